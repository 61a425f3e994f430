/** What is printed on a tile, read from its name: `trader silk>jewels`, `exchange 4`, `thief`. */
import { GOODS, type Good, type RoadView } from './view';

export type TileKind =
  | 'seller' | 'buyer' | 'trader' | 'exchange' | 'thief' | 'vizier' | 'crook' | 'barterer';

export interface TileFace {
  kind: TileKind;
  /** Goods on the left side, or the one good that is shown. */
  left: readonly Good[];
  right: readonly Good[];
  /** The number on a special Trader. */
  number: number;
}

export function readTile(name: string): TileFace {
  const [kind = '', rest = ''] = name.split(' ');
  const [left = '', right = ''] = rest.split('>');
  return {
    kind: kind as TileKind,
    left: goodsIn(left),
    right: goodsIn(right),
    number: kind === 'exchange' ? Number(rest) : 0,
  };
}

function goodsIn(side: string): Good[] {
  return side.split(',').filter((word): word is Good => GOODS.includes(word as Good));
}

/** How actions write a tile that views write `trader silk>jewels`. */
export function tileWord(name: string): string {
  return name.replaceAll(' ', '-').replaceAll('>', '-').replaceAll(',', '_');
}

/** The tile in use with the goods that Crooks have made of it. */
export function changed(face: TileFace, crook: Record<string, Good> | undefined): TileFace {
  const { shown, left, right } = crook ?? {};
  const first = shown ?? left;
  return {
    ...face,
    left: first ? face.left.map(() => first) : face.left,
    right: right ? face.right.map(() => right) : face.right,
  };
}

// road.seller.2, road.buyer.2: printed on the tiles; the last number holds for all further goods.
export const SELL_PRICES = [4, 3, 2, 1] as const;
export const BUY_PRICES = [1, 2, 3, 4] as const;

export function priceOf(prices: readonly number[], number: number): number {
  return prices[Math.min(number, prices.length) - 1] ?? 0;
}

export function totalPrice(prices: readonly number[], number: number): number {
  let total = 0;
  for (let at = 1; at <= number; at += 1) total += priceOf(prices, at);
  return total;
}

/** What a tile would do at most for the seat that looks: goods given and got, money got or paid. */
export interface Effect {
  gives: number;
  gets: number;
  money: number;
}

export function effectOf(view: RoadView, face: TileFace): Effect | null {
  const own = view.seat === null ? undefined : view.goods[view.seat];
  if (!own) return null;
  const held = own[face.left[0] ?? 'ivory'] ?? 0;
  if (face.kind === 'seller') return { gives: held, gets: 0, money: totalPrice(SELL_PRICES, held) };
  if (face.kind === 'buyer') return purchase(view, face.left[0]!);
  if (face.kind === 'trader') {
    const times = Math.min(2, Math.floor(held / face.left.length));
    return { gives: times * face.left.length, gets: times * face.right.length, money: 0 };
  }
  const all = Object.values(own).reduce((sum, number) => sum + number, 0);
  if (face.kind === 'exchange') {
    const times = Math.min(face.number, all);
    return { gives: times, gets: times, money: 0 };
  }
  return null;
}

function purchase(view: RoadView, good: Good): Effect {
  const money = view.money[view.seat!] ?? 0;
  const left = view.supply?.[good] ?? (view.sold_out?.includes(good) ? 0 : Infinity);
  let number = 0;
  while (number < left && totalPrice(BUY_PRICES, number + 1) <= money) number += 1;
  return { gives: 0, gets: number, money: -totalPrice(BUY_PRICES, number) };
}
