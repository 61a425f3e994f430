"""`serai play GAME`"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli.errors import BadInput
from serai.cli.params import GameId, Lang, Language, Options, Players, Seed, new_seed, read_options
from serai.server.settings import Settings

if TYPE_CHECKING:
    from serai.cli.screen import Screen
    from serai.engine.chance import SeededChance
    from serai.engine.game import Game
    from serai.engine.match import Match
    from serai.engine.seat import Seat

Human = Annotated[
    str | None,
    typer.Option(
        "--human",
        metavar="A,B",
        help="The seats that people play at this terminal; also `all` or `none`. "
        "Without it: the first seat.",
    ),
]
DEFAULT_BOT = Settings.default_bot
"""Who plays at tables of the server unless somebody asks for another plays here too."""
BotName = Annotated[
    str | None,
    typer.Option(
        "--bot",
        "-b",
        metavar="BOT",
        help="Who plays the other seats: `beginner`, `easy`, `medium`, `hard`, `expert`, or any "
        f"other bot, written as for a tournament. Without it: `{DEFAULT_BOT}`.",
    ),
]
From = Annotated[
    Path | None,
    typer.Option(
        "--from", metavar="FILE", help="Start from a position or go on with a saved game."
    ),
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Write the record when you are done.")
]


def play(  # noqa: PLR0913, PLR0917 (a flag each)
    game: GameId,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    human: Human = None,
    bot: BotName = None,
    lang: Lang = Language.ENGLISH,
    start: From = None,
    save: Save = None,
) -> None:
    """Play a game in this terminal.

    You type the number of an action or its notation (`graze 2,3`); `help` says what else, and
    `hint` asks the strongest bot. Bots play the other seats: they see no more than you would there.

    Examples:

    - `serai play silk`
    - `serai play silver-isle --bot easy`
    - `serai play silk --players 3 --human A,B --lang es --save game.json`
    - `serai play silk --human none --bot search:iterations=500`
    - `serai play silk --from game.json`
    """
    import serai
    from serai.bots import make_bot
    from serai.cli.boards import board_of
    from serai.cli.files import check_writable
    from serai.cli.warming import ensure_warm
    from serai.engine.chance import SeededChance

    found = serai.game(game)
    chance = SeededChance(new_seed(seed))
    check_writable(save)
    others = DEFAULT_BOT if bot is None else bot
    make_bot(others, found, seed=0)  # complains of one that there is not
    begin = checked_start(found, start, players, option)
    read_humans(human, list(board_of(found).SEATS)[: players or found.seats[-1]])
    ensure_warm(found)
    if begin is None:
        match = found.new(players, None, chance, **found.read_options(read_options(option)))
    else:
        match = continue_match(found, begin, chance)
    sit_down(match, human, others, lang.value, save)


def checked_start(
    game: Game, start: Path | None, players: int | None, option: list[str] | None
) -> Mapping[str, Any] | None:
    """The position or record to start from; whatever can be wrong is found before compiling."""
    from serai.cli.files import read_object

    game.check_players(game.seats[0] if players is None else players)
    game.read_options(read_options(option))
    if start is None:
        return None
    if players is not None or option:
        raise BadInput(
            "--from brings its own players and options: leave out --players and --option"
        )
    return read_object(start)


def continue_match(game: Game, start: Mapping[str, Any], chance: SeededChance) -> Match:
    """A match from a position, or from where a record left off."""
    if "actions" not in start:
        return game.load(start, chance=chance)
    match = game.replay(start)
    return game.load(match.position(), chance=chance) if match.chance.is_manual else match


def sit_down(match: Match, human: str | None, bot: str, language: str, save: Path | None) -> None:
    """Play the match with these people and this bot, and save it in the end."""
    from serai.cli.boards import board_of
    from serai.cli.bots import BotSeats
    from serai.cli.files import write_object
    from serai.cli.look import make_console
    from serai.cli.screen import Screen
    from serai.cli.sitting import Sitting

    humans = read_humans(human, list(board_of(match.game).SEATS)[: match.players])
    screen = Screen(match, make_console(), language, humans)
    seed = getattr(match.chance, "seed", 0)
    welcome(screen, humans, bot, seed)
    Sitting(screen, humans, BotSeats(bot, match.game, seed)).run()
    if save is not None:
        write_object(save, match.record())
        screen.say("saved", file=str(save))


def welcome(screen: Screen, humans: list[Seat], bot: str, seed: int) -> None:
    """What is played here, and by whom."""
    facts: dict[str, object] = {
        "title": screen.match.game.title,
        "players": screen.match.players,
        "seed": str(seed),
        "humans": ", ".join(screen.speaker.name(screen.letter(seat)) for seat in humans),
        "bots": screen.match.players - len(humans),
        "bot": bot,
    }
    screen.say("welcome" if humans else "welcome-watching", "bold", **facts)
    if humans:
        screen.say("welcome-hint")
        screen.show_legend()


def read_humans(text: str | None, seats: list[str]) -> list[Seat]:
    """The seats with these letters; the first one if nothing is said."""
    if text is None:
        return [0]
    if text.lower() in ("all", "none"):
        return list(range(len(seats))) if text.lower() == "all" else []
    letters = [part.strip().upper() for part in text.split(",")]
    for name in letters:
        if len(name) != 1 or name not in seats:
            raise BadInput(f"--human {text}: the seats are {', '.join(seats)}, or all, or none")
    return sorted({seats.index(name) for name in letters})
