"""How a rule is compiled, and where the machine code is kept. No other file names Numba's options.

Numba notices a change in the file of the function it cached, never in the files of the functions
that one calls. So the cache folder carries a digest of every rule source and of everything else
that shapes the machine code: a changed rule looks in another folder, and finds nothing stale.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import linecache
import os
import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import config as _config
from numba import njit, types
from numba.core import event
from numba.extending import overload

config: Any = _config  # its settings are made at run time
Function = TypeVar("Function", bound=Callable[..., Any])

ENGINE = Path(__file__).resolve().parent
GAMES = ENGINE.parent / "games"
BOTS = ENGINE.parent / "bots"
"""The folders whose sources decide what compiled code does."""

OPTIONS: Any = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
"""How every rule is compiled: no GIL, kept on disk. Rules neither make nor return arrays, they
write into those that they are given; so nobody has to count who refers to an array (`_nrt`), which
took a search two fifths of its time in Silk and about a quarter in the other games (0020)."""

INTERPRETED: bool = bool(config.DISABLE_JIT)
"""True when rules run as plain Python (`NUMBA_DISABLE_JIT=1`), for debuggers and coverage."""


def rule(function: Function) -> Function:
    """Compile a function of the rules: no GIL, no Python objects, kept on disk."""
    with _cache_folder(cache_of(function)):
        compiled: Any = njit(**OPTIONS)(function)
    if not INTERPRETED:
        resolve = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: resolve(tuple(map(widened, args)), kws)
    return cast(Function, compiled)


def widened(argument: types.Type) -> types.Type:
    """Rules pass each other signed integers of every width, and constants, as 64 bits: a rule is
    compiled once, not once for every combination."""
    plain: Any = types.unliteral(argument)  # type: ignore[no-untyped-call]
    return types.int64 if plain in types.signed_domain else plain


def device_type(dtype: np.dtype[Any]) -> types.Type:
    """The compiler's name of a record's type; games are looked up by it while compiling."""
    found: types.Type = numba.from_dtype(dtype)
    return found


def overload_by_record(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark how a generic question is answered once the record's type is known."""
    decorated: Callable[..., Any] = overload(function, strict=False)
    return decorated


def cache_root() -> Path:
    """The folder for machine code: `SERAI_CACHE`, or `serai` in the user's cache folder."""
    chosen = os.environ.get("SERAI_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "serai"


def cache_of(function: Callable[..., Any]) -> Path:
    """The cache folder of one function, named by the sources that it can reach. A game's rules call
    the engine and their own game, the engine any game, a bot both; whatever stands above, or comes
    from elsewhere, may call all of them and its own folder."""
    return cache_for(getattr(function, "py_func", function).__code__.co_filename, cache_root())


@functools.cache
def cache_for(file: str, root: Path) -> Path:
    """The cache folder below `root` of the functions in one file. What was written into a cache
    folder belongs to that folder."""
    source = Path(file).resolve()
    if source.is_relative_to(root.resolve()):
        return source.parent
    if source.is_relative_to(GAMES):
        game = GAMES / source.relative_to(GAMES).parts[0]
        return root / digest((ENGINE, game))
    if source.is_relative_to(ENGINE):
        return root / digest((ENGINE, GAMES))
    folders = (ENGINE, GAMES, BOTS, layer_of(source))
    return root / digest(tuple(dict.fromkeys(folders)))


def layer_of(source: Path) -> Path:
    """The folder below `serai` that a source of ours stands in; of a foreign one, its package."""
    home = ENGINE.parent
    if source.is_relative_to(home) and source.parent != home:
        return home / source.relative_to(home).parts[0]
    return package_of(source)


def package_of(source: Path) -> Path:
    """The topmost folder of the package that a source belongs to; its own folder if to none."""
    folder = source.parent
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


@functools.cache
def digest(folders: tuple[Path, ...]) -> str:
    """A name for these sources, in this place, under this compiler, this Python and these compiler
    settings. Numba keeps the code of a copy elsewhere apart; what says "compiled already" must too.
    """
    state = hashlib.sha256(_toolchain().encode())
    for folder in folders:
        for path, mark in sources_in(str(folder)):
            state.update(path.encode() + mark)
    return state.hexdigest()[:20]


@functools.cache
def sources_in(folder: str) -> tuple[tuple[str, bytes], ...]:
    """The Python sources in a folder and below, each with a mark of its text. A folder is read
    once, although several digests are made of it: this is done at every start."""
    found: list[tuple[str, bytes]] = []
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.is_dir():
                found += sources_in(entry.path)
            elif entry.name.endswith(".py"):
                found.append((entry.path, hashlib.sha256(Path(entry.path).read_bytes()).digest()))
    return tuple(found)


def _toolchain() -> str:
    """What else decides the machine code. Numba itself keeps apart the kinds of processor."""
    settings = (config.BOUNDSCHECK, config.OPT, config.DEBUGINFO_DEFAULT, config.ENABLE_AVX)
    versions = (sys.version, numba.__version__, np.__version__, platform.machine())
    return repr(settings + versions)


@contextlib.contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder while it decorates; other packages keep theirs."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def compile_text(text: str, names: dict[str, Any], module: str, home: str) -> dict[str, Any]:
    """The functions of a text that was written for the game in the file `home`; `names` are what it
    refers to. The text is kept as a file beside the machine code, where the compiler and a debugger
    look for the source; it is named by what stands in it.
    """
    mark = hashlib.sha256(text.encode()).hexdigest()[:8]
    path = cache_for(home, cache_root()).resolve() / f"{module}-{mark}.py"
    if INTERPRETED:
        linecache.cache[str(path)] = (len(text), None, text.splitlines(keepends=True), str(path))
    elif not path.exists():
        _keep_text(path, text)
    made = ModuleType(module)
    made.__file__ = str(path)
    vars(made).update(names)
    sys.modules[module] = made
    exec(compile(text, str(path), "exec"), vars(made))  # our own text, made of declarations
    return vars(made)


def _keep_text(path: Path, text: str) -> None:
    """Write a file at once, and always with the same date: Numba takes another date for another
    source, and several processes may begin together."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    os.utime(draft, (0, 0))
    draft.replace(path)


class _Counter(event.Listener):
    """Tells a callback about every function that the compiler finishes."""

    def __init__(self, tick: Callable[[], None]) -> None:
        self.tick = tick

    def on_start(self, _: event.Event) -> None:
        """Nothing is known before a function is compiled."""

    def on_end(self, _: event.Event) -> None:
        """One more function is machine code now."""
        self.tick()


@contextlib.contextmanager
def watch_compiler(tick: Callable[[], None]) -> Iterator[None]:
    """Call `tick` for every function compiled meanwhile; what comes from the cache is silent."""
    listener = _Counter(tick)
    event.register("numba:compile", listener)  # type: ignore[no-untyped-call]
    try:
        yield
    finally:
        event.unregister("numba:compile", listener)  # type: ignore[no-untyped-call]
