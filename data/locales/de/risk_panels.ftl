# RISIKO: Game of Thrones: was neben einer Frage steht. Alles davon sieht nur, wer gefragt ist.

# ── was auf dem Tisch liegt ──

risk-land-region = { $region } { $held } von { $lands }, +{ $bonus }
risk-region-wanted = { $lands } Länder, { $castles ->
    [one] eine Burg
   *[other] { $castles } Burgen
}, { $ports ->
    [one] ein Hafen
   *[other] { $ports } Häfen
} · +{ $bonus } je Zug{ $home ->
    [0] {""}
   *[other] {" "}· dein Sitz
}
risk-land-castle = Burg
risk-land-port = Hafen
risk-land-threat = { $armies } dagegen
risk-region = +{ $bonus } { $bonus ->
    [one] Armee
   *[other] Armeen
} je Zug für alle { $lands } Länder
risk-region-led = +{ $bonus } { $bonus ->
    [one] Armee
   *[other] Armeen
} je Zug für alle { $lands } Länder; { $seat } hält { $held }

risk-facing-turn =
    { $lands ->
        [0] In diesem Zug hast du kein Land genommen. Eines bringt dir eine Karte.
        [one] In diesem Zug hast du ein Land genommen: Am Ende des Zuges bekommst du eine Karte.
       *[other] In diesem Zug hast du { $lands } Länder genommen: Am Ende des Zuges bekommst du eine Karte.
    }
risk-facing-full =
    In diesem Zug hast du { $lands ->
        [one] ein Land
       *[other] { $lands } Länder
    } genommen, hältst aber fünf Karten: Mehr wird nicht gezogen.
risk-facing-idle = Nichts, was du hast, lässt sich dafür jetzt einsetzen: Drücke **Passen**. *Für diesen Zug*, und niemand muss mehr auf dich warten.
risk-facing-gold = Du hast { $gold } Gold.
risk-facing-purse = Du hast { $gold } Gold. Mit dem ersten Angriff, oder dem Verlegen, enden deine Käufe.
risk-facing-met = 🏆 „{ $objective }“ ist erfüllt: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
risk-facing-score = Einen Auftrag je Zug darfst du werten, nach deinen Angriffen.
risk-facing-near = { $region }: +{ $bonus } je Zug, wenn du auch noch { $territories } hättest.
risk-facing-place =
    { $territory }: { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }, { $foes ->
        [0] kein Feind daneben
       *[other] { $foes } dagegen
    }.
risk-facing-last = Du darfst jetzt einsetzen: { $cards }. Wenn nicht, beende den Zug noch einmal.
risk-facing-war = { $here } ⚔️ { $there }
risk-facing-landing = { $house } landet mit { $armies }: { $there }
risk-facing-battles =
    { $battles ->
        [one] Bisher ein Kampf
       *[other] Bisher { $battles } Kämpfe
    }: Der Angriff verlor { $lost }, die Verteidigung { $slain }.
risk-facing-odds = Bis zum Ende ausgefochten, fällt das Land in { $chance } aller Fälle.
risk-facing-committed =
    { $dice ->
        [one] Eine Armee greift
       *[other] { $dice } Armeen greifen
    } in diesem Kampf an.
risk-facing-dice = 🎲 Angriff **{ $attack }** · Verteidigung **{ $defence }**. So, wie sie liegen, verliert der Angriff { $lost }, die Verteidigung { $slain }.
risk-facing-card = **{ $card }** sagt: „{ $says }“
risk-facing-house-plain = Hier ist ein Haus nur ein Name und eine Farbe; sonst hängt nichts daran.
risk-facing-house-town = Fünf Armeen deines Hauses stehen in seiner Stadt; fünf weitere Länder bekommt jeder zugeteilt.
risk-facing-house-order =
    Die Züge gehen in dieser Folge: { $houses }.{ $bonus ->
        [0] {""}
       *[other] {" "}Wer spät kommt, beginnt dafür mit Gold oder Karten.
    }
risk-facing-rank = Du nennst insgeheim drei Regionen. Haben das alle getan, werden die Länder reihum nach diesen Wünschen beansprucht.
risk-facing-agree = Stimmen alle zu, spielt { $seat } es ab der nächsten Runde wie jeder andere. Ein Nein genügt.
risk-facing-die = 🎲 **{ $dice }**
risk-facing-out = Du bist aus diesem Krieg ausgeschieden; du kannst ihm bis zum Ende zusehen.
risk-facing-heir = Ab der nächsten Runde führst du { $house }, wenn es dann ein Land hält.
risk-facing-lead = Stimmen alle zu, die spielen, kannst du ein Haus führen, das niemand spielt.
risk-facing-lead-again = In der nächsten Runde kannst du wieder um ein Haus bitten.

# ── was etwas bedeutet, bevor es getan ist ──

risk-means-due = Wer einen Zug mit fünf Karten beginnt, muss einen Satz einlösen.
risk-means-due-taken = Du hältst mehr als fünf Karten: Sätze werden eingelöst, bis fünf oder weniger übrig sind, und ihre Armeen gleich aufgestellt.
risk-means-bound = { $armies } dieser Armeen dürfen nur hier stehen: { $territories }.
risk-means-deploy-armies =
    { $armies ->
        [one] Eine Armee geht dorthin.
       *[other] Alle { $armies } Armeen gehen dorthin, wenn du nicht weniger wählst.
    }
risk-means-maneuver-armies =
    { $armies ->
        [one] Eine Armee geht dorthin
       *[other] { $armies } Armeen gehen dorthin, wenn du nicht weniger wählst
    }; eine bleibt zurück.
risk-means-rank = Du bekommst Länder dieser Regionen, sooft du an der Reihe bist, zuerst solche neben deinen. Die übrigen Armeen stehen dann, wo ein Feind nah ist; **gleichmäßig**: in allen Ländern gleich; **im Herzen**: in der Region, die du am liebsten willst.
risk-means-maneuver = Danach folgt in diesem Zug kein Angriff mehr.
risk-means-halt = Das Land bleibt, wie es ist; du darfst es in diesem Zug noch einmal angreifen.
risk-means-card = Du hast ein Land genommen, also bekommst du eine Karte.
risk-means-card-full = Du hältst fünf Karten, also wird keine mehr gezogen.
risk-means-card-taken = Die Karte dieses Zuges ist schon genommen.
risk-means-may-end = { $left ->
    [one] **Diese Karte beendet das Spiel.**
   *[other] **Diese Karte kann das Spiel beenden.**
}
risk-means-no-card = Du hast kein Land genommen, also ziehst du keine Karte.
risk-means-could-attack = Du könntest noch angreifen.
risk-means-could-maneuver = Du könntest noch verlegen.

risk-means-land = Es beendet deinen Zug, und du ziehst keine Karte. Sie kämpfen bis zum Ende: In { $chance } aller Fälle fällt { $territory } an { $house }, nicht an dich. Es steht dann neutral, und sie ziehen nicht weiter. Geschlagen warten sie wieder mit { $armies } Armeen.
risk-means-lead = Stimmen alle zu, die noch spielen, gehört es ab der nächsten Runde dir, und du spielst es wie jeder andere. Ein Nein genügt.
risk-means-land-last = { $seat } hält kein anderes Land und wäre aus dem Spiel; niemand bekommt die { $gold ->
    [0] Karten
   *[other] Karten und das Gold
}.
risk-means-land-out = **Du hältst kein anderes Land und wärst aus dem Spiel.**
risk-means-land-wall = Fällt { $territory }, kommt { $watch } von selbst zurück, Zug um Zug, um sie zu vertreiben.

risk-means-price = Kostet { $cost } von deinen { $gold } Gold.
risk-means-then =
    Dann verliert der Angriff { $attackers }, die Verteidigung { $defenders }{ $sure ->
        [0] , im Schnitt.
       *[other] .
    }
risk-means-free = Es kostet nichts.
risk-means-buy = Du bekommst die oberste Karte des Stapels, ungesehen; du darfst weitere kaufen.
risk-means-search = Du siehst dir zwei Aufträge an und behältst einen.
risk-means-score = Es beendet für diesen Zug deine Angriffe und dein Verlegen.
risk-means-court = Es beendet für diesen Zug deine Käufe.
risk-means-unit = Die Karte ist dann fort und gehört zu keinem Satz mehr.
risk-means-could-land = Stattdessen könntest du Verbannte rufen.
risk-means-could-score = Einer deiner Aufträge ist erfüllt und noch nicht gewertet.

# ── was eine Hand wert ist ──

risk-holding-set = Du hältst einen Satz: { $cards }, { $armies } Armeen wert.
risk-holding-one = Noch eine zum Satz: { $either }.
risk-holding-two =
    { $count ->
        [one] Noch eine Karte zum Satz, der Armeen bringt.
       *[other] Noch { $count } Karten zum Satz, der Armeen bringt.
    }
risk-symbol-knight = ein Ritter
risk-symbol-siege_engine = eine Belagerungsmaschine
risk-symbol-fortification = eine Befestigung

# ── die Begleitung des ersten Spiels ──

risk-coach-deploy = Dein Zug beginnt mit neuen Armeen, mindestens drei. Stell sie zusammen in ein Land an der Grenze zum Feind: Ein Angriff aus einem starken Land schlägt drei schwache.
risk-coach-deploy-first =
    Im Stapel liegt die Karte **Spielende**. Wird sie gezogen, gewinnen die meisten Punkte: Jedes Land, jede Burg ♜ und jeder Hafen ⚓, die du hältst, sind einer.
    Dein Zug beginnt mit neuen Armeen, mindestens drei. Stell sie zusammen in ein Land an der Grenze zum Feind: Ein Angriff aus einem starken Land schlägt drei schwache.
    Neben jedem Land stehen die Armeen darin, die des Feindes ringsum, und wie viel von seiner Region du hältst: Eine ganze Region bringt mehr Armeen.
risk-coach-redeem = Du hältst drei Karten, die einen Satz ergeben. Gib sie ab: Sie bringen jetzt Armeen, und eine volle Hand nützt nichts.
risk-coach-attack = Greif an, so oft du magst, wo du mindestens zwei Armeen mehr hast als sie: Vorher sage ich, wie wahrscheinlich das Land fällt. Sieht nichts gut aus, bring einmal Armeen an die Grenze und beende dann den Zug.
risk-coach-press = Die Schlacht ist nicht vorbei. Mach weiter, solange du mehr Armeen hast als sie; brich ab, wenn es nur noch gleich viele sind.
risk-coach-occupy = Das Land ist dein. Lass die meisten Armeen nachrücken, wenn der nächste Feind daran grenzt; lass die meisten zurück, wenn der Feind an das Land grenzt, aus dem sie kommen.
risk-coach-end = Deine Angriffe sind vorbei, und verlegt hast du auch. Beende den Zug: Hast du ein Land genommen, ziehst du eine Karte, und drei passende bringen später Armeen.
risk-coach-defend = Jemand greift dich an. Zwei Würfel sind fast immer besser als einer: Jeden Gleichstand gewinnst du.

# ── warum ein Zug geschah: nach dem Namen dessen, der ihn machte ──

risk-why-attack = { $source } gegen { $target }: Das Land fällt in { $chance } aller Fälle.
risk-why-region = Damit ist { $region } ganz: +{ $bonus } je Zug.
risk-why-break = { $loser_seat } verliert, was { $region } bringt: { $bonus } je Zug.
risk-why-card = Das erste Land eines Zuges bringt eine Karte.
risk-why-last = Es ist das letzte Land von { $loser_seat }.
risk-why-deploy = Armeen nach { $territory }: Dort standen { $armies }, und { $foes } dagegen.
risk-why-maneuver = Von { $source } ({ $foes } dagegen) nach { $target } ({ $others } dagegen).

# ── worin die Charaktere eines Hauses gut sind: neben seinem Namen, wo es gewählt wird ──

risk-house-stark = verlegt zweimal, greift mit Macht an, hält, was es hat
risk-house-baratheon = nimmt Häfen, Gold und Karten, verteidigt stark
risk-house-lannister = günstige Karten, ein sicherer Würfel im Angriff
risk-house-tyrell = gewinnt Gleichstand, dreht fremde Würfel, verteidigt mit acht Seiten
risk-house-martell = hütet Burgen und Häfen, verlegt, wann es mag
risk-house-targaryen = greift mit acht Seiten an, wirft schlechte Würfel neu
risk-house-ghiscari = bessere Würfel für wenig Gold, Karten nach Wahl

# ── wonach für eine Karte gefragt wird, je nach dem, was sie nennen lässt (RISK-22.22) ──

risk-field-play-target-of-land = In welchem Land?
risk-field-play-target-of-refuge = Wohin gehen sie?
risk-field-play-target-of-player = Gegen wen?
risk-field-play-target-of-character = Welcher Charakter?
risk-field-play-target-of-die = Welcher Würfel?
risk-field-play-target-of-dice = Welche Würfel?

# ── eine Schlacht: vor der ersten kämpft niemand *weiter* (RISK-11.11) ──

risk-do-press-at-commit = Kämpfen
risk-do-press-at-commit-until = Bis zum Ende kämpfen
