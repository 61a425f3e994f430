"""The actions on the dice but for walls, clause by clause."""

import pytest

from serai import Match
from silk.playing import MOVING, legal, legal_parts, play, points, refusal, show, table, use

LOW = "shepherds A:3,0 B:3,1 | mastiffs A:3,2 B:3,3"
"""All herders in the lowest row."""
FOUR = "nurseries 0,1:A 0,3:A 2,0:A 2,2:A"


def raising(text: str) -> Match:
    """Use a die to raise."""
    return use(table(f"dice 1 | {text}"), "raise")


def grazing(text: str) -> Match:
    """Use a die to graze."""
    return use(table(f"dice 5 | {text}"), "graze")


def breeding(text: str) -> Match:
    """Use a die for a nursery or to regenerate."""
    return use(table(f"dice 4 | {text}"), "nursery")


def herding(text: str) -> Match:
    """Use a die to move a herder."""
    return use(table(f"dice 2 | {text}"), "herd")


def steering(text: str) -> Match:
    """Use a die to move the ookami."""
    return use(table(f"dice 6 | {text}"), "ookami")


# --- 1 Raise ----------------------------------------------------------------------------------

HOME = f"nurseries 2,2:A | {LOW} | ookami 0,0"


def test_a_raised_worm_comes_from_the_reserve() -> None:
    """silk.raise.1"""
    match = raising(HOME)
    play(match, "raise 1,1")
    assert show(match, "worms", "reserve") == "worms 1,1:A | reserve A:14 B:15"


def test_a_raised_worm_needs_room() -> None:
    """silk.raise.2"""
    match = raising(f"{HOME} | worms 1,1:ABB 1,2:BB")
    assert refusal(match, "raise 1,1") == ("raise-needs-room", "silk.raise.2")
    assert legal_parts(match, "raise") == {"1,2", "2,1", "2,2"}


def test_a_worm_is_raised_next_to_an_own_nursery_or_beside_an_own_worm() -> None:
    """silk.raise.3"""
    match = raising(f"nurseries 2,2:A 0,4:B | {LOW} | ookami 0,0 | worms 1,4:A")
    assert legal_parts(match, "raise") == {"1,1", "1,2", "2,1", "2,2", "1,4"}
    assert refusal(match, "raise 0,4") == ("raise-needs-home", "silk.raise.3")


def test_worms_are_raised_on_every_kind_of_ground() -> None:
    """silk.raise.4"""
    match = raising(f"{HOME} | tiles DNLND NdLDN DN*LN NDNNL")
    assert legal_parts(match, "raise") == {"1,1", "1,2", "2,1", "2,2"}


@pytest.mark.parametrize("piece", ["shepherds B:1,1", "mastiffs A:1,1", "ookami 1,1"])
def test_no_worm_is_raised_on_a_big_pieces_tile(piece: str) -> None:
    """silk.raise.5"""
    match = raising(f"nurseries 2,2:A | {piece}")
    assert refusal(match, "raise 1,1") == ("raise-needs-no-piece", "silk.raise.5")


def test_worms_of_others_do_not_hinder_a_raise() -> None:
    """silk.raise.6"""
    match = play(raising(f"{HOME} | worms 1,1:BB"), "raise 1,1")
    assert show(match, "worms") == "worms 1,1:ABB"


TWELVE = "worms 0,0:AAA 0,4:AAA 1,0:AAA 1,4:AAA | improvements silkworm:B | ookami 2,2"


def test_with_an_empty_reserve_a_die_rescues_a_worm_and_places_none() -> None:
    """silk.raise.rescue.1"""
    match = table(f"dice 1 3 | {TWELVE} | den A:3 | {LOW} | nurseries 2,2:A")
    before = show(match, "worms")
    play(match, "die 1 raise")
    assert show(match, "reserve", "den", "dice") == "reserve A:1 B:15 | den A:2 B:0 | dice 3"
    assert show(match, "worms") == before


def test_with_no_worm_in_reserve_or_den_the_action_is_impossible() -> None:
    """silk.raise.rescue.2"""
    match = table(f"dice 1 | {TWELVE} | worms 0,0:AAA 0,4:AAA 1,0:AAA 1,4:AAA 2,1:AAA | {LOW}")
    assert refusal(match, "die 1 raise") == ("rescue-finds-none", "silk.raise.rescue.2")


def test_a_worm_in_reserve_without_a_tile_bars_the_rescue() -> None:
    """silk.raise.rescue.3"""
    match = table(f"dice 1 | {TWELVE} | den A:2 | {LOW}")
    assert show(match, "reserve") == "reserve A:1 B:15"
    assert refusal(match, "die 1 raise") == ("raise-finds-no-tile", "silk.raise.rescue.3")


# --- 2 Shepherd or mastiff --------------------------------------------------------------------


def test_one_of_the_own_two_herders_moves() -> None:
    """silk.sm.1"""
    match = herding("shepherds A:1,1 B:3,1 | mastiffs A:1,3 B:3,3 | ookami 3,0")
    ways = {"north", "east", "south", "west"}
    assert legal(match) == {f"{piece} {way}" for piece in ("shepherd", "mastiff") for way in ways}
    play(match, "mastiff north")
    assert show(match, "mastiffs", "turn") == "mastiffs A:0,3 B:3,3 | turn B"


@pytest.mark.parametrize("piece", ["shepherd", "mastiff"])
def test_both_herders_may_wrap(piece: str) -> None:
    """silk.sm.2"""
    aside = {"shepherd": "mastiffs A:2,2 B:2,3", "mastiff": "shepherds A:2,2 B:2,3"}[piece]
    match = herding(f"{piece}s A:0,0 B:1,1 | {aside} | ookami 2,1")
    play(match, f"{piece} north")
    assert show(match, f"{piece}s") == f"{piece}s A:3,0 B:1,1"


def test_the_shepherd_crosses_walls_and_the_mastiff_does_not() -> None:
    """silk.sm.3"""
    walls = "nurseries 1,1:A 1,3:B | walls V1,1 V1,3"
    match = herding(f"shepherds A:1,0 B:3,1 | mastiffs A:1,2 B:3,3 | ookami 3,0 | {walls}")
    assert refusal(match, "shepherd east") is None
    assert refusal(match, "mastiff east") == ("step-meets-wall", "silk.move.wall.1")


def test_a_shepherd_pushes_a_mastiff_onto_the_ookami_who_goes_on_as_she_moves() -> None:
    """silk.sm.4"""
    match = herding("shepherds A:1,0 B:3,1 | mastiffs A:3,2 B:1,1 | ookami 1,2"
                    " | nurseries 1,3:A | walls V1,3")  # fmt: skip
    play(match, "shepherd east", "push east")
    assert refusal(match, "push east") == ("step-meets-wall", "silk.move.wall.1")
    assert legal_parts(match, "push") == {"north", "south"}


# --- 4 Nursery or regeneration ----------------------------------------------------------------


def test_a_nursery_is_built_at_a_corner_of_the_shepherds_tile() -> None:
    """silk.nur.1"""
    match = breeding("shepherds A:1,1 B:3,3 | nurseries 3,3:A")
    assert legal_parts(match, "nursery") == {"1,1", "1,2", "2,1", "2,2"}
    assert refusal(match, "nursery 0,3") == ("nursery-needs-shepherd", "silk.nur.1")
    play(match, "nursery 2,2")
    assert (
        show(match, "nurseries", "nursery_reserve")
        == "nurseries 2,2:A 3,3:A | nursery_reserve A:2 B:4"
    )


def test_a_new_nursery_keeps_its_distance() -> None:
    """silk.nur.2"""
    match = breeding("shepherds A:1,1 | nurseries 1,2:B")
    assert refusal(match, "nursery 1,1") == ("nursery-too-near", "silk.geo.nursery.3")


def test_a_new_nursery_needs_no_worm() -> None:
    """silk.nur.3"""
    match = breeding("shepherds A:1,1 B:3,3")
    assert show(match, "worms") == "worms"
    assert len(legal_parts(match, "nursery")) == 4


def test_a_nursery_may_stand_on_walls() -> None:
    """silk.nur.4"""
    match = breeding("shepherds A:1,1 B:3,3 | nurseries 1,4:B | walls H1,1 H1,2 H1,3 V1,2 V0,2")
    play(match, "nursery 1,2")
    assert show(match, "nurseries") == "nurseries 1,2:A 1,4:B"


BARREN = "tiles DnLnD NNLDN DN*LN NDNNL"


def test_with_all_four_nurseries_built_the_action_regenerates_and_only_then() -> None:
    """silk.regen.1"""
    match = breeding(f"{FOUR} | {BARREN} | {LOW} | ookami 3,4")
    assert refusal(match, "nursery 2,4") == ("nurseries-all-built", "silk.regen.1")
    assert legal(match) == {"regenerate 0,1", "regenerate 0,3"}
    match = breeding(f"nurseries 0,1:A 0,3:A 2,0:A | {BARREN} | {LOW} | ookami 3,4")
    assert refusal(match, "regenerate 0,1") == ("regenerate-needs-nurseries", "silk.regen.1")


def test_a_barren_tile_next_to_an_own_nursery_shows_its_pasture_again() -> None:
    """silk.regen.2"""
    match = breeding(f"{FOUR} | tiles DnLnD NNLDN DN+Ln NDNNL | {LOW} | ookami 3,4")
    assert legal_parts(match, "regenerate") == {"0,1", "0,3", "2,2"}
    assert refusal(match, "regenerate 0,0") == ("regenerate-needs-barren", "silk.regen.2")
    assert refusal(match, "regenerate 2,4") == ("regenerate-needs-nursery-near", "silk.regen.2")
    play(match, "regenerate 2,2")
    assert show(match, "tiles", "points") == "tiles DnLnD NNLDN DN*Ln NDNNL | points A:5 B:5"


@pytest.mark.parametrize("guest", ["worms 0,1:B", "ookami 0,1", "mastiffs B:0,1"])
def test_an_occupied_tile_does_not_regenerate(guest: str) -> None:
    """silk.regen.3"""
    match = breeding(f"{FOUR} | {BARREN} | {guest}")
    assert refusal(match, "regenerate 0,1") == ("regenerate-needs-empty", "silk.regen.3")


def test_the_shepherd_need_not_be_near_to_regenerate() -> None:
    """silk.regen.4"""
    match = breeding(f"{FOUR} | {BARREN} | shepherds A:3,4 B:3,0 | ookami 3,2")
    play(match, "regenerate 0,1")
    assert show(match, "tiles") == "tiles DNLnD NNLDN DN*LN NDNNL"


# --- 5 Graze ----------------------------------------------------------------------------------

MEADOW = f"{LOW} | ookami 3,4"


def test_a_tile_with_an_own_worm_is_grazed() -> None:
    """silk.graze.1"""
    match = grazing(f"{MEADOW} | worms 0,0:AB 0,1:BB 2,2:A")
    assert legal_parts(match, "graze") == {"0,0", "2,2"}
    assert refusal(match, "graze 0,1") == ("graze-needs-own-worm", "silk.graze.1")


def test_all_worms_of_the_grazed_tile_are_pushed_off() -> None:
    """silk.graze.2"""
    match = grazing(f"{MEADOW} | worms 1,2:AAB")
    play(match, "graze 1,2", "bump north", "bump east", "bump south")
    assert show(match, "worms") == "worms 0,2:A 1,3:A 2,2:B"


def test_a_tile_whose_worms_cannot_all_leave_is_not_grazed() -> None:
    """silk.graze.3"""
    full = "worms 1,1:AAB 0,1:BBB 1,0:BBB 1,2:BBB 2,1:BB"
    match = grazing(f"{MEADOW} | {full} 0,4:A")
    assert refusal(match, "graze 1,1") == ("graze-cannot-spread", "silk.graze.3")
    match = table(f"dice 5 | {MEADOW} | {full}")
    assert refusal(match, "die 5 graze") == ("nothing-to-graze", "silk.graze.3")


def test_grazed_tiles_turn_barren_and_pay_for_own_worms_only() -> None:
    """silk.graze.4, silk.graze.5"""
    match = grazing(f"{MEADOW} | worms 1,2:AAB | tiles DNLND NNLDN DN*LN NDNNL")
    play(match, "graze 1,2")
    assert show(match, "points") == "points A:11 B:5"
    assert show(match, "tiles") == "tiles DNLND NNlDN DN*LN NDNNL"


def test_barren_ground_may_be_grazed_for_nothing() -> None:
    """silk.graze.6"""
    match = grazing(f"{MEADOW} | worms 1,2:AA | tiles DNLND NNlDN DN*LN NDNNL")
    play(match, "graze 1,2")
    assert show(match, "points", "tiles") == "points A:5 B:5 | tiles DNLND NNlDN DN*LN NDNNL"


def test_no_worm_stays_on_the_grazed_tile() -> None:
    """silk.graze.7"""
    match = grazing(f"{MEADOW} | worms 1,2:AAB")
    play(match, "graze 1,2")
    while match.position()["phase"] in MOVING:
        match.play(match.legal()[0])
    assert "1,2" not in match.position()["worms"]


# --- 6 Ookami ---------------------------------------------------------------------------------

HIGH = "shepherds A:0,0 B:0,1 | mastiffs A:0,2 B:0,3"


def test_the_ookami_moves_one_step() -> None:
    """silk.ook.1"""
    match = steering(f"{HIGH} | ookami 2,2")
    assert legal_parts(match, "ookami") == {"north", "east", "south", "west"}
    play(match, "ookami south")
    assert show(match, "ookami", "turn") == "ookami 3,2 | turn B"


def test_the_ookami_wraps() -> None:
    """silk.ook.wrap"""
    match = play(steering(f"{HIGH} | ookami 2,4"), "ookami east")
    assert show(match, "ookami") == "ookami 2,0"


def test_walls_stop_the_ookami() -> None:
    """silk.ook.wall"""
    match = steering(f"{HIGH} | ookami 2,2 | nurseries 2,2:A | walls H2,2")
    assert refusal(match, "ookami north") == ("step-meets-wall", "silk.move.wall.1")


def test_the_ookami_never_enters_a_mastiffs_tile() -> None:
    """silk.ook.mastiff"""
    match = steering("shepherds A:0,0 B:0,1 | mastiffs A:0,2 B:2,3 | ookami 2,2")
    assert refusal(match, "ookami east") == ("ookami-fears-mastiff", "silk.ook.mastiff")


def test_the_ookami_catches_the_movers_own_worms_too() -> None:
    """silk.ook.2"""
    match = play(steering(f"{HIGH} | ookami 2,2 | worms 2,3:AAB"), "ookami east")
    assert show(match, "den", "worms") == "den A:2 B:1 | worms"


def test_the_ookami_bumps_a_shepherd_where_the_mover_likes() -> None:
    """silk.ook.3"""
    match = steering("shepherds A:0,0 B:2,3 | mastiffs A:0,2 B:0,1 | ookami 2,2")
    play(match, "ookami east")
    assert legal_parts(match, "push") == {"north", "east", "south", "west"}
    play(match, "push south")
    assert show(match, "shepherds", "ookami") == "shepherds A:0,0 B:3,3 | ookami 2,3"
    assert points(match) == 5
