"""Silver Isle by James Kyle, for 4 players: an isle, its mines, and a long way to Europe."""

from __future__ import annotations

from pathlib import Path

from serai.engine.game import Game
from serai.engine.tally import OpenTally
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.choosing import CHOOSING
from serai.games.silver_isle.naming import call
from serai.games.silver_isle.position import POSITION, read_position, winners
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.retelling import RETELLING
from serai.games.silver_isle.rules.building import lay_out
from serai.games.silver_isle.secrecy import hides, uncovers
from serai.games.silver_isle.state import State
from serai.games.silver_isle.story import tell
from serai.games.silver_isle.tally import tally
from serai.games.silver_isle.terms import SUIT_LETTERS
from serai.games.silver_isle.view import VIEW

GAME = Game(
    id="silver-isle",
    title="Silver Isle",
    seats=range(4, 5),
    options=State.options,
    rules_version="2",
    earlier_rules=("1",),
    state=State,
    play=PLAY,
    folder=Path(__file__).parent,
    reasons=Reason,
    lay_out=lay_out,
    read_position=read_position,
    write_position=POSITION.write,
    view=VIEW,
    choosing=CHOOSING,
    tell=tell,
    retelling=RETELLING,
    winners=winners,
    tally=OpenTally(tally),
    letters=SUIT_LETTERS,
    call=call,
    hides=hides,
    uncovers=uncovers,
)
