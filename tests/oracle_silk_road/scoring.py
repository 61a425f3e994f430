"""End of the game (section 12)."""

from oracle_silk_road.board import Position, State, parse
from oracle_silk_road.data import GOODS, MAJORITY_POINTS


def majorities(state: State) -> dict[str, str]:
    """Good -> the one player who has strictly the most of it: road.score.3, .4."""
    found = {}
    for good in GOODS:
        most = max(state.goods[seat][good] for seat in state.seats)
        owners = [seat for seat in state.seats if state.goods[seat][good] == most]
        if len(owners) == 1:
            found[good] = owners[0]
    return found


def final_scores(position: Position) -> dict[str, int]:
    """Points of every seat: road.score.1 to .5."""
    state = parse(position)
    won = list(majorities(state).values())
    return {
        seat: state.money[seat] + state.holdings(seat) + MAJORITY_POINTS * won.count(seat)
        for seat in state.seats
    }


def winners(position: Position) -> list[str]:
    """The seats that win, more than one where they share: road.score.6, .7, R42."""
    state = parse(position)
    scores = final_scores(position)
    best = [seat for seat in state.seats if scores[seat] == max(scores.values())]
    if state.options["finalTie"] == "shared":
        return best
    rank = {seat: (state.money[seat], state.holdings(seat)) for seat in best}
    return [seat for seat in best if rank[seat] == max(rank.values())]
