"""How Silk Road's sentences read. That all of them are there is shown for every game in
conformance."""

from __future__ import annotations

import pytest

from serai.engine.text import LANGUAGES
from serai.games.silk_road.board import SHIPPED
from silk_road.playing import ROAD


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name(language: str) -> None:
    for tile in range(1, len(SHIPPED.tiles) + 1):
        word = SHIPPED.tile.write(tile)
        assert ROAD.words.say(language, "tile", {"tile": word}) != word
    assert ROAD.words.say(language, "tile", {"tile": "trader-silk_silk-ivory"})


@pytest.mark.parametrize(
    ("message", "facts", "english", "spanish"),
    [
        (
            "event-goods-sold",
            {"seat": "A", "good": "silk", "number": 2, "money": 7},
            "A sells 2 silk for 7 silver.",
            "A vende 2 de seda por 7 de plata.",
        ),
        (
            "event-tile-taken",
            {"seat": "B", "tile": "trader-silk-jewels"},
            "B takes the Trader of silk for jewels.",
            "B toma el Mercader de seda por joyas.",
        ),
        (
            "event-caravan-moved",
            {"seat": "you", "start": "Kashgar", "city": "samarkand"},
            "You lead the caravan from Kashgar to Samarkand.",
            "Llevas la caravana de Kashgar a Samarcanda.",
        ),
        (
            "event-goods-traded",
            {"seat": "you", "good": "ivory", "number": 1, "into": "jewels", "received": 1},
            "You trade 1 ivory for 1 jewel.",
            "Cambias 1 de marfil por 1 joya.",
        ),
        (
            "event-pawn-kept",
            {"seat": "Bo", "bidder": "you", "price": 3},
            "Bo pays 3 silver to you and keeps the pawn.",
            "Bo te paga 3 de plata y conserva el peón.",
        ),
        (
            "event-stolen-good-seen",
            {"seat": "Bo", "victim": "you", "good": "spices"},
            "It was 1 spice.",
            "Era 1 especia.",
        ),
        (
            "outlook-seller",
            {"tile": "seller-silk", "lies": "here", "good": "silk", "number": 2, "money": 7},
            "Sell 2 silk for 7 silver.",
            "Vender 2 de seda por 7 de plata.",
        ),
        (
            "outlook-thief",
            {"tile": "thief", "lies": "ahead"},
            "Thief: steal 1 good, drawn at random.",
            "Ladrón: robar 1 mercancía, sacada al azar.",
        ),
        (
            "outlook-exchange",
            {"tile": "exchange-2", "lies": "printed", "gives": 2},
            (
                "For the leader alone, printed there: special Trader for up to 2 goods: exchange"
                " up to 2 goods for others."
            ),
            (
                "Impreso allí, solo para quien guía: Mercader especial de hasta 2 mercancías:"
                " cambiar hasta 2 mercancías por otras."
            ),
        ),
        (
            "outlook-useless",
            {"tile": "trader-silk-jewels", "lies": "ahead", "why": ""},
            "Trader of silk for jewels: of no use to you now.",
            "Mercader de seda por joyas: ahora no te sirve.",
        ),
        (
            "event-game-won",
            {"seat": "A", "score": 31, "winners": 1},
            "A wins with 31 points.",
            "A gana con 31 puntos.",
        ),
    ],
)
def test_sentences_read_well(
    message: str, facts: dict[str, object], english: str, spanish: str
) -> None:
    assert ROAD.words.say("en", message, facts) == english
    assert ROAD.words.say("es", message, facts) == spanish
