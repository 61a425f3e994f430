/** The seats' colours on this board. The suit is the emblem; the colour is that of the seat. */
import { liveryOf } from '../parts/seats';
import { SUITS, type Suit } from './view';

export function colourOf(suit: Suit): string {
  return liveryOf(SUITS.indexOf(suit)).colour;
}

/** The same, lighter by lamplight: for lines and signs on land and sea. */
export function inkOf(suit: Suit): string {
  return liveryOf(SUITS.indexOf(suit)).ink;
}

/** Shore lines are told apart by their dashes as well. */
export const DASHES: Record<Suit, string> = { S: 'none', A: '16 7', M: '1 9', C: '14 6 1 6' };
