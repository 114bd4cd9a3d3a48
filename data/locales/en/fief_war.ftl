fief-do-side = Take sides
fief-field-help = Whom do you help?
fief-field-accept = Whose help do you take?
fief-field-shelter = Bring your men inside the walls?
fief-field-aim = At whom do the Archers shoot?

fief-prompt-sides = to say who helps whom against { $seat } at { $village }
fief-prompt-sheltered = to storm the walls of { $village }, or stop
fief-prompt-spoils = to take one of the beaten at { $village }

fief-pick-help-attacker = The attacker
fief-pick-help-defender = Who is attacked
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
fief-scattered = { $units } of { $seat } scatter at { $village }.
fief-rallied = { $units } of { $seat } gather again at { $village }.
fief-rallied-nowhere = { $units } of { $seat } have no place to gather and go home.

fief-no-side-help = Whoever fights already, or is not in the field there, helps nobody.
fief-no-side-accept = Only the attacker and whoever is attacked take help, of those who are there.
fief-no-side-shelter = It takes a fortification of yours there, and an attack in the field.
fief-no-side-aim = No Archers of yours can shoot at a Noble here.
fief-no-turn-sides = { $asked_seats } may say who helps whom in this battle.
fief-no-turn-sheltered = { $asked_seats } may say whether the walls are stormed.
fief-no-turn-spoils = It is { $seat } who takes one of the beaten at { $village }.
fief-no-first-sides = Say first what you do in the battle against { $seat } at { $village }.
fief-no-first-sheltered = Say first whether you storm the walls of { $village }.
fief-no-first-spoils = Take first one of the beaten at { $village }.

fief-do-pillage = Pillage
fief-do-execute = Put to death
fief-do-siege = Besiege
fief-field-building = Which building?
fief-field-villages = Which Villages?
fief-prompt-siege = to say what is besieged from now on
fief-prompt-rally = to say where scattered Troops gather
fief-besieged = { $seat } besieges { $village }; Siege Engines there: { $engines }.
fief-siege-lifted = { $seat } besieges { $village } no more.
fief-razed = { $village } has { $building } no more.
fief-died-execution = { $noble } of { $seat } is put to death.
fief-no-pillage-village = Pillage takes a Village of yours with a leader and Troops of yours in it.
fief-no-pillage-building = There is no such building that you may destroy.
fief-no-execute-noble = It takes a cruel Noble of yours beside a Captive of yours, once a round.
fief-no-siege-villages = A siege takes a leader and Troops in the field, and no army of the holder there.
fief-no-turn-siege = It is { $seat } who says what is besieged.
fief-no-turn-rally = It is { $seat } who says where Troops gather.
fief-no-first-siege = Say first what you besiege.
fief-no-first-rally = Say first where your scattered Troops gather.
