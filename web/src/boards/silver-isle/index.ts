import type { BoardModule, GameEvent, Offer } from '../board';
import Board from './Board.svelte';
import { guide } from './guide';
import Seat from './Seat.svelte';
import { BUTTONS } from './spots';

const SLOW = new Set(['fight-fought', 'fight-won', 'fight-pushed']);
const QUICK = new Set(['turn-began', 'crew-named', 'tile-drawn']);

function pause({ event }: GameEvent): number {
  if (SLOW.has(event)) return 350;
  return QUICK.has(event) ? 0 : 220;
}

export default {
  Board,
  Seat,
  guide,
  pause,
  isOffBoard: (offer: Offer) => BUTTONS.has(offer.action.do) || offer.targets.length === 0,
  quiet: ['tile-drawn', 'tile-laid', 'turn-began'],
} satisfies BoardModule;
