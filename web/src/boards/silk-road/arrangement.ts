/** How the parts of the board lie on its ground, on a wide screen and on a narrow one. */
import { MAP_HEIGHT, MAP_WIDTH } from './layout';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arrangement {
  width: number;
  height: number;
  map: Area;
  /** The whole road in small, where the map shows only a part. */
  mini: Area | null;
  seats: Area;
  columns: number;
  rowHeight: number;
  shield: Area;
  market: Area;
  supply: Area;
  /** Where the buttons to zoom lie: on the sea, where nothing is written. */
  buttons: { x: number; y: number };
}

/** `shape` is the height of the place divided by its width: a narrow map grows to fill it. */
export function arrange(isNarrow: boolean, players: number, shape: number): Arrangement {
  return isNarrow ? arrangeNarrow(players, shape) : arrangeWide(players);
}

function arrangeWide(players: number): Arrangement {
  const top = MAP_HEIGHT + 4;
  const rowHeight = 104;
  const below = top + rowHeight + 2;
  const height = 262;
  return {
    width: MAP_WIDTH,
    height: below + height + 6,
    map: { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT },
    mini: null,
    seats: { x: 8, y: top, width: MAP_WIDTH - 16, height: rowHeight },
    columns: players,
    rowHeight,
    shield: { x: 8, y: below, width: 470, height },
    market: { x: 480, y: below, width: 780, height },
    supply: { x: 1262, y: below, width: 330, height },
    buttons: { x: 2, y: 22 },
  };
}

const NARROW_MARKET = 256;
const NARROW_SEATS = 106;
const NARROW_BELOW_MAP = NARROW_MARKET + NARROW_SEATS + 246;
const MAP_HEIGHTS = { least: 440, most: 700 };

function arrangeNarrow(players: number, shape: number): Arrangement {
  const width = 800;
  const wished = width * shape - NARROW_BELOW_MAP;
  const columns = players;
  const rowHeight = NARROW_SEATS;
  const map = {
    x: 0,
    y: 0,
    width,
    height: Math.min(MAP_HEIGHTS.most, Math.max(MAP_HEIGHTS.least, wished)),
  };
  const mini = { x: 6, y: map.height + 4, width: width - 12, height: 58 };
  const seats = { x: 0, y: mini.y + mini.height + 2, width, height: rowHeight };
  const market = { x: 0, y: seats.y + seats.height, width, height: NARROW_MARKET };
  const below = market.y + market.height + 2;
  return {
    width,
    height: below + 182,
    map,
    mini,
    seats,
    columns,
    rowHeight,
    market,
    shield: { x: 0, y: below, width: 470, height: 180 },
    supply: { x: 472, y: below, width: 326, height: 180 },
    buttons: { x: 12, y: 12 },
  };
}
