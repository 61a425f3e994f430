# Lo que dice una pista: cómo cambia cada término de las valoraciones, en una frase. Una ganancia siempre
# es buena para ti. Lo que se puede contar (puntos, plata, losetas) lo dicen las palabras de cada juego.

reason-gain = A favor: { $term }.
reason-loss = En contra: { $term }.

term-others =
    { $change ->
        [gain] Tu rival más fuerte queda peor.
       *[loss] Tu rival más fuerte queda mejor.
    }
term-score =
    { $change ->
        [gain] Tienes más puntos.
       *[loss] Tienes menos puntos.
    }

silk-term-pastures =
    { $change ->
        [gain] Tus orugas están en mejores pastos.
       *[loss] Tus orugas están en peores pastos.
    }
silk-term-herd =
    { $change ->
        [gain] Tus orugas ocupan más losetas.
       *[loss] Tus orugas ocupan menos losetas.
    }
silk-term-danger =
    { $change ->
        [gain] Tus orugas están más a salvo del ookami.
       *[loss] El ookami amenaza a más orugas tuyas.
    }
silk-term-silkworm =
    { $change ->
        [gain] Te acercas a la mejora de las orugas.
       *[loss] Te alejas de la mejora de las orugas.
    }
silk-term-nurseries =
    { $change ->
        [gain] Tus criaderos valen más.
       *[loss] Tus criaderos valen menos.
    }

silk-road-term-sales =
    { $change ->
        [gain] Las próximas ciudades pagan más por lo que tienes.
       *[loss] Las próximas ciudades pagan menos por lo que tienes.
    }
silk-road-term-majorities =
    { $change ->
        [gain] Te acercas a la mayoría de una mercancía.
       *[loss] Tus mayorías de mercancías son menos seguras.
    }
silk-road-term-viziers =
    { $change ->
        [gain] Los próximos Grandes Visires pueden pagarte más.
       *[loss] Los próximos Grandes Visires pueden pagarte menos.
    }
silk-road-term-kept =
    { $change ->
        [gain] Guardas un Estafador o Regateador para más tarde.
       *[loss] Te queda un Estafador o Regateador menos para más tarde.
    }
silk-road-term-go =
    { $change ->
        [gain] Aún te toca una buena loseta en esta ciudad.
       *[loss] En esta ciudad queda menos para ti.
    }
silk-road-term-auction =
    { $change ->
        [gain] Quedas bien en la subasta del peón.
       *[loss] Quedas mal en la subasta del peón.
    }
silk-road-term-tie =
    { $change ->
        [gain] Ganarías un empate.
       *[loss] Perderías un empate.
    }

silver-isle-term-ground =
    { $change ->
        [gain] Tus cuadrillas se acercan a plata que hay en el suelo.
       *[loss] Tus cuadrillas quedan más lejos de la plata del suelo.
    }
silver-isle-term-mines =
    { $change ->
        [gain] Puedes extraer más plata de minas en tu tierra.
       *[loss] Puedes extraer menos plata de minas en tu tierra.
    }
silver-isle-term-rivals =
    { $change ->
        [gain] Te acercas a la plata de minas en tierra ajena.
       *[loss] Te alejas de la plata de minas en tierra ajena.
    }
silver-isle-term-unfound =
    { $change ->
        [gain] Tienes más posibilidades de hallar una mina rica propia.
       *[loss] Tienes menos posibilidades de hallar una mina rica propia.
    }
silver-isle-term-crews =
    { $change ->
        [gain] Tienes más cuadrillas en la isla y a bordo.
       *[loss] Tienes menos cuadrillas en la isla y a bordo.
    }
silver-isle-term-hunger =
    { $change ->
        [gain] Tu tierra alimenta mejor a tus cuadrillas.
       *[loss] Tu tierra alimenta peor a tus cuadrillas.
    }
silver-isle-term-port =
    { $change ->
        [gain] Los barcos tienen más sitio en tu puerto.
       *[loss] Los barcos tienen menos sitio en tu puerto.
    }
