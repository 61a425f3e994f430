"""What an offer would do, as far as the seat to act can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.layout import copy_record
from serai.engine.seat import CHANCE, NOBODY
from serai.table.naming import told_event

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.match import Match
    from serai.table.facts import Preview

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

    def previews(self) -> dict[str, Preview]:
        """What each offer would do, by its notation."""
        self.game.play.guess(self.world, self.seat, ANY_WORLD)
        return {str(action): self.preview(action) for action in self.actions}

    def preview(self, action: Action) -> Preview:
        """What this offer would do. Where a secret would decide, nothing is told of it; nor is the
        final scoring."""
        game, before, after = self.game, self.world, copy_record(self.world)
        game.play.apply(after, game.space.number(action))
        if self.shows_secrets(action, after):
            return {"points": 0, "events": [], "open": False}
        heard = [each for each in game.tell(before, action, after) if each.is_heard_by(self.seat)]
        following = int(game.play.actor(after))
        score = game.play.score
        gain = int(score(after, self.seat)) - int(score(before, self.seat))
        return {
            "points": 0 if following == NOBODY else gain,
            "events": [told_event(game, event, after, self.seat) for event in heard],
            "open": following != CHANCE,
        }

    def shows_secrets(self, action: Action, after: Any) -> bool:
        """Whether the action would show what the seat does not know: it uncovers something itself,
        or ends a game in which everything is uncovered at the end."""
        game = self.game
        if game.uncovers is not None and game.uncovers(self.world, action, after):
            return True
        return game.hides is not None and int(game.play.actor(after)) == NOBODY
