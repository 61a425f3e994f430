"""The built page, kept in memory, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from serai.server.unchanging import ASK_AGAIN, is_known, tag_of

FOLDER = Path(__file__).parent / "page"
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
BINARY = "application/octet-stream"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names hold a hash of their content: of the page, all below assets/."""
MISSING = (
    "The page has not been built. In a checkout of the source, `make play` builds and serves it, "
    "`make web` only builds it.\nThe API is here: /api/docs\n"
)


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    kind: str
    tag: str
    caching: str


class Page:
    """The page's files by their paths. A path that is no file gets the page itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            name: read_file(path, name.startswith("assets/"))
            for name, path in files_in(folder).items()
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a page."""
        return "index.html" in self.files

    def answer(self, request: Request) -> Response:
        """The file of this path, or the page, which knows what to show for a path of its own."""
        if not self.is_built:
            return PlainTextResponse(MISSING, 404)
        path = request.url.path.lstrip("/")
        file = self.files.get(path)
        if file is None and "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        return send_file(file or self.files["index.html"], request)


def files_in(folder: Path) -> dict[str, Path]:
    """The files of a folder by their paths below it. Nothing else can be asked for."""
    found = sorted(folder.rglob("*")) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): path for path in found if path.is_file()}


def read_file(path: Path, is_named_by_content: bool) -> File:
    """A file, compressed where that helps."""
    content = path.read_bytes()
    zipped = gzip.compress(content, 9, mtime=0) if path.suffix in COMPRESSED else None
    caching = FOREVER if is_named_by_content else ASK_AGAIN
    return File(content, zipped, kind_of(path.name, content), tag_of(content), caching)


def kind_of(name: str, content: bytes) -> str:
    """What a file is. Where its name does not tell, it is text if it can be read as text."""
    known = mimetypes.guess_type(name, strict=False)[0]
    return known or ("text/plain" if is_text(content) else BINARY)


def is_text(content: bytes) -> bool:
    """Whether people could read this."""
    try:
        return "\0" not in content.decode()
    except UnicodeDecodeError:
        return False


def send_file(file: File, request: Request) -> Response:
    """The file; nothing but 304 if the browser has it already."""
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if is_known(request, file.tag):
        return Response(status_code=304, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)
