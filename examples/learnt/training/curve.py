"""Learning curves as a picture: `python -m training.curve silk.csv ... --picture curves.svg`."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

COLUMNS = ("decisions", "games", "seconds", "share")
"""Of a learning curve: decisions of the learner and games so far, seconds of processor time, and
the share of wins in the games that ended in the last round, if any did."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 340, 56, 16, 16, 64
COLOURS = ("#1f6f8b", "#b4451f", "#6a8f2f", "#7a4fa3")
SMOOTH = 9
"""So many rounds are drawn as their mean."""
Point = tuple[float, float]


def read_curve(file: Path) -> list[Point]:
    """Decisions and share of wins, a point a round in which games ended."""
    with file.open(encoding="utf-8") as lines:
        rows = [row for row in csv.DictReader(lines) if row["share"]]
    return [(float(row["decisions"]), float(row["share"])) for row in rows]


def smoothed(points: list[Point]) -> list[Point]:
    """Each point with the mean of itself and those before it."""
    shares = [share for _, share in points]
    windows = [shares[max(0, at + 1 - SMOOTH) : at + 1] for at in range(len(shares))]
    return [(at[0], sum(own) / len(own)) for at, own in zip(points, windows, strict=True)]


def draw(curves: dict[str, list[Point]]) -> str:
    """All curves in one SVG."""
    most = max(point[0] for points in curves.values() for point in points)

    def place(point: Point) -> str:
        across = LEFT + point[0] / most * (WIDTH - LEFT - RIGHT)
        return f"{across:.1f},{TOP + (1 - point[1]) * (HEIGHT - TOP - BOTTOM):.1f}"

    parts = []
    for percent in range(0, 101, 25):
        height = TOP + (1 - percent / 100) * (HEIGHT - TOP - BOTTOM)
        parts.append(f'<path d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}" stroke="#ddd6c8"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
    for at, (name, points) in enumerate(curves.items()):
        line, colour = " ".join(map(place, smoothed(points))), COLOURS[at % len(COLOURS)]
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        across = LEFT + at * (WIDTH - LEFT) / len(curves)
        parts.append(f'<text x="{across:.0f}" y="{HEIGHT - 10}" fill="{colour}">{name}</text>')
    foot = HEIGHT - BOTTOM + 22
    parts.append(f'<text x="{LEFT}" y="{foot}">0</text>')
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{foot}" text-anchor="end">{most:,.0f} decisions</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="system-ui,sans-serif" font-size="13" fill="#24211c">'
        f'<title>Share of wins while learning</title><rect width="{WIDTH}" height="{HEIGHT}" '
        f'fill="#fffdf8"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    """Draw the curves of some files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--picture", type=Path, required=True)
    chosen = parser.parse_args()
    curves = {file.stem: read_curve(file) for file in chosen.files}
    chosen.picture.write_text(draw(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
