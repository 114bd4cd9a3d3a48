# Cards, income and purchases (FIEF-2 to 4), surprise cards (FIEF-8).

fief-prompt-redraw = to keep the card just drawn from { $deck }, or draw another
fief-no-turn-redraw = First { $seat } may turn a card down.
fief-no-first-redraw = First say whether you keep the card you have just drawn.
fief-no-discard-first = Name one of the two decks.
fief-no-discard-second = Name one of the two decks; only one card a round comes from the Court Event deck.
fief-no-discard-instead = It can only be the Court Event deck, and only if you do not draw from it anyway.
fief-pick-keep = Keep it
fief-pick-redraw = Draw another
fief-pick-keep-all = Keep it, and ask no more this round
fief-pick-realm = Every Region that has a Warden
fief-turned-down = { $seat } turns { $card } down and draws another card.
fief-tallage = { $noble } of { $seat } levies Tallage: { $title }.
fief-warden-tax = { $noble } of { $seat } levies the Warden Tax: { $regions }.

fief-do-surprise = Hand in a surprise card
fief-field-trigger = When?
fief-field-surprise-target = On what?
fief-no-surprise = You hold no surprise card.
fief-no-surprise-card = That is no surprise card of your hand, or it could not be played on anything.
fief-no-surprise-trigger = That is no moment the card can wait for. Choose one of those offered.
fief-no-surprise-target = The card cannot be played on that as things are. Choose another aim, or a moment to come.
fief-no-surprise-by = That Noble cannot do it. Choose one of those offered.
fief-came-back = { $card } can no longer be played as you said: it is back in your hand.
fief-feat-murders = { $count ->
    [one] one murder tried
   *[other] { $count } murders tried
}
fief-pick-take-back = Take the card back
fief-pick-murder = { $noble } · { $least ->
    [100] dies for certain
   *[other] dies in { $least } of 100
}
fief-pick-murder-between = { $noble } · dies in { $least } to { $most } of 100 (Master of Laws)
fief-pick-passage-storm = Into { $what }, losing no dice to walls
fief-pick-passage-unseen = Out of { $what }, past sieges, asking nobody
fief-pick-now = Now, as soon as this step is over
fief-pick-when-state = At the beginning of { $what }
fief-pick-when-stands = When { $what } stands for an office
fief-pick-when-wins = When { $what } wins an election
fief-pick-when-crowned = When { $what } is crowned
fief-pick-when-captured = When { $what } is taken captive
fief-pick-when-freed = When { $what } goes free
fief-pick-when-battle = When a battle is declared at { $what }
fief-pick-when-card = When somebody plays { $what }
fief-murder-thrown = { $by } of { $seat } sends a knife to { $noble }: { $die }{ $die ->
    [1] , and it fails
   *[other] ; it fails on 1
}.
fief-murder-again = The Master of Laws has the die thrown again: { $die }; the murder of { $noble } { $die ->
    [1] fails
   *[other] fails on 1
}.
fief-marked-assassin = { $noble } is an Assassin.
fief-died-murder = { $noble } of { $seat } is murdered.
fief-died-justice = { $noble } of { $seat } is put to death: justice is done.
fief-title-card = { $noble } takes the Title { $title }.
fief-member-refused = { $hand_seat } refuses { $noble } of { $seat } as a Member of the Small Council.
fief-prompt-rethrow = to say whether the die { $die } against { $noble } is thrown again
fief-no-turn-rethrow = First { $seat } says whether the die is thrown again.
fief-no-first-rethrow = First say whether the die against { $noble } is thrown again.
fief-prompt-refuse = to say whether { $noble } is refused the Title { $title }
fief-no-turn-refuse = First { $seat } may refuse a Member of the Small Council.
fief-no-first-refuse = First say whether you refuse { $noble } the Title { $title }.

fief-do-join = Add cards, or none
fief-do-join-none = Add none
fief-do-join-named = Add what is chosen
fief-do-calm = Calm
fief-do-calm-none = Calm nothing
fief-do-calm-named = Calm, as chosen
fief-field-warden = How many cards does your Warden try to calm?
fief-field-pay = For how many cards do you pay?
fief-no-join-cards = Choose among your Uprising and Secret Passage cards.
fief-no-calm-warden = Your Warden can try as many cards as there are, and only in his own Region.
fief-no-calm-pay = You can pay for as many cards as there are and as you can afford, with a free Member of the Small Council.
fief-prompt-join = to add Uprising or Secret Passage cards against { $target }, or none
fief-no-turn-join = { $asked_seats } may add cards to the Uprising now.
fief-no-first-join = First say whether you add cards to the Uprising.
fief-prompt-calm = to say how many cards of the Uprising against { $target } are to be calmed
fief-no-turn-calm = { $asked_seats } may calm the Uprising now.
fief-no-first-calm = First say how much of the Uprising you calm.
fief-played-on = { $seat } plays { $card }: { $target }.
fief-passage-storm = { $seat } knows a way into { $village }.
fief-passage-unseen = { $seat } knows a way out of { $village }: no siege holds whoever goes there this turn, and nobody’s leave is needed.
fief-calm-tried = { $noble } speaks to the rebels: { $die }; on 1 or 2 they kill.
fief-calmed = Rebels are calmed and go home.
fief-dispersed = The rebels disperse.
fief-rebels-fought = At { $village } { $rebels } rebels strike { $hits }, and take { $against }.
fief-revolt-fate = { $noble } stands alone before the rebels: { $die }; slain on 3 or less.
fief-fled = { $noble } of { $seat } gets away to { $village }.
fief-died-uprising = { $noble } of { $seat } is slain by rebels.

fief-prompt-window = to play a surprise card { $moment }, or pass
fief-no-turn-window = { $asked_seats } may play surprise cards now.
fief-no-first-window = Play a surprise card first, or pass.

# ── Mercenaries, and a seat on the Small Council ──

fief-do-keep = Pay Mercenaries
fief-field-keep-count = How many Mercenaries do you keep, at 1 gold each?
fief-field-bid-gold = How much gold do you bid?
fief-field-bid-noble = Which Warden takes the seat?
fief-field-bid-title = Which Title does he take?
fief-prompt-keep = to say how many Mercenaries are kept
fief-prompt-bid = to bid in secret { $lots ->
    [mercenaries] for { $count ->
        [one] a Mercenary
       *[other] { $count } Mercenaries
    }
    [council] for a seat on the Small Council
   *[other] for { $count ->
        [one] a Mercenary
       *[other] { $count } Mercenaries
    } and for a seat on the Small Council
}
fief-prompt-bid_again = to bid once more { $lots ->
    [mercenaries] for the Mercenaries
    [council] for a seat on the Small Council
   *[other] for the Mercenaries and a seat on the Small Council
}: the highest bids were equal
fief-no-keep-count = You can keep as many Mercenaries as you have and can pay, at 1 gold each.
fief-no-turn-keep = First { $seat } says how many Mercenaries are kept.
fief-no-turn-bid = First come bids for Mercenaries and a seat on the Small Council, from { $asked_seats }.
fief-no-turn-bid_again = First come new bids, from { $asked_seats }: theirs were equal.
fief-no-first-keep = First say how many Mercenaries you keep.
fief-no-first-bid = Bid first, even if it is nothing.
fief-no-first-bid_again = Bid once more first: nothing, or at least what you bid before.
fief-bade-mercenaries = { $seat } bids { $gold } gold for the Mercenaries.
fief-bade-council = { $seat } bids { $gold } gold for a seat on the Small Council.
fief-nobody-won-mercenaries = The bids for the Mercenaries are equal again: nobody hires them.
fief-nobody-won-council = The bids for the seat on the Small Council are equal again: it stays free.
fief-engaged = { $seat } hires { $count ->
    [one] a Mercenary
   *[other] { $count } Mercenaries
}.
fief-let-go = { $seat } lets { $count ->
    [one] a Mercenary
   *[other] { $count } Mercenaries
} go.
fief-facing-hired = You have { $count ->
    [one] a Mercenary
   *[other] { $count } Mercenaries
} in your pay.
fief-line-hired = Mercenaries: { $seat } employs { $count }
fief-line-idle = Mercenaries: { $count } unemployed

fief-do-elapse = Close the window for surprise cards
