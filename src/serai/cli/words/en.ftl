# What the command line says by itself while a game is played or shown. Games bring their own words.

seat =
    { $colour ->
        [blue] { $badge } (blue)
        [vermilion] { $badge } (vermilion)
        [green] { $badge } (green)
        [purple] { $badge } (purple)
        [gold] { $badge } (gold)
        [suns] { $badge } (Suns)
        [arms] { $badge } (Arms)
        [moons] { $badge } (Moons)
        [crowns] { $badge } (Crowns)
       *[slate] { $badge } (slate)
    }
you = you
bot = bot
gain =
    { $points ->
        [one] { $sign }{ $points } point
       *[other] { $sign }{ $points } points
    }

## Coming and going

welcome =
    { $bots ->
        [0] { $title } for { $players }, seed { $seed }. You play all seats.
        [one] { $title } for { $players }, seed { $seed }. You play { $humans }. The bot { $bot } plays the other seat.
       *[other] { $title } for { $players }, seed { $seed }. You play { $humans }. The bot { $bot } plays the other seats.
    }
welcome-watching = { $title } for { $players }, seed { $seed }. The bot { $bot } plays all seats.
welcome-hint = Type help to see what you can type, hint to be advised.
left =
    { $plies ->
        [one] You leave the game after { $plies } ply.
       *[other] You leave the game after { $plies } plies.
    }
bot-crashed = The bot { $bot } has failed ({ $error }): { $badge } plays at random from now on.
bot-stood-in =
    { $why ->
        [slow] The bot { $bot } has not answered in time: another bot decided for { $badge }.
        [refused] The bot { $bot } was refused an answer: another bot decided for { $badge }.
        [unusable] The bot { $bot } has named no offer: another bot decided for { $badge }.
        [spent] The bot { $bot } has spent its tokens: another bot decided for { $badge }.
       *[unreachable] The bot { $bot } cannot be reached: another bot decided for { $badge }.
    }
bot-illegal = The bot { $bot } chose what is not allowed: { $badge } plays at random from now on.
over = The game is over.
won =
    { $winners ->
        [one] { $badges } wins with { score }.
       *[other] { $badges } win together with { score }.
    }
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## What is asked

run = { $from } to { $to }, in this list { $first } to { $last }
asked-plainly = Choose one of these.
chance-next = Chance decides next.
hand-over = The screen is for { $badge } now: nobody else looks, please. Press Enter to see it.
unknown-input = I do not know "{ $typed }". Type a number of the list, an action such as { $sample }, or help.
unknown-number = The list goes from 1 to { $last }.
several = "{ $typed }" may be { $actions }. Which one?
not-allowed = { $action } is not allowed: { $reason } [{ $clause }]
allowed = { $action } is allowed now.

## Orders

say-what = Say what: { $order } { $sample }
hint = What the bot { $bot } would do in your place, the best first, how the turn goes on, and why:
hint-chance = { $percent } % to win
undone = Taken back: { $action }.
cannot-undo = You can take back only your own last decision, and not once dice or another player have spoken.
saved = Saved in { $file }.
not-saved = Cannot write { $file }: { $reason }.
no-clause = No clause is called "{ $query }" or says it.
help =
    You can type
      a number        the action with this number in the list
      an action       in its notation, such as { $sample };
                      its last part will do where it is clear
      why ACTION      why it is not allowed, with the clause of the rules
      rules CLAUSE    the clauses with this id, or with this word in them
      hint            what the strongest bot would do in your place, and why
      undo            take back your last decision
      options         the list again
      board           the board again
      save FILE       write the record; serai play ... --from FILE goes on with it
      quit            leave

## After the game

analysis-seat = seat
analysis-decisions = decisions
analysis-lost = win chance lost
analysis-luck = luck
analysis-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1) } %
analysis-dearest = { $name }: the decisions that cost most
analysis-choice = ply { $ply }{ $remark }: { $played } ({ $chance } % to win); better: { $best } ({ $better } %)
analysis-flawless = None that cost a percentage point or more.
analysis-outcomes = Where luck mattered most
analysis-outcome = ply { $ply }: { $outcome } { $changes }
analysis-note = Lost: how much better the search's choice was, from what the seat knew then. Luck: how much better the outcomes were than the average ones. Percentage points of the chance to win, with { $iterations } iterations a question; small numbers are noise.

## A game that nobody has drawn

yes = yes
no = no
