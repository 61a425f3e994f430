/** Opening a table: the short way, and what a name is when none was given. */
import type { Opened, OpenTable, SeatWish } from '../wire';
import { newCommand, post } from './api';
import { gameFacts, knownGames } from './catalogue-of-games.svelte';
import { settings } from './settings.svelte';
import { hasWord, t } from './words.svelte';

/** Good company for a first game: neither random nor relentless. */
const FIRST_CHOICE = 'easy';

/** The level that was chosen last in this browser. */
export function usualBot(): string {
  const bots = knownGames()?.bots ?? [];
  const isThere = (wanted: string) => bots.some(({ bot }) => bot === wanted);
  return [settings.bot, FIRST_CHOICE].find(isThere) ?? bots[0]?.bot ?? 'random';
}

/** A bot's level with what it is like: `Trader: takes what pays at once`. */
export function botName(bot: string): string {
  const title = botTitle(bot);
  const key = `bot-${plain(bot)}-is`;
  return hasWord(key) ? `${title}: ${t(key)}` : title;
}

/** A bot's level, as a name. */
export function botTitle(bot: string): string {
  const key = `bot-${plain(bot)}`;
  return hasWord(key) ? t(key) : bot;
}

function plain(bot: string): string {
  return bot.replace(/[^a-z0-9]+/gi, '-');
}

export function openTable(wish: OpenTable): Promise<Opened> {
  return openOnce('/tables', wish);
}

const unanswered = new Map<string, string>();

/** Open a table. Who was not answered and asks for the same again gets the same one. */
export async function openOnce(path: string, wish: object): Promise<Opened> {
  const asked = JSON.stringify([path, wish]);
  const command = unanswered.get(asked) ?? newCommand();
  unanswered.set(asked, command);
  const opened = await post<Opened>(path, { ...wish, command });
  unanswered.delete(asked);
  return opened;
}

/** A table to learn a game at, in the middle of a game and at your turn. */
export function openLesson(game: string): Promise<Opened> {
  return openOnce('/lessons', { game, name: settings.name || t('default-name') });
}

/** The fewest seats the game has: you, and bots. */
export function openAgainstBots(game: string): Promise<Opened> {
  const number = gameFacts(game)?.seats[0] ?? 2;
  const bot: SeatWish = { kind: 'bot', bot: usualBot() };
  const me: SeatWish = { kind: 'me', name: settings.name || t('default-name') };
  return openTable({ game, seats: [me, ...Array<SeatWish>(number - 1).fill(bot)] });
}
