### Silk in English. A seat is who plays; `you` is whoever reads. Places are said by their names.

## Names

piece-shepherd = shepherd
piece-mastiff = mastiff
piece-ookami = ookami

pasture-dry = dry pasture
pasture-normal = normal pasture
pasture-leafy = leafy pasture
pasture-barren = barren ground

board-action-raise = raise a worm
board-action-herd = move the shepherd or the mastiff
board-action-wall = build a wall
board-action-nursery = build a nursery or regenerate a tile
board-action-graze = graze
board-action-ookami = move the ookami

direction-north = north
direction-east = east
direction-south = south
direction-west = west

improvement-silkworm = Silkworm
improvement-long-wall = Long Wall
improvement-enclosure = Enclosure
improvement-nursery = Nursery

## Whom sentences speak to

you = you

## Parts of sentences: they pick a name by a variable, and are only used by other messages

# The owner may be given as `own`: whoever acts, and is not the reader.
piece =
    { $piece ->
        [shepherd] { $owner ->
            [you] your { piece-shepherd }
            [own] their { piece-shepherd }
           *[other] { $owner }'s { piece-shepherd }
        }
        [mastiff] { $owner ->
            [you] your { piece-mastiff }
            [own] their { piece-mastiff }
           *[other] { $owner }'s { piece-mastiff }
        }
       *[ookami] the { piece-ookami }
    }

a-worm =
    { $owner ->
        [you] one of your worms
        [own] one of their own worms
       *[other] one of { $owner }'s worms
    }

pasture =
    { $pasture ->
        [dry] { pasture-dry }
        [normal] { pasture-normal }
        [leafy] { pasture-leafy }
       *[barren] { pasture-barren }
    }

direction =
    { $direction ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }

lies =
    { $lies ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
        [west] { direction-west }
        [north-west] { direction-north }-{ direction-west }
        [north-east] { direction-north }-{ direction-east }
        [south-west] { direction-south }-{ direction-west }
       *[south-east] { direction-south }-{ direction-east }
    }

edge =
    { $edge ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }

points =
    { $points ->
        [one] { $points } Silk Point
       *[other] { $points } Silk Points
    }

## Names, as sentences say them

grid = { $grid }
tile =
    { $by ->
        [den] the den tile
        [on] { $owner ->
            [you] { piece }'s tile
           *[other] the tile of { piece }
        }
        [beside] the { pasture } { lies } of { piece }
       *[grid] the { pasture } { $grid }
    }
side =
    { $by ->
        [between] between { $first } and { $second }
       *[edge] on the { edge } edge of { $first }
    }
corner =
    { $by ->
        [shepherd] the { lies } corner of { $owner ->
            [you] { piece }'s tile
           *[other] the tile of { piece }
        }
        [crossing] the crossing of { $first }, { $second }, { $third } and { $fourth }
        [rim] the corner of { $first } and { $second } on the { edge } edge
       *[outermost] the outer corner of { $first }
    }
way =
    { $how ->
        [off] { direction }, off the board
        [wrap] { direction }, round the edge to { tile }
       *[step] { direction } to { tile }
    }
dice = a { $low } and a { $high }
double = a double { $low }
board-action =
    { $action ->
        [raise] { board-action-raise }
        [herd] { board-action-herd }
        [wall] { board-action-wall }
        [nursery] { board-action-nursery }
        [graze] { board-action-graze }
       *[ookami] { board-action-ookami }
    }
improvement =
    { $improvement ->
        [silkworm] { improvement-silkworm }
        [long_wall] { improvement-long-wall }
        [enclosure] { improvement-enclosure }
       *[nursery] { improvement-nursery }
    }
score =
    { $score ->
        [one] { $score } Silk Point
       *[other] { $score } Silk Points
    }
score-below-zero = { score } below zero

## What is asked

prompt-lay = Chance lays the next tile.
prompt-first = Chance rolls to see who places first.
prompt-worms =
    { $of ->
        [one] Place the last of your worms.
       *[other] Place a worm, { $number } of { $of }.
    }
prompt-pieces =
    { $pieces ->
        [nursery-shepherd-mastiff] Place your nursery, your shepherd or your mastiff.
        [nursery-shepherd] Place your nursery or your shepherd.
        [nursery-mastiff] Place your nursery or your mastiff.
        [shepherd-mastiff] Place your shepherd or your mastiff.
        [nursery] Place your nursery.
        [shepherd] Place your shepherd.
       *[mastiff] Place your mastiff.
    }
prompt-raise =
    { $left ->
        [one] Raise your last worm before you roll the dice.
       *[other] Raise a worm before you roll the dice, one of { $left } in your reserve.
    }
prompt-roll = Chance rolls the dice.
prompt-dice =
    { $number ->
        [one] Choose what to use the { $face } for.
       *[other] Choose a die and what to use it for.
    }
prompt-action-raise = Choose a tile on which to raise a worm.
prompt-action-herd =
    { $piece ->
        [shepherd] Choose which way your shepherd goes.
        [mastiff] Choose which way your mastiff goes.
       *[both] Choose your shepherd or your mastiff, and which way it goes.
    }
prompt-action-wall = Choose a side for the wall.
prompt-action-nursery =
    { $what ->
        [build] Choose a corner for your nursery.
       *[regenerate] Choose a barren tile to regenerate.
    }
prompt-action-graze = Choose a tile to graze.
prompt-action-ookami = Choose which way the ookami goes.
prompt-push =
    { $piece ->
        [shepherd] { $owner ->
            [you] Choose which way your bumped shepherd goes.
           *[other] Choose which way the bumped shepherd of { $owner } goes.
        }
        [mastiff] { $owner ->
            [you] Choose which way your bumped mastiff goes.
           *[other] Choose which way the bumped mastiff of { $owner } goes.
        }
       *[ookami] Choose which way the bumped ookami goes.
    }
prompt-spread =
    { $owner ->
        [you] { $of ->
            [one] Choose where your bumped worm goes.
           *[other] Choose where your worm goes, { $number } of { $of } bumped.
        }
       *[other] { $of ->
            [one] Choose where the bumped worm of { $owner } goes.
           *[other] Choose where the worm of { $owner } goes, { $number } of { $of } bumped.
        }
    }
prompt-over = The game is over.

## The steps of a turn

step-worms = Worm { $number } of { $of }
step-pieces = Your pieces
step-worm = Worm
step-die =
    { $action ->
        [none] { $face ->
            [0] Die { $number }
           *[other] The { $face }
        }
       *[other] The { $face }: { board-action }
    }
step-next =
    { $seat ->
        [you] Then you
       *[other] Then { $seat }
    }

## What a choice brings

unit-points =
    { $number ->
        [one] Silk Point
       *[other] Silk Points
    }
unit-den =
    { $number ->
        [one] worm of yours in the den
       *[other] worms of yours in the den
    }
outlook-best =
    { $points ->
        [0] At best nothing comes of it.
       *[other] At best it brings { points }.
    }

## Actions, as controls

action-lay-den = Lay the den tile on { $tile }
action-lay-tile = Lay a tile of { pasture }
action-roll = Roll { $dice }
action-place-worm = Place a worm on { $tile }
action-place-shepherd = Place your shepherd on { $tile }
action-place-mastiff = Place your mastiff on { $tile }
action-build-nursery = Build a nursery on { $corner }
action-use-die = Use the rolled { $face } to { $deed }
action-lose-die = Give up the rolled { $face }
action-raise-worm = Raise a worm on { $tile }
action-move-shepherd = Move your shepherd { $direction }
action-move-mastiff = Move your mastiff { $direction }
action-build-wall = Build a wall { $side }
action-regenerate = Regenerate { $tile }
action-graze = Graze { $tile }
action-move-ookami = Move the ookami { $direction }
action-push = Send the bumped piece { $direction }
action-bump = Bump the worm { $direction }

## Events

event-den-tile-laid = The den tile is laid on { $tile }, and the ookami stands on it.
event-tile-laid = The tile on { $tile } is { pasture }.
event-rolled-for-first =
    { $seat ->
        [you] You roll { $dice } for the first placement.
       *[other] { $seat } rolls { $dice } for the first placement.
    }
event-roll-tied =
    { $seat ->
        [you] You tie for the highest roll and roll again.
       *[other] { $seat } ties for the highest roll and rolls again.
    }
event-placement-began =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } the first to place { $phase ->
        [worms] worms
       *[pieces] a nursery, a shepherd or a mastiff
    }.
event-worm-placed =
    { $seat ->
        [you] You place a worm on { $tile }.
       *[other] { $seat } places a worm on { $tile }.
    }
event-piece-placed =
    { $seat ->
        [you] You place your
       *[other] { $seat } places their
    } { $piece ->
        [shepherd] { piece-shepherd }
       *[mastiff] { piece-mastiff }
    } on { $tile }.
event-turn-began =
    { $seat ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
event-dice-rolled =
    { $seat ->
        [you] You roll { $dice }.
       *[other] { $seat } rolls { $dice }.
    }
event-die-used =
    { $price ->
        [0] { $seat ->
            [you] You use
           *[other] { $seat } uses
        }
       *[other] { $seat ->
            [you] You pay
           *[other] { $seat } pays
        } { $price ->
            [one] { $price } Silk Point
           *[other] { $price } Silk Points
        } and { $seat ->
            [you] use
           *[other] uses
        }
    } the rolled { $face } to { $action }.
event-die-lost =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } the rolled { $face }: nothing can be done with it.
event-worm-raised =
    { $seat ->
        [you] You raise a worm on { $tile }.
       *[other] { $seat } raises a worm on { $tile }.
    }
event-worm-rescued =
    { $seat ->
        [you] You rescue a worm from the den.
       *[other] { $seat } rescues a worm from the den.
    }
event-worm-bumped =
    { $seat ->
        [you] You bump
       *[other] { $seat } bumps
    } { a-worm } from { $start } to { $end }.
event-worm-pushed-off =
    { $seat ->
        [you] You push
       *[other] { $seat } pushes
    } { a-worm } off the board, { direction } of { $start }: it goes back to the reserve.
event-worms-captured =
    The ookami captures { $number ->
        [one] { $owner ->
            [you] one of your worms
           *[other] one of { $owner }'s worms
        }
       *[other] { $owner ->
            [you] { $number } worms of yours
           *[other] { $number } worms of { $owner }'s
        }
    } on { $tile }.
event-piece-moved =
    { $seat ->
        [you] You move
       *[other] { $seat } moves
    } { piece } from { $start } { $way ->
        [wrap] round the edge to
       *[step] to
    } { $end }.
event-piece-bumped =
    { $seat ->
        [you] You bump
       *[other] { $seat } bumps
    } { piece } from { $start } { $way ->
        [wrap] round the edge to
       *[step] to
    } { $end }.
event-nursery-built =
    { $seat ->
        [you] You build a nursery on { $corner }.
       *[other] { $seat } builds a nursery on { $corner }.
    }
event-wall-built =
    { $seat ->
        [you] You build a wall { $side }.
       *[other] { $seat } builds a wall { $side }.
    }
event-segment-scored =
    { $seat ->
        [you] You close a segment and score { points }.
       *[other] { $seat } closes a segment and scores { points }.
    }
event-improvement-claimed =
    { $seat ->
        [you] You win the { $improvement } Improvement and score { points }.
       *[other] { $seat } wins the { $improvement } Improvement and scores { points }.
    }
event-tile-grazed =
    { $seat ->
        [you] You graze { $tile } and score { $points ->
            [0] nothing
           *[other] { points }
        }.
       *[other] { $seat } grazes { $tile } and scores { $points ->
            [0] nothing
           *[other] { points }
        }.
    }
event-tile-regenerated =
    { $seat ->
        [you] You regenerate { $tile }: it is { pasture } again.
       *[other] { $seat } regenerates { $tile }: it is { pasture } again.
    }
event-end-triggered =
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } { $cause ->
        [points] reached the end score
        [walls] built the last wall
       *[barren] grazed the last pasture
    }: all others take one last turn.
event-score-counted =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } { points }, { $enclosures ->
        [one] { $enclosures } point
       *[other] { $enclosures } points
    } for enclosures and { $pastures ->
        [one] { $pastures } point
       *[other] { $pastures } points
    } for worms on pastures, less { $den ->
        [one] { $den } point
       *[other] { $den } points
    } for worms in the den, make { $score }.
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
    } with { $score }.
event-game-ended = The game is over.

## What others did, in a few words: phrases without a subject. The owner may be `own`.

recap-placed-worms =
    { $number ->
        [one] placed a worm
       *[other] placed { $number } worms
    }
recap-placed-piece =
    { $piece ->
        [shepherd] placed the { piece-shepherd }
       *[mastiff] placed the { piece-mastiff }
    }
recap-raised =
    { $number ->
        [one] raised a worm
       *[other] raised { $number } worms
    }
recap-rescued =
    { $number ->
        [one] rescued a worm from the den
       *[other] rescued { $number } worms from the den
    }
recap-nurseries =
    { $number ->
        [one] built a nursery
       *[other] built { $number } nurseries
    }
recap-walls =
    { $number ->
        [one] built a wall
       *[other] built { $number } walls
    }
recap-regenerated =
    { $number ->
        [one] regenerated a tile
       *[other] regenerated { $number } tiles
    }
recap-moved =
    { $piece ->
        [shepherd] moved their { piece-shepherd }
        [mastiff] moved their { piece-mastiff }
       *[ookami] moved the { piece-ookami }
    }
recap-bumped =
    { $number ->
        [one] bumped { a-worm }
       *[other] bumped { $number } { $owner ->
            [you] of your worms
           *[other] of { $owner }'s worms
        }
    }
recap-captured =
    { $owner ->
        [own] lost { $number ->
            [one] a worm of their own
           *[other] { $number } worms of their own
        } to the ookami
       *[other] had the ookami capture { $number ->
            [one] { a-worm }
           *[other] { $number } { $owner ->
                [you] of your worms
               *[other] of { $owner }'s worms
            }
        }
    }
recap-grazed =
    { $number ->
        [1] grazed once: { points }
        [2] grazed twice: { points }
       *[other] grazed { $number } times: { points }
    }
recap-segments = closed a segment: { points }
recap-improvement = won the { improvement } Improvement: { points }
recap-paid = paid { points } for turning dice
recap-lost-dice =
    { $number ->
        [one] lost a die
       *[other] lost { $number } dice
    }
recap-ended = brought on the end of the game

## Why a hint is good

hint-keeps = It keeps { $seat } from grazing { points }: at most { $left } { $left ->
        [one] is
       *[other] are
    } left to graze.
hint-lets = You could graze { points } next.
hint-ended = If the game ended now you would have { $after } instead of { $before } Silk Points.
hint-costs =
    { $seat ->
        [you] You would have
       *[other] { $seat } would have
    } { $number ->
        [one] { $number } Silk Point less
       *[other] { $number } Silk Points less
    } if the game ended now.
hint-gives =
    { $seat ->
        [you] You would have
       *[other] { $seat } would have
    } { $number ->
        [one] { $number } Silk Point more
       *[other] { $number } Silk Points more
    } if the game ended now.

## Refusals: the moment

refusal-game-is-over = The game is over: nothing more can be played.
refusal-chance-decides = Chance decides now: wait for the tiles or the dice.
refusal-place-worms = Everybody is placing worms now: choose a tile for your next one.
refusal-place-pieces = It is time to place your nursery, your shepherd or your mastiff.
refusal-raise-first = Raise a worm before you roll the dice.
refusal-choose-a-die = First choose one of your dice and what to use it for.
refusal-do-the-action = First finish the action of your die: choose where to do it.
refusal-push-the-piece = First choose which way the bumped piece goes.
refusal-spread-the-worms = First choose which way the next bumped worm goes.
refusal-seats-decide = A player decides now, not chance.

## Refusals: set-up

refusal-not-a-tile = This board has no such tile.
refusal-den-tile-first = The den tile is laid before all others.
refusal-tiles-all-drawn = No such tile is left to lay.
refusal-worm-needs-room = Three worms fill this tile already: choose one with room.
refusal-worm-on-dry = Choose a dry tile: worms begin there as long as one has room.
refusal-worm-on-normal = All dry tiles are full: choose a normal one for this worm.
refusal-worm-not-by-ookami = The ookami is standing there: choose another tile.
refusal-piece-stands-already = You have placed this one already: place another.
refusal-piece-needs-empty-tile = Something stands there: choose an empty tile.
refusal-piece-needs-own-worm = Choose a tile that shares a side with one where you have a worm.
refusal-nursery-needs-own-worm = Choose a corner of a tile where you have a worm.

## Refusals: the dice

refusal-no-such-die = You have no die that shows this number.
refusal-too-dear = You have too few Silk Points to turn the die that far.
refusal-rescue-finds-none = You have no worm in your reserve and none in the den.
refusal-raise-finds-no-tile = No tile can take a worm of yours, and as long as you have one in reserve you cannot rescue another.
refusal-no-step = Neither your shepherd nor your mastiff can make a step now.
refusal-no-ookami-step = The ookami cannot make a step now.
refusal-no-wall-site = No free side is connected to a nursery of yours.
refusal-no-nursery-site = No corner of your shepherd's tile can take a nursery: move the shepherd first.
refusal-nothing-to-regenerate = No empty barren tile lies next to a nursery of yours.
refusal-nothing-to-graze = You have worms on no tile that all its worms could leave.
refusal-die-has-options = This die can still be used, so you cannot give it up.
refusal-no-wilful-waste = Use the other die first: if this one is still of no use then, it is lost by itself.

## Refusals: raising

refusal-raise-needs-reserve = You have no worm left in your reserve.
refusal-raise-needs-room = Three worms fill this tile already: raise yours on another.
refusal-raise-needs-home = Raise a worm next to a nursery of yours, or where you already have a worm.
refusal-raise-needs-no-piece = A big piece stands there: choose a tile without one.

## Refusals: steps and bumps

refusal-step-meets-wall = A wall is in the way, and only shepherds cross walls.
refusal-wrap-meets-wall = A wall on the far edge of the board stops this piece from coming round it.
refusal-step-is-barred = The piece on that tile bars the way: a shepherd bumps mastiffs, a mastiff bumps the ookami.
refusal-step-meets-moved-piece = The piece on that tile has moved in this action already, so it cannot be bumped.
refusal-step-cannot-be-finished = Something that is bumped that way would have nowhere to go.
refusal-ookami-fears-mastiff = The ookami never enters a mastiff's tile.
refusal-worm-meets-wall = A wall keeps the worm from going that way.
refusal-worm-meets-outer-wall = A wall on the edge keeps the worm on the board.
refusal-worm-meets-piece = Worms cannot share a tile with a shepherd or a mastiff.
refusal-worm-meets-crowd = That tile is full: it holds three worms at most.

## Refusals: walls and nurseries

refusal-no-walls-left = No wall is left in the supply.
refusal-not-a-side = This board has no such side.
refusal-wall-stands-there = There is a wall on this side already.
refusal-wall-is-unconnected = The wall has to touch a nursery of yours, or a wall connected to one.
refusal-not-a-nursery-site = Choose a corner where two or four tiles meet: that is where nurseries stand.
refusal-nursery-stands-there = There is a nursery on this corner already.
refusal-nursery-too-near = This corner is too near another nursery.
refusal-nurseries-all-built = All your nurseries stand: regenerate a barren tile instead.
refusal-nursery-needs-shepherd = Choose a corner of the tile where your shepherd stands.
refusal-regenerate-needs-nurseries = You can regenerate tiles only when all four of your nurseries stand.
refusal-regenerate-needs-barren = Only barren tiles can be regenerated.
refusal-regenerate-needs-nursery-near = Choose a barren tile next to a nursery of yours.
refusal-regenerate-needs-empty = Something stands there: only empty tiles can be regenerated.

## Refusals: grazing

refusal-graze-needs-own-worm = Choose a tile where you have a worm.
refusal-graze-cannot-spread = Some worm on this tile would have nowhere to go, so you cannot graze here.

## Who is ahead, and how near the end is

source-points = Silk Points from turns
source-enclosures = Enclosures
source-pastures = Worms on pastures
source-den = Worms in the den

end-points =
    { $high ->
        [one] { $number } point to { $of }
       *[other] { $number } points to { $of }
    }
end-walls =
    { $high ->
        [one] { $number } wall left
       *[other] { $number } walls left
    }
end-pastures =
    { $high ->
        [one] { $number } tile not yet barren
       *[other] { $number } tiles not yet barren
    }
end-turns =
    { $high ->
        [0] This is the last turn
        [one] { $number } more turn after this one
       *[other] { $number } more turns after this one
    }

tie-den = Fewest worms in the den
