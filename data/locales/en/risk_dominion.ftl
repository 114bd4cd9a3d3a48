# RISK: Game of Thrones, what Dominion adds: gold, Characters, Maester cards, Objectives, units.

# ── options ──

risk-option-mode-dominion = Dominion
risk-option-mode-first = First game
risk-option-mode-first-about = Two players, ten lands, ten minutes, with a coach. To learn the moves.
risk-no-first-game = A first game is played as it is: turn the other options back, or choose another game.
risk-option-victory-mode = usual for this game
risk-option-victory-points = at so many victory points
risk-option-setup = Lands at the start
risk-option-setup-mode = usual for this game
risk-option-setup-deal = dealt
risk-option-setup-claim = claimed one by one, in turn
risk-option-setup-rank = claimed by everybody's wishes at once
risk-option-gold = Gold
risk-option-gold-mode = usual for this game
risk-option-gold-on = on
risk-option-gold-off = off
risk-option-characters = Characters
risk-option-characters-mode = usual for this game
risk-option-characters-on = on
risk-option-characters-off = off
risk-option-maesters = Maester cards
risk-option-maesters-mode = usual for this game
risk-option-maesters-on = on
risk-option-maesters-off = off
risk-option-special_units = Special Units
risk-option-special_units-mode = usual for this game
risk-option-special_units-on = on
risk-option-special_units-off = off
risk-option-objectives = Objectives
risk-option-objectives-mode = usual for this game
risk-option-objectives-on = on
risk-option-objectives-off = off
risk-option-seats = Seats of Power
risk-option-seats-mode = usual for this game
risk-option-seats-on = on
risk-option-seats-off = off
risk-option-start_bonus = Bonus for late places
risk-option-start_bonus-mode = usual for this game
risk-option-start_bonus-on = on
risk-option-start_bonus-off = off
risk-option-objective_search_per_turn = Searches for Objectives in a turn
risk-option-objective_search_per_turn-1 = one
risk-option-objective_search_per_turn-unlimited = as many as you pay for
risk-option-objective_site_reading = Lands "with a castle" or "with a port"
risk-option-objective_site_reading-each = each has one
risk-option-objective_site_reading-one = one of them has one
risk-option-vp_to_win = Victory points to win
risk-option-vp_to_win-5 = five
risk-option-vp_to_win-6 = six
risk-option-vp_to_win-7 = seven
risk-option-vp_to_win-8 = eight
risk-option-vp_to_win-9 = nine
risk-option-vp_to_win-10 = ten
risk-option-vp_to_win-11 = eleven
risk-option-vp_to_win-12 = twelve
risk-option-vp_to_win-13 = thirteen
risk-option-vp_to_win-14 = fourteen
risk-option-vp_to_win-15 = fifteen
risk-option-seat_required = Victory needs one's own Seat

risk-no-switch-characters = Characters need gold: turn gold on, or Characters off.
risk-no-switch-maesters = Maester cards need gold: turn gold on, or Maester cards off.
risk-no-switch-objectives = Objectives bring victory points: let the game end at so many points, or turn Objectives off.
risk-no-switch-victory = Victory points come from Objectives: turn Objectives on, or let the game end another way.
risk-no-switch-setup = Claiming begins at the Seats of Power: turn Seats on, or deal the lands.

# ── what one may do ──

risk-family-court = Ransoms, units, losses, smallfolk
risk-do-keep = Choose what to keep
risk-do-claim = Place an army
risk-do-buy = Buy a Maester card (200)
risk-do-search = Search for Objectives (200)
risk-do-ransom = Pay a ransom
risk-do-unit = A card for a Special Unit
risk-do-play = Use a Character or card
risk-do-pass = Pass
risk-do-pass-until-card = Pass for this card
risk-do-pass-until-battle = Pass for this battle
risk-do-pass-until-attack = Pass for this attack
risk-do-pass-until-turn = Pass for this turn
risk-pass-now = this time
risk-pass-card = for this card
risk-pass-battle = for this battle
risk-pass-attack = for this attack
risk-pass-turn = for this turn
risk-do-rank = Claim lands
risk-do-rank-armies-evenly = Claim, armies evenly
risk-do-rank-armies-heart = Claim, armies at the heart
risk-rest-borders = on your borders
risk-rest-evenly = evenly
risk-rest-heart = in the region you want most
risk-do-remove = Take armies off
risk-do-reveal = Call the smallfolk
risk-do-score = Score an Objective
risk-do-react = Orders for cards

risk-field-keep-cards = Which do you keep?
risk-field-card = Which card?
risk-field-play-target = At whom or what?
risk-field-character = Who?
risk-field-lands = Which lands of yours?
risk-field-objective = Which Objective?
risk-field-first = Which region first?
risk-field-second = Which region next?
risk-field-third = And which after that?
risk-field-rank-armies = Where do the other armies go?
risk-field-order = What then?
risk-field-units = Which Knights and Siege Engines go along?
risk-field-what = For what?

risk-place-free = { $territory } · free
risk-no-choice = nothing to choose
risk-player = { $seat }
risk-die = the { $dice }
risk-number = { $number }
risk-losses = { $source } loses { $armies }, { $target } { $others }
risk-ransom = { $character } · { $gold } gold
risk-units =
    { $knights ->
        [one] one Knight
       *[other] { $knights } Knights
    }, { $engines ->
        [one] one Siege Engine
       *[other] { $engines } Siege Engines
    }

risk-react-ask = ask me
risk-react-never = never
risk-react-always = always, as soon as it may be used

risk-window-opponent_turn_start = when another's turn begins
risk-window-own_declare = when I declare an invasion
risk-window-declared_against_you = when a land of mine is invaded
risk-window-declared_against_other = when others go to war
risk-window-committed_against_you = when armies march on me
risk-window-after_roll = after the dice of a battle
risk-window-after_any_own_roll = after I roll for a card
risk-window-opponent_plays_maester = when another plays a Maester card

# ── who is awaited, for what: after a name ──

risk-prompt-choose = to keep two of three Objectives
risk-prompt-claim = to claim a land ({ $armies } left to place)
risk-prompt-add = to add an army ({ $armies } left to place)
risk-prompt-rank = to say which regions to claim first
risk-prompt-keep = to choose the card to keep
risk-prompt-remove =
    to take off { $armies ->
        [one] one army
       *[other] up to { $armies } armies
    } for { $card }
risk-prompt-commit = to commit armies to the first battle at { $target }
risk-prompt-opponent_turn_start = to let the turn of { $active_seat } begin, or play something first
risk-prompt-own_declare = to use a Character or card for the invasion of { $target }, or pass
risk-prompt-declared_against_you = to answer the invasion of { $target } from { $source }, or pass
risk-prompt-declared_against_other = to meddle in the invasion of { $target } from { $source }, or pass
risk-prompt-committed_against_you = to answer the armies marching on { $target }, or pass
risk-prompt-after_roll = to change the dice at { $target }, or pass
risk-prompt-after_any_own_roll = to change the die rolled for { $card }, or pass
risk-prompt-opponent_plays_maester =
    to stop { $card }, played by { $playing_seat }{ $aim ->
        [seat] {" "}against { $aimed_seat }
        [character] {" "}against { $character }
        [territory] {" "}at { $territory }
       *[none] {""}
    }, or pass

risk-phase-choose = The Houses choose their Objectives
risk-phase-claim = The Houses claim their lands
risk-phase-dawn = The turn of { $seat } begins
risk-phase-purchase = { $seat } holds court

risk-figure-gold = { $count } gold
risk-figure-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
risk-figure-maesters =
    { $count ->
        [one] one Maester card
       *[other] { $count } Maester cards
    }
risk-figure-objectives =
    { $count ->
        [one] one Objective
       *[other] { $count } Objectives
    }

# ── what all may know besides ──

risk-public-territory = Territory cards: { $deck } in the deck; discarded: { $cards ->
    [none] none
   *[other] { $cards }
}.
risk-public-characters = Characters of { $seat }, face up: { $up ->
    [none] none
   *[other] { $up }
}{ $down ->
    [none] {""}
   *[other] ; face down: { $down }
}{ $lost ->
    [none] {""}
   *[other] ; lost: { $lost }
}.
risk-public-captives = { $seat } holds captive: { $who }.
risk-public-smallfolk = Smallfolk of { $seat } lie in wait on { $cards ->
    [one] a hidden card
   *[other] { $cards } hidden cards
}.
risk-public-maester = Maester cards: { $deck } in the deck; discarded: { $cards ->
    [none] none
   *[other] { $cards }
}.
risk-public-objectives = Objectives: { $deck } in the deck; discarded: { $discarded ->
    [0] none
   *[other] { $discarded }
}.
risk-public-objective = - { $objective }

# ── the hand ──

risk-maester =
    { $card } · { $cost ->
        [0] free
       *[other] { $cost } gold
    }
risk-objective =
    { $objective } · { $points ->
        [one] one point
       *[other] { $points } points
    }
risk-progress = { $have } of { $need }
risk-progress-two = { $have } of { $need }, { $other } of { $wanted }
risk-character-up = { $character } · { $cost } gold
risk-character-down = { $character } · used already
risk-character-held = { $character } · held captive
risk-character-lost = { $character } is no more.

# ── what Characters and cards do ──

risk-card-catelyn_stark = A single army in the invaded land gets one more beside it.
risk-card-jon_snow = One more maneuver this turn.
risk-card-ned_stark = One defence die shows its highest face.
risk-card-robb_stark = All attack dice count one more for this invasion.
risk-card-davos_seaworth = Against a port, all attack dice count one more for this invasion.
risk-card-melisandre = An opponent loses a Maester card at random.
risk-card-salladhor_saan = 100 gold from each opponent at the first land taken from them this turn.
risk-card-stannis_baratheon = All defence dice count one more for this invasion.
risk-card-cersei_lannister = With three lands taken this turn, one more territory card.
risk-card-jaime_lannister = One attack die shows its highest face.
risk-card-tyrion_lannister = Buying a Maester card, look at two and keep one.
risk-card-tywin_lannister = All defence dice count one more in this battle.
risk-card-brienne = All defence dice have eight sides for this invasion.
risk-card-loras_tyrell = Ties go to the attack for this invasion.
risk-card-margaery_tyrell = One die of the other side is rolled again.
risk-card-renly_baratheon = One more army to deploy, in a land with a castle.
risk-card-areo_hotah = At a castle or port, the highest defence die counts one more for this invasion.
risk-card-doran_martell = Nothing taken this turn: a territory card all the same.
risk-card-ellaria_sand = The maneuver may come at any point of this turn.
risk-card-oberyn_martell = One attack die has eight sides for this invasion.
risk-card-barristan_selmy = Any of your defence dice are rolled again.
risk-card-daenerys_targaryen = All attack dice have eight sides for this invasion.
risk-card-grey_worm = For this invasion, dice of this House that show 1 are rolled again.
risk-card-jorah_mormont = With two castles or ports taken this turn, one more territory card.
risk-card-hizdahr_zo_loraq = One defence die has eight sides for this invasion.
risk-card-kraznys_mo_nakloz = The highest attack die counts one more for this invasion.
risk-card-pyat_pree = All dice of this House count one more in this battle.
risk-card-xaro_xhoan_daxos = Look at two territory cards and keep one, in place of your draw.

risk-card-a_call_to_arms = Roll a die: so many armies join the invaded land.
risk-card-a_sworn_sword = A Knight takes his stand in a land of yours.
risk-card-a_temporary_truce = The invasion ends. That land is safe from this foe this turn, until they take one from somebody else.
risk-card-a_web_of_lies = Take a Maester card at random from an opponent.
risk-card-best_laid_plans = All opponents roll; the lowest loses a victory point.
risk-card-blood_magic = Name an opponent's Character and roll: at 3 or more it dies.
risk-card-bribery = The invader gets 200 gold, the invasion ends, and that land is safe this turn.
risk-card-call_in_your_banners = Roll a die: so many more armies to deploy.
risk-card-castle_walls = At a castle, the highest defence die counts one more for this invasion.
risk-card-confusion_in_the_ranks = Every opponent loses a Maester card at random.
risk-card-cut_off_supply_lines = Roll a die: up to so many armies leave a land next to yours, never the last.
risk-card-desperate_ambush = Roll a die: one to three of the committed attackers die.
risk-card-establish_the_high_ground = All defence dice of this House count one more this turn, until the invaded land is lost.
risk-card-fortified_ports = At a port, the highest defence die counts one more for this invasion.
risk-card-freefolk_uprising = The income of the turn about to begin is halved.
risk-card-hired_thieves = Take up to 200 gold from every opponent.
risk-card-led_into_a_trap = All armies committed to this battle die.
risk-card-mass_desertion = Two territory cards are turned up: opponents' armies there are halved.
risk-card-mourning_the_fallen = Until the next turn of this House, Characters and Maester cards cost its opponents double.
risk-card-pirate_ship_fleet = This turn the ports of this House may invade any coast of their board.
risk-card-preparing_for_war = One army each in three lands of yours, or in all you have.
risk-card-raid_the_countryside = If the land falls in this invasion, take up to 300 gold from its owner.
risk-card-rally_the_smallfolk = Five armies wait on a hidden territory card until you hold that land.
risk-card-reinforce_bulwarks = A Fortification rises in a land of yours.
risk-card-shifting_alliance = Up to two committed attackers die, and two armies join the defence.
risk-card-sickness_in_the_ranks = A territory card is turned up: opponents lose an army in each land of its region.
risk-card-spiders_sabotage = That Maester card has no effect.
risk-card-strategic_withdrawal = All your armies but one leave the invaded land for another of yours.
risk-card-strength_of_steel = The highest attack die counts one more for this invasion.
risk-card-taken_captive = If the land falls in this invasion, a Character of its House is held for ransom.
risk-card-unplanned_losses = Up to two armies die on each side, never the last.
risk-card-valar_morghulis = A Character of your choice dies.
risk-card-valyrian_steel = One of your dice shows its highest face.
risk-card-weapons_of_war = A Siege Engine stands ready in a land of yours.
risk-card-wed_for_peace = The invasion ends, and this foe may not invade you again this turn.
risk-card-winter_is_coming = Every opponent takes off two armies, then you one.

# ── the moments of Characters and cards ──

risk-when =
    { $window ->
        [any_time] whenever somebody decides
        [own_turn_start] your turn begins
        [opponent_turn_start] another's turn begins
        [own_income] after your income
        [own_deploy] while you deploy
        [own_buy_maester] buying a Maester card
        [own_pre_invasion] before your first invasion
        [own_declare] you invade
        [declared_against_you] you are invaded
        [declared_against_other] others go to war
        [any_declare] you invade, or are invaded
        [committed_against_you] armies march on you
        [after_roll_attacker] after the dice, attacking
        [after_roll_defender] after the dice, defending
        [after_roll_either] after the dice of your battle
        [after_any_own_roll] after any roll of yours
        [opponent_plays_maester] another plays a Maester card
        [own_maneuver] before your maneuver
        [own_draw] instead of, or beside, your draw
       *[own_draw_none] you have earned no card
    }

# ── the story ──

risk-objectives-dealt = Three Objectives are dealt to each House.
risk-objectives-kept = You have chosen your Objectives.
risk-objectives-returned = All have chosen their Objectives.
risk-rolled-for-choice = { $rolling_seat } roll for the first choice of a House: { $dice }
risk-rolled-for-nothing = { $rolling_seat } roll the dice: { $dice }
risk-ordered-choice = { $seat } chooses first. Whose turn comes first depends on the Houses.
risk-ordered-nothing = Whose turn comes first depends on the Houses dealt.
risk-left-unclaimed =
    { $neutral ->
        [one] One land is left that nobody can claim; it stands neutral, with { $armies } armies.
       *[other] { $neutral } lands are left that nobody can claim; they stand neutral, with { $armies } armies in each.
    }
risk-seats-taken =
    { $armies } armies stand in each of { $places }{ $neutral ->
        [0] .
        [one] ; one land stands neutral.
       *[other] ; { $neutral } lands stand neutral.
    } { $seat } claims first.
risk-ranked = What you want to claim is noted.
risk-lands-claimed =
    { $seat } claims { $lands ->
        [one] one land
       *[other] { $lands } lands
    } in { $regions }.
risk-claimed = { $seat } claims **{ $territory }**.
risk-added = { $seat } adds an army to **{ $territory }**.
risk-bonus-given =
    For a late place { $seat } begins with { $gold } gold{ $count ->
        [0] .
        [one] {" "}and one card.
       *[other] {" "}and { $count } cards.
    }
risk-pile-shuffled-territory = The territory cards are shuffled: { $cards }.
risk-pile-shuffled-maester = The Maester cards are shuffled: { $cards }.
risk-pile-shuffled-objective = The Objectives are shuffled: { $cards }.
risk-used =
    { $seat } calls on **{ $card }**{ $aim ->
        [seat] {" "}against { $aimed_seat }
        [character] {" "}against { $character }
        [territory] {" "}at { $territory }
       *[none] {""}
    } for { $cost } gold.
risk-played =
    { $seat } plays **{ $card }**{ $aim ->
        [seat] {" "}against { $aimed_seat }
        [character] {" "}against { $character }
        [territory] {" "}at { $territory }
       *[none] {""}
    }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } gold.
    }
risk-card-rolled = Rolled for { $card } by { $rolling_seat }: { $dice }.
risk-card-cancelled = **{ $card }** comes to nothing.
risk-reaction-ask = You are asked before **{ $card }** is used.
risk-reaction-never = **{ $card }** is not used while you are away.
risk-reaction-always = **{ $card }** is used as soon as it may be.
risk-reaction-window-ask = You are asked on that occasion.
risk-reaction-window-never = You pass on that occasion.
risk-reaction-window-always = On that occasion you use what you can.
risk-invasion-cancelled = The invasion of **{ $target }** by { $seat } ends before it has begun.
risk-armies-placed =
    { $armies ->
        [one] An army joins
       *[other] { $armies } armies join
    } { $lands ->
        [one] { $territories }
       *[other] each of { $territories }
    }.
risk-armies-destroyed =
    { $armies ->
        [one] One army is
       *[other] { $armies } armies are
    } lost in { $territories }.
risk-landing-loses =
    The attack of { $house } loses { $armies ->
        [one] one army
       *[other] { $armies } armies
    }.
risk-armies-spared = No army is lost.
risk-mustered =
    { $seat } has { $armies ->
        [one] one army
       *[other] { $armies } armies
    } more to deploy.
risk-removed =
    { $seat } takes { $armies ->
        [one] an army
       *[other] { $armies } armies
    } off **{ $territory }**.
risk-gold-taken = { $gold } gold goes from { $from_seat } to { $seat }.
risk-maester-dropped = { $seat } loses **{ $card }**.
risk-maester-stolen = { $seat } takes a Maester card from { $from_seat }.
risk-maester-stolen-card = { $seat } takes **{ $card }** from { $from_seat }.
risk-cards-revealed = Turned up: { $cards }.
risk-smallfolk-hidden = Smallfolk gather for { $seat }; nobody knows where.
risk-smallfolk-hidden-card = Smallfolk gather for { $seat } in **{ $card }**.
risk-smallfolk-risen = The smallfolk of **{ $card }** rise for { $seat }: { $armies } armies.
risk-character-taken = { $seat } takes **{ $character }** captive.
risk-ransomed = { $seat } pays { $captor_seat } { $gold } gold, and **{ $character }** comes home.
risk-points-lost =
    { $points ->
        [one] A victory point is
       *[other] { $points } victory points are
    } taken from { $losing_seat }, if there was one.
risk-income-halved = The freefolk rise: { $seat } gets half the income.
risk-refreshed = Ready again for { $seat }: { $characters }.
risk-bought = { $seat } buys a Maester card for { $cost } gold.
risk-bought-card = { $seat } buys **{ $card }** for { $cost } gold.
risk-looked-territory =
    { $seat } looks at { $count ->
        [one] one territory card
       *[other] { $count } territory cards
    }.
risk-looked-maester =
    { $seat } pays { $cost } gold and looks at { $count ->
        [one] one Maester card
       *[other] { $count } Maester cards
    }.
risk-looked-objective =
    { $seat } { $cost ->
        [0] looks
       *[other] pays { $cost } gold and looks
    } at { $count ->
        [one] one Objective
       *[other] { $count } Objectives
    }.
risk-kept = { $seat } keeps the card.
risk-kept-dropped = { $seat } keeps one and discards { $cards }.
risk-scored =
    🏆 { $seat } scores “{ $objective }” for { $points ->
        [one] one point
       *[other] { $points } points
    }, { $total } in all.
risk-unit-placed-knight = A Knight of { $seat } takes his stand in **{ $territory }**.
risk-unit-placed-siege_engine = A Siege Engine of { $seat } stands ready in **{ $territory }**.
risk-unit-placed-fortification = A Fortification of { $seat } rises in **{ $territory }**.
risk-rolled = At **{ $target }** the dice fall: { $attack } against { $defence }.
risk-dice-changed-attack = The attack now shows { $dice }.
risk-dice-changed-defence = The defence now shows { $dice }.
risk-card-die-turned = { $seat } turns the die to { $face }.
risk-battle-void = There is no battle for **{ $target }**: nobody sent into it is left.
risk-game-over-points = 👑 { $seat } has the victory points it takes: the realm is won.
risk-reason-points = The victory points were reached.

# ── refusals ──

risk-no-turn-choose = First Objectives are chosen, by { $asked_seats }.
risk-no-turn-rank = First come the wishes of { $asked_seats }.
risk-no-turn-claim = { $seat } claims a land first.
risk-no-turn-add = { $seat } places an army first.
risk-no-turn-keep = { $seat } has a card to choose first.
risk-no-turn-remove = { $seat } has armies to take off first.
risk-no-turn-commit = It is { $seat }'s turn, and an invasion is under way.
risk-no-turn-window = { $asked_seats } may answer first.
risk-no-first-choose = Choose the two Objectives you keep first.
risk-no-first-rank = Say first which regions you want to claim.
risk-no-first-claim = Claim a land first.
risk-no-first-add = Place an army first.
risk-no-first-keep = Choose the card you keep first.
risk-no-first-remove = Take the armies off first, for { $card }.
risk-no-first-commit = Commit armies to the battle at { $target } first.
risk-no-first-window = You are asked first whether you play something: do, or pass.

risk-no-keep =
    Keep { $count ->
        [one] one
       *[other] { $count }
    } of { $cards }.
risk-no-rank-regions = Name three different regions of this board.
risk-no-rank-armies = Say one of: borders, evenly, heart.
risk-no-pass-until = Say one of: now; card, battle, attack or turn, where there is one.
risk-no-claim = That land is not free. Choose a free one.
risk-no-add = You do not hold that land. Choose one of yours.
risk-no-gold = That costs { $cost } gold, and you have { $gold }.
risk-no-gold-early = That costs { $cost } gold, and before this turn's income you had { $gold }: that alone counts before you reinforce. Use it at the start of a later turn.
risk-no-gold-promised =
    That costs { $cost } gold, and { $gold ->
        [0] yours
       *[other] all but { $gold } of yours
    } is about to be handed over. Wait until that is settled.
risk-no-maesters = No Maester card is left to buy. Go on without.
risk-no-search = You have searched already this turn. Go on, and search again in your next one.
risk-no-objectives = No Objective is left to search for. Go on without.
risk-no-buy-module = This game is played without Maester cards. Play on without.
risk-no-search-module = In this game no gold is spent on Objectives. Play on without.
risk-no-ransom-module = In this game no Character is held captive. Play on without.
risk-no-purchase-late = Your court is over for this turn: what is bought is bought before the first invasion. Buy in your next turn.
risk-no-ransom = No Character of yours by that name is held captive. Choose one of those offered.
risk-no-unit-module = This game is played without Special Units. Keep the card for a set.
risk-no-unit-now = A single card is handed in once a turn, in Reinforce, before the first army is placed. Keep this one for your next turn.
risk-no-unit-card = You hold no such card. Choose one of your hand.
risk-no-unit-set = You owe a set this turn, and without that card you hold none. Choose another card, or redeem the set.
risk-no-units-there = No Knight and no Siege Engine stands there. Leave out which go along.
risk-no-units = { $low } to { $high } Knights and Siege Engines can go along. Choose so many.
risk-no-attack-barred = { $target } is closed to you this turn. Attack another land.
risk-no-attack-truce = There is a truce on { $target } this turn, until you have taken a land of somebody else. Attack another land.
risk-no-halt-unfought = The invasion of { $target } is declared: one battle has to be fought. Fight it, and stop after that.
risk-no-play-none = This game is played without Characters and Maester cards. Play on without.
risk-no-play-unknown = There is no such Character or card in this game. Choose one of those offered.
risk-no-play-character = { $card } does not follow your House. Use a Character of yours.
risk-no-play-down = { $card } lies face down until your court is ready again, after the purchases of your turn. Use another.
risk-no-play-captive = { $captor_seat } holds { $card } captive. Use another, or buy { $card } back for { $gold } gold before the first invasion of a turn of yours.
risk-no-play-dead = { $card } has left the game. Use another.
risk-no-play-module = { $card } has nothing to work on in this game, by its options. Use another.
risk-no-play-full = You hold { $cards } territory cards, and nobody may hold more: { $card } would draw in vain. End your turn.
risk-no-play-held = You do not hold { $card }. Play a card of your hand.
risk-no-play-now = This is not the moment for { $card }. Wait for the right one: { risk-when }.
risk-no-play-rolled = The dice have fallen: { $card } has to wait until their losses are taken off.
risk-no-play-vain = { $card } would do nothing now. Keep it for later, or use another.
risk-no-play-requires = The condition of { $card } does not hold now. Its card says when it does.
risk-no-play-target = Say at whom or what { $card } is aimed.
risk-no-play-lands =
    { $count ->
        [one] Name one land of yours, or leave it out.
       *[other] Choose { $count } different lands of yours.
    }
risk-no-play-choice = { $card } leaves nothing of that kind to choose. Leave it out.
risk-no-remove-there = No army can be taken off { $territory } now. Choose a land with two or more.
risk-no-remove-else = The card was aimed at { $territory }: armies go from there. Say how many.
risk-no-remove-armies =
    { $low ->
        [0] { $high ->
            [one] One army at the most can be taken off.
           *[other] Up to { $high } armies can be taken off.
        }
        [one] One army can be taken off.
       *[other] From { $low } to { $high } armies can be taken off.
    }
risk-no-reveal = No smallfolk of yours can rise there now. It takes your own turn, and that land in your hands.
risk-no-score-held = You hold no such Objective. Score one of your hand.
risk-no-score-met = “{ $objective }” is not met. **My hand** says what is missing.
risk-no-score-twice = You have scored this turn already. The next turn allows one more.
risk-no-score-late = It is too late to score this turn. Score in your next one.
risk-no-react-what = Name a Character of yours, a Maester card that answers others, or an occasion.
risk-no-react-order = Say one of: ask, never, always.
