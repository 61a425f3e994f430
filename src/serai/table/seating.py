"""Opening a table, sitting down, leaving, and bots that play for people. As in `decision`, a
function here only decides: it changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

from serai.bots import UnknownBot, find_maker
from serai.engine.chance import SECRET_BYTES
from serai.engine.game import find_game
from serai.engine.option import write_options
from serai.engine.seat import CHANCE
from serai.table.decision import Decision, check_seat, must_be_open, must_sit
from serai.table.errors import (
    BadInput,
    BadInvite,
    CannotSubstitute,
    HasBegun,
    NoOpenSeat,
    NotOver,
    NotRunning,
    NotYourSeat,
    SentAway,
)
from serai.table.holder import OPEN, Holder
from serai.table.session import finished_match

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.table.facts import Pace
    from serai.table.session import Session


Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
BotName = Annotated[str, StringConstraints(max_length=100)]


class SeatWish(BaseModel):
    """Who shall sit on a seat: `me` (several times for people at one screen), whoever comes by the
    invite link (`open`), or a `bot`."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


@dataclass(frozen=True)
class Wish:
    """A table that somebody wants to open."""

    game: str
    seats: Sequence[SeatWish]
    options: Mapping[str, object] = field(default_factory=dict)
    pace: Pace = "calm"
    listed: bool = False
    words: str = ""
    start: Mapping[str, Any] | None = None
    """The position to begin with, if it is not the beginning."""
    lesson: bool = False
    origin: Mapping[str, Any] | None = None
    """The table and the ply that the position was taken from."""


def opening(who: str, wish: Wish, default_bot: str) -> dict[str, Any]:
    """The body of a table's first entry; raises BadInput, and what the game raises."""
    game = find_game(wish.game)
    game.check_players(len(wish.seats))
    options = game.read_options(wish.options)
    holders = [_holder(seat, who, wish.words, default_bot) for seat in wish.seats]
    body = _opened(game, holders, options, wish.pace, wish.listed, None)
    return {**body, "start": wish.start, "lesson": wish.lesson, "origin": wish.origin}


LESSON_BOT = "beginner"


def lesson(game: Game, position: Mapping[str, Any], name: str | None) -> Wish:
    """A table at which somebody learns a game: from this position on, at the turn of whoever has to
    decide in it, against bots that are beginners too."""
    match = game.load(position)
    seats = [SeatWish(kind="bot", bot=LESSON_BOT)] * match.players
    seats[match.actor or 0] = SeatWish(kind="me", name=name)
    options = write_options(game.options, match.state)
    return Wish(game.id, seats, options, start=match.start, lesson=True)


def playing_on(
    session: Session, ply: int, seat: Seat | None, name: str | None, bot: str | None
) -> Wish:
    """A table at which somebody plays on from a moment of a finished game against bots, on this
    seat, or on that of whoever decided next; raises NotOver."""
    match = finished_match(session)
    deciding = [who for who, _ in match.log[ply:] if who != CHANCE]
    if not deciding:
        raise BadInput("nobody has to decide anything from there on")
    taken = deciding[0] if seat is None else seat
    check_seat(session, taken)
    s = match.state_before(ply)
    seats = [SeatWish(kind="bot", bot=bot)] * match.players
    seats[taken] = SeatWish(kind="me", name=name)
    start = match.game.write_position(match.game, s)
    options = write_options(match.game.options, s)
    return Wish(
        match.game.id, seats, options, start=start, origin={"table": session.id, "ply": ply}
    )


def opening_again(session: Session, who: str) -> dict[str, Any]:
    """The body of a rematch's first entry: the same seats, and nobody away."""
    if session.stage != "over":
        raise NotOver("the game is not over: finish it before you play again")
    must_sit(session, who)
    holders = [
        replace(holder, bot=None) if holder.kind == "person" else holder for holder in session.seats
    ]
    game, switches = session.game, session.switches
    return _opened(game, holders, switches, session.pace, session.listed, session.id)


def rematch(session: Session, table: str) -> Decision | None:
    """People play again at this table; None if they do at another."""
    return None if session.rematch else Decision("rematched", {"table": table})


def _opened(
    game: Game,
    holders: Sequence[Holder],
    options: Mapping[str, Any],
    pace: Pace,
    listed: bool,
    rematch_of: str | None,
) -> dict[str, Any]:
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": dict(options),
        "pace": pace,
        "listed": listed,
        "secret": secrets.token_bytes(SECRET_BYTES).hex(),
        "rematch_of": rematch_of,
        "seats": [holder.to_json() for holder in holders],
    }


def _holder(wish: SeatWish, who: str, words: str, default_bot: str) -> Holder:
    if wish.kind == "open":
        return OPEN
    if wish.kind == "me":
        return Holder("person", plain_name(wish.name or "Player"), who, words=words)
    return _bot(checked_bot(wish.bot or default_bot), wish.name)


def _bot(bot: str, name: str | None = None) -> Holder:
    return Holder("bot", plain_name(name or bot), bot=bot)


def checked_bot(bot: str) -> str:
    """The name of a bot that may sit at tables; raises BadInput. Names with settings are refused: a
    stranger could make a bot think for ever."""
    try:
        find_maker(bot)
    except UnknownBot as error:
        raise BadInput(str(error)) from error
    return bot


def plain_name(name: str) -> str:
    """A name without invisible signs; raises BadInput if nothing is left of it."""
    plain = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not plain:
        raise BadInput("a name needs a sign that can be seen")
    return plain


# --- People ------------------------------------------------------------------------------------


def join(session: Session, who: str, name: str, seat: Seat | None, words: str) -> Decision | None:
    """Somebody sits down; None if they sit here already."""
    must_be_open(session)
    if who in session.book.sent_away:
        raise SentAway("the host has sent you away from this table")
    if session.seats_of(who) and seat is None:
        return None
    free = session.open_seats()
    if not free:
        raise NoOpenSeat("all seats are taken: you can watch")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise NoOpenSeat(f"seat {chosen} is not open")
    return _seated({chosen: Holder("person", plain_name(name), who, words=words)})


def seat_bot(session: Session, who: str, seat: Seat, bot: str) -> Decision | None:
    """A bot sits down on an open seat; None if it sits there already."""
    must_be_open(session)
    must_arrange(session, who)
    check_seat(session, seat)
    wanted = _bot(checked_bot(bot))
    if session.seats[seat] == wanted:
        return None
    if seat not in session.open_seats():
        raise NoOpenSeat(f"seat {seat} is not open")
    return _seated({seat: wanted})


def send_bot_away(session: Session, who: str, seat: Seat) -> Decision | None:
    """Before the game, the seat of a bot becomes open again; None if it is open already."""
    must_arrange(session, who)
    check_seat(session, seat)
    if session.stage != "waiting":
        raise HasBegun("the game has begun: its bots play on")
    holder = session.seats[seat]
    if holder.kind == "person":
        raise NotYourSeat(f"a person sits on seat {seat}")
    return None if holder == OPEN else _seated({seat: OPEN})


def must_arrange(session: Session, who: str) -> None:
    """Raise NoSeat unless somebody may say where bots sit: the host, and whoever sits here."""
    if who != session.host:
        must_sit(session, who)


def is_invited(session: Session, given: str, invite: str) -> bool:
    """Whether the table is open to everybody, or this is the invite to it."""
    valid = session.book.invite or invite
    return session.listed or secrets.compare_digest(given.encode(), valid.encode())


def check_invite(session: Session, given: str, invite: str) -> None:
    """Raise BadInvite unless somebody with this invite may sit down."""
    if not is_invited(session, given, invite):
        raise BadInvite("this invite does not lead to this table")


def leave(session: Session, who: str, seat: Seat | None, bot: str) -> Decision:
    """Somebody leaves. Before the game their seats become open; later a bot plays for them."""
    must_be_open(session)
    seats = own_seats(session, who, seat)
    if session.stage == "over":
        raise NotRunning("the game is over: there is nothing to leave")
    if session.stage == "waiting":
        return _seated(dict.fromkeys(seats, OPEN))
    return _seated({own: replace(session.seats[own], bot=bot, left=True) for own in seats})


def return_to(session: Session, who: str, seat: Seat | None) -> Decision | None:
    """Somebody plays again; None if no bot has played for them."""
    must_be_open(session)
    return _play_again(session, own_seats(session, who, seat))


def welcome(session: Session, who: str) -> Decision | None:
    """Somebody is connected again, and plays again on the seats that they did not leave."""
    return _play_again(
        session, [own for own in must_sit(session, who) if not session.seats[own].left]
    )


def _play_again(session: Session, seats: list[Seat]) -> Decision | None:
    away = [seat for seat in seats if session.seats[seat].is_played_by_bot]
    if not away:
        return None
    return _seated({seat: replace(session.seats[seat], bot=None, left=False) for seat in away})


def substitute(session: Session, seat: Seat, bot: str) -> Decision:
    """A bot plays for a person who is away. Whether they have been away for long enough is asked in
    `absence`."""
    if session.stage != "running":
        raise NotRunning("a bot sits in only while the game runs")
    holder = session.seats[seat]
    if holder.kind != "person" or holder.is_played_by_bot:
        raise CannotSubstitute("a bot plays there already")
    return _seated({seat: replace(holder, bot=checked_bot(bot))})


def own_seats(session: Session, who: str, seat: Seat | None) -> list[Seat]:
    """The seats of somebody, or the one of them that is named."""
    seats = must_sit(session, who)
    if seat is None:
        return seats
    check_seat(session, seat)
    if seat not in seats:
        raise NotYourSeat(f"seat {seat} is not yours")
    return [seat]


def _seated(holders: Mapping[Seat, Holder]) -> Decision:
    seats = {str(seat): holder.to_json() for seat, holder in holders.items()}
    return Decision("seated", {"seats": seats})
