/** What an offer would do, as all that is drawn half transparent. */
import type { Action, Offer } from '../board';
import { pair, type Spot } from './cells';
import { closestPlace, placeSpot, spaceSpot, type Chart } from './chart';
import { poolOf } from './crews';
import { foreseen } from './foreseen';
import { coinsOf, shipsOf, stacksOf, type Coin, type ShipPiece, type Stack } from './pieces';
import { shorePaths } from './shores';
import { ATTACKS } from './spots';
import { SUITS, type Suit } from './suits';
import type { SilverIsleMine, SilverIsleView } from '../../wire';

export interface Arrow {
  from: Spot;
  to: Spot;
  kind: 'move' | 'attack' | 'silver';
}

export interface Ghosts {
  coins: readonly Coin[];
  ships: readonly ShipPiece[];
  stacks: readonly Stack[];
  mines: readonly (SilverIsleMine & { suit: Suit })[];
  /** The shore lines of all whose land would be another. */
  shores: readonly { suit: Suit; path: string }[];
  /** Cells where a tile or a port would lie, and whose. */
  cells: readonly { name: string; suit: Suit | null }[];
  arrows: readonly Arrow[];
}

export function ghostsOf(offer: Offer | null, view: SilverIsleView, chart: Chart): Ghosts {
  const then = offer ? foreseen(view, offer) : view;
  const arrows = [...movesOf(chart, view, then), ...silverOf(chart, view, offer)];
  return {
    coins: others(coinsHere(chart, view), coinsHere(chart, then), sameCoin),
    ships: shipsHere(chart, then).filter(({ suit }) => hasOtherShip(view, then, suit)),
    stacks: others(stacksOf(chart, view), stacksOf(chart, then), sameStack).filter(
      ({ number }) => number > 0,
    ),
    mines: minesOf(then).filter(
      (mine) => !minesOf(view).some((old) => old.suit === mine.suit && old.value === mine.value),
    ),
    shores: others(shorePaths(chart, view), shorePaths(chart, then), sameShore),
    cells: [...newTiles(view, then), ...newPorts(view, then)],
    arrows: [...arrows, ...attackOf(chart, view, offer)],
  };
}

/** What is otherwise than before, or was not there. */
function others<Thing>(
  before: readonly Thing[],
  then: readonly Thing[],
  isSame: (one: Thing, other: Thing) => boolean,
): Thing[] {
  return then.filter((thing) => !before.some((old) => isSame(old, thing)));
}

const coinsHere = (chart: Chart, view: SilverIsleView) =>
  coinsOf(chart, view).filter(({ isElsewhere }) => !isElsewhere);
const shipsHere = (chart: Chart, view: SilverIsleView) =>
  shipsOf(chart, view).filter(({ isElsewhere }) => !isElsewhere);

/** Others of its pool may move up for a crew: only what is with the crew itself counts. */
const sameCoin = (one: Coin, other: Coin) =>
  one.key === other.key &&
  one.crew.place === other.crew.place &&
  one.crew.silver === other.crew.silver;
const sameStack = (one: Stack, other: Stack) =>
  one.key === other.key && one.number === other.number;
const sameShore = (one: { suit: Suit; path: string }, other: { suit: Suit; path: string }) =>
  one.suit === other.suit && one.path === other.path;

/** Another ship may only make room for it. */
function hasOtherShip(view: SilverIsleView, then: SilverIsleView, suit: Suit): boolean {
  const hold = (seen: SilverIsleView) => seen.silver.ships[suit] ?? 0;
  const aboard = (seen: SilverIsleView) => poolOf(seen, suit, 'ship').length;
  return (
    view.ships[suit] !== then.ships[suit] ||
    hold(view) !== hold(then) ||
    aboard(view) !== aboard(then)
  );
}

function minesOf({ mines }: SilverIsleView): Ghosts['mines'][number][] {
  return SUITS.flatMap((suit) => (mines[suit] ? [{ suit, ...mines[suit] }] : []));
}

function newTiles(view: SilverIsleView, then: SilverIsleView): Ghosts['cells'][number][] {
  return then.tiles
    .filter((name) => !view.tiles.includes(name))
    .map((name) => ({ name, suit: null }));
}

function newPorts(view: SilverIsleView, then: SilverIsleView): Ghosts['cells'][number][] {
  return SUITS.flatMap((suit) => {
    const name = then.ports[suit];
    return name && !view.ports[suit] ? [{ name, suit }] : [];
  });
}

// --- Arrows -------------------------------------------------------------------------------------

/** The ways of crews and ships. */
function movesOf(chart: Chart, view: SilverIsleView, then: SilverIsleView): Arrow[] {
  const coins = new Map(coinsHere(chart, view).map((coin) => [coin.key, coin]));
  const ships = new Map(shipsHere(chart, view).map((ship) => [ship.suit, ship]));
  const crewWays = coinsHere(chart, then).flatMap((coin) => {
    const from = coins.get(coin.key);
    return from && from.crew.place !== coin.crew.place ? [{ from, to: coin }] : [];
  });
  const shipWays = shipsHere(chart, then).flatMap((ship) =>
    view.ships[ship.suit] === then.ships[ship.suit]
      ? []
      : [{ from: ships.get(ship.suit)!, to: ship }],
  );
  return [...crewWays, ...shipWays].map((way) => ({ ...way, kind: 'move' as const }));
}

/** The way of a token to whoever takes it. */
function silverOf(chart: Chart, view: SilverIsleView, offer: Offer | null): Arrow[] {
  return (offer?.preview?.events ?? []).flatMap((event): Arrow[] => {
    const place = (name: string) => placeSpot(chart, view, String(event[name]));
    const ship = shipSpot(chart, view, event.seat as Suit);
    switch (event.event) {
      case 'silver-mined': {
        const mine = view.mines[event.owner as Suit];
        return mine ? [silver(spaceSpot(chart, pair(mine.space)), place('place'))] : [];
      }
      case 'silver-claimed':
        return [silver(place('source'), place('place'))];
      case 'silver-loaded':
        return event.place === 'europe' ? [] : [silver(place('place'), ship)];
      case 'silver-unloaded':
        return event.place === 'europe' ? [] : [silver(ship, place('place'))];
      default:
        return [];
    }
  });
}

const silver = (from: Spot, to: Spot): Arrow => ({ from, to, kind: 'silver' });

function shipSpot(chart: Chart, view: SilverIsleView, suit: Suit): Spot {
  return shipsHere(chart, view).find((ship) => ship.suit === suit)!;
}

/** From whoever attacks to what is attacked. What comes of it may be a secret, so that only the action tells of it. */
function attackOf(chart: Chart, view: SilverIsleView, offer: Offer | null): Arrow[] {
  if (!offer || !view.seat || !isAttack(offer)) return [];
  const { action } = offer;
  const from = attackerSpot(chart, view, view.seat, action);
  const to = targetSpot(chart, view, view.seat, action);
  return from && to ? [{ from, to, kind: 'attack' }] : [];
}

/** Who enters a tile that others hold fights for it. */
function isAttack({ action, preview }: Offer): boolean {
  return ATTACKS.has(action.do) || (action.do === 'step' && preview?.events.length === 0);
}

function attackerSpot(
  chart: Chart,
  view: SilverIsleView,
  suit: Suit,
  action: Action,
): Spot | undefined {
  if (action.do.startsWith('port')) return placeSpot(chart, view, `port-${suit}`);
  if (action.do.startsWith('ship')) return shipSpot(chart, view, suit);
  return coinsHere(chart, view).find(
    ({ crew, ...coin }) => coin.suit === suit && crew.value === Number(action.crew),
  );
}

function targetSpot(
  chart: Chart,
  view: SilverIsleView,
  suit: Suit,
  { seat, place }: Action,
): Spot | undefined {
  if (seat) return shipSpot(chart, view, seat as Suit);
  const attacked = place ?? closestPlace(chart, view, view.ships[suit]);
  return attacked ? placeSpot(chart, view, attacked) : undefined;
}

/** An arrow from one thing to another: it begins and ends beside their middles. */
export function arrowPath({ from, to }: Pick<Arrow, 'from' | 'to'>): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const air = far ? Math.min(ARROW_AIR / far, MOST_AIR) : 0;
  const at = (share: number) =>
    `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  return `M${at(air)}L${at(1 - air)}`;
}

/** How far beside, and at most which part of the way. */
const ARROW_AIR = 20;
const MOST_AIR = 0.28;
