/** What the server shows of a game of Silver Isle: as `view.py` writes it. */
export type Suit = 'S' | 'A' | 'M' | 'C';
/** The suits in the order of the seats. */
export const SUITS: readonly Suit[] = ['S', 'A', 'M', 'C'];
export const SUIT_SYMBOLS: Record<Suit, string> = { S: 'sun', A: 'arms', M: 'moon', C: 'crown' };
export type Coast = 'north' | 'east' | 'south' | 'west';

export interface Crew {
  /** `[0,3]`, `port`, `ship` or `europe`. */
  place: string;
  silver: boolean;
  /** If whoever looks may know it. */
  value: number | null;
  /** What everybody thinks possible; null where memory is left to the players. */
  possible: readonly number[] | null;
}

export interface Fight {
  foe: Suit;
  from: string;
  at: string;
  winner: Suit | null;
  damage: number;
  fought: readonly number[];
  removed: readonly number[];
  spoils: Record<string, number>;
}

export interface IsleView {
  seat: Suit | null;
  options: Record<string, unknown>;
  coasts: Partial<Record<Suit, Coast>>;
  tiles: readonly string[];
  ports: Partial<Record<Suit, string>>;
  control: Record<string, Suit>;
  ships: Record<Suit, string>;
  mines: Partial<Record<Suit, { space: string; value: number }>>;
  corners: readonly string[];
  silver: {
    ground: Record<string, number>;
    ships: Partial<Record<Suit, number>>;
    europe: Partial<Record<Suit, number>>;
  };
  scores: Record<Suit, number>;
  crews: Record<Suit, readonly Crew[]>;
  turn: Suit | null;
  actor: Suit | null;
  actions_left: number;
  round: number;
  quiet_rounds: number;
  phase: string;
  drawn?: string | null;
  seen?: readonly string[];
  fight?: Fight;
  gained?: string;
  winners?: readonly Suit[];
}

export interface Spot {
  x: number;
  y: number;
}

/** The two numbers of `0,1`, `[0,1]` or `<0,1>`. */
export function pair(name: string): Spot {
  const [x = 0, y = 0] = (name.match(/-?\d+/g) ?? []).map(Number);
  return { x, y };
}

export function cellName({ x, y }: Spot): string {
  return `${x},${y}`;
}

/** The crews of a pool: known ones first. Within a pool the order tells nothing. */
export function poolOf(view: IsleView, suit: Suit, place: string): (Crew & { slot: number })[] {
  const found = view.crews[suit]
    .map((crew, slot) => ({ ...crew, slot }))
    .filter((crew) => crew.place === place);
  return found.sort(
    (one, other) =>
      (one.value ?? 9) - (other.value ?? 9) || Number(one.silver) - Number(other.silver),
  );
}

export function coastOf(view: IsleView, suit: Suit): Coast {
  const printed: Record<Suit, Coast> = { S: 'north', A: 'east', M: 'south', C: 'west' };
  return view.coasts[suit] ?? printed[suit];
}
