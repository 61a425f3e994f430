/** What events brought or cost a seat, as small pictures: three silk gone, nine silver come. */
import type { GameEvent } from '../board';

export interface Chip {
  symbol: string;
  text: string;
  isGain: boolean;
}

type Facts = Record<string, unknown>;
type Teller = (facts: Facts, seat: string) => Chip[];

const isOwn = (facts: Facts, seat: string, who = 'seat') => facts[who] === seat;
const plus = (symbol: unknown, number: unknown): Chip => ({
  symbol: String(symbol),
  text: `+${number}`,
  isGain: true,
});
const minus = (symbol: unknown, number: unknown): Chip => ({
  symbol: String(symbol),
  text: `−${number}`,
  isGain: false,
});
const own =
  (make: (facts: Facts) => Chip[]): Teller =>
  (facts, seat) =>
    isOwn(facts, seat) ? make(facts) : [];

function payment(payer: string, payee: string): Teller {
  return (facts, seat) => {
    if (isOwn(facts, seat, payer)) return [minus('silver', facts.price)];
    return isOwn(facts, seat, payee) ? [plus('silver', facts.price)] : [];
  };
}

const TELLERS: Record<string, Teller> = {
  'goods-sold': own(({ good, number, money }) => [minus(good, number), plus('silver', money)]),
  'goods-bought': own(({ good, number, money }) => [plus(good, number), minus('silver', money)]),
  'goods-traded': own(({ good, number, into, received }) => [
    minus(good, number),
    plus(into, received),
  ]),
  'good-given': own(({ good }) => [minus(good, 1)]),
  'good-received': own(({ good }) => [plus(good, 1)]),
  'prize-won': own(({ money }) => [plus('silver', money)]),
  'tile-kept': own(({ tile }) => [{ symbol: String(tile), text: '', isGain: true }]),
  'tile-taken': own(({ tile }) => [
    { symbol: String(tile).split('-')[0]!, text: '', isGain: true },
  ]),
  'stolen-good-seen': (facts, seat) =>
    isOwn(facts, seat)
      ? [plus(facts.good, 1)]
      : isOwn(facts, seat, 'victim')
        ? [minus(facts.good, 1)]
        : [],
  'good-stolen': own(() => [{ symbol: 'thief', text: '+1', isGain: true }]),
  'goods-revealed': own(({ good, number }) => [
    { symbol: String(good), text: `×${number}`, isGain: true },
  ]),
  'pawn-sold': payment('bidder', 'seat'),
  'pawn-kept': payment('seat', 'bidder'),
};

/** Symbols that are drawn: tiles with goods on them are told by what they did. */
const DRAWN = new Set([
  'thief',
  'vizier',
  'crook',
  'barterer',
  'exchange',
  'silver',
  'ivory',
  'silk',
  'jewels',
  'fruits',
  'spices',
]);

/** How wide chips of this size are, one by one. */
export function chipWidths(chips: readonly Chip[], size: number): number[] {
  return chips.map(({ text }) => size + (text ? text.length * size * 0.46 + 5 : 0));
}

export function chipsOf(events: readonly GameEvent[], seat: string | null): Chip[] {
  if (seat === null) return [];
  const chips = events.flatMap((event) => TELLERS[event.event]?.(event, seat) ?? []);
  return chips.filter((chip) => DRAWN.has(chip.symbol));
}
