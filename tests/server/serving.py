"""A server for tests: in this process, on a database of its own, patient with fast clients."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from serai.server.app import make_app
from serai.server.settings import Settings

PATIENCE = 1000.0


def settings_for(folder: Path, **changed: Any) -> Settings:
    """Settings with a database in this folder, unless another is named."""
    quick = {"bot_delay": 0.0, "adviser": "beginner", "default_bot": "random"}
    where = {"database": f"sqlite:///{folder / 'serai.db'}"}
    return Settings(**{**where, **quick, "patience": PATIENCE, **changed})


@contextmanager
def serving(folder: Path, **changed: Any) -> Iterator[TestClient]:
    """A client of a running server."""
    with TestClient(
        make_app(settings_for(folder, **changed)), base_url="http://serai.test"
    ) as client:
        yield client


class Person:
    """Somebody with a token of their own."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.token = client.post("/api/tokens").json()["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.commands = 0

    def get(self, path: str, **query: Any) -> Any:
        """Ask for something."""
        return self.client.get(f"/api{path}", params=query, headers=self.headers)

    def post(self, path: str, **body: Any) -> Any:
        """Command something."""
        return self.client.post(f"/api{path}", json=body, headers=self.headers)

    def command(self) -> str:
        """A name for the next command."""
        self.commands += 1
        return f"command-{self.commands}"

    def open(self, game: str, *kinds: str, **rest: Any) -> dict[str, Any]:
        """Open a table with these kinds of seats."""
        seats = [{"kind": kind, **({"name": "Ann"} if kind == "me" else {})} for kind in kinds]
        answer = self.post("/tables", game=game, seats=seats, **rest)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()["table"]
        return table

    def moment(self, table: str) -> dict[str, Any]:
        """The game as this person sees it."""
        found: dict[str, Any] = self.get(f"/tables/{table}").json()["moment"]
        return found

    def play_first(self, table: str) -> Any:
        """Play the first offer."""
        now = self.moment(table)
        return self.post(
            f"/tables/{table}/play",
            command=self.command(),
            ply=now["ply"],
            action=now["offers"][0]["id"],
        )
