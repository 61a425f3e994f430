/** A table as this browser knows it: seats, the moment on show, the story, the chat. */
import type { GameEvent, Offer, Player, Target } from '../boards/board';
import type {
  Again,
  ChatLine,
  Moment,
  Name,
  News,
  Presence,
  Preview,
  RecapFacts,
  Refused,
  RefusalFacts,
  SeatFacts,
  ServerMessage,
  TableFacts,
  Told,
} from '../wire';
import { get, newCommand } from './api';
import { changed } from './change';
import { botTitle } from './opening';
import { TableSocket } from './socket';

/** More than so many moments to show: only the last one is. */
const LONG_QUEUE = 40;
/** A move without an answer for so many ms is shown to be on its way; most are answered sooner. */
const SLOW = 250;

export interface Step {
  ply: number;
  action: Offer['action'];
  /** What people called the things that it is about. */
  names: Record<string, Name>;
}

export class Table {
  facts = $state.raw<TableFacts | null>(null);
  /** When the server last said who is away, by this browser's clock. */
  heardAt = $state(0);
  /** What is on show: the newest moment, or one before it that is still being played back. */
  moment = $state.raw<Moment | null>(null);
  /** What led to the moment on show. */
  lastEvents = $state.raw<readonly GameEvent[]>([]);
  story = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  previews = $state.raw<Record<string, Preview>>({});
  isConnected = $state(false);
  /** Whether the server has been heard of since the page was opened. */
  wasConnected = $state(false);
  /** A move is on its way. */
  isWaiting = $state(false);
  /** It has been for so long that one begins to wonder. */
  isSlow = $state(false);
  /** The last line of chat that was refused, and the kind of error. */
  unsaid = $state.raw<{ text: string; error: string } | null>(null);
  refusal = $state.raw<RefusalFacts | null>(null);
  /** A kind of error of docs/api.md that makes the table unusable. */
  fault = $state<string | null>(null);
  /** What had to be seen, and has been: by ply and event. */
  seen = $state.raw<readonly string[]>([]);
  /** What you have decided since you last could not go back. */
  steps = $state.raw<readonly Step[]>([]);
  /** What you decided last. */
  lastStep = $state.raw<Step | null>(null);

  private number = 0;
  private queue = $state.raw<readonly Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;
  private sent: Step | null = null;
  /** Where a turn that is played again comes back to. */
  private returning: Moment | null = null;
  /** The name of the move that is on its way. */
  private pending: string | null = null;
  private slowness: ReturnType<typeof setTimeout> | undefined;
  private readonly saying = new Map<string, string>();
  /** The last question why; answers to older ones come too late. */
  private asked = '';

  constructor(
    readonly id: string,
    /** How long a board needs to show these events, in ms; 0 where nothing may move. */
    private readonly pause: (events: readonly GameEvent[]) => number,
  ) {
    this.socket = new TableSocket(id, {
      heard: (message) => this.heard(message),
      hello: () => ({ type: 'hello', have: this.number, ply: this.knownPly }),
      changed: (isOpen) => {
        this.isConnected = isOpen;
        this.wasConnected ||= isOpen;
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.slowness);
    this.socket.close();
  }

  /** Whether older moments than the newest are on show. */
  get isPlayingBack(): boolean {
    return this.queue.length > 1;
  }

  private get newest(): Moment | null {
    return this.queue.at(-1) ?? this.moment;
  }

  private get knownPly(): number {
    return this.newest?.ply ?? 0;
  }

  // --- Saying ---------------------------------------------------------------------------------

  play({ id, action }: Pick<Offer, 'id' | 'action'>): void {
    if (!this.moment || this.isWaiting) return;
    this.refusal = null;
    const names = this.moment.offers.find((offer) => offer.id === id)?.names ?? {};
    this.sent = { ply: this.moment.ply, action, names };
    this.socket.command({ type: 'play', command: this.expect(), ply: this.moment.ply, action: id });
  }

  undo(): void {
    if (!this.moment?.can_undo || this.isWaiting) return;
    this.sent = null;
    this.steps = this.steps.slice(0, -1);
    this.socket.command({ type: 'undo', command: this.expect(), ply: this.moment.ply });
  }

  /** Wait for the answer to a command; returns its name. */
  private expect(): string {
    this.pending = newCommand();
    this.isWaiting = true;
    this.slowness = setTimeout(() => (this.isSlow = true), SLOW);
    return this.pending;
  }

  private stopWaiting(): void {
    clearTimeout(this.slowness);
    this.pending = null;
    this.isWaiting = this.isSlow = false;
  }

  say(text: string): void {
    const command = newCommand();
    this.unsaid = null;
    this.saying.set(command, text);
    this.socket.command({ type: 'chat', command, text });
  }

  why({ kind, value }: Target): void {
    this.asked = newCommand();
    this.socket.send({ type: 'why', ask: this.asked, target: { kind, value } });
  }

  /** Show the newest moment at once. */
  skip(): void {
    const newest = this.queue.at(-1);
    this.queue = [];
    if (newest) this.show(newest, []);
  }

  /** Play a turn again, and come back to now. */
  async again({ since, until }: Pick<RecapFacts, 'since' | 'until'>): Promise<void> {
    const now = this.newest;
    if (!now || this.queue.length || this.isWaiting) return;
    const asked = `/tables/${this.id}/again?since=${since}&until=${until}`;
    const told = await get<Again>(asked).catch(() => null);
    const frames = told?.frames.map((frame) => ({ ...now, ...frame, offers: [] })) ?? [];
    const [first, ...rest] = frames;
    if (!first || this.queue.length || this.newest !== now) return;
    this.returning = now;
    this.moment = first;
    this.queue = [...rest, now];
    this.next();
  }

  // --- Hearing --------------------------------------------------------------------------------

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'news':
        return this.hearNews(message);
      case 'previews':
        if (message.ply === this.moment?.ply) this.previews = message.previews;
        return;
      case 'reasons':
        if (message.ask === this.asked) this.refusal = message.refusal;
        return;
      case 'refused':
        return this.hearRefused(message);
      case 'done':
        this.saying.delete(message.command);
        if (message.command === this.pending) this.stopWaiting();
        return;
      case 'presence':
        return this.hearPresence(message);
      case 'error':
        this.stopWaiting();
        this.fault = message.error;
    }
  }

  private hearRefused({ command, error, refusal }: Refused): void {
    const text = this.saying.get(command);
    if (text !== undefined) {
      this.saying.delete(command);
      this.unsaid = { text, error };
    }
    if (command !== this.pending) return;
    this.stopWaiting();
    this.sent = null;
    this.refusal = refusal ?? null;
  }

  private hearNews(news: News): void {
    if (news.before === null) this.chat = [];
    else if (news.number <= this.number) return;
    else if (news.before !== this.number || (news.change && !this.newest)) {
      this.socket.send({ type: 'hello', have: this.number, ply: this.knownPly });
      return;
    }
    this.number = news.number;
    if (news.table) {
      this.facts = news.table;
      this.heardAt = Date.now();
    }
    if (news.chat) this.chat = [...this.chat, ...news.chat];
    if (news.moment) this.hearMoment(news.moment, news.before === null && this.moment === null);
    else if (news.change && this.newest) this.hearMoment(changed(this.newest, news.change), false);
  }

  private hearMoment(moment: Moment, isFirst: boolean): void {
    const fresh = moment.story.filter((told) => told.ply >= this.knownPly).map(eventOf);
    this.story = [...this.story.filter((told) => told.ply < moment.since), ...moment.story];
    if (isFirst || this.queue.length > LONG_QUEUE) {
      this.queue = [];
      this.show(moment, isFirst ? moment.story.slice(-3).map(eventOf) : fresh);
      return;
    }
    this.queue = [...this.queue, moment];
    if (this.queue.length === 1) this.next();
  }

  /** Show the next moment of the queue, and wait as long as its events need. */
  private next(): void {
    clearTimeout(this.timer);
    const moment = this.queue[0];
    if (!moment) return;
    const from = this.moment?.ply ?? 0;
    const isBack = moment === this.returning;
    if (isBack) this.returning = null;
    const events = this.story
      .filter((told) => !isBack && told.ply >= from && told.ply < moment.ply)
      .map(eventOf);
    this.show(moment, events);
    this.timer = setTimeout(() => {
      this.queue = this.queue.slice(1);
      this.next();
    }, this.pause(events));
  }

  private show(moment: Moment, events: readonly GameEvent[]): void {
    if (this.sent && moment.ply > this.sent.ply) {
      this.steps = [...this.steps, this.sent];
      this.lastStep = this.sent;
      this.sent = null;
    }
    if (!moment.can_undo) this.steps = [];
    if (moment.ply !== this.moment?.ply) this.previews = {};
    this.moment = moment;
    this.lastEvents = events;
    this.refusal = null;
    if (moment.offers.length) this.socket.send({ type: 'preview', ply: moment.ply });
  }

  private hearPresence({ connected, away, watchers }: Presence): void {
    if (!this.facts) return;
    const seats = this.facts.seats.map((seat, i) => ({
      ...seat,
      connected: connected[i] ?? seat.connected,
      away: away[i] ?? null,
    }));
    this.facts = { ...this.facts, seats, watchers };
    this.heardAt = Date.now();
  }
}

function eventOf(told: Told): GameEvent {
  return told.event as GameEvent;
}

/** The seats as boards want them. */
export function playersOf(facts: TableFacts, you: number | null): Player[] {
  return facts.seats.map((seat) => ({
    seat: seat.letter,
    index: seat.index,
    name: nameOf(facts, seat),
    isYou: seat.seat === you || facts.yours.includes(seat.seat),
    isBot: seat.kind === 'bot',
  }));
}

/** A bot is named after its level in the language of the page; several of one level are counted. */
export function nameOf(facts: TableFacts, seat: SeatFacts): string {
  if (seat.kind !== 'bot' || seat.bot === null || seat.name !== seat.bot) return seat.name;
  const alike = facts.seats.filter((other) => other.kind === 'bot' && other.bot === seat.bot);
  const name = botTitle(seat.bot);
  return alike.length > 1
    ? `${name} ${alike.findIndex((other) => other.seat === seat.seat) + 1}`
    : name;
}
