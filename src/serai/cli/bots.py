"""Bots at the terminal: they play the seats without a person, and give hints."""

from __future__ import annotations

import hashlib
from concurrent.futures import Future
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from rich.table import Table
from rich.text import Text

from serai.bots import Bot, Observation, make_bot
from serai.bots.bot import note_of, stand_ins_of
from serai.bots.hint import Advice, advise
from serai.bots.levels import LEVELS
from serai.bots.line import asked_steps
from serai.bots.registry import hears_story

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from serai.cli.offers import Offer
    from serai.cli.speaker import Speaker
    from serai.engine.action import Action
    from serai.engine.game import Game
    from serai.engine.seat import Seat

ADVISER = LEVELS[-1]
"""The strongest level: a hint is thought about as long as it thinks."""
SEED_BYTES = 7
HEARTBEAT = 0.1
"""Seconds between two looks for Ctrl-C, where that does not end a wait by itself."""
Thought = TypeVar("Thought")


class BotFailed(Exception):
    """A bot could not be made, or raised something instead of choosing; this names what. It does
    not say more: what a bot says of its trouble may be what only its seat knows."""


class BotSeats:
    """One bot, as it is written for the arena, on every seat without a person: a copy for each,
    made when it is first needed."""

    def __init__(self, written: str, game: Game, seed: int) -> None:
        self.written, self.game, self.seed = written, game, seed
        self.bots: dict[Seat, Bot] = {}

    @property
    def hear_story(self) -> bool:
        """Whether these bots want to be told the story."""
        return hears_story(self.written)

    def choose(self, observation: Observation) -> Action:
        """What the bot of this seat chooses; raises BotFailed."""
        try:
            return self._bot(observation.seat).choose(observation)
        except BaseException as error:  # a bot that calls exit() is no reason to end the game
            raise BotFailed(type(error).__name__) from error

    def stand_ins(self, seat: Seat) -> int:
        """How many decisions of this seat another bot has made in its bot's place."""
        return stand_ins_of(self.bots.get(seat))

    def note(self, seat: Seat) -> str:
        """Why it did, the last time."""
        return note_of(self.bots.get(seat))

    def replace(self, seat: Seat) -> None:
        """Let this seat play at random from now on."""
        self.bots[seat] = make_bot("random", self.game, bot_seed(self.seed, seat))

    def _bot(self, seat: Seat) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = make_bot(self.written, self.game, bot_seed(self.seed, seat))
        return self.bots[seat]


def bot_seed(seed: int, seat: Seat) -> int:
    """What the bot of a seat draws its own chance from: the same in a game from the same seed. The
    dice cannot be told from it, unless the seed of the game can be guessed."""
    digest = hashlib.sha256(f"{seed} bot {seat}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")


def in_thread(think: Callable[[], Thought]) -> Thought:
    """What a thread finds out, which is left alone at Ctrl-C. Python raises that in the main
    thread, wherever it is: amid a thought, numpy or the bot may catch it and think on."""
    found: Future[Thought] = Future()

    def work() -> None:
        try:
            found.set_result(think())
        except BaseException as error:  # noqa: BLE001 (it is raised where the result is asked for)
            found.set_exception(error)

    thread = Thread(target=work, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(HEARTBEAT)
    return found.result()


def ask_adviser(observation: Observation) -> list[Advice]:
    """The best few actions for this decision, from what the seat knows."""
    return advise(observation, iterations=ADVISER.budget(observation.game))


def show_hint(found: Sequence[Advice], offers: Sequence[Offer], speaker: Speaker) -> Table:
    """Each action as in the list, with the chance to win; below it the turn and the reasons."""
    by_action = {offer.action: offer for offer in offers}
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=4)
    for advice in found:
        chance = speaker.say("hint-chance", percent=f"{100 * advice.chance:.0f}")
        offer = by_action[advice.action]
        said = f"{advice.action}  {offer.meaning}"
        table.add_row(str(offer.number), Text.assemble(f"{said}  ", (chance, "bold")))
        for line in hint_lines(advice, speaker):
            table.add_row("", Text(line, "dim"))
    return table


def hint_lines(advice: Advice, speaker: Speaker) -> list[str]:
    """How the turn goes on, and why it is good."""
    narrator = speaker.narrator
    steps = asked_steps(speaker.game, advice.plan)[1:] if advice.plan else []
    then = " > ".join(narrator.describe(step.action, step.before) for step in steps)
    changes = [
        f"{before} > {after} {narrator.say(f'unit-{unit}', {'number': after})}."
        for unit, before, after in advice.changes
    ]
    reasons = [*changes, *map(narrator.told, advice.because)]
    why = " ".join([*reasons, *advice.say(speaker.game, speaker.language)])
    return [line for line in (f"> {then}" if then else "", why) if line]
