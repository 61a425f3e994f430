"""What Lighthouse says of the lobby, the set-up and a table, as on a desktop and as on a phone.

    python benchmarks/lighthouse.py

The page has to be built, and Chromium and Node installed; Lighthouse itself is fetched by `npx`. A
machine that does other things too gives lower grades for speed, as its index tells: idle ones have
1500 and more. `--rounds 3` takes the median.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright

from browser.serving import free_port, running_server
from browser.table import BOT, me, open_table

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
DEVICES = {"desktop": ["--preset=desktop"], "phone": []}
"""Without a preset, Lighthouse looks as a phone on a slow line would."""
LEAST = 95


def grades(address: str, port: int, wishes: list[str]) -> list[int]:
    """The grades of one look at a page, in the order of the categories."""
    command = [
        "npx", "--yes", LIGHTHOUSE, address, f"--port={port}", "--quiet", "--output=json",
        f"--only-categories={','.join(CATEGORIES)}", "--disable-storage-reset", *wishes,
    ]  # fmt: skip
    told: Any = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    sys.stderr.write(f"index of the machine's speed: {told['environment']['benchmarkIndex']}\n")
    return [round(100 * (told["categories"][each]["score"] or 0)) for each in CATEGORIES]


def addresses(page: Any, address: str) -> dict[str, str]:
    """The pages to look at; the table is opened by the person whose browser this is."""
    page.goto(address)
    table = open_table(page, "silk", [me(), BOT])
    return {"lobby": address, "set-up": f"{address}/new/silk", "table": f"{address}/table/{table}"}


def look_at_all(folder: Path, address: str, rounds: int) -> bool:
    """Write a line for each page and device; whether every grade is high enough."""
    port, good = free_port(), True
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", f"--remote-debugging-port={port}"],
        )
        for name, where in addresses(context.new_page(), address).items():
            for device, wishes in DEVICES.items():
                looks = [grades(where, port, wishes) for _ in range(rounds)]
                found = [round(statistics.median(each)) for each in zip(*looks, strict=True)]
                told = ", ".join(f"{c} {g}" for c, g in zip(CATEGORIES, found, strict=True))
                sys.stdout.write(f"{name}, {device}: {told}\n")
                sys.stdout.flush()
                good = good and min(found) >= LEAST
        context.close()
    return good


def main() -> None:
    """Look at all pages of a server of our own."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1, help="looks at each page")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        is_good = look_at_all(Path(folder) / "profile", address, wanted.rounds)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
