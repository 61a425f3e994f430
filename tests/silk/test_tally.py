"""What is told of who is ahead in Silk, and of how near the end is."""

from random import Random

import pytest

from serai.engine.tally import Distance, Source, Tie
from serai.games.silk.events import TurnBegan
from silk.playing import SILK, final, table


def distances(text: str) -> dict[str, Distance]:
    """How far the ends of a game are."""
    return {each.name: each for each in table(text).tally().distances}


def test_a_seat_has_its_points_and_would_have_what_the_final_scoring_adds() -> None:
    """silk.final.1 to .5"""
    match = table("turn A | points A:14 | worms 0,0:A 0,1:BB | den A:2")
    found = match.tally().seats[0]
    names = [source.name for source in found.sources]
    assert names == ["points", "enclosures", "pastures", "den"]
    assert found.score == 14
    assert found.sources[0] == Source("points", 14, 14)
    assert found.sources[3] == Source("den", -2, -2)


def test_an_enclosure_counts_for_its_controller_before_the_game_is_over() -> None:
    """silk.enc.score"""
    walls = "H0,0 H0,1 V0,0 V0,2 H1,0 H1,1"
    match = table(f"turn A | nurseries 0,1:A | walls {walls}")
    assert match.tally().seats[0].sources[1] == Source("enclosures", 2, 2)


def test_the_ends_are_as_far_as_the_leader_the_walls_and_the_green_tiles_say() -> None:
    """silk.end.1 to .3"""
    found = distances("turn A | points A:14 B:9 | nurseries 1,1:A | walls H1,1 V1,1")
    assert found["points"] == Distance("points", 16, 16, 30)
    assert found["walls"] == Distance("walls", 8, 8, 10)
    assert found["pastures"].of == 20
    assert "turns" not in found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_once_the_end_is_triggered_so_many_turns_begin_as_are_told(seed: int) -> None:
    """silk.end.5, silk.end.6"""
    rng = Random(seed)
    start = table("players 3 | turn A | points A:40 B:9 C:9 | ended_by A").position()
    match = SILK.load(start, seed=seed)
    told = []
    while match.actor is not None:
        told += [(match.ply, each.low) for each in match.tally().distances]
        match.play(rng.choice(match.legal()))
    assert told
    for ply, turns in told:
        assert sum(isinstance(event, TurnBegan) for event in match.events(ply)) == turns


def test_it_is_told_that_the_den_decided_between_equal_scores() -> None:
    """silk.final.6"""
    match = final("points A:12 B:10 | den A:2 | options tie_break:fewest_in_den")
    assert match.tally().ties == (Tie("den", (-2, 0)),)
    assert final("points A:12 B:10 | den A:2").tally().ties == ()
