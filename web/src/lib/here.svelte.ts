/** The game that is on show, so that the bar on top can lead to its rules. */
let game = $state('');

export function gameHere(): string {
  return game;
}

/** Call in an effect: what it returns forgets the game again. */
export function showGame(id: string): () => void {
  game = id;
  return () => (game = '');
}
