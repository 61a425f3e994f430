/** Where on the screen something of the board is. */

/** How often to look again, in ms: the board may have moved meanwhile. */
export const LOOK_MS = 150;

/** The place of the first such thing on the board that is to be seen. */
export function boxOf(selector: string): DOMRect | null {
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const found = [...document.querySelectorAll(`.board ${selector}`)].map((thing) =>
    thing.getBoundingClientRect(),
  );
  return found.find((rect) => board && isSeen(rect, board)) ?? null;
}

/** Whether there is something of it, and its middle is on the part of the board that is shown. */
function isSeen(rect: DOMRect, board: DOMRect): boolean {
  const { x, y } = middleOf(rect);
  const isInside = x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
  return isInside && rect.width > 0 && rect.height > 0;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The most of its length that an arrow lacks at each end, so that it does not cover what it joins. */
const MOST_AIR = 0.3;

/** An arrow from beside the middle of one place to beside that of another; empty where they are the same. */
export function arrowBetween(from: Box, to: Box): string {
  const [start, end] = [middleOf(from), middleOf(to)];
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  if (!far) return '';
  const at = ({ width, height }: Box, way: 1 | -1) => {
    const share = Math.min(Math.min(width, height) / 2 / far, MOST_AIR);
    const along = way > 0 ? share : 1 - share;
    const x = start.x + (end.x - start.x) * along;
    const y = start.y + (end.y - start.y) * along;
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  return `M${at(from, 1)}L${at(to, -1)}`;
}
