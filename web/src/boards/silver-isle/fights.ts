/** The last fight as its events tell it: coins side by side, what they add up to, what is paid. */
import type { GameEvent } from '../board';
import type { Suit } from './suits';
import type { SilverIsleView } from '../../wire';

export interface Side {
  suit: Suit;
  values: readonly number[];
  sum: number;
  lost: readonly number[];
}

export interface FightStory {
  attacker: Side;
  defender: Side;
  winner: Suit | null;
  damage: number;
  captured: number;
}

const numbers = (text: unknown) => (String(text ?? '').match(/\d+/g) ?? []).map(Number);

export function lastFight(events: readonly GameEvent[], view: SilverIsleView): FightStory | null {
  const at = events.findLastIndex((event) => event.event === 'fight-fought');
  const fought = events[at];
  if (!fought) return null;
  const after = events.slice(at + 1);
  const lost = (suit: unknown) =>
    after
      .filter(
        (event) =>
          ['crews-lost', 'crew-removed', 'crew-replaced'].includes(event.event) &&
          event.seat === suit,
      )
      .flatMap((event) => numbers(event.crews ?? event.crew));
  const side = (suit: unknown, text: unknown): Side => {
    const values = numbers(text);
    return {
      suit: suit as Suit,
      values,
      sum: values.reduce((sum, value) => sum + value, 0),
      lost: lost(suit),
    };
  };
  const won = after.find((event) => event.event === 'fight-won');
  const captured = after.find((event) => event.event === 'silver-captured');
  return {
    attacker: side(fought.seat, fought.ours),
    defender: side(fought.foe, fought.theirs),
    winner: (won?.seat as Suit | undefined) ?? null,
    damage: Number(won?.damage ?? view.fight?.damage ?? 0),
    captured: Number(captured?.number ?? 0),
  };
}
