/** What an offer would do, as the pieces and tiles to draw half transparent. */
import type { GameEvent, Offer } from '../board';
import { beyond, sideCentre, tileCentre } from './geometry';
import { barren, grown, letterAt, type TileFace } from './pasture';
import { big, worm, type Piece } from './scene';
import type { Point } from '../parts/panzoom';
import type { SilkPosition } from '../../wire';

export interface Ghosts {
  pieces: Piece[];
  arrows: { from: string; to: string; isWrap: boolean }[];
  /** Tiles whose worms would be captured. */
  captured: string[];
  /** Tiles that would turn barren, or grow again. */
  tiles: { place: string; face: TileFace }[];
  /** Points, and where they would be won. */
  gains: (Point & { points: number })[];
  /** Whether the side that would be built closes a segment. */
  closes: boolean;
  side: string | null;
  corner: string | null;
}

export function ghostsOf(offer: Offer | null, position: SilkPosition): Ghosts {
  const ghosts: Ghosts = {
    pieces: [],
    arrows: [],
    captured: [],
    tiles: [],
    gains: [],
    closes: false,
    side: null,
    corner: null,
  };
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
    case 'segment-scored':
      ghosts.closes = true;
      if (ghosts.side)
        ghosts.gains.push({ ...sideCentre(ghosts.side), points: event.points as number });
      break;
    case 'nursery-built':
      ghosts.corner = fact('corner');
      break;
    case 'tile-grazed':
      ghosts.tiles.push({ place: fact('tile'), face: barren(letterAt(position, fact('tile'))) });
      ghosts.gains.push({ ...tileCentre(fact('tile')), points: event.points as number });
      break;
    case 'tile-regenerated':
      ghosts.tiles.push({ place: fact('tile'), face: grown(letterAt(position, fact('tile'))) });
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
