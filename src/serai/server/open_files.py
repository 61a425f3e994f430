"""How many files a process may have open: each connection is one. What guests may hold of them is
bounded by that, so that there are some left for others, for the database and for answers."""

from __future__ import annotations

import sys

if sys.platform != "win32":  # Windows has no such limit
    import resource

UNLIMITED = 65_536
"""More than so many connections one process could not serve anyway."""


def raise_limit() -> None:
    """Have as many files open as the system lets this process have, which is more than it gives by
    itself."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED if hard == resource.RLIM_INFINITY else min(hard, UNLIMITED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limit() -> int:
    """So many files this process may have open."""
    if sys.platform == "win32":
        return UNLIMITED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if soft == resource.RLIM_INFINITY else min(soft, UNLIMITED)
