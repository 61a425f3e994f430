"""The files of docs/hosting: each can be read by what it is for, and what they name exists:
commands, options, addresses, folders, services."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from serai.cli.app import app
from serai.server.app import make_app
from serai.server.settings import Settings

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "hosting"
UNITS = sorted(FOLDER.glob("*.service"))
COMPOSE = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file, each with what it begins with."""
    text = (FOLDER / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def commands() -> Iterator[list[str]]:
    """Every command of ours that a file names, without `serai`."""
    for service in ("server", "bots"):
        yield COMPOSE["services"][service]["command"]
    for unit in UNITS:
        yield shlex.split(read_unit(unit)["Service"]["ExecStart"])[1:]
    for kind, rest in instructions():
        if kind == "CMD":
            yield json.loads(rest)
        if kind == "RUN" and rest.startswith("serai "):
            yield shlex.split(rest)[1:]


def read_unit(unit: Path) -> configparser.ConfigParser:
    """A unit of systemd. A key may come several times."""
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(unit, encoding="utf-8")
    return found


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_every_command_and_option_that_a_file_names_is_one_of_ours(words: list[str]) -> None:
    ours: Any = typer.main.get_command(app)
    command = ours.commands[words[0]]
    known = {
        option: param for param in command.params for option in (*param.opts, *param.secondary_opts)
    }
    flags = [word.partition("=")[0] for word in words[1:] if word.startswith("--")]
    assert set(flags) <= set(known)
    filled = [re.sub(r"\$\{[^}]*\}", "games.example", word) for word in words[1:]]
    assert command.make_context(words[0], filled).params


def test_every_variable_of_ours_that_a_file_sets_is_read_by_us() -> None:
    texts = "\n".join(
        file.read_text(encoding="utf-8") for file in FOLDER.iterdir() if file.is_file()
    )
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r"\b(SERAI_[A-Z]+)\b", texts)) - {"SERAI_HOST"}
    assert named == {"SERAI_DATABASE", "SERAI_CACHE"}
    assert all(f'"{name}"' in sources for name in named)


def test_addresses_that_a_file_asks_are_ours() -> None:
    ours = make_app(Settings("sqlite://")).openapi()["paths"]
    check = " ".join(COMPOSE["services"]["server"]["healthcheck"]["test"])
    (asked,) = re.findall(r"http://127.0.0.1:8000(/[\w/]+)", check)
    assert asked in ours


# --- Containers -----------------------------------------------------------------------------------


def test_the_container_file_copies_what_there_is_and_runs_as_nobody_special() -> None:
    stages, users = set(), []
    for kind, rest in instructions():
        if kind == "FROM":
            stages.add(rest.rpartition(" AS ")[2])
        if kind == "USER":
            users.append(rest)
        if kind == "COPY" and not rest.startswith("--from="):
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() for source in sources), rest
        if kind == "COPY" and rest.startswith("--from="):
            assert rest.removeprefix("--from=").split()[0] in stages
    assert users == ["serai"]


def test_the_container_file_makes_the_package_of_the_same_locked_requirements() -> None:
    runs = " ".join(rest for kind, rest in instructions() if kind == "RUN")
    assert "--require-hashes --requirement requirements/run.txt" in runs
    copied = " ".join(rest for kind, rest in instructions() if kind == "COPY")
    included = re.findall(r'^"(docs/\w+)" =', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert included
    assert all(folder.split("/")[0] in copied.split() for folder in included)


def test_services_name_services_networks_and_volumes_that_there_are() -> None:
    services = COMPOSE["services"]
    assert {"database", "server", "bots", "proxy"} == set(services)
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service.get("networks", ())) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (FOLDER / source).is_file()
    build = services["server"]["build"]
    assert (FOLDER / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


def test_the_proxy_is_the_one_that_the_server_believes_and_hides_what_is_not_public() -> None:
    networks = COMPOSE["services"]["proxy"]["networks"]
    assert set(networks) == {"inside"}, "by another network it would have another address"
    proxy = networks["inside"]["ipv4_address"]
    assert f"--proxy={proxy}" in COMPOSE["services"]["server"]["command"]
    caddy = (FOLDER / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy server:8000" in caddy
    assert "path /metrics" in caddy


# --- systemd --------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_keep_files_private_and_come_back_after_a_fault(unit: Path) -> None:
    service = read_unit(unit)["Service"]
    assert service["UMask"] == "0077"
    assert service["Restart"] in ("on-failure", "always")
    assert service["NoNewPrivileges"] == "true"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    there = unit.read_text(encoding="utf-8").replace("/opt/serai/bin/serai", "/bin/true")
    (tmp_path / unit.name).write_text(there, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = [line for line in done.stderr.splitlines() if unit.name in line]
    assert not told


def test_prometheus_asks_the_server_of_the_compose_file() -> None:
    asked = yaml.safe_load((FOLDER / "prometheus.yml").read_text(encoding="utf-8"))
    (job,) = asked["scrape_configs"]
    (target,) = job["static_configs"][0]["targets"]
    assert target.partition(":")[0] in COMPOSE["services"]


def test_every_file_is_told_of_in_the_page_about_hosting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    files = [file.name for file in FOLDER.iterdir() if not file.name.endswith(".dockerignore")]
    assert [name for name in files if f"hosting/{name}" not in page] == []
