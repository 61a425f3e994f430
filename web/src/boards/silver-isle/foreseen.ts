/** The view as it would be after what an offer is foretold to do. */
import type { Action, GameEvent, Offer } from '../board';
import type { Suit } from './suits';
import type { SilverIsleCrew, SilverIsleView } from '../../wire';

export function foreseen(view: SilverIsleView, { action, preview }: Offer): SilverIsleView {
  return (preview?.events ?? []).reduce((seen, event) => after(seen, event, action), view);
}

function after(view: SilverIsleView, event: GameEvent, action: Action): SilverIsleView {
  const suit = event.seat as Suit;
  const fact = (name: string) => String(event[name]);
  const crew = (change: Partial<SilverIsleCrew>, value = event.crew ?? action.crew) =>
    withCrew(view, suit, Number(value), change);
  switch (event.event) {
    case 'crew-moved':
      return crew({ place: standing(fact('end')) });
    case 'crew-unloaded':
      return crew({ place: standing(fact('place')) });
    case 'crew-loaded':
      return crew({ place: 'ship' });
    case 'crew-starved':
    case 'crew-removed':
      return crew({ place: 'europe', silver: false });
    case 'crew-replaced':
      return withCrew(crew({ place: 'europe' }), suit, Number(action.by), {
        place: standing(fact('place')),
      });
    case 'ship-sailed':
      return { ...view, ships: { ...view.ships, [suit]: fact('end') } };
    case 'silver-mined':
      return withMine(crew({ silver: true }), fact('owner') as Suit, {
        value: event.left as number,
      });
    case 'silver-claimed':
      return withGround(crew({ silver: true }), fact('source'), -1);
    case 'silver-loaded':
      return withHold(
        event.source === 'ground'
          ? withGround(view, fact('place'), -1)
          : crew({ silver: false }, action.source),
        suit,
        1,
      );
    case 'silver-unloaded':
      return ashore(withHold(view, suit, -1), suit, fact('place'));
    case 'silver-dropped':
      return withGround(crew({ silver: false }), `port-${suit}`, 1);
    case 'tile-gained':
    case 'tile-taken':
      return { ...view, control: { ...view.control, [fact('tile')]: suit } };
    case 'mine-discovered':
      return withMine(view, fact('owner') as Suit, {
        space: fact('space'),
        value: event.value as number,
      });
    case 'tile-laid':
      return { ...view, tiles: [...view.tiles, fact('tile')] };
    case 'port-placed':
      return { ...view, ports: { ...view.ports, [suit]: fact('tile') } };
    default:
      return view;
  }
}

/** Where a crew is, as the view says it: an event names whose port it is. */
function standing(place: string): string {
  return place.startsWith('port') ? 'port' : place;
}

function withCrew(
  view: SilverIsleView,
  suit: Suit,
  value: number,
  change: Partial<SilverIsleCrew>,
): SilverIsleView {
  const crews = view.crews[suit].map((crew) =>
    crew.value === value ? { ...crew, ...change } : crew,
  );
  return { ...view, crews: { ...view.crews, [suit]: crews } };
}

function withMine(
  view: SilverIsleView,
  owner: Suit,
  change: { space?: string; value: number },
): SilverIsleView {
  const mine = { space: '', ...view.mines[owner], ...change };
  return { ...view, mines: { ...view.mines, [owner]: mine } };
}

function withHold(view: SilverIsleView, suit: Suit, more: number): SilverIsleView {
  const ships = { ...view.silver.ships, [suit]: (view.silver.ships[suit] ?? 0) + more };
  return { ...view, silver: { ...view.silver, ships } };
}

function withGround(view: SilverIsleView, place: string, more: number): SilverIsleView {
  const name = place.replace('-', place.startsWith('port') ? ' ' : '-');
  const ground = { ...view.silver.ground, [name]: (view.silver.ground[name] ?? 0) + more };
  return { ...view, silver: { ...view.silver, ground } };
}

function ashore(view: SilverIsleView, suit: Suit, place: string): SilverIsleView {
  if (place !== 'europe') return withGround(view, place, 1);
  const europe = { ...view.silver.europe, [suit]: (view.silver.europe[suit] ?? 0) + 1 };
  return { ...view, silver: { ...view.silver, europe } };
}
