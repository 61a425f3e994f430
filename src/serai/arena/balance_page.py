"""The report of a game's balance: what its seats win, how long games last, how they end."""

from __future__ import annotations

from collections.abc import Iterator

from serai.arena.lineup_result import LineupResult, summary
from serai.arena.page import (
    command,
    figure,
    figures,
    forfeit_part,
    heading,
    interval_words,
    page,
    paragraph,
    plain_share_cell,
    table,
)
from serai.arena.plot import Whisker, histogram, shares_plot, whiskers
from serai.arena.wording import command_of, made_from, unfair_seats, warnings


def balance_page(result: LineupResult) -> str:
    """One HTML file."""
    setting = result.setting
    title = f"{setting.find().title}: how balanced it is"
    bots = ", ".join(dict.fromkeys(setting.bots))
    lead = (
        f"{len(result.games)} games for {setting.players} players, all played by {bots}, "
        f"seed {setting.seed}"
    )
    return page(title, lead, _parts(result))


def _parts(result: LineupResult) -> Iterator[str]:
    for warning in warnings(result):
        yield paragraph(f"Note: {warning}.", "warn")
    if result.games:
        yield from _results(result)
    yield heading("How it was made")
    yield paragraph(
        "The same bot sits on every seat, so what differs between seats is the game's own doing. "
        "Intervals are Wilson's, 95 %. Other bots may use a seat better or worse than this one."
    )
    yield command(command_of(result.setting, "balance"))
    yield paragraph(made_from(result.setting))


def _results(result: LineupResult) -> Iterator[str]:
    yield paragraph(verdict(result))
    yield heading("Seats")
    yield seat_table(result)
    yield figures(*(figure(svg, caption) for svg, caption in plots(result).values()))
    yield heading("In numbers")
    yield number_table(result)
    yield from forfeit_part(result.forfeited())


def verdict(result: LineupResult) -> str:
    """Whether one seat is better than another, in a sentence."""
    fair = 1 / result.setting.players
    unfair = unfair_seats(result)
    if not unfair:
        return f"No seat's share differs clearly from the fair {fair:.1%}."
    told = ", ".join(
        f"{seat.seat} wins {seat.share.value:.1%} ({interval_words(seat.share)})" for seat in unfair
    )
    return f"The seats are not even: {told}; fair is {fair:.1%}."


def seat_table(result: LineupResult) -> str:
    """Wins and scores, seat by seat."""
    rows = [
        (
            seat.seat,
            plain_share_cell(seat.share),
            f"{seat.mean_score:.2f}",
        )
        for seat in result.seats
    ]
    fair = f"{1 / result.setting.players:.1%}"
    caption = f"Share of wins by seat with 95 % intervals, in turn order; fair is {fair}"
    return table(caption, ("seat", "wins", "mean score"), rows)


def number_table(result: LineupResult) -> str:
    """Lengths and scores in quantiles."""
    measures = {
        "decisions a game": result.lengths(),
        "winner's score": result.winning_scores(),
        "others' scores": result.losing_scores(),
        "winner ahead by": result.margins(),
    }
    rows = []
    for name, numbers in measures.items():
        told = summary(numbers)
        shown = [told["mean"], *told["quantiles"].values()]
        rows.append((name, *(f"{number:.1f}" if number is not None else "–" for number in shown)))
    head = ("", "mean", "5 %", "25 %", "median", "75 %", "95 %")
    return table("So much of all games lies below", head, rows)


def plots(result: LineupResult) -> dict[str, tuple[str, str]]:
    """All plots by name, each with its caption."""
    fair = 1 / result.setting.players
    rows = [
        Whisker(f"seat {seat.seat}", seat.share.value, seat.share.low, seat.share.high)
        for seat in result.seats
    ]
    top = min(1.0, max(0.5, max(row.high for row in rows) + 0.05))
    seats = whiskers("Share of wins by seat", rows, even=fair, top=top)
    found = {
        "seats": (seats, "Share of wins by seat, with 95 % intervals; dashed: a fair share"),
        "length": (
            histogram("Length of games", result.lengths(), "decisions a game"),
            "How long games last",
        ),
        "winner": (
            histogram("Scores of winners", result.winning_scores(), "winner's score"),
            "With how many points games are won",
        ),
        "margin": (
            histogram("Margins", result.margins(), "points ahead of the second"),
            "How close games are",
        ),
    }
    if result.endings:
        svg = shares_plot("How games end", result.endings.most_common(), len(result.finished))
        found["endings"] = (svg, "How games stood at the end; several may hold at once")
    return found
