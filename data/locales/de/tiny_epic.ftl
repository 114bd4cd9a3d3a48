tiny_epic = Tiny Epic Game of Thrones
tiny_epic-about = Intrigen, Märsche und Schlachten um den Eisernen Thron.
tiny_epic-guide =
    In deinem Zug: Leg einen deiner zwei Würfel auf ein freies Feld, tu, was das Feld sagt, dann, was der Würfel sagt. Die anderen können deinem Würfel folgen, und du ihren.
    Eine Schlacht gewinnen Einheiten, eine geheime Karte und die Burg; bei Gleichstand gewinnt die Verteidigung. Zwei Marker eines Hauses, das niemand führt, und mehr als alle anderen, machen es am Ende der Runde zu deinem Verbündeten.
    Burgen, Aufträge und Bündnisse zählen nach den Runden 3, 5 und 6, eine gewonnene Schlacht sofort. Hinterlege, welchen Würfeln du nie folgst (`/epic dauerantwort`).
tiny_epic-topic-card = Karten
tiny_epic-topic-move = Züge

tiny_epic-option-mode = Spielart
tiny_epic-option-mode-competitive = 2 bis 4 Spieler, alle für sich
tiny_epic-option-mode-competitive-about = Ohne Drachen: für ein erstes Spiel. Live eine Stunde, sonst zwei Wochen.
tiny_epic-option-difficulty = Der Vorsprung des Nachtkönigs
tiny_epic-option-difficulty-standard = Normal
tiny_epic-option-difficulty-hard = Schwer
tiny_epic-option-difficulty-epic = Episch
tiny_epic-option-egg_cost = Preis eines Dracheneis
tiny_epic-option-egg_cost-2 = 2 Gold
tiny_epic-option-egg_cost-3 = 3 Gold
tiny_epic-option-hero_pack = Die zweiten Helden
tiny_epic-option-ice_fire = Eis & Feuer gegen den Rivalen

tiny_epic-phase = Runde { $round } von { $rounds }
tiny_epic-news-taken = Erobert: { $places }.
tiny_epic-news-taken-by = { $party } nahm { $places }.
tiny_epic-news-attack = Der Angriff auf { $places } ist abgewehrt.
tiny_epic-news-move = Heere ziehen nach { $places }.
tiny_epic-house = { $house }
tiny_epic-house-rival = { $house } (Rivale)
tiny_epic-house-mate = { $house } (Gefährte)
tiny_epic-house-ally = { $house } (verbündet)
tiny_epic-house-terrified = { $house } (verängstigt)
tiny_epic-card = { $card }
tiny_epic-army = { $army }
tiny_epic-held = { $card } · { $icon }
tiny_epic-note = { $cost ->
    [0] Für Intrigen: { $shields }
   *[other] { $cost } Gold zur Verteidigung. Für Intrigen: { $shields }
}
tiny_epic-does = Ereignis: { $effect }
tiny_epic-figure-score = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
tiny_epic-figure-gold = { $count } Gold
tiny_epic-figure-castles = { $count ->
    [one] eine Burg
   *[other] { $count } Burgen
}
tiny_epic-figure-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tiny_epic-figure-vengeance = { $count } Rachemarker
tiny_epic-figure-for_battle = { $count } für gewonnene Schlachten
tiny_epic-figure-for_vengeance = { $count } für Rache
tiny_epic-figure-for_return = { $count } für zurückgekehrte Einheiten
tiny_epic-figure-for_card = { $count } durch Karten
tiny_epic-figure-for_taxes = { $count } bei den Steuern
tiny_epic-figure-for_castles = { $count } für Burgen
tiny_epic-figure-for_objective = { $count } für Aufträge
tiny_epic-figure-for_alliance = { $count } für Bündnisse
tiny_epic-figure-for_walker_there = { $count } für Weiße Wanderer, wo schon einer stand
tiny_epic-figure-for_no_walker = { $count } für Weiße Wanderer, die fehlten
tiny_epic-figure-for_walkers = { $count } für Weiße Wanderer auf der Karte
tiny_epic-figure-start = { $count } am Anfang
tiny_epic-figure-by_hand = { $count } durch die Spielleitung
# In games that ended under rules before 8.
tiny_epic-figure-given = { $count } am Anfang oder durch die Spielleitung
tiny_epic-figure-pool = { $count } im Vorrat
tiny_epic-in-one = Niemand spielt { $sides }
tiny_epic-brief = { $houses } ({ $count ->
    [one] {""}
   *[other] je{" "}
}{ $units } auf der Karte, { $pool } noch im Vorrat)
tiny_epic-figure-units = { $count } auf der Karte

tiny_epic-do-house = Ein Haus nehmen
tiny_epic-do-house-at-mate = Ein Haus für deinen Gefährten nehmen
tiny_epic-do-house-at-mate-none = Eines für deinen Gefährten auslosen
tiny_epic-do-house-at-mate-named = { $house } für deinen Gefährten nehmen
tiny_epic-do-house-none = Eines auslosen lassen
tiny_epic-do-house-named = { $house } nehmen
tiny_epic-do-draft = Einen Würfel nehmen
tiny_epic-do-draft-at-draft_bottom = Einen Würfel auf das untere Feld legen
tiny_epic-do-place = Einen Würfel legen
tiny_epic-do-ability = Eine Fähigkeit nutzen
tiny_epic-do-recruit = Anwerben
tiny_epic-do-march = Marschieren
tiny_epic-do-sail = Segeln
tiny_epic-do-move = Bewegen
tiny_epic-do-whisper = Flüstern
tiny_epic-do-whisper-none = Flüstern, alle Karten behalten
tiny_epic-do-whisper-named = Flüstern, wie gewählt
tiny_epic-do-plot = Intrige
tiny_epic-do-event = Ein Ereignis spielen
tiny_epic-do-pass-at-march = Dort halten
tiny_epic-do-pass-at-plot = Aufhören
tiny_epic-do-pass = Passen
tiny_epic-do-commit = Einsetzen
tiny_epic-do-commit-none = Keine Karte einsetzen
tiny_epic-do-commit-named = { $chosen ->
    [one] { $card } einsetzen
   *[other] Beide Karten einsetzen
}
tiny_epic-do-lose = Die Einheit nennen
tiny_epic-do-retreat = Zurückziehen
tiny_epic-do-choose = Wählen
tiny_epic-do-choose-at-tribute = Einen Marker abgeben
tiny_epic-do-choose-at-champion = Nennen, wer eine Karte einsetzen darf
tiny_epic-do-choose-at-order = Folge der Weißen Wanderer
tiny_epic-do-choose-at-advance = Den Nachtkönig weiterschicken
tiny_epic-do-choose-at-walker = Einen Weißen Wanderer niederstrecken
tiny_epic-do-standing = Dauerantwort
tiny_epic-do-concede = Aufgeben
tiny_epic-do-set_gold = Gold setzen
tiny_epic-do-bring_back = Eine gegangene Person zurückholen
tiny_epic-do-set_score = Siegpunkte setzen
tiny_epic-do-call_off = Die Schlacht abblasen
tiny_epic-do-end_game = Das Spiel beenden
tiny_epic-field-house = Welches Haus?
tiny_epic-field-die = Welcher Würfel?
tiny_epic-field-slot = Welches Feld?
tiny_epic-field-face = Welche Seite?
tiny_epic-field-unit = Welche Einheit?
tiny_epic-field-domain = Wo?
tiny_epic-field-retreat-domain = Wohin?
tiny_epic-field-source = Von wo?
tiny_epic-field-target = Wohin?
tiny_epic-field-plot-target = Was nimmst du?
tiny_epic-field-army = Wer zieht?
tiny_epic-field-cards = Welche Karten?
tiny_epic-field-card = Welche Karte?
tiny_epic-field-second = Welche zweite Karte?
tiny_epic-field-shield = Welcher Schild?
tiny_epic-field-what = Was davon?
tiny_epic-field-choose-what = Was wählst du?
tiny_epic-field-choose-what-at-tribute = Wessen Marker?
tiny_epic-field-choose-what-at-champion = Wer?
tiny_epic-field-choose-what-at-order = Wo zuerst?
tiny_epic-field-choose-what-at-advance = Zu welcher Burg?
tiny_epic-field-choose-what-at-walker = Welchen Weißen Wanderer?
tiny_epic-field-answer = Welche Antwort?
tiny_epic-field-matter = Antwort worauf?
tiny_epic-field-against = Gegen wen, oder wo?
tiny_epic-field-player = Wer?
tiny_epic-field-winners = Wer gewinnt?
tiny_epic-field-gold = Wie viel Gold?
tiny_epic-field-score = Wie viele Siegpunkte?

tiny_epic-prompt-house = ein Haus nehmen
tiny_epic-prompt-draft = einen Würfel nehmen
tiny_epic-prompt-draft_bottom = einen Würfel auf das untere Feld legen
tiny_epic-prompt-place = einen Würfel legen
tiny_epic-prompt-optional = tun, was das Feld sagt ({ $what }), oder passen
tiny_epic-prompt-die = tun, was der Würfel sagt ({ $what }), oder passen
tiny_epic-prompt-follow = dem Würfel folgen ({ $what }), oder passen
tiny_epic-prompt-bottom = den unteren Würfel nutzen ({ $what }), oder passen
tiny_epic-prompt-step = tun, was die Karte sagt ({ $what })
tiny_epic-prompt-march = den Marsch von { $domain } fortsetzen
tiny_epic-prompt-plot = einen weiteren Schild von { $card } ausführen, oder aufhören
tiny_epic-prompt-choose = für { $card } wählen: { $what }
tiny_epic-prompt-battle = eine Karte für die Schlacht um { $domain } einsetzen, oder keine
tiny_epic-prompt-loss = die Einheit nennen, die in { $domain } verloren geht
tiny_epic-prompt-retreat = sagen, wohin der Rückzug von { $domain } geht
tiny_epic-prompt-too_many = eine Einheit nennen, für die in { $domain } kein Platz ist
tiny_epic-moment-draft = Einen Würfel nehmen
tiny_epic-moment-optional = Was dein Feld sagt
tiny_epic-moment-die = Was dein Würfel sagt
tiny_epic-moment-follow = Einem Würfel folgen
tiny_epic-moment-bottom = Ein unterer Würfel
tiny_epic-moment-loss = Eine Einheit verlieren
tiny_epic-moment-retreat = Ein Rückzug
tiny_epic-moment-battle = Eine Schlacht

tiny_epic-begun = { $seat } hält die Hand des Königs.
tiny_epic-house-taken = { $seat } nimmt { $house }.
tiny_epic-mustered = Niemand spielt: { $houses }.
tiny_epic-rolled = Runde { $round }. Die Würfel: { $faces }.
tiny_epic-drafted = { $seat } nimmt den Würfel { $die }.
tiny_epic-drafted-several = { $seat } nimmt die Würfel { $die }.
tiny_epic-drafted-bottom = { $seat } legt den Würfel { $die } auf das untere Feld.
tiny_epic-turned = { $seat } nutzt eine Fähigkeit ({ $house }); die Würfel sind nun { $faces }.
tiny_epic-placed = { $seat } legt den Würfel { $die } auf das Feld { $slot }.
tiny_epic-die-passed = { $party } gibt den anderen Würfel weiter. Er geht an: { $seat }.
tiny_epic-passed = { $seat } passt: { $what }.
tiny_epic-vengeance = { $party } liegt hinten und nimmt einen Rachemarker.
tiny_epic-vengeance-nobody = Niemand liegt allein hinten: Der Rachemarker kommt weg.
tiny_epic-round-ended = In der nächsten Runde hält { $seat } die Hand des Königs.
tiny_epic-moved-recruit-seat = { $seat } wirbt { $army } an, in { $target }.
tiny_epic-moved-march-seat = { $seat } marschiert mit { $army } von { $source } nach { $target }.
tiny_epic-moved-sail-seat = { $seat } segelt mit { $army } von { $source } nach { $target }.
tiny_epic-moved-move-seat = { $seat } bewegt { $army } von { $source } nach { $target }.
tiny_epic-moved-retreat-seat = Rückzug von { $source } nach { $target }: { $army }.
tiny_epic-moved-yield-seat = Platz für eine letzte Einheit: Wer in { $source } steht, zieht sich nach { $target } zurück: { $army }.
tiny_epic-moved-return-seat = { $seat } nimmt aus { $source } zurück: { $army }.
tiny_epic-moved-return-nobody = Zurück von { $source }: { $army }.
tiny_epic-moved-lost-nobody = In { $source } verloren: { $army }.
tiny_epic-moved-lost-to = In { $source } verloren: { $army } (geht an: { $to_party }).
tiny_epic-moved-plot-to = { $seat } nimmt { $army }, aus: { $source }.
tiny_epic-moved-plot-from_to = { $seat } nimmt { $army } aus einem anderen Bündnisvorrat ({ $from_party }).
tiny_epic-moved-plot-from = Aus dem Bündnisvorrat ({ $from_party }) zurück in den Vorrat der Marker: { $army }.
tiny_epic-moved-card-to = Von { $source } in den Bündnisvorrat ({ $to_party }): { $army }.
tiny_epic-moved-card-from_to = Von Bündnisvorrat zu Bündnisvorrat ({ $from_party }, dann { $to_party }): { $army }.
tiny_epic-moved-card-from = Aus dem Bündnisvorrat ({ $from_party }) zurück in den Vorrat der Marker: { $army }.
tiny_epic-moved-cull-from = Zurück in den Vorrat der Marker ({ $from_party }): { $army }; ein Vorrat behält zwei.
tiny_epic-parted = Nicht länger verbündet: { $house } und { $party }.
tiny_epic-allied = Verbündet sind nun { $house } und { $party }.
tiny_epic-allied-nobody = { $house } ist mit niemandem verbündet.
tiny_epic-gained = { $party } bekommt { $gold } Gold{ $lost ->
    [0] {""}
   *[other] ; für { $lost } mehr ist kein Platz
}.
tiny_epic-taxes = { $party } bekommt { $gold } Gold an Steuern{ $lost ->
    [0] {""}
   *[other] ; für { $lost } mehr ist kein Platz
}.
tiny_epic-paid = { $party } zahlt { $gold } Gold.
tiny_epic-excess = { $party } verliert { $gold } Gold: Eine Burg braucht den Platz.
tiny_epic-scored-battle = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für die Schlacht.
tiny_epic-scored-vengeance = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Rache.
tiny_epic-scored-return = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für eine Einheit, die zurückkehrt.
tiny_epic-scored-card = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} durch eine Karte.
tiny_epic-scored-taxes = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bei den Steuern.
tiny_epic-scored-castles = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Burgen.
tiny_epic-scored-objective = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Aufträge.
tiny_epic-scored-alliance = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Bündnisse.
tiny_epic-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
tiny_epic-discarded = { $seat } wirft { $cards } ab.
tiny_epic-shown-plot = { $seat } spinnt eine Intrige mit „{ $card }“.
tiny_epic-shown-event = { $seat } spielt „{ $card }“.
tiny_epic-turned-up = { $party } deckt „{ $card }“ auf.
tiny_epic-turned-up-battle = { $party } deckt „{ $card }“ auf ({ $icon }).
tiny_epic-turned-up-plot = { $party } deckt „{ $card }“ auf, mit den Schilden { $shields }.
tiny_epic-taken-back = { $seat } nimmt „{ $card }“ zurück.
tiny_epic-attacked = { $party } greift { $target } an; dort verteidigt { $defender_party }.
tiny_epic-revealed = { $seat } hat { $cards } eingesetzt.
tiny_epic-revealed-one = { $seat } hat { $card } eingesetzt ({ $icon }).
tiny_epic-revealed-none = { $seat } hat keine Karte eingesetzt.
tiny_epic-fought = { $won ->
    [yes] { $party } siegt in { $target }, { $attack } gegen { $defence }; geschlagen ist { $defender_party }
   *[no] { $defender_party } hält { $target }, { $defence } gegen { $attack }; abgewehrt ist { $party }
}{ $tie ->
    [yes] ; bei Gleichstand gewinnt die Verteidigung
   *[no] {""}
}.
tiny_epic-called-off = Die Schlacht um { $target } ist abgeblasen; { $party } geht zurück.
tiny_epic-withdrew = { $party } verlässt { $target } durch eine Rückzugskarte.
tiny_epic-choice-times = { $count ->
    [one] Ein Siegpunkt
   *[other] { $count } Siegpunkte
}
tiny_epic-choice-token = { $house } (Vorrat: { $party })
tiny_epic-choice-swap = { $house } nehmen ({ $party }), { $own } geben
tiny_epic-choice-unit-token = Machtmarker in { $domain } ({ $house })
tiny_epic-choice-unit-hero = Held in { $domain } ({ $house })
tiny_epic-choice-unit-nobody = Niemand, aber { $domain } wird verlassen

tiny_epic-pick-card = { $card } · { $icon }, { $cost } Gold
tiny_epic-pick-shields = { $card } · { $shields }
tiny_epic-pick-token = Machtmarker: { $house }
tiny_epic-pick-recruit-token = { $house } · Machtmarker, { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-pick-recruit-hero = { $card } · { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-pick-shield = { $house } · { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-pick-shield-from = { $house } · ab { $gold } Gold
tiny_epic-pick-target = { $domain } · Schlacht: { $party }, Stärke { $strength }
tiny_epic-pick-foe = { $domain } · gegen { $foe }, Stärke { $strength }
tiny_epic-pick-set = { $house } · einen Würfel auf { $either } drehen, { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-pick-throw = { $house } · neuer Wurf, { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}

tiny_epic-slot = Feld { $slot }: { $lies }
tiny_epic-dice-of = { $seat } hat { $faces }

tiny_epic-beside-set = kann einen Würfel drehen auf { $either }, { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-beside-throw = kann Würfel neu werfen, { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-beside-recruit = bis zu zwei neue Einheiten
tiny_epic-beside-nobody = jetzt niemand: { $why ->
    [room] deine Gebiete sind voll
    [gold] { $shared ->
        [0] du hast
       *[other] das Bündnis hat
    } zu wenig Gold
   *[none] niemand ist mehr übrig
}
tiny_epic-beside-march = ein oder zwei Schritte über Land
tiny_epic-beside-sail = weit, über Land und Wasser
tiny_epic-beside-whisper = Karten gegen Gold, dann neue
tiny_epic-beside-plot = ein Haus als Verbündeten gewinnen
tiny_epic-beside-event = tun, was eine deiner Karten sagt
tiny_epic-beside-comfort-hero = zurück auf die Tafel; du bekommst { $gold } Gold und 1 Punkt
tiny_epic-beside-comfort-token = zurück auf die Tafel; du bekommst { $reward ->
    [card] eine Karte
    [vp] 1 Punkt
   *[other] 1 Gold
}
tiny_epic-beside-castle = Burg
tiny_epic-beside-clash = { $ours } gegen { $theirs }, höchstens zu { $won } % ein Sieg
tiny_epic-beside-strength = Stärke { $ours }
tiny_epic-beside-thrown = in einer Schlacht { $icon }; die Schilde sind für Intrigen
tiny_epic-beside-leaves-castle = die Burg wird aufgegeben
tiny_epic-beside-leaves-capital = King's Landing geht mit der Burg verloren
tiny_epic-beside-leaves-throne = der Eiserne Thron wird aufgegeben
tiny_epic-beside-secret = an ihrer Stelle zählt die oberste Karte des Stapels
tiny_epic-beside-conscripts = +1 für jeden Machtmarker in den Gebieten ringsum, +2 für jeden Helden
tiny_epic-beside-retreat = du ziehst dich ohne Verlust zurück, und niemand punktet

tiny_epic-teach-follow = Diesen Würfel hat jemand anderes gelegt. Du darfst ebenfalls tun, was er sagt, oder passen; das kostet nichts.
tiny_epic-teach-draft = Du legst ihn später auf ein Feld: Das Feld gibt eine Aktion, der Würfel eine zweite.
tiny_epic-teach-draft_bottom = Liegen alle Würfel, so darf jeder der Reihe nach tun, was der unterste Würfel sagt.
tiny_epic-teach-place = Zuerst tust du, was das Feld sagt, dann, was der Würfel sagt; dem Würfel dürfen die anderen folgen. Deinen anderen Würfel bekommt, wer als Nächstes dran ist.
tiny_epic-teach-recruit = Bis zu zwei Einheiten, jede in ein eigenes Gebiet, das drei eines Hauses fasst; der nächste Machtmarker kann mehr kosten.
tiny_epic-teach-recruit-again = Noch eine Einheit, wenn du magst.
tiny_epic-teach-march = Ein Schritt oder zwei; wo jemand anders steht, kommt es zur Schlacht, und der Marsch ist zu Ende.
tiny_epic-teach-sail = Von überall auf eine andere Landkarte, höchstens zwei Karten weit, über alles hinweg, was dazwischen steht.
tiny_epic-teach-whisper = Jede abgeworfene Karte bringt 1 Gold; dann ziehst du, bis du vier hältst.
tiny_epic-teach-plot = Ein Schild bringt einen Machtmarker in deinen Vorrat. Zwei eines Hauses, und mehr als jeder andere, machen es am Ende der Runde zu deinem Verbündeten.
tiny_epic-teach-commit = Karten bleiben geheim, bis sie aufgedeckt werden. Die höhere Summe gewinnt, bei Gleichstand der Verteidiger; wer gewinnt, bekommt einen Punkt, wer verliert, verliert eine Einheit und zieht sich zurück.

tiny_epic-before-battle = { $party } greift mit { $attack } an, { $defender_party } verteidigt mit { $defence }; Karten kommen dazu.
tiny_epic-before-sum = Mit { $cards } kommst du auf { $sum }.
tiny_epic-before-commit = Wenn du keine Karte wählst, setzt du keine ein. { $attacks ->
    [0] Du hast { $gold } Gold.
   *[other] Angreifer zahlen nichts.
}
tiny_epic-before-effect = { $card }: { $effect }
tiny_epic-before-nobody = Anwerben fiele zurzeit aus: { $why ->
    [room] deine Gebiete sind voll
    [gold] { $shared ->
        [0] du hast
       *[other] das Bündnis hat
    } zu wenig Gold
   *[none] niemand ist mehr übrig
}.
tiny_epic-before-gold = Du hast { $gold } Gold{ $full ->
    [0] {""}
   *[other] , und keinen Platz für mehr: Jede Burg nimmt einen
}.
tiny_epic-before-house = Wähle ein Haus aus der Liste: Jedes kann etwas Eigenes. Ohne Wahl entscheidet das Los.
tiny_epic-before-march = Es stünde { $ours } gegen { $theirs }; Karten kommen dazu.
tiny_epic-before-leaving = { $domain }: Bleibt von den Deinen niemand, so gibst du { $what ->
    [throne] den Eisernen Thron auf
    [capital] die Burg auf, und ohne eine andere auch King's Landing, wofür du { $needed } brauchst
   *[castle] die Burg auf
}.
tiny_epic-before-losing = { $domain }: Von den Deinen bleibt dort niemand, und du gibst { $what ->
    [throne] den Eisernen Thron
    [capital] die Burg und mit ihr King's Landing, wofür du { $needed } brauchst,
   *[castle] die Burg
} auf.
tiny_epic-before-onward = { $why ->
    [castles] In { $domain } endet ohne { $needed } Burgen kein Zug: Dein Heer muss weiterziehen.
    [battle] Die Karte verlangt eine Schlacht: Dein Heer muss von { $domain } weiterziehen.
    [room] Dein Heer hat in { $domain } keinen Platz: Es muss weiterziehen.
   *[free] Dein Heer steht in { $domain } und darf dort halten.
}
tiny_epic-before-odds = Die Gegenseite deckt die oberste Karte des Stapels auf: Du gewinnst ohne Karte in { $bare } von 100 Fällen.
tiny_epic-before-odds-card = Die Gegenseite deckt die oberste Karte des Stapels auf: Du gewinnst ohne Karte in { $bare } von 100 Fällen, mit { $card } in { $won }.
tiny_epic-before-odds-flight = In { $fled } von 100 Fällen weicht sie: Der Ort ist dein, ohne Punkt.
tiny_epic-before-retreat = { $why ->
    [parted] { $house } ist nicht mehr verbündet.{" "}
    [castles] Ohne { $needed } Burgen bleibt niemand in { $domain }.{" "}
    [yields] Die letzte Einheit eines Hauses braucht { $domain }.{" "}
   *[driven] {""}
}Diese müssen aus { $domain } weichen: { $army }.
tiny_epic-only-pass = Nichts, was du hast, lässt sich jetzt dafür gebrauchen: Drücke **Passen**.

tiny_epic-dice-free = Freie Würfel: { $faces }
tiny_epic-dice-bottom = Untere Würfel: { $faces }
tiny_epic-has = { $seat }:{ $dice ->
    [0] {""}
   *[other] {""} Würfel { $faces };
}{ $pool ->
    [0] {""}
   *[other] {""} Bündnisvorrat { $tokens };
}{ $allied ->
    [0] {""}
   *[other] {""} verbündet mit { $allies };
}{ $held ->
    [0] {""}
    [one] {""} Burg { $castles };
   *[other] {""} Burgen { $castles };
}{ $beside ->
    [0] {""}
   *[other] {""} behält { $kept };
} noch { $stock ->
    [one] eine Einheit
   *[other] { $stock } Einheiten
} anzuwerben
tiny_epic-mat = Würfel auf den Feldern: { $dice }
tiny_epic-hand-of-king = { $seat } hält die Hand des Königs und beginnt{ $deck ->
    [0] { $discard ->
        [0] {""}
       *[other] ; keine Karte im Stapel, { $discard } abgelegt
    }
   *[other] ; { $deck } Karten im Stapel, { $discard } abgelegt
}

tiny_epic-reason-rounds = Die Runden sind vorbei.
tiny_epic-reason-rounds_throne = Die Runden sind vorbei. Von denen mit den meisten Punkten gewinnt, wer den Eisernen Thron hat.
tiny_epic-reason-rounds_castles = Die Runden sind vorbei. Von denen mit den meisten Punkten gewinnt, wer die meisten Burgen hält.
tiny_epic-reason-rounds_tokens = Die Runden sind vorbei. Von denen mit den meisten Punkten und gleich vielen Burgen gewinnt, wer die meisten Machtmarker angeworben hat.
tiny_epic-reason-rounds_gold = Die Runden sind vorbei. Von denen mit den meisten Punkten und gleich vielen Burgen und Machtmarkern gewinnt, wer das meiste Gold hat.
tiny_epic-reason-rounds_shared = Die Runden sind vorbei. Punkte, Burgen, Machtmarker und Gold sind gleich: Der Sieg wird geteilt.
tiny_epic-reason-rounds_rival = Die Runden sind vorbei. Punkte, Burgen, Machtmarker und Gold sind gleich, und dann gewinnt der Rivale.
tiny_epic-caption-rounds_throne = Gleich viele Punkte: Der Eiserne Thron entscheidet.
tiny_epic-caption-rounds_castles = Gleich viele Punkte: Die Burgen entscheiden.
tiny_epic-caption-rounds_tokens = Punkte und Burgen gleich: Die Machtmarker entscheiden.
tiny_epic-caption-rounds_gold = Punkte, Burgen, Machtmarker gleich: Das Gold entscheidet.
tiny_epic-caption-rounds_shared = Alles ist gleich: Der Sieg wird geteilt.
tiny_epic-caption-rounds_rival = Alles ist gleich, und dann gewinnt der Rivale.
tiny_epic-leaving-others = Die anderen kämpfen weiter gegen den Nachtkönig. Dein Platz steht allen offen; bis ihn jemand übernimmt, tut er nur, was er muss.
tiny_epic-leaving-night = Dann führt niemand mehr ein Haus, und der Nachtkönig hat gewonnen.
tiny_epic-leaving-rival = Dann ist das Spiel vorbei, und der Rivale hat gewonnen.
tiny_epic-reason-last = Alle anderen haben das Spiel verlassen.
tiny_epic-reason-gm = Eine Spielleitung hat das Spiel beendet.
