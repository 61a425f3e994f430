/** What a choice could bring beyond what it costs. */
import type { Preview } from '../board';

/** The most Silk Points that could come of a choice; null where nothing is foretold of that. */
export function bestOf(preview: Preview | null): number | null {
  const gains = preview?.outlook.flatMap(({ gain }) => (gain === null ? [] : [gain])) ?? [];
  return gains.length ? Math.max(...gains) : null;
}
