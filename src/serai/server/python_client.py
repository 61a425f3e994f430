"""The methods of `serai.client`, made from the API's description: one for each thing to ask."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from serai.server import outgoing

HEADER = '''\
"""All that there is to ask of a server, a method each. Made of the API's description by
`python tools/make_client.py`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
{imports}


class Operations:
    """What one may ask. Where a parameter is left out, the server chooses."""

    def ask(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        is_new: bool = False,
    ) -> Any:
        """Ask the server. `is_new`: asked twice, there would be two of what it makes."""
        raise NotImplementedError
'''
METHOD = """\
    def {name}({parameters}) -> {answer}:
        \"\"\"{about}\"\"\"
        answer: {answer} = self.ask({call})
        return answer
"""
PLAIN = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "object": "Mapping[str, Any]",
    "null": "None",
}
LIMIT = 100


def python_operations(api: Mapping[str, Any]) -> str:
    """A Python module with a method for everything that this description offers."""
    methods = [
        _Method(path, verb.upper(), operation, api["components"]["schemas"])
        for path, operations in api["paths"].items()
        for verb, operation in operations.items()
    ]
    shapes = {method.answer() for method in methods} & set(api["components"]["schemas"])
    texts = [method.text() for method in methods]
    return HEADER.replace("{imports}", _imports(shapes)) + "\n" + "\n".join(texts)


def _imports(shapes: set[str]) -> str:
    """What is sent is declared in two files."""
    places = {shape: getattr(outgoing, shape).__module__ for shape in sorted(shapes)}
    lines = [f"    from {place} import {shape}" for shape, place in places.items()]
    return "\n".join(sorted(lines))


class _Method:
    """One thing to ask."""

    def __init__(
        self, path: str, verb: str, operation: Mapping[str, Any], schemas: Mapping[str, Any]
    ) -> None:
        self.path, self.verb, self.operation = path, verb, operation
        self.asked = operation.get("parameters", [])
        self.body = _body_of(operation, schemas)

    def text(self) -> str:
        """The method in Python."""
        about = self.operation["description"]
        lines = textwrap.wrap(about, LIMIT - 14)
        return METHOD.format(
            name=self.operation["operationId"],
            parameters=", ".join(self._parameters()),
            answer=self.answer(),
            about="\n        ".join(lines),
            call=", ".join(self._call()),
        )

    def answer(self) -> str:
        """The type of what comes back."""
        answers = self.operation["responses"]
        status = next(status for status in answers if status.startswith("2"))
        for kind, content in answers[status].get("content", {}).items():
            if kind == "application/json":
                return _type(content["schema"])
            if kind == "text/plain":
                return "str"
        return "bytes"

    def _parameters(self) -> Iterator[str]:
        yield "self"
        yield from (f"{each['name']}: str" for each in self._in("path"))
        needed = set(self.body.get("required", ()))
        fields = {each["name"]: each["schema"] for each in self._in("query")}
        fields |= self.body.get("properties", {})
        if fields:
            yield "*"
        for name, schema in sorted(fields.items(), key=lambda field: field[0] not in needed):
            kind = _type(schema)
            if name in needed:
                yield f"{name}: {kind}"
            else:
                yield f"{name}: {kind.removesuffix(' | None')} | None = None"

    def _call(self) -> Iterator[str]:
        yield f'"{self.verb}"'
        path = re.sub(r"{(\w+)}", r"{\1}", self.path)
        yield f'f"{path}"' if "{" in path else f'"{path}"'
        if fields := self._in("query"):
            yield "query=" + _record(each["name"] for each in fields)
        if self.body:
            yield "body=" + _record(self.body["properties"])
        if "201" in self.operation["responses"]:
            yield "is_new=True"

    def _in(self, place: str) -> list[Mapping[str, Any]]:
        return [each for each in self.asked if each["in"] == place]


def _record(names: Any) -> str:
    return "{" + ", ".join(f'"{name}": {name}' for name in names) + "}"


def _body_of(operation: Mapping[str, Any], schemas: Mapping[str, Any]) -> Mapping[str, Any]:
    if "requestBody" not in operation:
        return {}
    named = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    body: Mapping[str, Any] = schemas[named.rpartition("/")[2]]
    return body


def _type(schema: Mapping[str, Any]) -> str:
    """A schema as a Python type. What the server sends has a name; what it takes is written out."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return "Mapping[str, Any]" if name in ("SeatWish", "AskedTarget") else name
    if "enum" in schema:
        return f"Literal[{', '.join(repr(value) for value in schema['enum'])}]"
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"Sequence[{_type(schema['items'])}]"
    return PLAIN[str(schema["type"])]
