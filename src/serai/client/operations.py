"""All that there is to ask of a server, a method each. Made of the API's description by
`python tools/make_client.py`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from serai.server.outgoing import (
        AboutPage,
        Again,
        Answer,
        Catalogue,
        Forgotten,
        Health,
        Hint,
        InviteCheck,
        LearnPage,
        Lobby,
        Me,
        News,
        Opened,
        Previews,
        Ready,
        Reason,
        Replay,
        RulesPage,
        Token,
    )
    from serai.table.facts import AnalysisFacts, DiceCheck


class Operations:
    """What one may ask. Where a parameter is left out, the server chooses."""

    def ask(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        is_new: bool = False,
    ) -> Any:
        """Ask the server. `is_new`: asked twice, there would be two of what it makes."""
        raise NotImplementedError

    def get_health(self) -> Health:
        """The server is alive: how far the games are that are being compiled, and what goes
        wrong."""
        answer: Health = self.ask("GET", "/api/health")
        return answer

    def get_ready(self) -> Ready:
        """Whether people may be sent here; 503 while they may not."""
        answer: Ready = self.ask("GET", "/api/ready")
        return answer

    def get_games(self) -> Catalogue:
        """What can be played, and which bots sit at tables."""
        answer: Catalogue = self.ask("GET", "/api/games")
        return answer

    def get_words(self, game: str, language: str) -> str:
        """The game's words, as a Fluent catalogue."""
        answer: str = self.ask("GET", f"/api/words/{game}/{language}.ftl")
        return answer

    def get_rules(self, game: str, language: str) -> RulesPage:
        """The rules page, in Markdown."""
        answer: RulesPage = self.ask("GET", f"/api/rules/{game}/{language}")
        return answer

    def get_about(self, page: str, language: str) -> AboutPage:
        """A page about the house itself, such as what is kept of whom; in Markdown."""
        answer: AboutPage = self.ask("GET", f"/api/about/{page}/{language}")
        return answer

    def get_schema(self) -> Mapping[str, Any]:
        """The JSON schema of all bodies and messages."""
        answer: Mapping[str, Any] = self.ask("GET", "/api/schema.json")
        return answer

    def get_me(self) -> Me:
        """Who you are; a stranger becomes somebody and gets a cookie."""
        answer: Me = self.ask("GET", "/api/me")
        return answer

    def post_token(self) -> Token:
        """A new identity, for a program."""
        answer: Token = self.ask("POST", "/api/tokens", is_new=True)
        return answer

    def get_learn(self, game: str, language: str) -> LearnPage:
        """The page that teaches a game in three minutes, in Markdown."""
        answer: LearnPage = self.ask("GET", f"/api/learn/{game}/{language}")
        return answer

    def get_picture(self, game: str, name: str) -> bytes:
        """A picture of that page."""
        answer: bytes = self.ask("GET", f"/api/learn/{game}/pictures/{name}")
        return answer

    def post_lesson(
        self, *, game: str, name: str | None = None, command: str | None = None
    ) -> Opened:
        """Open a table to learn a game at."""
        answer: Opened = self.ask(
            "POST",
            "/api/lessons",
            body={"game": game, "name": name, "command": command},
            is_new=True,
        )
        return answer

    def get_tables(self) -> Lobby:
        """Your tables, and those that wait for anybody."""
        answer: Lobby = self.ask("GET", "/api/tables")
        return answer

    def post_table(
        self,
        *,
        game: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | None = None,
        pace: Literal["quick", "calm", "letters"] | None = None,
        listed: bool | None = None,
        words: str | None = None,
        command: str | None = None,
    ) -> Opened:
        """Open a table."""
        answer: Opened = self.ask(
            "POST",
            "/api/tables",
            body={
                "game": game,
                "seats": seats,
                "options": options,
                "pace": pace,
                "listed": listed,
                "words": words,
                "command": command,
            },
            is_new=True,
        )
        return answer

    def get_table(self, table: str) -> News:
        """The table and the game as you see them now, as `News` with everything in it."""
        answer: News = self.ask("GET", f"/api/tables/{table}")
        return answer

    def get_news(self, table: str, *, have: int | None = None, wait: float | None = None) -> News:
        """`News` since the number that you have; waits for some if you wish."""
        answer: News = self.ask(
            "GET", f"/api/tables/{table}/news", query={"have": have, "wait": wait}
        )
        return answer

    def get_invite(self, table: str, *, invite: str | None = None) -> InviteCheck:
        """Whether an invite is one to this table, before anybody sits down by it."""
        answer: InviteCheck = self.ask(
            "GET", f"/api/tables/{table}/invite", query={"invite": invite}
        )
        return answer

    def post_join(
        self,
        table: str,
        *,
        name: str,
        invite: str | None = None,
        seat: int | None = None,
        words: str | None = None,
    ) -> Opened:
        """Sit down."""
        answer: Opened = self.ask(
            "POST",
            f"/api/tables/{table}/join",
            body={"name": name, "invite": invite, "seat": seat, "words": words},
        )
        return answer

    def post_seat_bot(self, table: str, *, seat: int, bot: str | None = None) -> Answer:
        """Let a bot sit down on an open seat."""
        answer: Answer = self.ask(
            "POST", f"/api/tables/{table}/seat-bot", body={"seat": seat, "bot": bot}
        )
        return answer

    def post_open_seat(self, table: str, *, seat: int) -> Answer:
        """Send a bot away before the game: its seat is open again."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/open-seat", body={"seat": seat})
        return answer

    def post_leave(self, table: str, *, seat: int | None = None) -> Answer:
        """Leave your seat: a bot plays on for you."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/leave", body={"seat": seat})
        return answer

    def post_return(self, table: str, *, seat: int | None = None) -> Answer:
        """Come back to your seat."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/return", body={"seat": seat})
        return answer

    def post_substitute(self, table: str, *, seat: int, bot: str | None = None) -> Answer:
        """Let a bot play for somebody who has been away too long."""
        answer: Answer = self.ask(
            "POST", f"/api/tables/{table}/substitute", body={"seat": seat, "bot": bot}
        )
        return answer

    def post_rematch(self, table: str) -> Opened:
        """Play again with the same people, at a new table."""
        answer: Opened = self.ask("POST", f"/api/tables/{table}/rematch", is_new=True)
        return answer

    def post_play(
        self, table: str, *, command: str, ply: int, action: str | Mapping[str, Any]
    ) -> Answer:
        """Play an action; answered when it is durable."""
        answer: Answer = self.ask(
            "POST",
            f"/api/tables/{table}/play",
            body={"command": command, "ply": ply, "action": action},
        )
        return answer

    def post_undo(self, table: str, *, command: str, ply: int) -> Answer:
        """Take back your last decision."""
        answer: Answer = self.ask(
            "POST", f"/api/tables/{table}/undo", body={"command": command, "ply": ply}
        )
        return answer

    def post_chat(self, table: str, *, command: str, text: str) -> Answer:
        """Say something to everybody at the table."""
        answer: Answer = self.ask(
            "POST", f"/api/tables/{table}/chat", body={"command": command, "text": text}
        )
        return answer

    def post_why(
        self,
        table: str,
        *,
        action: str | Mapping[str, Any] | None = None,
        target: Mapping[str, Any] | None = None,
    ) -> Reason:
        """Why something is not allowed now."""
        answer: Reason = self.ask(
            "POST", f"/api/tables/{table}/why", body={"action": action, "target": target}
        )
        return answer

    def get_previews(self, table: str) -> Previews:
        """What each of your offers would do."""
        answer: Previews = self.ask("GET", f"/api/tables/{table}/previews")
        return answer

    def post_send_away(self, table: str, *, seat: int) -> Answer:
        """The host sends a guest away, who may not come back; invites of before are none any
        more."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/send-away", body={"seat": seat})
        return answer

    def post_renew_invite(self, table: str) -> Answer:
        """The host makes another invite: the one before is none any more."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/renew-invite")
        return answer

    def post_close(self, table: str) -> Answer:
        """The host closes the table, without a result."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/close")
        return answer

    def post_report(self, table: str, *, number: int) -> Answer:
        """Let whoever looks after the server see a line of chat; for those who sit here."""
        answer: Answer = self.ask("POST", f"/api/tables/{table}/report", body={"number": number})
        return answer

    def get_games_of_mine(self) -> bytes:
        """The records of all your games as a file, one a line; of those that run, as you may
        know them."""
        answer: bytes = self.ask("GET", "/api/me/games")
        return answer

    def post_forget(self) -> Forgotten:
        """Forget who you are: your seats, your name and what you said. What was played stays."""
        answer: Forgotten = self.ask("POST", "/api/me/forget")
        return answer

    def get_record(self, table: str) -> Mapping[str, Any]:
        """The record: as you may know it while the game runs, whole when it is over."""
        answer: Mapping[str, Any] = self.ask("GET", f"/api/tables/{table}/record")
        return answer

    def get_replay(
        self,
        table: str,
        *,
        since: int | None = None,
        until: int | None = None,
        seat: int | None = None,
        everything: bool | None = None,
    ) -> Replay:
        """Plies of a finished game, with the views of a seat or of a spectator; or with
        `everything` that all seats knew together."""
        answer: Replay = self.ask(
            "GET",
            f"/api/tables/{table}/replay",
            query={"since": since, "until": until, "seat": seat, "everything": everything},
        )
        return answer

    def get_analysis(self, table: str) -> AnalysisFacts:
        """The analysis of a finished game, or how far it is."""
        answer: AnalysisFacts = self.ask("GET", f"/api/tables/{table}/analysis")
        return answer

    def post_analysis(self, table: str) -> AnalysisFacts:
        """Let a finished game be analysed, when nothing else has to be thought about."""
        answer: AnalysisFacts = self.ask("POST", f"/api/tables/{table}/analysis")
        return answer

    def post_play_on(
        self,
        table: str,
        *,
        ply: int,
        seat: int | None = None,
        name: str | None = None,
        bot: str | None = None,
        command: str | None = None,
    ) -> Opened:
        """Open a table at which you play on from a moment of a finished game, against bots."""
        answer: Opened = self.ask(
            "POST",
            f"/api/tables/{table}/play-on",
            body={"ply": ply, "seat": seat, "name": name, "bot": bot, "command": command},
            is_new=True,
        )
        return answer

    def get_again(self, table: str, *, since: int | None = None, until: int | None = None) -> Again:
        """Plies of the game so far, as you saw them: to be shown again."""
        answer: Again = self.ask(
            "GET", f"/api/tables/{table}/again", query={"since": since, "until": until}
        )
        return answer

    def get_dice(self, table: str) -> DiceCheck:
        """The dice; once the game is over they are drawn again and compared."""
        answer: DiceCheck = self.ask("GET", f"/api/tables/{table}/dice")
        return answer

    def get_hint(self, table: str, *, bot: str | None = None) -> Hint:
        """What a bot would do in your place, and why."""
        answer: Hint = self.ask("GET", f"/api/tables/{table}/hint", query={"bot": bot})
        return answer
