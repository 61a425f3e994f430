import type { SilkRoadPrintedBoard, SilkRoadPrintedCity, SilkRoadView } from '../../wire';

/** What is read out of a view, and what is printed on the board, shipped or corrected by an owner of the box. */
export type Good = SilkRoadView['marked'][number];
export const GOODS: readonly Good[] = ['ivory', 'silk', 'jewels', 'fruits', 'spices'];

export type City = SilkRoadPrintedCity;
export type Printed = SilkRoadPrintedBoard;

/** 'A', 'B', ... as many as play. */
export function seatsOf(view: SilkRoadView): string[] {
  return Array.from({ length: view.players }, (_, index) => String.fromCharCode(65 + index));
}

/** road.bid.2 The holder's left neighbour speaks first; the holder decides last. */
export function speakingOrder(view: SilkRoadView): string[] {
  const seats = seatsOf(view);
  const at = view.holder ? seats.indexOf(view.holder) : -1;
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/** Who is asked now; nobody where all choose at once. */
export function seatToAct(view: SilkRoadView): string | null {
  if (view.phase === 'auction')
    return speakingOrder(view).find((seat) => !(seat in view.bids)) ?? null;
  if (view.phase === 'decide') return view.holder ?? null;
  if (view.phase === 'move' || view.phase === 'bonus') return view.leader ?? null;
  const isGo = ['take', 'act', 'barter', 'pass', 'handover'].includes(view.phase);
  return isGo ? (view.pawn ?? null) : null;
}

export function highestBid(view: SilkRoadView): number {
  return Math.max(0, ...Object.values(view.bids).map((bid) => (bid === 'pass' ? 0 : bid)));
}
