"""How sure a result is: 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959964
"""How many standard deviations 95 % of a normal distribution lie within."""

STUDENT = (
    math.inf, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""The same for Student's distribution, by its degrees of freedom."""


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval that holds the true value 95 times in 100."""

    value: float
    low: float
    high: float
    count: int
    """How many independent observations it rests on."""

    def of_the_other(self) -> Estimate:
        """The share of the other one, who got the rest."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low, self.count)

    def to_json(self) -> dict[str, float | None]:
        """Rounded, because more digits would not be known. Without any observation the value is
        null, since JSON has no NaN."""
        value = round(self.value, 4) if self.count else None
        low, high = round(self.low, 4), round(self.high, 4)
        return {"value": value, "low": low, "high": high, "count": self.count}


def wilson(wins: float, count: int) -> Estimate:
    """A share of wins among independent games, by Wilson's score interval: it stays between 0 and 1
    and is not empty when all games were won. A shared win counts as a part of one."""
    if count == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    share = wins / count
    slack = Z * Z / count
    middle = (share + slack / 2) / (1 + slack)
    reach = math.sqrt(share * (1 - share) * slack + slack * slack / 4) / (1 + slack)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach), count)


def paired(shares: Sequence[float]) -> Estimate:
    """The mean of one share a deal. The games of a deal share their dice and are not independent,
    deals are: so deals are counted, not games. Where all deals came out alike they do not tell how
    much they could differ; then Wilson's interval over the deals is taken instead."""
    count = len(shares)
    mean = math.fsum(shares) / count if count else math.nan
    spread = math.fsum((share - mean) ** 2 for share in shares)
    if count < 2 or spread < 1e-12:
        return wilson(math.fsum(shares), count)
    reach = student(count - 1) * math.sqrt(spread / (count - 1) / count)
    return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach), count)


def certain(shares: Sequence[float]) -> Estimate:
    """A share that cannot be another one: a bot that has all seats wins the fair share."""
    if not shares:
        return wilson(0, 0)
    return Estimate(shares[0], shares[0], shares[0], len(shares))


def student(freedom: int) -> float:
    """How many estimated standard errors make a 95 % interval."""
    if freedom < len(STUDENT):
        return STUDENT[freedom]
    return Z + (Z**3 + Z) / (4 * freedom)
