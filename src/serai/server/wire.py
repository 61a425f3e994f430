"""What goes out, over HTTP and WebSocket: typed, and not checked again. The JSON schema and the
page's TypeScript types are made of this file, of `orders` and of `serai.table.facts`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from serai.table.facts import (
    Action,
    AdviceFacts,
    ChatLine,
    DiceCheck,
    Moment,
    Preview,
    RecordedPly,
    RefusalFacts,
    TableFacts,
)

# --- WebSocket, out ---------------------------------------------------------------------------


class News(TypedDict):
    """What changed. `number` counts the table's log; `before` is the number that the client must
    have for this to fit, None for a whole picture that always fits. If it does not fit, send
    `hello`. Parts that did not change are left out; `chat` brings new lines (with `before` None:
    the last hundred)."""

    type: Literal["news"]
    number: int
    before: int | None
    table: NotRequired[TableFacts]
    moment: NotRequired[Moment]
    chat: NotRequired[list[ChatLine]]


class Done(TypedDict):
    """Your command is durable, as this number of the log. Its news comes separately."""

    type: Literal["done"]
    command: str
    number: int


class Refused(TypedDict):
    """Your command was not done, and changed nothing; `refusal` where a rule forbids it."""

    type: Literal["refused"]
    command: str
    error: str
    sentence: str
    refusal: NotRequired[RefusalFacts]


class Reasons(TypedDict):
    """The answer to `why`: None if it is allowed, or if there is nothing to say about it."""

    type: Literal["reasons"]
    ask: str
    refusal: RefusalFacts | None


class Previews(TypedDict):
    """What each offer would do, by the offer's id."""

    type: Literal["previews"]
    ply: int
    previews: dict[str, Preview]


class Presence(TypedDict):
    """Who is connected now, seat by seat, and how many watch. Not numbered."""

    type: Literal["presence"]
    connected: list[bool]
    watchers: int


class Failure(TypedDict):
    """A message or a request could not be understood or obeyed; nothing changed. `error` is one of
    the kinds listed in docs/api.md."""

    type: Literal["error"]
    error: str
    sentence: str
    refusal: NotRequired[RefusalFacts]


ServerMessage = News | Done | Refused | Reasons | Previews | Presence | Failure

# --- HTTP, out --------------------------------------------------------------------------------


class Me(TypedDict):
    """Who you are: an id that others may see, and whether this server knew you before."""

    id: str


class Token(TypedDict):
    """A bearer token for a program: it is an identity of its own, keep it secret."""

    token: str
    id: str


class OptionFacts(TypedDict):
    """A switch of a game: its values, the default first, and the ruling on the rules page. With
    `most`, every whole number from 0 to it is a value, and `values` are those one would try."""

    name: str
    values: list[bool | int | str]
    most: int | None
    ruling: str
    meaning: str


class PartFacts(TypedDict):
    """A part of a kind of action: its name, and the kind of target that it is."""

    name: str
    kind: str


class ActionFacts(TypedDict):
    """A kind of action."""

    do: str
    notation: str
    parts: list[PartFacts]


class GameFacts(TypedDict):
    """GET /api/games: what can be played. `letters` is how seats are written; `printed` the data
    printed on the board, where it is data (Silk Road's map)."""

    id: str
    title: str
    rules_version: str
    seats: list[int]
    letters: list[str]
    options: list[OptionFacts]
    has_secrets: bool
    actions: list[ActionFacts]
    printed: dict[str, Any] | None


class BotFacts(TypedDict):
    """A bot that can sit on a seat; `is_level`: one of the levels for people."""

    bot: str
    is_level: bool


class Catalogue(TypedDict):
    """GET /api/games. Of the bots, the levels for people come first, from the weakest on."""

    games: list[GameFacts]
    bots: list[BotFacts]
    languages: list[str]


class Readiness(TypedDict):
    """How far a game is: it waits to be compiled, is being compiled (`done` functions of about
    `expected`), can be played, or cannot, for this `problem`. Its tables can be opened and joined
    before; they begin when it is ready."""

    game: str
    state: Literal["waiting", "compiling", "ready", "failed"]
    done: int
    expected: int
    problem: str | None


class Health(TypedDict):
    """GET /api/health: the server answers, and these games can be played or soon will be."""

    version: str
    games: list[Readiness]


class Opened(TypedDict):
    """A table was opened or joined: go to `/table/{id}`; `invite` opens it to others as
    `/table/{id}?invite={invite}`."""

    table: TableFacts


class Lobby(TypedDict):
    """GET /api/tables: yours, newest first, and listed ones with an open seat."""

    yours: list[TableFacts]
    open: list[TableFacts]


class Answer(TypedDict):
    """What a command over HTTP comes to."""

    number: int
    ply: int


class Reason(TypedDict):
    """POST /api/tables/{table}/why"""

    refusal: RefusalFacts | None


class Hint(TypedDict):
    """GET /api/tables/{table}/hint: what a bot would do in your place. `advice` has the best few
    actions with their chances and reasons, unless another bot was asked for."""

    ply: int
    id: str
    action: Action
    bot: str
    advice: list[AdviceFacts]


class Replay(TypedDict):
    """GET /api/tables/{table}/replay: plies `since` up to, not including, `until`, of `plies`."""

    since: int
    until: int
    plies: int
    moments: list[RecordedPly]


class RulesPage(TypedDict):
    """GET /api/rules/{game}/{language}: the page as Markdown."""

    game: str
    language: str
    markdown: str


ANSWERS = (
    Health, Me, Token, Catalogue, Opened, Lobby, Answer, Reason, Hint, Replay, RulesPage, DiceCheck,
    Failure, Previews,
)  # fmt: skip
