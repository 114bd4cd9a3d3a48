tiny_epic-open-hand = The hand of { $seat }
tiny_epic-do-explore = Explore
tiny_epic-do-take = Take the token
tiny_epic-prompt-take = to take the token that lies open at { $domain } ({ $token }), or pass and leave it
tiny_epic-prompt-walker = to name a White Walker that falls
tiny_epic-moment-take = A token that lies open
tiny_epic-token-dragon_glass = Dragon Glass is taken at { $domain }: the Night King grows weaker.
tiny_epic-token-three_eyed_raven = A Raven flies up at { $domain }.
tiny_epic-token-valyrian_steel = Valyrian Steel is found at { $domain }: the White Walkers grow weaker.
tiny_epic-token-remove_white_walker = From { $domain } a White Walker is struck down.
tiny_epic-token-cache_of_gold = A cache of { $amount } gold is opened at { $domain }.
tiny_epic-token-lose_gold = Misfortune at { $domain } costs up to { $amount } gold.
tiny_epic-token-add_white_walker = The dead stir at { $domain }.
tiny_epic-token-evoke_terror = Terror spreads from { $domain }.
tiny_epic-dragon-joined = The third Dragon Glass is taken: the Ice Dragon joins the Night King.
tiny_epic-no-explore-domain = That domain cannot be explored now: it needs a token, and three units or more that are all yours to move. Choose another one, or go on without.
tiny_epic-no-explore-when = You explore only in your own turn or when you act on a bottom die, before you do anything else with it; not while following or carrying out a card. Go on, and explore then.
tiny_epic-no-turn-take = It is { $seat } who may take a token.
tiny_epic-no-turn-walker = It is { $seat } who names a White Walker.
tiny_epic-no-first-take = Take the token at { $domain } first, or leave it.
tiny_epic-no-first-walker = Name a White Walker first.
tiny_epic-choice-terror-token = { $house }, in the Terror Pool
tiny_epic-choice-terror-swap = Take { $house } from the Terror Pool, give { $own }
tiny_epic-choice-terror-give = { $house }, to the Terror Pool
tiny_epic-choice-treaty-token = { $house }, held by the Treaty
tiny_epic-choice-unit-walker = The White Walker in { $domain }
tiny_epic-option-mode-cooperative = 2 to 5 players together against the Night King
tiny_epic-option-mode-cooperative-about = You win together or not at all. An hour and a half live, two weeks by days.
tiny_epic-guide-cooperative =
    You share gold, points, castles and allies; hands lie open to all who play. Beat the Night King in a battle before six rounds are over, and all win.
    Each round begins with a Ranger Card, and after each turn Terror spreads. Three units that move in together in your turn explore: Valyrian Steel and Dragon Glass make the dead weaker.
    He can be fought only while you have at least as many points as he, and he scores for each White Walker on the map. The holder of the Hand of the King decides for all.
tiny_epic-came-back = { $seat } is played again, and has a say in all that follows.
