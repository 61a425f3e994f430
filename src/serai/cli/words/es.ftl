# Lo que dice la línea de órdenes mientras se juega o se muestra una partida. Cada juego trae lo suyo.

seat =
    { $colour ->
        [blue] { $badge } (azul)
        [vermilion] { $badge } (bermellón)
        [green] { $badge } (verde)
        [purple] { $badge } (morado)
        [gold] { $badge } (dorado)
        [suns] { $badge } (Soles)
        [arms] { $badge } (Armas)
        [moons] { $badge } (Lunas)
        [crowns] { $badge } (Coronas)
       *[slate] { $badge } (pizarra)
    }
you = tú
bot = bot
gain =
    { $points ->
        [one] { $sign }{ $points } punto
       *[other] { $sign }{ $points } puntos
    }

## Empezar y terminar

welcome =
    { $bots ->
        [0] { $title } para { $players }, semilla { $seed }. Llevas a todos los jugadores.
        [one] { $title } para { $players }, semilla { $seed }. Llevas a { $humans }. Al otro lo lleva el bot { $bot }.
       *[other] { $title } para { $players }, semilla { $seed }. Llevas a { $humans }. A los demás los lleva el bot { $bot }.
    }
welcome-watching = { $title } para { $players }, semilla { $seed }. A todos los lleva el bot { $bot }.
welcome-hint = Escribe ayuda para ver qué puedes escribir, pista para que te aconsejen.
left =
    { $plies ->
        [one] Dejas la partida tras { $plies } jugada.
       *[other] Dejas la partida tras { $plies } jugadas.
    }
bot-crashed = El bot { $bot } ha fallado ({ $error }): desde ahora { $badge } juega al azar.
bot-stood-in =
    { $why ->
        [slow] El bot { $bot } no ha respondido a tiempo: otro bot ha decidido por { $badge }.
        [refused] Al bot { $bot } le han negado la respuesta: otro bot ha decidido por { $badge }.
        [unusable] El bot { $bot } no ha nombrado ninguna opción: otro bot ha decidido por { $badge }.
        [spent] El bot { $bot } ha gastado sus tokens: otro bot ha decidido por { $badge }.
       *[unreachable] No se puede llegar al bot { $bot }: otro bot ha decidido por { $badge }.
    }
bot-illegal = El bot { $bot } ha elegido algo no permitido: desde ahora { $badge } juega al azar.
over = La partida ha terminado.
won =
    { $winners ->
        [one] Gana { $badges } con { score }.
       *[other] Ganan juntos { $badges } con { score }.
    }
score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

## Lo que se pide

run = { $from } a { $to }, en esta lista { $first } a { $last }
asked-plainly = Elige una de estas acciones.
chance-next = Ahora decide el azar.
hand-over = La pantalla es ahora para { $badge }: que nadie más mire. Pulsa Intro para verla.
unknown-input = No entiendo «{ $typed }». Escribe un número de la lista, una acción como { $sample }, o ayuda.
unknown-number = La lista va del 1 al { $last }.
several = «{ $typed }» puede ser { $actions }. ¿Cuál?
not-allowed = { $action } no está permitido: { $reason } [{ $clause }]
allowed = { $action } está permitido ahora.

## Órdenes

say-what = Di qué: { $order } { $sample }
hint = Lo que haría el bot { $bot } en tu lugar, lo mejor primero, cómo sigue el turno y por qué:
hint-chance = { $percent } % de probabilidad de ganar
undone = Deshecho: { $action }.
cannot-undo = Solo puedes deshacer tu última decisión, y no después de los dados ni de otro jugador.
saved = Guardada en { $file }.
not-saved = No se puede escribir { $file }: { $reason }.
no-clause = Ninguna cláusula se llama «{ $query }» ni lo dice.
help =
    Puedes escribir
      un número         la acción con ese número en la lista
      una acción        en su notación, como { $sample };
                        basta la última parte si está claro
      porqué ACCIÓN     por qué no se permite, con la cláusula de las reglas
      reglas CLÁUSULA   las cláusulas con ese identificador o con esa palabra
      pista             qué haría el bot más fuerte en tu lugar, y por qué
      deshacer          retirar tu última decisión
      opciones          la lista otra vez
      tablero           el tablero otra vez
      guardar ARCHIVO   guardar la partida; serai play ... --from ARCHIVO la sigue
      salir             dejar la partida

## Después de la partida

analysis-seat = jugador
analysis-decisions = decisiones
analysis-lost = probabilidad de ganar perdida
analysis-luck = suerte
analysis-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1) } %
analysis-dearest = { $name }: las decisiones más caras
analysis-choice = jugada { $ply }{ $remark }: { $played } ({ $chance } % de probabilidad); mejor: { $best } ({ $better } %)
analysis-flawless = Ninguna que costara un punto porcentual o más.
analysis-outcomes = Donde más influyó el azar
analysis-outcome = jugada { $ply }: { $outcome } { $changes }
analysis-note = Perdida: cuánto mejor era la elección de la búsqueda, con lo que el jugador sabía entonces. Suerte: cuánto mejores fueron los resultados del azar que el promedio. En puntos porcentuales de la probabilidad de ganar, con { $iterations } iteraciones por pregunta; los números pequeños son ruido.

## Un juego que nadie ha dibujado

yes = sí
no = no
