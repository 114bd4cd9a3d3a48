# Was eine Spielleitung von Hand ändert.

risk-do-set_armies = Armeen eines Landes
risk-do-set_owner = Wem ein Land gehört
risk-do-set_units = Spezialeinheiten eines Landes
risk-do-set_gold = Gold eines Spielers
risk-do-set_points = Siegpunkte eines Spielers
risk-do-set_character = Zustand eines Charakters
risk-do-set_captor = Wer einen Charakter gefangen hält
risk-do-move_card = Ort einer Karte
risk-do-set_order = Platz in der Zugfolge
risk-do-bring_back = Wer ausgeschieden ist
risk-do-stop_fight = Abblasen, was im Gange ist
risk-do-end_turn = Den laufenden Zug beenden
risk-do-end_game = Das Spiel beenden
risk-field-player = Wer?
risk-field-place = Wohin?
risk-field-turn = Welcher Platz?
risk-field-side = Wie liegt er?
risk-field-gold = Wie viel Gold?
risk-field-points = Wie viele Punkte?
risk-field-number = Wie viele?
risk-field-unit = Welche Art?
risk-field-winners = Wer hat gewonnen?
risk-edit-nobody = niemand
risk-edit-deck = unter ihren Stapel
risk-edit-discard = abgelegt

risk-armies-set = 🛠️ Armeen in { $territory } nun: { $armies }.
risk-owner-set = 🛠️ { $territory } gehört nun { $seat }.
risk-owner-none = 🛠️ { $territory } gehört nun niemandem.
risk-owner-side = 🛠️ { $territory } gehört nun { $house }.
risk-gold-set = 🛠️ { $seat } hat nun { $gold } Gold.
risk-points-set = 🛠️ { $seat } hat nun { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
risk-units-set = 🛠️ { $unit ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschinen
   *[other] Befestigungen
} in { $territory } nun: { $number }.
risk-character-set = 🛠️ { $character } { $side ->
    [up] liegt nun offen
    [down] liegt nun verdeckt
   *[lost] ist nun verloren
}.
risk-captor-set = 🛠️ { $seat } hält nun { $character } gefangen.
risk-captor-set-nobody = 🛠️ { $character } ist frei und liegt nun verdeckt.
risk-card-moved-hand = 🛠️ { $card ->
    [none] { $pile ->
        [maester] Eine Maesterkarte
        [objective] Ein Auftrag
       *[other] Eine Länderkarte
    } geht
   *[other] Die Karte { $card } geht
} an { $seat }.
risk-card-moved-deck = 🛠️ { $card ->
    [none] { $pile ->
        [maester] Eine Maesterkarte
        [objective] Ein Auftrag
       *[other] Eine Länderkarte
    } kommt
   *[other] Die Karte { $card } kommt
} unter ihren Stapel.
risk-card-moved-discard = 🛠️ Die Karte { $card } wird abgelegt.
risk-order-set = 🛠️ Die Zugfolge ist nun: { $seats }.
risk-brought-back = 🛠️ { $seat } ist wieder im Spiel und hält { $territory }.
risk-answer-dropped = 🛠️ Was du geantwortet hattest, passt nicht mehr zu dem, was von Hand geändert wurde. Antworte bitte noch einmal.
risk-fight-stopped = 🛠️ Was im Gange war, ist abgeblasen.

risk-no-edit-yet = Das Brett wird noch aufgebaut. Warte, bis der erste Zug beginnt.
risk-no-edit-now = Etwas ist im Gange. Lass es erst enden, oder blas es ab.
risk-no-fight = Nichts ist im Gange, was sich abblasen ließe. Ändere für sich, was falsch ist.
risk-no-fight-now = Das lässt sich nicht abblasen: Zuerst muss das eroberte Land besetzt werden. Lass das geschehen, oder lass es mit `/leitung überspringen` tun.
risk-no-fight-else = Das lässt sich nicht abblasen. Lass es erst enden, oder lass mit `/leitung überspringen` das Übliche tun.
risk-no-edit-cards = Solange einfaches Volk auf einer verborgenen Karte wartet oder ein Satz fällig ist, wird keine Länderkarte bewegt. Versuche es danach wieder.
risk-no-edit-gift = Die Nachtwache und die Wildlinge halten kein Land außer { $territory }. Wähle ein Haus oder jemanden, der spielt.
risk-no-edit-same = Dieses Land ist dort schon. Wähle ein anderes Land, oder jemand anderen.
risk-no-edit-last = Das ist das letzte Land seines Besitzers. Lass diesen Spieler stattdessen das Spiel verlassen.
risk-no-edit-turn = Diesen Platz in der Zugfolge gibt es dort schon. Wähle einen anderen.
risk-no-edit-back = Zurück kommt nur, wer ausgeschieden ist. Wähle so jemanden.
risk-no-edit-house = Das Haus von { $seat } hat inzwischen jemand anders. { $seat } kann die Runde um ein anderes bitten.
risk-no-edit-captor-same = So ist es schon: Nenn für { $character } jemand anderen, oder einen anderen Charakter.
risk-no-edit-captive-lost = { $character } ist verloren, und Verlorene hält niemand. Hol { $character } erst mit `set_character` zurück.
risk-no-edit-captor-own = { $character } ist aus dem Haus von { $seat }, und niemand hält die Eigenen. Wähle jemand anderen, oder niemanden.
risk-no-edit-coin = Gold wird in Hundertern gezählt. Gib volle Hundert an.
risk-no-edit-module = Das gibt es in diesem Spiel nicht. Ändere etwas anderes.
risk-no-edit-value = „{ $value }“ gehört nicht zu diesem Spiel. Wähle, was angeboten wird.
risk-no-edit-amount = Wähle { $low } bis { NUMBER($high, useGrouping: 0) }.
risk-no-edit-player = Wähle jemanden, der noch im Spiel ist.
risk-no-edit-full = Keine Hand hält mehr als { $most } Karten. Nimm erst eine von dort weg.
