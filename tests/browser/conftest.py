"""A server with the built page, and a real Chromium in front of it.

The page has to be built (`make web`) and Chromium installed; otherwise these tests are skipped.
SERAI_ADDRESS tests a server that runs already, SERAI_CHROMIUM names the browser.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "serai" / "server" / "page" / "index.html"
START = 600.0
"""Seconds that a server may take to be ready; compiling the rules for the first time is slow."""
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these are long."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.full)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers; its bots move at once."""
    if "SERAI_ADDRESS" in os.environ:
        yield os.environ["SERAI_ADDRESS"].rstrip("/")
        return
    if not PAGE.exists():
        pytest.skip("the page has not been built: make web")
    port = free_port()
    database = tmp_path_factory.mktemp("browser") / "serai.db"
    serai = str(Path(sys.executable).with_name("serai"))
    command = [serai, "serve", "--no-browser", "--port", str(port), "--database", str(database)]
    command += ["--bot-delay", "0", "--patience", "1000"]
    with subprocess.Popen(command, cwd=ROOT) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers, and every game can be played."""
    begin = time.monotonic()
    while time.monotonic() - begin < START:
        if server.poll() is not None:
            raise RuntimeError("the server ended before it answered")
        if is_ready(address):
            return
        time.sleep(0.2)
    raise RuntimeError("the server does not answer, or its games are not ready")


def is_ready(address: str) -> bool:
    """Whether the server answers and has compiled every game."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=1) as answer:
            return all(game["state"] == "ready" for game in json.load(answer)["games"])
    except (urllib.error.URLError, TimeoutError):
        return False


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """One browser for all tests here. Its driver holds the thread's event loop, so it must be gone
    before other tests want one."""
    api = pytest.importorskip("playwright.sync_api")
    path = os.environ.get("SERAI_CHROMIUM") or shutil.which("chromium")
    if path is None:
        pytest.skip("there is no Chromium")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, address: str) -> Iterator[Callable[..., Any]]:
    """Opens a page as a new person: `visit("/about", size="phone", locale="es-ES")`. Whatever the
    page complains about in the console fails the test, unless it was `expected`."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_page(path: str = "/", size: str = "desktop", expected: str = "", **wishes: Any) -> Any:
        def hear(said: Any) -> None:
            is_expected = bool(expected) and expected in said.text
            if said.type in ("error", "warning") and not is_expected:
                complaints.append(said.text)

        width, height = SIZES[size]
        wishes = {"reduced_motion": "reduce", "locale": "en-GB", **wishes}
        context = chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=size == "phone", **wishes
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", hear)
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
