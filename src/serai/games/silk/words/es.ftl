### Silk en español. Los jugadores son letras; los lugares se escriben como en la notación.

## Nombres

piece-shepherd = pastor
piece-mastiff = mastín
piece-ookami = ookami

pasture-dry = pasto reseco
pasture-normal = pasto natural
pasture-leafy = pasto frondoso
pasture-barren = yermo

board-action-raise = criar una oruga
board-action-herd = desplazar al pastor o al mastín
board-action-wall = construir un muro
board-action-nursery = edificar un criadero o regenerar una loseta
board-action-graze = pastar
board-action-ookami = desplazar al ookami

direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste

improvement-silkworm = Orugas
improvement-long-wall = Muro largo
improvement-enclosure = Cercado
improvement-nursery = Criaderos

## Partes de frases: eligen un nombre según una variable; solo las usan otros mensajes

# El dueño puede darse como `own`: quien actúa.
piece =
    { $piece ->
        [shepherd] { $owner ->
            [own] a su { piece-shepherd }
           *[other] al { piece-shepherd } de { $owner }
        }
        [mastiff] { $owner ->
            [own] a su { piece-mastiff }
           *[other] al { piece-mastiff } de { $owner }
        }
       *[ookami] al { piece-ookami }
    }

pasture =
    { $pasture ->
        [dry] { pasture-dry }
        [normal] { pasture-normal }
       *[leafy] { pasture-leafy }
    }

deed =
    { $deed ->
        [raise] { board-action-raise }
        [herd] { board-action-herd }
        [wall] { board-action-wall }
        [nursery] { board-action-nursery }
        [graze] { board-action-graze }
       *[ookami] { board-action-ookami }
    }

direction =
    { $direction ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }

improvement =
    { $improvement ->
        [silkworm] { improvement-silkworm }
        [long_wall] { improvement-long-wall }
        [enclosure] { improvement-enclosure }
       *[nursery] { improvement-nursery }
    }

points =
    { $points ->
        [one] { $points } punto de seda
       *[other] { $points } puntos de seda
    }

score =
    { $score ->
        [one] { $score } punto de seda
       *[other] { $score } puntos de seda
    }

## Lo que se pide

prompt-lay = El azar pone la siguiente loseta.
prompt-first = El azar decide quién coloca primero.
prompt-worms = Elige una loseta para tu siguiente oruga.
prompt-pieces = Coloca tu criadero, tu pastor o tu mastín.
prompt-raise = Elige una loseta en la que criar una oruga antes de lanzar los dados.
prompt-roll = El azar lanza los dados.
prompt-dice = Elige un dado y para qué lo usas.
prompt-action-raise = Elige una loseta en la que criar una oruga.
prompt-action-herd = Elige a tu pastor o a tu mastín, y hacia dónde va.
prompt-action-wall = Elige un lado para el muro.
prompt-action-nursery = Elige una intersección para tu criadero o, si ya están los cuatro, un yermo que regenerar.
prompt-action-graze = Elige una loseta en la que pastar.
prompt-action-ookami = Elige hacia dónde va el ookami.
prompt-push = Elige hacia dónde va la pieza desalojada.
prompt-spread = Elige hacia dónde va la siguiente oruga desalojada.
prompt-over = La partida ha terminado.

## Acciones, como controles

action-lay-den = Poner la guarida en { $tile }
action-lay-tile = Poner una loseta de { pasture }
action-roll = Lanzar { $dice }
action-place-worm = Colocar una oruga en { $tile }
action-place-shepherd = Colocar tu pastor en { $tile }
action-place-mastiff = Colocar tu mastín en { $tile }
action-build-nursery = Edificar un criadero en la intersección { $corner }
action-use-die = Usar el { $face } para { deed }
action-lose-die = Renunciar al { $face }
action-raise-worm = Criar una oruga en { $tile }
action-move-shepherd = Desplazar a tu pastor hacia el { direction }
action-move-mastiff = Desplazar a tu mastín hacia el { direction }
action-build-wall = Construir un muro en { $side }
action-regenerate = Regenerar { $tile }
action-graze = Pastar en { $tile }
action-move-ookami = Desplazar al ookami hacia el { direction }
action-push = Mandar la pieza desalojada hacia el { direction }
action-bump = Desalojar la oruga hacia el { direction }

## Sucesos

event-den-tile-laid = La guarida queda en { $tile }, con el ookami encima.
event-tile-laid = La loseta de { $tile } es de { pasture }.
event-rolled-for-first = { $seat } lanza { $dice } para ver quién coloca primero.
event-roll-tied = { $seat } empata en la tirada más alta y vuelve a lanzar.
event-placement-began =
    { $phase ->
        [worms] { $seat } coloca orugas en primer lugar.
       *[pieces] { $seat } coloca criadero, pastor o mastín en primer lugar.
    }
event-worm-placed = { $seat } coloca una oruga en { $tile }.
event-piece-placed =
    { $piece ->
        [shepherd] { $seat } coloca su { piece-shepherd } en { $tile }.
       *[mastiff] { $seat } coloca su { piece-mastiff } en { $tile }.
    }
event-turn-began = Es el turno de { $seat }.
event-dice-rolled = { $seat } lanza { $dice }.
event-die-used =
    { $price ->
        [0] { $seat } usa el { $face } para { deed }.
        [one] { $seat } paga { $price } punto de seda y usa el { $face } para { deed }.
       *[other] { $seat } paga { $price } puntos de seda y usa el { $face } para { deed }.
    }
event-die-lost = { $seat } pierde el { $face }: no se puede hacer nada con él.
event-worm-raised = { $seat } cría una oruga en { $tile }.
event-worm-rescued = { $seat } rescata una oruga de la cueva.
event-worm-bumped = { $seat } desaloja { $owner ->
        [own] a una oruga suya
       *[other] a una oruga de { $owner }
    } de { $start } a { $end }.
event-worm-pushed-off = { $seat } echa fuera { $owner ->
        [own] a una oruga suya
       *[other] a una oruga de { $owner }
    } por el { direction } de { $start }: vuelve a la reserva.
event-worms-captured =
    { $number ->
        [one] El ookami captura { $number } oruga de { $owner } en { $tile }.
       *[other] El ookami captura { $number } orugas de { $owner } en { $tile }.
    }
event-piece-moved =
    { $way ->
        [wrap] { $seat } desplaza { piece } de { $start } a { $end } campo a través.
       *[step] { $seat } desplaza { piece } de { $start } a { $end }.
    }
event-piece-bumped =
    { $way ->
        [wrap] { $seat } desaloja { piece } de { $start } a { $end } campo a través.
       *[step] { $seat } desaloja { piece } de { $start } a { $end }.
    }
event-nursery-built = { $seat } edifica un criadero en la intersección { $corner }.
event-wall-built = { $seat } construye un muro en { $side }.
event-segment-scored = { $seat } cierra un tramo y suma { points }.
event-improvement-claimed = { $seat } gana la mejora «{ improvement }» y suma { points }.
event-tile-grazed =
    { $points ->
        [0] { $seat } pasta en { $tile } y no suma nada.
       *[other] { $seat } pasta en { $tile } y suma { points }.
    }
event-tile-regenerated = { $seat } regenera { $tile }: vuelve a ser { pasture }.
event-end-triggered =
    { $cause ->
        [points] { $seat } llega a los puntos del final: los demás juegan un último turno.
        [walls] { $seat } construye el último muro: los demás juegan un último turno.
       *[barren] { $seat } acaba con el último pasto: los demás juegan un último turno.
    }
event-score-counted =
    { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $enclosures } por cercados, { $pastures } por orugas en los pastos, menos { $den } en la cueva: { $score } en total.
event-game-won =
    { $winners ->
        [one] { $seat } gana con { score }.
       *[other] { $seat } comparte la victoria con { score }.
    }
event-game-ended = La partida ha terminado.

## Rechazos: el momento

refusal-game-is-over = La partida ha terminado: ya no se puede jugar nada.
refusal-chance-decides = Ahora decide el azar: espera a las losetas o a los dados.
refusal-place-worms = Ahora se colocan las orugas: elige una loseta para la siguiente.
refusal-place-pieces = Ahora toca colocar tu criadero, tu pastor o tu mastín.
refusal-raise-first = Cría una oruga antes de lanzar los dados.
refusal-choose-a-die = Elige primero uno de tus dados y para qué lo usas.
refusal-do-the-action = Completa primero la acción de tu dado: elige dónde la haces.
refusal-push-the-piece = Elige primero hacia dónde va la pieza desalojada.
refusal-spread-the-worms = Elige primero hacia dónde va la siguiente oruga desalojada.
refusal-seats-decide = Ahora decide un jugador, no el azar.

## Rechazos: la preparación

refusal-not-a-tile = Este tablero no tiene esa loseta.
refusal-den-tile-first = La guarida se pone antes que las demás losetas.
refusal-tiles-all-drawn = No queda ninguna loseta así por poner.
refusal-worm-needs-room = En esta loseta ya hay tres orugas: elige una con sitio.
refusal-worm-on-dry = Elige un pasto reseco: ahí empiezan las orugas mientras quede sitio en alguno.
refusal-worm-on-normal = Los pastos resecos están llenos: elige uno natural para esta oruga.
refusal-worm-not-by-ookami = Ahí está el ookami: elige otra loseta.
refusal-piece-stands-already = Esta ya la has colocado: coloca otra.
refusal-piece-needs-empty-tile = Ahí ya hay algo: elige una loseta vacía.
refusal-piece-needs-own-worm = Elige una loseta que comparta un lado con otra en la que tengas una oruga.
refusal-nursery-needs-own-worm = Elige una esquina de una loseta en la que tengas una oruga.

## Rechazos: los dados

refusal-no-such-die = No tienes ningún dado con ese número.
refusal-too-dear = No te alcanzan los puntos de seda para cambiar tanto el dado.
refusal-rescue-finds-none = No tienes orugas ni en la reserva ni en la cueva.
refusal-raise-finds-no-tile = Ninguna loseta admite una oruga tuya, y mientras tengas alguna en la reserva no puedes rescatar otra.
refusal-no-step = Ni tu pastor ni tu mastín pueden dar un paso ahora.
refusal-no-ookami-step = El ookami no puede dar un paso ahora.
refusal-no-wall-site = Ningún lado libre está conectado a un criadero tuyo.
refusal-no-nursery-site = Ninguna esquina de la loseta de tu pastor admite un criadero: desplázalo primero.
refusal-nothing-to-regenerate = Ningún yermo vacío es colindante a un criadero tuyo.
refusal-nothing-to-graze = No tienes orugas en ninguna loseta de la que puedan salir todas.
refusal-die-has-options = Este dado todavía se puede usar, así que no puedes renunciar a él.
refusal-no-wilful-waste = Usa primero el otro dado: si después este sigue sin servir, se pierde sin más.

## Rechazos: criar

refusal-raise-needs-reserve = No te quedan orugas en la reserva.
refusal-raise-needs-room = En esta loseta ya hay tres orugas: cría la tuya en otra.
refusal-raise-needs-home = Cría la oruga en una loseta colindante a un criadero tuyo o donde ya tengas otra.
refusal-raise-needs-no-piece = Ahí hay una pieza grande: elige una loseta que no la tenga.

## Rechazos: pasos y desalojos

refusal-step-meets-wall = Hay un muro en medio, y solo los pastores cruzan muros.
refusal-wrap-meets-wall = Un muro en el borde opuesto del tablero impide que esta pieza vaya campo a través.
refusal-step-is-barred = La pieza de esa loseta cierra el paso: el pastor desaloja a los mastines y el mastín, al ookami.
refusal-step-meets-moved-piece = La pieza de esa loseta ya se ha movido en esta acción y no se puede desalojar.
refusal-step-cannot-be-finished = Por ahí, alguna pieza u oruga desalojada no tendría adónde ir.
refusal-ookami-fears-mastiff = El ookami nunca entra en la loseta de un mastín.
refusal-worm-meets-wall = Un muro impide que la oruga vaya por ahí.
refusal-worm-meets-outer-wall = Un muro en el borde retiene a la oruga en el tablero.
refusal-worm-meets-piece = Las orugas no pueden compartir loseta con un pastor ni con un mastín.
refusal-worm-meets-crowd = Esa loseta está llena: caben tres orugas como mucho.

## Rechazos: muros y criaderos

refusal-no-walls-left = No quedan muros en la reserva común.
refusal-not-a-side = Este tablero no tiene ese lado.
refusal-wall-stands-there = En ese lado ya hay un muro.
refusal-wall-is-unconnected = El muro ha de tocar un criadero tuyo o un muro conectado a uno.
refusal-not-a-nursery-site = Elige una intersección en la que se junten dos o cuatro losetas: ahí van los criaderos.
refusal-nursery-stands-there = En esa intersección ya hay un criadero.
refusal-nursery-too-near = Esa intersección está demasiado cerca de otro criadero.
refusal-nurseries-all-built = Ya has edificado todos tus criaderos: en su lugar, regenera un yermo.
refusal-nursery-needs-shepherd = Elige una esquina de la loseta en la que está tu pastor.
refusal-regenerate-needs-nurseries = Solo puedes regenerar losetas cuando has edificado tus cuatro criaderos.
refusal-regenerate-needs-barren = Solo se pueden regenerar los yermos.
refusal-regenerate-needs-nursery-near = Elige un yermo colindante a un criadero tuyo.
refusal-regenerate-needs-empty = Ahí hay algo: solo se pueden regenerar losetas vacías.

## Rechazos: pastar

refusal-graze-needs-own-worm = Elige una loseta en la que tengas una oruga.
refusal-graze-cannot-spread = Aquí no puedes pastar: alguna oruga de la loseta no tendría adónde ir.

## Quién va ganando, y cuánto falta para el final

source-points = Puntos de seda hasta ahora
source-enclosures = Cercados
source-pastures = Orugas en los pastos
source-den = Orugas en la cueva

end-points =
    { $high ->
        [one] Falta { $number } punto para { $of }
       *[other] Faltan { $number } puntos para { $of }
    }
end-walls =
    { $high ->
        [one] Queda { $number } muro
       *[other] Quedan { $number } muros
    }
end-pastures =
    { $high ->
        [one] { $number } loseta que aún no es yermo
       *[other] { $number } losetas que aún no son yermo
    }
end-turns =
    { $high ->
        [0] Este es el último turno
        [one] { $number } turno más después de este
       *[other] { $number } turnos más después de este
    }

tie-den = Menos orugas en la cueva
