### Silk en español. Un jugador es quien juega; `you` es quien lee. Los lugares se dicen por su nombre.

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

## A quién hablan las frases

you = tú

## Partes de frases: eligen un nombre según una variable; solo las usan otros mensajes

# El dueño puede darse como `own`: quien actúa, y no es quien lee. «De el» y «a el» se contraen solos.
piece =
    { $piece ->
        [shepherd] { $owner ->
            [you] tu { piece-shepherd }
            [own] su { piece-shepherd }
           *[other] el { piece-shepherd } de { $owner }
        }
        [mastiff] { $owner ->
            [you] tu { piece-mastiff }
            [own] su { piece-mastiff }
           *[other] el { piece-mastiff } de { $owner }
        }
       *[ookami] el { piece-ookami }
    }

a-worm =
    { $owner ->
        [you] una de tus orugas
        [own] una de sus propias orugas
       *[other] una oruga de { $owner }
    }

pasture =
    { $pasture ->
        [dry] { pasture-dry }
        [normal] { pasture-normal }
        [leafy] { pasture-leafy }
       *[barren] { pasture-barren }
    }

direction =
    { $direction ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }

lies =
    { $lies ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
        [west] { direction-west }
        [north-west] noroeste
        [north-east] noreste
        [south-west] suroeste
       *[south-east] sureste
    }

edge =
    { $edge ->
        [north] { direction-north }
        [east] { direction-east }
        [south] { direction-south }
       *[west] { direction-west }
    }

points =
    { $points ->
        [one] { $points } punto de seda
       *[other] { $points } puntos de seda
    }

## Nombres, como los dicen las frases

grid = { $grid }
tile =
    { $by ->
        [den] la guarida
        [on] la loseta de { piece }
        [beside] el { pasture } al { lies } de { piece }
       *[grid] el { pasture } { $grid }
    }
side =
    { $by ->
        [between] entre { $first } y { $second }
       *[edge] en el borde { edge } de { $first }
    }
corner =
    { $by ->
        [shepherd] la esquina { lies } de la loseta de { piece }
        [crossing] la intersección de { $first }, { $second }, { $third } y { $fourth }
        [rim] la esquina de { $first } y { $second } en el borde { edge }
       *[outermost] la esquina exterior de { $first }
    }
way =
    { $how ->
        [off] hacia el { direction }, fuera del tablero
        [wrap] hacia el { direction }, campo a través, hasta { tile }
       *[step] hacia el { direction }, hasta { tile }
    }
dice = un { $low } y un { $high }
double = un doble { $low }
board-action =
    { $action ->
        [raise] { board-action-raise }
        [herd] { board-action-herd }
        [wall] { board-action-wall }
        [nursery] { board-action-nursery }
        [graze] { board-action-graze }
       *[ookami] { board-action-ookami }
    }
improvement =
    { $improvement ->
        [silkworm] { improvement-silkworm }
        [long_wall] { improvement-long-wall }
        [enclosure] { improvement-enclosure }
       *[nursery] { improvement-nursery }
    }
score =
    { $score ->
        [one] { $score } punto de seda
       *[other] { $score } puntos de seda
    }
score-below-zero = { score } por debajo de cero

## Lo que se pide

prompt-lay = El azar pone la siguiente loseta.
prompt-first = El azar decide quién coloca primero.
prompt-worms =
    { $of ->
        [one] Coloca la última de tus orugas.
       *[other] Coloca una oruga, { $number } de { $of }.
    }
prompt-pieces =
    { $pieces ->
        [nursery-shepherd-mastiff] Coloca tu criadero, tu pastor o tu mastín.
        [nursery-shepherd] Coloca tu criadero o tu pastor.
        [nursery-mastiff] Coloca tu criadero o tu mastín.
        [shepherd-mastiff] Coloca tu pastor o tu mastín.
        [nursery] Coloca tu criadero.
        [shepherd] Coloca tu pastor.
       *[mastiff] Coloca tu mastín.
    }
prompt-raise =
    { $left ->
        [one] Cría tu última oruga antes de lanzar los dados.
       *[other] Cría una oruga antes de lanzar los dados, una de las { $left } de tu reserva.
    }
prompt-roll = El azar lanza los dados.
prompt-dice =
    { $number ->
        [one] Elige para qué usas el { $face }.
       *[other] Elige un dado y para qué lo usas.
    }
prompt-action-raise = Elige una loseta en la que criar una oruga.
prompt-action-herd =
    { $piece ->
        [shepherd] Elige hacia dónde va tu pastor.
        [mastiff] Elige hacia dónde va tu mastín.
       *[both] Elige a tu pastor o a tu mastín, y hacia dónde va.
    }
prompt-action-wall = Elige un lado para el muro.
prompt-action-nursery =
    { $what ->
        [build] Elige una intersección para tu criadero.
       *[regenerate] Elige un yermo que regenerar.
    }
prompt-action-graze = Elige una loseta en la que pastar.
prompt-action-ookami = Elige hacia dónde va el ookami.
prompt-push =
    { $piece ->
        [shepherd] { $owner ->
            [you] Elige hacia dónde va tu pastor desalojado.
           *[other] Elige hacia dónde va el pastor desalojado de { $owner }.
        }
        [mastiff] { $owner ->
            [you] Elige hacia dónde va tu mastín desalojado.
           *[other] Elige hacia dónde va el mastín desalojado de { $owner }.
        }
       *[ookami] Elige hacia dónde va el ookami desalojado.
    }
prompt-spread =
    { $owner ->
        [you] { $of ->
            [one] Elige adónde va tu oruga desalojada.
           *[other] Elige adónde va tu oruga, { $number } de { $of } desalojadas.
        }
       *[other] { $of ->
            [one] Elige adónde va la oruga desalojada de { $owner }.
           *[other] Elige adónde va la oruga de { $owner }, { $number } de { $of } desalojadas.
        }
    }
prompt-over = La partida ha terminado.

## Los pasos de un turno

step-worms = Oruga { $number } de { $of }
step-pieces = Tus piezas
step-worm = Oruga
step-die =
    { $action ->
        [none] { $face ->
            [0] Dado { $number }
           *[other] El { $face }
        }
       *[other] El { $face }: { board-action }
    }
step-next =
    { $seat ->
        [you] Luego tú
       *[other] Luego { $seat }
    }

## Lo que trae una elección

unit-points =
    { $number ->
        [one] punto de seda
       *[other] puntos de seda
    }
unit-den =
    { $number ->
        [one] oruga tuya en la cueva
       *[other] orugas tuyas en la cueva
    }
outlook-best =
    { $points ->
        [0] En el mejor caso no trae nada.
       *[other] En el mejor caso trae { points }.
    }

## Acciones, como controles

action-lay-den = Poner la guarida en { $tile }
action-lay-tile = Poner una loseta de { pasture }
action-roll = Lanzar { $dice }
action-place-worm = Colocar una oruga en { $tile }
action-place-shepherd = Colocar tu pastor en { $tile }
action-place-mastiff = Colocar tu mastín en { $tile }
action-build-nursery = Edificar un criadero en { $corner }
action-use-die = Usar el { $face } del dado para { $deed }
action-lose-die = Renunciar al { $face } del dado
action-raise-worm = Criar una oruga en { $tile }
action-move-shepherd = Desplazar a tu pastor { $direction }
action-move-mastiff = Desplazar a tu mastín { $direction }
action-build-wall = Construir un muro { $side }
action-regenerate = Regenerar { $tile }
action-graze = Pastar en { $tile }
action-move-ookami = Desplazar al ookami { $direction }
action-push = Mandar la pieza desalojada { $direction }
action-bump = Desalojar la oruga { $direction }

## Sucesos

event-den-tile-laid = La guarida queda en { $tile }, con el ookami encima.
event-tile-laid = La loseta de { $tile } es de { pasture }.
event-rolled-for-first =
    { $seat ->
        [you] Lanzas { $dice } para ver quién coloca primero.
       *[other] { $seat } lanza { $dice } para ver quién coloca primero.
    }
event-roll-tied =
    { $seat ->
        [you] Empatas en la tirada más alta y vuelves a lanzar.
       *[other] { $seat } empata en la tirada más alta y vuelve a lanzar.
    }
event-placement-began =
    { $seat ->
        [you] Colocas
       *[other] { $seat } coloca
    } { $phase ->
        [worms] orugas
       *[pieces] criadero, pastor o mastín
    } en primer lugar.
event-worm-placed =
    { $seat ->
        [you] Colocas una oruga en { $tile }.
       *[other] { $seat } coloca una oruga en { $tile }.
    }
event-piece-placed =
    { $seat ->
        [you] Colocas tu
       *[other] { $seat } coloca su
    } { $piece ->
        [shepherd] { piece-shepherd }
       *[mastiff] { piece-mastiff }
    } en { $tile }.
event-turn-began =
    { $seat ->
        [you] Es tu turno.
       *[other] Es el turno de { $seat }.
    }
event-dice-rolled =
    { $seat ->
        [you] Lanzas los dados: { $dice }.
       *[other] { $seat } lanza los dados: { $dice }.
    }
event-die-used =
    { $price ->
        [0] { $seat ->
            [you] Usas
           *[other] { $seat } usa
        }
       *[other] { $seat ->
            [you] Pagas
           *[other] { $seat } paga
        } { $price ->
            [one] { $price } punto de seda
           *[other] { $price } puntos de seda
        } y { $seat ->
            [you] usas
           *[other] usa
        }
    } el { $face } del dado para { $action }.
event-die-lost =
    { $seat ->
        [you] Pierdes
       *[other] { $seat } pierde
    } el { $face } del dado: no se puede hacer nada con él.
event-worm-raised =
    { $seat ->
        [you] Crías una oruga en { $tile }.
       *[other] { $seat } cría una oruga en { $tile }.
    }
event-worm-rescued =
    { $seat ->
        [you] Rescatas una oruga de la cueva.
       *[other] { $seat } rescata una oruga de la cueva.
    }
event-worm-bumped =
    { $seat ->
        [you] Desalojas
       *[other] { $seat } desaloja
    } a { a-worm } de { $start } a { $end }.
event-worm-pushed-off =
    { $seat ->
        [you] Echas
       *[other] { $seat } echa
    } a { a-worm } fuera del tablero, al { direction } de { $start }: vuelve a la reserva.
event-worms-captured =
    El ookami captura { $number ->
        [one] { $owner ->
            [you] una de tus orugas
           *[other] una oruga de { $owner }
        }
       *[other] { $owner ->
            [you] { $number } orugas tuyas
           *[other] { $number } orugas de { $owner }
        }
    } en { $tile }.
event-piece-moved =
    { $seat ->
        [you] Desplazas
       *[other] { $seat } desplaza
    } a { piece } de { $start } a { $end }{ $way ->
        [wrap] {" "}campo a través
       *[step] {""}
    }.
event-piece-bumped =
    { $seat ->
        [you] Desalojas
       *[other] { $seat } desaloja
    } a { piece } de { $start } a { $end }{ $way ->
        [wrap] {" "}campo a través
       *[step] {""}
    }.
event-nursery-built =
    { $seat ->
        [you] Edificas un criadero en { $corner }.
       *[other] { $seat } edifica un criadero en { $corner }.
    }
event-wall-built =
    { $seat ->
        [you] Construyes un muro { $side }.
       *[other] { $seat } construye un muro { $side }.
    }
event-segment-scored =
    { $seat ->
        [you] Cierras un tramo y sumas { points }.
       *[other] { $seat } cierra un tramo y suma { points }.
    }
event-improvement-claimed =
    { $seat ->
        [you] Ganas la mejora «{ $improvement }» y sumas { points }.
       *[other] { $seat } gana la mejora «{ $improvement }» y suma { points }.
    }
event-tile-grazed =
    { $seat ->
        [you] Pastas en { $tile } y { $points ->
            [0] no sumas nada
           *[other] sumas { points }
        }.
       *[other] { $seat } pasta en { $tile } y { $points ->
            [0] no suma nada
           *[other] suma { points }
        }.
    }
event-tile-regenerated =
    { $seat ->
        [you] Regeneras { $tile }: vuelve a ser { pasture }.
       *[other] { $seat } regenera { $tile }: vuelve a ser { pasture }.
    }
event-end-triggered =
    { $seat ->
        [you] { $cause ->
            [points] Llegas a los puntos del final
            [walls] Construyes el último muro
           *[barren] Acabas con el último pasto
        }
       *[other] { $seat } { $cause ->
            [points] llega a los puntos del final
            [walls] construye el último muro
           *[barren] acaba con el último pasto
        }
    }: los demás juegan un último turno.
event-score-counted =
    { $seat ->
        [you] { $points ->
            [one] Tu
           *[other] Tus
        } { points }
       *[other] { $points ->
            [one] El { points }
           *[other] Los { points }
        } de { $seat }
    }, { $enclosures ->
        [one] { $enclosures } punto
       *[other] { $enclosures } puntos
    } por cercados y { $pastures ->
        [one] { $pastures } punto
       *[other] { $pastures } puntos
    } por orugas en los pastos, menos { $den ->
        [one] { $den } punto
       *[other] { $den } puntos
    } por orugas en la cueva, suman { $score }.
event-game-won =
    { $winners ->
        [one] { $seat ->
            [you] Ganas
           *[other] { $seat } gana
        }
       *[other] { $seat ->
            [you] Compartes la victoria
           *[other] { $seat } comparte la victoria
        }
    } con { $score }.
event-game-ended = La partida ha terminado.

## Lo que han hecho los demás, en pocas palabras: frases sin sujeto. El dueño puede ser `own`.

recap-placed-worms =
    { $number ->
        [one] ha colocado una oruga
       *[other] ha colocado { $number } orugas
    }
recap-placed-piece =
    { $piece ->
        [shepherd] ha colocado el { piece-shepherd }
       *[mastiff] ha colocado el { piece-mastiff }
    }
recap-raised =
    { $number ->
        [one] ha criado una oruga
       *[other] ha criado { $number } orugas
    }
recap-rescued =
    { $number ->
        [one] ha rescatado una oruga de la cueva
       *[other] ha rescatado { $number } orugas de la cueva
    }
recap-nurseries =
    { $number ->
        [one] ha edificado un criadero
       *[other] ha edificado { $number } criaderos
    }
recap-walls =
    { $number ->
        [one] ha construido un muro
       *[other] ha construido { $number } muros
    }
recap-regenerated =
    { $number ->
        [one] ha regenerado una loseta
       *[other] ha regenerado { $number } losetas
    }
recap-moved =
    { $piece ->
        [shepherd] ha desplazado a su { piece-shepherd }
        [mastiff] ha desplazado a su { piece-mastiff }
       *[ookami] ha desplazado al { piece-ookami }
    }
recap-bumped =
    { $number ->
        [one] ha desalojado a { a-worm }
       *[other] ha desalojado { $owner ->
            [you] { $number } orugas tuyas
           *[other] { $number } orugas de { $owner }
        }
    }
recap-captured =
    { $owner ->
        [own] ha dejado que el ookami capture { $number ->
            [one] una oruga propia
           *[other] { $number } orugas propias
        }
       *[other] ha hecho que el ookami capture { $number ->
            [one] { a-worm }
           *[other] { $owner ->
                [you] { $number } orugas tuyas
               *[other] { $number } orugas de { $owner }
            }
        }
    }
recap-grazed =
    { $number ->
        [1] ha pastado una vez: { points }
        [2] ha pastado dos veces: { points }
       *[other] ha pastado { $number } veces: { points }
    }
recap-segments = ha cerrado un tramo: { points }
recap-improvement = ha ganado la mejora «{ improvement }»: { points }
recap-paid = ha pagado { points } por girar dados
recap-lost-dice =
    { $number ->
        [one] ha perdido un dado
       *[other] ha perdido { $number } dados
    }
recap-ended = ha provocado el final de la partida

## Por qué es buena una pista

hint-keeps = { $seat } ya no puede pastar { points }: le quedan { $left } como mucho.
hint-lets = Después podrías pastar { points }.
hint-ended = Si la partida acabara ahora tendrías { $after } puntos de seda en vez de { $before }.
hint-costs =
    { $seat ->
        [you] Tendrías
       *[other] { $seat } tendría
    } { $number ->
        [one] { $number } punto de seda menos
       *[other] { $number } puntos de seda menos
    } si la partida acabara ahora.
hint-gives =
    { $seat ->
        [you] Tendrías
       *[other] { $seat } tendría
    } { $number ->
        [one] { $number } punto de seda más
       *[other] { $number } puntos de seda más
    } si la partida acabara ahora.

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

source-points = Puntos de seda de los turnos
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
