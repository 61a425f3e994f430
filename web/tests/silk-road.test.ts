import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../src/boards/board';
import { choicesOf, hasBox, PLACED } from '../src/boards/silk-road/choices';
import {
  MAP_HEIGHT,
  MAP_WIDTH,
  MEDALLION,
  overlaps,
  type Rect,
} from '../src/boards/silk-road/layout';
import { makePlan, planOf } from '../src/boards/silk-road/plan';
import { layersOf, readRoad } from '../src/boards/silk-road/road';
import { arrange, type Area } from '../src/boards/silk-road/arrangement';
import shipped from '../src/boards/silk-road/shipped.json';
import { chipsOf, readTile, tileWord } from '../src/boards/silk-road/tiles';
import { GOODS, seatsOf, seatToAct, type Printed } from '../src/boards/silk-road/view';
import type { SilkRoadView } from '../src/wire';

interface Position {
  players: number;
  view: SilkRoadView;
  offers: Omit<Offer, 'label' | 'preview'>[];
}
const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'positions', name), 'utf8')) as {
    verbs: string[];
    positions: Position[];
  };
const { verbs, positions } = read('silk-road.json');
const CHANCE = ['lay_tile', 'swap_tile', 'choose_holder', 'draw_good', 'draw_stolen'];

const SHIPPED = shipped as Printed;
const bare: Printed = {
  ...SHIPPED,
  cities: SHIPPED.cities.map((city) => ({ ...city, x: 0, y: 0 })),
};
const crowded: Printed = {
  ...SHIPPED,
  cities: SHIPPED.cities.map((city) => ({
    ...city,
    name: `${city.name} the Great`,
    x: city.x / 2,
  })),
};
const MAPS: [string, Printed][] = [
  ['shipped', SHIPPED],
  ['without coordinates', bare],
  ['crowded, with long names', crowded],
];
const PLANS = MAPS.flatMap(([name, printed]) =>
  [3, 4, 5, 6].flatMap((players) =>
    [false, true].map(
      (isEastward) =>
        [
          `${name}, ${players} players, ${isEastward ? 'east' : 'west'}`,
          makePlan(printed, players, isEastward, 'neutral'),
        ] as const,
    ),
  ),
);

describe.each(PLANS)('the map: %s', (name, plan) => {
  const places = [...plan.places.values()];

  test('every city is on it', () => {
    expect(places).toHaveLength(plan.printed.cities.length);
    for (const { id, box } of places) {
      expect(box.left, id).toBeGreaterThanOrEqual(0);
      expect(box.top, id).toBeGreaterThanOrEqual(0);
      expect(box.right, id).toBeLessThanOrEqual(MAP_WIDTH);
      expect(box.bottom, id).toBeLessThanOrEqual(MAP_HEIGHT);
    }
  });

  test('no city with its tiles lies on another', () => {
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1))
        expect(overlaps(one.box, other.box), `${one.id} ${other.id}`).toBe(false);
    }
  });

  test('mountains and dunes lie beside the cities', () => {
    for (const { x, y } of plan.land.features) {
      const isBelow = places.some(
        ({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
      expect(isBelow).toBe(false);
    }
  });

  test('every road has a track with a mark for its way', () => {
    const edges = plan.printed.edges.map(({ from, to }) =>
      plan.isEastward ? { from: to, to: from } : { from, to },
    );
    const tracks = plan.tracks(edges);
    expect(tracks).toHaveLength(edges.length);
    for (const { from, to, mark } of tracks) {
      const [start, end] = [plan.places.get(from)!, plan.places.get(to)!];
      const way = {
        x: Math.cos((mark.angle * Math.PI) / 180),
        y: Math.sin((mark.angle * Math.PI) / 180),
      };
      expect(
        (end.x - start.x) * way.x + (end.y - start.y) * way.y,
        `${from} ${to}`,
      ).toBeGreaterThan(0);
    }
  });

  test('tracks keep away from other medallions', () => {
    if (!name.startsWith('shipped')) return;
    for (const { from, to, points } of plan.tracks(
      readRoad(
        {
          options: { direction: plan.isEastward ? 'east' : 'west' },
          caravan: 'merv',
        } as unknown as SilkRoadView,
        plan.printed,
      ).arrows,
    )) {
      for (const place of places.filter(({ id }) => id !== from && id !== to)) {
        const near = Math.min(
          ...points.map((point) => Math.hypot(point.x - place.x, point.y - place.y)),
        );
        expect(near, `${from} ${to} at ${place.id}`).toBeGreaterThan(MEDALLION);
      }
    }
  });
});

test('layers grow along every road', () => {
  const layers = layersOf(SHIPPED);
  for (const { from, to } of SHIPPED.edges)
    expect(layers.get(to)!).toBeGreaterThan(layers.get(from)!);
});

describe('the sheet', () => {
  const asRect = ({ x, y, width, height }: Area): Rect => ({
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
  });

  test.each(
    [3, 4, 5, 6].flatMap((players) =>
      [false, true].map((isNarrow) => [players, isNarrow] as const),
    ),
  )('has room for everything: %s players, narrow %s', (players, isNarrow) => {
    const sheet = arrange(isNarrow, players, 1.6);
    const areas = [
      sheet.map,
      sheet.seats,
      sheet.shield,
      sheet.market,
      sheet.supply,
      ...(sheet.mini ? [sheet.mini] : []),
    ].map(asRect);
    for (const [at, one] of areas.entries()) {
      expect(one.right).toBeLessThanOrEqual(sheet.width);
      expect(one.bottom).toBeLessThanOrEqual(sheet.height);
      for (const other of areas.slice(at + 1)) expect(overlaps(one, other)).toBe(false);
    }
  });
});

/** They light goods: on your shield, or in the supply. */
const OF_GOODS = ['give', 'receive', 'change_good', 'name_good'];

describe('what may be done', () => {
  test('every kind of action has a place on the board or a box', () => {
    const homeless = verbs.filter(
      (verb) => ![...CHANCE, ...OF_GOODS].includes(verb) && !PLACED.has(verb) && !hasBox(verb),
    );
    expect(homeless).toEqual([]);
  });

  test.each(positions.map((position, at) => [`${at} ${position.view.phase}`, position] as const))(
    'every offer can be found: %s',
    (_, { view, offers }) => {
      const plan = planOf(view);
      const road = readRoad(view, plan.printed);
      const spots: Record<string, readonly string[]> = {
        city: road.next,
        tile: (view.tiles[view.caravan] ?? []).map(tileWord),
        seat: seatsOf(view),
        good: GOODS,
      };
      const boxes = new Set(
        choicesOf(
          offers.map((offer) => ({ ...offer, label: '', preview: null })),
          view.seat,
          (word) => word,
        ).map(({ offer }) => offer.id),
      );
      for (const offer of offers) {
        if (boxes.has(offer.id)) continue;
        const found = offer.targets.filter(({ kind, value }) => spots[kind]?.includes(value));
        expect(found.length, offer.id).toBeGreaterThan(0);
      }
    },
  );

  test('who is asked is who may decide', () => {
    for (const { view, offers } of positions) {
      if (offers.length && view.phase !== 'reveal')
        expect(seatToAct(view), view.phase).toBe(view.seat);
    }
  });
});

describe('tiles', () => {
  test('every printed tile can be read', () => {
    for (const { tile } of shipped.tiles) {
      const face = readTile(tile);
      if (['seller', 'buyer'].includes(face.kind)) expect(face.left).toHaveLength(1);
      if (face.kind === 'trader') expect([face.left.length, face.right.length]).toEqual([1, 1]);
      if (face.kind === 'exchange') expect(face.number).toBeGreaterThan(1);
    }
    expect(readTile('trader silk,silk>jewels')).toMatchObject({
      left: ['silk', 'silk'],
      right: ['jewels'],
    });
  });

  test('a tile shows what the server says it would bring', () => {
    const chips = (tile: string, gives: number, gets: number, money: number) =>
      chipsOf(readTile(tile), { gives, gets, money });
    expect(chips('seller silk', 3, 0, 9)).toEqual([{ symbol: 'silver', text: '+9', isGain: true }]);
    expect(chips('buyer silk', 0, 3, -6)).toEqual([{ symbol: 'silk', text: '≤3', isGain: true }]);
    expect(chips('trader silk>ivory', 2, 2, 0)).toEqual([
      { symbol: 'ivory', text: '+2', isGain: true },
    ]);
    expect(chips('exchange 4', 3, 3, 0)).toEqual([
      { symbol: 'exchange', text: '+3', isGain: true },
    ]);
    expect(chips('seller silk', 0, 0, 0)).toEqual([]);
    expect(
      chipsOf(readTile('vizier'), { gives: 0, gets: 0, money: 5, prizes: [5, 3] })[0]!.text,
    ).toBe('5/3');
  });

  test('what a tile brings is told for every tile that has a number', () => {
    const counted = ['seller', 'buyer', 'trader', 'exchange', 'vizier'];
    for (const { view } of positions.filter(({ view }) => view.phase === 'take' && view.seat)) {
      const tiles = new Set(
        (view.tiles[view.caravan] ?? []).filter((tile) => counted.includes(readTile(tile).kind)),
      );
      expect(new Set(Object.keys(view.brings))).toEqual(tiles);
    }
  });
});

test('a table with another printed map shows that one', () => {
  const { view } = positions[0]!;
  const other: Printed = {
    ...SHIPPED,
    cities: SHIPPED.cities.map((city) => ({ ...city, name: `${city.name} II` })),
  };
  expect(planOf(view).printed.cities[0]!.name).toBe(SHIPPED.cities[0]!.name);
  expect(planOf(view, other).printed.cities[0]!.name).toBe(`${SHIPPED.cities[0]!.name} II`);
  const bonuses: Printed = { ...SHIPPED, printed: {} };
  expect(planOf(view, bonuses).printed.printed).toEqual({});
});

test('a taller place shows more of the map', () => {
  expect(arrange(true, 4, 1.6).map.height).toBeGreaterThan(arrange(true, 4, 1.2).map.height);
  expect(arrange(true, 4, 9).height).toBeLessThan(9 * 800);
});
