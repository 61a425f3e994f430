# What only the board of Silk Road says, in English.
silk-road-board = The Silk Road, from Chang'An in the east to Antioch in the west
silk-road-overview = The whole road: choose what the map shows
silk-road-nearer = Nearer
silk-road-farther = Farther
silk-road-whole = The whole board
silk-road-supply = Supply
silk-road-ahead = The next cities
silk-road-no-tiles = No tiles are left here.
silk-road-revealed = How many do you reveal: { $good }?
silk-road-final = Money + goods + majorities
silk-road-decides = decides
silk-road-passes = passes
silk-road-ready = ready
silk-road-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
silk-road-shield = Your money: { $money } silver
silk-road-shields-closed = Goods and money are behind the shields.
silk-road-has-pawn = has the pawn
silk-road-tokens = turn tokens
silk-road-money = silver
silk-road-goods = goods
silk-road-behind = the rest is behind the shield
silk-road-do-pass = Pass
silk-road-do-fifty = 84 and more
silk-road-do-sell-pawn = Sell it
silk-road-do-keep-pawn = Keep it
silk-road-do-decline = Decline
silk-road-do-done = Done
silk-road-do-spend-barterer = Second tile
silk-road-told-here = The caravan is in { $city }. Tiles: { $tiles }
silk-road-told-ahead = A way leads to { $city }. Tiles: { $tiles }

guide-silk-road-road = One caravan for everybody travels the Silk Road. Each city on the way has a market; a journey has 12 or 13 moves.
guide-silk-road-shield = Your goods and your silver stand behind your shield: only you see them. At the end silver counts, every good is worth 1, and having the most of a good 2 more.
guide-silk-road-auction = Before each move the pawn is auctioned, for whoever has it leads. Bid once, or pass. The holder sells it for the highest bid, or pays that bid and keeps it.
guide-silk-road-ways = The leader chooses the way, so look ahead: these tiles wait in the next cities. Buy in the east, sell in the west.
guide-silk-road-tile = In the market you take one tile. Below each is what it would bring you now. You may also take a tile to keep it from the others.
guide-silk-road-pass = Then you give the pawn to somebody who has not had a go. Whoever gets no tile holds the pawn for the next auction.
guide-silk-road-end = That is all. Press anything that does not glow to hear why; have a good journey!
