"""A language model at tables: only where the host lets it sit, and only at the host's address."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from llm.stub import Answer, Stub, last_offer, serving
from serai.bots.llm import bot as llm
from server.serving import Person
from server.serving import serving as served

pytestmark = pytest.mark.once
REFUSED = "has not let 'llm"


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stub]:
    """A model, set up as a host does."""
    with serving(last_offer) as stub:
        monkeypatch.setenv(llm.ADDRESS, stub.address)
        monkeypatch.setenv(llm.MODEL, "parrot")
        yield stub


def seats(bot: str) -> list[dict[str, Any]]:
    """Somebody against this bot."""
    return [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]


def wait_for(stub: Stub, number: int) -> None:
    """Wait until so many questions were asked."""
    deadline = time.monotonic() + 20
    while len(stub.asked) < number:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_it_plays_at_tables_where_the_host_lets_it(tmp_path: Path, stub: Stub) -> None:
    with served(tmp_path, remote_bots=("llm",)) as client:
        ann = Person(client)
        assert "llm" in [each["bot"] for each in ann.get("/games").json()["bots"]]
        bots = [{"kind": "bot", "bot": "llm"}, {"kind": "bot", "bot": "llm"}]
        opened = ann.post("/tables", game="silk", seats=bots)
        assert opened.status_code == 201, opened.text
        wait_for(stub, 4)
        table = opened.json()["table"]["id"]
        assert ann.moment(table)["ply"] > 0
    assert {asked["model"] for asked in stub.asked} == {"parrot"}


def test_elsewhere_nobody_seats_it_and_nobody_asks_it_for_a_hint(
    tmp_path: Path, stub: Stub
) -> None:
    with served(tmp_path) as client:
        ann = Person(client)
        assert "llm" not in [each["bot"] for each in ann.get("/games").json()["bots"]]
        table = ann.open("silk", "me", "open")["id"]
        answers = [
            ann.post("/tables", game="silk", seats=seats("llm")),
            ann.post(f"/tables/{table}/seat-bot", seat=1, bot="llm"),
        ]
        running = ann.open("silk", "me", "me")["id"]
        answers.append(ann.get(f"/tables/{running}/hint", bot="llm"))
    for answer in answers:
        assert answer.status_code == 422, answer.text
        assert REFUSED in answer.text
    assert stub.asked == []


@pytest.mark.parametrize("remote_bots", [(), ("llm",)])
def test_a_guest_cannot_choose_the_address(
    tmp_path: Path, stub: Stub, remote_bots: tuple[str, ...]
) -> None:
    """Otherwise the server could be made to call whatever it can reach and its guest cannot."""
    with (
        serving(lambda _: Answer(b"", 500)) as inside,
        served(tmp_path, remote_bots=remote_bots) as client,
    ):
        ann = Person(client)
        table = ann.open("silk", "me", "open")["id"]
        running = ann.open("silk", "me", "me")["id"]
        for bot in (f"llm:address={inside.address}", f"llm :address={inside.address}", "llm:"):
            answers = [
                ann.post("/tables", game="silk", seats=seats(bot)),
                ann.post(f"/tables/{table}/seat-bot", seat=1, bot=bot),
                ann.get(f"/tables/{running}/hint", bot=bot),
            ]
            assert {answer.status_code for answer in answers} == {422}, bot
    assert inside.asked == stub.asked == []


def test_tables_go_on_where_the_host_has_taken_the_address_away(
    tmp_path: Path, stub: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = [{"kind": "bot", "bot": "llm"}, {"kind": "bot", "bot": "llm"}]
    with served(tmp_path, remote_bots=("llm",), bot_delay=0.05) as client:
        ann = Person(client)
        table = ann.post("/tables", game="silk", seats=bots).json()["table"]["id"]
        wait_for(stub, 2)
    monkeypatch.delenv(llm.ADDRESS)
    with served(tmp_path) as client:
        ann.client = client
        before, asked = ann.moment(table)["ply"], len(stub.asked)
        deadline = time.monotonic() + 20
        while ann.moment(table)["ply"] < before + 5:
            assert time.monotonic() < deadline
            time.sleep(0.02)
    assert len(stub.asked) == asked
