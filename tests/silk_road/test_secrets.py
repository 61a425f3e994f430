"""What a seat cannot know reaches it by no way: worlds that look alike to it answer alike."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from serai import CannotUndo, Match
from serai.games.silk_road.rules.knowledge import goods_followed
from serai.games.silk_road.rules.supply import goods_of
from silk_road.playing import ROAD, choose, goods, market, play, random_options, table
from silk_road.secrecy import prove, prove_scene
from silk_road.stories import SCENES
from silk_road.worlds import heard

GAMES = [*range(3), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(3, 60))]


def some_moments(seed: int, number: int) -> list[tuple[Match, Random]]:
    """A random game stopped at random moments; later ones are likelier to have secrets."""
    rng = Random(seed)
    match = ROAD.new(players=3 + seed % 4, seed=seed, **random_options(rng))
    stops = sorted(rng.sample(range(2, 12), number))
    found = []
    while match.actor is not None and stops:
        match.play(choose(rng, match))
        if match.actor is not None and int(match.state.turn) >= stops[0]:
            stops.pop(0)
            found.append((match.branch(), rng))
    return found


@pytest.mark.parametrize("seed", GAMES)
def test_worlds_that_a_seat_holds_possible_look_alike_to_it(seed: int) -> None:
    """road.info.1 to .4: for every seat and a spectator; see `secrecy.py`."""
    for match, rng in some_moments(seed, 1):
        prove(match, range(match.players), [rng.getrandbits(60)])


@pytest.mark.parametrize("name", SCENES)
def test_nothing_leaks_in_the_middle_of_a_secret(name: str) -> None:
    """road.info.1 to .4"""
    prove_scene(SCENES[name])


@pytest.mark.parametrize("seed", [2])
def test_money_and_numbers_of_goods_can_be_followed(seed: int) -> None:
    """road.info.2: whoever remembers all knows how many goods everybody has."""
    for match, _ in some_moments(seed, 3):
        for seat in range(match.players):
            assert goods_followed(match.redacted(0), seat) == goods_of(match.state, seat)


# --- A Grand Vizier's numbers -----------------------------------------------------------------


def pending(number: int) -> Match:
    """A has chosen a number in secret, and B is to choose."""
    match = market("vizier", goods=goods(A="3s", B="2s", C="1s"))
    return play(match, "take vizier", "name silk", f"reveal {number}")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_pending_number_is_known_to_its_chooser_alone(seat: int) -> None:
    """road.vizier.3, road.info.1"""
    assert len({heard(pending(number), seat) for number in range(4)}) == 1
    assert len({heard(pending(number), 0) for number in range(4)}) == 4
    spectators = {json.dumps([pending(n).view(None), pending(n).record(None)]) for n in range(4)}
    assert len(spectators) == 1


def test_shown_numbers_are_not_taken_back() -> None:
    """road.vizier.3: undo stops at a revealed secret."""
    match = play(pending(1), "reveal 2", "reveal 0")
    assert str(match.undo(2)) == "reveal 0"
    play(match, "reveal 1", "reveal 0")
    with pytest.raises(CannotUndo, match="secret"):
        match.undo()


@pytest.mark.parametrize("victim", ["B", "C"])
def test_a_theft_is_not_taken_back_because_it_shows_who_has_nothing(victim: str) -> None:
    """road.thief.4, road.info.2: R31, goods are hidden, and the failure tells that there are none;
    that chance is asked for a good tells that there are some."""
    match = market(phase="act", tile="thief", goods=goods(C="2s"))
    play(match, f"steal {victim}")
    with pytest.raises(CannotUndo, match="secret"):
        match.undo(0)


@pytest.mark.parametrize(
    "options", [{"open_counts": True}, {"thief_empty_victim": "only_with_goods"}]
)
def test_a_theft_that_tells_nothing_new_is_taken_back(options: dict[str, Any]) -> None:
    """road.thief.4, road.info.2"""
    match = market(phase="act", tile="thief", goods=goods(C="2s"), options=options)
    play(match, "steal C")
    assert str(match.undo(0)) == "steal C"


def test_a_sale_that_empties_the_bank_is_not_taken_back() -> None:
    """road.money.2: the missing silver tells what the others own."""
    money = {"A": 1, "B": 50, "C": 50, "D": 0}
    options = {"bank": "strict45"}
    match = market(
        phase="act", tile="seller silk", goods=goods(A="3s"), money=money, options=options
    )
    play(match, "use 2")
    with pytest.raises(CannotUndo, match="secret"):
        match.undo(0)


# --- Thefts -----------------------------------------------------------------------------------


def robbed(good: str) -> Match:
    """A has stolen this good from B."""
    match = market("thief", goods=goods(B="1i 1s 1j"))
    return play(match, "take thief", "steal B", f"stolen {good}")


def test_a_stolen_good_is_known_to_thief_and_victim_alone() -> None:
    """road.info.3, road.thief.2"""
    kinds = ("ivory", "silk", "jewels")
    alike = [len({heard(robbed(good), seat) for good in kinds}) for seat in range(4)]
    assert alike == [3, 3, 1, 1]


# --- Records and views ------------------------------------------------------------------------


def test_a_seats_record_hides_draws_until_the_game_is_over() -> None:
    """road.setup.2, road.info.1, .5"""
    match = ROAD.new(players=3, seed=8)
    draws = [action for action in match.record(1)["actions"] if action["do"] == "draw_good"]
    assert [action["good"] is None for action in draws] == [True] * 3 + [False] * 3 + [True] * 3
    assert match.record(1)["chance"] == {"kind": "manual"}
    assert "seed" in match.record()["chance"]
    rng = Random(8)
    while match.actor is not None:
        match.play(choose(rng, match))
    assert match.record(1) == match.record(None) == match.record()


def test_the_start_of_a_loaded_match_is_told_as_it_was_seen() -> None:
    """road.info.1"""
    match = table(goods=goods(A="1i", B="2s"))
    assert "silk" not in json.dumps(match.record(0)["start"]["view"]["goods"])
    assert match.record()["start"] == match.position()


def test_a_view_shows_what_lies_open_and_ones_own_shield() -> None:
    """road.info.1, .2, .4, road.setup.1, .7"""
    match = market("buyer silk", goods=goods(A="1i", B="2s"))
    seen: dict[str, Any] = match.view(0)
    assert (seen["goods"], seen["money"]) == ({"A": {"ivory": 1}}, {"A": 10})
    assert "totals" not in seen
    assert match.view(None)["goods"] == match.view(None)["money"] == {}
    shown = market("buyer silk", goods=goods(A="1i", B="2s"), options={"open_counts": True}).view(3)
    assert shown["totals"] == {"A": 1, "B": 2, "C": 0, "D": 0}
    assert len(shown["money"]) == 4
    assert shown["goods"] == {"D": {}}


def test_a_hidden_supply_tells_only_what_has_run_out() -> None:
    """road.setup.17"""
    owned = goods(B="15p")
    seen = table(goods=owned, options={"supply_counts": "hidden"}).view(0)
    assert seen["sold_out"] == ["spices"]
    assert "supply" not in seen


def test_at_the_end_everything_is_revealed() -> None:
    """road.info.5"""
    match = table(caravan="antioch", phase="over", goods=goods(B="2s"))
    assert match.view(None)["goods"]["B"] == {"silk": 2}
    assert match.redacted(0).tobytes() == match.state.tobytes()
