import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, Say } from '../src/boards/board';
import { Catalogue } from '../src/lib/catalogue';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

beforeEach(async () => (await import('../src/lib/words.svelte')).speak('en'));

const players = ['Ann', 'Bo', 'Cleo'].map((name, index) => ({
  seat: 'ABC'[index]!,
  index,
  name,
  isYou: false,
  isBot: false,
}));
/** Says a game's words to whoever sits on a seat; null watches. */
async function speaker(game: string, language: 'en' | 'es', reader: string | null): Promise<Say> {
  const { loadGameWords, sayer, speak } = await import('../src/lib/words.svelte');
  await speak(language);
  await loadGameWords(game);
  return sayer(
    game,
    players.map((player) => ({ ...player, isYou: player.seat === reader })),
  );
}

const grid = (word: string) => ({ id: 'grid', args: { grid: word } });
const moved = (owner: string): GameEvent => ({
  event: 'piece-moved',
  seat: 'A',
  owner,
  piece: 'shepherd',
  way: 'step',
  start: '1,1',
  end: '1,2',
  names: { start: grid('B2'), end: { id: 'tile', args: { by: 'on', piece: 'mastiff', owner } } },
});

test.each([
  ['en', null, moved('A'), "Ann moves their shepherd from B2 to the tile of Ann's mastiff."],
  ['en', 'A', moved('A'), "You move your shepherd from B2 to your mastiff's tile."],
  ['en', 'B', moved('B'), "Ann moves your shepherd from B2 to your mastiff's tile."],
  ['en', 'C', moved('B'), "Ann moves Bo's shepherd from B2 to the tile of Bo's mastiff."],
  ['es', null, moved('A'), 'Ann desplaza a su pastor de B2 a la loseta del mastín de Ann.'],
  ['es', 'A', moved('A'), 'Desplazas a tu pastor de B2 a la loseta de tu mastín.'],
  ['es', 'C', moved('B'), 'Ann desplaza al pastor de Bo de B2 a la loseta del mastín de Bo.'],
] as const)('in %s %s is told what is whose', async (language, reader, event, sentence) => {
  const { tell } = await import('../src/lib/words.svelte');
  expect(tell(await speaker('silk', language, reader), event)).toBe(sentence);
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

test('a game whose words do not come in another language keeps those it has', async () => {
  const { about, changeLanguage, loadGameWords, t } = await import('../src/lib/words.svelte');
  serve({ '/api/words/lost/en.ftl': 'game = Lost.' });
  await loadGameWords('lost');
  await changeLanguage('es');
  expect(t('rules')).toBe('Reglas');
  expect(about('lost', 'game')).toBe('Lost.');
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
