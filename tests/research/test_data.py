"""Datasets: rows of matches, written to Parquet or npz, and read back a part at a time."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

import serai
from serai import research
from serai.engine.match import Match
from serai.research.checksum import BadDataset, checksum_file
from serai.research.columns import DATASETS, Column
from serai.research.dataset import ROWS
from serai.research.exporting import Sheet, decisions_of

DOCS = Path(__file__).parents[2] / "docs"
KINDS = [".parquet", ".npz"]
SECRETIVE = ["silk-road", "silver-isle"]


def begun(game_id: str, decisions: int = 60, seed: int = 5, **options: Any) -> Match:
    """A match that was played at random, for so many decisions or to its end."""
    match, lot = serai.game(game_id).new(seed=seed, **options), Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(lot.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def finished() -> Match:
    """A short game that was played to its end."""
    return begun("silk", 100_000, seed=2, players=2)


def rows_of(file: Path, rows: int = ROWS) -> dict[str, list[Any]]:
    """All that stands in a dataset, by column."""
    with research.load(file) as dataset:
        parts = list(dataset.batches(rows))
        return {
            column.name: [value for part in parts for value in part[column.name]]
            for column in dataset.columns
        }


# --- What is in it --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game_id", serai.games())
def test_a_row_tells_what_its_seat_saw_could_do_and_did(
    game_id: str, kind: str, tmp_path: Path
) -> None:
    match, file = begun(game_id), tmp_path / f"decisions{kind}"
    spec = research.spec(game_id)
    count = research.export([match], decisions=file)[1]
    rows = rows_of(file, rows=7)
    decided = [ply for ply, seat in enumerate(match.deciders) if seat != serai.CHANCE]
    assert rows["ply"] == decided
    assert count == len(decided) == 60
    for row, ply in enumerate(decided):
        before, seat = match.branch(upto=ply), match.deciders[ply]
        assert rows["seat"][row] == seat == before.actor
        assert rows["legal"][row].tolist() == before.legal_numbers()
        assert (rows["observation"][row] == spec.observer.observe(before, seat)).all()
        assert (
            rows["notation"][row] == str(match.action_of(ply)) == spec.notation(rows["action"][row])
        )
    assert np.isnan(rows["reward"]).all(), "nobody has won yet"


class Elsewhere:
    """A match in another world: all that a seat does not know when it decides is otherwise."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.others = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def state_before(self, ply: int) -> Any:
        """A record that its seat could not tell from the true one."""
        s, play = self._match.state_before(ply).copy(), self._match.game.play
        seat = self._match.deciders[ply]
        play.redact(s, seat)
        play.guess(s, seat, 77 + ply)
        self.others += s.tobytes() != self._match.state_before(ply).tobytes()
        return s


@pytest.mark.parametrize("game_id", SECRETIVE)
def test_a_row_is_the_same_in_all_worlds_between_which_its_seat_cannot_tell(game_id: str) -> None:
    match = begun(game_id, 120)
    elsewhere, spec = Elsewhere(match), research.spec(game_id)
    here = list(decisions_of(match, spec, False))
    there = list(decisions_of(elsewhere, spec, False))  # type: ignore[arg-type]
    assert elsewhere.others > len(here) / 2, "these worlds were mostly others"
    for one, other in zip(here, there, strict=True):
        assert one.keys() == {column.name for column in DATASETS["decisions"]} - {"match"}
        assert [repr(one[name]) for name in one] == [repr(other[name]) for name in one]
        assert (one["observation"] == other["observation"]).all()


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_match_has_its_result_in_both_datasets(
    finished: Match, kind: str, tmp_path: Path
) -> None:
    games, decisions = tmp_path / f"games{kind}", tmp_path / f"decisions{kind}"
    fair = serai.game("silk").new(players=3, chance="fair", tie_break="fewest_in_den")
    research.export([finished, fair], games, decisions, rewards="zero-sum")
    rows = rows_of(games)
    assert rows["scores"][0].tolist() == finished.scores
    assert rows["winners"][0].tolist() == finished.winners
    assert rows["result"] == ["finished", "running"]
    assert rows["seed"] == [2, -1]
    assert rows["chance"] == ["seeded", "fair"]
    assert [json.loads(told) for told in rows["options"]] == [{}, {"tie_break": "fewest_in_den"}]
    assert sum(rows["decisions"][0]) == len(rows_of(decisions)["seat"])
    told = rows_of(decisions)
    assert {(seat, reward) for seat, reward in zip(told["seat"], told["reward"], strict=True)} == {
        (seat, 0.5 if seat in finished.winners else -0.5) for seat in range(2)
    }
    with research.load(decisions) as dataset:
        assert dataset.about["rewards"] == "zero-sum"


def test_both_kinds_of_files_read_alike(finished: Match, tmp_path: Path) -> None:
    for kind in KINDS:
        research.export([finished], tmp_path / f"g{kind}", tmp_path / f"d{kind}")
    for name in ("g", "d"):
        one, other = (rows_of(tmp_path / f"{name}{kind}") for kind in KINDS)
        assert list(one) == list(other)
        assert all(str(one[column]) == str(other[column]) for column in one)
        parts = [next(iter(research.load(tmp_path / f"{name}{kind}"))) for kind in KINDS]
        for column in one:
            types = [getattr(part[column], "values", part[column]).dtype.kind for part in parts]
            assert types[0] == types[1], column


def test_decisions_of_two_games_do_not_go_into_one_file(tmp_path: Path) -> None:
    two = [begun("silk", 3), begun("silk-road", 3)]
    with pytest.raises(serai.BadOption, match="export each game to a file of its own"):
        research.export(two, decisions=tmp_path / "both.npz")
    assert list(tmp_path.iterdir()) == []
    assert research.export(two, games=tmp_path / "both.npz") == (2, 0)


def test_nothing_is_no_dataset(tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match="there is no match"):
        research.export([], tmp_path / "games.parquet", tmp_path / "decisions.parquet")
    assert list(tmp_path.iterdir()) == []


# --- What it says of itself -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_describes_itself(finished: Match, kind: str, tmp_path: Path) -> None:
    file, spec = tmp_path / f"decisions{kind}", research.spec("silk", 2)
    research.export([finished], decisions=file)
    with research.load(file) as dataset:
        assert dataset.slices == spec.slices
        assert (dataset.about["format"], dataset.about["serai"]) == (1, serai.__version__)
        assert (dataset.about["game"], dataset.about["rules"]) == ("silk", spec.game.rules_version)
        assert dataset.about["columns"] == [column.to_json() for column in DATASETS["decisions"]]
        first = next(dataset.batches(3))
        mask = dataset.mask(first["legal"])
        assert mask.shape == (3, spec.num_actions)
        assert [np.flatnonzero(row).tolist() for row in mask] == [
            sorted(row.tolist()) for row in first["legal"]
        ]


def test_parquet_describes_its_columns_to_whoever_opens_it(finished: Match, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    research.export([finished], file)
    for column in DATASETS["games"]:
        field = parquet.read_schema(file).field(column.name)
        assert field.metadata == {
            b"unit": column.unit.encode(),
            b"meaning": column.told.encode(),
        }
        assert field.nullable == bool(column.absent)


@pytest.mark.parametrize("name", DATASETS)
def test_the_page_describes_every_column_and_no_other(name: str) -> None:
    page = (DOCS / "data.md").read_text(encoding="utf-8")
    part = page.partition(f"### The dataset of {name}\n")[2].partition("\n#")[0]
    told = [line for line in part.splitlines() if line.startswith("| `")]
    assert told == [row_in_page(column) for column in DATASETS[name]]


def row_in_page(column: Column) -> str:
    """A column in a table of docs/data.md."""
    return f"| `{column.name}` | {column.form} | {column.unit} | {column.told} |"


# --- Reading a part at a time ---------------------------------------------------------------------


def synthetic(file: Path, rows: int, size: int) -> Path:
    """A dataset of decisions that nobody made: row k has k everywhere."""
    with Sheet(file, "decisions", {"slices": {}, "actions": 9}, size) as sheet:
        for row in range(rows):
            told = {"match": row, "ply": 0, "seat": 0, "action": 1, "notation": str(row)}
            seen = np.full(size, row, dtype=np.float32)
            sheet.add(told | {"legal": [1] * (row % 3), "observation": seen, "reward": None})
    return file


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 1000, ROWS, 5000])
def test_all_rows_come_once_and_in_order_however_many_at_a_time(
    size: int, kind: str, tmp_path: Path
) -> None:
    file = synthetic(tmp_path / f"decisions{kind}", 2 * ROWS + 5, 2)
    with research.load(file) as dataset:
        assert len(dataset) == 2 * ROWS + 5
        parts = [part["match"] for part in dataset.batches(size)]
        assert {len(part) for part in parts[:-1]} <= {size}
        assert np.concatenate(parts).tolist() == list(range(2 * ROWS + 5))
        for part in dataset.batches(size):
            assert part["observation"][:, 1].tolist() == part["match"].tolist()
            assert part["notation"].tolist() == [str(row) for row in part["match"]]
            assert [len(row) for row in part["legal"]] == [row % 3 for row in part["match"]]
            break
        with pytest.raises(BadDataset, match="at least one row"):
            dataset.batches(0)


def test_no_more_than_two_groups_of_rows_are_in_memory(tmp_path: Path) -> None:
    size, groups = 2000, 8
    file = synthetic(tmp_path / "decisions.parquet", groups * ROWS, size)
    a_group = ROWS * size * 4
    before, most = pa.total_allocated_bytes(), 0
    with research.load(file) as dataset:
        for _ in dataset:
            most = max(most, pa.total_allocated_bytes() - before)
    assert most < 2.5 * a_group, f"{most / a_group:.1f} groups of {groups}"


def test_lists_are_cut_like_arrays(tmp_path: Path) -> None:
    file = synthetic(tmp_path / "decisions.npz", 9, 1)
    legal = next(iter(research.load(file)))["legal"]
    assert [len(row) for row in legal[4:8]] == [1, 2, 0, 1]
    assert legal[-1].tolist() == [1, 1]
    assert len(legal[8:3]) == 0
    with pytest.raises(ValueError, match="without gaps"):
        legal[::2]
    with pytest.raises(IndexError):
        legal[9]


# --- Files that are not what was written ----------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_was_changed_anywhere_is_refused(kind: str, tmp_path: Path) -> None:
    file = synthetic(tmp_path / f"decisions{kind}", 50, 2)
    whole, lot = file.read_bytes(), Random(1)
    for place in [0, len(whole) - 1, *lot.sample(range(len(whole)), 20)]:
        damaged = bytearray(whole)
        damaged[place] ^= 1 << lot.randrange(8)
        file.write_bytes(damaged)
        with pytest.raises(BadDataset, match="is damaged: its SHA-256 is not the one"):
            research.load(file)
    file.write_bytes(whole)
    assert len(research.load(file)) == 50


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_was_cut_off_is_refused_even_if_nobody_checks(
    kind: str, tmp_path: Path
) -> None:
    file = synthetic(tmp_path / f"decisions{kind}", 50, 2)
    whole = file.read_bytes()
    for length in [0, 1, 4, *range(10, len(whole), len(whole) // 15), len(whole) - 1]:
        file.write_bytes(whole[:length])
        with pytest.raises(BadDataset, match="is damaged"):
            research.load(file)
        with pytest.raises(BadDataset, match=r"is no dataset of Serai|cannot be read to its end"):
            list(research.load(file, check=False))


@pytest.mark.parametrize("kind", KINDS)
def test_without_its_checksum_a_file_is_read_only_if_nobody_checks(
    kind: str, tmp_path: Path
) -> None:
    file = synthetic(tmp_path / f"decisions{kind}", 5, 2)
    beside = checksum_file(file)
    assert beside.read_text().endswith(f"  {file.name}\n"), "as `sha256sum --check` wants it"
    beside.unlink()
    with pytest.raises(BadDataset, match="nothing says whether it is whole"):
        research.load(file)
    assert len(research.load(file, check=False)) == 5


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("no dataset")
    (tmp_path / "text.npz").write_text("no dataset")
    parquet.write_table(pa.table({"match": [1]}), tmp_path / "others.parquet")
    np.savez(tmp_path / "others.npz", match=np.array([1]))
    np.savez(tmp_path / "odd.npz", about=np.array("[]"))
    with (tmp_path / "one.npz").open("wb") as opened:
        np.save(opened, np.array([1]))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 6
    for file in files:
        with pytest.raises(BadDataset, match="is no dataset of Serai"):
            research.load(file, check=False)
    with pytest.raises(BadDataset, match="there is no file"):
        research.load(tmp_path / "none.npz")
    with pytest.raises(BadDataset, match=r"ends with \.parquet or \.npz"):
        research.load(tmp_path / "table.csv")


def test_a_file_of_another_format_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr("serai.research.exporting.FORMAT", 2)
        file = synthetic(tmp_path / "decisions.npz", 5, 2)
    with pytest.raises(BadDataset, match="has format 2; this program reads format 1"):
        research.load(file)


def test_an_export_that_fails_leaves_what_was_there(finished: Match, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    research.export([finished], file)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}

    def interrupted() -> Any:
        yield copy.copy(finished)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        research.export(interrupted(), file, tmp_path / "decisions.npz")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before
