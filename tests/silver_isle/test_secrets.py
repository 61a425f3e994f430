"""What a seat cannot know reaches it by no way, and a guess is as good as any other."""

from random import Random
from typing import Any

import pytest

from serai import CannotUndo
from serai.engine.layout import copy_record
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.events_fight import FightFought
from serai.games.silver_isle.parts import CREW
from serai.games.silver_isle.position_knowledge import canonical, possible_spreads
from serai.games.silver_isle.rules.crew import sort_pools
from serai.games.silver_isle.rules.knowledge import is_possible
from serai.games.silver_isle.tables import SPREAD
from serai.games.silver_isle.terms import WORLDS, Phase
from silver_isle.playing import border, field, legal, play, possible, relaxed, table
from silver_isle.records import ISLE, after, legal_actions, random_game, write

SEATS = range(4)


def some_states(seed: int, every: int, rounds: int, **options: Any) -> list[Any]:
    """Records of a random game after the set-up."""
    changes = random_game(seed, limit_rounds=rounds, **options)
    states = [after for _, _, after in changes if Phase.STARVE <= after.phase < Phase.OVER]
    return states[::every]


def spread(s: Any, seat: int, world: int) -> None:
    """Lay a seat's coins as in this world."""
    s.crews[seat] = SPREAD[world]
    sort_pools(s, seat)


def other_world(s: Any, seat: int, random: Random) -> Any:
    """The record as it could be too, as far as this seat can know."""
    then = copy_record(s)
    for other in SEATS:
        if other != seat:
            worlds = [world for world in range(WORLDS) if is_possible(s, other, world)]
            spread(then, other, random.choice(worlds))
    return then


def known_to(s: Any, seat: int) -> bytes:
    """The record as a bot in this seat gets it."""
    then = copy_record(s)
    PLAY.redact(then, seat)
    return bytes(then.tobytes())


# --- Redact and guess -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(seed: int) -> None:
    """isle.info.1, isle.info.2, isle.info.10"""
    random = Random(seed)
    for s in some_states(seed, 9, 6):
        for seat in (seed, 3):
            twin = other_world(s, seat, random)
            assert known_to(s, seat) == known_to(twin, seat)
            assert ISLE.view(ISLE, s, seat) == ISLE.view(ISLE, twin, seat)
            assert ISLE.view(ISLE, s, None) == ISLE.view(ISLE, twin, None)
            assert ISLE.tally(s, seat) == ISLE.tally(twin, seat)


@pytest.mark.parametrize("seed", [3, 4])
def test_what_others_do_in_secret_looks_alike_too(seed: int) -> None:
    """isle.info.6, isle.info.7, isle.info.13, isle.starve.8"""
    random, compared = Random(seed), 0
    for s in some_states(seed, 4, 8):
        actor = int(PLAY.actor(s))
        watchers = [seat for seat in SEATS if seat != actor]
        twin = copy_record(s)
        worlds = [world for world in range(WORLDS) if is_possible(s, actor, world)]
        spread(twin, actor, random.choice(worlds))
        action = random.choice(legal_actions(s))
        same = translated(s, twin, actor, action)
        if is_fight(s, action) or PLAY.refuse(twin, same):
            continue
        then, twin_then = after(s, action), after(twin, same)
        if then.phase == Phase.OVER:
            continue
        told = ISLE.tell(s, ISLE.space.action(action), then)
        twin_told = ISLE.tell(twin, ISLE.space.action(same), twin_then)
        for seat in watchers:
            assert known_to(then, seat) == known_to(twin_then, seat), ISLE.space.action(action)
            heard = [event for event in told if event.is_heard_by(seat)]
            assert heard == [event for event in twin_told if event.is_heard_by(seat)]
        compared += 1
    assert compared > 10


def is_fight(s: Any, action: int) -> bool:
    """Whether coins lie face up, or are turned up by this action."""
    told = ISLE.tell(s, ISLE.space.action(action), after(s, action))
    return s.winner != NOBODY or any(isinstance(event, FightFought) for event in told)


def translated(s: Any, twin: Any, seat: int, action: int) -> int:
    """The same action to the eye, by the coin that lies in the same place in the other world."""
    typed = ISLE.space.action(action)
    words = typed.to_json()
    for name in ("crew", "source"):
        if name in words and words[name] in CREW:
            slot = s.crews[seat].tolist().index(CREW.read(words[name]))
            words[name] = CREW.write(int(twin.crews[seat][slot]))
    return ISLE.space.number(ISLE.space.read(words))


@pytest.mark.parametrize("seed", [5, 6])
def test_a_guess_is_one_of_the_worlds_that_cannot_be_excluded(seed: int) -> None:
    """isle.info.3, isle.info.11"""
    for s in some_states(seed, 12, 6):
        for number in range(3):
            guessed = copy_record(s)
            PLAY.redact(guessed, 0)
            PLAY.guess(guessed, 0, number)
            assert guessed.crews[0].tolist() == s.crews[0].tolist()
            for other in (1, 2, 3):
                found = "".join(str(int(crew) - 1) for crew in guessed.crews[other])
                assert found in possible_spreads(s, other)
            assert known_to(guessed, 0) == known_to(s, 0)
            assert legal_actions(guessed) if PLAY.actor(guessed) != CHANCE else True


def test_guesses_reach_every_world_about_equally_often() -> None:
    """isle.info.11"""
    match = play(border({"5": "[1,5]"}, {"3": "[2,5]"}), "attack 5 [2,5]", "replace 5 1")
    expected = possible_spreads(match.state, 0)
    assert len(expected) == 3
    found = []
    for seed in range(120):
        guessed = match.redacted(1)
        PLAY.guess(guessed, 1, seed)
        found.append("".join(str(int(crew) - 1) for crew in guessed.crews[0]))
    assert set(found) == set(expected)
    assert all(20 < found.count(each) < 60 for each in expected)


def test_a_guess_is_weighed_by_how_many_worlds_look_alike() -> None:
    """isle.info.11"""
    s = play(table(), "load crew 5").state
    assert len(possible_spreads(s, 0)) == 6
    assert {canonical(s, 0, world) for world in range(WORLDS)} == set(possible_spreads(s, 0))


# --- What can be deduced ----------------------------------------------------------------------


def test_the_last_of_a_pool_is_known() -> None:
    """isle.info.3, isle.info.6"""
    match = table(
        control={"0,3": "S"},
        crews={"S": {"5": "[0,7]", "4": "[1,7]"} | dict.fromkeys("012", "ship")},
        known={"S": ["[0,7]", "[1,7]", "ship"]},
    )
    assert possible(match, "S", "europe") == [3]
    assert match.view(2)["crews"]["S"][0]["value"] == 3


def test_a_crew_is_followed_by_eye_until_it_mixes() -> None:
    """isle.info.5, isle.info.6"""
    match = relaxed(
        control={"0,3": "S"}, crews={"S": {"5": "[0,7]", "1": "port"}}, known={"S": ["[0,7]"]}
    )
    play(match, "step 5 [0,6]")
    assert possible(match, "S", "[0,6]") == [5]
    play(match, "step 5 [0,7]", "pass", "pass", "pass", "step 5 port-S", "step 1 [0,7]")
    assert possible(match, "S", "[0,7]") == [0, 1, 2, 3, 4, 5]
    assert "possible" in match.position()


def test_a_crew_is_followed_by_eye_past_another() -> None:
    """isle.info.5"""
    match = table(
        control={"0,3": "S"}, crews={"S": {"5": "[1,6]", "4": "[0,7]"}}, known={"S": ["[1,6]"]}
    )
    play(match, "step 5 [1,7]")
    assert possible(match, "S", "[1,7]") == [5]
    assert possible(match, "S", "[0,7]") == [0, 1, 2, 3, 4]


def test_a_replacement_after_a_removal_is_bounded_on_both_sides() -> None:
    """isle.info.8"""
    match = table(
        crews={"S": {"5": "port", "3": "port"}, "A": {"4": "ship", "1": "ship"}},
        ships={"A": "<0,5>"},
    )
    play(match, "port attack ship A", "remove 3", "replace 5 2")
    assert possible(match, "S", "port") == [1, 2]


def test_a_payment_under_way_tells_what_it_still_needs() -> None:
    """isle.info.8"""
    match = table(
        crews={"S": {"5": "port", "4": "port"}, "A": {"5": "ship", "3": "ship"}},
        ships={"A": "<0,5>"},
    )
    play(match, "port attack ship A", "remove 4")
    spreads = possible_spreads(match.state, 0)
    assert all({"0", "1"} & set(found[:5]) for found in spreads)
    assert field(match, "phase") == "pay"


def test_what_could_not_be_paid_tells_what_is_not_in_europe() -> None:
    """isle.info.9"""
    match = border({"5": "[1,5]"} | dict.fromkeys("012", "ship"), {"3": "[2,5]"})
    play(match, "attack 5 [2,5]")
    assert possible(match, "S", "ship") == [0, 1, 2]
    assert possible(match, "S", "europe") == [3, 4]


def test_when_the_game_is_over_all_coins_are_turned_up() -> None:
    """isle.win.4, isle.info.2"""
    match = table(phase="over", turn=None, actions_left=0, crews={"S": {"5": "port"}})
    assert [crew["value"] for crew in match.view(1)["crews"]["S"]] == [0, 1, 2, 3, 4, 5]
    assert legal(match) == set()


def test_a_view_never_shows_more_than_is_possible() -> None:
    """isle.info.10"""
    for s in some_states(7, 15, 6):
        views = [ISLE.view(ISLE, s, seat) for seat in SEATS]
        for owner, suit in enumerate("SAMC"):
            others = [views[seat]["crews"][suit] for seat in SEATS if seat != owner]
            assert others[0] == others[1] == others[2]
            for mine, theirs in zip(views[owner]["crews"][suit], others[0], strict=True):
                assert mine["value"] in theirs["possible"]
                assert theirs["value"] in (None, mine["value"])
    assert write(s)


# --- Records and undo -------------------------------------------------------------------------


def test_the_record_for_another_seat_leaves_out_which_crew_it_was() -> None:
    """isle.info.13"""
    match = play(table(), "load crew 3", "sail <0,5>")
    assert match.record(0)["actions"][0] == {"do": "load_crew", "crew": "3"}
    for seat in (1, None):
        hidden, sailed = match.record(seat)["actions"]
        assert hidden == {"do": "load_crew", "crew": None}
        assert sailed == {"do": "sail", "harbour": "<0,5>"}


def test_what_lies_face_up_is_in_everybodys_record() -> None:
    """isle.fight.1, isle.fight.dmg.8"""
    match = play(border({"5": "[1,5]"}, {"3": "[2,5]"}), "attack 5 [2,5]", "replace 5 1")
    attack, payment = match.record(2)["actions"]
    assert attack == {"do": "attack", "crew": "5", "place": "[2,5]"}
    assert payment == {"do": "replace", "crew": None, "by": None}


def test_a_fight_is_not_taken_back() -> None:
    """isle.fight.1"""
    match = play(border({"5": "[1,5]"}, {"3": "[2,5]"}), "step 5 [1,6]")
    match.undo(0)
    play(match, "attack 5 [2,5]")
    with pytest.raises(CannotUndo):
        match.undo(0)
