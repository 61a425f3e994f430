"""The documentation that the server has with it, below /docs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.applications import Starlette
from starlette.routing import Route

from serai.server.site import Site

pytestmark = pytest.mark.once

FILES = {
    "index.html": "<h1>Serai</h1>" * 100,
    "404.html": "<h1>There is no such page</h1>",
    "rules/silk.html": "<h1>Silk</h1>",
    "decisions/index.html": "<h1>Decisions</h1>",
    "search/search_index.json": '{"docs": []}',
    "assets/javascripts/bundle.0a1b2c3d.min.js": "let serai = 1;" * 100,
    "assets/images/favicon.png": "\x89PNG",
    "hosting/Containerfile": "FROM python",
}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    """A small site, and beside it what nobody shall see."""
    for name, text in FILES.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode("latin-1"))
    (tmp_path / "secret.html").write_text("secret")
    with serving(tmp_path / "site") as client:
        yield client


def serving(folder: Path) -> TestClient:
    """A client of a server that has the site of this folder and nothing else."""
    site = Site(folder)
    routes = [Route("/docs", site.enter), Route("/docs/{path:path}", site.answer)]
    return TestClient(Starlette(routes=routes), base_url="http://serai.test")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("rules/silk.html", "text/html; charset=utf-8"),
        ("search/search_index.json", "application/json"),
        ("assets/javascripts/bundle.0a1b2c3d.min.js", "text/javascript; charset=utf-8"),
        ("assets/images/favicon.png", "image/png"),
        ("hosting/Containerfile", "text/plain; charset=utf-8"),
    ],
)
def test_a_file_is_sent_as_what_it_is(site: TestClient, path: str, kind: str) -> None:
    answer = site.get(f"/docs/{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.content == FILES[path].encode("latin-1")


def test_a_folder_shows_its_first_page(site: TestClient) -> None:
    assert site.get("/docs/").text == FILES["index.html"]
    assert site.get("/docs/decisions/").text == FILES["decisions/index.html"]
    assert site.get("/docs", follow_redirects=False).headers["location"] == "/docs/"


def test_what_a_browser_has_already_is_not_sent_again(site: TestClient) -> None:
    first = site.get("/docs/")
    assert first.headers["content-encoding"] == "gzip"
    again = site.get("/docs/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_only_a_name_that_changes_with_the_content_is_kept_for_ever(site: TestClient) -> None:
    kept = {name: site.get(f"/docs/{name}").headers["cache-control"] for name in FILES}
    assert [name for name, caching in kept.items() if "immutable" in caching] == [
        "assets/javascripts/bundle.0a1b2c3d.min.js"
    ]
    assert kept["rules/silk.html"] == "no-cache"


def test_where_there_is_nothing_a_page_says_so(site: TestClient) -> None:
    for path in ("rules/gone.html", "rules", "rules/", "index.html/", "nothing/at/all"):
        answer = site.get(f"/docs/{path}")
        assert (answer.status_code, answer.text) == (404, FILES["404.html"]), path
        assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "../secret.html",
        "%2e%2e/secret.html",
        "..%2fsecret.html",
        "rules/..%2f..%2fsecret.html",
        "..%5csecret.html",
        "%2fetc%2fpasswd",
        "//etc/passwd",
        "rules/silk.html%00",
        "./index.html%2f..%2f..%2fsecret.html",
    ],
)
def test_no_path_leads_out_of_the_site(site: TestClient, path: str) -> None:
    answer = site.get(f"/docs/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_where_it_has_not_been_built_a_sentence_says_how(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path in ("/docs/", "/docs/rules/silk.html"):
            answer = client.get(path)
            assert answer.status_code == 404
            assert "make docs" in answer.text


def test_the_server_has_it_beside_the_page_and_under_the_same_policy(client: TestClient) -> None:
    entered = client.get("/docs", follow_redirects=False)
    assert entered.headers["location"] == "/docs/"
    for answer in (entered, client.get("/docs/rules/silk.html")):
        assert "script-src 'self'" in answer.headers["content-security-policy"]
