parley = Parley
parley-about = March, fight and bargain before the raiders come.
parley-guide = Most places after four rounds wins, unless the raiders hold more than any lord. March, lay silver in secret, buy truces.
parley-family-talk = Silver, truces and words between lords
parley-phase = Round { $round } of 4
parley-raiders = The raiders
parley-envoy = Envoy
parley-room = Embassy { $number }
parley-figure-places = { $count ->
    [one] one place
   *[other] { $count } places
}
parley-figure-silver = { $count } silver
parley-feat-taken = { $count ->
    [one] one place taken by force
   *[other] { $count } places taken by force
}
parley-do-march = March
parley-do-hold = Hold
parley-do-embassy = Send an embassy
parley-do-part = End the talk
parley-do-commit = Lay silver
parley-do-give = Give silver
parley-do-offer = Offer a truce
parley-do-answer = Answer an offer
parley-do-proclaim = Proclaim
parley-do-concede = Concede
parley-do-set_silver = Set silver
parley-do-call_off = Call off
parley-field-source = From where?
parley-field-target = To where?
parley-field-spears = How many spears?
parley-field-lord = Which lord?
parley-field-silver = How much silver?
parley-field-yes = Do you accept?
parley-field-words = What do you proclaim?
parley-field-player = Which lord?
parley-field-winners = Who has won?
parley-prompt-march = to march, or to hold
parley-prompt-fight = to lay silver for the fight at { $target }
parley-prompt-watch = to send silver to the Watch
parley-prompt-talk = to talk with each other, and to end the talk
parley-prompt-offer = to answer { $seat }, who offers { $silver } silver for a truce
parley-moment-fight = A fight
parley-moment-watch = The Watch
parley-yes = Accept
parley-no = Refuse
parley-open = { $seat } offers { $to_seat } { $silver } silver for a truce.
parley-marched = { $seat } marches { $spears } from { $source } to { $target }.
parley-attacked = { $seat } falls upon { $target } with { $spears }.
parley-fought = { $won ->
    [yes] { $seat } takes { $target }.
   *[no] { $target } holds against { $seat }.
}
parley-watch = { $target ->
    [none] The Watch holds, with { $silver } silver.
   *[other] { $silver } silver is too little: the raiders take a place.
}
parley-gave = { $seat } gives { $to_seat } { $silver } silver.
parley-offered = { $seat } offers { $to_seat } { $silver } silver for a truce.
parley-answered = { $yes ->
    [yes] { $seat } accepts: there is a truce with { $from_seat } this round.
   *[no] { $seat } refuses the offer of { $from_seat }.
}
parley-proclaimed = { $seat } proclaims: { $words }
parley-met = { $seats } talk alone.
parley-reason-places = The rounds are over.
parley-reason-raiders = The raiders hold more than any lord.
parley-reason-gm = A game master has ended the game.
parley-no-players = Parley is for two or three lords.
parley-no-march = Nobody can march from { $source } to { $target } now. Choose a place of yours with spears and one it is linked with that no truce protects.
parley-no-spears = At most { $most } spears can march from there.
parley-no-envoy = Your envoy has been sent already.
parley-no-silver = You can lay at most { $most } silver.
parley-no-lord = That is no other lord in play.
parley-no-offer = You have an offer open with that lord. Wait for the answer.
parley-no-such-offer = No offer of that lord to you is open.
parley-no-more = The game is over for you.
parley-no-edit = That cannot be done now.
parley-no-turn-march = It is the turn of { $seat }.
parley-no-turn-fight = { $asked_seats } lay silver for the fight first.
parley-no-turn-watch = { $asked_seats } send silver to the Watch first.
parley-no-turn-talk = { $asked_seats } are in talk. The game goes on when they part.
parley-no-first-march = First march, or hold.
parley-no-first-fight = First lay silver for the fight at { $target }.
parley-no-first-watch = First send silver to the Watch.
parley-no-first-talk = First end the talk.
parley-howto-1 =
    ### 1 · What it is about
    Two or three lords share the Vale with raiders whom nobody plays. After four rounds most places win, unless the raiders hold more than any lord: then all have lost.
parley-howto-2 =
    ### 2 · Your turn
    Press **Your move**: march spears to a linked place, or hold. Against somebody it is a fight: both lay up to two silver in secret, then spears, silver and a die are added.
    When all have had their turn, all send silver to the Watch, in secret. If it is too little, the raiders take a place.
parley-howto-3 =
    ### 3 · Talk
    At any time you may give silver, offer it for a truce, or proclaim something. Once in the game, in your turn, you may ask a lord to talk alone.
