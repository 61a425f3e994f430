"""What is foretold is what then happens, as far as the seat can know it."""

from __future__ import annotations

from random import Random

import pytest

import serai
from serai.engine.seat import CHANCE
from serai.table.decision import look_ahead
from serai.table.facts import Preview
from serai.table.naming import told_event
from serai.table.preview import Trial


def shows_secrets(match: serai.Match, ply: int) -> bool:
    """Whether the action of this ply turned something up, or ended a game that has secrets."""
    game, after = match.game, match.state_before(ply + 1)
    if game.hides is None or game.uncovers is None:
        return False
    return match.ended or game.uncovers(match.past[ply], match.action_of(ply), after)


def decisions(after: serai.Match, ply: int) -> range:
    """The plies from this one on that were decisions: chance speaks after them, if it does."""
    last = next((p for p in range(ply, after.ply) if after.seat_of(p) == CHANCE), after.ply)
    return range(ply, last)


def check(foretold: Preview, after: serai.Match, ply: int) -> None:
    """What was foretold has come true in the match after the decision of this ply."""
    game, seat, plies = after.game, after.seat_of(ply), decisions(after, ply)
    then, has = after.state_before(plies.stop), game.choosing.has
    heard = [
        told_event(game, event, after.state_before(p + 1), seat)
        for p in plies
        for event in after.events_of(p)
        if event.is_heard_by(seat)
    ]
    held, holds = has(after.past[ply], seat), has(then, seat)
    assert foretold["events"] == heard
    assert foretold["changes"] == [
        {"unit": unit, "before": number, "after": holds[unit]}
        for unit, number in held.items()
        if holds[unit] != number
    ]
    decides = int(game.play.actor(then))
    following = foretold["next"]
    who = {CHANCE: "chance", -2: "nobody", seat: "you"}.get(decides, "other")
    assert following["who"] == who
    assert following["seat"] == (game.letters[decides] if decides >= 0 else None)
    if who == "you":
        asked = game.choosing.asks(after.history, seat)
        assert following["prompt"] == {"id": asked.message, "args": dict(asked.facts)}


GAMES = [
    ("silk", 2, 150),
    ("silk-road", 3, 160),
    *(
        pytest.param(*game, marks=pytest.mark.full)
        for game in (
            ("silk", 4, 10_000),
            ("silk-road", 4, 10_000),
            ("silk-road", 6, 10_000),
            ("silver-isle", 4, 400),
        )
    ),
]


@pytest.mark.parametrize(("game", "players", "plies"), GAMES)
def test_what_is_foretold_is_what_then_happens(game: str, players: int, plies: int) -> None:
    rng = Random(f"{game} {players}")
    match = serai.game(game).new(players=players, seed=players)
    told_openly = 0
    while match.actor is not None and match.ply < plies:
        ply, foretold = match.ply, Trial(match).previews()
        offers = match.legal()
        assert list(foretold) == [str(action) for action in offers]
        action = rng.choice(offers)
        match, _ = look_ahead(match, action)
        preview = foretold[str(action)]
        if shows_secrets(match, ply):
            assert (preview["changes"], preview["events"]) == ([], [])
            assert preview["next"]["who"] == "unknown"
            continue
        check(preview, match, ply)
        told_openly += bool(preview["events"])
    assert told_openly


# --- What could come of it --------------------------------------------------------------------


def find(match: serai.Match, kind: str, most: int = 3000) -> serai.Match:
    """The match at the next moment at which an action of this kind is offered."""
    rng = Random(1)
    while match.actor is not None and match.ply < most:
        if any(action.to_json()["do"] == kind for action in match.legal()):
            return match
        match.play(rng.choice(match.legal()))
    raise AssertionError(f"no {kind} comes up")


def test_using_a_die_says_what_its_action_brings_at_best() -> None:
    match = find(serai.game("silk").new(2, seed=4), "use_die")
    seat, graze = match.actor, next(a for a in match.legal() if str(a).endswith("graze"))
    outlook = Trial(match).previews()[str(graze)]["outlook"]
    match.play(graze)
    held = match.state.points[seat]
    best = 0
    for action in match.legal():
        after = match.branch()
        after.play(action)
        best = max(best, int(after.state.points[seat] - held))
    assert [(each["id"], each["gain"]) for each in outlook] == [("outlook-best", best)]
    assert best > 0


def test_a_bid_says_where_one_may_lead_and_what_is_left() -> None:
    match = find(serai.game("silk-road").new(3, seed=4), "bid")
    preview = Trial(match).previews()["bid 3"]
    (outlook,) = preview["outlook"]
    assert preview["changes"] == []
    assert outlook["id"] == "outlook-win"
    assert (outlook["args"]["money"], outlook["args"]["left"]) == (10, 7)
    ways = [outlook["args"][way]["args"]["city"] for way in ("first", "second")]
    assert ways == ["lanzhou", "yumen"]


def test_a_way_says_what_its_tiles_would_bring_and_why_some_are_of_no_use() -> None:
    match = find(serai.game("silk-road").new(3, seed=4), "move")
    for action in match.legal():
        city = action.words()["city"]
        outlook = Trial(match).previews()[str(action)]["outlook"]
        tiles = match.view(match.actor)["tiles"][city]
        assert len(outlook) == len(tiles)
        for each in outlook:
            assert {each["args"]["tile"], each["args"]["lies"]} == {each["about"], "ahead"}
            if each["id"] == "outlook-useless":
                assert each["args"]["why"]["id"].startswith("refusal-")


def test_a_fight_says_what_is_known_of_both_sides() -> None:
    isle = serai.game("silver-isle")
    match = find(isle.new(4, seed=1), "attack")
    attack = next(a for a in match.legal() if a.to_json()["do"] == "attack")
    (outlook,) = Trial(match).previews()[str(attack)]["outlook"]
    assert outlook["id"].startswith("outlook-fight")
    assert outlook["args"]["ours"] == attack.crew - 1
    match.play(attack)
    fought = next(event for event in match.events_of(match.ply - 1) if hasattr(event, "theirs"))
    theirs = sum(int(value) for value in fought.theirs if value.isdigit())
    least = outlook["args"]["least"]
    assert least <= theirs <= outlook["args"].get("most", least)
