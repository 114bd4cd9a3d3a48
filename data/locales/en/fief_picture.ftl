# The line below the title of Fief's map.

fief-news-battle = { $seat } attacks { $their_seat } at { $village }.
fief-news-marched = Armies march to { $villages }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
fief-news-struck = { $card } strikes { $region }.
fief-news-no-king = The Iron Throne is empty.
fief-news-king = { $noble } ({ $seat }) is King.
fief-news-king-and-hand = { $noble } ({ $seat }) is King, { $hand } ({ $hand_seat }) his Hand.
