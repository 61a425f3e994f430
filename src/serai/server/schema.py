"""The JSON schema of everything that is sent and received, and TypeScript types made from it."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from serai.server import incoming, outgoing

HEADER = """\
// Made of src/serai/server/{incoming,outgoing}.py by `python tools/make_types.py`: do not edit.

"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def wire_schema() -> dict[str, Any]:
    """One schema with a definition for every body and message."""
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
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _definitions(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A schema's own definitions, and itself under its name."""
    inner = schema.pop("$defs", {})
    return {**inner, name: schema}


def typescript() -> str:
    """All types as a TypeScript module."""
    definitions = wire_schema()["$defs"]
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
        f"  {name}{'' if name in required else '?'}: {_type(field)};\n"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "".join(rows) + "}"


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
        values = schema.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")
