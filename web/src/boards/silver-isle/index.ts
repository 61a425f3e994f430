import type { BoardModule, GameEvent, Offer } from '../board';
import type { SilverIsleView } from '../../wire';
import Board from './Board.svelte';
import { makeChart } from './chart';
import { guide } from './guide';
import Seat from './Seat.svelte';
import { BUTTONS } from './spots';

const SLOW = new Set(['fight-fought', 'fight-won', 'fight-pushed']);
const QUICK = new Set(['turn-began', 'crew-named', 'tile-drawn']);

function pause({ event }: GameEvent): number {
  if (SLOW.has(event)) return 350;
  return QUICK.has(event) ? 0 : 220;
}

/** Low docks below the sea, as wide as there is room. */
function leastShape(view: SilverIsleView): number {
  const { width, height } = makeChart(view, 0);
  return height / width;
}

export default {
  Board,
  Seat,
  guide,
  pause,
  leastShape,
  isOffBoard: (offer: Offer) => BUTTONS.has(offer.action.do) || offer.targets.length === 0,
  quiet: ['tile-drawn', 'tile-laid', 'turn-began'],
} satisfies BoardModule<SilverIsleView>;
