"""What comes in over HTTP and WebSocket. All of it is checked: nothing is unknown or too long."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from serai.table.facts import Pace
from serai.table.seating import BotName, Name, SeatWish

ChatText = Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]
Command = Annotated[str, StringConstraints(pattern=r"^[\w-]{8,64}$")]
"""A name that the client makes up for one command, such as a UUID. Sent twice, it is done once."""
Words = Annotated[str, StringConstraints(max_length=100)]
"""What a seat adds to the dice."""
Notation = Annotated[str, StringConstraints(max_length=100)]
Part = Annotated[str, StringConstraints(max_length=60)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]


class Incoming(BaseModel):
    """Base of all that comes in: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- HTTP, in ---------------------------------------------------------------------------------


class OpenTable(Incoming):
    """POST /api/tables. `listed` shows its open seats in the lobby. With a `command`, one table is
    opened however often this is sent."""

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=6)]
    options: dict[Annotated[str, StringConstraints(max_length=60)], bool | int | str] = {}
    pace: Pace = "calm"
    listed: bool = False
    words: Words = ""
    command: Command | None = None


class OpenLesson(Incoming):
    """POST /api/lessons: a table to learn a game at. `command` is as in `OpenTable`."""

    game: Annotated[str, StringConstraints(max_length=40)]
    name: Name | None = None
    command: Command | None = None


class Join(Incoming):
    """POST /api/tables/{table}/join. Without a seat, the first open one."""

    name: Name
    invite: Annotated[str, StringConstraints(max_length=64)] = ""
    seat: SeatNumber | None = None
    words: Words = ""


class SeatOrder(Incoming):
    """POST /api/tables/{table}/leave and /return: about a seat of yours; without one, all."""

    seat: SeatNumber | None = None


class Substitute(Incoming):
    """POST /api/tables/{table}/substitute: a bot plays for somebody who has been away too long."""

    seat: SeatNumber
    bot: BotName | None = None


class SeatBot(Incoming):
    """POST /api/tables/{table}/seat-bot: a bot sits down on an open seat."""

    seat: SeatNumber
    bot: BotName | None = None


class OpenSeat(Incoming):
    """POST /api/tables/{table}/open-seat: a bot gives its seat to whoever comes."""

    seat: SeatNumber


class SendAway(Incoming):
    """POST /api/tables/{table}/send-away: the host sends the guest of a seat away."""

    seat: SeatNumber


class Report(Incoming):
    """POST /api/tables/{table}/report: a line of chat that whoever looks after the server shall
    see, by its number."""

    number: Annotated[int, Field(ge=1, le=1_000_000_000)]


class PlayOn(Incoming):
    """POST /api/tables/{table}/play-on: a new table that begins where a finished game stood before
    this ply. You get the seat that decides next, or another; bots play the others. `command` is as
    in `OpenTable`."""

    ply: Ply
    seat: SeatNumber | None = None
    name: Name | None = None
    bot: BotName | None = None
    command: Command | None = None


class Play(Incoming):
    """POST /api/tables/{table}/play. `ply` is the one that you saw; `action` typed or notation."""

    command: Command
    ply: Ply
    action: Notation | dict[Part, Part]


class Undo(Incoming):
    """POST /api/tables/{table}/undo: take back your last decision."""

    command: Command
    ply: Ply


class Chat(Incoming):
    """POST /api/tables/{table}/chat"""

    command: Command
    text: ChatText


class AskedTarget(Incoming):
    """Something on the board that somebody clicked."""

    kind: Part
    value: Part


class Why(Incoming):
    """POST /api/tables/{table}/why: about an action, or about something on the board."""

    action: Notation | dict[Part, Part] | None = None
    target: AskedTarget | None = None


# --- WebSocket, in ----------------------------------------------------------------------------


class HelloMessage(Incoming):
    """The first message, and the one after a gap: tell me what is new. `have` is the number of the
    last news that you have, 0 if none; `ply` is up to where you have the story."""

    type: Literal["hello"]
    have: Annotated[int, Field(ge=0)] = 0
    ply: Ply = 0


class PlayMessage(Play):
    """Play an action."""

    type: Literal["play"]


class UndoMessage(Undo):
    """Take back your last decision."""

    type: Literal["undo"]


class ChatMessage(Chat):
    """Say something."""

    type: Literal["chat"]


class WhyMessage(Why):
    """Ask why something is not allowed; `ask` comes back with the answer."""

    type: Literal["why"]
    ask: Command


class PreviewMessage(Incoming):
    """Ask what each offer of this ply would do."""

    type: Literal["preview"]
    ply: Ply


ClientMessage = Annotated[
    HelloMessage | PlayMessage | UndoMessage | ChatMessage | WhyMessage | PreviewMessage,
    Field(discriminator="type"),
]

BODIES = (
    OpenTable,
    OpenLesson,
    Join,
    SeatOrder,
    Substitute,
    SeatBot,
    OpenSeat,
    SendAway,
    Report,
    PlayOn,
    Play,
    Undo,
    Chat,
    Why,
)
"""Those that come over HTTP."""
