# The line below the title of Fief's map.

fief-news-battle = { $seat } attacks { $their_seat } at { $village }.
fief-news-marched = Armies march to { $villages }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }.
fief-news-taken = { $seat } took { $villages }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }.
fief-news-taken-all = Taken: { $villages }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }.
fief-news-struck = { $card } strikes { $region }.
fief-news-no-king = The Iron Throne is empty.
fief-news-king = { $noble } ({ $seat }) is King.
fief-news-king-and-hand = { $noble } ({ $seat }) is King, { $hand } ({ $hand_seat }) his Hand.

# Who is who.

fief-people-realm = Offices of the realm
fief-people-house = { $seat } · { $house }
fief-people-house-gold = { $seat } · { $house } · { $gold } gold
fief-people-title = { $title }
fief-people-held = held by { $party }
fief-people-at = { $village }
fief-people-wall = on the Wall
fief-people-mark-outlaw = Outlaw
fief-people-mark-banished = banished
fief-people-mark-assassin = known assassin
fief-people-mark-gods_cursed = cursed by the gods
fief-people-mark-heir = Heir to the Iron Throne
