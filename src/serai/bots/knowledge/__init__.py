"""What the bots know about each game: one file or folder for each, named as the game's folder.

Each has the same six names; `serai.bots.judging` calls the rules by the record's type.

- `TERMS`, the names of the evaluation's terms, at most `MAX_TERMS`. Both languages put them in
  words (`bots/words`: `<game-id>-term-<name>`).
- `judge(s, seats, evaluation)`, a rule: writes into `evaluation.terms[seat, 0]`,
  `evaluation.terms[seat, 1]`, ... what each term is worth to each of these seats, in points. Their
  sum is the seat's expected final result. It must make sense at every decision, also in the middle
  of a turn, and say exactly who wins once the game is over. It may read the whole record, because
  it only sees worlds that `guess` made up. It returns the scale: the lead in points that makes a
  win likely here. A seat's chance to win is its share of exp(points / scale) among all seats, so
  the scale should become smaller towards the end of the game. 0.0 says that the scores stand:
  whoever has most points wins.
- `SCRATCH`, the type of the record `evaluation.scratch[0]`, in which `judge` keeps what it works
  out, since a rule makes no arrays. It finds there what it wrote the last time.
- `BUDGETS`, how many iterations each level has for a decision. That depends on what more of them
  are worth in this game, and on how long one takes.
- `SEARCH_SETTINGS`, the settings of the search that have another value in this game than the usual
  one (see `search_settings.SearchSettings`).
- `prior(s, action)`, a rule: how promising a legal decision looks at a glance, from 0.01 to 20;
  1.0 if nothing is known. It must be quick, because it is asked for every offer.

Files are found by their names. A game without one is judged by its score (`plain.py`).
"""

import numpy as np

MAX_TERMS = 16
NO_SCRATCH = np.dtype((np.record, [("nothing", "i1")]))
"""For knowledge that needs none."""
