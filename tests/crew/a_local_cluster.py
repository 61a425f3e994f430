"""A program that spreads work over a cluster of its own, and tells as JSON what it saw."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

from crew.works import Square, family, listening, name_of
from serai.crew import spread


def folders() -> set[str]:
    """The folders of clusters."""
    return {folder.name for folder in Path(tempfile.gettempdir()).glob("ray*")}


if __name__ == "__main__":
    before = folders()
    running = spread(Square(), range(100), workers=3, ray="local")
    found = [next(running)]
    others = set(family(os.getpid())) - {os.getpid()}
    seen = {
        "workers": sum("ray::" in name_of(pid) for pid in others),
        "addresses": sorted(set().union(*map(listening, others))),
        "results": sorted([*found, *running]),
        "left": [name_of(pid) for pid in others if name_of(pid)],
        "folders": sorted(folders() - before),
    }
    json.dump(seen, sys.stdout)
