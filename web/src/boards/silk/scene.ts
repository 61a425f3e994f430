/** From a view to the pieces that stand in the picture. */
import type { Drawn, Wanted } from '../parts/reconcile';
import { indexOfSeat } from '../parts/seats';
import { tileCentre } from './geometry';
import type { SilkPosition } from '../../wire';

export interface Piece extends Wanted {
  shape: 'worm' | 'shepherd' | 'mastiff' | 'ookami';
  /** The owner's index; the ookami has none. */
  owner: number | null;
  /** Held in the air until somebody says where it goes. */
  isLifted: boolean;
}

export type DrawnPiece = Piece & Drawn;

/** Rows of worms on a tile, from its middle: three lie there without overlap. */
const WORM_ROWS = [-34, -9, 16];
const HELD = -16;

export function piecesOf(position: SilkPosition): Piece[] {
  return [...wormsOf(position), ...heldWorms(position), ...bigPieces(position)];
}

function wormsOf(position: SilkPosition): Piece[] {
  return Object.entries(position.worms).flatMap(([place, owners]) =>
    [...owners].map((owner, row) => worm(place, owner, row)),
  );
}

export function worm(place: string, owner: string, row: number, isLifted = false): Piece {
  const { x, y } = tileCentre(place);
  const shift = row % 2 ? 5 : -4; // a little out of line, as animals are
  return {
    kind: `worm ${owner}`,
    shape: 'worm',
    place,
    owner: indexOfSeat(owner),
    isLifted,
    x: x + shift + (isLifted ? 12 : 0),
    y: y + WORM_ROWS[row % WORM_ROWS.length]! + (isLifted ? HELD : 0),
  };
}

/** Worms that have been bumped and wait to be sent on. */
function heldWorms(position: SilkPosition): Piece[] {
  const { hand, bumped_from: from } = position;
  if (!hand || !from) return [];
  const owners = Object.entries(hand).flatMap(([owner, number]) =>
    Array<string>(number).fill(owner),
  );
  return owners.map((owner, row) => worm(from, owner, row, true));
}

function bigPieces(position: SilkPosition): Piece[] {
  const pieces = [
    ...Object.entries(position.shepherds).map(([owner, place]) => big('shepherd', owner, place)),
    ...Object.entries(position.mastiffs).map(([owner, place]) => big('mastiff', owner, place)),
  ];
  if (position.ookami) pieces.push(big('ookami', null, position.ookami));
  const lifted = liftedPiece(position);
  return lifted ? [...pieces.filter((piece) => piece.kind !== lifted.kind), lifted] : pieces;
}

export function big(
  shape: 'shepherd' | 'mastiff' | 'ookami',
  owner: string | null,
  place: string,
): Piece {
  const kind = owner === null ? shape : `${shape} ${owner}`;
  const { x, y } = tileCentre(place);
  return {
    kind,
    shape,
    place,
    owner: owner === null ? null : indexOfSeat(owner),
    isLifted: false,
    x,
    y,
  };
}

function liftedPiece(position: SilkPosition): Piece | null {
  if (!position.lifted || !position.bumped_from) return null;
  const [shape, owner] = position.lifted.split(' ') as ['shepherd' | 'mastiff' | 'ookami', string?];
  const piece = big(shape, owner ?? null, position.bumped_from);
  return { ...piece, isLifted: true, x: piece.x + 20, y: piece.y - 26 };
}
