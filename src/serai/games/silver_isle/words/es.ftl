### Silver Isle en español. Los jugadores son las letras de sus palos, o `you` para quien lee; lo que nombra
### `naming.py` llega ya con su nombre, todo lo demás como lo escribe la notación.

## Nombres

# Quien lee: los demás mensajes preguntan por esta palabra.
you = tú

seat-s = Sol
seat-a = Armas
seat-m = Luna
seat-c = Corona

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

## Nombres de cosas: véanse `naming.py` y `naming_places.py`

europe = Europa
crew = { suit-one } { $value }
no-crew = nadie
face = la loseta { suit-one } { $value }
order = { $north }, { $east }, { $south }, { $west }
mine =
    { $seat ->
        [you] tu mina
       *[other] la mina de { $seat }
    }
ship-of =
    { $seat ->
        [you] tu barco
       *[other] el barco de { $seat }
    }
line-end = el extremo { end } de la { $nth ->
        [1] { line } { side-adjective }
       *[other] { nth } { line } desde el { side }
    }
port =
    { $port ->
        [you] tu puerto
       *[other] el puerto de { suit-name }
    }
space =
    { $shape ->
        [aside] la casilla { side } { away } { of-port }
        [off] la casilla { off } { of-port }
       *[straight] la casilla { away } { of-port }
    }
tile =
    { $shape ->
        [off] la loseta { off-tiles } { of-port }
       *[straight] { $nth ->
            [1] la loseta al { wind } { of-port }
           *[other] la { nth } loseta al { wind } { of-port }
        }
    }
port-cape =
    { $side ->
        [only] el cabo { of-port }
       *[other] el cabo { side } { of-port }
    }
coast-cape =
    { $side ->
        [only] el cabo de la costa { coast }
       *[other] { $nth ->
            [1] el cabo { side-adjective } de la costa { coast }
           *[other] el { nth-cape } cabo de la costa { coast } desde el { side }
        }
    }
quarter = el { wind } de la loseta

# Vistos desde la cuadrilla que actúa.
towards = el { wind }
space-beside =
    { $wind ->
        [here] su propia casilla
       *[other] la casilla al { wind }
    }
foe-beside = { foe-crew } al { wind }
foe = { foe-crew } en { space }

## Partes de frases, que solo usan otros mensajes

suit-one =
    { $suit ->
        [s] Sol
        [a] Armas
        [m] Luna
       *[c] Corona
    }
suit-name =
    { $suit ->
        [s] los Soles
        [a] las Armas
        [m] las Lunas
       *[c] las Coronas
    }
of-port =
    { $port ->
        [you] de tu puerto
       *[other] del puerto de { suit-name }
    }
foe-crew =
    { $foe ->
        [you] tu cuadrilla
       *[other] la cuadrilla de { $foe }
    }
away =
    { $far ->
        [1] justo al { wind }
       *[other] a { $far } pasos al { wind }
    }
off =
    { $rows ->
        [one] a 1 paso al { along }
       *[other] a { $rows } pasos al { along }
    } y { $columns } al { across }
off-tiles =
    { $rows ->
        [one] a 1 loseta al { along }
       *[other] a { $rows } losetas al { along }
    } y { $columns } al { across }
wind =
    { $wind ->
        [north] norte
        [northeast] noreste
        [east] este
        [southeast] sureste
        [south] sur
        [southwest] suroeste
        [west] oeste
       *[northwest] noroeste
    }
along =
    { $along ->
        [north] norte
       *[south] sur
    }
across =
    { $across ->
        [east] este
       *[west] oeste
    }
side =
    { $side ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
side-adjective = más al { side }
end =
    { $end ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
coast =
    { $coast ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
line =
    { $line ->
        [column] columna
       *[row] fila
    }
nth =
    { $nth ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
       *[8] octava
    }
nth-cape =
    { $nth ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
       *[8] octavo
    }
# El dueño puede darse como `own`: quien actúa.
whose-mine =
    { $owner ->
        [own] { $seat ->
            [you] tu propia mina
           *[other] su propia mina
        }
        [you] tu mina
       *[other] la mina de { $owner }
    }
tokens =
    { $number ->
        [one] 1 ficha de plata
       *[other] { $number } fichas de plata
    }

## Lo que se pregunta

prompt-coasts = El azar da a cada palo su costa.
prompt-drawer = El azar dice quién roba la primera loseta.
prompt-draw = El azar descubre la siguiente loseta.
prompt-lay = La loseta cabe en dos extremos de la isla: elige uno.
prompt-first = El azar dice quién es el primer jugador.
prompt-port = Coloca tu puerto, el { $number } de { $of }: elige el extremo de la isla en el que estará.
prompt-starve =
    { $number ->
        [one] Una zona tiene más cuadrillas que losetas: elige la que vuelve a Europa.
       *[other] Una zona tiene más cuadrillas que losetas: elige una que vuelve a Europa, de { $number } cuadrillas en total.
    }
prompt-act =
    { $left ->
        [0] Deja una ficha de plata en tu puerto o termina tu turno.
        [one] Elige una cuadrilla, tu barco o tu puerto: te queda 1 acción.
       *[other] Elige una cuadrilla, tu barco o tu puerto: te quedan { $left } acciones.
    }
prompt-pay = Has ganado y debes { $damage } de daño: retira una cuadrilla o cámbiala por otra menor de Europa.
prompt-keep = El daño de { $damage } no se puede pagar: elige la única cuadrilla que se queda.
prompt-silver =
    { $number ->
        [one] Elige la cuadrilla que toma la ficha de plata capturada.
       *[other] Elige una cuadrilla que toma una de las { $number } fichas de plata capturadas.
    }
prompt-discover =
    { $owner ->
        [you] Puedes descubrir aquí tu mina: elige una casilla o déjala.
       *[other] Puedes descubrir aquí la mina de { $owner }: elige una casilla o déjala.
    }
prompt-over = La partida ha terminado.

## Los pasos de un turno

turn-round = Ronda { $number }
step-tile = Loseta { $number } de { $of }
step-port = Puerto { $number } de { $of }
step-food =
    { $hungry ->
        [0] Comida: { $crews ->
            [one] { $crews } cuadrilla
           *[other] { $crews } cuadrillas
        }, { $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }
       [one] Comida: sobra { $hungry } cuadrilla
       *[other] Comida: sobran { $hungry } cuadrillas
    }
step-action =
    { $action ->
        [step] Paso de una cuadrilla
        [sail] Viaje del barco
        [load-crew] Cuadrilla a bordo
        [load-silver] Plata a bordo
        [unload-crew] Cuadrilla a tierra
        [unload-silver] Plata a tierra
        [mine] Plata extraída
        [claim] Plata tomada
        [ship-claims] Plata tomada
        [attack] Ataque
        [ship-attacks-ship] Ataque
        [ship-attacks-shore] Ataque
        [port-attacks] Ataque
        [port-attacks-ship] Ataque
       *[none] Acción { $number }
    }

## Lo que trae una elección

unit-home =
    { $number ->
        [one] ficha de plata en casa
       *[other] fichas de plata en casa
    }
unit-aboard =
    { $number ->
        [one] ficha a bordo
       *[other] fichas a bordo
    }
unit-carried =
    { $number ->
        [one] ficha llevada en tierra
       *[other] fichas llevadas en tierra
    }
unit-tiles =
    { $number ->
        [one] loseta
       *[other] losetas
    }
unit-ashore =
    { $number ->
        [one] cuadrilla en tierra
       *[other] cuadrillas en tierra
    }
outlook-fight =
    { $crews ->
        [one] Un combate: tu fuerza de { $ours } contra una cuadrilla de { $foe }, que vale de { $least } a { $most }.
       *[other] Un combate: tu fuerza de { $ours } contra { $crews } cuadrillas de { $foe }, que valen juntas de { $least } a { $most }.
    }
outlook-fight-known =
    { $crews ->
        [one] Un combate: tu fuerza de { $ours } contra una cuadrilla de { $foe }, que vale { $least }.
       *[other] Un combate: tu fuerza de { $ours } contra { $crews } cuadrillas de { $foe }, que valen juntas { $least }.
    }
outlook-fight-unknown =
    { $crews ->
        [one] Un combate: tu fuerza de { $ours } contra una cuadrilla desconocida de { $foe }.
       *[other] Un combate: tu fuerza de { $ours } contra { $crews } cuadrillas desconocidas de { $foe }.
    }
outlook-fight-empty = Tu fuerza de { $ours } contra un barco vacío de { $foe }.
doubt-pass =
    { $left ->
        [one] Te queda 1 acción: ¿terminar el turno de todos modos?
       *[other] Te quedan { $left } acciones: ¿terminar el turno de todos modos?
    }

## Acciones, como controles

action-assign-coasts = Norte, este, sur, oeste: { $order }
action-choose-drawer =
    { $seat ->
        [you] Robas
       *[other] { $seat } roba
    } primero
action-draw-tile = Descubrir { $tile }
action-lay-tile = Colocar la loseta en { $line }
action-choose-first =
    { $seat ->
        [you] Eres
       *[other] { $seat } es
    } quien empieza
action-place-port = Colocar tu puerto en { $line }
action-starve = Enviar tu { $crew } de vuelta a Europa
action-step = Mover tu { $crew } hacia { $place }
action-sail = Navegar hasta { $harbour }
action-load-crew = Embarcar tu { $crew }
action-load-silver =
    { $source ->
        [ground] Embarcar una ficha de plata del suelo
       *[other] Embarcar la ficha de plata de tu { $source }
    }
action-unload-crew = Desembarcar tu { $crew }
action-unload-silver = Desembarcar una ficha de plata
action-mine = Extraer plata con tu { $crew } en { $seat }
action-claim = Tomar una ficha de plata con tu { $crew } en { $place }
action-ship-claims = Tomar con tu barco una ficha de plata de { $place }
action-drop-silver = Dejar en el suelo la ficha de plata de tu { $crew }
action-attack = Atacar con tu { $crew } { $place }
action-attack-ship = Atacar con tu { $crew } { $seat }
action-ship-attacks-ship = Atacar con tu barco { $seat }
action-ship-attacks-shore = Atacar la orilla con tu barco
action-port-attacks = Atacar desde tu puerto { $place }
action-port-attacks-ship = Atacar desde tu puerto { $seat }
action-pass = Terminar tu turno
action-remove = Pagar con tu { $crew }
action-replace = Cambiar tu { $crew } por tu { $by }
action-keep = Conservar solo tu { $crew }
action-discover = Descubrir la mina en { $space }
action-decline = Dejar la mina sin descubrir

## Sucesos

event-coasts-assigned = Las costas son { $north } al norte, { $east } al este, { $south } al sur y { $west } al oeste.
event-drawer-chosen =
    { $seat ->
        [you] Robas la primera loseta.
       *[other] { $seat } roba la primera loseta.
    }
event-tile-drawn =
    { $seat ->
        [you] Robas { $face }.
       *[other] { $seat } roba { $face }.
    }
event-tile-laid = Se coloca { $face } en { $tile }.
event-tile-discarded = Sin sitio donde caber, { $face } sale de la partida.
event-first-player-drawn =
    { $seat ->
        [you] Empiezas la partida.
       *[other] { $seat } empieza la partida.
    }
event-port-placed =
    { $seat ->
        [you] Colocas tu puerto en { $tile }.
       *[other] { $seat } coloca su puerto en { $tile }.
    }
event-turn-began =
    { $seat ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-turn-passed =
    { $seat ->
        [you] Terminas tu turno.
       *[other] { $seat } termina su turno.
    }
event-crew-starved =
    { $seat ->
        [you] Tu cuadrilla
       *[other] La cuadrilla de { $seat }
    } en { $place } pasa hambre y vuelve a Europa.
event-crew-moved =
    { $seat ->
        [you] Mueves una cuadrilla hasta { $end }.
       *[other] { $seat } mueve una cuadrilla hasta { $end }.
    }
event-ship-sailed =
    { $seat ->
        [you] Navegas hasta { $end }.
       *[other] { $seat } navega hasta { $end }.
    }
event-crew-loaded =
    { $seat ->
        [you] Embarcas una cuadrilla desde { $place }.
       *[other] { $seat } embarca una cuadrilla desde { $place }.
    }
event-silver-loaded =
    { $seat ->
        [you] Embarcas
       *[other] { $seat } embarca
    } una ficha de plata { $source ->
        [crew] de la cuadrilla
       *[ground] del suelo
    } en { $place }.
event-crew-unloaded =
    { $seat ->
        [you] Desembarcas una cuadrilla en { $place }.
       *[other] { $seat } desembarca una cuadrilla en { $place }.
    }
event-silver-unloaded =
    { $seat ->
        [you] Desembarcas una ficha de plata en { $place }.
       *[other] { $seat } desembarca una ficha de plata en { $place }.
    }
event-silver-mined =
    { $seat ->
        [you] Tu cuadrilla
       *[other] La cuadrilla de { $seat }
    } en { $place } extrae 1 ficha de plata de { whose-mine }, { $left ->
        [0] que queda agotada
        [one] donde queda 1
       *[other] donde quedan { $left }
    }.
event-silver-claimed =
    { $seat ->
        [you] Tu cuadrilla
       *[other] La cuadrilla de { $seat }
    } en { $place } toma una ficha de plata de { $source }.
event-silver-dropped =
    { $seat ->
        [you] Tu cuadrilla deja su ficha de plata en tu puerto.
       *[other] La cuadrilla de { $seat } deja su ficha de plata en su puerto.
    }
event-crew-named =
    { $seat ->
        [you] Es tu { $crew }.
       *[other] Es la cuadrilla { $crew } de { $seat }.
    }
event-tile-gained =
    { $seat ->
        [you] Ganas { $tile }.
       *[other] { $seat } gana { $tile }.
    }
event-tile-taken =
    { $seat ->
        [you] Le quitas { $tile } a { $loser }.
       *[other] { $loser ->
            [you] { $seat } te quita { $tile }.
           *[other] { $seat } le quita { $tile } a { $loser }.
        }
    }
event-mine-discovered =
    { $seat ->
        [you] Descubres
       *[other] { $seat } descubre
    } { whose-mine } en { $space }, con { $value ->
        [one] 1 ficha de plata
       *[other] { $value } fichas de plata
    }.
event-discovery-declined =
    { $seat ->
        [you] Dejas
       *[other] { $seat } deja
    } { whose-mine } sin descubrir.
event-fight-fought =
    { $seat ->
        [you] Atacas
       *[other] { $seat } ataca
    } { $target }: { $ours } contra { $theirs }, { $winner ->
        [you] ganas tú
        [none] no gana nadie
       *[other] gana { $winner }
    }.
event-fight-won =
    { $damage ->
        [0] { $seat ->
            [you] Vences a { $foe } sin daño.
           *[other] { $foe ->
                [you] { $seat } te vence sin daño.
               *[other] { $seat } vence a { $foe } sin daño.
            }
        }
       *[other] { $seat ->
            [you] Vences a { $foe } y debes { $damage } de daño.
           *[other] { $foe ->
                [you] { $seat } te vence y debe { $damage } de daño.
               *[other] { $seat } vence a { $foe } y debe { $damage } de daño.
            }
        }
    }
event-fight-pushed =
    { $seat ->
        [you] Con la misma fuerza, { $foe } y tú perdéis las cuadrillas.
       *[other] { $foe ->
            [you] Con la misma fuerza, { $seat } y tú perdéis las cuadrillas.
           *[other] Con la misma fuerza, { $seat } y { $foe } pierden las cuadrillas.
        }
    }
event-crews-lost =
    { $seat ->
        [you] Pierdes { $crews }, de vuelta a Europa.
       *[other] { $seat } pierde { $crews }, de vuelta a Europa.
    }
event-ship-lost =
    { $seat ->
        [you] Tu barco se pierde y vuelve a empezar en Europa.
       *[other] El barco de { $seat } se pierde y vuelve a empezar en Europa.
    }
event-damage-lapsed =
    { $seat ->
        [you] No puedes pagar { $damage } de daño.
       *[other] { $seat } no puede pagar { $damage } de daño.
    }
event-crew-removed =
    { $seat ->
        [you] Pagas con { $crew }.
       *[other] { $seat } paga con { $crew }.
    }
event-crew-replaced =
    { $seat ->
        [you] Cambias
       *[other] { $seat } cambia
    } { $crew } en { $place } por una cuadrilla menor.
event-crew-kept =
    { $seat ->
        [you] Conservas solo { $crew }.
       *[other] { $seat } conserva solo { $crew }.
    }
event-silver-captured =
    { $seat ->
        [you] Capturas { tokens }.
       *[other] { $seat } captura { tokens }.
    }
event-score-counted =
    { $seat ->
        [you] Tienes
       *[other] { $seat } tiene
    } { $silver ->
        [one] 1 ficha de plata
       *[other] { $silver } fichas de plata
    } en Europa.
event-game-won =
    { $seat ->
        [you] { $winners ->
            [one] Ganas
           *[other] Compartes la victoria
        }
       *[other] { $seat } { $winners ->
            [one] gana
           *[other] comparte la victoria
        }
    }, con { $silver ->
        [one] 1 ficha de plata
       *[other] { $silver } fichas de plata
    } en Europa.
event-game-ended =
    { $cause ->
        [silver] La partida ha terminado: toda la plata está en Europa.
        [quiet] La partida ha terminado: hace muchas rondas que nada avanza.
       *[limit] La partida ha terminado: se ha jugado la última ronda.
    }

## Lo que han hecho los demás, en pocas palabras: frases sin sujeto. El dueño puede ser `own`.

recap-placed-port = ha colocado su puerto
recap-moved =
    { $number ->
        [one] ha llevado una cuadrilla a { $end }
       *[other] ha movido cuadrillas { $number } pasos, el último a { $end }
    }
recap-sailed = ha navegado hasta { $end ->
        [europe] { europe }
       *[other] { $end }
    }
recap-starved =
    { $number ->
        [one] ha perdido una cuadrilla por hambre
       *[other] ha perdido { $number } cuadrillas por hambre
    }
recap-loaded-crews =
    { $number ->
        [one] ha embarcado una cuadrilla
       *[other] ha embarcado { $number } cuadrillas
    }
recap-loaded-silver = ha embarcado { tokens }
recap-unloaded-crews =
    { $number ->
        [one] ha desembarcado una cuadrilla
       *[other] ha desembarcado { $number } cuadrillas
    }
recap-mined = ha extraído { tokens }
recap-claimed = ha recogido { tokens }
recap-gained-tiles =
    { $number ->
        [one] ha ganado una loseta
       *[other] ha ganado { $number } losetas
    }
recap-brought-home = ha llevado { tokens } a Europa
recap-put-ashore = ha dejado en tierra { tokens }
recap-took-tiles =
    { $loser ->
        [you] te ha quitado { $number ->
            [one] una loseta
           *[other] { $number } losetas
        }
       *[other] ha quitado { $number ->
            [one] una loseta
           *[other] { $number } losetas
        } a { $loser }
    }
recap-discovered = ha descubierto { $owner ->
        [you] tu mina
        [own] su propia mina
       *[other] la mina de { $owner }
    } con { tokens }
recap-attacked = { $foe ->
        [you] te ha atacado
       *[other] ha atacado a { $foe }
    } { $result ->
        [won] y ha vencido
        [lost] y ha perdido
       *[even] y no ha vencido nadie
    }
recap-captured = { $seat ->
        [own] ha capturado
        [you] tú has capturado
       *[other] { $seat } ha capturado
    } { tokens }
recap-lost-ship = { $seat ->
        [own] su barco se ha perdido
        [you] tu barco se ha perdido
       *[other] el barco de { $seat } se ha perdido
    }

## Por qué es buena una pista

hint-ended = Si la partida acabara ahora tendrías { $after } fichas de plata en vez de { $before }.
hint-costs =
    { $seat } tendría { $number ->
        [one] { $number } ficha de plata menos
       *[other] { $number } fichas de plata menos
    } si la partida acabara ahora.
hint-gives =
    { $seat } tendría { $number ->
        [one] { $number } ficha de plata más
       *[other] { $number } fichas de plata más
    } si la partida acabara ahora.

## Negativas: el momento

refusal-game-is-over = La partida ha terminado: ya no se puede jugar nada.
refusal-chance-decides = Ahora decide el azar: espera la loseta o el sorteo.
refusal-seats-decide = Ahora decide un jugador, no el azar.
refusal-choose-a-line = Primero elige dónde va la loseta robada.
refusal-place-your-port = Es el momento de colocar tu puerto.
refusal-starve-first = Primero elige las cuadrillas que pasan hambre.
refusal-act-now = Elige ahora una de tus acciones.
refusal-pay-first = Primero el vencedor de la lucha paga el daño.
refusal-keep-one = Primero el vencedor de la lucha elige la cuadrilla que se queda.
refusal-take-silver-first = Primero el vencedor de la lucha toma la plata capturada.
refusal-discover-or-decline = Primero descubre la mina o renuncia.
refusal-no-action-left = Ya has gastado las dos acciones de este turno.
refusal-both-actions-are-used = Gastas las dos acciones de tu turno mientras puedas hacer alguna.

## Negativas: preparación

refusal-tile-is-drawn = Esta loseta ya se ha robado.
refusal-line-does-not-fit = La loseta no cabe ahí: elige uno de los dos extremos más cercanos al centro.
refusal-port-needs-a-line = Elige una columna o una fila en la que haya una loseta de la isla.
refusal-port-cell-is-taken = En este extremo hay otro puerto.
refusal-port-is-barred = Otro puerto está más afuera, así que el tuyo no puede deslizarse.
refusal-port-hides-corners = Cada puerto debe conservar un cabo: una esquina que solo toque el agua.

## Negativas: cuadrillas

refusal-crew-is-fed = Esta cuadrilla tiene comida: elige una de una zona con más cuadrillas que losetas.
refusal-crew-is-not-ashore = Esta cuadrilla no está en la isla ni en tu puerto.
refusal-space-is-not-next = Una cuadrilla va a una casilla de la isla contigua o a un puerto.
refusal-port-is-foreign = Las cuadrillas no pueden entrar en el puerto de otro jugador.
refusal-mine-is-in-the-way = En esta casilla hay una mina.
refusal-crew-is-in-the-way = En esta casilla hay otra cuadrilla.

## Negativas: barcos

refusal-ship-is-in-europe = Tu barco está en Europa.
refusal-corner-is-not-eligible = Los barcos están en cabos: esquinas que tocan exactamente una loseta.
refusal-ship-arrives-at-port = Desde Europa un barco llega a un cabo de su propio puerto.
refusal-ship-leaves-from-port = Un barco sale hacia Europa desde un cabo de su propio puerto.
refusal-ship-is-there = Tu barco ya está en este cabo.
refusal-land-is-in-the-way = Hay tierra en medio: navega a un cabo a la vista.
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
refusal-silver-is-not-closest = Tu barco solo toma plata del suelo de su lugar más cercano.
refusal-silver-is-closest = La plata del lugar más cercano se carga desde el suelo.
refusal-no-dropping = Las cuadrillas no dejan su plata en el suelo.
refusal-drop-in-port-only = Solo una cuadrilla en tu puerto puede dejar su plata.

## Negativas: luchas

refusal-port-fights-together = En un puerto todas las cuadrillas luchan juntas: ataca con el puerto.
refusal-crew-attacks-no-ship = Las cuadrillas de la isla no pueden atacar barcos; los barcos y los puertos sí.
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
