tiny_epic-walker-rose-ranger = The Ranger Card brings a White Walker to { $domain }.
tiny_epic-walker-rose-spread = A White Walker follows the Night King to { $domain }.
tiny_epic-walker-rose-ranger-several = The Ranger Card brings White Walkers to { $domain }.
tiny_epic-walker-rose-spread-several = White Walkers follow the Night King to { $domain }.
tiny_epic-walker-rose-token = The token brings a White Walker to { $domain }.
tiny_epic-walker-rose-flight = A White Walker rises at { $domain }, where the Ice Dragon has landed.
tiny_epic-walker-fell = The White Walker of { $domain } is gone.
tiny_epic-walker-lurked = A White Walker joins the Terror Pool.
tiny_epic-terror-spreads = Terror spreads by the shields on { $card }: { $shields }.
tiny_epic-walkers-dispersed = { $count ->
    [one] A White Walker leaves
   *[other] { $count } White Walkers leave
} the Terror Pool.
tiny_epic-dragon-home = The Ice Dragon flies back to the Wall.
tiny_epic-dragon-went = The Ice Dragon descends on { $domain }.
tiny_epic-confronted-treaty = { $seat } leads the Treaty against { $foe } at { $target }.
tiny_epic-confronted-mate = { $house }, the Teammate, leads the Treaty against { $foe } at { $target }.
tiny_epic-confronted-dead = { $target } is attacked by { $foe }.
tiny_epic-faced-won = The Treaty beats { $foe } at { $target }, { $treaty } against { $dead }{ $tie ->
    [yes] : the defender wins ties
   *[no] {""}
}.
tiny_epic-faced-lost = The Treaty loses to { $foe } at { $target }, { $treaty } against { $dead }{ $tie ->
    [yes] : the defender wins ties
   *[no] {""}
}.
tiny_epic-moved-terror-in = To the Terror Pool: { $army }.
tiny_epic-moved-terror-from_in = Two White Walkers in the Terror Pool cost { $from_party } a token: { $army }.
tiny_epic-moved-card-from_in = From the Ally Pool of { $from_party } to the Terror Pool: { $army }.
tiny_epic-moved-card-out_to = From the Terror Pool to the Ally Pool of { $to_party }: { $army }.
tiny_epic-moved-card-out = Back to the Token Pool from the Terror Pool: { $army }.
tiny_epic-moved-plot-out = Back to the Token Pool from the Terror Pool: { $army }.
tiny_epic-moved-cull-out = Back to the Token Pool from the Terror Pool: { $army }; a pool keeps two.
tiny_epic-moved-lost-in = Lost at { $source }: { $army }, to the Terror Pool.
tiny_epic-scored-walker_there = { $party } scores { $points }: a White Walker stands there already.
tiny_epic-scored-no_walker = { $party } scores { $points }: no White Walker is left to come.
tiny_epic-prompt-champion = to name a player who may commit a card at { $domain }, or nobody
tiny_epic-reason-night_king_slain = The Night King has fallen.
tiny_epic-scored-walkers = { $party } scores { $points } for White Walkers on the map.
tiny_epic-terrified = { $house } is terrified; its Shield lies in the Terror Pool.
tiny_epic-wall-fell = The Wall has fallen.
tiny_epic-king-came-ranger = The Ranger Card sends the Night King against { $domain }.
tiny_epic-king-came-flight = The Ice Dragon carries the Night King to { $domain }, the nearest castle still to take.
tiny_epic-castle-razed = The castle of { $domain } is destroyed for good.
tiny_epic-ranger = The Ranger Card of round { $round }: tokens at { $tokens }; White Walkers at { $walkers }.
tiny_epic-ranger-attack = The Ranger Card of round { $round }: tokens at { $tokens }; White Walkers at { $walkers }; the Night King attacks { $target }.
tiny_epic-token-laid = A token is laid face down at { $domain }.
tiny_epic-token-turned = The token of { $domain } is turned up: { $token }.
tiny_epic-topic-token = Tokens
tiny_epic-prompt-order = to say where the { $number ->
    [1] first
   *[other] next
} of the White Walkers comes, or leave the rest to their order on the map
tiny_epic-prompt-advance = to say which castle the Night King flies to
tiny_epic-prompt-tribute = to give up a token for the White Walkers of the Terror Pool ({ $owed } owed)
tiny_epic-no-turn-champion = It is { $seat } who names a player to commit a card.
tiny_epic-no-turn-order = It is { $seat } who says where White Walkers come first.
tiny_epic-no-turn-advance = It is { $seat } who says where the Night King flies to.
tiny_epic-no-turn-tribute = It is { $seat } who gives up a token.
tiny_epic-no-first-champion = First name a player who may commit a card at { $domain }, or pass.
tiny_epic-no-first-order = First say where the { $number ->
    [1] first
   *[other] next
} of the White Walkers comes, or pass.
tiny_epic-no-first-advance = First say which castle the Night King flies to.
tiny_epic-no-first-tribute = First give up a token for the White Walkers of the Terror Pool ({ $owed } owed).
tiny_epic-reason-long_night = Six rounds have passed, and the Night King stands: the Long Night has come.
tiny_epic-figure-walkers = { $count ->
    [one] one White Walker
   *[other] { $count } White Walkers
}
tiny_epic-figure-terror = { $count } in the Terror Pool
tiny_epic-caption-wall = The Treaty { $treaty }, the Night King { $dead }. The Wall stands.
tiny_epic-caption-fallen = The Treaty { $treaty }, the Night King { $dead }. The Wall has fallen.
tiny_epic-night = The Night King is at { $domain }. { $count ->
    [0] No White Walker is on the map ({ $pool } to come)
    [one] One White Walker ({ $pool } more to come): { $walkers }
   *[other] { $count } White Walkers ({ $pool } more to come): { $walkers }
}
tiny_epic-night-away = The Night King has not come yet. { $count ->
    [0] No White Walker is on the map ({ $pool } to come)
    [one] One White Walker ({ $pool } more to come): { $walkers }
   *[other] { $count } White Walkers ({ $pool } more to come): { $walkers }
}
tiny_epic-night-strength = A White Walker fights with { $walker } and a card, the Night King with { $king }, White Walkers around him and a card.
tiny_epic-night-arms = The Treaty has Dragon Glass { $glass } of { $all_glass }, Valyrian Steel { $steel } of { $all_steel }; each weakens the dead. Ice Dragon: { $dragon }
tiny_epic-terror-pool = Terror Pool: { $count ->
    [0] {""}
    [one] one White Walker
   *[other] { $count } White Walkers
}{ $pool ->
    [0] {""}
   *[other] { $count ->
        [0] { $tokens }
       *[other] ; { $tokens }
    }
}
tiny_epic-terrified-houses = Terrified: { $houses }
tiny_epic-tokens-open = { $count ->
    [one] One token lies face up
   *[other] { $count } tokens lie face up
}: { $tokens }
tiny_epic-treaty-has = The Treaty:{ $pool ->
    [0] {""}
   *[other] {""} Ally Pool { $tokens };
}{ $allied ->
    [0] {""}
   *[other] {""} allied with { $allies };
} { $held ->
    [0] no castle
    [one] castle { $castles }
   *[other] castles { $castles }
}
tiny_epic-before-facing = Before cards the Treaty has { $treaty } against { $foe } with { $dead }; the dead turn over a card of the deck. The Treaty has { $gold } gold.
tiny_epic-before-glass = The Ice Dragon comes for the Dragon Glass that lies there, and attacks with { $strength } and a card; a tie is yours.
tiny_epic-before-gold-treaty = The Treaty has { $gold } gold{ $full ->
    [0] {""}
   *[other] , and no room for more
}.
tiny_epic-before-by-deck = Your Teammate fights: unless you commit a card, it turns over one of the deck, too.
tiny_epic-before-mate = Choose a House in the list: it moves by dice and cards of its own, and all it wins is yours, too. Without a choice chance decides.
tiny_epic-beside-home = begins at { $domain }
tiny_epic-beside-hidden = a token face down
tiny_epic-beside-open = { $tokens } face up
tiny_epic-beside-pools = Ally Pool { $ours }, Terror Pool { $his }
tiny_epic-beside-from-terror = one leaves it
tiny_epic-before-order = One comes to each, in your order. Where the Treaty has units there is a battle; a House that is no ally loses a token to the Terror Pool, the others retreat.
tiny_epic-before-order-short = They are too few: each that is missing at the end is a point for the Night King.
tiny_epic-before-others = Another player’s Ally Pool is the Terror Pool here.
tiny_epic-beside-price = { $gold ->
    [0] free
   *[other] { $gold } gold
}
tiny_epic-beside-walker-goes = a White Walker goes
tiny_epic-beside-for = for { $house }
tiny_epic-beside-walker = { $count } there, two take a token
tiny_epic-teach-facing = The higher sum wins, a tie the defender. Won, it is { $foe ->
    [king] the end of the Night King, and of the game
   *[other] a point for the Treaty
}; lost, a unit is gone, and the others retreat.
tiny_epic-teach-march-treaty = One step or two; where the dead stand, or a House that is no ally, there is a battle, and the march is over. Three units that arrive together in your turn turn up what lies there face down.
tiny_epic-teach-plot-treaty = A shield brings a Power Token into the Ally Pool, or a White Walker out of the Terror Pool. Two of a House, and no fewer than the Terror Pool has, make it an ally when the round ends.
