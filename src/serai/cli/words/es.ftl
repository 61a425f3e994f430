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
        [one] { $title } para { $players }, semilla { $seed }. Llevas a { $humans }. El otro juega al azar: ya vendrán rivales mejores.
       *[other] { $title } para { $players }, semilla { $seed }. Llevas a { $humans }. Los demás juegan al azar: ya vendrán rivales mejores.
    }
welcome-watching = { $title } para { $players }, semilla { $seed }. Todos juegan al azar.
welcome-hint = Escribe ayuda para ver qué puedes escribir.
left =
    { $plies ->
        [one] Dejas la partida tras { $plies } jugada.
       *[other] Dejas la partida tras { $plies } jugadas.
    }
over = La partida ha terminado.
won =
    { $winners ->
        [one] Gana { $badges } con { $score } puntos.
       *[other] Ganan juntos { $badges } con { $score } puntos.
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
      deshacer          retirar tu última decisión
      opciones          la lista otra vez
      tablero           el tablero otra vez
      guardar ARCHIVO   guardar la partida; serai play ... --from ARCHIVO la sigue
      salir             dejar la partida

## Después de la partida

analysis-seat = jugador
analysis-decisions = decisiones
analysis-lost = opción de ganar perdida
analysis-luck = suerte
analysis-points = { $sign }{ $points } %
analysis-dearest = { $name }: las decisiones más caras
analysis-choice = jugada { $ply }: { $played } ({ $chance } % de ganar); mejor: { $best } ({ $better } %)
analysis-flawless = Nada que la búsqueda hubiera jugado de otro modo.
analysis-fortunes = Donde más cambió el azar
analysis-fortune = jugada { $ply }: { $outcome }: { $changes }
analysis-note = Perdida: cuánto mejor era la elección de la búsqueda, con lo que el jugador sabía entonces. Suerte: cuánto mejores fueron los resultados del azar que el promedio. En puntos porcentuales de la opción de ganar, con { $iterations } iteraciones por pregunta; los números pequeños son ruido.
