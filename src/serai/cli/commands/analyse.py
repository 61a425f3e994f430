"""`serai analyse FILE`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.params import Lang, Language, RecordFile, positive_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from serai.bots.analysis import Analysis, ChanceOutcome, Choice
    from serai.cli.screen import Screen
    from serai.engine.action import Action
    from serai.engine.match import Match

Iterations = Annotated[
    int,
    typer.Option(
        "--iterations",
        "-i",
        metavar="NUMBER",
        parser=positive_number,
        help="How long the search thinks about each question: more is slower and surer.",
    ),
]
Top = Annotated[
    int,
    typer.Option(
        "--top",
        metavar="NUMBER",
        parser=positive_number,
        help="How many decisions of each seat, and how many outcomes of chance, to show.",
    ),
]
JsonFile = Annotated[
    str | None,
    typer.Option("--json", metavar="FILE", help="Write every finding as JSON; `-` is stdout."),
]


def analyse(
    file: RecordFile,
    lang: Lang = Language.ENGLISH,
    iterations: Iterations = 400,
    top: Top = 3,
    json_file: JsonFile = None,
) -> None:
    """Look at a finished game again: where win chances were lost, and who was lucky.

    A decision is judged by what its seat could know then. Luck is judged knowing everything.

    Examples:

    - `serai analyse game.json`
    - `serai analyse game.json --lang es --iterations 2000 --top 5`
    """
    from serai.cli.contest import Files
    from serai.cli.errors import BadInput
    from serai.cli.files import check_apart, read_record

    files = Files(None, json_file).check()
    check_apart({"FILE": file, "--json": json_file})
    game, record = read_record(file)
    match = game.replay(record)
    if not match.ended:
        raise BadInput(f"{file} is a game that goes on: only finished ones are analysed")
    found = look_back(match, iterations)
    files.write(found, str, lambda: report(match, found, lang.value, iterations, top))


def look_back(match: Match, iterations: int) -> Analysis:
    """Judge every ply, with a bar."""
    from serai.bots.analysis import analyse as judge_all
    from serai.bots.judge import SearchJudge
    from serai.cli.contest import contest_bar
    from serai.cli.warming import ensure_warm

    ensure_warm(match.game)
    with contest_bar() as bar:
        task = bar.add_task(match.game.title, total=match.ply)
        judge = SearchJudge(match.game, iterations)
        return judge_all(match, judge, lambda: bar.advance(task))


def report(match: Match, found: Analysis, language: str, iterations: int, top: int) -> None:
    """The sums, the dearest decisions, and where luck mattered most."""
    from serai.bots.analysis import VISIBLE
    from serai.cli.look import make_console
    from serai.cli.screen import Screen

    screen = Screen(match, make_console(), language)
    screen.show_result()
    screen.console.print(sums(screen, found))
    for seat in range(match.players):
        screen.say("analysis-dearest", "bold", name=screen.speaker.name(screen.letter(seat)))
        worst = [choice for choice in found.worst(seat, top) if choice.loss >= VISIBLE]
        for line in [choice_line(screen, choice) for choice in worst] or [flawless(screen)]:
            screen.console.print(f"  {line}", markup=False)
    screen.say("analysis-outcomes", "bold")
    for chance in found.turning_points(top):
        screen.console.print(f"  {outcome_line(screen, chance)}", markup=False)
    screen.say("analysis-note", "dim", iterations=iterations)


def sums(screen: Screen, found: Analysis) -> Table:
    """What each seat lost and was given, added up."""
    from rich.table import Table

    table = Table(screen.speaker.say("analysis-seat"), box=None, header_style="bold")
    for heading in ("analysis-decisions", "analysis-lost", "analysis-luck"):
        table.add_column(screen.speaker.say(heading), justify="right")
    for seat in range(screen.match.players):
        lost, luck = points(screen, -found.lost(seat)), points(screen, found.luck(seat))
        badge = screen.look.badge(screen.letter(seat))
        table.add_row(badge, str(found.decided(seat)), lost, luck)
    return table


def points(screen: Screen, share: float) -> str:
    """A change of the chance to win, with its sign."""
    number = round(100 * share, 1)
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return screen.speaker.say("analysis-points", sign=sign, points=abs(number))


def choice_line(screen: Screen, choice: Choice) -> str:
    """What was played, and what would have been better. The ply finds the move in the record."""
    facts = {
        "remark": remark(screen, choice),
        "played": name_of(screen, choice.played, choice.ply),
        "chance": percent(choice.chance),
        "best": name_of(screen, choice.best, choice.ply),
        "better": percent(choice.best_chance),
    }
    return screen.speaker.say("analysis-choice", ply=choice.ply, **facts)


def remark(screen: Screen, choice: Choice) -> str:
    """What else had to be known: actions speak of `it` when a tile is in use."""
    view = screen.view_before(choice.ply, choice.seat)
    said = screen.board.remark(view, screen.look)
    return f" {said}" if said else ""


def name_of(screen: Screen, action: Action, ply: int) -> str:
    """An action at this ply in words; in notation if its game has none."""
    return screen.speaker.narrator.describe(action, screen.match.state_before(ply))


def flawless(screen: Screen) -> str:
    """No decision cost enough to be seen."""
    return screen.speaker.say("analysis-flawless")


def outcome_line(screen: Screen, chance: ChanceOutcome) -> str:
    """What chance decided, and whom it helped or hurt."""
    told = ", ".join(changes(screen, chance))
    words = {"outcome": outcome(screen, chance), "changes": told}
    return screen.speaker.say("analysis-outcome", ply=chance.ply, **words)


def outcome(screen: Screen, chance: ChanceOutcome) -> str:
    """What the ply did: the outcome alone would not say who rolls, or where the tile lies. The
    game is over, so what only one seat heard is told too."""
    narrator, after = screen.speaker.narrator, screen.match.state_before(chance.ply + 1)
    told = [narrator.tell(event, after) for event in screen.match.events_of(chance.ply)]
    return " ".join(told) or f"{name_of(screen, chance.outcome, chance.ply)}."


def changes(screen: Screen, chance: ChanceOutcome) -> Iterator[str]:
    """Each seat's luck."""
    for seat, share in enumerate(chance.luck):
        yield f"{screen.letter(seat)} {points(screen, share)}"


def percent(share: float) -> str:
    """A chance in whole percent, as text: languages would write long numbers their own way."""
    return f"{100 * share:.0f}"
