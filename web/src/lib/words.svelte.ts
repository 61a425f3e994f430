/** Words in the language that was chosen: the page's (`t`) and the games' (`sayer`). */
import type { Action, GameEvent, Language, Player, Say } from '../boards/board';
import en from '../words/en.ftl?raw';
import es from '../words/es.ftl?raw';
import { getText } from './api';
import { Catalogue, type Facts } from './catalogue';
import { settings } from './settings.svelte';

const PAGE: Record<Language, Catalogue> = {
  en: new Catalogue('en', en),
  es: new Catalogue('es', es),
};

const GAME_FILES = import.meta.glob<string>('../../../src/serai/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Words of the page that only one game's board needs: `words/<game>.<language>.ftl`. */
const BOARD_FILES = import.meta.glob<string>('../words/*.*.ftl', {
  query: '?raw',
  import: 'default',
});

type GameWords = Record<Language, Catalogue>;
const gameWords = $state<Record<string, GameWords>>({});

/** One of the page's own messages. */
export function t(message: string, facts?: Facts): string {
  return PAGE[settings.language].say(message, facts);
}

/** Whether the page has such a message: for words that only some games have. */
export function hasWord(message: string): boolean {
  return PAGE[settings.language].has(message);
}

/** Fetch a game's words in every language, so that switching is instant. */
export async function loadGameWords(game: string): Promise<void> {
  if (gameWords[game]) return;
  const [english, spanish] = await Promise.all([fetchWords(game, 'en'), fetchWords(game, 'es')]);
  if (gameWords[game]) return; // somebody else was faster
  for (const language of ['en', 'es'] as const) {
    PAGE[language].add((await BOARD_FILES[`../words/${game}.${language}.ftl`]?.()) ?? '');
  }
  gameWords[game] = { en: new Catalogue('en', english), es: new Catalogue('es', spanish) };
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
  const words = gameWords[game]?.[settings.language];
  return words?.has(own) ? words.say(own) : '';
}

/** Fetch what a game says about itself, if the page says nothing. */
export function loadAbout(game: string): void {
  if (!hasWord(`game-${game}`)) void loadGameWords(game).catch(() => undefined);
}

/** Speaks a game's catalogue, with the players' names in place of seats' letters. */
export function sayer(game: string, players: readonly Player[]): Say {
  const names = new Map(players.map((player) => [player.seat, player.name]));
  return (message, facts = {}) => {
    const named = Object.entries(facts).map(([fact, value]) => [
      fact,
      names.get(value as string) ?? called(game, value),
    ]);
    return gameWords[game]?.[settings.language].say(message, Object.fromEntries(named)) ?? '';
  };
}

/** A place's own name where the page has one (`europe` is Europe); otherwise as the notation writes it. */
function called(game: string, value: unknown): unknown {
  const key = `${game}-called-${String(value).toLowerCase()}`;
  return typeof value === 'string' && hasWord(key) ? t(key) : value;
}

/** What an action means, as the name of a control. */
export function describe(say: Say, action: Action): string {
  const { do: verb, ...facts } = action;
  return say(`action-${verb.replaceAll('_', '-')}`, facts);
}

/** What happened, as a sentence. */
export function tell(say: Say, event: GameEvent): string {
  const { event: name, ...facts } = event;
  const isOwn = facts.owner !== undefined && facts.owner === facts.seat;
  return say(`event-${name}`, isOwn ? { ...facts, owner: 'own' } : facts);
}
