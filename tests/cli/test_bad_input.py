"""Bad input: one sentence on stderr that names what is wrong, exit code 2, no traceback."""

from __future__ import annotations

import pytest
import typer

from cli.running import POSITION, complaint, random_match, run, write_json
from serai.cli.commands import serve
from serai.server import page

pytestmark = pytest.mark.once


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "warm"])
def test_an_unknown_game(command):
    assert "'chess'" in complaint(command, "chess")


def test_an_unknown_game_of_a_position():
    assert "'chess'" in complaint("position", "chess", POSITION)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["fly"], "'fly'"),
        (["play"], "GAME"),
        (["play", "silk", "--loud"], "--loud"),
        (["play", "silk", "--players", "7"], "7"),
        (["play", "silk", "--players", "two"], "'two'"),
        (["simulate", "silk", "--players", "0"], "0"),
        (["play", "silk", "--seed", "lucky"], "'lucky'"),
        (["play", "silk", "--seed", "-1"], "-1"),
        (["play", "silk", "--seed", str(2**63)], str(2**63)),
        (["simulate", "silk", "--seed", "1.5"], "'1.5'"),
        (["simulate", "silk", "--games", "0"], "--games"),
        (["simulate", "silk", "--cap", "none"], "'none'"),
        (["play", "silk", "--option", "tie_break"], "tie_break"),
        (["play", "silk", "--option", "luck=on"], "'luck'"),
        (["simulate", "silk", "--option", "tie_break=dice"], "'dice'"),
        (["play", "silk", "-o", "multi_close=sum", "-o", "multi_close=sum"], "twice"),
        (["play", "silk", "--human", "Z"], "--human Z"),
        (["play", "silk", "--human", "A,C"], "--human A,C"),
        (["play", "silk", "--human", ""], "--human"),
        (["play", "silk", "--lang", "fr"], "'fr'"),
        (["rules", "silk", "--lang", "fr"], "'fr'"),
        (["rules", "silk", "silk.raise.99"], "'silk.raise.99'"),
        (["rules", "silk", "xyzzy"], "'xyzzy'"),
        (["play", "silk", "--from", "no.json"], "no.json"),
        (["position", "silk", "no.json"], "no.json"),
        (["replay", "no.json"], "no.json"),
        (["verify", "no.json"], "no.json"),
        (["replay", "/"], "/"),
        (["play", "silk", "--save", "/no/where.json"], "/no/where.json"),
        (["play", "silk", "--save", "/"], "/"),
        (["simulate", "silk", "--json", "/no/where.json"], "/no/where.json"),
        (["position", "silk", str(POSITION), "--why", "fly 1,1"], "'fly 1,1'"),
        (["position", "silk", str(POSITION), "--why", "graze 9,9"], "'graze 9,9'"),
        (["play", "silk", "--from", str(POSITION), "--players", "2"], "--players"),
        (["verify", str(POSITION)], "no record"),
        (["bench", "--seconds", "soon"], "'soon'"),
        (["bench", "--seconds", "-1"], "-1"),
    ],
)
def test_bad_words(words, named):
    assert named in complaint(*words)


@pytest.mark.parametrize("command", [["position", "silk"], ["replay"], ["verify"]])
@pytest.mark.parametrize(
    ("text", "named"),
    [("{", "no JSON"), ("", "no JSON"), ("[1]", "no JSON object"), ("[" * 100_000, "no JSON")],
)
def test_a_broken_file(command, text, named, tmp_path):
    file = tmp_path / "broken.json"
    file.write_text(text)
    assert named in complaint(*command, file)


def test_a_file_that_is_no_text(tmp_path):
    file = tmp_path / "picture.json"
    file.write_bytes(b"\xff\xd8\xff")
    assert "picture.json is no JSON" in complaint("replay", file)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"players": 9}, "players"),
        ({"tiles": ["NN"]}, "silk.comp.10"),
        ({"worms": {"0,0": "AAAA"}}, "silk.setup.p1.6"),
        ({"turn": "Z"}, "'Z'"),
        ({"wals": []}, "'wals'"),
        ({"options": {"luck": True}}, "'luck'"),
        ({"game": "chess"}, "'chess'"),
    ],
)
def test_a_bad_position(change, named, tmp_path):
    position = random_match(plies=60).position() | change
    file = write_json(tmp_path / "bad.json", position)
    assert named in complaint("position", "silk", file)
    assert named in complaint("play", "silk", "--from", file)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"serai": 99}, "99"),
        ({"game": "chess"}, "'chess'"),
        ({"game": None}, "'None'"),
        ({"rules": "0"}, "'0'"),
        ({"actions": 5}, "'actions'"),
        ({"actions": [{"do": "fly"}]}, "ply 0"),
        ({"chance": None}, "chance"),
        ({"chance": {"kind": "seeded", "seed": -1}}, "-1"),
        ({"players": 9}, "9"),
        ({"options": {"luck": True}}, "'luck'"),
    ],
)
def test_a_bad_record(change, named, tmp_path):
    file = write_json(tmp_path / "bad.json", random_match(plies=30).record() | change)
    for command in ("replay", "verify"):
        assert named in complaint(command, file)


def test_a_record_that_claims_another_result(tmp_path):
    record = random_match(plies=30).record()
    record["result"] = {"scores": [30, 1], "winners": [0]}
    assert "the record says" in complaint("verify", write_json(tmp_path / "claim.json", record))


def test_a_record_is_not_a_position(tmp_path):
    file = write_json(tmp_path / "game.json", random_match(plies=30).record())
    assert "serai replay" in complaint("position", "silk", file)


@pytest.mark.parametrize("upto", ["-1", "999", "end"])
def test_a_ply_that_the_record_does_not_have(upto, tmp_path):
    file = write_json(tmp_path / "game.json", random_match(plies=30).record())
    assert upto in complaint("replay", file, "--upto", upto)


def test_likely_clauses_are_suggested():
    assert "silk.raise.2" in complaint("rules", "silk", "silk.rais.2")


def test_nothing_at_all_shows_the_help_where_the_page_has_not_been_built(tmp_path, monkeypatch):
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    assert "Begin with" in run().output


def test_nothing_at_all_serves_the_page_where_it_has_been_built(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("Serai")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(serve, "serve", lambda: typer.echo("serving"))
    assert run().output == "serving\n"
