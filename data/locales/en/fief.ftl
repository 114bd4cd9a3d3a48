fief = A Song of Ice and Fief
fief-about = Marry, bargain, vote and besiege: a game of noble Houses.
fief-guide =
    Each round: cards, income, purchases, movement, battles. Control every Village of a great Fief and have walls there, and a Noble of yours may buy its Title: one point.
    A House alone wins with 3 points at the end of a round; Fiefs, the King and the Hand give one each.
    Troops march only with a Lord, or with a Lady who holds a Fief. Nobody has to fight.
fief-option-edition = Edition
fief-option-nwe = Night’s Watch
fief-option-te = Archers, Captains, Mercenaries
fief-option-targaryen = House Targaryen
fief-option-title_concession = Titles pass within a House
fief-option-fog_of_war = Fog of war
fief-option-gold_public = Gold is public
fief-option-lesser_fiefs_score = Lesser Fiefs score
fief-option-heir_inherits_lands = The Heir inherits lands
fief-option-heir_is_title = Being Heir is a Title
fief-option-house_choice = Houses
fief-option-warden_ballots = Elections of Wardens
fief-option-vote_order = Votes
fief-option-surprise_windows = Windows for surprise cards
fief-option-max_rounds = Last round
fief-option-press = Talk
fief-option-idols_need_nwe = Idols fall only with the Night’s Watch
fief-option-septs_need_nwe = Septs only with the Night’s Watch
fief-option-royal_pardon = Royal pardon
fief-option-strict_wardens = Strict choice of Wardens
fief-option-office_celibacy = Office holders do not marry
fief-option-oathbreakers = Oathbreakers
fief-option-black_instead_of_outlaw = The black instead of outlawry

fief-phase = Round { $round } · { $name }
fief-noble = { $noble }
fief-card = { $card }
fief-effect = { $effect }
fief-figure-points = { $count ->
    [one] one point
   *[other] { $count } points
}
fief-figure-gold = { $count } gold
fief-figure-villages = { $count ->
    [one] one Village
   *[other] { $count } Villages
}
fief-figure-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
fief-figure-fiefs = { $count ->
    [one] one great Fief
   *[other] { $count } great Fiefs
}
fief-figure-lesser = { $count } for lesser Fiefs
fief-figure-king = { $count } for the King
fief-figure-hand = { $count } for the Hand
fief-figure-lord_commander = { $count } for the Lord Commander
fief-feat-captives = { $count ->
    [one] one Noble taken
   *[other] { $count } Nobles taken
}
fief-topic-card = Cards
fief-topic-move = Marches

fief-family-war = March, besiege and fight
fief-family-trade = Buy, give and bargain
fief-family-orders = Cards and lists
fief-do-house = Take a House
fief-do-choose = Choose
fief-do-pass = Pass
fief-do-muster = Gather a group
fief-do-march = March
fief-do-ground = Go in or out
fief-do-attack = Attack
fief-do-fight = Fight on or stop
fief-do-buy = Buy
fief-do-gift = Give gold
fief-do-release = Release a Captive
fief-do-proclaim = Proclaim
fief-do-discard = Throw cards away
fief-do-play = Play a card
fief-do-standing = Standing answer
fief-do-succession = Name who inherits
fief-do-concede = Concede
fief-do-set_gold = Set gold
fief-do-call_off = Call the battle off
fief-do-end_game = End the game
fief-field-house = Which House?
fief-field-choose-what = Which one?
fief-field-source = From where?
fief-field-nobles = Which Nobles?
fief-field-men = Which Troops?
fief-field-target = Where to?
fief-field-raid = As a Raid?
fief-field-village = In which Village?
fief-field-where = Where?
fief-field-how = How?
fief-field-what = What?
fief-field-count = How many?
fief-field-noble = Which Noble?
fief-field-player = Which player?
fief-field-gold = How much gold?
fief-field-words = Which words?
fief-field-cards = Which cards?
fief-field-card = Which card?
fief-field-play-target = On what?
fief-field-by = By whom?
fief-field-first = Which deck first?
fief-field-second = Which deck second?
fief-field-instead = Which deck where a Disaster lies on top?
fief-field-matter = An answer for what?
fief-field-answer = Which answer?
fief-field-against = Where?
fief-field-winners = Who wins?

fief-prompt-house = to take a House
fief-prompt-home = to choose the Village to begin in
fief-prompt-foundling = to say where a new Noble comes to
fief-prompt-discard = to throw cards away, or none
fief-prompt-limit = to throw away cards: three may be kept
fief-prompt-draw = to draw from a deck
fief-prompt-play = to play cards, or pass
fief-prompt-buy = to buy, or pass
fief-prompt-move = to march, or pass
fief-prompt-declare = to declare battles, or pass
fief-prompt-goon = to fight on at { $village }, or stop

fief-begun = { $seat } is First Player.
fief-house-taken = { $seat } takes { $house }.
fief-settled = { $seat } begins at { $village }.
fief-phase-began = Round { $round }: { $name }.
fief-round-ended = { $seat } is First Player now.
fief-gained = { $seat } gains { $gold } gold: { $why }.
fief-paid = { $seat } pays { $gold } gold: { $why }.
fief-gold-given = { $seat } gives { $to_seat } { $gold } gold.
fief-proclaimed = { $seat } proclaims: { $words }
fief-came-of-age = { $noble } of { $seat } comes of age at { $village }.
fief-came-of-age-heir = { $noble } of { $seat } comes of age at { $village }, Heir to the Iron Throne.
fief-died-battle = { $noble } of { $seat } falls in battle.
fief-died-plague = { $noble } of { $seat } dies of the plague.
fief-title-bought = { $noble } buys the Title { $title }.
fief-title-inherited = { $noble } inherits the Title { $title }.
fief-title-claimed = { $noble } takes up the Title { $title }.
fief-title-lost = { $noble } loses the Title { $title }.
fief-captured = { $party } takes { $noble } of { $seat } captive.
fief-freed = { $noble } of { $seat } is free, at { $village }.
fief-heir-named = { $noble } is first to inherit from { $seat }’s Nobles.
fief-drew = { $seat } draws from { $deck }.
fief-disaster-drawn = { $seat } draws { $card }.
fief-disaster-full = { $seat } draws { $card }; three are enough, and another card is drawn.
fief-struck = { $card } strikes { $region } (die { $die }).
fief-struck-nothing = { $card } strikes nothing (die { $die }).
fief-discarded = { $seat } throws away { $cards }.
fief-played = { $seat } plays { $card }.
fief-boon-laid = { $card } lies on { $region }.
fief-boon-cancels = { $card } undoes the Disaster on { $region }.
fief-controlled = { $seat } controls { $village }.
fief-controlled-nobody = Nobody controls { $village }.
fief-recruited = { $seat } raises { $units } at { $village }.
fief-fell = { $seat } loses { $units } at { $village }.
fief-marched = { $seat } marches from { $source } to { $target }: { $units }.
fief-went-inside = { $seat } goes inside the walls of { $village }.
fief-went-out = { $seat } goes out into the field at { $village }.
fief-built = { $building } stands at { $village }.
fief-declared-field = { $seat } attacks { $defender_seat } in the field at { $village }.
fief-declared-assault = { $seat } storms the walls of { $village } against { $defender_seat }.
fief-fought = At { $village } { $seat } strikes { $hits }, { $defender_seat } { $against }.
fief-battle-won = { $seat } beats { $defender_seat } at { $village }.
fief-battle-over = The battle of { $seat } against { $defender_seat } at { $village } is over.
fief-fate-rolled = The fate of { $noble }: { $die }; slain on { $hits } or less.
fief-seized = { $seat } seizes { $village }.

fief-pick-price = { $what } · { $gold } gold
fief-pick-region = { $region }
fief-pick-men = { $units }
fief-pick-nobody = No Troops
fief-pick-field = Against { $seat } in the field
fief-pick-assault = Storm the walls
fief-pick-seize = Seize it
fief-pick-fight-on = Fight on
fief-pick-fight-stop = Stop

fief-line-title = { $title }: { $noble } ({ $seat })
fief-line-captive = { $noble } is held by { $party } at { $village }
fief-line-struck = { $card } on { $region }
fief-line-piles = { $seat } is First Player; { $fortune } Fortune cards{ $back ->
    [disaster] , a Disaster on top
   *[other] {""}
}, { $court } Court Event cards
fief-room = Embassy of { $seats }

fief-reason-points = Points enough at the end of the round.
fief-reason-alliance = Two allied Houses have points enough together.
fief-reason-rounds = The last round is over.
fief-reason-last = Everybody else has left.
fief-reason-nobody = Nobody is left.
fief-reason-gm = A game master has ended the game.
fief-no-players = This game is for { $low } to { $high } players.
fief-no-more = The game is over for you.
fief-no-winner = Only players of this table can win.
fief-no-edit = That cannot be done now.
fief-no-edit-amount = Gold is between { $low } and { $high } here.
fief-no-edit-player = Choose one of the players.
fief-no-gift = You have nothing to give, or nobody to give it to.
fief-no-gift-player = Choose another player who is still in the game.
fief-no-gift-gold = You have not so much gold.
fief-no-release = You hold no Captive.
fief-no-release-noble = You do not hold that Noble. Choose one of your Captives.
fief-no-succession = There is nobody to put before the first of your Nobles.
fief-no-succession-noble = Choose one of your Nobles who does not come first already.
fief-no-proclaim-words = That is too long.
fief-no-standing-matter = Nothing of that kind is asked.
fief-no-standing-answer = That is no answer to it. Choose one of those offered.
fief-no-standing-against = Choose a Village of the map.
fief-no-house-house = That House is not free. Choose another one.
fief-no-choose-what = That cannot be chosen here. Choose one of those offered.
fief-no-muster-source = Nobody of yours can march from there.
fief-no-muster-nobles = They cannot march together from there. Choose free Nobles who have points left.
fief-no-muster-men = Those Troops cannot go: a leader has to go with them, and they march two roads at most.
fief-no-march-target = The group cannot go there: it needs points for the way, and leave where others stand.
fief-no-march-raid = Raids cannot be ridden yet.
fief-no-ground-village = You have nobody in a free fortification of yours there.
fief-no-ground-where = They are there already.
fief-no-attack-village = You can declare nothing there: it takes a leader in the field, and somebody to fight.
fief-no-attack-how = That cannot be declared there. Choose one of those offered.
fief-no-fight-how = That cannot be done here. Choose one of those offered.
fief-no-buy-what = You cannot buy that now: it has to be paid for, in stock, and have a place.
fief-no-buy-where = It cannot stand there. Choose one of the Villages offered.
fief-no-buy-count = You cannot buy so many.
fief-no-buy-noble = That Noble cannot take it.
fief-no-discard-cards = Those are not cards of your hand, or not as many as have to go.
fief-no-play-card = That card cannot be played now. Choose another one.
fief-no-play-target = The card cannot be played on that. Choose one of those offered.
fief-no-play-by = Nobody has to be named for that card, or not that one.
fief-no-turn-house = It is { $seat } who takes a House.
fief-no-turn-home = It is { $seat } who chooses where to begin.
fief-no-turn-foundling = It is { $seat } who says where a new Noble comes to.
fief-no-turn-discard = { $asked_seats } may throw cards away now.
fief-no-turn-limit = { $asked_seats } have too many cards.
fief-no-turn-draw = It is { $seat } who draws.
fief-no-turn-play = It is { $seat } who plays cards.
fief-no-turn-buy = It is { $seat } who buys.
fief-no-turn-move = It is { $seat } who marches.
fief-no-turn-declare = It is { $seat } who declares battles.
fief-no-turn-goon = { $asked_seats } may say whether the battle goes on.
fief-no-first-house = Take a House first.
fief-no-first-home = Choose first where you begin.
fief-no-first-foundling = Say first where your new Noble comes to.
fief-no-first-discard = Throw cards away first, or none.
fief-no-first-limit = Throw cards away first: three may be kept.
fief-no-first-draw = Draw first.
fief-no-first-play = It is time to play cards. Play one, or pass.
fief-no-first-buy = It is time to buy. Buy, or pass.
fief-no-first-move = It is time to march. March, or pass.
fief-no-first-declare = It is time to declare battles. Declare one, or pass.
fief-no-first-goon = Say first whether the battle at { $village } goes on.
