/** How far the games are that the server is compiling. Asked again and again until all is decided. */
import type { Health, Readiness } from '../wire';
import { get } from './api';

const PAUSE = 1000;
let known = $state.raw<readonly Readiness[]>([]);
let asking: Promise<void> | null = null;

export function watchReadiness(): void {
  asking ??= ask().finally(() => (asking = null));
}

async function ask(): Promise<void> {
  for (;;) {
    const health = await get<Health>('/health').catch(() => null);
    if (health) known = health.games;
    if (health?.games.every(({ state }) => state === 'ready' || state === 'failed')) return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}

/** How many games can be played, as far as is known: when it grows, more tables can be shown. */
export function readyGames(): number {
  return known.filter(({ state }) => state === 'ready').length;
}

/** A game that cannot be played yet, or not at all; null if it can be, or nothing is known. */
export function unready(game: string): Readiness | null {
  return known.find((each) => each.game === game && each.state !== 'ready') ?? null;
}
