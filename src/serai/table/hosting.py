"""What the host of a table may do about guests, and what a person may ask to be forgotten. As in
`decision`, a function here only decides: it changes nothing."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from serai.table.decision import Decision, check_seat, must_be_open
from serai.table.errors import BadInput, NotHost, NotRunning
from serai.table.holder import OPEN, Holder

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.session import Session

INVITE_BYTES = 12
FORGOTTEN = "—"
"""The name of somebody who wanted to be forgotten: a sign of no language."""


def send_away(session: Session, who: str, seat: Seat, bot: str) -> Decision:
    """The host sends a guest away. Before the game the seat is open again; later a bot has it. The
    invite that the guest knows is none any more."""
    must_host(session, who)
    check_seat(session, seat)
    guest = session.seats[seat].who
    if guest is None or guest == who:
        raise BadInput(f"no guest sits on seat {seat}")
    given_up = _given_up(session, bot)
    seats = {str(each): given_up.to_json() for each in session.seats_of(guest)}
    return Decision("seated", {"seats": seats, "sent_away": guest, "invite": new_invite()})


def _given_up(session: Session, bot: str) -> Holder:
    """Who has a seat that a person has given up for ever."""
    must_be_open(session)
    if session.stage == "over":
        raise NotRunning("the game is over: everybody stays who they were")
    return OPEN if session.stage == "waiting" else Holder("bot", bot, bot=bot)


def renew_invite(session: Session, who: str) -> Decision:
    """The host wants another invite: those who have the one before cannot use it any more."""
    must_host(session, who)
    must_be_open(session)
    return Decision("invited", {"invite": new_invite()})


def new_invite() -> str:
    """An invite that nobody can guess."""
    return secrets.token_hex(INVITE_BYTES)


def close(session: Session, who: str) -> Decision | None:
    """The host closes the table, without a result; None if it is closed already."""
    must_host(session, who)
    if session.stage == "over":
        raise NotRunning("the game is over: there is nothing to close")
    return None if session.stage == "closed" else Decision("closed", {}, "closed")


def must_host(session: Session, who: str) -> None:
    """Raise NotHost unless this is the host."""
    if who != session.host:
        raise NotHost("only the host of this table may do that")


def forget(session: Session, who: str, bot: str) -> Decision | None:
    """Somebody wants to be forgotten here; None if nothing here speaks of them. What they added to
    the dice stays: without it nobody could check them."""
    lines = [number for number, author in session.book.authors.items() if author == who]
    held = session.seats_of(who)
    if not (lines or held or session.host == who):
        return None
    seats = {str(seat): _forgotten(session, seat, bot).to_json() for seat in held}
    return Decision("forgot", {"seats": seats, "lines": lines, "is_host": session.host == who})


def _forgotten(session: Session, seat: Seat, bot: str) -> Holder:
    holder = session.seats[seat]
    if session.stage in ("over", "closed"):
        return replace(holder, name=FORGOTTEN, who=None)
    return _given_up(session, bot)
