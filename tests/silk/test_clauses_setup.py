"""Components and set-up, clause by clause."""

from collections import Counter
from random import Random

import pytest

from serai import BadPlayers, BadPosition, Match
from serai.games.silk.actions import BuildNursery, BuildWall
from silk.playing import (
    SILK,
    in_order,
    legal,
    legal_parts,
    play,
    play_on,
    points,
    read,
    refusal,
    show,
    table,
    use,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def ready(players: int, seed: int = 1) -> Match:
    """A match whose set-up has been played by chance and by a seed."""
    match = SILK.new(players, seed=seed)
    rng = Random(seed)
    while match.position()["phase"] in ("worms", "pieces"):
        match.play(rng.choice(match.legal()))
    return match


def roll_for_first(match: Match, *rolls: str) -> Match:
    """Lay the board anyhow, then roll these dice."""
    while match.position()["phase"] == "lay":
        match.play(match.legal()[-1])
    return play(match, *(f"roll {roll}" for roll in rolls))


# --- Components -------------------------------------------------------------------------------


def test_two_three_or_four_play() -> None:
    """silk.comp.1"""
    assert [SILK.new(players, seed=1).players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            SILK.new(players)


@PLAYERS
def test_everybody_owns_fifteen_worms_two_herders_and_four_nurseries(players: int) -> None:
    """silk.comp.2"""
    seats = "ABCD"[:players]
    before = SILK.new(players, chance="manual").view()
    assert before["reserve"] == dict.fromkeys(seats, 15)
    assert before["nursery_reserve"] == dict.fromkeys(seats, 4)
    after = ready(players).position()
    assert list(after["shepherds"]) == list(after["mastiffs"]) == list(seats)


def test_all_share_two_dice_twenty_walls_one_ookami_and_four_improvements() -> None:
    """silk.comp.3"""
    assert show(SILK.new(4, chance="manual"), "supply") == "supply 20"
    rolled = play(table("phase roll | nurseries 1,1:A"), "roll 2-3")
    assert show(rolled, "dice") == "dice 2 3"
    with pytest.raises(BadPosition) as three:
        table("dice 1 2 3")
    assert three.value.clause == "silk.comp.3"
    won = "improvements silkworm:A long_wall:B enclosure:A nursery:B"
    assert show(table(f"phase roll | {won}"), "improvements") == won


def test_the_box_has_nine_dry_thirteen_normal_and_seven_leafy_tiles_and_the_den_tile() -> None:
    """silk.comp.4, silk.setup.3"""
    tiles = Counter("".join(ready(4).position()["tiles"]))
    assert tiles == {"D": 9, "N": 13, "L": 7, "*": 1}
    match = play(SILK.new(4, chance="manual"), "den 5,4", *["lay dry"] * 9)
    assert refusal(match, "lay dry") == ("tiles-all-drawn", "silk.comp.4")


GRAZED = "dice 5 | worms 2,2:A | ookami 0,0 | turn A"


@pytest.mark.parametrize(
    ("tile", "value", "turned"),
    [("D", 1, "d"), ("N", 2, "n"), ("L", 3, "l"), ("*", 2, "+"), ("d", 0, "d"), ("l", 0, "l"),
     ("+", 0, "+")],
)  # fmt: skip
def test_a_worm_eats_what_its_tile_is_worth_and_leaves_barren_ground(
    tile: str, value: int, turned: str
) -> None:
    """silk.comp.5, silk.comp.6, silk.comp.7"""
    den = "N" if tile in "*+" else "*"
    match = table(f"{GRAZED} | tiles DNLND NNLDN DN{tile}LN NDNN{den}")
    play(match, "die 5 graze", "graze 2,2")
    assert points(match) == 5 + value
    assert match.position()["tiles"][2] == f"DN{turned}LN"


def test_caught_worms_lie_in_the_den_and_not_on_the_den_tile() -> None:
    """silk.comp.8"""
    match = table("dice 6 | worms 2,3:AB | ookami 2,2 | shepherds A:0,0")
    play(match, "die 6 ookami", "ookami east")
    assert show(match, "den", "ookami", "worms") == "den A:1 B:1 | ookami 2,3 | worms"
    assert match.position()["tiles"][2][2] == "*"


def test_the_den_has_room_for_all_worms() -> None:
    """silk.comp.9"""
    everything = "den A:15 B:15"
    assert show(table(f"dice 3 | nurseries 1,1:A | {everything}"), "den") == everything


@pytest.mark.parametrize(
    ("players", "rows", "walls", "goal", "sides", "corners"),
    [(2, 4, 10, 30, 49, 26), (3, 5, 15, 40, 60, 32), (4, 6, 20, 50, 71, 38)],
)
def test_the_number_of_players_sets_the_board(
    players: int, rows: int, walls: int, goal: int, sides: int, corners: int
) -> None:
    """silk.comp.10"""
    match = table(f"players {players} | dice 5 | worms 0,0:A | points A:{goal - 1}")
    assert len(match.position()["tiles"]) == rows
    assert show(match, "supply") == f"supply {walls}"
    play(match, "die 5 graze", "graze 0,0")
    assert show(match, "ended_by") == "ended_by A"
    build_wall = use(table(f"players {players} | dice 3 | nurseries 1,1:A"), "wall")
    build_nursery = use(table(f"players {players} | dice 4 | shepherds A:2,2"), "nursery")
    known = [action for _, action in SILK.space.named()]
    sites = [a for a in known if isinstance(a, BuildWall) and off_board(build_wall, a) is None]
    assert len(sites) == sides
    sites = [
        a for a in known if isinstance(a, BuildNursery) and off_board(build_nursery, a) is None
    ]
    assert len(sites) == corners


def off_board(match: Match, action: object) -> str | None:
    """The clause if the board has no such place, otherwise None."""
    found = match.why_not(action)
    return found.clause if found and found.reason.startswith("not-a") else None


LOLLIPOP = "V0,1 H1,1 H1,2 H1,3 V1,4 H2,3 H2,2 H2,1"
"""A stem and a fence around three tiles, the last wall missing."""


@pytest.mark.parametrize(
    ("name", "text", "moves", "gained"),
    [
        ("silkworm", "dice 1 | worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AAA 0,4:AA",
         ["die 1 raise", "raise 0,4"], 10),
        ("long_wall", "dice 3 | nurseries 1,1:A | walls H1,1 H1,2 H1,3 V1,4",
         ["die 3 wall", "wall H2,4"], 5),
        ("enclosure", f"dice 3 | nurseries 0,1:A | walls {LOLLIPOP} | improvements long_wall:B",
         ["die 3 wall", "wall V1,1"], 10),
        ("nursery", "dice 4 | nurseries 0,1:A 0,3:A 2,0:A | shepherds A:2,2",
         ["die 4 nursery", "nursery 2,2"], 5),
    ],
    ids=["silkworm", "long_wall", "enclosure", "nursery"],
)  # fmt: skip
def test_each_improvement_has_its_worth(
    name: str, text: str, moves: list[str], gained: int
) -> None:
    """silk.comp.11"""
    match = play(table(text), *moves)
    assert points(match) == 5 + gained
    assert match.position()["improvements"][name] == "A"


# --- The table --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "drawn"), [(2, 19), (3, 24), (4, 29)])
def test_the_den_tile_is_set_aside_and_the_others_are_drawn(players: int, drawn: int) -> None:
    """silk.setup.1"""
    match = SILK.new(players, chance="manual")
    assert refusal(match, "lay dry") == ("den-tile-first", "silk.setup.1")
    play(match, "den 1,1")
    laid = 0
    while match.position()["phase"] == "lay":
        match.play(match.legal()[0])
        laid += 1
    assert laid == drawn


def test_the_den_tile_may_come_anywhere_and_all_tiles_show_their_pasture() -> None:
    """silk.setup.2"""
    match = SILK.new(2, chance="manual")
    assert len(legal_parts(match, "den")) == 20
    assert match.weights() == [1] * 20
    play(match, "den 0,1", "lay leafy", "lay dry", "lay normal")
    assert show(match, "tiles") == "tiles L*DN. ..... ..... ....."
    assert legal(match) == {"lay dry", "lay normal", "lay leafy"}
    assert match.weights() == [8, 12, 6]


def test_with_two_players_the_mix_of_pastures_is_a_matter_of_luck() -> None:
    """silk.setup.3"""
    mixes = {str(sorted("".join(SILK.new(2, seed=s).position()["tiles"]))) for s in range(6)}
    assert len(mixes) > 1
    assert len({str(sorted("".join(ready(4, s).position()["tiles"]))) for s in range(2)}) == 1


@pytest.mark.parametrize(("players", "walls"), [(2, 10), (3, 15), (4, 20)])
def test_walls_that_are_not_needed_leave_the_game(players: int, walls: int) -> None:
    """silk.setup.4"""
    assert show(SILK.new(players, chance="manual"), "supply") == f"supply {walls}"


@PLAYERS
def test_everybody_starts_with_five_points_and_no_improvement(players: int) -> None:
    """silk.setup.5, silk.setup.7"""
    position = ready(players).position()
    assert set(position["points"].values()) == {5}
    assert position["improvements"] == {}


def test_the_ookami_starts_on_the_den_tile() -> None:
    """silk.setup.6"""
    match = play(SILK.new(2, chance="manual"), "den 3,4")
    assert show(match, "ookami") == "ookami 3,4"


@PLAYERS
def test_seven_worms_and_three_pieces_each_start_on_the_board(players: int) -> None:
    """silk.setup.8"""
    seen = ready(players).view()
    seats = "ABCD"[:players]
    assert Counter("".join(seen["position"]["worms"].values())) == dict.fromkeys(seats, 7)
    assert seen["reserve"] == dict.fromkeys(seats, 8)
    assert seen["nursery_reserve"] == dict.fromkeys(seats, 3)
    assert Counter(seen["position"]["nurseries"].values()) == dict.fromkeys(seats, 1)


# --- Phase 1: worms ---------------------------------------------------------------------------


def test_the_highest_roll_places_first_and_a_tie_is_rolled_again() -> None:
    """silk.setup.p1.1"""
    match = roll_for_first(SILK.new(3, chance="manual"), "3-5", "1-1", "4-4")
    assert show(match, "phase", "rolled") == "phase first | rolled A:0 B:-1 C:0"
    play(match, "roll 2-2", "roll 1-4")
    assert show(match, "phase", "turn") == "phase worms | turn C"


def test_two_worms_are_placed_clockwise_on_one_tile_or_on_two() -> None:
    """silk.setup.p1.2"""
    match = table("players 3 | phase worms | turn C")
    play(match, "worm 0,0", "worm 0,0")
    assert show(match, "turn") == "turn A"
    play(match, "worm 0,4", "worm 1,3")
    assert show(match, "turn", "worms") == "turn B | worms 0,0:CC 0,4:A 1,3:A"
    assert refusal(match, "shepherd 0,1") == ("place-worms", "silk.setup.p1.2")


def test_the_fourth_placement_is_the_seventh_worm_alone() -> None:
    """silk.setup.p1.3"""
    match = table("phase worms | worms 0,0:AAA 0,4:AAA 1,3:BBB 2,0:BBB")
    play(match, "worm 3,1")
    assert show(match, "turn") == "turn B"
    play(match, "worm 3,1")
    assert show(match, "phase") == "phase pieces"


def test_worms_go_on_dry_tiles_while_one_has_room() -> None:
    """silk.setup.p1.4"""
    match = table("phase worms | worms 0,0:AAA 0,4:BBB 1,3:AAB 2,0:BBB")
    assert legal_parts(match, "worm") == {"3,1"}
    assert refusal(match, "worm 0,1") == ("worm-on-dry", "silk.setup.p1.4")


def test_normal_tiles_open_in_the_middle_of_a_placement() -> None:
    """silk.setup.p1.5"""
    match = table("phase worms | worms 0,0:BB | tiles DNLNN NNLNN NN*LN NNNNL")
    assert legal_parts(match, "worm") == {"0,0"}
    play(match, "worm 0,0")
    assert show(match, "turn") == "turn A"
    assert len(legal_parts(match, "worm")) == 14
    assert refusal(match, "worm 0,2") == ("worm-on-normal", "silk.setup.p1.5")


def test_a_tile_takes_three_worms_of_whatever_colours() -> None:
    """silk.setup.p1.6"""
    match = table("phase worms | worms 0,0:AB")
    play(match, "worm 0,0")
    assert refusal(match, "worm 0,0") == ("worm-needs-room", "silk.setup.p1.6")
    with pytest.raises(BadPosition) as four:
        table("dice 1 | worms 0,0:AABB")
    assert four.value.clause == "silk.setup.p1.6"


def test_no_worm_is_placed_beside_the_ookami() -> None:
    """silk.setup.p1.7"""
    match = table("phase worms | tiles NNLNN NNLNN NN*LN NNNNL")
    assert "2,2" not in legal_parts(match, "worm")
    assert refusal(match, "worm 2,2") == ("worm-not-by-ookami", "silk.setup.p1.7")


@pytest.mark.parametrize(
    "tiles",
    ["LLLLL LLNNN NN*NN NNNNN", "LLLLL LLNNN NN*NN NNNNN NNNDD",
     "LLLLL LLNNN NN*NN NNNNN NNNDD DDDDD"],
)  # fmt: skip
def test_the_poorest_board_has_room_for_all_first_worms(tiles: str) -> None:
    """silk.setup.p1.8"""
    players = {4: 2, 5: 3, 6: 4}[len(tiles.split())]
    match = table(f"players {players} | phase worms | tiles {tiles}")
    while match.position()["phase"] == "worms":
        match.play(match.legal()[0])
    assert sum(map(len, match.position()["worms"].values())) == 7 * players


# --- Phase 2: pieces --------------------------------------------------------------------------

FLOCK = "worms 0,0:AAA 3,1:AAA 1,3:A 0,4:BBB 2,0:BBB 1,0:B"
PIECES = f"phase pieces | {FLOCK}"


def test_who_placed_the_last_worm_starts_phase_two_counterclockwise() -> None:
    """silk.setup.p2.1"""
    match = table("players 3 | phase worms | turn B | worms 0,0:AAA 0,4:AAA 1,3:ABB 2,0:BBB"
                  " 3,1:BCC 4,0:CCC 4,1:CC")  # fmt: skip
    play(match, "worm 4,1")
    assert show(match, "phase", "turn") == "phase pieces | turn B"
    order = []
    while (now := match.position())["phase"] == "pieces":
        order.append(now["turn"])
        match.play(match.legal()[0])
    assert order == list("BAC" * 3)


def test_one_piece_a_turn_in_whatever_order_until_all_three_stand() -> None:
    """silk.setup.p2.1b"""
    match = table(PIECES)
    kinds = {move.split()[0] for move in legal(match)}
    assert kinds == {"shepherd", "mastiff", "nursery"}
    play(match, "mastiff 0,1")
    assert show(match, "turn") == "turn B"
    play(match, "nursery 1,4")
    assert refusal(match, "mastiff 0,1") == ("piece-stands-already", "silk.setup.p2.1b")
    assert {move.split()[0] for move in legal(match)} == {"shepherd", "nursery"}
    assert refusal(match, "worm 0,1") == ("place-pieces", "silk.setup.p2.1b")


def test_a_herder_starts_on_an_empty_tile_beside_an_own_worm() -> None:
    """silk.setup.p2.2"""
    match = table(PIECES)
    beside = {"0,1", "1,2", "1,4", "2,3", "2,1", "3,0", "3,2", "0,3"}
    assert legal_parts(match, "mastiff") == beside
    assert refusal(match, "shepherd 0,0") == ("piece-needs-empty-tile", "silk.setup.p2.2")
    assert refusal(match, "shepherd 2,2") == ("piece-needs-empty-tile", "silk.setup.p2.2")
    assert refusal(match, "shepherd 1,1") == ("piece-needs-own-worm", "silk.setup.p2.2")


def test_tiles_on_opposite_edges_are_no_neighbours_in_the_setup() -> None:
    """silk.setup.p2.3"""
    match = table("phase pieces | worms 0,2:AAA 0,1:AAA 0,3:A 0,4:BBB 2,0:BBB 1,0:B")
    assert refusal(match, "mastiff 3,2") == ("piece-needs-own-worm", "silk.setup.p2.2")


def test_the_first_nursery_touches_a_tile_with_an_own_worm() -> None:
    """silk.setup.p2.4"""
    match = table("phase pieces | worms 0,0:AAA 0,4:BBB")
    assert legal_parts(match, "nursery") == {"0,1", "1,0", "1,1"}
    assert refusal(match, "nursery 2,2") == ("nursery-needs-own-worm", "silk.setup.p2.4")


def test_a_piece_without_a_place_by_own_worms_may_stand_on_any_empty_tile() -> None:
    """silk.setup.p2.5 R6: the shepherd has no place of its own, though the nursery has"""
    match = table("phase pieces | worms 0,0:AAA 0,1:BBB 1,0:B | mastiffs B:3,3")
    assert len(legal_parts(match, "shepherd")) == 20 - 5
    assert legal_parts(match, "nursery") == {"0,1", "1,0", "1,1"}
    crowded = table("phase pieces | worms 0,0:AAA 3,1:BBB | nurseries 0,1:B | turn A")
    assert legal_parts(crowded, "nursery") == {"1,0"}
    barred = table("phase pieces | worms 0,0:A 0,1:B | players 3 | nurseries 0,1:B 1,0:C")
    assert len(legal_parts(barred, "nursery")) > 20


def test_the_last_to_place_a_piece_takes_the_first_turn_and_play_goes_clockwise() -> None:
    """silk.setup.p2.6, silk.setup.p2.6b, silk.setup.p2.7"""
    match = roll_for_first(SILK.new(3, chance="manual"), "1-2", "6-6", "3-3")
    first = match.position()["turn"]
    last = ""
    while (now := match.position())["phase"] in ("worms", "pieces"):
        last = now["turn"]
        match.play(match.legal()[0])
    assert first == last == match.position()["turn"] == "B"
    assert in_order(at["turn"] for at in play_on(match, turns=4)) == ["B", "C", "A", "B"]


def test_a_position_of_the_setup_that_cannot_be_is_refused() -> None:
    """silk.setup.8, silk.setup.p2.1b"""
    with pytest.raises(BadPosition) as full:
        table("phase worms | worms 0,0:AAA 0,4:AAA 1,3:A")
    assert full.value.clause == "silk.setup.8"
    with pytest.raises(BadPosition) as done:
        SILK.load(read(f"{PIECES} | shepherds A:0,1 | mastiffs A:1,2 | nurseries 1,1:A"))
    assert done.value.clause == "silk.setup.p2.1b"
