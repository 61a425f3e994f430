# Lo que solo dice el tablero de Silk Road, en español.
silk-road-board = La Ruta de la Seda, de Chang'An en el este a Antioch en el oeste
silk-road-overview = Toda la ruta: elige qué muestra el mapa
silk-road-nearer = Más cerca
silk-road-farther = Más lejos
silk-road-whole = Todo el tablero
silk-road-supply = Reserva
silk-road-ahead = Las próximas ciudades
silk-road-no-tiles = Aquí no quedan losetas.
silk-road-revealed = ¿Cuánto muestras de esto: { $good }?
silk-road-final = Dinero + mercancías + mayorías
silk-road-decides = decide
silk-road-passes = pasa
silk-road-ready = listo
silk-road-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
silk-road-shield = Tu dinero: { $money } de plata
silk-road-shields-closed = Mercancías y dinero están tras los biombos.
silk-road-has-pawn = tiene el peón
silk-road-tokens = fichas de turno
silk-road-money = plata
silk-road-goods = mercancías
silk-road-behind = el resto está tras el biombo
silk-road-do-pass = Pasar
silk-road-do-fifty = 84 y más
silk-road-do-sell-pawn = Venderlo
silk-road-do-keep-pawn = Guardarlo
silk-road-do-decline = Renunciar
silk-road-do-done = Basta
silk-road-do-spend-barterer = Otra loseta
silk-road-told-here = La caravana está en { $city }. Losetas: { $tiles }
silk-road-told-ahead = Un camino lleva a { $city }. Losetas: { $tiles }

guide-silk-road-road = Una sola caravana para todos recorre la Ruta de la Seda. Cada ciudad del camino tiene un mercado; un viaje tiene 12 o 13 etapas.
guide-silk-road-shield = Tus mercancías y tu plata están tras tu biombo: solo tú las ves. Al final cuenta la plata, cada mercancía vale 1, y tener más que nadie de una vale 2 más.
guide-silk-road-auction = Antes de cada movimiento se subasta el peón, pues quien lo tiene es el jefe. Puja una vez o pasa. El titular lo vende por la puja más alta, o paga esa puja y se lo queda.
guide-silk-road-ways = El guía elige el camino, así que mira adelante: estas losetas esperan en las próximas ciudades. Compra en el este, vende en el oeste.
guide-silk-road-tile = En el mercado tomas una loseta. Debajo de cada una está lo que te daría ahora. También puedes tomarla para que otros no la tengan.
guide-silk-road-pass = Después das el peón a alguien que aún no ha jugado. Quien se queda sin loseta tiene el peón en la próxima subasta.
guide-silk-road-end = Eso es todo. Pulsa lo que no brilla para saber por qué; ¡buen viaje!
