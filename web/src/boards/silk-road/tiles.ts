/** What is printed on a tile, read from its name: `trader silk>jewels`, `exchange 4`, `thief`. */
import type { Chip } from './chips';
import { GOODS, type Good } from './view';
import type { SilkRoadGain } from '../../wire';

export type TileKind =
  'seller' | 'buyer' | 'trader' | 'exchange' | 'thief' | 'vizier' | 'crook' | 'barterer';

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

/** What a tile would bring, in a symbol and a number; nothing if it would bring nothing now. */
export function chipsOf(face: TileFace, { gets, money, prizes }: SilkRoadGain): Chip[] {
  const gain = (symbol: string, text: string): Chip[] => [{ symbol, text, isGain: true }];
  if (prizes) return gain('silver', prizes.join('/'));
  if (money > 0) return gain('silver', `+${money}`);
  if (!gets) return [];
  if (face.kind === 'buyer') return gain(face.left[0]!, `≤${gets}`);
  return gain(face.right[0] ?? 'exchange', `+${gets}`);
}
