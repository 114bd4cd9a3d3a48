# Karten, Einkünfte und Käufe (FIEF-2 bis 4), Überraschungskarten (FIEF-8).

fief-prompt-redraw = die eben gezogene Karte ({ $deck }) behalten, oder eine andere ziehen
fief-no-turn-redraw = { $seat } darf gerade eine Karte ablehnen.
fief-no-first-redraw = Sag zuerst, ob du die eben gezogene Karte behältst.
fief-no-discard-first = Nenne einen der beiden Stapel.
fief-no-discard-second = Nenne einen der beiden Stapel; nur eine Karte je Runde kommt vom Stapel der Hofkarten.
fief-no-discard-instead = Es kann nur der Stapel der Hofkarten sein, und nur, wenn du sonst nicht von ihm ziehst.
fief-pick-keep = Behalten
fief-pick-redraw = Eine andere ziehen
fief-pick-keep-all = Behalten, diese Runde nicht mehr fragen
fief-pick-realm = Jede Region mit einem Wächter
fief-turned-down = { $seat } lehnt „{ $card }“ ab und zieht eine andere Karte.
fief-tallage = { $noble } von { $seat } erhebt eine Abgabe: { $title }.
fief-warden-tax = { $noble } von { $seat } erhebt die Steuer des Wächters: { $regions }.

fief-do-surprise = Eine Überraschungskarte einreichen
fief-field-trigger = Wann?
fief-field-surprise-target = Worauf?
fief-no-surprise = Du hast keine Überraschungskarte.
fief-no-surprise-card = Das ist keine Überraschungskarte deiner Hand, oder sie hätte kein Ziel.
fief-no-surprise-trigger = Auf diesen Augenblick kann die Karte nicht warten. Wähle einen der angebotenen.
fief-no-surprise-target = Darauf lässt sich die Karte jetzt nicht spielen. Wähle ein anderes Ziel oder einen späteren Augenblick.
fief-no-surprise-by = Durch diesen Adligen geht es nicht. Wähle jemanden, der angeboten wird.
fief-came-back = „{ $card }“ lässt sich so nicht mehr spielen und ist wieder in deiner Hand.
fief-feat-murders = { $count ->
    [one] ein versuchter Mord
   *[other] { $count } versuchte Morde
}
fief-pick-take-back = Die Karte zurücknehmen
fief-pick-murder = { $noble } · { $least ->
    [100] stirbt sicher
   *[other] stirbt in { $least } von 100
}
fief-pick-murder-between = { $noble } · stirbt in { $least } bis { $most } von 100 (Meister der Gesetze)
fief-pick-passage-storm = Hinein nach { $what }, ohne Würfelverlust
fief-pick-passage-unseen = Hinaus aus { $what }, ohne zu fragen, trotz Belagerung
fief-pick-now = Jetzt, nach diesem Schritt
fief-pick-when-state = Wenn das beginnt: { $what }
fief-pick-when-stands = Wenn sich { $what } zur Wahl stellt
fief-pick-when-wins = Wenn { $what } eine Wahl gewinnt
fief-pick-when-crowned = Wenn { $what } gekrönt wird
fief-pick-when-captured = Wenn { $what } in Gefangenschaft gerät
fief-pick-when-freed = Wenn { $what } freikommt
fief-pick-when-battle = Wenn eine Schlacht um { $what } beginnt
fief-pick-when-card = Wenn jemand „{ $what }“ spielt
fief-murder-thrown = { $by } von { $seat } schickt { $noble } einen Dolch: { $die }{ $die ->
    [1] , und es misslingt
   *[other] ; bei 1 misslingt es
}.
fief-murder-again = Der Meister der Gesetze lässt noch einmal würfeln: { $die }; der Mord an { $noble } misslingt{ $die ->
    [1] {""}
   *[other] {" "}bei 1
}.
fief-marked-assassin = { $noble } gilt als Mörder.
fief-died-murder = { $noble } von { $seat } wird ermordet.
fief-died-justice = { $noble } von { $seat } wird gerichtet: Der Gerechtigkeit ist Genüge getan.
fief-title-card = { $noble } nimmt den Titel { $title } an.
fief-member-refused = { $hand_seat } lehnt { $noble } von { $seat } als Mitglied des Kleinen Rates ab.
fief-prompt-rethrow = sagen, ob der Würfel gegen { $noble } ({ $die }) noch einmal geworfen wird
fief-no-turn-rethrow = Ob noch einmal geworfen wird, sagt { $seat }.
fief-no-first-rethrow = Sag zuerst, ob der Würfel gegen { $noble } noch einmal geworfen wird.
fief-prompt-refuse = sagen, ob { $noble } der Titel { $title } verweigert wird
fief-no-turn-refuse = Ein Mitglied des Kleinen Rates ablehnen darf { $seat }.
fief-no-first-refuse = Sag zuerst, ob du { $noble } den Titel { $title } verweigerst.

fief-do-join = Karten hinzufügen, oder keine
fief-do-join-none = Keine hinzufügen
fief-do-join-named = Das Gewählte hinzufügen
fief-do-calm = Beruhigen
fief-do-calm-none = Nichts beruhigen
fief-do-calm-named = Beruhigen, wie gewählt
fief-field-warden = Wie viele Karten soll dein Wächter zu beruhigen versuchen?
fief-field-pay = Für wie viele Karten zahlst du?
fief-no-join-cards = Wähle unter deinen Karten „Aufstand“ und „Geheimgang“.
fief-no-calm-warden = Dein Wächter kann so viele Karten versuchen, wie da sind, und nur in der eigenen Region.
fief-no-calm-pay = Zahlen kannst du für so viele Karten, wie da sind und dein Gold reicht, mit einem freien Mitglied des Kleinen Rates.
fief-prompt-join = Karten „Aufstand“ oder „Geheimgang“ gegen { $target } hinzufügen, oder keine
fief-no-turn-join = Karten zum Aufstand hinzufügen dürfen jetzt: { $asked_seats }.
fief-no-first-join = Sag zuerst, ob du Karten zum Aufstand hinzufügst.
fief-prompt-calm = sagen, wie viele Karten des Aufstands gegen { $target } beruhigt werden
fief-no-turn-calm = Den Aufstand beruhigen dürfen jetzt: { $asked_seats }.
fief-no-first-calm = Sag zuerst, wie viel vom Aufstand du beruhigst.
fief-played-on = { $seat } spielt „{ $card }“: { $target }.
fief-passage-storm = { $seat } kennt einen Weg hinein nach { $village }.
fief-passage-unseen = { $seat } kennt einen Weg hinaus aus { $village }: Wer ihn in diesem Zug geht, den hält keine Belagerung, und niemand wird gefragt.
fief-calm-tried = { $noble } spricht zu den Rebellen: { $die }; bei 1 oder 2 töten sie.
fief-calmed = Rebellen sind beruhigt und gehen heim.
fief-dispersed = Die Rebellen zerstreuen sich.
fief-rebels-fought = In { $village } kämpfen Rebellen, { $rebels } an der Zahl: Treffer { $hits }, gegen sie { $against }.
fief-revolt-fate = { $noble } steht allein vor den Rebellen: { $die }; Tod bei 3 oder weniger.
fief-fled = { $noble } von { $seat } entkommt nach { $village }.
fief-died-uprising = { $noble } von { $seat } wird von Rebellen erschlagen.

fief-prompt-window = { $moment } eine Überraschungskarte spielen, oder passen
fief-no-turn-window = Überraschungskarten spielen dürfen jetzt: { $asked_seats }.
fief-no-first-window = Spiel zuerst eine Überraschungskarte, oder passe.

# ── Söldner, und ein Sitz im Kleinen Rat ──

fief-do-keep = Söldner bezahlen
fief-field-keep-count = Wie viele Söldner behältst du, zu je 1 Gold?
fief-field-bid-gold = Wie viel Gold bietest du?
fief-field-bid-noble = Welcher Wächter nimmt den Sitz ein?
fief-field-bid-title = Welchen Titel nimmt er an?
fief-prompt-keep = sagen, wie viele Söldner bleiben
fief-prompt-bid = geheim bieten { $lots ->
    [mercenaries] auf { $count ->
        [one] einen Söldner
       *[other] { $count } Söldner
    }
    [council] auf einen Sitz im Kleinen Rat
   *[other] auf { $count ->
        [one] einen Söldner
       *[other] { $count } Söldner
    } und auf einen Sitz im Kleinen Rat
}
fief-prompt-bid_again = noch einmal bieten { $lots ->
    [mercenaries] auf die Söldner
    [council] auf einen Sitz im Kleinen Rat
   *[other] auf die Söldner und einen Sitz im Kleinen Rat
}: Die höchsten Gebote waren gleich
fief-no-keep-count = Du kannst so viele Söldner behalten, wie du hast und bezahlen kannst, zu je 1 Gold.
fief-no-turn-keep = { $seat } sagt gerade, wie viele Söldner bleiben.
fief-no-turn-bid = { $asked_seats } bieten jetzt auf Söldner und einen Sitz im Kleinen Rat.
fief-no-turn-bid_again = { $asked_seats } bieten noch einmal: Ihre Gebote waren gleich.
fief-no-first-keep = Sag zuerst, wie viele Söldner du behältst.
fief-no-first-bid = Biete zuerst, und sei es nichts.
fief-no-first-bid_again = Biete zuerst noch einmal: nichts, oder mindestens so viel wie zuvor.
fief-bade-mercenaries = { $seat } bietet { $gold } Gold für die Söldner.
fief-bade-council = { $seat } bietet { $gold } Gold für einen Sitz im Kleinen Rat.
fief-nobody-won-mercenaries = Die Gebote für die Söldner sind wieder gleich: Niemand wirbt sie an.
fief-nobody-won-council = Die Gebote für den Sitz im Kleinen Rat sind wieder gleich: Er bleibt frei.
fief-engaged = { $seat } wirbt { $count ->
    [one] einen Söldner
   *[other] { $count } Söldner
} an.
fief-let-go = { $seat } entlässt { $count ->
    [one] einen Söldner
   *[other] { $count } Söldner
}.
fief-facing-hired = In deinem Sold { $count ->
    [one] steht ein Söldner
   *[other] stehen { $count } Söldner
}.
fief-line-hired = Söldner: { $count } im Sold von { $seat }
fief-line-idle = Söldner: { $count } ohne Herrn

fief-do-elapse = Das Kartenfenster schließen
