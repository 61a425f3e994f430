"""Games that are still being compiled: the server answers meanwhile, tables wait, nothing fails.

The compiler is a program of ours that waits for a file; the rules themselves run uncompiled or were
compiled before, so that only the waiting is tested.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import serai
from serai.bots import warm
from serai.server.app import make_app
from serai.server.background_compiler import BackgroundCompiler
from serai.server.compiling import TICK, compile_game
from serai.server.outgoing import Readiness
from server.serving import Person, settings_for

SLOW = f"""
import pathlib, sys, time
print("{TICK}", flush=True)
print("{TICK}", flush=True)
while not pathlib.Path(sys.argv[1], sys.argv[2]).exists():
    time.sleep(0.01)
"""
BROKEN = "import sys; print('no room left'); sys.exit(3)"
KILLED = "import os; os.kill(os.getpid(), 9)"
PATIENCE = 20.0


@contextmanager
def preparing(
    folder: Path, program: str, watch: Callable[[Readiness], None] = lambda _: None
) -> Iterator[TestClient]:
    """A server whose games have to be compiled, by this program."""
    games = [serai.game(game_id) for game_id in serai.games()]
    preparation = BackgroundCompiler(games, watch, (sys.executable, "-c", program, str(folder)))
    app = make_app(settings_for(folder), preparation)
    with TestClient(app, base_url="http://serai.test") as client:
        yield client


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was compiled before."""
    monkeypatch.setattr(warm, "is_warm", lambda game: False)
    monkeypatch.setattr(warm, "expected", lambda game: 4)


def readiness(client: TestClient, game: str) -> dict[str, Any]:
    found = {each["game"]: each for each in client.get("/api/health").json()["games"]}
    return found[game]


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


@pytest.mark.usefixtures("cold")
def test_page_health_games_and_lobby_answer_while_no_game_is_ready(tmp_path: Path) -> None:
    with preparing(tmp_path, SLOW) as client:
        wait_until(lambda: readiness(client, "silk")["done"] == 2)
        assert readiness(client, "silk") == {
            "game": "silk", "state": "compiling", "done": 2, "expected": 4, "problem": None,
        }  # fmt: skip
        assert readiness(client, "silk-road")["state"] == "waiting"
        assert client.get("/").status_code in (200, 404)  # 404: the page has not been built
        assert client.get("/api/tables").json() == {"yours": [], "open": []}
        assert len(client.get("/api/games").json()["games"]) == len(serai.games())
        (tmp_path / "silk").touch()
        wait_until(lambda: readiness(client, "silk")["state"] == "ready")
        assert readiness(client, "silk-road")["state"] in ("waiting", "compiling")


@pytest.mark.usefixtures("cold")
def test_tables_are_opened_and_joined_before_and_begin_when_the_game_is_ready(
    tmp_path: Path,
) -> None:
    with preparing(tmp_path, SLOW) as client:
        ann, ben = Person(client), Person(client)
        table = ann.open("silk", "me", "open")
        joined = ben.post(f"/tables/{table['id']}/join", name="Ben", invite=table["invite"])
        assert joined.status_code == 200
        assert joined.json()["table"]["stage"] == "waiting"
        assert [seat["name"] for seat in joined.json()["table"]["seats"]] == ["Ann", "Ben"]
        address = f"/api/tables/{table['id']}/socket"
        with client.websocket_connect(address, headers=ann.headers) as line:
            line.send_json({"type": "hello"})
            assert line.receive_json()["table"]["stage"] == "waiting"
            (tmp_path / "silk").touch()
            while (news := line.receive_json())["type"] != "news":
                pass
            assert news["table"]["stage"] == "running"
            assert news["moment"]["view"]["seat"] == "A"


@pytest.mark.usefixtures("cold")
def test_after_a_restart_a_game_that_goes_on_is_waited_for_and_the_lobby_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as warmed:
        warmed.setattr(warm, "is_warm", lambda game: True)
        with preparing(tmp_path, SLOW) as client:
            ann = Person(client)
            table = ann.open("silk", "me", "me")["id"]
            before = ann.moment(table)
    with preparing(tmp_path, SLOW) as client:
        ann.client = client
        assert ann.get("/tables").json()["yours"] == []
        (tmp_path / "silk").touch()
        assert ann.moment(table) == before
        assert [found["id"] for found in ann.get("/tables").json()["yours"]] == [table]


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize(
    ("program", "reason"), [(BROKEN, "ended with status 3"), (KILLED, "was killed, perhaps")]
)
def test_when_the_compiler_dies_everybody_is_told_why_and_the_server_goes_on(
    tmp_path: Path, program: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Readiness] = []
    with preparing(tmp_path, program, lambda found: told.append({**found})) as client:
        wait_until(lambda: readiness(client, "silver-isle")["state"] == "failed")
        ann = Person(client)
        problem = readiness(client, "silk")["problem"]
        assert reason in problem
        assert "serai warm silk" in problem
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]
        refused = ann.post("/tables", game="silk", seats=seats)
        assert (refused.status_code, refused.json()["error"]) == (503, "unprepared")
        assert refused.json()["sentence"] == problem
        assert ann.get("/tables").json()["yours"] == []
    assert [each["state"] for each in told if each["game"] == "silk"] == ["compiling", "failed"]
    assert ("no room left" in caplog.text) == (program == BROKEN)


def test_what_was_compiled_before_is_ready_at_once(tmp_path: Path) -> None:
    if not all(warm.is_warm(serai.game(game_id)) for game_id in serai.games()):
        pytest.skip("this machine has not compiled these rules yet")
    with preparing(tmp_path, BROKEN) as client:
        assert {each["state"] for each in client.get("/api/health").json()["games"]} == {"ready"}


@pytest.mark.usefixtures("cold")
def test_the_compiler_says_each_function_that_it_has_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "warm", lambda game, tick: [tick(), tick()])
    compile_game("silk")
    assert capsys.readouterr().out == f"{TICK}\n{TICK}\n"
