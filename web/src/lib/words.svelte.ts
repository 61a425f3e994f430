/** Words in the language that was chosen: the page's (`t`) and the games' (`sayer`). */
import type { Action, GameEvent, Language, Part, Player, Say, Target } from '../boards/board';
import { getText } from './api';
import { Catalogue, MARKS, type Facts } from './catalogue';
import { keep } from './settings.svelte';
import type { Name } from '../wire';

const PAGE_FILES = import.meta.glob<string>('../words/{en,es}.ftl', {
  query: '?raw',
  import: 'default',
});

const GAME_FILES = import.meta.glob<string>('../../../src/serai/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Words of the page that only one game's board needs: `words/<game>.<language>.ftl`. */
const BOARD_FILES = import.meta.glob<string>('../words/*.*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What is said now: one language, with the words of the games that were asked for. */
interface Spoken {
  language: Language;
  page: Catalogue;
  games: Record<string, Catalogue>;
}
let spoken = $state.raw<Spoken>({ language: 'en', page: new Catalogue('en', ''), games: {} });

/** One of the page's own messages. */
export function t(message: string, facts?: Facts): string {
  return spoken.page.say(message, facts);
}

/** Whether the page has such a message: for words that only some games have. */
export function hasWord(message: string): boolean {
  return spoken.page.has(message);
}

/** Fetch the words of a language, and speak it. A game whose words do not come keeps those it has. */
export async function speak(language: Language): Promise<void> {
  const source = await PAGE_FILES[`../words/${language}.ftl`]!();
  let next: Spoken = { language, page: new Catalogue(language, source), games: spoken.games };
  for (const game of Object.keys(spoken.games)) {
    const words = await wordsOf(game, language).catch(() => null);
    if (words) next = withWords(next, game, words);
  }
  spoken = next;
}

/** Speak another language from now on. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  keep('language', language);
}

/** Fetch a game's words in the language that is spoken. */
export async function loadGameWords(game: string): Promise<void> {
  while (!spoken.games[game]) {
    const before = spoken;
    const words = await wordsOf(game, before.language);
    if (spoken.language === before.language && !spoken.games[game])
      spoken = withWords(spoken, game, words);
  }
}

type GameWords = [own: string, ofItsBoard: string];

function wordsOf(game: string, language: Language): Promise<GameWords> {
  const board = BOARD_FILES[`../words/${game}.${language}.ftl`];
  return Promise.all([fetchWords(game, language), board?.() ?? '']);
}

function withWords(before: Spoken, game: string, [own, board]: GameWords): Spoken {
  before.page.add(board);
  return { ...before, games: { ...before.games, [game]: new Catalogue(before.language, own) } };
}

/** The server has the words of a game that the page was not built with. */
function fetchWords(game: string, language: Language): Promise<string> {
  const folder = `../../../src/serai/games/${game.replaceAll('-', '_')}/words`;
  const load = GAME_FILES[`${folder}/${language}.ftl`];
  return load ? load() : getText(`/words/${game}/${language}.ftl`);
}

/** What the page says about a game before it is played: `game-silk`, `option-silk-tie-break`. About
 * a game that it was not built with, what that says itself: `game`, `option-tie-break`. */
export function about(game: string, kind: string, ...names: string[]): string {
  const key = [kind, game, ...names].join('-');
  if (hasWord(key)) return t(key);
  const own = [kind, ...names].join('-');
  const words = spoken.games[game];
  return words?.has(own) ? words.say(own) : '';
}

/** What the score of a game is counted in: `Silk Points`. */
export function scoreUnit(game: string, number: number): string {
  const own = `score-unit-${game}`;
  return t(hasWord(own) ? own : 'score-unit', { number });
}

/** Fetch what a game says about itself, if the page says nothing. */
export function loadAbout(game: string): void {
  if (!hasWord(`game-${game}`)) void loadGameWords(game).catch(() => undefined);
}

/** Stands where a message says who it is, and it is the reader; only words that have a message of this
 * name speak to the reader. */
const YOU = 'you';

/** By the fact that names a thing. */
export type Names = Record<string, Name>;

/** Speaks a game's catalogue, with the players' names in place of seats' letters, and with what people
 * call a thing in place of its name (see `Name` in wire.ts). */
export function sayer(game: string, players: readonly Player[]): Say {
  const names = new Map(players.map((player) => [player.seat, player.name]));
  const yours = players.filter((player) => player.isYou);
  const say: Say = (message, facts = {}) => {
    const words = spoken.games[game];
    const seats =
      yours.length === 1 && words?.has(YOU) ? new Map(names).set(yours[0]!.seat, YOU) : names;
    const named = Object.entries(facts).map(([fact, value]) => [
      fact,
      isName(value)
        ? say(value.id, value.args)
        : (seats.get(value as string) ?? called(game, value)),
    ]);
    return words?.say(message, { ...Object.fromEntries(named), ...ownerOf(facts, seats) }) ?? '';
  };
  return say;
}

/** Stands where a message says whose something is, and it belongs to whoever acts and is not the reader. */
const OWN = 'own';

function ownerOf({ owner, seat }: Facts, seats: Map<string, string>): Facts {
  const isOwn = typeof owner === 'string' && owner === seat && seats.get(owner) !== YOU;
  return isOwn ? { owner: OWN } : {};
}

function isName(value: unknown): value is Name {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** A place's own name where the page has one (`europe` is Europe); otherwise as the notation writes it. */
function called(game: string, value: unknown): unknown {
  const key = `${game}-called-${String(value).toLowerCase()}`;
  return typeof value === 'string' && hasWord(key) ? t(key) : value;
}

/** What an action means, as the name of a control. */
export function describe(say: Say, action: Action, names: Names = {}): string {
  return textOf(describeParts(say, action, names));
}

/** What an action means, in parts. */
export function describeParts(say: Say, action: Action, names: Names = {}): Part[] {
  const { do: verb, ...facts } = action;
  return sayParts(say, `action-${verb.replaceAll('_', '-')}`, { ...facts, ...names });
}

/** What happened, as a sentence. */
export function tell(say: Say, event: GameEvent): string {
  return textOf(tellParts(say, event));
}

/** What happened, in parts. */
export function tellParts(say: Say, event: GameEvent): Part[] {
  const { event: message, names = {}, ...facts } = event;
  return sayParts(say, `event-${message}`, { ...facts, ...(names as Names) });
}

/** A message of the game's words in parts: its facts that are names point at what they name. */
export function sayParts(say: Say, message: string, facts: Facts = {}): Part[] {
  const parts = phraseParts(say, message, facts);
  if (parts[0]) parts[0].text = capitalised(parts[0].text);
  return parts;
}

/** The same, where it stands within a sentence. */
export function phraseParts(say: Say, message: string, facts: Facts = {}): Part[] {
  const targets: (Target | undefined)[] = [];
  const marked = Object.entries(facts).map(([fact, value]) => {
    if (!isName(value)) return [fact, value];
    const at = targets.push(targetOf(value)) - 1;
    return [fact, `${BEGIN}${at}${MIDDLE}${say(value.id, value.args)}${END}`];
  });
  return partsOf(say(message, Object.fromEntries(marked) as Facts), targets);
}

/** Sentences one after the other. */
export function joined(sentences: readonly (readonly Part[])[]): Part[] {
  return sentences.flatMap((sentence, at) => (at ? [{ text: ' ' }, ...sentence] : [...sentence]));
}

/** The sentence that the parts make. */
export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}

function targetOf({ kind, value }: Name): Target | undefined {
  return kind === undefined || value === undefined ? undefined : { kind, value };
}

/** A name in a sentence is marked with the number of its target. */
const [BEGIN, MIDDLE, END] = MARKS;
const MARKED = new RegExp(`${BEGIN}(.*?)${MIDDLE}(.*?)${END}`);

/** A text cut at its marked names. */
function partsOf(text: string, targets: readonly (Target | undefined)[]): Part[] {
  const [first, ...rest] = text.split(MARKED);
  const parts: Part[] = [{ text: first! }];
  for (let at = 0; at < rest.length; at += 3) {
    const target = targets[Number(rest[at])];
    parts.push({ text: rest[at + 1]!, ...(target && { target }) }, { text: rest[at + 2]! });
  }
  return parts.filter((part) => part.text);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
