"""Tables over HTTP: opening, joining, playing, looking back."""

from __future__ import annotations

import time
from typing import Any

import pytest
from pydantic import TypeAdapter

import serai
from serai.bots import Observation, make_bot
from serai.bots.hint import Advice, advise
from serai.bots.search import SearchBot
from serai.engine.fairness import verify
from serai.server import outgoing
from serai.table import analysing, answering
from serai.table.tables import Tables
from server.serving import Person, serving


def join(person: Person, table: dict[str, Any], **rest: Any) -> Any:
    """Sit down by the invite."""
    return person.post(f"/tables/{table['id']}/join", name="Ben", invite=table["invite"], **rest)


def table_for_two(ann: Person, ben: Person) -> dict[str, Any]:
    """A running game of Ann and Ben."""
    table = ann.open("silk", "me", "open")
    assert join(ben, table).status_code == 200
    return table


def whose_turn(table: str, *people: Person) -> Person:
    """Who has to decide: the first to have offers."""
    return next(person for person in people if person.moment(table)["offers"])


def test_what_can_be_played_is_told(ann: Person) -> None:
    found = ann.get("/games").json()
    assert [game["id"] for game in found["games"]] == serai.games()
    assert found["bots"][0] == {"bot": "beginner", "is_level": True}
    assert {"bot": "random", "is_level": False} in found["bots"]
    letters = {game["id"]: game["letters"] for game in found["games"]}
    assert letters["silver-isle"] == list("SAMC")
    assert letters["silk"] == list("ABCD")
    isle = next(game for game in found["games"] if game["id"] == "silver-isle")
    most = {option["name"]: option["most"] for option in isle["options"]}
    assert most["limit_rounds"] > 1000
    assert most["mine_cap"] is None
    road = next(game for game in found["games"] if game["id"] == "silk-road")
    assert road["printed"]["cities"]
    assert {
        "do": "move",
        "notation": "move {city}",
        "parts": [{"name": "city", "kind": "city"}],
    } in (road["actions"])


def test_words_and_rules_are_served_in_both_languages(ann: Person) -> None:
    for game in serai.games():
        for language in ("en", "es"):
            assert "event-game-won" in ann.get(f"/words/{game}/{language}.ftl").text
            assert ann.get(f"/rules/{game}/{language}").json()["markdown"].startswith("# ")
    assert ann.get("/words/silk/xx.ftl").json()["error"] == "not-found"
    assert ann.get("/words/chess/en.ftl").json()["error"] == "unknown-game"


def test_a_friend_joins_by_link_with_nothing_but_a_name(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "open")
    assert table["stage"] == "waiting"
    assert ben.get(f"/tables/{table['id']}").json()["table"]["invite"] is None
    joined = join(ben, table).json()["table"]
    assert (joined["stage"], joined["yours"]) == ("running", [1])
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ben"]


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "open")
    order = {"seat": 1, "bot": "random"}
    assert ben.post(f"/tables/{table['id']}/seat-bot", **order).json()["error"] == "no-seat"
    assert ann.post(f"/tables/{table['id']}/seat-bot", **order).status_code == 200
    now = ann.get(f"/tables/{table['id']}").json()["table"]
    assert (now["stage"], now["seats"][1]["bot"]) == ("running", "random")
    late = join(ben, table)
    assert (late.status_code, late.json()["error"]) == (409, "no-open-seat")


def test_a_bot_makes_room_for_a_friend_who_comes_after_all(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "bot", "open")
    order = {"seat": 1}
    assert ben.post(f"/tables/{table['id']}/open-seat", **order).json()["error"] == "no-seat"
    assert ann.post(f"/tables/{table['id']}/open-seat", **order).status_code == 200
    assert join(ben, table).json()["table"]["yours"] == [1]
    begun = ann.open("silk", "me", "bot")
    late = ann.post(f"/tables/{begun['id']}/open-seat", **order)
    assert (late.status_code, late.json()["error"]) == (409, "has-begun")


def test_a_wrong_invite_opens_nothing(ann: Person, ben: Person) -> None:
    table, other = ann.open("silk", "me", "open"), ann.open("silk", "me", "open")
    wrong = join(ben, {**table, "invite": other["invite"]})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "bad-invite")
    assert ann.get(f"/tables/{table['id']}").json()["table"]["stage"] == "waiting"


def test_whether_an_invite_opens_a_table_is_told_before_anybody_sits_down(
    ann: Person, ben: Person
) -> None:
    table, other = ann.open("silk", "me", "open"), ann.open("silk", "me", "open")
    listed = ann.open("silk", "me", "open", listed=True)

    def opens(table: dict[str, Any], invite: str) -> bool:
        found: bool = ben.get(f"/tables/{table['id']}/invite", invite=invite).json()["opens"]
        return found

    assert opens(table, table["invite"])
    assert not opens(table, other["invite"])
    assert not opens(table, "")
    assert opens(listed, "")
    assert ben.get("/tables/nowhere/invite").status_code == 404


def test_the_lobby_tells_whose_turn_it_is_and_how_games_ended(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    turns = {who: lobby_row(who, table)["your_turn"] for who in (ann, ben)}
    assert turns == {who: who is whose_turn(table, ann, ben) for who in (ann, ben)}
    for _ in range(3000):
        who = whose_turn(table, ann, ben)
        if who.play_first(table).status_code != 200 or ann.moment(table)["over"]:
            break
    moment, told = ann.moment(table), lobby_row(ann, table)
    assert moment["over"]
    ending = {"at": told["since"], "scores": moment["scores"], "winners": moment["winners"]}
    assert (told["ending"], told["your_turn"], told["actor"]) == (ending, False, None)


def lobby_row(person: Person, table: str) -> dict[str, Any]:
    """One of somebody's tables, as the lobby lists it."""
    rows = person.get("/tables").json()["yours"]
    TypeAdapter(outgoing.Lobby).validate_python({"yours": rows, "open": []})
    return next(row for row in rows if row["id"] == table)


def test_the_lobby_shows_ones_own_tables_and_listed_ones(ann: Person, ben: Person) -> None:
    own = ann.open("silk", "me", "open")
    listed = ann.open("silk", "me", "open", listed=True)
    mine = [table["id"] for table in ann.get("/tables").json()["yours"]]
    assert {own["id"], listed["id"]} <= set(mine)
    open_to_ben = [table["id"] for table in ben.get("/tables").json()["open"]]
    assert listed["id"] in open_to_ben
    assert own["id"] not in open_to_ben
    assert join(ben, {**listed, "invite": ""}).status_code == 200


def test_moves_are_played_by_notation_or_typed_and_told(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    who = whose_turn(table, ann, ben)
    now = who.moment(table)
    offer = now["offers"][0]
    assert offer["targets"] == [{"part": "tile", "kind": "tile", "value": offer["action"]["tile"]}]
    played = who.post(
        f"/tables/{table}/play", command="12345678", ply=now["ply"], action=offer["action"]
    )
    assert played.status_code == 200
    after = ann.moment(table)
    assert after["story"][-1]["event"]["event"] == "worm-placed"
    again = who.post(
        f"/tables/{table}/play", command="12345678", ply=now["ply"], action=offer["action"]
    )
    assert again.json()["number"] == played.json()["number"]
    late = who.post(f"/tables/{table}/play", command="87654321", ply=now["ply"], action=offer["id"])
    assert (late.status_code, late.json()["error"]) in ((409, "old-ply"), (403, "not-your-turn"))


def test_an_illegal_move_is_refused_with_clause_words_and_link(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    who = whose_turn(table, ann, ben)
    ply = who.moment(table)["ply"]
    answer = who.post(f"/tables/{table}/play", command="12345678", ply=ply, action="graze 0,0")
    assert answer.status_code == 409
    refusal = answer.json()["refusal"]
    assert refusal["link"] == f"/rules/silk#{refusal['clause']}"
    assert refusal["en"] != refusal["es"]
    asked = who.post(f"/tables/{table}/why", action="graze 0,0").json()["refusal"]
    assert asked == refusal


def test_a_click_on_something_that_is_not_offered_is_answered_with_the_reason(
    ann: Person, ben: Person
) -> None:
    table = table_for_two(ann, ben)["id"]
    who = whose_turn(table, ann, ben)
    lit = {offer["action"]["tile"] for offer in who.moment(table)["offers"]}
    dark = next(
        f"{row},{column}" for row in range(4) for column in range(5) if f"{row},{column}" not in lit
    )
    found = who.post(f"/tables/{table}/why", target={"kind": "tile", "value": dark}).json()
    assert found["refusal"]["action"] == f"worm {dark}"
    other = ben if who is ann else ann
    assert other.post(f"/tables/{table}/why", action="roll 1-1").json()["error"] == "not-your-turn"


@pytest.mark.parametrize(
    ("game", "players", "kind", "value", "reason"),
    [
        ("silk", 2, "side", "H0,0", "place-worms"),
        ("silk-road", 3, "city", "antioch", "bid-or-pass"),
        ("silver-isle", 4, "place", "[0,0]", "place-your-port"),
    ],
)
def test_a_click_on_what_cannot_be_meant_is_answered_with_what_is_asked(
    ann: Person, game: str, players: int, kind: str, value: str, reason: str
) -> None:
    table = ann.open(game, *["me"] * players)["id"]
    while ann.moment(table)["offers"][0]["action"]["do"] == "lay_tile":
        ann.play_first(table)
    found = ann.post(f"/tables/{table}/why", target={"kind": kind, "value": value}).json()
    assert found["refusal"]["reason"] == reason


def test_previews_tell_what_playing_then_does(ann: Person, ben: Person) -> None:
    """Whatever a preview tells is what the move then tells, in the same words, with what follows
    from it by itself."""
    table = table_for_two(ann, ben)["id"]
    for step in range(30):
        who = whose_turn(table, ann, ben)
        now = who.moment(table)
        foretold = who.get(f"/tables/{table}/previews").json()
        assert foretold["ply"] == now["ply"]
        assert set(foretold["previews"]) == {offer["id"] for offer in now["offers"]}
        offer = now["offers"][step % len(now["offers"])]["id"]
        who.post(f"/tables/{table}/play", command=f"command-{step}", ply=now["ply"], action=offer)
        told = [told for told in who.moment(table)["story"] if told["ply"] >= now["ply"]]
        events = foretold["previews"][offer]["events"]
        assert events == [each["event"] for each in told[: len(events)]]
        assert len(events) >= sum(each["ply"] == now["ply"] for each in told)


def test_undo_over_http(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    who = whose_turn(table, ann, ben)
    before = who.moment(table)
    assert not before["can_undo"]
    who.play_first(table)
    now = who.moment(table)
    assert now["can_undo"]
    undone = who.post(f"/tables/{table}/undo", command="undo-it-1", ply=now["ply"])
    assert undone.json()["ply"] == before["ply"]
    assert who.moment(table)["view"] == before["view"]
    other = ben if who is ann else ann
    refused = other.post(f"/tables/{table}/undo", command="undo-it-2", ply=before["ply"])
    assert (refused.status_code, refused.json()["error"]) == (409, "cannot-undo")


def test_news_can_be_waited_for(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    have = ann.get(f"/tables/{table}").json()["number"]
    begun = time.monotonic()
    nothing = ann.get(f"/tables/{table}/news", have=have, wait=0.2).json()
    assert nothing["number"] == have
    assert time.monotonic() - begun > 0.15
    whose_turn(table, ann, ben).play_first(table)
    news = ann.get(f"/tables/{table}/news", have=have, wait=20).json()
    assert (news["before"], news["number"]) == (have, have + 1)


def test_a_hint_is_one_of_the_offers(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    who = whose_turn(table, ann, ben)
    hint = who.get(f"/tables/{table}/hint").json()
    assert hint["id"] in [offer["id"] for offer in who.moment(table)["offers"]]
    assert hint["advice"][0]["id"] == hint["id"]
    assert who.get(f"/tables/{table}/hint", bot="random").json()["bot"] == "random"
    other = ben if who is ann else ann
    assert other.get(f"/tables/{table}/hint").json()["error"] == "not-your-turn"
    assert who.get(f"/tables/{table}/hint", bot="genius").json()["error"] == "bad-input"


@pytest.mark.parametrize("game", ["silk", "silk-road", "silver-isle"])
def test_a_hint_is_thought_about_as_long_as_who_gives_it_thinks(
    game: str, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def listen(observation: Observation, iterations: int) -> list[Advice]:
        asked.append(iterations)
        return advise(observation, iterations=2)

    monkeypatch.setattr(answering, "advise", listen)
    table = ann.open(game, *["me"] * serai.game(game).seats[0])["id"]
    named = ann.get(f"/tables/{table}/hint").json()["bot"]
    adviser = make_bot(named, serai.game(game), seed=1)
    assert isinstance(adviser, SearchBot)
    assert asked == [adviser.iterations]


def test_chat_is_told_to_all(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    ben.post(f"/tables/{table}/chat", command="say-it-01", text="good luck <3")
    line = ann.get(f"/tables/{table}").json()["chat"][0]
    assert (line["name"], line["text"]) == ("Ben", "good luck <3")
    long = ben.post(f"/tables/{table}/chat", command="say-it-02", text="x" * 501)
    assert (long.status_code, long.json()["error"]) == (422, "bad-request")


def test_a_running_games_record_and_dice_keep_their_secrets(ann: Person, ben: Person) -> None:
    table = ann.open("silk-road", "me", "open", "bot")
    join(ben, table)
    record = ann.get(f"/tables/{table['id']}/record").json()
    draws = [action["good"] for action in record["actions"] if action["do"] == "draw_good"]
    assert draws.count(None) == 6
    assert "secret" not in record["chance"]
    assert ann.get(f"/tables/{table['id']}/dice").json()["checked"] is False
    assert ann.get(f"/tables/{table['id']}/replay").json()["error"] == "not-over"


def test_seats_left_returned_to_and_not_yours(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    assert ben.post(f"/tables/{table}/leave", seat=0).json()["error"] == "not-your-seat"
    ben.post(f"/tables/{table}/leave")
    assert ann.get(f"/tables/{table}").json()["table"]["seats"][1]["bot"] == "random"
    ben.post(f"/tables/{table}/return")
    assert ann.get(f"/tables/{table}").json()["table"]["seats"][1]["bot"] is None
    early = ann.post(f"/tables/{table}/substitute", seat=1)
    assert (early.status_code, early.json()["error"]) == (409, "cannot-substitute")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory):
    """A finished game, and its server."""
    with serving(tmp_path_factory.mktemp("played")) as client:
        person = Person(client)
        table = person.open("silk", "me", "me")["id"]
        client.portal.call(play_to_the_end, client.app.state.tables, table)
        yield person, table


async def play_to_the_end(tables: Tables, table: str) -> None:
    """Play without HTTP, which other tests look at."""
    session = await tables.find(table)
    while session.stage == "running":
        offers = session.match.legal()
        who, ply = session.host, session.match.ply
        await tables.play(session, who, f"command-{ply}", ply, str(offers[ply * 5 % len(offers)]))


def test_a_finished_game_has_a_record_that_anybody_can_verify(played) -> None:
    person, table = played
    record = person.client.get(f"/api/tables/{table}/record").json()
    verdict = verify(serai.game("silk"), record)
    assert (verdict.kind, verdict.finished) == ("fair", True)
    checked = person.get(f"/tables/{table}/dice").json()
    assert (checked["checked"], checked["fault"], checked["drawn"]) == (True, None, verdict.drawn)
    assert checked["dice"]["secret"] == record["chance"]["secret"]
    assert person.moment(table)["scores"] == record["result"]["scores"]


def test_a_finished_game_is_replayed_by_ranges(played) -> None:
    person, table = played
    whole = person.get(f"/tables/{table}/replay", since=0, until=10).json()
    assert [ply["ply"] for ply in whole["moments"]] == list(range(10))
    last = person.get(f"/tables/{table}/replay", since=whole["plies"] - 1, until=10**6).json()
    assert last["moments"][0]["view"]["position"]["phase"] == "over"
    assert person.get(f"/tables/{table}/replay", since=5, until=2).json()["moments"] == []


def test_a_finished_game_is_analysed_for_whoever_asks(played, monkeypatch) -> None:
    monkeypatch.setattr(analysing, "ITERATIONS", 1)
    monkeypatch.setattr(analysing, "SHORTLIST", 0)
    person, table = played
    at = f"/tables/{table}/analysis"
    assert person.get(at).json()["state"] == "none"
    assert person.client.post(f"/api{at}").status_code == 401
    asked = person.post(at)
    assert asked.status_code == 202
    for _ in range(600):
        told = person.get(at).json()
        if told["state"] == "ready":
            break
        time.sleep(0.1)
    assert len(told["found"]["seats"]) == 2
    assert person.post(at).json() == told


def test_a_finished_game_is_played_on_from_a_moment(played) -> None:
    person, table = played
    opened = person.post(f"/tables/{table}/play-on", ply=30, name="Ann", bot="random")
    assert opened.status_code == 201
    facts = opened.json()["table"]
    assert facts["origin"] == {"table": table, "ply": 30}
    assert len(facts["yours"]) == 1


def test_a_running_game_is_neither_analysed_nor_played_on(ann: Person, ben: Person) -> None:
    table = table_for_two(ann, ben)["id"]
    for asked in (
        ann.get(f"/tables/{table}/analysis"),
        ann.post(f"/tables/{table}/analysis"),
        ann.post(f"/tables/{table}/play-on", ply=0),
        ann.get(f"/tables/{table}/replay", everything=True),
    ):
        assert (asked.status_code, asked.json()["error"]) == (409, "not-over")


def test_a_rematch_seats_the_same_people_once(played) -> None:
    person, table = played
    first = person.post(f"/tables/{table}/rematch").json()["table"]
    assert person.post(f"/tables/{table}/rematch").json()["table"]["id"] == first["id"]
    assert first["rematch_of"] == table
    assert person.get(f"/tables/{table}").json()["table"]["rematch"] == first["id"]
    stranger = Person(person.client)
    assert stranger.post(f"/tables/{table}/rematch").status_code in (201, 403)


def told_by_the_log(person: Person, table: str) -> Any:
    """All that is told of a table but how long somebody has been away, which the clock tells."""
    told = person.get(f"/tables/{table}").json()
    for seat in told["table"]["seats"]:
        del seat["away"]
    return told


def test_a_restart_forgets_nothing(tmp_path) -> None:
    with serving(tmp_path) as client:
        person = Person(client)
        table = person.open("silk", "me", "me")["id"]
        for _ in range(5):
            person.play_first(table)
        person.post(f"/tables/{table}/chat", command="say-it-01", text="back soon")
        before = told_by_the_log(person, table)
    with serving(tmp_path) as client:
        person.client = client
        assert told_by_the_log(person, table) == before
        assert person.play_first(table).status_code == 200
