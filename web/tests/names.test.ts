import { describe, expect, test } from 'vitest';
import { shorten } from '../src/boards/parts/names';

describe('names in a drawing', () => {
  test('a usual name stays whole', () => expect(shorten('Wanderer 1', 150, 24)).toBe('Wanderer 1'));
  test('wide letters are cut sooner than narrow ones', () => {
    expect(shorten('W'.repeat(24), 150, 24)).toBe('WWWWW…');
    expect(shorten('i'.repeat(19), 150, 24)).toBe('i'.repeat(19));
  });
  test('a letter outside the basic plane is never cut in two', () =>
    expect(shorten('🐪🐪🐪', 60, 24)).toBe('🐪…'));
});
