/** What people call Silk's places by the grid that the rim of the board shows; Python says the same (`silk/naming.py`). */
import { COLUMNS, readPlace } from './geometry';

type Place = readonly [row: number, column: number];

export const columnName = (column: number): string => String.fromCharCode(65 + column);
export const rowName = (row: number): string => String(row + 1);
const nameOf = ([row, column]: Place): string => columnName(column) + rowName(row);

/** A tile: C2. */
export function gridName(tile: string): string {
  return nameOf(readPlace(tile));
}

/** The tiles that meet at a corner: B2, C2, B3, C3. */
export function cornerNames(corner: string, rows: number): string[] {
  const [row, column] = readPlace(corner);
  const above = [row - 1, column] as const;
  return [left(above), above, left([row, column]), [row, column] as const]
    .filter((tile) => isTile(tile, rows))
    .map(nameOf);
}

/** What a side is called after, for the message `side`: the tiles on both of its sides, or the one that it bounds. */
export function sideFacts(side: string, rows: number): Record<string, string> {
  const after = readPlace(side.slice(1));
  const isUpright = side[0] === 'V';
  const before = isUpright ? left(after) : ([after[0] - 1, after[1]] as const);
  const [first, second] = [before, after].filter((tile) => isTile(tile, rows)).map(nameOf);
  if (second) return { by: 'between', first: first!, second };
  const [far, near] = isUpright ? ['east', 'west'] : ['south', 'north'];
  return { by: 'edge', edge: isTile(after, rows) ? near! : far!, first: first! };
}

function left([row, column]: Place): Place {
  return [row, column - 1];
}

function isTile([row, column]: Place, rows: number): boolean {
  return row >= 0 && row < rows && column >= 0 && column < COLUMNS;
}
