"""What an offer would do, as far as the seat to act can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from serai.engine.layout import copy_record
from serai.engine.seat import CHANCE, NOBODY
from serai.table.lone_choice import lone_choice
from serai.table.naming import told_event
from serai.table.saying import asked, facts_told

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.choosing import History
    from serai.engine.match import Match
    from serai.table.facts import Change, Event, Following, Outlook, Preview

ANY_WORLD = 0


class Trial:
    """Tries offers out on a guess: the record as the seat to decide knows it, and the rest made up.
    So no secret can show. It shares nothing with the match and may be used in another thread."""

    def __init__(self, match: Match) -> None:
        seat = match.actor
        if seat is None or seat == CHANCE:
            raise ValueError("nobody has to decide")
        self.game = match.game
        self.seat = seat
        self.actions = match.legal()
        self.world = match.redacted(seat)
        self.history = match.history

    def previews(self) -> dict[str, Preview]:
        """What each offer would do, by its notation."""
        self.game.play.guess(self.world, self.seat, ANY_WORLD)
        return {str(action): self.preview(action) for action in self.actions}

    def preview(self, action: Action) -> Preview:
        """What this offer would do, and what would follow by itself. Where a secret would decide,
        nothing is told of that."""
        after = self._played(action)
        if self.shows_secrets(action, after):
            outlook = self._outlook(action, None)
            return {"gain": 0, "changes": [], "events": [], "next": UNKNOWN, "outlook": outlook}
        events, history, last = self._story(action, after)
        changes = self._changes(last)
        return {
            "gain": changes[0]["after"] - changes[0]["before"],
            "changes": [each for each in changes if each["before"] != each["after"]],
            "events": events,
            "next": self._next(history),
            "outlook": self._outlook(action, after),
        }

    def shows_secrets(self, action: Action, after: Any) -> bool:
        """Whether the action would show what the seat does not know: it uncovers something itself,
        or ends a game in which everything is uncovered at the end."""
        game = self.game
        if game.uncovers is not None and game.uncovers(self.world, action, after):
            return True
        return game.hides is not None and int(game.play.actor(after)) == NOBODY

    # --- Inside -------------------------------------------------------------------------------

    def _played(self, action: Action) -> Any:
        after = copy_record(self.world)
        self.game.play.apply(after, self.game.space.number(action))
        return after

    def _story(self, action: Action, after: Any) -> tuple[list[Event], History, Any]:
        """What would happen: the action, and whatever the seat has no choice about afterwards."""
        game, before = self.game, self.world
        history = self.history.at(before)
        events: list[Event] = []
        while True:
            heard = [e for e in game.tell(before, action, after) if e.is_heard_by(self.seat)]
            events += [told_event(game, event, after, self.seat) for event in heard]
            history = history.then(game.space.number(action), after)
            found = lone_choice(game, after, self.seat)
            if found is None:
                return events, history, after
            before, (action, after) = after, found

    def _changes(self, after: Any) -> list[Change]:
        """What the seat has before and after, also where that is the same."""
        has = self.game.choosing.has
        held, then = has(self.world, self.seat), has(after, self.seat)
        return [
            {"unit": unit, "before": number, "after": then[unit]} for unit, number in held.items()
        ]

    def _next(self, history: History) -> Following:
        decides = int(self.game.play.actor(history.now))
        if decides == NOBODY:
            return {"who": "nobody", "seat": None, "prompt": None}
        prompt = asked(self.game, history, self.seat)
        if decides == CHANCE:
            return {"who": "chance", "seat": None, "prompt": prompt}
        who: Literal["you", "other"] = "you" if decides == self.seat else "other"
        return {"who": who, "seat": self.game.letters[decides], "prompt": prompt}

    def _outlook(self, action: Action, after: Any) -> list[Outlook]:
        return [
            {
                "id": found.message,
                "args": facts_told(found.facts),
                "about": found.about,
                "gain": found.gain,
            }
            for found in self.game.choosing.foresees(self.world, action, after, self.seat)
        ]


UNKNOWN: Following = {"who": "unknown", "seat": None, "prompt": None}
"""What comes next where a secret decides it."""
