/** What the server shows of a game of Silk Road: as `view.py` writes it. */
export type Good = 'ivory' | 'silk' | 'jewels' | 'fruits' | 'spices';
export const GOODS: readonly Good[] = ['ivory', 'silk', 'jewels', 'fruits', 'spices'];

export interface City {
  id: string;
  name: string;
  colour: 'orange' | 'purple' | null;
  x?: number;
  y?: number;
}

/** The printed map, shipped or corrected by an owner of the box. */
export interface Printed {
  cities: readonly City[];
  edges: readonly { from: string; to: string }[];
  start: string;
  end: string;
  printed: Record<string, Record<string, string>>;
}

/** What a tile would bring the seat that looks, at most; money below 0 is paid. As `gain.py` writes it. */
export interface Brings {
  gives: number;
  gets: number;
  money: number;
  /** What a Grand Vizier pays for the most, and for the next highest number. */
  prizes?: readonly number[];
}

export interface RoadView {
  seat: string | null;
  players: number;
  options: Record<string, unknown>;
  phase: string;
  turn: number;
  caravan: string;
  holder?: string;
  leader?: string;
  pawn?: string;
  tiles: Record<string, readonly string[]>;
  /** By tile: the one in use, or those of the city. */
  brings: Record<string, Brings>;
  kept: Record<string, readonly string[]>;
  tokens: Record<string, number>;
  tokens_with_pawn: number;
  marked: readonly Good[];
  viziers_used: number;
  bids: Record<string, number | 'pass'>;
  fifties: number;
  barter: string | null;
  supply?: Record<Good, number>;
  sold_out?: readonly Good[];
  tile?: string | null;
  crook?: Record<string, Good>;
  exchange?: {
    number?: number;
    given?: readonly Good[];
    received?: readonly Good[];
    owed?: boolean;
  };
  victim?: string | null;
  named?: Good;
  chosen?: readonly string[];
  reveal?: number | null;
  money: Record<string, number>;
  goods: Record<string, Partial<Record<Good, number>>>;
  totals?: Record<string, number>;
  scores?: Record<string, number>;
  winners?: readonly string[];
  printed?: Printed;
}

/** 'A', 'B', ... as many as play. */
export function seatsOf(view: RoadView): string[] {
  return Array.from({ length: view.players }, (_, index) => String.fromCharCode(65 + index));
}

/** road.bid.2 The holder's left neighbour speaks first; the holder decides last. */
export function speakingOrder(view: RoadView): string[] {
  const seats = seatsOf(view);
  const at = view.holder ? seats.indexOf(view.holder) : -1;
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** Who is asked now; nobody where all choose at once. */
export function seatToAct(view: RoadView): string | null {
  if (view.phase === 'auction')
    return speakingOrder(view).find((seat) => !(seat in view.bids)) ?? null;
  if (view.phase === 'decide') return view.holder ?? null;
  if (view.phase === 'move' || view.phase === 'bonus') return view.leader ?? null;
  const isGo = ['take', 'act', 'barter', 'pass', 'handover'].includes(view.phase);
  return isGo ? (view.pawn ?? null) : null;
}

export function highestBid(view: RoadView): number {
  return Math.max(0, ...Object.values(view.bids).map((bid) => (bid === 'pass' ? 0 : bid)));
}
