// A game of about Silk's size with next to no rules: twenty tiles, every move places a worm on one.
// An update is about as long as what our server sends of a move of Silk (1.3 KB), and a game has as
// many decisions as one of Silk between two random players (190).
const TILES = 20;
const CAPACITY = 4;
const MOVES = 190;
const PASTURES = ['dry', 'normal', 'leafy'];

function makeTile(_, at) {
  return { pasture: PASTURES[at % 3], worms: [] };
}

function place({ G, playerID, events }, at) {
  const tile = G.tiles[at];
  if (!tile) return 'INVALID_MOVE';
  if (tile.worms.length === CAPACITY) tile.worms.shift();
  tile.worms.push(playerID);
  G.scores[playerID] += tile.worms.filter((owner) => owner === playerID).length;
  G.moves += 1;
  // A copy: G is a draft that is gone when the end is told, and the server would not survive it.
  if (G.moves === MOVES) events.endGame({ scores: [...G.scores] });
}

module.exports = {
  name: 'meadow',
  setup: ({ ctx }) => ({
    tiles: Array.from({ length: TILES }, makeTile),
    scores: Array(ctx.numPlayers).fill(0),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place },
};
