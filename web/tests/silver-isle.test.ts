import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../src/boards/board';
import {
  CELL,
  at,
  berth,
  closestPlace,
  lineEnd,
  makeChart,
  type Chart,
  type Rect,
} from '../src/boards/silver-isle/chart';
import { lastFight } from '../src/boards/silver-isle/fights';
import { corners, leastLand } from '../src/boards/silver-isle/ornament';
import { coinsOf, planDock, shipsOf, stacksOf } from '../src/boards/silver-isle/pieces';
import { ownersOf, shorePaths } from '../src/boards/silver-isle/shores';
import {
  BUTTONS,
  HOLD_SILVER,
  crewKey,
  harbourKey,
  lineKey,
  mineKey,
  placeKey,
  shipKey,
  spotsOf,
} from '../src/boards/silver-isle/spots';
import { cellName, pair, type Spot } from '../src/boards/silver-isle/cells';
import { SUITS, coastOf, type Suit } from '../src/boards/silver-isle/suits';
import type { SilverIsleView } from '../src/wire';

interface Position {
  view: SilverIsleView;
  offers: Omit<Offer, 'label' | 'preview'>[];
}
const read = <T>(path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as T;
const { verbs, positions } = read<{ verbs: string[]; positions: Position[] }>(
  'positions/silver-isle.json',
);
const gallery = read<{ view: SilverIsleView; offers: Omit<Offer, 'label'>[] }[]>(
  '../gallery/fixtures/silver-isle.json',
);
/** The shape of a phone's board: its height by its width. */
const PHONE = 1.6;
const CHANCE = ['assign_coasts', 'choose_drawer', 'draw_tile', 'choose_first'];

const coastNow = (view: SilverIsleView) =>
  coastOf(view, (view.drawn?.[0] ?? view.actor ?? 'S') as Suit);

function chartOf({ view, offers }: Position, isNarrow: boolean): Chart {
  const lines = offers
    .filter((offer) => 'line' in offer.action)
    .map((offer) => Number(offer.action.line));
  return makeChart(
    view,
    isNarrow ? PHONE : null,
    lines.map((line) => lineEnd(view, coastNow(view), line)),
  );
}

const isIn = (spot: Spot, { x, y, width, height }: Rect) =>
  spot.x >= x && spot.y >= y && spot.x <= x + width && spot.y <= y + height;
const meet = (one: Rect, other: Rect) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;
const squares = (chart: Chart): Rect[] =>
  [...chart.land]
    .map(pair)
    .map((cell) => ({ ...at(chart, cell.x, cell.y + 1), width: CELL, height: CELL }));

describe.each([false, true])('the chart, narrow %s', (isNarrow) => {
  const cases = positions.map(
    (position, index) =>
      [`${index} ${position.view.phase}`, position, chartOf(position, isNarrow)] as const,
  );

  test.each(cases)('all land lies on the sea: %s', (_, __, chart) => {
    for (const square of squares(chart)) {
      expect(isIn(square, chart.sea)).toBe(true);
      expect(isIn({ x: square.x + CELL, y: square.y + CELL }, chart.sea)).toBe(true);
    }
  });

  test.each(cases)('docks lie beside each other and beside the sea: %s', (_, __, chart) => {
    const areas = [chart.sea, ...SUITS.map((suit) => chart.docks[suit])];
    for (const [index, one] of areas.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(chart.width + 0.01);
      expect(one.y + one.height).toBeLessThanOrEqual(chart.height + 0.01);
      for (const other of areas.slice(index + 1)) expect(meet(one, other)).toBe(false);
    }
  });

  test.each(cases)('every corner has berths on the water: %s', (_, { view }, chart) => {
    for (const corner of view.corners) {
      for (const number of [0, 1, 2]) {
        const spot = berth(chart, pair(corner), number);
        expect(isIn(spot, chart.sea), corner).toBe(true);
        expect(
          squares(chart).some((square) => isIn(spot, square)),
          `${corner} ${number}`,
        ).toBe(false);
      }
    }
  });

  test.each(cases)(
    'all crews are drawn, each where it can be told from the others: %s',
    (_, { view }, chart) => {
      const coins = coinsOf(chart, view).filter((coin) => !coin.isElsewhere);
      expect(new Set(coins.map((coin) => coin.key)).size).toBe(24);
      for (const [index, one] of coins.entries()) {
        expect(isIn(one, { x: 0, y: 0, width: chart.width, height: chart.height })).toBe(true);
        for (const other of coins.slice(index + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart, `${one.key} ${other.key}`).toBeGreaterThanOrEqual(
            isNarrow ? one.r : one.r + other.r - 0.5,
          );
        }
      }
    },
  );

  test.each(cases)('docks keep what they show inside: %s', (_, __, chart) => {
    for (const suit of SUITS) {
      const plan = planDock(chart.docks[suit], chart.isNarrow);
      for (const index of [0, 5]) {
        expect(isIn(plan.home(index), plan.europe)).toBe(true);
        expect(isIn(plan.aboard(index), plan.hold)).toBe(true);
      }
      for (const spot of [plan.ship, plan.mine, plan.silverHome, plan.silverAboard])
        expect(isIn(spot, chart.docks[suit])).toBe(true);
    }
  });

  test.each(cases)(
    'every offer has its spots on the board, or is a button: %s',
    (_, position, chart) => {
      const { view } = position;
      const there = spotsThere(position, chart);
      for (const offer of position.offers) {
        const spots = spotsOf({ ...offer, label: '', preview: null }, view, chart);
        if (BUTTONS.has(offer.action.do)) continue;
        expect(spots.length, offer.id).toBeGreaterThan(0);
        expect(
          spots.filter((spot) => !there.has(spot)),
          offer.id,
        ).toEqual([]);
      }
    },
  );
});

/** All spots that the board draws for the seat that looks. */
function spotsThere({ view, offers }: Position, chart: Chart): Set<string> {
  const spaces = view.tiles
    .map(pair)
    .flatMap(({ x, y }) => [0, 1].flatMap((a) => [0, 1].map((b) => `[${2 * x + a},${2 * y + b}]`)));
  const own = coinsOf(chart, view).filter((coin) => coin.suit === view.seat);
  return new Set([
    ...own.map((coin) => crewKey(coin.crew.value!)),
    ...spaces.map(placeKey),
    ...SUITS.filter((suit) => view.ports[suit]).map((suit) => placeKey(`port-${suit}`)),
    ...view.corners.map(harbourKey),
    harbourKey('europe'),
    ...offers.filter((offer) => 'line' in offer.action).map((offer) => lineKey(offer.action.line!)),
    ...SUITS.filter((suit) => view.mines[suit]).map(mineKey),
    ...shipsOf(chart, view).map((ship) => shipKey(ship.suit)),
    ...(view.seat && view.silver.ships[view.seat] ? [HOLD_SILVER] : []),
  ]);
}

test('every kind of action has a spot or a button', () => {
  const { view } = positions.find(({ view }) => view.corners.length)!;
  const chart = makeChart(view, null);
  const action = {
    crew: '1',
    by: '0',
    place: '[0,0]',
    space: '[0,0]',
    harbour: 'europe',
    line: '0',
    seat: 'S',
    source: '1',
  };
  const homeless = verbs.filter((verb) => {
    const offer = {
      id: verb,
      action: { do: verb, ...action },
      label: '',
      parts: [],
      targets: [],
      preview: null,
    };
    return (
      !CHANCE.includes(verb) &&
      !BUTTONS.has(verb) &&
      !spotsOf(offer, { ...view, seat: 'S' }, chart).length
    );
  });
  expect(homeless).toEqual([]);
});

test('a line ends where the game lays the tile', () => {
  for (const { view, offers } of gallery) {
    for (const offer of offers.filter((each) => 'line' in each.action)) {
      const laid = offer.preview?.events.find((event) => 'tile' in event);
      expect(cellName(lineEnd(view, coastNow(view), Number(offer.action.line)))).toBe(laid?.tile);
    }
  }
});

test('a ship puts crews ashore where the game does', () => {
  for (const { view, offers } of gallery) {
    if (!view.seat || view.ships[view.seat] === 'europe') continue;
    const chart = makeChart(view, null);
    for (const offer of offers.filter((each) => each.action.do === 'unload_crew')) {
      const landed = offer.preview?.events.find((event) => event.event === 'crew-unloaded');
      if (landed) expect(closestPlace(chart, view, view.ships[view.seat])).toBe(landed.place);
    }
  }
});

test('a shore line runs around every owner', () => {
  for (const { view } of positions) {
    const chart = makeChart(view, null);
    const owners = new Set(ownersOf(view).values());
    expect(new Set(shorePaths(chart, view).map(({ suit }) => suit))).toEqual(owners);
  }
});

test('silver on the ground lies on land', () => {
  for (const { view } of positions) {
    const chart = makeChart(view, null);
    for (const stack of stacksOf(chart, view))
      expect(
        squares(chart).some((square) => isIn(stack, square)),
        stack.place,
      ).toBe(true);
  }
});

test('ornaments lie on the sea, clear of the land', () => {
  for (const { view } of positions) {
    const chart = makeChart(view, null);
    for (const spot of corners(chart))
      expect(squares(chart).some((square) => isIn(spot, square))).toBe(false);
    expect(isIn(leastLand(chart, 300, 116), chart.sea)).toBe(true);
  }
});

test('a fight is told side by side', () => {
  const events = [
    {
      event: 'fight-fought',
      seat: 'S',
      foe: 'C',
      start: 'ship',
      target: 'ship',
      ours: '5',
      theirs: '0+2+5',
    },
    { event: 'fight-won', seat: 'C', foe: 'S', damage: 5 },
    { event: 'crews-lost', seat: 'S', crews: '5' },
    { event: 'crews-lost', seat: 'C', crews: '0' },
  ];
  expect(lastFight(events, positions[0]!.view)).toEqual({
    attacker: { suit: 'S', values: [5], sum: 5, lost: [5] },
    defender: { suit: 'C', values: [0, 2, 5], sum: 7, lost: [0] },
    winner: 'C',
    damage: 5,
    captured: 0,
  });
});
