"""What a page is told of every choice before it is made, held against what came of it."""

from __future__ import annotations

import json
from typing import Any

from serai.engine.choosing import legal_actions
from serai.engine.layout import copy_record
from serai.engine.match import Match
from serai.engine.seat import Seat
from serai.table.lone_choice import lone_choice
from serai.table.naming import told_event


class Foretelling:
    """Hears what a page hears of what each choice would bring."""

    def __init__(self, page: Any) -> None:
        self.previews: dict[int, dict[str, Any]] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "previews":
            self.previews[message["ply"]] = message["previews"]

    def check(self, match: Match, seat: Seat) -> int:
        """Every choice that this seat had in a whole game had a preview, and what it chose did what
        that said, as far as no secret decided it; how many choices there were."""
        decisions = decisions_of(match, seat)
        for ply, end in zip(decisions, [*decisions[1:], match.ply], strict=True):
            known = {str(action) for action in legal_actions(match.game.play, asked_at(match, ply))}
            assert set(self.previews.get(ply, {})) == known, ply
            preview = self.previews[ply][str(match.action_of(ply))]
            if preview["next"]["who"] != "unknown":
                check_came_true(match, ply, end_of(match, ply, end), preview)
        return sum(len(self.previews[ply]) for ply in decisions)


def decisions_of(match: Match, seat: Seat) -> list[int]:
    """The plies at which a seat was asked: what it had no choice about was made by itself."""
    return [
        ply
        for ply in range(match.ply)
        if match.seat_of(ply) == seat and not is_made_by_itself(match, ply)
    ]


def asked_at(match: Match, ply: int) -> Any:
    """The record before a ply, in which rules may try what could be done."""
    return copy_record(match.state_before(ply))


def is_made_by_itself(match: Match, ply: int) -> bool:
    """Whether the seat of this ply was not asked."""
    seat = match.seat_of(ply)
    follows = ply > 0 and match.seat_of(ply - 1) == seat
    return follows and lone_choice(match.game, asked_at(match, ply), seat) is not None


def end_of(match: Match, ply: int, most: int) -> int:
    """The ply after a decision and all that its seat then had no choice about."""
    end = ply + 1
    while end < most and match.seat_of(end) == match.seat_of(ply):
        end += 1
    return end


def check_came_true(match: Match, ply: int, end: int, preview: dict[str, Any]) -> None:
    """From this ply on that happened which was foretold, and it brought as much."""
    game, seat = match.game, match.seat_of(ply)
    has = game.choosing.has
    held, then = has(match.state_before(ply), seat), has(match.state_before(end), seat)
    changes = [
        {"unit": unit, "before": held[unit], "after": then[unit]}
        for unit in held
        if held[unit] != then[unit]
    ]
    events = [
        told_event(game, event, match.state_before(each + 1), seat)
        for each in range(ply, end)
        for event in match.events_of(each)
        if event.is_heard_by(seat)
    ]
    foretold = preview["changes"], preview["events"]
    assert (changes, json.loads(json.dumps(events))) == foretold, (ply, match.action_of(ply))
