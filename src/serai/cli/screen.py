"""One look at the table: the board, the seats, what is asked and what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.text import Text

from serai.cli.boards import Board, board_of
from serai.cli.look import Look, look_at
from serai.cli.offers import Offer, make_offers, show_offers, targets_of
from serai.cli.pages import Clause
from serai.cli.panels import beside
from serai.cli.seats import LIVERIES
from serai.cli.speaker import Speaker
from serai.cli.story import story
from serai.engine.seat import letter

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
        self.look: Look = look_at(console, language, [letter(seat) for seat in humans])
        self.board: Board = board_of(match.game.id)
        self.speaker = Speaker(match.game, self.look)

    def say(self, message: str, style: str = "", **facts: object) -> None:
        """Print one of the command line's own messages."""
        self.console.print(Text(self.speaker.say(message, **facts), style))

    def show_board(self, seat: Seat | None, offers: Iterable[Offer] = ()) -> None:
        """The board and what stands beside it; what may be chosen stands out."""
        view = self.match.view(seat)
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
        self.show_question()
        self.show_offers(offers)

    def offers(self) -> list[Offer]:
        """What may be done now."""
        return make_offers(self.match, with_gains=not self.board.HAS_SECRETS)

    def show_offers(self, offers: list[Offer]) -> None:
        """The list of what may be done."""
        self.console.print(show_offers(offers, self.speaker, self.look))

    def show_question(self) -> None:
        """Whose decision it is, and one sentence about it."""
        actor = self.match.actor
        if actor is None:
            self.show_result()
        elif actor < 0:
            self.say("chance-next", "bold")
        else:
            self.console.print(self.question(actor))

    def question(self, seat: Seat) -> Text:
        """The seat to decide, what it is asked, and what it has to know."""
        view = self.match.view(seat)
        name = f" {self.speaker.name(letter(seat))} "
        asked = f" {self.speaker.ask(self.board.question(view))}"
        remark = self.board.remark(view, self.look)
        parts = (
            (name, LIVERIES[letter(seat)].style),
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
        winners = [letter(seat) for seat in self.match.winners]
        self.say("over", "bold")
        if winners:
            names = ", ".join(self.speaker.name(winner) for winner in winners)
            score = self.match.scores[self.match.winners[0]]
            self.say("won", "bold", badges=names, winners=len(winners), score=score)
