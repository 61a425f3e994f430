"""Words for people, from Fluent catalogues (`words/en.ftl`, `words/es.ftl` beside each game).

The rules never need words, so the library that reads the catalogues is imported on first use.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.engine.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")


class Catalogue:
    """The messages in one folder, in every language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def say(self, language: str, message: str, words: Mapping[str, Any] | None = None) -> str:
        """The message in this language, with the words filled in."""
        bundle = _bundle(self.folder, language)
        found = bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(found.value, dict(words or {}))
        if errors:
            raise errors[0]
        return str(text)

    def has(self, language: str, message: str) -> bool:
        """Whether the language knows this message."""
        return bool(_bundle(self.folder, language).has_message(message))


@functools.cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (see above)

    if language not in LANGUAGES:
        raise BadOption(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
