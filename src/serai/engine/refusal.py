"""Why an action is not allowed: the clause, and the same reason in every language."""

from __future__ import annotations

from dataclasses import dataclass, field

from serai.engine.text import LANGUAGES, Catalogue


@dataclass(frozen=True)
class Refusal:
    """The action (its notation), the clause that forbids it, and the name of the reason."""

    action: str
    clause: str
    reason: str
    catalogue: Catalogue = field(repr=False, compare=False)

    def text(self, language: str = "en") -> str:
        """The reason as a sentence."""
        return self.catalogue.say(language, f"refusal-{self.reason}")

    def to_json(self) -> dict[str, str]:
        """Clause, reason and the sentence in every language."""
        words = {language: self.text(language) for language in LANGUAGES}
        return {"action": self.action, "clause": self.clause, "reason": self.reason, **words}
