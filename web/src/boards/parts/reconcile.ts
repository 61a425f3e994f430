/**
 * Gives drawn pieces an identity from view to view, so that a piece that moved glides instead of
 * vanishing and appearing. A view only says what stands where.
 */
export interface Drawn {
  /** Stays the same while the piece is on the board. */
  id: number;
  /** What the piece is: pieces of one kind are interchangeable. */
  kind: string;
  place: string;
  x: number;
  y: number;
}

export type Wanted = Omit<Drawn, 'id'>;

let nextId = 1;

/**
 * The wanted pieces with the ids of the drawn ones: those that stay keep theirs, those that moved
 * take the nearest of their kind that is left over, the rest is new.
 */
export function reconcile<W extends Wanted>(
  drawn: readonly (W & Drawn)[],
  wanted: readonly W[],
): (W & Drawn)[] {
  const free = [...drawn];
  const take = (matches: (piece: W & Drawn) => boolean, near: Wanted) => {
    const found = free.filter(matches).sort((a, b) => distance(a, near) - distance(b, near))[0];
    if (found) free.splice(free.indexOf(found), 1);
    return found;
  };
  const stayed = wanted.map((piece) =>
    take((old) => old.kind === piece.kind && old.place === piece.place, piece),
  );
  const moved = wanted.map(
    (piece, i) => stayed[i] ?? take((old) => old.kind === piece.kind, piece),
  );
  return wanted
    .map((piece, i) => ({ ...piece, id: moved[i]?.id ?? nextId++ }))
    .sort((a, b) => a.id - b.id); // the same order in the page: moving an element breaks its transition
}

function distance(one: Wanted, other: Wanted): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
