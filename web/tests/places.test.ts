import { describe, expect, test } from 'vitest';
import { placesOf, spotOf } from '../src/lib/places';

describe('where something happened', () => {
  test('every fact that may be a place, once, and not who did it', () => {
    const event = {
      event: 'crew-moved',
      seat: 'S',
      start: '[0,3]',
      end: '[0,2]',
      again: '[0,3]',
      number: 4,
    };
    expect(placesOf(event)).toEqual(['[0,3]', '[0,2]']);
  });

  test('a spot is found by its name, whatever characters that has', () => {
    expect(spotOf('<2,-4>')).toBe('[data-value="<2,-4>"]');
    expect(spotOf('a "b"')).toBe(String.raw`[data-value="a \"b\""]`);
  });
});
