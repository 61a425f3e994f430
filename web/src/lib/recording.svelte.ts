/** A finished game as the server tells it ply by ply, through the eyes of a seat or of a spectator. */
import type { GameEvent } from '../boards/board';
import type { News, RecordedPly, Replay, TableFacts, Told } from '../wire';
import { get } from './api';

const PAGE = 100;

/** A seat, a spectator, or everybody together: then nothing is hidden. */
export type Eyes = number | 'spectator' | 'everybody';

export class Recording {
  facts = $state.raw<TableFacts | null>(null);
  moments = $state.raw<readonly RecordedPly[]>([]);
  /** Whose eyes these are. */
  eyes = $state<Eyes>('everybody');

  constructor(readonly id: string) {}

  async open(): Promise<TableFacts> {
    const { table } = await get<News>(`/tables/${this.id}`);
    this.facts = table!;
    return table!;
  }

  /** Fetch all plies as these eyes saw them; they are on show as they come. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const seat = { everybody: '&everything=true', spectator: '' }[eyes] ?? `&seat=${eyes}`;
    let seen: RecordedPly[] = [];
    for (let since = 0, plies = 1; since < plies; since += PAGE) {
      const part = await get<Replay>(
        `/tables/${this.id}/replay?since=${since}&until=${since + PAGE}${seat}`,
      );
      if (this.eyes !== eyes || !part.moments.length) return;
      plies = part.plies;
      seen = [...seen, ...part.moments];
      if (seen.length > this.moments.length || seen.length === plies) this.moments = seen;
    }
  }
}

/** What has been told up to a moment. */
export function storyUntil(moments: readonly RecordedPly[], at: number): Told[] {
  return moments
    .slice(0, at + 1)
    .flatMap(({ ply, story }) => story.map((event) => ({ ply, event })));
}

/** Each seat's chance to win, ply by ply; what has not been judged is as it was before. Null: nothing has. */
export function chancesOf(moments: readonly RecordedPly[]): (readonly number[])[] | null {
  const first = moments.find((moment) => moment.chances)?.chances;
  if (!first) return null;
  let last: readonly number[] = first;
  return moments.map(({ chances }) => (last = chances ?? last));
}

/** The next moment from here at which something is told that is worth a look. */
export function nextTold(
  moments: readonly RecordedPly[],
  at: number,
  quiet: readonly string[],
): number {
  const isTold = ({ story }: RecordedPly) =>
    (story as GameEvent[]).some(({ event }) => !quiet.includes(event));
  const found = moments.findIndex((moment, i) => i > at && isTold(moment));
  return found < 0 ? moments.length - 1 : found;
}
