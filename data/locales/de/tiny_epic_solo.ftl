tiny_epic-option-mode-solo = Allein gegen den Rivalen, ein Haus, das der Bot führt
tiny_epic-option-mode-solo-about = Du ziehst, wann du magst, der Rivale sofort. Eine halbe Stunde.
tiny_epic-option-mode-solo_night_king = Allein mit einem Gefährten gegen den Nachtkönig
tiny_epic-option-mode-solo_night_king-about = Ein Haus ist deines, das des Gefährten zieht nach Karten. Eine Dreiviertelstunde.
tiny_epic-guide-solo_night_king =
    Du führst ein Haus, der Bot das deines Gefährten: Sein Würfel und seine Karte sagen, was es tut, und du darfst dem Würfel folgen. In deinem Zug legst du einen von drei Würfeln, tust, was das Feld sagt, dann, was der Würfel sagt.
    Gold, Punkte, Burgen und Marker gehören euch gemeinsam. Besiege den Nachtkönig in einer Schlacht, bevor Runde 6 endet: Sammle Drachenglas und Valyrischen Stahl, und fall nicht hinter seine Punkte zurück.
    Drei Einheiten oder mehr erkunden, was dort verdeckt liegt, wo sie ankommen.
tiny_epic-guide-solo =
    In deinem Zug: Leg einen deiner drei Würfel auf ein freies Feld, tu, was das Feld sagt, dann, was der Würfel sagt. Dann wirft der Rivale seinen Würfel und deckt eine Karte auf, die sagt, was er tut; du darfst ihm folgen.
    Wo der Rivale mehreres tun könnte, entscheidest du. Er hat weder Hand noch Gold; in einer Schlacht zieht er eine Karte, wenn deine offen liegt.
    Burgen, Aufträge und Bündnisse zählen für beide nach den Runden 3, 5 und 6, eine gewonnene Schlacht sofort. Ein Gleichstand am Ende gehört dem Rivalen.
tiny_epic-figure-bonus = +{ $count } in der nächsten Schlacht
tiny_epic-prompt-tie = für das Haus entscheiden, das der Bot führt: { $what }
tiny_epic-before-tie-rival = Der Rivale könnte hier mehreres tun: Wähle, was ihm am wenigsten hilft.
tiny_epic-before-tie-mate = Dein Gefährte könnte hier mehreres tun: Wähle, was dir am meisten hilft.
tiny_epic-beside-both-pools = der Rivale hat { $his }, du hast { $ours }
tiny_epic-no-first-tie = Entscheide zuerst: { $what }.

tiny_epic-rival-came = { $house } ist der Rivale.
tiny_epic-rival-rolled = { $house } wirft { $face } und deckt { $card } auf.
tiny_epic-dice-thrown = { $house } hat { $faces } geworfen
tiny_epic-teach-place-rival = Zuerst tust du, was das Feld sagt, dann, was der Würfel sagt. Danach wirft der Rivale einen eigenen Würfel, und du darfst ihm folgen.
tiny_epic-teach-place-mate = Zuerst tust du, was das Feld sagt, dann, was der Würfel sagt. Danach wirft dein Gefährte einen eigenen Würfel, und du darfst ihm folgen.
tiny_epic-rival-goes-card = { $house } geht nach { $domain }, wie die Karte sagt.
tiny_epic-rival-goes-list = { $house } geht nach { $domain }, dem nächsten Ziel der Liste.
tiny_epic-rival-idle-target = { $house } findet kein Ziel.
tiny_epic-rival-idle-ally = { $house } wirbt niemanden an: Kein Verbündeter hat noch einen Marker.
tiny_epic-rival-idle-stock = { $house } wirbt niemanden an: Die Truppenleiste ist leer.
tiny_epic-rival-idle-room = { $house } wirbt niemanden an: Dort ist kein Platz, und beim Helden auch nicht.
tiny_epic-rival-idle-deck = { $house } deckt keine Intrigenkarte auf: Keine ist übrig.
tiny_epic-rival-idle-supply = Der Schild ({ $shield }) bringt nichts für { $house }: Kein Marker dieses Hauses ist übrig.
tiny_epic-rival-idle-shield = Der Schild ({ $shield }) bringt nichts für { $house }: Kein Marker ist dafür zu haben.
tiny_epic-rival-idle-pool = { $house } nimmt keinen Marker: Von Häusern, die nicht verbündet sind, ist keiner übrig.
tiny_epic-rival-idle-egg = { $house } legt kein Ei: Keines ist übrig, oder beim Helden ist kein Platz.
tiny_epic-rival-braced = { $house } ist in der nächsten Schlacht dieser Runde um { $strength } stärker.
tiny_epic-moved-move-nobody = Von { $source } nach { $target }: { $army }.
tiny_epic-moved-recruit-nobody = Neu in { $target }: { $army }.
tiny_epic-moved-retreat-nobody = Rückzug von { $source } nach { $target }: { $army }.
tiny_epic-rival-has = { $house }, { $mate ->
    [0] der Rivale
   *[other] der Gefährte
}:{ $dice ->
    [0] { "" }
   *[other] { " " }Würfel { $faces };
} { $stock } auf der Truppenleiste; { $left ->
    [one] eine Karte kommt
   *[other] { $left } Karten kommen
} noch{ $pool ->
    [0] { "" }
   *[other] ; Bündnisvorrat: { $tokens }
}
tiny_epic-coins = Münzen sperren in dieser Runde { $count ->
    [one] das Feld
   *[other] die Felder
} { $faces }.
tiny_epic-reason-forsaken = Niemand ist übrig, der ein Haus führen könnte.

tiny_epic-mate-came = { $house } ist dein Gefährte.
tiny_epic-mate-kindled = { $house } ist gegen die Toten um 1 stärker, bis die Runde endet.
tiny_epic-prompt-mate = ein Haus für deinen Gefährten nehmen
tiny_epic-no-first-mate = Nimm zuerst ein Haus für deinen Gefährten.
tiny_epic-moved-place-nobody = Neu in { $target }: { $army }.
