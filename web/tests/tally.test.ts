import { describe, expect, test } from 'vitest';
import { shortenAll } from '../src/boards/parts/names';
import {
  aheadOf,
  distanceText,
  nearestEnd,
  pointsAt,
  rangeText,
  seatOrder,
  worthTelling,
} from '../src/lib/tally';
import type { Distance, SeatTally } from '../src/wire';

const tally = (score: number | null, low: number | null, high = low): SeatTally => ({
  score,
  low,
  high,
  sources: [],
  coming: [],
});
const distance = (id: string, high: number, of: number | null = null): Distance => ({
  id,
  low: high,
  high,
  of,
});

describe('who is ahead', () => {
  test('a range has two numbers, and less than nothing a minus', () => {
    expect(rangeText(7, 9)).toBe('7–9');
    expect(rangeText(-2, -2)).toBe('−2');
  });
  test('a seat shows its score, and what it would have only where that is something else', () => {
    expect(aheadOf(tally(14, 23))).toEqual({ now: '14', ended: '23' });
    expect(aheadOf(tally(3, 3))).toEqual({ now: '3', ended: '' });
    expect(aheadOf(tally(null, 18, 20))).toEqual({ now: '', ended: '18–20' });
    expect(aheadOf(tally(null, null))).toEqual({ now: '', ended: '' });
  });
  test('a score that nobody knows yet is not shown as 0', () => {
    const seats = [tally(null, null), tally(7, 7)];
    expect(pointsAt({ seats, distances: [], ties: [] })).toEqual([undefined, 7]);
  });
  test('sources that bring nothing are left out, but never all', () => {
    const source = (id: string, low: number, high: number) => ({ id, low, high });
    const found = worthTelling([source('a', 0, 0), source('b', 0, 0), source('c', 0, 2)]);
    expect(found.map(({ id }) => id)).toEqual(['a', 'c']);
  });
  test('your own seat comes first, then the others in turn', () => {
    const players = [false, false, true, false].map((isYou) => ({ isYou }));
    expect(seatOrder(players)).toEqual([2, 3, 0, 1]);
    expect(seatOrder([{ isYou: false }, { isYou: false }])).toEqual([0, 1]);
  });
});

describe('how near the end is', () => {
  test('it is told in the words of the game', () => {
    const said: unknown[] = [];
    const say = (message: string, facts = {}) => {
      said.push(message, facts);
      return 'so near';
    };
    expect(distanceText(say, { id: 'end-moves', low: 9, high: 10, of: null })).toBe('so near');
    expect(said).toEqual(['end-moves', { number: '9–10', high: 10, of: null }]);
  });
  test('the first end is told unless another is more than half way there', () => {
    const [points, walls] = [distance('points', 30, 40), distance('walls', 4, 15)];
    expect(nearestEnd([points, walls])).toBe(walls);
    expect(nearestEnd([points, distance('walls', 12, 15)])).toBe(points);
    expect(nearestEnd([distance('mines', 3), distance('quiet', 2, 12)])?.id).toBe('quiet');
    expect(nearestEnd([])).toBeNull();
  });
});

describe('names that have little room', () => {
  test('they are cut in the middle where they differ at the end', () => {
    const short = shortenAll(['Wanderer 1', 'Wanderer 2', 'Ann'], 50, 12);
    expect(new Set(short).size).toBe(3);
    expect(short[0]).toMatch(/^W.*….*1$/);
    expect(short[2]).toBe('Ann');
  });
  test('they are cut at the end where that tells them apart', () =>
    expect(shortenAll(['Barbarossa', 'Melisande of Lusignan'], 60, 12)[1]).toMatch(/^Mel.*…$/));
});
