import { describe, expect, test } from 'vitest';
import type { GameEvent, Offer, Preview } from '../src/boards/board';
import { sideCentre, tileCentre } from '../src/boards/silk/geometry';
import { ghostsOf } from '../src/boards/silk/ghosts';
import { cornerNames, gridName, sideFacts } from '../src/boards/silk/names';
import { bestOf } from '../src/boards/silk/outlook';
import type { SilkPosition } from '../src/wire';

const ROWS = 4;

describe('what people call the places of Silk', () => {
  test('a tile by its column and its row', () => {
    expect(['0,0', '1,2', '5,4'].map(gridName)).toEqual(['A1', 'C2', 'E6']);
  });

  test.each([
    ['H2,3', { by: 'between', first: 'D2', second: 'D3' }],
    ['V2,3', { by: 'between', first: 'C3', second: 'D3' }],
    ['H0,1', { by: 'edge', edge: 'north', first: 'B1' }],
    ['H4,1', { by: 'edge', edge: 'south', first: 'B4' }],
    ['V1,0', { by: 'edge', edge: 'west', first: 'A2' }],
    ['V1,5', { by: 'edge', edge: 'east', first: 'E2' }],
  ])('the side %s by the tiles beside it', (side, facts) => {
    expect(sideFacts(side, ROWS)).toEqual(facts);
  });

  test.each([
    ['2,2', ['B2', 'C2', 'B3', 'C3']],
    ['0,1', ['A1', 'B1']],
    ['4,5', ['E4']],
  ])('the corner %s by the tiles that meet there', (corner, names) => {
    expect(cornerNames(corner, ROWS)).toEqual(names);
  });
});

const NOTHING: Preview = {
  gain: -1,
  changes: [],
  events: [],
  next: { who: 'you', seat: 'A', prompt: null },
  outlook: [],
};

describe('what an action brings at best', () => {
  const foretold = (...gains: (number | null)[]): Preview => ({
    ...NOTHING,
    outlook: gains.map((gain) => ({ id: 'outlook-best', args: {}, about: '', gain })),
  });

  test('is the most that is foretold, whatever it costs', () => {
    expect(bestOf(foretold(2, 3, null))).toBe(3);
  });

  test('may be nothing', () => {
    expect(bestOf(foretold(0))).toBe(0);
  });

  test('is not shown where nothing is foretold', () => {
    expect([bestOf(null), bestOf(foretold()), bestOf(foretold(null))]).toEqual([null, null, null]);
  });
});

describe('what a choice would do is drawn', () => {
  const position = { tiles: ['DNLn+', 'DNLd*'], worms: {} } as unknown as SilkPosition;
  const ghosts = (...events: GameEvent[]) =>
    ghostsOf({ preview: { ...NOTHING, events } } as unknown as Offer, position);

  test('a grazed tile as barren, with its points above it', () => {
    const found = ghosts({ event: 'tile-grazed', seat: 'A', tile: '0,2', points: 3 });
    expect(found.tiles).toEqual([
      { place: '0,2', face: { pasture: 'barren', printed: 'leafy', isDen: false } },
    ]);
    expect(found.gains).toEqual([{ ...tileCentre('0,2'), points: 3 }]);
  });

  test.each([
    ['0,3', { pasture: 'normal', printed: 'normal', isDen: false }],
    ['0,4', { pasture: 'normal', printed: 'normal', isDen: true }],
    ['1,3', { pasture: 'dry', printed: 'dry', isDen: false }],
  ])('the tile %s as it grows again', (tile, face) => {
    const found = ghosts({ event: 'tile-regenerated', seat: 'A', tile, pasture: 'normal' });
    expect(found.tiles).toEqual([{ place: tile, face }]);
    expect(found.gains).toEqual([]);
  });

  test('a wall that closes a segment with what that scores, any other without', () => {
    const wall = { event: 'wall-built', seat: 'A', side: 'H1,1' };
    expect(ghosts(wall)).toMatchObject({ side: 'H1,1', closes: false, gains: [] });
    expect(ghosts(wall, { event: 'segment-scored', seat: 'A', points: 4 })).toMatchObject({
      side: 'H1,1',
      closes: true,
      gains: [{ ...sideCentre('H1,1'), points: 4 }],
    });
  });
});
