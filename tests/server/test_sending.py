"""How answers are sent: compressed where that helps, and only to who does not have them yet."""

from __future__ import annotations

import pytest

from server.serving import Person

pytestmark = pytest.mark.once

UNCHANGING = ["/games", "/words/silk/en.ftl", "/rules/silk/es"]


@pytest.mark.parametrize("path", UNCHANGING)
def test_what_does_not_change_is_not_sent_again(client, path: str) -> None:
    first = client.get(f"/api{path}")
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f"W/{first.headers['etag']}"):
        again = client.get(f"/api{path}", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
    other = client.get(f"/api{path}", headers={"if-none-match": '"another"'})
    assert other.content == first.content


@pytest.mark.parametrize("path", UNCHANGING)
def test_a_long_answer_is_compressed_for_who_can_read_that(client, path: str) -> None:
    zipped = client.get(f"/api{path}")
    plain = client.get(f"/api{path}", headers={"accept-encoding": "identity"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert zipped.content == plain.content
    assert "accept-encoding" in plain.headers["vary"].lower()


def test_a_table_is_sent_compressed_and_kept_nowhere(ann: Person) -> None:
    table = ann.open("silk", "me", "me")["id"]
    answer = ann.get(f"/tables/{table}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"


def test_a_short_answer_is_sent_as_it_is(client) -> None:
    answer = client.get("/api/me")
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == "no-store"
