# Was eine Spielleitung von Hand ändert.

tiny_epic-do-set_units = Machtmarker eines Gebiets
tiny_epic-do-move_piece = Ort von Held, Drache oder Ei
tiny_epic-do-set_pool = Marker in einem Bündnisvorrat
tiny_epic-do-set_ally = Bündnis eines freien Hauses
tiny_epic-do-set_walkers = Weiße Wanderer eines Orts
tiny_epic-do-move_card = Ort einer Intrigenkarte
tiny_epic-do-set_die = Was ein Würfel zeigt
tiny_epic-do-set_slot = Was auf einem Feld liegt
tiny_epic-do-set_hand_of_king = Hand des Königs
tiny_epic-do-set_vengeance = Rachemarker
tiny_epic-field-set_slot-die = Was liegt dort?
tiny_epic-edit-free = frei
tiny_epic-edit-bottom = die unteren Felder
tiny_epic-edit-coin = eine Münze
tiny_epic-edit-terror = der Schreckensvorrat
tiny_epic-edit-nobody = niemand
tiny_epic-edit-deck = unter den Stapel
tiny_epic-edit-discard = abgelegt
tiny_epic-field-place = Wohin?
tiny_epic-field-number = Wie viele?
tiny_epic-moved-edit-nobody = 🛠️ { $army }: { $source } → { $target }.
tiny_epic-moved-edit-to = 🛠️ { $army }: { $source } → Bündnisvorrat ({ $to_party }).
tiny_epic-moved-edit-from = 🛠️ { $army }: Bündnisvorrat ({ $from_party }) → { $target }.
tiny_epic-moved-edit-in = 🛠️ { $army }: { $source } → Schreckensvorrat.
tiny_epic-moved-edit-out = 🛠️ { $army }: Schreckensvorrat → { $target }.
tiny_epic-walkers-set = 🛠️ { $number ->
    [0] In { $domain } steht nun kein Weißer Wanderer.
   *[other] In { $domain } steht nun ein Weißer Wanderer.
}
tiny_epic-terror-set = 🛠️ Weiße Wanderer im Schreckensvorrat: nun { $number }.
tiny_epic-card-moved-hand = 🛠️ „{ $card }“ geht an { $seat }.
tiny_epic-card-moved-deck = 🛠️ „{ $card }“ kommt unter den Stapel.
tiny_epic-card-moved-unseen-hand = 🛠️ Eine Intrigenkarte geht an { $seat }.
tiny_epic-card-moved-unseen-deck = 🛠️ Eine Intrigenkarte kommt unter den Stapel.
tiny_epic-card-moved-discard = 🛠️ „{ $card }“ wird abgelegt.
tiny_epic-dice-set = 🛠️ Würfel von { $seat } nun: { $faces }.
tiny_epic-dice-set-free = 🛠️ Würfel, die niemand genommen hat, nun: { $faces }.
tiny_epic-dice-set-bottom = 🛠️ Würfel auf den unteren Feldern nun: { $faces }.
tiny_epic-slot-set = 🛠️ Auf dem Feld { $slot } nun: der Würfel { $die }.
tiny_epic-slot-set-free = 🛠️ Das Feld { $slot } ist nun frei.
tiny_epic-slot-set-coin = 🛠️ Auf dem Feld { $slot } nun: eine Münze.
tiny_epic-hand-set = 🛠️ { $seat } hält nun die Hand des Königs, und alle Würfel dieser Runde sind wieder frei.
tiny_epic-vengeance-set = 🛠️ Rachemarker ({ $party }): nun { $number }.
tiny_epic-gold-set = 🛠️ Gold ({ $party }): nun { $gold }.
tiny_epic-score-set = 🛠️ Siegpunkte ({ $party }): nun { $score }.
tiny_epic-no-edit-yet = Noch werden Häuser genommen. Warte, bis alle auf der Karte stehen.
tiny_epic-no-edit-now = Das wird nur von Hand geändert, solange auf der Karte nichts im Gange ist. Lass es entscheiden, lass mit `/leitung überspringen` das Übliche antworten, oder blase eine Schlacht mit `call_off` ab.
tiny_epic-no-edit-value = „{ $value }“ kommt in diesem Spiel nicht vor. Wähle aus dem, was angeboten wird.
tiny_epic-no-edit-same = So ist es schon. Wähle etwas anderes.
tiny_epic-no-edit-wall = Solange die Mauer steht, ist niemand nördlich von ihr. Wähle ein Gebiet südlich davon.
tiny_epic-no-edit-dead = In { $domain } sind die Toten, und neben ihnen steht niemand. Wähle ein anderes Gebiet, oder schick erst sie fort.
tiny_epic-no-edit-side = In { $domain } stehen Einheiten einer anderen Seite. Nimm erst die weg, oder wähle ein anderes Gebiet.
tiny_epic-no-edit-room = In { $domain } ist kein Platz für mehr ({ $house }): Ein Gebiet fasst drei Einheiten eines Hauses, und neben dem Haus von jemandem am Tisch ein verbündetes. Nimm erst andere weg, oder wähle ein anderes Gebiet.
tiny_epic-no-edit-units = Wähle { $low } bis { $high }: nicht mehr, als auf der Tafel dieses Hauses liegen und Platz haben, und seine letzte Einheit bleibt auf der Karte.
tiny_epic-no-edit-throne = Ohne { $castles } Burgen steht niemand in King's Landing. Gib dieser Seite erst die Burgen, oder wähle ein anderes Gebiet.
tiny_epic-no-edit-final = { $house } hat keine andere Einheit auf der Karte, also bleibt diese dort. Schick sie in ein anderes Gebiet, oder bring erst andere.
tiny_epic-no-edit-lasting = Dieser Held ({ $house }) verlässt die Karte nie. Schick ihn in ein anderes Gebiet.
tiny_epic-no-edit-hero = Niemand führt { $house }, also bleibt der Held neben der Karte. Gib dem Haus erst ein Bündnis, oder bewege jemand anderen.
tiny_epic-no-edit-brood = Eier und Drachen sind nur mit Daenerys auf der Karte, oder wo jemand ihr Haus spielt. Bring erst sie.
tiny_epic-no-edit-colour = Ei und Drache einer Farbe sind nie beide auf der Karte. Schick erst das andere auf die Tafel.
tiny_epic-no-edit-egg = Kein Ei ist allein in einem Gebiet. Bring erst andere Einheiten hin, oder schick es anderswohin.
tiny_epic-no-edit-pool = Wähle 0 bis { $most }: Mehr gibt es von diesem Haus nicht, die weder auf der Karte noch in einem anderen Bündnisvorrat sind.
tiny_epic-no-edit-night = Weiße Wanderer gibt es nur gegen den Nachtkönig. Ändere etwas anderes.
tiny_epic-no-edit-stand = In { $domain } stehen Einheiten, und neben ihnen kein Weißer Wanderer. Nimm erst die weg, oder wähle ein anderes Gebiet.
tiny_epic-no-edit-walkers = Wähle 0 bis { $most }: Es gibt dreizehn Weiße Wanderer, und höchstens einen in einem Gebiet.
tiny_epic-no-edit-full = Keine Hand hält mehr als { $most } Intrigenkarten. Nimm erst eine von dort weg.
tiny_epic-no-edit-hand = Die Hand des Königs wechselt von Hand nur, solange zu Beginn einer Runde Würfel genommen werden. Warte darauf, oder geh mit `/leitung zurückspulen` zurück.
tiny_epic-no-edit-die = Dort liegt kein solcher Würfel. Wähle einen, der dort liegt, oder ändere mit `set_slot` ein Feld.
tiny_epic-no-edit-bottom = Die Würfel auf den unteren Feldern werden gerade benutzt und bleiben, wie sie sind. Geh stattdessen mit `/leitung zurückspulen` zurück.
tiny_epic-no-edit-slots = Dann wären zu wenige Felder frei für die Züge, die noch kommen. Mach zuerst ein anderes Feld frei.
tiny_epic-no-edit-vengeance = { $most ->
    [0] Von den Rachemarkern, die bisher genommen oder weggelegt sind, ist keiner mehr zu vergeben. Nimm erst jemandem einen weg, oder ändere etwas anderes.
   *[other] Wähle 0 bis { $most }: Mehr Rachemarker, die niemand anderes hält, sind bisher nicht genommen oder weggelegt.
}
tiny_epic-no-edit-battle = Absagen lässt sich eine Schlacht nur, solange sie auf Karten wartet, und das tut keine. Lass sie entscheiden, oder geh mit `/leitung zurückspulen` zurück.
tiny_epic-no-edit-player = Wähle jemanden vom Tisch.
tiny_epic-no-edit-back = Zurück kommt nur, wer gegangen ist. Wähle so jemanden.
tiny_epic-no-edit-score = Wähle 0 oder mehr Siegpunkte.
tiny_epic-no-winner = Gewinnen kann nur, wer an diesem Tisch sitzt, dazu der Nachtkönig oder der Rivale, wo sie im Spiel sind.
tiny_epic-no-edit-gold = Wähle 0 bis { $most } Gold: Für mehr lassen Burgen keinen Platz.
