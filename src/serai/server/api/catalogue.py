"""What can be played, in which words and by which rules; and who you are."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from serai.bots import makers
from serai.bots.levels import LEVELS
from serai.bots.registry import OWN, is_remote
from serai.engine.action import parts, verb
from serai.engine.game import Game, find_game, game_ids
from serai.engine.text import LANGUAGES
from serai.pages import HousePage, find_house_page, find_page, read_lesson
from serai.server import outgoing
from serai.server.identity import (
    COOKIE,
    YEAR,
    BadToken,
    identity_of,
    is_bearer,
    make_token,
    token_in,
)
from serai.server.schema import wire_schema
from serai.server.unchanging import unchanging
from serai.table.errors import NotFound
from serai.table.messages import encode

router = APIRouter(prefix="/api")
GameId = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Path(max_length=8)]
JSON, TEXT = "application/json", "text/plain; charset=utf-8"


@router.get("/games", response_model=outgoing.Catalogue)
def get_games(request: Request) -> Response:
    """What can be played, and which bots sit at tables."""
    found: outgoing.Catalogue = {
        "games": [game_facts(game_id) for game_id in game_ids()],
        "bots": bot_facts(request.app.state.settings.remote_bots),
        "languages": list(LANGUAGES),
    }
    return unchanging(request, encode(found).encode(), JSON)


def bot_facts(remote_bots: Collection[str]) -> list[outgoing.BotFacts]:
    """The levels for people, then all others by name. Of our own, those that wait for somebody
    elsewhere are there only if they may sit at tables; a package is not loaded to ask it that."""
    levels = [level.name for level in LEVELS]
    hidden = {name for name in OWN if name not in remote_bots and is_remote(name)}
    others = sorted(name for name in makers() if name not in levels and name not in hidden)
    return [{"bot": name, "is_level": name in levels} for name in (*levels, *others)]


@cache
def game_facts(game_id: str) -> outgoing.GameFacts:
    """A game: it stays as it is while the server runs."""
    game = find_game(game_id)
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "letters": list(game.letters[: game.seats[-1]]),
        "options": option_facts(game),
        "has_secrets": game.hides is not None,
        "has_learn_page": find_page(game, "en", "learn") is not None,
        "has_lesson": read_lesson(game) is not None,
        "actions": action_facts(game),
        "printed": dict(game.printed.data) if game.printed else None,
    }


def option_facts(game: Game) -> list[outgoing.OptionFacts]:
    """The switches of a game that a table may set."""
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "most": option.most,
            "ruling": option.ruling,
            "meaning": option.meaning,
        }
        for option in game.offered_options
    ]


def action_facts(game: Game) -> list[outgoing.ActionFacts]:
    """The kinds of actions of a game."""
    return [
        {
            "do": verb(kind),
            "notation": kind.notation,
            "parts": [{"name": name, "kind": domain.name} for name, domain in parts(kind)],
        }
        for kind in game.space.kinds
    ]


@router.get("/words/{game}/{language}.ftl", response_class=PlainTextResponse)
def get_words(request: Request, game: GameId, language: Language) -> Response:
    """The game's words, as a Fluent catalogue."""
    found = find_game(game)
    check_language(language)
    return unchanging(request, (found.words.folder / f"{language}.ftl").read_bytes(), TEXT)


@router.get("/rules/{game}/{language}", response_model=outgoing.RulesPage)
def get_rules(request: Request, game: GameId, language: Language) -> Response:
    """The rules page, in Markdown."""
    check_language(language)
    page = find_page(find_game(game), language)
    if page is None:
        raise NotFound("there is no rules page in this language")
    text = page.read_text(encoding="utf-8")
    found: outgoing.RulesPage = {"game": game, "language": language, "markdown": text}
    return unchanging(request, encode(found).encode(), JSON)


@router.get("/about/{page}/{language}", response_model=outgoing.AboutPage)
def get_about(request: Request, page: HousePage, language: Language) -> Response:
    """A page about the house itself, such as what is kept of whom; in Markdown."""
    check_language(language)
    file = find_house_page(page, language)
    if file is None:
        raise NotFound("there is no such page in this language")
    text = file.read_text(encoding="utf-8")
    found: outgoing.AboutPage = {"page": page, "language": language, "markdown": text}
    return unchanging(request, encode(found).encode(), JSON)


def check_language(language: str) -> None:
    """Raise NotFound unless we speak it."""
    if language not in LANGUAGES:
        raise NotFound(f"there are {', '.join(LANGUAGES)}, not {language!r}")


@router.get("/schema.json")
def get_schema() -> dict[str, object]:
    """The JSON schema of all bodies and messages."""
    return wire_schema()


# --- Who you are --------------------------------------------------------------------------------


@router.get("/me")
def get_me(request: Request, response: Response) -> outgoing.Me:
    """Who you are; a stranger becomes somebody and gets a cookie."""
    key = request.app.state.key
    token = token_in(request)
    try:
        who = identity_of(key, token or "")
    except BadToken:
        if is_bearer(request):
            raise
        token = make_token(key)
        who = identity_of(key, token)
    if not is_bearer(request):
        set_cookie(request, response, str(token))
    return {"id": who}


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Keep a token where no script can read it and no other site can send it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


@router.post("/tokens", status_code=201)
def post_token(request: Request) -> outgoing.Token:
    """A new identity, for a program."""
    token = make_token(request.app.state.key)
    return {"token": token, "id": identity_of(request.app.state.key, token)}
