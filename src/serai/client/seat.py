"""A seat at a table, for programs that play."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from serai.client.connection import Client

if TYPE_CHECKING:
    from collections.abc import Mapping

    from serai.server.outgoing import Answer
    from serai.table.facts import Moment

WAIT = 20.0
"""So many seconds a question for news waits for some."""


class Seat:
    """Somebody's seat at a table."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.ply = 0
        """That of the last moment."""

    def moments(self) -> Iterator[Moment]:
        """The game whenever it has changed, as this seat sees it; the last one is over."""
        number, is_over = 0, False
        while not is_over:
            news = self.client.get_news(self.table, have=number, wait=WAIT)
            number = news["number"]
            if "moment" in news:
                moment = news["moment"]
                self.ply, is_over = moment["ply"], moment["over"]
                yield moment

    def play(self, action: str | Mapping[str, str]) -> Answer:
        """Play an offer of the last moment, or any action. It is done once, even if the connection
        is lost meanwhile."""
        command = uuid.uuid4().hex
        return self.client.post_play(self.table, command=command, ply=self.ply, action=action)


def sit_down(link: str, name: str, token: str | None = None) -> Seat:
    """Take a seat by the link that a table's page shows to be sent on."""
    address = urlsplit(link)
    table = address.path.rpartition("/")[2]
    invite = parse_qs(address.query).get("invite", [None])[0]
    client = Client(link, token)
    client.post_join(table, name=name, invite=invite)
    return Seat(client, table)
