import { describe, expect, test } from 'vitest';
import { spotOf, spotsOf } from '../src/lib/places';

const event = {
  event: 'crew-moved',
  seat: 'S',
  start: '[0,3]',
  end: '[0,2]',
  again: '[0,3]',
  number: 4,
};

describe('where something happened', () => {
  test('what its phrases point at, each once', () => {
    const target = { kind: 'space', value: '[0,3]' };
    const parts = [{ text: 'From ' }, { text: 'here', target }, { text: 'there', target }];
    expect(spotsOf(event, parts)).toEqual([spotOf(target)]);
  });

  test('without names, every fact that may be a place, once, and not who did it', () => {
    expect(spotsOf(event, [{ text: 'A crew moved.' }])).toEqual([spotOf('[0,3]'), spotOf('[0,2]')]);
  });

  test('a spot is found by its kind and its name, whatever characters that has', () => {
    expect(spotOf({ kind: 'tile', value: '2,3' })).toBe('[data-kind="tile"][data-value="2,3"]');
    expect(spotOf('<2,-4>')).toBe('[data-value="<2,-4>"]');
    expect(spotOf('a "b"')).toBe(String.raw`[data-value="a \"b\""]`);
  });
});
