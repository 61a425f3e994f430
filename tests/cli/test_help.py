"""Help, the version, and the words that the command line says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import serai
import serai.cli
from cli.running import output
from serai.cli.app import app

pytestmark = pytest.mark.once

CLI = Path(serai.cli.__file__).parent
COMMANDS = [command.name for command in app.registered_commands]


def messages(language: str) -> set[str]:
    """The names of all messages."""
    resource = FluentParser().parse((CLI / "words" / f"{language}.ftl").read_text())
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_the_version():
    assert output("--version") == f"serai {serai.__version__}\n"


def test_help_lists_every_command():
    shown = output("--help")
    assert set(COMMANDS) == {
        "play", "simulate", "replay", "verify", "rules", "position", "warm", "bench", "games",
        "tournament", "balance", "analyse", "serve", "bots", "backup", "restore",
        "export",
    }  # fmt: skip
    assert all(name in shown for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command):
    shown = output(command, "--help")
    assert "Examples:" in shown
    assert f"serai {command}" in shown.partition("Examples:")[2]


def test_both_languages_have_the_same_messages():
    assert messages("en") == messages("es")


def test_every_message_is_said_somewhere():
    sources = "\n".join(file.read_text() for file in CLI.rglob("*.py"))
    said = set(re.findall(r'"([a-z-]+)"', sources))
    assert messages("en") <= said
