/** The suits: their emblems, the colours of their seats, and their coasts. */
import type { SilverIsleSeat, SilverIsleView } from '../../wire';
import { liveryOf } from '../parts/seats';

export type Suit = SilverIsleSeat;
/** The suits in the order of the seats. */
export const SUITS: readonly Suit[] = ['S', 'A', 'M', 'C'];
export const SUIT_SYMBOLS: Record<Suit, string> = { S: 'sun', A: 'arms', M: 'moon', C: 'crown' };
export type Coast = 'north' | 'east' | 'south' | 'west';

export function colourOf(suit: Suit): string {
  return liveryOf(SUITS.indexOf(suit)).colour;
}

/** The same, lighter by lamplight: for lines and signs on land and sea. */
export function inkOf(suit: Suit): string {
  return liveryOf(SUITS.indexOf(suit)).ink;
}

/** Shore lines are told apart by their dashes as well. */
export const DASHES: Record<Suit, string> = { S: 'none', A: '16 7', M: '1 9', C: '14 6 1 6' };

export function coastOf(view: SilverIsleView, suit: Suit): Coast {
  const printed: Record<Suit, Coast> = { S: 'north', A: 'east', M: 'south', C: 'west' };
  return view.coasts[suit] ?? printed[suit];
}
