# What a game master changes by hand.

risk-do-set_armies = Armies of a land
risk-do-set_owner = Owner of a land
risk-do-set_units = Special Units of a land
risk-do-set_gold = Gold of a player
risk-do-set_points = Victory points of a player
risk-do-set_character = State of a Character
risk-do-set_captor = Who holds a Character captive
risk-do-move_card = Place of a card
risk-do-set_order = Place in the turn order
risk-do-bring_back = A player who is out
risk-do-stop_fight = Call off what is under way
risk-do-end_turn = End the turn under way
risk-do-end_game = End the game
risk-field-player = Which player?
risk-field-place = Where to?
risk-field-turn = Which place?
risk-field-side = How does it lie?
risk-field-gold = How much gold?
risk-field-points = How many points?
risk-field-number = How many?
risk-field-unit = Which kind?
risk-field-winners = Who has won?
risk-edit-nobody = nobody
risk-edit-deck = under its deck
risk-edit-discard = discarded

risk-armies-set = 🛠️ Armies in { $territory } now: { $armies }.
risk-owner-set = 🛠️ { $territory } belongs to { $seat } now.
risk-owner-none = 🛠️ { $territory } belongs to nobody now.
risk-owner-side = 🛠️ { $territory } belongs to { $house } now.
risk-gold-set = 🛠️ { $seat } has { $gold } gold now.
risk-points-set = 🛠️ { $seat } has { $points ->
    [one] one victory point
   *[other] { $points } victory points
} now.
risk-units-set = 🛠️ { $unit ->
    [knight] Knights
    [siege_engine] Siege Engines
   *[other] Fortifications
} in { $territory } now: { $number }.
risk-character-set = 🛠️ { $character } { $side ->
    [up] lies face up
    [down] lies face down
   *[lost] is lost
} now.
risk-captor-set = 🛠️ { $seat } holds { $character } captive now.
risk-captor-set-nobody = 🛠️ { $character } is free, and lies face down now.
risk-card-moved-hand = 🛠️ { $card ->
    [none] { $pile ->
        [maester] A Maester card
        [objective] An Objective
       *[other] A territory card
    } goes
   *[other] The card { $card } goes
} to { $seat }.
risk-card-moved-deck = 🛠️ { $card ->
    [none] { $pile ->
        [maester] A Maester card
        [objective] An Objective
       *[other] A territory card
    } goes
   *[other] The card { $card } goes
} under its deck.
risk-card-moved-discard = 🛠️ The card { $card } is discarded.
risk-order-set = 🛠️ The turn order is now: { $seats }.
risk-brought-back = 🛠️ { $seat } is in the game again, and holds { $territory }.
risk-answer-dropped = 🛠️ What you had answered no longer fits what was changed by hand. Please answer anew.
risk-fight-stopped = 🛠️ What was under way is called off.

risk-no-edit-yet = The board is still being set up. Wait until the first turn begins.
risk-no-edit-now = Something is under way. Let it end first, or call it off.
risk-no-fight = Nothing is under way that could be called off. Change what is wrong by itself.
risk-no-fight-now = That cannot be called off: the conquered land has to be occupied first. Let that be done, or have it done with `/gm skip`.
risk-no-fight-else = That cannot be called off. Let it end first, or have the usual move made with `/gm skip`.
risk-no-edit-cards = While smallfolk wait on a hidden card, or a set is owed, no territory card is moved. Try again when that is settled.
risk-no-edit-gift = The Night’s Watch and the Wildlings hold no land but { $territory }. Choose a House, or a player.
risk-no-edit-same = That land is theirs already. Choose another land, or another player.
risk-no-edit-last = That is its owner's last land. Let that player leave the game instead.
risk-no-edit-turn = That is that player’s place in the turn order already. Choose another one.
risk-no-edit-back = Only somebody who is out is brought back. Choose such a player.
risk-no-edit-house = The House of { $seat } is somebody else’s by now. Let { $seat } ask the table for another one.
risk-no-edit-captor-same = It is so already: choose another captor for { $character }, or another Character.
risk-no-edit-captive-lost = { $character } is lost, and nobody holds the lost. Bring { $character } back first, by `set_character`.
risk-no-edit-captor-own = { $character } is of the House of { $seat }, and nobody holds their own. Choose another player, or nobody.
risk-no-edit-coin = Gold is counted in hundreds. Give a whole hundred.
risk-no-edit-module = This game is played without that. Change something else.
risk-no-edit-value = “{ $value }” is no part of this game. Choose one of those offered.
risk-no-edit-amount = Choose from { $low } to { NUMBER($high, useGrouping: 0) }.
risk-no-edit-player = Choose a player who is still in the game.
risk-no-edit-full = No hand holds more than { $most } cards. Move one of its cards away first.
