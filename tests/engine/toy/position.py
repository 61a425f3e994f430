"""Record <-> position, JSON that a person can write; impossible positions are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.toy.rules import deal, score
from engine.toy.terms import CARDS, NO_CARD
from serai.engine.errors import BadPosition
from serai.engine.option import write_options
from serai.engine.reading import check_fields, read_by_seat, read_mapping, read_number, read_seat
from serai.engine.seat import NOBODY, Seat, letter

if TYPE_CHECKING:
    from serai.engine.game import Game

FIELDS = ("game", "players", "options", "cards", "swaps_left", "turn")


def write_position(game: Game, s: Any) -> dict[str, Any]:
    """The position of a record. The deck is what nobody holds, so it is not written."""
    seats = range(int(s.players))
    return {
        "game": game.id,
        "players": int(s.players),
        "options": write_options(game.options, s),
        "cards": {letter(seat): int(s.cards[seat]) for seat in seats if s.cards[seat]},
        "swaps_left": {letter(seat): int(s.swaps_left[seat]) for seat in seats},
        "turn": None if s.turn == NOBODY else letter(s.turn),
    }


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    given = read_mapping(position, "a position")
    check_fields(given, FIELDS)
    if given.get("game", game.id) != game.id:
        raise BadPosition(f"the position is one of {given['game']!r}, not of {game.id}")
    players = read_number(given.get("players"), "players", game.seats[0], game.seats[-1])
    s = game.start(players, read_mapping(given.get("options", {}), "options"))
    cards = read_by_seat(given.get("cards", {}), players, "cards", NO_CARD, (1, CARDS))
    for seat, card in enumerate(cards):
        if card != NO_CARD and s.deck[card] == 0:
            raise BadPosition(f"there are not so many cards {card} in the deck", "toy.deal.2")
        if card != NO_CARD:
            deal(s, seat, card)
    most = int(s.swaps)
    swaps = read_by_seat(given.get("swaps_left", {}), players, "swaps_left", most, (0, most))
    s.swaps_left[:players] = swaps
    turn = given.get("turn", letter(0))
    s.turn = NOBODY if turn is None else read_seat(turn, players, "turn")
    return s


def winners(s: Any) -> list[Seat]:
    """toy.end.2 The highest card wins; equal cards share the win."""
    scores = [int(score(s, seat)) for seat in range(s.players)]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
