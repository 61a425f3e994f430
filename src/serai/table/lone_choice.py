"""Choices of one: what a seat decides next without being asked, because there is nothing to choose.
The log has it as if the seat had been asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.choosing import legal_actions
from serai.engine.layout import copy_record
from serai.engine.seat import CHANCE

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.game import Game
    from serai.engine.match import Match
    from serai.engine.seat import Seat


def lone_choice(game: Game, s: Any, seat: Seat) -> tuple[Action, Any] | None:
    """What this seat, which decided last, decides by itself now, and the record after that; None if
    it has to be asked. It is asked as well where chance would speak at once or something would be
    shown: then nothing could be taken back."""
    if int(game.play.actor(s)) != seat:
        return None
    actions = legal_actions(game.play, s)
    if len(actions) != 1 or not game.choosing.makes_itself(s, actions[0]):
        return None
    after = copy_record(s)
    game.play.apply(after, game.space.number(actions[0]))
    is_shown = game.uncovers is not None and game.uncovers(s, actions[0], after)
    if is_shown or int(game.play.actor(after)) == CHANCE:
        return None
    return actions[0], after


def make_lone_choices(match: Match) -> None:
    """Play what whoever decided last has no choice about."""
    seat = match.seat_of(match.ply - 1)
    while (found := lone_choice(match.game, match.state, seat)) is not None:
        match.play(found[0])


def first_ply_of_choice(match: Match) -> int:
    """The ply of the last real choice: what followed it by itself is taken back with it."""
    ply = match.ply - 1
    while ply > 0 and _made_itself(match, ply):
        ply -= 1
    return ply


def _made_itself(match: Match, ply: int) -> bool:
    seat = match.seat_of(ply)
    if match.seat_of(ply - 1) != seat:
        return False
    found = lone_choice(match.game, match.state_before(ply), seat)
    return found is not None and found[0] == match.action_of(ply)
