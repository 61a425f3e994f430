import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findInRules } from '../src/lib/rule-search';

const page = (name: string) => readFileSync(`../docs/rules/${name}.md`, 'utf8');
const ids = (name: string, query: string) => findInRules(page(name), query).map(({ id }) => id);

describe('the search of the rules', () => {
  it('finds the word that the lobby says', () => {
    expect(ids('silk', 'wolf')).toContain('silk.comp.3');
    expect(ids('silk.es', 'lobo')).toContain('silk.comp.3');
  });

  it('does not mind accents and capitals', () => {
    expect(ids('silk.es', 'MASTIN')).toEqual(ids('silk.es', 'mastín'));
    expect(ids('silk.es', 'mastin').length).toBeGreaterThan(3);
  });

  it('finds clauses and rulings by their ids', () => {
    expect(ids('silk', 'silk.raise.2')).toContain('silk.raise.2');
    expect(ids('silk', 'r30')).toContain('R30');
  });

  it('finds words by their beginnings only', () => {
    expect(ids('silk', 'nurser').length).toBeGreaterThan(3);
    expect(ids('silk', 'ursery')).toEqual([]);
  });

  it('takes signs as they are, and nothing for nothing', () => {
    expect(ids('silk', '(.*')).toEqual([]);
    expect(ids('silk', ' ')).toEqual([]);
  });
});
