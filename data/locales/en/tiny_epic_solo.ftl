tiny_epic-option-mode-solo = 1 player against the Rival, a House that the bot leads
tiny_epic-option-mode-solo-about = You move whenever you like, the Rival at once. Half an hour.
tiny_epic-option-mode-solo_night_king = 1 player and a Teammate against the Night King
tiny_epic-option-mode-solo_night_king-about = One House is yours, the Teammate’s moves by cards. Three quarters of an hour.
tiny_epic-guide-solo_night_king =
    You lead one House, the bot your Teammate's: its die and its card say what it does, and you may follow the die. On your turn you place one of three dice, do what the slot says, then what the die says.
    Gold, points, castles and tokens are shared. Beat the Night King in battle before round 6 ends: gather Dragon Glass and Valyrian Steel, and do not fall behind his score.
    Three units or more explore what lies face down where they arrive.
tiny_epic-guide-solo =
    On your turn: place one of your three dice on a free slot, do what the slot says, then what the die says. Then the Rival throws its die and turns up a card that says what it does; you may follow it.
    You decide where the Rival could do several things. It has no hand and no gold; in a battle it draws a card after yours lies open.
    Castles, objectives and alliances score for both after rounds 3, 5 and 6, a battle won at once. A tie at the end is the Rival's.
tiny_epic-figure-bonus = +{ $count } in its next battle
tiny_epic-prompt-tie = to decide for the House that the bot leads: { $what }
tiny_epic-before-tie-rival = The Rival could do several things here: choose what helps it least.
tiny_epic-before-tie-mate = Your Teammate could do several things here: choose what helps you most.
tiny_epic-beside-both-pools = the Rival has { $his }, you have { $ours }
tiny_epic-no-first-tie = First decide { $what }.

tiny_epic-rival-came = { $house } is the Rival.
tiny_epic-rival-rolled = { $house } throws { $face } and turns up { $card }.
tiny_epic-dice-thrown = { $house } has thrown { $faces }
tiny_epic-teach-place-rival = You do first what the slot says, then what the die says. Then the Rival throws a die of its own, and you may follow it.
tiny_epic-teach-place-mate = You do first what the slot says, then what the die says. Then your Teammate throws a die of its own, and you may follow it.
tiny_epic-rival-goes-card = { $house } goes to { $domain }, as its card says.
tiny_epic-rival-goes-list = { $house } goes to { $domain }, the next target on its list.
tiny_epic-rival-idle-target = { $house } finds nowhere to go.
tiny_epic-rival-idle-ally = { $house } recruits nobody: it has no ally with a token left.
tiny_epic-rival-idle-stock = { $house } recruits nobody: its Force Track is empty.
tiny_epic-rival-idle-room = { $house } recruits nobody: there is no room, nor beside its Hero.
tiny_epic-rival-idle-deck = { $house } turns up no Plot Card: none is left.
tiny_epic-rival-idle-supply = The shield of { $shield } brings { $house } nothing: no token of that House is left to take.
tiny_epic-rival-idle-shield = The shield of { $shield } brings { $house } nothing: there is no token for it to take.
tiny_epic-rival-idle-pool = { $house } takes no token: none is left of a House that is not its ally.
tiny_epic-rival-idle-egg = { $house } lays no Egg: none is left, or there is no room beside its Hero.
tiny_epic-rival-braced = { $house } will be { $strength } stronger in its next battle this round.
tiny_epic-moved-move-nobody = From { $source } to { $target }: { $army }.
tiny_epic-moved-recruit-nobody = New at { $target }: { $army }.
tiny_epic-moved-retreat-nobody = Retreat from { $source } to { $target }: { $army }.
tiny_epic-rival-has = { $house }, { $mate ->
    [0] the Rival
   *[other] the Teammate
}:{ $dice ->
    [0] { "" }
    [one] { " " }die { $faces };
   *[other] { " " }dice { $faces };
} { $stock } on its Force Track; { $left ->
    [one] one card
   *[other] { $left } cards
} to come{ $pool ->
    [0] { "" }
   *[other] ; Ally Pool: { $tokens }
}
tiny_epic-coins = Coins close the { $count ->
    [one] slot
   *[other] slots
} { $faces } in this round.
tiny_epic-reason-forsaken = Nobody is left to lead a House.

tiny_epic-mate-came = { $house } is your Teammate.
tiny_epic-mate-kindled = { $house } is 1 stronger against the dead until the round ends.
tiny_epic-prompt-mate = to take a House for your Teammate
tiny_epic-no-first-mate = Take a House for your Teammate first.
tiny_epic-moved-place-nobody = New at { $target }: { $army }.
