"""What a table tells: typed facts that are sent as they are.

There are no sentences among them. Whoever shows them takes the sentences from the game's catalogues
(`words/<lang>.ftl`), and so can change the language at once:

    an event    `event-{event}`, variables: its other facts
    an action   `action-{do}` with `-` for `_`, variables: its parts
    a prompt    its `id`, variables: its `args`
    a refusal   `refusal-{reason}`; both sentences are sent as well, for programs
    a tally     the `id` of each source, distance and tie
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from serai.engine.seat import Seat

Pace = Literal["quick", "calm", "letters"]
AnalysisState = Literal["none", "waiting", "running", "ready", "failed"]
Stage = Literal["waiting", "running", "over", "closed"]
"""A table that is `closed` ended without a result."""

Action = dict[str, str]
"""A typed action: `do` and its parts, all of them words, as records carry it."""

Event = dict[str, Any]
"""`event` is its name, `names` are what people call the things among its facts (`Names`); the rest
are its facts."""


class Name(TypedDict):
    """What people call a thing: a message of the game's catalogue, and its variables. A seat among
    them is its letter. `kind` and `value` are its target: what to light on the board when somebody
    points at the name."""

    id: str
    args: dict[str, str | int]
    kind: NotRequired[str]
    value: NotRequired[str]


Names = dict[str, Name]
"""By the part of an action or the fact of an event that names a thing."""


class Target(TypedDict):
    """A part of an action: what it is about. `kind` is the rulebook's word (tile, side, corner,
    die, action, direction, city, good, seat, bid, number, crew, place, space, harbour, line, ...),
    `part` the name of the action's part, `value` the word in the notation."""

    part: str
    kind: str
    value: str


class Offer(TypedDict):
    """A legal action. `id` is its notation; playing the id or the typed action is the same. `names`
    are what people call the things that it is about. `doubt` is what people are asked once more
    before they do it."""

    id: str
    action: Action
    targets: list[Target]
    names: NotRequired[Names]
    doubt: NotRequired[Prompt]


class Prompt(TypedDict):
    """A message of the game's catalogue and its variables, such as what the seat to decide is
    asked. A name among the variables is a message itself."""

    id: str
    args: dict[str, Any]


class Change(TypedDict):
    """How much of something the seat has now and would have then. `unit` is the name of what it is:
    the message `unit-{unit}` of the catalogue, with the variable `number`."""

    unit: str
    before: int
    after: int


class Following(TypedDict):
    """What would come next: a question for you or for another seat, chance, nothing because the
    game would be over, or what depends on something that you cannot know."""

    who: Literal["you", "other", "chance", "nobody", "unknown"]
    seat: str | None
    prompt: Prompt | None


class Outlook(TypedDict):
    """What could come of an offer, or what it means: a message of the game's catalogue. `about` is
    the thing that it speaks of (`seller-silk`), where the offer is about several; `gain` the most
    that could come of it, in the unit that the game counts in."""

    id: str
    args: dict[str, Any]
    about: str
    gain: int | None


class Preview(TypedDict):
    """What an offer would do, as far as the seat to decide can know: what it brings or costs (below
    0) of what the game counts in; all that the seat would have more or less of, with that unit
    first; the events, those of choices that would then be made by themselves among them; what would
    come next; and what could come of it. Where a secret decides, only the outlook is told."""

    gain: int
    changes: list[Change]
    events: list[Event]
    next: Following
    outlook: list[Outlook]


class TurnStep(TypedDict):
    """A step of a turn: the message `step-{id}` of the catalogue with its variables. `icon` is a
    word for what was done; `net` is what it brought of what the game counts in."""

    id: str
    state: Literal["done", "now", "ahead", "skipped"]
    args: dict[str, Any]
    icon: str
    net: int | None


class TurnFacts(TypedDict):
    """The turn under way: whose it is, its steps, and what is said of it as a whole."""

    seat: Seat
    title: Prompt | None
    steps: list[TurnStep]


class Told(TypedDict):
    """Something that happened, at the ply whose action made it happen. `opens`: with it the turn of
    this seat begins, by its letter; an empty one is everybody's, such as an auction."""

    ply: int
    event: Event
    opens: NotRequired[str]


class Place(TypedDict):
    """Something on the board, as the targets of offers write it."""

    kind: str
    value: str


class PhraseFacts(TypedDict):
    """Something that was done in a turn: a phrase without a subject, a message of the game's
    catalogue; and where it was."""

    id: str
    args: dict[str, Any]
    places: list[Place]


class RecapFacts(TypedDict):
    """What a seat did in its turn (None: all, as in an auction), from ply `since` on and before
    `until`. `grave` is what has to be seen: others have fought the viewer, or taken something."""

    seat: Seat | None
    since: int
    until: int
    phrases: list[PhraseFacts]
    grave: list[Told]


class FrameFacts(TypedDict):
    """The view that somebody had at an earlier ply."""

    ply: int
    view: dict[str, Any]


class Dice(TypedDict):
    """Fair dice: the commitment from the start, the secret once the game is over."""

    commitment: str
    contributions: list[str]
    secret: NotRequired[str]


class Source(TypedDict):
    """Where points come from, or go to if they are below 0: `id` is a message of the game's
    catalogue. They are from `low` to `high` where the viewer may not know how many."""

    id: str
    low: int
    high: int


class SeatTally(TypedDict):
    """What a seat has scored, and what its final score would be if the game ended now, from `low`
    to `high`: the sum of its `sources`. None, and no sources: that is not for the viewer to know.
    `coming` does not count yet."""

    score: int | None
    low: int | None
    high: int | None
    sources: list[Source]
    coming: list[Source]


class Distance(TypedDict):
    """How much is left, from `low` to `high`, until something ends the game, and `of` how much:
    `id` is a message of the game's catalogue."""

    id: str
    low: int
    high: int
    of: int | None


class Tie(TypedDict):
    """What decided between equal final scores, and how much each seat has of it; the more, the
    better. `id` is a message of the game's catalogue."""

    id: str
    values: list[int]


class Tally(TypedDict):
    """What each seat has and would have if the game ended now, as the viewer may know it; how near
    the end is; once it is over, what broke a tie."""

    seats: list[SeatTally]
    distances: list[Distance]
    ties: list[Tie]


class Moment(TypedDict):
    """The game as one viewer sees it now.

    `you` is the seat as which you see it; None for a spectator. Who holds several seats at one
    screen sees it as the one that has to decide, and as a spectator while others decide. `story` is
    what happened from ply `since` on. It replaces whatever you have from there on: a decision may
    have been taken back. `recaps` are the turns of others since you last decided."""

    ply: int
    you: Seat | None
    actor: Seat | None
    view: dict[str, Any]
    prompt: Prompt | None
    turn: TurnFacts | None
    offers: list[Offer]
    since: int
    story: list[Told]
    recaps: list[RecapFacts]
    scores: list[int]
    tally: Tally
    can_undo: bool
    over: bool
    winners: list[Seat]
    dice: Dice


class MomentChange(TypedDict):
    """What is otherwise in a moment than in the one before it. `now` goes into that one: an object
    into the object of the same name, field by field, and everything else in place of what was
    there. `gone` are fields that are not there any more, each by the names on the way to it.
    `since` and `story` are always told: what happened since the moment before, or since what was
    taken back."""

    now: dict[str, Any]
    gone: list[list[str]]


class Away(TypedDict):
    """For how many seconds somebody has been away from a running game; in how many another person
    at the table may ask for a bot in their place (0: now), and in how many a bot takes over by
    itself, if it is their turn then and others wait (None: never)."""

    seconds: int
    may_ask_in: int
    bot_in: int | None


class SeatFacts(TypedDict):
    """One seat. `letter` is how the game writes it; `index` chooses its emblem and colour. On a
    person's seat, `bot` is the bot that plays while the person is away."""

    seat: Seat
    index: int
    letter: str
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    connected: bool
    away: Away | None


class Origin(TypedDict):
    """The table and the ply where a game began that is played on from there."""

    table: str
    ply: int


class TableFacts(TypedDict):
    """The table. `yours` are the seats that you hold; `invite` is shown to those who sit here;
    `rematch` is the table where the same people play again. A `lesson` begins in the middle of a
    game, for somebody who learns it; a game with an `origin` where another one stood."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    pace: Pace
    stage: Stage
    seats: list[SeatFacts]
    yours: list[Seat]
    host: bool
    listed: bool
    watchers: int
    invite: str | None
    commitment: str
    rematch: str | None
    rematch_of: str | None
    lesson: bool
    origin: Origin | None


class Ending(TypedDict):
    """How a game ended: when, what each seat scored, and who won."""

    at: str
    scores: list[int]
    winners: list[Seat]


class LobbyTable(TableFacts):
    """A table in the lobby. `actor` has to decide since `since`; a table that waits for people does
    so since then, and one that is over has been so since then. `your_turn`: you have to decide, and
    no bot does it for you."""

    actor: Seat | None
    your_turn: bool
    since: str
    ending: Ending | None


class ChatLine(TypedDict):
    """Plain text, to be shown as it is: never as markup."""

    number: int
    seat: Seat
    name: str
    text: str
    at: str


class RefusalFacts(TypedDict):
    """Why an action is not allowed: the clause that forbids it, in both languages, and where the
    rules page says it."""

    action: str
    clause: str
    reason: str
    en: str
    es: str
    link: str


class RecordedPly(TypedDict):
    """One ply of a finished game: what was played by whom, what it did, and the view after it.
    `chances` is each seat's chance to win then, as the bots judge it; None in the middle of a
    turn."""

    ply: int
    actor: Seat | None
    action: Action
    names: NotRequired[Names]
    story: list[Event]
    view: dict[str, Any]
    scores: list[int]
    tally: Tally
    chances: list[float] | None


class JudgedSeat(TypedDict):
    """How many decisions a seat had, the chance to win that they cost it, and the chance to win
    that dice and draws gave it or took from it (below 0)."""

    decisions: int
    lost: float
    luck: float


class NamedAction(TypedDict):
    """An action, and what people call the things that it is about."""

    action: Action
    names: Names


class PointsDifference(TypedDict):
    """What a source brings a seat by the end of a turn: with what was played, and with what would
    have been best. `id` is a message of the game's catalogue."""

    seat: Seat
    id: str
    played: int
    best: int


class CostlyDecision(TypedDict):
    """A decision that cost a chance to win: that chance after it, and after the best. `turn` is
    what a strong bot would have played to the end of that turn, or until chance decides; the
    `differences` are what that would have brought; `reasons` say in each language what else speaks
    for it."""

    ply: int
    seat: Seat
    chance: float
    best_chance: float
    played: NamedAction
    turn: list[NamedAction]
    differences: list[PointsDifference]
    reasons: dict[str, list[str]]


class TurningPoint(TypedDict):
    """A decision or an outcome of chance that changed a seat's chance to win by so much."""

    ply: int
    seat: Seat
    change: float
    is_chance: bool


class Findings(TypedDict):
    """What an analysis found. Decisions are judged by what their seat could know then, luck by all
    that there was. `judge` is the level of the bot that judged the costly ones."""

    judge: str
    seats: list[JudgedSeat]
    costly: list[CostlyDecision]
    turns: list[TurningPoint]


class AnalysisFacts(TypedDict):
    """How far the analysis of a finished game is: nobody has asked for it, others come first, it is
    being made (`done` of about `of` questions), it is there, or it failed."""

    state: AnalysisState
    done: int
    of: int
    found: Findings | None


class AdviceFacts(TypedDict):
    """An action worth playing: the whole turn that it begins (`plan`), the chance to win with it,
    what the seat has more or less of afterwards, why that is good as messages of the game's
    catalogue, and what else speaks for and against it, in both languages."""

    id: str
    action: Action
    plan: list[NamedAction]
    chance: float
    changes: list[Change]
    because: list[Prompt]
    en: list[str]
    es: list[str]


class DiceCheck(TypedDict):
    """The dice of a table, and what drawing them again came to, once the game is over."""

    dice: Dice
    checked: bool
    plies: int
    drawn: int
    fault: str | None
