"""`serai rules GAME [CLAUSE|WORD]`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.params import GameId, Lang, Language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from serai.cli.pages import Clause

Query = Annotated[
    str | None,
    typer.Argument(
        metavar="[CLAUSE|WORD]",
        help="The id of a clause or the beginning of one, a ruling such as R8, or a word.",
    ),
]


def rules(game: GameId, query: Query = None, lang: Lang = Language.ENGLISH) -> None:
    """Read the rules, or look up a clause that a refusal cites.

    Examples:

    - `serai rules silk`
    - `serai rules silk silk.raise.2`
    - `serai rules silk R8`
    - `serai rules silk mastín --lang es`
    """
    import serai
    from serai.cli.look import make_console
    from serai.cli.pages import read_page

    page = read_page(serai.game(game).id, lang.value)
    console = make_console()
    if query is None:
        show_page(page, console)
    else:
        show_clauses(clauses(page, query), console)


def show_page(page: str, console: Console) -> None:
    """The whole page, in a pager if there is a person to turn pages."""
    import os

    from rich.markdown import Markdown

    if not console.is_terminal:
        console.print(Markdown(page))
        return
    os.environ.setdefault("LESS", "-RFX")  # less shows colours, and leaves short pages alone
    with console.pager(styles=True):
        console.print(Markdown(page))


def clauses(page: str, query: str) -> list[Clause]:
    """What the page has to say about this."""
    from serai.cli.errors import BadInput
    from serai.cli.pages import find_clauses, likely_ids

    found = find_clauses(page, query)
    if not found:
        likely = ", ".join(likely_ids(page, query))
        hint = f"; did you mean {likely}?" if likely else ""
        raise BadInput(f"no clause of the rules is called {query!r} or says it{hint}")
    return found


def show_clauses(found: Sequence[Clause], console: Console) -> None:
    """Clauses under the headings of their chapters."""
    from rich.markdown import Markdown
    from rich.text import Text

    for clause in found:
        console.print(Text.assemble((clause.id, "bold"), (f"  {clause.chapter}", "dim")))
        console.print(Markdown(clause.text))
