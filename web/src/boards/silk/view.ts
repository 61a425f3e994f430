/** What the server shows of Silk (`view.py`, `position.py`). */
export interface SilkPosition {
  players: number;
  tiles: string[];
  worms: Record<string, string>;
  shepherds: Record<string, string>;
  mastiffs: Record<string, string>;
  ookami: string | null;
  nurseries: Record<string, string>;
  walls: string[];
  points: Record<string, number>;
  den: Record<string, number>;
  improvements: Record<string, string>;
  turn: string | null;
  phase: string;
  dice: number[];
  ended_by: string | null;
  action?: string;
  lifted?: string | null;
  bumped_from?: string | null;
  hand?: Record<string, number>;
  scores?: Record<string, number>;
  winners?: string[];
}

/** An enclosed piece of land, and who would score it now. */
export interface Enclosure {
  tiles: string[];
  controller: string | null;
}

export interface SilkView {
  seat: string | null;
  position: SilkPosition;
  supply: number;
  reserve: Record<string, number>;
  nursery_reserve: Record<string, number>;
  enclosures: Enclosure[];
}

export type Pasture = 'dry' | 'normal' | 'leafy' | 'barren' | 'unlaid';

const PASTURES: Record<string, Pasture> = {
  D: 'dry',
  N: 'normal',
  L: 'leafy',
  '*': 'normal',
  '.': 'unlaid',
};

export interface TileFace {
  pasture: Pasture;
  isDen: boolean;
  /** What it was before it was grazed: shown faintly, as it may grow again. */
  printed: Pasture;
}

export function tileFace(letter: string): TileFace {
  const printed = PASTURES[letter.toUpperCase() === '+' ? '*' : letter.toUpperCase()] ?? 'unlaid';
  const isBarren = 'dnl+'.includes(letter);
  return {
    printed,
    pasture: isBarren ? 'barren' : printed,
    isDen: letter === '*' || letter === '+',
  };
}

export const TUFTS: Record<Pasture, number> = { dry: 1, normal: 2, leafy: 3, barren: 0, unlaid: 0 };

/** The action of the action board that a die is being used for, if one is. */
export function actionUnderWay(position: SilkPosition): string | undefined {
  return position.phase.startsWith('action-')
    ? position.phase.slice('action-'.length)
    : position.action;
}

/** The actions in the order of their numbers. */
export const ACTIONS = ['raise', 'herd', 'wall', 'nursery', 'graze', 'ookami'] as const;

export const IMPROVEMENTS = [
  { id: 'silkworm', points: 10, symbol: 'worm' },
  { id: 'long_wall', points: 5, symbol: 'wall' },
  { id: 'enclosure', points: 10, symbol: 'enclosure' },
  { id: 'nursery', points: 5, symbol: 'nursery' },
] as const;

/** The score that triggers the end, by number of players (printed on the board). */
export const END_SCORE: Record<number, number> = { 2: 30, 3: 40, 4: 50 };
