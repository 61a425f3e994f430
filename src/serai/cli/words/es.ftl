# Lo que dice la línea de órdenes mientras se juega o se muestra una partida. Cada juego trae lo suyo.

seat = { $colour ->
    [blue] { $badge } (azul)
    [vermilion] { $badge } (bermellón)
    [green] { $badge } (verde)
    [purple] { $badge } (morado)
    [gold] { $badge } (dorado)
   *[slate] { $badge } (pizarra)
}

welcome = { $title } para { $players }, semilla { $seed }. Juegas con { $humans }. { $bots ->
    [0] No juega nadie más.
    [one] El otro asiento juega al azar: ya vendrán rivales mejores.
   *[other] Los demás juegan al azar: ya vendrán rivales mejores.
}
welcome-watching = { $title } para { $players }, semilla { $seed }. Todos juegan al azar.
welcome-hint = Escribe ayuda para saber qué puedes escribir.
since = Lo que ha pasado:
asked = Decide { $badge }: { $question }
asked-plainly = elige una de estas acciones.
chance-next = Ahora decide el azar.
over = La partida ha terminado.
won = { $winners ->
    [one] Gana { $badges } con { $score } puntos.
   *[other] Ganan { $badges } a la vez con { $score } puntos.
}
left = Dejas la partida tras { $plies } jugadas.
saved = Guardada en { $file }.
not-saved = No se puede escribir { $file }: { $reason }.
save-needs-file = Di dónde: guardar partida.json
unknown-input = No entiendo «{ $typed }». Escribe un número de la lista, una acción como { $sample }, o ayuda.
unknown-number = La lista va del 1 al { $last }.
several = «{ $typed }» puede ser { $actions }. ¿Cuál?
not-allowed = { $action } no está permitido: { $reason } [{ $clause }]
allowed = { $action } está permitido ahora.
why-needs-action = Di qué: porqué { $sample }
cannot-undo = Solo puedes deshacer tu última decisión, y no después de los dados ni de otro jugador.
undone = Deshecho: { $action }.
no-clause = Ninguna cláusula dice «{ $query }».
rules-need-query = Di qué: reglas { $clause }, o una palabra: reglas { $word }
many = Hay { $number } acciones posibles:
gain = { $points ->
    [one] { $sign }{ $points } punto
   *[other] { $sign }{ $points } puntos
}

help =
    Puedes escribir
      12                 la acción con ese número en la lista
      graze 2,3          una acción en su notación; basta la última parte si está claro
      porqué graze 2,3   por qué no se permite una acción, con la cláusula de las reglas
      reglas silk.raise  las cláusulas con ese identificador, o con esa palabra
      deshacer           retirar tu última decisión
      opciones, tablero  ver otra vez la lista o el tablero
      guardar juego.json guardar la partida; serai play ... --from juego.json la sigue
      salir              dejar la partida
    Lugares: 2,3 es la loseta de la fila 2, columna 3. H2,3 es su lado de arriba, V2,3 el de la
    izquierda, y como intersección 2,3 es su esquina superior izquierda.
