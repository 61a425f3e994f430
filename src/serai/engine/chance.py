"""Where a match takes its chance from: a seed, dice that anybody can check, or whoever plays it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from serai.engine.errors import BadOption, BadRecord, BadSeed
from serai.engine.sampling import below, random_word

SEED_LIMIT = 1 << 63
SECRET_BYTES = 32


@runtime_checkable
class Chance(Protocol):
    """Where a match takes its chance from. For each ply it draws a number that chooses one of the
    outcomes by their weights. One of your own needs these three members."""

    @property
    def is_manual(self) -> bool:
        """Whether the one who plays the match decides what chance does."""

    def ticket(self, ply: int, total: int) -> int:
        """A number from 0 up to, not including, the total."""

    def to_json(self, *, finished: bool) -> dict[str, Any]:
        """What a record says about it."""


@dataclass(frozen=True)
class ManualChance:
    """Whoever plays the match plays the outcomes of chance too, as actions."""

    is_manual: bool = True

    def ticket(self, ply: int, total: int) -> int:
        """Nobody draws: the outcome has to be played."""
        raise BadSeed(f"chance is manual: play the outcome of ply {ply}, one of weight {total}")

    def to_json(self, *, finished: bool) -> dict[str, Any]:  # noqa: ARG002 (see Chance)
        """Nothing to check."""
        return {"kind": "manual"}


@dataclass(frozen=True)
class SeededChance:
    """For study and simulation: the seed decides every outcome, the same on every machine."""

    seed: int
    is_manual: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.seed, bool) or not isinstance(self.seed, int):
            raise BadSeed(f"a seed is a whole number, not {self.seed!r}")
        if not 0 <= self.seed < SEED_LIMIT:
            raise BadSeed(f"a seed lies between 0 and 2**63 - 1, not at {self.seed}")

    def ticket(self, ply: int, total: int) -> int:
        """What compiled random play would draw with this seed."""
        return int(below(random_word(self.seed, ply), total))

    def to_json(self, *, finished: bool) -> dict[str, Any]:  # noqa: ARG002 (see Chance)
        """The seed."""
        return {"kind": "seeded", "seed": self.seed}


@dataclass(frozen=True)
class SealedDice:
    """The dice of a fair game that was recorded before its end. Their secret is not known, so that
    outcomes have to be played by hand."""

    commitment: str
    contributions: tuple[str, ...]
    is_manual: bool = True

    def ticket(self, ply: int, total: int) -> int:
        """Only who has the secret can draw."""
        raise BadSeed(f"the dice are sealed: play the outcome of ply {ply}, one of weight {total}")

    def to_json(self, *, finished: bool) -> dict[str, Any]:  # noqa: ARG002 (see Chance)
        """The hash and the words, which were shown before the game."""
        rest = {"contributions": list(self.contributions)}
        return {"kind": "fair", "commitment": self.commitment} | rest


@dataclass(frozen=True)
class FairDice:
    """Dice that anybody can check. The hash of a secret is shown before the game, each seat may add
    words of its own, and the secret is shown after the game. So nobody can have chosen the
    outcomes."""

    secret: bytes = field(repr=False)
    contributions: tuple[str, ...] = ()
    is_manual: bool = False

    @classmethod
    def make(cls, contributions: Sequence[str] = ()) -> FairDice:
        """Dice with a fresh secret."""
        return cls(secrets.token_bytes(SECRET_BYTES), tuple(contributions))

    @cached_property
    def commitment(self) -> str:
        """What is shown before the game."""
        return hashlib.sha256(self.secret).hexdigest()

    def ticket(self, ply: int, total: int) -> int:
        """HMAC-SHA256 over the contributions and the ply, scaled to the total."""
        message = json.dumps([*self.contributions, ply], separators=(",", ":")).encode()
        digest = hmac.new(self.secret, message, hashlib.sha256).digest()
        return int.from_bytes(digest, "big") * total >> 8 * len(digest)

    def to_json(self, *, finished: bool) -> dict[str, Any]:
        """The commitment from the start; the secret once the game is over."""
        shown = SealedDice(self.commitment, self.contributions).to_json(finished=finished)
        return shown | ({"secret": self.secret.hex()} if finished else {})


def make_chance(chance: str | Chance, seed: int | None) -> Chance:
    """The chance that a caller asks for by name, or brings along."""
    if isinstance(chance, Chance):
        return chance
    if chance == "manual":
        return ManualChance()
    if chance == "fair" and seed is None:
        return FairDice.make()
    if chance == "fair":
        raise BadSeed("fair dice have a secret of their own and take no seed")
    if chance == "seeded":
        return SeededChance(secrets.randbelow(SEED_LIMIT) if seed is None else seed)
    raise BadOption(f"chance is seeded, fair or manual, not {chance!r}")


def read_chance(source: object) -> Chance:
    """The chance of a record. A fair game recorded before its end has its dice sealed."""
    if not isinstance(source, Mapping):
        raise BadRecord("a record's 'chance' says where its chance came from")
    kind = source.get("kind")
    if kind == "seeded":
        return SeededChance(source.get("seed"))  # type: ignore[arg-type]  # checked by the class
    if kind == "fair":
        return _read_fair_dice(source)
    if kind == "manual":
        return ManualChance()
    raise BadRecord(f"chance is manual, seeded or fair, not {kind!r}")


def _read_fair_dice(source: Mapping[str, Any]) -> Chance:
    words = source.get("contributions")
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadRecord("'contributions' of fair dice is a list of texts")
    if "secret" not in source:
        return SealedDice(str(source.get("commitment")), tuple(words))
    try:
        dice = FairDice(bytes.fromhex(source["secret"]), tuple(words))
    except (TypeError, ValueError) as error:
        raise BadRecord("'secret' of fair dice is written in hexadecimal") from error
    if dice.commitment != source.get("commitment"):
        raise BadRecord("the secret does not have the hash that was shown before the game")
    return dice
