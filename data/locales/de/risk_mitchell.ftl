# RISIKO: die Variante Haus Mitchell.

# ── Optionen ──

risk-option-mode-mitchell = Haus Mitchell
risk-option-remove_for_game = Karten der Städte bleiben ganz aus dem Spiel
risk-option-keep_dealt_cards = Alle behalten die ausgeteilten Karten auf der Hand
risk-option-neutral_reinforcement = Neutrale Häuser bekommen Verstärkung
risk-option-neutral_reinforcement-joint = als eine Partei
risk-option-neutral_reinforcement-each = jedes für sich

risk-no-option-remove_for_game = Nur Haus Mitchell legt die Karten der Städte beiseite. Wähle dieses Spiel, oder lass die Karten darin.
risk-no-option-keep_dealt_cards = Nur Haus Mitchell lässt dich die ausgeteilten Karten behalten. Wähle dieses Spiel, oder gebt sie zurück.
risk-no-option-neutral_reinforcement = Nur Haus Mitchell verstärkt neutrale Häuser. Wähle dieses Spiel, oder lass das, wie es war.
risk-no-option-setup = Haus Mitchell hat einen eigenen Aufbau: Überlass den Aufbau dem Spiel.
risk-no-option-start_bonus = Haus Mitchell hat einen eigenen Aufbau ohne Ausgleich am Anfang: Überlass das dem Spiel.

# ── was man tun kann ──

risk-family-realm = Verbannte rufen, Häuser wieder führen

risk-do-land = Verbannte rufen
risk-do-lead = Um ein Haus bitten
risk-do-agree = Antworten
risk-field-own = Ein eigenes Land angreifen lassen?
risk-field-yes = Bist du einverstanden?

risk-place-power = { $territory } · { $house } { $armies }
risk-exile = { $house } · { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }
risk-shore-own = { $territory } · dein eigenes! { $armies }
risk-own-yes = ja, mein eigenes Land
risk-own-no = kein Land von mir
risk-agree-yes = ja
risk-agree-no = nein

# ── auf wen gewartet wird, und wofür ──

risk-prompt-agree = sagen, ob { $asking_seat } { $house } führen darf

risk-side-power = { $house }
risk-side-exile = { $house } · im Exil
risk-side-beyond = { $house } · jenseits der Mauer

risk-public-power =
    { $house }: { $lands ->
        [one] ein Land
       *[other] { $lands } Länder
    }, { $castles ->
        [0] keine Burg
        [one] eine Burg
       *[other] { $castles } Burgen
    }, { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
risk-public-exile = { $house }: im Exil, { $armies } Armeen.
risk-public-beyond = { $house }: jenseits der Mauer, { $armies } Armeen.

# ── die Geschichte ──

risk-realm-laid = Jedes Haus steht in seiner Stadt; alle am Tisch halten { $lands } weitere Länder mit je einer Armee. Den Rest hält niemand.
risk-cards-kept = Alle behalten die { $cards } ausgeteilten Karten.
risk-neutral-turn =
    Die Häuser ohne Spieler heben { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } aus, in { $territories }.
risk-exiled = { $house }: Das letzte Land ist verloren; { $armies } Armeen warten im Exil.
risk-beyond = { $house }: hinter die Mauer zurückgetrieben, { $armies } Armeen stark.
risk-landed =
    { $seat } nimmt keine Karte und ruft { $house }: { $armies ->
        [one] Eine Armee greift
       *[other] { $armies } Armeen greifen
    } **{ $target }** an.
risk-returned = { $house } zieht mit { $armies } Armeen gegen **{ $target }**.
risk-landing-won = **{ $target }**, gehalten von { $loser_seat }, fällt an { $house } nach { $battles ->
        [one] einem Kampf
       *[other] { $battles } Kämpfen
    } ({ $lost } verloren, { $slain } erschlagen); { $armies ->
        [one] eine Armee bleibt
       *[other] { $armies } Armeen bleiben
    } dort.
risk-landing-won-power = **{ $target }** (bisher: { $loser }) fällt an { $house } nach { $battles ->
        [one] einem Kampf
       *[other] { $battles } Kämpfen
    } ({ $lost } verloren, { $slain } erschlagen); { $armies ->
        [one] eine Armee bleibt
       *[other] { $armies } Armeen bleiben
    } dort.
risk-landing-won-neutral = **{ $target }**, von niemandem gehalten, fällt an { $house } nach { $battles ->
        [one] einem Kampf
       *[other] { $battles } Kämpfen
    } ({ $lost } verloren, { $slain } erschlagen); { $armies ->
        [one] eine Armee bleibt
       *[other] { $armies } Armeen bleiben
    } dort.
risk-landing-failed =
    Der Angriff auf **{ $target }** ({ $house }) ist abgewehrt nach { $battles ->
        [one] einem Kampf
       *[other] { $battles } Kämpfen
    } ({ $lost } verloren, { $slain } erschlagen); sie ziehen ab, { $armies } Armeen stark.
risk-landing-stopped = Der Angriff auf **{ $target }** ({ $house }) ist abgeblasen; sie ziehen ab, { $armies } Armeen stark.
risk-driven-out =
    ⚔️ Das Haus von { $seat } ist gefallen, an { $house }; niemand bekommt, was es hatte.{ $home ->
        [0] {""}
       *[other] {" "}Wieder frei, verdeckt: { $freed }.
    }
risk-conquered-power =
    { $seat } schlägt { $loser } und nimmt **{ $target }** { $battles ->
        [one] ({ $attack } gegen { $defence }).
       *[other] in { $battles } Kämpfen, der letzte { $attack } gegen { $defence } ({ $lost } verloren, { $slain } erschlagen).
    }
risk-house-asked = { $seat } bittet darum, ab der nächsten Runde { $house } zu führen.
risk-house-yes = { $seat } ist einverstanden.
risk-house-no = { $seat } sagt nein, und dabei bleibt es.
risk-house-promised = Alle sind einverstanden: Ab der nächsten Runde führt { $seat } { $house }.
risk-objectives-dealt-risen = { $risen_seat } bekommt drei Aufträge zur Wahl.
risk-objectives-returned-risen = Die Aufträge von { $risen_seat } sind gewählt.
risk-phase-risen = Wer ein Haus neu führt, wählt Aufträge
risk-vote-lost = Der Zug ist vorbei, bevor alle geantwortet haben: { $seat } darf noch einmal um { $house } bitten.
risk-house-lapsed = { $house }: Kein Land ist mehr übrig; { $seat } hat niemanden zu führen.
risk-house-risen = { $seat } ist zurück im Krieg und führt { $house }, am Ende der Zugfolge.

# ── was nicht geht ──

risk-no-land-mode = Verbannte, und Häuser zum Übernehmen, kennt nur Haus Mitchell. Spiel ohne sie weiter.
risk-no-land-twice = In diesem Zug hast du schon jemanden gerufen. Beende deinen Zug.
risk-no-land-earned = Du hast keine Karte, die du dafür aufgeben könntest: Erobere erst ein Land, und zieh nicht.
risk-no-land-side = Unter diesem Namen wartet niemand auf einen Ruf. Rufen kannst du { $houses }.
risk-no-land-nobody = Gerade wartet niemand auf einen Ruf. Beende stattdessen deinen Zug.
risk-no-land-watch = Die Nachtwache kommt von selbst zurück, solange die Wildlinge The Gift halten. Ruf jemand anderen.
risk-no-land-port = { $house }: Landen geht nur an einem Hafen. Wähle einen.
risk-no-land-wall = Für { $house } gibt es nur ein Ziel: The Gift.
risk-no-land-own = { $territory } gehört dir. Soll es trotzdem angegriffen werden, sag es mit eigenes:True.
risk-no-land-not-own = { $territory } gehört dir nicht. Lass weg, dass es deines sei.
risk-no-lead-player = Du führst schon ein Haus, oder wirst es ab der nächsten Runde tun.
risk-no-lead-left = Du hast diese Partie verlassen. Nur wer ausgeschieden ist, kann wieder ein Haus führen: Sieh zu, oder spiel die nächste mit.
risk-no-lead-again = In dieser Runde hast du schon gefragt. Frag in der nächsten wieder.
risk-no-lead-house = Dieses Haus kann niemand führen: Es hält kein Land, oder jemand führt es. Bitten kannst du um { $houses }.
risk-no-lead-nobody = Gerade ist kein Haus frei. Frag in der nächsten Runde wieder.
risk-no-lead-now = Nicht mitten in einem Zug. Frag gleich noch einmal.

risk-no-turn-agree = { $seat } antwortet zuerst, ob ein Haus wieder geführt wird.
risk-no-first-agree = Sag zuerst, ob { $asking_seat } { $house } führen darf.
