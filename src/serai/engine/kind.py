"""What is worked out once for every kind of action or event."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

Question = TypeVar("Question", bound=Callable[..., Any])


def once(question: Question) -> Question:
    """Ask this about each class once. (`functools.cache` by itself would lose the types: to mypy a
    class is nothing that can be hashed.)"""
    return cast(Question, functools.cache(question))
