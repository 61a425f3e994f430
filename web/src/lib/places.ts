/** Where on a board something happened. */
import type { GameEvent } from '../boards/board';

/** The facts of an event that may name a place, each once; those that name none are found nowhere on the board. */
export function placesOf(event: GameEvent): string[] {
  const { event: _, seat: __, ...facts } = event;
  return [...new Set(Object.values(facts).filter((fact) => typeof fact === 'string'))];
}

/** What selects the spot of a place on a board. */
export function spotOf(place: string): string {
  return `[data-value=${JSON.stringify(place)}]`;
}
