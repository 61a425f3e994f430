"""What a position is worth to each seat. The type of the record says which game's knowledge
answers, as in `engine.dispatch` for the rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from serai.engine.jit import device_type, overload_by_record

if TYPE_CHECKING:
    from serai.bots.evaluation import Evaluation
    from serai.engine.bits import Bits
    from serai.engine.game import Game
    from serai.engine.layout import Record

_BY_TYPE: dict[Any, ModuleType] = {}
_BY_DTYPE: dict[Any, ModuleType] = {}


def register_knowledge(state: type[Record], knowledge: ModuleType) -> None:
    """Let records of this type be judged by this module (see `serai.bots.knowledge`)."""
    _BY_TYPE[device_type(state.dtype)] = knowledge
    _BY_DTYPE[state.dtype] = knowledge


def knowledge_of(game: Game) -> ModuleType:
    """The game's knowledge. It is imported when a bot plays the game for the first time."""
    if game.state.dtype not in _BY_DTYPE:
        name = f"serai.bots.knowledge.{game.id.replace('-', '_')}"
        found = name if find_spec(name) else "serai.bots.knowledge.plain"
        register_knowledge(game.state, import_module(found))
    return _BY_DTYPE[game.state.dtype]


def judge(s: Any, seats: Bits, evaluation: Evaluation) -> float:
    """Write what each term of the evaluation is worth to each of these seats, in points, a row for
    each seat. Return the scale: the lead in points that makes a win likely; 0.0 once the scores
    stand."""
    scale: float = _BY_DTYPE[s.dtype].judge(s, seats, evaluation)
    return scale


def prior(s: Any, action: int) -> float:
    """How promising a legal decision looks at a glance; 1.0 if nothing is known."""
    found: float = _BY_DTYPE[s.dtype].prior(s, action)
    return found


# For the compiler: here `s` is the type of the record, and the answer is the code to compile.
# ruff: noqa: ARG001, PLW0108


@overload_by_record(judge)
def _judge(s: Any, seats: Any, evaluation: Any) -> Any:
    chosen = _BY_TYPE[s].judge
    return lambda s, seats, evaluation: chosen(s, seats, evaluation)


@overload_by_record(prior)
def _prior(s: Any, action: Any) -> Any:
    chosen = _BY_TYPE[s].prior
    return lambda s, action: chosen(s, action)
