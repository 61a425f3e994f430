"""The search: reproducible, bounded, and it finds what there is to find."""

from __future__ import annotations

import ast
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.judged import end_of
from bots.playing import GAMES, HIDDEN, new, play, win_share
from engine.test_dialect import faults, rules_in
from engine.toy import GAME as TOY
from serai.bots import look, make_bot, mcts, search
from serai.bots.chances import all_seats, write_chances
from serai.bots.evaluation import make_evaluation
from serai.bots.judging import knowledge_of, prior
from serai.bots.knowledge import MAX_TERMS, plain
from serai.bots.lookahead import REST_OF_A_TURN, best_by_lookahead
from serai.bots.mcts import mark_offers
from serai.bots.search import SearchBot
from serai.bots.search_memory import WORLD
from serai.bots.search_settings import SearchSettings, make_search_settings
from serai.bots.tree import (
    NO_NODE,
    NODE,
    ROOT,
    add_node,
    back_up,
    clear,
    cut_to,
    deviation,
    find_child,
    make_tree,
)
from serai.bots.tree_search import TreeSearch, children
from serai.engine.bits import bit
from serai.engine.dispatch import make_numbers
from serai.engine.jit import INTERPRETED
from serai.engine.layout import copy_record
from serai.engine.match import Match
from silk.playing import SILK, read
from silk_road.playing import ROAD, goods, market
from silk_road.playing import play as play_road

WIN_OR_LOSE = "dice 5 | ended_by B | points A:10 B:22 | worms 0,2:AAA 3,0:B | ookami 3,4"
"""A's last die: to graze and step onto the other rich tile wins by 28 to 24; nothing else does."""

COMPILED = sorted(Path(plain.__file__).parents[1].rglob("*.py"))


# --- Reproducible -----------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_makes_the_same_choices(game_id: str) -> None:
    for name in ("greedy:nodes=4", "search:iterations=3", "search:iterations=2,threads=2"):
        games = [new(game_id, plies=15) for _ in range(2)]
        first, again = [play(match, [name] * match.players, 2) for match in games]
        assert first == again


def test_another_seed_thinks_of_other_things() -> None:
    observation = look(new("silk", plies=20))
    found = []
    for seed in (1, 2):
        bot = SearchBot(SILK, seed, iterations=12)
        bot.consider(observation)
        found.append([(f.action, f.visits, f.chance) for f in bot.search.candidates()])
    assert found[0] != found[1]


def test_threads_are_added_up() -> None:
    observation = look(SILK.load(read(WIN_OR_LOSE), seed=1))
    bot = SearchBot(SILK, 1, iterations=20, threads=3)
    bot.consider(observation)
    seen: Counter[int] = Counter()
    for memory in bot.search.memories:
        visits = {int(node.action): int(node.visits) for node in children(memory)}
        assert len(visits) > 1
        seen.update(visits)
    assert {candidate.action: candidate.visits for candidate in bot.search.candidates()} == seen


@pytest.mark.skipif(not INTERPRETED, reason="listens to rules, which compiled code does not allow")
def test_worlds_and_luck_are_drawn_apart(monkeypatch) -> None:
    worlds, luck = set(), set()
    guess, go_down = mcts.guess, mcts.go_down

    def note_world(s: Any, seat: int, word: int) -> None:
        worlds.add(word)
        guess(s, seat, word)

    def note_luck(memory: Any, settings: Any, seat: int, word: int, first: int) -> int:
        luck.add(word)
        return go_down(memory, settings, seat, word, first)

    monkeypatch.setattr(mcts, "guess", note_world)
    monkeypatch.setattr(mcts, "go_down", note_luck)
    bot = SearchBot(ROAD, 1, iterations=30)
    bot.consider(look(new("silk-road", plies=15)))
    assert len(worlds) > 2
    assert len(luck) > 2
    assert not worlds & luck


@pytest.mark.full
def test_thinking_ends_early_where_the_rest_cannot_change_the_choice(monkeypatch) -> None:
    monkeypatch.setattr(search, "SLICE", 4)
    monkeypatch.setattr(search, "CLEAR_LEAD", 1000)
    patient = partial(monkeypatch.setattr, TreeSearch, "leaders", lambda _: (1, 1))
    early, late = [], []
    for choices in (early, late):
        for plies in (16, 20, 24, 28):
            bot = SearchBot(SILK, 1, iterations=64, exploration=0.1)
            bot.consider(look(new("silk", plies=plies)))
            choices.append((bot.search.candidates()[0].action, bot.search.visits()))
        patient()
    assert [choice for choice, _ in early] == [choice for choice, _ in late]
    assert sum(visits for _, visits in early) < sum(visits for _, visits in late)


@pytest.mark.parametrize(
    ("thought", "visits", "is_clear"),
    [
        (100, (100, 0), False),
        (200, (200, 40), True),
        (200, (200, 41), False),
        (900, (500, 400), False),
        (950, (500, 400), True),
        (0, (1000, 100), False),
    ],
)
def test_a_choice_is_clear_when_it_is_far_ahead(
    monkeypatch, thought: int, visits: tuple[int, int], is_clear: bool
) -> None:
    monkeypatch.setattr(TreeSearch, "leaders", lambda _: visits)
    assert SearchBot(SILK, 1, iterations=1000).is_clear(thought, 1000 - thought) is is_clear
    assert not SearchBot(SILK, 1, iterations=1000, temperature=0.5).is_clear(thought, 1)


def test_the_clock_ends_thinking() -> None:
    observation = look(new("silk", plies=20))
    begun = time.perf_counter()
    SearchBot(SILK, 1, milliseconds=1).choose(observation)
    assert time.perf_counter() - begun < 60


def test_the_only_offer_is_played_without_a_thought() -> None:
    match = TOY.new(players=2, seed=3)
    while len(match.legal()) > 1:
        match.play(match.legal()[-1])
    bot = SearchBot(TOY, 1, iterations=10)
    assert bot.choose(look(match)) == match.legal()[0]
    assert bot.search.visits() == 0


# --- Thought is kept, memory is bounded -------------------------------------------------------


def test_thought_about_the_next_decision_of_a_turn_is_kept() -> None:
    match = new("silk", plies=20)
    bot = SearchBot(SILK, 1, iterations=24)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    kept = 0
    for _ in range(6):
        observation = look(match)
        bot.search.begin(observation)
        kept = max(kept, bot.search.visits())
        match.play(bot.choose(observation))
    assert kept > 0


def test_thought_from_worlds_with_other_offers_is_not_kept() -> None:
    observation = look(new("silk", plies=20))
    bot = SearchBot(SILK, 1, iterations=8)
    bot.consider(observation)
    bot.search.expected = observation.state.tobytes()
    bot.search.begin(observation)
    assert bot.search.visits() == 8
    roll = SILK.space.number(SILK.space.read("roll 1-1"))
    add_node(bot.search.memories[0].tree, ROOT, roll, 0)
    bot.search.begin(observation)
    assert bot.search.visits() == 0


def test_a_full_tree_goes_on_without_growing() -> None:
    bot = SearchBot(SILK, 1, iterations=30)
    memory = bot.search.memories[0]
    small = memory._replace(tree=make_tree(8))
    bot.search.memories = [small]
    bot.consider(look(new("silk", plies=20)))
    assert int(small.tree.used[0]) == 8
    assert bot.search.visits() == 30


def test_a_search_takes_the_memory_that_the_page_states() -> None:
    tree = SearchBot(SILK, 1, iterations=10**6).search.memories[0].tree
    assert len(tree.nodes) == 1 << 16
    assert NODE.itemsize <= 48


def test_cutting_a_tree_keeps_a_branch_and_its_numbers() -> None:
    tree = make_tree(10)
    clear(tree)
    left, right = (add_node(tree, ROOT, action, 0) for action in (3, 4))
    add_node(tree, left, 5, 1)
    below = add_node(tree, right, 6, 1)
    deepest = add_node(tree, below, 7, 0)
    tree.nodes[deepest].visits = 9
    cut_to(tree, right)
    assert int(tree.used[0]) == 3
    assert find_child(tree, ROOT, 5) == NO_NODE
    node = find_child(tree, find_child(tree, ROOT, 6), 7)
    assert tree.nodes[node].visits == 9


def test_only_a_new_node_that_is_worse_than_a_sibling_counts_for_itself_alone() -> None:
    tree = make_tree(10)
    clear(tree)
    path = np.zeros(3, dtype=np.int64)
    way = add_node(tree, ROOT, 3, 0)
    for share, looks in ((0.5, 1), (0.2, 1), (0.8, 2)):
        path[1:] = way, add_node(tree, way, 4, 1)
        back_up(tree, path, 3, np.array([1 - share, share]))
        assert tree.nodes[path[2]].visits == 1
        assert tree.nodes[way].visits == looks
    assert tree.nodes[way].total == pytest.approx(0.5 + 0.2)
    back_up(tree, path, 3, np.array([0.9, 0.1]))
    assert tree.nodes[way].visits == 3


def test_exploration_is_measured_by_what_is_at_stake() -> None:
    tree = make_tree(10)
    clear(tree)
    assert deviation(tree, ROOT) == 0
    path = np.zeros(2, dtype=np.int64)
    for action, share in ((3, 0.25), (4, 0.75)):
        path[1] = add_node(tree, ROOT, action, 0)
        back_up(tree, path, 2, np.array([share, 1 - share]))
    assert deviation(tree, ROOT) == pytest.approx(0.25)


# --- Worlds and others ------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", HIDDEN)
def test_every_offer_meets_the_same_worlds_in_the_same_order(game_id: str) -> None:
    match = new(game_id, plies=30)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    bot = SearchBot(match.game, 1, iterations=24)
    bot.consider(look(match))
    looks = [candidate.visits for candidate in bot.search.candidates()]
    guessed = bot.search.memories[0].guessed
    assert len(looks) > 1
    assert guessed.sum() == guessed[: max(looks)].sum() == max(looks) < sum(looks)


@pytest.mark.parametrize("later", [pytest.param(0.0, marks=pytest.mark.full), 0.5])
@pytest.mark.parametrize("whole_turns", [False, True])
@pytest.mark.parametrize("by_win_chance", [False, pytest.param(True, marks=pytest.mark.full)])
def test_of_what_is_foreseen_few_offers_are_looked_at_and_the_best_for_who_decides_first(
    by_win_chance: bool, whole_turns: bool, later: float
) -> None:
    observation = look(new("silk", plies=40))
    bot = SearchBot(
        SILK,
        1,
        iterations=200,
        lookahead_by_win_chance=by_win_chance,
        lookahead_whole_turns=whole_turns,
        own_later_widening=later,
    )
    bot.consider(observation)
    memory = bot.search.memories[0]
    nodes = memory.tree.nodes[: memory.tree.used[0]]
    foreseen, is_wide = {True: 0, False: 0}, False
    for parent in range(len(nodes)):
        children = [child for child in nodes[ROOT + 1 :] if child.parent == parent]
        if not children or children[0].mover < 0:
            continue
        who = int(children[0].mover)
        is_own = who == observation.seat
        is_foreseen = not is_own or (later > 0 and parent != ROOT)
        own_width = later if is_foreseen else bot.settings.own_widening
        width = own_width if is_own else bot.settings.opponent_widening
        assert len(children) <= 1 + int(
            width * nodes[parent].visits ** bot.settings.widening_exponent
        )
        others = 1 + int(
            bot.settings.opponent_widening * nodes[parent].visits ** bot.settings.widening_exponent
        )
        is_wide |= is_own and parent != ROOT and len(children) > others
        if is_foreseen:
            foreseen[is_own] += 1
            worth = worth_of_each_offer(observation, nodes, parent, who, bot.settings)
            assert worth[int(children[0].action)] == max(worth.values())
    assert foreseen[False] > 5
    assert (foreseen[True] > 5) == (later > 0)
    assert is_wide


def worth_of_each_offer(
    observation, nodes, parent: int, who: int, settings: SearchSettings
) -> dict[int, float]:
    """What a seat may expect after each thing it may do at a node: its chance to win, or points."""
    way = []
    while parent != ROOT:
        way.append(int(nodes[parent].action))
        parent = int(nodes[parent].parent)
    s = copy_record(observation.state)
    for action in reversed(way):
        SILK.play.apply(s, action)
    offers, others, found = make_numbers(SILK.space), make_numbers(SILK.space), {}
    evaluation, chances = make_evaluation(SILK), np.zeros(8)
    for offer in offers[: SILK.play.legal(s, offers)].tolist():
        after = copy_record(s)
        SILK.play.apply(after, offer)
        for _ in range(REST_OF_A_TURN if settings.lookahead_whole_turns else 0):
            if SILK.play.actor(after) != who:
                break
            number = SILK.play.legal(after, others)
            SILK.play.apply(after, max(others[:number].tolist(), key=partial(prior, after)))
        write_chances(after, evaluation, 0.0, 0.0, chances)
        found[offer] = float(
            chances[who] if settings.lookahead_by_win_chance else evaluation.terms[who].sum()
        )
    return found


def test_a_lookahead_by_win_chance_asks_what_a_decision_does_to_everybody() -> None:
    money = {"A": 30, "B": 30, "C": 1, "D": 0}
    match = market("seller ivory", "seller silk", goods=goods(B="3s"), money=money)
    play_road(match, "take seller-ivory", "decline")
    expected = {each: what_a_search_expects(match, each) for each in (False, True)}
    assert expected[False] == "pawn B", "it makes no difference to A's own points"
    assert expected[True] in ("pawn C", "pawn D"), "B is level with A, and would sell three silk"


def what_a_search_expects(match: Match, by_win_chance: bool) -> str:
    """What it thinks that another seat decides here."""
    bot = SearchBot(ROAD, 1, iterations=1, lookahead_by_win_chance=by_win_chance)
    memory = bot.search.memories[0]
    memory.workspace.states[WORLD] = match.state
    expected = best_by_lookahead(memory.workspace, bot.settings, mark_offers(memory), match.actor)
    return str(ROAD.space.action(expected))


@pytest.mark.parametrize("source", COMPILED, ids=lambda source: source.name)
def test_nothing_is_allocated_while_a_bot_thinks(source: Path) -> None:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = {function.name: faults(function) for function in rules_in(tree)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# --- It finds what there is to find -----------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy:nodes=200", "search:iterations=60"])
def test_the_winning_move_is_found(name: str) -> None:
    match = SILK.load(read(WIN_OR_LOSE), seed=1)
    bot = make_bot(name, SILK, 1)
    while match.actor is not None:
        match.play(bot.choose(look(match)))
    assert match.winners == [0]


@pytest.mark.parametrize("name", ["greedy", "search:iterations=40"])
@pytest.mark.parametrize("rival", [90, 0], ids=["lost", "won"])
def test_who_has_lost_or_won_anyway_still_plays_for_points(rival: int, name: str) -> None:
    match = market(city="tyre", phase="act", tile="seller silk", tokens={"B": 2, "C": 2}, players=3,
                   goods=goods(A="3s"), money={"A": 30, "B": rival, "C": 0})  # fmt: skip
    bot = make_bot(name, ROAD, 1)
    assert str(bot.choose(look(match))) == "use 2", "the third silk keeps its majority"


@pytest.mark.parametrize("name", ["greedy", "search:iterations=40"])
@pytest.mark.parametrize("money", [{"A": 9, "B": 8, "C": 0}, {"A": 2, "B": 30, "C": 2}])
def test_nobody_gives_money_away_in_the_last_auction(money: dict[str, int], name: str) -> None:
    match = ROAD.load({"players": 3, "caravan": "tyre", "phase": "auction", "money": money}, seed=1)
    assert str(make_bot(name, ROAD, 1).choose(look(match))) == "pass"


def test_of_equal_moves_greedy_plays_any() -> None:
    match = market(phase="pass", players=4, tokens={"A": 1})
    observation = look(match)
    assert len(match.legal()) > 2, "it has a choice of rivals who are all alike"
    chosen = {
        str(make_bot("greedy:nodes=20", ROAD, seed).choose(observation)) for seed in range(40)
    }
    assert chosen == {str(action) for action in match.legal()}


def weighed(game, s, *, margin_weight: float = 0.0, unfinished_discount: float = 0.0):
    """Every seat's chance to win, and the evaluation."""
    evaluation, chances = make_evaluation(game), np.zeros(8)
    write_chances(s, evaluation, margin_weight, unfinished_discount, chances)
    return chances, evaluation


@pytest.mark.parametrize("game_id", GAMES)
def test_the_discount_makes_chances_smaller_and_results_not(game_id: str) -> None:
    match = new(game_id, plies=30)
    game, s = match.game, match.state
    assert weighed(game, s, unfinished_discount=0.25)[0] == pytest.approx(
        0.75 * weighed(game, s)[0]
    )
    s = end_of(game, match.players, seed=1)
    assert (weighed(game, s, unfinished_discount=0.25)[0] == weighed(game, s)[0]).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_margin_counts_for_little_and_only_in_a_finished_game(game_id: str) -> None:
    match = new(game_id, plies=30)
    game, s = match.game, match.state
    assert (weighed(game, s, margin_weight=0.01)[0] == weighed(game, s)[0]).all()
    s = end_of(game, match.players, seed=1)
    chances, _ = weighed(game, s)
    by_points, evaluation = weighed(game, s, margin_weight=0.01)
    assert by_points.sum() == pytest.approx(1.0)
    assert np.abs(by_points - chances).max() <= 0.01
    points = evaluation.terms[: s.players].sum(axis=1)
    assert (np.argsort(points) == np.argsort(by_points[: s.players])).all()


def test_a_game_without_knowledge_is_played_by_its_score() -> None:
    assert knowledge_of(TOY) is plain
    match = TOY.new(players=3, seed=1)
    play(match, ["search:iterations=10", "greedy:nodes=5", "random"], 100)
    assert match.over


@pytest.mark.parametrize("game_id", GAMES)
def test_knowledge_says_who_wins_and_looks_at_every_decision(game_id: str) -> None:
    match = new(game_id, plies=30)
    knowledge = knowledge_of(match.game)
    evaluation = make_evaluation(match.game)
    assert evaluation.terms.shape[1] <= MAX_TERMS
    knowledge.judge(match.state, all_seats(match.state), evaluation)
    assert np.isfinite(evaluation.terms).all()
    for action in match.legal():
        assert 0.01 <= knowledge.prior(match.state, match.game.space.number(action)) <= 20


@pytest.mark.parametrize("game_id", GAMES)
def test_seats_are_judged_alone_as_they_are_with_the_others(game_id: str) -> None:
    match = new(game_id, plies=40)
    s, judge, evaluation = match.state, knowledge_of(match.game).judge, make_evaluation(match.game)
    scale = judge(s, all_seats(s), evaluation)
    for seat in range(s.players):
        alone = np.full_like(evaluation.terms, np.nan)
        assert judge(s, bit(seat), evaluation._replace(terms=alone)) == scale
        assert (alone[seat] == evaluation.terms[seat]).all()
        assert np.isnan(np.delete(alone, seat, axis=0)).all()


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_lead_is_worth_more_near_the_end(game_id: str) -> None:
    match = new(game_id, plies=30)
    judge, evaluation = knowledge_of(match.game).judge, make_evaluation(match.game)
    first = last = judge(match.state, 0, evaluation)
    bot = make_bot("random", match.game, 1)
    while match.actor is not None:
        last = judge(match.state, 0, evaluation) or last  # 0.0 when the scores are final
        match.play(bot.choose(look(match)))
    assert 0 < last < first / 2


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
def test_the_judged_points_of_a_finished_game_say_who_won(game_id: str) -> None:
    for seed in range(20):
        match = new(game_id, seed=seed, plies=10_000)
        knowledge = knowledge_of(match.game)
        evaluation = make_evaluation(match.game)
        knowledge.judge(match.state, all_seats(match.state), evaluation)
        points = evaluation.terms[: match.players].sum(axis=1)
        best = [seat for seat in range(match.players) if points[seat] > points.max() - 1e-9]
        assert best == match.winners


def test_settings_that_there_are_not_are_refused() -> None:
    assert make_search_settings(SILK, rollout_turns=3.0).rollout_turns == 3
    with pytest.raises(TypeError, match="courage"):
        make_search_settings(SILK, courage=1.0)


@pytest.mark.compiled
@pytest.mark.full
def test_twice_the_budget_is_not_weaker() -> None:
    assert win_share("silk", 2, "search:iterations=200", "search:iterations=100", 60) > 0.4


@pytest.mark.compiled
@pytest.mark.full
def test_greedy_beats_random_and_search_beats_greedy() -> None:
    assert win_share("silk", 2, "greedy", "random", 30) > 0.9
    assert win_share("silk", 2, "hard", "greedy", 20) > 0.6
