"""What people call the things that actions and events are about (`Game.call`). What lies next to a
crew that acts is called by the wind; everything else as `naming_places.py` calls it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from serai.engine.action import Action
from serai.engine.naming import Name, Target, Thing
from serai.engine.seat import NOBODY
from serai.games.silver_isle import actions, events, events_fight, terms
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.bearing import Bearing
from serai.games.silver_isle.lines import end_facts, line_facts
from serai.games.silver_isle.naming_places import cape_called, place_called, tile_called
from serai.games.silver_isle.notation import place_name, read_cell
from serai.games.silver_isle.parts import HARBOUR, SPOT, suit
from serai.games.silver_isle.rules import attack, building, crew, geometry, sight
from serai.games.silver_isle.terms import Coast, Phase, Place, SuitLetter

Beside: TypeAlias = actions.Step | actions.Claim | actions.Attack
Caller: TypeAlias = Callable[[Any, Thing], Name | None]

GROUND = "ground"
NO_CREWS = "-"


def call(s: Any, thing: Thing) -> Name | None:
    """What people call a thing."""
    return CALLERS[thing.kind](s, thing) if thing.kind in CALLERS else None


# --- Pieces -----------------------------------------------------------------------------------


def crew_called(s: Any, thing: Thing) -> Name | None:
    """A crew by its suit and value; None for the ground, from which silver is taken."""
    if thing.word == GROUND:
        return None
    owner = owner_of(s, thing)
    is_own = thing.reader is not None and suit(thing.reader) == owner
    at = Target("crew", thing.word) if is_own else None
    return Name("crew", {"suit": owner.lower(), "value": thing.word}, at)


def owner_of(s: Any, thing: Thing) -> SuitLetter:
    """Whose crews are meant: an action names those of whoever decides, an event says whose."""
    if isinstance(thing.said, Action):
        return suit(int(PLAY.actor(s)))
    letter: SuitLetter = getattr(thing.said, "foe" if thing.fact == "theirs" else "seat")
    return letter


def crews_called(s: Any, thing: Thing) -> Name:
    """Crews of one suit that lie face up, or none of them."""
    if thing.word == NO_CREWS:
        return Name("no-crew")
    values = thing.word.replace("+", " + ")
    return Name("crew", {"suit": owner_of(s, thing).lower(), "value": values})


def face_called(_: Any, thing: Thing) -> Name:
    """The face of a tile."""
    return Name("face", {"suit": thing.word[0].lower(), "value": thing.word[1:]})


def order_called(_: Any, thing: Thing) -> Name:
    """The suits of the coasts, clockwise from the north."""
    return Name("order", dict(zip(("north", "east", "south", "west"), thing.word, strict=True)))


def ship_called(letter: str) -> Name:
    """A seat's ship."""
    return Name("ship-of", {"seat": letter}, Target("ship", letter))


ATTACKS_ON_SHIPS = (actions.AttackShip, actions.ShipAttacksShip, actions.PortAttacksShip)


def seat_called(s: Any, thing: Thing) -> Name | None:
    """A seat's mine or ship, where the action is about one."""
    if isinstance(thing.said, actions.Mine):
        space = place_name(s, int(s.mine_at[terms.SUIT_LETTERS.index(thing.word)]))
        return Name("mine", {"seat": thing.word}, Target("place", space))
    if isinstance(thing.said, ATTACKS_ON_SHIPS):
        return ship_called(thing.word)
    return None


# --- Lines and tiles --------------------------------------------------------------------------


def line_called(s: Any, thing: Thing) -> Name:
    """The end of a line, on the coast where a tile is laid or a port is placed."""
    seat = building.suit_of(int(s.drawn)) if s.phase == Phase.LAY else int(s.turn)
    facts = line_facts(s, Coast(int(s.coast[seat])), int(thing.word))
    return Name("line-end", facts, Target("line", thing.word))


def cell_called(s: Any, thing: Thing) -> Name:
    """A tile. One that is being laid, or a port, by the line at whose end it lies."""
    tile, said = int(geometry.tile_on(s, *read_cell(thing.word, "a tile"))), thing.said
    if isinstance(said, events.TileLaid | events.PortPlaced):
        letter = said.face[0] if isinstance(said, events.TileLaid) else said.seat
        facts = end_facts(s, terms.SUIT_LETTERS.index(letter), tile)
        return Name("line-end", facts, Target("cell", thing.word))
    return tile_called(s, tile)


# --- Places -----------------------------------------------------------------------------------


def harbour_called(s: Any, thing: Thing) -> Name:
    """A cape, or Europe."""
    return cape_called(s, int(sight.corner_of_point(s, HARBOUR.read(thing.word))))


def place_of_word(s: Any, word: str) -> Place:
    """A place by its word."""
    if word in ("europe", "ship"):
        return terms.SHIP if word == "ship" else terms.EUROPE
    return int(geometry.place_of_spot(s, SPOT.read(word)))


def place_in(s: Any, thing: Thing) -> Name:
    """A place on land, as whoever acts sees it."""
    place, said = place_of_word(s, thing.word), thing.said
    if isinstance(said, events_fight.FightFought) and thing.fact == "target":
        return foe_called(s, place, said.foe)
    if place == terms.SHIP:
        return ship_called(owner_of(s, thing))
    if isinstance(said, actions.Step):
        return beside(s, said, place, "towards") or place_called(s, place)
    if isinstance(said, actions.Claim):
        return beside(s, said, place, "space-beside") or place_called(s, place)
    if isinstance(said, actions.Attack):
        return beside(s, said, place, "foe-beside") or place_called(s, place)
    if isinstance(said, actions.PortAttacks):
        return foe_called(s, place, suit(attack.owner_at(s, place)))
    return place_called(s, place)


def foe_called(s: Any, place: Place, foe: str) -> Name:
    """Whoever is attacked: a ship, a port or the crew on a space."""
    if place == terms.SHIP:
        return ship_called(foe)
    called = place_called(s, place)
    if geometry.is_port(place):
        return called
    return Name("foe", {**called.facts, "foe": foe}, called.at)


def beside(s: Any, action: Beside, place: Place, message: str) -> Name | None:
    """A space by the wind, seen from the crew that acts; None if it is not next to a space of that
    crew."""
    start = int(crew.place_of(s, int(PLAY.actor(s)), action.crew))
    if not geometry.is_space(start) or not geometry.is_space(place):
        return None
    bearing = Bearing(
        geometry.column_of(s, place) - geometry.column_of(s, start),
        geometry.row_of(s, place) - geometry.row_of(s, start),
    )
    if bearing.far > 1:
        return None
    foe = int(attack.owner_at(s, place))
    facts = {"wind": bearing.wind if bearing.far else "here"}
    if foe != NOBODY:
        facts["foe"] = suit(foe)
    return Name(message, facts, Target("place", place_name(s, place)))


def quarter_called(s: Any, thing: Thing) -> Name:
    """A space of the tile that was gained, by the wind, seen from the middle of the tile."""
    place = place_of_word(s, thing.word)
    wind = Bearing(
        2 * (geometry.column_of(s, place) % 2) - 1, 2 * (geometry.row_of(s, place) % 2) - 1
    ).wind
    return Name("quarter", {"wind": wind}, Target("place", thing.word))


CALLERS: Mapping[str, Caller] = {
    "crew": crew_called,
    "source": crew_called,
    "crews": crews_called,
    "tile": face_called,
    "order of the coasts": order_called,
    "seat": seat_called,
    "line": line_called,
    "cell": cell_called,
    "harbour": harbour_called,
    "place": place_in,
    "space": quarter_called,
}
"""By the kind of thing."""
