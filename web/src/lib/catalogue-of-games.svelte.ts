/** What can be played here; fetched once. */
import type { Catalogue, GameFacts } from '../wire';
import { get } from './api';

let games = $state.raw<Catalogue | null>(null);
let asked: Promise<Catalogue> | null = null;

export function loadGames(): Promise<Catalogue> {
  asked ??= get<Catalogue>('/games').then(
    (found) => (games = found),
    (problem) => {
      asked = null; // ask again next time
      throw problem;
    },
  );
  return asked;
}

export function knownGames(): Catalogue | null {
  return games;
}

export function gameFacts(id: string): GameFacts | null {
  return games?.games.find((game) => game.id === id) ?? null;
}
