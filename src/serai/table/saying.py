"""What a game says to those who choose, as facts that are sent: whoever shows them takes the
sentences from the game's catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.naming import Name
from serai.table.naming import told_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from serai.engine.choosing import History, Said, Step
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.table.facts import Prompt, TurnFacts, TurnStep


def said(said: Said) -> Prompt:
    """A message and its facts."""
    return {"id": said.message, "args": facts_told(said.facts)}


def facts_told(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts among which names of things are messages themselves."""
    return {fact: _told(value) for fact, value in facts.items()}


def _told(value: Any) -> Any:
    return told_name(value) if isinstance(value, Name) else value


def asked(game: Game, history: History, viewer: Seat | None) -> Prompt:
    """What is asked now, as this viewer may know it."""
    return said(game.choosing.asks(history, viewer))


def turn_facts(game: Game, history: History) -> TurnFacts | None:
    """The turn under way, step by step; the same for everybody."""
    turn = game.choosing.turn(history)
    if turn is None:
        return None
    return {
        "seat": turn.seat,
        "title": said(turn.title) if turn.title else None,
        "steps": [step_facts(step) for step in turn.steps],
    }


def step_facts(step: Step) -> TurnStep:
    """One step of a turn."""
    return {
        "id": step.id,
        "state": step.state,
        "args": facts_told(step.facts),
        "icon": step.icon,
        "net": step.net,
    }
