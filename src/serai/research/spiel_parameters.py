"""The parameters of our games in OpenSpiel: how many play, the game's options, the rewards, and
where a game begins and must stop. OpenSpiel writes them in one line, `serai_silk(players=2)`."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from serai.engine.errors import BadOption, BadPosition
from serai.engine.game import Game, find_game
from serai.engine.layout import copy_record
from serai.research.rewards import REWARDS
from serai.research.spiel_trail import Trail

Parameter = bool | int | str
HORIZON = 10_000
"""The rules let some games go on for ever; a game of so many plies is cut off."""
REWARD = "zero-sum"
"""Most of OpenSpiel's algorithms ask for it."""
PREFIX = "serai_"


def short_name(game_id: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return PREFIX + game_id.replace("-", "_")


def defaults(game: Game) -> dict[str, Parameter]:
    """Every parameter of a game with its default."""
    ours: dict[str, Parameter] = {
        "players": game.seats[0],
        "rewards": REWARD,
        "horizon": HORIZON,
        "position": "",
    }
    return ours | {option.name: option.default for option in game.options}


@dataclass(frozen=True)
class Parameters:
    """What a game is played with. With a `position`, it begins there."""

    game: Game
    players: int
    rewards: str
    horizon: int
    position: Mapping[str, Any] | None
    options: Mapping[str, Parameter]

    @classmethod
    def make(
        cls,
        game: Game,
        players: int | None = None,
        rewards: str = REWARD,
        horizon: int = HORIZON,
        position: Mapping[str, Any] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Parameters:
        """These parameters, checked. Of a position, players and options are what it says."""
        if rewards not in REWARDS:
            raise BadOption(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
        if type(horizon) is not int or horizon < 1:
            raise BadOption(f"the horizon is a number of plies from 1 on, not {horizon!r}")
        if position is not None:
            return cls._from_position(game, players, rewards, horizon, position, options or {})
        many = game.seats[0] if players is None else players
        game.check_players(many)
        return cls(game, many, rewards, horizon, None, game.read_options(options or {}))

    @classmethod
    def _from_position(
        cls,
        game: Game,
        players: int | None,
        rewards: str,
        horizon: int,
        position: Mapping[str, Any],
        options: Mapping[str, object],
    ) -> Parameters:
        if options:
            raise BadOption("a position says its options itself: leave out the others")
        start = game.load(position, chance="manual").position()
        many = int(game.read_position(game, start).players)
        if players not in (None, many):
            raise BadPosition(f"the position is one for {many} players, not for {players}")
        chosen = game.read_options(start.get("options", {}))
        return cls(game, many, rewards, horizon, start, chosen)

    @classmethod
    def read(cls, game_id: str, given: Mapping[str, Parameter]) -> Parameters:
        """The parameters of OpenSpiel's line; those that are left out have their defaults."""
        game = find_game(game_id)
        usual = defaults(game)
        chosen = {**usual, **{name: value for name, value in given.items() if name in usual}}
        options = {
            option.name: chosen[option.name]
            for option in game.options
            if chosen[option.name] != option.default
        }
        rewards, horizon, text = (chosen[name] for name in ("rewards", "horizon", "position"))
        position = read_text(str(text)) if text else None
        players = None if position else chosen["players"]
        return cls.make(game, players, rewards, horizon, position, options)  # type: ignore[arg-type]  # checked there

    @property
    def short_name(self) -> str:
        """What OpenSpiel calls the game."""
        return short_name(self.game.id)

    def all(self) -> dict[str, Parameter]:
        """All of them, as OpenSpiel holds them."""
        text = "" if self.position is None else write_text(self.position)
        own: dict[str, Parameter] = {
            "players": self.players,
            "rewards": self.rewards,
            "horizon": self.horizon,
        }
        return own | {"position": text} | dict(self.options)

    def said(self) -> dict[str, Parameter]:
        """Those that OpenSpiel's line has to name. A position says the options itself."""
        usual = defaults(self.game)
        named = {name: value for name, value in self.all().items() if value != usual[name]}
        if self.position is not None:
            named = {name: value for name, value in named.items() if name not in self.options}
        return named | {"players": self.players}

    def start(self) -> Trail:
        """Where the game begins."""
        if self.position is None:
            return Trail(self.game, self.game.start(self.players, self.options))
        return Trail(self.game, copy_record(self.game.read_position(self.game, self.position)))


def write_text(position: Mapping[str, Any]) -> str:
    """A position in letters and digits, which OpenSpiel's line can hold."""
    plain = json.dumps(position, separators=(",", ":"), ensure_ascii=False).encode()
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


def read_text(text: str) -> dict[str, Any]:
    """The position of such a text."""
    try:
        position = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except ValueError as error:
        raise BadPosition("the parameter 'position' is no position; write it by `spiel`") from error
    if not isinstance(position, dict):
        raise BadPosition("the parameter 'position' holds a position as a JSON object")
    return position
