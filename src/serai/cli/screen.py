"""One look at the table: the board, the seats, what is asked and what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.markdown import Markdown
from rich.text import Text

from serai.cli.boards import Board, board_of, with_printed
from serai.cli.look import Look, look_at
from serai.cli.offers import Offer, list_offers, show_offers, targets_of
from serai.cli.pages import Clause
from serai.cli.panels import beside
from serai.cli.speaker import Speaker
from serai.cli.story import story

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rich.console import Console

    from serai.engine.match import Match, Move
    from serai.engine.refusal import Refusal
    from serai.engine.seat import Seat


class Screen:
    """Shows a match on a terminal, in one language."""

    def __init__(
        self, match: Match, console: Console, language: str, humans: Collection[Seat] = ()
    ) -> None:
        self.match = match
        self.console = console
        self.board: Board = board_of(match.game)
        self.look: Look = look_at(
            console, language, [self.letter(seat) for seat in humans], self.board.SEATS
        )
        self.speaker = Speaker(match.game, self.look, *(humans if len(humans) == 1 else ()))

    def letter(self, seat: Seat) -> str:
        """How the game writes a seat."""
        return list(self.board.SEATS)[seat]

    @property
    def reader(self) -> Seat | None:
        """Whose eyes look at a position that somebody brings: where seats have secrets, those of
        the seat to decide, which the list of actions is for."""
        actor = self.match.actor
        return actor if self.board.HAS_SECRETS and actor is not None and actor >= 0 else None

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may see, and what the game was made of if it has printed data."""
        return with_printed(self.match.game, self.match.view(seat))

    def view_before(self, ply: int, seat: Seat | None) -> dict[str, Any]:
        """The same as it was before this ply."""
        game = self.match.game
        return with_printed(game, game.view(game, self.match.state_before(ply), seat))

    def clear(self) -> None:
        """Wipe the screen and what one could scroll back to; where that is impossible, push it off
        the screen."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * self.console.height)

    def say(self, message: str, style: str = "", **facts: object) -> None:
        """Print one of the command line's own messages."""
        self.console.print(Text(self.speaker.say(message, **facts), style))

    def show_board(self, seat: Seat | None, offers: Iterable[Offer] = ()) -> None:
        """The board and what stands beside it; what may be chosen stands out."""
        view = self.view(seat)
        targets = targets_of(offer.action for offer in offers)
        board = self.board.draw_board(view, self.look, targets)
        self.console.print()
        self.console.print(beside(board, self.board.draw_seats(view, self.look), self.look))

    def show_legend(self) -> None:
        """What the signs on the board mean."""
        self.console.print(Text(self.board.legend(self.look), "dim"))

    def show_table(self, seat: Seat | None) -> None:
        """The board, what is asked and what may be done."""
        offers = self.offers()
        self.show_board(seat, offers)
        self.show_question(seat)
        self.show_offers(offers)

    def offers(self) -> list[Offer]:
        """What may be done now."""
        return list_offers(self.match, self.speaker.narrator, with_gains=not self.board.HAS_SECRETS)

    def show_offers(self, offers: list[Offer]) -> None:
        """The list of what may be done."""
        self.console.print(show_offers(offers, self.speaker, self.look))

    def show_question(self, watcher: Seat | None) -> None:
        """Whose decision it is, and one sentence about it, as the watcher may know it."""
        actor = self.match.actor
        if actor is None:
            self.show_result()
        elif actor < 0:
            self.say("chance-next", "bold")
        else:
            self.console.print(self.question(actor, watcher))

    def question(self, seat: Seat, watcher: Seat | None) -> Text:
        """The seat to decide, what it is asked, and what has to be known for it."""
        view = self.view(watcher)
        name = f" {self.speaker.name(self.letter(seat))} "
        question = self.match.game.choosing.asks(self.match.history, watcher)
        asked = f" {self.speaker.ask(question)}"
        remark = self.board.remark(view, self.look)
        parts = (
            (name, self.look.style(self.letter(seat))),
            (asked, "bold"),
            f" {remark}" if remark else "",
        )
        return Text.assemble(*parts)

    def show_story(self, since: int, seat: Seat | None, *, with_plies: bool = False) -> None:
        """What happened from this ply on; the plies that the board shows anyway are left out."""
        silent = () if with_plies else self.board.SILENT
        for ply, sentence in story(self.match, self.speaker, seat, since, silent):
            self.console.print(Text(f"{ply:>5}  {sentence}" if with_plies else f"  {sentence}"))

    def show_refusal(self, refusal: Refusal) -> None:
        """Why an action is not allowed."""
        reason = refusal.text(self.look.language)
        self.say("not-allowed", action=refusal.action, reason=reason, clause=refusal.clause)

    def show_answer(self, move: Move) -> None:
        """Whether an action is allowed, and if not, by which clause."""
        refusal = self.match.why_not(move)
        if refusal:
            self.show_refusal(refusal)
        else:
            self.say("allowed", action=str(move))

    def show_clause(self, clause: Clause) -> None:
        """A clause of the rules."""
        self.console.print(Text.assemble((clause.id, "bold"), (f"  {clause.chapter}", "dim")))
        self.console.print(Markdown(clause.text))

    def show_result(self) -> None:
        """Who won."""
        winners = [self.letter(seat) for seat in self.match.winners]
        self.say("over", "bold")
        if winners:
            names = ", ".join(self.speaker.name(winner) for winner in winners)
            score = self.match.scores[self.match.winners[0]]
            self.say("won", "bold", badges=names, winners=len(winners), score=score)
