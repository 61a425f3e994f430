"""What people call the things of an isle: each has its own name, always the same."""

import re
from random import Random
from typing import Any

import pytest

from serai.engine.narrator import Narrator
from serai.engine.text import LANGUAGES
from serai.games.silver_isle.capes import capes_of_port, corners_of
from serai.games.silver_isle.lines import isle_tiles
from serai.games.silver_isle.naming_places import cape_called, place_called, tile_called
from serai.games.silver_isle.rules.geometry import first_space
from serai.games.silver_isle.terms import PLACES, PORT, QUARTERS, SEATS
from silver_isle.isles import surveyed
from silver_isle.playing import ISLE, SPENT, border, build, play, table
from silver_isle.records import EAGER, random_game

PLAYERS = ["Ann", "Bo", "Cy", "Di"]
NOTATION = re.compile(r"[<>\[\](){}_]|-\d|\d,\S|port-|None|\b[SAMC]\d\b")
"""Signs of the notation, negative numbers and inner words."""
PLIES = 300


def narrator(language: str = "en", seat: int | None = None) -> Narrator:
    """Who tells it to this seat."""
    return Narrator(ISLE, language, seat, PLAYERS)


def names_of_places(s: Any, language: str, seat: int | None) -> list[str]:
    """What everything is called where something can be."""
    says = narrator(language, seat)
    spaces = [first_space(tile) + quarter for tile in isle_tiles(s) for quarter in range(QUARTERS)]
    places = [place_called(s, place) for place in (*spaces, *range(PORT, PLACES))]
    capes = [cape_called(s, corner) for corner in corners_of(s)]
    tiles = [tile_called(s, tile) for tile in isle_tiles(s)]
    return [says.name(name) for name in (*places, *capes, *tiles)]


def said(match: Any, *moves: str, seat: int | None = None, language: str = "en") -> list[str]:
    """What a seat is told of these moves."""
    since = match.ply
    play(match, *moves)
    return match.tell(since, seat, language, PLAYERS)


def called(match: Any, move: str, language: str = "en") -> str:
    """What the seat to decide reads on a control."""
    return narrator(language, match.actor).describe(ISLE.space.read(move), match.state)


def control_names(match: Any, language: str = "en") -> list[str]:
    """All controls of a moment."""
    return [called(match, str(action), language) for action in match.legal()]


# --- On every isle ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_no_two_places_have_the_same_name(seed: int) -> None:
    s = surveyed(seed)
    for language in LANGUAGES:
        for seat in (None, seed % SEATS):
            names = names_of_places(s, language, seat)
            assert len(names) > 60
            assert len(names) == len(set(names))


@pytest.mark.parametrize("seed", range(12))
def test_a_port_has_one_or_two_capes(seed: int) -> None:
    s = surveyed(seed)
    assert {len(capes_of_port(s, seat)) for seat in range(SEATS)} <= {1, 2}


def test_names_stay_what_they_are_while_the_game_goes_on() -> None:
    states = [after for _, _, after in random_game(7, limit_rounds=8) if after.rounds]
    assert names_of_places(states[0], "en", 2) == names_of_places(states[-1], "en", 2)


# --- In every sentence ------------------------------------------------------------------------


def eager_game(seed: int) -> Any:
    """A random game in which much happens, or the first part of it."""
    random, match = Random(seed), ISLE.new(seed=seed)
    while match.actor is not None and match.ply < PLIES:
        actions = match.legal()
        weights = [EAGER.get(type(action).__name__, 1) for action in actions]
        match.play(random.choices(actions, weights)[0])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [0, 1])
def test_no_sentence_has_a_coordinate_or_an_inner_word(language: str, seed: int) -> None:
    match = eager_game(seed)
    for reader in (None, seed):
        for sentence in match.tell(0, reader, language, PLAYERS):
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert not NOTATION.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_controls_of_a_moment_have_the_same_name(language: str) -> None:
    match = eager_game(3)
    for ply in range(0, match.ply, 7):
        names = control_names(match.branch(ply), language)
        assert len(names) == len(set(names))
        assert not any(NOTATION.search(name) for name in names)


# --- Land -------------------------------------------------------------------------------------


def test_spaces_are_called_by_their_steps_from_the_nearest_port() -> None:
    """Suns' port lies north of (0,3), Arms' east of (4,0), Crowns' west of (-3,-1)."""
    match = table(crews={"S": {"5": "port"}})
    assert called(match, "step 5 [0,7]") == (
        "Move your Sun 5 to the western space just south of your port"
    )
    assert said(match, "step 5 [1,7]", "decline", "step 5 [1,6]", seat=2) == [
        "Ann moves a crew to the eastern space just south of the Suns' port.",
        "Ann gains the tile south of the Suns' port.",
        "Ann leaves their own mine undiscovered.",
        "Ann moves a crew to the eastern space 2 steps south of the Suns' port.",
        "It is Bo's turn.",
    ]
    names = names_of_places(match.state, "en", 3)
    assert "the space 1 step north and 5 east of your port" in names


def test_a_tile_is_called_by_its_bearing_from_the_nearest_port() -> None:
    says = narrator(seat=1)
    s = table().state
    names = {says.name(tile_called(s, tile)) for tile in isle_tiles(s)}
    assert "the tile south of the Suns' port" in names
    assert "the second tile south of the Suns' port" in names
    assert "the tile west of your port" in names
    assert "the tile 2 tiles south and 1 east of the Suns' port" in names


def test_a_crew_that_acts_sees_what_is_next_to_it_by_the_wind() -> None:
    match = border({"5": "[1,5]"}, {"3": "[2,5]"})
    assert called(match, "step 5 [1,6]") == "Move your Sun 5 to the north"
    assert called(match, "attack 5 [2,5]") == "Let your Sun 5 attack Bo's crew to its east"
    assert called(match, "attack 5 [2,5]", "es") == (
        "Atacar con tu Sol 5 la cuadrilla de Bo al este"
    )


def test_a_crew_takes_silver_from_its_own_space_or_from_beside_it() -> None:
    match = border({"5": "[1,5]"}, {}, silver={"ground": {"[1,5]": 1, "[0,6]": 1}}, mines=SPENT)
    assert called(match, "claim 5 [1,5]") == "Let your Sun 5 take a silver token from its own space"
    assert called(match, "claim 5 [0,6]") == (
        "Let your Sun 5 take a silver token from the space to its northwest"
    )


# --- Capes ------------------------------------------------------------------------------------


def test_capes_are_called_by_their_port_or_their_coast() -> None:
    s = table().state
    says = narrator(seat=0)
    names = {says.name(cape_called(s, corner)) for corner in corners_of(s)}
    assert {"the west cape of your port", "the east cape of your port"} <= names
    assert {"the north cape of the Arms' port", "the south cape of the Arms' port"} <= names
    assert {
        f"the cape of the {coast} coast" for coast in ("north", "east", "south", "west")
    } <= names


def test_several_capes_of_a_coast_are_counted_from_the_nearer_end() -> None:
    says = narrator()
    names = {says.name(cape_called(s, c)) for s in map(surveyed, range(4)) for c in corners_of(s)}
    assert "the westernmost cape of the north coast" in names
    assert "the second cape of the north coast, from the west" in names
    assert "the easternmost cape of the south coast" in names


def test_a_voyage_says_where_it_ends() -> None:
    assert said(table(ships={"S": "<0,5>"}), "sail europe", "sail <1,5>", seat=0)[:2] == [
        "You sail to Europe.",
        "You sail to the east cape of your port.",
    ]


# --- While the isle is built ------------------------------------------------------------------


def test_ends_of_lines_are_counted_from_the_nearer_side() -> None:
    match = build("S2 C2 A2 A5")
    play(match, "draw S1")
    assert control_names(match) == [
        "Lay the tile at the north end of the westernmost column",
        "Lay the tile at the north end of the second column from the east",
    ]
    assert said(match, "line 1") == [
        "The Sun tile 1 is laid at the north end of the second column from the east."
    ]


# --- Fights -----------------------------------------------------------------------------------


def test_a_fight_says_what_was_attacked_the_strengths_and_who_wins() -> None:
    match = border({"5": "[1,5]"}, {"3": "[2,5]"})
    fight, won, *_ = said(match, "attack 5 [2,5]", seat=1)
    assert fight == (
        "Ann attacks your crew in the space 3 steps south and 1 east of the Suns' port: "
        "Sun 5 against Arms 3, Ann wins."
    )
    assert won == "Ann wins against you and owes 3 damage."
    ships = table(ships={"S": "<2,3>", "A": "<2,3>"}, crews={"S": {"1": "ship"}})
    assert said(ships, "ship attack ship A", seat=1)[0] == (
        "Ann attacks your ship: Sun 1 against nobody, Ann wins."
    )
