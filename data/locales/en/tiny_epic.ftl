tiny_epic = Tiny Epic Game of Thrones
tiny_epic-about = Plot, march and battle for the Iron Throne.
tiny_epic-guide =
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
tiny_epic-option-ice_fire = Ice & Fire against the Rival

tiny_epic-phase = Round { $round } of { $rounds }
tiny_epic-news-taken = Taken: { $places }.
tiny_epic-news-taken-by = { $party } took { $places }.
tiny_epic-news-attack = The attack on { $places } is beaten off.
tiny_epic-news-move = Armies move to { $places }.
tiny_epic-house = { $house }
tiny_epic-house-rival = { $house } (Rival)
tiny_epic-house-mate = { $house } (Teammate)
tiny_epic-house-ally = { $house } (ally)
tiny_epic-house-terrified = { $house } (terrified)
tiny_epic-card = { $card }
tiny_epic-army = { $army }
tiny_epic-held = { $card } · { $icon }
tiny_epic-note = { $cost ->
    [0] To plot: { $shields }
   *[other] { $cost } gold to defend. To plot: { $shields }
}
tiny_epic-does = Event: { $effect }
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
tiny_epic-figure-for_battle = { $count } for battles won
tiny_epic-figure-for_vengeance = { $count } for Vengeance
tiny_epic-figure-for_return = { $count } for units that returned
tiny_epic-figure-for_card = { $count } by cards
tiny_epic-figure-for_taxes = { $count } at taxes
tiny_epic-figure-for_castles = { $count } for castles
tiny_epic-figure-for_objective = { $count } for objectives
tiny_epic-figure-for_alliance = { $count } for alliances
tiny_epic-figure-for_walker_there = { $count } for White Walkers where one stood already
tiny_epic-figure-for_no_walker = { $count } for White Walkers that were missing
tiny_epic-figure-for_walkers = { $count } for White Walkers on the map
tiny_epic-figure-start = { $count } given at the start
tiny_epic-figure-by_hand = { $count } by a game master
# In games that ended under rules before 8.
tiny_epic-figure-given = { $count } given at the start, or by a game master
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
tiny_epic-do-pass-at-plot = Stop
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
tiny_epic-do-choose-at-order = Order of the White Walkers
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
tiny_epic-field-retreat-domain = Where to?
tiny_epic-field-source = From where?
tiny_epic-field-target = Where to?
tiny_epic-field-plot-target = What do you take?
tiny_epic-field-army = Who goes?
tiny_epic-field-cards = Which cards?
tiny_epic-field-card = Which card?
tiny_epic-field-second = Which second card?
tiny_epic-field-shield = Which shield?
tiny_epic-field-what = Which one?
tiny_epic-field-choose-what = What do you choose?
tiny_epic-field-choose-what-at-tribute = Whose token?
tiny_epic-field-choose-what-at-champion = Who?
tiny_epic-field-choose-what-at-order = Where first?
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
tiny_epic-die-passed = { $party } hands the other die on to { $seat }.
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
tiny_epic-parted = { $house } parts with { $party }.
tiny_epic-allied = { $house } is allied with { $party }.
tiny_epic-allied-nobody = { $house } is allied with nobody.
tiny_epic-gained = { $party } gains { $gold } gold{ $lost ->
    [0] {""}
   *[other] ; there is no room for { $lost } more
}.
tiny_epic-taxes = Taxes bring { $party } { $gold } gold{ $lost ->
    [0] {""}
   *[other] ; there is no room for { $lost } more
}.
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
tiny_epic-choice-swap = Take { $house } from { $party }, give { $own }
tiny_epic-choice-unit-token = A Power Token of { $house } in { $domain }
tiny_epic-choice-unit-hero = The Hero of { $house } in { $domain }
tiny_epic-choice-unit-nobody = Nobody, but { $domain } is left

tiny_epic-pick-card = { $card } · { $icon }, { $cost } gold
tiny_epic-pick-shields = { $card } · { $shields }
tiny_epic-pick-token = Power Token of { $house }
tiny_epic-pick-recruit-token = { $house } · Power Token, { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-pick-recruit-hero = { $card } · { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-pick-shield = { $house } · { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-pick-shield-from = { $house } · from { $gold } gold
tiny_epic-pick-target = { $domain } · fight { $party }, strength { $strength }
tiny_epic-pick-foe = { $domain } · fight { $foe }, strength { $strength }
tiny_epic-pick-set = { $house } · turn a die to { $either }, { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-pick-throw = { $house } · throw again, { $gold ->
    [0] free
   *[other] { $gold } gold
}

tiny_epic-slot = { $slot } slot: { $lies }
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
    [gold] { $shared ->
        [0] you have
       *[other] the Treaty has
    } too little gold
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
tiny_epic-beside-clash = { $ours } against { $theirs }, at best { $won }% to win
tiny_epic-beside-strength = strength { $ours }
tiny_epic-beside-thrown = in a battle { $icon }; its shields are for plots
tiny_epic-beside-leaves-castle = its castle is given up
tiny_epic-beside-leaves-capital = its castle is given up, and King's Landing with it
tiny_epic-beside-leaves-throne = the Iron Throne is given up
tiny_epic-beside-secret = the top card of the deck counts in its place
tiny_epic-beside-conscripts = +1 for each Power Token in the domains around, +2 for each Hero
tiny_epic-beside-retreat = you leave without a loss, and nobody scores

tiny_epic-teach-follow = Somebody else has placed this die. You may do what it says, too, or pass, which costs nothing.
tiny_epic-teach-draft = You place it on a slot later: the slot gives one action, the die another.
tiny_epic-teach-draft_bottom = When all dice are placed, everybody in turn may do what the bottom die says.
tiny_epic-teach-place = You do first what the slot says, then what the die says; the others may follow the die. Your other die goes to whoever is next.
tiny_epic-teach-recruit = Up to two units, each into a domain of yours, which holds three of a House; the next Power Token may cost more.
tiny_epic-teach-recruit-again = One more unit, if you like.
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
    [gold] { $shared ->
        [0] you have
       *[other] the Treaty has
    } too little gold
   *[none] nobody is left to recruit
}.
tiny_epic-before-gold = You have { $gold } gold{ $full ->
    [0] {""}
   *[other] , and no room for more: every castle takes a space
}.
tiny_epic-before-house = Choose a House in the list: each can do something of its own. Without a choice chance decides.
tiny_epic-before-march = It would be { $ours } against { $theirs }; cards come on top.
tiny_epic-before-leaving = { $domain }: if none of yours stay, you give up { $what ->
    [throne] the Iron Throne
    [capital] its castle, and without another one King's Landing, for which you need { $needed }
   *[castle] its castle
}.
tiny_epic-before-losing = { $domain }: none of yours is left there, and you give up { $what ->
    [throne] the Iron Throne
    [capital] its castle, and King's Landing with it, for which you need { $needed }
   *[castle] its castle
}.
tiny_epic-before-onward = { $why ->
    [castles] Nobody ends a move in { $domain } without { $needed } castles: your army has to march on.
    [battle] The card asks for a battle: your army has to march on from { $domain }.
    [room] Your army has no room in { $domain }: it has to march on.
   *[free] Your army stands in { $domain } and may stop there.
}
tiny_epic-before-odds = They turn over the top card of the deck: you win in { $bare } of 100 without a card.
tiny_epic-before-odds-card = They turn over the top card of the deck: you win in { $bare } of 100 without a card, in { $won } with { $card }.
tiny_epic-before-odds-flight = In { $fled } of 100 they retreat: the place is yours, without a point.
tiny_epic-before-retreat = { $why ->
    [parted] { $house } is an ally no more.{" "}
    [castles] Nobody stays in { $domain } without { $needed } castles.{" "}
    [yields] The last unit of a House needs { $domain }.{" "}
   *[driven] {""}
}These have to leave { $domain }: { $army }.
tiny_epic-only-pass = Nothing you have can be used for this now: press **Pass**.

tiny_epic-dice-free = Dice to draft: { $faces }
tiny_epic-dice-bottom = Bottom dice: { $faces }
tiny_epic-has = { $seat }:{ $dice ->
    [0] {""}
    [one] {""} die { $faces };
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
} { $stock ->
    [one] one unit
   *[other] { $stock } units
} to recruit
tiny_epic-mat = Dice on the slots: { $dice }
tiny_epic-hand-of-king = { $seat } holds the Hand of the King and goes first{ $deck ->
    [0] { $discard ->
        [0] {""}
       *[other] ; no card in the deck, { $discard } discarded
    }
   *[other] ; { $deck } cards in the deck, { $discard } discarded
}

tiny_epic-reason-rounds = The rounds are over.
tiny_epic-reason-rounds_throne = The rounds are over. Of those with most points, whoever has the Iron Throne wins.
tiny_epic-reason-rounds_castles = The rounds are over. Of those with most points, whoever holds most castles wins.
tiny_epic-reason-rounds_tokens = The rounds are over. Of those with most points, and as many castles, whoever has recruited most Power Tokens wins.
tiny_epic-reason-rounds_gold = The rounds are over. Of those with most points, and as many castles and Power Tokens, whoever has most gold wins.
tiny_epic-reason-rounds_shared = The rounds are over. Points, castles, Power Tokens and gold are equal: the victory is shared.
tiny_epic-reason-rounds_rival = The rounds are over. Points, castles, Power Tokens and gold are equal, and then the Rival wins.
tiny_epic-caption-rounds_throne = Points are equal: the Iron Throne decides.
tiny_epic-caption-rounds_castles = Points are equal: castles decide.
tiny_epic-caption-rounds_tokens = Points and castles are equal: Power Tokens decide.
tiny_epic-caption-rounds_gold = Points, castles and Power Tokens are equal: gold decides.
tiny_epic-caption-rounds_shared = All is equal: the victory is shared.
tiny_epic-caption-rounds_rival = All is equal, and then the Rival wins.
tiny_epic-leaving-others = The others fight on against the Night King. Your seat is open to whoever takes it; until then it does only what it must.
tiny_epic-leaving-night = Nobody is left to lead a House then, and the Night King has won.
tiny_epic-leaving-rival = The game is over then, and the Rival has won.
tiny_epic-reason-last = Everybody else has left.
tiny_epic-reason-gm = A game master has ended the game.
