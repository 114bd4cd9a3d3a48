# What panels say of the decision owed, of what is chosen, and of what an action costs, brings and ends.

fief-teach-house = You lead this House to the end. Each has one strength of its own, said beside its name; all win in the same way, by points.
fief-teach-home = You begin there with your first Noble. All Villages of a domain together make its Fief; that of your home is a great Fief, and a great Fief is a point.
fief-teach-propose = A wedding makes two Houses allies, who win only together. Nobody has to marry.
fief-teach-propose-three = With three players a wedding makes no allies: it makes heirs, and a King’s wife Queen. Nobody has to marry.
fief-facing-office-warden = A Warden is no point; he counts two votes where Wardens are elected and one for the King, may tax his Region and sit on the Small Council.
fief-facing-office-king = The King is **one point**, 5 gold a round, and grants Fiefs.
fief-facing-office-hand = The Hand is **one point**, 5 gold a round, and { $censure ->
    [outlaw] declares Outlaws
   *[banish] banishes
}; he gives up a Master Title for it.
fief-facing-office-lord_commander = The Lord Commander is **one point**, and { $wall ->
    [bids] disposes of the supplies; he stays on the Wall for life
   *[battle] may call all to a Battle at the Wall
}.
fief-teach-discard = Each round you may throw cards away, then you draw two. With nothing to throw away, press **{ fief-do-discard-none }**. If you say now which decks you draw from, nobody waits for you later.
fief-teach-discard-empty = You hold no cards yet: there is none to throw away. You draw two; say now from which decks, or press **{ fief-do-discard-none }** and be asked for each.
fief-teach-draw = The Fortune deck holds harvests, taxes and plots, and Disasters; the Court Event deck new Nobles for your House.
fief-teach-play = A card does what stands beside it and is spent. You may keep three for later.
fief-teach-buy = A Mill pays itself back in two rounds; Troops hold Villages and march with a leader. Gold you keep is not lost.
fief-teach-move = March into Villages that nobody holds: each brings 1 gold a round. Leave a man behind, or the Village is nobody’s again.
fief-teach-declare = Where you stand beside somebody else you may attack; **Pass** leaves all in peace.
fief-facing-window-may = A card of yours may fit now: **{ fief-do-play }** plays it, **{ fief-do-pass }** keeps it.
fief-facing-nothing = There is nothing for you to say here: press **Pass**.
fief-facing-nothing-but = Which side you take is not asked; a surprise card of yours may fit: **{ fief-do-play }** plays it, **{ fief-do-pass }** keeps it.
fief-facing-riding = You have won, and may not stay: ride on by a road you have points for, back where you came from if you like. Nobody’s leave is needed.
fief-facing-no-join = You hold no such card: press **{ fief-do-join-none }**.
fief-facing-join = Each Uprising card you add brings 6 rebels more; a Secret Passage leads them past the walls.
fief-facing-rising = { $count ->
    [one] One card
   *[other] { $count } cards
}, { $rebels } rebels of strength 1, against { $target }{ $what ->
    [noble] {""}
   *[other] : { $what }
}.
fief-facing-window = You hold no card that could be played now: press **Pass**.
fief-facing-decks = { $fortune } cards in the Fortune deck, { $back ->
    [disaster] **a Disaster on top**: drawn, it counts as your card, and may strike a Region
   *[other] no Disaster on top
}; { $court } in the Court Event deck.
fief-facing-gold = You have { $gold } gold.
fief-facing-near = { $domain }: { $count ->
    [0] **all Villages are yours**; with a free Noble in one of them{ $tier ->
        [great] {" "}and walls of yours
       *[other] {""}
    } you may buy the Title for { $price } gold in the Purchase phase
   *[other] only { $villages } { $count ->
        [one] is
       *[other] are
    } missing for the { $tier } Fief, whose Title costs { $price } gold
}.
fief-facing-leader = { $noble } at { $place }: { $count ->
    [0] no movement points left
    [one] one movement point left
   *[other] { $count } movement points left
}.
fief-facing-group = **Your group** at { $place }: { $units }.
fief-facing-bare = **Nobody of yours stays at { $place }**: once they leave, it is yours no more.{ $fewer ->
    [fewer] {" "}**{ fief-do-muster }** again, with fewer, leaves somebody there.
   *[none] {""}
}
fief-facing-extinct = **Your House has no Noble left**, but it is not out: its next Noble comes for free when the next phase *Cards* begins. Until then nobody of yours marches, votes or weds; your Troops hold their ground.
fief-facing-unguarded = **{ $nobles } { $count ->
    [one] goes
   *[other] go
} free** with that, for nobody is left to guard a Captive: take Captives along, or leave somebody.
fief-facing-no-leader = Nobody of yours can lead: it takes a free Lord, or a free Lady with a Fief or a crown. Your Troops stay where they are.
fief-facing-points = Each leader marches a road for 1 point, a sea lane for 2.
fief-facing-no-way = Nobody of yours can go any further in this turn: press **{ fief-do-pass }**.
fief-facing-declare = Nobody has to fight. Once you pass, you declare nothing more this round.
fief-facing-propose = Proposals are made with **Propose a marriage**, two at most; finish with **{ fief-do-pass-at-propose }**.
fief-facing-part = **{ fief-do-dissolve }** asks for the end of a marriage of your House; finish with **{ fief-do-pass-at-propose }**.
fief-facing-proposed = There is nothing more for you to propose: press **{ fief-do-pass-at-propose }**.
fief-facing-votes = { $title }: votes { $votes }. { $need ->
    [of-king] Three are needed, among them those of two Wardens or a Member of the Small Council.
    [of-hand] Two are needed.
    [of-lord_commander] Two are needed.
   *[other] Whoever has more than everybody else is elected.
}
fief-facing-votes-vain = **As things stand nobody can be elected**: all votes together do not meet that.
fief-facing-standing = Candidates: { $nobles }.
fief-facing-no-slot = { $noble } is { $held } and has no room for { $title }: say which Title is given up for it, or nobody can elect him.
fief-facing-captive = { $noble } of { $seat } is held by { $party } at { $place }.
fief-facing-talk = All clocks stand still. Only here cards may change hands: **Begin an offer**. **Pass** leaves the room.
fief-facing-attack = Attack, { $seats }: { $units }. Strength { $strength }, { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}.
fief-facing-defence = Defence, { $seats }: { $units }. Strength { $strength }, { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}.

fief-facing-attack-hidden = Attack, { $seats }: { $units }. How strong they are is hidden from you.
fief-facing-defence-hidden = Defence, { $seats }: { $units }. How strong they are is hidden from you.
fief-facing-sheltered = **{ $seat } has gone inside the walls** of { $village } before the first blow: you may storm them, with the dice below, or stop.
fief-facing-cards-fit = { $count ->
    [one] A surprise card of yours fits
   *[other] Surprise cards of yours fit
} here: **{ $cards }**. Hand { $count ->
    [one] it
   *[other] one
} in before you answer.
fief-facing-hits = **{ $hits ->
    [one] One hit falls
   *[other] { $hits } hits fall
} on you**, to be used up as far as they can be: { $takes }.
fief-facing-takes = { $hits } for { $units }
fief-facing-spoils = The battle is won: you and { $seats } take one of the beaten each in turn, you first. A Captive keeps Titles and income, but neither votes nor leads; whoever holds one may take a ransom in the Purchase phase.
fief-facing-breaking = { $noble } of { $seat } is wed to { $spouse } of { $other_seat }{ $allies ->
    [allied] , and their Houses are allied by it
   *[apart] {""}
}. You had a heart breaker{ $law ->
    [divorce] , or somebody cruel,
   *[annulment] {""}
} in this battle: you may end that marriage.
fief-facing-rally = { $units } of yours scattered when they lost their last leader. They gather again at once, inside the walls that you choose, if there are any.
fief-facing-guests = { $seat } asks for a group at { $place }, where there stand { $units }.
fief-facing-shut-in = **You are besieged at { $villages }**: nobody gets out but leaders, alone or with Knights, by a Raid on the besiegers, or whoever knows a Secret Passage. With all others you may break out in the Battle phase.
fief-facing-convert = { $noble } has declared the gods false: the Septs are worth { $gold } gold. **{ fief-do-convert }**, and half of it is yours, { $half }; but your Hand is cursed and throws for his life each round. **{ fief-do-pass }**, and all of it goes there.
fief-facing-on-wall = You stand on the Wall with { $units }: strength { $strength }.

fief-terms-offer = { $seat } gives { $gives }; { $other_seat } gives { $wants }. It stands until the phase *{ $phase }* is over.
fief-terms-proposal = { $seat } proposes { $noble } for { $spouse } of { $other_seat }. { $count ->
    [0] Nothing changes hands with the wedding.
   *[other] With the wedding { $seat } gives { $gives }, { $other_seat } gives { $wants }.
}

fief-terms-ugly = { $noble } is ugly: { $seat } pays { $other_seat } { $gold } gold for it.

fief-domain = { $tier ->
    [great] Great Fief, { $price } gold, one point
   *[other] Lesser Fief, { $price } gold
}{ $held ->
    [nobody] {""}
    [yours] ; { $mine } of { $villages } yours
   *[other] ; held by { $held }
}

fief-house-stark = Rain does not stop its marches.
fief-house-lannister = 2 gold more a round with Casterly Rock.
fief-house-baratheon = Throws a battle again once a round.
fief-house-greyjoy = Sails twice as far.
fief-house-tyrell = A vote more for the King, by its Ladies.
fief-house-martell = Its murders never fail.
fief-house-arryn = Its walls cost attackers a die more.
fief-house-tully = May draw a card again each round.
fief-house-targaryen = Daenerys, Unsullied, a coast of its choice.
fief-beside-battle = strength { $strength } against { $against }, dice { $dice } against { $defence }
fief-beside-villages = Villages: yours { $mine }, others’ { $others }
fief-beside-mills = Mills: yours { $mine }, others’ { $others }; your Villages: { $villages }
fief-beside-capital = the capital
fief-beside-coast = by the sea
fief-beside-sea = { $count ->
    [one] by sea: one point
   *[other] by sea: { $count } points
}
fief-beside-nobody = nobody’s
fief-beside-closed = closed, nobody can hold it
fief-beside-spouse = wed to { $noble }
fief-beside-captive = Captive of { $party }

fief-means-price = It costs { $cost } of your { $gold } gold; { $left } will be left.
fief-means-fief = { $domain }: { $tier ->
    [great] **one point**, a vote for the King, and its Villages stay yours even when they are empty. A Stronghold becomes its City.
   *[other] no point by itself, but a vote for the King, and its Villages stay yours even when they are empty.
}
fief-means-mill = It brings 2 gold each round.
fief-means-sept = It brings 2 gold each round and keeps Plague and Uprisings away.
fief-means-stronghold = Walls cost attackers a die, Troops can be raised there, and it may become a City.
fief-means-attack = Each die shows 0 to 3 hits. Others in the field may help either side. A side that loses all its Troops loses its Nobles too, slain or captive.
fief-means-alone = Nobody there has Troops: the Nobles are taken without dice.
fief-means-raid = Each die shows 0 to 3 hits. Who wins **has to ride on** at once, with whomever it captures, and takes no Village by it. If you do not win, you { $walls ->
    [walls] go back inside
   *[field] stay at { $village }
} and your movement ends. Who loses all Troops loses the Nobles too, slain or captive.
fief-means-seize = Nobody defends it: control is yours without dice.
fief-means-fight-on = Another round of dice at { $village }.
fief-means-fight-stop = The attack is over; your men stay where they are.
fief-means-fight-leave = You leave the fight; your men stay in the Village and harm nobody.
fief-means-fight-surrender = **Your Nobles in this battle become Captives** and your Troops there scatter. It cannot be taken back.
fief-means-fight-storm = You storm the walls instead: they cost you dice.
fief-means-pillage = { $building } is destroyed for good; you gain { $gold } gold.
fief-means-heir = He may be declared **Heir to the Iron Throne** below: when the King dies he is King without an election, and Justice cannot reach him. There is one Heir at a time.
fief-means-play-vain = No Mill stands there: **it brings nothing**.
fief-means-play = The card is spent.
fief-means-surprise = It is carried out when the step under way is over; then the card is spent. Nobody learns of it before.
fief-means-surprise-not-now = It can do nothing now. You may set it aside for a moment that you name: it stays in your hand until then, and can be taken back.
fief-means-surprise-later = It stays in your hand until that moment, and is carried out when the step in which it comes is over; until then you can take it back. Nobody learns of it before.
fief-means-murder = { $how ->
    [sure] It cannot fail.
    [judged] On a 1 of the die it fails; the Master of Laws may have it thrown again.
   *[thrown] On a 1 of the die it fails.
} Your Noble is an Assassin for life even so: **Justice may put him or her to death**.
fief-means-uprising = It brings 6 rebels of strength 1, who fight all there for three rounds at most. Where nobody is left, Mills and Stronghold fall. Others may add cards, or calm it.
fief-means-calm-warden = { $noble } throws a die for each card he tries: 3 to 6 calms it; on 1 or 2 **he is slain** and tries no more.
fief-means-calm-pay = A Member of your Small Council calms a card for { $cost } gold, for certain; the Warden tries first, and what is calmed by then costs you nothing.
fief-means-calm-left = Each card that is left brings its 6 rebels. Nobody sees an answer before all are given.
fief-means-gift = You have { $gold } gold. Nothing comes back for it; what you want for it, ask for in an offer.
fief-means-embassy = It spends one of your { $count ->
    [one] last Diplomacy marker
   *[other] { $count } Diplomacy markers
}, for good. All clocks stand until everybody but one has left.
fief-means-accept = All of it changes hands at once.
fief-means-accept-later = It stands until it is used this round, and can be withdrawn till then; what is given for it changes hands then.
fief-means-send = They may accept it at once; until then you can withdraw it. Nobody waits for an answer.
fief-means-send-proposal = All may know of it. It is answered once all have proposed; until then you can withdraw it.
fief-means-vote = { $count ->
    [0] You have no vote here.
    [one] You have one vote here.
   *[other] You have { $count } votes here.
} The marker *for* gives { $count ->
    [one] it
   *[other] them all
} to one candidate, the decoy gives nothing. Nobody sees which is which before the count.
fief-means-propose = Married Houses are allies: they win together with { $need } points, and neither can win alone. Terms may be put in before you send it.
fief-means-propose-three = With three players a wedding makes no alliance. Terms may be put in before you send it.
fief-means-betroth = Whom you choose you will marry, in the order of the proposers; all others are refused. { $allies ->
    [allied] Married Houses win only together, with { $need } points.
   *[apart] With three players a wedding makes no alliance.
} A marriage ends by death, by decree, or by a heart breaker.
fief-means-welcome = Guests may come inside all your walls, and defend them with you. It costs nothing, and all see it. But where nobody of yours stays they may seize the Village; and whom you no longer let in goes out with the next Movement, out of a siege only when it is over.
fief-means-spy = Your free Master of Whisperers sees all cards of one player, for nothing, once a round. All learn whose hand it was; what is in it, nobody but the two of you.
fief-means-keep = Each costs 1 gold for this round, and may join your battles with strength 1. Whom you do not pay goes back to the bank, and is bid for again in the Purchase phase.
fief-means-retire = He or she leaves the game for good.
fief-means-release = The Captive goes free at once, without ransom.
fief-means-execute = The Captive dies for good; the Fiefs go to the heirs.
fief-means-convert = You share the gold evenly and may burn a Noble without Title; but your Hand throws a die { $first ->
    [at_once] **at once** and in each round
   *[next_round] in each round, from the next on
}, and dies on 1.
fief-means-dissolve = The holder of the office decides. What was paid does not come back.
fief-means-oath = A Brother whom you name breaks his vow: he is an Outlaw, and his Ranger is gone. An Outlaw whom you name takes the black and loses his Titles. You need not name anybody. It cannot be taken back.
fief-means-black = In place of this draw { $noble } becomes a Brother of the Night’s Watch, for good: he loses his other Titles and marries nobody, but leads a Ranger. It cannot be taken back.
fief-means-siege = Nobody gets in or out, and the Village pays nothing. It lasts while a leader and a Troop of yours stand before the walls; those inside may break out against you. From the next Purchase phase on a Siege Engine comes each round: one makes up for a Stronghold, two for a City.
fief-facing-besieging = You besiege { $village }: **choose it again to go on**. A siege not chosen is lifted, and its Engines go.
fief-facing-ransom = For a Captive you may offer, or take, gold, Villages or another Captive: **{ fief-do-offer }**. Without a deal nothing changes: a Captive keeps Titles and income, but neither votes nor leads.
fief-means-grant = The Fief costs nothing. It is given once Titles are bought, if the House that gets it then controls all its Villages, has walls there if it is a great Fief, and its Noble stands in it.
fief-means-sail = It takes the place of all other moves of that Noble, and the Master sails nobody else this round.
fief-means-muster = All who can go along do, Nobles and Troops, unless you choose some of them.
fief-means-bare = To { $target }: **Nobody of yours stays at { $place }**, and it is yours no more.{ $fewer ->
    [fewer] {" "}To keep it press **{ panel-back }**, then **{ fief-do-muster }** with fewer.
   *[none] {""}
}
fief-means-craven = { $nobles } { $count ->
    [one] is
   *[other] are
} craven: of no strength in an attack, and able to declare no battle.
fief-means-leave = Others stand on that way: your group goes on at once if all who are asked say yes, and stays here if one does not. Twice in your turn you may keep others waiting so.
fief-means-bid = Nobody sees a bid before all have bid. Whoever bids most pays, and nobody else.
fief-means-bid-again = Nobody sees a bid before all are there. If they are equal again nobody gets it, and nobody pays.
fief-means-bid-mercenaries = For gold: { $count ->
    [one] a Mercenary, who joins
   *[other] all { $count } Mercenaries, who join
} your battles with strength 1 each, for 1 gold each in every later round.
fief-means-bid-council = For the seat on the Small Council: a Warden of yours takes a Master Title, unless the Hand refuses him; then the gold comes back.
fief-means-bid-wall = { $missing ->
    [0] The Watch would hold without your gold.
   *[other] **{ $missing } gold** from all together is missing to hold the Wall.
} Nobody sees a bid before all have bid, and it is paid in any case. Held: whoever bid most, alone, draws a Fortune card. Breached: the North pays nothing in the next Income phase, all who bid least lose Troops worth up to three hits{ $commander ->
    [nobody] {""}
   *[other] , and { $commander }, Lord Commander, dies on 1 or 2
}.
fief-means-supply = A Recruit costs 2 gold and stays, worth 2 in every defence. Gold for this defence counts 1 each, once. Up to 3 gold may go into your own treasury; what you leave lies there for later.
fief-means-climb = They stay on the Wall until the battle there, after Phase 6; the Villages they leave may be lost. If the Watch wins they come back with 2 gold for the House; if not, Troops fall and Nobles are Mance Rayder’s Captives.
fief-means-assail = Three rounds of dice at most against wildlings of strength 2, who fall to two hits. Cleared, it brings what stands beside it, and a token worth a vote. Who loses all Troops there loses the Nobles too. Afterwards Mance Rayder comes upon all.
fief-means-redeem = { $cost } gold, and the Noble is free, at { $village }. Whom nobody pays for in two Purchase phases dies.
fief-means-call = **Yes**: in this round’s Movement you go onto the Wall, and whoever wants may follow from its gates. After Phase 6 wildlings are fought there, for gold, cards and tokens, then Mance Rayder with two dice of them. If the Wall is lost, Troops there fall and Nobles are his Captives. Not in two rounds running. **No**: nothing happens.
fief-means-refuse = **Yes**: there is no seat for him in this round; a bid is paid back, a card goes back to the hand. **No**: he sits on the Small Council, and votes when a Hand is elected.
fief-means-rethrow = **Yes**: the second throw stands, and the victim dies on 2 to 6. Once a round. **No**: the die stays as it fell.
fief-means-breaking = **Yes**: the marriage is over at once, and with it an alliance. **No**: it lasts, though one of the two is a Captive.
fief-means-passing = **Yes**: they march on past your men, by that road, in this turn. **No**: they stay where they are, or raid.
fief-means-landing = **Yes**: they land beside your men, and may attack them as anybody there may. **No**: they stay where they are.
fief-means-idols = Yes: { $count ->
    [0] no Sept stands to bring gold
    [one] one Sept falls, for { $gold } gold
   *[other] { $count } Septs fall, for { $gold } gold
}, and none is ever built again. Whoever does it throws a die { $first ->
    [at_once] **at once** and in each round
   *[next_round] in each round, from the next on
}, and dies on 1; the gold stays. Once in the game.
fief-means-pardon = An Outlaw whom you name is pardoned; lost Titles do not come back. You need not name anybody.
fief-means-bestow = It goes to another free Noble of your House at once; one Title a round, and it costs nothing.
fief-means-outlaw = An Outlaw has no vote, loses all Titles but Fiefs, King, Queen and Mother of Dragons, and may be killed by Justice. You need not name anybody.
fief-means-outlaw-watch = An Outlaw has no vote, loses all Titles but Fiefs, King, Queen and Mother of Dragons, and may be killed by Justice. A Lord without a wife takes the black instead, if his House has nobody in the Watch. You need not name anybody.
fief-means-outlaw-black = **{ $nobles } takes the black instead** and is no Outlaw: he loses all his Titles, Fiefs too, marries nobody, and serves as a Brother of the Night’s Watch with a Ranger.
fief-means-banish = A banished Noble has no vote and loses the Titles of Warden, Master and Hand for good. Only one Noble is banished at a time: another ban ends the old one. Naming who is banished lifts the ban. You need not name anybody.
fief-means-part = Marriages of those you name end at once; all others stay. What was paid does not come back.
fief-facing-play-none = Nothing that you hold can be played now: press **{ fief-do-pass }**.
fief-facing-famine = Famine: no Troops can be bought at { $villages } in this round.
fief-facing-fights-on = You fight on as long as the attack lasts, unless you press **{ fief-do-recall }**.
fief-facing-draft = **Your offer so far**, seen by nobody yet: { $terms } **{ fief-do-put }** changes it; **{ fief-do-send }** makes it, once something is in it.
fief-facing-draft-proposal = **Your proposal so far**, seen by nobody yet: { $terms } **{ fief-do-put }** adds terms to it; **{ fief-do-send-proposal }** makes it.
fief-facing-sent = You have sent: { $terms }
fief-facing-handed = You have handed in **{ $card }**: { $what }. { $when }. Nobody else knows of it; handing it in again takes it back.
fief-means-vote-none = Nobody is chosen yet: as it stands, no marker of yours counts.
fief-means-stand-no-slot = { $noble } has no room for { $title }: as it stands he cannot be elected. Say which Title is given up for it.
fief-means-stand-instead = If he is elected { $noble } gives up { $held } for { $title }.
fief-means-side = Choose nobody, and you stay out of it. Help counts only where it is accepted, and you fight beside them to the end or until you leave after a round.
fief-means-side-own = Only help that you take counts. Nobody sees your answer before all have answered.
fief-means-side-shelter = Inside you fight from the walls. The attacker either stops, and the Village stays yours, or storms them{ $count ->
    [0] , for which it would have no die as things stand
    [one] , with one die as things stand
   *[other] , with { $count } dice as things stand
}.
fief-means-side-alone = Nobody else stands there to help either side.
fief-means-side-stakes = A side that loses all its Troops loses the Nobles too, slain or captive.

fief-about-offer = Put together what you give and what you want, then send it; they may accept it at once.
fief-about-embassy = A talk in private that costs one of your Diplomacy markers; all clocks stand, and only there cards change hands.
fief-about-gift = Somebody gets gold of yours at once; nothing comes back for it.
fief-about-standing = Say beforehand how you answer what is asked often, such as how long you fight; nobody else sees it.
fief-about-welcome = Say whose men may stand inside your walls, or no longer.
fief-about-retire = A Noble of yours leaves the game for good.

fief-beside-grant = { $seat }: { $count } of { $villages } Villages{ $walls ->
    [none] , no walls
   *[some] {""}
}
fief-beside-objective = { $count } wildlings; { $gold ->
    [0] a card of each deck
   *[other] { $gold } gold
}
fief-beside-heir = follows the King; left open, he is a Lord like others
fief-beside-let-in = let in already
fief-beside-deck-fortune = harvests, taxes and plots, and Disasters
fief-beside-deck-court_event = new Nobles for your House
fief-beside-deck-instead = new Nobles for your House; a Fortune card is drawn in any case

fief-beside-buy-man_at_arms = strength 1
fief-beside-buy-knight = strength 3, three hits
fief-beside-buy-archer = strength 1, shoots first
fief-beside-buy-bannermen_captain = strength 2, leads alone
fief-beside-buy-mill = 2 gold a round
fief-beside-buy-sept = 2 gold a round, no Plague
fief-beside-buy-stronghold = walls, raises Troops
fief-beside-buy-great = a point
fief-beside-buy-lesser = a Title
