/** What an offer would do, as pieces to draw half transparent. */
import type { GameEvent, Offer } from '../board';
import { beyond, tileCentre } from './geometry';
import { big, worm, type Piece } from './scene';
import type { SilkPosition } from '../../wire';

export interface Ghosts {
  pieces: Piece[];
  arrows: { from: string; to: string; isWrap: boolean }[];
  /** Tiles whose worms would be captured. */
  captured: string[];
  side: string | null;
  corner: string | null;
}

export function ghostsOf(offer: Offer | null, position: SilkPosition): Ghosts {
  const ghosts: Ghosts = { pieces: [], arrows: [], captured: [], side: null, corner: null };
  for (const event of offer?.preview?.events ?? []) show(event, ghosts, position);
  return ghosts;
}

type BigShape = 'shepherd' | 'mastiff' | 'ookami';

function show(event: GameEvent, ghosts: Ghosts, position: SilkPosition): void {
  const fact = (name: string) => event[name] as string;
  const newWorm = (tile: string, owner: string) =>
    ghosts.pieces.push(worm(tile, owner, (position.worms[tile] ?? '').length));
  switch (event.event) {
    case 'worm-placed':
    case 'worm-raised':
      newWorm(fact('tile'), fact('seat'));
      break;
    case 'worm-bumped':
      newWorm(fact('end'), fact('owner'));
      ghosts.arrows.push({ from: fact('start'), to: fact('end'), isWrap: false });
      break;
    case 'worm-pushed-off':
      ghosts.pieces.push({
        ...worm(fact('start'), fact('owner'), 1),
        ...beyond(fact('start'), fact('direction')),
      });
      break;
    case 'piece-placed':
      ghosts.pieces.push(big(fact('piece') as BigShape, fact('seat'), fact('tile')));
      break;
    case 'piece-moved':
    case 'piece-bumped':
      ghosts.pieces.push(big(fact('piece') as BigShape, event.owner as string | null, fact('end')));
      ghosts.arrows.push({ from: fact('start'), to: fact('end'), isWrap: event.way === 'wrap' });
      break;
    case 'worms-captured':
      ghosts.captured.push(fact('tile'));
      break;
    case 'wall-built':
      ghosts.side = fact('side');
      break;
    case 'nursery-built':
      ghosts.corner = fact('corner');
      break;
  }
}

/** An arrow's path between tiles; round the edge it leaves and comes in. */
export function arrowPath(from: string, to: string, isWrap: boolean): string {
  const start = tileCentre(from);
  const end = tileCentre(to);
  if (!isWrap) return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  const dx = Math.sign(start.x - end.x) * 62;
  const dy = Math.sign(start.y - end.y) * 62;
  return `M${start.x} ${start.y}l${dx} ${dy}M${end.x - dx} ${end.y - dy}L${end.x} ${end.y}`;
}
