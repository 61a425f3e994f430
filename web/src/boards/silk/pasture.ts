/** What a tile looks like, from its letter in `tiles`. */
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
