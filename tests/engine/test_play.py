"""A game's play is written from its declarations: what they say is what happens."""

from __future__ import annotations

import linecache
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Annotated, Any

import pytest

from engine.toy import GAME as TOY
from engine.toy import rules
from engine.toy.state import State
from engine.toy.terms import CARDS, Moment, Reason
from serai.engine.action import Action, Domain
from serai.engine.declare import BadDeclaration, Stage, at
from serai.engine.dispatch import make_numbers
from serai.engine.jit import INTERPRETED, rule
from serai.engine.play import Play
from serai.engine.seat import CHANCE, NOBODY, Seat

CARD = Domain("card", [str(card) for card in range(1, CARDS + 1)], first=1)
TIMES = Domain("times", ["1", "2"], first=1)


@rule
def on_turn(s: State) -> Seat:
    """Whose turn it is."""
    return int(s.turn)


@rule
def over(s: State) -> int:
    """The game is over."""
    return Moment.OVER.value


@rule
def refuse_high(s: State, card: int) -> Reason:
    """No card above the seat's swaps is allowed."""
    return Reason.CARD_IS_TAKEN if card > s.swaps else Reason.ALLOWED


@rule
def even_cards(s: State) -> int:
    """The cards 2 and 4."""
    return 0b10100


@rule
def lowest(s: State) -> int:
    """The lowest card that may be named."""
    return 2


@rule
def highest(s: State) -> int:
    """The highest card that may be named."""
    return 3


@rule
def take(s: State, seat: Seat, card: int) -> None:
    """The card goes to the seat."""
    s.cards[seat] = card


@rule
def pass_on(s: State) -> None:
    """The next seat decides."""
    s.turn += 1


@rule
def doubled(s: State, card: int) -> int:
    """What the record calls a card that is named."""
    return 2 * card


@rule
def list_backwards(s: State, numbers: Any, count: int, first: int) -> int:
    """The last card before the first."""
    for card in range(CARDS, 0, -1):
        numbers[count] = first + card - 1
        count += 1
    return count


def play_of(*kinds: type[Action], then: Any = None) -> Play:
    """A game in which seats choose, and these actions are all there is."""
    stages = {
        Moment.DEAL: Stage(CHANCE, Reason.DECK_DEALS),
        Moment.CHOOSE: Stage(on_turn, Reason.NO_SWAP_LEFT, then=then),
        Moment.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
    }
    return Play(
        State,
        stages,
        kinds,
        seats_decide=Reason.SEATS_DECIDE,
        score=rules.score,
        moment=rules.moment_of,
    )


def choosing(swaps: int = 2) -> Any:
    """A record at which seat 0 has to choose."""
    s = TOY.start(2, {"swaps": swaps})
    s.cards[:2] = 1
    return s


def legal(play: Play, s: Any) -> list[str]:
    """The notation of all that is legal, in the order of the list."""
    numbers = make_numbers(play.space)
    return [str(play.space.action(int(n))) for n in numbers[: play.legal(s, numbers)]]


# --- What is legal ----------------------------------------------------------------------------


def test_every_value_of_a_part_is_asked_about() -> None:
    @at(Moment.CHOOSE, ask=refuse_high)
    class Name(Action):
        notation = "name {card}"
        card: Annotated[int, CARD]

    play = play_of(Name)
    assert legal(play, choosing(swaps=2)) == ["name 1", "name 2"]
    assert play.refuse(choosing(), 2) == Reason.CARD_IS_TAKEN


def test_among_names_the_values_that_are_worth_asking_about() -> None:
    @at(Moment.CHOOSE, among=even_cards)
    class Name(Action):
        notation = "name {card}"
        card: Annotated[int, CARD]

    assert legal(play_of(Name), choosing()) == ["name 2", "name 4"]


def test_among_may_name_what_is_given() -> None:
    @at(Moment.CHOOSE, among="cards", cards=even_cards)
    class Name(Action):
        notation = "name {card} {times}"
        card: Annotated[int, CARD]
        times: Annotated[int, TIMES]

    expected = ["name 2 1", "name 2 2", "name 4 1", "name 4 2"]
    assert legal(play_of(Name), choosing()) == expected


def test_between_lists_a_range_without_asking() -> None:
    @at(Moment.CHOOSE, between=(lowest, highest))
    class Bid(Action):
        notation = "bid {card}"
        card: Annotated[int, CARD]

    assert legal(play_of(Bid), choosing()) == ["bid 2", "bid 3"]


def test_upwards_asks_no_further_after_a_refusal() -> None:
    @at(Moment.CHOOSE, ask=refuse_high, upwards=True)
    class Name(Action):
        notation = "name {card}"
        card: Annotated[int, CARD]

    play = play_of(Name)
    assert "break" in play.text
    assert legal(play, choosing(swaps=1)) == ["name 1"]


def test_a_lister_lists_in_its_own_order() -> None:
    @at(Moment.CHOOSE)
    class Wait(Action):
        notation = "wait"

    @at(Moment.CHOOSE, listed_by=list_backwards)
    class Name(Action):
        notation = "name {card}"
        card: Annotated[int, CARD]

    expected = ["wait", "name 4", "name 3", "name 2", "name 1"]
    assert legal(play_of(Wait, Name), choosing()) == expected


# --- Why not, and what happens ----------------------------------------------------------------


def test_what_may_not_come_now_waits_for_what_the_stage_says() -> None:
    @at(Moment.DEAL)
    class Deal(Action):
        notation = "deal"

    @at(Moment.CHOOSE)
    class Keep(Action):
        notation = "keep"

    play = play_of(Deal, Keep)
    dealing, done = TOY.start(2), choosing()
    done.turn = NOBODY
    assert play.refuse(dealing, 0) == Reason.ALLOWED
    assert play.refuse(dealing, 1) == Reason.DECK_DEALS
    assert play.refuse(choosing(), 0) == Reason.SEATS_DECIDE
    assert play.refuse(done, 1) == Reason.GAME_IS_OVER
    assert [play.actor(s) for s in (dealing, choosing(), done)] == [CHANCE, 0, NOBODY]


def test_the_stage_goes_on_unless_the_action_says_otherwise() -> None:
    @at(Moment.CHOOSE, do=take)
    class Take(Action):
        notation = "take {card}"
        card: Annotated[int, CARD]

    @at(Moment.CHOOSE, do=take, then=None)
    class Stay(Action):
        notation = "stay {card}"
        card: Annotated[int, CARD]

    play = play_of(Take, Stay, then=pass_on)
    s = choosing()
    play.apply(s, CARDS + 2)
    assert (s.turn, s.cards[0]) == (0, 3)
    play.apply(s, 3)
    assert (s.turn, s.cards[0]) == (1, 4)


def test_a_part_may_be_named_otherwise_than_in_the_record() -> None:
    @at(Moment.CHOOSE, ask=refuse_high, do=take)
    class Take(Action):
        notation = "take {card}"
        card: Annotated[int, CARD, doubled]

    play = play_of(Take)
    s = choosing(swaps=2)
    assert legal(play, s) == ["take 1"]
    play.apply(s, 0)
    assert s.cards[0] == 2


# --- What cannot be ---------------------------------------------------------------------------


def test_a_rule_that_asks_for_what_there_is_not_is_named() -> None:
    @at(Moment.CHOOSE, ask=refuse_high)
    class Wait(Action):
        notation = "wait {times}"
        times: Annotated[int, TIMES]

    said = "refuse_high asks for 'card'; there is s, seat, times"
    with pytest.raises(BadDeclaration, match=said):
        play_of(Wait)


def test_where_chance_decides_there_is_no_seat() -> None:
    @at(Moment.DEAL, do=take)
    class Deal(Action):
        notation = "deal {card}"
        card: Annotated[int, CARD]

    with pytest.raises(BadDeclaration, match="'seat' is not known here: chance decides"):
        play_of(Deal)


def test_two_rules_of_one_name_are_told_apart() -> None:
    @at(Moment.CHOOSE, do=rules.swap, ask=rules.refuse_swap)
    class Swap(Action):
        notation = "swap"

    @rule
    def swap(s: State) -> None:
        """Another rule that is called so."""
        s.turn = 1

    @at(Moment.CHOOSE, do=swap)
    class Leave(Action):
        notation = "leave"

    play = play_of(Swap, Leave)
    s = choosing()
    play.apply(s, 1)
    assert s.turn == 1
    play.apply(s, 0)
    assert list(s.swaps_left[:2]) == [2, 1]


def test_a_rule_may_be_called_like_a_part_or_a_variable() -> None:
    @rule
    def number(s: State) -> int:
        """Called as the text calls an action's number."""
        return 0b01000

    @rule
    def card(s: State, seat: Seat, card: int) -> None:
        """Called as the part that it is about."""
        s.cards[seat] = card

    @at(Moment.CHOOSE, do=card, among=number)
    class Name(Action):
        notation = "name {card}"
        card: Annotated[int, CARD]

    play, s = play_of(Name), choosing()
    assert legal(play, s) == ["name 3"]
    play.apply(s, play.space.number(Name(3)))
    assert s.cards[0] == 3


# --- The text ---------------------------------------------------------------------------------


@pytest.mark.skipif(not INTERPRETED, reason="machine code has no lines")
def test_a_trace_shows_the_line_that_was_written() -> None:
    try:
        TOY.play.legal(choosing(), None)
    except TypeError:
        told = traceback.format_exc()
    assert "numbers[count] = 4" in told


def test_the_text_is_found_where_a_debugger_looks_for_it() -> None:
    path = TOY.play.legal.__code__.co_filename
    assert "".join(linecache.getlines(path)) == TOY.play.text
    assert INTERPRETED or Path(path).exists()


@pytest.mark.compiled
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    script = (
        "from serai.engine.jit import watch_compiler\n"
        "import serai\n"
        "from serai.engine.warm import RULES\n"
        "compiled = []\n"
        "with watch_compiler(lambda: compiled.append(1)):\n"
        "    RULES.touch(__import__('engine.toy').toy.GAME)\n"
        "print(len(compiled))\n"
    )
    counts = [int(run(script, tmp_path)) for _ in range(2)]
    assert counts[0] > 0
    assert counts[1] == 0


def run(script: str, cache: Path) -> str:
    """What a fresh process prints."""
    environment = {
        "SERAI_CACHE": str(cache),
        "NUMBA_DISABLE_JIT": "0",
        "PYTHONPATH": str(Path(__file__).parents[1]),
    }
    return subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
