"""The parts of `make test`, and which tests are in which."""

from __future__ import annotations

OF_THEIR_OWN = ("oracle", "browser", "postgres")
"""Parts whose tests have a marker of the same name, and are in no other part."""
PARTS = ("check", "compiled", *OF_THEIR_OWN)


def parts_of(marks: set[str]) -> set[str]:
    """Where a test with these markers runs: quick tests of what rules do run with both kinds of
    rules, all others once."""
    if own := marks & set(OF_THEIR_OWN):
        return own
    if marks & {"full", "compiled"}:
        return {"compiled"}
    return {"check"} if "once" in marks else {"check", "compiled"}
