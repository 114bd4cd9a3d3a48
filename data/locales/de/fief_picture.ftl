# Die Zeile unter dem Titel der Karte von Fief.

fief-news-battle = { $seat } greift { $their_seat } in { $village } an.
fief-news-marched = Heere ziehen nach { $villages }{ $more ->
        [0] {""}
       *[other] {" "}(und { $more } weiteren)
    }.
fief-news-taken = { $seat } nahm { $villages }{ $more ->
        [0] {""}
       *[other] {" "}(und { $more } weitere)
    }.
fief-news-taken-all = Erobert: { $villages }{ $more ->
        [0] {""}
       *[other] {" "}(und { $more } weitere)
    }.
fief-news-struck = „{ $card }“ trifft „{ $region }“.
fief-news-no-king = Der Eiserne Thron ist leer.
fief-news-king = { $noble } ({ $seat }) ist König.
fief-news-king-and-hand = { $noble } ({ $seat }) ist König, { $hand } ({ $hand_seat }) seine Hand.
fief-people-realm = Ämter des Reiches
fief-people-house = { $seat } · { $house }
fief-people-house-gold = { $seat } · { $house } · { $gold } Gold
fief-people-title = { $title }
fief-people-held = gefangen bei { $party }
fief-people-at = { $village }
fief-people-wall = auf der Mauer
fief-people-mark-outlaw = geächtet
fief-people-mark-banished = verbannt
fief-people-mark-assassin = als Mörder bekannt
fief-people-mark-gods_cursed = von den Göttern verflucht
fief-people-mark-heir = Erbe des Eisernen Throns
