/** Where Silk's places lie in the picture. Places are written as in the notation: 2,3 or H2,3. */
import type { Point } from '../parts/panzoom';

export const TILE = 100;
export const GAP = 24;
export const PITCH = TILE + GAP;
export const MARGIN = 46;
export const COLUMNS = 5;

export function meadowWidth(): number {
  return 2 * MARGIN + COLUMNS * PITCH - GAP;
}

export function meadowHeight(rows: number): number {
  return 2 * MARGIN + rows * PITCH - GAP;
}

export function readPlace(place: string): [number, number] {
  const [row, column] = place.split(',').map(Number);
  return [row!, column!];
}

/** The middle of a tile. */
export function tileCentre(place: string): Point {
  const [row, column] = readPlace(place);
  return { x: MARGIN + column * PITCH + TILE / 2, y: MARGIN + row * PITCH + TILE / 2 };
}

/** A corner is the crossing of the ways between tiles. */
export function cornerPoint(place: string): Point {
  const [row, column] = readPlace(place);
  return { x: MARGIN + column * PITCH - GAP / 2, y: MARGIN + row * PITCH - GAP / 2 };
}

export interface SideBox {
  start: Point;
  end: Point;
  isUpright: boolean;
}

/** A side runs from a corner to the next one to the right (H) or below (V). */
export function sideBox(side: string): SideBox {
  const isUpright = side[0] === 'V';
  const start = cornerPoint(side.slice(1));
  const end = isUpright ? { x: start.x, y: start.y + PITCH } : { x: start.x + PITCH, y: start.y };
  return { start, end, isUpright };
}

export function sideCentre(side: string): Point {
  const { start, end } = sideBox(side);
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
}

/** Just outside of a tile, in a direction: where a worm goes that is pushed off the board. */
export function beyond(place: string, direction: string): Point {
  const { x, y } = tileCentre(place);
  const far = TILE / 2 + MARGIN / 2 + 3;
  const [dx, dy] = STEPS[direction] ?? [0, 0];
  return { x: x + dx * far, y: y + dy * far };
}

/** One step in a direction, x and y. */
export const STEPS: Record<string, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** The tile one step on, round the edge where need be, and whether the step leaves the board. */
export function neighbour(place: string, direction: string, rows: number): [string, boolean] {
  const [row, column] = readPlace(place);
  const [dx, dy] = STEPS[direction] ?? [0, 0];
  const [to, across] = [row + dy, column + dx];
  const isOff = to < 0 || to >= rows || across < 0 || across >= COLUMNS;
  return [`${(to + rows) % rows},${(across + COLUMNS) % COLUMNS}`, isOff];
}

export function allTiles(rows: number): string[] {
  return grid(rows, COLUMNS);
}

/** All corners but the four outermost, where nothing is ever built. */
export function allCorners(rows: number): string[] {
  const isOutermost = (place: string) => {
    const [row, column] = readPlace(place);
    return (row === 0 || row === rows) && (column === 0 || column === COLUMNS);
  };
  return grid(rows + 1, COLUMNS + 1).filter((place) => !isOutermost(place));
}

export function allSides(rows: number): string[] {
  return [
    ...grid(rows + 1, COLUMNS).map((place) => `H${place}`),
    ...grid(rows, COLUMNS + 1).map((place) => `V${place}`),
  ];
}

function grid(rows: number, columns: number): string[] {
  return Array.from(
    { length: rows * columns },
    (_, i) => `${Math.floor(i / columns)},${i % columns}`,
  );
}
