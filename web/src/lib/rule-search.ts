/** Finds clauses and rulings of a rules page by a word, or by their ids, as `serai rules` does. */

export interface Found {
  id: string;
  text: string;
}

const CLAUSES = /^- \*\*([a-z]+(?:\.[a-z0-9]+)+)\*\*((?:.|\n(?= ))*)/gm;
const RULINGS = /^### (R\d+)\b((?:.|\n(?!#))*)/gm;

/** Small letters without accents, on one line. */
function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFD');
  return letters.replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

function readable(text: string): string {
  const words = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
  return words.replace(/\s+/g, ' ').trim();
}

/** What the page says about this: a word or its beginning, or the id of a clause or ruling. */
export function findInRules(source: string, query: string): Found[] {
  const wanted = plain(query);
  if (!wanted) return [];
  const word = new RegExp(`\\b${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  const all = [...source.matchAll(CLAUSES), ...source.matchAll(RULINGS)];
  return all
    .map(([, id, text]) => ({ id: id!, text: readable(text!) }))
    .filter(({ id, text }) => isCalled(plain(id), wanted) || word.test(plain(text)));
}

/** Whether this is the id, with or without the game's name, or its beginning. */
function isCalled(id: string, wanted: string): boolean {
  const short = id.slice(id.indexOf('.') + 1);
  return [id, short].some((name) => `${name}.`.startsWith(`${wanted}.`));
}
