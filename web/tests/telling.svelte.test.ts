import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
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

describe('a sentence in parts', () => {
  const words = new Catalogue(
    'en',
    [
      'meadow = the { $pasture } meadow { $grid }',
      'event-tile-grazed = { $seat } grazes { $tile } and { $nothing }.',
      'event-begun = { $tile } begins',
    ].join('\n'),
  );
  const say: Say = (message, facts) => words.say(message, facts);
  const meadow = { id: 'meadow', args: { pasture: 'leafy', grid: 'C2' } };
  const tile = { ...meadow, kind: 'tile', value: '1,2' };

  test('a phrase that names something points at it', async () => {
    const { tell, tellParts } = await import('../src/lib/words.svelte');
    const event = { event: 'tile-grazed', seat: 'Ann', tile: '1,2', nothing: '', names: { tile } };
    expect(tellParts(say, event)).toEqual([
      { text: 'Ann grazes ' },
      { text: 'the leafy meadow C2', target: { kind: 'tile', value: '1,2' } },
      { text: ' and .' },
    ]);
    expect(tell(say, event)).toBe('Ann grazes the leafy meadow C2 and .');
  });

  test('a name that is nowhere on the board points at nothing; a sentence begins with a capital', async () => {
    const { tellParts } = await import('../src/lib/words.svelte');
    const event = { event: 'begun', tile: '1,2', names: { tile: meadow } };
    expect(tellParts(say, event)).toEqual([{ text: 'The leafy meadow C2' }, { text: ' begins' }]);
  });
});

test.each([
  ['del prado seco', 'Va de { $place }.', 'el prado seco', 'Va del prado seco.'],
  ['al prado seco', 'Va a { $place }.', 'el prado seco', 'Va al prado seco.'],
  ['a la cueva', 'Va a { $place }.', 'la cueva', 'Va a la cueva.'],
  ['a El Cairo', 'Va a { $place }.', 'El Cairo', 'Va a El Cairo.'],
])('Spanish says %s, and the phrase keeps its target', async (_, message, name, sentence) => {
  const { sayParts, textOf } = await import('../src/lib/words.svelte');
  const words = new Catalogue('es', `go = ${message}\nname = ${name}`);
  const say: Say = (id, facts) => words.say(id, facts);
  const place = { id: 'name', args: {}, kind: 'tile', value: '1,1' };
  expect(words.say('go', { place: name })).toBe(sentence);
  const parts = sayParts(say, 'go', { place });
  expect(textOf(parts)).toBe(sentence);
  expect(parts[1]).toEqual({
    text: name.replace(/^el /, ''),
    target: { kind: 'tile', value: '1,1' },
  });
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
