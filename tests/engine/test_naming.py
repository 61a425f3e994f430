"""engine/naming.py: what people call things, and what a name points at."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from engine.playing import TOY
from engine.toy.actions import Deal
from serai.engine.event import Event
from serai.engine.naming import Name, Target, Thing, names_in, things_in
from serai.engine.narrator import Narrator
from serai.engine.text import Catalogue
from serai.table.naming import names_of, told_event

WORDS = """
you = you
place = { $near ->
    [you] the place near your house
   *[other] the place near { $near }'s house
}
event-piece-moved = { $seat } moves to { $place } and { $way }.
event-turn-began = { $place } waits for { $seat }.
"""


@dataclass(frozen=True)
class PieceMoved(Event):
    """A piece went to a place."""

    seat: str
    place: Annotated[str, "place"]
    way: Annotated[str | None, "way"] = None


def call(s: Any, thing: Thing) -> Name | None:
    """Places lie near the house of whoever moved; ways have no names."""
    if thing.kind != "place" or not isinstance(thing.said, PieceMoved):
        return None
    return Name("place", {"near": thing.said.seat}, thing.target)


def game_with(tmp_path: Path, calls: Any) -> Any:
    """The toy with these words and names."""
    for language in ("en", "es"):
        (tmp_path / f"{language}.ftl").write_text(WORDS, encoding="utf-8")
    game = dataclasses.replace(TOY, call=calls)
    object.__setattr__(game, "words", Catalogue(tmp_path))
    return game


def test_things_are_the_facts_that_say_what_kind_of_thing_they_are() -> None:
    assert things_in(PieceMoved) == (("place", "place"), ("way", "way"))
    assert things_in(Deal) == (("card", "card"),)


def test_a_game_is_asked_for_each_thing_with_what_is_said_of_it_and_its_reader(
    tmp_path: Path,
) -> None:
    heard: list[Thing] = []

    def note(s: Any, thing: Thing) -> None:
        heard.append(thing)

    moved = PieceMoved("A", "3", "west")
    assert names_in(game_with(tmp_path, note), None, moved, 1) == {}
    assert heard == [
        Thing("place", "3", moved, "place", 1),
        Thing("way", "west", moved, "way", 1),
    ]


def test_what_is_not_there_has_no_name(tmp_path: Path) -> None:
    assert list(names_in(game_with(tmp_path, call), None, PieceMoved("A", "3"))) == ["place"]


def test_a_sentence_says_names_and_speaks_to_its_reader(tmp_path: Path) -> None:
    game, moved = game_with(tmp_path, call), PieceMoved("A", "3", "west")
    mine, theirs = Narrator(game, "en", 0), Narrator(game, "en", 1, ["Ann", "Bo"])
    assert mine.tell(moved, None) == "You moves to the place near your house and west."
    assert theirs.tell(moved, None) == "Ann moves to the place near Ann's house and west."


def test_the_wire_says_the_name_and_what_it_points_at(tmp_path: Path) -> None:
    game, moved = game_with(tmp_path, call), PieceMoved("A", "3", "west")
    place = {"id": "place", "args": {"near": "A"}, "kind": "place", "value": "3"}
    assert names_of(game, moved, None, None) == {"place": place}
    assert told_event(game, moved, None, None) == moved.to_json() | {"names": {"place": place}}


def test_a_name_may_point_elsewhere_or_nowhere(tmp_path: Path) -> None:
    moved = PieceMoved("A", "3")

    def told(name: Name) -> Any:
        return names_of(game_with(tmp_path, lambda s, thing: name), moved, None, None)["place"]

    assert told(Name("place")) == {"id": "place", "args": {}}
    elsewhere = Name("place", at=Target("port", "B"))
    assert told(elsewhere) == {"id": "place", "args": {}, "kind": "port", "value": "B"}
