// Made of src/serai/server/{incoming,outgoing}.py and the games' declarations by
// `python tools/make_types.py`: do not edit.

/** GET /api/about/{page}/{language}: a page about the house, as Markdown. */
export interface AboutPage {
  page: string;
  language: string;
  markdown: string;
}

/** A kind of action. */
export interface ActionFacts {
  do: string;
  notation: string;
  parts: PartFacts[];
}

/** An action worth playing: the whole turn that it begins (`plan`), the chance to win with it, what the seat has more or less of afterwards, why that is good as messages of the game's catalogue, and what else speaks for and against it, in both languages. */
export interface AdviceFacts {
  id: string;
  action: Record<string, string>;
  plan: NamedAction[];
  chance: number;
  changes: Change[];
  because: Prompt[];
  en: string[];
  es: string[];
}

/** GET /api/tables/{table}/again: the views from ply `since` up to ply `until`; what happened between them is in the story. */
export interface Again {
  frames: FrameFacts[];
}

/** How far the analysis of a finished game is: nobody has asked for it, others come first, it is being made (`done` of about `of` questions), it is there, or it failed. */
export interface AnalysisFacts {
  state: "none" | "waiting" | "running" | "ready" | "failed";
  done: number;
  of: number;
  found: Findings | null;
}

/** The answer to a command over HTTP. */
export interface Answer {
  number: number;
  ply: number;
}

/** Something on the board that somebody clicked. */
export interface AskedTarget {
  kind: string;
  value: string;
}

/** For how many seconds somebody has been away from a running game; in how many another person at the table may ask for a bot in their place (0: now), and in how many a bot takes over by itself, if it is their turn then and others wait (None: never). */
export interface Away {
  seconds: number;
  may_ask_in: number;
  bot_in: number | null;
}

/** A bot that can sit on a seat; `is_level`: one of the levels for people. */
export interface BotFacts {
  bot: string;
  is_level: boolean;
}

/** GET /api/games. The bots begin with the levels for people, the weakest first. */
export interface Catalogue {
  games: GameFacts[];
  bots: BotFacts[];
  languages: string[];
}

/** How much of something the seat has now and would have then. `unit` is the name of what it is: the message `unit-{unit}` of the catalogue, with the variable `number`. */
export interface Change {
  unit: string;
  before: number;
  after: number;
}

/** POST /api/tables/{table}/chat */
export interface Chat {
  command: string;
  text: string;
}

/** Plain text, to be shown as it is: never as markup. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** Say something. */
export interface ChatMessage {
  command: string;
  text: string;
  type: "chat";
}

export type ClientMessage = HelloMessage | PlayMessage | UndoMessage | ChatMessage | WhyMessage | PreviewMessage;

/** A decision that cost a chance to win: that chance after it, and after the best. `turn` is what a strong bot would have played to the end of that turn, or until chance decides; the `differences` are what that would have brought; `reasons` say in each language what else speaks for it. */
export interface CostlyDecision {
  ply: number;
  seat: number;
  chance: number;
  best_chance: number;
  played: NamedAction;
  turn: NamedAction[];
  differences: PointsDifference[];
  reasons: Record<string, string[]>;
}

/** Fair dice: the commitment from the start, the secret once the game is over. */
export interface Dice {
  commitment: string;
  contributions: string[];
  secret?: string;
}

/** The dice of a table, and what drawing them again came to, once the game is over. */
export interface DiceCheck {
  dice: Dice;
  checked: boolean;
  plies: number;
  drawn: number;
  fault: string | null;
}

/** How much is left, from `low` to `high`, until something ends the game, and `of` how much: `id` is a message of the game's catalogue. */
export interface Distance {
  id: string;
  low: number;
  high: number;
  of: number | null;
}

/** Your command is durable, under this number of the log. What it changed is told by `news`. */
export interface Done {
  type: "done";
  command: string;
  number: number;
}

/** How a game ended: when, what each seat scored, and who won. */
export interface Ending {
  at: string;
  scores: number[];
  winners: number[];
}

/** A message or a request was not understood or not obeyed; nothing changed. `error` is one of the kinds listed in docs/api.md. */
export interface Failure {
  type: "error";
  error: string;
  sentence: string;
  refusal?: RefusalFacts;
}

/** What an analysis found. Decisions are judged by what their seat could know then, luck by all that there was. `judge` is the level of the bot that judged the costly ones. */
export interface Findings {
  judge: string;
  seats: JudgedSeat[];
  costly: CostlyDecision[];
  turns: TurningPoint[];
}

/** What would come next: a question for you or for another seat, chance, nothing because the game would be over, or what depends on something that you cannot know. */
export interface Following {
  who: "you" | "other" | "chance" | "nobody" | "unknown";
  seat: string | null;
  prompt: Prompt | null;
}

/** POST /api/me/forget: nothing here says any more who you were. */
export interface Forgotten {
  id: string;
}

/** The view that somebody had at an earlier ply. */
export interface FrameFacts {
  ply: number;
  view: View;
}

/** GET /api/games: what can be played. `letters` are how seats are written. `printed` is what is printed on the board, where that is data (Silk Road's map). `has_learn_page`: it is taught at `/api/learn/{game}/{language}`; `has_lesson`: POST /api/lessons opens a table for a first turn. */
export interface GameFacts {
  id: string;
  title: string;
  rules_version: string;
  seats: number[];
  letters: string[];
  options: OptionFacts[];
  has_secrets: boolean;
  has_learn_page: boolean;
  has_lesson: boolean;
  actions: ActionFacts[];
  printed: Printed | null;
}

/** GET /api/health: the server answers, and these games can be played or soon will be. `troubles` are what goes wrong now, for whoever looks after the server. */
export interface Health {
  version: string;
  games: Readiness[];
  troubles: string[];
}

/** The first message, and the one after a gap: tell me what is new. `have` is the number of the last news that you have, 0 if none; `ply` is up to where you have the story. */
export interface HelloMessage {
  type: "hello";
  have?: number;
  ply?: number;
}

/** GET /api/tables/{table}/hint: what a bot would do in your place. `advice` has the best few actions with their chances and reasons; it is empty if you asked for a bot by name. */
export interface Hint {
  ply: number;
  id: string;
  action: Record<string, string>;
  bot: string;
  advice: AdviceFacts[];
}

/** GET /api/tables/{table}/invite: whether somebody with this invite may sit down. */
export interface InviteCheck {
  opens: boolean;
}

/** POST /api/tables/{table}/join. Without a seat, the first open one. */
export interface Join {
  name: string;
  invite?: string;
  seat?: number | null;
  words?: string;
}

/** How many decisions a seat had, the chance to win that they cost it, and the chance to win that dice and draws gave it or took from it (below 0). */
export interface JudgedSeat {
  decisions: number;
  lost: number;
  luck: number;
}

/** GET /api/learn/{game}/{language}: the page as Markdown. Its pictures are addresses beside it: `pictures/...`; each is there for the dark theme too, as `....lamplight.webp`. */
export interface LearnPage {
  game: string;
  language: string;
  markdown: string;
}

/** GET /api/tables: yours, those that are over last, and listed ones with an open seat. */
export interface Lobby {
  yours: LobbyTable[];
  open: LobbyTable[];
}

/** A table in the lobby. `actor` has to decide since `since`; a table that waits for people does so since then, and one that is over has been so since then. `your_turn`: you have to decide, and no bot does it for you. */
export interface LobbyTable {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  pace: "quick" | "calm" | "letters";
  stage: "waiting" | "running" | "over" | "closed";
  seats: SeatFacts[];
  yours: number[];
  host: boolean;
  listed: boolean;
  watchers: number;
  invite: string | null;
  commitment: string;
  rematch: string | null;
  rematch_of: string | null;
  lesson: boolean;
  origin: Origin | null;
  actor: number | null;
  your_turn: boolean;
  since: string;
  ending: Ending | null;
}

/** Who you are: an id that others may see. */
export interface Me {
  id: string;
}

/** The game as one viewer sees it now. `you` is the seat as which you see it; None for a spectator. Who holds several seats at one screen sees it as the one that has to decide, and as a spectator while others decide. `story` is what happened from ply `since` on. It replaces whatever you have from there on: a decision may have been taken back. `recaps` are the turns of others since you last decided. */
export interface Moment {
  ply: number;
  you: number | null;
  actor: number | null;
  view: View;
  prompt: Prompt | null;
  turn: TurnFacts | null;
  offers: Offer[];
  since: number;
  story: Told[];
  recaps: RecapFacts[];
  scores: number[];
  tally: Tally;
  can_undo: boolean;
  over: boolean;
  winners: number[];
  dice: Dice;
}

/** What is otherwise in a moment than in the one before it. `now` goes into that one: an object into the object of the same name, field by field, and everything else in place of what was there. `gone` are fields that are not there any more, each by the names on the way to it. `since` and `story` are always told: what happened since the moment before, or since what was taken back. */
export interface MomentChange {
  now: Record<string, unknown>;
  gone: string[][];
}

/** What people call a thing: a message of the game's catalogue, and its variables. A seat among them is its letter. `kind` and `value` are its target: what to light on the board when somebody points at the name. */
export interface Name {
  id: string;
  args: Record<string, string | number>;
  kind?: string;
  value?: string;
}

/** An action, and what people call the things that it is about. */
export interface NamedAction {
  action: Record<string, string>;
  names: Record<string, Name>;
}

/** What changed. `number` counts the table's log. `before` is the number of the news that you must have for this to fit; None means that it holds everything and always fits. If it does not fit, send `hello`. Parts that did not change are left out. The game comes as a whole `moment` or as a `change` of the one that you have. `chat` brings the new lines; where `before` is None, the last hundred. */
export interface News {
  type: "news";
  number: number;
  before: number | null;
  table?: TableFacts;
  moment?: Moment;
  change?: MomentChange;
  chat?: ChatLine[];
}

/** A legal action. `id` is its notation; playing the id or the typed action is the same. `names` are what people call the things that it is about. `doubt` is what people are asked once more before they do it. */
export interface Offer {
  id: string;
  action: Record<string, string>;
  targets: Target[];
  names?: Record<string, Name>;
  doubt?: Prompt;
}

/** POST /api/lessons: a table to learn a game at. `command` is as in `OpenTable`. */
export interface OpenLesson {
  game: string;
  name?: string | null;
  command?: string | null;
}

/** POST /api/tables/{table}/open-seat: a bot gives its seat to whoever comes. */
export interface OpenSeat {
  seat: number;
}

/** POST /api/tables. `listed` shows its open seats in the lobby. With a `command`, one table is opened however often this is sent. */
export interface OpenTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  pace?: "quick" | "calm" | "letters";
  listed?: boolean;
  words?: string;
  command?: string | null;
}

/** A table was opened or joined: go to `/table/{id}`. Others join it by the address `/table/{id}?invite={invite}`. */
export interface Opened {
  table: TableFacts;
}

/** A switch of a game: its values, the default first, and its ruling on the rules page. With `most`, every whole number from 0 to it is a value, and `values` are some to offer. */
export interface OptionFacts {
  name: string;
  values: (boolean | number | string)[];
  most: number | null;
  ruling: string;
  meaning: string;
}

/** The table and the ply where a game began that is played on from there. */
export interface Origin {
  table: string;
  ply: number;
}

/** What could come of an offer, or what it means: a message of the game's catalogue. `about` is the thing that it speaks of (`seller-silk`), where the offer is about several; `gain` the most that could come of it, in the unit that the game counts in. */
export interface Outlook {
  id: string;
  args: Record<string, unknown>;
  about: string;
  gain: number | null;
}

/** A part of a kind of action: its name, and the kind of target that it is. */
export interface PartFacts {
  name: string;
  kind: string;
}

/** Something that was done in a turn: a phrase without a subject, a message of the game's catalogue; and where it was. */
export interface PhraseFacts {
  id: string;
  args: Record<string, unknown>;
  places: Place[];
}

/** Something on the board, as the targets of offers write it. */
export interface Place {
  kind: string;
  value: string;
}

/** POST /api/tables/{table}/play. `ply` is the one that you saw; `action` typed or notation. */
export interface Play {
  command: string;
  ply: number;
  action: string | Record<string, string>;
}

/** Play an action. */
export interface PlayMessage {
  command: string;
  ply: number;
  action: string | Record<string, string>;
  type: "play";
}

/** POST /api/tables/{table}/play-on: a new table that begins where a finished game stood before this ply. You get the seat that decides next, or another; bots play the others. `command` is as in `OpenTable`. */
export interface PlayOn {
  ply: number;
  seat?: number | null;
  name?: string | null;
  bot?: string | null;
  command?: string | null;
}

/** What a source brings a seat by the end of a turn: with what was played, and with what would have been best. `id` is a message of the game's catalogue. */
export interface PointsDifference {
  seat: number;
  id: string;
  played: number;
  best: number;
}

/** Who is connected now, seat by seat, who is away for how long, and how many watch. Not numbered. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  away: (Away | null)[];
  watchers: number;
}

/** What an offer would do, as far as the seat to decide can know: what it brings or costs (below 0) of what the game counts in; all that the seat would have more or less of, with that unit first; the events, those of choices that would then be made by themselves among them; what would come next; and what could come of it. Where a secret decides, only the outlook is told. */
export interface Preview {
  gain: number;
  changes: Change[];
  events: Record<string, unknown>[];
  next: Following;
  outlook: Outlook[];
}

/** Ask what each offer of this ply would do. */
export interface PreviewMessage {
  type: "preview";
  ply: number;
}

/** What each offer would do, by the offer's id. */
export interface Previews {
  type: "previews";
  ply: number;
  previews: Record<string, Preview>;
}

/** What is printed on the board of a game, where that is data. */
export type Printed = SilkRoadPrintedBoard;

/** A message of the game's catalogue and its variables, such as what the seat to decide is asked. A name among the variables is a message itself. */
export interface Prompt {
  id: string;
  args: Record<string, unknown>;
}

/** How far a game is: it waits to be compiled, is being compiled (`done` functions of about `expected`), is ready, or cannot be played, for this `problem`. Tables can be opened and joined before; they begin when the game is ready. */
export interface Readiness {
  game: string;
  state: "waiting" | "compiling" | "ready" | "failed";
  done: number;
  expected: number;
  problem: string | null;
}

/** GET /api/ready: whether people may be sent here. It comes with 503 while they may not. */
export interface Ready {
  ready: boolean;
  troubles: string[];
}

/** POST /api/tables/{table}/why */
export interface Reason {
  refusal: RefusalFacts | null;
}

/** The answer to `why`. None if it is allowed, or if there is nothing to say about it. */
export interface Reasons {
  type: "reasons";
  ask: string;
  refusal: RefusalFacts | null;
}

/** What a seat did in its turn (None: all, as in an auction), from ply `since` on and before `until`. `grave` is what has to be seen: others have fought the viewer, or taken something. */
export interface RecapFacts {
  seat: number | null;
  since: number;
  until: number;
  phrases: PhraseFacts[];
  grave: Told[];
}

/** One ply of a finished game: what was played by whom, what it did, and the view after it. `chances` is each seat's chance to win then, as the bots judge it; None in the middle of a turn. */
export interface RecordedPly {
  ply: number;
  actor: number | null;
  action: Record<string, string>;
  names?: Record<string, Name>;
  story: Record<string, unknown>[];
  view: View;
  scores: number[];
  tally: Tally;
  chances: number[] | null;
}

/** Why an action is not allowed: the clause that forbids it, in both languages, and where the rules page says it. */
export interface RefusalFacts {
  action: string;
  clause: string;
  reason: string;
  en: string;
  es: string;
  link: string;
}

/** Your command was not done and changed nothing. `refusal` is there where a rule forbids it. */
export interface Refused {
  type: "refused";
  command: string;
  error: string;
  sentence: string;
  refusal?: RefusalFacts;
}

/** GET /api/tables/{table}/replay: the plies from `since` on, before `until`, of `plies`. */
export interface Replay {
  since: number;
  until: number;
  plies: number;
  moments: RecordedPly[];
}

/** POST /api/tables/{table}/report: a line of chat that whoever looks after the server shall see, by its number. */
export interface Report {
  number: number;
}

/** GET /api/rules/{game}/{language}: the page as Markdown. */
export interface RulesPage {
  game: string;
  language: string;
  markdown: string;
}

/** POST /api/tables/{table}/seat-bot: a bot sits down on an open seat. */
export interface SeatBot {
  seat: number;
  bot?: string | null;
}

/** One seat. `letter` is how the game writes it; `index` chooses its emblem and colour. On a person's seat, `bot` is the bot that plays while the person is away. */
export interface SeatFacts {
  seat: number;
  index: number;
  letter: string;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
  connected: boolean;
  away: Away | null;
}

/** POST /api/tables/{table}/leave and /return: about a seat of yours; without one, all. */
export interface SeatOrder {
  seat?: number | null;
}

/** What a seat has scored, and what its final score would be if the game ended now, from `low` to `high`: the sum of its `sources`. None, and no sources: that is not for the viewer to know. `coming` does not count yet. */
export interface SeatTally {
  score: number | null;
  low: number | null;
  high: number | null;
  sources: Source[];
  coming: Source[];
}

/** Who shall sit on a seat: `me` (several times for people at one screen), whoever comes by the invite link (`open`), or a `bot`. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** POST /api/tables/{table}/send-away: the host sends the guest of a seat away. */
export interface SendAway {
  seat: number;
}

export type ServerMessage = News | Done | Refused | Reasons | Previews | Presence | Failure;

/** An enclosed piece of land, and who would score it now, if anybody. */
export interface SilkEnclosure {
  tiles: string[];
  controller: string | null;
}

/** A position, as people read and write it. */
export interface SilkPosition {
  game: string;
  /** seats in play; they set the size of the board */
  players: number;
  options: Record<string, boolean | number | string>;
  /** the pastures: `D` dry, `N` normal, `L` leafy, `*` den tile; with the barren side up `d`, `n`, `l`, `+`; not laid yet `.` */
  tiles: string[];
  /** the worms on each tile */
  worms: Record<string, string>;
  /** where the shepherds stand */
  shepherds: Record<string, string>;
  /** where the mastiffs stand */
  mastiffs: Record<string, string>;
  /** where the ookami stands; on the den tile, if that is not said */
  ookami: string | null;
  /** whose nursery stands on which corner */
  nurseries: Record<string, string>;
  /** the sides that have walls */
  walls: string[];
  /** Silk Points of each seat */
  points: Record<string, number>;
  /** worms of each seat that the ookami holds */
  den: Record<string, number>;
  /** who has claimed which Improvement */
  improvements: Partial<Record<"silkworm" | "long_wall" | "enclosure" | "nursery", string>>;
  /** seat whose turn it is */
  turn: string | null;
  /** what is to be decided */
  phase: "lay" | "first" | "worms" | "pieces" | "raise" | "roll" | "dice" | "action-raise" | "action-herd" | "action-wall" | "action-nursery" | "action-graze" | "action-ookami" | "push" | "spread" | "over";
  /** the dice still to be resolved */
  dice: number[];
  /** seat that triggered the end */
  ended_by: string | null;
  /** sum that each seat rolled for the first placement; 0 not yet, -1 out of it */
  rolled?: Record<string, number>;
  /** action under way */
  action?: "raise" | "herd" | "wall" | "nursery" | "graze" | "ookami";
  /** big pieces that moved in it, such as `shepherd A` */
  moved?: ("shepherd A" | "shepherd B" | "shepherd C" | "shepherd D" | "mastiff A" | "mastiff B" | "mastiff C" | "mastiff D" | "ookami")[];
  /** big piece bumped and not yet set down */
  lifted?: "shepherd A" | "shepherd B" | "shepherd C" | "shepherd D" | "mastiff A" | "mastiff B" | "mastiff C" | "mastiff D" | "ookami" | null;
  /** tile that the lifted piece or the worms in hand leave */
  bumped_from?: string | null;
  /** worms of each seat bumped and not yet set down */
  hand?: Record<string, number>;
  /** the final scores */
  scores?: Record<string, number>;
  /** the seats that win */
  winners?: string[];
}

/** The field `exchange`. */
export interface SilkRoadExchange {
  /** how many goods have been exchanged with a special Trader */
  number?: number;
  /** the kinds given */
  given?: ("ivory" | "silk" | "jewels" | "fruits" | "spices")[];
  /** the kinds received */
  received?: ("ivory" | "silk" | "jewels" | "fruits" | "spices")[];
  /** whether a good was given and none received for it yet */
  owed?: boolean;
}

/** How many goods the seat gives and gets, and how much money it gets, or pays if that is below 0. `prizes` are those of a Grand Vizier, for the most and for the next highest number. */
export interface SilkRoadGain {
  gives: number;
  gets: number;
  money: number;
  prizes?: number[];
}

/** An arrow, as it runs in the normal game. */
export interface SilkRoadPrintedArrow {
  from: string;
  to: string;
  status: string;
}

/** The map and the tiles, shipped or corrected by an owner of the box. `barred` are the cities without Crooks and Barterers, by direction; `printed` the actions on cities, by set and city. */
export interface SilkRoadPrintedBoard {
  name: string;
  cities: SilkRoadPrintedCity[];
  edges: SilkRoadPrintedArrow[];
  start: string;
  end: string;
  barred: Record<string, string[]>;
  printed: Record<string, Record<string, string>>;
  tiles: SilkRoadPrintedTile[];
}

/** A city of the map; the two ends of the road have no colour. */
export interface SilkRoadPrintedCity {
  colour: "orange" | "purple" | null;
  colour_status: string;
  id: string;
  name: string;
  name_status: string;
  x: number;
  y: number;
}

/** A kind of tile, and how many there are with each back. */
export interface SilkRoadPrintedTile {
  tile: string;
  orange: number;
  purple: number;
  status: string;
}

/** What a seat sees, or a spectator. */
export interface SilkRoadView {
  game: string;
  seat: string | null;
  /** how many seats play */
  players: number;
  options: Record<string, boolean | number | string>;
  /** The hash of the board. */
  board: string;
  /** what is to be decided, see below */
  phase: "lay" | "repair" | "swap" | "first" | "draw" | "auction" | "decide" | "move" | "bonus" | "take" | "act" | "reveal" | "barter" | "pass" | "handover" | "over";
  /** the number of the turn, from 1; if it is left out, as few as the way takes */
  turn: number;
  /** the city where the caravan is */
  caravan: string;
  /** the tiles of each city where some lie */
  tiles: Record<string, string[]>;
  /** What the tile in use would bring its player, or else what each tile of the city would bring this seat. Thieves, Crooks and Barterers bring nothing that has a number. */
  brings: Record<string, SilkRoadGain>;
  /** the Crooks and Barterers that each seat keeps. A Barterer carries the city where it was taken, after `@`; a Crook does so only where that matters, with `crook_same_city` off; otherwise its city may be written, and bars nothing */
  kept: Record<string, string[]>;
  /** The turn tokens in front of each seat. */
  tokens: Record<string, number>;
  /** The turn tokens that lie with the pawn. */
  tokens_with_pawn: number;
  /** the goods that Viziers have marked, in the order of their calls */
  marked: ("ivory" | "silk" | "jewels" | "fruits" | "spices")[];
  /** how many Viziers have been used; if it is left out, as many as goods are marked */
  viziers_used: number;
  /** in the phases `auction` and `decide`, in the order of speaking: `{"B": 2, "C": "pass"}` */
  bids: Record<string, number | "pass">;
  /** how many fifties the speaker has named of a bid above 83 */
  fifties: number;
  /** `second` if a Barterer was spent in this go and its second tile is still to be taken; `called` if it was announced under `before_first` */
  barter: "called" | "second" | null;
  /** Each seat's money, as far as it is shown. */
  money: Record<string, number>;
  /** Each seat's stock by kind, as far as it is shown. */
  goods: Record<string, Partial<Record<"ivory" | "silk" | "jewels" | "fruits" | "spices", number>>>;
  /** the seat that had the pawn when the turn began */
  holder?: string | null;
  /** the seat that leads; known once the auction is decided, and not to be written before. The first go is the leader's, so the leader has a turn token as soon as anybody has one */
  leader?: string | null;
  /** the seat that has the pawn now; during auction and decision it is the holder */
  pawn?: string | null;
  /** The common supply. */
  supply?: Record<"ivory" | "silk" | "jewels" | "fruits" | "spices", number>;
  /** The goods that a hidden supply has none of. */
  sold_out?: ("ivory" | "silk" | "jewels" | "fruits" | "spices")[];
  /** The tile in use, or what is printed on the city. */
  tile?: string;
  /** what Crooks have made of the tile: a Trader has a `left` and a `right` good, others one that is `shown` */
  crook?: Partial<Record<"shown" | "left" | "right", "ivory" | "silk" | "jewels" | "fruits" | "spices">>;
  exchange?: SilkRoadExchange;
  /** the seat that is being robbed; chance draws next */
  victim?: string | null;
  /** the good that the Vizier names */
  named?: "ivory" | "silk" | "jewels" | "fruits" | "spices";
  /** The seats that have chosen what to reveal. */
  chosen?: string[];
  /** road.vizier.3 Of numbers not yet shown only one's own. */
  reveal?: number | null;
  /** How many goods each seat has. */
  totals?: Record<string, number>;
  /** the final scores */
  scores?: Record<string, number>;
  /** the seats that have won */
  winners?: string[];
}

/** What a seat sees, or a spectator. */
export interface SilkView {
  seat: string | null;
  position: SilkPosition;
  /** walls left in the common supply */
  supply: number;
  /** worms in each seat's reserve */
  reserve: Record<string, number>;
  /** nurseries in each seat's reserve */
  nursery_reserve: Record<string, number>;
  /** All enclosures there are. */
  enclosures: SilkEnclosure[];
}

/** A crew: where it is, whether it carries silver, its value if the seat knows it, and the values that the public thinks possible, if the views of this game say that. */
export interface SilverIsleCrew {
  place: string;
  silver: boolean;
  value: number | null;
  possible: number[] | null;
}

/** The field `fight`. */
export interface SilverIsleFight {
  /** the suit that was attacked by the one whose turn it is */
  foe: SilverIsleSeat;
  /** where the attack comes from: a space, a port (`port-S`) or `ship` */
  from: string;
  /** what is attacked, in the same way; if a crew entered a tile, the space that it entered */
  at: string;
  /** whether the attacker fights for the tile that it entered */
  entering: boolean;
  /** the suit that won */
  winner: SilverIsleSeat;
  /** the damage still to be paid */
  damage: number;
  /** the values with which the winner fought */
  fought: number[];
  /** the values that the winner has removed as payment so far */
  removed: number[];
  /** the loser's tokens, by the place on whose ground they lie; they are in `silver` too */
  spoils: Record<string, number>;
}

/** A mine: where it is, and how many tokens are left in it. */
export interface SilverIsleMine {
  space: string;
  value: number;
}

/** A seat. */
export type SilverIsleSeat = "S" | "A" | "M" | "C";

/** The field `silver`. */
export interface SilverIsleSilver {
  /** how many tokens lie on each space, and in each port: `{"[1,3]": 1, "port S": 2}` */
  ground: Record<string, number>;
  /** how many are aboard each ship */
  ships: Partial<Record<SilverIsleSeat, number>>;
  /** how many were unloaded in each Europe */
  europe: Partial<Record<SilverIsleSeat, number>>;
}

/** What a seat sees, or a spectator. */
export interface SilverIsleView {
  game: string;
  seat: SilverIsleSeat | null;
  options: Record<string, boolean | number | string>;
  /** the coast of each suit; none before the coasts are cast by lot */
  coasts: Partial<Record<SilverIsleSeat, "north" | "east" | "south" | "west">>;
  /** the cells of the isle tiles, in the order in which they were laid; `0,0` among them */
  tiles: string[];
  /** the cell of each suit's port, once it is placed */
  ports: Partial<Record<SilverIsleSeat, string>>;
  /** the suit that controls each isle tile, where somebody does */
  control: Record<string, SilverIsleSeat>;
  /** the corner of each ship, or `europe` */
  ships: Record<SilverIsleSeat, string>;
  /** for each mine on the isle its space and what it shows */
  mines: Partial<Record<SilverIsleSeat, SilverIsleMine>>;
  /** The corners where ships can be. */
  corners: string[];
  silver: SilverIsleSilver;
  /** The tokens that each suit has in Europe. */
  scores: Record<SilverIsleSeat, number>;
  /** The six crews of each suit. Those in one pool cannot be told apart by their order. */
  crews: Record<SilverIsleSeat, SilverIsleCrew[]>;
  /** the first player, with whom each round begins */
  first: SilverIsleSeat | null;
  /** the suit whose turn it is, or whose turn it is to draw a tile */
  turn: SilverIsleSeat | null;
  /** how many actions are left in this turn; one counts until all that it asks is decided */
  actions_left: number;
  /** the number of the round, from 1 */
  round: number;
  /** how many rounds in a row have gone by without progress */
  quiet_rounds: number;
  /** whether there has been progress in this round */
  progress: boolean;
  /** the most tokens that have been in Europe at one time */
  europe_max: number;
  /** what is to be decided */
  phase: "coasts" | "drawer" | "build" | "first" | "port" | "starve" | "act" | "pay" | "keep" | "silver" | "discover" | "over";
  /** The suit that decides, if one does. */
  actor: SilverIsleSeat | null;
  /** the tile to be laid */
  drawn?: string | null;
  /** the tiles drawn before it */
  seen?: string[];
  fight?: SilverIsleFight;
  /** the tile that has just been gained */
  gained?: string;
  /** the suit that lost it */
  lost_by?: SilverIsleSeat | null;
  /** the suits that have won */
  winners?: SilverIsleSeat[];
}

/** Where points come from, or go to if they are below 0: `id` is a message of the game's catalogue. They are from `low` to `high` where the viewer may not know how many. */
export interface Source {
  id: string;
  low: number;
  high: number;
}

/** POST /api/tables/{table}/substitute: a bot plays for somebody who has been away too long. */
export interface Substitute {
  seat: number;
  bot?: string | null;
}

/** The table. `yours` are the seats that you hold; `invite` is shown to those who sit here; `rematch` is the table where the same people play again. A `lesson` begins in the middle of a game, for somebody who learns it; a game with an `origin` where another one stood. */
export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  pace: "quick" | "calm" | "letters";
  stage: "waiting" | "running" | "over" | "closed";
  seats: SeatFacts[];
  yours: number[];
  host: boolean;
  listed: boolean;
  watchers: number;
  invite: string | null;
  commitment: string;
  rematch: string | null;
  rematch_of: string | null;
  lesson: boolean;
  origin: Origin | null;
}

/** What each seat has and would have if the game ended now, as the viewer may know it; how near the end is; once it is over, what broke a tie. */
export interface Tally {
  seats: SeatTally[];
  distances: Distance[];
  ties: Tie[];
}

/** A part of an action: what it is about. `kind` is the rulebook's word (tile, side, corner, die, action, direction, city, good, seat, bid, number, crew, place, space, harbour, line, ...), `part` the name of the action's part, `value` the word in the notation. */
export interface Target {
  part: string;
  kind: string;
  value: string;
}

/** What decided between equal final scores, and how much each seat has of it; the more, the better. `id` is a message of the game's catalogue. */
export interface Tie {
  id: string;
  values: number[];
}

/** A bearer token for a program. Whoever has it is this identity: keep it secret. */
export interface Token {
  token: string;
  id: string;
}

/** Something that happened, at the ply whose action made it happen. `opens`: with it the turn of this seat begins, by its letter; an empty one is everybody's, such as an auction. */
export interface Told {
  ply: number;
  event: Record<string, unknown>;
  opens?: string;
}

/** The turn under way: whose it is, its steps, and what is said of it as a whole. */
export interface TurnFacts {
  seat: number;
  title: Prompt | null;
  steps: TurnStep[];
}

/** A step of a turn: the message `step-{id}` of the catalogue with its variables. `icon` is a word for what was done; `net` is what it brought of what the game counts in. */
export interface TurnStep {
  id: string;
  state: "done" | "now" | "ahead" | "skipped";
  args: Record<string, unknown>;
  icon: string;
  net: number | null;
}

/** A decision or an outcome of chance that changed a seat's chance to win by so much. */
export interface TurningPoint {
  ply: number;
  seat: number;
  change: number;
  is_chance: boolean;
}

/** POST /api/tables/{table}/undo: take back your last decision. */
export interface Undo {
  command: string;
  ply: number;
}

/** Take back your last decision. */
export interface UndoMessage {
  command: string;
  ply: number;
  type: "undo";
}

/** What a seat of a game sees; of a game that does not declare it, any object. */
export type View = SilkView | SilkRoadView | SilverIsleView | Record<string, unknown>;

/** POST /api/tables/{table}/why: about an action, or about something on the board. */
export interface Why {
  action?: string | Record<string, string> | null;
  target?: AskedTarget | null;
}

/** Ask why something is not allowed; `ask` comes back with the answer. */
export interface WhyMessage {
  action?: string | Record<string, string> | null;
  target?: AskedTarget | null;
  type: "why";
  ask: string;
}
