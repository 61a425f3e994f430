"""The WebSocket: numbered news, commands, gaps, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.exceptions import InvalidState

from serai.server.guard import TRY_LATER
from serai.server.run import is_worth_a_line
from serai.server.socket import MESSAGE_LIMIT, Connection
from server.serving import Person, serving
from table.hearing import moment_after


class Line:
    """An open socket."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.moment: dict[str, Any] = {}
        """The game as the news told it."""

    def say(self, **message: Any) -> None:
        self.session.send_json(message)

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; all others are passed over."""
        while True:
            message: dict[str, Any] = self.session.receive_json()
            if message["type"] == "news":
                self.moment = moment_after(message, self.moment)
            if message["type"] in kinds:
                return message


@contextmanager
def line(person: Person, table: str) -> Iterator[Line]:
    """A socket to a table."""
    path = f"/api/tables/{table}/socket"
    with person.client.websocket_connect(path, headers=person.headers) as session:
        yield Line(session)


@pytest.fixture
def table(ann: Person) -> str:
    """Ann plays both seats."""
    return str(ann.open("silk", "me", "me")["id"])


def test_hello_brings_the_whole_picture_and_moves_bring_news(ann: Person, table: str) -> None:
    with line(ann, table) as socket:
        socket.say(type="hello")
        first = socket.hear("news")
        assert first["before"] is None
        assert {"table", "moment", "chat"} <= set(first)
        offer = first["moment"]["offers"][0]
        socket.say(type="play", command="12345678", ply=first["moment"]["ply"], action=offer["id"])
        second, done = socket.hear("news"), socket.hear("done")
        assert "moment" not in second
        assert {**socket.moment, "since": 0, "story": []} == {
            **ann.moment(table),
            "since": 0,
            "story": [],
        }
        assert (second["before"], second["number"]) == (first["number"], done["number"])
        assert done["command"] == "12345678"
        assert "table" not in second


def test_two_tabs_hear_the_same_and_never_double_a_move(ann: Person, table: str) -> None:
    with line(ann, table) as one, line(ann, table) as two:
        one.say(type="hello")
        two.say(type="hello")
        first = one.hear("news")
        two.hear("news")
        order = {
            "type": "play",
            "command": "the-same-1",
            "ply": first["moment"]["ply"],
            "action": first["moment"]["offers"][0]["id"],
        }
        one.say(**order)
        two.say(**order)
        assert one.hear("done")["number"] == two.hear("done")["number"] == first["number"] + 1
        assert ann.get(f"/tables/{table}").json()["number"] == first["number"] + 1


def test_after_a_lost_connection_one_message_repairs_the_gap(ann: Person, table: str) -> None:
    with line(ann, table) as socket:
        socket.say(type="hello")
        first = socket.hear("news")
    for _ in range(4):
        ann.play_first(table)
    with line(ann, table) as socket:
        socket.say(type="hello", have=first["number"], ply=first["moment"]["ply"])
        news = socket.hear("news")
        assert (news["before"], news["number"]) == (first["number"], first["number"] + 4)
        assert news["moment"] == ann.moment(table)


def test_a_spectator_sees_public_facts_and_commands_nothing(ann: Person, ben: Person) -> None:
    table = ann.open("silk-road", "me", "bot", "bot")["id"]
    with line(ben, table) as socket:
        socket.say(type="hello")
        now = socket.hear("news")["moment"]
        assert (now["you"], now["offers"], now["view"]["goods"]) == (None, [], {})
        socket.say(type="play", command="12345678", ply=now["ply"], action="pass")
        assert socket.hear("refused")["error"] == "no-seat"
        socket.say(type="why", ask="12345678", action="pass")
        assert socket.hear("error")["error"] == "not-your-turn"


def test_presence_is_told(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "open")
    ben.post(f"/tables/{table['id']}/join", name="Ben", invite=table["invite"])
    with line(ann, table["id"]) as socket:
        socket.say(type="hello")
        assert socket.hear("presence")["connected"] == [True, False]
        with line(ben, table["id"]) as other:
            other.say(type="hello")
            assert socket.hear("presence")["connected"] == [True, True]
        assert socket.hear("presence")["connected"] == [True, False]


def test_messages_that_are_broken_huge_or_unknown_change_nothing(ann: Person, table: str) -> None:
    before = ann.moment(table)
    with line(ann, table) as socket:
        socket.say(type="hello")
        for text, kind in (
            ("{", "bad-request"),
            ("[]", "bad-request"),
            ('{"type": "sing"}', "bad-request"),
            ('{"type": "play"}', "bad-request"),
            (json.dumps({"type": "chat", "command": "12345678", "text": "x" * 501}), "bad-request"),
            ("x" * (MESSAGE_LIMIT + 1), "too-large"),
        ):
            socket.session.send_text(text)
            assert socket.hear("error")["error"] == kind
        socket.say(type="play", command="12345678", ply=before["ply"], action="roll 1-1")
        refused = socket.hear("refused")
        assert (refused["error"], refused["refusal"]["reason"]) == ("illegal", "seats-decide")
        socket.say(type="play", command="12345678", ply=0, action="roll 1-1")
        assert socket.hear("refused")["error"] == "old-ply"
    assert ann.moment(table) == before


def test_another_seats_person_cannot_decide_for_it(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "open")
    ben.post(f"/tables/{table['id']}/join", name="Ben", invite=table["invite"])
    before = ann.moment(table["id"])
    other = ben if before["offers"] else ann
    offer = (before["offers"] or ben.moment(table["id"])["offers"])[0]["id"]
    with line(other, table["id"]) as socket:
        socket.say(type="hello")
        socket.say(type="play", command="12345678", ply=before["ply"], action=offer)
        assert socket.hear("refused")["error"] == "not-your-turn"
        socket.say(type="undo", command="12345679", ply=before["ply"])
        assert socket.hear("refused")["error"] == "cannot-undo"
    assert ann.moment(table["id"]) == before


def test_a_person_has_so_many_sockets_and_another_when_one_is_closed(tmp_path) -> None:
    with serving(tmp_path, patience=0.15) as client:  # 3 sockets instead of 20
        ann, ben = Person(client), Person(client)
        table = ann.open("silk", "me", "me")["id"]
        with ExitStack() as stack:
            held = [stack.enter_context(line(ann, table)) for _ in range(3)]
            held[0].say(type="hello")
            held[0].hear("news")
            with line(ann, table) as more:
                assert more.hear("error")["error"] == "too-many"
                with pytest.raises(WebSocketDisconnect) as closed:
                    more.session.receive_json()
                assert closed.value.code == TRY_LATER
            with line(ben, table) as other:
                other.say(type="hello")
                assert other.hear("news")["moment"]["you"] is None
        wait_for_silence(client)
        with line(ann, table) as again:
            again.say(type="hello")
            assert again.hear("news")["type"] == "news"


def wait_for_silence(client: Any) -> None:
    """Wait until the server has noticed that all sockets are closed."""
    while client.app.state.connections.open:
        time.sleep(0.01)


def test_an_unknown_table_and_a_forged_token_are_told_and_closed(ann: Person, table: str) -> None:
    with line(ann, "nowhere") as socket:
        assert socket.hear("error")["error"] == "unknown-table"
    ann.headers = {"authorization": "Bearer forged.token"}
    with line(ann, table) as socket:
        assert socket.hear("error")["error"] == "bad-token"


def test_previews_undo_chat_and_why_over_the_socket(ann: Person, table: str) -> None:
    with line(ann, table) as socket:
        socket.say(type="hello")
        now = socket.hear("news")["moment"]
        socket.say(type="preview", ply=now["ply"])
        offers = [offer["id"] for offer in now["offers"]]
        assert list(socket.hear("previews")["previews"]) == offers
        socket.say(type="why", ask="12345678", target={"kind": "corner", "value": "1,1"})
        assert socket.hear("reasons")["refusal"]["clause"].startswith("silk.")
        socket.say(type="chat", command="say-it-01", text="hello")
        assert socket.hear("news")["chat"][0]["text"] == "hello"
        socket.say(type="play", command="12345678", ply=now["ply"], action=offers[0])
        socket.hear("news")
        socket.say(type="undo", command="undo-it-1", ply=socket.moment["ply"])
        socket.hear("news")
        back = socket.moment
        assert (back["ply"], back["since"], back["view"]) == (now["ply"], now["ply"], now["view"])


def test_a_flood_is_slowed_and_then_cut(tmp_path) -> None:
    with serving(tmp_path, patience=1.0) as client:
        person = Person(client)
        table = person.open("silk", "me", "me")["id"]
        with line(person, table) as socket:
            for _ in range(400):
                socket.session.send_text("{}")
            with pytest.raises(WebSocketDisconnect):
                _ = [socket.session.receive_json() for _ in range(400)]


def test_who_has_been_let_go_and_goes_on_sending_nonsense_is_no_fault() -> None:
    sent: list[str] = []

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": "{"}

    async def send(message: Any) -> None:
        sent.append(message["type"])

    async def work() -> None:
        websocket = WebSocket({"type": "websocket"}, receive, send)
        websocket.client_state = websocket.application_state = WebSocketState.CONNECTED
        tables = SimpleNamespace(invite=str, detach=lambda *_: None)
        session = SimpleNamespace(id="table", listeners=set())
        connection = Connection(websocket, tables, session, None, 1e9)  # type: ignore[arg-type]
        connection.let_go()
        await connection.serve()

    asyncio.run(work())
    assert sent == ["websocket.close"]


def test_a_text_that_is_none_puts_no_traceback_into_the_log() -> None:
    def failing() -> None:
        try:
            b"\xac".decode()
        except UnicodeDecodeError:
            raise InvalidState("connection is closing")  # noqa: B904 (so uvicorn does it)

    def record_of(work: Callable[[], Any]) -> logging.LogRecord:
        with pytest.raises((ValueError, InvalidState)) as failed:
            work()
        told = (failed.type, failed.value, failed.tb)
        return logging.LogRecord("asyncio", logging.ERROR, "", 1, "Fatal error", (), told)

    assert not is_worth_a_line(record_of(failing))
    assert not is_worth_a_line(record_of(b"\xac".decode))
    assert is_worth_a_line(record_of(lambda: int("a fault of ours")))
