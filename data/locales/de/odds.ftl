# Die Aussichten von Schlachten: `/risiko chancen` und `/risiko marsch`.

odds-armies = { $attackers } gegen { $defenders }
odds-lands = { $source } gegen { $target }
odds-chance = Das Land fällt in **{ $chance }** aller Fälle.
odds-moving = Wenn es fällt, können im Schnitt { $armies } Armeen nachrücken.
odds-losses = Zu erwarten ist: Der Angriff verliert { $attackers }, die Verteidigung { $defenders }.
odds-way =
    { $attackers } gegen { $defenders }, Kampf um Kampf mit allen erlaubten Würfeln, bis das Land fällt oder { $stop ->
        [one] eine Armee übrig ist.
       *[other] { $stop } Armeen übrig sind.
    }
odds-attack = Der Angriff: { $what }.
odds-defence = Die Verteidigung: { $what }.
odds-with-dice =
    { $count ->
        [one] höchstens ein Würfel
       *[other] höchstens { $count } Würfel
    }
odds-with-d8 =
    { $count ->
        [one] ein Würfel mit acht Seiten
       *[other] { $count } Würfel mit acht Seiten
    }
odds-with-all = { $count } mehr auf jedem Würfel
odds-with-highest = { $count } mehr auf dem höchsten Würfel
odds-with-ties = Gleichstand gewonnen
odds-with-ones = Einsen noch einmal geworfen
odds-defenders-left = übrige Verteidiger
odds-attackers-left = übrige Angreifer

odds-march = Von { $source } nach { $target }
odds-march-chance = Der ganze Marsch gelingt in **{ $chance }** aller Fälle.
odds-step = { $target } ({ $defenders }): angegriffen in { $reached }, genommen in **{ $taken }**; dort stehen dann im Schnitt { $armies } Armeen.
odds-step-never = { $target } ({ $defenders }): außer Reichweite.
odds-march-way = { $armies } Armeen brechen in { $source } auf. Jeder Angriff wird bis zum Ende ausgefochten, und alle bis auf eine Armee ziehen weiter.
odds-taken = Länder genommen

odds-no-game = In diesem Kanal läuft ein anderes Spiel. `/risiko chancen` nimmt die Armeen jeder Schlacht: wie viele angreifen, wie viele verteidigen.
odds-no-question = Sag, wie viele angreifen und wie viele verteidigen, oder nenne ein Land des Spiels, aus dem, und eines, das angegriffen wird.
odds-no-armies = { $armies } im Land, und { $stop } sollen bleiben: So kann niemand angreifen. Nimm mehr, oder lass weniger zurück.
odds-no-path = Nenne ein bis { $most } Länder, die genommen werden sollen, der Reihe nach, mit Kommas dazwischen.
odds-no-source = { $source } hält niemand am Tisch. Beginne in einem Land, das jemand hält.
odds-no-link = { $source } grenzt nicht an { $target }. Jedes Land des Weges grenzt an das davor.
odds-no-target = { $target } gehörte dann schon dem Angreifer. Greif ein Land von jemand anderem an.
odds-no-defender = In { $target } steht noch niemand.

# Wo ein Angriff beginnt.

odds-before =
    { $stop ->
        [one] Bis zum Ende ausgefochten, fällt das Land in **{ $chance }** aller Fälle; zu erwarten sind Verluste von { $attackers } für dich und { $defenders } für die Verteidigung.
       *[other] Ausgefochten, bis { $stop } übrig sind, fällt das Land in **{ $chance }** aller Fälle; zu erwarten sind Verluste von { $attackers } für dich und { $defenders } für die Verteidigung.
    }
