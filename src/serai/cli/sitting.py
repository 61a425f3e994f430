"""A game at the terminal: people type, the other seats play at random."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from serai.cli.files import write_object
from serai.cli.offers import Offer
from serai.cli.pages import find_clauses, read_page
from serai.engine.chance import SeededChance
from serai.engine.errors import BadNotation, CannotUndo

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
    "undo": ("undo", "deshacer"),
    "save": ("save", "guardar"),
    "quit": ("quit", "exit", "salir"),
}
"""What can be typed beside actions, in every language."""

NAME_OF = {word: order for order, words in ORDERS.items() for word in words}


LONE_LETTER = re.compile(r"(?<![a-z])[a-z](?![a-z])")
"""Seats and sides are written with a capital: `pawn B`, `port-S`, `H2,3`."""


class Sitting:
    """Asks people, lets the others play, and obeys what is typed."""

    def __init__(self, screen: Screen, humans: Collection[Seat], bots: SeededChance) -> None:
        self.screen = screen
        self.match: Match = screen.match
        self.humans = humans
        self.bots = bots
        self.is_shared = screen.board.HAS_SECRETS and len(humans) > 1
        """Whether people share the screen who must not see each other's views."""
        self.watcher: Seat | None = None
        self.told: dict[Seat | None, int] = {}
        self.is_left = False
        self.offers: list[Offer] = []
        self.obey: dict[str, Callable[[str], None]] = {
            "help": self.help, "options": self.options, "board": self.board, "rules": self.rules,
            "why": self.why, "undo": self.undo, "save": self.save, "quit": self.quit,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game is over or everybody leaves."""
        while not self.is_left and (seat := self.match.actor) is not None:
            if seat in self.humans:
                self.ask(seat)
            else:
                self.play_at_random()
        if self.is_left:
            self.screen.say("left", plies=self.match.ply)
        else:
            self.finish()

    def play_at_random(self) -> None:
        """A seat without a person takes any legal action, the same one for the same seed."""
        offers = self.match.legal()
        self.match.play(offers[self.bots.ticket(self.match.ply, len(offers))])

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
