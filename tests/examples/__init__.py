"""The example games, as proof that a game can be a small package of its own."""
