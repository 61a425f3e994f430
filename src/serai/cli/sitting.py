"""A game at the terminal: people type, bots play the other seats."""

from __future__ import annotations

import contextlib
import re
import signal
from collections.abc import Callable, Collection, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from serai.bots import look
from serai.cli.bots import ADVISER, BotFailed, BotSeats, ask_adviser, in_thread, show_hint
from serai.cli.files import write_object
from serai.cli.offers import Offer
from serai.cli.pages import find_clauses, read_page
from serai.engine.errors import BadNotation, CannotUndo, SeraiError

try:  # arrow keys and history, where the system has them
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from serai.cli.screen import Screen
    from serai.engine.action import Action
    from serai.engine.match import Match
    from serai.engine.seat import Seat

ORDERS = {
    "help": ("help", "?", "ayuda"),
    "options": ("options", "opciones"),
    "board": ("board", "tablero"),
    "rules": ("rules", "reglas"),
    "why": ("why", "porqué", "porque"),
    "hint": ("hint", "pista"),
    "undo": ("undo", "deshacer"),
    "save": ("save", "guardar"),
    "quit": ("quit", "exit", "salir"),
}
"""What can be typed beside actions, in every language."""

NAME_OF = {word: order for order, words in ORDERS.items() for word in words}


LONE_LETTER = re.compile(r"(?<![a-z])[a-z](?![a-z])")
"""Seats and sides are written with a capital: `pawn B`, `port-S`, `H2,3`."""


class Sitting:
    """Asks people, lets bots play the other seats, and obeys what is typed."""

    def __init__(self, screen: Screen, humans: Collection[Seat], bots: BotSeats) -> None:
        self.screen = screen
        self.match: Match = screen.match
        self.humans = humans
        self.bots = bots
        self.is_shared = screen.board.HAS_SECRETS and len(humans) > 1
        """Whether people share the screen who must not see each other's views."""
        self.watcher: Seat | None = None
        self.told: dict[Seat | None, int] = {}
        self.failures: list[tuple[int, Callable[[], None]]] = []
        """The plies at which bots failed, and what is said of it."""
        self.is_left = False
        self.is_waiting = False
        self.offers: list[Offer] = []
        self.obey: dict[str, Callable[[str], None]] = {
            "help": self.help, "options": self.options, "board": self.board, "rules": self.rules,
            "why": self.why, "hint": self.hint, "undo": self.undo, "save": self.save,
            "quit": self.quit,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game is over or everybody leaves; Ctrl-C is a wish to leave."""
        before = signal.signal(signal.SIGINT, self.interrupt)
        try:
            self.play_on()
        except KeyboardInterrupt:
            print()
        finally:
            signal.signal(signal.SIGINT, before)
        if self.is_left:
            self.screen.say("left", plies=self.match.ply)
        else:
            self.finish()

    def play_on(self) -> None:
        """One decision after the other."""
        while not self.is_left and (seat := self.match.actor) is not None:
            if seat in self.humans:
                self.ask(seat)
            else:
                self.let_bot_play(seat)

    def interrupt(self, *_: object) -> None:
        """Leave. Only waiting is broken off: a ply that has begun is played, so that the record
        stays whole and can be saved."""
        self.is_left = True
        if self.is_waiting:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def waiting(self) -> Iterator[None]:
        """For a person or a bot. Meanwhile Ctrl-C acts at once, and if it came just before, now."""
        self.is_waiting = True
        try:
            if self.is_left:
                raise KeyboardInterrupt
            yield
        finally:
            self.is_waiting = False

    def let_bot_play(self, seat: Seat) -> None:
        """A seat without a person: its bot gets what it may see, and its choice is checked as a
        person's would be. Whoever only watches is told at once."""
        stand_ins = self.bots.stand_ins(seat)
        try:
            observation = look(self.match, self.bots.hear_story)
            with self.waiting():
                action = in_thread(lambda: self.bots.choose(observation))
            self.match.play(action)
            if self.bots.stand_ins(seat) > stand_ins:
                self.tell_later(seat, "bot-stood-in", why=self.bots.note(seat))
        except BotFailed as failure:
            self.give_up(seat, "bot-crashed", error=str(failure))
        except SeraiError:
            self.give_up(seat, "bot-illegal")
        if not self.humans:
            self.tell(None)

    def give_up(self, seat: Seat, message: str, **facts: str) -> None:
        """A bot has failed: its seat goes on at random, and everybody is told."""
        self.bots.replace(seat)
        self.tell_later(seat, message, **facts)

    def tell_later(self, seat: Seat, message: str, **facts: str) -> None:
        """Tell this of a bot where the story has come to it."""
        badge = self.screen.speaker.name(self.screen.letter(seat))
        said = partial(self.screen.say, message, badge=badge, bot=self.bots.written, **facts)
        self.failures.append((self.match.ply, said))

    def finish(self) -> None:
        """The end of the story, the board and the result."""
        self.tell(None)
        self.screen.show_board(None)
        self.screen.show_result()

    def ask(self, seat: Seat) -> None:
        """Show the table to a person until a decision is made or taken back."""
        if self.is_shared and seat != self.watcher:
            self.hand_over(seat)
        if self.is_left:
            return
        self.offers = self.screen.offers()
        self.tell(seat)
        self.board("")
        self.options("")
        ply = self.match.ply
        while self.match.ply == ply and not self.is_left:
            self.do(self.read())

    def hand_over(self, seat: Seat) -> None:
        """Hide what the last person saw and typed, and wait until the next one is alone with it."""
        self.watcher = seat
        if readline is not None:
            readline.clear_history()
        self.screen.clear()
        badge = self.screen.speaker.name(self.screen.letter(seat))
        self.screen.say("hand-over", "bold", badge=badge)
        if NAME_OF.get(self.read().lower()) == "quit":
            self.is_left = True
        else:
            self.screen.clear()

    def tell(self, seat: Seat | None) -> None:
        """What happened since somebody was last told; on a shared screen, since this one was."""
        listener = seat if self.is_shared else None
        since = self.told.get(listener, 0)
        if seat is None:
            since = min((self.told.get(who, 0) for who in self.listeners), default=0)
        for ply, said in self.failures:
            if ply >= since:
                said()
        if since < self.match.ply:
            self.screen.show_story(since, seat)
        self.told[listener] = self.match.ply

    @property
    def listeners(self) -> Collection[Seat | None]:
        """Who is told things one by one: everybody together, unless the screen is shared."""
        return self.humans if self.is_shared else [None]

    def read(self) -> str:
        """A line from the keyboard; its end, and Ctrl-C, are a wish to leave."""
        try:
            with self.waiting():
                return input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return "quit"

    def do(self, typed: str) -> None:
        """Obey an order, or play what is typed."""
        word, _, rest = typed.partition(" ")
        if word.lower() in NAME_OF:
            self.obey[NAME_OF[word.lower()]](rest.strip())
        elif typed.isdecimal():
            self.play_number(int(typed))
        elif typed:
            self.play(typed)

    # --- Playing ------------------------------------------------------------------------------

    def play_number(self, number: int) -> None:
        """Play an action of the list."""
        if 1 <= number <= len(self.offers):
            self.match.play(self.offers[number - 1].action)
        else:
            self.screen.say("unknown-number", last=str(len(self.offers)))

    def play(self, typed: str) -> None:
        """Play an action by its notation, or say why not."""
        action = self.find(typed)
        if action is None:
            return
        refusal = self.match.why_not(action)
        if refusal:
            self.screen.show_refusal(refusal)
        else:
            self.match.play(action)

    def find(self, typed: str) -> Action | None:
        """The action that somebody means: capitals do not matter, and the last part will do."""
        wanted = " ".join(typed.lower().split())
        names = {str(offer.action).lower(): offer.action for offer in self.offers}
        meant = [name for name in names if name == wanted or name.endswith(f" {wanted}")]
        if len(meant) == 1:
            return names[meant[0]]
        if meant:
            self.screen.say("several", typed=typed, actions=", ".join(meant))
            return None
        return self.find_anywhere(typed)

    def find_anywhere(self, typed: str) -> Action | None:
        """Any action of the game, allowed or not."""
        small = " ".join(typed.lower().split())
        for spelling in (typed, small, LONE_LETTER.sub(lambda found: found[0].upper(), small)):
            with contextlib.suppress(BadNotation):
                return self.match.game.space.read(spelling)
        self.screen.say("unknown-input", typed=typed, sample=self.sample)
        return None

    @property
    def sample(self) -> str:
        """An action, to show how one is written."""
        return str(self.offers[-1].action)

    # --- Orders -------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        """What can be typed."""
        self.screen.say("help", sample=self.sample)
        self.screen.show_legend()

    def options(self, _: str) -> None:
        """What is asked and what may be done."""
        self.screen.show_question(self.match.actor)
        self.screen.show_offers(self.offers)

    def board(self, _: str) -> None:
        """The table again."""
        self.screen.show_board(self.match.actor, self.offers)

    def rules(self, query: str) -> None:
        """Clauses by id or by a word in them."""
        if not query:
            self.screen.say("say-what", order="rules", sample="R1")
            return
        found = find_clauses(read_page(self.match.game.id, self.screen.look.language), query)
        for clause in found:
            self.screen.show_clause(clause)
        if not found:
            self.screen.say("no-clause", query=query)

    def why(self, typed: str) -> None:
        """Whether an action is allowed, and if not, by which clause."""
        if not typed:
            self.screen.say("say-what", order="why", sample=self.sample)
        elif action := self.find(typed):
            self.screen.show_answer(action)

    def hint(self, _: str) -> None:
        """What the strongest bot would do, and why."""
        observation = look(self.match)
        with self.waiting():
            found = in_thread(lambda: ask_adviser(observation))
        self.screen.say("hint", bot=ADVISER.name)
        self.screen.console.print(show_hint(found, self.offers, self.screen.speaker))

    def undo(self, _: str) -> None:
        """Take back the last decision of the seat that is to decide."""
        try:
            action = self.match.undo(self.match.actor)
        except CannotUndo:
            self.screen.say("cannot-undo")
        else:
            self.told = {who: min(ply, self.match.ply) for who, ply in self.told.items()}
            self.screen.say("undone", action=str(action))

    def save(self, file: str) -> None:
        """Write the record."""
        if not file:
            self.screen.say("say-what", order="save", sample="game.json")
            return
        try:
            write_object(Path(file), self.match.record())
        except OSError as error:
            self.screen.say("not-saved", file=file, reason=str(error.strerror))
        else:
            self.screen.say("saved", file=file)

    def quit(self, _: str) -> None:
        """Leave the game."""
        self.is_left = True
