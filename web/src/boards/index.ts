/** The boards by game id. Each is loaded when its game is opened; a game without a folder is
 * shown as a plain table. */
import type { BoardModule } from './board';

const FOLDERS = import.meta.glob<{ default: BoardModule<never> }>('./*/index.ts');

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = FOLDERS[`./${game}/index.ts`] ?? FOLDERS['./plain/index.ts']!;
  // Each board takes views of its own game alone; the shell, which knows no game, hands it no others.
  return (await load()).default as BoardModule;
}
