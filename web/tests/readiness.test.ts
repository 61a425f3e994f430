import { afterEach, expect, test, vi } from 'vitest';
import { readyGames, unready, watchReadiness } from '../src/lib/readiness.svelte';
import type { Readiness } from '../src/wire';

const silk = (state: Readiness['state'], done: number): Readiness => ({
  game: 'silk',
  state,
  done,
  expected: 9,
  problem: null,
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page asks how far a game is until it can be played, and then no more', async () => {
  vi.useFakeTimers();
  const answers = [silk('waiting', 0), silk('compiling', 4), silk('ready', 9)];
  const asked = vi.fn(async (path: string) => {
    const answer = path === '/api/me' ? { id: 'ann' } : { version: '1', games: [answers.shift()] };
    return { ok: true, json: async () => answer };
  });
  vi.stubGlobal('fetch', asked);
  expect(unready('silk')).toBeNull();
  watchReadiness();
  watchReadiness();
  await vi.advanceTimersByTimeAsync(10);
  expect(unready('silk')?.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect([unready('silk')?.done, readyGames()]).toEqual([4, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([unready('silk'), readyGames()]).toEqual([null, 1]);
  const health = () => asked.mock.calls.filter(([path]) => path === '/api/health').length;
  const before = health();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([before, health()]).toEqual([3, 3]);
});
