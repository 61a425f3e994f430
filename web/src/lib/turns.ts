/** Where a replay may stop: at every ply, where turns begin, or at one's own decisions. */
import type { RecordedPly } from '../wire';

export const STEPS = ['turn', 'own', 'ply'] as const;
export type Steps = (typeof STEPS)[number];

const hasBegun = ({ story }: RecordedPly) => story.some(({ event }) => event === 'turn-began');

/** The plies at which a turn begins; in a game that does not tell it, those at which others decide. */
export function turnStarts(moments: readonly RecordedPly[]): number[] {
  const all = moments.map((_, ply) => ply);
  const told = all.filter((ply) => hasBegun(moments[ply]!));
  if (told.length) return told;
  const deciding = all.filter((ply) => moments[ply]!.actor !== null);
  return deciding.filter((ply, i) => moments[ply]!.actor !== moments[deciding[i - 1] ?? -1]?.actor);
}

/** How many turns have begun by a ply. */
export function turnAt(starts: readonly number[], ply: number): number {
  const later = starts.findIndex((start) => start > ply);
  return later < 0 ? starts.length : later;
}

/** The moment at which play begins: all is laid out, and somebody has to decide. */
export function beginning(moments: readonly RecordedPly[]): number {
  return Math.max(0, moments.findIndex(({ actor }) => actor !== null) - 1);
}

/** The plies at which to stop, the last among them. `own` are one's seats. */
export function stopsOf(
  moments: readonly RecordedPly[],
  steps: Steps,
  own: readonly number[],
): number[] {
  const last = moments.length - 1;
  if (steps === 'ply') return moments.map((_, ply) => ply);
  const found =
    steps === 'turn'
      ? turnStarts(moments)
      : moments.flatMap(({ actor }, ply) => (actor !== null && own.includes(actor) ? [ply] : []));
  return found.at(-1) === last ? found : [...found, last];
}

/** The next stop from here, forwards or backwards; where there is none, the end or the beginning. */
export function nextStop(stops: readonly number[], at: number, way: 1 | -1): number {
  if (way > 0) return stops.find((stop) => stop > at) ?? at;
  return stops.findLast((stop) => stop < at) ?? 0;
}

/** The turns to write below an axis: few enough, at round numbers. */
export function axisOf(starts: readonly number[], most = 8): { turn: number; ply: number }[] {
  const every = [1, 2, 5, 10, 20, 50, 100].find((each) => starts.length / each <= most) ?? 200;
  return starts.flatMap((ply, i) => ((i + 1) % every ? [] : [{ turn: i + 1, ply }]));
}
