tiny_epic = Tiny Epic Game of Thrones
tiny_epic-about = Plot, march and battle for the Iron Throne.
tiny_epic-guide =
    On your turn: place one of your two dice on a free slot, do what the slot says, then what the die says. The others may follow your die, and you theirs.
    A battle is won by units, one card in secret and the castle; the defender wins ties. Two tokens of a House that nobody leads, and more than anybody else, make it your ally when the round ends.
    Castles, objectives and alliances score after rounds 3, 5 and 6, a battle won at once. Leave word for dice you never follow (`/epic standing`).
tiny_epic-guide-competitive =
    On your turn: place one of your two dice on a free slot, do what the slot says, then what the die says. The others may follow your die, and you theirs.
    A battle is won by units, one card in secret and the castle; the defender wins ties. Two tokens of a House that nobody leads, and more than anybody else, make it your ally when the round ends.
    Castles, objectives and alliances score after rounds 3, 5 and 6, a battle won at once. Leave word for dice you never follow (`/epic standing`).
tiny_epic-topic-card = Cards
tiny_epic-topic-move = Moves

tiny_epic-option-mode = Mode
tiny_epic-option-mode-competitive = 2 to 4 players, each for themselves
tiny_epic-option-mode-competitive-about = Without Dragons: for a first game. An hour live, two weeks by days.
tiny_epic-option-difficulty = The Night King's lead
tiny_epic-option-difficulty-standard = Standard
tiny_epic-option-difficulty-hard = Hard
tiny_epic-option-difficulty-epic = Epic
tiny_epic-option-egg_cost = Price of a Dragon's Egg
tiny_epic-option-egg_cost-2 = 2 gold
tiny_epic-option-egg_cost-3 = 3 gold
tiny_epic-option-hero_pack = The second Heroes
tiny_epic-option-hero_pack-no = No
tiny_epic-option-hero_pack-yes = Yes
tiny_epic-option-ice_fire = Ice & Fire against the Rival
tiny_epic-option-ice_fire-no = No
tiny_epic-option-ice_fire-yes = Yes

tiny_epic-phase = Round { $round } of { $rounds }
tiny_epic-news-taken = Taken: { $places }.
tiny_epic-news-taken-by = { $party } took { $places }.
tiny_epic-news-attack = The attack on { $places } is beaten off.
tiny_epic-news-move = Armies move to { $places }.
tiny_epic-house = { $house }
tiny_epic-card = { $card }
tiny_epic-army = { $army }
tiny_epic-held = { $card } · { $icon }
tiny_epic-note = { $cost ->
    [0] To plot: { $shields }
   *[other] { $cost } gold to defend. To plot: { $shields }
}
tiny_epic-does = { $effect }
tiny_epic-figure-score = { $count ->
    [one] one point
   *[other] { $count } points
}
tiny_epic-figure-gold = { $count } gold
tiny_epic-figure-castles = { $count ->
    [one] one castle
   *[other] { $count } castles
}
tiny_epic-figure-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
tiny_epic-figure-vengeance = { $count } Vengeance
tiny_epic-figure-pool = { $count } in its pool
tiny_epic-in-one = Nobody plays { $sides }
tiny_epic-brief = { $houses } ({ $count ->
    [one] {""}
   *[other] each{" "}
}{ $units } on the map, { $pool } still off it)
tiny_epic-figure-units = { $count } on the map

tiny_epic-do-house = Take a House
tiny_epic-do-house-at-mate = Take a House for your Teammate
tiny_epic-do-house-at-mate-none = Take one for your Teammate by lot
tiny_epic-do-house-at-mate-named = Take { $house } for your Teammate
tiny_epic-do-house-none = Take one by lot
tiny_epic-do-house-named = Take { $house }
tiny_epic-do-draft = Take a die
tiny_epic-do-draft-at-draft_bottom = Put a die in the bottom slot
tiny_epic-do-place = Place a die
tiny_epic-do-ability = Use an ability
tiny_epic-do-recruit = Recruit
tiny_epic-do-march = March
tiny_epic-do-sail = Sail
tiny_epic-do-move = Move
tiny_epic-do-whisper = Whisper
tiny_epic-do-whisper-none = Whisper, keeping all cards
tiny_epic-do-whisper-named = Whisper, as chosen
tiny_epic-do-plot = Plot
tiny_epic-do-event = Play an event
tiny_epic-do-pass-at-march = Stop there
tiny_epic-do-pass = Pass
tiny_epic-do-commit = Commit
tiny_epic-do-commit-none = Commit no card
tiny_epic-do-commit-named = { $chosen ->
    [one] Commit { $card }
   *[other] Commit both cards
}
tiny_epic-do-lose = Name the unit
tiny_epic-do-retreat = Retreat
tiny_epic-do-choose = Choose
tiny_epic-do-choose-at-tribute = Give up a token
tiny_epic-do-choose-at-champion = Name who may commit a card
tiny_epic-do-choose-at-order = Place a White Walker
tiny_epic-do-choose-at-advance = Send the Night King on
tiny_epic-do-choose-at-walker = Strike a White Walker down
tiny_epic-do-standing = Standing answer
tiny_epic-do-concede = Concede
tiny_epic-do-set_gold = Set gold
tiny_epic-do-bring_back = Bring back a player who has left
tiny_epic-do-set_score = Set Victory Points
tiny_epic-do-call_off = Call the battle off
tiny_epic-do-end_game = End the game
tiny_epic-field-house = Which House?
tiny_epic-field-die = Which die?
tiny_epic-field-slot = Which slot?
tiny_epic-field-face = Which face?
tiny_epic-field-unit = Which unit?
tiny_epic-field-domain = Where?
tiny_epic-field-source = From where?
tiny_epic-field-target = Where to?
tiny_epic-field-plot-target = What for?
tiny_epic-field-army = Who goes?
tiny_epic-field-cards = Which cards?
tiny_epic-field-card = Which card?
tiny_epic-field-second = Which second card?
tiny_epic-field-shield = Which shield?
tiny_epic-field-what = Which one?
tiny_epic-field-choose-what = What do you choose?
tiny_epic-field-choose-what-at-tribute = Whose token?
tiny_epic-field-choose-what-at-champion = Who?
tiny_epic-field-choose-what-at-order = Where?
tiny_epic-field-choose-what-at-advance = To which castle?
tiny_epic-field-choose-what-at-walker = Which White Walker?
tiny_epic-field-answer = Which answer?
tiny_epic-field-matter = An answer for what?
tiny_epic-field-against = Against whom, or where?
tiny_epic-field-player = Which player?
tiny_epic-field-winners = Who wins?
tiny_epic-field-gold = How much gold?
tiny_epic-field-score = How many Victory Points?

tiny_epic-prompt-house = to take a House
tiny_epic-prompt-draft = to take a die
tiny_epic-prompt-draft_bottom = to put a die in the bottom slot
tiny_epic-prompt-place = to place a die
tiny_epic-prompt-optional = to do what the slot says ({ $what }), or pass
tiny_epic-prompt-die = to do what the die says ({ $what }), or pass
tiny_epic-prompt-follow = to follow the die ({ $what }), or pass
tiny_epic-prompt-bottom = to use the bottom die ({ $what }), or pass
tiny_epic-prompt-step = to do what the card says ({ $what })
tiny_epic-prompt-march = to go on with the march from { $domain }
tiny_epic-prompt-plot = to resolve another shield of { $card }, or stop
tiny_epic-prompt-choose = to choose for { $card }: { $what }
tiny_epic-prompt-battle = to commit a card for the battle at { $domain }, or none
tiny_epic-prompt-loss = to name the unit lost at { $domain }
tiny_epic-prompt-retreat = to say where to retreat to from { $domain }
tiny_epic-prompt-too_many = to name a unit that has no room in { $domain }
tiny_epic-moment-draft = Taking a die
tiny_epic-moment-optional = The action of your slot
tiny_epic-moment-die = The action of your die
tiny_epic-moment-follow = Following a die
tiny_epic-moment-bottom = A bottom die
tiny_epic-moment-loss = A unit to lose
tiny_epic-moment-retreat = A retreat
tiny_epic-moment-battle = A battle

tiny_epic-begun = { $seat } holds the Hand of the King.
tiny_epic-house-taken = { $seat } takes { $house }.
tiny_epic-mustered = Nobody plays { $houses }.
tiny_epic-rolled = Round { $round }. The dice: { $faces }.
tiny_epic-drafted = { $seat } takes the die { $die }.
tiny_epic-drafted-several = { $seat } takes the dice { $die }.
tiny_epic-drafted-bottom = { $seat } puts the die { $die } in the bottom slot.
tiny_epic-turned = { $seat } uses the ability of { $house }; the dice are now { $faces }.
tiny_epic-placed = { $seat } places the die { $die } on the slot { $slot }.
tiny_epic-passed = { $seat } passes on { $what }.
tiny_epic-vengeance = { $party } is last and takes a Vengeance token.
tiny_epic-vengeance-nobody = Nobody alone is last: the Vengeance token is removed.
tiny_epic-round-ended = In the next round { $seat } holds the Hand of the King.
tiny_epic-moved-recruit-seat = { $seat } recruits { $army } at { $target }.
tiny_epic-moved-march-seat = { $seat } marches with { $army } from { $source } to { $target }.
tiny_epic-moved-sail-seat = { $seat } sails with { $army } from { $source } to { $target }.
tiny_epic-moved-move-seat = { $seat } moves { $army } from { $source } to { $target }.
tiny_epic-moved-retreat-seat = Retreat from { $source } to { $target }: { $army }.
tiny_epic-moved-yield-seat = A last unit needs { $source }; who stands there retreats to { $target }: { $army }.
tiny_epic-moved-return-seat = { $seat } takes { $army } back from { $source }.
tiny_epic-moved-return-nobody = Back from { $source }: { $army }.
tiny_epic-moved-lost-nobody = Lost at { $source }: { $army }.
tiny_epic-moved-lost-to = Lost at { $source }: { $army }, to { $to_party }.
tiny_epic-moved-plot-to = { $seat } takes { $army } from { $source }.
tiny_epic-moved-plot-from_to = { $seat } takes { $army } from the Ally Pool of { $from_party }.
tiny_epic-moved-plot-from = Back to the Token Pool from the Ally Pool of { $from_party }: { $army }.
tiny_epic-moved-card-to = From { $source } to the Ally Pool of { $to_party }: { $army }.
tiny_epic-moved-card-from_to = From the Ally Pool of { $from_party } to that of { $to_party }: { $army }.
tiny_epic-moved-card-from = Back to the Token Pool from the Ally Pool of { $from_party }: { $army }.
tiny_epic-moved-cull-from = Back to the Token Pool from { $from_party }: { $army }; a pool keeps two.
tiny_epic-allied = { $house } is allied with { $party }.
tiny_epic-allied-nobody = { $house } is allied with nobody.
tiny_epic-gained = { $party } gains { $gold } gold.
tiny_epic-paid = { $party } pays { $gold } gold.
tiny_epic-excess = { $party } loses { $gold } gold: a castle takes its space.
tiny_epic-scored-battle = { $party } scores { $points } for the battle.
tiny_epic-scored-vengeance = { $party } scores { $points } for Vengeance.
tiny_epic-scored-return = { $party } scores { $points } for a unit that returns.
tiny_epic-scored-card = { $party } scores { $points } by a card.
tiny_epic-scored-taxes = { $party } scores { $points } at taxes.
tiny_epic-scored-castles = { $party } scores { $points } for castles.
tiny_epic-scored-objective = { $party } scores { $points } for objectives.
tiny_epic-scored-alliance = { $party } scores { $points } for alliances.
tiny_epic-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
tiny_epic-discarded = { $seat } throws away { $cards }.
tiny_epic-shown-plot = { $seat } plots with { $card }.
tiny_epic-shown-event = { $seat } plays { $card }.
tiny_epic-turned-up = { $card } is turned over for { $party }.
tiny_epic-turned-up-battle = { $card } ({ $icon }) is turned over for { $party }.
tiny_epic-turned-up-plot = { $card } is turned over for { $party }, with the shields of { $shields }.
tiny_epic-taken-back = { $seat } takes { $card } back.
tiny_epic-attacked = { $party } attacks { $defender_party } at { $target }.
tiny_epic-revealed = { $seat } has committed { $cards }.
tiny_epic-revealed-one = { $seat } has committed { $card } ({ $icon }).
tiny_epic-revealed-none = { $seat } has committed no card.
tiny_epic-fought = { $won ->
    [yes] { $party } beats { $defender_party } at { $target }, { $attack } against { $defence }
   *[no] { $defender_party } holds { $target } against { $party }, { $defence } against { $attack }
}{ $tie ->
    [yes] : the defender wins ties
   *[no] {""}
}.
tiny_epic-called-off = The battle at { $target } is called off; { $party } goes back.
tiny_epic-withdrew = { $party } leaves { $target } by a Retreat card.
tiny_epic-choice-times = { $count ->
    [one] One Victory Point
   *[other] { $count } Victory Points
}
tiny_epic-choice-token = { $house }, held by { $party }
tiny_epic-choice-swap = { $house } of { $party } for your { $own }
tiny_epic-choice-unit-token = A Power Token of { $house } in { $domain }
tiny_epic-choice-unit-hero = The Hero of { $house } in { $domain }
tiny_epic-choice-unit-nobody = Nobody, but { $domain } is left

tiny_epic-pick-card = { $card } · { $icon }, { $cost } gold
tiny_epic-pick-shields = { $card } · { $shields }
tiny_epic-pick-token = Power Token of { $house }
tiny_epic-pick-recruit-token = { $house } · Power Token, { $gold } gold
tiny_epic-pick-recruit-hero = { $card } · { $gold } gold
tiny_epic-pick-shield = { $house } · { $gold } gold
tiny_epic-pick-shield-from = { $house } · from { $gold } gold
tiny_epic-pick-target = { $domain } · fight { $party } ({ $strength })
tiny_epic-pick-foe = { $domain } · fight { $foe } ({ $strength })
tiny_epic-pick-set = { $house } · to { $either }, { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-pick-throw = { $house } · throw again, { $gold ->
    [0] free
   *[other] { $gold } gold
}

tiny_epic-slot = { $slot }: { $lies }
tiny_epic-dice-of = { $seat } has { $faces }

tiny_epic-beside-set = can turn a die to { $either }, { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-beside-throw = can throw dice again, { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-beside-recruit = bring in up to two units
tiny_epic-beside-nobody = nobody now: { $why ->
    [room] your domains are full
    [gold] you have too little gold
   *[none] nobody is left to recruit
}
tiny_epic-beside-march = one or two steps by land
tiny_epic-beside-sail = far, over land and water
tiny_epic-beside-whisper = cards for gold, then new ones
tiny_epic-beside-plot = win a House as an ally
tiny_epic-beside-event = do what a card of yours says
tiny_epic-beside-comfort-hero = back to its mat; you get { $gold } gold and 1 point
tiny_epic-beside-comfort-token = back to its mat; you get { $reward ->
    [card] a card
    [vp] 1 point
   *[other] 1 gold
}
tiny_epic-beside-castle = castle
tiny_epic-beside-secret = the top card of the deck counts in its place
tiny_epic-beside-conscripts = +1 for each Power Token in the domains around, +2 for each Hero
tiny_epic-beside-retreat = you leave without a loss, and nobody scores

tiny_epic-teach-draft = You place it on a slot later: the slot gives one action, the die another.
tiny_epic-teach-draft_bottom = When all dice are placed, everybody in turn may do what the bottom die says.
tiny_epic-teach-place = You do first what the slot says, then what the die says; the others may follow the die.
tiny_epic-teach-recruit = Up to two units, each into a domain of yours, which holds three of a House; the next Power Token may cost more.
tiny_epic-teach-march = One step or two; where somebody else stands there is a battle, and the march is over.
tiny_epic-teach-sail = From anywhere to another map card, two cards away at most, over all that stands between.
tiny_epic-teach-whisper = Each card thrown away brings 1 gold; then you draw until you hold four.
tiny_epic-teach-plot = A shield brings a Power Token into your Ally Pool. Two of a House, and more than anybody else, make it your ally when the round ends.
tiny_epic-teach-commit = Cards stay secret until they are turned over. The higher sum wins, a tie the defender; the winner gets a point, the loser loses a unit and retreats.

tiny_epic-before-battle = { $party } attacks with { $attack }, { $defender_party } defends with { $defence }; cards come on top.
tiny_epic-before-sum = With { $cards } you come to { $sum }.
tiny_epic-before-commit = Unless you choose a card, you commit none. { $attacks ->
    [0] You have { $gold } gold.
   *[other] Attackers pay nothing.
}
tiny_epic-before-effect = { $card }: { $effect }
tiny_epic-before-nobody = Recruit would be passed over as things stand: { $why ->
    [room] your domains are full
    [gold] you have too little gold
   *[none] nobody is left to recruit
}.
tiny_epic-before-gold = You have { $gold } gold.
tiny_epic-before-house = Choose a House in the list: each can do something of its own. Without a choice chance decides.
tiny_epic-before-march = It would be { $ours } against { $theirs }; cards come on top.
tiny_epic-before-onward = { $why ->
    [castles] Nobody ends a move in { $domain } without { $needed } castles: your army has to march on.
    [battle] The card asks for a battle: your army has to march on from { $domain }.
    [room] Your army has no room in { $domain }: it has to march on.
   *[free] Your army stands in { $domain } and may stop there.
}
tiny_epic-before-odds = They turn over the top card of the deck: you win in { $bare } of 100 without a card.
tiny_epic-before-odds-card = They turn over the top card of the deck: you win in { $bare } of 100 without a card, in { $won } with { $card }.
tiny_epic-before-odds-flight = In { $fled } of 100 they retreat: the place is yours, without a point.
tiny_epic-before-retreat = These have to leave { $domain }: { $army }.
tiny_epic-only-pass = Nothing you have can be used for this now: press **Pass**.

tiny_epic-dice-free = Dice to draft: { $faces }
tiny_epic-dice-bottom = Bottom dice: { $faces }
tiny_epic-has = { $seat }:{ $dice ->
    [0] {""}
   *[other] {""} dice { $faces };
}{ $pool ->
    [0] {""}
   *[other] {""} Ally Pool { $tokens };
}{ $allied ->
    [0] {""}
   *[other] {""} allied with { $allies };
}{ $held ->
    [0] {""}
    [one] {""} castle { $castles };
   *[other] {""} castles { $castles };
}{ $beside ->
    [0] {""}
   *[other] {""} keeps { $kept };
} { $stock } to recruit
tiny_epic-mat = Action Mat: { $dice }
tiny_epic-hand-of-king = { $seat } holds the Hand of the King and goes first{ $deck ->
    [0] { $discard ->
        [0] {""}
       *[other] ; no card in the deck, { $discard } discarded
    }
   *[other] ; { $deck } cards in the deck, { $discard } discarded
}

tiny_epic-reason-rounds = The rounds are over.
tiny_epic-leaving-others = The others fight on against the Night King. Your seat is open to whoever takes it; until then it does only what it must.
tiny_epic-leaving-night = Nobody is left to lead a House then, and the Night King has won.
tiny_epic-leaving-rival = The game is over then, and the Rival has won.
tiny_epic-reason-last = Everybody else has left.
tiny_epic-reason-gm = A game master has ended the game.
tiny_epic-no-players = This mode is for { $low } to { $high } players. Choose another one under **Options**, or change how many play: **Add an agent** fills a seat.
tiny_epic-no-more = The game is over for you.
tiny_epic-no-edit-battle = A battle is called off only while it waits for cards, and none does. Let it be decided, or go back with `/gm rewind`.
tiny_epic-no-edit-player = Choose one of the players.
tiny_epic-no-edit-back = Only against the Night King, and only who has left, is brought back. Name such a player, once somebody has taken the seat (/gm replace).
tiny_epic-no-edit-score = Choose 0 or more Victory Points.
tiny_epic-no-winner = Only players of this table can win, the Night King, or the Rival, where they are in the game.
tiny_epic-no-edit-gold = Choose from 0 to { $most } gold: castles take the room for more.
tiny_epic-no-house-house = That House is not free. Choose another one.
tiny_epic-no-draft-die = No such die is left. Take one of those on the table.
tiny_epic-no-place-die = You have no such die. Place one of yours.
tiny_epic-no-place-slot = That slot is covered. Choose a free one.
tiny_epic-no-ability-house = You cannot use the ability of that House now. Choose yours or an ally’s that you can pay for and have not used this turn, or place a die.
tiny_epic-no-ability-die = That ability would not change that die. Choose another one.
tiny_epic-no-ability-face = That ability does not give that face. Choose another one.
tiny_epic-no-recruit-unit = You cannot recruit that now. Choose a Power Token or Hero of yours or of an ally that lies at its mat.
tiny_epic-no-recruit-domain = It cannot stand there. Choose a domain you control that has room.
tiny_epic-no-march-source = No army can march from there. Choose a domain where units of yours have somewhere to go.
tiny_epic-no-march-target = No army can march there from here. Choose a neighbouring domain that may be entered.
tiny_epic-no-march-army = That army cannot go there. Send others, or fewer, or choose another domain.
tiny_epic-no-sail-source = No army can sail from there. Choose a domain where units of yours have somewhere to go.
tiny_epic-no-sail-target = No army can sail there from here. Choose a domain on another map card, two cards away at most unless the card in play lets you sail further.
tiny_epic-no-sail-army = That army cannot go there. Send others, or fewer, or choose another domain.
tiny_epic-no-move-source = The card moves nobody from there. Choose another domain with units of yours.
tiny_epic-no-move-target = The card moves nobody there from here. Choose another domain.
tiny_epic-no-move-army = The card does not move that army there. Choose another one.
tiny_epic-no-recruit-gold = That costs { $price } gold, and you have { $gold }. Choose something cheaper, or pass.
tiny_epic-no-going-nobody = You have no units in { $domain }. Choose a domain where you have some.
tiny_epic-no-going-stay = Nobody may stay in { $domain } without the castles it asks for. Take all of them along.
tiny_epic-no-going-egg = An Egg may not be left alone in { $domain }. Take it along, or leave a unit with it.
tiny_epic-no-going-leader = The card asks for a Hero or a Dragon in the army. Take one along.
tiny_epic-no-going-castles = Whoever ends a move in { $domain } has to hold { $needed } castles; once this army has left, you hold { $held }. Choose another domain, or take castles first.
tiny_epic-no-going-peace = The card asks for a battle, and there is no enemy in { $domain }. Choose a domain with enemies.
tiny_epic-no-going-shared = Units of another player stand in { $domain }. March on through it, or choose another domain.
tiny_epic-no-going-allies = Units of two Houses that nobody plays may not stand together in { $domain }. Send others, or choose another domain.
tiny_epic-no-going-wall = The Wall stands, and nobody crosses it, be it by land, by sea or in the air. Choose a domain on this side of it.
tiny_epic-no-going-full = They have no room in { $domain }: a domain holds three units of a House. Send fewer, or choose another domain.
tiny_epic-no-going-last = The last unit of a House cannot attack by itself. Send others with it, or choose a domain without enemies.
tiny_epic-no-going-protected = In { $domain } stands the last unit of a House, which may not be attacked. Choose another domain.
tiny_epic-no-going-king = While the Treaty has fewer points than the Night King, nobody may enter his domain. Win points first, or choose another domain.
tiny_epic-no-going-one = The card moves exactly one unit. Send one alone.
tiny_epic-no-going-alone = The card moves one Hero or Dragon by itself. Leave everybody else behind.
tiny_epic-no-going-token = The card asks for a domain where one Power Token is the only enemy, and not the last unit of its House; { $domain } is none. Choose another domain.
tiny_epic-no-going-fief = The card asks for a battle in a castle domain or in King's Landing, and { $domain } is neither. Choose another domain.
tiny_epic-no-going-played = The card asks for a battle with a House that nobody plays and that is nobody’s ally. Choose another domain than { $domain }.
tiny_epic-no-going-single = The card asks for a domain that a single enemy unit holds, and { $domain } is none. Choose another domain.
tiny_epic-no-going-ambush = The card asks for an attack, and in { $domain } the Ice Dragon would come for the Dragon Glass and attack you. Choose another domain, or go there without a card.
tiny_epic-no-whisper-cards = You can throw away only Plot Cards of your hand, and with a full hand at least one.
tiny_epic-no-plot-card = No shield of that card can be resolved now. Choose another card, or pass.
tiny_epic-no-plot-gold = That shield costs { $price } gold, and you have { $gold }. Choose another one, or pass.
tiny_epic-no-plot-shield = That shield cannot be resolved now. Choose another one.
tiny_epic-no-plot-target = That cannot be had for this shield. Choose something else, or another shield.
tiny_epic-no-event-what = The card cannot aim at that. Choose something else, or leave it out and be asked.
tiny_epic-no-event-card = You do not hold that card. Choose one of your hand, or pass.
tiny_epic-no-event-vain = Nothing would come of { $card } now, or not all it asks for can be done. Choose another card, or pass.
tiny_epic-no-event-lacks-gold = { $card } asks for { $needed } gold, and you have less. Choose another card, or pass.
tiny_epic-no-event-lacks-no_gold = { $card } is played by somebody without any gold. Choose another card, or pass.
tiny_epic-no-event-lacks-vp = { $card } asks for points to lose, and you have none. Choose another card, or pass.
tiny_epic-no-event-lacks-castles = { $card } asks for { $needed } castles, and you hold fewer. Choose another card, or pass.
tiny_epic-no-event-lacks-force_track_tokens = { $card } asks for { $needed } tokens on your Force Track, and you have fewer. Choose another card, or pass.
tiny_epic-no-event-lacks-ally_pool = { $card } asks for a token in your Ally Pool, and you have none. Choose another card, or pass.
tiny_epic-no-event-lacks-another_player_ally_pool = { $card } asks for a token in the Ally Pool of somebody else, and nobody else has one. Choose another card, or pass.
tiny_epic-no-event-lacks-control_hero = { $card } asks for a Hero or a Dragon of yours on the map. Choose another card, or pass.
tiny_epic-no-event-lacks-hero_alone_in_domain = { $card } asks for a Hero of yours that stands alone in a domain. Choose another card, or pass.
tiny_epic-no-event-lacks-own_hero_card_in_hand_or_played = { $card } asks for your Hero on the map. Choose another card, or pass.
tiny_epic-no-event-lacks-own_hero_on_mat = { $card } brings your Hero back, and it stands on the map. Choose another card, or pass.
tiny_epic-no-event-lacks-eggs_in_supply = { $card } asks for an Egg in the supply, and none is left. Choose another card, or pass.
tiny_epic-no-event-lacks-egg_cost = { $card } asks for the gold an Egg costs, and you have less. Choose another card, or pass.
tiny_epic-no-event-lacks-has_alliance = { $card } asks for an alliance, and you have none. Choose another card, or pass.
tiny_epic-no-event-lacks-sole_leader_is_another_player = { $card } strikes whoever alone has most points, and that is nobody else now. Choose another card, or pass.
tiny_epic-no-event-lacks-kings_landing_controlled_by_a_player = { $card } asks for somebody who holds King's Landing, and nobody does. Choose another card, or pass.
tiny_epic-no-event-lacks-walker_in_kings_landing = { $card } asks for a White Walker in King's Landing without the Night King. Choose another card, or pass.
tiny_epic-no-event-lacks-kings_landing_controller_has_ally_token = { $card } asks for a token in the Ally Pool of whoever holds King's Landing. Choose another card, or pass.
tiny_epic-no-event-lacks-power_token_in_kings_landing = { $card } asks for a Power Token in King's Landing, and none stands there. Choose another card, or pass.
tiny_epic-no-event-lacks-legal_attack_target = { $card } asks for an attack, and you can reach nobody with it. Choose another card, or pass.
tiny_epic-no-event-lacks-legal_single_unit_target = { $card } asks for a single unit as its aim, and none can be reached. Choose another card, or pass.
tiny_epic-no-event-lacks-legal_single_token_target = { $card } asks for a single token as its aim, and none can be reached. Choose another card, or pass.
tiny_epic-no-event-lacks-adjacent_hostile_domain = { $card } asks for enemies beside units of yours, King's Landing not counted. Choose another card, or pass.
tiny_epic-no-event-lacks-leverage_on_target_ally = { $card } asks for an ally of somebody else whom your tokens can win over. Choose another card, or pass.
tiny_epic-no-event-lacks-own_power_token_removable = { $card } asks for a Power Token of yours that can be given up. Choose another card, or pass.
tiny_epic-no-event-lacks-own_house_unit_removable = { $card } asks for a unit of your House that can be given up. Choose another card, or pass.
tiny_epic-no-event-lacks-np_pool_token_of_non_ally = { $card } asks for a token in the Token Pool of a House that is not your ally, and there is none. Choose another card, or pass.
tiny_epic-no-event-lacks-np_token_on_map = { $card } asks for a token on the map of a House that nobody plays. Choose another card, or pass.
tiny_epic-no-event-lacks-adjacent_enemy_power_token = { $card } asks for an enemy Power Token beside units of yours, King's Landing not counted. Choose another card, or pass.
tiny_epic-no-event-lacks-control_hero_removable = { $card } asks for a Hero of yours that can be given up. Choose another card, or pass.
tiny_epic-no-event-lacks-hero_available = { $card } asks for a Hero who is not on the map. Choose another card, or pass.
tiny_epic-no-event-lacks-way = { $card } sends a Hero to one domain: not one who is there already, and nobody where there is no room, or where the Night King, the Ice Dragon or another player of the Treaty stands. Choose another card, or pass.
tiny_epic-no-commit-card = You cannot commit that card: it has to be in your hand, and a defender has to pay for it. Commit another one, or none.
tiny_epic-no-commit-second = That card cannot be your second one here. Choose another, or leave it out.
tiny_epic-no-lose-unit = That unit cannot be the one here. Choose one of those offered.
tiny_epic-no-retreat-domain = They cannot retreat there. Choose one of the nearest domains.
tiny_epic-no-choose-what = That cannot be chosen here. Choose one of those offered.
tiny_epic-no-standing-matter = Nothing of that kind is asked. Choose one of those offered.
tiny_epic-no-standing-answer = That is no answer to it. Choose one of those offered.
tiny_epic-no-standing-against = Only cards for a battle may be kept for one opponent or one domain. Leave it out.
tiny_epic-no-turn-house = It is { $seat } who takes a House.
tiny_epic-no-turn-draft = It is { $seat } who takes a die.
tiny_epic-no-turn-draft_bottom = It is { $seat } who decides on the bottom die.
tiny_epic-no-turn-bottom = It is { $seat } who may use the bottom die.
tiny_epic-no-turn-place = It is the turn of { $seat }.
tiny_epic-no-turn-optional = It is { $seat } who may act on the slot.
tiny_epic-no-turn-die = It is { $seat } who may act on the die.
tiny_epic-no-turn-follow = It is { $seat } who may follow the die.
tiny_epic-no-turn-step = It is { $seat } who carries out a card.
tiny_epic-no-turn-march = It is { $seat } who is on the march.
tiny_epic-no-turn-plot = It is { $seat } who plots.
tiny_epic-no-turn-choose = It is { $seat } who chooses.
tiny_epic-no-turn-battle = A battle waits for the cards of { $asked_seats }.
tiny_epic-no-turn-loss = It is { $seat } who names the unit lost.
tiny_epic-no-turn-retreat = It is { $seat } who says where to retreat to.
tiny_epic-no-turn-too_many = It is { $seat } who names a unit that has no room.
tiny_epic-no-first-house = Take a House first.
tiny_epic-no-first-draft = Take a die first.
tiny_epic-no-first-draft_bottom = Put a die in the bottom slot first.
tiny_epic-no-first-bottom = The bottom die allows only { $what }; do it or pass.
tiny_epic-no-first-place = Place a die first.
tiny_epic-no-first-optional = The slot allows only { $what }; do it or pass.
tiny_epic-no-first-die = The die allows only { $what }; do it or pass.
tiny_epic-no-first-follow = The die allows only { $what }; do it or pass.
tiny_epic-no-first-step = The card asks for { $what } first.
tiny_epic-no-first-march = Go on with the march from { $domain } first.
tiny_epic-no-first-plot = Resolve another shield of { $card } first, or stop.
tiny_epic-no-first-choose = Choose for { $card } first.
tiny_epic-no-first-battle = Commit a card for { $domain } first, or none.
tiny_epic-no-first-loss = Name the unit lost at { $domain } first.
tiny_epic-no-first-retreat = First say where to retreat to from { $domain }.
tiny_epic-no-first-too_many = First name a unit that has no room in { $domain }.
