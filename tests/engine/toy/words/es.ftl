refusal-game-is-over = La partida ha terminado.
refusal-deck-deals = Primero reparte el mazo.
refusal-seats-decide = Nadie espera una carta.
refusal-card-is-taken = No queda ninguna carta así en el mazo.
refusal-no-swap-left = No te quedan cambios.

event-card-dealt = { $seat } recibe una carta.
event-card-seen = Es un { $card }.
event-card-kept = { $seat } se queda su carta.
event-card-returned = { $seat } devuelve su carta.
event-card-shown = { $seat } enseña un { $card }.

action-deal = el mazo reparte un { $card }
action-keep = quédate tu carta
action-swap = devuelve tu carta y toma otra
