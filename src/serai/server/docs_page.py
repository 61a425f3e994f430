"""The API on one plain page for people, made from the OpenAPI description. It needs no script and
loads nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

INTRO = (
    "Everything that our own page does, a program can do. How it fits together stands "
    '<a href="/docs/api.html">in the documentation</a>; the description itself: '
    '<a href="/api/openapi.json">OpenAPI</a>, '
    '<a href="/api/schema.json">JSON schema with the WebSocket messages</a>.'
)


def docs_page(openapi: dict[str, Any]) -> str:
    """The whole page."""
    paths = "".join(
        endpoint(path, method, facts)
        for path, methods in openapi["paths"].items()
        for method, facts in methods.items()
    )
    shapes = "".join(
        shape(name, schema) for name, schema in sorted(openapi["components"]["schemas"].items())
    )
    title = f"{escape(openapi['info']['title'])} {escape(openapi['info']['version'])}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{INTRO}</p><h2>Requests</h2>{paths}<h2>Shapes</h2>{shapes}</html>"
    )


def endpoint(path: str, method: str, facts: dict[str, Any]) -> str:
    """One request: what it is for, what it takes, and what comes back."""
    takes = ", ".join(parameter["name"] for parameter in facts.get("parameters", []))
    body = links(facts.get("requestBody", {}))
    answers = links(facts.get("responses", {}).get("200") or facts["responses"].get("201", {}))
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
        f"<p>{escape(facts.get('description') or facts.get('summary', ''))}</p>"
        f"<p>Takes: {escape(takes) or 'nothing'}. Body: {body or 'none'}. Answer: {answers}.</p>"
    )


def links(part: dict[str, Any]) -> str:
    """The shapes that a part of a request names."""
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else "JSON" if schema else ""


def shape(name: str, schema: dict[str, Any]) -> str:
    """One shape, as its JSON schema."""
    text = escape(json.dumps(schema, indent=1, ensure_ascii=False))
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><pre>{text}</pre>'
