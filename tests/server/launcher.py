"""Starts real server processes one after the other. Everything is imported once; each line on stdin
forks a fresh process that serves until it is killed. Its id is printed."""

from __future__ import annotations

import os
import socket
import sys

from serai.server.background_compiler import all_games
from serai.server.run import make_server
from serai.server.settings import Settings


def serve(database: str, port: int) -> None:
    """Serve until killed."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    settings = Settings(database, bot_delay=0.0, patience=1e6, default_bot="random")
    make_server(settings, "127.0.0.1", port).run([listener])


def main() -> None:
    """Fork a server for every line."""
    database, port = sys.argv[1], int(sys.argv[2])
    all_games()  # a game is imported when it is asked for
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(database, port)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
