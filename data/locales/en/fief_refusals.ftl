# Why a purchase, a march or a card is refused (FIEF-2 to 5, 8).

fief-no-buy-gold = That costs { $gold } gold, and you have { $held }. Choose something cheaper, or pass.
fief-no-buy-stock = Nothing of that kind is left in stock: { $what }. Choose something else, or pass.
fief-no-buy-tactics = Archers and Bannermen Captains are bought only where Tactics are in use. Choose other Troops.
fief-no-buy-troops = Troops come inside a fortification of yours in which you have a unit, or into a City whose Fief is yours; not in a siege nor a Famine.
fief-no-buy-stronghold = A Stronghold takes a Village of yours without walls, a free Noble of yours in it, and no units of others.
fief-no-buy-mill = A Mill takes a Village of yours with fewer than two, and no siege.
fief-no-buy-sept = A Sept takes a Village of yours without one, and no siege.
fief-no-buy-idols = No Sept is built any more: the false idols have fallen. Choose something else.
fief-no-buy-watch = At this table Septs are built only where the Night's Watch is played. Choose something else.
fief-no-buy-closed = With so few players that Fief is closed. Choose another one.
fief-no-buy-held = { $noble } holds that Fief. Choose one that nobody holds.
fief-no-buy-villages = For that Fief you have to control all its Villages. Take what is missing first: { $villages }.
fief-no-buy-walls = A great Fief takes a Stronghold or Fortified City of yours in it; a besieged Stronghold becomes no City. Build one first.
fief-no-buy-city = That Fief is taken at { $either }. Choose that.
fief-no-march-far = No road or sea lane leads there from { $village }. Go step by step, by what is next to it.
fief-no-march-siege = They are besieged: they leave only by a Raid or a Secret Passage, or fight their way out in the next phase.
fief-no-march-rain = Heavy Rain lies on the way, and stops all but Nobles of House Stark and who goes with them. Choose a way around it, or stay.
fief-no-march-captain = A Bannermen Captain without a Noble goes by road alone. Choose a road.
fief-no-march-points = That step takes { $points ->
    [one] 1 point
   *[other] { $points } points
}, and not all of the group have as many left: { $left }. Stay, or go on with those who have.
fief-no-march-leave = For that road the leave of { $seats } is needed. Ask for it, raid, or stay.

fief-no-play-good_harvest = Good Harvest can be played on a Region with no unlucky Noble, once a round in each. Choose another Region, or keep the card.
fief-no-play-good_weather = Good Weather can be played on a Region with no unlucky Noble, once a round in each. Choose another Region, or keep the card.
fief-no-play-tax = A Tax takes a Tax marker and somebody of yours who may levy it: the holder of a Fief or the Crown on a Fief not taxed yet, a Warden on his Region, a Master on any, the Hand where there are Wardens.
fief-no-play-a_lord_comes_of_age = For somebody to come of age your House needs fewer than four Nobles, somebody left to come, and a place: of the best kind that there is. Keep the card until then.
fief-no-play-a_lady_comes_of_age = For somebody to come of age your House needs fewer than four Nobles, somebody left to come, and a place: of the best kind that there is. Keep the card until then.
fief-no-play-assassination = An Assassination takes one of the two Assassin markers and a Noble of yours who bears none, is no Brother and not the victim; on the Wall in a Battle, one who is there.
fief-no-play-justice = Justice reaches whoever bears an Assassin marker, or is an Outlaw, and never the Heir. Choose one of those, or keep the card.
fief-no-play-secret_passage = A Secret Passage is for an assault of your side, for your own Movement, or for an Uprising. Keep the card until then.
fief-no-play-ambush = An Ambush takes a battle with another House in which a Noble of yours fights, and an enemy Noble in it. Keep the card until then.
fief-no-play-uprising = An Uprising takes an open Village that somebody controls, without a Sept, or a Noble whom the people hate. Choose one of those, or keep the card.
fief-no-play-join_the_small_council = It takes a free Warden of yours who is no Member yet and has room, and a Master Title that is left; a card that the Hand has refused rests until the next round.
fief-no-play-mother_of_dragons = It takes a free Lady of yours who is not married, while nobody is Mother of Dragons. Keep the card until then.
