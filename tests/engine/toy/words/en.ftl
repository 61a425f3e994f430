refusal-game-is-over = The game is over.
refusal-deck-deals = The deck deals first.
refusal-seats-decide = Nobody is waiting for a card.
refusal-card-is-taken = There is no such card left in the deck.
refusal-no-swap-left = You have no swap left.
