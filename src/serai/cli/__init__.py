"""The command line: one file a command. Heavy imports wait until a command needs them."""

from __future__ import annotations


def main() -> None:
    """The entry point of `serai`."""
    from serai.cli.app import app

    app()
