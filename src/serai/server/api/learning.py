"""Learning a game: the page with pictures, and a table where a first turn is played."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from serai.engine.game import find_game
from serai.pages import find_page, find_picture, read_lesson
from serai.server import incoming, outgoing
from serai.server.api.catalogue import JSON, GameId, Language, check_language
from serai.server.api.dependencies import AllTables, Identity, facts_for
from serai.server.unchanging import unchanging
from serai.table import seating
from serai.table.errors import NotFound
from serai.table.messages import encode

router = APIRouter(prefix="/api")
WEBP = "image/webp"


@router.get("/learn/{game}/{language}", response_model=outgoing.LearnPage)
def get_learn(request: Request, game: GameId, language: Language) -> Response:
    """The page that teaches a game in three minutes, in Markdown."""
    check_language(language)
    page = find_page(find_game(game), language, "learn")
    if page is None:
        raise NotFound("there is no such page in this language")
    text = page.read_text(encoding="utf-8")
    found: outgoing.LearnPage = {"game": game, "language": language, "markdown": text}
    return unchanging(request, encode(found).encode(), JSON)


@router.get("/learn/{game}/pictures/{name}", response_class=Response)
def get_picture(request: Request, game: GameId, name: str) -> Response:
    """A picture of that page."""
    picture = find_picture(find_game(game), name, "learn")
    if picture is None:
        raise NotFound("there is no such picture")
    return unchanging(request, picture.read_bytes(), WEBP)


@router.post("/lessons", status_code=201)
async def post_lesson(
    order: incoming.OpenLesson, who: Identity, tables: AllTables
) -> outgoing.Opened:
    """Open a table to learn a game at."""
    game = find_game(order.game)
    position = read_lesson(game)
    if position is None:
        raise NotFound("this game has no lesson")
    wish = await asyncio.to_thread(seating.lesson, game, position, order.name)
    session = await tables.open(who, wish, order.command)
    return {"table": facts_for(tables, session, who)}
