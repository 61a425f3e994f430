/**
 * Where the cities of a map lie on the drawing. The map is data: positions are taken from it where
 * it has them, worked out from the roads where it has none, and moved apart until no two overlap.
 */
import { layersOf } from './road';
import type { Printed } from './view';

export interface Spot {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 800;
export const MEDALLION = 27;
export const TILE = 31;
export const TILE_GAP = 3;
const ROW_TOP = MEDALLION + 19;
const MARGIN = { left: 118, right: 26, top: 34, bottom: 22 };
const GAP = 7;
const LETTER = 10.5;

export interface CityPlace extends Spot {
  id: string;
  /** How far the city with its name and its tiles reaches. */
  box: Rect;
}

/** A city's size around its medallion: the medallion, its name, and its tiles in a row. */
export function sizeOf(name: string, tiles: number): Rect {
  const row = tiles * (TILE + TILE_GAP);
  const half = Math.max(row, name.length * LETTER + 20, 2 * MEDALLION) / 2;
  return {
    left: -half,
    right: half,
    top: -MEDALLION,
    bottom: tiles ? ROW_TOP + TILE + 3 : MEDALLION + 18,
  };
}

/** Where the tiles of a city lie, as offsets of their middles from the medallion's. */
export function tileSpots(number: number): Spot[] {
  const step = TILE + TILE_GAP;
  return Array.from({ length: number }, (_, at) => ({
    x: (at - (number - 1) / 2) * step,
    y: ROW_TOP + TILE / 2 + 1,
  }));
}

export function layOut(
  printed: Printed,
  tilesAt: (city: string) => number,
): Map<string, CityPlace> {
  const wanted = hasPositions(printed) ? printedSpots(printed) : layeredSpots(printed);
  const sizes = new Map(
    printed.cities.map((city) => [city.id, sizeOf(city.name, tilesAt(city.id))]),
  );
  const spots = moveApart(wanted, sizes);
  return new Map(
    printed.cities.map(({ id }) => {
      const spot = spots.get(id)!;
      return [id, { id, ...spot, box: around(spot, sizes.get(id)!) }];
    }),
  );
}

export function around(spot: Spot, size: Rect): Rect {
  return {
    left: spot.x + size.left,
    right: spot.x + size.right,
    top: spot.y + size.top,
    bottom: spot.y + size.bottom,
  };
}

function hasPositions(printed: Printed): boolean {
  const spots = new Set(printed.cities.map((city) => `${city.x},${city.y}`));
  return spots.size === printed.cities.length;
}

/** The map's own positions, stretched over the drawing. */
function printedSpots(printed: Printed): Map<string, Spot> {
  const across = printed.cities.map((city) => city.x);
  const down = printed.cities.map((city) => city.y);
  return new Map(
    printed.cities.map((city) => [
      city.id,
      {
        x: stretch(city.x, across, MARGIN.left + 66, MAP_WIDTH - MARGIN.right - 74),
        y: stretch(city.y, down, MARGIN.top + MEDALLION + 8, MAP_HEIGHT - MARGIN.bottom - 96),
      },
    ]),
  );
}

function stretch(value: number, values: readonly number[], from: number, to: number): number {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return from + ((value - least) / range) * (to - from);
}

/** Cities by the moves that lead to them, the start on the right; side by side from north to south. */
function layeredSpots(printed: Printed): Map<string, Spot> {
  const layers = layersOf(printed);
  const last = Math.max(...layers.values(), 1);
  const columns = Array.from({ length: last + 1 }, (_, layer) =>
    printed.cities.filter((city) => layers.get(city.id) === layer).map((city) => city.id),
  );
  const spots = new Map<string, Spot>();
  columns.forEach((column, layer) => {
    const x = MAP_WIDTH - 110 - (layer / last) * (MAP_WIDTH - 290);
    column.forEach((id, row) => {
      const wave =
        column.length === 1 ? 0.5 + 0.22 * (layer % 2 ? 1 : -1) : (row + 0.5) / column.length;
      spots.set(id, { x, y: 40 + wave * (MAP_HEIGHT - 140) });
    });
  });
  return spots;
}

const ROUNDS = 600;

/** Push cities apart that overlap, a little at a time, and keep all of them on the map. */
export function moveApart(wanted: Map<string, Spot>, sizes: Map<string, Rect>): Map<string, Spot> {
  const spots = new Map(
    [...wanted].map(([id, spot]) => [id, keepInside({ ...spot }, sizes.get(id)!)]),
  );
  const ids = [...spots.keys()];
  for (let round = 0; round < ROUNDS; round += 1) {
    let isClear = true;
    for (const [at, one] of ids.entries()) {
      for (const other of ids.slice(at + 1))
        isClear = !part(spots, sizes, [one, other], round % 7 === 6) && isClear;
    }
    for (const id of ids) keepInside(spots.get(id)!, sizes.get(id)!);
    if (isClear) break;
  }
  return spots;
}

/** Along the way that is shorter; now and then along the other, or two could be stuck at the rim. */
function part(
  spots: Map<string, Spot>,
  sizes: Map<string, Rect>,
  [one, other]: [string, string],
  isOdd: boolean,
): boolean {
  const [a, b] = [spots.get(one)!, spots.get(other)!];
  const [first, second] = [around(a, sizes.get(one)!), around(b, sizes.get(other)!)];
  const across = Math.min(first.right, second.right) - Math.max(first.left, second.left) + GAP;
  const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) + GAP;
  if (across <= 0 || down <= 0) return false;
  const isAcross = across < down !== isOdd;
  const push = (isAcross ? across : down) * 0.3 + 0.4;
  const way = isAcross ? Math.sign(b.x - a.x || 1) : Math.sign(b.y - a.y || 1);
  if (isAcross) {
    a.x -= way * push;
    b.x += way * push;
  } else {
    a.y -= way * push;
    b.y += way * push;
  }
  return true;
}

function keepInside(spot: Spot, size: Rect): Spot {
  const low = { x: MARGIN.left - size.left - 40, y: MARGIN.top - size.top };
  const high = {
    x: MAP_WIDTH - MARGIN.right - size.right,
    y: MAP_HEIGHT - MARGIN.bottom - size.bottom,
  };
  spot.x = Math.min(high.x, Math.max(low.x, spot.x));
  spot.y = Math.min(high.y, Math.max(low.y, spot.y));
  return spot;
}

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
