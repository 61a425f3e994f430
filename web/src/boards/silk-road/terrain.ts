/** Mountains, dunes and palms where no city and no track is: always the same for the same map. */
import { MAP_HEIGHT, MAP_WIDTH, type CityPlace, type Rect, type Spot } from './layout';
import type { Track } from './tracks';
import type { Printed } from './view';

export interface Feature extends Spot {
  symbol: string;
  width: number;
  height: number;
}

export interface Land {
  features: readonly Feature[];
  /** The largest free spot: the wind rose stands there. */
  rose: Spot | null;
  rivers: readonly string[];
  coast: string;
  /** Where the east ends and the west begins. */
  frontier: number;
}

const ACROSS = 62;
const DOWN = 50;
const SIZES: Record<string, { width: number; height: number }> = {
  mountain: { width: 60, height: 45 },
  hill: { width: 54, height: 27 },
  dune: { width: 56, height: 28 },
  palm: { width: 22, height: 33 },
  tent: { width: 36, height: 24 },
};

export function landOf(
  printed: Printed,
  places: Map<string, CityPlace>,
  tracks: readonly Track[],
): Land {
  const frontier = frontierOf(printed, places);
  const free = freeSpots(places, tracks);
  const rose = free.reduce<FreeSpot | null>(
    (best, spot) => (spot.room > (best?.room ?? 58) && inTheOpen(spot) ? spot : best),
    null,
  );
  const rest = free.filter((spot) => !rose || Math.hypot(spot.x - rose.x, spot.y - rose.y) > 92);
  const features = rest.flatMap((spot, at) => featureAt(spot, frontier, at));
  return { features, rose, rivers: riversOf(frontier), coast: coastLine(), frontier };
}

function inTheOpen(spot: Spot): boolean {
  return spot.x > 90 && spot.x < MAP_WIDTH - 90 && spot.y > 90 && spot.y < MAP_HEIGHT - 90;
}

/** Where the east ends and the west begins: between the cities of the two colours. */
function frontierOf(printed: Printed, places: Map<string, CityPlace>): number {
  const across = (colour: string) =>
    printed.cities.filter((city) => city.colour === colour).map((city) => places.get(city.id)!.x);
  const [east, west] = [across('orange'), across('purple')];
  if (!east.length || !west.length) return MAP_WIDTH / 2;
  return (Math.min(...east) + Math.max(...west)) / 2;
}

interface FreeSpot extends Spot {
  /** How far the next city or track is. */
  room: number;
}

function freeSpots(places: Map<string, CityPlace>, tracks: readonly Track[]): FreeSpot[] {
  const spots: FreeSpot[] = [];
  for (let row = 0; row * DOWN < MAP_HEIGHT - 40; row += 1) {
    for (let column = 0; column * ACROSS < MAP_WIDTH - 40; column += 1) {
      const x = 40 + column * ACROSS + (row % 2) * (ACROSS / 2) + 18 * (chance(column, row) - 0.5);
      const y = 34 + row * DOWN + 14 * (chance(row, column + 7) - 0.5);
      const room = roomAt({ x, y }, places, tracks);
      if (room > 15 && x > 74 + 20 * Math.sin(y / 70) && x < MAP_WIDTH - 34)
        spots.push({ x, y, room });
    }
  }
  return spots;
}

function roomAt(spot: Spot, places: Map<string, CityPlace>, tracks: readonly Track[]): number {
  let room = Infinity;
  for (const { box } of places.values()) room = Math.min(room, distanceTo(box, spot) - 8);
  for (const { points } of tracks) {
    for (const point of points)
      room = Math.min(room, Math.hypot(point.x - spot.x, point.y - spot.y) - 4);
  }
  return room;
}

function distanceTo(box: Rect, spot: Spot): number {
  const across = Math.max(box.left - spot.x, 0, spot.x - box.right);
  const down = Math.max(box.top - spot.y, 0, spot.y - box.bottom);
  return Math.hypot(across, down);
}

function featureAt(spot: FreeSpot, frontier: number, at: number): Feature[] {
  const kind = kindAt(spot, frontier, chance(at, Math.round(spot.x)));
  if (!kind) return [];
  const size = SIZES[kind]!;
  const fit = Math.min(1, spot.room / 25) * (0.8 + 0.35 * chance(at, 3));
  return [
    { x: spot.x, y: spot.y, symbol: kind, width: size.width * fit, height: size.height * fit },
  ];
}

/** High mountains on the frontier and along the rim of the east, sand inside; green in the west. */
function kindAt(spot: Spot, frontier: number, luck: number): string | null {
  const isPass = Math.abs(spot.x - frontier) < 70;
  const isRim = spot.y < 90 || spot.y > MAP_HEIGHT - 90;
  if (isPass) return luck < 0.9 ? 'mountain' : 'hill';
  if (spot.x > frontier) {
    if (isRim) return luck < 0.75 ? 'mountain' : luck < 0.9 ? 'hill' : null;
    return luck < 0.62 ? 'dune' : luck < 0.68 ? 'tent' : luck < 0.74 ? 'hill' : null;
  }
  if (isRim) return luck < 0.45 ? 'hill' : luck < 0.7 ? 'palm' : null;
  return luck < 0.22
    ? 'palm'
    : luck < 0.5
      ? 'hill'
      : luck < 0.58
        ? 'tent'
        : luck < 0.72
          ? 'dune'
          : null;
}

/** A number from 0 to 1 that looks random and is always the same. */
function chance(one: number, other: number): number {
  const wild = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}

/** One river through the west to the south, one from the mountains into the desert, one eastern. */
function riversOf(frontier: number): string[] {
  return [
    winding({ x: frontier * 0.52, y: 18 }, { x: frontier * 0.3, y: MAP_HEIGHT - 14 }, 26),
    winding({ x: frontier + 30, y: 120 }, { x: frontier + 400, y: 300 }, 18),
    winding(
      { x: MAP_WIDTH - 330, y: MAP_HEIGHT - 14 },
      { x: MAP_WIDTH - 18, y: MAP_HEIGHT * 0.32 },
      22,
    ),
  ];
}

function winding(from: Spot, to: Spot, swing: number): string {
  const steps = 22;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const sway = Math.sin(step * 1.25) * swing * (0.6 + 0.6 * chance(step, swing));
    const [across, down] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(across, down);
    return {
      x: from.x + across * part - (down / length) * sway,
      y: from.y + down * part + (across / length) * sway,
    };
  });
  return smooth(points);
}

/** The western sea's coast, from north to south. */
function coastLine(): string {
  const points = Array.from({ length: 30 }, (_, step) => {
    const y = -10 + (step * (MAP_HEIGHT + 20)) / 29;
    return { x: 46 + 20 * Math.sin(y / 70) + 9 * Math.sin(y / 19), y };
  });
  return smooth(points);
}

function smooth(points: readonly Spot[]): string {
  const [first, ...rest] = points;
  let path = `M${first!.x.toFixed(1)} ${first!.y.toFixed(1)}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1] ?? point;
    path += `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
  });
  return path;
}
