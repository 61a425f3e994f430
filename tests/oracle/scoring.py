"""Points: Improvements, end triggers, final scoring, winners (sections 7, 8 and 9)."""

from oracle.board import NURSERIES_PER_COLOUR, THRESHOLD, Corner, Side, State
from oracle.walls import (
    closing_points,
    creates_enclosure,
    enclosure_points,
    has_long_wall,
    segments,
    segments_from,
)

IMPROVEMENTS = {"silkworm": 10, "long_wall": 5, "enclosure": 10, "nursery": 5}
WALL, GRAZE = "wall", "graze"


# ---- points during play ----------------------------------------------------------------------


def claim(state: State, improvement: str, reached: bool) -> None:
    """Give an Improvement to the active seat if it is reached and unclaimed: silk.imp.1, .2."""
    if reached and improvement not in state.improvements:
        state.improvements[improvement] = state.active
        state.points[state.active] += IMPROVEMENTS[improvement]


def reward_raise(state: State) -> None:
    """After a worm left the reserve: silk.imp.worm.1, .2."""
    claim(state, "silkworm", state.reserve(state.active) == 0)


def reward_wall(state: State, wall: Side) -> None:
    """After `wall` was built; all rewards are added: silk.wall.order."""
    with_wall = {segment for segment in segments(state) if wall in segment[1]}
    state.points[state.active] += closing_points(state, with_wall)
    claim(state, "long_wall", has_long_wall(state, with_wall))
    claim(state, "enclosure", creates_enclosure(state, wall))


def reward_nursery(state: State, corner: Corner) -> None:
    """After a nursery was built: silk.imp.nur, silk.seg.nursery, R26."""
    if state.options["nursery_scores_segments"]:
        from_here = segments_from(state, corner)
        state.points[state.active] += closing_points(state, from_here)
        claim(state, "long_wall", has_long_wall(state, from_here))
    built = len(state.nurseries_of(state.active))
    claim(state, "nursery", built == NURSERIES_PER_COLOUR)


# ---- end of the game -------------------------------------------------------------------------


def threshold_reached(state: State) -> bool:
    """Trigger a for the active seat, the only one whose score changes: silk.end.1."""
    return state.points[state.active] >= THRESHOLD[state.players]


def latch_trigger(state: State, action: str = "") -> None:
    """Right after an action: the first trigger met is held: silk.end.1 to .4, .7."""
    if not state.options["latch_trigger"] or state.ended_by:
        return
    last_wall = action == WALL and not state.wall_supply()
    last_pasture = action == GRAZE and state.all_barren()
    if threshold_reached(state) or last_wall or last_pasture:
        state.ended_by = state.active


def trigger_at_turn_end(state: State) -> None:
    """R33 off: the three triggers are looked at only when the turn ends."""
    if state.options["latch_trigger"] or state.ended_by:
        return
    if threshold_reached(state) or not state.wall_supply() or state.all_barren():
        state.ended_by = state.active


def final_scores(state: State) -> dict[str, int]:
    """silk.final.1 to .5; the result may be negative."""
    enclosed = enclosure_points(state)
    return {
        seat: state.points[seat] + enclosed[seat] + pasture_points(state, seat) - state.den[seat]
        for seat in state.seats
    }


def pasture_points(state: State, seat: str) -> int:
    """Own worms times value on every tile that is not barren: silk.final.2."""
    return sum(crowd.count(seat) * state.value(tile) for tile, crowd in state.worms.items())


def winners(state: State, scores: dict[str, int]) -> list[str]:
    """All seats with the highest total: silk.final.6; R35 may break ties."""
    best = [seat for seat in state.seats if scores[seat] == max(scores.values())]
    if state.options["tie_break"] == "fewest_in_den":
        fewest = min(state.den[seat] for seat in best)
        best = [seat for seat in best if state.den[seat] == fewest]
    return best


def finish(state: State) -> None:
    """The game is over; `points` stay as they were before final scoring."""
    state.turn, state.phase, state.dice = None, "over", []
    state.scores = final_scores(state)
    state.winners = winners(state, state.scores)
