fief = A Song of Ice and Fief
fief-about = Marry, bargain, vote and besiege: a game of noble Houses.
fief-guide =
    Each round: cards, income, purchases, movement, battles. Control every Village of a great Fief and have walls there, and a Noble of yours may buy its Title: one point.
    A House alone wins with 3 points at the end of a round; Fiefs, the King and the Hand give one each.
    Troops march only with a Lord, or with a Lady who holds a Fief. Nobody has to fight.
fief-preset-quick = Quick
fief-preset-quick-about = For a first game: Houses dealt, votes given together, eight rounds at most. An evening live, two weeks by days.
fief-preset-classic = Classic
fief-preset-classic-about = Edition A, Houses chosen in turn. Four to five hours live, four to six weeks by days.
fief-preset-full = Full
fief-preset-full-about = Edition B with the Night’s Watch, Archers and Mercenaries. Six hours live, two months by days.

fief-option-edition = Edition
fief-option-edition-a = A: Outlaws and pardons
fief-option-edition-a-about = The Hand outlaws, the Master of Laws divorces. The rougher court.
fief-option-edition-b = B: bans and celibacy
fief-option-edition-b-about = The Hand banishes and annuls; Wardens and Masters do not marry. The stricter court.
fief-option-nwe = Night’s Watch
fief-option-nwe-True-about = Brothers, a Lord Commander worth a point, and wildlings at the Wall.
fief-option-nwe-False-about = Westeros alone. For a first game.
fief-option-te = Archers, Captains, Mercenaries
fief-option-targaryen = House Targaryen
fief-option-title_concession = Titles pass within a House
fief-option-fog_of_war = Fog of war
fief-option-gold_public = Gold lies open
fief-option-lesser_fiefs_score = Two lesser Fiefs are a point
fief-option-heir_inherits_lands = The Heir inherits lands
fief-option-heir_is_title = Being Heir is a Title
fief-option-house_choice = Houses
fief-option-house_choice-pick = chosen in turn
fief-option-house_choice-pick-about = Everybody takes a House, one after the other.
fief-option-house_choice-random = dealt
fief-option-house_choice-random-about = By lot: the game begins at once.
fief-option-warden_ballots = Elections of Wardens
fief-option-warden_ballots-together = all Regions together
fief-option-warden_ballots-one_by_one = Region by Region
fief-option-vote_order = Votes
fief-option-vote_order-turn = in turn, with decoys
fief-option-vote_order-together = all together, without decoys
fief-option-surprise_windows = Windows for surprise cards
fief-option-surprise_windows-swift = until all have answered
fief-option-surprise_windows-timed = always the whole time
fief-option-surprise_windows-none = none
fief-option-max_rounds = Rounds at most
fief-option-max_rounds-usual = as many as usual
fief-option-max_rounds-none = until somebody wins
fief-option-max_rounds-8 = 8
fief-option-max_rounds-12 = 12
fief-option-max_rounds-15 = 15
fief-option-max_rounds-18 = 18
fief-option-max_rounds-21 = 21
fief-option-press = Private talk
fief-option-press-embassies = only in embassies
fief-option-press-open = as everybody likes
fief-option-press-public = none: all in public
fief-option-idols_need_nwe = False gods only with the Night’s Watch
fief-option-idols_need_nwe-edition = as the edition has it
fief-option-idols_need_nwe-on = yes
fief-option-idols_need_nwe-off = no
fief-option-septs_need_nwe = Septs only with the Night’s Watch
fief-option-septs_need_nwe-edition = as the edition has it
fief-option-septs_need_nwe-on = yes
fief-option-septs_need_nwe-off = no
fief-option-royal_pardon = Royal pardons
fief-option-royal_pardon-edition = as the edition has it
fief-option-royal_pardon-on = yes
fief-option-royal_pardon-off = no
fief-option-strict_wardens = Only unmarried Lords become Warden
fief-option-strict_wardens-edition = as the edition has it
fief-option-strict_wardens-on = yes
fief-option-strict_wardens-off = no
fief-option-office_celibacy = Office holders do not marry
fief-option-office_celibacy-edition = as the edition has it
fief-option-office_celibacy-on = yes
fief-option-office_celibacy-off = no
fief-option-oathbreakers = Brothers may break their oath
fief-option-oathbreakers-edition = as the edition has it
fief-option-oathbreakers-on = yes
fief-option-oathbreakers-off = no
fief-option-black_instead_of_outlaw = The black instead of outlawry
fief-option-black_instead_of_outlaw-edition = as the edition has it
fief-option-black_instead_of_outlaw-on = yes
fief-option-black_instead_of_outlaw-off = no

fief-phase = Round { $round } · { $name }
fief-phase-setup = Before the first round
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
fief-family-trade = Give and bargain
fief-family-orders = Cards and lists
fief-do-house = Take a House
fief-do-house-none = Take one by lot
fief-do-house-named = Take { $house }
fief-do-choose = Choose
fief-do-choose-at-home = Choose where you begin
fief-do-choose-at-foundling = Choose where the new Noble arrives
fief-do-choose-black = Take the black
fief-do-choose-at-draw = Draw a card
fief-do-choose-at-spoils = Take one of the beaten
fief-do-choose-at-rally = Choose where they gather
fief-do-choose-at-return = Choose where to come down
fief-do-choose-at-redraw = The card just drawn
fief-do-pass-at-propose = Be done
fief-do-pass-at-ransom = Be done
fief-do-pass = Pass
fief-do-muster = Gather a group
fief-do-march = March
fief-do-march-bare = March and give it up
fief-do-ground = Go in or out
fief-do-attack = Attack
fief-do-fight = Fight on, stop or give up
fief-do-buy = Buy
fief-do-exchange = Buy a Fief in exchange for another
fief-do-gift = Give gold
fief-do-release = Release a Captive
fief-do-proclaim = Proclaim
fief-do-discard = Throw cards away, or none
fief-do-discard-at-limit = Throw cards away
fief-do-discard-none = Keep all cards
fief-do-discard-named = Go on, as chosen
fief-do-play = Play a card
fief-do-play-named = Play { $card }
fief-do-standing = Standing answer
fief-do-succession = Name who inherits
fief-do-concede = Concede
fief-do-set_gold = Set gold
fief-do-call_off = Call the battle off
fief-do-end_game = End the game
fief-field-house = Which House?
fief-field-choose-what = Which one?
fief-field-choose-what-at-home = Which Village?
fief-field-choose-what-at-foundling = Which Village?
fief-field-choose-what-at-draw = From which deck?
fief-field-choose-what-at-spoils = Whom?
fief-field-choose-what-at-return = Where to?
fief-field-choose-what-at-rally = Which Village?
fief-field-choose-what-at-redraw = Do you keep it?
fief-field-source = From where?
fief-field-nobles = Which Nobles?
fief-field-men = Which Troops?
fief-field-target = Where to?
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
fief-field-play-target = Where, or on whom?
fief-field-play-by-of-heir = As whom?
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
fief-prompt-foundling = to say where a new Noble arrives
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
fief-gold-given-unseen = { $seat } gives { $to_seat } gold; how much, only they know.
fief-proclaimed = { $seat } proclaims: { $words }
fief-came-of-age = { $noble } of { $seat } comes of age at { $village }.
fief-came-of-age-heir = { $noble } of { $seat } comes of age at { $village }, Heir to the Iron Throne.
fief-died-battle = { $noble } of { $seat } falls in battle.
fief-died-plague = { $noble } of { $seat } dies of the plague.
fief-title-bought = { $noble } buys the Title { $title }.
fief-title-inherited = { $noble } inherits the Title { $title }.
fief-claim-left = The Title { $title } waits for the next Noble of { $seat }, as long as no other House takes its Village.
fief-claim-over = No Noble of { $seat } can claim the Title { $title } any more.
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
fief-boon-cancels = { $card } undoes the Disaster in { $region }.
fief-controlled = { $seat } controls { $village }.
fief-controlled-nobody = Nobody controls { $village }.
fief-recruited = { $seat } raises { $units } at { $village }.
fief-fell = { $seat } loses { $units } at { $village }.
fief-marched = { $seat } marches from { $source } to { $target }: { $units }.
fief-march = { $seat } marches from { $source }{ $steps ->
    [0] {""}
   *[other] {""} by { $way }
} to { $target }: { $units }.{ $count ->
    [0] {""}
   *[other] {""} Taken: { $villages }.
}
fief-went-inside = { $seat } goes inside the walls of { $village }.
fief-went-out = { $seat } goes out into the field at { $village }.
fief-built = New at { $village }: { $building }.
fief-declared-field = { $seat } attacks { $defender_seat } in the field at { $village }.
fief-declared-assault = { $seat } storms the walls of { $village } against { $defender_seat }.
fief-fought = Hits at { $village }: { $seat } { $hits }, { $defender_seat } { $against }.
fief-battle-won = { $seat } beats { $defender_seat } at { $village }.
fief-battle-over = The battle of { $seat } against { $defender_seat } at { $village } is over: the attack has failed.
fief-battle-held = { $defender_seat } beats { $seat }, who attacked, at { $village }.
fief-fate-rolled = The fate of { $noble }: { $die }; slain on { $hits } or less.
fief-seized = { $seat } seizes { $village }.

fief-pick-price = { $what } · { $gold } gold
fief-pick-region = { $region }
fief-pick-men = { $units }
fief-pick-nobody = No Troops
fief-pick-field = Against { $seat } in the field
fief-pick-assault = Storm the walls
fief-pick-sortie = Break out against the besiegers
fief-pick-passage = Storm the walls by a Secret Passage
fief-pick-seize = Seize it
fief-pick-fight-on = Fight on
fief-pick-fight-stop = Stop

fief-line-decided = { $seats } before { $other_seats }, who had come as near: { $by ->
    [by-king] the King decides
    [by-hand] the Hand decides
    [by-great] more great Fiefs decide
   *[by-gold] more gold decides
}
fief-line-nearest = { $seats } came nearest: { $count } of { $need } points
fief-line-shared = Level in everything, also in gold: { $seats } share the victory
fief-line-last = This is the last round: who is nearest to the points needed wins when it is over
fief-line-allied = Allied, { $count } of { $need } points to win together: { $seat } and { $other_seat }, by { $noble } and { $spouse }; neither wins alone
fief-line-wed = Wed: { $noble } ({ $seat }) and { $spouse } ({ $other_seat }), who are not allied by it
fief-line-title = { $title }: { $noble } ({ $seat })
fief-line-captive = { $noble } is held by { $party } at { $village }
fief-line-struck-famine = Famine in { $region }: until the round is over its Villages pay nothing, and no Troops are bought there
fief-line-struck-heavy_rain = Heavy Rain in { $region }: until the round is over nobody marches or fights there
fief-line-struck-plague = Plague in { $region }: where no Sept stands half the Troops have died
fief-line-piles = { $seat } is First Player; { $fortune } Fortune cards{ $back ->
    [disaster] , a Disaster on top
   *[other] {""}
}, { $court } Court Event cards
fief-room = Embassy of { $seats }

fief-reason-points = Enough points at the end of the round.
fief-reason-alliance = Two allied Houses have enough points together.
fief-reason-rounds = The last round is over.
fief-reason-last = Everybody else has left.
fief-reason-nobody = Nobody is left.
fief-reason-gm = A game master has ended the game.
fief-no-players = This game is for { $low } to { $high } players. **Add an agent** fills a seat.
fief-no-more = The game is over for you.
fief-no-winner = Only players of this table can win.
fief-no-edit-battle = No battle between Houses is being fought, and nothing else is called off. A move is taken back by `/gm rewind`.
fief-no-edit-yet = The Houses are still being set up, and get gold and men with it. Wait until the first round begins.
fief-no-edit-elapse = Nothing is open that lasts for its whole time. `/gm skip` waits no longer for a player.
fief-no-edit-amount = Choose from { $low } to { $high } gold.
fief-no-edit-player = Choose one of the players.
fief-no-gift = No gold can be given now: you have none, nobody is there to take it, or bids lie sealed. Try again once they are open.
fief-no-gift-player = Choose another player who is still in the game.
fief-no-gift-gold = You do not have that much gold. Give at most what you have.
fief-no-release = Nobody can be released now: you hold no Captive, or a battle or another step is under way; then wait until it is over.
fief-no-release-noble = You do not hold that Noble. Choose one of your Captives.
fief-no-succession = Nobody can be put first now: you have one Noble at most, or a step is under way; then wait until it is over.
fief-no-succession-noble = Choose one of your Nobles who does not come first already.
fief-no-buy = There is nothing you could buy now: all of it has to be paid for, in stock, and have a place. Pass, or take a Fief in exchange for another.
fief-no-proclaim-words = That is too long: 300 characters at most.
fief-no-standing-matter = Nothing of that kind is asked. Choose one of the questions offered.
fief-no-standing-answer = That is no answer to it. Choose one of those offered.
fief-no-standing-against = It cannot be said apart for that: battles and sieges are told by Village, leave by House, votes by office, windows by kind. Choose one of those offered, or leave it out: then it holds for all.
fief-no-house-house = That House is not free. Choose another one.
fief-no-choose-what = That cannot be chosen here. Choose one of those offered.
fief-no-muster-source = Nobody of yours can march from there. Choose a Village where a Noble of yours has points left.
fief-no-muster-nobles = They cannot march together from there. Choose free Nobles who have points left; Captives go along with a leader.
fief-no-muster-men = Those Troops cannot go: a leader has to go with them, and they march two roads at most.
fief-no-march-target = The group cannot go there: it needs points for the way, no Heavy Rain on it unless a Stark leads, and leave where others stand.
fief-no-ground-village = You have nobody in a free fortification of yours there.
fief-no-ground-where = They are there already. Choose the other side of the walls, or another Village.
fief-no-attack = No battle can be declared now: it takes a leader in the field who is not craven, nor a Brother, at least one die, somebody to fight, and no Heavy Rain, once a round in each Village. Pass.
fief-no-attack-village = You can declare nothing there: it takes a leader in the field who is not craven, nor a Brother, at least one die, somebody to fight, and no Heavy Rain. A Village that its House has left may be seized by any leader. In each Village you declare once a round.
fief-no-attack-how = That cannot be declared there. An assault takes walls of another House that leave you a die, a sortie a siege that you are in, a seizure a Village without siege whose House has nobody there, and nobody else inside. Choose one of those offered.
fief-no-fight-how = That cannot be done here: who attacks goes on or stops, who helps may leave after a round, and giving up takes a leader in the fight. Choose one of those offered.
fief-no-buy-what = You cannot buy that now: it has to be paid for, in stock, and have a place that nobody besieges. Choose one of those offered, or pass.
fief-no-buy-where = It cannot stand there. Choose one of the Villages offered.
fief-no-buy-count = You cannot buy so many: they have to be paid for, and in stock. Choose fewer.
fief-no-buy-noble = That Noble cannot take it: choose one who is free, stands in the Fief and has fewer than two. Whoever has two can give one up in exchange.
fief-no-exchange = No Fief can be taken in exchange for another now: it takes a free Noble with two Fiefs in a third of which all Villages are yours, and its price. Buy something else, or pass.
fief-no-exchange-what = No Noble of yours could take that Fief in exchange for another: all Villages of it must be yours, it must be paid for, and a free Noble with two Fiefs must stand there.
fief-no-exchange-where = It cannot stand there. Choose one of the Villages offered.
fief-no-exchange-noble = Only a Noble with two Fiefs, who stands in the new one, gives one up for it. Whoever has room buys it.
fief-no-exchange-instead_of = Choose one of the two Fiefs that Noble holds.
fief-no-exchange-passed_to = It can only go to a free Noble of your House who stands in that Fief and has room for it, while all its Villages are yours. Choose one of those offered, or nobody.
fief-no-group = Gather a group first: say where from, and who goes.
fief-no-discard-cards = Those are not cards of your hand, or not as many as have to go.
fief-no-play-card = That card cannot be played now. Choose another one.
fief-no-play-target = The card cannot be played on that. Choose one of those offered.
fief-no-play-by = Nobody has to be named for that card, or not that one. Choose one of those offered, or leave it out.
fief-no-turn-house = First { $seat } takes a House.
fief-no-turn-home = First { $seat } chooses where to begin.
fief-no-turn-foundling = First { $seat } says where a new Noble arrives.
fief-no-turn-discard = { $asked_seats } may throw cards away now.
fief-no-turn-limit = First too many cards are thrown away, by { $asked_seats }.
fief-no-turn-draw = First { $seat } draws.
fief-no-turn-play = First { $seat } plays cards.
fief-no-turn-buy = First { $seat } buys.
fief-no-turn-move = First { $seat } marches.
fief-no-turn-declare = First { $seat } declares battles.
fief-no-turn-goon = { $asked_seats } may say whether the battle goes on.
fief-no-first-house = Take a House first.
fief-no-first-home = First choose where you begin.
fief-no-first-foundling = First say where your new Noble arrives.
fief-no-first-discard = Throw cards away first, or none.
fief-no-first-limit = Throw cards away first: three may be kept.
fief-no-first-draw = Draw first.
fief-no-first-play = It is time to play cards. Play one, or pass.
fief-no-first-buy = It is time to buy. Buy, or pass.
fief-no-first-move = It is time to march. March, or pass.
fief-no-first-declare = It is time to declare battles. Declare one, or pass.
fief-no-first-goon = First say whether the battle at { $village } goes on.
