/** Where everything lies on the chart: geometry, no rules. x grows east, y north; the page's y down. */
import { cellName, pair, type Spot } from './cells';
import { SUITS, coastOf, type Coast, type Suit } from './suits';
import type { SilverIsleView } from '../../wire';

export interface Rect extends Spot {
  width: number;
  height: number;
}

export const CELL = 100;
/** How far a ship lies from its corner, and what else fits beside it if several lie there. */
const BERTHS: readonly Spot[] = [
  { x: 0.3, y: 0.3 },
  { x: 0.34, y: -0.3 },
  { x: -0.3, y: 0.34 },
  { x: 0.78, y: 0.72 },
];
const RATIO = 1.34;

export interface Chart {
  width: number;
  height: number;
  /** The sea; docks lie beside it, or below on narrow screens. */
  sea: Rect;
  isNarrow: boolean;
  docks: Record<Suit, Rect>;
  land: ReadonlySet<string>;
  west: number;
  north: number;
  margin: number;
}

/** `shape` is the height of a narrow place divided by its width, which the docks grow to fill; null where it is wide. */
export function makeChart(
  view: SilverIsleView,
  shape: number | null,
  extra: readonly Spot[] = [],
): Chart {
  const isNarrow = shape !== null;
  const cells = [...view.tiles, ...Object.values(view.ports)].map(pair);
  const all = [...cells, ...extra, { x: -2, y: -2 }, { x: 2, y: 2 }];
  const [xs, ys] = [all.map((cell) => cell.x), all.map((cell) => cell.y)];
  const margin = isNarrow ? 78 : 104;
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const sea = {
    x: 0,
    y: 0,
    width: (Math.max(...xs) - west + 1) * CELL + 2 * margin,
    height: (north - Math.min(...ys) + 1) * CELL + 2 * margin,
  };
  const land = new Set(cells.map(cellName));
  const base = { land, west, north, margin, isNarrow };
  return isNarrow ? { ...base, ...stacked(view, sea, shape) } : { ...base, ...flanked(view, sea) };
}

/** Docks left and right of the sea, clockwise from the north as the seats sit. */
function flanked(
  view: SilverIsleView,
  sea: Rect,
): Pick<Chart, 'width' | 'height' | 'sea' | 'docks'> {
  const height = Math.max(sea.height, 760);
  const dock = Math.min(330, Math.max(204, (RATIO * height - sea.width) / 2));
  const placed = { ...sea, x: dock, y: (height - sea.height) / 2 };
  const half = height / 2;
  const right = dock + sea.width;
  const byCoast: Record<Coast, Rect> = {
    north: { x: 0, y: 0, width: dock, height: half },
    east: { x: right, y: 0, width: dock, height: half },
    south: { x: right, y: half, width: dock, height: half },
    west: { x: 0, y: half, width: dock, height: half },
  };
  return { width: sea.width + 2 * dock, height, sea: placed, docks: docksOf(view, byCoast) };
}

/** Heights of docks below the sea, as parts of their widths: one's own crews are large enough for a finger. */
const DOCK_SHAPES = { own: 0.335, least: 0.44, most: 0.66 };

/** Docks below the sea: one's own first and across, the others in a row. */
function stacked(
  view: SilverIsleView,
  sea: Rect,
  shape: number,
): Pick<Chart, 'width' | 'height' | 'sea' | 'docks'> {
  const width = Math.max(sea.width, 740);
  const own = { x: 0, y: sea.height, width, height: DOCK_SHAPES.own * width };
  const third = width / 3;
  const wished = width * shape - sea.height - own.height;
  const height = Math.min(DOCK_SHAPES.most * third, Math.max(DOCK_SHAPES.least * third, wished));
  const y = own.y + own.height;
  const first = view.seat ?? SUITS[0]!;
  const others = SUITS.filter((suit) => suit !== first).map(
    (suit, at) => [suit, { x: at * third, y, width: third, height }] as const,
  );
  const docks = Object.fromEntries([[first, own], ...others]) as Record<Suit, Rect>;
  return {
    width,
    height: y + height,
    sea: { ...sea, x: (width - sea.width) / 2 },
    docks,
  };
}

function docksOf(view: SilverIsleView, byCoast: Record<Coast, Rect>): Record<Suit, Rect> {
  const docks = SUITS.map((suit) => [suit, byCoast[coastOf(view, suit)]]);
  return Object.fromEntries(docks) as Record<Suit, Rect>;
}

/** A point of the chart's own numbers (corners are whole) on the page. */
export function at(chart: Chart, x: number, y: number): Spot {
  return {
    x: chart.sea.x + chart.margin + (x - chart.west) * CELL,
    y: chart.sea.y + chart.margin + (chart.north + 1 - y) * CELL,
  };
}

export function cellSpot(chart: Chart, cell: Spot): Spot {
  return at(chart, cell.x + 0.5, cell.y + 0.5);
}

export function spaceSpot(chart: Chart, space: Spot): Spot {
  return at(chart, (space.x + 0.5) / 2, (space.y + 0.5) / 2);
}

/** Where a place of an action lies: a space, or a port. */
export function placeSpot(chart: Chart, view: SilverIsleView, place: string): Spot {
  if (!place.startsWith('port')) return spaceSpot(chart, pair(place));
  const suit = place.slice(-1) as Suit;
  return cellSpot(chart, pair(view.ports[suit] ?? '0,0'));
}

/** The one tile of a corner where ships can be; none if land is unknown there. */
export function shoreOf(chart: Chart, corner: Spot): Spot | null {
  const around = [-1, 0].flatMap((x) => [-1, 0].map((y) => ({ x: corner.x + x, y: corner.y + y })));
  return around.find((cell) => chart.land.has(cellName(cell))) ?? null;
}

/** The space, or the port's cell, that is closest to a ship. */
export function closestPlace(chart: Chart, view: SilverIsleView, corner: string): string | null {
  const point = pair(corner);
  const shore = shoreOf(chart, point);
  if (!shore) return null;
  const port = SUITS.find((suit) => view.ports[suit] === cellName(shore));
  if (port) return `port-${port}`;
  return `[${2 * shore.x + Number(point.x > shore.x)},${2 * shore.y + Number(point.y > shore.y)}]`;
}

/** Where a ship lies: off the corner, on the water; several lie side by side. */
export function berth(chart: Chart, corner: Spot, number: number): Spot {
  const shore = shoreOf(chart, corner) ?? { x: corner.x - 1, y: corner.y - 1 };
  const out = { x: corner.x > shore.x ? 1 : -1, y: corner.y > shore.y ? 1 : -1 };
  const off = BERTHS[number % BERTHS.length]!;
  return at(chart, corner.x + out.x * off.x, corner.y + out.y * off.y);
}

/** isle.build.12, isle.port.3: the cell beyond the outermost tile of a line, on a coast. */
export function lineEnd(view: SilverIsleView, coast: Coast, line: number): Spot {
  const tiles = view.tiles.map(pair);
  const isColumn = coast === 'north' || coast === 'south';
  const reach = tiles
    .filter((tile) => (isColumn ? tile.x : tile.y) === line)
    .map((tile) => (isColumn ? tile.y : tile.x));
  const isOut = coast === 'north' || coast === 'east';
  const end = isOut ? Math.max(...reach) + 1 : Math.min(...reach) - 1;
  return isColumn ? { x: line, y: end } : { x: end, y: line };
}
