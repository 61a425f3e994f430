"""Answers that stay the same while the server runs: whoever has one is not sent it again."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"
"""A browser may keep the answer, and asks each time whether it is still the one."""


def tag_of(content: bytes) -> str:
    """What tells this content from any other."""
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether whoever asks has the content of this tag already."""
    return tag in request.headers.get("if-none-match", "")


def unchanging(request: Request, content: bytes, kind: str) -> Response:
    """The content; nothing but 304 if whoever asks has it already."""
    tag = tag_of(content)
    headers = {"etag": tag, "cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)
