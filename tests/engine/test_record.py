"""engine/record.py and engine/fairness.py: writing, replaying and verifying records."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

from engine.playing import GAMES, SECRET, SILK, TOY, dealt, fair_toy, play_out
from serai.engine.chance import FairDice
from serai.engine.errors import BadRecord, SeraiError
from serai.engine.fairness import Verdict, verify
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.seat import CHANCE

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def seeded(game: Game) -> dict[str, Any]:
    """The record of a finished seeded game, as it comes back from a file."""
    record: dict[str, Any] = json.loads(json.dumps(play_out(game.new(seed=6)).record()))
    return record


def changed(record: dict[str, Any], ply: int, action: object) -> dict[str, Any]:
    """The record with another action at this ply."""
    other = copy.deepcopy(record)
    other["actions"][ply] = action
    return other


# --- Replay -----------------------------------------------------------------------------------


@each_game
def test_a_record_replays_to_the_same_bytes_and_writes_itself_again(game: Game) -> None:
    match = play_out(game.new(seed=6))
    record = json.loads(json.dumps(match.record()))
    again = game.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == record


@each_game
def test_a_record_replays_up_to_any_ply_and_goes_on_as_it_would_have(game: Game) -> None:
    record = seeded(game)
    plies = len(record["actions"])
    for upto in (0, 1, plies // 2, plies - 1, plies):
        again = game.replay(record, upto=upto)
        assert again.ply == upto
        while not again.over:
            again.settle()
            again.play(record["actions"][again.ply])
        assert again.record() == record


def test_a_replayed_running_game_draws_what_the_original_draws() -> None:
    match = TOY.new(players=3, seed=4)
    match.play("swap")
    again = TOY.replay(match.record())
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize("upto", [-1, 1000])
def test_a_ply_outside_the_record_is_refused(upto: int) -> None:
    with pytest.raises(BadRecord, match=f"plies 0 to .*, not {upto}"):
        TOY.replay(seeded(TOY), upto=upto)


def test_a_match_from_a_position_records_where_it_began() -> None:
    position = {"players": 2, "cards": {"A": 3, "B": 2}, "swaps_left": {"B": 0}, "turn": "B"}
    match = TOY.load(position, seed=1)
    match.play("keep")
    record = json.loads(json.dumps(match.record()))
    assert record["start"]["swaps_left"] == {"A": 1, "B": 0}
    assert TOY.replay(record).state.tobytes() == match.state.tobytes()
    assert verify(TOY, record).finished


def test_the_options_of_a_game_are_in_its_record() -> None:
    match = dealt(1, 1, swaps=2)
    assert match.record()["options"] == {"swaps": 2}
    assert TOY.replay(match.record()).state.swaps == 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"serai": 2}, "'serai' is 2; this program reads format 1"),
        ({"serai": None}, "'serai' is None"),
        ({"game": "silk"}, "one of 'silk', not of toy"),
        ({"rules": "0"}, "follows rules '0' of toy; this program has '1'"),
        ({"actions": None}, "'actions' is the list"),
        ({"actions": "keep"}, "'actions' is the list"),
        ({"chance": None}, "'chance' says where"),
        ({"chance": {"kind": "loaded"}}, "not 'loaded'"),
    ],
    ids=repr,
)
def test_a_record_with_a_wrong_head_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        TOY.replay(seeded(TOY) | change)


@pytest.mark.parametrize("record", [None, [], "record", 3])
def test_a_record_is_a_json_object(record: Any) -> None:
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        TOY.replay(record)


@pytest.mark.parametrize(
    "change", [{"players": 9}, {"options": {"speed": 1}}, {"chance": {"kind": "seeded"}}], ids=repr
)
def test_a_record_with_an_impossible_beginning_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(SeraiError):
        TOY.replay(seeded(TOY) | change)


def test_a_record_without_its_players_is_refused() -> None:
    record = seeded(TOY)
    del record["players"]
    with pytest.raises(SeraiError):
        TOY.replay(record)


@pytest.mark.parametrize(
    "action",
    ["jump", {}, None, {"do": "deal"}, {"do": "keep"}, {"do": "deal", "card": "7"}],
    ids=repr,
)
def test_an_action_that_cannot_be_played_is_refused_with_its_ply(action: Any) -> None:
    with pytest.raises(BadRecord, match="ply 1 cannot be played: "):
        TOY.replay(changed(seeded(TOY), 1, action))


def test_actions_beyond_the_end_are_refused() -> None:
    record = seeded(TOY)
    record["actions"].append({"do": "keep"})
    with pytest.raises(BadRecord, match="The game is over"):
        TOY.replay(record)


def test_a_running_fair_game_keeps_its_commitment_when_replayed() -> None:
    record = TOY.new(players=2, chance=FairDice(SECRET, ("ann",))).record()
    assert TOY.replay(record).record()["chance"] == record["chance"]


# --- Earlier rules ----------------------------------------------------------------------------

SWAPS = replace(TOY.options[0], formerly={"1": 2})
LATER = replace(TOY, rules_version="2", earlier_rules=("1",), options=(SWAPS,))
"""The toy, had its first version had two swaps where today's has one."""


def written_by_version_1(match: Match) -> dict[str, Any]:
    """The record that the first version would have written of a game with its default."""
    assert match.state.swaps == 2
    record: dict[str, Any] = json.loads(json.dumps(match.record() | {"options": {}}))
    if record["start"]:
        record["start"]["options"] = {}
    return record


def test_a_record_of_earlier_rules_is_played_by_the_defaults_of_those() -> None:
    match = play_out(TOY.new(players=3, seed=6, swaps=2))
    record = written_by_version_1(match)
    again = LATER.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert verify(LATER, record).finished
    assert LATER.replay(record | {"rules": "2"}, upto=0).state.swaps == 1


def test_a_position_at_the_start_of_a_record_has_the_defaults_of_its_rules() -> None:
    position = {"players": 2, "options": {"swaps": 2}, "cards": {"A": 3, "B": 2}, "turn": "A"}
    match = play_out(TOY.load(position, seed=1))
    record = written_by_version_1(match)
    assert LATER.replay(record).state.tobytes() == match.state.tobytes()


def test_a_replayed_game_of_earlier_rules_says_how_it_differs_from_those_of_today() -> None:
    record = written_by_version_1(play_out(TOY.new(players=2, seed=6, swaps=2)))
    told = LATER.replay(record).record()
    assert (told["rules"], told["options"]) == ("2", {"swaps": 2})
    assert LATER.replay(told).record() == told


@pytest.mark.parametrize("rules", ["0", "3", 1, None])
def test_a_record_of_rules_that_nobody_knows_is_refused(rules: Any) -> None:
    with pytest.raises(BadRecord, match="follows rules"):
        LATER.replay(seeded(TOY) | {"rules": rules})


def test_a_start_that_is_no_position_is_refused() -> None:
    with pytest.raises(BadRecord, match="is a JSON object"):
        LATER.replay(seeded(TOY) | {"start": 3})


# --- Verify -----------------------------------------------------------------------------------


def test_a_fair_game_verifies_with_every_roll_drawn_again() -> None:
    record = json.loads(json.dumps(fair_toy().record()))
    assert verify(TOY, record) == Verdict(kind="fair", plies=8, drawn=4, finished=True)


@each_game
def test_a_seeded_game_verifies(game: Game) -> None:
    verdict = verify(game, seeded(game))
    assert verdict.kind == "seeded"
    assert verdict.finished
    assert verdict.drawn > 0


def test_a_manual_game_verifies_without_drawing_anything() -> None:
    assert verify(TOY, dealt(1, 2).record()) == Verdict("manual", 2, 0, finished=False)


def test_a_running_fair_game_verifies_as_far_as_it_can() -> None:
    record = TOY.new(players=2, chance=FairDice(SECRET)).record()
    assert verify(TOY, record) == Verdict("fair", 2, 0, finished=False)
    assert TOY.replay(record).chance.is_manual


@pytest.mark.parametrize(
    "result",
    [None, {"scores": [4, 0, 0], "winners": [0]}, {"scores": [1], "winners": []}, "A won"],
    ids=repr,
)
def test_an_altered_result_is_found(result: Any) -> None:
    with pytest.raises(BadRecord, match="the game as played comes to"):
        verify(TOY, fair_toy().record() | {"result": result})


def test_a_truncated_record_is_found_by_its_result() -> None:
    record = fair_toy().record()
    for plies in range(len(record["actions"])):
        with pytest.raises(BadRecord):
            verify(TOY, record | {"actions": record["actions"][:plies]})


def test_every_tampering_with_one_ply_of_a_fair_game_is_detected() -> None:
    record = fair_toy().record()
    others = [action.to_json() for _, action in TOY.space.named()]
    for ply, played in enumerate(record["actions"]):
        for action in others:
            if action != played:
                with pytest.raises(BadRecord):
                    verify(TOY, changed(record, ply, action))


def test_a_ply_left_out_repeated_or_exchanged_is_detected() -> None:
    record = fair_toy().record()
    actions = record["actions"]
    for ply in range(len(actions)):
        left_out = actions[:ply] + actions[ply + 1 :]
        repeated = [*actions[: ply + 1], *actions[ply:]]
        exchanged = [*actions[:ply], *reversed(actions[ply : ply + 2]), *actions[ply + 2 :]]
        for tampered in (left_out, repeated, exchanged):
            if tampered != actions:
                with pytest.raises(BadRecord):
                    verify(TOY, record | {"actions": tampered})


def test_an_altered_roll_is_named_with_what_chance_drew() -> None:
    match = play_out(SILK.new(players=2, seed=6))
    record = match.record() | {"result": None}
    rolls = [ply for ply, (who, _) in enumerate(match.log) if who == CHANCE]
    for ply in [ply for ply in rolls if record["actions"][ply]["do"] == "roll"][::8]:
        told = record["actions"][ply]["dice"]
        lie = {"do": "roll", "dice": "1-1" if told != "1-1" else "2-2"}
        tampered = changed(record, ply, lie)
        tampered["actions"] = tampered["actions"][: ply + 1]
        with pytest.raises(BadRecord, match=f"ply {ply} was roll .*, but chance drew roll {told}"):
            verify(SILK, tampered)


def test_other_contributions_than_those_played_with_are_detected() -> None:
    record = fair_toy().record()
    record["chance"]["contributions"] = ["ann", "eve"]
    with pytest.raises(BadRecord, match="but chance drew"):
        verify(TOY, record)
