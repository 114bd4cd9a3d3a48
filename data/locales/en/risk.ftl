# RISK: Game of Thrones.

risk = RISK: Game of Thrones
risk-about = Play RISK: Game of Thrones
risk-guide =
    On your turn: place your reinforcements, attack as often as you like, move armies once, end your turn.
    Took a land? You draw a card for it. Three cards of a kind, or one of each, bring more armies.
    The game ends when the End Game card is drawn, with a point for every land, castle and port, unless the table has chosen another end. The last House standing always wins.
risk-guide-dominion =
    On your turn: income and reinforcements, Maester cards and Objectives to buy, attacks, one maneuver, one Objective to score, a card if you took a land.
    Characters and Maester cards are used in their moments, for gold; leave orders (`/risk orders`, `/risk react`) for those of others' turns.
    Ten points and your own Seat of Power win, unless the table has chosen another end. The last House standing always wins.
risk-guide-mitchell =
    As in a Skirmish, and it ends like one, but neutral Houses hold lands too, the Night's Watch keeps The Gift, and exiles wait over the sea.
    Instead of the card you earned you may call an exile, or the Wildlings.

# ── options ──

risk-preset-quick = Quick
risk-preset-quick-about = Skirmish, Houses dealt, few armies. An hour live, a week by days.
risk-preset-classic = Classic
risk-preset-classic-about = Skirmish, Houses chosen in turn. One to two hours live, two weeks by days.
risk-preset-full = Full
risk-preset-full-about = Dominion with gold, cards and Objectives, lands by wish. Three hours live, a month by days.

risk-option-mode = Game
risk-option-mode-skirmish-about = Armies and lands alone: easy to learn. Who holds most at the end wins.
risk-option-mode-dominion-about = With gold, Characters, cards and Objectives: ten points win.
risk-option-mode-mitchell-about = A Skirmish among neutral Houses, exiles and Wildlings. Three to five players.
risk-option-houses-choose-about = Everybody picks a House before the first turn.
risk-option-houses-deal-about = The first turn begins at once.
risk-option-mode-skirmish = Skirmish
risk-option-houses = Houses
risk-option-houses-choose = chosen in turn
risk-option-houses-deal = dealt at random, for a quick start
risk-option-start_armies = Armies in each land at the start
risk-option-start_armies-3 = three
risk-option-start_armies-2 = two
risk-option-victory = The game ends
risk-option-victory-end_card = with the End Game card
risk-option-victory-conquest = by conquest only

# ── what one may do ──

risk-do-house = Choose a House
risk-do-redeem = Redeem a set
risk-do-deploy = Deploy
risk-do-attack = Attack
risk-do-attack-until = Attack to the end
risk-do-press = Fight on
risk-do-press-until = Fight to the end
risk-do-halt = Break off
risk-do-occupy = Move in
risk-do-maneuver = Maneuver
risk-do-end = End the turn
risk-do-orders = Defence orders
risk-do-defend = Defend
risk-do-concede = Concede

risk-field-house = Which House?
risk-field-cards = Which set?
risk-field-territory = Which land?
risk-field-armies = How many armies?
risk-field-source = From where?
risk-field-target = Where to?
risk-field-dice = How many dice?
risk-field-until = Fight on until how many are left?
risk-field-draw = Draw the card you earned?
risk-field-defend = Defend how?

risk-place = { $territory } · { $armies }
risk-place-held = { $territory } · { $seat } { $armies }
risk-place-neutral = { $territory } · neutral { $armies }

risk-order-most = with the most dice
risk-order-one = with one die
risk-order-ask = ask me each time
risk-draw-yes = draw the card
risk-draw-no = leave the card
risk-do-end-yes = End the turn, draw a card
risk-do-end-no = End it without a card
risk-set =
    { $cards }: { $armies } armies{ $bound_armies ->
        [0] {""}
       *[other] {" "}({ $bound_armies } for its own lands)
    }

# ── who is awaited, for what: after a name ──

risk-prompt-house = to choose a House
risk-prompt-redeem = to hand in three of { $cards } cards
risk-prompt-deploy =
    to deploy { $armies ->
        [one] one army
       *[other] { $armies } armies
    }
risk-prompt-attack = to attack, to maneuver, or to end the turn
risk-prompt-press = to fight on at { $target } or to break off
risk-prompt-defend =
    to defend { $target } against { $dice ->
        [one] one army
       *[other] { $dice } armies
    } from { $source }
risk-prompt-occupy = to move { $low } to { $high } armies into { $target }
risk-prompt-end =
    { $maneuvers ->
        [0] { $cards ->
            [0] to end the turn
           *[other] to draw a card and end the turn
        }
       *[other] to maneuver, or to end the turn
    }

risk-phase-houses = The Houses are being chosen
risk-phase-reinforce = { $seat } calls the banners
risk-phase-invade = { $seat } is at war
risk-phase-draw = { $seat } ends the turn
risk-phase-elimination = { $seat } redeems cards of the fallen
risk-phase-over = The war is over

# One line below the title of the map: at most some 70 letters.
risk-news-taken = { $seat } took { $places }{ $more ->
    [0] {""}
   *[other] { " " }(+{ $more })
  } · lost { $lost }, slew { $slain }
risk-news-taken-from = { $seat } took { $places }{ $more ->
    [0] {""}
   *[other] { " " }(+{ $more })
  } from { $their_parties } · lost { $lost }, slew { $slain }
risk-news-held = { $seat } did not take { $places } · lost { $lost }, slew { $slain }

risk-corner = Round { $round }
risk-side = { $house } · { $seat }
risk-neutral = Neutral

risk-figure-lands =
    { $count ->
        [one] one land
       *[other] { $count } lands
    }
risk-figure-castles =
    { $count ->
        [one] one castle
       *[other] { $count } castles
    }
risk-figure-ports =
    { $count ->
        [one] one port
       *[other] { $count } ports
    }
risk-figure-armies =
    { $count ->
        [one] one army
       *[other] { $count } armies
    }
risk-figure-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }

# ── cards in hand ──

risk-card-knight = { $territory } · Knight
risk-card-siege_engine = { $territory } · Siege Engine
risk-card-fortification = { $territory } · Fortification
risk-card-held = you hold this land

# ── the story ──

risk-rolled-for-turn = { $rolling_seat } roll for the first turn: { $dice }
risk-ordered-turn = { $seat } goes first.
risk-house-taken = { $seat } leads { $house }.
risk-lands-dealt =
    The lands are dealt, { $armies } armies in each{ $neutral ->
        [0] .
       *[other] ; { $neutral } stand neutral.
    }
risk-deck-shuffled = The deck is shuffled: { $cards } cards.
risk-turn-began =
    { $seat } musters { $armies ->
        [one] one army
       *[other] { $armies } armies
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    } ({ $lands ->
        [one] one land
       *[other] { $lands } lands
    }, { $castles ->
        [0] no castle
        [one] one castle
       *[other] { $castles } castles
    }).
risk-turn-began-regions =
    { $seat } musters { $armies ->
        [one] one army
       *[other] { $armies } armies
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    } ({ $lands ->
        [one] one land
       *[other] { $lands } lands
    }, { $castles ->
        [0] no castle
        [one] one castle
       *[other] { $castles } castles
    }, and { $bonus } for { $regions }).
risk-redeemed =
    { $seat } redeems { $cards } for { $armies } armies{ $bound_armies ->
        [0] .
       *[other] , { $bound_armies } of them bound for { $bound }.
    }
risk-deployed =
    { $seat } sends { $armies ->
        [one] an army
       *[other] { $armies } armies
    } to **{ $territory }**.
risk-fought = **{ $source }** against **{ $target }**: { $attack } to { $defence }. The attack loses { $lost }, the defence { $slain }.
risk-halted =
    { $seat } breaks off at **{ $target }** { $battles ->
        [0] before the first battle
        [one] after one battle
       *[other] after { $battles } battles
    }: { $lost } lost, { $slain } slain.
risk-conquered =
    { $seat } takes **{ $target }** from { $loser_seat } { $battles ->
        [one] ({ $attack } against { $defence }).
       *[other] in { $battles } battles, the last { $attack } against { $defence } ({ $lost } lost, { $slain } slain).
    }
risk-conquered-neutral =
    { $seat } takes **{ $target }**, neutral until now{ $battles ->
        [one] {" "}({ $attack } against { $defence }).
       *[other] , in { $battles } battles, the last { $attack } against { $defence } ({ $lost } lost, { $slain } slain).
    }
risk-occupied =
    { $more ->
        [one] One more follows
       *[other] { $more } more follow
    }: { $armies } hold **{ $target }**.
risk-eliminated-gold =
    ⚔️ The House of { $seat } has fallen to { $by_seat }, { $count ->
        [0] who takes { $gold } gold.
        [one] who takes one card and { $gold } gold.
       *[other] who takes { $count } cards and { $gold } gold.
    }{ $home ->
        [0] {""}
       *[other] {" "}Free again, face down: { $freed }.
    }
risk-eliminated =
    ⚔️ The House of { $seat } has fallen to { $by_seat }, { $count ->
        [0] and left no cards.
        [one] who takes one card.
       *[other] who takes { $count } cards.
    }{ $home ->
        [0] {""}
       *[other] {" "}Free again, face down: { $freed }.
    }
risk-maneuvered =
    { $seat } moves { $armies ->
        [one] one army
       *[other] { $armies } armies
    } from **{ $source }** to **{ $target }**.
risk-drew = { $seat } draws a card.
risk-drew-card = { $seat } draws **{ $card }**.
risk-end-card-drawn = { $seat } draws the End Game card: *valar morghulis*.
risk-orders-most = Your lands defend themselves with the most dice.
risk-orders-one = Your lands defend themselves with one die.
risk-orders-ask = You are asked whenever a land of yours is attacked.
risk-orders-most-there = **{ $territory }** defends itself with the most dice.
risk-orders-one-there = **{ $territory }** defends itself with one die.
risk-orders-ask-there = You are asked whenever **{ $territory }** is attacked.
risk-conceded =
    { $seat } leaves the war; the armies stay where they are and follow nobody.{ $home ->
        [0] {""}
       *[other] {" "}Free again, face down: { $freed }.
    }
risk-game-over-by-points = 👑 { $winning_seats } has the most points as the war ends.
risk-game-over-by-castles = 👑 { $winning_seats } has as many points as { $other_seats } as the war ends, but more castles.
risk-game-over-by-armies = 👑 { $winning_seats } has as many points and castles as { $other_seats } as the war ends, but more armies.
risk-game-over-by-nothing = 👑 { $winning_seats } share the realm: as many points, castles and armies.
risk-game-over-gm = 👑 The game master gives the victory to { $seat }.
risk-game-over-gm-none = The game master ends the war without a victor.
risk-game-over-conquest = 👑 { $seat } is the last to stand: every other House has fallen.
risk-game-over-concession = 👑 { $seat } is left alone on the field.
risk-game-over-shared = 👑 { $winning_seat } share the realm.

risk-reason-end_card = The End Game card was drawn: a point for each land, castle and port.
risk-reason-conquest = Every other House has fallen.
risk-reason-gm = The game master ended the war.
risk-reason-concession = Every other player has left the war.

# ── how near the end is, and who would win now: a line of the live message, two lines of a phone ──

risk-end-card =
    { $left ->
        [one] The last card of the deck is the End Game card.
       *[other] { $safe ->
            [0] One of the { $left } cards left is the End Game card.
            [one] The next card drawn is not the End Game card yet.
           *[other] The End Game card is not among the next { $safe } of { $left } cards.
        }
    }
risk-public-by-points = { risk-end-card } Now { $winning_seats } would win: { $points } points, before { $other_seats } with { $less }.
risk-public-by-castles = { risk-end-card } Now { $winning_seats } would win: { $points } points like { $other_seats }, but more castles.
risk-public-by-armies = { risk-end-card } Now { $winning_seats } would win: points and castles like { $other_seats }, but more armies.
risk-public-by-nothing = { risk-end-card } Now { $winning_seats } would share the victory, with { $points } points each.
risk-public-points =
    Nearest to victory: { $leading_seats } with { $points } of { $needed } points{ $count ->
        [one] { $home ->
            [held] , holding the Seat of Power it takes.
            [lost] , without the Seat of Power it takes.
           *[none] .
        }
       *[other] {" "}each.
    }
risk-public-conquest =
    Only conquest ends this war. Most lands: { $leading_seats } with { $held } of { $lands }{ $count ->
        [one] .
       *[other] {" "}each.
    }
risk-public-until-end_card = The End Game card will end this war: a point for each land, castle and port.
risk-public-until-points =
    { $points } points win{ $home ->
        [0] .
       *[other] , with one’s own Seat of Power.
    }
risk-public-until-conquest = Only conquest ends this war.

# ── refusals ──

risk-no-over = The war is over. Start a new game to play on.
risk-no-out = Your House has fallen; you may watch, but act no more.
risk-no-winner = There is no such seat at the table. Choose one of those that are.
risk-no-players = This game is for { $low } to { $high } players, and { $players ->
    [one] one sits
   *[other] { $players } sit
} at the table. **Add an agent** fills a seat; other boards and modes stand under **Options**.
risk-no-house = That House is not free. You may choose { $free }.
risk-no-territory = There is no land of that name on this board. Choose one of those offered.
risk-no-order = Say one of: most, one, ask.

risk-no-turn-house = { $seat } chooses a House first.
risk-no-turn-redeem = It is { $seat }'s turn: a set has to be redeemed.
risk-no-turn-deploy = It is { $seat }'s turn to deploy.
risk-no-turn-attack = It is { $seat }'s turn.
risk-no-turn-press = It is { $seat }'s turn, and an invasion is under way.
risk-no-turn-defend = { $seat } is to defend first.
risk-no-turn-occupy = It is { $seat }'s turn: a conquered land is being occupied.
risk-no-turn-end = It is { $seat }'s turn.

risk-no-first-house = Choose a House first.
risk-no-first-redeem = You hold { $cards } cards: redeem a set first.
risk-no-first-deploy =
    Place your { $armies ->
        [one] last army
       *[other] { $armies } armies
    } first.
risk-no-first-attack = Not now: you may attack, maneuver, or end your turn.
risk-no-first-press = Your invasion of { $target } is under way: fight on or break off first.
risk-no-first-defend = Answer the attack on { $target } first: defend with one die or two.
risk-no-first-occupy = Say first how many armies move into { $target }, from { $low } to { $high }.
risk-no-first-end =
    { $maneuvers ->
        [0] What is left is to end your turn.
       *[other] Not now: you may maneuver, or end your turn.
    }

risk-no-redeem-now = You hold five cards or fewer, so no set is redeemed now. Your next turn is the time for it.
risk-no-redeem-late = Sets are redeemed before the first army is placed. Place the armies that are left; a set can wait for your next turn.
risk-no-set = Those cards are no set you hold: three of a kind or one of each.
risk-no-sets = You hold no set: it takes three of a kind or one of each.
risk-no-deploy-there = You do not hold { $territory }. Choose a land of yours.
risk-no-deploy-bound = The armies left come from your cards: they go to { $territories }.
risk-no-deploy-armies =
    { $most ->
        [one] { $territory } can take one army of yours, not { $armies }.
       *[other] { $territory } can take 1 to { $most } of your armies, not { $armies }.
    }

risk-no-attack-late =
    { $maneuvers ->
        [0] The time to attack is over in this turn. End it.
       *[other] The time to attack is over in this turn. Maneuver, or end it.
    }
risk-no-attack-source = You do not hold { $source }. Attack from a land of yours.
risk-no-attack-weak = { $source } holds a single army, and one has to stay. Attack from a land with two or more.
risk-no-attack-own = { $target } is yours already. To move armies there, maneuver.
risk-no-attack-link =
    { $source } does not border { $target }. { $count ->
        [0] It borders no land but yours.
       *[other] From there you may attack { $targets }.
    }
risk-no-attack-dice =
    { $most ->
        [one] { $source } can commit one army, not { $dice }: one has to stay.
       *[other] { $source } can commit 1 to { $most } armies, not { $dice }.
    }
risk-no-attack-until =
    { $most ->
        [one] Fight on until one army is left in { $source }, not { $until }.
       *[other] Fight on until 1 to { $most } armies are left in { $source }, not { $until }.
    }
risk-no-defend-dice = Defend with one die or two, not { $dice }.
risk-no-occupy = From { $low } to { $high } armies may stand in { $target }, not { $armies }.

risk-no-maneuver-twice = You have maneuvered already this turn. End your turn.
risk-no-maneuver-late = The time to maneuver is over in this turn. End it.
risk-no-maneuver-own = You move armies between two lands of yours; { $source } and { $target } are not both yours.
risk-no-maneuver-same = They stand in { $source } already. Choose another land.
risk-no-maneuver-weak = { $source } holds a single army, and one has to stay. Choose a land with two or more.
risk-no-maneuver-path = No way leads from { $source } to { $target } through lands of yours alone. Choose a land you can reach through yours.
risk-no-maneuver-armies =
    { $most ->
        [one] One army may leave { $source }, not { $armies }.
       *[other] 1 to { $most } armies may leave { $source }, not { $armies }.
    }

risk-no-card-to-decline = You have earned no card to leave. Just end your turn.

# ── agents ──

risk-agent-easy = Squire
risk-agent-easy-about = Still learning: armies go anywhere now and then.
risk-agent-sensible = Knight
risk-agent-sensible-about = Careful: attacks with the odds on its side, and guards its regions.
risk-agent-strong = Commander
risk-agent-strong-about = Reckons each attack and the next, and hinders whoever leads.
