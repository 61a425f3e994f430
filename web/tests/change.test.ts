import { expect, test } from 'vitest';
import { changed } from '../src/lib/change';
import type { Moment } from '../src/wire';

const before = {
  ply: 3,
  view: { phase: 'act', tiles: { a: 1, b: 2 }, dice: [1, 2], tile: null },
  offers: [{ id: 'pass' }],
} as unknown as Moment;

test('an object goes into the one of its name, everything else in place of what was there', () => {
  const now = { ply: 4, offers: [], view: { tiles: { b: 5, c: 6 }, dice: [3], tile: { x: 1 } } };
  expect(changed(before, { now, gone: [] })).toEqual({
    ply: 4,
    view: { phase: 'act', tiles: { a: 1, b: 5, c: 6 }, dice: [3], tile: { x: 1 } },
    offers: [],
  });
});

test('what is gone is gone, and the moment before stays as it is', () => {
  const kept = structuredClone(before);
  const gone = [
    ['view', 'tiles', 'a'],
    ['view', 'dice'],
  ];
  expect(changed(before, { now: {}, gone })).toEqual({
    ply: 3,
    view: { phase: 'act', tiles: { b: 2 }, tile: null },
    offers: [{ id: 'pass' }],
  });
  expect(before).toEqual(kept);
});
