import { describe, expect, test } from 'vitest';
import { axisOf, beginning, nextStop, stopsOf, turnAt, turnStarts } from '../src/lib/turns';
import type { RecordedPly } from '../src/wire';

/** Two plies of chance, a turn of seat 0 with two decisions, and one of seat 1. */
const MOMENTS = [
  { actor: null, story: [{ event: 'tile-laid' }] },
  { actor: null, story: [{ event: 'turn-began' }] },
  { actor: 0, story: [] },
  { actor: 0, story: [{ event: 'turn-began' }] },
  { actor: 1, story: [] },
  { actor: null, story: [{ event: 'game-ended' }] },
] as unknown as RecordedPly[];

describe('a replay', () => {
  test('begins where somebody has to decide first', () => {
    expect(beginning(MOMENTS)).toBe(1);
    expect(beginning([])).toBe(0);
  });
  test('goes by turns, by own decisions or by plies, and always to the end', () => {
    expect(stopsOf(MOMENTS, 'turn', [])).toEqual([1, 3, 5]);
    expect(stopsOf(MOMENTS, 'own', [0])).toEqual([2, 3, 5]);
    expect(stopsOf(MOMENTS, 'ply', [])).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test('goes on from between two stops, and back', () => {
    const stops = stopsOf(MOMENTS, 'turn', []);
    expect([nextStop(stops, 2, 1), nextStop(stops, 2, -1)]).toEqual([3, 1]);
    expect([nextStop(stops, 5, 1), nextStop(stops, 0, -1)]).toEqual([5, 0]);
  });
  test('counts turns; where no game tells them, others decide', () => {
    const starts = turnStarts(MOMENTS);
    expect([0, 1, 2, 3, 5].map((ply) => turnAt(starts, ply))).toEqual([0, 1, 1, 2, 2]);
    expect(turnStarts(MOMENTS.map((each) => ({ ...each, story: [] })))).toEqual([2, 4]);
  });
  test('has few and round numbers on its axis', () => {
    const starts = Array.from({ length: 40 }, (_, turn) => turn * 7);
    expect(axisOf(starts).map(({ turn }) => turn)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
    expect(axisOf(starts)[0]).toEqual({ turn: 5, ply: 28 });
  });
});
