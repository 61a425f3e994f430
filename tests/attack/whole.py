"""Requests and messages that would be in order, if nobody broke them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from attack.victim import Prey, Victim

GETS = (
    "/health", "/ready", "/games", "/words/silk/en.ftl", "/rules/silk/es", "/me", "/tables",
    "/learn/silk/en", "/learn/silk/pictures/board.webp", "/about/privacy/en", "/schema.json",
    "/me/games", "/tables/{t}", "/tables/{t}/news?have=1", "/tables/{t}/invite?invite=x",
    "/tables/{t}/previews", "/tables/{t}/record", "/tables/{t}/replay?since=0&until=3&seat=0",
    "/tables/{t}/dice", "/tables/{t}/again?since=0&until=3", "/tables/{t}/analysis",
    "/tables/{t}/hint?bot=easy",
)  # fmt: skip
OF_FINISHED = ("/record", "/replay?since=0&until=3&everything=1", "/dice", "/again", "/analysis")
STOP = {"id": "stop", "action": {"do": "stop"}}
"""Something to play where nothing is offered."""


@dataclass(frozen=True)
class Asked:
    """A request: how, what, by whom, with which body."""

    method: str
    path: str
    token: str
    body: Any = None


def some_form(offer: Any, rng: random.Random) -> Any:
    """An offer by its notation or its typed form."""
    return rng.choice((offer["id"], offer["action"]))


def some_command(rng: random.Random) -> str:
    """A name for a command."""
    return f"fuzz-{rng.getrandbits(64):016x}"


def whole_request(victim: Victim, rng: random.Random) -> Asked:
    """A request of some kind."""
    kinds: Mapping[Callable[[Victim, random.Random], Asked], int] = {
        look: 6, command: 8, ruin: 4, look_back: 2, begin: 2,
    }  # fmt: skip
    (kind,) = rng.choices(list(kinds), list(kinds.values()))
    return kind(victim, rng)


def look(victim: Victim, rng: random.Random) -> Asked:
    """Something to be shown."""
    path = rng.choice(GETS).replace("{t}", victim.some_table(rng))
    return Asked("GET", path, victim.token)


def command(victim: Victim, rng: random.Random) -> Asked:
    """Something to be done at a table that goes on."""
    table = victim.some_table(rng)
    ply = victim.moments[table]["ply"]
    offer = rng.choice(victim.moments[table]["offers"] or [STOP])
    name = some_command(rng)
    bodies: dict[str, Any] = {
        "/play": {"command": name, "ply": ply, "action": some_form(offer, rng)},
        "/undo": {"command": name, "ply": ply},
        "/chat": {"command": name, "text": "good evening"},
        "/why": {"action": offer["action"], "target": {"kind": "tile", "value": "2,3"}},
        "/join": {"name": "Ben", "invite": "x", "seat": 1, "words": ""},
        "/seat-bot": {"seat": 1, "bot": "easy"},
        "/open-seat": {"seat": 1},
        "/substitute": {"seat": 1, "bot": "easy"},
        "/return": {"seat": 0},
        "/report": {"number": 3},
        "/play-on": {"ply": 1, "seat": 0, "name": "Ann", "bot": "random"},
        "/send-away": {"seat": 1},
        "/rematch": None,
    }
    what = rng.choice(list(bodies))
    return Asked("POST", f"/tables/{table}{what}", victim.token, bodies[what])


def ruin(victim: Victim, rng: random.Random) -> Asked:
    """Something that ends a table, or takes people from it."""
    prey = victim.prey
    if prey is None:
        return look(victim, rng)
    bodies: dict[str, Any] = {
        "/join": {"name": "Ben", "invite": prey.invite, "words": "dice"},
        "/leave": {"seat": rng.randrange(3)},
        "/return": {"seat": 1},
        "/send-away": {"seat": 1},
        "/renew-invite": None,
        "/seat-bot": {"seat": 2, "bot": "random"},
        "/open-seat": {"seat": 2},
        "/close": None,
    }
    if rng.random() < 0.1:
        return forget(prey, rng)
    what = rng.choice(list(bodies))
    is_for_guests = what in ("/join", "/leave", "/return")
    token = prey.guest if is_for_guests else prey.host
    return Asked("POST", f"/tables/{prey.table}{what}", token, bodies[what])


def forget(prey: Prey, rng: random.Random) -> Asked:
    """Somebody goes for ever, with their games or without."""
    who = rng.choice((prey.host, prey.guest))
    return rng.choice((Asked("GET", "/me/games", who), Asked("POST", "/me/forget", who)))


def look_back(victim: Victim, rng: random.Random) -> Asked:
    """Something about a game that is over."""
    if not victim.finished:
        return look(victim, rng)
    table = rng.choice(victim.finished)
    posts: dict[str, Any] = {
        "/analysis": None,
        "/play-on": {"ply": rng.randrange(40), "seat": 0, "name": "Ann", "bot": "random"},
        "/rematch": None,
    }
    if rng.random() < 0.5:
        return Asked("GET", f"/tables/{table}{rng.choice(OF_FINISHED)}", victim.token)
    what = rng.choice(list(posts))
    return Asked("POST", f"/tables/{table}{what}", victim.token, posts[what])


def begin(victim: Victim, rng: random.Random) -> Asked:
    """A new person, table or lesson."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    order = {"game": "silk", "seats": seats, "options": {"edge_encloses": True}, "pace": "calm"}
    bodies: dict[str, Any] = {
        "/tokens": None,
        "/tables": order,
        "/lessons": {"game": "silk", "name": "Ann"},
    }
    what = rng.choice(list(bodies))
    return Asked("POST", what, victim.token, bodies[what])


def whole_message(victim: Victim, table: str, rng: random.Random) -> Any:
    """A message of some kind."""
    moment = victim.moments[table]
    ply, offer = moment["ply"], rng.choice(moment["offers"] or [STOP])
    name = some_command(rng)
    return rng.choice(
        [
            {"type": "hello", "have": rng.randrange(50), "ply": ply},
            {"type": "play", "command": name, "ply": ply, "action": some_form(offer, rng)},
            {"type": "undo", "command": name, "ply": ply},
            {"type": "chat", "command": name, "text": "good evening"},
            {"type": "why", "ask": name, "action": offer["action"]},
            {"type": "why", "ask": name, "target": {"kind": "tile", "value": "2,3"}},
            {"type": "preview", "ply": ply},
        ]
    )  # fmt: skip
