# RISIKO: Game of Thrones.

risk = RISIKO: Game of Thrones
risk-about = Spiele RISIKO: Game of Thrones
risk-guide =
    In deinem Zug: Verstärkung aufstellen, angreifen, so oft du magst, einmal Armeen verlegen, den Zug beenden.
    Ein Land genommen? Dafür ziehst du eine Karte. Drei gleiche Karten, oder von jeder Art eine, bringen mehr Armeen.
    Wenn nichts anderes gewählt ist, endet es, wenn die Karte Spielende gezogen wird: je ein Punkt für Land, Burg und Hafen. Das letzte Haus, das steht, gewinnt immer.
risk-guide-dominion =
    In deinem Zug: Einkünfte und Verstärkung, Käufe von Maesterkarten und Aufträgen, Angriffe, einmal verlegen, einen Auftrag werten, eine Karte, wenn du ein Land genommen hast.
    Charaktere und Maesterkarten werden in ihrem Augenblick eingesetzt, für Gold; für die in fremden Zügen hinterlässt du Befehle (`/risiko befehle`, `/risiko reagieren`).
    Wenn nichts anderes gewählt ist, gewinnen zehn Punkte und der eigene Machtsitz. Das letzte Haus, das steht, gewinnt immer.
risk-guide-mitchell =
    Wie ein Scharmützel, auch am Ende, aber neutrale Häuser halten ebenfalls Länder, die Nachtwache hält The Gift, und Verbannte warten über dem Meer.
    Statt der verdienten Karte darfst du Verbannte oder die Wildlinge rufen.

# ── Optionen ──

risk-preset-quick = Schnell
risk-preset-quick-about = Scharmützel, Häuser zugelost, wenige Armeen. Live eine Stunde, in Tagen eine Woche.
risk-preset-classic = Klassisch
risk-preset-classic-about = Scharmützel, Häuser der Reihe nach gewählt. Live ein bis zwei Stunden, sonst zwei Wochen.
risk-preset-full = Voll
risk-preset-full-about = Dominion mit Gold, Karten, Aufträgen, Ländern nach Wunsch. Live drei Stunden, sonst ein Monat.

risk-option-mode = Spiel
risk-option-mode-skirmish-about = Nur Armeen und Länder: leicht zu lernen. Wer am Ende am meisten hält, gewinnt.
risk-option-mode-dominion-about = Mit Gold, Charakteren, Karten und Aufträgen: Zehn Punkte gewinnen.
risk-option-mode-mitchell-about = Ein Scharmützel unter neutralen Häusern, Verbannten und Wildlingen. Drei bis fünf Spieler.
risk-option-houses-choose-about = Vor dem ersten Zug wählen alle ein Haus.
risk-option-houses-deal-about = Der erste Zug beginnt sofort.
risk-option-mode-skirmish = Scharmützel
risk-option-houses = Häuser
risk-option-houses-choose = der Reihe nach gewählt
risk-option-houses-deal = zugelost, für einen schnellen Anfang
risk-option-start_armies = Armeen je Land am Anfang
risk-option-start_armies-3 = drei
risk-option-start_armies-2 = zwei
risk-option-victory = Das Spiel endet
risk-option-victory-end_card = mit der Karte Spielende
risk-option-victory-conquest = nur durch Eroberung

# ── was man tun kann ──

risk-do-house = Ein Haus wählen
risk-do-redeem = Einen Satz einlösen
risk-do-deploy = Aufstellen
risk-do-attack = Angreifen
risk-do-attack-until = Bis zum Ende angreifen
risk-do-press = Weiterkämpfen
risk-do-press-until = Bis zum Ende kämpfen
risk-do-halt = Abbrechen
risk-do-occupy = Nachrücken
risk-do-maneuver = Verlegen
risk-do-end = Den Zug beenden
risk-do-orders = Befehle zur Verteidigung
risk-do-defend = Verteidigen
risk-do-concede = Aufgeben

risk-field-house = Welches Haus?
risk-field-cards = Welcher Satz?
risk-field-territory = Welches Land?
risk-field-armies = Wie viele Armeen?
risk-field-source = Von wo?
risk-field-target = Wohin?
risk-field-dice = Wie viele Würfel?
risk-field-until = Kämpfen, bis wie viele übrig sind?
risk-field-draw = Die verdiente Karte ziehen?
risk-field-defend = Wie verteidigen?

risk-place = { $territory } · { $armies }
risk-place-held = { $territory } · { $seat } { $armies }
risk-place-neutral = { $territory } · neutral { $armies }

risk-order-most = mit den meisten Würfeln
risk-order-one = mit einem Würfel
risk-order-ask = mich jedes Mal fragen
risk-draw-yes = die Karte ziehen
risk-draw-no = die Karte liegen lassen
risk-do-end-yes = Den Zug beenden, Karte ziehen
risk-do-end-no = Ohne Karte beenden
risk-set =
    { $cards }: { $armies } Armeen{ $bound_armies ->
        [0] {""}
       *[other] {" "}({ $bound_armies } gebunden)
    }

# ── auf wen gewartet wird, und wofür: nach einem Doppelpunkt ──

risk-prompt-house = ein Haus wählen
risk-prompt-redeem = drei von { $cards } Karten abgeben
risk-prompt-deploy =
    { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } aufstellen
risk-prompt-attack = angreifen, verlegen oder den Zug beenden
risk-prompt-press = in { $target } weiterkämpfen oder abbrechen
risk-prompt-defend =
    { $target } verteidigen, gegen { $dice ->
        [one] eine Armee
       *[other] { $dice } Armeen
    } aus { $source }
risk-prompt-occupy = mit { $low } bis { $high } Armeen nach { $target } nachrücken
risk-prompt-end =
    { $maneuvers ->
        [0] { $cards ->
            [0] den Zug beenden
           *[other] eine Karte ziehen und den Zug beenden
        }
       *[other] verlegen oder den Zug beenden
    }

risk-phase-houses = Die Häuser werden gewählt
risk-phase-reinforce = { $seat } ruft die Banner
risk-phase-invade = { $seat } ist im Krieg
risk-phase-draw = { $seat } beendet den Zug
risk-phase-elimination = { $seat } löst Karten der Gefallenen ein
risk-phase-over = Der Krieg ist vorbei

# Eine Zeile unter dem Titel der Karte: höchstens etwa 70 Buchstaben.
risk-news-taken = { $seat } nahm { $places }{ $more ->
    [0] {""}
   *[other] { " " }(+{ $more })
  } · verlor { $lost }, erschlug { $slain }
risk-news-taken-from = { $seat } nahm { $places }{ $more ->
    [0] {""}
   *[other] { " " }(+{ $more })
  } von { $their_parties } · verlor { $lost }, erschlug { $slain }
risk-news-held = { $seat } nahm { $places } nicht · verlor { $lost }, erschlug { $slain }

risk-corner = Runde { $round }
risk-side = { $house } · { $seat }
risk-neutral = Neutral

risk-figure-lands =
    { $count ->
        [one] ein Land
       *[other] { $count } Länder
    }
risk-figure-castles =
    { $count ->
        [one] eine Burg
       *[other] { $count } Burgen
    }
risk-figure-ports =
    { $count ->
        [one] ein Hafen
       *[other] { $count } Häfen
    }
risk-figure-armies =
    { $count ->
        [one] eine Armee
       *[other] { $count } Armeen
    }
risk-figure-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

# ── Karten auf der Hand ──

risk-card-knight = { $territory } · Ritter
risk-card-siege_engine = { $territory } · Belagerungsmaschine
risk-card-fortification = { $territory } · Befestigung
risk-card-held = dieses Land hältst du

# ── die Geschichte ──

risk-rolled-for-turn = { $rolling_seat } würfeln um den ersten Zug: { $dice }
risk-ordered-turn = { $seat } beginnt.
risk-house-taken = { $seat } führt { $house }.
risk-lands-dealt =
    Die Länder sind verteilt, je { $armies } Armeen darin{ $neutral ->
        [0] .
       *[other] ; { $neutral } bleiben neutral.
    }
risk-deck-shuffled = Der Stapel ist gemischt: { $cards } Karten.
risk-turn-began =
    { $seat } hebt { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }{ $gold ->
        [0] {""}
       *[other] {" "}und { $gold } Gold
    } aus ({ $lands ->
        [one] ein Land
       *[other] { $lands } Länder
    }, { $castles ->
        [0] keine Burg
        [one] eine Burg
       *[other] { $castles } Burgen
    }).
risk-turn-began-regions =
    { $seat } hebt { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }{ $gold ->
        [0] {""}
       *[other] {" "}und { $gold } Gold
    } aus ({ $lands ->
        [one] ein Land
       *[other] { $lands } Länder
    }, { $castles ->
        [0] keine Burg
        [one] eine Burg
       *[other] { $castles } Burgen
    }, und { $bonus } für { $regions }).
risk-redeemed =
    { $seat } löst { $cards } ein, für { $armies } Armeen{ $bound_armies ->
        [0] .
       *[other] ; davon gebunden an { $bound }: { $bound_armies }.
    }
risk-deployed =
    { $seat } schickt { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } nach **{ $territory }**.
risk-fought = **{ $source }** gegen **{ $target }**: { $attack } zu { $defence }. Der Angriff verliert { $lost }, die Verteidigung { $slain }.
risk-halted =
    { $seat } bricht bei **{ $target }** ab, { $battles ->
        [0] noch vor dem ersten Kampf
        [one] nach einem Kampf
       *[other] nach { $battles } Kämpfen
    }: { $lost } verloren, { $slain } erschlagen.
risk-conquered =
    { $seat } nimmt **{ $target }** von { $loser_seat } { $battles ->
        [one] ({ $attack } gegen { $defence }).
       *[other] in { $battles } Kämpfen, der letzte { $attack } gegen { $defence } ({ $lost } verloren, { $slain } erschlagen).
    }
risk-conquered-neutral =
    { $seat } nimmt **{ $target }**, bisher neutral{ $battles ->
        [one] {" "}({ $attack } gegen { $defence }).
       *[other] , in { $battles } Kämpfen, der letzte { $attack } gegen { $defence } ({ $lost } verloren, { $slain } erschlagen).
    }
risk-occupied =
    { $more ->
        [one] Eine weitere rückt nach
       *[other] { $more } weitere rücken nach
    }: **{ $target }** hat nun { $armies }.
risk-eliminated-gold =
    ⚔️ Das Haus von { $seat } ist gefallen. { $by_seat } nimmt { $count ->
        [0] { $gold } Gold.
        [one] eine Karte und { $gold } Gold.
       *[other] { $count } Karten und { $gold } Gold.
    }{ $home ->
        [0] {""}
       *[other] {" "}Wieder frei, verdeckt: { $freed }.
    }
risk-eliminated =
    ⚔️ Das Haus von { $seat } ist gefallen, besiegt von { $by_seat }: { $count ->
        [0] Karten gab es keine.
        [one] Eine Karte wechselt die Hand.
       *[other] { $count } Karten wechseln die Hand.
    }{ $home ->
        [0] {""}
       *[other] {" "}Wieder frei, verdeckt: { $freed }.
    }
risk-maneuvered =
    { $seat } verlegt { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } von **{ $source }** nach **{ $target }**.
risk-drew = { $seat } zieht eine Karte.
risk-drew-card = { $seat } zieht **{ $card }**.
risk-end-card-drawn = { $seat } zieht die Karte Spielende: *valar morghulis*.
risk-orders-most = Deine Länder verteidigen sich mit den meisten Würfeln.
risk-orders-one = Deine Länder verteidigen sich mit einem Würfel.
risk-orders-ask = Du wirst gefragt, wann immer ein Land von dir angegriffen wird.
risk-orders-most-there = **{ $territory }** verteidigt sich mit den meisten Würfeln.
risk-orders-one-there = **{ $territory }** verteidigt sich mit einem Würfel.
risk-orders-ask-there = Du wirst gefragt, wann immer **{ $territory }** angegriffen wird.
risk-conceded =
    { $seat } verlässt den Krieg; die Armeen bleiben, wo sie sind, und folgen niemandem.{ $home ->
        [0] {""}
       *[other] {" "}Wieder frei, verdeckt: { $freed }.
    }
risk-game-over-by-points = 👑 { $winning_seats } hat die meisten Punkte, als der Krieg endet.
risk-game-over-by-castles = 👑 { $winning_seats } hat, als der Krieg endet, so viele Punkte wie { $other_seats }, aber mehr Burgen.
risk-game-over-by-armies = 👑 { $winning_seats } hat, als der Krieg endet, so viele Punkte und Burgen wie { $other_seats }, aber mehr Armeen.
risk-game-over-by-nothing = 👑 { $winning_seats } teilen sich das Reich: gleich viele Punkte, Burgen und Armeen.
risk-game-over-gm = 👑 Die Spielleitung spricht { $seat } den Sieg zu.
risk-game-over-gm-none = Die Spielleitung beendet den Krieg ohne Sieger.
risk-game-over-conquest = 👑 Nur { $seat } steht noch: Jedes andere Haus ist gefallen.
risk-game-over-concession = 👑 { $seat } bleibt allein auf dem Feld.
risk-game-over-shared = 👑 { $winning_seat } teilen sich das Reich.

risk-reason-end_card = Die Karte Spielende wurde gezogen: je ein Punkt für Land, Burg und Hafen.
risk-reason-conquest = Jedes andere Haus ist gefallen.
risk-reason-gm = Die Spielleitung hat das Spiel beendet.
risk-reason-concession = Alle anderen haben den Krieg verlassen.

# ── wie nah das Ende ist, und wer jetzt gewänne: eine Zeile der lebenden Nachricht, zwei Zeilen eines Telefons ──

risk-end-card =
    { $left ->
        [one] Die letzte Karte des Stapels ist die Karte Spielende.
       *[other] { $safe ->
            [0] Eine der { $left } übrigen Karten ist die Karte Spielende.
            [one] Die nächste Karte ist noch nicht die Karte Spielende.
           *[other] Die Karte Spielende ist nicht unter den nächsten { $safe } von { $left } Karten.
        }
    }
risk-public-by-points = { risk-end-card } Jetzt gewänne { $winning_seats }: { $points } Punkte, vor { $other_seats } mit { $less }.
risk-public-by-castles = { risk-end-card } Jetzt gewänne { $winning_seats }: { $points } Punkte wie { $other_seats }, aber mehr Burgen.
risk-public-by-armies = { risk-end-card } Jetzt gewänne { $winning_seats }: Punkte und Burgen wie { $other_seats }, aber mehr Armeen.
risk-public-by-nothing = { risk-end-card } Jetzt teilten sich { $winning_seats } den Sieg, mit je { $points } Punkten.
risk-public-points =
    Dem Sieg am nächsten: { $leading_seats } mit { $count ->
        [one] { $points } von { $needed } Punkten{ $home ->
            [held] {" "}und dem nötigen Machtsitz.
            [lost] , ohne den nötigen Machtsitz.
           *[none] .
        }
       *[other] je { $points } von { $needed } Punkten.
    }
risk-public-conquest =
    Nur Eroberung beendet diesen Krieg. Die meisten Länder: { $leading_seats } mit { $count ->
        [one] {""}
       *[other] je{" "}
    }{ $held } von { $lands }.
risk-public-until-end_card = Die Karte Spielende wird diesen Krieg beenden: je ein Punkt für Land, Burg und Hafen.
risk-public-until-points =
    { $points } Punkte gewinnen{ $home ->
        [0] .
       *[other] , mit dem eigenen Machtsitz.
    }
risk-public-until-conquest = Nur Eroberung beendet diesen Krieg.

# ── was nicht geht ──

risk-no-over = Der Krieg ist vorbei. Beginnt ein neues Spiel, um weiterzuspielen.
risk-no-out = Dein Haus ist gefallen; zusehen darfst du, handeln nicht mehr.
risk-no-winner = Einen solchen Platz hat der Tisch nicht. Wähle einen, den es gibt.
risk-no-players = Dieses Spiel ist für { $low } bis { $high } Spieler, und am Tisch { $players ->
    [one] sitzt einer
   *[other] sitzen { $players }
}. **Computerspieler dazu** besetzt einen Platz; andere Bretter und Spielarten stehen unter **Optionen**.
risk-no-house = Dieses Haus ist nicht frei. Wählen kannst du { $free }.
risk-no-territory = Ein Land dieses Namens hat das Brett nicht. Wähle eines, das angeboten wird.
risk-no-order = Sag eines davon: most, one, ask.

risk-no-turn-house = { $seat } wählt zuerst ein Haus.
risk-no-turn-redeem = { $seat } ist am Zug: Ein Satz muss eingelöst werden.
risk-no-turn-deploy = { $seat } ist am Zug und stellt auf.
risk-no-turn-attack = { $seat } ist am Zug.
risk-no-turn-press = { $seat } ist am Zug, und eine Invasion ist im Gange.
risk-no-turn-defend = { $seat } verteidigt zuerst.
risk-no-turn-occupy = { $seat } ist am Zug: Ein erobertes Land wird besetzt.
risk-no-turn-end = { $seat } ist am Zug.

risk-no-first-house = Wähle zuerst ein Haus.
risk-no-first-redeem = Du hältst { $cards } Karten: Löse zuerst einen Satz ein.
risk-no-first-deploy =
    Stell zuerst { $armies ->
        [one] deine letzte Armee
       *[other] deine { $armies } Armeen
    } auf.
risk-no-first-attack = Nicht jetzt: Du kannst angreifen, verlegen oder den Zug beenden.
risk-no-first-press = Deine Invasion in { $target } ist im Gange: Kämpf zuerst weiter, oder brich ab.
risk-no-first-defend = Antworte zuerst auf den Angriff auf { $target }: Verteidige mit einem Würfel oder mit zweien.
risk-no-first-occupy = Sag zuerst, wie viele Armeen nach { $target } nachrücken, { $low } bis { $high }.
risk-no-first-end =
    { $maneuvers ->
        [0] Es bleibt nur noch, den Zug zu beenden.
       *[other] Nicht jetzt: Du kannst verlegen oder den Zug beenden.
    }

risk-no-redeem-now = Du hältst höchstens fünf Karten, darum wird jetzt kein Satz eingelöst. Dein nächster Zug ist die Zeit dafür.
risk-no-redeem-late = Sätze werden eingelöst, bevor die erste Armee steht. Stell auf, was übrig ist; ein Satz kann bis zum nächsten Zug warten.
risk-no-set = Diese Karten sind kein Satz, den du hältst: drei gleiche, oder von jeder Art eine.
risk-no-sets = Du hältst keinen Satz: Es braucht drei gleiche Karten, oder von jeder Art eine.
risk-no-deploy-there = { $territory } hältst du nicht. Wähle ein Land von dir.
risk-no-deploy-bound = Was übrig ist, binden deine Karten: Es geht nach { $territories }.
risk-no-deploy-armies =
    { $most ->
        [one] { $territory } kann eine Armee von dir aufnehmen, nicht { $armies }.
       *[other] { $territory } kann 1 bis { $most } deiner Armeen aufnehmen, nicht { $armies }.
    }

risk-no-attack-late =
    { $maneuvers ->
        [0] Die Zeit der Angriffe ist in diesem Zug vorbei. Beende ihn.
       *[other] Die Zeit der Angriffe ist in diesem Zug vorbei. Verleg Armeen, oder beende ihn.
    }
risk-no-attack-source = { $source } hältst du nicht. Greif aus einem Land von dir an.
risk-no-attack-weak = In { $source } steht eine einzige Armee, und eine muss bleiben. Greif aus einem Land mit zwei oder mehr an.
risk-no-attack-own = { $target } gehört dir schon. Um Armeen dorthin zu bringen, verleg sie.
risk-no-attack-link =
    { $source } grenzt nicht an { $target }. { $count ->
        [0] Es grenzt nur an Länder von dir.
       *[other] Von dort kannst du { $targets } angreifen.
    }
risk-no-attack-dice =
    { $most ->
        [one] { $source } kann eine Armee einsetzen, nicht { $dice }: Eine muss bleiben.
       *[other] { $source } kann 1 bis { $most } Armeen einsetzen, nicht { $dice }.
    }
risk-no-attack-until =
    { $most ->
        [one] Kämpf, bis in { $source } eine Armee übrig ist, nicht { $until }.
       *[other] Kämpf, bis in { $source } 1 bis { $most } Armeen übrig sind, nicht { $until }.
    }
risk-no-defend-dice = Verteidige mit einem Würfel oder mit zweien, nicht mit { $dice }.
risk-no-occupy = { $low } bis { $high } Armeen können in { $target } stehen, nicht { $armies }.

risk-no-maneuver-twice = In diesem Zug hast du schon verlegt. Beende ihn.
risk-no-maneuver-late = Die Zeit des Verlegens ist in diesem Zug vorbei. Beende ihn.
risk-no-maneuver-own = Armeen verlegst du zwischen zwei Ländern von dir; { $source } und { $target } gehören nicht beide dir.
risk-no-maneuver-same = In { $source } stehen sie schon. Wähle ein anderes Land.
risk-no-maneuver-weak = In { $source } steht eine einzige Armee, und eine muss bleiben. Wähle ein Land mit zwei oder mehr.
risk-no-maneuver-path = Von { $source } nach { $target } führt kein Weg nur durch deine Länder. Wähle ein Land, das du durch deine erreichst.
risk-no-maneuver-armies =
    { $most ->
        [one] Aus { $source } kann eine Armee fort, nicht { $armies }.
       *[other] Aus { $source } können 1 bis { $most } Armeen fort, nicht { $armies }.
    }

risk-no-card-to-decline = Du hast keine Karte verdient, die liegen bleiben könnte. Beende einfach deinen Zug.

# ── Computerspieler ──

risk-agent-easy = Knappe
risk-agent-easy-about = Lernt noch: Armeen landen hin und wieder irgendwo.
risk-agent-sensible = Ritter
risk-agent-sensible-about = Umsichtig: greift an, wenn die Aussichten gut sind, und hütet seine Regionen.
risk-agent-strong = Feldherr
risk-agent-strong-about = Berechnet jeden Angriff und den nächsten, und bremst, wer führt.
