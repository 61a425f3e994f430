"""The schema, the types made of it, and that everything is documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from serai.server import outgoing
from serai.server.error_answers import STATUS
from serai.server.schema import typescript, wire_schema
from serai.table import errors
from serai.table.facts import Moment
from server.serving import Person

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_pages_types_are_up_to_date() -> None:
    """If not: python tools/make_types.py"""
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == typescript()


def test_every_type_that_is_named_is_declared() -> None:
    names = set(re.findall(r"^export (?:interface|type) (\w+)", typescript(), re.MULTILINE))
    used = set(
        re.findall(r"\b([A-Z]\w+)\b(?=[\[\];| ])", re.sub(r"/\*\*.*?\*/|//.*", "", typescript()))
    )
    assert used - {"Record"} <= names


def test_the_schema_is_served(client) -> None:
    assert client.get("/api/schema.json").json() == wire_schema()


def test_every_request_is_documented(client) -> None:
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        for method in methods:
            documented = re.search(rf"{method.upper()} {re.escape(path)}", API)
            assert documented or path == "/api/schema.json", f"{method} {path}"


def test_every_kind_of_error_is_documented() -> None:
    kinds = {
        kind.kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and hasattr(kind, "kind")
    }
    for kind in kinds | set(STATUS):
        assert f"`{kind}`" in API, kind


@pytest.mark.parametrize(("game", "players"), [("silk", 2), ("silk-road", 3), ("silver-isle", 4)])
def test_what_is_sent_is_what_the_schema_says(ann: Person, game: str, players: int) -> None:
    table = ann.open(game, *["me"] * players)["id"]
    for _ in range(3):
        news = ann.get(f"/tables/{table}").json()
        TypeAdapter(outgoing.News).validate_python(news)
        TypeAdapter(Moment).validate_python(news["moment"])
        TypeAdapter(outgoing.Previews).validate_python(ann.get(f"/tables/{table}/previews").json())
        ann.play_first(table)
