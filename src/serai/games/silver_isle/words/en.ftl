### Silver Isle in English. Seats are suits' letters, or `you` for whoever reads; what `naming.py` calls is given
### by its name, everything else as the notation writes it.

## Names

# Whoever reads: the other messages ask for it.
you = you

seat-s = Sun
seat-a = Arms
seat-m = Moon
seat-c = Crown

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

## Names of things: see `naming.py` and `naming_places.py`

europe = Europe
crew = { suit-one } { $value }
no-crew = nobody
face = the { suit-one } tile { $value }
order = { $north }, { $east }, { $south }, { $west }
mine =
    { $seat ->
        [you] your mine
       *[other] { $seat }'s mine
    }
ship-of =
    { $seat ->
        [you] your ship
       *[other] { $seat }'s ship
    }
line-end = the { end } end of the { $nth ->
        [1] { side-adjective }most { line }
       *[other] { nth } { line } from the { side }
    }
port =
    { $port ->
        [you] your port
       *[other] the { suit-name }' port
    }
space =
    { $shape ->
        [aside] the { side-adjective } space { away } { of-port }
        [off] the space { off } { of-port }
       *[straight] the space { away } { of-port }
    }
tile =
    { $shape ->
        [off] the tile { off-tiles } { of-port }
       *[straight] { $nth ->
            [1] the tile { wind } { of-port }
           *[other] the { nth } tile { wind } { of-port }
        }
    }
port-cape =
    { $side ->
        [only] the cape { of-port }
       *[other] the { side } cape { of-port }
    }
coast-cape =
    { $side ->
        [only] the cape of the { coast } coast
       *[other] { $nth ->
            [1] the { side-adjective }most cape of the { coast } coast
           *[other] the { nth-cape } cape of the { coast } coast, from the { side }
        }
    }
quarter = the { wind } of the tile

# Seen from the crew that acts.
towards = the { wind }
space-beside =
    { $wind ->
        [here] its own space
       *[other] the space to its { wind }
    }
foe-beside = { foe-crew } to its { wind }
foe = { foe-crew } in { space }

## Parts of sentences, only used by other messages

suit-one =
    { $suit ->
        [s] Sun
        [a] Arms
        [m] Moon
       *[c] Crown
    }
suit-name =
    { $suit ->
        [s] Suns
        [a] Arms
        [m] Moons
       *[c] Crowns
    }
of-port = of { port }
foe-crew =
    { $foe ->
        [you] your crew
       *[other] { $foe }'s crew
    }
away =
    { $far ->
        [1] just { wind }
       *[other] { $far } steps { wind }
    }
off =
    { $rows ->
        [one] 1 step { along }
       *[other] { $rows } steps { along }
    } and { $columns } { across }
off-tiles =
    { $rows ->
        [one] 1 tile { along }
       *[other] { $rows } tiles { along }
    } and { $columns } { across }
# English has no need of these: a wind is called as it is written.
wind = { $wind }
along = { $along }
across = { $across }
side = { $side }
end = { $end }
coast = { $coast }
side-adjective =
    { $side ->
        [north] northern
        [east] eastern
        [south] southern
       *[west] western
    }
line =
    { $line ->
        [column] column
       *[row] row
    }
nth =
    { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    }
nth-cape = { nth }
# The owner may be given as `own`: whoever acts.
whose-mine =
    { $owner ->
        [own] { $seat ->
            [you] your own mine
           *[other] their own mine
        }
        [you] your mine
       *[other] { $owner }'s mine
    }
tokens =
    { $number ->
        [one] 1 silver token
       *[other] { $number } silver tokens
    }

## What is asked

prompt-coasts = Chance gives each suit its coast.
prompt-drawer = Chance says who draws the first tile.
prompt-draw = Chance turns up the next tile.
prompt-lay = The tile fits at two ends of the isle: choose one.
prompt-first = Chance says who is the first player.
prompt-port = Place your port, { $number } of { $of }: choose the end of the isle at which it lies.
prompt-starve =
    { $number ->
        [one] An area has more crews than tiles: choose the crew that goes back to Europe.
       *[other] An area has more crews than tiles: choose one that goes back to Europe, of { $number } crews in all.
    }
prompt-act =
    { $left ->
        [0] Lay a silver token down in your port, or end your turn.
        [one] Choose a crew, your ship or your port: 1 action is left.
       *[other] Choose a crew, your ship or your port: { $left } actions are left.
    }
prompt-pay = You won and owe { $damage } damage: remove a crew, or replace one by a smaller crew from Europe.
prompt-keep = You cannot pay the { $damage } damage: choose the one crew that stays.
prompt-silver =
    { $number ->
        [one] Choose the crew that takes the captured silver token.
       *[other] Choose a crew that takes one of { $number } captured silver tokens.
    }
prompt-discover =
    { $owner ->
        [you] You may discover your mine here: choose a space, or leave it.
       *[other] You may discover the mine of { $owner } here: choose a space, or leave it.
    }
prompt-over = The game is over.

## The steps of a turn

turn-round = Round { $number }
step-tile = Tile { $number } of { $of }
step-port = Port { $number } of { $of }
step-food =
    { $hungry ->
        [0] Food: { $crews ->
            [one] { $crews } crew
           *[other] { $crews } crews
        }, { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }
       [one] Food: { $hungry } crew too many
       *[other] Food: { $hungry } crews too many
    }
step-action =
    { $action ->
        [step] Crew moved
        [sail] Ship sailed
        [load-crew] Crew loaded
        [load-silver] Silver loaded
        [unload-crew] Crew ashore
        [unload-silver] Silver ashore
        [mine] Silver dug
        [claim] Silver taken
        [ship-claims] Silver taken
        [attack] Attack
        [ship-attacks-ship] Attack
        [ship-attacks-shore] Attack
        [port-attacks] Attack
        [port-attacks-ship] Attack
       *[none] Action { $number }
    }

## What a choice brings

unit-home =
    { $number ->
        [one] silver token at home
       *[other] silver tokens at home
    }
unit-aboard =
    { $number ->
        [one] token aboard
       *[other] tokens aboard
    }
unit-carried =
    { $number ->
        [one] token carried ashore
       *[other] tokens carried ashore
    }
unit-tiles =
    { $number ->
        [one] tile
       *[other] tiles
    }
unit-ashore =
    { $number ->
        [one] crew ashore
       *[other] crews ashore
    }
outlook-fight =
    { $crews ->
        [one] A fight: your strength of { $ours } against a crew of { $foe }, worth { $least } to { $most }.
       *[other] A fight: your strength of { $ours } against { $crews } crews of { $foe }, worth { $least } to { $most } together.
    }
outlook-fight-known =
    { $crews ->
        [one] A fight: your strength of { $ours } against a crew of { $foe }, worth { $least }.
       *[other] A fight: your strength of { $ours } against { $crews } crews of { $foe }, worth { $least } together.
    }
outlook-fight-unknown =
    { $crews ->
        [one] A fight: your strength of { $ours } against an unknown crew of { $foe }.
       *[other] A fight: your strength of { $ours } against { $crews } unknown crews of { $foe }.
    }
outlook-fight-empty = Your strength of { $ours } against an empty ship of { $foe }.
doubt-pass =
    { $left ->
        [one] 1 action is left: end your turn all the same?
       *[other] { $left } actions are left: end your turn all the same?
    }

## Actions, as controls

action-assign-coasts = North, east, south, west: { $order }
action-choose-drawer = { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } first
action-draw-tile = Turn up { $tile }
action-lay-tile = Lay the tile at { $line }
action-choose-first = { $seat ->
        [you] You are
       *[other] { $seat } is
    } the first player
action-place-port = Place your port at { $line }
action-starve = Send your { $crew } back to Europe
action-step = Move your { $crew } to { $place }
action-sail = Sail to { $harbour }
action-load-crew = Take your { $crew } aboard
action-load-silver =
    { $source ->
        [ground] Take a silver token aboard from the ground
       *[other] Take the silver token of your { $source } aboard
    }
action-unload-crew = Put your { $crew } ashore
action-unload-silver = Put a silver token ashore
action-mine = Let your { $crew } dig in { $seat }
action-claim = Let your { $crew } take a silver token from { $place }
action-ship-claims = Let your ship take a silver token from { $place }
action-drop-silver = Let your { $crew } lay its silver token down
action-attack = Let your { $crew } attack { $place }
action-attack-ship = Let your { $crew } attack { $seat }
action-ship-attacks-ship = Let your ship attack { $seat }
action-ship-attacks-shore = Let your ship attack the shore
action-port-attacks = Let your port attack { $place }
action-port-attacks-ship = Let your port attack { $seat }
action-pass = End your turn
action-remove = Pay with your { $crew }
action-replace = Replace your { $crew } by your { $by }
action-keep = Keep your { $crew } alone
action-discover = Discover the mine in { $space }
action-decline = Leave the mine undiscovered

## Events

event-coasts-assigned = The coasts are { $north } in the north, { $east } in the east, { $south } in the south and { $west } in the west.
event-drawer-chosen =
    { $seat ->
        [you] You draw the first tile.
       *[other] { $seat } draws the first tile.
    }
event-tile-drawn =
    { $seat ->
        [you] You draw { $face }.
       *[other] { $seat } draws { $face }.
    }
event-tile-laid = { $face } is laid at { $tile }.
event-tile-discarded = { $face } fits nowhere and is out of the game.
event-first-player-drawn =
    { $seat ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
event-port-placed =
    { $seat ->
        [you] You place your port at { $tile }.
       *[other] { $seat } places their port at { $tile }.
    }
event-turn-began =
    { $seat ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
event-turn-passed =
    { $seat ->
        [you] You end your turn.
       *[other] { $seat } ends their turn.
    }
event-crew-starved =
    { $seat ->
        [you] Your crew in { $place } starves
       *[other] { $seat }'s crew in { $place } starves
    } and goes back to Europe.
event-crew-moved =
    { $seat ->
        [you] You move a crew to { $end }.
       *[other] { $seat } moves a crew to { $end }.
    }
event-ship-sailed =
    { $seat ->
        [you] You sail to { $end }.
       *[other] { $seat } sails to { $end }.
    }
event-crew-loaded =
    { $seat ->
        [you] You take a crew aboard from { $place }.
       *[other] { $seat } takes a crew aboard from { $place }.
    }
event-silver-loaded =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } a silver token aboard from { $source ->
        [crew] the crew in { $place }
       *[ground] the ground in { $place }
    }.
event-crew-unloaded =
    { $seat ->
        [you] You put a crew ashore in { $place }.
       *[other] { $seat } puts a crew ashore in { $place }.
    }
event-silver-unloaded =
    { $seat ->
        [you] You put a silver token ashore in { $place }.
       *[other] { $seat } puts a silver token ashore in { $place }.
    }
event-silver-mined =
    { $seat ->
        [you] Your crew
       *[other] { $seat }'s crew
    } in { $place } digs 1 silver token in { whose-mine }: { $left ->
        [0] it is exhausted
        [one] 1 is left
       *[other] { $left } are left
    }.
event-silver-claimed =
    { $seat ->
        [you] Your crew
       *[other] { $seat }'s crew
    } in { $place } takes a silver token from { $source }.
event-silver-dropped =
    { $seat ->
        [you] Your crew lays its silver token down in your port.
       *[other] { $seat }'s crew lays its silver token down in their port.
    }
event-crew-named =
    { $seat ->
        [you] It is your { $crew }.
       *[other] It is { $seat }'s { $crew }.
    }
event-tile-gained =
    { $seat ->
        [you] You gain { $tile }.
       *[other] { $seat } gains { $tile }.
    }
event-tile-taken =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $tile } from { $loser }.
event-mine-discovered =
    { $seat ->
        [you] You discover
       *[other] { $seat } discovers
    } { whose-mine } in { $space }, with { $value ->
        [one] 1 silver token
       *[other] { $value } silver tokens
    }.
event-discovery-declined =
    { $seat ->
        [you] You leave
       *[other] { $seat } leaves
    } { whose-mine } undiscovered.
event-fight-fought =
    { $seat ->
        [you] You attack
       *[other] { $seat } attacks
    } { $target }: { $ours } against { $theirs }, { $winner ->
        [you] you win
        [none] nobody wins
       *[other] { $winner } wins
    }.
event-fight-won =
    { $damage ->
        [0] { $seat ->
            [you] You win
           *[other] { $seat } wins
        } against { $foe } without damage.
       *[other] { $seat ->
            [you] You win
           *[other] { $seat } wins
        } against { $foe } and { $seat ->
            [you] owe
           *[other] owes
        } { $damage } damage.
    }
event-fight-pushed = Equally strong: { $seat } and { $foe } lose every crew in the fight.
event-crews-lost =
    { $seat ->
        [you] You lose { $crews } to Europe.
       *[other] { $seat } loses { $crews } to Europe.
    }
event-ship-lost =
    { $seat ->
        [you] Your ship is lost and starts again in Europe.
       *[other] { $seat }'s ship is lost and starts again in Europe.
    }
event-damage-lapsed =
    { $seat ->
        [you] You cannot pay
       *[other] { $seat } cannot pay
    } the { $damage } damage.
event-crew-removed =
    { $seat ->
        [you] You pay with { $crew }.
       *[other] { $seat } pays with { $crew }.
    }
event-crew-replaced =
    { $seat ->
        [you] You replace
       *[other] { $seat } replaces
    } { $crew } in { $place } by a smaller crew.
event-crew-kept =
    { $seat ->
        [you] You keep { $crew } alone.
       *[other] { $seat } keeps { $crew } alone.
    }
event-silver-captured =
    { $seat ->
        [you] You capture { tokens }.
       *[other] { $seat } captures { tokens }.
    }
event-score-counted =
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } { $silver ->
        [one] 1 silver token
       *[other] { $silver } silver tokens
    } in Europe.
event-game-won =
    { $seat ->
        [you] You { $winners ->
            [one] win
           *[other] share the win
        }
       *[other] { $seat } { $winners ->
            [one] wins
           *[other] shares the win
        }
    }, with { $silver ->
        [one] 1 silver token
       *[other] { $silver } silver tokens
    } in Europe.
event-game-ended =
    { $cause ->
        [silver] The game is over: all silver is in Europe.
        [quiet] The game is over: nothing has come of it for many rounds.
       *[limit] The game is over: the last round has been played.
    }

## What others did, in a few words: phrases without a subject. The owner may be `own`.

recap-placed-port = placed their port
recap-moved =
    { $number ->
        [one] moved a crew to { $end }
       *[other] moved crews { $number } steps, the last to { $end }
    }
recap-sailed = sailed to { $end ->
        [europe] { europe }
       *[other] { $end }
    }
recap-starved =
    { $number ->
        [one] lost a crew to hunger
       *[other] lost { $number } crews to hunger
    }
recap-loaded-crews =
    { $number ->
        [one] took a crew aboard
       *[other] took { $number } crews aboard
    }
recap-loaded-silver = took { tokens } aboard
recap-unloaded-crews =
    { $number ->
        [one] put a crew ashore
       *[other] put { $number } crews ashore
    }
recap-mined = dug { tokens }
recap-claimed = picked up { tokens }
recap-gained-tiles =
    { $number ->
        [one] gained a tile
       *[other] gained { $number } tiles
    }
recap-brought-home = brought { tokens } home to Europe
recap-put-ashore = put { tokens } ashore
recap-took-tiles =
    { $number ->
        [one] took a tile from { $loser }
       *[other] took { $number } tiles from { $loser }
    }
recap-discovered = discovered { $owner ->
        [you] your mine
        [own] their own mine
       *[other] { $owner }'s mine
    } with { tokens }
recap-attacked = attacked { $foe } { $result ->
        [won] and won
        [lost] and lost
       *[even] and nobody won
    }
recap-captured = { $seat ->
        [own] captured
        [you] you captured
       *[other] { $seat } captured
    } { tokens }
recap-lost-ship = { $seat ->
        [own] their ship was lost
        [you] your ship was lost
       *[other] { $seat }'s ship was lost
    }

## Why a hint is good

hint-ended = If the game ended now you would have { $after } instead of { $before } silver tokens.
hint-costs =
    { $seat } would have { $number ->
        [one] { $number } silver token less
       *[other] { $number } silver tokens less
    } if the game ended now.
hint-gives =
    { $seat } would have { $number ->
        [one] { $number } silver token more
       *[other] { $number } silver tokens more
    } if the game ended now.

## Refusals: the moment

refusal-game-is-over = The game is over: nothing more can be played.
refusal-chance-decides = Chance decides now: wait for the tile or the lot.
refusal-seats-decide = A player decides now, not chance.
refusal-choose-a-line = First choose where the tile lies that was drawn.
refusal-place-your-port = It is time to place your port.
refusal-starve-first = First choose the crews that starve.
refusal-act-now = Choose one of your actions now.
refusal-pay-first = First the winner of the fight pays the damage.
refusal-keep-one = First the winner of the fight chooses the crew that stays.
refusal-take-silver-first = First the winner of the fight takes the captured silver.
refusal-discover-or-decline = First discover the mine, or decline.
refusal-no-action-left = Both actions of this turn are spent.
refusal-both-actions-are-used = You use both actions of your turn, as long as you can take any.

## Refusals: set-up

refusal-tile-is-drawn = This tile has been drawn already.
refusal-line-does-not-fit = The tile does not fit there: choose one of the two ends nearest to the middle.
refusal-port-needs-a-line = Choose a row or column in which an isle tile lies.
refusal-port-cell-is-taken = Another port lies at this end.
refusal-port-is-barred = Another port lies farther out, so yours cannot be slid in.
refusal-port-hides-corners = Each port must keep a cape: a corner that touches nothing but water.

## Refusals: crews

refusal-crew-is-fed = This crew has enough to eat: choose one of an area with more crews than tiles.
refusal-crew-is-not-ashore = This crew is neither on the isle nor in your port.
refusal-space-is-not-next = A crew moves to a space of the isle next to it, or to a port.
refusal-port-is-foreign = Crews cannot enter another player's port.
refusal-mine-is-in-the-way = A mine is in this space.
refusal-crew-is-in-the-way = Another crew is in this space.

## Refusals: ships

refusal-ship-is-in-europe = Your ship is in Europe.
refusal-corner-is-not-eligible = Ships lie at capes: corners that touch exactly one tile.
refusal-ship-arrives-at-port = From Europe a ship arrives at a cape of its own port.
refusal-ship-leaves-from-port = A ship leaves for Europe from a cape of its own port.
refusal-ship-is-there = Your ship is at this cape already.
refusal-land-is-in-the-way = Land is in the way: sail to a cape in sight.
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
refusal-silver-is-not-closest = Your ship takes silver from the ground of its closest place only.
refusal-silver-is-closest = Silver in the closest place is loaded from the ground.
refusal-no-dropping = Crews do not lay down their silver.
refusal-drop-in-port-only = Only a crew in your port may lay down its silver.

## Refusals: fights

refusal-port-fights-together = In a port all crews fight together: attack with the port.
refusal-crew-attacks-no-ship = Crews on the isle cannot attack ships; ships and ports can.
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
