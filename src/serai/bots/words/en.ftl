# What a hint says: the terms of the bots' evaluations, and how a change of them is told.
# A gain is always good for you: a term that the evaluation takes off (danger, hunger, worms in the den,
# the others' points) is named by its relief.

reason-gain = For it: { $term }.
reason-loss = Against it: { $term }.
term-others = harm to your strongest rival
term-score = points

silk-term-points = Silk Points
silk-term-enclosures = enclosures
silk-term-pastures = worms on good pasture
silk-term-herd = tiles that your worms stand on
silk-term-den = worms kept out of the den
silk-term-danger = safety from the ookami
silk-term-silkworm = the Silkworm Improvement
silk-term-nurseries = nurseries
silk-term-tempo = how soon it is your turn

silk-road-term-money = money
silk-road-term-goods = goods
silk-road-term-sales = what your goods will sell for ahead
silk-road-term-majorities = goods of which you have the most
silk-road-term-viziers = prizes of the Grand Viziers ahead
silk-road-term-kept = Crooks and Barterers that you keep
silk-road-term-go = what this market has still to offer you
silk-road-term-auction = what the auction brings or costs
silk-road-term-tie = the tie-break

silver-isle-term-europe = silver in Europe
silver-isle-term-aboard = silver that your ship brings home
silver-isle-term-carried = silver that your crews carry
silver-isle-term-ground = silver on the ground near your crews
silver-isle-term-mines = silver in the mines that you hold
silver-isle-term-rivals = silver in other mines within your reach
silver-isle-term-unfound = your own mine, still to be found
silver-isle-term-crews = crews on the isle and aboard
silver-isle-term-tiles = tiles that you control
silver-isle-term-hunger = food for your crews
silver-isle-term-port = corners for ships at your port
silver-isle-term-tempo = actions that you still have in this round
