# Lo que dice una pista: los términos de las valoraciones y cómo se cuenta un cambio.
# Una ganancia siempre es buena para ti: lo que la valoración resta (peligro, hambre, orugas en la cueva,
# los puntos de los demás) lleva el nombre de su alivio.

reason-gain = A favor: { $term }.
reason-loss = En contra: { $term }.
term-others = daño a tu rival más fuerte
term-score = puntos

silk-term-points = puntos de seda
silk-term-enclosures = cercados
silk-term-pastures = orugas en buen pasto
silk-term-herd = losetas con orugas tuyas
silk-term-den = orugas fuera de la cueva
silk-term-danger = seguridad frente al ookami
silk-term-silkworm = la mejora de las orugas
silk-term-nurseries = criaderos
silk-term-tempo = lo poco que falta para tu turno

silk-road-term-money = dinero
silk-road-term-goods = mercancías
silk-road-term-sales = lo que darán tus mercancías más adelante
silk-road-term-majorities = mercancías de las que tienes más que nadie
silk-road-term-viziers = premios de los Grandes Visires que quedan
silk-road-term-kept = Estafadores y Regateadores guardados
silk-road-term-go = lo que este mercado aún te ofrece
silk-road-term-auction = lo que da o cuesta la subasta
silk-road-term-tie = el desempate

silver-isle-term-europe = plata en Europa
silver-isle-term-aboard = plata que tu barco lleva a casa
silver-isle-term-carried = plata que llevan tus cuadrillas
silver-isle-term-ground = plata en el suelo cerca de tus cuadrillas
silver-isle-term-mines = plata de las minas que controlas
silver-isle-term-rivals = plata de otras minas a tu alcance
silver-isle-term-unfound = tu propia mina, aún por descubrir
silver-isle-term-crews = cuadrillas en la isla y a bordo
silver-isle-term-tiles = losetas que controlas
silver-isle-term-hunger = comida para tus cuadrillas
silver-isle-term-port = esquinas para barcos en tu puerto
silver-isle-term-tempo = acciones que aún te quedan en esta ronda
