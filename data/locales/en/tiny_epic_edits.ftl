# What a game master changes by hand.

tiny_epic-do-set_units = Power Tokens of a domain
tiny_epic-do-move_piece = Place of a Hero, a Dragon or an Egg
tiny_epic-do-set_pool = Tokens in an Ally Pool
tiny_epic-do-set_ally = Ally of a House nobody plays
tiny_epic-do-set_walkers = White Walkers of a place
tiny_epic-do-move_card = Place of a Plot Card
tiny_epic-do-set_die = What a die shows
tiny_epic-do-set_slot = What lies on a slot
tiny_epic-do-set_hand_of_king = Hand of the King
tiny_epic-do-set_vengeance = Vengeance tokens
tiny_epic-field-set_slot-die = What lies there?
tiny_epic-edit-free = free
tiny_epic-edit-bottom = the bottom slots
tiny_epic-edit-coin = a coin
tiny_epic-edit-terror = the Terror Pool
tiny_epic-edit-nobody = nobody
tiny_epic-edit-deck = under the deck
tiny_epic-edit-discard = discarded
tiny_epic-field-place = Where to?
tiny_epic-field-number = How many?
tiny_epic-moved-edit-nobody = 🛠️ From { $source } to { $target }: { $army }.
tiny_epic-moved-edit-to = 🛠️ From { $source } to the Ally Pool of { $to_party }: { $army }.
tiny_epic-moved-edit-from = 🛠️ From the Ally Pool of { $from_party } to { $target }: { $army }.
tiny_epic-moved-edit-in = 🛠️ From { $source } to the Terror Pool: { $army }.
tiny_epic-moved-edit-out = 🛠️ From the Terror Pool to { $target }: { $army }.
tiny_epic-walkers-set = 🛠️ { $number ->
    [0] No White Walker stands at { $domain } now.
   *[other] A White Walker stands at { $domain } now.
}
tiny_epic-terror-set = 🛠️ White Walkers in the Terror Pool now: { $number }.
tiny_epic-card-moved-hand = 🛠️ The card { $card } goes to { $seat }.
tiny_epic-card-moved-deck = 🛠️ The card { $card } goes under the deck.
tiny_epic-card-moved-unseen-hand = 🛠️ A Plot Card goes to { $seat }.
tiny_epic-card-moved-unseen-deck = 🛠️ A Plot Card goes under the deck.
tiny_epic-card-moved-discard = 🛠️ The card { $card } is discarded.
tiny_epic-dice-set = 🛠️ Dice of { $seat } now: { $faces }.
tiny_epic-dice-set-free = 🛠️ Dice that nobody has taken now: { $faces }.
tiny_epic-dice-set-bottom = 🛠️ Dice in the bottom slots now: { $faces }.
tiny_epic-slot-set = 🛠️ On the slot { $slot } now: the die { $die }.
tiny_epic-slot-set-free = 🛠️ The slot { $slot } is free now.
tiny_epic-slot-set-coin = 🛠️ On the slot { $slot } now: a coin.
tiny_epic-hand-set = 🛠️ { $seat } holds the Hand of the King now, and all dice of this round are free again.
tiny_epic-vengeance-set = 🛠️ Vengeance tokens of { $party } now: { $number }.
tiny_epic-gold-set = 🛠️ Gold of { $party } now: { $gold }.
tiny_epic-score-set = 🛠️ Victory Points of { $party } now: { $score }.
tiny_epic-no-edit-yet = The Houses are still being taken. Wait until all stand on the map.
tiny_epic-no-edit-now = That is changed by hand only while nothing is under way on the map. Let it be decided, have the usual answer given with `/gm skip`, or call a battle off with `call_off`.
tiny_epic-no-edit-value = “{ $value }” is no part of this game. Choose one of those offered.
tiny_epic-no-edit-same = It is so already. Choose something else.
tiny_epic-no-edit-wall = While the Wall stands nobody is north of it. Choose a domain south of it.
tiny_epic-no-edit-dead = The dead are at { $domain }, and nobody stands beside them. Choose another domain, or send them away first.
tiny_epic-no-edit-side = Units of another side stand at { $domain }. Take those away first, or choose another domain.
tiny_epic-no-edit-room = { $domain } has no room for more of { $house }: a domain holds three units of a House, and beside a player’s House one allied one. Take others away first, or choose another domain.
tiny_epic-no-edit-units = Choose from { $low } to { $high }: no more than lie on the mat of that House and have room, and its last unit on the map stays there.
tiny_epic-no-edit-throne = Nobody stands in King’s Landing without { $castles } castles. Give that side the castles first, or choose another domain.
tiny_epic-no-edit-final = { $house } has no other unit on the map, so this one stays there. Send it to another domain, or bring others first.
tiny_epic-no-edit-lasting = The Hero of { $house } never leaves the map. Send that Hero to another domain.
tiny_epic-no-edit-hero = Nobody leads { $house }, so its Hero stays off the map. Give that House an ally first, or move somebody else.
tiny_epic-no-edit-brood = Eggs and Dragons are on the map only with Daenerys, or where somebody plays her House. Bring her first.
tiny_epic-no-edit-colour = The Egg and the Dragon of a colour are never both on the map. Send the other one to the mat first.
tiny_epic-no-edit-egg = No Egg is alone in a domain. Bring other units there first, or send it elsewhere.
tiny_epic-no-edit-pool = Choose from 0 to { $most }: no more of that House are there that are neither on the map nor in another Ally Pool.
tiny_epic-no-edit-night = There are White Walkers only in games against the Night King. Change something else.
tiny_epic-no-edit-stand = Units stand at { $domain }, and no White Walker beside them. Take those away first, or choose another domain.
tiny_epic-no-edit-walkers = Choose from 0 to { $most }: there are thirteen White Walkers, and one in a domain at most.
tiny_epic-no-edit-full = No hand holds more than { $most } Plot Cards. Move one of its cards away first.
tiny_epic-no-edit-hand = The Hand of the King passes by hand only while dice are taken at the beginning of a round. Wait for that, or go back with `/gm rewind`.
tiny_epic-no-edit-die = No such die lies there. Choose one of those that lie there, or change a slot with `set_slot`.
tiny_epic-no-edit-bottom = The dice in the bottom slots are used just now, and stay as they are. Go back with `/gm rewind` instead.
tiny_epic-no-edit-slots = Then too few slots would be free for the turns to come. Free another slot first.
tiny_epic-no-edit-vengeance = { $most ->
    [0] Of the Vengeance tokens taken or removed so far none is left to give. Take one from its holder first, or change something else.
   *[other] Choose from 0 to { $most }: no more Vengeance tokens have been taken or removed so far that nobody else holds.
}
tiny_epic-no-edit-battle = A battle is called off only while it waits for cards, and none does. Let it be decided, or go back with `/gm rewind`.
tiny_epic-no-edit-player = Choose one of the players.
tiny_epic-no-edit-back = Only who has left is brought back. Choose such a player.
tiny_epic-no-edit-score = Choose 0 or more Victory Points.
tiny_epic-no-winner = Only players of this table can win, the Night King, or the Rival, where they are in the game.
tiny_epic-no-edit-gold = Choose from 0 to { $most } gold: castles take the room for more.
