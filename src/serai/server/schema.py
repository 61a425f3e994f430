"""The JSON schema of everything that is sent and received, and TypeScript types made from it. What
the seats of a game see is declared by the game."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from serai.engine.game import Game, find_game, game_ids
from serai.engine.jit import GAMES
from serai.engine.view import printed_schemas, view_schemas
from serai.server import incoming, outgoing

HEADER = """\
// Made of src/serai/server/{incoming,outgoing}.py and the games' declarations by
// `python tools/make_types.py`: do not edit.

"""
WITH_VIEW = ("Moment", "RecordedPly", "FrameFacts")
"""Messages that carry a view."""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def wire_schema() -> dict[str, Any]:
    """One schema with a definition for every body and message, and for the view of every game."""
    definitions = _definitions_of_messages()
    definitions |= _definitions_of_views(map(find_game, game_ids()))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _definitions_of_messages() -> dict[str, Any]:
    definitions: dict[str, Any] = {}
    messages: dict[str, Any] = {
        "ClientMessage": incoming.ClientMessage,
        "ServerMessage": outgoing.ServerMessage,
    }
    answers: dict[str, Any] = {shape.__name__: shape for shape in outgoing.ANSWERS}
    for name, shape in (messages | answers).items():
        definitions |= _definitions(name, TypeAdapter(shape).json_schema())
    _, bodies = models_json_schema([(body, "validation") for body in incoming.BODIES])
    definitions |= bodies["$defs"]
    for shape in WITH_VIEW:
        definitions[shape]["properties"]["view"] = {"$ref": "#/$defs/View"}
    printed = [{"$ref": "#/$defs/Printed"}, {"type": "null"}]
    definitions["GameFacts"]["properties"]["printed"] = {"anyOf": printed}
    return definitions


def _definitions_of_views(games: Iterable[Game]) -> dict[str, Any]:
    """The view of each game under the game's name (`SilkView`), and what is printed on its board;
    and `View` and `Printed`, those of any game."""
    definitions: dict[str, Any] = {}
    views: list[dict[str, Any]] = []
    boards: list[dict[str, Any]] = []
    for game in games:
        prefix, schemas = game.title.replace(" ", ""), view_schemas(game)
        definitions |= _under(prefix, schemas | printed_schemas(game))
        views += [{"$ref": f"#/$defs/{prefix}View"}] if schemas else []
        if game.printed:
            boards.append({"$ref": f"#/$defs/{prefix}{game.printed.shape.__name__}"})
    about = "What a seat of a game sees; of a game that does not declare it, any object."
    definitions["View"] = {"anyOf": [*views, {"type": "object"}], "description": about}
    about = "What is printed on the board of a game, where that is data."
    definitions["Printed"] = {"anyOf": boards, "description": about}
    return definitions


def _under(prefix: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """The same definitions with a prefix before every name, also where one refers to another."""
    text = json.dumps({prefix + name: schema for name, schema in schemas.items()})
    prefixed: dict[str, Any] = json.loads(re.sub(r"(?<=#/\$defs/)", prefix, text))
    return prefixed


def _definitions(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A schema's own definitions, and itself under its name."""
    inner = schema.pop("$defs", {})
    return {**inner, name: schema}


def typescript() -> str:
    """All types as a TypeScript module, the views of our own games among them."""
    ours = [find_game(game_id) for game_id in game_ids()]
    ours = [game for game in ours if game.folder.is_relative_to(GAMES)]
    definitions = _definitions_of_messages() | _definitions_of_views(ours)
    return HEADER + "\n".join(_declare(name, definitions[name]) for name in sorted(definitions))


def _declare(name: str, schema: dict[str, Any]) -> str:
    comment = _comment(schema.get("description", ""))
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {_fields(schema)}\n"
    return f"{comment}export type {name} = {_type(schema)};\n"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.splitlines()]
    return f"/** {' '.join(line for line in lines if line)} */\n" if text else ""


def _fields(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        _comment(field.get("description", ""))
        + f"{name}{'' if name in required else '?'}: {_type(field)};\n"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + textwrap.indent("".join(rows), "  ") + "}"


def _type(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[several]))
    return _plain_type(schema)


def _plain_type(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return _record_type(schema)
    if isinstance(kind, list):
        return " | ".join(PLAIN[one] for one in kind)
    return PLAIN.get(str(kind), "unknown")


def _record_type(schema: dict[str, Any]) -> str:
    """An object by words. Of keys that have a type of their own, there may be some."""
    values = schema.get("additionalProperties", True)
    named = schema.get("propertyNames", {})
    keys = _type(named) if "enum" in named or "$ref" in named else "string"
    record = f"Record<{keys}, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return record if keys == "string" or "required" in schema else f"Partial<{record}>"
