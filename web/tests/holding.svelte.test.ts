import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer, Preview, Say } from '../src/boards/board';
import { Catalogue } from '../src/lib/catalogue';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

beforeEach(async () => (await import('../src/lib/words.svelte')).speak('en'));

async function holding() {
  const { Holding } = await import('../src/lib/holding.svelte');
  return new Holding();
}
const graze = { id: 'graze 1,2' };
const pass = { id: 'pass', doubt: { id: 'doubt-pass', args: { left: 1 } } };

describe('what is chosen is shown first', () => {
  test('by a finger, and done by the second tap', async () => {
    const held = await holding();
    held.pressed('touch');
    expect(held.lets(graze)).toBe(false);
    expect(held.id).toBe(graze.id);
    expect(held.lets({ id: 'graze 2,2' })).toBe(false);
    expect(held.lets({ id: 'graze 2,2' })).toBe(true);
    expect(held.id).toBe(null);
  });

  test('not by a mouse or a key, and not by fingers that want it at once', async () => {
    const { settings } = await import('../src/lib/settings.svelte');
    const held = await holding();
    held.pressed('mouse');
    expect(held.lets(graze)).toBe(true);
    held.pressed('touch');
    held.typed();
    expect(held.lets(graze)).toBe(true);
    settings.tapShows = false;
    held.pressed('touch');
    expect(held.lets(graze)).toBe(true);
    settings.tapShows = true;
  });

  test('by everybody where it is asked once more', async () => {
    const held = await holding();
    held.pressed('mouse');
    expect(held.lets(pass)).toBe(false);
    held.drop();
    expect(held.lets(pass)).toBe(false);
    expect(held.lets(pass)).toBe(true);
  });
});

describe('what a choice brings is told', () => {
  const words = new Catalogue(
    'en',
    [
      'event-tile-grazed = You graze { $tile }.',
      'outlook-best = At best it brings { $points }.',
      'prompt-spread = Choose where the worm goes.',
      'unit-points = Silk Points',
    ].join('\n'),
  );
  const say: Say = (message, facts = {}) => words.say(message, facts as never);
  const preview: Preview = {
    gain: 3,
    changes: [{ unit: 'points', before: 14, after: 17 }],
    events: [
      { event: 'tile-grazed', tile: 'B2' },
      { event: 'turn-began', seat: 'B' },
    ],
    next: { who: 'you', seat: 'A', prompt: { id: 'prompt-spread', args: {} } },
    outlook: [{ id: 'outlook-best', args: { points: 3 }, about: '', gain: 3 }],
  };
  const parts = [{ text: 'Graze B2' }];
  async function told(offer: Pick<Offer, 'parts' | 'preview'>) {
    const { foretell } = await import('../src/lib/foretelling');
    return foretell(say, [], offer, [])
      .map(({ text }) => text)
      .join('');
  }

  test('with what would happen, what could come of it, and what is asked next', async () => {
    expect(await told({ parts, preview })).toBe(
      'You graze B2. At best it brings 3. Then: Choose where the worm goes.',
    );
  });

  test('by the name of the control where nothing happens yet, or nothing is known yet', async () => {
    const nothing: Preview = {
      ...preview,
      events: [],
      outlook: [],
      next: { who: 'nobody', seat: null, prompt: null },
    };
    expect(await told({ parts, preview: nothing })).toBe('Graze B2. Then the game is over.');
    expect(await told({ parts, preview: null })).toBe('Graze B2');
  });

  test('with what one has before and after', async () => {
    const { changeText } = await import('../src/lib/foretelling');
    expect(changeText(say, preview.changes[0]!)).toBe('14 → 17 Silk Points.');
  });
});
