/** The plan of the map: worked out once for a printed map and a number of players. */
import { layOut, type CityPlace } from './layout';
import type { Arrow } from './road';
import shipped from './shipped.json';
import { landOf, type Land } from './terrain';
import { trackOf, type Track } from './tracks';
import type { Printed } from './view';
import type { SilkRoadView } from '../../wire';

/** road.setup.4, road.setup.5: tiles on a city, by the number of players. */
const TILES_PER_CITY: Record<number, number> = { 3: 5, 4: 3, 5: 4, 6: 5 };

export interface MapPlan {
  printed: Printed;
  places: Map<string, CityPlace>;
  land: Land;
  isEastward: boolean;
  tracks(arrows: readonly Arrow[]): readonly Track[];
}

let last: { key: string; plan: MapPlan } | null = null;

/** The map that the server plays with, else the one that comes along. */
export function planOf(view: SilkRoadView, served: Printed | null = null): MapPlan {
  const printed = served ?? (shipped as Printed);
  const isEastward = view.options.direction === 'east';
  const bonuses = String(view.options.bonus_set ?? 'neutral');
  const key = JSON.stringify([printed, view.players, isEastward, bonuses]);
  if (last?.key !== key) last = { key, plan: makePlan(printed, view.players, isEastward, bonuses) };
  return last.plan;
}

export function makePlan(
  printed: Printed,
  players: number,
  isEastward: boolean,
  bonuses: string,
): MapPlan {
  const colours = new Map(printed.cities.map((city) => [city.id, city.colour]));
  const actions = printed.printed[bonuses] ?? {};
  const tilesAt = (city: string) =>
    (colours.get(city) ? (TILES_PER_CITY[players] ?? 5) : 0) + (city in actions ? 1 : 0);
  const places = layOut(printed, tilesAt);
  const edges = printed.edges.map(({ from, to }) =>
    isEastward ? { from: to, to: from } : { from, to },
  );
  const tracks = edges.map((edge) => trackOf(edge, places));
  const drawn = new Map(tracks.map((track) => [`${track.from} ${track.to}`, track]));
  return {
    printed,
    places,
    isEastward,
    land: landOf(printed, places, tracks),
    tracks: (arrows) => arrows.flatMap((arrow) => drawn.get(`${arrow.from} ${arrow.to}`) ?? []),
  };
}
