### The page's own words in English. The games' words stand beside the games, in Python's catalogues.

## Everywhere

home = Serai, to the lobby
main-menu = Main menu
skip-to-content = Skip to the content
rules = Rules
learn = Learn in three minutes
search-rules = Search the rules
found-in-rules =
    { $number ->
        [0] Nothing in the rules says this.
        [one] One place in the rules says this:
       *[other] { $number } places in the rules say this:
    }
contents = Contents
about = About
lamplight = Lamplight
sound = Sound
close = Close
back = Back
more = Seats, log, chat and more
yes = yes
no = no
loading = One moment…
try-again = Try again
to-lobby = To the lobby
to-table = To the table
copy = Copy
copied = Copied.
copy-yourself = The link is marked: copy it with Ctrl+C, or press on it and hold.
share = Share
zoom-in = Nearer
zoom-out = Farther
zoom-all = The whole board
board-of = The board of { $game }

seat-blue = blue circle
seat-vermilion = vermilion diamond
seat-green = green triangle
seat-purple = purple square
seat-gold = gold star
seat-slate = slate hexagon

## When something is not there

offline-title = The server does not answer
offline-text = Perhaps it is being restarted. Nothing is lost: your tables are kept.
missing-title = There is nothing here
missing-text = The address may have been cut off on its way to you.
no-table-title = There is no such table
no-table-text = The link may be incomplete. Ask for it again, or open a table of your own.
broken-title = Something went wrong here
no-learn-title = This page could not be fetched
no-rules-title = These rules could not be fetched
no-replay-title = There is no replay yet
no-replay-text = A game can be looked at again once it is over.
connecting = Coming to the table…
connecting-text = The page goes on by itself as soon as the server answers.
laying-out = Laying out the board…
reconnecting = The connection is lost. Coming back…

## The lobby

lobby-title = Come in, sit down, play
lobby-lead = Board games at one table: alone against bots, with friends by a link, or several of you at one screen. No account, just a name.
game-silk = Lead your silkworms from pasture to pasture, wall in land, and mind the wolf.
game-silk-road = Bid to lead the caravan from Chang'An to Antioch, and trade on the way.
game-silver-isle = Land, explore, dig for silver, and ship it home before the others do.
lobby-foot = Free, open and unofficial: the games are their makers'.
players-from-to = { $from } to { $to } players
players-number = { $number } players
time-silk = 45 minutes with friends, 15 against bots
time-silk-road = 60 minutes with friends, 15 against bots
time-silver-isle = 90 minutes with friends, 30 against bots
weight-silk = Learned in one game
weight-silk-road = Learned in one game
weight-silver-isle = Learned in two or three games
play-bots = Play { $game } against bots
opening = Opening…
preparing = { $game } is being prepared, this once. Its tables begin by themselves.
unprepared = { $game } could not be prepared.
set-up = Set up a table
bots = Bots
more-bots = More: other ways to play
your-turn-tables = Your turn
your-tables = Your tables
open-tables = Tables with an open seat
finished-tables = Finished
open-seat = open seat
your-turn-for = Your turn, for { $time } now
turn-of-for = { $name } to play, for { $time } now
waits-for-people =
    { $number ->
        [0] Begins soon
        [one] Has waited { $time } for one more
       *[other] Has waited { $time } for { $number } more
    }
a-moment = a moment
stage-running = being played
over-since = { $result }, { $day }
you-won = You won
you-play-as = You play as { $name }.
change-name = Another name
keep-name = Keep it
show-all = Show all { $number }
default-name = Traveller
default-friend = Friend { $number }

## Setting up

set-up-title = A table of { $game }
how-many = How many play?
who-sits-where = Who sits where?
who = Who
name = Name
level = Level
seat-number = Seat { $number }, { $colour }
kind-me = Me
kind-here = Somebody at this screen
kind-open = A friend, by link
kind-bot = A bot
kind-open-means = You get a link to send.
begins-silk = Who begins is drawn by lot: whoever rolls most places first. You play in the order of the seats.
begins-silk-road = Who holds the pawn first is drawn by lot. You sit in this order round the table.
begins-silver-isle = Who begins is drawn by lot. You play in the order of the seats.
mix-seats = Mix the seats
bot-random = Wanderer
bot-random-is = plays anything
bot-greedy = Trader
bot-greedy-is = takes what pays at once
bot-search = Seeker
bot-search-is = thinks ahead
bot-beginner = Novice
bot-beginner-is = learns like you
bot-easy = Pilgrim
bot-easy-is = easy
bot-medium = Merchant
bot-medium-is = a fair match
bot-hard = Sage
bot-hard-is = hard to beat
bot-expert = Master
bot-expert-is = thinks long and well
list-open-seats = Show open seats to everybody in the lobby
pace = Pace
pace-quick = Quick
pace-quick-means = a bot sits in after a minute away
pace-calm = Calm
pace-calm-means = a bot sits in after ten minutes away
pace-letters = By letter
pace-letters-means = take days if you like
options = House rules
options-changed =
    { $number ->
        [0] as usual
        [one] 1 changed
       *[other] { $number } changed
    }
options-reset = All as usual
usual-value = { $value } (usual)
options-lead = Where the rulebook is unclear, we chose. You may choose otherwise; each link leads to the ruling.
value-shortest = the shortest
value-longest = the longest
value-sum = all of them
value-in-contact = those in contact with it
value-all-built = all that are built
value-none = nothing
value-fewest-in-den = fewest worms in the den
value-west = to Antioch
value-east = to Chang'An
value-neutral = neutral
value-goods = with goods
value-public = openly
value-hidden = only what has run out
value-unlimited = as much as is needed
value-strict45 = the coins in the box
value-skip = no
value-play = yes
value-per-go = one
value-per-tile = two
value-after-first = after the first tile
value-before-first = before the first tile
value-next-gets-3 = is paid to the next
value-no-second = is not paid
value-all = all of them
value-fails = fails
value-only-with-goods = is not allowed
value-shared = share the win
value-money-then-goods = money decides, then goods
value-printed = as printed
value-random = by chance
value-arrived = on arrival
value-unloaded = once unloaded
value-closest = closest place
value-next = and next to it
value-survive = one crew stays
value-wiped-out = none stays
value-off = no
value-port = yes
could-not-open = The table could not be opened. Nothing is lost: try again.
open-table = Open the table

option-silk-nursery-min-distance = Sides between two nurseries at least
option-silk-mandatory-rescue = With an empty reserve, a worm is rescued from the den before the roll
option-silk-no-wilful-waste = A die that can be used goes before one that cannot
option-silk-raise-onto-ookami = A worm may be raised on the ookami's tile beside a nursery, to be captured
option-silk-connect-through-foreign-nursery = Walls connect past other people's nurseries
option-silk-multi-close = What scores when one wall closes several segments
option-silk-nursery-scores-segments = A new nursery scores the segments it closes
option-silk-long-wall-must-close = Only a closed segment is a Long Wall
option-silk-edge-encloses = The bare edge of the board fences enclosures
option-silk-enclosure-nurseries = Which of its controller's nurseries multiply the tiles of an enclosure
option-silk-latch-trigger = The end, once triggered, stays triggered
option-silk-tie-break = What decides between equal scores

option-silk-road-direction = Which way the caravan goes
option-silk-road-bonus-set = Which actions are printed on the five special cities
option-silk-road-open-counts = Everybody sees how much money and how many goods all have; kinds stay hidden
option-silk-road-supply-counts = Whether the supply is counted openly
option-silk-road-bank = How much money the bank has
option-silk-road-final-auction = An auction even when only the end is ahead
option-silk-road-barterer-tokens = What two tiles with a Barterer cost in turn tokens
option-silk-road-barterer-call = When a Barterer is announced
option-silk-road-vizier-after-tie = The second prize after a shared first
option-silk-road-vizier-tie-second = A second prize that several would share goes to
option-silk-road-thief-empty-victim = Robbing somebody who has no goods
option-silk-road-crook-on-bonus = A Crook may change a printed action
option-silk-road-crook-same-city = A Crook may be used where it was taken
option-silk-road-final-tie = Equal scores at the end

option-silver-isle-coasts = Which coast belongs to which suit
option-silver-isle-both-actions = Both actions of a turn must be used
option-silver-isle-mine-cap = The most silver that a mine can hold
option-silver-isle-silver-counts = When silver counts as being in Europe
option-silver-isle-ship-reach = From which ground a ship can take silver
option-silver-isle-least-damage = The least damage of a crew that wins alone
option-silver-isle-damage-short = Winners that cannot pay their damage
option-silver-isle-drop = A crew in its own port may lay its silver down, free
option-silver-isle-ask-for-silver = The winner of a fight gives out every token of captured silver
option-silver-isle-quiet-rounds = Rounds without progress that end the game (0: never)
option-silver-isle-limit-rounds = Rounds after which the game ends (0: never)
option-silver-isle-memory-aid = The page shows what everybody could remember about the crews

## Joining and waiting

join-title = You are invited to { $game }
your-name = Your name
sit-down = Sit down
sit-down-as = Sit down as { $name }
bad-invite = This link does not open this table. Ask for a new one.
bad-name = Choose another name: up to 24 signs that can be seen.
no-rematch = No new table could be opened. Try again.
wrong-link-title = This link opens no seat here
wrong-link-text = It may have been cut off on its way to you. Ask for it again. When the game begins, you can watch it here.
watch-waiting-text = This link is for watching: the game will be shown here as soon as it begins. To play, ask for the link to join.
host-without-seat = You host this table without a seat. The game begins by itself when every seat is taken.
could-not-join = You could not sit down. Somebody may have been faster.
seat-taken = Somebody was quicker: this seat is taken.
you-watch = You are watching.
waiting-title = { $game }: waiting for people
invite-text = Send this link to whoever shall play with you:
invite-link = Link to join
let-bot-sit = Let a bot sit here
send-bot-away = Send away
send-bot-away-from = Send away the bot on seat { $seat }
has-begun = The game has begun: its bots play on.
waiting-text = The game begins by itself when every seat is taken. You may close this page and come back.
bot = bot
you = you
away = away

## The table

what-is-asked = What is asked
your-turn = Your turn.
waiting-for = Waiting for { $name }.
chance-decides = Chance decides.
on-its-way = On its way…
game-over = The game is over.
which-one = Which one?
skip = Skip
take-back = Take back
hint = Hint
hint-says = { $bot } would play this turn:
hint-whole = All of the hint
hint-chance = Chance to win: { $percent } %.
no-hint = No hint came. Nothing is lost: ask again.
recap-before = What was done before
recap-after = What was done after
play-again = Play it again
must-be-seen = This concerns you
i-see = I see
your-steps = Your steps
change = { $before } → { $after } { $unit }.
then-you = Then: { $question }
then-other = Then { $name } decides.
then-chance = Then: { $question }
then-nobody = Then the game is over.
then-unknown = What comes next depends on what is hidden.
do-it = Do it
turn-of =
    { $name ->
        [you] Your turn, step by step
       *[other] The turn of { $name }, step by step
    }
step-is-done = (done)
step-is-now = (now)
step-is-ahead = (to come)
step-is-skipped = (left out)
the-rule = The rule
seats = Seats
beside-the-board = Beside the board
tab-log = Log
tab-choices = Choices
tab-chat = Chat
tab-table = Table
log-empty = Nothing has happened yet.
no-choices = There is nothing for you to choose now.
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
chat-too-fast = You write faster than the others can read: wait a moment, then send it again.
chat-unsaid = This line was not sent.
watch-link = To watch:
watchers =
    { $number ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
download-record = Download the record
tap-shows = On a touch screen, the first tap shows what a choice brings, and the second does it
motion = Movement on the board
guide-again = Show the guide again
leave = Leave: a bot plays on for me
leave-table = Leave this table
leaving-means = Your seat will be open for somebody else. While it is, the link brings you back.
leaving-host-means = Your seat will be open, and the table leaves your list. It waits on for whoever has the link, and for you.
stay = Stay
come-back = Come back and play on myself
substitute = Let a bot play for { $name }
away-for = { $name } has been away for { $time }.
bot-comes-in = A bot takes over in { $time }.
may-ask-in = You may ask for a bot in { $time }.
no-bot-came = No bot came. Ask again.
hand-over-title = { $name }, it is your turn
hand-over-text = Give the screen to the next person. Everybody else looks away.
hand-over-ready = I am { $name }: show me the board

dice-title = Fair dice
dice-text = All dice of this game were fixed before it began by a sealed secret and a contribution of every seat. The secret is opened at the end.
dice-seal = Seal:
dice-secret = Secret:
check-dice = Check the dice
dice-good = The dice are fair: { $drawn } draws in { $plies } plies come out the same again.
dice-bad = The dice do not come out the same: { $fault }

## The end, and again

result = Result
wins =
    { $number ->
        [0] The game is over
        [one] { $names } wins
       *[other] { $names } share the win
    }
points-any =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
points-silk =
    { $number ->
        [one] 1 Silk Point
       *[other] { $number } Silk Points
    }
points-silver-isle = { $number } silver
you-came-first =
    { $number ->
        [0] You won: what breaks a tie was on your side
       *[other] You won, { $points } ahead
    }
you-came =
    You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }, { $number ->
        [0] beaten only by what breaks a tie
       *[other] { $points } behind
    }
you-share = You share the win
place = Place { $place }
result-sources = What the scores are made of
result-sum = Score
source = Source
tie-decided = The best had equal scores. What decided: { $what } ({ $list }).
tie-stands = The best had equal scores, and nothing breaks the tie.
rematch = Play again
to-rematch = To the next game
replay = Look at it again
look-at-board = Look at the board
replay-start = The start.
step-back = One step back
step-on = One step on
run = Run
pause = Pause
moment = Moment
copy-moment = Copy a link to this moment
score-graph = The course of the scores
chances-to-win = Chances to win
eyes = Whose eyes
eyes-of = Seen by { $name }
win-chances = Chances to win: { $list }
eyes-everybody = All lies open
eyes-nobody = As a spectator saw it
turn-at =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn } of { $of }
    }
turn-number =
    { $number ->
        [0] Setting up.
       *[other] Turn { $number }.
    }
axis = by turns
steps = Steps
steps-turn = Turn by turn
steps-own = Own decisions
steps-ply = Every step
speed = Speed
speed-slow = Slow
speed-usual = Usual speed
speed-fast = Fast
play-from-here = Play on from here ({ $bot })

analysis = Analysis
analyse = Analyse this game
analysis-means = A strong bot looks at every decision and every roll: what they cost or gave, and what it would have done instead.
analysis-waiting = Other games come first. The analysis begins by itself.
analysis-running = The bot is looking through the game. You may look around meanwhile.
analysis-failed = The analysis failed. Nothing is lost: ask again.
analysis-too-many = Many analyses have been asked for: wait a minute, then ask again.
analysis-sums = Chance to win, added up over the game
analysis-seat = Seat
analysis-decisions = Decisions
analysis-lost = Lost by them
analysis-luck = By luck
analysis-note = Decisions are judged by what one could know then, luck by all that there was. Small numbers are within what a bot can tell.
analysis-turns = Turning points
turning-point = Turning point in turn { $number }: { $name } { $change }
turned-by-chance = Luck: { $name } { $change }
turned-by-choice = A decision: { $name } { $change }
analysis-costly = What cost most
analysis-found =
    { $number ->
        [0] nothing worth telling
        [one] one decision
       *[other] { $number } decisions
    }
costly-chance = Chance to win { $chance } %, with the best { $best } %
you-chose = You chose
chosen-by = { $name } chose
bot-would = { $bot } would have chosen
costly-why = Why: by the end of that turn
costly-instead = { $what }: { $best } { $unit } instead of { $played }
costly-other = { $name }, { $what }: { $best } { $unit } instead of { $played }
costly-better-for = What speaks for it: { $list }
show-moment = Show it

## The guide

guide = First-game guide
guide-skip = Skip
guide-next = Go on
guide-done = Play

## Learning a game

first-turn = Play your first turn
first-turn-means = A real game is waiting in the middle, and it is your turn. The page leads you through.
all-rules = All the rules


## About

about-title = About Serai
about-lead = A serai is the inn where caravans rest and people play. This one is open to everybody.
about-silk-title = Silk
about-silk-makers = A game by Luís Ranedo Torres, illustrated by Roc Espinet, published by Devir.
about-silk-text = Played here by the printed rules, English and Spanish, in our own words. Where the two differ or are silent we made rulings; the rules page lists every one.
about-silk-road-title = Silk Road
about-silk-road-makers = A game by Ted Cheatham and Bruno Faidutti, published by Z-Man Games in 2006.
about-silk-road-text = The rules are those of the rulebook. The printed map and the mix of tiles could not be found in full, so some cities, roads and tiles are reconstructed; the rules page says for each whether it is known, inferred or made up by us, and owners of the box can correct it.
about-silver-isle-title = Silver Isle
about-silver-isle-makers = A game for the piecepack by James Kyle, 2001, version 0.1b.
about-silver-isle-text = Played by the author's draft as far as it goes. What it leaves open is settled by rulings of ours, each of them listed.
about-unofficial-title = Unofficial, with respect
about-unofficial = The games, their names and their art belong to those who made them, and the boxes are well worth having. Serai is neither made nor endorsed by them. Words, drawings and code here are our own.
about-fair-title = Fair and private
about-fair = Bots see what you would see in their place, no more. Dice can be checked after every game. There are no accounts, no trackers and nothing from other servers: your browser keeps a cookie that says which seats are yours.
about-type-title = Type
about-docs = The documentation: hosting, bots, research, and how Serai is built
about-licences = The licences of everything this page is made of
about-type = Set in Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.

## A game without a board of its own

plain-facts = What lies on the table
plain-choices = What you may do
nothing = nothing

## Who is ahead, and what the others did

score-unit =
    { $number ->
        [one] point
       *[other] points
    }
score-now = { $score } { $unit } now
score-if-ended = { $score } { $unit } if the game ended now
if-ended = If the game ended now
coming-means = What is on its way does not count yet.
how-near-the-end = What ends the game, and how near that is

# Guests, and oneself

really = { $what }?
rather-not = Rather not
privacy = What is kept of you
take-games = Take your games along
forget-me = Forget me
forget-me-means = Your seats are given up, your name becomes a dash, and what you said is gone. Nobody can bring that back.
forgotten = You are forgotten here.
host-tools = For the host
send-away = Send { $name } away
send-away-waiting-means = The seat is open again. Who was sent away cannot come back, and there is a new link.
send-away-means = A bot has the seat from then on. Who was sent away cannot come back.
renew-invite = A new link
renew-invite-means = The link that you have sent does not work any more.
close-table = Close this table
close-table-means = The game ends for everybody, without a result.
closed-title = This table is closed
closed-text = The game ended here without a result.
chat-mute = Hide what { $name } says
chat-unmute = Show what { $name } says
chat-report = Report this line
chat-report-means = Whoever looks after this server will read it.
chat-reported = reported
