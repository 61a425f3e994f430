import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameEvent, Offer } from '../src/boards/board';
import {
  CELL,
  at,
  berth,
  closestPlace,
  lineEnd,
  makeChart,
  spaceSpot,
  type Chart,
  type Rect,
} from '../src/boards/silver-isle/chart';
import { ghostsOf } from '../src/boards/silver-isle/ghosts';
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
/** Choices after which nothing lies otherwise. */
const QUIET = new Set(['pass', 'decline']);
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

describe('what a choice would do is drawn', () => {
  const [{ view: first }] = positions as [Position];
  const crews = (...places: string[]) =>
    places.map((place, value) => ({ place, silver: false, value, possible: null }));
  const view: SilverIsleView = {
    ...first,
    seat: 'S',
    phase: 'act',
    tiles: ['0,0', '0,1', '1,0'],
    ports: { S: '0,2', C: '-1,0' },
    control: { '0,1': 'S', '1,0': 'C' },
    ships: { S: '<0,3>', A: 'europe', M: 'europe', C: '<0,3>' },
    mines: { S: { space: '[0,1]', value: 3 } },
    silver: { ground: { '[1,1]': 2 }, ships: { S: 1 }, europe: {} },
    crews: {
      S: crews('[0,2]', 'ship', 'port', 'europe', 'europe', 'europe'),
      A: crews(),
      M: crews(),
      C: crews('[2,1]', '[1,2]'),
    },
  };
  const chart = makeChart(view, null);
  const ghosts = (action: Offer['action'], ...events: GameEvent[]) =>
    ghostsOf({ action, preview: { events } } as unknown as Offer, view, chart);
  const arrow = (kind: string, from: Spot, to: Spot) =>
    expect.objectContaining({
      kind,
      from: expect.objectContaining(from),
      to: expect.objectContaining(to),
    });
  const space = (name: string) => spaceSpot(chart, pair(name));

  test('a step: the crew there, its way, and the land that it gains', () => {
    const found = ghosts(
      { do: 'step', crew: '0', place: '[0,1]' },
      { event: 'crew-moved', seat: 'S', start: '[0,2]', end: '[0,1]' },
      { event: 'tile-gained', seat: 'S', tile: '0,0' },
    );
    expect(found.coins).toMatchObject([{ suit: 'S', crew: { value: 0 }, ...space('[0,1]') }]);
    expect(found.arrows).toEqual([arrow('move', space('[0,2]'), space('[0,1]'))]);
    expect(found.shores.map(({ suit }) => suit)).toEqual(['S']);
  });

  test('a tile that is taken changes the shores of both', () => {
    const taken = { event: 'tile-taken', seat: 'S', tile: '1,0', loser: 'C' };
    const { shores } = ghosts({ do: 'step', crew: '0', place: '[1,1]' }, taken);
    expect(new Set(shores.map(({ suit }) => suit))).toEqual(new Set(['S', 'C']));
  });

  test('an attack as an arrow, and nothing of what comes of it', () => {
    const found = ghosts({ do: 'attack', crew: '0', place: '[1,2]' });
    expect(found.arrows).toEqual([arrow('attack', space('[0,2]'), space('[1,2]'))]);
    expect([found.coins, found.ships, found.stacks, found.shores]).toEqual([[], [], [], []]);
  });

  test.each([
    [{ do: 'ship_attacks_ship', seat: 'C' }],
    [{ do: 'ship_attacks_shore' }],
    [{ do: 'port_attacks', place: '[1,2]' }],
    [{ do: 'port_attacks_ship', seat: 'C' }],
    [{ do: 'step', crew: '0', place: '[1,2]' }],
  ])('an attack of any other kind too: %o', (action) => {
    expect(ghosts(action).arrows).toMatchObject([{ kind: 'attack' }]);
  });

  test('what a crew mines comes to it, and the mine has less', () => {
    const found = ghosts(
      { do: 'mine', crew: '0', seat: 'S' },
      { event: 'silver-mined', seat: 'S', owner: 'S', place: '[0,2]', left: 2 },
    );
    expect(found.coins).toMatchObject([{ crew: { value: 0, silver: true } }]);
    expect(found.mines).toEqual([{ suit: 'S', space: '[0,1]', value: 2 }]);
    expect(found.arrows).toEqual([arrow('silver', space('[0,1]'), space('[0,2]'))]);
  });

  test('a crew that picks a token up, and the tokens that stay', () => {
    const found = ghosts(
      { do: 'claim', crew: '0', place: '[1,1]' },
      { event: 'silver-claimed', seat: 'S', place: '[0,2]', source: '[1,1]' },
    );
    expect(found.coins).toMatchObject([{ crew: { value: 0, silver: true } }]);
    expect(found.stacks).toMatchObject([{ place: '[1,1]', number: 1 }]);
  });

  test('the ship with its crews and its silver: sailing, loading, unloading', () => {
    const sailed = ghosts(
      { do: 'sail', harbour: '<2,1>' },
      { event: 'ship-sailed', seat: 'S', start: '<0,3>', end: '<2,1>' },
    );
    expect(sailed.ships).toMatchObject([
      { suit: 'S', crews: 1, silver: 1, ...berth(chart, pair('<2,1>'), 0) },
    ]);
    const loaded = ghosts(
      { do: 'load_crew', crew: '2' },
      { event: 'crew-loaded', seat: 'S', place: 'port-S' },
    );
    expect(loaded.ships).toMatchObject([{ crews: 2, silver: 1 }]);
    const silver = ghosts(
      { do: 'load_silver', source: 'ground' },
      { event: 'silver-loaded', seat: 'S', place: '[1,1]', source: 'ground' },
    );
    expect(silver.ships).toMatchObject([{ crews: 1, silver: 2 }]);
    expect(silver.stacks).toMatchObject([{ number: 1 }]);
    const landed = ghosts(
      { do: 'unload_silver' },
      { event: 'silver-unloaded', seat: 'S', place: 'port-S' },
    );
    expect(landed.ships).toMatchObject([{ silver: 0 }]);
    expect(landed.stacks).toMatchObject([{ place: 'port-S', number: 1 }]);
  });

  test('a tile or a port where it would lie', () => {
    const tile = ghosts(
      { do: 'lay_tile', line: '0' },
      { event: 'tile-laid', face: 'S1', tile: '0,-1' },
    );
    expect(tile.cells).toEqual([{ name: '0,-1', suit: null }]);
    const port = ghosts(
      { do: 'place_port', line: '0' },
      { event: 'port-placed', seat: 'M', tile: '0,-1' },
    );
    expect(port.cells).toEqual([{ name: '0,-1', suit: 'M' }]);
  });

  test('nothing without an offer', () => {
    expect(Object.values(ghostsOf(null, view, chart)).flat()).toEqual([]);
  });

  test('something is drawn for every choice of whole games, and it lies on the chart', () => {
    const strays = gallery.flatMap(({ view: seen, offers }) => {
      const whole = chartOf({ view: seen, offers }, false);
      const page = { x: 0, y: 0, width: whole.width, height: whole.height };
      return offers.filter((offer) => {
        const found = ghostsOf(offer as Offer, seen, whole);
        const ways = found.arrows.flatMap(({ from, to }) => [from, to]);
        const spots = [...found.coins, ...found.ships, ...found.stacks, ...ways];
        const isEmpty = !QUIET.has(offer.action.do) && !Object.values(found).flat().length;
        return isEmpty || !spots.every((spot) => isIn(spot, page));
      });
    });
    expect(strays).toEqual([]);
  });
});
