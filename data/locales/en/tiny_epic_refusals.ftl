# Why a choice, a move or a card cannot be (TE-2 to TE-17), and what to do instead.

tiny_epic-no-players = This mode is for { $low } to { $high } players. Choose another one under **Options**, or change how many play: **Add an agent** fills a seat.
tiny_epic-no-more = The game is over for you.
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
tiny_epic-no-recruit-gold = That costs { $price } gold, and { $shared ->
    [0] you have
   *[other] the Treaty has
} { $gold }. Choose something cheaper, or pass.
tiny_epic-no-going-nobody = You have no units in { $domain }. Choose a domain where you have some.
tiny_epic-no-going-stay = Nobody may stay in { $domain } without the castles it asks for. Take all of them along.
tiny_epic-no-going-egg = An Egg may not be left alone in { $domain }. Take it along, or leave a unit with it.
tiny_epic-no-going-leader = The card asks for a Hero or a Dragon in the army. Take one along.
tiny_epic-no-going-castles = Whoever ends a move in { $domain } has to hold { $needed } castles; once this army has left, { $shared ->
    [0] you hold
   *[other] the Treaty holds
} { $held }. Choose another domain, or take castles first.
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
tiny_epic-no-plot-gold = That shield costs { $price } gold, and { $shared ->
    [0] you have
   *[other] the Treaty has
} { $gold }. Choose another one, or pass.
tiny_epic-no-plot-shield = That shield cannot be resolved now. Choose another one.
tiny_epic-no-plot-target = That cannot be had for this shield. Choose something else, or another shield.
tiny_epic-no-event-what = The card cannot aim at that. Choose something else, or leave it out and be asked.
tiny_epic-no-event-card = You do not hold that card. Choose one of your hand, or pass.
tiny_epic-no-event-vain = Nothing would come of { $card } now, or not all it asks for can be done. Choose another card, or pass.
tiny_epic-no-event-lacks-gold = { $card } asks for { $needed } gold, and { $shared ->
    [0] you have
   *[other] the Treaty has
} less. Choose another card, or pass.
tiny_epic-no-event-lacks-no_gold = { $card } is { $shared ->
    [0] played by somebody
   *[other] for a Treaty
} without any gold. Choose another card, or pass.
tiny_epic-no-event-lacks-vp = { $card } asks for points to lose, and { $shared ->
    [0] you have
   *[other] the Treaty has
} none. Choose another card, or pass.
tiny_epic-no-event-lacks-castles = { $card } asks for { $needed } castles, and { $shared ->
    [0] you hold
   *[other] the Treaty holds
} fewer. Choose another card, or pass.
tiny_epic-no-event-lacks-force_track_tokens = { $card } asks for { $needed } tokens on your Force Track, and you have fewer. Choose another card, or pass.
tiny_epic-no-event-lacks-ally_pool = { $card } asks for a token in { $shared ->
    [0] your Ally Pool, and you have
   *[other] the Ally Pool of the Treaty, and it has
} none. Choose another card, or pass.
tiny_epic-no-event-lacks-another_player_ally_pool = { $card } asks for a token in { $shared ->
    [0] the Ally Pool of somebody else, and nobody else has one
   *[other] the Terror Pool, and there is none
}. Choose another card, or pass.
tiny_epic-no-event-lacks-control_hero = { $card } asks for a Hero or a Dragon of yours on the map. Choose another card, or pass.
tiny_epic-no-event-lacks-hero_alone_in_domain = { $card } asks for a Hero of yours that stands alone in a domain. Choose another card, or pass.
tiny_epic-no-event-lacks-own_hero_card_in_hand_or_played = { $card } asks for your Hero on the map. Choose another card, or pass.
tiny_epic-no-event-lacks-own_hero_on_mat = { $card } brings your Hero back, who stands on the map already. Choose another card, or pass.
tiny_epic-no-event-lacks-eggs_in_supply = { $card } asks for an Egg in the supply, and none is left. Choose another card, or pass.
tiny_epic-no-event-lacks-egg_cost = { $card } asks for the gold an Egg costs, and { $shared ->
    [0] you have
   *[other] the Treaty has
} less. Choose another card, or pass.
tiny_epic-no-event-lacks-has_alliance = { $card } asks for an alliance, and { $shared ->
    [0] you have
   *[other] the Treaty has
} none. Choose another card, or pass.
tiny_epic-no-event-lacks-sole_leader_is_another_player = { $card } { $shared ->
    [0] strikes whoever alone has most points, and that is nobody else now
   *[other] asks for a Night King who has more points than the Treaty
}. Choose another card, or pass.
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
