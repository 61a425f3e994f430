"""Random games and positions: what must hold everywhere, and that rare things do occur."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from oracle_silver_isle.actions import exhausted
from oracle_silver_isle.board import Position, canonical, parse
from oracle_silver_isle.building import counts, legal_ports, lines_for
from oracle_silver_isle.data import DRAWS, FACES, PHASES, PRINTED, SUITS, Corner
from oracle_silver_isle.generate import (
    random_game,
    random_isle,
    random_land,
    random_options,
    random_position,
)
from oracle_silver_isle.geometry import Land, cell_of, corners_of, land_of, pieces
from oracle_silver_isle.helpers import isle_a, read
from oracle_silver_isle.invariants import journey_faults, violations
from oracle_silver_isle.secrets import knowledge, learn, public_view
from oracle_silver_isle.turns import decisions, outcomes

pytestmark = pytest.mark.once

PLAYED = ("starve", "act", "over")


def some_positions(seed: int, number: int, phase: str | None = None) -> list[Position]:
    """Random positions with random switches."""
    rng = Random(seed)
    return [random_position(rng, phase, **random_options(rng)) for _ in range(number)]


# ---- geometry --------------------------------------------------------------------------------


def crosses(land: Land, start: Corner, end: Corner) -> bool:
    """Step 1 of the page's integer test of sight: the segment meets the inside of a tile."""
    (x1, y1), (x2, y2) = start, end
    for i, j in land.cells:
        apart = max(x1, x2) <= i or min(x1, x2) >= i + 1 or max(y1, y2) <= j or min(y1, y2) >= j + 1
        sides = [(x2 - x1) * (cy - y1) - (y2 - y1) * (cx - x1) for cx, cy in corners_of((i, j))]
        if not apart and min(sides) < 0 < max(sides):
            return True
    return False


def blocked(land: Land, start: Corner, end: Corner) -> bool:
    """The page's integer test of sight, section 7.2."""
    (x1, y1), (x2, y2) = start, end
    rows, columns = range(*sorted((y1, y2))), range(*sorted((x1, x2)))
    upright = x1 == x2 and any({(x1 - 1, k), (x1, k)} <= land.cells for k in rows)
    level = y1 == y2 and any({(k, y1 - 1), (k, y1)} <= land.cells for k in columns)
    return crosses(land, start, end) or upright or level


def test_sight_agrees_with_the_integer_test_of_the_page() -> None:
    """isle.ship.sight.1 to .8, L13: between all corners of all tiles, eligible or not"""
    rng = Random(1)
    for _ in range(3):
        land = random_land(rng)
        corners = sorted({corner for cell in land.cells for corner in corners_of(cell)})
        for start, end in combinations(corners, 2):
            assert land.sees(start, end) == land.sees(end, start)
            assert land.sees(start, end) != blocked(land, start, end)


def test_every_isle_is_joined_and_within_bounds() -> None:
    """isle.geo.10, .11, L1 to L4"""
    rng = Random(2)
    for _ in range(60):
        faces = rng.sample(FACES, DRAWS)
        for drawn in range(1, DRAWS):
            tiles = random_isle(rng, PRINTED, faces[:drawn])
            side, value = PRINTED[faces[drawn][0]], int(faces[drawn][1])
            lines = lines_for(tiles, side, value)
            assert bool(lines) == (min(counts(tiles, side).values()) <= value)
            assert len(lines) < 2 or (lines[0] == -lines[1] and len(lines) == 2)
        assert len(pieces(tiles)) == 1
        assert all(abs(at) <= 5 for tile in tiles for at in tile)


def test_ports_always_fit_have_docks_and_reach_each_other() -> None:
    """isle.port.7, L5, L6, L12, L15"""
    rng = Random(3)
    for _ in range(40):
        land = random_land(rng)
        assert all(land.docks.values())
        reached = {land.docks["S"][0]}
        while more := {goal for at in reached for goal in land.in_sight[at]} - reached:
            reached |= more
        assert all(set(docks) <= reached for docks in land.docks.values())
        assert all(len(set(corners)) == 4 for corners in map(corners_of, land.cells))
        for suit in SUITS:
            assert legal_ports(land_of(land.tiles, ()), PRINTED[suit], suit)
            assert land.steps_to_port(land.spaces[0], suit, frozenset()) >= 1


def test_closest_spaces_are_those_of_the_formula() -> None:
    """isle.ship.loc.8"""
    land = random_land(Random(4))
    for (at_x, at_y), closest in land.closest.items():
        if not isinstance(closest, str):
            x, y = cell_of(closest)
            assert closest == (2 * x + (at_x > x), 2 * y + (at_y > y))


# ---- games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_is_sound_from_the_first_tile_to_the_end(seed: int) -> None:
    """Section 14"""
    rng = Random(seed)
    game = random_game(rng, **random_options(rng) | {"quiet_rounds": 3, "limit_rounds": 12})
    assert [(at, violations(at)) for at in game if violations(at)] == []
    for before, after in pairwise(game):
        if before["phase"] in PLAYED:
            assert journey_faults(before, after) == []
    assert [sum(at["phase"] == phase for at in game) for phase in ("build", "port")] == [19, 4]


def test_every_outcome_of_a_random_position_is_sound() -> None:
    """Section 14; a decision is never lacking before the end"""
    for start in some_positions(5, 50):
        assert violations(start) == []
        found = outcomes(start)
        assert found
        for text in sorted(found)[::5]:
            after = read(text)
            assert violations(after) == []
            assert canonical(after) == text
            assert start["phase"] not in PLAYED or journey_faults(start, after) == []


def test_the_weights_of_every_decision_sum_to_one() -> None:
    """isle.start.6"""
    for start in some_positions(6, 40):
        found = decisions(start)
        assert all(sum(chances.values()) == Fraction(1) for _, chances in found)
        assert start["phase"] == "build" or all(len(chances) == 1 for _, chances in found)


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_can_be_had_in_every_phase(phase: str) -> None:
    """Section 17"""
    for start in some_positions(7, 15, phase):
        assert start["phase"] == phase
        assert violations(start) == []
        assert bool(decisions(start)) == (phase != "over")


def test_an_unknown_phase_is_not_generated() -> None:
    """Section 17"""
    with pytest.raises(ValueError, match="no such phase"):
        random_position(Random(1), "fight")


def rarities(start: Position) -> set[str]:
    """The rare things that can be done in a position."""
    found = decisions(start)
    signs = {word.split()[0] for label, _ in found for word in label}
    for label, chances in found:
        shown = Counter(word[:6] for word in label if word.startswith("show"))
        if label[0] == "attack":
            signs.add(f"{label[1][3]}>{label[2][3]}")
        if label[0] == "move" and max(shown.values(), default=0) > 1:
            signs.add("joint defence")
        if any(word in label for word in ("by port", "from port*")):
            signs.add(f"{label[0]} {label[1]}")
        signs |= {"end" for text in chances if '"phase": "over"' in text}
    return signs | ({"open turn"} if start.get("actions_left") == 0 else set())


def test_random_positions_meet_the_rare_cases() -> None:
    """isle.turn.3, section 9.1; `[>p` is a crew that attacks a port"""
    seen = Counter(sign for start in some_positions(8, 250) for sign in rarities(start))
    wanted = {
        "lay", "discard", "port", "starve", "move", "sail", "arrive", "depart", "load", "unload",
        "mine", "claim", "attack", "drop", "pass", "[>[", "[>p", "s>s", "s>p", "s>[", "p>s", "p>p",
        "p>[", "discover", "replace", "remove", "capture", "open turn", "end", "joint defence",
        "move from port*",
    }  # fmt: skip
    assert wanted - set(seen) == set()


# ---- secrets ---------------------------------------------------------------------------------


def test_the_truth_is_always_among_what_the_public_thinks_possible() -> None:
    """isle.info.10, .11"""
    rng = Random(9)
    for _ in range(12):
        at = random_position(rng, "act", **random_options(rng))
        spaces = {suit: [c for c in crews.values() if c[0] == "["] for suit, crews in
                  at["crews"].items()}  # fmt: skip
        known = knowledge(at | {"known": {suit: found[:3] for suit, found in spaces.items()}})
        label, chances = rng.choice(decisions(at))
        (text,) = chances
        known = learn(at, known, label, text)
        truth = knowledge(read(text))
        for suit in SUITS:
            assert known[suit]
            assert known[suit] <= truth[suit]


def test_no_offer_depends_on_the_secrets_of_others() -> None:
    """isle.info.1: what a player may begin depends on places, never on hidden values"""
    rng = Random(10)
    for _ in range(40):
        start = random_position(rng, "act")
        other = start | {"crews": shuffled(rng, start)}
        other["silver"] = start["silver"] | {"crews": renamed(start, other["crews"])}
        assert public_view(start, start["turn"]) == public_view(other, start["turn"])
        assert offers(start) == offers(other)


def shuffled(rng: Random, start: Position) -> dict[str, dict[str, str]]:
    """The coins of everybody but the player to move dealt anew to the same places."""
    crews: dict[str, dict[str, str]] = {}
    for suit, listed in start["crews"].items():
        loose = suit != start["turn"]
        names = rng.sample("012345", len(listed)) if loose else list(listed)
        crews[suit] = dict(zip(names, listed.values(), strict=True))
    return crews


def renamed(start: Position, crews: dict[str, dict[str, str]]) -> list[str]:
    """The token holders under their new names; those on spaces keep theirs."""
    found = []
    for name in start["silver"].get("crews", []):
        if name[0] == "[":
            found.append(name)
        else:
            at = list(start["crews"][name[0]]).index(name[1])
            found.append(name[0] + list(crews[name[0]])[at])
    return found


def offers(start: Position) -> set[tuple[str, ...]]:
    """The decisions as far as they can be told before any coin is shown."""
    hidden = ("show", "remove", "replace", "capture", "captured", "discover")
    labels = (label for label, _ in decisions(start))
    return {tuple(word for word in label if word.split()[0] not in hidden) for label in labels}


# ---- violations are found --------------------------------------------------------------------

SOUND = isle_a(
    control={"0,3": "S", "0,2": "S", "1,2": "A"}, crews={"S": {"4": "[0,7]", "2": "port"}},
    mines={"S": {"space": "[0,6]", "value": 1}}, silver={"crews": ["S2"]}, round=5,
    ships={"S": "<0,5>"},
)  # fmt: skip


@pytest.mark.parametrize(
    ("clause", "change"),
    [
        ("isle.turn.1", {"phase": "dinner"}),
        ("isle.turn.1", {"actions_left": 0}),
        ("isle.build.3", {"coasts": dict.fromkeys("SMCA", "north")}),
        ("isle.build.2", {"tiles": ["1,0"]}),
        ("L1", {"tiles": ["0,0", "2,0"]}),
        ("isle.geo.10", {"tiles": [f"{x},0" for x in range(7)]}),
        ("isle.port.1", {"ports": {"S": "0,4"}}),
        ("isle.port.3", {"ports": SOUND["ports"] | {"S": "0,5"}}),
        ("isle.port.2", {"ports": SOUND["ports"] | {"S": "7,4"}}),
        ("isle.control.1", {"control": {"9,9": "S"}}),
        ("L7", {"crews": {"S": {"4": "[2,5]"}}}),
        ("L8", {"crews": {"S": {"4": "[0,7]", "3": "[0,7]"}}}),
        ("L8", {"crews": {"S": {"4": "[0,6]"}}}),
        ("isle.geo.3", {"crews": {"S": {"4": "[9,9]"}}}),
        ("isle.geo.3", {"crews": {"S": {"4": "tavern"}}}),
        ("isle.silver.1", {"silver": {"crews": ["S3"]}}),
        ("isle.silver.1", {"silver": {"ground": {"[9,9]": 1}}}),
        ("L8", {"silver": {"ground": {"[0,6]": 1}}}),
        ("L9", {"silver": {}}),
        ("L9", {"mines": {"S": {"space": "[0,6]", "value": 3}}}),
        ("isle.mine.1", {"mines": {"S": {"space": "[0,0]", "value": 3}}}),
        ("isle.mine.6", {"mines": {s: {"space": "[0,6]", "value": 0} for s in "SA"}}),
        ("isle.ship.loc.1", {"ships": {"S": "<0,4>"}}),
        ("isle.starve.6", {"phase": "starve"}),
        ("isle.starve.6", {"control": {"0,3": "S"}, "crews": {
            "S": {"4": "[0,7]", "2": "port", "1": "port"}}}),
        ("isle.limit.1", {"quiet_rounds": 12}),
        ("isle.limit.2", {"europe_max": 2}),
        ("isle.limit.3", {"options": {"limit_rounds": 4}}),
        ("isle.limit.4", {"quiet_rounds": 5}),
        ("isle.limit.4", {"progress": True}),
        ("isle.end.1", {"phase": "over", "options": {"quiet_rounds": 0}}),
    ],
)  # fmt: skip
def test_a_broken_clause_is_named(clause: str, change: dict[str, Any]) -> None:
    """Section 14"""
    assert violations(SOUND) == []
    assert clause in violations(SOUND | change)


@pytest.mark.parametrize(
    ("clause", "change"),
    [
        ("isle.build.1", {"drawn": "S0"}),
        ("isle.build.4", {"drawn": "A1"}),
        ("L2", {"seen": []}),
    ],
)
def test_a_broken_building_is_named(clause: str, change: dict[str, Any]) -> None:
    """isle.build.*"""
    start: Position = {
        "phase": "build", "tiles": ["0,0", "1,0"], "turn": "S", "drawn": "C1", "seen": ["A1"],
    }  # fmt: skip
    assert violations(start) == []
    assert clause in violations(start | change)


def test_a_finished_game_with_all_silver_home_is_sound_and_one_that_goes_on_is_not() -> None:
    """isle.end.3"""
    start = next(at for at in some_positions(11, 60, "over") if ended(at))
    assert violations(start) == []
    assert "isle.end.3" in violations(start | {"phase": "act", "turn": "S", "first": "S"})


def ended(start: Position) -> bool:
    """All four mines are exhausted, all silver is home, and Suns placed the first port lawfully."""
    state = parse(start)
    lawful = "isle.port" not in str(violations(start | {"phase": "act", "turn": "S"}))
    return lawful and exhausted(state) and state.europe_total() == state.tokens()
