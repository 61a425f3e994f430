"""The game-independent core: records, compiled rules, actions, matches. It imports nothing of
ours."""
