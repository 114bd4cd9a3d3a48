# What a game master changes by hand.

fief-do-set_units = Troops of a player in a Village
fief-field-unit = Which kind?
fief-field-number = How many?

fief-units-set = 🛠️ { $unit } of { $seat } at { $village } now: { $number }.

fief-no-edit-now = Something is under way that holds the map as it is, such as a battle, a vote or bids. Let it end first; a battle ends by `call_off`.
fief-no-edit-fog = In the fog of war nobody but their owner counts Troops. Go back with `/gm rewind` instead.
fief-no-edit-gone = { $seat } has left the game. Choose somebody who is still in it.
fief-no-edit-siege = { $seat } does not besiege { $village }. Siege Engines stand only at a siege of one’s own.
fief-no-edit-units = { $unit } of { $seat } at { $village }: { $most ->
    [0] none are left in stock
   *[other] choose from 0 to { $most }, for more are not left in stock
}.
fief-no-edit-value = “{ $value }” is no part of this game. Choose one of those offered.
