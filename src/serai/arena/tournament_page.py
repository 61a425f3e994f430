"""The report of a tournament."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from serai.arena.ladder import Ladder, Rung
from serai.arena.page import (
    Html,
    command,
    figure,
    figures,
    forfeit_part,
    heading,
    page,
    paragraph,
    plain_share_cell,
    share_cell,
    table,
)
from serai.arena.plot import Whisker, whiskers
from serai.arena.wording import command_of, how_bots_met, how_bots_stand, made_from, warnings

METHOD = (
    "A win that several share counts in equal parts. The interval of a share holds the true value "
    "95 times in 100; it is taken over deals, whose games share their dice, by Student's "
    "distribution, or Wilson's where all deals came out alike. The rating is openskill's "
    "(Plackett-Luce, tau 0), in the order of the schedule: winners first, all others last."
)


def tournament_page(ladder: Ladder) -> str:
    """One HTML file."""
    setting = ladder.setting
    title = f"{setting.find().title}: a ladder of bots"
    lead = f"{len(ladder.games)} games for {setting.players} players, seed {setting.seed}"
    return page(title, lead, _parts(ladder))


def _parts(ladder: Ladder) -> Iterator[str]:
    for warning in warnings(ladder):
        yield paragraph(f"Note: {warning}.", "warn")
    if ladder.games:
        yield from _results(ladder)
    yield heading("How it was made")
    yield paragraph(how_bots_met(ladder.setting))
    yield paragraph(METHOD)
    yield command(command_of(ladder.setting, "tournament"))
    yield paragraph(made_from(ladder.setting))


def _results(ladder: Ladder) -> Iterator[str]:
    yield heading("Ladder")
    yield ladder_table(ladder)
    yield figures(ladder_plot(ladder), neighbours_plot(ladder))
    yield heading("Who met whom")
    yield pair_matrix(ladder)
    if ladder.setting.players > 2:
        yield lone_table(ladder)
    yield from forfeit_part(ladder.forfeited())


def ladder_table(ladder: Ladder) -> str:
    """The bots from the strongest to the weakest."""
    head = ("bot", "wins", "rating", "ms a decision", "forfeits")
    stand = how_bots_stand(ladder.setting)
    caption = f"{stand}. Intervals are 95 %; an even result is 50 %"
    return table(caption, head, [_rung_row(rung) for rung in ladder.rungs])


def _rung_row(rung: Rung) -> tuple[str | Html, ...]:
    return (
        rung.bot,
        plain_share_cell(rung.share),
        f"{rung.rating.mu:.1f} ± {1.96 * rung.rating.sigma:.1f}",
        rung.effort.pace(),
        str(rung.forfeits.total()),
    )


def ladder_plot(ladder: Ladder) -> str:
    """Each bot's share of wins over all its pairs."""
    rows = [
        Whisker(rung.bot, rung.share.value, rung.share.low, rung.share.high)
        for rung in ladder.rungs
    ]
    whom = "its neighbours in the list" if ladder.setting.neighbours else "all others"
    svg = whiskers(f"Share of wins against {whom}", rows, even=0.5)
    return figure(svg, f"Each bot against {whom}, with 95 % intervals; dashed: an even result")


def neighbours_plot(ladder: Ladder) -> str:
    """Each bot against the next one below it, which is what a ladder claims."""
    rows = []
    for upper, lower in pairwise(ladder.rungs):
        if share := ladder.share_of(upper.bot, lower.bot):
            rows.append(Whisker(f"{upper.bot} – {lower.bot}", share.value, share.low, share.high))
    svg = whiskers("Each bot against the one below it", rows, even=0.5)
    return figure(svg, "Each bot against the next below; dashed: an even result")


def pair_matrix(ladder: Ladder) -> str:
    """A table of all pairs: the bot of the row against that of the column."""
    bots = [rung.bot for rung in ladder.rungs]
    rows: list[Sequence[str | Html]] = [
        [bot, *(_pair_cell(ladder, bot, other) for other in bots)] for bot in bots
    ]
    caption = "Share of wins of the row's bot against the column's; even is 50 %"
    return table(caption, ["", *bots], rows)


def _pair_cell(ladder: Ladder, bot: str, against: str) -> Html:
    share = ladder.share_of(bot, against)
    return share_cell(share, 0.5) if share else Html('<td class="cell">–</td>')


def lone_table(ladder: Ladder) -> str:
    """What each bot wins when it is alone among copies of another."""
    fair = 1 / ladder.setting.players
    rows = []
    for duel in ladder.duels:
        for bot, other, lone in (
            (duel.one, duel.other, duel.lone_one),
            (duel.other, duel.one, duel.lone_other),
        ):
            if lone:
                cells = (f"1 {bot}, {ladder.setting.players - 1} {other}", share_cell(lone, fair))
                rows.append((*cells, f"{lone.value / fair:.2f} ×"))
    caption = f"Share of wins of one bot among copies of another; fair is {fair:.1%}"
    return table(caption, ("table", "wins of the one", "of its fair share"), rows)
