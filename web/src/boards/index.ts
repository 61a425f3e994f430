/** The boards by game id. Each is loaded when its game is opened. */
import type { BoardModule } from './board';

const FOLDERS = import.meta.glob<{ default: BoardModule }>('./*/index.ts');

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}
