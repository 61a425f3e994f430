"""What whoever looks after a server can see: metrics, and a log with the names of requests. Neither
names a person, a table, an address or a token."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cli.running import complaint
from serai.server import app as application
from serai.server import logs, metrics
from serai.server.logs import Form, JsonLines, TextLines
from server.serving import Person, serving
from server.test_faults import wait_until

pytestmark = pytest.mark.once
DASHBOARD = Path(__file__).parents[2] / "docs" / "hosting" / "dashboard.json"


def samples(text: str) -> dict[str, float]:
    """All samples of a page, by name and labels."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


@pytest.fixture
def before(client) -> dict[str, float]:
    """What has been counted up to now: tests share a process."""
    return samples(client.get("/metrics").text)


def grown(client, before: dict[str, float], name: str) -> float:
    """By how much a number has grown."""
    return samples(client.get("/metrics").text).get(name, 0.0) - before.get(name, 0.0)


def test_moves_and_answers_are_counted_and_measured(client, ann: Person, before) -> None:
    table = ann.open("silk", "me", "me")["id"]
    ann.play_first(table)
    assert grown(client, before, "serai_entries_total{kind=played}") == 1
    assert grown(client, before, "serai_command_seconds_count{}") >= 2
    assert grown(client, before, "serai_requests_total{method=POST,status=201}") >= 1
    assert samples(client.get("/metrics").text)["serai_tables{}"] >= 1


def test_methods_that_guests_make_up_are_counted_as_one(client, before) -> None:
    for made_up in ("FUZZ1", "FUZZ2"):
        client.request(made_up, "/api/me")
    assert "FUZZ" not in client.get("/metrics").text
    assert grown(client, before, "serai_requests_total{method=other,status=405}") == 2


def test_a_worker_counts_its_tables_though_another_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "ROUND", 0.01)
    with serving(tmp_path) as client:
        ann, store = Person(client), client.app.state.store
        for _ in range(3):
            ann.open("silk", "me", "me")
        wait_until(lambda: metrics.TABLES._value.get() == 3)
        monkeypatch.setattr(store, "trouble", "the disk is full")
        monkeypatch.setattr(store, "try_again", fail_always)
        wait_until(lambda: metrics.TROUBLES._value.get() == 2)


async def fail_always() -> None:
    raise RuntimeError("housekeeping fails")


def test_sockets_are_counted_while_they_are_open(client, ann: Person) -> None:
    table = ann.open("silk", "me", "me")["id"]

    def sockets() -> float:
        return samples(client.get("/metrics").text)["serai_sockets{}"]

    with client.websocket_connect(f"/api/tables/{table}/socket", headers=ann.headers) as line:
        line.send_json({"type": "hello"})
        line.receive_json()
        assert sockets() == 1


def test_what_bots_think_is_measured(client, ann: Person, before) -> None:
    table = ann.open("silk", "me", "me")["id"]
    ann.get(f"/tables/{table}/hint", bot="random")
    assert grown(client, before, "serai_thought_seconds_count{rank=advice}") == 1


def test_faults_are_counted_by_who_logs_them() -> None:
    record = logging.LogRecord("serai.test", logging.ERROR, "", 1, "a fault", None, None)
    before = metrics.FAULTS.labels("serai.test")._value.get()
    metrics.CountFaults().emit(record)
    assert metrics.FAULTS.labels("serai.test")._value.get() == before + 1


def test_metrics_name_nobody(client, ann: Person) -> None:
    table = ann.open("silk", "me", "open", words="my words")
    text = client.get("/metrics").text
    for secret in (ann.token, table["id"], table["invite"], "testclient", "Ann"):
        assert secret not in text


def test_the_dashboard_shows_metrics_that_there_are(client) -> None:
    shown = DASHBOARD.read_text()
    json.loads(shown)
    names = [name for name in dir(metrics) if name.isupper()]
    collected = [getattr(metrics, name) for name in names]
    families = {each._name for each in collected if hasattr(each, "_name")}
    assert len(families) > 10
    for family in families:
        assert family in shown, f"{family} is not shown"


# --- The log --------------------------------------------------------------------------------------


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged as JSON."""
    text, handler = io.StringIO(), logging.StreamHandler()
    handler.setStream(text)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    yield text
    logging.getLogger().removeHandler(handler)


def test_a_line_names_the_request_whose_answer_has_the_same_name(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:

        async def fail(*_: object) -> None:
            logging.getLogger("serai.test").error("it failed")

        monkeypatch.setattr(client.app.state.store, "listed", fail)
        with pytest.raises(TypeError):
            client.get("/api/tables")
        name = client.get("/api/health").headers["x-request-id"]
    line = json.loads(written.getvalue().splitlines()[0])
    assert (line["level"], line["text"], line["logger"]) == ("error", "it failed", "serai.test")
    assert len(line["request"]) == len(name) == 12
    assert line["request"] != name


def test_a_fault_is_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "", 1, "well", None, (type(error), error, None)
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "ValueError" in json.loads(line)["fault"]


def test_a_line_for_people_has_the_time_and_the_request() -> None:
    logs.REQUEST.set("abcdef")
    record = logging.LogRecord("x", logging.WARNING, "", 1, "the log is back", None, None)
    assert TextLines().format(record).endswith(" warning [abcdef] the log is back")


def test_a_log_has_a_form_that_there_is(tmp_path: Path) -> None:
    sentence = complaint("serve", "--log", "xml", "--database", tmp_path / "serai.db")
    assert all(form in sentence for form in Form)
