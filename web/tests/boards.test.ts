import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { offersLeft, type Offer } from '../src/boards/board';
import { clampView, zoomAt } from '../src/boards/parts/panzoom';
import { reconcile, type Drawn, type Wanted } from '../src/boards/parts/reconcile';
import { neighbour } from '../src/boards/silk/geometry';
import { ghostsOf } from '../src/boards/silk/ghosts';
import { piecesOf } from '../src/boards/silk/scene';
import { spotsOf } from '../src/boards/silk/spots';
import type { SilkView } from '../src/wire';
import { linePath, scaleOf } from '../src/lib/graph';

describe('pieces keep their identity', () => {
  const at = (kind: string, place: string, x: number): Wanted => ({ kind, place, x, y: 0 });
  const ids = (pieces: readonly Drawn[]) =>
    Object.fromEntries(pieces.map((piece) => [`${piece.kind} ${piece.place}`, piece.id]));

  test('who stays keeps theirs, who moved takes it along', () => {
    const before = reconcile(
      [],
      [at('worm A', '0,0', 0), at('worm A', '0,1', 10), at('worm B', '0,0', 0)],
    );
    const after = reconcile(before, [
      at('worm A', '0,2', 20),
      at('worm A', '0,0', 0),
      at('worm B', '0,0', 0),
    ]);
    expect(ids(after)['worm A 0,0']).toBe(ids(before)['worm A 0,0']);
    expect(ids(after)['worm A 0,2']).toBe(ids(before)['worm A 0,1']);
    expect(ids(after)['worm B 0,0']).toBe(ids(before)['worm B 0,0']);
  });

  test('a new piece has a new one', () => {
    const before = reconcile([], [at('worm A', '0,0', 0)]);
    const after = reconcile(before, [at('worm A', '0,0', 0), at('worm A', '0,0', 1)]);
    expect(new Set(after.map((piece) => piece.id)).size).toBe(2);
  });
});

describe('looking at a part of a picture', () => {
  const whole = { x: 0, y: 0, width: 100, height: 50 };

  test('zooming keeps the point under the pointer', () => {
    const near = zoomAt(whole, { x: 80, y: 40 }, 0.5);
    expect((80 - near.x) / near.width).toBeCloseTo(0.8);
  });

  test('never leaves the picture', () => {
    expect(clampView({ x: 90, y: -20, width: 50, height: 25 }, whole)).toEqual({
      x: 50,
      y: 0,
      width: 50,
      height: 25,
    });
  });
});

test('a graph spans its width and height', () => {
  expect(linePath([0, 5, 10], scaleOf([[0, 5, 10]]), 100, 50)).toBe('M0 50L50 25L100 0');
});

test('a choice in steps lights only what is left of it', () => {
  const offers = ['a', 'b', 'c'].map((id) => ({ id }) as Offer);
  expect(offersLeft({ offers, narrowed: ['a', 'c'] }).map((offer) => offer.id)).toEqual(['a', 'c']);
  expect(offersLeft({ offers, narrowed: null })).toBe(offers);
});

interface Fixture {
  name: string;
  view: SilkView;
  offers: Omit<Offer, 'label'>[];
}
const FIXTURES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../gallery/fixtures/silk.json'), 'utf8'),
) as Fixture[];

describe('the board of Silk', () => {
  test('steps round the edge', () => {
    expect(neighbour('0,2', 'north', 4)).toEqual(['3,2', true]);
    expect(neighbour('1,2', 'east', 4)).toEqual(['1,3', false]);
  });

  test.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))(
    'has a spot for every offer: %s',
    (_, fixture) => {
      const offers = fixture.offers.map((offer) => ({ ...offer, label: offer.id }));
      const spots = spotsOf(offers, fixture.view.position);
      const placed = Object.values(spots).flatMap((map: Map<string, Offer[]>) =>
        [...map.values()].flat(),
      );
      expect(new Set(placed.map((offer) => offer.id))).toEqual(
        new Set(offers.map((offer) => offer.id)),
      );
    },
  );

  test('a move leads where its preview says', () => {
    for (const fixture of FIXTURES) {
      const offers = fixture.offers.map((offer) => ({ ...offer, label: offer.id }));
      for (const [tile, there] of spotsOf(offers, fixture.view.position).tiles) {
        for (const offer of there) {
          const step = offer.preview?.events.find((event) => 'end' in event);
          if (step && offer.action.direction)
            expect(step.end, `${fixture.name}: ${offer.id}`).toBe(tile);
        }
      }
    }
  });

  test('shows all worms, those in the hand too', () => {
    for (const { view } of FIXTURES) {
      const worms = piecesOf(view.position).filter((piece) => piece.shape === 'worm').length;
      const onTiles = Object.values(view.position.worms).join('').length;
      const inHand = Object.values(view.position.hand ?? {}).reduce(
        (sum, number) => sum + number,
        0,
      );
      expect(worms).toBe(onTiles + inHand);
    }
  });

  test('an offer shows its ghost', () => {
    const fixture = FIXTURES.find(({ offers }) => offers[0]?.action.do === 'build_wall')!;
    const offer = { ...fixture.offers[0]!, label: '' };
    expect(ghostsOf(offer, fixture.view.position).side).toBe(offer.action.side);
  });
});
