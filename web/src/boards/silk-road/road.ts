/** The roads of the map, as they are travelled in this game. */
import type { City, Printed } from './view';
import type { SilkRoadView } from '../../wire';

export interface Arrow {
  from: string;
  to: string;
}

export interface Road {
  cities: Map<string, City>;
  arrows: readonly Arrow[];
  /** The action printed on a city, by city. */
  actions: Record<string, string>;
  caravan: string;
  /** The caravan's city and all that it may still come to. */
  ahead: Set<string>;
  /** Where the next move may lead. */
  next: readonly string[];
}

export function readRoad(view: SilkRoadView, printed: Printed): Road {
  const isWest = (view.options.direction ?? 'west') === 'west';
  const arrows = printed.edges.map(({ from, to }) =>
    isWest ? { from, to } : { from: to, to: from },
  );
  const ways = (city: string) =>
    arrows.filter((arrow) => arrow.from === city).map((arrow) => arrow.to);
  return {
    cities: new Map(printed.cities.map((city) => [city.id, city])),
    arrows,
    actions: printed.printed[String(view.options.bonus_set ?? 'neutral')] ?? {},
    caravan: view.caravan,
    ahead: reachable(view.caravan, ways),
    next: ways(view.caravan),
  };
}

function reachable(start: string, ways: (city: string) => string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (found.has(here)) continue;
    found.add(here);
    waiting.push(...ways(here));
  }
  return found;
}

/** How many moves at most lead to each city from the printed start. */
export function layersOf(printed: Printed): Map<string, number> {
  const layers = new Map(printed.cities.map((city) => [city.id, 0]));
  for (const _round of printed.cities) {
    for (const { from, to } of printed.edges) {
      layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(from) ?? 0) + 1));
    }
  }
  return layers;
}
