"""A server with the built page, and a real Chromium in front of it.

The page has to be built (`make web`) and Chromium installed; otherwise these tests are skipped.
SERAI_ADDRESS tests a server that runs already, SERAI_CHROMIUM names the browser.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.serving import ROOT, running_server

PAGE = ROOT / "src" / "serai" / "server" / "page" / "index.html"
SIZES = {"desktop": (1440, 900), "large phone": (390, 844), "phone": (360, 740)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these are long, and a part of their own."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.full)
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers; its bots move at once."""
    if "SERAI_ADDRESS" in os.environ:
        yield os.environ["SERAI_ADDRESS"].rstrip("/")
        return
    if not PAGE.exists():
        pytest.skip("the page has not been built: make web")
    with running_server(tmp_path_factory.mktemp("browser")) as found:
        yield found


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
        usual = {"reduced_motion": "reduce", "locale": "en-GB", "has_touch": size != "desktop"}
        context = chromium.new_context(
            viewport={"width": width, "height": height}, **{**usual, **wishes}
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
