"""JSON schemas of what games show, made of Python's types: those of a form of a game's own, and of
the functions that add to a view."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema: TypeAlias = dict[str, Any]
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


class Named:
    """The schemas that have a name, while a schema is made that refers to them; how a seat is
    written; and the letters of the seats that play in every game."""

    def __init__(self, letters: str | None = None, everybody: str = "") -> None:
        self.schemas: dict[str, Schema] = {}
        self.everybody = everybody
        self.letters = tuple(letters or "")
        self.seat: Schema = {"type": "string"}
        if letters is not None:
            self.seat = self.add("Seat", {"enum": list(letters), "description": "A seat."})

    def add(self, name: str, schema: Schema) -> Schema:
        """Give a schema a name; answers with how to refer to it."""
        self.schemas[name] = schema
        return {"$ref": f"#/$defs/{name}"}


def object_schema(fields: Mapping[str, Schema], optional: Sequence[str], about: str) -> Schema:
    """An object with these fields and no others."""
    return {
        "type": "object",
        "description": about,
        "properties": dict(fields),
        "required": [name for name in fields if name not in optional],
        "additionalProperties": False,
    }


def mapping_schema(keys: Schema, values: Schema, always: Sequence[str] = ()) -> Schema:
    """An object by words: for each key that there is, a value; `always` are keys that there are
    in any case."""
    schema: Schema = {"type": "object", "additionalProperties": values}
    if keys != {"type": "string"}:
        schema["propertyNames"] = keys
    return schema | ({"required": list(always)} if always else {})


EVERY_KEY = "every key"
"""In `Annotated[dict[Literal["a", "b"], int], EVERY_KEY]`: there is always a value for each key."""


def schema_of(hint: Any, named: Named) -> Schema:
    """The schema of a Python type."""
    kind, arguments = get_origin(hint), get_args(hint)
    if kind is Annotated:
        keys = get_args(get_args(arguments[0])[0])
        return {**schema_of(arguments[0], named), "required": list(keys)}
    if hint is Any:
        return {}
    if is_typeddict(hint):
        return _named_fields(hint, named)
    if kind is Literal:
        return named.seat if arguments == named.letters else {"enum": list(arguments)}
    if kind in (Union, UnionType):
        return {"anyOf": [schema_of(one, named) for one in arguments]}
    if kind in (list, Sequence):
        return {"type": "array", "items": schema_of(arguments[0], named)}
    if kind in (dict, Mapping):
        return mapping_schema(schema_of(arguments[0], named), schema_of(arguments[1], named))
    return {"type": PLAIN[NoneType if hint is None else hint]}


def _named_fields(hint: Any, named: Named) -> Schema:
    hints = get_type_hints(hint, include_extras=True)
    optional = [name for name, field in hints.items() if get_origin(field) is NotRequired]
    plain = {name: get_args(hints[name])[0] if name in optional else hints[name] for name in hints}
    fields = {name: schema_of(field, named) for name, field in plain.items()}
    about = " ".join((inspect.getdoc(hint) or "").split())
    return named.add(hint.__name__, object_schema(fields, optional, about))
