import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameEvent, Say } from '../src/boards/board';
import { Catalogue } from '../src/lib/catalogue';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const GAMES = join(import.meta.dirname, '../../src/serai/games');
const speaker = (game: string, language: 'en' | 'es'): Say => {
  const catalogue = new Catalogue(
    language,
    readFileSync(join(GAMES, game, 'words', `${language}.ftl`), 'utf8'),
  );
  return (message, facts) => catalogue.say(message, facts);
};
const moved = (owner: string): GameEvent => ({
  event: 'piece-moved',
  seat: 'Ann',
  owner,
  piece: 'shepherd',
  way: 'step',
  start: '1,1',
  end: '1,2',
});
const bumped = (owner: string): GameEvent => ({
  event: 'worm-bumped',
  seat: 'Ann',
  owner,
  start: '1,1',
  end: '1,2',
});
const mined = (owner: string): GameEvent => ({
  event: 'silver-mined',
  seat: 'Ann',
  owner,
  place: '[1,2]',
  left: 3,
});

test.each([
  ['silk', 'en', moved('Ann'), 'Ann moves their shepherd from 1,1 to 1,2.'],
  ['silk', 'en', moved('Bo'), "Ann moves Bo's shepherd from 1,1 to 1,2."],
  ['silk', 'es', moved('Ann'), 'Ann desplaza a su pastor de 1,1 a 1,2.'],
  ['silk', 'es', moved('Bo'), 'Ann desplaza al pastor de Bo de 1,1 a 1,2.'],
  ['silk', 'en', bumped('Ann'), 'Ann bumps a worm of their own from 1,1 to 1,2.'],
  ['silk', 'es', bumped('Ann'), 'Ann desaloja a una oruga suya de 1,1 a 1,2.'],
  ['silver_isle', 'en', mined('Ann'), 'A crew of Ann at [1,2] mines their own silver, 3 left.'],
  ['silver_isle', 'es', mined('Bo'), 'Una cuadrilla de Ann en [1,2] extrae plata de Bo, quedan 3.'],
] as const)('%s in %s names nobody twice', async (game, language, event, sentence) => {
  const { tell } = await import('../src/lib/words.svelte');
  expect(tell(speaker(game, language), event)).toBe(sentence);
});
