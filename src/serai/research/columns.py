"""The columns of datasets, described once: for the files, their loader and docs/data.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Shape(StrEnum):
    """How many values stand in one row of a column."""

    ONE = "one"
    LIST = "list"
    """As many as there are; another number in another row."""
    ROW = "row"
    """The same number in every row of a dataset."""


@dataclass(frozen=True)
class Column:
    """One thing that a dataset tells of each row. `type` is a type of NumPy, or `text`; `absent`
    says when there is none: null in Parquet, `nothing` in arrays."""

    name: str
    type: str
    unit: str
    meaning: str
    shape: Shape = Shape.ONE
    absent: str = ""

    @property
    def nothing(self) -> float:
        """What stands in arrays where there is no value."""
        return float("nan") if self.type.startswith("float") else -1

    @property
    def form(self) -> str:
        """The type of a row's value, in words."""
        forms = {Shape.ONE: "{}", Shape.LIST: "list of {}", Shape.ROW: "{} × size"}
        return forms[self.shape].format(self.type)

    @property
    def told(self) -> str:
        """What it means, and when there is none."""
        return f"{self.meaning}; none {self.absent}" if self.absent else self.meaning

    def to_json(self) -> dict[str, str]:
        """The description that every file carries."""
        return {
            "name": self.name,
            "type": self.form,
            "unit": self.unit,
            "meaning": self.told,
        }


GAMES = (
    Column("match", "int32", "number", "counts the matches of an export, from 0"),
    Column("source", "text", "name", "the file that it came from; empty for a match in memory"),
    Column("place", "int32", "number", "its number in the journal, or its place among the records"),
    Column("game", "text", "id", "which game was played"),
    Column(
        "rules",
        "text",
        "version",
        "the version of the rules; what was otherwise under an earlier one is among the options",
    ),
    Column("players", "int8", "seats", "how many seats played"),
    Column("options", "text", "JSON", "the options that differ from the defaults of that version"),
    Column("start", "text", "JSON", "the position from which it began; empty: at the beginning"),
    Column(
        "bots", "text", "name", "the bot on each seat; empty if nobody wrote it down", Shape.LIST
    ),
    Column("chance", "text", "kind", "where chance came from: seeded, fair or manual"),
    Column(
        "seed", "int64", "number", "the seed of chance", absent="where chance was fair or manual"
    ),
    Column("scores", "int32", "points", "the score of each seat at the last ply", Shape.LIST),
    Column("winners", "int8", "seat", "who won; as the arena counts it, if it stopped", Shape.LIST),
    Column("plies", "int32", "plies", "how many actions were played, chance included"),
    Column("decisions", "int32", "plies", "how many of them each seat decided", Shape.LIST),
    Column("result", "text", "word", "finished, capped, forfeit, or running: it was not played on"),
    Column("forfeited", "int8", "seat", "who lost by forfeit", absent="where nobody did"),
)
"""A row for each match."""

DECISIONS = (
    Column("match", "int32", "number", "the match, as in the dataset of games"),
    Column("ply", "int32", "plies", "how many actions had been played before, chance included"),
    Column("seat", "int8", "seat", "who decided"),
    Column("action", "int16", "number", "what was played, by its number"),
    Column("notation", "text", "notation", "what was played, as people write it"),
    Column("legal", "int16", "number", "all that could have been played", Shape.LIST),
    Column(
        "observation",
        "float32",
        "share, 0 to 1",
        "what the seat knew before it decided, one's own seat first; the slices have names",
        Shape.ROW,
    ),
    Column(
        "reward",
        "float32",
        "reward",
        "what the seat got at the end of the match",
        absent="where the match was not finished by the rules",
    ),
)
"""A row for each decision of a seat, match by match and ply by ply. Chance decides nothing here."""

DATASETS: Mapping[str, tuple[Column, ...]] = {"games": GAMES, "decisions": DECISIONS}
