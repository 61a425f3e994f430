"""Whether JSON is what a schema says: as much of JSON schema as we write."""

from __future__ import annotations

from typing import Any

from serai.engine.schema import Schema

TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None),
    "array": list, "object": dict,
}  # fmt: skip


def differences(json: Any, schema: Schema, named: dict[str, Schema], path: str = "") -> list[str]:
    """Where the JSON is not what the schema says."""
    if "$ref" in schema:
        return differences(json, named[schema["$ref"].rpartition("/")[2]], named, path)
    if "anyOf" in schema:
        found = [differences(json, one, named, path) for one in schema["anyOf"]]
        return [] if [] in found else found[0]
    if "enum" in schema:
        return [] if json in schema["enum"] else [f"{path} is {json!r}"]
    kinds = [schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", [])
    if kinds and not any(_is(json, kind) for kind in kinds):
        return [f"{path} is {json!r}, not {kinds}"]
    if "minimum" in schema and not schema["minimum"] <= json <= schema["maximum"]:
        return [f"{path} is {json}"]
    if isinstance(json, list):
        items = schema.get("items", {})
        return [
            d for i, one in enumerate(json) for d in differences(one, items, named, f"{path}.{i}")
        ]
    return _differences_inside(json, schema, named, path) if isinstance(json, dict) else []


def _is(json: Any, kind: str) -> bool:
    return isinstance(json, TYPES[kind]) and (kind == "boolean" or not isinstance(json, bool))


def _differences_inside(
    json: dict[str, Any], schema: Schema, named: dict[str, Schema], path: str
) -> list[str]:
    fields, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    found = [f"{path} has no {name}" for name in schema.get("required", []) if name not in json]
    for name, value in json.items():
        if name in fields:
            found += differences(value, fields[name], named, f"{path}.{name}")
        elif others is False:
            found.append(f"{path} has {name}")
        else:
            found += differences(name, schema.get("propertyNames", {}), named, f"{path} key")
            found += differences(value, {} if others is True else others, named, f"{path}.{name}")
    return found
