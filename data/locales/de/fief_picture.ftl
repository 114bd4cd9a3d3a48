# Die Zeile unter dem Titel der Karte von Fief.

fief-news-battle = { $seat } greift { $their_seat } in { $village } an.
fief-news-marched = Heere ziehen nach { $villages }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }.
fief-news-struck = { $card } trifft { $region }.
fief-news-no-king = Der Eiserne Thron ist leer.
fief-news-king = { $noble } ({ $seat }) ist König.
fief-news-king-and-hand = { $noble } ({ $seat }) ist König, { $hand } ({ $hand_seat }) seine Hand.
