tiny_epic-option-mode-competitive_if = 2 to 4 players, with Ice & Fire
tiny_epic-option-mode-competitive_if-about = With Dragons, the Night’s Watch and 17 more cards. An hour and a half live, two weeks by days.
tiny_epic-option-mode-competitive_5 = 5 players, with Ice & Fire
tiny_epic-option-mode-competitive_5-about = Five rounds, six dice, Dragons. Two hours live, three weeks by days.
tiny_epic-guide-competitive_if =
    On your turn: place one of your two dice on a free slot, do what the slot says, then what the die says. The others may follow your die, and you theirs.
    A battle is won by units, one card in secret and the castle; the defender wins ties. Two tokens of a House that nobody leads, and more than anybody else, make it your ally when the round ends.
    Whoever has Daenerys may place Eggs, which hatch at taxes; a Dragon flies three steps instead of a March or a Sail. Points are counted after rounds 3, 5 and 6.
tiny_epic-guide-competitive_5 =
    On your turn: place one of your two dice on a free slot, do what the slot says, then what the die says. The others may follow your die, and you theirs.
    A battle is won by units, one card in secret and the castle; the defender wins ties. Two tokens of a House that nobody leads, and more than anybody else, make it your ally when the round ends.
    Whoever has Daenerys may place Eggs, which hatch at taxes; a Dragon flies three steps instead of a March or a Sail. Five rounds; points are counted after rounds 2, 4 and 5.

tiny_epic-beast = { $unit }
tiny_epic-beside-comfort-dragon = an Egg once more, off the map; you get nothing
tiny_epic-do-fly = Fly
tiny_epic-do-discard = Throw cards away
tiny_epic-do-stack = Put a card on the deck
tiny_epic-field-hero = Which Hero?
tiny_epic-prompt-gather = to say who else comes to { $domain }, or fight
tiny_epic-prompt-discard = to throw away { $count ->
    [one] the card that is too many
   *[other] the { $count } cards that are too many
}
tiny_epic-prompt-stack = to say which card is to be drawn next

tiny_epic-moved-fly-seat = { $seat } flies with { $army } from { $source } to { $target }.
tiny_epic-moved-place-seat = { $seat } places { $army } at { $target }.
tiny_epic-hatched = { $dragons } hatched at { $domains }.
tiny_epic-set-aside = { $seat } puts { $count ->
    [one] a card
   *[other] { $count } cards
} aside.
tiny_epic-put-back = { $seat } puts { $count ->
    [one] a card
   *[other] { $count } cards
} on top of the deck.
tiny_epic-kept = { $seat } keeps { $card } beside the mat.
tiny_epic-released = { $seat } discards { $card }.
tiny_epic-choice-give = { $house } to { $party }
tiny_epic-choice-unit-dragon-red = The red Dragon in { $domain }
tiny_epic-choice-unit-dragon-green = The green Dragon in { $domain }
tiny_epic-choice-unit-dragon-cream = The cream Dragon in { $domain }

tiny_epic-no-house-hero = That Hero does not lead that House here. Choose another, or leave it out.
tiny_epic-no-fly-source = No Dragon of yours can fly from there. Choose a domain where one stands.
tiny_epic-no-fly-target = No Dragon can fly there from here. Choose a domain at most three steps away that has room.
tiny_epic-no-fly-army = They cannot fly there together. Choose one Dragon, alone or with Daenerys.
tiny_epic-no-discard-cards = Choose exactly as many Plot Cards of your hand as are too many.
tiny_epic-no-stack-card = That is not one of the cards you have put aside. Choose one of them.
tiny_epic-no-turn-gather = It is { $seat } who gathers an army.
tiny_epic-no-turn-discard = It is { $seat } who throws cards away.
tiny_epic-no-turn-stack = It is { $seat } who puts cards on the deck.
tiny_epic-no-first-gather = First say who else comes to { $domain }, or pass and fight.
tiny_epic-no-first-discard = Throw away what is too many first: { $count }.
tiny_epic-no-first-stack = First say which card is to be drawn next.
