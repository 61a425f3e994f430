/** Crews that lie together. */
import type { SilverIsleCrew, SilverIsleView } from '../../wire';
import type { Suit } from './suits';

/** The crews of a pool: known ones first. Within a pool the order tells nothing. */
export function poolOf(
  view: SilverIsleView,
  suit: Suit,
  place: string,
): (SilverIsleCrew & { slot: number })[] {
  const found = view.crews[suit]
    .map((crew, slot) => ({ ...crew, slot }))
    .filter((crew) => crew.place === place);
  return found.sort(
    (one, other) =>
      (one.value ?? 9) - (other.value ?? 9) || Number(one.silver) - Number(other.silver),
  );
}
