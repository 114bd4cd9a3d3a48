# What a game master changes by hand.

fief-do-set_units = Troops of a player in a Village
fief-do-set_building = Buildings of a Village
fief-do-move_noble = Place of a Noble
fief-do-set_captor = Who holds a Noble captive
fief-do-set_title = Who holds a Title
fief-do-set_spouse = Marriage of a Noble
fief-do-set_mark = Mark of a Noble
fief-field-move_noble-village = To which Village?
fief-field-unit = Which kind?
fief-field-number = How many?
fief-field-set_title-noble = Who holds it?
fief-field-set_captor-player = Who holds the Noble?
fief-field-set_spouse-spouse = To whom?
fief-do-move_card = Place of a card
fief-field-place = Where to?
fief-do-set_first = First Player
fief-do-revive = A Noble who died
fief-do-let_die = A Noble who should have died
fief-do-set_wall = What lies on the Wall
fief-do-set_markers = Markers of a player
fief-do-set_mercenaries = Mercenaries in pay
fief-do-set_idols = The false idols
fief-do-bring_back = A player who has left
fief-field-part = What of the Wall?
fief-field-marker = Which markers?
fief-edit-wall-threat = Threat
fief-edit-wall-supplies = supplies
fief-edit-wall-recruits = Recruits
fief-edit-wall-breach = breach
fief-edit-wall-call = battle declared
fief-edit-marker-diplomacy = Diplomacy
fief-edit-marker-defender = Defender of the Wall
fief-field-mark = Which mark?
fief-field-set_mark-how = Set or removed?
fief-edit-idols-standing = standing
fief-edit-idols-destroyed = destroyed
fief-field-set_idols-how = Standing or destroyed?
fief-edit-nobody = nobody
fief-edit-discard = discarded
fief-edit-deck = its deck
fief-edit-under = under its deck
fief-edit-mark-outlaw = Outlaw
fief-edit-mark-banished = banished
fief-edit-mark-heir = Heir to the Iron Throne
fief-edit-mark-assassin = Assassin
fief-edit-mark-gods_cursed = cursed by the gods
fief-edit-mark-brother = Brother
fief-edit-mark-ranger = Ranger
fief-edit-mark-set = set
fief-edit-mark-removed = removed

fief-units-set = 🛠️ { $unit } of { $seat } at { $village } now: { $number }.
fief-building-set-mill = 🛠️ Mills at { $village } now: { $number }.
fief-building-set-sept = 🛠️ { $village } has { $number ->
    [0] no Sept
   *[other] a Sept
} now.
fief-building-set-stronghold = 🛠️ { $village } has { $number ->
    [0] no Stronghold
   *[other] a Stronghold
} now.
fief-building-set-fortified_city = 🛠️ { $village } { $number ->
    [0] is no Fortified City
   *[other] is a Fortified City
} now.
fief-noble-moved = 🛠️ { $noble } of { $seat } is at { $village } now.
fief-captor-set = 🛠️ { $noble } of { $seat } is a Captive of { $captor_seat } now.
fief-mark-set-outlaw = 🛠️ An Outlaw now: { $noble }.
fief-mark-set-banished = 🛠️ Banished now: { $noble }.
fief-mark-set-heir = 🛠️ Heir to the Iron Throne now: { $noble }.
fief-mark-removed-outlaw = 🛠️ No Outlaw any more: { $noble }.
fief-mark-removed-banished = 🛠️ Banished no more: { $noble }.
fief-mark-removed-heir = 🛠️ Heir to the Iron Throne no more: { $noble }.
fief-title-set = 🛠️ { $title } now: { $noble }.
fief-title-set-nobody = 🛠️ { $title } now: nobody.
fief-spouse-set = 🛠️ { $noble } of { $seat } is wed to { $spouse } of { $other_seat } now.
fief-spouse-set-nobody = 🛠️ { $noble } of { $seat } and { $spouse } of { $other_seat } are married no longer.
fief-card-moved-hand-shown = 🛠️ { $card } goes to the hand of { $seat }.
fief-card-moved-hand-hidden = 🛠️ A card of { $deck } goes to the hand of { $seat }.
fief-card-moved-deck-shown = 🛠️ { $card } goes under { $deck }.
fief-card-moved-deck-hidden = 🛠️ A card goes under { $deck }.
fief-card-moved-discard-shown = 🛠️ { $card } is discarded.
fief-nothing-moved-hand = 🛠️ { $seat } has no such card ({ $what }). Nothing is moved.
fief-nothing-moved-deck = 🛠️ No such card ({ $what }) is in { $deck }. Nothing is moved.
fief-nothing-moved-discard = 🛠️ No such card ({ $what }) lies among the discarded. Nothing is moved.
fief-first-set = 🛠️ First Player now: { $seat }.
fief-revived = 🛠️ { $noble } of { $seat } lives, and is at { $village } now.
fief-died-by_hand = 🛠️ { $noble } of { $seat } is dead.
fief-wall-set-threat = 🛠️ The Threat at the Wall now: { $number }.
fief-wall-set-supplies = 🛠️ Supplies of the Wall now: { $number } gold.
fief-wall-set-recruits = 🛠️ Recruits on the Wall now: { $number }.
fief-wall-set-breach = 🛠️ { $number ->
    [0] The Wall is whole again: the North yields its income.
   *[other] The Wall is breached: the North yields nothing in the next Income phase.
}
fief-wall-set-call = 🛠️ { $number ->
    [0] No Battle at the Wall is declared for this round.
   *[other] A Battle at the Wall is declared for this round.
}
fief-ranger-set = 🛠️ { $noble } has a Ranger again.
fief-markers-set-diplomacy = 🛠️ Diplomacy markers of { $seat } now: { $number }.
fief-markers-set-defender = 🛠️ Defender of the Wall tokens of { $seat } now: { $number }.
fief-mercenaries-set = 🛠️ Mercenaries in the pay of { $seat } now: { $number }.
fief-idols-set = 🛠️ The false idols stand, and Septs may be built again.
fief-idols-set-destroyed = 🛠️ The false idols are destroyed, and every Sept with them.
fief-brought-back = 🛠️ { $seat } decides for the House again.

fief-no-edit-now = Something is under way that holds the map as it is, such as a battle, a vote or bids. Let it end first; a battle ends by `call_off`.
fief-no-edit-fog = In the fog of war nobody but their owner counts Troops. Go back with `/gm rewind` instead.
fief-no-edit-gone = { $seat } has left the game. Choose somebody who is still in it.
fief-no-edit-siege = { $seat } does not besiege { $village }. Siege Engines stand only at a siege of one’s own.
fief-no-edit-units = { $unit } of { $seat } at { $village }: { $most ->
    [0] none are left in stock
   *[other] choose from 0 to { $most }, for more are not left in stock
}.
fief-no-edit-value = “{ $value }” is no part of this game. Choose one of those offered.
fief-no-edit-closed = { $village } is closed at a table of so few: nothing is built or controlled there. Choose an open Village.
fief-no-edit-buildings = { $building } at { $village }: choose from 0 to { $most }.
fief-no-edit-stock = There are not so many left in stock ({ $building }). Take one away elsewhere first.
fief-no-edit-sept = No Sept can be built: the idols are destroyed, or this edition knows Septs only with the Night’s Watch.
fief-no-edit-city = { $village } lies in a lesser Fief, which has no Fortified City. Choose a Stronghold.
fief-no-edit-cities = A domain never has two Fortified Cities, and { $other } is one. Take that away first.
fief-no-edit-bound = { $noble } holds { $title } by the Fortified City at { $village }. Take the Title away first, by `set_title`.
fief-no-edit-captive = { $noble } is a Captive, and is where whoever holds a Captive has guards. Choose a free Noble.
fief-no-edit-wall = { $noble } is Lord Commander, and stays on the Wall. Take the Title away first, by `set_title`.
fief-no-edit-there = { $noble } is at { $village } already. Choose another Village.
fief-no-edit-noble = That Noble is not in play. Choose one of those offered.
fief-no-edit-free = { $noble } is free already. Choose a Captive, or somebody to hold { $noble }.
fief-no-edit-held = { $noble } is a Captive of { $seat } already. Choose somebody else.
fief-no-edit-own = { $noble } is of the House of { $seat }, who cannot hold one of its own. Choose another player, or nobody.
fief-no-edit-guard = { $seat } has neither Troops nor a free Noble where { $noble } is, and a Captive needs guards. Put some there first, or choose another player.
fief-no-edit-title = That is no Title that is set by hand: Brothers are sworn, the Queen is the King’s wife, dragons follow a card, and closed Fiefs are nobody’s. Choose one of those offered.
fief-no-edit-vacant = { $title }: nobody holds it already. Choose another Title, or somebody to hold it.
fief-no-edit-titled = { $noble } holds { $title } already. Choose another Noble, or nobody.
fief-no-edit-unfit-brother = { $noble } is a Brother of the Night’s Watch and holds no other Title. Choose another Noble.
fief-no-edit-unfit-barred = { $noble } is an Outlaw or banished. Choose another Noble.
fief-no-edit-unfit-lady = Only a Lord can hold { $title }. Choose another Noble.
fief-no-edit-unfit-slot = { $noble } has no room for { $title }: a Noble holds one High, one Military and two Fief Titles. Take one away first, or choose another Noble.
fief-no-edit-unfit-city = { $title } is the Title of a great Fief and hangs on a Fortified City, of which there is none in its domain. Set one first, by `set_building`.
fief-no-edit-unfit-lost = Another House controls the Village on which { $title } hangs, so { $noble } would lose it at once. Choose a Noble of that House.
fief-no-edit-wed = { $noble } is wed to { $spouse } already. Choose somebody else, or nobody.
fief-no-edit-unwed = { $noble } is not married. Choose somebody to wed.
fief-no-edit-wed-house = { $noble } and { $spouse } are of one House. Choose somebody of another.
fief-no-edit-wed-kind = A Lord and a Lady marry, and { $noble } and { $spouse } are no such pair. Choose somebody else.
fief-no-edit-wed-bound = The House of { $seat } has a marriage already. End that first: name its Noble, and nobody.
fief-no-edit-wed-barred = { $noble } may not marry: a bastard, a Brother, the Mother of Dragons, or bound by an office. Choose somebody else.
fief-no-edit-mark = This table knows no such mark. Choose one of those offered.
fief-no-edit-marked-set = { $noble } has that mark already. Choose another one, or remove it.
fief-no-edit-marked-removed = { $noble } has no such mark. Choose another one, or set it.
fief-no-edit-mark-laws = { $noble } is Master of Laws, whom nobody declares an Outlaw. Take the Title away first, by `set_title`.
fief-no-edit-mark-crown = { $noble } is King or Heir, and neither is banished. Take that away first, or choose another Noble.
fief-no-edit-mark-lord = { $noble } cannot be the Heir: a Lady, a Hedge Knight, or the King. Choose another Lord.
fief-no-edit-mark-brother = { $noble } is a Brother of the Night’s Watch, and none of them is the Heir. Choose another Lord.
fief-no-edit-mark-barred = { $noble } is an Outlaw or banished, and so not the Heir. Remove that mark first, or choose another Lord.
fief-no-edit-cards = Cards of a hand are just being thrown away, or one that was drawn may be turned down. Let that end first.
fief-no-edit-zone = The card would stay where it is. Choose another place for it.
fief-no-edit-full = { $seat } holds { $most } cards already, and no hand is larger. Move one of them away first.
fief-no-edit-first = { $seat } is First Player already. Choose another player.
fief-no-edit-dead = Nobody of that name has died. Choose one of those offered.
fief-no-edit-home = { $village } is no Village of the House of { $noble }, or it is besieged. Choose another one, or put Troops of the House there first.
fief-no-edit-crowded = { $seat } has { $most } Nobles in play already, and no House has more.
fief-no-edit-same = It is so already. Choose something else.
fief-no-edit-bids = At this table only the Lord Commander is on the Wall, and comes there with the Title. Change who holds it, by `set_title`.
fief-no-edit-uncalled = One stands on the Wall only in a round for which a battle is declared there, and until it is fought. Declare one first, by `set_wall`, or go back with `/gm rewind`.
fief-no-edit-part = That is not kept of the Wall at this table. Choose one of those offered, or change something else.
fief-no-edit-part-number = Choose from 0 to { $most }.
fief-no-edit-call-late = For this round it is too late: nobody steps onto the Wall any more. Go back with `/gm rewind` instead.
fief-no-edit-call-stand = Somebody stands on the Wall already. Take them away first, by `move_noble` and `set_units`.
fief-no-edit-marker = This table has no such markers. Choose one of those offered.
fief-no-edit-markers = Choose from 0 to { $most }: there are no more, or others have them.
fief-no-edit-mercenaries-none = This table plays without Mercenaries. Change something else.
fief-no-edit-mercenaries-late = From the battles on Mercenaries may stand in one of them. Wait for the next round, or go back with `/gm rewind`.
fief-no-edit-mercenaries = Choose from 0 to { $most }: there are no more, or others pay them.
fief-no-edit-idols = This edition knows the false idols only with the Night’s Watch. Change something else.
fief-no-edit-converting = The idols have just fallen, and the Hand is asked whether he converts. Let that be answered first, or have it answered with `/gm skip`.
fief-no-edit-back = { $seat } has not left the game. Choose somebody who has.
fief-no-edit-unfit-watch = { $noble } is no free Brother of the Night’s Watch, and only such a one commands it. Choose a Brother, or make one by `set_mark`.
fief-no-edit-mark-sworn = { $noble } is a Brother of the Night’s Watch, and none of them is an assassin. Choose another Noble.
fief-no-edit-mark-assassins = There are no more Assassin markers. Remove one elsewhere first.
fief-no-edit-mark-vows = { $noble } cannot take the black: a Lady, married, the King, or the Heir. Take that away first, or choose another Lord.
fief-no-edit-mark-brothers = There are as many Brothers as players already. Remove one first.
fief-no-edit-mark-ranger = { $noble } is no free Brother of the Night’s Watch, and only such a one has a Ranger. Choose another Noble.
