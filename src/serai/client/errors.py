"""What can go wrong for a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from serai.table.facts import RefusalFacts


class Failed(SeraiError):
    """A request came to nothing. `seconds` is when the server wants to hear of it again."""

    seconds: float | None = None


class Refused(Failed):
    """The server refused a request, which changed nothing. `kind` is one of the list in
    docs/api.md; `refusal` says which rule forbids an action."""

    def __init__(self, status: int, told: Mapping[str, Any], seconds: float | None = None) -> None:
        super().__init__(str(told.get("sentence", f"the server answered with {status}")))
        self.status = status
        self.kind = str(told.get("error", "unknown"))
        self.refusal: RefusalFacts | None = told.get("refusal")
        self.seconds = seconds


class Offline(Failed):
    """The server was not reached, for longer than the client's patience."""
