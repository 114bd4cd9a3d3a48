# RISK: Game of Thrones, what panels say beside what is asked. All of it is for the one who looks.

# ── what lies on the table ──

risk-land-region = { $region } { $held } of { $lands }, +{ $bonus }
risk-region-wanted = { $lands } lands, { $castles ->
    [one] one castle
   *[other] { $castles } castles
}, { $ports ->
    [one] one port
   *[other] { $ports } ports
} · +{ $bonus } a turn{ $home ->
    [0] {""}
   *[other] {" "}· your Seat
}
risk-land-castle = castle
risk-land-port = port
risk-land-threat = { $armies } against it
risk-region = +{ $bonus } { $bonus ->
    [one] army
   *[other] armies
} a turn for all { $lands } lands
risk-region-led = +{ $bonus } { $bonus ->
    [one] army
   *[other] armies
} a turn for all { $lands } lands; { $seat } holds { $held }

risk-facing-turn =
    { $lands ->
        [0] You have taken no land this turn. One earns you a card.
        [one] You have taken one land this turn: a card is yours when you end it.
       *[other] You have taken { $lands } lands this turn: a card is yours when you end it.
    }
risk-facing-full =
    You have taken { $lands ->
        [one] one land
       *[other] { $lands } lands
    } this turn, but hold five cards: no other is drawn.
risk-facing-idle = Nothing you have can be used for this now: press **Pass**. *For this turn* nobody has to wait for you again.
risk-facing-gold = You have { $gold } gold.
risk-facing-purse = You have { $gold } gold. The first attack, or a maneuver, ends your purchases.
risk-facing-met = 🏆 “{ $objective }” is met: { $points ->
    [one] one point
   *[other] { $points } points
}.
risk-facing-score = You may score one Objective a turn, after your attacks.
risk-facing-near = { $region }: +{ $bonus } a turn, if you also held { $territories }.
risk-facing-place =
    { $territory }: { $armies ->
        [one] one army
       *[other] { $armies } armies
    }, { $foes ->
        [0] no enemy beside it
       *[other] { $foes } against it
    }.
risk-facing-last = You may use { $cards } now. If not, end the turn once more.
risk-facing-war = { $here } ⚔️ { $there }
risk-facing-landing = { $house } comes ashore with { $armies }: { $there }
risk-facing-battles =
    { $battles ->
        [one] One battle
       *[other] { $battles } battles
    } so far: the attack lost { $lost }, the defence { $slain }.
risk-facing-odds = Fought to the end, the land falls in { $chance } of all cases.
risk-facing-committed =
    { $dice ->
        [one] One army attacks
       *[other] { $dice } armies attack
    } in this battle.
risk-facing-dice = 🎲 attack **{ $attack }** · defence **{ $defence }**. As they lie, the attack loses { $lost }, the defence { $slain }.
risk-facing-card = **{ $card }** says: “{ $says }”
risk-facing-house-plain = Here a House is a name and a colour; nothing else depends on it.
risk-facing-house-town = Five armies of your House stand in its town; five more lands are dealt to each player.
risk-facing-house-order =
    Turns go in this order: { $houses }.{ $bonus ->
        [0] {""}
       *[other] {" "}Who comes late begins with gold or cards for it.
    }
risk-facing-rank = You name three regions in secret. When all have, the lands are claimed for each in turn by these wishes.
risk-facing-agree = If all agree, { $seat } plays it from the next round on, like any other player. One no is enough.
risk-facing-die = 🎲 **{ $dice }**
risk-facing-out = You are out of this war; you may watch it to its end.
risk-facing-heir = From the next round on you lead { $house }, if it holds a land then.
risk-facing-lead = If all who play agree, you may lead a House that nobody plays.
risk-facing-lead-again = You may ask for a House again in the next round.

# ── what an action means, before it is done ──

risk-means-due = Who begins a turn with five cards has to redeem a set.
risk-means-due-taken = You hold more than five cards: sets are redeemed until five or fewer are left, and their armies placed at once.
risk-means-bound = { $armies } of these armies may stand only in { $territories }.
risk-means-deploy-armies =
    { $armies ->
        [one] One army goes there.
       *[other] All { $armies } armies go there, unless you choose fewer.
    }
risk-means-maneuver-armies =
    { $armies ->
        [one] One army goes there
       *[other] { $armies } armies go there, unless you choose fewer
    }; one stays behind.
risk-means-rank = You get lands of these regions as your turn comes, those next to yours first. The armies left over then stand where an enemy is near; **evenly**: on all lands alike; **at the heart**: in the region you want most.
risk-means-maneuver = After it no attack follows this turn.
risk-means-halt = The land stays as it is; you may attack it again this turn.
risk-means-card = You took a land, so a card is yours.
risk-means-card-full = You hold five cards, so no other is drawn.
risk-means-card-taken = The card of this turn is taken already.
risk-means-may-end = { $left ->
    [one] **This draw ends the game.**
   *[other] **This draw may end the game.**
}
risk-means-no-card = You took no land, so you draw no card.
risk-means-could-attack = You could still attack.
risk-means-could-maneuver = You could still maneuver.

risk-means-land = It ends your turn, and you draw no card. They fight to the end: in { $chance } of all cases { $territory } falls to { $house }, not to you. It then stands neutral, and they march no further. Beaten, they wait again with { $armies } armies.
risk-means-lead = If all who still play agree, it is yours from the next round on, to play like any other. One no is enough.
risk-means-land-last = { $seat } holds no other land, and would be out; nobody gets the { $gold ->
    [0] cards
   *[other] cards and the gold
}.
risk-means-land-out = **You hold no other land, and would be out.**
risk-means-land-wall = If { $territory } falls, { $watch } comes back by itself, turn after turn, to drive them out.

risk-means-price = Costs { $cost } of your { $gold } gold.
risk-means-then =
    Then the attack loses { $attackers }, the defence { $defenders }{ $sure ->
        [0] {" "}on average.
       *[other] .
    }
risk-means-free = It costs nothing.
risk-means-buy = You get the top card of the deck, unseen; you may buy more.
risk-means-search = You look at two Objectives and keep one.
risk-means-score = It ends your attacks and your maneuver for this turn.
risk-means-court = It ends your purchases for this turn.
risk-means-unit = The card is gone then, and no set can be made with it.
risk-means-could-land = Instead you could call an exile.
risk-means-could-score = An Objective of yours is met and not scored yet.

# ── what a hand comes to ──

risk-holding-set = You hold a set: { $cards }, worth { $armies } armies.
risk-holding-one = One more for a set: { $either }.
risk-holding-two =
    { $count ->
        [one] One more card for a set, which brings armies.
       *[other] { $count } more cards for a set, which brings armies.
    }
risk-symbol-knight = a Knight
risk-symbol-siege_engine = a Siege Engine
risk-symbol-fortification = a Fortification

# ── the coach of a first game ──

risk-coach-deploy = Your turn begins with new armies, at least three. Put them together in one land that borders the enemy: an attack from one strong land beats three weak ones.
risk-coach-deploy-first =
    The **End Game card** lies in the deck. When it is drawn, most points win: each land, each castle ♜ and each port ⚓ you hold is one.
    Your turn begins with new armies, at least three. Put them together in one land that borders the enemy: an attack from one strong land beats three weak ones.
    Beside each land stand the armies in it, those of the enemy around it, and how much of its region you hold: all of a region brings more armies.
risk-coach-redeem = You hold three cards that make a set. Hand them in: they bring armies now, and a full hand is of no use.
risk-coach-attack = Attack as often as you like, where you have at least two armies more than they: before you do, I say how likely the land falls. When nothing looks good, move armies to the border once, then end your turn.
risk-coach-press = The battle is not over. Go on while you have more armies than they; break off when you are down to theirs.
risk-coach-occupy = The land is yours. Move most of your armies in if the next enemy borders it; leave most behind if the enemy borders the land they came from.
risk-coach-end = Your attacks are over, and your armies have moved. End your turn: if you took a land you draw a card, and three that fit bring armies later.
risk-coach-defend = Somebody attacks you. Two dice are almost always better than one: you win every tie.

# ── why a move may have been made: after the name of whoever made it ──

risk-why-attack = { $source } against { $target }: the land falls in { $chance } of all cases.
risk-why-region = With it { $region } is whole: +{ $bonus } a turn.
risk-why-break = { $loser_seat } loses the bonus of { $region }: { $bonus } a turn.
risk-why-card = The first land of a turn earns a card.
risk-why-last = It is the last land of { $loser_seat }.
risk-why-deploy = Armies to { $territory }: { $armies } stood there, and { $foes } against it.
risk-why-maneuver = From { $source }, with { $foes } against it, to { $target }, with { $others } against it.

# ── what a House's Characters are good at: beside its name, where it is chosen ──

risk-house-stark = moves twice, attacks in strength, clings to what it holds
risk-house-baratheon = takes ports, gold and cards, defends with might
risk-house-lannister = cheap cards, one sure die in attack
risk-house-tyrell = wins ties, turns others’ dice, defends with eight sides
risk-house-martell = guards castles and ports, moves whenever it likes
risk-house-targaryen = attacks with eight sides, throws bad dice again
risk-house-ghiscari = better dice for little gold, cards of its choice

# ── what is asked for a card, by what it has one name (RISK-22.22) ──

risk-field-play-target-of-land = In which land?
risk-field-play-target-of-refuge = Where do they go?
risk-field-play-target-of-player = Against whom?
risk-field-play-target-of-character = Which Character?
risk-field-play-target-of-die = Which die?
risk-field-play-target-of-dice = Which dice?

# ── a battle: before the first one nobody fights *on* (RISK-11.11) ──

risk-do-press-at-commit = Fight
risk-do-press-at-commit-until = Fight to the end
