import { describe, expect, test } from 'vitest';
import type { Player, Say } from '../src/boards/board';
import {
  factsOf,
  fitsLine,
  isChanged,
  nameOf,
  partsOf,
  playerOf,
  sorted,
  wordOf,
  wordsOf,
} from '../src/boards/plain/facts';

const VIEW = {
  game: 'toy',
  seat: 'A',
  turn: 'A',
  pieces: { A: [3, 7], B: [] },
  rows: [[1, 2], [3]],
};

describe('a view as a table', () => {
  test('leaves out which game it is and whose eyes these are', () => {
    expect(factsOf(VIEW, undefined).map(({ name }) => name)).toEqual(['turn', 'pieces', 'rows']);
  });

  test('names the parts of what has some, and numbers lists of lists from 1', () => {
    expect(partsOf(VIEW.pieces, undefined)?.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(partsOf(VIEW.rows, undefined)?.map(({ name }) => name)).toEqual(['1', '2']);
  });

  test('writes words, lists of them and words with names on one line', () => {
    const words = (value: unknown) => wordsOf(value).map(({ name, word }) => `${name}${word}`);
    expect(words([3, 7])).toEqual(['3', '7']);
    expect(words({ start: 5, home: 0 })).toEqual(['start5', 'home0']);
    expect([0, false, 'A'].flatMap(words)).toEqual(['0', 'false', 'A']);
    for (const nothing of [null, '', [], {}]) expect(words(nothing)).toEqual([]);
    expect([3, [3], { a: 3 }].map(fitsLine)).toEqual([true, true, true]);
    expect([[[3]], { a: [3] }].map(fitsLine)).toEqual([false, false]);
  });

  test('marks what has changed, and nothing at first', () => {
    const changed = (before: unknown) =>
      factsOf(VIEW, before)
        .flatMap((fact) => partsOf(fact.value, fact.before) ?? [fact])
        .filter(isChanged)
        .map(({ name }) => name);
    expect(changed(undefined)).toEqual([]);
    expect(changed(VIEW)).toEqual([]);
    expect(changed({ ...VIEW, turn: 'B', pieces: { A: [2, 7], B: [] } })).toEqual(['turn', 'A']);
  });

  test('is written in the words of the game, where it has some', () => {
    const words: Record<string, string> = {
      'field-swaps-left': 'Swaps',
      'phase-at-dawn': 'at dawn',
    };
    const say: Say = (message) => words[message] ?? message;
    expect(nameOf(say, 'swaps_left')).toBe('Swaps');
    expect(nameOf(say, 'last_roll')).toBe('last roll');
    expect(wordOf(say, 'phase', 'at_dawn')).toBe('at dawn');
    expect(wordOf(say, 'tile', '2,3')).toBe('2,3');
  });

  test('puts beside each other what every seat has', () => {
    const players = ['A', 'B'].map((seat) => ({ seat }) as Player);
    expect(sorted(factsOf({ road: { A: { start: 5 } } }, undefined), players).ofSeats).toHaveLength(
      1,
    );
    const names = Object.entries(sorted(factsOf(VIEW, undefined), players)).map(([kind, facts]) => [
      kind,
      facts.map(({ name }) => name),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      single: ['turn'],
      ofSeats: ['pieces'],
      others: ['rows'],
    });
  });

  test('knows seats by their letters', () => {
    const players = [{ seat: 'A', name: 'Ann' } as Player];
    expect(playerOf(players, 'A')?.name).toBe('Ann');
    expect(playerOf(players, 'B')).toBeUndefined();
  });
});
