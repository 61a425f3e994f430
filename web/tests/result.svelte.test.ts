import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Player } from '../src/boards/board';
import type { SeatTally } from '../src/wire';

const player = (seat: string, isYou = false): Player => ({
  seat,
  index: 0,
  name: seat,
  isYou,
  isBot: !isYou,
});
const THREE = [player('A', true), player('B'), player('C')];
const tally = (points: Record<string, number>): SeatTally => ({
  score: 0,
  low: 0,
  high: 0,
  sources: Object.entries(points).map(([id, low]) => ({ id, low, high: low })),
  coming: [],
});

let lib: typeof import('../src/lib/result');

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await (await import('../src/lib/words.svelte')).speak('en');
  lib = await import('../src/lib/result');
});

describe('the result', () => {
  const said = (scores: number[], winners: number[], players = THREE, game = 'silk') =>
    lib.headline(game, lib.ranking(players, scores, winners));

  test('says how you did', () => {
    expect(said([12, 9, 3], [0])).toBe('You won, 3 Silk Points ahead');
    expect(said([11, 12, 3], [1])).toBe('You came second, 1 Silk Point behind');
    expect(said([2, 9, 3], [1], THREE, 'silver-isle')).toBe('You came third, 7 silver behind');
    expect(said([2, 9, 3], [1], THREE, 'ur')).toBe('You came third, 7 points behind');
  });
  test('knows ties that were broken, and those that were not', () => {
    expect(said([6, 6, 1], [0])).toBe('You won: what breaks a tie was on your side');
    expect(said([6, 6, 1], [1])).toBe('You came second, beaten only by what breaks a tie');
    expect(said([6, 6, 1], [0, 1])).toBe('You share the win');
    const tie = { id: 'tie-den', values: [-2, -4, -9] };
    expect(lib.tiedOn(lib.ranking(THREE, [6, 6, 1], [0]), THREE, tie)).toBe('A 2, B 4');
  });
  test('names the winners to those who only watch', () => {
    const others = [player('A'), player('B')];
    expect(said([6, 2], [0], others)).toBe('A wins');
    expect(said([6, 6], [0, 1], others)).toBe('A & B share the win');
  });
  test('has a row for every source that somebody has, and for the first', () => {
    const rows = lib.sourceRows([tally({ a: 0, b: 3, c: 0 }), tally({ a: 0, b: 0, c: 0, d: -1 })]);
    expect(rows).toEqual([
      { id: 'a', points: [0, 0] },
      { id: 'b', points: [3, 0] },
      { id: 'd', points: [0, -1] },
    ]);
  });
});
