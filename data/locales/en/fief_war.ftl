fief-do-side = Take my stand
fief-do-side-none = Go on, choosing nobody
fief-do-side-named = Take my stand, as chosen
fief-do-side-alone = Fight on
fief-do-side-alone-title = Take my stand
fief-field-help = Whom do you help?
fief-field-accept = Whose help do you accept?
fief-field-shelter = Bring your men inside the walls?
fief-field-aim = At whom do the Archers shoot?

fief-prompt-sides = to say who helps whom where { $seat } attacks, at { $village }
fief-prompt-sheltered = to storm the walls of { $village }, stop, or give up
fief-prompt-spoils = to take one of the beaten at { $village }

fief-pick-help-attacker = The attacker
fief-pick-help-defender = The defender
fief-pick-shelter-always = Yes
fief-pick-shelter-if_helped = If anybody helps the attacker
fief-pick-fight-leave = Leave the fight
fief-pick-fight-surrender = Give up
fief-pick-fight-storm = Storm the walls

fief-declared-sortie = { $seat } breaks out of { $village } against { $defender_seat }.
fief-declared-raid = { $seat } raids { $village } against { $defender_seat }.
fief-side-taken = { $seat } fights beside { $to_seat } at { $village }.
fief-side-left = { $seat } leaves the fight at { $village }.
fief-surrendered = { $seat } gives up at { $village }.
fief-rethrown = { $seat } throws again: the dice showed { $hits }.
fief-scattered = { $seat } sees { $units } scatter at { $village }.
fief-rallied = { $seat } gathers { $units } again at { $village }.
fief-rallied-nowhere = { $seat } has no place where { $units } could gather, and sends them home.

fief-no-side-help = You can help only where you stand in the field and do not fight already. Leave it out to stay neutral.
fief-no-side-accept = Only attacker and defender can accept help, and only from those who are there. Choose among those offered, or nobody.
fief-no-side-shelter = It takes a fortification of yours there, and an attack in the field. Stay in the field.
fief-no-side-aim = No Archers of yours can shoot at a Noble here. Leave it out: they shoot at Troops.
fief-no-turn-sides = { $asked_seats } may say who helps whom in this battle.
fief-no-turn-sheltered = { $asked_seats } may say whether the walls are stormed.
fief-no-turn-spoils = First { $seat } takes one of the beaten at { $village }.
fief-no-first-sides = First say what you do in the battle at { $village }.
fief-no-first-sheltered = First say what you do before the walls of { $village } are stormed.
fief-no-first-spoils = First take one of the beaten at { $village }.

fief-do-fight-on = Fight on
fief-do-fight-stop = Stop
fief-do-fight-leave = Leave the fight
fief-do-fight-surrender = Give up
fief-do-fight-storm = Storm the walls
fief-do-fight-at-sides = Give up
fief-do-fight-at-sheltered = Storm the walls, stop or give up
fief-do-pillage = Pillage
fief-do-execute = Put to death
fief-do-siege = Besiege
fief-do-siege-none = Besiege nothing
fief-do-siege-lift = Besiege no longer
fief-do-siege-lift-title = Besiege
fief-do-siege-named = Besiege what is chosen
fief-field-building = Which building?
fief-field-villages = Which Villages?
fief-prompt-siege = to say what is besieged from now on
fief-prompt-rally = to say where scattered Troops gather
fief-besieged = { $seat } besieges { $village }{ $engines ->
    [0] {""}
   *[other] ; Siege Engines there: { $engines }
}.
fief-siege-lifted = { $seat } lifts the siege of { $village }.
fief-razed = { $village } loses: { $building }.
fief-died-execution = { $noble } of { $seat } is put to death.
fief-no-pillage = Nothing can be pillaged now: it takes a Mill, a Sept or a Stronghold in a Village of yours that nobody besieges, with a leader and Troops of yours in it. Declare a battle, or pass.
fief-no-pillage-village = Pillage takes a Village of yours that nobody besieges, with a leader and Troops of yours in it.
fief-no-pillage-building = There is no such building that you may destroy: a Fortified City stands, and a Stronghold with guests inside. Choose one of those offered.
fief-no-execute = Nobody can be put to death now: it takes a free cruel Noble of yours beside a Captive of yours, once a round. Declare a battle, or pass.
fief-no-execute-noble = It takes a cruel Noble of yours beside a Captive of yours, once a round.
fief-no-siege-villages = A siege takes a leader and Troops in the field, and no army of the holder there. Choose among the Villages offered, or none.
fief-no-turn-siege = First { $seat } says what is besieged.
fief-no-turn-rally = First { $seat } says where Troops gather.
fief-no-first-siege = First say what you besiege.
fief-no-first-rally = First say where your scattered Troops gather.

fief-do-raid = Raid
fief-do-leave = Ask to be let through
fief-do-sail = Sail
fief-do-lose = Choose who falls
fief-field-route = Which way?
fief-field-let_pass = Let the Raid pass?
fief-field-hired = How many Mercenaries join you?
fief-field-march-where = Where, if not inside the walls?
fief-prompt-passing = to say whether { $seat } may pass from { $source } to { $target }
fief-prompt-landing = to say whether { $seat } may land at { $target }
fief-prompt-raid = to ride on from { $village }
fief-prompt-lose = to say who falls at { $village }
fief-prompt-breaking = to end the marriage of { $noble }, or let it last
fief-pick-route = { $units }
fief-leave-given = { $seat } lets { $to_seat } pass.
fief-leave-refused = { $seat } does not let { $to_seat } pass.
fief-landing-given = { $seat } lets { $to_seat } land at { $village }.
fief-landing-refused = { $seat } does not let { $to_seat } land at { $village }.
fief-let-in = { $seat } lets { $guest_seat } into its walls.
fief-not-let-in = { $seat } no longer lets { $guest_seat } into its walls.
fief-stepped-aside = { $seat } lets the riders of { $to_seat } pass at { $village }.
fief-sailed = { $units } of { $seat } sail from { $source } to { $target }.
fief-shot = Archers at { $village } (hits): { $seat } { $hits }, { $defender_seat } { $against }.
fief-shot-at = Archers at { $village } (hits): { $seat } { $hits }; { $defender_seat } shoots at { $noble }.
fief-hired = { $seat } calls { $units } into the battle at { $village }.
fief-no-march-where = No fortification there is open to them that they could keep out of. Leave it out.
fief-no-raid = Riding on, you can raid nobody more: it takes somebody in the field to fight, no Captives along, and points to ride on after that. March on.
fief-no-raid-target = A Raid takes leaders and Knights alone, somebody in the field to fight, none of yours there, and points to ride on.
fief-no-leave-route = There is nobody to ask on that way, or they have refused. After two questions in a turn only leave given beforehand counts.
fief-no-sail-target = It takes a free Master of Ships who has not yet helped this round, a coast at both ends, and one Noble who has not marched; a Master of another House has to have agreed, and his price must be there.
fief-no-lose-men = As many hits have to be used as any choice of Troops can use. Choose one of those offered.
fief-no-ground-nobles = They are not there. Choose among those offered.
fief-no-ground-men = Those Troops are not there. Choose among those offered.
fief-no-side-let_pass = Only a Raid can be let pass. Leave it out.
fief-no-side-hired = You have no such Mercenaries in reserve for this fight, and none come through a siege to those inside. Choose fewer, or none.
fief-no-fight-hired = You have no such Mercenaries in reserve for this fight, and none come through a siege to those inside. Choose fewer, or none.
fief-no-turn-passing = { $asked_seats } may say whether { $seat } passes.
fief-no-turn-landing = { $asked_seats } may say whether { $seat } lands.
fief-no-turn-raid = First { $seat } rides on.
fief-no-turn-lose = { $seat } chooses who falls.
fief-no-turn-breaking = First { $seat } says whether a marriage is at an end.
fief-no-first-passing = First say whether they may pass.
fief-no-first-landing = First say whether they may land.
fief-no-first-raid = Ride on first: a Raid may not stay where it has won.
fief-no-first-lose = First say who falls.
fief-no-first-breaking = First say whether the marriage is at an end.
fief-do-welcome = Guests
fief-field-inside = Are they welcome inside your walls?
fief-no-welcome-player = Choose another House.
fief-no-welcome-inside = That is how it is already. Choose the other answer, or leave it as it is.
fief-no-welcome = There are no walls of yours to let anybody into.
fief-odds = To the end: **{ $won }%** to win, { $lost }% to lose{ $neither ->
    [0] {""}
   *[other] , { $neither }% that neither wins
}; about { $loss } { $loss ->
    [one] Strength Point
   *[other] Strength Points
} lost, { $against } destroyed.
fief-odds-raid = In two rounds at most: **{ $won }%** to win, { $lost }% to lose{ $neither ->
    [0] {""}
   *[other] , { $neither }% that neither wins
}; about { $loss } { $loss ->
    [one] Strength Point
   *[other] Strength Points
} lost, { $against } destroyed.
fief-odds-last = In its last round: **{ $won }%** to win, { $lost }% to lose{ $neither ->
    [0] {""}
   *[other] , { $neither }% that neither wins
}; about { $loss } { $loss ->
    [one] Strength Point
   *[other] Strength Points
} lost, { $against } destroyed.
fief-odds-both = As both sides stand, to the end: **{ $won }%** that the attack wins, **{ $lost }%** that it is beaten{ $neither ->
    [0] {""}
   *[other] , { $neither }% that neither wins
}; about { $loss } { $loss ->
    [one] Strength Point
   *[other] Strength Points
} of the attack destroyed, { $against } of the defence.
fief-odds-both-raid = In two rounds at most: **{ $won }%** that the attack wins, **{ $lost }%** that it is beaten{ $neither ->
    [0] {""}
   *[other] , { $neither }% that neither wins
}; about { $loss } { $loss ->
    [one] Strength Point
   *[other] Strength Points
} of the attack destroyed, { $against } of the defence.
fief-odds-both-last = In its last round: **{ $won }%** that the attack wins, **{ $lost }%** that it is beaten{ $neither ->
    [0] {""}
   *[other] , { $neither }% that neither wins
}; about { $loss } { $loss ->
    [one] Strength Point
   *[other] Strength Points
} of the attack destroyed, { $against } of the defence.
