/** What a choice would bring, in words: all that the server foretells of it. */
import type { GameEvent, Offer, Part, Player, Say } from '../boards/board';
import type { Change, Following } from '../wire';
import { joined, sayParts, t, tellParts } from './words.svelte';

/** What the seat has before and after, as `14 → 17 Silk Points`. */
export function changeText(say: Say, { unit, before, after }: Change): string {
  return t('change', { before, after, unit: say(`unit-${unit}`, { number: after }) });
}

/** The sentences: what would happen, what could come of it, and what would be asked next. An offer whose preview has
 * not come yet says what it is. */
export function foretell(
  say: Say,
  players: readonly Player[],
  { parts, preview }: Pick<Offer, 'parts' | 'preview'>,
  quiet: readonly string[],
): Part[] {
  if (!preview) return [...parts];
  const events = preview.events.filter((event) => !isTold(event, quiet));
  const told = events.map((event) => tellParts(say, event));
  const outlook = preview.outlook.map(({ id, args }) => sayParts(say, id, args));
  const sentences = [...(told.length ? told : [[...parts, { text: '.' }]]), ...outlook];
  const next = nextText(say, players, preview.next);
  return joined([...sentences, ...(next ? [[{ text: next }]] : [])]);
}

/** Whose turn begins is told by what is asked next. */
function isTold({ event }: GameEvent, quiet: readonly string[]): boolean {
  return event === 'turn-began' || quiet.includes(event);
}

function nextText(say: Say, players: readonly Player[], { who, seat, prompt }: Following): string {
  const name = players.find((player) => player.seat === seat)?.name ?? '';
  const question = prompt ? say(prompt.id, prompt.args) : '';
  return t(`then-${who}`, { name, question });
}
