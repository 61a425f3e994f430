/** What a tile looks like, from its letter in `tiles`. */
import type { SilkPosition } from '../../wire';
import { readPlace } from './geometry';

export type Pasture = 'dry' | 'normal' | 'leafy' | 'barren' | 'unlaid';

const PASTURES: Record<string, Pasture> = {
  D: 'dry',
  N: 'normal',
  L: 'leafy',
  '*': 'normal',
  '.': 'unlaid',
};

/** The letter of a tile in `tiles`. */
export function letterAt({ tiles }: Pick<SilkPosition, 'tiles'>, place: string): string {
  const [row, column] = readPlace(place);
  return tiles[row]![column]!;
}

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

/** The same tile after it was grazed. */
export function barren(letter: string): TileFace {
  return { ...tileFace(letter), pasture: 'barren' };
}

/** The same tile after its pasture has grown again. */
export function grown(letter: string): TileFace {
  const face = tileFace(letter);
  return { ...face, pasture: face.printed };
}

export const TUFTS: Record<Pasture, number> = { dry: 1, normal: 2, leafy: 3, barren: 0, unlaid: 0 };
