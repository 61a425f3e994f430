"""What all tests share: how Hypothesis searches, and where `make test` runs which test."""

import os

import pytest
from hypothesis import HealthCheck, settings

from parts import PARTS, parts_of
from serai.engine.jit import INTERPRETED

settings.register_profile(
    "fixed",
    derandomize=True,
    deadline=None,
    max_examples=25,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "search", settings.get_profile("fixed"), derandomize=False, max_examples=500
)
settings.load_profile(os.environ.get("SERAI_HYPOTHESIS", "fixed"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--part oracle` runs what `make oracle` does."""
    parser.addoption("--part", choices=PARTS, help="only the tests of this part of `make test`")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the part that is asked for. Skip what only compiled rules can do in time."""
    if part := config.getoption("--part"):
        kept = [item for item in items if part in parts_of(marks_of(item))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    waiting = pytest.mark.skip(reason="needs compiled rules: unset NUMBA_DISABLE_JIT")
    for item in items:
        if INTERPRETED and "compiled" in marks_of(item):
            item.add_marker(waiting)


def marks_of(item: pytest.Item) -> set[str]:
    """The names of a test's markers."""
    return {mark.name for mark in item.iter_markers()}
