# RISIKO: Game of Thrones, was Dominion hinzufügt: Gold, Charaktere, Maesterkarten, Aufträge, Einheiten.

# ── Optionen ──

risk-option-mode-dominion = Dominion
risk-option-mode-first = Erstes Spiel
risk-option-mode-first-about = Zwei Spieler, zehn Länder, zehn Minuten, mit Begleitung. Um die Züge zu lernen.
risk-no-first-game = Ein erstes Spiel wird gespielt, wie es ist: Stell die anderen Optionen zurück, oder wähle ein anderes Spiel.
risk-option-victory-mode = wie bei diesem Spiel üblich
risk-option-victory-points = bei so vielen Siegpunkten
risk-option-setup = Länder am Anfang
risk-option-setup-mode = wie bei diesem Spiel üblich
risk-option-setup-deal = verteilt
risk-option-setup-claim = einzeln beansprucht, der Reihe nach
risk-option-setup-rank = nach den Wünschen aller zugleich beansprucht
risk-option-gold = Gold
risk-option-gold-mode = wie bei diesem Spiel üblich
risk-option-gold-on = an
risk-option-gold-off = aus
risk-option-characters = Charaktere
risk-option-characters-mode = wie bei diesem Spiel üblich
risk-option-characters-on = an
risk-option-characters-off = aus
risk-option-maesters = Maesterkarten
risk-option-maesters-mode = wie bei diesem Spiel üblich
risk-option-maesters-on = an
risk-option-maesters-off = aus
risk-option-special_units = Spezialeinheiten
risk-option-special_units-mode = wie bei diesem Spiel üblich
risk-option-special_units-on = an
risk-option-special_units-off = aus
risk-option-objectives = Aufträge
risk-option-objectives-mode = wie bei diesem Spiel üblich
risk-option-objectives-on = an
risk-option-objectives-off = aus
risk-option-seats = Machtsitze
risk-option-seats-mode = wie bei diesem Spiel üblich
risk-option-seats-on = an
risk-option-seats-off = aus
risk-option-start_bonus = Ausgleich für späte Plätze
risk-option-start_bonus-mode = wie bei diesem Spiel üblich
risk-option-start_bonus-on = an
risk-option-start_bonus-off = aus
risk-option-objective_search_per_turn = Suchen nach Aufträgen je Zug
risk-option-objective_search_per_turn-1 = eine
risk-option-objective_search_per_turn-unlimited = so viele, wie du bezahlst
risk-option-objective_site_reading = Länder „mit Burg“ oder „mit Hafen“
risk-option-objective_site_reading-each = jedes hat eine
risk-option-objective_site_reading-one = eines davon hat eine
risk-option-vp_to_win = Siegpunkte zum Sieg
risk-option-vp_to_win-5 = fünf
risk-option-vp_to_win-6 = sechs
risk-option-vp_to_win-7 = sieben
risk-option-vp_to_win-8 = acht
risk-option-vp_to_win-9 = neun
risk-option-vp_to_win-10 = zehn
risk-option-vp_to_win-11 = elf
risk-option-vp_to_win-12 = zwölf
risk-option-vp_to_win-13 = dreizehn
risk-option-vp_to_win-14 = vierzehn
risk-option-vp_to_win-15 = fünfzehn
risk-option-seat_required = Zum Sieg gehört der eigene Machtsitz

risk-no-switch-characters = Charaktere brauchen Gold: Schalte Gold ein, oder Charaktere aus.
risk-no-switch-maesters = Maesterkarten brauchen Gold: Schalte Gold ein, oder Maesterkarten aus.
risk-no-switch-objectives = Aufträge bringen Siegpunkte: Lass das Spiel bei so vielen Punkten enden, oder schalte Aufträge aus.
risk-no-switch-victory = Siegpunkte kommen aus Aufträgen: Schalte Aufträge ein, oder lass das Spiel anders enden.
risk-no-switch-setup = Das Beanspruchen beginnt an den Machtsitzen: Schalte Machtsitze ein, oder verteile die Länder.

# ── was man tun kann ──

risk-family-court = Lösegeld, Einheiten, einfaches Volk
risk-do-keep = Wählen, was du behältst
risk-do-claim = Eine Armee setzen
risk-do-buy = Eine Maesterkarte kaufen (200)
risk-do-search = Aufträge suchen (200)
risk-do-ransom = Lösegeld zahlen
risk-do-unit = Eine Karte für eine Spezialeinheit
risk-do-play = Charakter oder Karte einsetzen
risk-do-pass = Passen
risk-do-pass-until-card = Für diese Karte passen
risk-do-pass-until-battle = Für diesen Kampf passen
risk-do-pass-until-attack = Für diesen Angriff passen
risk-do-pass-until-turn = Für diesen Zug passen
risk-pass-now = dieses Mal
risk-pass-card = für diese Karte
risk-pass-battle = für diesen Kampf
risk-pass-attack = für diesen Angriff
risk-pass-turn = für diesen Zug
risk-do-rank = Länder beanspruchen
risk-do-rank-armies-evenly = Beanspruchen, Armeen gleichmäßig
risk-do-rank-armies-heart = Beanspruchen, Armeen im Herzen
risk-rest-borders = an deine Grenzen
risk-rest-evenly = gleichmäßig
risk-rest-heart = in die Region, die du am meisten willst
risk-do-remove = Armeen abziehen
risk-do-reveal = Das einfache Volk rufen
risk-do-score = Einen Auftrag werten
risk-do-react = Befehle für Karten

risk-field-keep-cards = Was behältst du?
risk-field-card = Welche Karte?
risk-field-play-target = Gegen wen oder was?
risk-field-character = Wer?
risk-field-lands = Welche deiner Länder?
risk-field-objective = Welcher Auftrag?
risk-field-first = Welche Region zuerst?
risk-field-second = Welche Region dann?
risk-field-third = Und welche danach?
risk-field-rank-armies = Wohin mit den übrigen Armeen?
risk-field-order = Was dann?
risk-field-units = Welche Ritter und Belagerungsmaschinen ziehen mit?
risk-field-what = Wofür?

risk-place-free = { $territory } · frei
risk-no-choice = nichts zu wählen
risk-player = { $seat }
risk-die = der Würfel mit { $dice }
risk-number = { $number }
risk-losses = { $source } verliert { $armies }, { $target } { $others }
risk-ransom = { $character } · { $gold } Gold
risk-units =
    { $knights ->
        [one] ein Ritter
       *[other] { $knights } Ritter
    }, { $engines ->
        [one] eine Belagerungsmaschine
       *[other] { $engines } Belagerungsmaschinen
    }

risk-react-ask = mich fragen
risk-react-never = nie
risk-react-always = immer, sobald es geht

risk-window-opponent_turn_start = wenn ein fremder Zug beginnt
risk-window-own_declare = wenn ich eine Invasion erkläre
risk-window-declared_against_you = wenn in eines meiner Länder eingefallen wird
risk-window-declared_against_other = wenn andere in den Krieg ziehen
risk-window-committed_against_you = wenn Armeen gegen mich ziehen
risk-window-after_roll = nach den Würfeln eines Kampfes
risk-window-after_any_own_roll = nach meinem Wurf für eine Karte
risk-window-opponent_plays_maester = wenn jemand eine Maesterkarte spielt

# ── auf wen gewartet wird, und wofür: nach einem Doppelpunkt ──

risk-prompt-choose = zwei von drei Aufträgen behalten
risk-prompt-claim = ein Land beanspruchen (noch { $armies } zu setzen)
risk-prompt-add = eine Armee dazusetzen (noch { $armies } zu setzen)
risk-prompt-rank = sagen, welche Regionen du zuerst willst
risk-prompt-keep = wählen, welche Karte bleibt
risk-prompt-remove =
    { $armies ->
        [one] eine Armee
       *[other] bis zu { $armies } Armeen
    } abziehen, für { $card }
risk-prompt-commit = Armeen in den ersten Kampf um { $target } schicken
risk-prompt-opponent_turn_start = den Zug von { $active_seat } beginnen lassen, oder vorher etwas einsetzen
risk-prompt-own_declare = etwas für die Invasion in { $target } einsetzen, oder passen
risk-prompt-declared_against_you = auf die Invasion in { $target } aus { $source } antworten, oder passen
risk-prompt-declared_against_other = sich in die Invasion in { $target } aus { $source } einmischen, oder passen
risk-prompt-committed_against_you = den Armeen antworten, die gegen { $target } ziehen, oder passen
risk-prompt-after_roll = die Würfel um { $target } ändern, oder passen
risk-prompt-after_any_own_roll = den Würfel für { $card } ändern, oder passen
risk-prompt-opponent_plays_maester =
    { $card } aufhalten, gespielt von { $playing_seat }{ $aim ->
        [seat] {" "}gegen { $aimed_seat }
        [character] {" "}gegen { $character }
        [territory] {" "}in { $territory }
       *[none] {""}
    }, oder passen

risk-phase-choose = Die Häuser wählen ihre Aufträge
risk-phase-claim = Die Häuser beanspruchen ihre Länder
risk-phase-dawn = Der Zug von { $seat } beginnt
risk-phase-purchase = { $seat } hält Hof

risk-figure-gold = { $count } Gold
risk-figure-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
risk-figure-maesters =
    { $count ->
        [one] eine Maesterkarte
       *[other] { $count } Maesterkarten
    }
risk-figure-objectives =
    { $count ->
        [one] ein Auftrag
       *[other] { $count } Aufträge
    }

# ── was sonst alle wissen dürfen ──

risk-public-territory = Länderkarten: { $deck } im Stapel; abgelegt: { $cards ->
    [none] keine
   *[other] { $cards }
}.
risk-public-characters = Charaktere von { $seat }, offen: { $up ->
    [none] keine
   *[other] { $up }
}{ $down ->
    [none] {""}
   *[other] ; verdeckt: { $down }
}{ $lost ->
    [none] {""}
   *[other] ; verloren: { $lost }
}.
risk-public-captives = { $seat } hält gefangen: { $who }.
risk-public-smallfolk = Einfaches Volk von { $seat } wartet auf { $cards ->
    [one] einer verborgenen Karte
   *[other] { $cards } verborgenen Karten
}.
risk-public-maester = Maesterkarten: { $deck } im Stapel; abgelegt: { $cards ->
    [none] keine
   *[other] { $cards }
}.
risk-public-objectives = Aufträge: { $deck } im Stapel; abgelegt: { $discarded ->
    [0] keine
   *[other] { $discarded }
}.
risk-public-objective = - { $objective }

# ── die Hand ──

risk-maester =
    { $card } · { $cost ->
        [0] umsonst
       *[other] { $cost } Gold
    }
risk-objective =
    { $objective } · { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
risk-progress = { $have } von { $need }
risk-progress-two = { $have } von { $need }, { $other } von { $wanted }
risk-character-up = { $character } · { $cost } Gold
risk-character-down = { $character } · schon eingesetzt
risk-character-held = { $character } · gefangen
risk-character-lost = { $character } lebt nicht mehr.

# ── was Charaktere und Karten tun ──

risk-card-catelyn_stark = Eine einzelne Armee im angegriffenen Land bekommt eine zweite zur Seite.
risk-card-jon_snow = In diesem Zug einmal mehr verlegen.
risk-card-ned_stark = Ein Würfel der Verteidigung zeigt seine höchste Seite.
risk-card-robb_stark = Alle Würfel des Angriffs zählen in dieser Invasion eins mehr.
risk-card-davos_seaworth = Gegen einen Hafen zählen alle Würfel des Angriffs in dieser Invasion eins mehr.
risk-card-melisandre = Ein Gegner verliert eine zufällige Maesterkarte.
risk-card-salladhor_saan = Je 100 Gold von jedem Gegner beim ersten Land, das du ihm in diesem Zug nimmst.
risk-card-stannis_baratheon = Alle Würfel der Verteidigung zählen in dieser Invasion eins mehr.
risk-card-cersei_lannister = Bei drei genommenen Ländern in diesem Zug eine Länderkarte mehr.
risk-card-jaime_lannister = Ein Würfel des Angriffs zeigt seine höchste Seite.
risk-card-tyrion_lannister = Beim Kauf einer Maesterkarte zwei ansehen und eine behalten.
risk-card-tywin_lannister = Alle Würfel der Verteidigung zählen in diesem Kampf eins mehr.
risk-card-brienne = Alle Würfel der Verteidigung haben in dieser Invasion acht Seiten.
risk-card-loras_tyrell = Bei Gleichstand gewinnt in dieser Invasion der Angriff.
risk-card-margaery_tyrell = Ein Würfel der anderen Seite wird noch einmal geworfen.
risk-card-renly_baratheon = Eine Armee mehr zum Aufstellen, in einem Land mit Burg.
risk-card-areo_hotah = An Burg oder Hafen zählt der höchste Würfel der Verteidigung in dieser Invasion eins mehr.
risk-card-doran_martell = In diesem Zug nichts genommen: trotzdem eine Länderkarte.
risk-card-ellaria_sand = Verlegt werden darf zu jeder Zeit dieses Zuges.
risk-card-oberyn_martell = Ein Würfel des Angriffs hat in dieser Invasion acht Seiten.
risk-card-barristan_selmy = Beliebige deiner Würfel der Verteidigung werden noch einmal geworfen.
risk-card-daenerys_targaryen = Alle Würfel des Angriffs haben in dieser Invasion acht Seiten.
risk-card-grey_worm = In dieser Invasion werden Einsen dieses Hauses noch einmal geworfen.
risk-card-jorah_mormont = Bei zwei genommenen Burgen oder Häfen in diesem Zug eine Länderkarte mehr.
risk-card-hizdahr_zo_loraq = Ein Würfel der Verteidigung hat in dieser Invasion acht Seiten.
risk-card-kraznys_mo_nakloz = Der höchste Würfel des Angriffs zählt in dieser Invasion eins mehr.
risk-card-pyat_pree = Alle Würfel dieses Hauses zählen in diesem Kampf eins mehr.
risk-card-xaro_xhoan_daxos = Statt zu ziehen, zwei Länderkarten ansehen und eine behalten.

risk-card-a_call_to_arms = Wirf einen Würfel: So viele Armeen kommen in das angegriffene Land.
risk-card-a_sworn_sword = Ein Ritter stellt sich in einem deiner Länder auf.
risk-card-a_temporary_truce = Die Invasion endet. Dieses Land ist in diesem Zug vor diesem Feind sicher, bis er jemand anderem eines nimmt.
risk-card-a_web_of_lies = Nimm einem Gegner eine zufällige Maesterkarte.
risk-card-best_laid_plans = Alle Gegner würfeln; der niedrigste Wurf verliert einen Siegpunkt.
risk-card-blood_magic = Nenne den Charakter eines Gegners und würfle: Ab 3 stirbt er.
risk-card-bribery = Der Angreifer bekommt 200 Gold, die Invasion endet, und das Land ist in diesem Zug sicher.
risk-card-call_in_your_banners = Wirf einen Würfel: so viele Armeen mehr zum Aufstellen.
risk-card-castle_walls = An einer Burg zählt der höchste Würfel der Verteidigung in dieser Invasion eins mehr.
risk-card-confusion_in_the_ranks = Jeder Gegner verliert eine zufällige Maesterkarte.
risk-card-cut_off_supply_lines = Wirf einen Würfel: Höchstens so viele Armeen verlassen ein Nachbarland, nie die letzte.
risk-card-desperate_ambush = Wirf einen Würfel: Ein bis drei der eingesetzten Angreifer sterben.
risk-card-establish_the_high_ground = Alle Würfel der Verteidigung dieses Hauses zählen in diesem Zug eins mehr, bis das Land fällt.
risk-card-fortified_ports = An einem Hafen zählt der höchste Würfel der Verteidigung in dieser Invasion eins mehr.
risk-card-freefolk_uprising = Die Einkünfte des Zuges, der gleich beginnt, werden halbiert.
risk-card-hired_thieves = Nimm jedem Gegner bis zu 200 Gold.
risk-card-led_into_a_trap = Alle in diesem Kampf eingesetzten Armeen sterben.
risk-card-mass_desertion = Zwei Länderkarten werden aufgedeckt: Armeen der Gegner dort werden halbiert.
risk-card-mourning_the_fallen = Bis zum nächsten Zug dieses Hauses kosten Charaktere und Maesterkarten seine Gegner das Doppelte.
risk-card-pirate_ship_fleet = In diesem Zug dürfen die Häfen dieses Hauses jede Küste ihres Bretts angreifen.
risk-card-preparing_for_war = Je eine Armee in drei deiner Länder, oder in allen, die du hast.
risk-card-raid_the_countryside = Fällt das Land in dieser Invasion, nimm seinem Besitzer bis zu 300 Gold.
risk-card-rally_the_smallfolk = Fünf Armeen warten auf einer verborgenen Länderkarte, bis du dieses Land hältst.
risk-card-reinforce_bulwarks = In einem deiner Länder entsteht eine Befestigung.
risk-card-shifting_alliance = Bis zu zwei eingesetzte Angreifer sterben, und zwei Armeen kommen zur Verteidigung.
risk-card-sickness_in_the_ranks = Eine Länderkarte wird aufgedeckt: Gegner verlieren in jedem Land dieser Region eine Armee.
risk-card-spiders_sabotage = Diese Maesterkarte bleibt ohne Wirkung.
risk-card-strategic_withdrawal = Alle deine Armeen bis auf eine verlassen das angegriffene Land und gehen in ein anderes von dir.
risk-card-strength_of_steel = Der höchste Würfel des Angriffs zählt in dieser Invasion eins mehr.
risk-card-taken_captive = Fällt das Land in dieser Invasion, wird ein Charakter seines Hauses gefangen, bis Lösegeld gezahlt ist.
risk-card-unplanned_losses = Auf jeder Seite sterben bis zu zwei Armeen, nie die letzte.
risk-card-valar_morghulis = Ein Charakter deiner Wahl stirbt.
risk-card-valyrian_steel = Einer deiner Würfel zeigt seine höchste Seite.
risk-card-weapons_of_war = In einem deiner Länder steht eine Belagerungsmaschine bereit.
risk-card-wed_for_peace = Die Invasion endet, und dieser Feind darf dich in diesem Zug nicht mehr angreifen.
risk-card-winter_is_coming = Jeder Gegner zieht zwei Armeen ab, dann du eine.

# ── die Augenblicke von Charakteren und Karten ──

risk-when =
    { $window ->
        [any_time] wann immer jemand entscheidet
        [own_turn_start] dein Zug beginnt
        [opponent_turn_start] ein fremder Zug beginnt
        [own_income] nach deinen Einkünften
        [own_deploy] während du aufstellst
        [own_buy_maester] beim Kauf einer Maesterkarte
        [own_pre_invasion] vor deiner ersten Invasion
        [own_declare] du fällst in ein Land ein
        [declared_against_you] bei dir wird eingefallen
        [declared_against_other] andere ziehen in den Krieg
        [any_declare] eine Invasion von dir oder gegen dich
        [committed_against_you] Armeen ziehen gegen dich
        [after_roll_attacker] nach den Würfeln, im Angriff
        [after_roll_defender] nach den Würfeln, in der Verteidigung
        [after_roll_either] nach den Würfeln deines Kampfes
        [after_any_own_roll] nach irgendeinem Wurf von dir
        [opponent_plays_maester] jemand anderes spielt eine Maesterkarte
        [own_maneuver] bevor du verlegst
        [own_draw] statt deines Ziehens, oder dazu
       *[own_draw_none] du hast keine Karte verdient
    }

# ── die Geschichte ──

risk-objectives-dealt = Jedes Haus bekommt drei Aufträge.
risk-objectives-kept = Du hast deine Aufträge gewählt.
risk-objectives-returned = Alle haben ihre Aufträge gewählt.
risk-rolled-for-choice = { $rolling_seat } würfeln um die erste Wahl eines Hauses: { $dice }
risk-rolled-for-nothing = { $rolling_seat } werfen die Würfel: { $dice }
risk-ordered-choice = { $seat } wählt zuerst. Wer den ersten Zug hat, liegt an den Häusern.
risk-ordered-nothing = Wer den ersten Zug hat, liegt an den zugelosten Häusern.
risk-left-unclaimed =
    { $neutral ->
        [one] Ein Land kann niemand mehr beanspruchen; es bleibt neutral, mit { $armies } Armeen.
       *[other] { $neutral } Länder kann niemand mehr beanspruchen; sie bleiben neutral, mit je { $armies } Armeen.
    }
risk-seats-taken =
    Je { $armies } Armeen stehen in { $places }{ $neutral ->
        [0] .
        [one] ; ein Land bleibt neutral.
       *[other] ; { $neutral } Länder bleiben neutral.
    } { $seat } beansprucht zuerst.
risk-ranked = Was du beanspruchen willst, ist notiert.
risk-lands-claimed =
    { $seat } beansprucht { $lands ->
        [one] ein Land
       *[other] { $lands } Länder
    } in { $regions }.
risk-claimed = { $seat } beansprucht **{ $territory }**.
risk-added = { $seat } setzt noch eine Armee nach **{ $territory }**.
risk-bonus-given =
    Für einen späten Platz beginnt { $seat } mit { $gold } Gold{ $count ->
        [0] .
        [one] {" "}und einer Karte.
       *[other] {" "}und { $count } Karten.
    }
risk-pile-shuffled-territory = Die Länderkarten sind gemischt: { $cards }.
risk-pile-shuffled-maester = Die Maesterkarten sind gemischt: { $cards }.
risk-pile-shuffled-objective = Die Aufträge sind gemischt: { $cards }.
risk-used =
    { $seat } setzt für { $cost } Gold **{ $card }**{ $aim ->
        [seat] {" "}gegen { $aimed_seat }
        [character] {" "}gegen { $character }
        [territory] {" "}in { $territory }
       *[none] {""}
    } ein.
risk-played =
    { $seat } spielt **{ $card }**{ $aim ->
        [seat] {" "}gegen { $aimed_seat }
        [character] {" "}gegen { $character }
        [territory] {" "}in { $territory }
       *[none] {""}
    }{ $cost ->
        [0] .
       *[other] , für { $cost } Gold.
    }
risk-card-rolled = Wurf für { $card } von { $rolling_seat }: { $dice }.
risk-card-cancelled = **{ $card }** verpufft.
risk-reaction-ask = Du wirst gefragt, bevor **{ $card }** eingesetzt wird.
risk-reaction-never = **{ $card }** wird nicht eingesetzt, solange du fort bist.
risk-reaction-always = **{ $card }** wird eingesetzt, sobald es geht.
risk-reaction-window-ask = Bei dieser Gelegenheit wirst du gefragt.
risk-reaction-window-never = Bei dieser Gelegenheit passt du.
risk-reaction-window-always = Bei dieser Gelegenheit setzt du ein, was du kannst.
risk-invasion-cancelled = Die Invasion von { $seat } in **{ $target }** endet, bevor sie beginnt.
risk-armies-placed =
    In { $territories } kommt Verstärkung an: { $lands ->
        [one] {""}
       *[other] je{" "}
    }{ $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
risk-armies-destroyed =
    { $armies ->
        [one] Eine Armee geht
       *[other] { $armies } Armeen gehen
    } verloren, in { $territories }.
risk-landing-loses =
    Der Angriff ({ $house }) verliert { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    }.
risk-armies-spared = Keine Armee geht verloren.
risk-mustered =
    { $seat } hat { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } mehr zum Aufstellen.
risk-removed =
    { $seat } zieht { $armies ->
        [one] eine Armee
       *[other] { $armies } Armeen
    } aus **{ $territory }** ab.
risk-gold-taken = { $gold } Gold gehen von { $from_seat } an { $seat }.
risk-maester-dropped = { $seat } verliert **{ $card }**.
risk-maester-stolen = { $seat } nimmt { $from_seat } eine Maesterkarte ab.
risk-maester-stolen-card = { $seat } nimmt { $from_seat } **{ $card }** ab.
risk-cards-revealed = Aufgedeckt: { $cards }.
risk-smallfolk-hidden = Einfaches Volk sammelt sich für { $seat }; niemand weiß, wo.
risk-smallfolk-hidden-card = Einfaches Volk sammelt sich für { $seat } in **{ $card }**.
risk-smallfolk-risen = Das einfache Volk von **{ $card }** erhebt sich für { $seat }: { $armies } Armeen.
risk-character-taken = { $seat } nimmt **{ $character }** gefangen.
risk-ransomed = { $seat } zahlt { $captor_seat } { $gold } Gold, und **{ $character }** kommt heim.
risk-points-lost =
    { $points ->
        [one] Ein Siegpunkt geht
       *[other] { $points } Siegpunkte gehen
    } verloren, wo es einen gab: { $losing_seat }.
risk-income-halved = Das freie Volk erhebt sich: { $seat } bekommt nur die halben Einkünfte.
risk-refreshed = Wieder bereit für { $seat }: { $characters }.
risk-bought = { $seat } kauft eine Maesterkarte für { $cost } Gold.
risk-bought-card = { $seat } kauft **{ $card }** für { $cost } Gold.
risk-looked-territory =
    { $seat } sieht sich { $count ->
        [one] eine Länderkarte
       *[other] { $count } Länderkarten
    } an.
risk-looked-maester =
    { $seat } zahlt { $cost } Gold und sieht sich { $count ->
        [one] eine Maesterkarte
       *[other] { $count } Maesterkarten
    } an.
risk-looked-objective =
    { $seat } { $cost ->
        [0] sieht
       *[other] zahlt { $cost } Gold und sieht
    } sich { $count ->
        [one] einen Auftrag
       *[other] { $count } Aufträge
    } an.
risk-kept = { $seat } behält die Karte.
risk-kept-dropped = { $seat } behält eine und legt { $cards } ab.
risk-scored =
    🏆 { $seat } wertet „{ $objective }“ für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
risk-unit-placed-knight = Ein Ritter von { $seat } stellt sich in **{ $territory }** auf.
risk-unit-placed-siege_engine = Eine Belagerungsmaschine von { $seat } steht in **{ $territory }** bereit.
risk-unit-placed-fortification = Eine Befestigung von { $seat } entsteht in **{ $territory }**.
risk-rolled = In **{ $target }** fallen die Würfel: { $attack } gegen { $defence }.
risk-dice-changed-attack = Der Angriff zeigt nun { $dice }.
risk-dice-changed-defence = Die Verteidigung zeigt nun { $dice }.
risk-card-die-turned = { $seat } dreht den Würfel auf { $face }.
risk-battle-void = Der Kampf um **{ $target }** entfällt: Von den Angetretenen ist niemand übrig.
risk-game-over-points = 👑 { $seat } hat die nötigen Siegpunkte: Das Reich ist gewonnen.
risk-reason-points = Die Siegpunkte sind erreicht.

# ── was nicht geht ──

risk-no-turn-choose = Zuerst werden Aufträge gewählt, von { $asked_seats }.
risk-no-turn-rank = Zuerst kommen die Wünsche von { $asked_seats }.
risk-no-turn-claim = { $seat } beansprucht zuerst ein Land.
risk-no-turn-add = { $seat } setzt zuerst eine Armee.
risk-no-turn-keep = { $seat } wählt zuerst eine Karte.
risk-no-turn-remove = { $seat } zieht zuerst Armeen ab.
risk-no-turn-commit = { $seat } ist am Zug, und eine Invasion ist im Gange.
risk-no-turn-window = Zuerst antworten: { $asked_seats }.
risk-no-first-choose = Wähle zuerst die zwei Aufträge, die du behältst.
risk-no-first-rank = Sag zuerst, welche Regionen du willst.
risk-no-first-claim = Beanspruche zuerst ein Land.
risk-no-first-add = Setz zuerst eine Armee.
risk-no-first-keep = Wähle zuerst die Karte, die du behältst.
risk-no-first-remove = Zieh zuerst die Armeen ab, für { $card }.
risk-no-first-commit = Schick zuerst Armeen in den Kampf um { $target }.
risk-no-first-window = Du bist zuerst gefragt, ob du etwas einsetzt: Tu es, oder passe.

risk-no-keep =
    Behalte { $count ->
        [one] eine
       *[other] { $count }
    } von { $cards }.
risk-no-rank-regions = Nenne drei verschiedene Regionen dieses Bretts.
risk-no-rank-armies = Sag eines davon: borders, evenly, heart.
risk-no-pass-until = Sag eines davon: now; card, battle, attack oder turn, wo es das gibt.
risk-no-claim = Dieses Land ist nicht frei. Wähle ein freies.
risk-no-add = Dieses Land hältst du nicht. Wähle eines von dir.
risk-no-gold = Das kostet { $cost } Gold, und du hast { $gold }.
risk-no-gold-early = Das kostet { $cost } Gold, und vor den Einkünften dieses Zuges hattest du { $gold }: Nur das zählt, bevor du verstärkst. Nutz es am Anfang eines späteren Zuges.
risk-no-gold-promised =
    Das kostet { $cost } Gold, und deines wird gleich { $gold ->
        [0] jemand anderem übergeben.
       *[other] bis auf { $gold } jemand anderem übergeben.
    } Warte, bis das entschieden ist.
risk-no-maesters = Es gibt keine Maesterkarte mehr zu kaufen. Spiel ohne weiter.
risk-no-search = In diesem Zug hast du schon gesucht. Spiel weiter, und such in deinem nächsten wieder.
risk-no-objectives = Es ist kein Auftrag mehr zu suchen. Spiel so weiter.
risk-no-buy-module = Dieses Spiel hat keine Maesterkarten. Spiel ohne sie weiter.
risk-no-search-module = In diesem Spiel wird kein Gold für Aufträge ausgegeben. Spiel so weiter.
risk-no-ransom-module = In diesem Spiel wird kein Charakter gefangen. Spiel so weiter.
risk-no-purchase-late = Dein Hof ist für diesen Zug vorbei: Gekauft wird vor der ersten Invasion. Kauf in deinem nächsten Zug.
risk-no-ransom = Kein Charakter dieses Namens von dir ist gefangen. Wähle einen, der angeboten wird.
risk-no-unit-module = Dieses Spiel hat keine Spezialeinheiten. Behalte die Karte für einen Satz.
risk-no-unit-now = Eine einzelne Karte wird einmal im Zug abgegeben, zu dessen Beginn, bevor die erste Armee steht. Behalte diese für deinen nächsten Zug.
risk-no-unit-card = Diese Karte hältst du nicht. Wähle eine deiner Hand.
risk-no-unit-set = Du musst in diesem Zug einen Satz einlösen, und ohne diese Karte hast du keinen. Wähle eine andere Karte, oder löse den Satz ein.
risk-no-units-there = Dort steht weder Ritter noch Belagerungsmaschine. Lass weg, welche mitziehen.
risk-no-units = { $low } bis { $high } Ritter und Belagerungsmaschinen können mitziehen. Wähle so viele.
risk-no-attack-barred = { $target } ist dir in diesem Zug verschlossen. Greif ein anderes Land an.
risk-no-attack-truce = Auf { $target } liegt in diesem Zug ein Waffenstillstand, bis du jemand anderem ein Land genommen hast. Greif ein anderes Land an.
risk-no-halt-unfought = Die Invasion in { $target } ist erklärt: Ein Kampf muss gefochten werden. Ficht ihn aus, und hör danach auf.
risk-no-play-none = Dieses Spiel hat weder Charaktere noch Maesterkarten. Spiel ohne sie weiter.
risk-no-play-unknown = Diesen Charakter, diese Karte gibt es in diesem Spiel nicht. Wähle, was angeboten wird.
risk-no-play-character = { $card } folgt deinem Haus nicht. Setz einen Charakter von dir ein.
risk-no-play-down = { $card } liegt verdeckt, bis dein Hof nach den Käufen deines Zuges wieder bereit ist. Nimm jemand anderen, oder eine andere Karte.
risk-no-play-captive = { $captor_seat } hält { $card } gefangen. Nimm jemand anderen, oder kauf { $card } für { $gold } Gold frei, vor der ersten Invasion eines deiner Züge.
risk-no-play-dead = { $card } ist aus dem Spiel. Nimm jemand anderen, oder eine andere Karte.
risk-no-play-module = { $card } kann in diesem Spiel nichts bewirken: So sind seine Optionen. Nimm jemand anderen, oder eine andere Karte.
risk-no-play-full = Du hältst { $cards } Karten, und mehr hält niemand: { $card } zöge vergebens. Beende deinen Zug.
risk-no-play-held = { $card } hältst du nicht. Spiel eine Karte deiner Hand.
risk-no-play-now = Das ist nicht der Augenblick für { $card }. Warte auf den richtigen: { risk-when }.
risk-no-play-rolled = Die Würfel sind gefallen: { $card } muss warten, bis ihre Verluste abgezogen sind.
risk-no-play-vain = { $card } würde jetzt nichts bewirken. Heb es für später auf, oder setz etwas anderes ein.
risk-no-play-requires = Die Bedingung von { $card } ist jetzt nicht erfüllt. Auf der Karte steht, wann sie es ist.
risk-no-play-target = Sag, gegen wen oder was sich { $card } richtet.
risk-no-play-lands =
    { $count ->
        [one] Nenne ein Land von dir, oder lass es weg.
       *[other] Wähle { $count } verschiedene Länder von dir.
    }
risk-no-play-choice = Bei { $card } gibt es so etwas nicht zu wählen. Lass es weg.
risk-no-remove-there = Aus { $territory } lässt sich jetzt keine Armee abziehen. Wähle ein Land mit zwei oder mehr.
risk-no-remove-else = Die Karte gilt { $territory }: Von dort gehen Armeen. Sag, wie viele.
risk-no-remove-armies =
    { $low ->
        [0] { $high ->
            [one] Höchstens eine Armee lässt sich abziehen.
           *[other] Bis zu { $high } Armeen lassen sich abziehen.
        }
        [one] Eine Armee lässt sich abziehen.
       *[other] { $low } bis { $high } Armeen lassen sich abziehen.
    }
risk-no-reveal = Dort kann sich jetzt kein einfaches Volk für dich erheben. Es braucht deinen eigenen Zug, und das Land muss dir gehören.
risk-no-score-held = Diesen Auftrag hältst du nicht. Werte einen deiner Hand.
risk-no-score-met = „{ $objective }“ ist nicht erfüllt. **Meine Hand** sagt, was fehlt.
risk-no-score-twice = In diesem Zug hast du schon gewertet. Im nächsten darfst du wieder.
risk-no-score-late = In diesem Zug ist es zum Werten zu spät. Werte im nächsten.
risk-no-react-what = Nenne einen Charakter von dir, eine Maesterkarte, die anderen antwortet, oder eine Gelegenheit.
risk-no-react-order = Sag eines davon: ask, never, always.
