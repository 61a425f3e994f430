"""Words for people, from Fluent catalogues (`words/en.ftl`, `words/es.ftl` beside each game).

The rules never need words, so the library that reads the catalogues is imported on first use.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.engine.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")

CONTRACTIONS = {
    "es": ((re.compile(r"\b([Dd])e el "), r"\1el "), (re.compile(r"\b([Aa]) el "), r"\1l "))
}
"""In Spanish a name that begins with its article melts into the word before it. The page knows this
too (`web/src/lib/catalogue.ts`)."""


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
        return contracted(language, str(text))

    def has(self, language: str, message: str) -> bool:
        """Whether the language knows this message."""
        return bool(_bundle(self.folder, language).has_message(message))


def contracted(language: str, text: str) -> str:
    """The text with the contractions of its language."""
    for pattern, short in CONTRACTIONS.get(language, ()):
        text = pattern.sub(short, text)
    return text


@functools.cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (see above)

    if language not in LANGUAGES:
        raise BadOption(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
