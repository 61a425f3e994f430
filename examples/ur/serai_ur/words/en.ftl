game = Cast the lots and race your pieces home, past the other's or over them.
time = A quarter of an hour
weight = Learned in a minute
begins = Seat 1 begins.
option-pieces = How many pieces each seat has
refusal-game-is-over = The game is over.
refusal-lots-first = The lots are cast first.
refusal-seats-decide = Nobody waits for the lots.
refusal-no-piece-there = You have no piece there.
refusal-too-far = That is farther than home.
refusal-own-piece-ahead = A piece of yours stands there.
refusal-flower-is-safe = On the flower for both a piece is safe.
prompt = Choose a piece to move.
action-cast = The lots show { $marks }
action-move = { $place ->
        [start] Start with a new piece
       *[other] Move the piece on { $place }
    }
event-lots-cast = The lots show { $marks } for { $seat }.
event-piece-moved = { $goal ->
        [home] A piece of { $seat } comes home.
       *[other] A piece of { $seat } goes to { $goal }.
    }
event-piece-sent-back = A piece of { $seat } has to start again.
field-turn = Turn
field-steps = Steps
field-road = Pieces
field-start = start
field-home = home
