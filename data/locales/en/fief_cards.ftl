# Cards, income and purchases (FIEF-2 to 4), surprise cards (FIEF-8).

fief-prompt-redraw = to keep the card just drawn from { $deck }, or draw another
fief-no-turn-redraw = It is { $seat } who may turn a card down.
fief-no-first-redraw = Say first whether you keep the card you have just drawn.
fief-no-discard-first = Name one of the two decks.
fief-no-discard-second = Name one of the two decks; only one card a round comes from the Court Event deck.
fief-no-discard-instead = It can only be the Court Event deck, and only if you do not draw from it anyway.
fief-pick-keep = Keep it
fief-pick-redraw = Draw another
fief-pick-keep-all = Keep it, and do not ask again this round
fief-pick-realm = Every Region that has a Warden
fief-turned-down = { $seat } turns { $card } down and draws another card.
fief-tallage = { $noble } of { $seat } levies Tallage: { $title }.
fief-warden-tax = { $noble } of { $seat } levies the Warden Tax: { $regions }.
