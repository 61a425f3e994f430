"""What all tests share: how Hypothesis searches, and which tests wait for compiled rules."""

import os

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_configure(config: pytest.Config) -> None:
    """Markers beside those of pyproject.toml."""
    config.addinivalue_line(
        "markers", "compiled: too long for interpreted rules; skipped with them"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what only compiled rules can do in time."""
    waiting = pytest.mark.skip(reason="needs compiled rules: unset NUMBA_DISABLE_JIT")
    for item in items:
        if INTERPRETED and item.get_closest_marker("compiled"):
            item.add_marker(waiting)
