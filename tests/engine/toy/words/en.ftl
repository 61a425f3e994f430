refusal-game-is-over = The game is over.
refusal-deck-deals = The deck deals first.
refusal-seats-decide = Nobody is waiting for a card.
refusal-card-is-taken = There is no such card left in the deck.
refusal-no-swap-left = You have no swap left.

event-card-dealt = { $seat } gets a card.
event-card-seen = It is a { $card }.
event-card-kept = { $seat } keeps the card.
event-card-returned = { $seat } puts the card back.
event-card-shown = { $seat } shows a { $card }.

action-deal = the deck deals a { $card }
action-keep = keep your card
action-swap = put your card back and take another
