import { afterEach, expect, test, vi } from 'vitest';
import { bandPaths } from '../src/lib/graph';
import { chancesOf, nextTold, Recording, storyUntil } from '../src/lib/recording.svelte';
import type { RecordedPly } from '../src/wire';

const ply = (number: number, events: string[] = [], chances?: number[]) =>
  ({
    ply: number,
    actor: null,
    action: {},
    story: events.map((event) => ({ event })),
    view: {},
    scores: [0, 0],
    tally: { seats: [], distances: [], ties: [] },
    chances,
  }) as RecordedPly;

afterEach(() => vi.unstubAllGlobals());

test('what has not been judged is as it was before', () => {
  const moments = [ply(0), ply(1, [], [0.5, 0.5]), ply(2), ply(3, [], [0.9, 0.1])];
  expect(chancesOf(moments)).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
    [0.9, 0.1],
  ]);
});

test('a server that judges nothing tells no chances', () => {
  expect(chancesOf([ply(0), ply(1)])).toBeNull();
});

test('running goes on to what is worth a look, and stops at the end', () => {
  const moments = [ply(0, ['tile-laid']), ply(1, ['tile-laid']), ply(2, ['turn-began']), ply(3)];
  expect(nextTold(moments, 0, ['tile-laid'])).toBe(2);
  expect(nextTold(moments, 2, ['tile-laid'])).toBe(3);
});

test('the log tells what happened up to the moment', () => {
  const moments = [ply(0, ['roll']), ply(1, ['graze', 'push']), ply(2, ['end'])];
  expect(storyUntil(moments, 1).map((told) => [told.ply, told.event.event])).toEqual([
    [0, 'roll'],
    [1, 'graze'],
    [1, 'push'],
  ]);
});

test('bands fill the height, the first on top', () => {
  expect(
    bandPaths(
      [
        [1, 3],
        [2, 2],
      ],
      10,
      100,
    ),
  ).toEqual(['M0 0L10 0L10 50L0 25Z', 'M0 25L10 50L10 100L0 100Z']);
});

test('a game is fetched part by part, with the eyes that were asked for', async () => {
  const plies = Array.from({ length: 130 }, (_, number) => ply(number));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const query = new URL(path, 'http://serai').searchParams;
    const [since, until] = [Number(query.get('since')), Number(query.get('until'))];
    const answer = { since, until, plies: plies.length, moments: plies.slice(since, until) };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
  const recording = new Recording('t');
  await recording.look(1);
  expect(recording.moments.map((moment) => moment.ply)).toEqual(plies.map((each) => each.ply));
  const parts = asked.filter((path) => path.includes('/replay'));
  expect(parts).toHaveLength(2);
  expect(parts.every((path) => path.endsWith('&seat=1'))).toBe(true);
});
