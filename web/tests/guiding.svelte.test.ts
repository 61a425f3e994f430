import { expect, test } from 'vitest';
import { Guiding } from '../src/lib/guiding.svelte';

const STEPS = [
  { text: 'welcome' },
  { text: 'what-counts' },
  { text: 'load', until: ['load'] },
  { text: 'sail', until: ['sail'] },
  { text: 'land', until: ['land'] },
  { text: 'end' },
];

test('texts are read one by one, whatever can be done already', () => {
  const guiding = new Guiding(STEPS);
  guiding.offer(['load', 'sail']);
  expect(guiding.step?.text).toBe('welcome');
  guiding.next();
  expect(guiding.step?.text).toBe('what-counts');
  guiding.back();
  expect(guiding.step?.text).toBe('welcome');
});

test('a step is on show only while it can be done, and is over once it was', () => {
  const guiding = new Guiding(STEPS);
  guiding.next();
  guiding.next();
  guiding.offer([]);
  expect(guiding.step).toBeNull();
  guiding.offer(['load', 'land']);
  expect(guiding.step?.text).toBe('load');
  guiding.done('load');
  guiding.offer(['sail', 'land']);
  expect(guiding.step?.text).toBe('sail');
});

test('who plays on without reading is not held up, and reads no step that is past', () => {
  const guiding = new Guiding(STEPS);
  guiding.offer(['load']);
  guiding.done('load');
  expect(guiding.step?.text).toBe('what-counts');
  guiding.done('load');
  guiding.offer(['land']);
  expect(guiding.step?.text).toBe('land');
  guiding.done('land');
  expect(guiding.step?.text).toBe('end');
  guiding.done('sail');
  expect(guiding.isOver).toBe(true);
});
