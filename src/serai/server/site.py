"""The built documentation site, below /docs. A file is read when somebody asks for it, since most
who play never do."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from serai.server.page import File, files_in, read_file, send_file

FOLDER = Path(__file__).parent / "site"
NAMED_BY_CONTENT = re.compile(r"^assets/.*\.[0-9a-f]{8}\.")
MISSING = (
    "The documentation has not been built: in a checkout of the source, `make docs` builds it.\n"
)


class Site:
    """The site's files by their paths."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.paths = files_in(folder)
        self.files: dict[str, File] = {}

    def enter(self, _: Request) -> Response:
        """To where the links of the first page begin."""
        return RedirectResponse("/docs/")

    def answer(self, request: Request) -> Response:
        """The file of this path, or a page that says that there is none."""
        if "index.html" not in self.paths:
            return PlainTextResponse(MISSING, 404)
        path = request.path_params["path"]
        file = self.find(f"{path}index.html" if path.endswith("/") or not path else path)
        if file is not None:
            return send_file(file, request)
        missing = self.find("404.html")
        return HTMLResponse(missing.content if missing else "", 404)

    def find(self, name: str) -> File | None:
        """A file, read only once."""
        if name not in self.files and name in self.paths and self.paths[name].is_file():
            self.files[name] = read_file(self.paths[name], bool(NAMED_BY_CONTENT.match(name)))
        return self.files.get(name)
