"""A report as one HTML file that loads nothing else: styles and plots are inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from serai.arena.interval import Estimate
from serai.arena.played import SHOWN_FORFEITS, Played
from serai.arena.plot import COLOURS

STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:66rem;margin:0 auto;padding:1.2rem 1rem 3rem}
h1{font-size:1.7rem;line-height:1.2;margin:.4rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
p{margin:.5rem 0;max-width:44rem}.lead,.caption,small{color:var(--faint)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
.caption{font-size:.9rem;margin:.2rem 0}
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{font-weight:600}
table:has(.words) :is(th,td){text-align:left}
td.words{white-space:normal;min-width:11rem}
td.cell{text-align:center}td small{display:block;line-height:1.3}
td.cell small{color:inherit;opacity:.85}
th:first-child,td:first-child{position:sticky;left:0;background:var(--paper)}
.plots{display:grid;gap:1.2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr))}
figure{margin:0}figure svg{width:100%;max-width:34rem;height:auto;display:block}
figcaption{font-size:.9rem;color:var(--faint);margin-top:.2rem}
.plots{margin:1rem 0}
code{font:14px ui-monospace,monospace;background:var(--line);padding:.1em .3em;border-radius:3px}
pre{overflow-x:auto;background:var(--line);padding:.7rem;border-radius:4px}
pre code{padding:0;background:none;white-space:pre-wrap;overflow-wrap:anywhere}
.warn{border-left:4px solid var(--even);padding:.2rem .8rem}
"""


@dataclass(frozen=True)
class Html:
    """Markup that is not escaped again."""

    text: str


def page(title: str, lead: str, parts: Iterable[str]) -> str:
    """The whole file."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{COLOURS}{STYLE}</style>\n</head>\n"
        f'<body>\n<main>\n<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n'
        f"{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def heading(words: str) -> str:
    """The title of a section."""
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str, kind: str = "") -> str:
    """A few sentences."""
    mark = f' class="{kind}"' if kind else ""
    return f"<p{mark}>{escape(words)}</p>"


def command(words: str) -> str:
    """What to type."""
    return f"<pre><code>{escape(words)}</code></pre>"


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str | Html]]) -> str:
    """A table; it scrolls by itself where the screen is narrow."""
    columns = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "\n".join(f"<tr>{''.join(_cell(cell) for cell in row)}</tr>" for row in rows)
    return (
        f'<p class="caption">{escape(caption)}</p>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}">'
        f"<table><thead><tr>{columns}</tr></thead>\n"
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(content: str | Html) -> str:
    return content.text if isinstance(content, Html) else f"<td>{escape(content)}</td>"


def _words_cell(words: str) -> Html:
    """A cell with a sentence, which may take several lines."""
    return Html(f'<td class="words">{escape(words)}</td>')


def figure(svg: str, caption: str) -> str:
    """A plot with what it shows."""
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def figures(*shown: str) -> str:
    """Plots beside each other where there is room."""
    return f'<div class="plots">{"".join(shown)}</div>'


def plain_share_cell(estimate: Estimate) -> Html:
    """A share with its interval."""
    interval = escape(interval_words(estimate))
    return Html(f"<td>{estimate.value:.1%}<small>{interval}</small></td>")


def share_cell(estimate: Estimate, even: float) -> Html:
    """A share with its interval, tinted by how far it is from even."""
    reach = min(1.0, abs(estimate.value - even) / max(even, 1 - even))
    colour = "--mark" if estimate.value >= even else "--even"
    tint = f"background:color-mix(in srgb,var({colour}) {reach * 45:.0f}%,transparent)"
    return Html(
        f'<td class="cell" style="{tint}">{estimate.value:.1%}'
        f"<small>{escape(interval_words(estimate))}</small></td>"
    )


def interval_words(estimate: Estimate) -> str:
    """An interval, as people read it."""
    return f"{estimate.low:.1%} – {estimate.high:.1%}"


def forfeit_part(games: Sequence[Played]) -> list[str]:
    """The games that were lost by forfeit; nothing if there are none."""
    if not games:
        return []
    told = [game.forfeit_to_json() for game in games[:SHOWN_FORFEITS]]
    rows = [
        (str(each["game"]), each["bot"], _words_cell(f"{each['why']}: {each['told']}"))
        for each in told
    ]
    said = f"{len(games)} games were lost by forfeit: an illegal choice, a crash, or too slow."
    listed = "all of them" if len(games) == len(told) else f"the first {len(told)}"
    return [
        heading("Forfeits"),
        paragraph(said, "warn"),
        table(f"Forfeits, {listed}", ("game", "bot", "what happened"), rows),
    ]
