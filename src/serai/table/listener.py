"""A connected client: who it is, what it has been told, and how it is told what is new."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from serai.table.change import Known
from serai.table.messages import (
    CHAT_LINES,
    change,
    encode,
    moment,
    picture,
    table_facts,
    viewer_of,
)

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.entry import Entry
    from serai.table.session import Picture, Session

PARTS_OF: Mapping[str, tuple[str, ...]] = {
    "opened": ("table",),
    "seated": ("table", "moment"),
    "began": ("table", "moment"),
    "played": ("moment",),
    "undone": ("moment",),
    "chatted": ("chat",),
    "rematched": ("table",),
    "invited": ("table",),
    "closed": ("table", "moment"),
    "forgot": ("table", "moment"),
}
"""Which parts of the news each kind of entry changes."""


@dataclass
class Written:
    """Moments and changes as text, by who is told them and what they have. They are kept while an
    entry is told, because several listeners may be told the same; and so are the changes of what
    several viewers see."""

    texts: dict[tuple[Seat | None, int, int], str] = field(default_factory=dict)
    known: Known = field(default_factory=dict)


class Listener:
    """One connection to one table. `send` takes a message as text and does not wait."""

    def __init__(self, who: str | None, invite: str, send: Callable[[str], None]) -> None:
        self.who = who
        self.invite = invite
        self.send = send
        self.let_go: Callable[[], None] = nothing
        """Ends the connection."""
        self.number: int | None = None
        """The number of the last news that was sent."""
        self.viewer: Seat | None = None
        self.picture: Picture | None = None
        """The game as it was told last; None: not yet to this viewer."""
        self.ply = 0
        """Up to where the story has been told."""

    def catch_up(self, session: Session, have: int, ply: int) -> None:
        """Tell a client everything that is newer than the news number it has, and the story from a
        ply on."""
        known = have if 0 < have <= session.number else 0
        self.viewer, self.picture = viewer_of(session, self.who), None
        self.ply = self._valid_story(session, known, ply)
        parts = self._parts(session, ("table", "moment", "chat"), known, Written())
        self.number = known or None
        self._send_news(session, parts)

    def tell(self, session: Session, entry: Entry, written: Written) -> None:
        """Tell what an entry changed."""
        if self.number is None:
            return
        names = PARTS_OF[entry.kind]
        if session.stage == "over" and "moment" in names:
            names = tuple(dict.fromkeys(("table", *names)))
        viewer = viewer_of(session, self.who)
        if viewer != self.viewer:
            self.viewer, self.picture, self.ply = viewer, None, 0
        if entry.kind == "undone":
            self.ply = min(self.ply, entry.body["ply"])
        self._send_news(session, self._parts(session, names, self.number, written))

    def _valid_story(self, session: Session, known: int, ply: int) -> int:
        """Up to which ply the story that the client has is still true."""
        if not known or session.match is None or len(session.seats_of(self.who)) > 1:
            return 0
        back = [to for number, to in session.undone if number > known]
        return min([ply, session.match.ply, *back])

    def _send_news(self, session: Session, parts: Mapping[str, str]) -> None:
        before = "null" if self.number is None else str(self.number)
        fields = "".join(f',"{name}":{text}' for name, text in parts.items())
        self.number = session.number
        self.send(f'{{"type":"news","number":{session.number},"before":{before}{fields}}}')

    def _parts(
        self, session: Session, names: tuple[str, ...], known: int, written: Written
    ) -> dict[str, str]:
        parts: dict[str, str] = {}
        if "table" in names:
            parts["table"] = encode(table_facts(session, self.who, self.invite))
        if "moment" in names and session.match is not None:
            before, self.picture = self.picture, picture(session, self.viewer)
            name = "moment" if before is None else "change"
            parts[name] = self._moment(session, before, written)
            self.ply = session.match.ply
        if "chat" in names:
            new = [line for line in session.chat if line["number"] > known]
            parts["chat"] = encode(new[-CHAT_LINES:])
        return parts

    def _moment(self, session: Session, before: Picture | None, written: Written) -> str:
        """The moment, or what has changed of the one before."""
        key = (self.viewer, self.ply, id(before))
        if key not in written.texts:
            if before is None:
                told: object = moment(session, self.viewer, self.ply)
            else:
                told = change(session, self.viewer, self.ply, before, written.known)
            written.texts[key] = encode(told)
        return written.texts[key]


def nothing() -> None:
    """There is no connection to be ended."""
