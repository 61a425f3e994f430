# What the command line says by itself while a game is played or shown. Games bring their own words.

seat = { $colour ->
    [blue] { $badge } (blue)
    [vermilion] { $badge } (vermilion)
    [green] { $badge } (green)
    [purple] { $badge } (purple)
    [gold] { $badge } (gold)
   *[slate] { $badge } (slate)
}

welcome = { $title } for { $players }, seed { $seed }. You play { $humans }. { $bots ->
    [0] Nobody else plays.
    [one] The other seat plays at random: better bots are still to come.
   *[other] The other seats play at random: better bots are still to come.
}
welcome-watching = { $title } for { $players }, seed { $seed }. All seats play at random.
welcome-hint = Type help for what you can type.
since = What happened:
asked = { $badge } to decide: { $question }
asked-plainly = choose one of these.
chance-next = Chance decides next.
over = The game is over.
won = { $winners ->
    [one] { $badges } wins with { $score } points.
   *[other] { $badges } win together with { $score } points.
}
left = You leave the game after { $plies } plies.
saved = Saved in { $file }.
not-saved = Cannot write { $file }: { $reason }.
save-needs-file = Say where: save game.json
unknown-input = I do not know "{ $typed }". Type a number of the list, an action such as { $sample }, or help.
unknown-number = The list goes from 1 to { $last }.
several = "{ $typed }" may be { $actions }. Which one?
not-allowed = { $action } is not allowed: { $reason } [{ $clause }]
allowed = { $action } is allowed now.
why-needs-action = Say what: why { $sample }
cannot-undo = You can take back only your own last decision, and not once dice or another player have spoken.
undone = Taken back: { $action }.
no-clause = No clause says "{ $query }".
rules-need-query = Say what: rules { $clause }, or a word: rules { $word }
many = { $number } actions are possible:
gain = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
}

help =
    You can type
      12                 the action with this number in the list
      graze 2,3          an action in its notation; its last part will do where it is clear
      why graze 2,3      why an action is not allowed, with the clause of the rules
      rules silk.raise   the clauses with this id, or with this word in them
      undo               take back your last decision
      options, board     show the list, or the board, again
      save game.json     write the record; serai play ... --from game.json goes on
      quit               leave
    Places: 2,3 is the tile in row 2, column 3. H2,3 is its upper side, V2,3 its left side,
    and as a corner 2,3 is its upper left one.
