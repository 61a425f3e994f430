/** Offers that are about no thing on the board: numbers, yes and no. They get a box of their own. */
import type { Offer } from '../board';
import { chipsOf, type Chip } from './chips';
import type { Tell } from './words';

export interface Choice {
  offer: Offer;
  /** A number or a word. */
  text: string;
  chips: readonly Chip[];
}

const NUMBERED = new Set(['use', 'reveal', 'bid']);
const WORDED = new Set([
  'pass',
  'fifty',
  'sell_pawn',
  'keep_pawn',
  'decline',
  'done',
  'spend_barterer',
]);

export function choicesOf(offers: readonly Offer[], seat: string | null, tell: Tell): Choice[] {
  return offers.flatMap((offer) => {
    const verb = offer.action.do;
    const chips = chipsOf(offer.preview?.events ?? [], seat);
    if (NUMBERED.has(verb))
      return [{ offer, text: offer.action.number ?? offer.action.amount ?? '', chips }];
    return WORDED.has(verb)
      ? [{ offer, text: tell(`do-${verb.replaceAll('_', '-')}`), chips }]
      : [];
  });
}

/** The actions that light something on every board: a city, a tile, a seat. Goods are too small for fingers on a
 * narrow one. */
export const PLACED = new Set(['move', 'take_tile', 'steal', 'pass_pawn']);

export function hasBox(verb: string): boolean {
  return NUMBERED.has(verb) || WORDED.has(verb);
}
