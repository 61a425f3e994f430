"""A connected client: who it is, what it has heard, and how it is told what is new."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from serai.table.telling import CHAT_LINES, encode, eyes_of, moment, table_facts

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.entry import Entry
    from serai.table.session import Session

PARTS_OF: Mapping[str, tuple[str, ...]] = {
    "opened": ("table",),
    "seated": ("table", "moment"),
    "began": ("table", "moment"),
    "played": ("moment",),
    "undone": ("moment",),
    "chatted": ("chat",),
    "rematched": ("table",),
}
"""Which parts of the news an entry changes."""

Drafts = dict[tuple[object, ...], str]
"""Parts that have been written already, for others who are told the same."""


class Ear:
    """One connection to one table. `send` takes a message as text and does not wait."""

    def __init__(self, who: str | None, invite: str, send: Callable[[str], None]) -> None:
        self.who = who
        self.invite = invite
        self.send = send
        self.number: int | None = None
        self.eyes: Seat | None = None
        self.ply = 0

    def catch_up(self, session: Session, have: int, ply: int) -> None:
        """Tell everything that a client has not heard that has news up to a number and the story up
        to a ply."""
        known = have if 0 < have <= session.number else 0
        self.eyes = eyes_of(session, self.who)
        self.ply = self._story_kept(session, known, ply)
        parts = self._parts(session, ("table", "moment", "chat"), known, {})
        self.number = known or None
        self._say(session, parts)

    def hear(self, session: Session, entry: Entry, drafts: Drafts) -> None:
        """Tell what an entry changed."""
        if self.number is None:
            return
        names = PARTS_OF[entry.kind]
        if session.stage == "over" and "moment" in names:
            names = tuple(dict.fromkeys(("table", *names)))
        eyes = eyes_of(session, self.who)
        if eyes != self.eyes:
            self.eyes, self.ply = eyes, 0
        if entry.kind == "undone":
            self.ply = min(self.ply, entry.body["ply"])
        self._say(session, self._parts(session, names, self.number, drafts))

    def _story_kept(self, session: Session, known: int, ply: int) -> int:
        """Up to which ply the client's story still holds."""
        if not known or session.course is None or len(session.seats_of(self.who)) > 1:
            return 0
        back = [to for number, to in session.undone if number > known]
        return min([ply, session.course.ply, *back])

    def _say(self, session: Session, parts: Mapping[str, str]) -> None:
        before = "null" if self.number is None else str(self.number)
        fields = "".join(f',"{name}":{text}' for name, text in parts.items())
        self.number = session.number
        self.send(f'{{"type":"news","number":{session.number},"before":{before}{fields}}}')

    def _parts(
        self, session: Session, names: tuple[str, ...], known: int, drafts: Drafts
    ) -> dict[str, str]:
        parts: dict[str, str] = {}
        if "table" in names:
            parts["table"] = encode(table_facts(session, self.who, self.invite))
        if "moment" in names and session.course is not None:
            parts["moment"] = self._moment(session, drafts)
            self.ply = session.course.ply
        if "chat" in names:
            new = [line for line in session.chat if line["number"] > known]
            parts["chat"] = encode(new[-CHAT_LINES:])
        return parts

    def _moment(self, session: Session, drafts: Drafts) -> str:
        key = (self.eyes, self.ply)
        if key not in drafts:
            drafts[key] = encode(moment(session, self.eyes, self.ply))
        return drafts[key]
