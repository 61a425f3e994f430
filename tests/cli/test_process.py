"""The installed command in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cli.running import POSITION

pytestmark = pytest.mark.once

COMMAND = [sys.executable, "-c", "from serai.cli import main; main()"]


def start(*words: str, typed: bytes = b"", **settings: str) -> subprocess.CompletedProcess[bytes]:
    """Run `serai` with these words."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "COLUMNS": "100", "TERM": "xterm"}
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        env=environment | settings,
        capture_output=True,
        check=False,
        timeout=60,
    )


@pytest.mark.full
def test_a_game_in_a_terminal_that_knows_only_ascii():
    typed = "porqué worm 0,0\nworm 0,1\nsalir\n".encode()
    done = start(
        "play", "silk", "--seed", "7", "--lang", "es", typed=typed, PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.isascii()
    assert b"Colocas una oruga en el pasto reseco B1." in done.stdout


def test_bad_input_ends_with_one_sentence_and_code_2():
    done = start("position", "chess", str(POSITION))
    assert done.returncode == 2
    assert done.stderr.startswith(b"serai: there is no game 'chess'")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_has_had_enough_is_no_error():
    command = " ".join(["'" + word + "'" for word in COMMAND])
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{command} rules silk | head -1"],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == b""
    assert done.returncode == 0
