"""The end of the game, final scoring and the invariants, clause by clause."""

from typing import Any

import pytest

from serai import BadPosition
from silk.playing import (
    SILK,
    final,
    in_order,
    legal,
    play,
    play_on,
    points,
    read,
    refusal,
    show,
    table,
)

NINE_WALLS = "nurseries 1,1:A | walls H1,1 H1,2 H1,3 H1,4 H1,0 V0,1 V1,1 V0,2 V1,2"
ASIDE = "shepherds A:3,0 B:3,1 | mastiffs A:3,2 B:3,3 | ookami 3,4"


# --- Triggers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "goal"), [(2, 30), (3, 40), (4, 50)])
@pytest.mark.parametrize("over", [0, 2])
def test_a_score_at_or_past_the_threshold_triggers_the_end(
    players: int, goal: int, over: int
) -> None:
    """silk.end.1"""
    text = f"players {players} | dice 5 6 | worms 0,2:A | ookami 3,4 | points A:{goal - 3 + over}"
    match = play(table(text), "die 5 graze", "graze 0,2")
    assert show(match, "ended_by") == "ended_by A"
    match = play(table(f"{text} | points A:{goal - 4}"), "die 5 graze", "graze 0,2")
    assert show(match, "ended_by") == "ended_by None"


def test_the_last_wall_triggers_the_end() -> None:
    """silk.end.2"""
    match = table(f"dice 3 6 | {NINE_WALLS}")
    play(match, "die 3 wall", "wall V0,3")
    assert show(match, "ended_by", "supply") == "ended_by A | supply 0"


BARE = "tiles dnlnD nnldn dn+ln ndnnl"


def test_a_graze_that_leaves_no_pasture_triggers_the_end() -> None:
    """silk.end.3"""
    match = play(table(f"dice 5 6 | {BARE} | worms 0,4:A | {ASIDE}"), "die 5 graze", "graze 0,4")
    assert show(match, "ended_by") == "ended_by A"
    den_left = "tiles dnlnD nnldn dn*ln ndnnl"
    match = play(
        table(f"dice 5 6 | {den_left} | worms 0,4:A | {ASIDE}"), "die 5 graze", "graze 0,4"
    )
    assert show(match, "ended_by") == "ended_by None"


def test_a_trigger_holds_even_if_the_points_are_spent() -> None:
    """silk.end.4"""
    match = table(f"dice 5 5 | worms 0,2:A | points A:27 | nurseries 1,1:A | {ASIDE}")
    play(match, "die 5 graze", "graze 0,2", "bump north", "die 5 wall", "wall H1,1")
    assert show(match, "points", "ended_by", "turn") == "points A:28 B:5 | ended_by A | turn B"


def test_the_triggering_player_finishes_the_turn() -> None:
    """silk.end.5"""
    match = table(
        f"phase raise | points A:22 | worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AAA 0,4:AA | {ASIDE}"
    )
    play(match, "raise 0,4")
    assert show(match, "ended_by", "phase") == "ended_by A | phase roll"
    play(match, "roll 2-6")
    assert show(match, "turn", "dice") == "turn A | dice 2 6"


def test_everybody_else_has_one_more_turn() -> None:
    """silk.end.6"""
    match = table(
        "players 3 | dice 5 | turn B | worms 0,2:B | points B:39 | nurseries 1,1:A 3,3:B 0,4:C"
    )
    play(match, "die 5 graze", "graze 0,2", "bump north")
    turns = in_order(at["turn"] for at in play_on(match, turns=9))
    assert turns == ["C", "A"]
    assert match.over
    assert show(match, "turn", "phase") == "turn None | phase over"
    assert legal(match) == set()
    assert refusal(match, "roll 1-1") == ("game-is-over", "silk.end.6")


def test_triggers_of_the_last_turns_change_nothing() -> None:
    """silk.end.7"""
    match = table(f"dice 5 | turn B | ended_by A | worms 0,2:B | points B:29 | {ASIDE}")
    play(match, "die 5 graze", "graze 0,2", "bump north")
    assert match.over
    assert show(match, "ended_by", "points") == "ended_by A | points A:5 B:32"


def test_the_numbers_of_turns_may_differ() -> None:
    """silk.end.8"""
    match = table("players 3 | dice 5 | worms 0,2:A | points A:39 | turn A | nurseries 1,1:A")
    play(match, "die 5 graze", "graze 0,2", "bump north")
    assert in_order(at["turn"] for at in play_on(match, turns=9)) == ["B", "C"]


# --- Final scoring ----------------------------------------------------------------------------

FENCED = "walls V0,1 H1,1 H1,2 H1,3 V0,4 H0,1 H0,2 H0,3 | nurseries 0,1:A 1,4:A"


def test_enclosures_are_added_first() -> None:
    """silk.final.1"""
    assert final(f"points A:10 B:12 | {FENCED}").scores == [16, 12]


def test_every_tile_feeds_each_worm_on_it_once_more() -> None:
    """silk.final.2"""
    match = final("tiles DNLNd NNLDN DN*LN NDNNL | worms 0,0:AAB 0,2:AB 0,4:AAA 2,1:B")
    assert match.scores == [5 + 2 + 3, 5 + 1 + 3 + 2]
    assert match.position()["tiles"][0] == "DNLNd"


def test_a_worm_in_the_den_costs_a_point() -> None:
    """silk.final.3"""
    assert final("den A:4 B:1").scores == [1, 4]


def test_final_scoring_moves_no_worm_and_gives_no_improvement() -> None:
    """silk.final.4"""
    text = "worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AAA 0,4:AAA"
    match = final(text)
    assert (
        show(match, "worms", "improvements", "points") == f"{text} | improvements | points A:5 B:5"
    )


def test_a_total_may_be_negative() -> None:
    """silk.final.5"""
    match = final("points A:2 | den A:7")
    assert match.scores == [-5, 5]
    assert match.position()["points"] == {"A": 2, "B": 5}


def test_the_highest_total_wins_and_equal_totals_share() -> None:
    """silk.final.6"""
    assert final("points A:12 B:11").winners == [0]
    assert final("points A:12 B:12").winners == [0, 1]
    assert final("players 3 | points A:12 B:15 C:14 | den B:3").winners == [2]


# --- Invariants -------------------------------------------------------------------------------


def test_a_position_at_the_end_tells_scores_and_winners() -> None:
    """silk.final.6"""
    match = final("points A:12 B:11")
    assert show(match, "scores", "winners", "turn") == "scores A:12 B:11 | winners A | turn None"


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        ("silk.inv.1", "worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AAA 0,4:AA | den A:2"),
        ("silk.inv.2", "nurseries 0,1:A 0,3:A 2,0:A 2,2:A 2,4:A"),
        ("silk.inv.2", "nurseries 1,1:A 2,1:B"),
        ("silk.inv.3", f"{NINE_WALLS} V0,3 V1,3"),
        ("silk.inv.5", "nurseries 1,1:A | walls H3,3"),
        ("silk.inv.7", "points A:-1"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused(clause: str, text: str) -> None:
    """silk.inv.1, silk.inv.2, silk.inv.3, silk.inv.5, silk.inv.7"""
    with pytest.raises(BadPosition) as error:
        table(f"phase roll | {text}")
    assert error.value.clause == clause


@pytest.mark.parametrize(
    "missing", [{"shepherds": {"A": "3,0"}}, {"mastiffs": {"B": "3,0"}}, {"ookami": None}]
)
def test_after_the_setup_every_big_piece_stands_somewhere(missing: dict[str, Any]) -> None:
    """silk.inv.4"""
    with pytest.raises(BadPosition) as error:
        SILK.load(read(f"phase roll | {ASIDE}") | missing)
    assert error.value.clause in ("silk.inv.4", "silk.occ.1")


def test_reserves_and_supplies_may_be_left_out_but_not_be_wrong() -> None:
    """silk.inv.1, silk.inv.2, silk.inv.3"""
    whole = read("phase roll | nurseries 1,1:A | worms 0,0:AAB")
    right = {"reserve": {"A": 13, "B": 14}, "supply": 10, "nursery_reserve": {"A": 3, "B": 4}}
    assert SILK.load(whole | right).position() == SILK.load(whole).position()
    wrong = {"silk.inv.1": {"reserve": {"A": 12, "B": 14}}, "silk.inv.3": {"supply": 9},
             "silk.inv.2": {"nursery_reserve": {"A": 4, "B": 4}}}  # fmt: skip
    for clause, field in wrong.items():
        with pytest.raises(BadPosition) as error:
            SILK.load(whole | field)
        assert error.value.clause == clause


def test_all_improvements_together_are_worth_thirty_points() -> None:
    """silk.inv.8"""
    match = table(
        "dice 3 | nurseries 1,1:A | improvements silkworm:A long_wall:A enclosure:A nursery:A"
    )
    play(match, "die 3 wall", "wall H1,1")
    assert points(match) == 5
