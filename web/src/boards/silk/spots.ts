/** Which spot of the picture each offer is about. */
import type { GameEvent, Offer } from '../board';
import { neighbour } from './geometry';
import type { SilkPosition } from '../../wire';

export interface Spots {
  /** Offers by tile, side and corner; by `tile direction` where a worm would leave the board. */
  tiles: Map<string, Offer[]>;
  sides: Map<string, Offer[]>;
  corners: Map<string, Offer[]>;
  edges: Map<string, Offer[]>;
  /** Offers by action, and under each action by the die's face. */
  actions: Map<string, Offer[]>;
}

export function spotsOf(offers: readonly Offer[], position: SilkPosition): Spots {
  const spots: Spots = {
    tiles: new Map(),
    sides: new Map(),
    corners: new Map(),
    edges: new Map(),
    actions: new Map(),
  };
  for (const offer of offers) {
    const { tile, side, corner, deed } = offer.action;
    if (deed) add(spots.actions, deed, offer);
    else if (tile) add(spots.tiles, tile, offer);
    else if (side) add(spots.sides, side, offer);
    else if (corner) add(spots.corners, corner, offer);
    else addByDirection(spots, offer, position);
  }
  return spots;
}

/** Moves name a direction only: it leads from where the moving piece is to the next tile. */
function addByDirection(spots: Spots, offer: Offer, position: SilkPosition): void {
  const { do: verb, direction } = offer.action;
  const start = STARTS[verb]?.(position);
  if (!start || !direction) return;
  const [end, isOff] = neighbour(start, direction, position.tiles.length);
  if (isOff && verb === 'bump') add(spots.edges, `${start} ${direction}`, offer);
  else add(spots.tiles, end, offer);
}

const STARTS: Record<string, (position: SilkPosition) => string | null | undefined> = {
  move_shepherd: (position) => position.shepherds[position.turn ?? ''],
  move_mastiff: (position) => position.mastiffs[position.turn ?? ''],
  move_ookami: (position) => position.ookami,
  push: (position) => position.bumped_from,
  bump: (position) => position.bumped_from,
};

function add(spots: Map<string, Offer[]>, key: string, offer: Offer): void {
  spots.set(key, [...(spots.get(key) ?? []), offer]);
}

/** The places that events are about: the last move stays faintly marked. */
export function touched(events: readonly GameEvent[]): Set<string> {
  const places = events.flatMap((event) => [
    event.tile,
    event.start,
    event.end,
    event.side,
    corner(event),
  ]);
  return new Set(places.filter((place): place is string => typeof place === 'string'));
}

function corner(event: GameEvent): string | undefined {
  return event.corner === undefined ? undefined : `<${String(event.corner)}>`;
}
