"""Rules keep to a dialect that runs interpreted, compiled and on the GPU: a syntax-tree lint."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import serai
from serai.engine.jit import INTERPRETED

GAMES = Path(serai.__file__).parent / "games"
TOY = Path(__file__).parent / "toy" / "rules.py"
UR = Path(__file__).parents[2] / "examples" / "ur" / "serai_ur" / "rules.py"
SOURCES = [*sorted(GAMES.glob("*/rules/*.py")), *sorted(GAMES.glob("*/*.py")), TOY, UR]

FORBIDDEN = {
    ast.Try: "try",
    ast.With: "with",
    ast.Raise: "raise",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Yield: "a generator",
    ast.Lambda: "a lambda",
    ast.JoinedStr: "an f-string",
    ast.List: "a list",
    ast.Dict: "a dict",
    ast.Set: "a set",
}
ALLOCATIONS = {"zeros", "empty", "ones", "full", "array", "arange", "copy"}
ALLOCATIONS |= {f"{name}_like" for name in ("zeros", "empty", "ones", "full")}

QUESTIONS = ("actor", "refuse", "legal", "apply", "weight", "score", "redact", "guess")
ARRAYS = {"Ints", "State", "Any", "Evaluation", "Workspace", "Tree", "SearchMemory"}
"""Types that a rule does not return: nobody counts who still refers to what they are made of."""


def rules_in(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions that are decorated as rules."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [
        function for function in functions if "rule" in map(ast.unparse, function.decorator_list)
    ]


def faults(function: ast.FunctionDef) -> list[str]:
    """What a rule must not contain, and what it lacks."""
    found = [] if ast.get_docstring(function) else ["no docstring"]
    if function.returns and ast.unparse(function.returns) in ARRAYS:
        found.append("an array returned")
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for statement in body:
        for node in ast.walk(statement):
            found += [what for kind, what in FORBIDDEN.items() if isinstance(node, kind)]
            found += _fault_of_node(node)
    return found


def _fault_of_node(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return ["a string"]
    if not isinstance(node, ast.Call):
        return []
    name = ast.unparse(node.func).split(".")[-1]
    if name in ALLOCATIONS:
        return ["an allocation"]
    return ["print"] if name == "print" else []


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: "/".join(source.parts[-3:]))
def test_rules_keep_to_the_dialect(source: Path) -> None:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = {function.name: faults(function) for function in rules_in(tree)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game_id", serai.games())
def test_every_game_answers_with_rules(game_id: str) -> None:
    play = serai.game(game_id).play
    for question in QUESTIONS:
        answer = getattr(play, question)
        assert callable(answer)
        assert INTERPRETED or answer.py_func


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("try:\n  pass\n finally:\n  pass", "try"),
        ("with s:\n  pass", "with"),
        ("raise ValueError", "raise"),
        ("return [n for n in s]", "a comprehension"),
        ("return {n: n for n in s}", "a comprehension"),
        ("return sum(n for n in s)", "a generator"),
        ("yield 1", "a generator"),
        ("return (lambda: 1)()", "a lambda"),
        ("return f'{s}'", "an f-string"),
        ("return 'text'", "a string"),
        ("return np.zeros(3)", "an allocation"),
        ("return np.empty_like(s)", "an allocation"),
        ("return s.copy()", "an allocation"),
        ("return [1, 2]", "a list"),
        ("print(s)", "print"),
    ],
)
def test_the_lint_finds_what_it_looks_for(line: str, fault: str) -> None:
    text = f'@rule\ndef answer(s):\n "A docstring."\n {line}\n'
    assert fault in faults(rules_in(ast.parse(text))[0])


def test_the_lint_finds_rules_that_return_arrays() -> None:
    text = '@rule\ndef answer(s: State) -> {}:\n "A docstring."\n return s.points\n'
    assert faults(rules_in(ast.parse(text.format("Ints")))[0]) == ["an array returned"]
    assert faults(rules_in(ast.parse(text.format("int")))[0]) == []


def test_the_lint_asks_for_a_docstring_and_passes_plain_arithmetic() -> None:
    plain = "@rule\ndef answer(s):\n {}\n return s.points[0] + 1\n"
    assert faults(rules_in(ast.parse(plain.format("pass")))[0]) == ["no docstring"]
    assert faults(rules_in(ast.parse(plain.format('"You score one."')))[0]) == []
