# The odds of battles: `/risk odds` and `/risk march`.

odds-armies = { $attackers } against { $defenders }
odds-lands = { $source } against { $target }
odds-chance = The land falls in **{ $chance }** of all cases.
odds-moving = If it falls, { $armies } armies may move in on average.
odds-losses = To be expected: the attacker loses { $attackers }, the defender { $defenders }.
odds-way =
    { $attackers } against { $defenders }, battle after battle with all dice allowed, until the land falls or { $stop ->
        [one] one army is left.
       *[other] { $stop } armies are left.
    }
odds-attack = The attacker: { $what }.
odds-defence = The defender: { $what }.
odds-with-dice =
    { $count ->
        [one] one die at most
       *[other] { $count } dice at most
    }
odds-with-d8 =
    { $count ->
        [one] one die with eight sides
       *[other] { $count } dice with eight sides
    }
odds-with-all = { $count } more on every die
odds-with-highest = { $count } more on the highest die
odds-with-ties = ties won
odds-with-ones = ones rolled again
odds-defenders-left = defenders left
odds-attackers-left = attackers left

odds-march = From { $source } to { $target }
odds-march-chance = The whole march succeeds in **{ $chance }** of all cases.
odds-step = { $target } ({ $defenders }): attacked in { $reached }, taken in **{ $taken }**; then { $armies } armies stand there on average.
odds-step-never = { $target } ({ $defenders }): out of reach.
odds-march-way = { $armies } armies set out from { $source }. Each attack is fought to the end, and all who are left but one march on.
odds-taken = lands taken

odds-no-game = The game of this channel is another one. `/risk odds` takes the armies of any battle: how many attack, how many defend.
odds-no-question = Say how many attack and how many defend, or name a land of the game to attack from and one to attack.
odds-no-armies = { $armies } in the land and { $stop } to stay: nobody could attack. Take more, or let fewer stay.
odds-no-path = Name from one to { $most } lands to take, in order, with commas between them.
odds-no-source = No player holds { $source }. Begin in a player's land.
odds-no-link = { $source } does not border { $target }. Each land of the path borders the one before it.
odds-no-target = { $target } would be the attacker's own by then. Attack a land of somebody else.
odds-no-defender = Nobody stands in { $target } yet.

# Where an attack is begun.

odds-before =
    { $stop ->
        [one] Fought to the end, the land falls in **{ $chance }** of all cases; expect to lose { $attackers }, and the defender { $defenders }.
       *[other] Fought until { $stop } are left, the land falls in **{ $chance }** of all cases; expect to lose { $attackers }, and the defender { $defenders }.
    }
