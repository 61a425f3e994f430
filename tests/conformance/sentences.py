"""Every sentence that somebody at a table may read: what is asked, the steps of the turn, each
choice and what it would bring, what happened, what the others did, why a hint is good, how near the
end is and how it came, what an analysis says, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from conformance.wording import WORDINGS
from serai.bots.because import because
from serai.bots.hint import COUNTED, OTHERS, TEMPO, TermChange, say_reason
from serai.bots.judging import knowledge_of
from serai.bots.line import Line, Step
from serai.engine.action import Action
from serai.engine.choosing import Said
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.naming import Name
from serai.engine.narrator import Narrator
from serai.engine.text import LANGUAGES, Catalogue
from serai.table.preview import Trial
from serai.table.tallying import tally_facts

PLAYERS = ("Ann", "Bo", "Cleo", "Dan", "Eva", "Flo")
"""Names without numbers: those that stand in sentences are the game's own."""
NEXT_PREVIEW = 8
"""All choices are tried out at every so many decisions: that takes longest."""
PAGE = Catalogue(Path(__file__).parents[2] / "web" / "src" / "words")


class Readers:
    """Reads a match aloud in every language. Only what has not been said before is told."""

    def __init__(self, game: Game, players: int) -> None:
        self.names = PLAYERS[:players]
        self.narrators = {
            (language, seat): Narrator(game, language, seat, self.names)
            for language in LANGUAGES
            for seat in [None, *range(players)]
        }
        self.heard: set[tuple[str, str]] = set()

    def new(self, sentences: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        """Those of these sentences, each with its language, that were not heard before."""
        for told in sentences:
            if told not in self.heard:
                self.heard.add(told)
                yield told

    def say(self, seat: int | None, said: Said) -> Iterator[tuple[str, str]]:
        """A message as this seat reads it, in each language."""
        for language in LANGUAGES:
            yield language, self.narrators[language, seat].told(said)


def sentences_of_a_game(game: Game, seed: int, most_plies: int | None) -> Iterator[tuple[str, str]]:
    """The sentences of a random game, each with its language. After so many plies it goes on to its
    end unread."""
    random = Random(f"{game.id} {seed}")
    match = game.new(players=random.choice(game.seats), seed=seed)
    readers = Readers(game, match.players)
    told, decisions = 0, random.randrange(NEXT_PREVIEW)
    while match.actor is not None and (most_plies is None or match.ply < most_plies):
        yield from readers.new(told_to_the_actor(readers, match))
        yield from readers.new(retold(readers, match))
        if decisions % NEXT_PREVIEW == 0:
            yield from readers.new(foretold(readers, match))
        decisions += 1
        yield from readers.new(hinted(readers, match, random.choice(match.legal())))
        yield from readers.new(happened(readers, match, told))
        told = match.ply
    while match.actor is not None:
        told = match.ply
        match.play(random.choice(match.legal()))
    yield from readers.new(happened(readers, match, told))


def told_to_the_actor(readers: Readers, match: Match) -> Iterator[tuple[str, str]]:
    """What whoever decides now is asked and offered; and what is said to a spectator."""
    choosing, seat, s = match.game.choosing, match.actor, match.state
    for reader in (seat, None):
        yield from readers.say(reader, choosing.asks(match.history, reader))
    turn = choosing.turn(match.history)
    for step in turn.steps if turn else ():
        yield from readers.say(seat, Said(f"step-{step.id}", step.facts))
    if turn and turn.title:
        yield from readers.say(seat, turn.title)
    for action in match.legal():
        for language in LANGUAGES:
            yield language, readers.narrators[language, seat].describe(action, s)
        doubt = choosing.doubts(s, action)
        if doubt:
            yield from readers.say(seat, doubt)
    for distance in tally_facts(match.game, s, seat)["distances"]:
        facts = {"number": distance["high"], "high": distance["high"], "of": distance["of"]}
        yield from readers.say(seat, Said(distance["id"], facts))


def foretold(readers: Readers, match: Match) -> Iterator[tuple[str, str]]:
    """What each choice would bring, as its preview tells it."""
    seat = match.actor
    for preview in Trial(match).previews().values():
        for event in preview["events"]:
            facts = {fact: value for fact, value in event.items() if fact not in ("event", "names")}
            said = Said(f"event-{event['event']}", as_said(facts | event.get("names", {})))
            yield from readers.say(seat, said)
        for change in preview["changes"]:
            for language in LANGUAGES:
                narrator = readers.narrators[language, seat]
                unit = narrator.say(f"unit-{change['unit']}", {"number": change["after"]})
                yield language, f"{change['before']} {unit} → {change['after']} {unit}"
        asked = preview["next"]["prompt"]
        for told in [*preview["outlook"], *([asked] if asked else [])]:
            yield from readers.say(seat, Said(told["id"], as_said(told["args"])))


def retold(readers: Readers, match: Match) -> Iterator[tuple[str, str]]:
    """What the others have done, as who decides now and a spectator are told."""
    for seat in (match.actor, None):
        for recap in match.recaps(seat):
            for language in LANGUAGES if recap.phrases else ():
                yield language, readers.narrators[language, seat].recap(recap)


def hinted(readers: Readers, match: Match, action: Action) -> Iterator[tuple[str, str]]:
    """Play an action, and say why it was a good one, as if a hint had named it."""
    seat, ply = match.actor, match.ply
    assert seat is not None
    match.play(action)
    plan = Line((Step(action, match.state_before(ply)),), match.state)
    for reason in because(match.game, plan, seat):
        yield from readers.say(seat, reason)


def said_of_any_game(game: Game) -> Iterator[tuple[str, str]]:
    """What is said in no particular game: why something is not allowed, where points come from and
    what breaks a tie, what speaks for a choice and against it, and what another would have
    brought."""
    wording = next(each for each in WORDINGS if each.game_id == game.id)
    terms = [term for term in (*knowledge_of(game).TERMS, OTHERS) if term not in {*COUNTED, TEMPO}]
    for language in LANGUAGES:
        for message in wording.refusals:
            yield language, game.words.say(language, message)
        for message, facts in wording.tally.items():
            if not facts:
                what = game.words.say(language, message)
                yield language, what
                yield from analysed(language, what)
        for change in (TermChange(term, points) for term in terms for points in (-1.0, 1.0)):
            yield language, say_reason(game, change, language)


def analysed(language: str, what: str) -> Iterator[tuple[str, str]]:
    """What an analysis says of a source of points: what there was of it, and what there could have
    been."""
    unit = PAGE.say(language, "score-unit", {"number": 3})
    facts = {"name": PLAYERS[0], "what": what, "best": 3, "unit": unit, "played": 1}
    for message in ("costly-instead", "costly-other"):
        yield language, PAGE.say(language, message, facts)


def as_said(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as they are sent, with the names among them as the engine has them."""
    return {
        fact: Name(value["id"], value["args"]) if isinstance(value, dict) else value
        for fact, value in facts.items()
    }


def happened(readers: Readers, match: Match, since: int) -> Iterator[tuple[str, str]]:
    """What has happened since, as each seat and a spectator hear it."""
    for language in LANGUAGES:
        for seat in [None, *range(match.players)]:
            for sentence in match.tell(since, seat, language, readers.names):
                yield language, sentence
