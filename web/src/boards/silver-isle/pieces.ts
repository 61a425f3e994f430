/** Every coin, ship and token with its place on the page, so that what moves can glide. */
import { berth, cellSpot, placeSpot, spaceSpot, type Chart, type Rect } from './chart';
import { pair, type Spot } from './cells';
import { poolOf } from './crews';
import { SUITS, type Suit } from './suits';
import type { SilverIsleCrew, SilverIsleView } from '../../wire';

export interface Coin extends Spot {
  key: string;
  suit: Suit;
  crew: SilverIsleCrew;
  r: number;
  /** Whether the crew stands elsewhere: on a narrow chart all of one's own can be chosen in the dock. */
  isElsewhere?: boolean;
}

export interface ShipPiece extends Spot {
  suit: Suit;
  isHome: boolean;
  crews: number;
  silver: number;
  size: number;
  /** Whether the ship is at sea: on a narrow chart one's own can be chosen in the dock as well. */
  isElsewhere?: boolean;
}

export interface Stack extends Spot {
  key: string;
  place: string;
  number: number;
}

export interface DockPlan {
  r: number;
  /** How much larger than usual words are here, and the ship. */
  scale: number;
  fit: number;
  head: Spot;
  europe: Rect;
  hold: Rect;
  ship: Spot;
  /** Where coins lie in Europe, and aboard. */
  home(index: number): Spot;
  aboard(index: number): Spot;
  silverHome: Spot;
  silverAboard: Spot;
  mine: Spot;
}

/** The two boxes of a dock: Europe, and the hold of the ship wherever it is. */
export function planDock(dock: Rect, isNarrow: boolean): DockPlan {
  return isNarrow ? flatDock(dock) : tallDock(dock);
}

function tallDock({ x, y, width, height }: Rect): DockPlan {
  const r = Math.min(27, (width - 30) / 6.7);
  const step = 2 * r + 4;
  const boxHeight = (height - 66) / 2;
  const europe = { x: x + 8, y: y + 56, width: width - 16, height: boxHeight };
  const hold = { ...europe, y: europe.y + boxHeight + 4, height: boxHeight - 4 };
  const rows = 2 * step;
  const grid = (box: Rect) => (index: number) => ({
    x: box.x + box.width / 2 + ((index % 3) - 1) * step,
    y: box.y + box.height - rows - 2 + step / 2 + Math.floor(index / 3) * step,
  });
  return {
    r,
    scale: 1,
    fit: 1,
    head: { x: x + 14, y: y + 34 },
    europe,
    hold,
    ship: { x: europe.x + europe.width - 32, y: europe.y + (boxHeight - rows) / 2 },
    home: grid(europe),
    aboard: grid(hold),
    silverHome: { x: x + width - 50, y: y + 24 },
    silverAboard: { x: hold.x + hold.width - 56, y: hold.y + (boxHeight - rows) / 2 },
    mine: { x: europe.x + europe.width / 2 + 12, y: europe.y + (boxHeight - rows) / 2 },
  };
}

/** The width for which a flat dock is drawn; what lies in a wider one is larger, but for its words. */
const FLAT_WIDTH = 370;
const MOST_SCALE = 1.2;

function flatDock({ x, y, width, height }: Rect): DockPlan {
  const fit = width / FLAT_WIDTH;
  const scale = Math.min(MOST_SCALE, fit);
  const [step, r] = [49.5 * fit, 22.5 * fit];
  const boxHeight = (height - 48 * scale) / 2;
  const europe = { x: x + 6, y: y + 46 * scale, width: width - 12, height: boxHeight };
  const hold = { ...europe, y: europe.y + boxHeight + 3, height: boxHeight - 4 };
  const row = (box: Rect) => (index: number) => ({
    x: box.x + 60 * fit + r + index * step,
    y: box.y + box.height / 2,
  });
  const inHead = (fromRight: number) => ({ x: x + width - fromRight * scale, y: y + 23 * scale });
  return {
    r,
    scale,
    fit,
    head: { x: x + 12 * scale, y: y + 31 * scale },
    europe,
    hold,
    ship: { x: europe.x + 34 * fit, y: europe.y + boxHeight / 2 },
    home: row(europe),
    aboard: row(hold),
    silverHome: inHead(52),
    silverAboard: { x: hold.x + 34 * fit, y: hold.y + boxHeight / 2 + 16 * scale },
    mine: inHead(112),
  };
}

export const SPACE_COIN = 20.5;
const PORT_COIN = 15;

/** Up to six coins in a port: three and three. */
export function portSpot(centre: Spot, index: number): Spot {
  return { x: centre.x + ((index % 3) - 1) * 31, y: centre.y - 1 + Math.floor(index / 3) * 31 };
}

export function coinsOf(chart: Chart, view: SilverIsleView): Coin[] {
  return SUITS.flatMap((suit) => {
    const dock = planDock(chart.docks[suit], chart.isNarrow);
    const port = view.ports[suit];
    const pools: [string, (index: number) => Spot, number][] = [
      ['europe', dock.home, dock.r],
      ['ship', dock.aboard, dock.r],
      ['port', (index) => portSpot(cellSpot(chart, pair(port ?? '0,0')), index), PORT_COIN],
    ];
    const pooled = pools.flatMap(([place, spot, r]) =>
      poolOf(view, suit, place).map((crew, index) => ({
        key: suit + crew.slot,
        suit,
        crew,
        r,
        ...spot(index),
      })),
    );
    const ashore = view.crews[suit].flatMap((crew, slot) =>
      crew.place.startsWith('[')
        ? [{ key: suit + slot, suit, crew, r: SPACE_COIN, ...spaceSpot(chart, pair(crew.place)) }]
        : [],
    );
    const away = chart.isNarrow && suit === view.seat ? crewsElsewhere(view, suit) : [];
    const inDock = away.map((slot, index) => ({
      key: `${suit}${slot} elsewhere`,
      suit,
      crew: view.crews[suit][slot]!,
      r: dock.r,
      isElsewhere: true,
      ...dock.home(poolOf(view, suit, 'europe').length + index),
    }));
    return [...pooled, ...ashore, ...inDock].sort((one, other) => (one.key < other.key ? -1 : 1));
  });
}

/** The slots of a seat's crews on the isle and in ports. */
function crewsElsewhere(view: SilverIsleView, suit: Suit): number[] {
  const isHere = (place: string) => place === 'europe' || place === 'ship';
  return view.crews[suit].flatMap((crew, slot) => (isHere(crew.place) ? [] : [slot]));
}

export function shipsOf(chart: Chart, view: SilverIsleView): ShipPiece[] {
  const taken = new Map<string, number>();
  return SUITS.flatMap((suit) => {
    const corner = view.ships[suit];
    const isHome = corner === 'europe';
    const number = taken.get(corner) ?? 0;
    taken.set(corner, number + 1);
    const dock = planDock(chart.docks[suit], chart.isNarrow);
    const spot = isHome ? dock.ship : berth(chart, pair(corner), number);
    const ship = {
      suit,
      isHome,
      crews: poolOf(view, suit, 'ship').length,
      silver: view.silver.ships[suit] ?? 0,
      size: isHome ? 44 * dock.fit : 62,
      ...spot,
    };
    if (isHome || !chart.isNarrow || suit !== view.seat) return [ship];
    return [ship, { ...ship, ...dock.ship, size: 44 * dock.fit, isElsewhere: true }];
  });
}

/** Silver on the ground; beside the crew where one stands. */
export function stacksOf(chart: Chart, view: SilverIsleView): Stack[] {
  const taken = new Set(SUITS.flatMap((suit) => view.crews[suit].map((crew) => crew.place)));
  return Object.entries(view.silver.ground).map(([name, number]) => {
    const place = name.replace(' ', '-');
    const { x, y } = placeSpot(chart, view, place);
    if (place.startsWith('port')) return { key: place, place, number, x: x + 30, y: y - 32 };
    const off = taken.has(place) ? 14 : 0;
    return { key: place, place, number, x: x + off, y: y + off };
  });
}
