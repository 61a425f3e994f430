# Lo que solo dice el tablero de Silk, en español.
score-unit-silk =
    { $number ->
        [one] punto de seda
       *[other] puntos de seda
    }
silk-price-die = Mostrar lo que puede hacer el { $face }
silk-best = hasta { $points }
silk-improvement = { $name }: { $points } puntos de seda para quien llegue primero
silk-walls-left = Muros restantes: { $number }
silk-den = Orugas en la cueva, cada una −1 al final
silk-legend = Lo que da cada oruga tuya:
silk-action-raise = criar
silk-action-herd = guiar
silk-action-wall = muro
silk-action-nursery = criadero
silk-action-graze = pastar
silk-action-ookami = ookami
silk-told-title = El tablero en palabras
silk-told-row = Fila { $number }: { $tiles }.
silk-told-unlaid = aún sin poner
silk-told-board = El ookami: { $ookami }. Muros: { $walls }.
silk-told-seat = { $name }. Pastor: { $shepherd }. Mastín: { $mastiff }. Criaderos: { $nurseries }. Orugas: { $worms }.
silk-told-enclosure = Cercado: { $tiles }. Lo controla: { $name }.
silk-seat-reserve =
    { $number ->
        [one] Una oruga en reserva
       *[other] { $number } orugas en reserva
    }
silk-seat-nurseries =
    { $number ->
        [one] Un criadero en reserva
       *[other] { $number } criaderos en reserva
    }
silk-seat-den =
    { $number ->
        [one] Una oruga en la cueva
       *[other] { $number } orugas en la cueva
    }

guide-silk-1 = Te damos la bienvenida a los pastos. Tus orugas pastan para ganar puntos de seda: cuenta las matas de una loseta para ver lo que daría cada oruga tuya que haya allí. Gana quien más tenga al final.
guide-silk-2 = Lo que brilla es lo que puedes hacer ahora. Coloca tus orugas en las losetas secas; caben tres en cada una. Se juega por turnos.
guide-silk-3 = Ahora tu criadero, tu pastor y tu mastín, de uno en uno. Las orugas se crían junto a un criadero. El pastor construye, cruza muros y empuja mastines; el mastín empuja al ookami.
guide-silk-4 = Cada turno empieza con una oruga nueva: junto a un criadero tuyo o donde ya tengas una.
guide-silk-5 = Has tirado dos dados. Cada uno paga la acción de su número. Una etiqueta roja es el precio, en puntos de seda, de girar hasta allí el dado más barato, y una verde lo que da la acción como mucho; el 1 toca el 6. Pulsa un dado para usar justo ese.
guide-silk-6 = Haz lo que compró el dado: elige algo que brilla. Señálalo, o tócalo una vez en una pantalla táctil, y ves antes qué ocurrirá. Hasta que rueden los dados o decida otro jugador, puedes deshacerlo.
guide-silk-7 = Pastar deja la loseta yerma. El ookami, un gran lobo, captura las orugas que encuentra. Los muros entre criaderos puntúan, y los cercados puntúan al final. Pulsa lo que no brilla para saber por qué. ¡Que te diviertas!
