"""Who sits on a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Holder:
    """A person (`who` is the identity), a bot, or nobody yet. On a person's seat, `bot` plays while
    the person is away. One who `left` on purpose comes back only by saying so. `words` are what
    the seat adds to the dice."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    who: str | None = None
    bot: str | None = None
    words: str = ""
    left: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.bot is not None

    def to_json(self) -> dict[str, Any]:
        """As the log carries it."""
        return asdict(self)


OPEN = Holder("open")


def read_holder(source: Mapping[str, Any]) -> Holder:
    """A holder from the log."""
    return Holder(**source)
