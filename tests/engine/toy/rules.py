"""All rules of the toy."""

from __future__ import annotations

from engine.toy.state import State
from engine.toy.terms import CARDS, COPIES, FACE_DOWN, NO_CARD, Moment, Reason
from serai.engine.jit import rule
from serai.engine.sampling import below, random_word
from serai.engine.seat import NOBODY, Seat


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
def moment_of(s: State) -> int:
    """toy.deal.1 Cards are dealt as long as somebody has none; toy.end.1 when all have kept theirs,
    the game is over."""
    if receiver(s) != NOBODY:
        return Moment.DEAL.value
    if s.turn == NOBODY:
        return Moment.OVER.value
    return Moment.CHOOSE.value


@rule
def on_turn(s: State) -> Seat:
    """toy.turn.1 Whose turn it is."""
    return int(s.turn)


@rule
def refuse_deal(s: State, card: int) -> Reason:
    """toy.deal.2 Only a card of the deck is dealt."""
    return Reason.ALLOWED if s.deck[card] > 0 else Reason.CARD_IS_TAKEN


@rule
def copies_left(s: State, card: int) -> int:
    """toy.deal.2 Each card of the deck is as likely as the others."""
    return int(s.deck[card])


@rule
def deal_next(s: State, card: int) -> None:
    """toy.deal.1 Whoever has no card gets this one."""
    deal(s, receiver(s), card)


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
def refuse_swap(s: State, seat: Seat) -> Reason:
    """toy.swap.1 You swap as often as the option says."""
    return Reason.ALLOWED if s.swaps_left[seat] > 0 else Reason.NO_SWAP_LEFT


@rule
def swap(s: State, seat: Seat) -> None:
    """toy.swap.1 Your card goes back into the deck, which deals you another."""
    s.deck[s.cards[seat]] += 1
    s.cards[seat] = NO_CARD
    s.swaps_left[seat] -= 1


@rule
def score(s: State, seat: Seat) -> int:
    """toy.end.2 Your card, and the highest wins. Nothing before the end: scores are public, and
    hands are not."""
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
