"""The command line: one file a command. Heavy imports wait until a command needs them."""

from __future__ import annotations


def main() -> None:
    """The entry point of `serai`."""
    import sys
    from io import TextIOWrapper

    from serai.cli.app import app

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows only ASCII shows "mast?n"
    app()
