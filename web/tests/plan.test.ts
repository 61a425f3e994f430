import { beforeAll, expect, test, vi } from 'vitest';
import { arrowBetween } from '../src/lib/where';
import type { NamedAction } from '../src/wire';

let waysOfPlan: (typeof import('../src/lib/plan'))['waysOfPlan'];
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  ({ waysOfPlan } = await import('../src/lib/plan'));
});

const spot = (value: string) => `[data-kind="tile"][data-value="${value}"]`;

const crew = (value: string) => `[data-kind="crew"][data-value="${value}"]`;

/** A step that names these things: tiles by letter and number, crews by number. A name that is nowhere stands before
 * them. */
function step(...things: string[]): NamedAction {
  const names = things.map((value) => {
    const kind = /^\d/.test(value) ? 'crew' : 'tile';
    return [value, { id: kind, args: {}, kind, value }];
  });
  const nowhere = { face: { id: 'face', args: {} } };
  return { action: { do: 'go' }, names: { ...nowhere, ...Object.fromEntries(names) } };
}

test('arrows lead from the place of each step to that of the next', () => {
  expect(waysOfPlan([step('A1'), step('B2'), step('C3')])).toEqual([
    { from: spot('A1'), to: spot('B2') },
    { from: spot('B2'), to: spot('C3') },
  ]);
});

test('a step without a place is stepped over, and no arrow stays where it is', () => {
  expect(waysOfPlan([step(), step('A1'), step(), step('A1'), step('B2')])).toEqual([
    { from: spot('A1'), to: spot('B2') },
  ]);
});

test('a step of a crew has an arrow of its own', () => {
  expect(waysOfPlan([step('1', 'A1'), step('1', 'C3')])).toEqual([
    { from: crew('1'), to: spot('A1') },
    { from: crew('1'), to: spot('C3') },
  ]);
});

test('nothing goes to what is only chosen', () => {
  expect(waysOfPlan([step('1'), step('2'), step('A1'), step('3'), step('B2')])).toEqual([
    { from: spot('A1'), to: spot('B2') },
  ]);
});

test('one place alone has no arrow', () => {
  expect(waysOfPlan([step('A1')])).toEqual([]);
});

test('an arrow begins and ends beside what it joins', () => {
  const [here, there] = [
    { x: 0, y: 0, width: 20, height: 40 },
    { x: 200, y: 0, width: 20, height: 40 },
  ];
  expect(arrowBetween(here, there)).toBe('M20 20L200 20');
  expect(arrowBetween(here, here)).toBe('');
});
