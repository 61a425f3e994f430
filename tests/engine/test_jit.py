"""engine/jit.py: compiled once, kept on disk, never stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.process import COMPILED, INTERPRETED, run_python
from serai.bots import random_bot
from serai.engine import jit
from serai.engine.jit import cache_of, cache_root, digest, rule
from serai.games.silk.rules.grazing import graze
from serai.games.silk.rules.raising import can_raise

PRICE = """
from serai.engine.jit import rule

@rule
def price(card):
    return {price} * card
"""
TOTAL = """
from serai.engine.jit import rule
from shop.price import price

@rule
def total(cards):
    return price(cards) + 1
"""
ASK = """
from serai.engine.jit import watch_compiler
from {module} import total
compiled = []
with watch_compiler(lambda: compiled.append(1)):
    answer = total(3)
print(answer, len(compiled))
"""


def open_shop(folder: Path, total_in: str = "total") -> None:
    """A package of two files: `total` calls `price`, which stands in a file of its own."""
    home = folder / "shop" / Path(*total_in.split("."))
    home.parent.mkdir(parents=True, exist_ok=True)
    for package in {folder / "shop", home.parent}:
        (package / "__init__.py").touch()
    (folder / "shop" / "price.py").write_text(PRICE.format(price=10))
    home.with_suffix(".py").write_text(TOTAL)


def ask(folder: Path, total_in: str = "total") -> list[int]:
    """The total of three, and how many functions had to be compiled for it, in a new process."""
    code = ASK.format(module=f"shop.{total_in}")
    cache = {"SERAI_CACHE": str(folder / "cache")}
    return [int(word) for word in run_python(code, folder, **COMPILED, **cache).split()]


@pytest.mark.once
def test_a_rule_that_makes_an_array_is_refused(tmp_path: Path) -> None:
    home = tmp_path / "waste.py"
    home.write_text(
        "import numpy as np\n"
        "from numba.core.errors import NumbaError\n"
        "from serai.engine.jit import rule\n"
        "@rule\n"
        "def waste(size):\n"
        "    return np.ones(size).sum()\n"
        "try:\n"
        "    waste(3)\n"
        "except NumbaError as error:\n"
        "    print('Only accept returning of array' in str(error))\n"
    )
    run = {"SERAI_CACHE": str(tmp_path / "cache"), **COMPILED}
    assert run_python("import waste", tmp_path, **run).split() == ["True"]


@pytest.mark.once
def test_a_compiled_rule_is_kept_for_the_next_process(tmp_path: Path) -> None:
    open_shop(tmp_path)
    first, again = ask(tmp_path), ask(tmp_path)
    assert first[0] == again[0] == 31
    assert first[1] > 0
    assert again[1] == 0


@pytest.mark.once
def test_a_change_in_another_file_gives_the_new_answer(tmp_path: Path) -> None:
    open_shop(tmp_path)
    assert ask(tmp_path)[0] == 31
    (tmp_path / "shop" / "price.py").write_text(PRICE.format(price=20))
    assert ask(tmp_path)[0] == 61


@pytest.mark.once
def test_a_change_in_a_folder_above_gives_the_new_answer(tmp_path: Path) -> None:
    open_shop(tmp_path, "rules.total")
    assert ask(tmp_path, "rules.total")[0] == 31
    (tmp_path / "shop" / "price.py").write_text(PRICE.format(price=20))
    assert ask(tmp_path, "rules.total")[0] == 61


@pytest.mark.full
def test_a_change_in_a_foreign_game_reaches_the_engines_generic_rules(tmp_path: Path) -> None:
    toy = Path(__file__).parent / "toy"
    copy = tmp_path / "copied_toy"
    copy.mkdir()
    for source in toy.glob("*.py"):
        (copy / source.name).write_text(source.read_text().replace("engine.toy", "copied_toy"))
    code = """
from copied_toy import GAME
from serai.engine.dispatch import make_numbers
from serai.engine.sampling import total_weight
s, offers = GAME.start(2), make_numbers(GAME.space)
print(total_weight(s, offers, GAME.play.legal(s, offers)))
"""
    cache = {"SERAI_CACHE": str(tmp_path / "cache")}
    assert run_python(code, tmp_path, **COMPILED, **cache) == "10"
    rules = copy / "rules.py"
    rules.write_text(rules.read_text().replace("return int(s.deck[card])", "return 5"))
    assert run_python(code, tmp_path, **COMPILED, **cache) == "20"


@pytest.mark.once
def test_interpreted_rules_are_plain_functions_and_leave_nothing_on_disk(tmp_path: Path) -> None:
    open_shop(tmp_path)
    code = """
from serai.engine import jit
from shop.total import total
print(jit.INTERPRETED, type(total).__name__, total(3))
"""
    cache = {"SERAI_CACHE": str(tmp_path / "cache")}
    assert run_python(code, tmp_path, **INTERPRETED, **cache) == "True function 31"
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize(
    ("setting", "value"),
    [("BOUNDSCHECK", 1), ("OPT", 0), ("DEBUGINFO_DEFAULT", 1), ("ENABLE_AVX", 0)],
)
def test_a_setting_that_changes_machine_code_changes_the_folder(
    setting: str, value: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = fresh((tmp_path,))
    assert fresh((tmp_path,)) == before
    monkeypatch.setattr(jit.config, setting, value)
    assert fresh((tmp_path,)) != before


def fresh(folders: tuple[Path, ...]) -> str:
    """The digest as a new process makes it."""
    jit.sources_in.cache_clear()
    return digest.__wrapped__(folders)


def test_the_digest_follows_names_and_contents_of_python_sources_only(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text("1")
    first = fresh((tmp_path,))
    (tmp_path / "words.ftl").write_text("hello")
    (tmp_path / "__pycache__").mkdir()
    assert fresh((tmp_path,)) == first
    source.write_text("2")
    second = fresh((tmp_path,))
    source.rename(tmp_path / "two.py")
    assert len({first, second, fresh((tmp_path,))}) == 3


def test_a_copy_of_the_sources_elsewhere_is_not_taken_for_compiled(tmp_path: Path) -> None:
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one.py").write_text("1")
    assert digest((tmp_path / "here",)) != digest((tmp_path / "there",))


def test_the_cache_lies_where_the_user_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_CACHE", "/somewhere")
    assert cache_root() == Path("/somewhere")
    monkeypatch.delenv("SERAI_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert cache_root() == Path("/caches/serai")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path.home() / ".cache" / "serai"


def test_the_rules_of_a_game_share_one_folder_and_foreign_ones_have_another() -> None:
    homes = {cache_of(getattr(function, "py_func", function)) for function in (can_raise, graze)}
    assert len(homes) == 1
    assert cache_of(open_shop) not in homes


def test_a_layer_is_compiled_anew_for_what_lies_below_it_and_for_nothing_above() -> None:
    home = jit.ENGINE.parent
    assert jit.layer_of(jit.BOTS / "knowledge" / "silk.py") == jit.BOTS
    assert jit.layer_of(home / "server" / "app.py") == home / "server"
    assert jit.layer_of(Path(__file__)) == Path(__file__).parent


def test_the_engine_is_not_compiled_anew_when_a_bot_changes() -> None:
    assert cache_of(rule) == cache_root() / digest((jit.ENGINE, jit.GAMES))
    below_bots = (jit.ENGINE, jit.GAMES, jit.BOTS)
    assert cache_of(random_bot.RandomBot.choose) == cache_root() / digest(below_bots)


def test_decorating_leaves_numbas_own_cache_folder_as_it_was() -> None:
    before = jit.config.CACHE_DIR
    rule(open_shop)
    assert before == jit.config.CACHE_DIR
