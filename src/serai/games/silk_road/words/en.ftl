### Silk Road in English. A seat is who plays; `you` is whoever reads. Cities and tiles are said by their names.

## About

about =
    Silk Road is a game by Ted Cheatham and Bruno Faidutti, published by Z-Man Games in 2006. The game,
    its name and its art are theirs; this is an unofficial implementation, neither made nor endorsed by
    them. The rules are those of the printed rulebook. The map and the tiles are not: they could not be
    found, so most roads, nine of the cities, the printed actions and the numbers of the tiles are
    reconstructed. The rules page says of each city, road and tile what is known and what is not. If
    you own the box, you can correct them all in a file and play on the real board.

## Names

good-ivory = ivory
good-silk = silk
good-jewels = jewels
good-fruits = dried fruits
good-spices = spices

kind-seller = Seller
kind-buyer = Buyer
kind-trader = Trader
kind-exchange = special Trader
kind-thief = Thief
kind-vizier = Grand Vizier
kind-crook = Crook
kind-barterer = Barterer

city-chang-an = Chang'An
city-lanzhou = Lanzhou
city-yumen = Yumen
city-dunhuang = Dunhuang
city-turfan = Turfan
city-loulan = Loulan
city-koria = Koria
city-kucha = Kucha
city-khotan = Khotan
city-kashgar = Kashgar
city-samarkand = Samarkand
city-bactra = Bactra
city-merv = Merv
city-hecatompylos = Hecatompylos
city-susia = Susia
city-ecbatana = Ecbatana
city-palmyra = Palmyra
city-aleppo = Aleppo
city-tyre = Tyre
city-antioch = Antioch

phase-lay = Laying the tiles
phase-repair = Moving tiles that lie wrong
phase-swap = Swapping tiles
phase-first = Choosing the first holder
phase-draw = Drawing goods
phase-auction = Auction
phase-decide = Selling or keeping the pawn
phase-move = Moving the caravan
phase-bonus = Using the printed action
phase-take = Taking a tile
phase-act = Using a tile
phase-reveal = Revealing goods
phase-barter = Spending a Barterer
phase-pass = Passing the pawn
phase-handover = Handing the pawn on
phase-over = Game over

## Whom sentences speak to

you = you

## Parts of sentences: they pick a name by a variable, and are only used by other messages

good =
    { $good ->
        [ivory] { good-ivory }
        [silk] { good-silk }
        [jewels] { good-jewels }
        [fruits] { good-fruits }
       *[spices] { good-spices }
    }

into =
    { $into ->
        [ivory] { good-ivory }
        [silk] { good-silk }
        [jewels] { good-jewels }
        [fruits] { good-fruits }
       *[spices] { good-spices }
    }

city =
    { $city ->
        [chang_an] { city-chang-an }
        [lanzhou] { city-lanzhou }
        [yumen] { city-yumen }
        [dunhuang] { city-dunhuang }
        [turfan] { city-turfan }
        [loulan] { city-loulan }
        [koria] { city-koria }
        [kucha] { city-kucha }
        [khotan] { city-khotan }
        [kashgar] { city-kashgar }
        [samarkand] { city-samarkand }
        [bactra] { city-bactra }
        [merv] { city-merv }
        [hecatompylos] { city-hecatompylos }
        [susia] { city-susia }
        [ecbatana] { city-ecbatana }
        [palmyra] { city-palmyra }
        [aleppo] { city-aleppo }
        [tyre] { city-tyre }
        [antioch] { city-antioch }
       *[other] { $city }
    }

tile =
    { $tile ->
        [buyer-ivory] { kind-buyer } of { good-ivory }
        [buyer-silk] { kind-buyer } of { good-silk }
        [buyer-jewels] { kind-buyer } of { good-jewels }
        [buyer-fruits] { kind-buyer } of { good-fruits }
        [buyer-spices] { kind-buyer } of { good-spices }
        [seller-ivory] { kind-seller } of { good-ivory }
        [seller-silk] { kind-seller } of { good-silk }
        [seller-jewels] { kind-seller } of { good-jewels }
        [seller-fruits] { kind-seller } of { good-fruits }
        [seller-spices] { kind-seller } of { good-spices }
        [trader-ivory-silk] { kind-trader } of { good-ivory } for { good-silk }
        [trader-ivory-jewels] { kind-trader } of { good-ivory } for { good-jewels }
        [trader-ivory-fruits] { kind-trader } of { good-ivory } for { good-fruits }
        [trader-ivory-spices] { kind-trader } of { good-ivory } for { good-spices }
        [trader-silk-ivory] { kind-trader } of { good-silk } for { good-ivory }
        [trader-silk-jewels] { kind-trader } of { good-silk } for { good-jewels }
        [trader-silk-fruits] { kind-trader } of { good-silk } for { good-fruits }
        [trader-silk-spices] { kind-trader } of { good-silk } for { good-spices }
        [trader-jewels-ivory] { kind-trader } of { good-jewels } for { good-ivory }
        [trader-jewels-silk] { kind-trader } of { good-jewels } for { good-silk }
        [trader-jewels-fruits] { kind-trader } of { good-jewels } for { good-fruits }
        [trader-jewels-spices] { kind-trader } of { good-jewels } for { good-spices }
        [trader-fruits-ivory] { kind-trader } of { good-fruits } for { good-ivory }
        [trader-fruits-silk] { kind-trader } of { good-fruits } for { good-silk }
        [trader-fruits-jewels] { kind-trader } of { good-fruits } for { good-jewels }
        [trader-fruits-spices] { kind-trader } of { good-fruits } for { good-spices }
        [trader-spices-ivory] { kind-trader } of { good-spices } for { good-ivory }
        [trader-spices-silk] { kind-trader } of { good-spices } for { good-silk }
        [trader-spices-jewels] { kind-trader } of { good-spices } for { good-jewels }
        [trader-spices-fruits] { kind-trader } of { good-spices } for { good-fruits }
        [exchange-2] { kind-exchange } for up to 2 goods
        [exchange-4] { kind-exchange } for up to 4 goods
        [thief] { kind-thief }
        [vizier] { kind-vizier }
        [crook] { kind-crook }
        [barterer] { kind-barterer }
       *[other] { $tile }
    }

goods-counted =
    { $good ->
        [ivory] { $number } { unit-ivory }
        [silk] { $number } { unit-silk }
        [jewels] { $number } { unit-jewels }
        [fruits] { $number } { unit-fruits }
       *[spices] { $number } { unit-spices }
    }

into-counted =
    { $into ->
        [ivory] { $received } ivory
        [silk] { $received } silk
        [jewels] { $received ->
            [one] { $received } jewel
           *[other] { $received } jewels
        }
        [fruits] { $received ->
            [one] { $received } dried fruit
           *[other] { $received } dried fruits
        }
       *[spices] { $received ->
            [one] { $received } spice
           *[other] { $received } spices
        }
    }

one-good =
    { $good ->
        [ivory] 1 ivory
        [silk] 1 silk
        [jewels] 1 jewel
        [fruits] 1 dried fruit
       *[spices] 1 spice
    }

place =
    { $place ->
        [shown] the good shown
        [left] the left side
       *[right] the right side
    }

amount =
    { $amount ->
        [one] { $amount } silver
       *[other] { $amount } silver
    }

price =
    { $price ->
        [one] { $price } silver
       *[other] { $price } silver
    }

money =
    { $money ->
        [one] { $money } silver
       *[other] { $money } silver
    }

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Names of numbers: see `naming.py`

deal =
    { $deal ->
        [seller] sell { goods-counted } for { money }
        [buyer] buy { goods-counted } for { money }
       *[trader] trade { goods-counted } for { into-counted }
    }
reveal =
    { $number ->
        [0] nothing
       *[other] { goods-counted }
    }

## What is asked

prompt-lay = Chance lays the next tile.
prompt-repair = Chance moves a Crook or Barterer that may not lie on the last cities.
prompt-swap = Chance chooses the tile to swap.
prompt-first = Chance chooses who gets the pawn first.
prompt-draw = Chance draws the next good from the bag.
prompt-auction =
    { $can ->
        [bid] Bid for the pawn, or pass: you have { $money } silver.
        [rest] Name the rest of your bid: you have { $money } silver.
        [pass] You cannot outbid the others with { $money } silver, so you pass.
       *[unknown] Bid for the pawn, or pass.
    }
prompt-decide =
    { $can ->
        [sell] You have too little to keep the pawn for { price }: sell it to { $bidder }.
       *[other] Sell the pawn to { $bidder } for { price }, or pay as much and keep it.
    }
prompt-move = Choose where the caravan goes.
prompt-take =
    { $number ->
        [0] Take one of the tiles of this city.
       *[other] Take a tile, { $number } of { $of } in this city.
    }
prompt-act-seller =
    { $can ->
        [both] Choose how many goods you sell, change the good with a Crook, or decline.
        [use] Choose how many goods you sell, or decline.
        [change] You have none of this good to sell: change it with a Crook, or decline.
        [nothing] You have none of this good to sell, so decline: nobody else gets this tile.
       *[unknown] Choose how many goods you sell, change the good with a Crook, or decline.
    }
prompt-act-buyer =
    { $can ->
        [both] Choose how many goods you buy, change the good with a Crook, or decline.
        [use] Choose how many goods you buy, or decline.
        [change] You can buy none of this good: change it with a Crook, or decline.
        [nothing] You can buy none of this good, so decline: nobody else gets this tile.
       *[unknown] Choose how many goods you buy, change the good with a Crook, or decline.
    }
prompt-act-trader =
    { $can ->
        [both] Choose how many exchanges you make, change a side with a Crook, or decline.
        [use] Choose how many exchanges you make, or decline.
        [change] You can exchange nothing here: change a side with a Crook, or decline.
        [nothing] You can exchange nothing here, so decline: nobody else gets this tile.
       *[unknown] Choose how many exchanges you make, change a side with a Crook, or decline.
    }
prompt-act-exchange =
    { $can ->
        [give] Choose a good to give, or decline.
        [more] Choose another good to give, or end the exchange.
        [receive] Choose the good that you receive for it.
        [done] Nothing more can be exchanged: end it.
        [nothing] You have nothing to exchange, so decline: nobody else gets this tile.
       *[unknown] Give a good and receive another, as often as the tile allows, or decline.
    }
prompt-act-thief =
    { $can ->
        [nothing] Nobody has anything to steal, so decline.
       *[use] Choose whom you steal from, or decline.
    }
prompt-act-vizier =
    { $can ->
        [nothing] No good is left to be named, so decline.
       *[use] Name a good, or decline.
    }
prompt-reveal =
    { $most ->
        [-1] Choose in secret how much of the { good } you reveal.
        [0] Choose in secret how much of the { good } you reveal: you have none.
        [one] Choose in secret how much of your { good } you reveal: you have one.
       *[other] Choose in secret how much of your { $most } { good } you reveal.
    }
prompt-barter = Spend a Barterer for a second tile, or not.
prompt-pass = Choose who gets the pawn next.
prompt-handover = The tiles are gone: choose who holds the pawn in the next turn.
prompt-over = The game is over.

## The steps of a turn

turn-move = Move { $number } of { $of }
turn-move-about = Move { $number } of { $least } to { $most }
step-auction =
    { $leader ->
        [none] Auction
        [you] { $price ->
            [0] You lead, free
           *[other] You lead, for { price }
        }
       *[other] { $price ->
            [0] { $leader } leads, free
           *[other] { $leader } leads, for { price }
        }
    }
step-way =
    { $city ->
        [none] Way
       *[other] To { city }
    }
step-bonus = Printed action
step-market =
    { $number ->
        [0] Market, { $of } tiles
       *[other] Tile { $number } of { $of }
    }
step-pass = Pass the pawn

## What a choice brings

unit-silver = silver
unit-ivory = ivory
unit-silk = silk
unit-jewels =
    { $number ->
        [one] jewel
       *[other] jewels
    }
unit-fruits =
    { $number ->
        [one] dried fruit
       *[other] dried fruits
    }
unit-spices =
    { $number ->
        [one] spice
       *[other] spices
    }
outlook-lead =
    { $ways ->
        [one] You lead to { $first } and take a tile first.
       *[other] You choose { $first } or { $second } and take a tile first.
    }
outlook-win =
    { $ways ->
        [one] If you win, you have { $left } of { $money } silver left, lead to { $first } and take a tile first.
       *[other] If you win, you have { $left } of { $money } silver left, choose { $first } or { $second } and take a tile first.
    }
outlook-place =
    { $lies ->
        [printed] For the leader alone, printed there: { tile }
       *[ahead] { tile }
    }
outlook-seller =
    { $lies ->
        [here] Sell
       *[ahead] { outlook-place }: sell
    } { goods-counted } for { money }.
outlook-buyer =
    { $lies ->
        [here] Buy
       *[ahead] { outlook-place }: buy
    } up to { goods-counted } for { money }.
outlook-trader =
    { $lies ->
        [here] Trade
       *[ahead] { outlook-place }: trade
    } up to { goods-counted } for { into-counted }.
outlook-exchange =
    { $lies ->
        [here] Exchange
       *[ahead] { outlook-place }: exchange
    } { $gives ->
        [one] 1 good for another
       *[other] up to { $gives } goods for others
    }.
outlook-thief =
    { $lies ->
        [here] Steal
       *[ahead] { outlook-place }: steal
    } 1 good, drawn at random.
outlook-vizier =
    { $lies ->
        [here] Name
       *[ahead] { outlook-place }: name
    } a good: { $first } silver for who reveals most of it, { $second } silver for the next.
outlook-crook =
    { $lies ->
        [here] Keep
       *[ahead] { outlook-place }: keep
    } it, and later change the good on a tile.
outlook-barterer =
    { $lies ->
        [here] Keep
       *[ahead] { outlook-place }: keep
    } it, and later take a second tile in another city.
outlook-useless =
    { $lies ->
        [here] { $why } You may still take it, so that nobody else gets it.
       *[ahead] { outlook-place }: of no use to you now.
    }
outlook-name =
    { $number ->
        [0] You have no { good } yourself.
       *[other] You have { goods-counted }.
    }
outlook-reveal = Who reveals most gets { $first } silver, the next one { $second } silver.

## Actions, as controls

action-lay-tile = Lay { tile }
action-swap-tile = Swap with a tile of { city }
action-choose-holder = Give { $seat } the pawn first
action-draw-good = Draw { one-good }
action-draw-stolen = Steal { one-good }
action-pass = Pass
action-fifty = Bid more than 83 silver: first 50 silver, then the rest
action-bid = Bid { amount }
action-sell-pawn = Sell the pawn
action-keep-pawn = Pay and keep the pawn
action-move = Go to { city }
action-take-tile = Take the { tile }
action-decline = Decline
action-use = Use the tile: { $number }
action-give = Give { one-good }
action-receive = Receive { one-good }
action-done = Exchange no more
action-change-good = Spend a Crook: { place } becomes { good }
action-steal = Steal from { $seat }
action-name-good = Name { good }
action-reveal = Reveal { $number }
action-spend-barterer = Spend a Barterer for a second tile
action-pass-pawn = Give the pawn to { $seat }

## Events

event-tile-laid = The { tile } lies in { city }.
event-tile-replaced = In { city }, the { tile } takes the place of the { $removed }, which leaves the game.
event-tiles-swapped = The { $moved } goes from { city } to { $partner }, and the { tile } comes from there.
event-holder-chosen =
    { $seat ->
        [you] You get the pawn first.
       *[other] { $seat } gets the pawn first.
    }
event-good-drawn =
    { $seat ->
        [you] You draw a good from the bag.
       *[other] { $seat } draws a good from the bag.
    }
event-drawn-good-seen =
    { $seat ->
        [you] It is { one-good }.
       *[other] { $seat } drew { one-good }.
    }
event-turn-began = Turn { $turn } begins, and { $seat ->
        [you] you hold
       *[other] { $seat } holds
    } the pawn.
event-fifty-named =
    { $seat ->
        [you] You are making a bid of more than { amount }.
       *[other] { $seat } is making a bid of more than { amount }.
    }
event-bid-made =
    { $seat ->
        [you] You bid { amount }.
       *[other] { $seat } bids { amount }.
    }
event-bid-passed =
    { $seat ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-pawn-sold =
    { $seat ->
        [you] You sell the pawn to { $bidder } for { price }.
       *[other] { $seat } sells the pawn to { $bidder } for { price }.
    }
event-pawn-kept =
    { $seat ->
        [you] You pay { price } to { $bidder } and keep the pawn.
       *[other] { $seat } pays { price } to { $bidder } and keeps the pawn.
    }
event-nobody-bid =
    { $seat ->
        [you] Nobody has bid, and you lead.
       *[other] Nobody has bid, and { $seat } leads.
    }
event-caravan-moved =
    { $seat ->
        [you] You lead the caravan from { $start } to { city }.
       *[other] { $seat } leads the caravan from { $start } to { city }.
    }
event-tile-taken =
    { $seat ->
        [you] You take the { tile }.
       *[other] { $seat } takes the { tile }.
    }
event-tile-kept =
    { $seat ->
        [you] You take the { tile } and keep it.
       *[other] { $seat } takes the { tile } and keeps it.
    }
event-action-declined =
    { $seat ->
        [you] You do not use the { tile }.
       *[other] { $seat } does not use the { tile }.
    }
event-good-changed =
    { $seat ->
        [you] Your Crook turns { good } into { into }.
       *[other] A Crook of { $seat } turns { good } into { into }.
    }
event-crooks-spent =
    { $seat ->
        [you] You spend
       *[other] { $seat } spends
    } { $number ->
        [one] { $number } Crook
       *[other] { $number } Crooks
    }.
event-goods-sold =
    { $seat ->
        [you] You sell { goods-counted } for { money }.
       *[other] { $seat } sells { goods-counted } for { money }.
    }
event-goods-bought =
    { $seat ->
        [you] You buy { goods-counted } for { money }.
       *[other] { $seat } buys { goods-counted } for { money }.
    }
event-goods-traded =
    { $seat ->
        [you] You trade { goods-counted } for { into-counted }.
       *[other] { $seat } trades { goods-counted } for { into-counted }.
    }
event-good-given =
    { $seat ->
        [you] You give { one-good } to the special Trader.
       *[other] { $seat } gives { one-good } to the special Trader.
    }
event-good-received =
    { $seat ->
        [you] You receive { one-good } from the special Trader.
       *[other] { $seat } receives { one-good } from the special Trader.
    }
event-theft-failed =
    { $seat ->
        [you] You try to steal from { $victim }, who has nothing.
       *[other] { $seat } tries to steal from { $victim ->
            [you] you, but you have nothing
           *[other] { $victim }, who has nothing
        }.
    }
event-good-stolen =
    { $seat ->
        [you] You steal a good from { $victim }.
       *[other] { $seat } steals a good from { $victim }.
    }
event-stolen-good-seen = It was { one-good }.
event-good-named =
    { $seat ->
        [you] You call on the Grand Vizier and name { good }.
       *[other] { $seat } calls on the Grand Vizier and names { good }.
    }
event-number-chosen =
    { $seat ->
        [you] You have chosen how much you reveal.
       *[other] { $seat } has chosen how much to reveal.
    }
event-goods-revealed =
    { $seat ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $number ->
        [0] no { good }
       *[other] { goods-counted }
    }.
event-prize-won =
    { $seat ->
        [you] You win { money } from the Grand Vizier.
       *[other] { $seat } wins { money } from the Grand Vizier.
    }
event-good-marked =
    { $tokens ->
        [0] The Grand Vizier is set aside for { good }, of which none is left to mark it.
       *[other] The Grand Vizier is set aside, marked with { good }.
    }
event-barterer-spent =
    { $seat ->
        [you] You spend a Barterer for a second tile.
       *[other] { $seat } spends a Barterer for a second tile.
    }
event-pawn-passed =
    { $seat ->
        [you] You give the pawn to { $receiver }.
       *[other] { $seat } gives the pawn to { $receiver }.
    }
event-score-counted =
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } { money }, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } and { $majorities ->
        [one] { $majorities } majority
       *[other] { $majorities } majorities
    }, which makes { score }.
event-game-won =
    { $winners ->
        [one] { $seat ->
            [you] You win
           *[other] { $seat } wins
        }
       *[other] { $seat ->
            [you] You share the win
           *[other] { $seat } shares the win
        }
    } with { score }.
event-game-ended = The caravan is at the end of the road: the game is over.

## What others did, in a few words: phrases without a subject, but for the bids

recap-bid = { $seat ->
        [you] you bid
       *[other] { $seat } bid
    } { amount }
recap-no-bid = { $seat ->
        [you] you passed
       *[other] { $seat } passed
    }
recap-pawn-bought = bought the pawn from { $seat } for { price }
recap-pawn-kept = paid { $bidder } { price } and kept the pawn
recap-led-free = led without a bid
recap-went = led the caravan to { $city }
recap-took = took the { $tile }
recap-kept = took the { $tile } and keeps it
recap-declined = did not use it
recap-changed = had a Crook turn { good } into { into }
recap-sold = sold { goods-counted } for { money }
recap-bought = bought { goods-counted } for { money }
recap-traded = traded { goods-counted } for { into-counted }
recap-gave = gave { one-good }
recap-received = received { one-good }
recap-stole-nothing = found nothing to steal from { $victim }
recap-stole = stole a good from { $victim }
recap-stolen-good = it was { good }
recap-named = named { good } with the Grand Vizier
recap-prize = { $seat ->
        [own] won
        [you] you won
       *[other] { $seat } won
    } { money }
recap-bartered = spent a Barterer for a second tile
recap-passed-pawn = gave the pawn to { $receiver }

## Why a hint is good

hint-ended = If the game ended now you would have { $after } instead of { $before } points.
hint-costs =
    { $seat } would have { $number ->
        [one] { $number } point less
       *[other] { $number } points less
    } if the game ended now.
hint-gives =
    { $seat } would have { $number ->
        [one] { $number } point more
       *[other] { $number } points more
    } if the game ended now.

## Refusals

refusal-game-is-over = The game is over: nothing more can be played.
refusal-chance-decides = Chance decides now: wait for its outcome.
refusal-seats-decide = A player decides now, not chance.
refusal-bid-or-pass = The auction is on: bid or pass.
refusal-sell-or-keep = The bids are made: sell the pawn, or pay and keep it.
refusal-move-first = The caravan moves on first: choose a city.
refusal-bonus-first = Use or decline the printed action first.
refusal-take-a-tile = First take one of the tiles of the city where the caravan is.
refusal-use-the-tile = First use the tile that you took, or decline it.
refusal-reveal-first = First everybody chooses how many goods to reveal.
refusal-barter-or-not = First say whether you spend a Barterer.
refusal-pass-the-pawn = It is time to pass the pawn.

refusal-no-such-tile-left = No such tile is left to lay.
refusal-city-is-barred = No Crook or Barterer may lie on the last cities of the road.
refusal-city-has-no-tile-to-swap = That city has no tile that could be swapped.
refusal-no-such-good-left = There is no such good to draw.
refusal-no-such-seat = Nobody sits there.

refusal-bid-too-low = Your bid has to be higher than the standing one.
refusal-bid-too-high = You have not so much money.
refusal-bid-is-begun = You have begun a bid: say how much more.
refusal-cannot-pay-to-keep = You cannot pay as much as was bid, so you have to sell.
refusal-no-arrow-leads-there = No arrow leads there from the city of the caravan.

refusal-tile-is-not-there = This city has no such tile.
refusal-nothing-to-sell = You have not so many of this good to sell.
refusal-too-dear = You cannot pay for so many.
refusal-supply-too-small = The supply has not so many of this good.
refusal-trade-at-most-twice = A Trader makes one exchange or two, never more.
refusal-nothing-to-trade = You have too little of the good on its left, which it takes.
refusal-supply-lacks-good = The supply has too little of the good on its right, which it gives.

refusal-nothing-to-give = You have none of this good to give.
refusal-receive-first = You have given a good: first receive another for it.
refusal-give-first = First give a good.
refusal-not-back-again = What you give in an exchange you cannot get back in it.
refusal-nothing-to-receive = The supply has nothing to give you for it.
refusal-exchange-is-begun = You have begun to exchange: say when you are done.

refusal-not-from-yourself = You cannot steal from yourself.
refusal-victim-has-nothing = This player has nothing that could be stolen.
refusal-good-is-marked = A Grand Vizier was used for this good already: name another.
refusal-reveals-more-than-owned = You cannot reveal more than you own.

refusal-no-crook = You have no Crook to spend on this.
refusal-crook-from-this-city = A Crook cannot be used in the city where you took it.
refusal-crook-needs-printed-good = No good is printed there that a Crook could change.
refusal-crook-changes-into-another = A Crook makes another good of it, not the same.
refusal-crook-changes-once = This good has been changed already.
refusal-crook-not-on-bonus = At this table a Crook does not change printed actions.
refusal-crook-would-do-nothing = Even with that good you could not use the tile, so keep the Crook.

refusal-not-kept = The pawn goes to another player.
refusal-receiver-has-token = This player has a turn token already: choose one without.
refusal-receiver-has-two-tokens = This player has had both goes of this turn.
refusal-not-to-yourself-again = Nobody has two goes in a row: pass the pawn to another player.
refusal-heir-has-more-tokens = The pawn goes to a player with the fewest turn tokens.

## Who is ahead, and how near the end is

source-silver = Silver
source-goods = Goods
source-most-ivory = Majority of ivory
source-most-silk = Majority of silk
source-most-jewels = Majority of jewels
source-most-fruits = Majority of dried fruits
source-most-spices = Majority of spices

end-moves =
    { $high ->
        [one] { $number } move to the end of the road
       *[other] { $number } moves to the end of the road
    }

tie-silver = Most silver
tie-goods = Most goods
