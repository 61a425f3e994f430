"""Hosts and their guests: sending away, new invites, closing; reporting a line; taking one's games
along, and being forgotten."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from serai.engine.match import Match
from serai.server.storage import warden as warden_module
from serai.server.storage.database import open_database
from serai.server.storage.store import DatabaseStore
from serai.server.storage.tables import METADATA
from serai.server.storage.warden import Warden
from serai.table.hosting import FORGOTTEN
from server.serving import Person, serving
from server.test_storage import write

pytestmark = pytest.mark.once


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def seated(host: Person, guest: Person, *more: str) -> dict[str, Any]:
    """A table of two, and open seats or bots."""
    table = host.open("silk", "me", "open", *more)
    answer = guest.post(f"/tables/{table['id']}/join", name="Ben", invite=table["invite"])
    assert answer.status_code == 200, answer.text
    return table


def facts(person: Person, table: str) -> Any:
    return person.get(f"/tables/{table}").json()["table"]


# --- Hosts ----------------------------------------------------------------------------------------


def test_a_guest_who_is_sent_away_before_the_game_leaves_an_open_seat_and_stays_away(
    ann: Person, ben: Person, client: TestClient
) -> None:
    table = seated(ann, ben, "open")
    path = f"/tables/{table['id']}"
    assert error(ben.post(f"{path}/send-away", seat=0)) == (403, "not-host")
    assert ann.post(f"{path}/send-away", seat=1).status_code == 200
    assert [seat["kind"] for seat in facts(ann, table["id"])["seats"]] == ["person", "open", "open"]
    new = facts(ann, table["id"])["invite"]
    assert new != table["invite"]
    for invite in (table["invite"], new):
        answer = ben.post(f"{path}/join", name="Ben", invite=invite)
        assert answer.json()["error"] in ("bad-invite", "sent-away")
    eve = Person(client)
    assert error(eve.post(f"{path}/join", name="Eve", invite=table["invite"]))[1] == "bad-invite"
    assert eve.post(f"{path}/join", name="Eve", invite=new).status_code == 200


def test_a_guest_who_is_sent_away_from_a_game_gives_the_seat_to_a_bot(
    ann: Person, ben: Person
) -> None:
    table = seated(ann, ben)["id"]
    assert ann.post(f"/tables/{table}/send-away", seat=1).status_code == 200
    seat = facts(ann, table)["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("bot", "random")
    assert facts(ben, table)["yours"] == []
    assert error(ben.post(f"/tables/{table}/return"))[1] == "no-seat"
    assert error(ann.post(f"/tables/{table}/send-away", seat=0)) == (422, "bad-input")
    assert error(ann.post(f"/tables/{table}/send-away", seat=1)) == (422, "bad-input")


def test_a_new_invite_ends_the_one_before(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "open")
    path = f"/tables/{table['id']}"
    assert error(ben.post(f"{path}/renew-invite")) == (403, "not-host")
    assert ann.post(f"{path}/renew-invite").status_code == 200
    assert ben.get(f"{path}/invite", invite=table["invite"]).json() == {"opens": False}
    new = facts(ann, table["id"])["invite"]
    assert ben.get(f"{path}/invite", invite=new).json() == {"opens": True}
    assert facts(ben, table["id"])["invite"] is None


@pytest.mark.parametrize("kinds", [("me", "open"), ("me", "me"), ("me", "bot")])
def test_at_a_closed_table_nothing_happens_any_more(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    with serving(tmp_path) as client:
        ann, ben = Person(client), Person(client)
        table = ann.open("silk", *kinds)
        path = f"/tables/{table['id']}"
        assert error(ben.post(f"{path}/close")) == (403, "not-host")
        assert ann.post(f"{path}/close").status_code == 200
        assert ann.post(f"{path}/close").status_code == 200, "asked twice, done once"
        check_closed(ann, ben, table)
    with serving(tmp_path) as client:
        ann.client = ben.client = client
        check_closed(ann, ben, table)


def check_closed(ann: Person, ben: Person, table: Any) -> None:
    path = f"/tables/{table['id']}"
    news = ann.get(path).json()
    assert news["table"]["stage"] == "closed"
    if "moment" in news:
        moment = news["moment"]
        assert (moment["actor"], moment["offers"], moment["winners"]) == (None, [], [])
        assert "secret" not in moment["dice"]
        assert error(ann.get(f"{path}/replay")) == (409, "not-over")
    order = {"command": ann.command(), "ply": news.get("moment", {}).get("ply", 0)}
    join = {"name": "Ben", "invite": table["invite"]}
    refused = [
        ann.post(f"{path}/undo", **order),
        ann.post(f"{path}/play", **order, action="stop"),
        ann.post(f"{path}/chat", command=ann.command(), text="hello?"),
        ben.post(f"{path}/join", **join),
        ann.post(f"{path}/leave"),
        ann.post(f"{path}/seat-bot", seat=1),
        ann.post(f"{path}/renew-invite"),
    ]
    assert {error(answer)[1] for answer in refused} <= {"closed", "not-running"}
    assert table["id"] not in [row["id"] for row in ann.get("/tables").json()["yours"]]


# --- Chat -----------------------------------------------------------------------------------------


def test_a_line_is_reported_once_by_those_who_sit_there(
    ann: Person, ben: Person, client: TestClient
) -> None:
    table = seated(ann, ben)["id"]
    said = ben.post(f"/tables/{table}/chat", command=ben.command(), text="something rude")
    number = said.json()["number"]
    report = f"/tables/{table}/report"
    for _ in range(2):
        assert ann.post(report, number=number).status_code == 200
    assert error(ann.post(report, number=number + 1)) == (404, "not-found")
    assert error(Person(client).post(report, number=number)) == (403, "no-seat")
    warden: Warden = client.app.state.warden  # type: ignore[attr-defined]
    mine = [row for row in warden.reports() if row.table_id == table]
    assert [(row.number, row.who) for row in mine] == [(number, ben.get("/me").json()["id"])]
    assert "something rude" in mine[0].body


# --- Oneself --------------------------------------------------------------------------------------


def test_somebodys_games_come_as_a_file_of_records_as_they_may_know_them(
    ann: Person, ben: Person
) -> None:
    tables = [
        ann.open("silver-isle", "me", "me", "bot", "bot")["id"],
        ann.open("silk", "me", "me")["id"],
    ]
    ann.open("silk", "me", "open")
    ann.play_first(tables[1])
    answer = ann.get("/me/games")
    assert "serai-games.jsonl" in answer.headers["content-disposition"]
    records = {record["table"]: record for record in map(json.loads, answer.text.splitlines())}
    assert set(records) == set(tables)
    for table in tables:
        assert {"table": table, **ann.get(f"/tables/{table}/record").json()} == records[table]
    assert ben.get("/me/games").text == ""


def test_records_of_games_are_not_made_where_all_others_wait_for_it(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open("silk", "me", "me")["id"]
    makers: list[bool] = []
    record = Match.record

    def noted(match: Match, viewer: int | None) -> Any:
        with suppress(RuntimeError):
            makers.append(asyncio.get_running_loop() is None)
        return record(match, viewer)

    monkeypatch.setattr(Match, "record", noted)
    assert table in ann.get("/me/games").text
    assert makers == [], "a loop ran in the thread that made it"


def test_a_table_is_closed_though_somebody_moves_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'serai.db'}"
    store = DatabaseStore(open_database(url))
    head = {"stage": "running", "listed": False, "people": frozenset({"ann"})}
    asyncio.run(store.append([write("t", 1, **head)]))
    moves = [write("t", 2)]

    def move_first() -> str:
        if moves:
            asyncio.run(store.append([moves.pop()]))
        return "2026-01-01T12:00:00"

    monkeypatch.setattr(warden_module, "now", move_first)
    Warden(store.engine).close("t")
    kinds = [entry.kind for entry in asyncio.run(store.load("t"))]
    assert kinds == ["played", "played", "closed"]
    store.close()


def all_that_is_kept(folder: Path) -> str:
    """The whole database as text."""
    engine = open_database(f"sqlite:///{folder / 'serai.db'}")
    with engine.connect() as connection:
        rows = [connection.execute(select(table)).all() for table in METADATA.sorted_tables]
    engine.dispose()
    return repr(rows)


def test_who_is_forgotten_is_named_nowhere_and_others_play_on(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        ann, eve = Person(client), Person(client)
        who = eve.get("/me").json()["id"]
        tables = {
            "waiting": ann.open("silk", "me", "open", "open"),
            "running": ann.open("silk", "me", "open"),
            "own": eve.open("silk", "me", "open"),
            "bots": eve.open("silk", "bot", "bot"),
        }
        for table in (tables["waiting"], tables["running"]):
            join = {"name": "Evelyn", "invite": table["invite"]}
            eve.post(f"/tables/{table['id']}/join", **join)
        running = tables["running"]["id"]
        for text in ("my secret", "another"):
            eve.post(f"/tables/{running}/chat", command=eve.command(), text=text)
        ann.post(f"/tables/{running}/chat", command=ann.command(), text="hello there")
        for _ in range(4):
            (ann if ann.moment(running)["actor"] == 0 else eve).play_first(running)
        assert who in all_that_is_kept(tmp_path)
        before = ann.moment(running)["ply"]
        answer = eve.post("/me/forget")
        assert answer.json() == {"id": who}
        check_forgotten(ann, tables, before)
    kept = all_that_is_kept(tmp_path)
    assert not [word for word in (who, "Evelyn", "my secret", "another") if word in kept]
    with serving(tmp_path) as client:
        ann.client = eve.client = client
        check_forgotten(ann, tables, before)
        assert eve.get("/tables").json()["yours"] == []
        assert facts(eve, tables["own"]["id"])["host"] is False
        assert client.get("/api/health").json()["troubles"] == []


def check_forgotten(ann: Person, tables: Any, ply: int) -> None:
    waiting = facts(ann, tables["waiting"]["id"])["seats"]
    assert [seat["kind"] for seat in waiting] == ["person", "open", "open"]
    news = ann.get(f"/tables/{tables['running']['id']}").json()
    assert [seat["kind"] for seat in news["table"]["seats"]] == ["person", "bot"]
    assert [line["text"] for line in news["chat"]] == ["hello there"]
    assert news["moment"]["ply"] >= ply


def test_a_finished_game_stays_whole_without_the_name_of_who_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, patience=1e6) as client:
        ann, eve = Person(client), Person(client)
        table = seated(ann, eve)["id"]
        while not (moment := ann.moment(table))["over"]:
            (ann if moment["actor"] == 0 else eve).play_first(table)
        record, dice = ann.get(f"/tables/{table}/record").json(), None
        dice = ann.get(f"/tables/{table}/dice").json()
        assert dice["checked"]
        eve.post("/me/forget")
        assert facts(ann, table)["seats"][1]["name"] == FORGOTTEN
    with serving(tmp_path, patience=1e6) as client:
        ann.client = client
        seat = facts(ann, table)["seats"][1]
        assert (seat["kind"], seat["name"]) == ("person", FORGOTTEN)
        assert ann.get(f"/tables/{table}/record").json() == record
        assert ann.get(f"/tables/{table}/dice").json() == dice
