/** Where the chart has room for a rose, a serpent and waves. */
import { CELL, at, type Chart } from './chart';
import { cellName, pair, type Spot } from './cells';

/** The corners of the chart by how far the land is, the freest first; only those with room. */
export function corners(chart: Chart): Spot[] {
  const { x, y, width, height } = chart.sea;
  const off = 118;
  const found = [
    { x: x + off, y: y + off },
    { x: x + width - off, y: y + off },
    { x: x + off, y: y + height - off },
    { x: x + width - off, y: y + height - off },
  ];
  return found
    .map((spot) => ({ ...spot, room: roomAt(chart, spot) }))
    .filter((spot) => spot.room > 96)
    .sort((one, other) => other.room - one.room);
}

/** How far the next land's edge is. */
function roomAt(chart: Chart, spot: Spot): number {
  const distances = [...chart.land].map((name) => {
    const cell = pair(name);
    const { x, y } = at(chart, cell.x, cell.y + 1);
    return Math.hypot(
      Math.max(x - spot.x, 0, spot.x - x - CELL),
      Math.max(y - spot.y, 0, spot.y - y - CELL),
    );
  });
  return Math.min(Infinity, ...distances);
}

/** A few waves on cells of water that touch no land; always the same for the same isle. */
export function waves(chart: Chart): Spot[] {
  const columns = Math.ceil(chart.sea.width / CELL);
  const rows = Math.ceil(chart.sea.height / CELL);
  const found: Spot[] = [];
  for (let x = chart.west - 1; x < chart.west + columns; x += 1) {
    for (let y = chart.north + 1; y > chart.north - rows; y -= 1) {
      if (isOpen(chart, x, y) && (x * 7 + y * 13 + 100) % 3 !== 0) {
        const wild = ((x * 31 + y * 17 + 500) % 11) / 11;
        found.push(at(chart, x + 0.25 + wild * 0.5, y + 0.3 + ((wild * 7) % 1) * 0.4));
      }
    }
  }
  return found;
}

function isOpen(chart: Chart, x: number, y: number): boolean {
  const near = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => cellName({ x: x + dx, y: y + dy })),
  );
  return !near.some((cell) => chart.land.has(cell));
}

/** Where a scroll of this size hides the least land: above or below, left, in the middle or right. */
export function leastLand(chart: Chart, width: number, height: number): Spot {
  const { sea } = chart;
  const [left, right] = [sea.x + width / 2 + 18, sea.x + sea.width - width / 2 - 18];
  const middle = sea.x + sea.width / 2;
  const places = [sea.y + sea.height - height / 2 - 20, sea.y + height / 2 + 20].flatMap((y) =>
    (left < right ? [middle, left, right] : [middle]).map((x) => ({ x, y })),
  );
  const hidden = (spot: Spot) =>
    [...chart.land].map(pair).reduce((sum, cell) => {
      const corner = at(chart, cell.x, cell.y + 1);
      const across =
        Math.min(spot.x + width / 2, corner.x + CELL) - Math.max(spot.x - width / 2, corner.x);
      const down =
        Math.min(spot.y + height / 2, corner.y + CELL) - Math.max(spot.y - height / 2, corner.y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return places.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}
