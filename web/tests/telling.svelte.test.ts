import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameEvent, Say } from '../src/boards/board';
import { Catalogue } from '../src/lib/catalogue';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await (await import('../src/lib/words.svelte')).speak('en');
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

/** A server that has these texts. */
function serve(words: Record<string, string>) {
  const fetch = vi.fn((path: string) =>
    Promise.resolve(new Response(words[path] ?? '', { status: path in words ? 200 : 404 })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the words of a game that the page was not built with come from the server', async () => {
  const { about, changeLanguage, loadGameWords, sayer, t } =
    await import('../src/lib/words.svelte');
  const fetch = serve({
    '/api/words/mill/en.ftl': 'game = Three in a row.\noption-flying = With three, fly',
    '/api/words/mill/es.ftl': 'game = Tres en raya.',
  });
  expect(about('mill', 'game')).toBe('');
  await Promise.all([loadGameWords('mill'), loadGameWords('mill')]);
  expect(new Set(fetch.mock.calls.map(([path]) => path))).toEqual(
    new Set(['/api/words/mill/en.ftl']),
  );
  expect(sayer('mill', [])('game')).toBe('Three in a row.');
  expect(about('mill', 'game')).toBe('Three in a row.');
  expect(about('mill', 'option', 'flying')).toBe('With three, fly');
  expect(about('mill', 'option', 'other')).toBe('');
  await changeLanguage('es');
  expect(about('mill', 'game')).toBe('Tres en raya.');
  expect(t('rules')).toBe('Reglas');
  await changeLanguage('en');
});

test('of the games that the page was built with it asks the server nothing', async () => {
  const { about, loadAbout, loadGameWords } = await import('../src/lib/words.svelte');
  const fetch = serve({});
  loadAbout('silk');
  await loadGameWords('silk');
  expect(about('silk', 'game')).toContain('silkworms');
  expect(about('silk', 'option', 'tie-break')).not.toBe('');
  expect(fetch).not.toHaveBeenCalled();
});

test('a game without words harms nobody', async () => {
  const { about, loadAbout, loadGameWords } = await import('../src/lib/words.svelte');
  serve({});
  loadAbout('mute');
  await expect(loadGameWords('mute')).rejects.toThrow();
  expect(about('mute', 'game')).toBe('');
});
