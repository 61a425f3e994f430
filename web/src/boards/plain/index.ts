/** The board of every game that has none of its own. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';

export default { Board, guide: [], isOffBoard: () => false } satisfies BoardModule;
