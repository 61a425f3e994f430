refusal-game-is-over = La partida ha terminado.
refusal-deck-deals = Primero reparte el mazo.
refusal-seats-decide = Nadie espera una carta.
refusal-card-is-taken = No queda ninguna carta así en el mazo.
refusal-no-swap-left = No te quedan cambios.
