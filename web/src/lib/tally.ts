/** Who is ahead, and how near the end is, as text. What the numbers are the server says. */
import type { Say } from '../boards/board';
import type { Distance, SeatTally, Source, Tally } from '../wire';

const MINUS = '\u2212';
const TO = '\u2013';

/** A number as it is printed. */
export function numberText(number: number): string {
  return number < 0 ? `${MINUS}${-number}` : String(number);
}

/** What is won or lost, with its sign. */
export function gainText(number: number): string {
  return number > 0 ? `+${number}` : numberText(number);
}

/** A number that may not be known exactly. */
export function rangeText(low: number, high: number): string {
  return low === high ? numberText(low) : `${numberText(low)}${TO}${numberText(high)}`;
}

/** What stands beside a seat: its score, and what it would be if the game ended now where that is
 * something else. Empty: it is not known. */
export function aheadOf({ score, low, high }: SeatTally): { now: string; ended: string } {
  const now = score === null ? '' : numberText(score);
  const ended = low === null || high === null ? '' : rangeText(low, high);
  return { now, ended: ended === now ? '' : ended };
}

/** The score of every seat or, where it is counted at the end, what it would be if the game ended now;
 * undefined where that is not known. */
export function pointsAt(tally: Tally): (number | undefined)[] {
  return tally.seats.map(
    ({ score, low, high }) => score ?? (low === high ? (low ?? undefined) : undefined),
  );
}

/** The sources worth a line: the first, and those that bring or cost something. */
export function worthTelling(sources: readonly Source[]): Source[] {
  return sources.filter(({ low, high }, i) => i === 0 || low !== 0 || high !== 0);
}

/** How far one of the ends is, in the game's words. */
export function distanceText(say: Say, { id, low, high, of }: Distance): string {
  return say(id, { number: rangeText(low, high), high, of });
}

/** The end that is nearest: of those whose whole way is known, the one with the smallest part left;
 * the game's first if none has come half way. */
export function nearestEnd(distances: readonly Distance[]): Distance | null {
  const HALF = 0.5;
  const part = ({ high, of }: Distance) => (of ? high / of : high === 0 && of === 0 ? 0 : 1);
  const [first, ...others] = distances;
  if (!first) return null;
  const near = others.filter((each) => part(each) < HALF && part(each) < part(first));
  return near.sort((one, other) => part(one) - part(other))[0] ?? first;
}

/** Seats in the order in which they are shown: one's own first, then as they follow in turn. */
export function seatOrder(players: readonly { isYou: boolean }[]): number[] {
  const own = Math.max(
    0,
    players.findIndex((player) => player.isYou),
  );
  return players.map((_, step) => (own + step) % players.length);
}
