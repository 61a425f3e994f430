/** Arrow keys go from one lit spot of a board to the next one that lies that way. */
const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function moveFocus(event: KeyboardEvent, board: Element): void {
  const way = WAYS[event.key];
  const from = (event.target as Element).closest('.lit');
  if (!way || !from) return;
  event.preventDefault();
  const start = middle(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const spot of board.querySelectorAll<SVGElement>('.lit')) {
    if (spot === from) continue;
    const at = middle(spot);
    const ahead = (at.x - start.x) * way[0] + (at.y - start.y) * way[1];
    const aside = Math.abs((at.x - start.x) * way[1]) + Math.abs((at.y - start.y) * way[0]);
    const cost = ahead + 2.5 * aside; // rather straight on than near
    if (ahead > 4 && cost < least) [best, least] = [spot, cost];
  }
  best?.focus();
}

/** The left and the right arrow go from one of these to the one before it or after it; from none of them, to the
 * one at `start`: the last. */
export function stepAmong(
  event: KeyboardEvent,
  things: readonly HTMLElement[],
  start = things.length - 1,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || !things.length) return;
  event.preventDefault();
  event.stopPropagation();
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? start : at + step;
  things[next]?.focus();
}

/** The same among the phrases in what heard the key: they are too many for the tab key. */
export function stepAmongPhrases(event: KeyboardEvent): void {
  stepAmong(event, phrasesIn(event.currentTarget as Element), 0);
}

/** What speaks of a place. */
export function phrasesIn(text: Element): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('.phrase')];
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
