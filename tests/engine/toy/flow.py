"""Whose decision it is, what is legal, what happens: all rules of the toy."""

from __future__ import annotations

from engine.toy.actions import DEAL, KEEP, KIND_OF, PARTS_OF, SWAP
from engine.toy.state import State
from engine.toy.terms import CARDS, COPIES, FACE_DOWN, NO_CARD, Reason
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.sampling import below, random_word
from serai.engine.seat import CHANCE, NOBODY, Seat


@rule
def lay_out(s: State, players: int) -> None:
    """toy.setup.1 The deck is complete, nobody has a card, seat A begins."""
    s.players = players
    for card in range(1, CARDS + 1):
        s.deck[card] = COPIES[card]
    for seat in range(players):
        s.swaps_left[seat] = s.swaps


@rule
def receiver(s: State) -> Seat:
    """toy.deal.1 The first seat without a card gets the next one; NOBODY if all have theirs."""
    for seat in range(s.players):
        if s.cards[seat] == NO_CARD:
            return seat
    return NOBODY


@rule
def actor(s: State) -> Seat:
    """The deck while a card is missing, then the seat whose turn it is."""
    if receiver(s) != NOBODY:
        return CHANCE
    return int(s.turn)


@rule
def refuse(s: State, action: int) -> Reason:
    """The clause that forbids this action now, or ALLOWED."""
    kind = KIND_OF[action]
    if actor(s) == NOBODY:
        return Reason.GAME_IS_OVER
    if actor(s) != CHANCE and kind == DEAL:
        return Reason.SEATS_DECIDE
    if actor(s) == CHANCE and kind != DEAL:
        return Reason.DECK_DEALS
    if kind == DEAL and s.deck[PARTS_OF[action, 0]] == 0:
        return Reason.CARD_IS_TAKEN
    if kind == SWAP and s.swaps_left[s.turn] == 0:
        return Reason.NO_SWAP_LEFT
    return Reason.ALLOWED


@rule
def legal(s: State, offers: Ints) -> int:
    """Write the numbers of all legal actions into `offers`; return how many there are."""
    number = 0
    for action in range(len(KIND_OF)):
        if refuse(s, action) == Reason.ALLOWED:
            offers[number] = action
            number += 1
    return number


@rule
def weight(s: State, action: int) -> int:
    """toy.deal.2 Each card of the deck is as likely as the others."""
    return int(s.deck[PARTS_OF[action, 0]])


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    if KIND_OF[action] == DEAL:
        deal(s, receiver(s), PARTS_OF[action, 0])
    elif KIND_OF[action] == KEEP:
        keep(s)
    else:
        swap(s, s.turn)


@rule
def deal(s: State, seat: Seat, card: int) -> None:
    """toy.deal.2 A card leaves the deck for a hand."""
    s.deck[card] -= 1
    s.cards[seat] = card


@rule
def keep(s: State) -> None:
    """toy.turn.1 The next seat decides. toy.end.1 When all have kept, the game is over."""
    s.turn = s.turn + 1 if s.turn + 1 < s.players else NOBODY


@rule
def swap(s: State, seat: Seat) -> None:
    """toy.swap.1 Your card goes back into the deck, which deals you another."""
    s.deck[s.cards[seat]] += 1
    s.cards[seat] = NO_CARD
    s.swaps_left[seat] -= 1


@rule
def score(s: State, seat: Seat) -> int:
    """toy.end.2 Your card; nothing before the end, because scores are public and hands are not."""
    return int(s.cards[seat]) if s.turn == NOBODY else 0


@rule
def redact(s: State, seat: Seat) -> None:
    """Turn the cards of all others face down; the deck may hold any of them. At the end all are
    shown."""
    for other in range(s.players):
        if other != seat and s.cards[other] != NO_CARD and s.turn != NOBODY:
            s.deck[s.cards[other]] += 1
            s.cards[other] = FACE_DOWN


@rule
def guess(s: State, seat: Seat, seed: int) -> None:
    """Give a card of the deck, by how many there are, to everybody whose card lies face down."""
    for other in range(s.players):
        if s.cards[other] == FACE_DOWN:
            left = 0
            for card in range(1, CARDS + 1):
                left += int(s.deck[card])
            deal(s, other, card_of(s, below(random_word(seed, other), left)))


@rule
def card_of(s: State, ticket: int) -> int:
    """The card that lies so deep in the deck."""
    for card in range(1, CARDS):
        ticket -= int(s.deck[card])
        if ticket < 0:
            return card
    return CARDS
