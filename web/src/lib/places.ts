/** Where on a board something is, or happened. */
import type { GameEvent, Part, Target } from '../boards/board';

/** What selects the spots that a line of the log speaks of. */
export function spotsOf(event: GameEvent, parts: readonly Part[]): string[] {
  const targets = parts.flatMap(({ target }) => (target ? [spotOf(target)] : []));
  return [...new Set(targets.length ? targets : placesOf(event).map(spotOf))];
}

/** In a game without names: the facts of an event that may name a place, each once; those that name none are found
 * nowhere on the board. */
function placesOf(event: GameEvent): string[] {
  const { event: _, seat: __, ...facts } = event;
  return [...new Set(Object.values(facts).filter((fact) => typeof fact === 'string'))];
}

/** What selects the spot of a target on a board, or of a place whose kind is not known. */
export function spotOf(place: Target | string): string {
  if (typeof place === 'string') return `[data-value=${JSON.stringify(place)}]`;
  return `[data-kind=${JSON.stringify(place.kind)}]${spotOf(place.value)}`;
}
