"""Beside the isle: for each suit its silver, its ship and its crews; then how the game stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.boards.silver_isle.asking import default_of
from serai.cli.boards.silver_isle.isle import Isle, isle_width, pair, space_width
from serai.cli.boards.silver_isle.pools import pool_text
from serai.cli.boards.silver_isle.words import FAINT, SEATS, WORDS
from serai.cli.look import Look
from serai.cli.panels import GAP, PANEL, seat_head, who_plays

CREWS = 6


def draw_seats(view: Mapping[str, Any], look: Look) -> list[RenderableType]:
    """For each suit its silver, its ship and where its crews are; then how the game stands."""
    isle = Isle(view)
    is_beside = isle_width(isle, space_width(isle, look)) + GAP + PANEL <= look.width
    blocks = [seat_block(view, look, suit) for suit in playing_order(view)]
    if is_beside:
        return [*blocks, state_of_play(view, look)]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(blocks[0], blocks[1])
    grid.add_row(blocks[2], blocks[3])
    return [Group(grid, state_of_play(view, look))]


def playing_order(view: Mapping[str, Any]) -> list[str]:
    """isle.seat.4 The suits clockwise, the northern one first."""
    coasts = {coast: suit for suit, coast in view["coasts"].items()}
    return (
        [coasts[coast] for coast in ("north", "east", "south", "west")] if coasts else list(SEATS)
    )


def seat_block(view: Mapping[str, Any], look: Look, suit: str) -> Text:
    """A suit: silver in Europe and tiles; then its crews by place, and its mine."""
    words = WORDS[look.language]
    who = f" {who_plays(suit, look)}" if look.humans else ""
    coast = words.get(view["coasts"].get(suit, ""), "")
    tiles = sum(owner == suit for owner in view["control"].values())
    text = seat_head(suit, view.get("actor"), look)
    text.append(f" {coast}{who}", FAINT)
    text.append(f"\n  {words['home']} {view['scores'][suit]}", "bold")
    text.append(f", {words['tiles']} {tiles}")
    for line in (ship_line(view, look, suit), shore_line(view, look, suit)):
        text.append(f"\n  {line}")
    if suit in view["mines"] and space_width(Isle(view), look) < 3:
        mine = view["mines"][suit]
        text.append(f"\n  {words['mine']} {mine['space']} {mine['value']}")
    for line in hint_lines(view, suit):
        text.append(f"\n  {line}", FAINT)
    return text


def ship_line(view: Mapping[str, Any], look: Look, suit: str) -> str:
    """Where the ship is, and what is aboard."""
    words = WORDS[look.language]
    at = view["ships"][suit]
    silver = view["silver"]["ships"].get(suit, 0)
    aboard = " ".join(
        part for part in (pool_text(view, suit, "ship"), f"${silver}" if silver else "") if part
    )
    where = words["europe"] if at == "europe" else at
    return f"{words['ship']} {where}" + (f": {aboard}" if aboard else "")


def shore_line(view: Mapping[str, Any], look: Look, suit: str) -> str:
    """The crews in Europe and in port, and the mine if it still waits to be found."""
    words = WORDS[look.language]
    parts = [f"{words['europe']} {pool_text(view, suit, 'europe', '') or words['none']}"]
    inside = pool_text(view, suit, "port", "")
    silver = view["silver"]["ground"].get(f"port {suit}", 0)
    if inside or silver:
        ground = f" +${silver}" if silver else ""
        parts.append(f"{words['port']} {inside or words['none']}{ground}")
    return ", ".join(parts)


def hint_lines(view: Mapping[str, Any], suit: str) -> Iterator[str]:
    """For crews on the isle whose value is not known: the values that everybody can still think
    possible, where that says something."""
    ashore = [crew for crew in view["crews"][suit] if crew["place"].startswith("[")]
    for crew in sorted(ashore, key=lambda crew: pair(crew["place"])):
        possible = crew["possible"] or []
        if crew["value"] is None and 1 < len(possible) < CREWS:
            yield f"{crew['place']} {'/'.join(map(str, possible))}"


def state_of_play(view: Mapping[str, Any], look: Look) -> Text:
    """The round, the guard against endless games, and silver that lies about."""
    words = WORDS[look.language]
    text = Text(f"{words['round']} {view['round']}")
    if view["quiet_rounds"]:
        most = view["options"].get("quiet_rounds", default_of("quiet_rounds"))
        limit = f"/{most}" if most else ""
        text.append(f"\n{view['quiet_rounds']}{limit} {words['quiet']}", FAINT)
    ground = view["silver"]["ground"].items()
    if ground:
        places = ", ".join(
            f"{place.replace('port', words['port'])} {number}" for place, number in ground
        )
        text.append(f"\n{words['ground']}: {places}")
    return text
