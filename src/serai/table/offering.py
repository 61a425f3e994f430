"""What a seat may do, with what each action is about; and why something may not be done."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from serai.engine.action import Action, parts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from serai.engine.action import ActionSpace
    from serai.engine.game import Game
    from serai.engine.match import Match, Move
    from serai.engine.refusal import Refusal
    from serai.table.facts import Offer, RefusalFacts, Target

KNOWN_OFFERS = 50_000
"""More than all actions of all games together."""


def offers(match: Match) -> list[Offer]:
    """Everything that may be played now."""
    return [offer_of(match.game.space, number) for number in match.legal_numbers()]


@functools.lru_cache(KNOWN_OFFERS)
def offer_of(space: ActionSpace, number: int) -> Offer:
    """An action as it is offered: kept, because it is always the same."""
    action = space.action(number)
    return {"id": str(action), "action": action.to_json(), "targets": targets(action)}


def targets(action: Action) -> list[Target]:
    """What an action is about, part by part."""
    return [
        {"part": part, "kind": domain.name, "value": domain.write(getattr(action, part))}
        for part, domain in parts(type(action))
    ]


# --- Why not --------------------------------------------------------------------------------


def why_not(match: Match, move: Move) -> RefusalFacts | None:
    """Why an action may not be played now; None if it may."""
    refusal = match.why_not(move)
    return None if refusal is None else refusal_facts(match.game, refusal)


def refusal_facts(game: Game, refusal: Refusal) -> RefusalFacts:
    """A refusal with a link to the paragraph behind it."""
    return {
        "action": refusal.action,
        "clause": refusal.clause,
        "reason": refusal.reason,
        "en": refusal.text("en"),
        "es": refusal.text("es"),
        "link": f"/rules/{game.id}#{refusal.clause}",
    }


def why_not_there(match: Match, kind: str, value: str) -> RefusalFacts | None:
    """Why nothing on offer is about something on the board. Of all actions about it, those of a
    kind that is on offer come first: they are what somebody who clicks there has in mind."""
    offered = {type(action) for action in match.legal()}
    about = _actions_about(match.game.space).get((kind, value), [])
    likely = sorted(about, key=lambda action: type(action) not in offered)
    return next((found for found in _refusals(match, likely)), None)


def _refusals(match: Match, actions: Iterable[Action]) -> Iterable[RefusalFacts]:
    for action in actions:
        if (refusal := match.why_not(action)) is not None:
            yield refusal_facts(match.game, refusal)


@functools.lru_cache(8)
def _actions_about(space: Any) -> dict[tuple[str, str], list[Action]]:
    """All actions of a game by what they are about."""
    found: dict[tuple[str, str], list[Action]] = {}
    for _, action in space.named():
        for target in targets(action):
            found.setdefault((target["kind"], target["value"]), []).append(action)
    return found
