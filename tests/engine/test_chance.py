"""engine/chance.py: seeds, fair dice, and chance played by hand."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from engine.playing import SECRET, TOY, fair_toy
from serai.engine.chance import (
    FairDice,
    ManualChance,
    SealedDice,
    SeededChance,
    make_chance,
    read_chance,
)
from serai.engine.errors import BadOption, BadRecord, BadSeed


def tickets(chance: Any) -> list[int]:
    """The first draws of one out of a thousand."""
    return [chance.ticket(ply, 1000) for ply in range(20)]


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63 - 1])
def test_a_seed_within_the_limits_draws(seed: int) -> None:
    assert all(0 <= ticket < 1000 for ticket in tickets(SeededChance(seed)))


@pytest.mark.parametrize("seed", [-1, 2**63, 2**100])
def test_a_seed_outside_the_limits_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed, match=f"between 0 and 2\\*\\*63 - 1, not at {seed}"):
        TOY.new(players=2, seed=seed)


@pytest.mark.parametrize("seed", [True, 1.0, "7", [7]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number"):
        TOY.new(players=2, seed=seed)


def test_the_same_seed_draws_the_same_and_another_draws_otherwise() -> None:
    assert tickets(SeededChance(5)) == tickets(SeededChance(5))
    assert tickets(SeededChance(5)) != tickets(SeededChance(6))


def test_without_a_seed_a_match_gets_one_that_its_record_tells() -> None:
    match = TOY.new(players=2)
    seed = match.record()["chance"]["seed"]
    assert TOY.new(players=2, seed=seed).state.tobytes() == match.state.tobytes()


def test_chance_is_asked_for_by_name() -> None:
    assert isinstance(make_chance("manual", None), ManualChance)
    assert isinstance(make_chance("fair", None), FairDice)
    assert make_chance("seeded", 3) == SeededChance(3)
    assert make_chance(SeededChance(4), None) == SeededChance(4)
    with pytest.raises(BadOption, match="seeded, fair or manual, not 'lucky'"):
        make_chance("lucky", None)


def test_manual_chance_never_draws() -> None:
    with pytest.raises(BadSeed, match="chance is manual"):
        ManualChance().ticket(0, 36)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert FairDice(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_fresh_dice_have_secrets_of_their_own() -> None:
    assert FairDice.make().commitment != FairDice.make().commitment
    assert len(FairDice.make().secret) == 32


def test_the_same_secret_and_words_roll_the_same_dice() -> None:
    assert tickets(FairDice(SECRET, ("ann",))) == tickets(FairDice(SECRET, ("ann",)))


@pytest.mark.parametrize("words", [(), ("bob",), ("ann", ""), ("ann", "bob"), ("bob", "ann")])
def test_what_the_seats_contribute_changes_the_dice(words: tuple[str, ...]) -> None:
    assert tickets(FairDice(SECRET, ("ann",))) != tickets(FairDice(SECRET, words))


def test_fair_dice_are_the_hmac_that_the_docs_describe() -> None:
    digest = hmac.new(SECRET, b'["ann","bob",3]', hashlib.sha256).hexdigest()
    expected = int(digest, 16) * 36 // 2**256
    assert FairDice(SECRET, ("ann", "bob")).ticket(3, 36) == expected


def test_fair_dice_stay_below_the_total() -> None:
    dice = FairDice(SECRET)
    assert {dice.ticket(ply, 6) for ply in range(200)} == set(range(6))


def test_the_record_of_a_running_fair_game_does_not_contain_the_secret() -> None:
    match = TOY.new(players=2, chance=FairDice(SECRET, ("ann",)))
    running = match.record()
    assert running["chance"] == {
        "kind": "fair",
        "commitment": FairDice(SECRET).commitment,
        "contributions": ["ann"],
    }
    assert SECRET.hex() not in json.dumps(running)
    match.play("keep")
    match.play("keep")
    assert match.record()["chance"]["secret"] == SECRET.hex()


def test_a_tampered_secret_is_refused() -> None:
    told = fair_toy().record()["chance"]
    assert read_chance(told) == FairDice(SECRET, ("ann", "bob"))
    other = told["secret"].replace("00", "01", 1)
    with pytest.raises(BadRecord, match="hash that was shown before the game"):
        read_chance(told | {"secret": other})
    with pytest.raises(BadRecord, match="hash that was shown before the game"):
        read_chance(told | {"commitment": FairDice(b"another").commitment})


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (None, "'chance' says where"),
        ("seeded", "'chance' says where"),
        ({}, "not None"),
        ({"kind": "lucky"}, "not 'lucky'"),
        ({"kind": "fair", "secret": "xyz", "contributions": []}, "hexadecimal"),
        ({"kind": "fair", "secret": "00"}, "contributions"),
        ({"kind": "fair", "secret": 5, "contributions": []}, "hexadecimal"),
    ],
    ids=repr,
)
def test_a_record_with_broken_chance_is_refused(source: Any, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read_chance(source)


def test_a_running_fair_game_is_read_without_its_dice() -> None:
    dice = read_chance(FairDice(SECRET).to_json(finished=False))
    assert dice == SealedDice(FairDice(SECRET).commitment, ())
    assert dice.is_manual
