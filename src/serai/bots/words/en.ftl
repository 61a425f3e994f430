# What a hint says: how each term of the bots' evaluations changes, in a sentence. A gain is always good
# for you. What can be counted (points, silver, tiles) is told by the games' own words.

reason-gain = For it: { $term }.
reason-loss = Against it: { $term }.

term-others =
    { $change ->
        [gain] Your strongest rival stands worse.
       *[loss] Your strongest rival stands better.
    }
term-score =
    { $change ->
        [gain] You have more points.
       *[loss] You have fewer points.
    }

silk-term-pastures =
    { $change ->
        [gain] Your worms stand on better pastures.
       *[loss] Your worms stand on poorer pastures.
    }
silk-term-herd =
    { $change ->
        [gain] Your worms stand on more tiles.
       *[loss] Your worms stand on fewer tiles.
    }
silk-term-danger =
    { $change ->
        [gain] Your worms are safer from the ookami.
       *[loss] The ookami threatens more of your worms.
    }
silk-term-silkworm =
    { $change ->
        [gain] You get nearer to the Silkworm Improvement.
       *[loss] You get farther from the Silkworm Improvement.
    }
silk-term-nurseries =
    { $change ->
        [gain] Your nurseries are worth more.
       *[loss] Your nurseries are worth less.
    }

silk-road-term-sales =
    { $change ->
        [gain] The cities ahead pay more for what you have.
       *[loss] The cities ahead pay less for what you have.
    }
silk-road-term-majorities =
    { $change ->
        [gain] You come nearer to a majority of a good.
       *[loss] Your majorities of goods become less sure.
    }
silk-road-term-viziers =
    { $change ->
        [gain] The Grand Viziers ahead may pay you more.
       *[loss] The Grand Viziers ahead may pay you less.
    }
silk-road-term-kept =
    { $change ->
        [gain] You keep a Crook or Barterer for later.
       *[loss] You have one Crook or Barterer less for later.
    }
silk-road-term-go =
    { $change ->
        [gain] You still get a good tile in this city.
       *[loss] This city has less left for you.
    }
silk-road-term-auction =
    { $change ->
        [gain] You stand well in the auction for the pawn.
       *[loss] You stand badly in the auction for the pawn.
    }
silk-road-term-tie =
    { $change ->
        [gain] You would win a tie.
       *[loss] You would lose a tie.
    }

silver-isle-term-ground =
    { $change ->
        [gain] Your crews get nearer to silver on the ground.
       *[loss] Your crews are farther from silver on the ground.
    }
silver-isle-term-mines =
    { $change ->
        [gain] You can dig more silver in mines on your land.
       *[loss] You can dig less silver in mines on your land.
    }
silver-isle-term-rivals =
    { $change ->
        [gain] You get nearer to silver in mines on others' land.
       *[loss] You are farther from silver in mines on others' land.
    }
silver-isle-term-unfound =
    { $change ->
        [gain] You have better chances to find a rich mine of your own.
       *[loss] You have fewer chances to find a rich mine of your own.
    }
silver-isle-term-crews =
    { $change ->
        [gain] You have more crews on the isle and aboard.
       *[loss] You have fewer crews on the isle and aboard.
    }
silver-isle-term-hunger =
    { $change ->
        [gain] Your land feeds your crews better.
       *[loss] Your land feeds your crews worse.
    }
silver-isle-term-port =
    { $change ->
        [gain] Ships have more room at your port.
       *[loss] Ships have less room at your port.
    }
