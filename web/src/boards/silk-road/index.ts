import type { BoardModule, GameEvent, Offer } from '../board';
import type { SilkRoadView } from '../../wire';
import Board from './Board.svelte';
import { PLACED } from './choices';
import { guide } from './guide';
import Seat from './Seat.svelte';

/** Set-up goes by at once; what people do takes a moment. */
const QUICK = new Set([
  'tile-laid',
  'tile-replaced',
  'tiles-swapped',
  'good-drawn',
  'drawn-good-seen',
  'holder-chosen',
]);
const SLOW = new Set(['caravan-moved', 'goods-revealed', 'prize-won']);

function pause({ event }: GameEvent): number {
  if (QUICK.has(event)) return 0;
  return SLOW.has(event) ? 350 : 250;
}

export default {
  Board,
  Seat,
  guide,
  pause,
  leastShape: () => 1.3,
  // Bids, numbers and goods have spots on a wide board too, but not all of them where there are many.
  isOffBoard: (offer: Offer) => !PLACED.has(offer.action.do),
  quiet: [...QUICK].filter((event) => event !== 'holder-chosen'),
} satisfies BoardModule<SilkRoadView>;
