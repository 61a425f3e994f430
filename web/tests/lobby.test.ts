import { expect, test } from 'vitest';
import { mixed } from '../src/lib/lots';
import { haveYouWon, linkTo, openSeats, standings, winnersOf } from '../src/lib/standing';
import { dayOf, lasting } from '../src/lib/time';
import type { LobbyTable } from '../src/wire';

function table(facts: Partial<LobbyTable>): LobbyTable {
  const seats = ['Ann', 'Bo'].map((name, seat) => ({ seat, name, kind: 'person' }));
  return { id: 'x', stage: 'running', yours: [0], seats, ending: null, ...facts } as LobbyTable;
}

test('your turns come apart, who has waited longest first', () => {
  const found = standings([
    table({ id: 'young', your_turn: true, since: '2026-11-19T10:00:00Z' }),
    table({ id: 'others', your_turn: false }),
    table({ id: 'old', your_turn: true, since: '2026-11-18T10:00:00Z' }),
    table({ id: 'over', stage: 'over' }),
    table({ id: 'waiting', stage: 'waiting', your_turn: false }),
  ]);
  const ids = (tables: readonly LobbyTable[]) => tables.map(({ id }) => id);
  expect(ids(found.turn)).toEqual(['old', 'young']);
  expect(ids(found.going)).toEqual(['others', 'waiting']);
  expect(ids(found.over)).toEqual(['over']);
});

test('you have won only alone, and as the only one of you', () => {
  const over = (winners: number[], yours: number[]) =>
    table({ stage: 'over', yours, ending: { at: '', scores: [2, 1], winners } });
  expect(haveYouWon(over([0], [0]))).toBe(true);
  expect(haveYouWon(over([0, 1], [0]))).toBe(false);
  expect(haveYouWon(over([0], [0, 1]))).toBe(false);
  expect(haveYouWon(over([], [0]))).toBe(false);
  expect(winnersOf(over([1], [0])).map(({ name }) => name)).toEqual(['Bo']);
});

test('a guest goes to a table with the invite, whoever sits there without', () => {
  expect(linkTo(table({ invite: 'key' }))).toBe('/table/x');
  expect(linkTo(table({ invite: 'key', yours: [] }))).toBe('/table/x?invite=key');
  expect(linkTo(table({ invite: null, yours: [] }))).toBe('/table/x');
});

test('open seats are counted', () => {
  const seats = [{ kind: 'open' }, { kind: 'bot' }, { kind: 'open' }] as LobbyTable['seats'];
  expect(openSeats({ seats })).toBe(2);
});

test('a time is told in its largest unit, in both languages', () => {
  expect(lasting(59, 'en')).toBeNull();
  expect(lasting(60, 'en')).toBe('1 minute');
  expect(lasting(5 * 60 + 59, 'es')).toBe('5 minutos');
  expect(lasting(3600, 'es')).toBe('1 hora');
  expect(lasting(49 * 3600, 'en')).toBe('2 days');
  expect(lasting(-5, 'en')).toBeNull();
});

test('a day has its year where that is another', () => {
  const now = new Date(2026, 10, 19);
  expect(dayOf(new Date(2026, 10, 3), now, 'en')).toBe('3 November');
  expect(dayOf(new Date(2025, 10, 3), now, 'es')).toBe('3 de noviembre de 2025');
});

test('mixing keeps everything, in an order that lots decide', () => {
  expect(mixed([1, 2, 3], () => 0)).toEqual([1, 2, 3]);
  expect(mixed([1, 2, 3], () => 0.999)).toEqual([3, 2, 1]);
  expect(mixed(['a', 'b', 'c', 'd']).sort()).toEqual(['a', 'b', 'c', 'd']);
});
