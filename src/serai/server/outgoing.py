"""What goes out over HTTP and WebSocket: typed, and not checked again. The JSON schema and the
page's TypeScript types are made from this file, `incoming` and `serai.table.facts`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from serai.table.facts import (
    Action,
    AdviceFacts,
    AnalysisFacts,
    Away,
    ChatLine,
    DiceCheck,
    FrameFacts,
    LobbyTable,
    Moment,
    MomentChange,
    Preview,
    RecordedPly,
    RefusalFacts,
    TableFacts,
)

# --- WebSocket, out ---------------------------------------------------------------------------


class News(TypedDict):
    """What changed. `number` counts the table's log. `before` is the number of the news that you
    must have for this to fit; None means that it holds everything and always fits. If it does not
    fit, send `hello`. Parts that did not change are left out. The game comes as a whole `moment`
    or as a `change` of the one that you have. `chat` brings the new lines; where `before` is None,
    the last hundred."""

    type: Literal["news"]
    number: int
    before: int | None
    table: NotRequired[TableFacts]
    moment: NotRequired[Moment]
    change: NotRequired[MomentChange]
    chat: NotRequired[list[ChatLine]]


class Done(TypedDict):
    """Your command is durable, under this number of the log. What it changed is told by `news`."""

    type: Literal["done"]
    command: str
    number: int


class Refused(TypedDict):
    """Your command was not done and changed nothing. `refusal` is there where a rule forbids it."""

    type: Literal["refused"]
    command: str
    error: str
    sentence: str
    refusal: NotRequired[RefusalFacts]


class Reasons(TypedDict):
    """The answer to `why`. None if it is allowed, or if there is nothing to say about it."""

    type: Literal["reasons"]
    ask: str
    refusal: RefusalFacts | None


class Previews(TypedDict):
    """What each offer would do, by the offer's id."""

    type: Literal["previews"]
    ply: int
    previews: dict[str, Preview]


class Presence(TypedDict):
    """Who is connected now, seat by seat, who is away for how long, and how many watch. Not
    numbered."""

    type: Literal["presence"]
    connected: list[bool]
    away: list[Away | None]
    watchers: int


class Failure(TypedDict):
    """A message or a request was not understood or not obeyed; nothing changed. `error` is one of
    the kinds listed in docs/api.md."""

    type: Literal["error"]
    error: str
    sentence: str
    refusal: NotRequired[RefusalFacts]


ServerMessage = News | Done | Refused | Reasons | Previews | Presence | Failure

# --- HTTP, out --------------------------------------------------------------------------------


class Me(TypedDict):
    """Who you are: an id that others may see."""

    id: str


class Token(TypedDict):
    """A bearer token for a program. Whoever has it is this identity: keep it secret."""

    token: str
    id: str


class Forgotten(TypedDict):
    """POST /api/me/forget: nothing here says any more who you were."""

    id: str


class OptionFacts(TypedDict):
    """A switch of a game: its values, the default first, and its ruling on the rules page. With
    `most`, every whole number from 0 to it is a value, and `values` are some to offer."""

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
    """GET /api/games: what can be played. `letters` are how seats are written. `printed` is what is
    printed on the board, where that is data (Silk Road's map). `has_learn_page`: it is taught at
    `/api/learn/{game}/{language}`; `has_lesson`: POST /api/lessons opens a table for a first
    turn."""

    id: str
    title: str
    rules_version: str
    seats: list[int]
    letters: list[str]
    options: list[OptionFacts]
    has_secrets: bool
    has_learn_page: bool
    has_lesson: bool
    actions: list[ActionFacts]
    printed: dict[str, Any] | None


class BotFacts(TypedDict):
    """A bot that can sit on a seat; `is_level`: one of the levels for people."""

    bot: str
    is_level: bool


class Catalogue(TypedDict):
    """GET /api/games. The bots begin with the levels for people, the weakest first."""

    games: list[GameFacts]
    bots: list[BotFacts]
    languages: list[str]


class Readiness(TypedDict):
    """How far a game is: it waits to be compiled, is being compiled (`done` functions of about
    `expected`), is ready, or cannot be played, for this `problem`. Tables can be opened and joined
    before; they begin when the game is ready."""

    game: str
    state: Literal["waiting", "compiling", "ready", "failed"]
    done: int
    expected: int
    problem: str | None


class Health(TypedDict):
    """GET /api/health: the server answers, and these games can be played or soon will be.
    `troubles` are what goes wrong now, for whoever looks after the server."""

    version: str
    games: list[Readiness]
    troubles: list[str]


class Ready(TypedDict):
    """GET /api/ready: whether people may be sent here. It comes with 503 while they may not."""

    ready: bool
    troubles: list[str]


class Opened(TypedDict):
    """A table was opened or joined: go to `/table/{id}`. Others join it by the address
    `/table/{id}?invite={invite}`."""

    table: TableFacts


class Lobby(TypedDict):
    """GET /api/tables: yours, those that are over last, and listed ones with an open seat."""

    yours: list[LobbyTable]
    open: list[LobbyTable]


class InviteCheck(TypedDict):
    """GET /api/tables/{table}/invite: whether somebody with this invite may sit down."""

    opens: bool


class Answer(TypedDict):
    """The answer to a command over HTTP."""

    number: int
    ply: int


class Reason(TypedDict):
    """POST /api/tables/{table}/why"""

    refusal: RefusalFacts | None


class Hint(TypedDict):
    """GET /api/tables/{table}/hint: what a bot would do in your place. `advice` has the best few
    actions with their chances and reasons; it is empty if you asked for a bot by name."""

    ply: int
    id: str
    action: Action
    bot: str
    advice: list[AdviceFacts]


class Again(TypedDict):
    """GET /api/tables/{table}/again: the views from ply `since` up to ply `until`; what happened
    between them is in the story."""

    frames: list[FrameFacts]


class Replay(TypedDict):
    """GET /api/tables/{table}/replay: the plies from `since` on, before `until`, of `plies`."""

    since: int
    until: int
    plies: int
    moments: list[RecordedPly]


class RulesPage(TypedDict):
    """GET /api/rules/{game}/{language}: the page as Markdown."""

    game: str
    language: str
    markdown: str


class LearnPage(TypedDict):
    """GET /api/learn/{game}/{language}: the page as Markdown. Its pictures are addresses beside it:
    `pictures/...`; each is there for the dark theme too, as `....lamplight.webp`."""

    game: str
    language: str
    markdown: str


class AboutPage(TypedDict):
    """GET /api/about/{page}/{language}: a page about the house, as Markdown."""

    page: str
    language: str
    markdown: str


ANSWERS = (
    Health, Ready, Me, Token, Catalogue, Opened, Lobby, InviteCheck, Answer, Reason, Hint, Again,
    Replay, AnalysisFacts, RulesPage, LearnPage, DiceCheck, Failure, Previews, Forgotten,
    AboutPage,
)  # fmt: skip
