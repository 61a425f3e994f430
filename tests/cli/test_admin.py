"""Looking after a server from the command line, while it runs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from cli.running import complaint, output
from serai.cli.commands.admin import admin
from serai.server import app as application
from server.serving import Person, serving
from server.test_faults import damage

pytestmark = pytest.mark.once


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(application, "ROUND", 0.05)
    monkeypatch.setenv("SERAI_DATABASE", str(tmp_path / "serai.db"))
    with serving(tmp_path) as found:
        yield found


def soon(holds: object) -> None:
    """Wait until the server has noticed."""
    for _ in range(500):
        if holds():  # type: ignore[operator]
            return
        threading.Event().wait(0.01)
    pytest.fail("the server did not notice")


def test_every_command_of_the_warden_explains_itself_with_an_example() -> None:
    for command in admin.registered_commands:
        shown = output("admin", command.name, "--help")
        assert f"serai admin {command.name}" in shown.partition("Examples:")[2]


def test_tables_are_listed_with_who_sits_there(client: TestClient) -> None:
    ann = Person(client)
    running, waiting = ann.open("silk", "me", "me")["id"], ann.open("silk", "me", "open")["id"]
    who = ann.get("/me").json()["id"]
    shown = output("admin", "tables", columns=160)
    assert all(word in shown for word in (running, waiting, who, "running", "waiting"))
    assert waiting not in output("admin", "tables", "--stage", "running", columns=160)
    assert running in output("admin", "tables", "--who", who, columns=160)


def test_a_table_is_closed_under_play_and_a_damaged_one_too(
    client: TestClient, tmp_path: Path
) -> None:
    ann = Person(client)
    table, damaged = ann.open("silk", "me", "me")["id"], ann.open("silk", "me", "me")["id"]
    client.app.state.tables.sessions.pop(damaged)  # type: ignore[attr-defined]
    damage(tmp_path, damaged)
    for each in (table, damaged):
        assert output("admin", "close", each) == f"{each} is closed\n"
    soon(lambda: ann.get(f"/tables/{table}").json()["table"]["stage"] == "closed")
    assert damaged not in {row["id"] for row in ann.get("/tables").json()["yours"]}
    assert "could be closed" in complaint("admin", "close", table)
    assert "could be closed" in complaint("admin", "close", "nowhere")


def test_who_is_banned_does_nothing_here_until_they_are_not(client: TestClient) -> None:
    ann, ben = Person(client), Person(client)
    table = ann.open("silk", "me", "me")["id"]
    who = ann.get("/me").json()["id"]
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=ann.headers) as line:
        line.send_json({"type": "hello"})
        assert line.receive_json()["type"] == "news"
        output("admin", "ban", who)
        soon(lambda: ann.get(f"/tables/{table}").status_code == 403)
        while (message := line.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 4408
    assert ann.post("/tables", game="silk", seats=[]).json()["error"] == "banned"
    assert ben.get(f"/tables/{table}").status_code == 200
    assert who in output("admin", "bans")
    output("admin", "unban", who)
    soon(lambda: ann.get(f"/tables/{table}").status_code == 200)
    assert "not banned" in complaint("admin", "unban", who)


def test_reported_lines_are_read_and_dismissed(client: TestClient) -> None:
    ann = Person(client)
    table = ann.open("silk", "me", "me")["id"]
    line = ann.post(f"/tables/{table}/chat", command="chat-0001", text="[bold]rude[/bold]").json()
    ann.post(f"/tables/{table}/report", number=line["number"])
    assert "[bold]rude[/bold]" in output("admin", "reports", columns=160)
    output("admin", "dismiss", table, line["number"])
    assert table not in output("admin", "reports", columns=160)
    assert "not been reported" in complaint("admin", "dismiss", table, line["number"])
