game = Echa las suertes y lleva tus piezas a casa, delante de las otras o por encima.
time = Un cuarto de hora
weight = Se aprende en un minuto
begins = Empieza el asiento 1.
option-pieces = Cuántas piezas tiene cada jugador
refusal-game-is-over = La partida ha terminado.
refusal-lots-first = Antes se echan las suertes.
refusal-seats-decide = Nadie espera las suertes.
refusal-no-piece-there = No tienes ninguna pieza ahí.
refusal-too-far = Eso está más allá de casa.
refusal-own-piece-ahead = Ahí hay una pieza tuya.
refusal-flower-is-safe = En la flor de los dos una pieza está a salvo.
prompt = Elige qué pieza mueves.
action-cast = Las suertes dan { $marks }
action-move = { $place ->
        [start] Salir con una pieza nueva
       *[other] Mover la pieza de la casilla { $place }
    }
event-lots-cast = Las suertes dan { $marks } a { $seat }.
event-piece-moved = { $goal ->
        [home] Una pieza de { $seat } llega a casa.
       *[other] Una pieza de { $seat } va a la casilla { $goal }.
    }
event-piece-sent-back = Una pieza de { $seat } vuelve a la salida.
field-turn = Turno
field-steps = Pasos
field-road = Piezas
field-start = salida
field-home = casa
