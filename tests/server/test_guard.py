"""Identity, origins, limits, headers: what is refused, how, and that nothing changes by it."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from fastapi.testclient import TestClient
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect

from serai.server.guard import BODY_LIMIT
from serai.server.identity import BadToken, identity_of, make_token
from serai.server.page import Page
from serai.table.rate_limit import RateLimit
from server.serving import Person, serving

pytestmark = pytest.mark.once


def error(answer) -> tuple[int, str]:
    """The status and the kind of an error."""
    return answer.status_code, answer.json()["error"]


def test_a_stranger_gets_a_cookie_that_scripts_and_other_sites_cannot_use(client) -> None:
    client.cookies.clear()
    answer = client.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", "Path=/"))
    assert client.get("/api/me").json() == answer.json()
    client.cookies.clear()
    assert client.get("/api/me").json() != answer.json()
    client.cookies.clear()


def test_the_cookie_is_secure_where_the_page_is(tmp_path) -> None:
    with serving(tmp_path) as client:
        assert "Secure" in client.get("https://serai.test/api/me").headers["set-cookie"]


def test_forged_tokens_are_refused() -> None:
    token = make_token(b"key")
    identity_of(b"key", token)
    for forged in ("", "x", token[:-1] + ("0" if token[-1] != "0" else "1"), "." + token):
        with pytest.raises(BadToken):
            identity_of(b"key", forged)
    with pytest.raises(BadToken):
        identity_of(b"another key", token)


def test_commands_need_a_token_that_is_ours(client, ann: Person) -> None:
    client.cookies.clear()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    order = {"game": "silk", "seats": seats}
    assert error(client.post("/api/tables", json=order)) == (401, "no-identity")
    forged = {"authorization": f"Bearer {ann.token[:-4]}0000"}
    assert error(client.post("/api/tables", json=order, headers=forged)) == (401, "bad-token")


def test_another_seats_token_moves_nothing(ann: Person, ben: Person) -> None:
    table = ann.open("silk", "me", "me")["id"]
    before = ann.moment(table)
    offer = before["offers"][0]["id"]
    answer = ben.post(f"/tables/{table}/play", command="12345678", ply=before["ply"], action=offer)
    assert error(answer) == (403, "no-seat")
    for order in ("leave", "return", "rematch"):
        assert ben.post(f"/tables/{table}/{order}").status_code in (403, 409)
    assert ann.moment(table) == before


@pytest.mark.parametrize(
    ("body", "status", "kind"),
    [
        (b"{", 422, "bad-request"),
        (b"[]", 422, "bad-request"),
        (b'{"command": 1}', 422, "bad-request"),
        (b'{"command": "12345678", "ply": -1, "action": "x"}', 422, "bad-request"),
        (b'{"command": "12345678", "ply": "1", "action": "x"}', 422, "bad-request"),
        (b'{"command": "12345678", "ply": 1, "action": "x", "seat": 1}', 422, "bad-request"),
        (b'{"command": "12345678", "ply": 1, "action": {"do": 5}}', 422, "bad-request"),
        (b"x" * (BODY_LIMIT + 1), 413, "too-large"),
        (b"[" * 20_000, 400, "bad-request"),
        (b"\xff\xfe", 422, "bad-request"),
    ],
)
def test_bodies_that_are_broken_or_huge_change_nothing(
    ann: Person, body: bytes, status: int, kind: str
) -> None:
    table = ann.open("silk", "me", "me")["id"]
    before = ann.moment(table)
    headers = {**ann.headers, "content-type": "application/json"}
    answer = ann.client.post(f"/api/tables/{table}/play", content=body, headers=headers)
    assert error(answer) == (status, kind)
    assert ann.moment(table) == before


def test_a_body_without_a_length_is_stopped_too(ann: Person) -> None:
    def endless():
        for _ in range(100):
            yield b"x" * 1024

    answer = ann.client.post("/api/tables", content=endless(), headers=ann.headers)
    assert error(answer) == (413, "too-large")


@pytest.mark.parametrize("table", ["nowhere", "x" * 33, "%00", "a b"])
def test_an_unknown_table_is_unknown(ann: Person, table: str) -> None:
    assert ann.get(f"/tables/{table}").status_code in (404, 422)


def test_options_bots_and_numbers_of_seats_that_there_are_not(ann: Person) -> None:
    two = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    for order, found in (
        ({"game": "chess", "seats": two}, (404, "unknown-game")),
        ({"game": "silk", "seats": two[:1]}, (422, "bad-input")),
        ({"game": "silk", "seats": two * 4}, (422, "bad-request")),
        ({"game": "silk", "seats": two, "options": {"size": 1}}, (422, "bad-input")),
        ({"game": "silk", "seats": [{"kind": "bot", "bot": "random:x=1"}] * 2}, (422, "bad-input")),
        ({"game": "silk", "seats": two, "pace": "hurry"}, (422, "bad-request")),
    ):
        assert error(ann.post("/tables", **order)) == found


def test_pages_of_other_sites_cannot_command_with_a_visitors_cookie(tmp_path) -> None:
    with serving(tmp_path, origins=("https://games.example",)) as client:
        client.get("/api/me")
        order = {"game": "silk", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for origin, status in (
            ("http://evil.example", 403),
            ("null", 403),
            ("http://serai.test", 201),
            ("https://games.example", 201),
        ):
            answer = client.post("/api/tables", json=order, headers={"origin": origin})
            assert answer.status_code == status
        foreign = {"sec-fetch-site": "cross-site"}
        assert error(client.post("/api/tables", json=order, headers=foreign)) == (403, "bad-origin")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8000", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("games.example", 200),
        ("games.example.evil.example", 403),
        ("evil.example:8000", 403),
        ("[", 403),
    ],
)
def test_a_server_for_this_machine_answers_to_no_name_but_its_own(
    tmp_path, host: str, status: int
) -> None:
    """Otherwise a site whose name suddenly means 127.0.0.1 could read and play."""
    with serving(tmp_path, is_local=True, origins=("https://games.example",)) as client:
        assert client.get("/api/me", headers={"host": host}).status_code == status
    with serving(tmp_path) as client:
        assert client.get("/api/me", headers={"host": host}).status_code == 200


def test_a_socket_under_a_strange_name_is_not_opened(tmp_path) -> None:
    with (
        serving(tmp_path, is_local=True) as client,
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/tables/none/socket", headers={"host": "evil.example"}),
    ):
        pass


def test_a_socket_from_another_site_is_not_opened(ann: Person) -> None:
    table = ann.open("silk", "me", "me")["id"]
    headers = {**ann.headers, "origin": "http://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        ann.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers),
    ):
        pass


def test_who_asks_too_often_is_asked_to_wait(tmp_path) -> None:
    with serving(tmp_path, patience=0.05) as client:
        answers = [client.get("/api/me") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["error"] == "too-many"
        assert int(refused[0].headers["retry-after"]) >= 1


def test_a_neighbour_at_the_same_address_has_limits_of_their_own(tmp_path) -> None:
    with serving(tmp_path, patience=1.0) as client:
        ann, ben = Person(client), Person(client)
        while ann.get("/me").status_code == 200:
            pass
        assert ben.get("/me").status_code == 200


def test_all_people_at_one_address_together_have_a_limit(tmp_path, monkeypatch) -> None:
    stopped = SimpleNamespace(monotonic=lambda: 0.0)  # or a slow machine gives them more
    monkeypatch.setattr("serai.table.rate_limit.time", stopped)
    with serving(tmp_path, patience=0.2) as client:
        people = [Person(client) for _ in range(6)]
        answers = [person.get("/me") for person in people for _ in range(60)]
    assert error(answers[-1]) == (429, "too-many")
    assert sum(answer.status_code == 200 for answer in answers) < 360


def test_questions_that_wait_for_news_are_counted_as_sockets_are(tmp_path) -> None:
    with serving(tmp_path, patience=0.1) as client:
        ann = Person(client)
        table = ann.open("silk", "me", "open")["id"]
        limit = client.app.state.connections
        limit.open[f"person {ann.get('/me').json()['id']}"] = 2
        have = ann.get(f"/tables/{table}").json()["number"]
        answer = ann.get(f"/tables/{table}/news", have=have, wait=1)
        assert error(answer) == (429, "too-many")
        assert answer.headers["retry-after"]
        assert ann.get(f"/tables/{table}/news", have=have).status_code == 200


def test_who_says_too_much_is_told_when_to_go_on(tmp_path) -> None:
    with serving(tmp_path, patience=1.0) as client:
        ann = Person(client)
        chat = f"/tables/{ann.open('silk', 'me', 'open')['id']}/chat"
        answers = [ann.post(chat, command=ann.command(), text="hello") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["error"] == "too-many"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 2


def test_who_opens_too_many_sockets_is_sent_away(tmp_path) -> None:
    with serving(tmp_path, patience=0.05) as client:

        def knock() -> None:
            with client.websocket_connect("/api/tables/none/socket"):
                pass

        for _ in range(3):
            knock()
        with pytest.raises(WebSocketDisconnect):
            knock()


def test_a_rate_lets_a_burst_through_and_forgets_who_is_silent() -> None:
    rate = RateLimit(per_second=1.0, burst=3)
    assert [rate.wait("ann") > 0 for _ in range(4)] == [False, False, False, True]
    assert rate.wait("ben") == 0


def test_every_answer_is_sealed(client: TestClient) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/docs", "/api/tables/none"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_api_page_lists_every_request_and_loads_nothing(client: TestClient) -> None:
    page = client.get("/api/docs").text
    for path in client.get("/api/openapi.json").json()["paths"]:
        assert path in page
    assert "<script" not in page
    assert not re.search(r'(src|href)="(https?:)?//', page)


def test_nothing_secret_is_logged(tmp_path, caplog) -> None:
    with caplog.at_level(0), serving(tmp_path) as client:
        person = Person(client)
        table = person.open("silk", "me", "open", words="my words")
        client.get(f"/api/tables/{table['id']}?invite={table['invite']}")
        person.post(f"/tables/{table['id']}/play", command="12345678", ply=1, action="x")
        secret = client.app.state.tables.sessions[table["id"]].dice.secret.hex()
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("serai")]
    for word in (person.token, secret, "my words"):
        assert all(word not in line for line in ours)


# --- The page -----------------------------------------------------------------------------------


def test_without_a_build_a_sentence_says_how(tmp_path) -> None:
    assert not Page(tmp_path).is_built


def test_the_page_is_served_compressed_cached_and_for_every_path(tmp_path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Serai</h1>" * 100)
    (tmp_path / "assets" / "main-1a2b.js").write_text("let serai = 1;" * 100)
    page = Page(tmp_path)
    app = Starlette(routes=[Route("/{path:path}", page.answer)])
    with TestClient(app) as client:
        for path in ("/", "/table/abc", "/rules/silk"):
            assert client.get(path).text.startswith("<h1>Serai")
        script = client.get("/assets/main-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        again = client.get(
            "/assets/main-1a2b.js", headers={"if-none-match": script.headers["etag"]}
        )
        assert again.status_code == 304
        assert client.get("/assets/gone.js").status_code == 404
        assert client.get("/../pyproject.toml").status_code == 404
