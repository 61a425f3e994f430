### Silver Isle en español. Los jugadores son las letras de sus palos; los lugares se escriben como en la notación.

## Nombres

suit-s = Soles
suit-a = Armas
suit-m = Lunas
suit-c = Coronas

coast-north = norte
coast-east = este
coast-south = sur
coast-west = oeste

phase-coasts = Sorteo de las costas
phase-drawer = Sorteo de la primera loseta
phase-draw = Robar una loseta
phase-lay = Colocar una loseta
phase-first = Sorteo del primer jugador
phase-port = Colocar los puertos
phase-starve = Hambre
phase-act = Actuar
phase-pay = Pagar el daño
phase-keep = Elegir un superviviente
phase-silver = Tomar la plata capturada
phase-discover = Descubrir una mina
phase-over = Fin de la partida

## Lo que se pregunta

prompt-coasts = El azar da a cada palo su costa.
prompt-drawer = El azar dice quién roba la primera loseta.
prompt-draw = El azar descubre la siguiente loseta.
prompt-lay = Tu loseta cabe en dos líneas: elige una.
prompt-first = El azar dice quién es el primer jugador.
prompt-port = Elige la línea por la que tu puerto se desliza hasta la isla.
prompt-starve = Una zona tiene más cuadrillas que losetas: elige la que vuelve a Europa.
prompt-act = Elige una acción o pasa.
prompt-pay = Has ganado y debes daño: retira una cuadrilla o cámbiala por otra menor de Europa.
prompt-keep = El daño no se puede pagar: elige la única cuadrilla que se queda.
prompt-silver = Elige la cuadrilla que toma una ficha capturada.
prompt-discover = Puedes descubrir aquí una mina: elige una casilla o renuncia.
prompt-over = La partida ha terminado.

## Acciones, como controles

action-assign-coasts = Norte, este, sur, oeste: { $order }
action-choose-drawer = { $seat } roba primero
action-draw-tile = Descubrir { $tile }
action-lay-tile = Colocar la loseta en la línea { $line }
action-choose-first = { $seat } es el primer jugador
action-place-port = Colocar tu puerto en la línea { $line }
action-starve = Dejar morir de hambre tu { $crew }
action-step = Mover tu { $crew } a { $place }
action-sail = Navegar a { $harbour }
action-load-crew = Embarcar tu { $crew }
action-load-silver =
    { $source ->
        [ground] Embarcar plata del suelo
       *[other] Embarcar la plata de tu { $source }
    }
action-unload-crew = Desembarcar tu { $crew }
action-unload-silver = Desembarcar plata
action-mine = Tu { $crew } extrae plata de { $seat }
action-claim = Tu { $crew } toma plata de { $place }
action-drop-silver = Tu { $crew } deja su plata en el suelo
action-attack = Tu { $crew } ataca { $place }
action-ship-attacks-ship = Tu barco ataca el barco de { $seat }
action-ship-attacks-shore = Tu barco ataca la orilla
action-port-attacks = Tu puerto ataca { $place }
action-port-attacks-ship = Tu puerto ataca el barco de { $seat }
action-pass = Terminar tu turno
action-remove = Retirar tu { $crew }
action-replace = Cambiar tu { $crew } por tu { $by }
action-keep = Conservar tu { $crew }
action-discover = Descubrir la mina en { $space }
action-decline = No descubrir aquí ninguna mina

## Sucesos

event-coasts-assigned = Las costas son { $north } al norte, { $east } al este, { $south } al sur y { $west } al oeste.
event-drawer-chosen = { $seat } roba la primera loseta.
event-tile-drawn = { $seat } roba { $face }.
event-tile-laid = { $face } se coloca en { $tile }.
event-tile-discarded = { $face } no cabe en ningún sitio y sale de la partida.
event-first-player-drawn = { $seat } es el primer jugador.
event-port-placed = { $seat } coloca el puerto en { $tile }.
event-turn-began = Es el turno de { $seat }.
event-turn-passed = { $seat } termina el turno.
event-crew-starved = Una cuadrilla de { $seat } pasa hambre en { $place } y vuelve a Europa.
event-crew-moved = Una cuadrilla de { $seat } va de { $start } a { $end }.
event-ship-sailed = El barco de { $seat } navega de { $start } a { $end }.
event-crew-loaded = Una cuadrilla de { $seat } embarca desde { $place }.
event-silver-loaded =
    { $source ->
        [crew] { $seat } embarca la plata que llevaba una cuadrilla en { $place }.
       *[ground] { $seat } embarca plata del suelo de { $place }.
    }
event-crew-unloaded = Una cuadrilla de { $seat } desembarca en { $place }.
event-silver-unloaded = { $seat } desembarca plata en { $place }.
# El dueño puede darse como `own`: quien actúa.
event-silver-mined = Una cuadrilla de { $seat } en { $place } extrae { $owner ->
        [own] plata de su propia mina
       *[other] plata de { $owner }
    }, quedan { $left }.
event-silver-claimed = Una cuadrilla de { $seat } en { $place } toma plata de { $source }.
event-silver-dropped = Una cuadrilla de { $seat } deja su plata en el puerto.
event-crew-named = La cuadrilla de { $seat } era la { $crew }.
event-tile-gained = { $seat } se hace con el control de { $tile }.
event-tile-taken = { $seat } le quita { $tile } a { $loser }.
event-mine-discovered = { $seat } descubre { $owner ->
        [own] su propia mina
       *[other] la mina de { $owner }
    } en { $space }, de valor { $value }.
event-discovery-declined = { $seat } no descubre { $owner ->
        [own] su propia mina
       *[other] la mina de { $owner }
    }.
event-fight-fought = { $seat } ataca a { $foe } desde { $start } en { $target }, { $ours } contra { $theirs }.
event-fight-won =
    { $damage ->
        [0] { $seat } vence a { $foe } sin daño.
       *[other] { $seat } vence a { $foe } y debe { $damage } de daño.
    }
event-fight-pushed = { $seat } y { $foe } son igual de fuertes.
event-crews-lost = { $seat } pierde { $crews }, de vuelta a Europa.
event-ship-lost = El barco de { $seat } se pierde y vuelve a empezar en Europa.
event-damage-lapsed = { $seat } no puede pagar { $damage } de daño.
event-crew-removed = { $seat } paga con la { $crew }.
event-crew-replaced = { $seat } cambia la { $crew } en { $place } por una cuadrilla menor.
event-crew-kept = { $seat } conserva solo la { $crew }.
event-silver-captured =
    { $number ->
        [one] { $seat } captura { $number } ficha.
       *[other] { $seat } captura { $number } fichas.
    }
event-score-counted =
    { $silver ->
        [one] { $seat } tiene { $silver } ficha en Europa.
       *[other] { $seat } tiene { $silver } fichas en Europa.
    }
event-game-won =
    { $winners ->
        [one] { $seat } gana, con { $silver } en Europa.
       *[other] { $seat } comparte la victoria, con { $silver } en Europa.
    }
event-game-ended =
    { $cause ->
        [silver] La partida ha terminado: toda la plata está en Europa.
        [quiet] La partida ha terminado: hace muchas rondas que nada avanza.
       *[limit] La partida ha terminado: se ha jugado la última ronda.
    }

## Negativas: el momento

refusal-game-is-over = La partida ha terminado: ya no se puede jugar nada.
refusal-chance-decides = Ahora decide el azar: espera la loseta o el sorteo.
refusal-seats-decide = Ahora decide un jugador, no el azar.
refusal-choose-a-line = Primero elige una línea para la loseta robada.
refusal-place-your-port = Es el momento de colocar tu puerto.
refusal-starve-first = Primero elige las cuadrillas que pasan hambre.
refusal-act-now = Elige ahora una de tus acciones o pasa.
refusal-pay-first = Primero el vencedor de la lucha paga el daño.
refusal-keep-one = Primero el vencedor de la lucha elige la cuadrilla que se queda.
refusal-take-silver-first = Primero el vencedor de la lucha toma la plata capturada.
refusal-discover-or-decline = Primero descubre la mina o renuncia.
refusal-no-action-left = Ya has gastado las dos acciones de este turno.

## Negativas: preparación

refusal-tile-is-drawn = Esta loseta ya se ha robado.
refusal-line-does-not-fit = La loseta no cabe ahí: elige una de las dos líneas más cercanas al centro.
refusal-port-needs-a-line = Elige una línea en la que haya una loseta de la isla.
refusal-port-cell-is-taken = Al final de esta línea hay otro puerto.
refusal-port-is-barred = Otro puerto está más afuera en esta línea, así que el tuyo no puede deslizarse.
refusal-port-hides-corners = Cada puerto debe conservar una esquina que solo toque el agua.

## Negativas: cuadrillas

refusal-crew-is-fed = Esta cuadrilla tiene comida: elige una de una zona con más cuadrillas que losetas.
refusal-crew-is-not-ashore = Esta cuadrilla no está en la isla ni en tu puerto.
refusal-space-is-not-next = Una cuadrilla va a una casilla de la isla contigua o a un puerto.
refusal-port-is-foreign = Las cuadrillas no pueden entrar en el puerto de otro jugador.
refusal-mine-is-in-the-way = En esta casilla hay una mina.
refusal-crew-is-in-the-way = En esta casilla hay otra cuadrilla.

## Negativas: barcos

refusal-ship-is-in-europe = Tu barco está en Europa.
refusal-corner-is-not-eligible = Los barcos están en esquinas que tocan exactamente una loseta.
refusal-ship-arrives-at-port = Desde Europa un barco llega a una esquina de su propio puerto.
refusal-ship-leaves-from-port = Un barco sale hacia Europa desde una esquina de su propio puerto.
refusal-ship-is-there = Tu barco ya está en esta esquina.
refusal-land-is-in-the-way = Hay tierra en medio: navega a una esquina a la vista.
refusal-crew-is-aboard = Esta cuadrilla ya está a bordo.
refusal-crew-is-not-closest = Esta cuadrilla no está en la casilla más cercana a tu barco.
refusal-silver-stays-in-europe = La plata que está en Europa se queda allí.
refusal-crew-is-not-aboard = Esta cuadrilla no está a bordo de tu barco.
refusal-no-silver-aboard = No hay plata a bordo de tu barco.
refusal-silver-not-onto-mine = No se puede dejar plata sobre una mina.

## Negativas: minas y plata

refusal-mine-is-not-found = Esta mina aún no se ha descubierto.
refusal-mine-is-not-next = Esta cuadrilla no está junto a la mina.
refusal-mine-needs-control = Solo extraes plata donde controlas la loseta.
refusal-mine-is-exhausted = Esta mina está agotada.
refusal-mine-needs-gained-tile = Elige una casilla de la loseta que acabas de ganar.
refusal-tile-has-mine = En esta loseta ya hay una mina.
refusal-mine-is-placed = Esta mina ya se ha descubierto.
refusal-mine-needs-free-space = Elige una casilla sin cuadrilla y sin plata.
refusal-crew-carries-silver = Esta cuadrilla ya lleva plata, y solo puede llevar una ficha.
refusal-crew-has-no-silver = Esta cuadrilla no lleva plata.
refusal-no-silver-there = Ahí no hay plata.
refusal-silver-is-not-next = Una cuadrilla toma plata de su propia casilla o de un lugar contiguo.
refusal-no-dropping = Las cuadrillas no dejan su plata en el suelo.
refusal-drop-in-port-only = Solo una cuadrilla en tu puerto puede dejar su plata.

## Negativas: luchas

refusal-port-fights-together = En un puerto todas las cuadrillas luchan juntas: ataca con el puerto.
refusal-target-is-not-next = El objetivo no está junto al atacante.
refusal-attack-needs-enemy = Ahí no hay enemigo que atacar.
refusal-port-is-empty = En ese puerto no hay ninguna cuadrilla.
refusal-ship-has-no-crew = Tu barco necesita una cuadrilla a bordo para atacar.
refusal-ship-is-elsewhere = Ese barco no está ahí.
refusal-port-has-no-crew = Tu puerto necesita una cuadrilla dentro para atacar.
refusal-crew-did-not-win = Esta cuadrilla no está entre las vencedoras de la lucha.
refusal-crew-is-not-in-reserve = El reemplazo debe haber estado en Europa cuando empezó la lucha.
refusal-payment-is-not-allowed = Un pago cubre el daño, te deja una cuadrilla y no tiene partes de más.
refusal-port-is-not-next = Ese puerto no está junto a tu cuadrilla.
refusal-port-is-yours = No atacas tu propio puerto.
refusal-ship-is-yours = No atacas tu propio barco.
refusal-ship-needs-crew-for-port = Para atacar el puerto donde está atracado, tu barco necesita una cuadrilla a bordo.
refusal-no-enemy-in-port = No hay ninguna cuadrilla enemiga en el puerto donde está atracado tu barco.
refusal-ship-needs-crew-for-shore = Para atacar en tierra, tu barco necesita una cuadrilla a bordo.
refusal-no-enemy-ashore = No hay ninguna cuadrilla enemiga en la casilla más cercana a tu barco.
refusal-ship-is-not-docked = No hay ningún barco enemigo de ese palo atracado en tu puerto.
refusal-port-needs-crew-inside = Para atacar a una cuadrilla contigua, tu puerto necesita una cuadrilla dentro.
refusal-no-enemy-next-to-port = Ahí no hay ninguna cuadrilla enemiga junto a tu puerto.
refusal-ports-do-not-touch = Ese puerto no toca el tuyo.
refusal-ports-need-crews = Cuando un puerto ataca a otro, los dos tienen una cuadrilla dentro.

## Quién va ganando, y cuánto falta para el final

source-home = Plata descargada en Europa
source-docked = Plata a bordo en Europa
source-aboard = Plata a bordo en la isla
source-carried = Plata que llevan las cuadrillas

end-hidden =
    { $high ->
        [0] Se han descubierto todas las minas
        [one] Falta { $number } mina por descubrir
       *[other] Faltan { $number } minas por descubrir
    }
end-mines = Plata que queda en las minas: { $number }
end-large = Plata en camino: { $number }
end-quiet =
    { $high ->
        [one] { $number } ronda más sin avances acaba la partida
       *[other] { $number } rondas más sin avances acaban la partida
    }
end-rounds =
    { $high ->
        [0] Esta es la última ronda
        [one] { $number } ronda más después de esta
       *[other] { $number } rondas más después de esta
    }

tie-tiles = Losetas de la isla
tie-crews = Cuadrillas en la isla
tie-strength = Valor de las cuadrillas en la isla
tie-highest = Cuadrilla más alta en la isla
