"""What happened, ply by ply, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from serai.engine.event import name_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from serai.cli.speaker import Speaker
    from serai.engine.match import Match
    from serai.engine.seat import Seat


def story(
    match: Match, speaker: Speaker, seat: Seat | None, since: int, silent: Collection[str] = ()
) -> Iterator[tuple[int, str]]:
    """Each ply from here on with a sentence for each thing that this seat may hear of it."""
    for ply in range(since, match.ply):
        for event in match.events_of(ply):
            if event.is_heard_by(seat) and name_of(type(event)) not in silent:
                yield ply, speaker.narrator.tell(event, match.state_before(ply + 1))
