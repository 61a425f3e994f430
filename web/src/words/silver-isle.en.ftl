# What only the board of Silver Isle says, in English.
score-unit-silver-isle =
    { $number ->
        [one] silver token
       *[other] silver tokens
    }
silver-isle-board = The sea chart of Silver Isle
silver-isle-nearer = Nearer
silver-isle-farther = Farther
silver-isle-whole = The whole chart
silver-isle-coast = Coast of { $suit }
silver-isle-europe = Europe
silver-isle-aboard = Aboard
silver-isle-tiles = tiles
silver-isle-ashore = ashore
silver-isle-mine = mine
silver-isle-push = Equal: both sides go back to Europe.
silver-isle-owes = The winner pays { $damage } damage.
silver-isle-free = The winner pays nothing.
silver-isle-place-ashore = ashore
silver-isle-place-sea = at sea
silver-isle-place-port = in port
silver-isle-place-ship = aboard
silver-isle-place-europe = in Europe
silver-isle-called-europe = Europe
silver-isle-called-port-s = the port of Suns
silver-isle-called-port-a = the port of Arms
silver-isle-called-port-m = the port of Moons
silver-isle-called-port-c = the port of Crowns
silver-isle-silver = with silver
silver-isle-pick-crew = Your { $crew }, { $place }: choose what it does
silver-isle-pick-ship = Your ship: choose what it does
silver-isle-told = { $suit }, { $player }. Port { $port }. Ship { $ship }. Crews: { $crews }. Mine: { $mine }. Silver in Europe: { $silver }.

guide-silver-isle-build = The isle is built tile by tile. Each suit's tiles are laid from its own coast; where two lines are as good, you choose.
guide-silver-isle-port = Slide your port up to the isle. Keep its corners in open water: your ship arrives and leaves there.
guide-silver-isle-europe = Your six crews wait in Europe. Load some of them onto your ship. Only you know which coin is worth what.
guide-silver-isle-sail = Sail to your port, then along the coast to any corner in sight: the dotted courses. You have two actions a turn.
guide-silver-isle-land = Put a crew ashore. The tile that it enters is yours, and its shore shows your colour.
guide-silver-isle-mine = When you gain a tile you may find a mine there. The farther it lies from its port, the more silver is in it.
guide-silver-isle-fight = Attack crews next to you: coins are turned up, the higher sum wins and pays for the loser's strength. A 0 never survives a fight.
guide-silver-isle-food = Each tile of an area feeds one crew. What is too many goes back to Europe when your turn begins.
guide-silver-isle-end = Carry silver to your ship and home to Europe. The most silver there wins. Fair winds!
