/** What the others have done, as text; and the story by turns. */
import type { GameEvent, Part, Player, Say } from '../boards/board';
import type { Moment, RecapFacts, Told } from '../wire';
import { spotOf } from './places';
import { phraseParts } from './words.svelte';

/** What was done in a turn, in parts: its phrases one after the other. */
export function recapParts(say: Say, { seat, phrases }: RecapFacts): Part[] {
  const parts = phrases.flatMap(({ id, args }, i) => [
    ...(i ? [{ text: ', ' }] : []),
    ...phraseParts(say, id, args),
  ]);
  const first = parts[0]?.text ?? '';
  if (seat !== null || !first) return parts;
  return [
    { ...parts[0]!, text: first.charAt(0).toUpperCase() + first.slice(1) },
    ...parts.slice(1),
  ];
}

/** Where all of it was, each place once. */
export function placesOf({ phrases }: RecapFacts): string[] {
  return [...new Set(phrases.flatMap(({ places }) => places.map(spotOf)))];
}

/** What has to be seen, each with a name of its own. */
export function graveOf({ recaps }: Pick<Moment, 'recaps'>): Grave[] {
  return recaps.flatMap(({ seat, since, grave }) =>
    grave.map(({ ply, event }, i) => ({
      key: `${since} ${ply} ${i}`,
      seat,
      event: event as GameEvent,
    })),
  );
}

export interface Grave {
  key: string;
  /** Whose turn it was. */
  seat: number | null;
  event: GameEvent;
}

/** A turn of the story: whose it is (undefined: everybody's, or nobody's yet), and its lines. */
export interface Chapter {
  key: string;
  owner: Player | undefined;
  since: number;
  until: number;
  lines: Told[];
}

/** The story by turns. */
export function chaptersOf(story: readonly Told[], players: readonly Player[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const told of story) {
    const { ply, opens } = told;
    let chapter = chapters.at(-1);
    if (!chapter || opens !== undefined) {
      const owner = players.find(({ seat }) => seat === opens);
      chapter = {
        key: `${ply} ${chapters.length}`,
        owner,
        since: ply + 1,
        until: ply + 1,
        lines: [],
      };
      chapters.push(chapter);
    }
    chapter.lines.push(told);
    chapter.until = ply + 1;
  }
  return chapters;
}
