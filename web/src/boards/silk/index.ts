import type { BoardModule, GameEvent } from '../board';
import type { SilkView } from '../../wire';
import Board from './Board.svelte';
import { guide } from './guide';
import Seat from './Seat.svelte';

const PAUSES: Record<string, number> = {
  'dice-rolled': 750,
  'turn-began': 250,
  'die-used': 500,
  'tile-laid': 0,
  'den-tile-laid': 0,
};

const silk: BoardModule<SilkView> = {
  Board,
  Seat,
  guide,
  pause: (event: GameEvent) => PAUSES[event.event] ?? 330,
  isAllOnBoard: true,
  quiet: ['tile-laid'],
};

export default silk;
