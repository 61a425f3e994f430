/**
 * The contract between the shell and a board.
 *
 * A board draws a view and lights what is offered. It knows how the board looks and where things
 * lie, never what is allowed: every legal action comes as an offer from the server.
 */
import type { Component } from 'svelte';
import type { Preview as ToldPreview, Prompt as Question, View } from '../wire';

export type SeatLetter = string; // 'A' is the first seat
export type Language = 'en' | 'es';
export type Theme = 'day' | 'lamplight';

/** Something on the board that an action is about, as the notation writes it: tile 2,3; die 5. */
export interface Target {
  kind: string;
  value: string;
}

/** A part of a sentence. A phrase that names something on the board has it as its target. */
export interface Part {
  text: string;
  target?: Target;
}

/** A typed action as records carry it: `do` and its parts, all of them words. */
export type Action = { do: string } & Record<string, string>;

/** What happened: the event's name and its facts. Names are those of the game's `events.py`. */
export type GameEvent = { event: string } & Record<string, unknown>;

/** What an offer would do, as the server foretells it. */
export interface Preview extends Omit<ToldPreview, 'events'> {
  events: readonly GameEvent[];
}

export interface Offer {
  id: string;
  action: Action;
  /** In words, in the language of the page: the name of the control. */
  label: string;
  /** The label in parts. */
  parts: readonly Part[];
  targets: readonly Target[];
  preview: Preview | null;
  /** What is asked once more before this is done. */
  doubt?: Question | undefined;
}

export interface Player {
  seat: SeatLetter;
  /** 0, 1, ...: which emblem and colour (see parts/seats.ts). */
  index: number;
  name: string;
  isYou: boolean;
  isBot: boolean;
}

/** Says a message of the game's own catalogue (`words/*.ftl` of the game); seats become names. */
export type Say = (message: string, facts?: Record<string, unknown>) => string;

export interface BoardProps<Shown = unknown> {
  view: Shown;
  offers: readonly Offer[];
  /** Ids of the offers that a choice in steps has left; null where none has begun. */
  narrowed: readonly string[] | null;
  /** Whose eyes these are; null watches. */
  seat: SeatLetter | null;
  players: readonly Player[];
  /** What led from the view before to this one: animate it, and mark the last move faintly. */
  lastEvents: readonly GameEvent[];
  language: Language;
  theme: Theme;
  /** False where motion is unwanted (reduced motion, skipping): show the new view at once. */
  motion: boolean;
  /** True where the board is narrow (a phone): a portrait layout is welcome. */
  narrow: boolean;
  /** The height of its place divided by the width: a narrow board may grow to fill it. */
  shape: number;
  say: Say;
  /** The offer that is being hovered or focused anywhere on the page: show its ghost. */
  peeked: Offer | null;
  /** Play this offer. */
  choose(offerId: string): void;
  /** Several offers are about the same spot: let the shell ask which one. Null: all again. */
  narrowTo(offerIds: readonly string[] | null): void;
  /** A pointer or focus came upon this offer; null when it left. */
  peek(offerId: string | null): void;
  /** Something was clicked that is not offered: the shell asks the server why and says so. */
  why(target: Target): void;
}

/** What is public about one seat, shown beside its name and score. */
export interface SeatProps<Shown = unknown> {
  view: Shown;
  player: Player;
  players: readonly Player[];
  say: Say;
  language: Language;
}

/** One step of a first-game guide. Words are keys of the page's catalogues (`guide-silk-...`). */
export interface GuideStep {
  /** The key of the sentence. */
  text: string;
  /** CSS selector, inside the board or the page, of what the step points at. */
  points?: string;
  /** Go on when something of this kind is played (`do` of an action), otherwise by the button. */
  until?: readonly string[];
}

/** What `boards/<game>/index.ts` exports as `default`, for views of its game; the shell has one for any
 * view, and passes on what the server sent. */
export interface BoardModule<Shown = View> {
  Board: Component<BoardProps<Shown>>;
  /** Without it, nothing stands below a seat's name. */
  Seat?: Component<SeatProps<Shown>>;
  guide: readonly GuideStep[];
  /** How long the board needs to show this event, in ms; without it 280. */
  pause?(event: GameEvent): number;
  /** Whether an offer has no spot on the board, so that it is a button beside the question. Without
   * it: offers that are about nothing, such as passing. */
  isOffBoard?(offer: Offer): boolean;
  /** The least height of a narrow board divided by its width: where there is less room, it scrolls. */
  leastShape?(view: Shown): number;
  /** Whether nearly every choice has a spot on the board: then buttons get no row of their own on a phone. */
  isAllOnBoard?: boolean;
  /** Names of events that are too many to be told in the log. */
  quiet?: readonly string[];
}

export function sameTarget(one: Target, other: Target): boolean {
  return one.kind === other.kind && one.value === other.value;
}

/** The offers to light: of a choice in steps only those that are left. */
export function offersLeft({
  offers,
  narrowed,
}: Pick<BoardProps, 'offers' | 'narrowed'>): readonly Offer[] {
  return narrowed ? offers.filter((offer) => narrowed.includes(offer.id)) : offers;
}

/** The offers that are about this target. */
export function offersAt(offers: readonly Offer[], target: Target): Offer[] {
  return offers.filter((offer) => offer.targets.some((other) => sameTarget(other, target)));
}

/** The facts of the last event with this name, if there is one. */
export function lastOf(events: readonly GameEvent[], name: string): GameEvent | undefined {
  return events.findLast((event) => event.event === name);
}
