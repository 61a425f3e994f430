/** The coloured shore line around each area: the sides where its owner's land ends, drawn inside. */
import { CELL, at, type Chart } from './chart';
import { cellName, pair, type Spot } from './cells';
import { SUITS, type Suit } from './suits';
import type { SilverIsleView } from '../../wire';

const INSET = 7;

/** Whose each cell is: controlled tiles, and ports. */
export function ownersOf(view: SilverIsleView): Map<string, Suit> {
  const owners = new Map(Object.entries(view.control));
  for (const suit of SUITS) {
    const port = view.ports[suit];
    if (port) owners.set(port, suit);
  }
  return owners;
}

/** One path a suit. */
export function shorePaths(chart: Chart, view: SilverIsleView): { suit: Suit; path: string }[] {
  const owners = ownersOf(view);
  const paths = new Map<Suit, string>();
  for (const [name, suit] of owners) {
    paths.set(
      suit,
      (paths.get(suit) ?? '') +
        sidesOf(chart, pair(name), (cell) => owners.get(cellName(cell)) === suit),
    );
  }
  return [...paths].map(([suit, path]) => ({ suit, path }));
}

/** The sides of a cell that border on something else; ends meet those of the next cell. */
function sidesOf(chart: Chart, cell: Spot, isOwn: (cell: Spot) => boolean): string {
  const own = (x: number, y: number) => isOwn({ x: cell.x + x, y: cell.y + y });
  const end = (across: boolean, diagonal: boolean) => (!across ? INSET : diagonal ? -INSET : 0);
  const { x, y } = at(chart, cell.x, cell.y + 1);
  const [left, top, right, bottom] = [x, y, x + CELL, y + CELL];
  const sides: string[] = [];
  if (!own(0, 1))
    sides.push(
      `M${left + end(own(-1, 0), own(-1, 1))} ${top + INSET}H${right - end(own(1, 0), own(1, 1))}`,
    );
  if (!own(0, -1))
    sides.push(
      `M${left + end(own(-1, 0), own(-1, -1))} ${bottom - INSET}H${right - end(own(1, 0), own(1, -1))}`,
    );
  if (!own(-1, 0))
    sides.push(
      `M${left + INSET} ${top + end(own(0, 1), own(-1, 1))}V${bottom - end(own(0, -1), own(-1, -1))}`,
    );
  if (!own(1, 0))
    sides.push(
      `M${right - INSET} ${top + end(own(0, 1), own(1, 1))}V${bottom - end(own(0, -1), own(1, -1))}`,
    );
  return sides.join('');
}

/** All land as one path of squares. */
export function landPath(chart: Chart): string {
  return [...chart.land]
    .map((name) => {
      const cell = pair(name);
      const { x, y } = at(chart, cell.x, cell.y + 1);
      return `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
    })
    .join('');
}
