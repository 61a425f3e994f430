"""The story of a match: what each action did, as events, in the order in which it happened."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import serai
from serai.engine.event import Event, name_of
from serai.engine.match import Match
from serai.games.silk.events import (
    DenTileLaid,
    DiceRolled,
    DieLost,
    DieUsed,
    EndTriggered,
    GameEnded,
    GameWon,
    ImprovementClaimed,
    NurseryBuilt,
    PieceBumped,
    PieceMoved,
    PiecePlaced,
    PlacementBegan,
    RolledForFirst,
    RollTied,
    ScoreCounted,
    SegmentScored,
    TileGrazed,
    TileLaid,
    TileRegenerated,
    TurnBegan,
    WallBuilt,
    WormBumped,
    WormPlaced,
    WormPushedOff,
    WormRaised,
    WormRescued,
    WormsCaptured,
)

SILK = serai.game("silk")

MEADOW = {
    "players": 2,
    "tiles": ["NDLND", "DNNLN", "NL*ND", "LNNDN"],
    "worms": {"1,1": "A", "1,3": "B"},
    "shepherds": {"A": "0,0", "B": "3,0"},
    "mastiffs": {"A": "0,4", "B": "3,4"},
    "ookami": "2,2",
    "nurseries": {"1,1": "A", "3,3": "B"},
    "points": {"A": 9, "B": 9},
    "turn": "A",
    "phase": "dice",
    "dice": [5, 5],
}
"""A turn of A with everything possible; each test says what is different."""

BARE = {"worms": {}, "shepherds": {}, "mastiffs": {}, "nurseries": {}, "dice": []}
"""The same board before anything is placed."""

ALL_WORMS = {"0,1": "AAA", "0,2": "AAA", "0,3": "AAA", "1,0": "AAA", "3,2": "AA"}
"""Fourteen worms of A: one is left."""

FLOCK = ALL_WORMS | {"3,2": "AAA"}
"""All fifteen worms of A: a 1 finds nothing to raise."""

RING = ["H0,1", "H0,2", "H0,3", "V0,4", "H1,3", "H1,2", "H1,1", "V0,1"]
"""The fence round 0,1, 0,2 and 0,3."""


def at(**changes: Any) -> Match:
    """A match at the meadow, with these fields changed; chance is played by hand."""
    return SILK.load(MEADOW | changes, chance="manual")


def told(match: Match, *moves: str) -> list[Event]:
    """What the last of these moves did."""
    for move in moves:
        match.play(move)
    return match.events(since=match.ply - 1)


# --- Set-up -----------------------------------------------------------------------------------


def test_laying_the_den_tile_is_told_with_its_place() -> None:
    match = SILK.new(players=2, chance="manual")
    assert told(match, "den 1,2") == [DenTileLaid("1,2")]


def test_laying_a_tile_tells_the_next_free_place_and_the_pasture() -> None:
    match = SILK.new(players=2, chance="manual")
    assert told(match, "den 0,0", "lay leafy") == [TileLaid("0,1", "leafy")]


def test_everybody_rolls_and_the_highest_places_first() -> None:
    match = at(phase="first", **BARE)
    assert told(match, "roll 5-3") == [RolledForFirst("A", "3-5")]
    assert told(match, "roll 5-4") == [RolledForFirst("B", "4-5"), PlacementBegan("B", "worms")]


def test_those_who_tie_for_the_highest_roll_are_told_and_nobody_else() -> None:
    tiles = [*MEADOW["tiles"], "DDLLN"]
    match = at(players=3, tiles=tiles, phase="first", **BARE | {"points": {}})
    expected = [RolledForFirst("C", "4-5"), RollTied("A"), RollTied("C")]
    assert told(match, "roll 3-6", "roll 1-1", "roll 4-5") == expected
    assert told(match, "roll 1-2") == [RolledForFirst("A", "1-2")]


def test_a_low_last_roll_does_not_hide_the_tie_of_the_others() -> None:
    tiles = [*MEADOW["tiles"], "DDLLN"]
    match = at(players=3, tiles=tiles, phase="first", **BARE | {"points": {}})
    expected = [RolledForFirst("C", "1-2"), RollTied("A"), RollTied("B")]
    assert told(match, "roll 3-6", "roll 4-5", "roll 1-2") == expected


def test_a_placed_worm_is_told() -> None:
    assert told(at(phase="worms", **BARE), "worm 0,1") == [WormPlaced("A", "0,1")]


def test_the_last_worm_begins_the_placement_of_pieces() -> None:
    worms = {"0,1": "AAA", "0,4": "AAB", "1,0": "ABB", "2,4": "BBB", "3,3": "B"}
    match = at(phase="worms", **BARE | {"worms": worms})
    assert told(match, "worm 3,3") == [WormPlaced("A", "3,3"), PlacementBegan("A", "pieces")]


@pytest.mark.parametrize("piece", ["shepherd", "mastiff"])
def test_a_placed_piece_is_told(piece: str) -> None:
    match = at(phase="pieces", **BARE | {"worms": {"1,1": "A"}})
    assert told(match, f"{piece} 1,2") == [PiecePlaced("A", piece, "1,2")]


def test_a_nursery_of_the_setup_is_told_as_built() -> None:
    match = at(phase="pieces", **BARE | {"worms": {"1,1": "A"}})
    assert told(match, "nursery 2,1") == [NurseryBuilt("A", "2,1")]


def test_the_last_piece_begins_the_first_turn() -> None:
    match = at(phase="pieces", dice=[], mastiffs={"B": "3,4"})
    assert told(match, "mastiff 0,1") == [PiecePlaced("A", "mastiff", "0,1"), TurnBegan("A")]


# --- The turn and its dice --------------------------------------------------------------------


def test_a_roll_is_told_with_both_dice() -> None:
    assert told(at(phase="roll", dice=[]), "roll 6-2") == [DiceRolled("A", "2-6")]


def test_a_used_die_is_told_with_its_price() -> None:
    assert told(at(dice=[2, 6]), "die 2 graze") == [DieUsed("A", 2, "graze", 3)]


def test_a_finished_turn_begins_the_next_one() -> None:
    match = at(dice=[3])
    assert told(match, "die 3 wall", "wall H1,1") == [WallBuilt("A", "H1,1"), TurnBegan("B")]


def test_a_die_that_can_do_nothing_is_told_as_lost_before_the_next_turn() -> None:
    match = at(worms=FLOCK, points={"A": 0}, dice=[1, 3])
    expected = [WallBuilt("A", "H1,1"), DieLost("A", 1), TurnBegan("B")]
    assert told(match, "die 3 wall", "wall H1,1") == expected


def test_a_roll_of_two_useless_dice_loses_both() -> None:
    match = at(worms=FLOCK, points={"A": 0}, phase="roll", dice=[])
    expected = [DiceRolled("A", "1-1"), DieLost("A", 1), DieLost("A", 1), TurnBegan("B")]
    assert told(match, "roll 1-1") == expected


def test_a_die_that_was_given_up_is_told_as_lost() -> None:
    options = {"no_wilful_waste": False}
    match = at(options=options, worms=FLOCK, points={"A": 0}, dice=[1, 3])
    assert told(match, "lose 1") == [DieLost("A", 1)]


# --- Worms ------------------------------------------------------------------------------------


def test_a_raised_worm_is_told() -> None:
    assert told(at(phase="raise", dice=[]), "raise 1,1") == [WormRaised("A", "1,1")]


def test_a_worm_raised_onto_the_ookami_is_captured_at_once() -> None:
    match = at(options={"raise_onto_ookami": True}, ookami="1,0", phase="raise", dice=[])
    assert told(match, "raise 1,0") == [WormRaised("A", "1,0"), WormsCaptured("A", 1, "1,0")]


def test_a_rescue_is_told_with_the_die_that_made_it() -> None:
    match = at(worms=ALL_WORMS, den={"A": 1}, dice=[1, 5])
    assert told(match, "die 1 raise") == [DieUsed("A", 1, "raise", 0), WormRescued("A")]


def test_a_rescue_with_the_last_die_loses_no_die() -> None:
    match = at(worms=ALL_WORMS, den={"A": 1}, dice=[1])
    expected = [DieUsed("A", 1, "raise", 0), WormRescued("A"), TurnBegan("B")]
    assert told(match, "die 1 raise") == expected


RESCUING = {
    "options": {"mandatory_rescue": True},
    "worms": dict.fromkeys(("0,1", "0,2", "0,3", "1,0"), "BBB") | {"3,2": "AB"},
    "den": {"B": 2},
    "dice": [5],
}
"""B has no worm in reserve, A grazes one of B's away."""


def test_a_rescue_before_the_roll_is_told_after_the_turn_began() -> None:
    match = at(**RESCUING)
    expected = [
        WormBumped("A", "B", "3,2", "2,2"),
        WormsCaptured("B", 1, "2,2"),
        TurnBegan("B"),
        WormRescued("B"),
    ]
    assert told(match, "die 5 graze", "graze 3,2", "bump south", "bump north") == expected


def test_a_worm_pushed_off_is_not_taken_for_a_rescue() -> None:
    match = at(**RESCUING)
    expected = [WormPushedOff("A", "B", "3,2", "south"), TurnBegan("B")]
    assert told(match, "die 5 graze", "graze 3,2", "bump south", "bump south") == expected


def test_a_rescue_is_told_although_another_seat_has_a_worm_pushed_off() -> None:
    worms = dict.fromkeys(("0,1", "0,2", "0,3", "1,0"), "BBB") | {"3,2": "A"}
    match = at(**RESCUING | {"worms": worms, "den": {"B": 3}})
    expected = [WormPushedOff("A", "A", "3,2", "south"), TurnBegan("B"), WormRescued("B")]
    assert told(match, "die 5 graze", "graze 3,2", "bump south") == expected


def test_a_bumped_worm_is_told_with_its_owner_and_its_way() -> None:
    match = at(worms={"1,1": "AB"})
    assert told(match, "die 5 graze", "graze 1,1", "bump west") == [
        WormBumped("A", "A", "1,1", "1,0")
    ]
    assert told(match, "bump south") == [WormBumped("A", "B", "1,1", "2,1")]


def test_a_worm_pushed_off_is_told_with_the_edge_it_went_over() -> None:
    match = at(worms={"0,1": "A"})
    expected = [WormPushedOff("A", "A", "0,1", "north")]
    assert told(match, "die 5 graze", "graze 0,1", "bump north") == expected


def test_a_worm_bumped_onto_the_ookami_is_captured() -> None:
    match = at(worms={"2,1": "A"})
    expected = [WormBumped("A", "A", "2,1", "2,2"), WormsCaptured("A", 1, "2,2")]
    assert told(match, "die 5 graze", "graze 2,1", "bump east") == expected


def test_the_ookami_captures_the_worms_of_each_owner_where_she_comes() -> None:
    match = at(worms={"1,2": "ABB"}, dice=[6, 5])
    assert told(match, "die 6 ookami", "ookami north") == [
        PieceMoved("A", "ookami", None, "2,2", "1,2", "step"),
        WormsCaptured("A", 1, "1,2"),
        WormsCaptured("B", 2, "1,2"),
    ]


# --- Big pieces -------------------------------------------------------------------------------


def test_a_moved_piece_is_told_with_its_owner_and_its_way() -> None:
    expected = [PieceMoved("A", "shepherd", "A", "0,0", "0,1", "step")]
    assert told(at(dice=[2, 5]), "die 2 herd", "shepherd east") == expected


def test_a_step_round_the_edge_is_told_as_a_wrap() -> None:
    expected = [PieceMoved("A", "mastiff", "A", "0,4", "3,4", "wrap")]
    match = at(mastiffs={"A": "0,4", "B": "3,3"}, dice=[2, 5])
    assert told(match, "die 2 herd", "mastiff north") == expected


def test_a_herder_that_comes_upon_worms_captures_none() -> None:
    match = at(worms={"0,1": "AB"}, dice=[2, 5])
    expected = [PieceMoved("A", "shepherd", "A", "0,0", "0,1", "step")]
    assert told(match, "die 2 herd", "shepherd east") == expected
    assert told(match, "bump south") == [WormBumped("A", "A", "0,1", "1,1")]


def test_a_bumped_piece_is_told_when_it_is_set_down() -> None:
    match = at(mastiffs={"A": "0,4", "B": "1,0"}, ookami="1,1", worms={"1,2": "A"}, dice=[2, 5])
    expected = [PieceMoved("A", "shepherd", "A", "0,0", "1,0", "step")]
    assert told(match, "die 2 herd", "shepherd south") == expected
    assert told(match, "push east") == [PieceBumped("A", "mastiff", "B", "1,0", "1,1", "step")]
    assert told(match, "push east") == [
        PieceBumped("A", "ookami", None, "1,1", "1,2", "step"),
        WormsCaptured("A", 1, "1,2"),
    ]


# --- Building and pasture ---------------------------------------------------------------------


def test_a_wall_that_closes_nothing_is_told_alone() -> None:
    assert told(at(dice=[3, 5]), "die 3 wall", "wall H1,1") == [WallBuilt("A", "H1,1")]


def test_a_closed_segment_is_told_with_its_points() -> None:
    match = at(nurseries={"1,1": "A", "1,3": "B"}, walls=["H1,1"], dice=[3, 5])
    expected = [WallBuilt("A", "H1,2"), SegmentScored("A", 2)]
    assert told(match, "die 3 wall", "wall H1,2") == expected


def test_one_wall_may_tell_a_segment_and_two_improvements_and_the_end_they_trigger() -> None:
    match = at(nurseries={"1,1": "A", "3,3": "B"}, walls=RING[:-1], dice=[3, 5])
    assert told(match, "die 3 wall", f"wall {RING[-1]}") == [
        WallBuilt("A", "V0,1"),
        SegmentScored("A", 8),
        ImprovementClaimed("A", "long_wall", 5),
        ImprovementClaimed("A", "enclosure", 10),
        EndTriggered("A", "points"),
    ]


def test_the_first_empty_reserve_claims_the_silkworm() -> None:
    match = at(worms=ALL_WORMS, phase="raise", dice=[])
    expected = [WormRaised("A", "3,2"), ImprovementClaimed("A", "silkworm", 10)]
    assert told(match, "raise 3,2") == expected


def test_the_fourth_nursery_claims_the_nursery_improvement() -> None:
    nurseries = {"1,1": "A", "3,3": "B", "1,3": "A", "2,4": "A"}
    match = at(nurseries=nurseries, shepherds={"A": "2,0", "B": "3,0"}, dice=[4, 5])
    expected = [NurseryBuilt("A", "3,1"), ImprovementClaimed("A", "nursery", 5)]
    assert told(match, "die 4 nursery", "nursery 3,1") == expected


def test_a_nursery_may_score_a_segment_where_the_option_says_so() -> None:
    options = {"nursery_scores_segments": True}
    shepherds = {"A": "1,2", "B": "3,0"}
    match = at(options=options, shepherds=shepherds, walls=["H1,1", "H1,2"], dice=[4, 5])
    expected = [NurseryBuilt("A", "1,3"), SegmentScored("A", 2)]
    assert told(match, "die 4 nursery", "nursery 1,3") == expected


def test_a_graze_is_told_with_the_points_of_its_own_worms() -> None:
    match = at(worms={"1,3": "AAB"})
    assert told(match, "die 5 graze", "graze 1,3") == [TileGrazed("A", "1,3", 6)]


def test_a_regenerated_tile_is_told_with_its_pasture() -> None:
    nurseries = {"1,1": "A", "1,3": "A", "2,4": "A", "3,1": "A"}
    tiles = ["NDlND", "DNNLN", "NL*ND", "LNNDN"]
    match = at(nurseries=nurseries, tiles=tiles, dice=[4, 5])
    expected = [TileRegenerated("A", "0,2", "leafy")]
    assert told(match, "die 4 nursery", "regenerate 0,2") == expected


# --- The end ----------------------------------------------------------------------------------

TEN = [f"H1,{column}" for column in range(5)] + [f"V{row},1" for row in range(4)] + ["H2,1"]


def test_the_last_wall_triggers_the_end() -> None:
    match = at(walls=TEN[:-1], dice=[3, 5], improvements={"long_wall": "B"})
    expected = [WallBuilt("A", "H2,1"), EndTriggered("A", "walls")]
    assert told(match, "die 3 wall", "wall H2,1") == expected


def test_grazing_the_last_pasture_triggers_the_end() -> None:
    match = at(tiles=["ndlnd", "dNnln", "nl+nd", "lnndn"])
    expected = [TileGrazed("A", "1,1", 2), EndTriggered("A", "barren")]
    assert told(match, "die 5 graze", "graze 1,1") == expected


def test_an_end_that_is_not_latched_is_triggered_when_the_turn_is_over() -> None:
    options = {"latch_trigger": False}
    match = at(options=options, worms={"1,1": "A"}, points={"A": 28, "B": 9}, dice=[5])
    assert told(match, "die 5 graze", "graze 1,1") == [TileGrazed("A", "1,1", 2)]
    expected = [WormBumped("A", "A", "1,1", "1,0"), EndTriggered("A", "points"), TurnBegan("B")]
    assert told(match, "bump west") == expected


@pytest.mark.parametrize("latch", [True, False])
def test_dice_are_lost_after_a_latched_trigger_and_before_another(latch: bool) -> None:
    match = at(
        options={"latch_trigger": latch},
        worms=FLOCK,
        points={"A": 0},
        walls=TEN[:-1],
        improvements={"long_wall": "B"},
        dice=[1, 3],
    )
    course = [EndTriggered("A", "walls"), DieLost("A", 1)]
    events = told(match, "die 3 wall", "wall H2,1")
    assert events[1:-1] == (course if latch else course[::-1])


def test_a_second_trigger_is_not_told() -> None:
    match = at(worms={"1,1": "A"}, points={"A": 29, "B": 30}, ended_by="B", dice=[5, 5])
    assert told(match, "die 5 graze", "graze 1,1") == [TileGrazed("A", "1,1", 2)]


def test_the_end_tells_every_score_and_the_winner() -> None:
    match = at(worms={"1,1": "A", "1,3": "B"}, den={"A": 2}, dice=[3], ended_by="B")
    assert told(match, "die 3 wall", "wall H1,1") == [
        WallBuilt("A", "H1,1"),
        ScoreCounted("A", 9, 0, 2, 2, 9),
        ScoreCounted("B", 9, 0, 3, 0, 12),
        GameWon("B", 12, 1),
        GameEnded((9, 12), ("B",)),
    ]


def test_those_who_tie_win_together() -> None:
    match = at(worms={"1,1": "A", "1,2": "B"}, dice=[3], ended_by="B")
    events = told(match, "die 3 wall", "wall H1,1")
    assert events[-3:] == [
        GameWon("A", 11, 2),
        GameWon("B", 11, 2),
        GameEnded((11, 11), ("A", "B")),
    ]


# --- The story adds up ------------------------------------------------------------------------


class Listener:
    """Knows a game from its events alone: worms, pieces, buildings, pasture and points."""

    def __init__(self, players: int) -> None:
        self.seats = "ABCD"[:players]
        self.worms: Counter[tuple[str, str]] = Counter({(s, "reserve"): 15 for s in self.seats})
        self.points = Counter(dict.fromkeys(self.seats, 5))
        self.pieces: dict[tuple[str, str | None], str] = {}
        self.nurseries: dict[str, str] = {}
        self.walls: set[str] = set()
        self.pasture: dict[str, str] = {}
        self.improvements: dict[str, str] = {}
        self.turn = ""
        self.ended_by: str | None = None

    def hear(self, event: Event) -> None:
        """Take in one event. Rolls and lost dice change nothing on the board."""
        hear = getattr(self, f"hear_{name_of(type(event))}".replace("-", "_"), None)
        if hear:
            hear(event)

    def shift(self, owner: str, start: str, end: str, number: int = 1) -> None:
        """Worms of one owner go from one place to another."""
        self.worms[owner, start] -= number
        self.worms[owner, end] += number
        assert self.worms[owner, start] >= 0, f"{owner} has no worm on {start}"

    def hear_den_tile_laid(self, event: DenTileLaid) -> None:
        self.pasture[event.tile] = "*"
        self.pieces["ookami", None] = event.tile

    def hear_tile_laid(self, event: TileLaid) -> None:
        self.pasture[event.tile] = event.pasture[0].upper()

    def hear_placement_began(self, event: PlacementBegan) -> None:
        self.turn = event.seat

    def hear_worm_placed(self, event: WormPlaced) -> None:
        self.shift(event.seat, "reserve", event.tile)

    def hear_piece_placed(self, event: PiecePlaced) -> None:
        self.pieces[event.piece, event.seat] = event.tile

    def hear_turn_began(self, event: TurnBegan) -> None:
        self.turn = event.seat

    def hear_die_used(self, event: DieUsed) -> None:
        self.points[event.seat] -= event.price

    def hear_worm_raised(self, event: WormRaised) -> None:
        self.shift(event.seat, "reserve", event.tile)

    def hear_worm_rescued(self, event: WormRescued) -> None:
        self.shift(event.seat, "den", "reserve")

    def hear_worm_bumped(self, event: WormBumped) -> None:
        self.shift(event.owner, event.start, event.end)

    def hear_worm_pushed_off(self, event: WormPushedOff) -> None:
        self.shift(event.owner, event.start, "reserve")

    def hear_worms_captured(self, event: WormsCaptured) -> None:
        self.shift(event.owner, event.tile, "den", event.number)

    def hear_piece_moved(self, event: PieceMoved | PieceBumped) -> None:
        assert self.pieces[event.piece, event.owner] == event.start
        self.pieces[event.piece, event.owner] = event.end

    hear_piece_bumped = hear_piece_moved

    def hear_nursery_built(self, event: NurseryBuilt) -> None:
        self.nurseries[event.corner] = event.seat

    def hear_wall_built(self, event: WallBuilt) -> None:
        self.walls.add(event.side)

    def hear_segment_scored(self, event: SegmentScored) -> None:
        self.points[event.seat] += event.points

    def hear_improvement_claimed(self, event: ImprovementClaimed) -> None:
        self.improvements[event.improvement] = event.seat
        self.points[event.seat] += event.points

    def hear_tile_grazed(self, event: TileGrazed) -> None:
        self.pasture[event.tile] = self.pasture[event.tile].lower().replace("*", "+")
        self.points[event.seat] += event.points

    def hear_tile_regenerated(self, event: TileRegenerated) -> None:
        self.pasture[event.tile] = self.pasture[event.tile].upper().replace("+", "*")

    def hear_end_triggered(self, event: EndTriggered) -> None:
        assert self.ended_by is None
        self.ended_by = event.seat

    def position(self) -> dict[str, Any]:
        """What the listener knows, as a position has it."""
        owners = sorted(self.worms.elements())
        tiles = {tile for _, tile in owners} - {"reserve", "den"}
        rows = {tile[0] for tile in self.pasture}
        return {
            "tiles": ["".join(self.pasture[f"{r},{c}"] for c in range(5)) for r in sorted(rows)],
            "worms": {tile: "".join(s for s, place in owners if place == tile) for tile in tiles},
            "shepherds": {s: self.pieces["shepherd", s] for s in self.seats},
            "mastiffs": {s: self.pieces["mastiff", s] for s in self.seats},
            "ookami": self.pieces["ookami", None],
            "nurseries": self.nurseries,
            "points": dict(self.points),
            "den": {s: self.worms[s, "den"] for s in self.seats},
            "improvements": self.improvements,
            "ended_by": self.ended_by,
        }


def check_story(players: int, seed: int, **options: object) -> None:
    """Play at random; whenever a turn begins, the events must have told the whole position."""
    random = Random(seed)
    match = SILK.new(players=players, seed=seed, **options)
    listener = Listener(players)
    heard = 0
    while heard < match.ply or not match.over:
        events = match.events(since=heard)
        heard = match.ply
        for event in events:
            listener.hear(event)
        if any(isinstance(event, TurnBegan | GameEnded) for event in events):
            compare(listener, match)
        if not match.over:
            match.play(random.choice(match.legal()))
    assert events[-1] == GameEnded(tuple(match.scores), tuple("ABCD"[s] for s in match.winners))


def compare(listener: Listener, match: Match) -> None:
    """The listener knows the position."""
    position, known = match.position(), listener.position()
    assert known == {name: position[name] for name in known}
    assert listener.walls == set(position["walls"])
    assert position["turn"] in (listener.turn, None)


OPTIONS: list[dict[str, object]] = [
    {},
    {"mandatory_rescue": True, "raise_onto_ookami": True, "nursery_scores_segments": True},
    {"latch_trigger": False, "no_wilful_waste": False, "multi_close": "sum"},
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_of_a_random_game_tell_everything_that_changed(players: int, seed: int) -> None:
    check_story(players, seed, **OPTIONS[seed % len(OPTIONS)])


@pytest.mark.full
@pytest.mark.parametrize("seed", range(4, 20))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_of_many_random_games_tell_everything(players: int, seed: int) -> None:
    check_story(players, seed, **OPTIONS[seed % len(OPTIONS)])


def test_every_event_is_json() -> None:
    match = SILK.new(players=3, seed=5)
    random = Random(5)
    while not match.over:
        match.play(random.choice(match.legal()))
    for event in match.events():
        assert json.loads(json.dumps(event.to_json()))["event"]
