"""Other worlds: the same match with other goods drawn, stolen and pending behind the shields."""

from __future__ import annotations

import json
from typing import Any

from serai import Match
from serai.engine.chance import ManualChance
from serai.games.silk_road.actions import DrawGood, DrawStolen, Reveal
from serai.games.silk_road.rules.vizier import next_to_reveal
from serai.games.silk_road.terms import Phase
from silk_road.playing import ROAD


def guessed(match: Match, seat: int, seed: int) -> Any:
    """A record that the seat holds possible."""
    s = match.redacted(seat)
    ROAD.play.guess(s, seat, seed)
    return s


def relive(match: Match, world: Any, observer: int) -> Match:
    """The match played again in another world: what the observer cannot know comes from there, all
    else as it was. Raises IllegalAction where that cannot be."""
    if match.start:
        again = ROAD.load(match.start, chance=ManualChance())
    else:
        again = match.branch(upto=0, chance="manual")
    hands = [_drawn(world, seat) for seat in range(match.players)]
    shown = match.ply - _pending(match)
    thefts = 0
    for ply, (_, number) in enumerate(match.log):
        action = ROAD.space.action(number)
        if isinstance(action, DrawGood):
            seat = next(i for i, n in enumerate(again.state.drawn_number) if n < 3)
            if seat != observer:
                action = DrawGood(hands[seat].pop(0))
        elif isinstance(action, DrawStolen):
            action = DrawStolen(int(world.stolen[thefts]))
            thefts += 1
        elif isinstance(action, Reveal) and ply >= shown:
            action = Reveal(int(world.revealed[next_to_reveal(again.state)]))
        again.play(action)
    return again.branch(chance=match.chance)


def taken_back(match: Match) -> Match:
    """The match without its last action."""
    return match.branch(upto=match.ply - 1)


def _pending(match: Match) -> int:
    """How many of the last actions are numbers that have not been shown."""
    return int(match.state.chosen).bit_count() if match.state.phase == Phase.REVEAL else 0


def _drawn(world: Any, seat: int) -> list[int]:
    return [good for good in range(1, 6) for _ in range(int(world.drawn[seat, good]))]


def heard(match: Match, seat: int | None) -> str:
    """Everything that a seat, or a spectator, can get out of a running match, as text."""
    answers: dict[str, Any] = {
        "view": match.view(seat),
        "events": [event.to_json() for event in match.events(seat=seat)],
        "actor": match.actor,
        "scores": match.scores,
        "tally": repr(match.tally(seat)),
        "winners": match.winners,
        "record": match.record(seat),
        "undo": [match.why_no_undo(who) for who in range(match.players)],
    }
    if seat is not None:
        answers["redacted"] = match.redacted(seat).tobytes().hex()
    if seat is not None and match.actor == seat:
        answers["legal"] = [str(action) for action in match.legal()]
        refusals = (match.why_not(action) for _, action in ROAD.space.named())
        answers["refusals"] = [refusal and refusal.reason for refusal in refusals]
    return json.dumps(answers, sort_keys=True)
