"""The Python client asks all that there is to ask, waits where it is told to, and asks again only
where that is safe."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from serai.client import Client, Offline, Refused, connection, sit_down
from server.test_openapi import in_a_thread

pytestmark = pytest.mark.once
ROOT = Path(__file__).resolve().parents[2]
OPEN = {"game": "silk", "seats": [{"kind": "open"}, {"kind": "open"}]}


def test_its_methods_are_made_of_the_api_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """If not: python tools/make_client.py"""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import make_client  # noqa: PLC0415 (not a package)

    assert make_client.FILE.read_text(encoding="utf-8") == make_client.operations()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_a_thread(tmp_path_factory.mktemp("client")) as found:
        yield found


def link_to(address: str, host: Client) -> str:
    """The link to a new table with two open seats."""
    table = host.post_table(**OPEN)["table"]
    return f"{address}/table/{table['id']}?invite={table['invite']}"


def test_two_programs_play_by_a_link(address: str) -> None:
    with Client(address) as host:
        link = link_to(address, host)
        ann, ben = sit_down(link, "Ann"), sit_down(link, "Ben")
        moves, seen = 0, [iter(seat.moments()) for seat in (ann, ben)]
        for _ in range(6):
            for seat, moments in zip((ann, ben), seen, strict=True):
                moment = next(moments)
                if moment["offers"]:
                    number = seat.play(moment["offers"][0]["id"])["number"]
                    moves += 1
                    assert number > moves
        assert moves >= 6
        assert host.get_table(ann.table)["moment"]["ply"] > moves


def test_who_keeps_the_token_is_the_same_person_again(address: str) -> None:
    with Client(address) as first, Client(address, first.token) as second:
        assert first.get_me() == second.get_me()
    with Client(address) as other:
        assert other.get_me() != first.get_me()


def test_what_is_refused_says_why_and_which_rule_forbids_it(address: str) -> None:
    with Client(address) as ann:
        table = ann.post_table(game="silk", seats=[{"kind": "me"}, {"kind": "me"}])["table"]["id"]
        ply = ann.get_table(table)["moment"]["ply"]
        with pytest.raises(Refused) as caught:
            ann.post_play(table, command="command-1", ply=ply, action="raise 99,99")
        assert caught.value.kind in ("illegal", "bad-input")
        with pytest.raises(Refused, match="no table") as caught:
            ann.get_table("nowhere")
        assert (caught.value.kind, caught.value.status) == ("unknown-table", 404)


def test_text_and_pages_come_as_what_they_are(address: str) -> None:
    with Client(address) as ann:
        assert "event-" in ann.get_words("silk", "en")
        assert ann.get_rules("silk", "es")["markdown"].startswith("#")
        picture = re.search(r"pictures/([\w.-]+\.webp)", ann.get_learn("silk", "en")["markdown"])
        assert picture
        assert ann.get_picture("silk", picture[1])[:4] == b"RIFF"
        assert ann.get_health()["troubles"] == []


# --- Waiting and asking again -------------------------------------------------------------------


class Grumpy(BaseHTTPRequestHandler):
    """A server that answers with what is in its list, and writes down what it was asked."""

    answers: list[tuple[int, dict[str, str], Any]]
    asked: list[tuple[str, str]]

    def _answer(self) -> None:
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.asked.append((self.command, self.path))
        status, headers, body = self.answers.pop(0)
        if status == 0:
            self.close_connection = True
            return
        text = json.dumps(body).encode()
        self.send_response(status)
        for name, value in {**headers, "content-length": str(len(text))}.items():
            self.send_header(name, value)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = _answer  # noqa: N815 (so http.server calls them)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def grumpy(*answers: tuple[int, dict[str, str], Any]) -> Iterator[tuple[Client, list[Any]]]:
    """A client of a server that answers like this, and what it was asked."""
    handler = type("One", (Grumpy,), {"answers": list(answers), "asked": []})
    server = HTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with Client(f"http://127.0.0.1:{server.server_port}", "token", patience=5) as client:
        yield client, handler.asked  # type: ignore[attr-defined]
    server.shutdown()
    server.server_close()


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how long the client would have waited."""
    found: list[float] = []
    monkeypatch.setattr(connection.time, "sleep", found.append)
    return found


TOO_MANY = (429, {"retry-after": "3"}, {"error": "too-many", "sentence": "slow down"})
BUSY = (503, {}, {"error": "busy", "sentence": "the log could not be written"})
CUT: tuple[int, dict[str, str], Any] = (0, {}, None)
FINE: tuple[int, dict[str, str], Any] = (200, {}, {"id": "ann"})
MADE: tuple[int, dict[str, str], Any] = (201, {}, {"table": {"id": "t"}})


def test_who_is_told_to_slow_down_waits_as_long_as_is_said(slept: list[float]) -> None:
    with grumpy(TOO_MANY, TOO_MANY, FINE) as (client, asked):
        client.patience = 10
        assert client.get_me() == {"id": "ann"}
    assert slept == [3.0, 3.0]
    assert len(asked) == 3


def test_what_may_be_sent_twice_is_sent_again_when_the_line_is_cut(slept: list[float]) -> None:
    with grumpy(CUT, BUSY, FINE) as (client, asked):
        client.post_play("t", command="command-1", ply=1, action="stop")
    assert len(asked) == 3
    assert slept == [connection.PAUSE] * 2


def test_what_would_be_made_twice_is_not_asked_for_again(slept: list[float]) -> None:
    with grumpy(CUT, MADE) as (client, asked):
        with pytest.raises(Offline):
            client.post_table(**OPEN)
        assert len(asked) == 1
        client.post_table(**OPEN)
    assert slept == []


def test_a_table_with_a_command_is_asked_for_again_because_it_is_opened_once(
    slept: list[float],
) -> None:
    with grumpy(CUT, BUSY, MADE) as (client, asked):
        client.post_table(**OPEN, command="open-0001")
    assert len(asked) == 3
    assert len(slept) == 2


def test_patience_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with grumpy(*[BUSY] * 5) as (client, asked):
        client.patience = 0.2
        monkeypatch.setattr(connection, "PAUSE", 0.1)
        with pytest.raises(Refused, match="could not be written"):
            client.get_me()
    assert len(asked) in (2, 3)


def test_a_proxy_that_answers_in_its_own_words_is_understood_too(slept: list[float]) -> None:
    with grumpy((404, {}, ["nothing here"])) as (client, _), pytest.raises(Refused, match="404"):
        client.get_me()
