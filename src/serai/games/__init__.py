"""One folder a game, the same file names in each. A game never imports another."""
