/** Which spots of the board an offer is about. What has none (ending a turn, declining) is a button. */
import type { Offer } from '../board';
import { closestPlace, type Chart } from './chart';
import type { Suit } from './suits';
import type { SilverIsleView } from '../../wire';

export type SpotKey = string;

export const crewKey = (value: number | string): SpotKey => `crew ${value}`;
export const placeKey = (place: string): SpotKey => `place ${place}`;
export const harbourKey = (harbour: string): SpotKey => `harbour ${harbour}`;
export const lineKey = (line: number | string): SpotKey => `line ${line}`;
export const mineKey = (suit: string): SpotKey => `mine ${suit}`;
export const shipKey = (suit: string): SpotKey => `ship ${suit}`;
export const HOLD_SILVER: SpotKey = 'silver aboard';

/** The actions of which a spot is not enough: they are buttons as well, as all are. */
export const BUTTONS: ReadonlySet<string> = new Set(['pass', 'decline']);

export const ATTACKS: ReadonlySet<string> = new Set([
  'attack',
  'port_attacks',
  'ship_attacks_shore',
  'ship_attacks_ship',
  'port_attacks_ship',
]);

type Finder = (offer: Offer, view: SilverIsleView, chart: Chart, suit: Suit) => SpotKey[];

const crew = ({ action }: Offer) => [crewKey(action.crew!)];
const crewAndPlace = ({ action }: Offer) => [crewKey(action.crew!), placeKey(action.place!)];

function shore(view: SilverIsleView, chart: Chart, suit: Suit): SpotKey[] {
  const place = closestPlace(chart, view, view.ships[suit]);
  return place ? [placeKey(place)] : [];
}

const FINDERS: Record<string, Finder> = {
  lay_tile: ({ action }) => [lineKey(action.line!)],
  place_port: ({ action }) => [lineKey(action.line!)],
  starve: crew,
  step: crewAndPlace,
  claim: crewAndPlace,
  attack: crewAndPlace,
  sail: ({ action }, _view, _chart, suit) => [harbourKey(action.harbour!), shipKey(suit)],
  load_crew: ({ action }, _view, _chart, suit) => [crewKey(action.crew!), shipKey(suit)],
  load_silver: ({ action }, view, chart, suit) => [
    ...(action.source === 'ground' ? shore(view, chart, suit) : [crewKey(action.source!)]),
    shipKey(suit),
  ],
  ship_claims: ({ action }, _view, _chart, suit) => [placeKey(action.place!), shipKey(suit)],
  unload_crew: ({ action }, _view, _chart, suit) => [crewKey(action.crew!), shipKey(suit)],
  unload_silver: (_offer, _view, _chart, suit) => [HOLD_SILVER, shipKey(suit)],
  mine: ({ action }) => [crewKey(action.crew!), mineKey(action.seat!)],
  drop_silver: crew,
  ship_attacks_ship: ({ action }, _view, _chart, suit) => [shipKey(action.seat!), shipKey(suit)],
  ship_attacks_shore: (_offer, view, chart, suit) => [...shore(view, chart, suit), shipKey(suit)],
  port_attacks: ({ action }, _view, _chart, suit) => [
    placeKey(action.place!),
    placeKey(`port-${suit}`),
  ],
  port_attacks_ship: ({ action }, _view, _chart, suit) => [
    shipKey(action.seat!),
    placeKey(`port-${suit}`),
  ],
  remove: crew,
  keep: crew,
  replace: ({ action }) => [crewKey(action.crew!), crewKey(action.by!)],
  discover: ({ action }) => [placeKey(action.space!)],
};

export function spotsOf(offer: Offer, view: SilverIsleView, chart: Chart): SpotKey[] {
  if (view.seat === null) return [];
  return FINDERS[offer.action.do]?.(offer, view, chart, view.seat) ?? [];
}

/** All offers by spot. */
export function bySpot(
  offers: readonly Offer[],
  view: SilverIsleView,
  chart: Chart,
): Map<SpotKey, Offer[]> {
  const found = new Map<SpotKey, Offer[]>();
  for (const offer of offers) {
    for (const key of new Set(spotsOf(offer, view, chart)))
      found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return found;
}
