"""What a seat may do and what each action is about; why something may not be done."""

from __future__ import annotations

import functools
from collections import Counter
from typing import TYPE_CHECKING, Any

from serai.engine.action import Action, parts
from serai.table.naming import names_of
from serai.table.saying import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from serai.engine.action import ActionSpace
    from serai.engine.game import Game
    from serai.engine.match import Match, Move
    from serai.engine.refusal import Refusal
    from serai.table.facts import Offer, RefusalFacts, Target

KNOWN_OFFERS = 50_000
"""More than all actions of all games together."""
NOT_CHANCE = "seats-decide"
"""Why what only chance does is refused: in every game, and no answer to what a person does."""


def offers(match: Match) -> list[Offer]:
    """Everything that may be played now."""
    return [offer_now(match, number) for number in match.legal_numbers()]


def offer_now(match: Match, number: int) -> Offer:
    """An action as it is offered, with what people call the things in it now."""
    game, action = match.game, match.game.space.action(number)
    offer = offer_of(game.space, number)
    if names := names_of(game, action, match.state, match.actor):
        offer = {**offer, "names": names}
    if doubt := game.choosing.doubts(match.state, action):
        offer = {**offer, "doubt": said(doubt)}
    return offer


@functools.lru_cache(KNOWN_OFFERS)
def offer_of(space: ActionSpace, number: int) -> Offer:
    """An action as it is offered. It is always the same, so it is made once."""
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
    """Why no offer is about something on the board that somebody clicked. They mean an offer, but
    with this thing in it: the answer says why that is refused. Where no offer is like that, it says
    what has to be decided now."""
    about = _actions_about(match.game.space).get((kind, value))
    if about is None:
        return None
    meant = _meant(match.legal(), about)
    refusal = _rarest(_refusals(match, meant)) if meant else asked_now(match)
    return None if refusal is None else refusal_facts(match.game, refusal)


def _meant(offered: Sequence[Action], about: Sequence[Action]) -> list[Action]:
    """Of these actions, those that differ from an offer in one part only; all of one kind."""
    contexts = {context for action in offered for context in _contexts(action)}
    near = [action for action in about if not contexts.isdisjoint(_contexts(action))]
    return [action for action in near if type(action) is type(near[0])]


def _contexts(action: Action) -> set[tuple[object, ...]]:
    """An action without one of its parts, for each of them."""
    words = action.words()
    return {
        (type(action), part, *(words[other] for other in words if other != part)) for part in words
    }


def _rarest(refusals: Sequence[Refusal]) -> Refusal | None:
    """The rarest reason says most: far from a space, all crews are refused for the same reason, and
    the one beside it for another."""
    counts = Counter(refusal.reason for refusal in refusals)
    return min(refusals, key=lambda refusal: counts[refusal.reason], default=None)


def asked_now(match: Match) -> Refusal | None:
    """What has to be decided now: for that reason most other kinds of actions are refused."""
    samples = _one_of_each_kind(match.game.space)
    refusals = [found for found in _refusals(match, samples) if found.reason != NOT_CHANCE]
    counts = Counter(refusal.reason for refusal in refusals)
    return max(refusals, key=lambda refusal: counts[refusal.reason], default=None)


def _refusals(match: Match, actions: Iterable[Action]) -> list[Refusal]:
    return [refusal for action in actions if (refusal := match.why_not(action)) is not None]


@functools.lru_cache(8)
def _actions_about(space: Any) -> dict[tuple[str, str], list[Action]]:
    """All actions of a game by what they are about."""
    found: dict[tuple[str, str], list[Action]] = {}
    for _, action in space.named():
        for target in targets(action):
            found.setdefault((target["kind"], target["value"]), []).append(action)
    return found


@functools.lru_cache(8)
def _one_of_each_kind(space: ActionSpace) -> list[Action]:
    return list({type(action): action for _, action in space.named()}.values())
