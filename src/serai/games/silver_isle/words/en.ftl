### Silver Isle in English. Seats are suits' letters, places are written as in the notation.

## Names

suit-s = Suns
suit-a = Arms
suit-m = Moons
suit-c = Crowns

coast-north = north
coast-east = east
coast-south = south
coast-west = west

phase-coasts = Casting lots for the coasts
phase-drawer = Casting lots for the first draw
phase-draw = Drawing a tile
phase-lay = Laying a tile
phase-first = Casting lots for the first player
phase-port = Placing the ports
phase-starve = Starvation
phase-act = Acting
phase-pay = Paying damage
phase-keep = Choosing a survivor
phase-silver = Taking captured silver
phase-discover = Discovering a mine
phase-over = Game over

## What is asked

prompt-coasts = Chance gives each suit its coast.
prompt-drawer = Chance says who draws the first tile.
prompt-draw = Chance turns up the next tile.
prompt-lay = Two lines fit your tile: choose one.
prompt-first = Chance says who is the first player.
prompt-port = Choose the line along which your port slides up to the isle.
prompt-starve = An area has more crews than tiles: choose a crew that goes back to Europe.
prompt-act = Choose an action, or pass.
prompt-pay = You won and owe damage: remove a crew, or replace one by a smaller crew from Europe.
prompt-keep = The damage cannot be paid: choose the one crew that stays.
prompt-silver = Choose the crew that takes a captured token.
prompt-discover = You may discover a mine here: choose a space, or decline.
prompt-over = The game is over.

## Actions, as controls

action-assign-coasts = North, east, south, west: { $order }
action-choose-drawer = { $seat } draws first
action-draw-tile = Turn up { $tile }
action-lay-tile = Lay the tile in line { $line }
action-choose-first = { $seat } is the first player
action-place-port = Place your port in line { $line }
action-starve = Let your { $crew } starve
action-step = Move your { $crew } to { $place }
action-sail = Sail to { $harbour }
action-load-crew = Load your { $crew }
action-load-silver =
    { $source ->
        [ground] Load silver from the ground
       *[other] Load the silver of your { $source }
    }
action-unload-crew = Unload your { $crew }
action-unload-silver = Unload silver
action-mine = Your { $crew } mines silver of { $seat }
action-claim = Your { $crew } takes silver from { $place }
action-drop-silver = Your { $crew } lays its silver down
action-attack = Your { $crew } attacks { $place }
action-ship-attacks-ship = Your ship attacks the ship of { $seat }
action-ship-attacks-shore = Your ship attacks the shore
action-port-attacks = Your port attacks { $place }
action-port-attacks-ship = Your port attacks the ship of { $seat }
action-pass = End your turn
action-remove = Remove your { $crew }
action-replace = Replace your { $crew } by your { $by }
action-keep = Keep your { $crew }
action-discover = Discover the mine on { $space }
action-decline = Discover no mine here

## Events

event-coasts-assigned = The coasts are { $north } in the north, { $east } in the east, { $south } in the south and { $west } in the west.
event-drawer-chosen = { $seat } draws the first tile.
event-tile-drawn = { $seat } draws { $face }.
event-tile-laid = { $face } is laid on { $tile }.
event-tile-discarded = { $face } fits nowhere and is out of the game.
event-first-player-drawn = { $seat } is the first player.
event-port-placed = { $seat } places the port on { $tile }.
event-turn-began = It is { $seat }'s turn.
event-turn-passed = { $seat } ends the turn.
event-crew-starved = A crew of { $seat } starves at { $place } and goes back to Europe.
event-crew-moved = A crew of { $seat } goes from { $start } to { $end }.
event-ship-sailed = The ship of { $seat } sails from { $start } to { $end }.
event-crew-loaded = A crew of { $seat } goes aboard from { $place }.
event-silver-loaded =
    { $source ->
        [crew] { $seat } loads silver that a crew carried at { $place }.
       *[ground] { $seat } loads silver from the ground of { $place }.
    }
event-crew-unloaded = A crew of { $seat } leaves the ship for { $place }.
event-silver-unloaded = { $seat } unloads silver at { $place }.
# The owner may be given as `own`: whoever acts.
event-silver-mined = A crew of { $seat } at { $place } mines { $owner ->
        [own] their own silver
       *[other] silver of { $owner }
    }, { $left } left.
event-silver-claimed = A crew of { $seat } at { $place } takes silver from { $source }.
event-silver-dropped = A crew of { $seat } lays its silver down in the port.
event-crew-named = The crew of { $seat } was the { $crew }.
event-tile-gained = { $seat } gains control of { $tile }.
event-tile-taken = { $seat } takes { $tile } from { $loser }.
event-mine-discovered = { $seat } discovers { $owner ->
        [own] their own mine
       *[other] the mine of { $owner }
    } on { $space }, worth { $value }.
event-discovery-declined = { $seat } does not discover { $owner ->
        [own] their own mine
       *[other] the mine of { $owner }
    }.
event-fight-fought = { $seat } attacks { $foe } from { $start } at { $target }, { $ours } against { $theirs }.
event-fight-won =
    { $damage ->
        [0] { $seat } wins against { $foe } without damage.
       *[other] { $seat } wins against { $foe } and owes { $damage } of damage.
    }
event-fight-pushed = { $seat } and { $foe } are equally strong.
event-crews-lost = { $seat } loses { $crews } to Europe.
event-ship-lost = The ship of { $seat } is lost and starts again in Europe.
event-damage-lapsed = { $seat } cannot pay { $damage } of damage.
event-crew-removed = { $seat } pays with the { $crew }.
event-crew-replaced = { $seat } replaces the { $crew } at { $place } by a smaller crew.
event-crew-kept = { $seat } keeps the { $crew } alone.
event-silver-captured =
    { $number ->
        [one] { $seat } captures { $number } token.
       *[other] { $seat } captures { $number } tokens.
    }
event-score-counted =
    { $silver ->
        [one] { $seat } has { $silver } token in Europe.
       *[other] { $seat } has { $silver } tokens in Europe.
    }
event-game-won =
    { $winners ->
        [one] { $seat } wins, with { $silver } in Europe.
       *[other] { $seat } shares the win, with { $silver } in Europe.
    }
event-game-ended =
    { $cause ->
        [silver] The game is over: all silver is in Europe.
        [quiet] The game is over: nothing has come of it for many rounds.
       *[limit] The game is over: the last round has been played.
    }

## Refusals: the moment

refusal-game-is-over = The game is over: nothing more can be played.
refusal-chance-decides = Chance decides now: wait for the tile or the lot.
refusal-seats-decide = A player decides now, not chance.
refusal-choose-a-line = First choose a line for the tile that was drawn.
refusal-place-your-port = It is time to place your port.
refusal-starve-first = First choose the crews that starve.
refusal-act-now = Choose one of your actions now, or pass.
refusal-pay-first = First the winner of the fight pays the damage.
refusal-keep-one = First the winner of the fight chooses the crew that stays.
refusal-take-silver-first = First the winner of the fight takes the captured silver.
refusal-discover-or-decline = First discover the mine, or decline.
refusal-no-action-left = Both actions of this turn are spent.

## Refusals: set-up

refusal-tile-is-drawn = This tile has been drawn already.
refusal-line-does-not-fit = The tile does not fit there: choose one of the two lines nearest to the middle.
refusal-port-needs-a-line = Choose a line in which an isle tile lies.
refusal-port-cell-is-taken = Another port lies at the end of this line.
refusal-port-is-barred = Another port lies farther out in this line, so yours cannot be slid in.
refusal-port-hides-corners = Each port must keep a corner that touches nothing but water.

## Refusals: crews

refusal-crew-is-fed = This crew has enough to eat: choose one of an area with more crews than tiles.
refusal-crew-is-not-ashore = This crew is neither on the isle nor in your port.
refusal-space-is-not-next = A crew moves to a space of the isle next to it, or to a port.
refusal-port-is-foreign = Crews cannot enter another player's port.
refusal-mine-is-in-the-way = A mine is in this space.
refusal-crew-is-in-the-way = Another crew is in this space.

## Refusals: ships

refusal-ship-is-in-europe = Your ship is in Europe.
refusal-corner-is-not-eligible = Ships stay at corners that touch exactly one tile.
refusal-ship-arrives-at-port = From Europe a ship arrives at a corner of its own port.
refusal-ship-leaves-from-port = A ship leaves for Europe from a corner of its own port.
refusal-ship-is-there = Your ship is at this corner already.
refusal-land-is-in-the-way = Land is in the way: sail to a corner in sight.
refusal-crew-is-aboard = This crew is aboard already.
refusal-crew-is-not-closest = This crew is not in the space closest to your ship.
refusal-silver-stays-in-europe = Silver that is in Europe stays there.
refusal-crew-is-not-aboard = This crew is not aboard your ship.
refusal-no-silver-aboard = There is no silver aboard your ship.
refusal-silver-not-onto-mine = Silver cannot be put on a mine.

## Refusals: mines and silver

refusal-mine-is-not-found = This mine has not been discovered yet.
refusal-mine-is-not-next = This crew is not next to the mine.
refusal-mine-needs-control = You mine only where you control the tile.
refusal-mine-is-exhausted = This mine is exhausted.
refusal-mine-needs-gained-tile = Choose a space of the tile that you have just gained.
refusal-tile-has-mine = There is a mine on this tile already.
refusal-mine-is-placed = This mine has been discovered already.
refusal-mine-needs-free-space = Choose a space without crew and silver.
refusal-crew-carries-silver = This crew carries silver already, and it can carry only one token.
refusal-crew-has-no-silver = This crew carries no silver.
refusal-no-silver-there = No silver lies there.
refusal-silver-is-not-next = A crew takes silver from its own space or from a place next to it.
refusal-no-dropping = Crews do not lay down their silver.
refusal-drop-in-port-only = Only a crew in your port may lay down its silver.

## Refusals: fights

refusal-port-fights-together = In a port all crews fight together: attack with the port.
refusal-target-is-not-next = The target is not next to the attacker.
refusal-attack-needs-enemy = There is no enemy to attack.
refusal-port-is-empty = There is no crew in that port.
refusal-ship-has-no-crew = Your ship needs a crew aboard to attack.
refusal-ship-is-elsewhere = That ship is not there.
refusal-port-has-no-crew = Your port needs a crew inside to attack.
refusal-crew-did-not-win = This crew is not among the winners of the fight.
refusal-crew-is-not-in-reserve = The replacement must have been in Europe when the fight began.
refusal-payment-is-not-allowed = A payment covers the damage, leaves you a crew and has no part too many.
refusal-port-is-not-next = That port is not next to your crew.
refusal-port-is-yours = You do not attack your own port.
refusal-ship-is-yours = You do not attack your own ship.
refusal-ship-needs-crew-for-port = To attack the port where it is docked, your ship needs a crew aboard.
refusal-no-enemy-in-port = There is no enemy crew in the port where your ship is docked.
refusal-ship-needs-crew-for-shore = To attack ashore, your ship needs a crew aboard.
refusal-no-enemy-ashore = There is no enemy crew in the space closest to your ship.
refusal-ship-is-not-docked = There is no enemy ship of that suit docked at your port.
refusal-port-needs-crew-inside = To attack a crew next to it, your port needs a crew inside.
refusal-no-enemy-next-to-port = There is no enemy crew there, next to your port.
refusal-ports-do-not-touch = That port does not touch yours.
refusal-ports-need-crews = When a port attacks a port, both have a crew inside.

## Who is ahead, and how near the end is

source-home = Silver unloaded in Europe
source-docked = Silver aboard in Europe
source-aboard = Silver aboard at the isle
source-carried = Silver carried by crews

end-hidden =
    { $high ->
        [0] All mines are found
        [one] { $number } mine to be found
       *[other] { $number } mines to be found
    }
end-mines = { $number } silver left in the mines
end-large = { $number } silver on its way
end-quiet =
    { $high ->
        [one] { $number } more round without progress ends the game
       *[other] { $number } more rounds without progress end the game
    }
end-rounds =
    { $high ->
        [0] This is the last round
        [one] { $number } more round after this one
       *[other] { $number } more rounds after this one
    }

tie-tiles = Tiles of the isle
tie-crews = Crews on the isle
tie-strength = Values of the crews on the isle
tie-highest = Highest crew on the isle
