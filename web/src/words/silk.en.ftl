# What only the board of Silk says, in English.
score-unit-silk =
    { $number ->
        [one] Silk Point
       *[other] Silk Points
    }
silk-price-die = Show what the { $face } can do
silk-best = best { $points }
silk-improvement = { $name }: { $points } Silk Points for whoever is first
silk-walls-left = Walls left: { $number }
silk-den = Worms in the den, each of them −1 at the end
silk-legend = What each of your worms brings:
silk-action-raise = raise
silk-action-herd = herd
silk-action-wall = wall
silk-action-nursery = nursery
silk-action-graze = graze
silk-action-ookami = ookami
silk-told-title = The board in words
silk-told-row = Row { $number }: { $tiles }.
silk-told-unlaid = not laid yet
silk-told-board = The ookami: { $ookami }. Walls: { $walls }.
silk-told-seat = { $name }. Shepherd: { $shepherd }. Mastiff: { $mastiff }. Nurseries: { $nurseries }. Worms: { $worms }.
silk-told-enclosure = Enclosure: { $tiles }. Controlled by: { $name }.
silk-seat-reserve =
    { $number ->
        [one] One worm in reserve
       *[other] { $number } worms in reserve
    }
silk-seat-nurseries =
    { $number ->
        [one] One nursery in reserve
       *[other] { $number } nurseries in reserve
    }
silk-seat-den =
    { $number ->
        [one] One worm in the den
       *[other] { $number } worms in the den
    }

guide-silk-1 = Welcome to the pastures. Your worms graze for Silk Points: count the tufts on a tile to see what each of your worms there would bring. Whoever has most at the end wins.
guide-silk-2 = What glows is what you may do now. Place your worms on the dry tiles; three fit on one. Everybody takes turns.
guide-silk-3 = Now your nursery, your shepherd and your mastiff, one at a time. Worms are raised beside a nursery. The shepherd builds, crosses walls and pushes mastiffs; the mastiff pushes the ookami.
guide-silk-4 = Every turn begins with a new worm: beside a nursery of yours, or where you have one.
guide-silk-5 = You rolled two dice. Each pays for the action with its number. A red tag is the price, in Silk Points, of turning the cheaper die that far, a green one what the action brings at best; 1 touches 6. Press a die to use just that one.
guide-silk-6 = Do what the die bought: choose something that glows. Point at it, or tap it once on a touch screen, and you see beforehand what will happen. Until the dice roll or another player decides, you can take it back.
guide-silk-7 = Grazing makes a tile barren. The ookami, a great wolf, captures worms it meets. Walls between nurseries score, and enclosures score at the end. Press anything that does not glow to hear why. Have fun!
