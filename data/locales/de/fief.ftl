fief = A Song of Ice and Fief
fief-about = Heiraten, verhandeln, wählen und belagern: ein Spiel der edlen Häuser.
fief-guide =
    Jede Runde: Karten, Einkünfte, Käufe, Bewegung, Schlachten. Beherrsche jedes Dorf eines großen Lehens und habe dort Mauern, und ein Adliger von dir darf seinen Titel kaufen: ein Punkt.
    Ein Haus allein gewinnt mit 3 Punkten am Ende einer Runde; Lehen, König und Hand bringen je einen.
    Truppen marschieren nur mit einem Lord, oder mit einer Lady, die ein Lehen hält. Niemand muss kämpfen.
fief-preset-quick = Schnell
fief-preset-quick-about = Für ein erstes Spiel: Häuser zugelost, Stimmen zugleich, höchstens acht Runden. Live ein Abend, sonst zwei Wochen.
fief-preset-classic = Klassisch
fief-preset-classic-about = Ausgabe A, Häuser der Reihe nach gewählt. Live vier bis fünf Stunden, sonst vier bis sechs Wochen.
fief-preset-full = Voll
fief-preset-full-about = Ausgabe B mit Nachtwache, Bogenschützen und Söldnern. Live sechs Stunden, sonst zwei Monate.

fief-option-edition = Ausgabe
fief-option-edition-a = A: Geächtete und Begnadigungen
fief-option-edition-a-about = Die Hand ächtet, der Meister der Gesetze scheidet. Der rauere Hof.
fief-option-edition-b = B: Bann und Ehelosigkeit
fief-option-edition-b-about = Die Hand verbannt und annulliert; Wächter und Meister heiraten nicht. Der strengere Hof.
fief-option-nwe = Nachtwache
fief-option-nwe-True-about = Brüder, ein Lordkommandant für einen Punkt, und Wildlinge an der Mauer.
fief-option-nwe-False-about = Nur Westeros. Für ein erstes Spiel.
fief-option-te = Bogenschützen, Hauptleute, Söldner
fief-option-targaryen = Haus Targaryen
fief-option-title_concession = Titel wechseln innerhalb eines Hauses
fief-option-fog_of_war = Nebel des Krieges
fief-option-gold_public = Gold liegt offen
fief-option-lesser_fiefs_score = Zwei kleine Lehen sind ein Punkt
fief-option-heir_inherits_lands = Der Erbe erbt Ländereien
fief-option-heir_is_title = Erbe zu sein ist ein Titel
fief-option-house_choice = Häuser
fief-option-house_choice-pick = der Reihe nach gewählt
fief-option-house_choice-pick-about = Alle nehmen ein Haus, einer nach dem anderen.
fief-option-house_choice-random = zugelost
fief-option-house_choice-random-about = Durch das Los: Das Spiel beginnt sofort.
fief-option-warden_ballots = Wahlen der Wächter
fief-option-warden_ballots-together = alle Regionen zugleich
fief-option-warden_ballots-one_by_one = Region für Region
fief-option-vote_order = Stimmen
fief-option-vote_order-turn = der Reihe nach, mit Täuschung
fief-option-vote_order-together = alle zugleich, ohne Täuschung
fief-option-surprise_windows = Fenster für Überraschungskarten
fief-option-surprise_windows-swift = bis alle geantwortet haben
fief-option-surprise_windows-timed = immer die ganze Zeit
fief-option-surprise_windows-none = keine
fief-option-max_rounds = Höchstens so viele Runden
fief-option-max_rounds-usual = so viele wie üblich
fief-option-max_rounds-none = bis jemand gewinnt
fief-option-max_rounds-8 = 8
fief-option-max_rounds-12 = 12
fief-option-max_rounds-15 = 15
fief-option-max_rounds-18 = 18
fief-option-max_rounds-21 = 21
fief-option-press = Vertrauliche Gespräche
fief-option-press-embassies = nur in Gesandtschaften
fief-option-press-open = wie jeder mag
fief-option-press-public = keine: alles öffentlich
fief-option-idols_need_nwe = Falsche Götter nur mit der Nachtwache
fief-option-idols_need_nwe-edition = wie in der Ausgabe
fief-option-idols_need_nwe-on = ja
fief-option-idols_need_nwe-off = nein
fief-option-septs_need_nwe = Septen nur mit der Nachtwache
fief-option-septs_need_nwe-edition = wie in der Ausgabe
fief-option-septs_need_nwe-on = ja
fief-option-septs_need_nwe-off = nein
fief-option-royal_pardon = Königliche Begnadigungen
fief-option-royal_pardon-edition = wie in der Ausgabe
fief-option-royal_pardon-on = ja
fief-option-royal_pardon-off = nein
fief-option-strict_wardens = Nur ledige Lords werden Wächter
fief-option-strict_wardens-edition = wie in der Ausgabe
fief-option-strict_wardens-on = ja
fief-option-strict_wardens-off = nein
fief-option-office_celibacy = Wer ein Amt hält, heiratet nicht
fief-option-office_celibacy-edition = wie in der Ausgabe
fief-option-office_celibacy-on = ja
fief-option-office_celibacy-off = nein
fief-option-oathbreakers = Brüder dürfen ihren Eid brechen
fief-option-oathbreakers-edition = wie in der Ausgabe
fief-option-oathbreakers-on = ja
fief-option-oathbreakers-off = nein
fief-option-black_instead_of_outlaw = Das Schwarz statt der Acht
fief-option-black_instead_of_outlaw-edition = wie in der Ausgabe
fief-option-black_instead_of_outlaw-on = ja
fief-option-black_instead_of_outlaw-off = nein

fief-phase = Runde { $round } · { $name }
fief-phase-setup = Vor der ersten Runde
fief-noble = { $noble }
fief-card = { $card }
fief-effect = { $effect }
fief-figure-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
fief-figure-gold = { $count } Gold
fief-figure-villages = { $count ->
    [one] ein Dorf
   *[other] { $count } Dörfer
}
fief-figure-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
fief-figure-fiefs = { $count ->
    [one] ein großes Lehen
   *[other] { $count } große Lehen
}
fief-figure-lesser = { $count } für kleine Lehen
fief-figure-king = { $count } für den König
fief-figure-hand = { $count } für die Hand
fief-figure-lord_commander = { $count } für den Lordkommandanten
fief-feat-captives = { $count ->
    [one] ein Adliger gefangen
   *[other] { $count } Adlige gefangen
}
fief-topic-card = Karten
fief-topic-move = Märsche

fief-family-war = Marschieren, belagern und kämpfen
fief-family-trade = Geben und verhandeln
fief-family-orders = Karten und Listen
fief-do-house = Ein Haus nehmen
fief-do-house-none = Eines auslosen lassen
fief-do-house-named = { $house } nehmen
fief-do-choose = Wählen
fief-do-choose-at-home = Wählen, wo du beginnst
fief-do-choose-at-foundling = Wählen, wo der neue Adlige ankommt
fief-do-choose-black = Das Schwarz anlegen
fief-do-choose-at-draw = Eine Karte ziehen
fief-do-choose-at-spoils = Einen der Besiegten nehmen
fief-do-choose-at-rally = Wählen, wo sie sich sammeln
fief-do-choose-at-return = Wählen, wo du herunterkommst
fief-do-choose-at-redraw = Die eben gezogene Karte
fief-do-pass-at-propose = Fertig
fief-do-pass-at-ransom = Fertig
fief-do-pass = Passen
fief-do-muster = Eine Gruppe sammeln
fief-do-march = Marschieren
fief-do-march-bare = Marschieren und aufgeben
fief-do-ground = Hinein- oder hinausgehen
fief-do-attack = Angreifen
fief-do-fight = Kämpfen, aufhören oder aufgeben
fief-do-buy = Kaufen
fief-do-exchange = Ein Lehen gegen ein anderes tauschen
fief-do-gift = Gold schenken
fief-do-release = Gefangene freilassen
fief-do-proclaim = Verkünden
fief-do-discard = Karten abwerfen, oder keine
fief-do-discard-at-limit = Karten abwerfen
fief-do-discard-none = Alle Karten behalten
fief-do-discard-named = Weiter, wie gewählt
fief-do-play = Eine Karte spielen
fief-do-play-named = { $card } spielen
fief-do-standing = Dauerantwort
fief-do-succession = Bestimmen, wer erbt
fief-do-concede = Aufgeben
fief-do-set_gold = Gold setzen
fief-do-call_off = Die Schlacht abblasen
fief-do-end_game = Das Spiel beenden
fief-field-house = Welches Haus?
fief-field-choose-what = Was davon?
fief-field-choose-what-at-home = Welches Dorf?
fief-field-choose-what-at-foundling = Welches Dorf?
fief-field-choose-what-at-draw = Von welchem Stapel?
fief-field-choose-what-at-spoils = Wen?
fief-field-choose-what-at-return = Wohin?
fief-field-choose-what-at-rally = Welches Dorf?
fief-field-choose-what-at-redraw = Behältst du sie?
fief-field-source = Von wo?
fief-field-nobles = Welche Adligen?
fief-field-men = Welche Truppen?
fief-field-target = Wohin?
fief-field-village = In welchem Dorf?
fief-field-where = Wo?
fief-field-how = Wie?
fief-field-what = Was?
fief-field-count = Wie viele?
fief-field-noble = Wer vom Adel?
fief-field-player = Wer am Tisch?
fief-field-gold = Wie viel Gold?
fief-field-words = Welche Worte?
fief-field-cards = Welche Karten?
fief-field-card = Welche Karte?
fief-field-play-target = Wo, oder gegen wen?
fief-field-play-by-of-heir = Als wer?
fief-field-by = Durch wen?
fief-field-first = Welcher Stapel zuerst?
fief-field-second = Welcher Stapel als Zweites?
fief-field-instead = Welcher Stapel, wenn oben ein Unglück liegt?
fief-field-matter = Antwort worauf?
fief-field-answer = Welche Antwort?
fief-field-against = Wo?
fief-field-winners = Wer gewinnt?

fief-prompt-house = ein Haus nehmen
fief-prompt-home = das Dorf wählen, in dem du beginnst
fief-prompt-foundling = sagen, wo ein neuer Adliger ankommt
fief-prompt-discard = Karten abwerfen, oder keine
fief-prompt-limit = Karten abwerfen: drei bleiben
fief-prompt-draw = von einem Stapel ziehen
fief-prompt-play = Karten spielen, oder passen
fief-prompt-buy = kaufen, oder passen
fief-prompt-move = marschieren, oder passen
fief-prompt-declare = Schlachten erklären, oder passen
fief-prompt-goon = in { $village } weiterkämpfen, oder aufhören

fief-begun = { $seat } beginnt die Runde.
fief-house-taken = { $seat } nimmt { $house }.
fief-settled = { $seat } beginnt in { $village }.
fief-phase-began = Runde { $round }: { $name }.
fief-round-ended = Nun beginnt { $seat } die Runde.
fief-gained = { $seat } bekommt { $gold } Gold: { $why }.
fief-paid = { $seat } zahlt { $gold } Gold: { $why }.
fief-gold-given = { $seat } gibt { $to_seat } { $gold } Gold.
fief-gold-given-unseen = { $seat } gibt { $to_seat } Gold; wie viel, wissen nur sie.
fief-proclaimed = { $seat } verkündet: { $words }
fief-came-of-age = { $noble } von { $seat } wird mündig, in { $village }.
fief-came-of-age-heir = { $noble } von { $seat } wird mündig, in { $village }, mit dem Erbe des Eisernen Throns.
fief-died-battle = { $noble } von { $seat } fällt in der Schlacht.
fief-died-plague = { $noble } von { $seat } stirbt an der Seuche.
fief-title-bought = { $noble } kauft den Titel { $title }.
fief-title-inherited = { $noble } erbt den Titel { $title }.
fief-claim-left = Der Titel { $title } wartet auf den nächsten Adligen von { $seat }, solange kein anderes Haus sein Dorf nimmt.
fief-claim-over = Kein Adliger von { $seat } hat noch Anspruch auf den Titel { $title }.
fief-title-claimed = { $noble } nimmt den Titel { $title } an.
fief-title-lost = { $noble } verliert den Titel { $title }.
fief-captured = { $party } nimmt { $noble } von { $seat } gefangen.
fief-freed = { $noble } von { $seat } ist frei, in { $village }.
fief-heir-named = Vom Adel von { $seat } erbt zuerst: { $noble }.
fief-drew = { $seat } zieht eine Karte: { $deck }.
fief-disaster-drawn = { $seat } zieht „{ $card }“.
fief-disaster-full = { $seat } zieht „{ $card }“; drei sind genug, und eine andere Karte wird gezogen.
fief-struck = „{ $card }“ trifft „{ $region }“ (Würfel { $die }).
fief-struck-nothing = „{ $card }“ trifft nichts (Würfel { $die }).
fief-discarded = { $seat } wirft { $cards } ab.
fief-played = { $seat } spielt „{ $card }“.
fief-boon-laid = „{ $card }“ liegt auf „{ $region }“.
fief-boon-cancels = „{ $card }“ hebt das Unglück auf „{ $region }“ auf.
fief-controlled = { $seat } beherrscht { $village }.
fief-controlled-nobody = Niemand beherrscht { $village }.
fief-recruited = { $seat } hebt in { $village } aus: { $units }.
fief-fell = { $seat } verliert in { $village }: { $units }.
fief-marched = { $seat } marschiert von { $source } nach { $target }: { $units }.
fief-march = { $seat } marschiert von { $source }{ $steps ->
    [0] {""}
   *[other] {""} über { $way }
} nach { $target }: { $units }.{ $count ->
    [0] {""}
   *[other] {""} Eingenommen: { $villages }.
}
fief-went-inside = { $seat } geht hinter die Mauern von { $village }.
fief-went-out = { $seat } geht in { $village } hinaus ins Feld.
fief-built = Neu in { $village }: { $building }.
fief-declared-field = { $seat } greift { $defender_seat } im Feld bei { $village } an.
fief-declared-assault = { $seat } stürmt die Mauern von { $village } gegen { $defender_seat }.
fief-fought = Treffer in { $village }: { $seat } { $hits }, { $defender_seat } { $against }.
fief-battle-won = { $seat } besiegt { $defender_seat } in { $village }.
fief-battle-over = Die Schlacht von { $seat } gegen { $defender_seat } in { $village } ist vorbei: Der Angriff ist gescheitert.
fief-battle-held = { $defender_seat } besiegt in { $village } den Angreifer, { $seat }.
fief-fate-rolled = Das Schicksal von { $noble }: { $die }; Tod bei { $hits } oder weniger.
fief-seized = { $seat } nimmt { $village } in Besitz.

fief-pick-price = { $what } · { $gold } Gold
fief-pick-region = { $region }
fief-pick-men = { $units }
fief-pick-nobody = Keine Truppen
fief-pick-field = Gegen { $seat } im Feld
fief-pick-assault = Die Mauern stürmen
fief-pick-sortie = Gegen die Belagerer ausbrechen
fief-pick-passage = Durch einen Geheimgang stürmen
fief-pick-seize = In Besitz nehmen
fief-pick-fight-on = Weiterkämpfen
fief-pick-fight-stop = Aufhören

fief-line-decided = { $seats } vor { $other_seats }, ebenso nahe am Ziel: { $by ->
    [by-king] Der König entscheidet
    [by-hand] Die Hand entscheidet
    [by-great] Mehr große Lehen entscheiden
   *[by-gold] Mehr Gold entscheidet
}
fief-line-nearest = { $seats } am nächsten: { $count } von { $need } Punkten
fief-line-shared = In allem gleich, auch im Gold: { $seats } teilen sich den Sieg
fief-line-last = Das ist die letzte Runde: Wer den nötigen Punkten am nächsten ist, gewinnt, wenn sie vorbei ist
fief-line-allied = Verbündet, { $count } von { $need } Punkten zum gemeinsamen Sieg: { $seat } und { $other_seat }, durch { $noble } und { $spouse }; allein siegt keiner von beiden
fief-line-wed = Vermählt: { $noble } ({ $seat }) und { $spouse } ({ $other_seat }), die das nicht verbündet
fief-line-title = { $title }: { $noble } ({ $seat })
fief-line-captive = { $noble }: gefangen bei { $party } in { $village }
fief-line-struck-famine = Hungersnot auf „{ $region }“: Bis zum Ende der Runde zahlen die Dörfer dort nichts, und keine Truppen werden dort gekauft
fief-line-struck-heavy_rain = Schwerer Regen auf „{ $region }“: Bis zum Ende der Runde zieht und kämpft dort niemand
fief-line-struck-plague = Seuche auf „{ $region }“: Wo keine Septe steht, ist die Hälfte der Truppen gestorben
fief-line-piles = { $seat } beginnt die Runde; { $fortune } Glückskarten{ $back ->
    [disaster] , oben ein Unglück
   *[other] {""}
}, { $court } Hofkarten
fief-room = Gesandtschaft von { $seats }

fief-reason-points = Genug Punkte am Ende der Runde.
fief-reason-alliance = Zwei verbündete Häuser haben zusammen genug Punkte.
fief-reason-rounds = Die letzte Runde ist vorbei.
fief-reason-last = Alle anderen haben das Spiel verlassen.
fief-reason-nobody = Niemand ist mehr da.
fief-reason-gm = Eine Spielleitung hat das Spiel beendet.
fief-no-players = Dieses Spiel ist für { $low } bis { $high } Spieler. **Computerspieler dazu** besetzt einen Platz.
fief-no-more = Für dich ist das Spiel vorbei.
fief-no-winner = Gewinnen kann nur, wer an diesem Tisch sitzt.
fief-no-edit-battle = Es wird keine Schlacht zwischen Häusern geschlagen, und nichts anderes wird abgesagt. Einen Zug nimmt `/leitung zurückspulen` zurück.
fief-no-edit-yet = Die Häuser werden noch aufgestellt und bekommen dabei Gold und Truppen. Warte, bis die erste Runde beginnt.
fief-no-edit-elapse = Nichts ist offen, das seine ganze Zeit dauert. `/leitung überspringen` wartet nicht länger auf jemanden.
fief-no-edit-amount = Wähle { $low } bis { $high } Gold.
fief-no-edit-player = Wähle jemanden vom Tisch.
fief-no-gift = Gerade lässt sich kein Gold geben: Du hast keins, niemand könnte es nehmen, oder Gebote liegen verdeckt. Versuch es, sobald sie offen sind.
fief-no-gift-player = Wähle jemand anderen, der noch im Spiel ist.
fief-no-gift-gold = So viel Gold hast du nicht. Gib höchstens, was du hast.
fief-no-release = Gerade kann niemand freigelassen werden: Du hältst niemanden gefangen, oder eine Schlacht oder ein anderer Schritt ist im Gange; warte dann, bis er vorbei ist.
fief-no-release-noble = Diesen Adligen hältst du nicht. Wähle jemanden, den du gefangen hältst.
fief-no-succession = Gerade kann niemand an die erste Stelle treten: Du hast höchstens einen Adligen, oder ein Schritt ist im Gange; warte dann, bis er vorbei ist.
fief-no-succession-noble = Wähle jemanden deines Adels, der nicht schon an erster Stelle steht.
fief-no-buy = Gerade gibt es nichts, was du kaufen könntest: Alles muss bezahlt werden, vorrätig sein und einen Ort haben. Passe, oder tausche ein Lehen gegen ein anderes.
fief-no-proclaim-words = Das ist zu lang: höchstens 300 Zeichen.
fief-no-standing-matter = Nach so etwas wird nicht gefragt. Wähle eine der angebotenen Fragen.
fief-no-standing-answer = Das ist keine Antwort darauf. Wähle eine der angebotenen.
fief-no-standing-against = Das lässt sich dafür nicht eigens sagen: Schlachten und Belagerungen gelten je Dorf, Erlaubnis je Haus, Stimmen je Amt, Gelegenheiten je Art. Wähle, was angeboten wird, oder lass es weg: Dann gilt es für alle.
fief-no-house-house = Dieses Haus ist nicht frei. Wähle ein anderes.
fief-no-choose-what = Das steht hier nicht zur Wahl. Wähle, was angeboten wird.
fief-no-muster-source = Von dort kann niemand von dir marschieren. Wähle ein Dorf, in dem jemand von dir noch Punkte hat.
fief-no-muster-nobles = Sie können von dort nicht zusammen marschieren. Wähle freie Adlige, die noch Punkte haben; Gefangene gehen mit einem Anführer mit.
fief-no-muster-men = Diese Truppen können nicht mit: Jemand muss sie führen, und sie marschieren höchstens zwei Straßen weit.
fief-no-march-target = Die Gruppe kann nicht dorthin: Sie braucht Punkte für den Weg, keinen Dauerregen darauf, außer wenn ein Stark führt, und Erlaubnis, wo andere stehen.
fief-no-ground-village = Dort hast du niemanden in einer freien eigenen Befestigung.
fief-no-ground-where = Dort sind sie schon. Wähle die andere Seite der Mauern oder ein anderes Dorf.
fief-no-attack = Jetzt lässt sich keine Schlacht erklären: Es braucht jemanden im Feld, der führt und weder feige noch ein Bruder ist, mindestens einen Würfel, einen Gegner und keinen schweren Regen, und das einmal je Runde in jedem Dorf. Passe.
fief-no-attack-village = Dort kannst du nichts erklären: Es braucht jemanden im Feld, der führt und weder feige noch ein Bruder ist, mindestens einen Würfel, einen Gegner und keinen schweren Regen. Ein Dorf, das sein Haus verlassen hat, nimmt jeder in Besitz, der führt. In jedem Dorf erklärst du einmal je Runde etwas.
fief-no-attack-how = Das lässt sich dort nicht erklären. Ein Sturm braucht Mauern eines anderen Hauses, die dir einen Würfel lassen, ein Ausfall eine Belagerung, in der du bist, eine Inbesitznahme ein unbelagertes Dorf, dessen Haus dort niemanden hat und in dessen Mauern niemand sonst ist. Wähle, was angeboten wird.
fief-no-fight-how = Das geht hier nicht: Wer angreift, kämpft weiter oder hört auf, wer hilft, darf nach einem Durchgang gehen, und aufgeben kann nur, wer in der Schlacht jemanden hat, der führt. Wähle, was angeboten wird.
fief-no-buy-what = Das kannst du jetzt nicht kaufen: Es muss bezahlt werden, vorrätig sein und einen unbelagerten Ort haben. Wähle, was angeboten wird, oder passe.
fief-no-buy-where = Dort kann es nicht stehen. Wähle eines der angebotenen Dörfer.
fief-no-buy-count = So viele kannst du nicht kaufen: Sie müssen bezahlt werden und vorrätig sein. Wähle weniger.
fief-no-buy-noble = Dieser Adlige kann es nicht nehmen: Wähle, wer frei ist, im Lehen steht und weniger als zwei hat. Wer zwei hat, kann eines dafür eintauschen.
fief-no-exchange = Gerade lässt sich kein Lehen gegen ein anderes eintauschen: Dazu muss freier Adel mit zwei Lehen in einem dritten stehen, dessen Dörfer alle dir gehören, und es muss bezahlt werden. Kauf etwas anderes, oder passe.
fief-no-exchange-what = Niemand von deinem Adel könnte dieses Lehen gegen ein anderes eintauschen: Alle seine Dörfer müssen dir gehören, es muss bezahlt werden, und freier Adel mit zwei Lehen muss dort stehen.
fief-no-exchange-where = Dort kann es nicht stehen. Wähle eines der angebotenen Dörfer.
fief-no-exchange-noble = Nur wer zwei Lehen hat und im neuen steht, gibt eines dafür auf. Wer noch Platz hat, kauft es.
fief-no-exchange-instead_of = Wähle eines der beiden Lehen, die dieser Adlige hat.
fief-no-exchange-passed_to = Es kann nur an freien Adel deines Hauses gehen, der in diesem Lehen steht und noch Platz dafür hat, solange alle Dörfer darin dir gehören. Wähle, wer angeboten wird, oder niemanden.
fief-no-group = Versammle zuerst eine Gruppe: Sag, von wo und wer mitgeht.
fief-no-discard-cards = Das sind keine Karten deiner Hand, oder nicht so viele, wie fort müssen.
fief-no-play-card = Diese Karte lässt sich jetzt nicht spielen. Wähle eine andere.
fief-no-play-target = Darauf lässt sich die Karte nicht spielen. Wähle, was angeboten wird.
fief-no-play-by = Für diese Karte ist niemand zu nennen, oder nicht dieser. Wähle, wer angeboten wird, oder lass es weg.
fief-no-turn-house = { $seat } nimmt zuerst ein Haus.
fief-no-turn-home = { $seat } wählt zuerst, wo das Haus beginnt.
fief-no-turn-foundling = { $seat } sagt zuerst, wo ein neuer Adliger ankommt.
fief-no-turn-discard = Jetzt werfen ab, wenn sie mögen: { $asked_seats }.
fief-no-turn-limit = Zu viele Karten haben: { $asked_seats }.
fief-no-turn-draw = { $seat } zieht zuerst.
fief-no-turn-play = { $seat } spielt gerade Karten.
fief-no-turn-buy = { $seat } kauft gerade.
fief-no-turn-move = { $seat } marschiert gerade.
fief-no-turn-declare = { $seat } erklärt gerade Schlachten.
fief-no-turn-goon = Ob die Schlacht weitergeht, sagen { $asked_seats }.
fief-no-first-house = Nimm zuerst ein Haus.
fief-no-first-home = Wähle zuerst, wo du beginnst.
fief-no-first-foundling = Sag zuerst, wo dein neuer Adliger ankommt.
fief-no-first-discard = Wirf zuerst Karten ab, oder keine.
fief-no-first-limit = Wirf zuerst Karten ab: Drei bleiben.
fief-no-first-draw = Zieh zuerst.
fief-no-first-play = Es ist Zeit, Karten zu spielen. Spiel eine, oder passe.
fief-no-first-buy = Es ist Zeit zu kaufen. Kauf etwas, oder passe.
fief-no-first-move = Es ist Zeit zu marschieren. Marschiere, oder passe.
fief-no-first-declare = Es ist Zeit, Schlachten zu erklären. Erkläre eine, oder passe.
fief-no-first-goon = Sag zuerst, ob die Schlacht in { $village } weitergeht.
