"""Opening tables from a browser, and playing them to their ends."""

from __future__ import annotations

from typing import Any

from browser.player import wait_until

POST = """(path, body) => fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)})"""
OPEN_TABLE = """async wish => {
    const answer = await post('/api/tables', wish);
    return (await answer.json()).table.id;
}"""
FINISH = """async table => {
    const at = `/api/tables/${table}`;
    for (let turn = 0; turn < 5000; turn += 1) {
        const { moment } = await (await fetch(at)).json();
        if (moment.over) return;
        const { ply, offers } = moment;
        const action = offers[Math.floor(Math.random() * offers.length)]?.id;
        if (action) await post(`${at}/play`, {command: crypto.randomUUID(), ply, action});
        else await new Promise(done => setTimeout(done, 20));
    }
    throw new Error('the game does not end');
}"""

WANTED = {
    "recap": "recaps.some(({ phrases }) => phrases.length) && offers.length > 1",
    "grave": "recaps.some(({ grave }) => grave.length) && offers.length > 1",
}
"""What a moment may be wanted for, as JavaScript asks it."""
PLAY_UNTIL = """async table => {
    const at = `/api/tables/${table}`;
    let hasBegun = false;
    for (let turn = 0; turn < 5000; turn += 1) {
        const { moment } = await (await fetch(at)).json();
        const { ply, offers, recaps, story, over } = moment;
        hasBegun ||= story.some(({ event }) => event.event === 'turn-began');
        if (over) return false;
        if (hasBegun && WANTED) return true;
        const action = offers[Math.floor(Math.random() * offers.length)]?.id;
        if (action) await post(`${at}/play`, {command: crypto.randomUUID(), ply, action});
        else await new Promise(done => setTimeout(done, 20));
    }
    return false;
}"""
MOST_TABLES = 10


def with_post(script: str) -> str:
    """A function of the browser that knows how to `post`."""
    return f"argument => {{ const post = {POST}; return ({script})(argument); }}"


def open_table(page: Any, game: str, seats: list[dict[str, str]]) -> str:
    """Open a table as the page's person; returns its id."""
    page.wait_for_selector("main h1")
    wait_for_identity(page)
    found: str = page.evaluate(with_post(OPEN_TABLE), {"game": game, "seats": seats})
    return found


def wait_for_identity(page: Any) -> None:
    """The page asks who it is while it already shows itself: wait for the answer's cookie."""
    wait_until(page, lambda: bool(page.context.cookies()))


def finish(page: Any, table: str) -> None:
    """Play this table to its end, past the page: for tests of what comes afterwards."""
    page.evaluate(with_post(FINISH), table)


def play_until(page: Any, game: str, seats: list[dict[str, str]], what: str) -> str:
    """Play a game past the page until something has happened in it that is wanted; its table."""
    for _ in range(MOST_TABLES):
        table = open_table(page, game, seats)
        if page.evaluate(with_post(PLAY_UNTIL.replace("WANTED", WANTED[what])), table):
            return table
    raise AssertionError(f"no game of {game} had it")


def me(name: str = "Ann") -> dict[str, str]:
    """A seat for the person at the browser."""
    return {"kind": "me", "name": name}


BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
