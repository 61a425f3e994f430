/** The tracks between cities: bent so that they run around the cities in between. */
import { MEDALLION, type CityPlace, type Rect, type Spot } from './layout';
import type { Arrow } from './road';

export interface Track extends Arrow {
  path: string;
  /** The middle of the track, and the angle in which it is travelled there. */
  mark: Spot & { angle: number };
  points: readonly Spot[];
}

const BENDS = [0.08, -0.08, 0.2, -0.2, 0.34, -0.34, 0.5, -0.5];
const STEPS = 24;

export function trackOf(arrow: Arrow, places: Map<string, CityPlace>): Track {
  const [from, to] = [places.get(arrow.from)!, places.get(arrow.to)!];
  const others = [...places.values()].filter((place) => place !== from && place !== to);
  const own = [from.box, to.box];
  const costs = BENDS.map((bend, at) => cost(curve(from, to, bend), others, own) + at * 0.6);
  const points = curve(from, to, BENDS[costs.indexOf(Math.min(...costs))]!);
  const middle = points.length / 2;
  const [before, after] = [points[Math.floor(middle) - 1]!, points[Math.ceil(middle)]!];
  return {
    ...arrow,
    points,
    path: `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join('L')}`,
    mark: {
      x: round((before.x + after.x) / 2),
      y: round((before.y + after.y) / 2),
      angle: round((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI),
    },
  };
}

/** A bow between two medallions: the points that lie outside of both. */
function curve(from: Spot, to: Spot, bend: number): Spot[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - down * bend, y: (from.y + to.y) / 2 + across * bend };
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    between(from, middle, to, step / STEPS),
  );
  const isOutside = (point: Spot, city: Spot) =>
    Math.hypot(point.x - city.x, point.y - city.y) > MEDALLION + 4;
  return points.filter((point) => isOutside(point, from) && isOutside(point, to));
}

function between(from: Spot, middle: Spot, to: Spot, part: number): Spot {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: a * from.x + b * middle.x + c * to.x, y: a * from.y + b * middle.y + c * to.y };
}

/** How much of a track runs below other cities, or below the tiles of its own. */
function cost(points: readonly Spot[], others: readonly CityPlace[], own: readonly Rect[]): number {
  const below = (box: Rect) => points.filter((point) => isIn(point, box)).length;
  const foreign = others.reduce((sum, place) => sum + below(place.box), 0);
  return 3 * foreign + own.reduce((sum, box) => sum + below(box), 0);
}

function isIn(point: Spot, box: Rect): boolean {
  return point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
