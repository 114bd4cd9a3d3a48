# RISK: the House Mitchell variant.

# ── options ──

risk-option-mode-mitchell = House Mitchell
risk-option-remove_for_game = Cards of the towns stay out for good
risk-option-keep_dealt_cards = Everybody begins with the cards dealt in hand
risk-option-neutral_reinforcement = Neutral Houses are reinforced
risk-option-neutral_reinforcement-joint = as one side
risk-option-neutral_reinforcement-each = each by itself

risk-no-option-remove_for_game = Only House Mitchell sets the cards of towns aside. Choose that game, or leave the cards in.
risk-no-option-keep_dealt_cards = Only House Mitchell lets you keep the cards dealt. Choose that game, or hand them back.
risk-no-option-neutral_reinforcement = Only House Mitchell reinforces neutral Houses. Choose that game, or leave this as it was.
risk-no-option-setup = House Mitchell has a set-up of its own: leave the set-up to the game.
risk-no-option-start_bonus = House Mitchell has a set-up of its own, without a start bonus: leave it to the game.

# ── what one may do ──

risk-family-realm = Exiles called home, Houses led again

risk-do-land = Call an exile
risk-do-lead = Ask for a House
risk-do-agree = Answer
risk-field-own = Attack a land of your own?
risk-field-yes = Do you agree?

risk-place-power = { $territory } · { $house } { $armies }
risk-exile = { $house } · { $armies ->
        [one] one army
       *[other] { $armies } armies
    }
risk-shore-own = { $territory } · your own! { $armies }
risk-own-yes = yes, my own land
risk-own-no = no land of mine
risk-agree-yes = yes
risk-agree-no = no

# ── who is awaited, for what: after a name ──

risk-prompt-agree = to say whether { $asking_seat } may lead { $house }

risk-side-power = { $house }
risk-side-exile = { $house } · in exile
risk-side-beyond = { $house } · beyond the Wall

risk-public-power =
    { $house }: { $lands ->
        [one] one land
       *[other] { $lands } lands
    }, { $castles ->
        [0] no castle
        [one] one castle
       *[other] { $castles } castles
    }, { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
risk-public-exile = { $house }: in exile, { $armies } armies.
risk-public-beyond = { $house }: beyond the Wall, { $armies } armies.

# ── the story ──

risk-realm-laid = Every House stands in its town; each player holds { $lands } more lands, an army in each. The rest is held by none.
risk-cards-kept = Everybody keeps the { $cards } cards dealt.
risk-neutral-turn =
    The Houses without a player call up { $armies ->
        [one] one army
       *[other] { $armies } armies
    } in { $territories }.
risk-exiled = The last land of { $house } is lost; { $armies } armies wait in exile.
risk-beyond = { $house } are driven back beyond the Wall, { $armies } armies strong.
risk-landed =
    { $seat } takes no card and calls { $house }: { $armies ->
        [one] one army attacks
       *[other] { $armies } armies attack
    } **{ $target }**.
risk-returned = { $house } marches on **{ $target }** with { $armies } armies.
risk-landing-won = **{ $target }**, held by { $loser_seat }, falls to { $house } after { $battles ->
        [one] one battle
       *[other] { $battles } battles
    } ({ $lost } lost, { $slain } slain); { $armies ->
        [one] one army stays
       *[other] { $armies } armies stay
    } there.
risk-landing-won-power = **{ $target }**, held by { $loser }, falls to { $house } after { $battles ->
        [one] one battle
       *[other] { $battles } battles
    } ({ $lost } lost, { $slain } slain); { $armies ->
        [one] one army stays
       *[other] { $armies } armies stay
    } there.
risk-landing-won-neutral = **{ $target }**, held by none, falls to { $house } after { $battles ->
        [one] one battle
       *[other] { $battles } battles
    } ({ $lost } lost, { $slain } slain); { $armies ->
        [one] one army stays
       *[other] { $armies } armies stay
    } there.
risk-landing-failed =
    The attack of { $house } on **{ $target }** is beaten after { $battles ->
        [one] one battle
       *[other] { $battles } battles
    } ({ $lost } lost, { $slain } slain); they go back, { $armies } armies strong.
risk-landing-stopped = The attack of { $house } on **{ $target }** is called off; they go back, { $armies } armies strong.
risk-driven-out =
    ⚔️ The House of { $seat } has fallen to { $house }; nobody takes what it had.{ $home ->
        [0] {""}
       *[other] {" "}Free again, face down: { $freed }.
    }
risk-conquered-power =
    { $seat } takes **{ $target }** from { $loser } { $battles ->
        [one] ({ $attack } against { $defence }).
       *[other] in { $battles } battles, the last { $attack } against { $defence } ({ $lost } lost, { $slain } slain).
    }
risk-house-asked = { $seat } asks to lead { $house } from the next round on.
risk-house-yes = { $seat } agrees.
risk-house-no = { $seat } says no, and so it is left.
risk-house-promised = All agree: from the next round on { $seat } leads { $house }.
risk-objectives-dealt-risen = Objectives are dealt to { $risen_seat }, three to choose from.
risk-objectives-returned-risen = The Objectives of { $risen_seat } are chosen.
risk-phase-risen = Whoever leads a House anew chooses Objectives
risk-vote-lost = The turn is over before all have answered: { $seat } may ask for { $house } again.
risk-house-lapsed = No land of { $house } is left; { $seat } has nobody to lead.
risk-house-risen = { $seat } is back in the war and leads { $house }, last in the order of turns.

# ── refusals ──

risk-no-land-mode = Exiles, and Houses to be taken over, are known to House Mitchell alone. Play on without.
risk-no-land-twice = You have called somebody this turn already. End your turn.
risk-no-land-earned = You have no card to give up for it: conquer a land first, and do not draw.
risk-no-land-side = Nobody of that name waits to be called. You may call { $houses }.
risk-no-land-nobody = Nobody waits to be called now. End your turn instead.
risk-no-land-watch = The Night's Watch comes back by itself while the Wildlings hold The Gift. Call somebody else.
risk-no-land-port = { $house } can land only at a port. Choose one.
risk-no-land-wall = The Gift is all that { $house } can attack.
risk-no-land-own = { $territory } is yours. To have it attacked all the same, say so with own:True.
risk-no-land-not-own = { $territory } is not yours. Leave out that it is.
risk-no-lead-player = You lead a House already, or will from the next round on.
risk-no-lead-left = You have left this game. Only who was eliminated may lead a House again: watch, or join the next game.
risk-no-lead-again = You have asked in this round. Ask again in the next.
risk-no-lead-house = That House cannot be led: it holds no land or has a leader. You may ask for { $houses }.
risk-no-lead-nobody = No House is free to be led now. Ask again in the next round.
risk-no-lead-now = Not in the middle of a move. Ask again in a moment.

risk-no-turn-agree = { $seat } has to say first whether a House is led again.
risk-no-first-agree = Say first whether { $asking_seat } may lead { $house }.
