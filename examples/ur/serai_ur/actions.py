"""What Ur is: its moments, and the decisions that come at each."""

from typing import Annotated

from serai.engine.action import Action
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in, on_turn
from serai.engine.seat import CHANCE, NOBODY
from serai_ur.rules import cast, move, refuse_move, score, ways
from serai_ur.state import MARKS, PLACE, Phase, Reason, State

STAGES = {
    Phase.CAST: Stage(CHANCE, Reason.LOTS_FIRST),
    Phase.MOVE: Stage(on_turn, Reason.SEATS_DECIDE),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}


@at(Phase.CAST, do=cast, weight=ways)
class Cast(Action):
    """Chance: the lots show so many marks."""

    notation = "cast {marks}"
    marks: Annotated[int, MARKS]


@at(Phase.MOVE, ask=refuse_move, do=move)
class Move(Action):
    """A piece of yours goes on from this place by all your steps."""

    notation = "move {place}"
    place: Annotated[int, PLACE]


PLAY = Play(State, STAGES, actions_in(__name__), seats_decide=Reason.SEATS_DECIDE, score=score)
