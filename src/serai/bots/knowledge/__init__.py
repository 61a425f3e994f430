"""What the bots know about each game: one small file a game, named as the game's folder.

Each file has the same six names; `serai.bots.judging` calls the rules by the record's type.

- `TERMS`, the names of the evaluation's terms, at most `MAX_TERMS`. Both languages put them in
  words (`bots/words`: `<game-id>-term-<name>`).
- `judge(s, seats, sheet)`, a rule: writes into `sheet.terms[seat, 0]`, `sheet.terms[seat, 1]`, ...
  what each term is worth to each of these seats, in points. Their sum is the seat's expected final
  result. It must mean something at every decision, also in the middle of a turn, and say exactly
  who wins once the game is over. It may read the whole record: it only ever sees worlds that
  `guess` made up. It returns the scale, the lead in points that makes a win likely here, which is
  the smaller the nearer the end is: a seat's chance to win is its share of exp(points / scale)
  among all seats.
- `ROOM`, the type of the record `sheet.room[0]`, for its rough work: a rule makes no arrays. What
  it finds there is what it wrote last time.
- `BUDGETS`, for how many iterations each level thinks about a decision, by what more thought is
  worth in this game and how long an iteration takes.
- `SEARCH_SETTINGS`, the settings of the search that have another value in this game than the usual
  one (see `search_settings.SearchSettings`).
- `prior(s, action)`, a rule: how promising a legal decision looks at a glance, 1.0 if nothing is
  known; at most 20, never below 0.01. It must be cheap: it is asked for every offer.

Files are found by name; a game without one is judged by its score (`plain.py`).
"""

import numpy as np

MAX_TERMS = 16
NO_ROOM = np.dtype((np.record, [("nothing", "i1")]))
"""For a judgement that has no rough work."""
