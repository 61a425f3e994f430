/** The boards by game id. Each is loaded when its game is opened; a game without a folder is
 * shown as a plain table. */
import type { BoardModule } from './board';

const FOLDERS = import.meta.glob<{ default: BoardModule }>('./*/index.ts');

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = FOLDERS[`./${game}/index.ts`] ?? FOLDERS['./plain/index.ts']!;
  return (await load()).default;
}
