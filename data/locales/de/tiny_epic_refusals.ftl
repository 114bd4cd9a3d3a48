# Warum eine Wahl, ein Zug oder eine Karte nicht geht (TE-2 bis TE-17), und was stattdessen.

tiny_epic-no-players = Diese Spielart ist für { $low } bis { $high } Spieler. Wähle eine andere unter **Optionen**, oder ändere, wie viele mitspielen: **Computerspieler dazu** besetzt einen Platz.
tiny_epic-no-more = Für dich ist das Spiel vorbei.
tiny_epic-no-house-house = Dieses Haus ist nicht frei. Wähle ein anderes.
tiny_epic-no-draft-die = Dieser Würfel ist nicht mehr da. Nimm einen vom Tisch.
tiny_epic-no-place-die = Diesen Würfel hast du nicht. Leg einen von deinen.
tiny_epic-no-place-slot = Dieses Feld ist belegt. Wähle ein freies.
tiny_epic-no-ability-house = Die Fähigkeit dieses Hauses kannst du jetzt nicht nutzen. Wähle deine oder die eines Verbündeten, die du bezahlen kannst und in diesem Zug noch nicht genutzt hast, oder leg einen Würfel.
tiny_epic-no-ability-die = Diese Fähigkeit änderte den Würfel nicht. Wähle einen anderen.
tiny_epic-no-ability-face = Diese Fähigkeit gibt diese Seite nicht. Wähle eine andere.
tiny_epic-no-recruit-unit = Das kannst du jetzt nicht anwerben. Wähle einen Machtmarker oder Helden von dir oder einem Verbündeten, der auf seiner Tafel liegt.
tiny_epic-no-recruit-domain = Dort kann es nicht stehen. Wähle ein Gebiet, das du beherrschst und das Platz hat.
tiny_epic-no-march-source = Von dort kann kein Heer marschieren. Wähle ein Gebiet, von dem Einheiten von dir irgendwohin können.
tiny_epic-no-march-target = Von hier kann kein Heer dorthin marschieren. Wähle ein Nachbargebiet, das betreten werden darf.
tiny_epic-no-march-army = Dieses Heer kann nicht dorthin. Schick andere, oder weniger, oder wähle ein anderes Gebiet.
tiny_epic-no-sail-source = Von dort kann kein Heer segeln. Wähle ein Gebiet, von dem Einheiten von dir irgendwohin können.
tiny_epic-no-sail-target = Von hier kann kein Heer dorthin segeln. Wähle ein Gebiet auf einem anderen Kartenteil, höchstens zwei Teile entfernt, wenn die Karte im Spiel keine weitere Fahrt erlaubt.
tiny_epic-no-sail-army = Dieses Heer kann nicht dorthin. Schick andere, oder weniger, oder wähle ein anderes Gebiet.
tiny_epic-no-move-source = Die Karte bewegt niemanden von dort. Wähle ein anderes Gebiet mit Einheiten von dir.
tiny_epic-no-move-target = Die Karte bewegt von hier niemanden dorthin. Wähle ein anderes Gebiet.
tiny_epic-no-move-army = Die Karte bewegt dieses Heer nicht dorthin. Wähle ein anderes.
tiny_epic-no-recruit-gold = Das kostet { $price } Gold, und { $shared ->
    [0] du hast
   *[other] das Bündnis hat
} { $gold }. Wähle etwas Billigeres, oder passe.
tiny_epic-no-going-nobody = In { $domain } hast du keine Einheiten. Wähle ein Gebiet, in dem du welche hast.
tiny_epic-no-going-stay = In { $domain } darf niemand bleiben ohne die Burgen, die es verlangt. Nimm alle mit.
tiny_epic-no-going-egg = Ein Ei darf in { $domain } nicht allein bleiben. Nimm es mit, oder lass eine Einheit bei ihm.
tiny_epic-no-going-leader = Die Karte verlangt einen Helden oder Drachen im Heer. Nimm einen mit.
tiny_epic-no-going-castles = Wer in { $domain } einen Zug beendet, muss { $needed } Burgen halten; wenn dieses Heer aufgebrochen ist, { $shared ->
    [0] hältst du
   *[other] hält das Bündnis
} { $held }. Wähle ein anderes Gebiet, oder nimm erst Burgen ein.
tiny_epic-no-going-peace = Die Karte verlangt eine Schlacht, und in { $domain } steht kein Feind. Wähle ein Gebiet mit Feinden.
tiny_epic-no-going-shared = In { $domain } stehen Einheiten eines anderen Spielers. Zieh hindurch, oder wähle ein anderes Gebiet.
tiny_epic-no-going-allies = Einheiten zweier Häuser, die niemand führt, dürfen in { $domain } nicht zusammen stehen. Schick andere, oder wähle ein anderes Gebiet.
tiny_epic-no-going-wall = Die Mauer steht, und niemand überquert sie, ob zu Land, zur See oder im Flug. Wähle ein Gebiet diesseits.
tiny_epic-no-going-full = In { $domain } haben sie keinen Platz: Ein Gebiet fasst drei Einheiten eines Hauses. Schick weniger, oder wähle ein anderes Gebiet.
tiny_epic-no-going-last = Die letzte Einheit eines Hauses kann nicht allein angreifen. Schick andere mit, oder wähle ein Gebiet ohne Feinde.
tiny_epic-no-going-protected = In { $domain } steht die letzte Einheit eines Hauses; sie darf nicht angegriffen werden. Wähle ein anderes Gebiet.
tiny_epic-no-going-king = Solange das Bündnis weniger Punkte hat als der Nachtkönig, darf niemand sein Gebiet betreten. Hol erst Punkte, oder wähle ein anderes Gebiet.
tiny_epic-no-going-one = Die Karte bewegt genau eine Einheit. Schick eine allein.
tiny_epic-no-going-alone = Die Karte bewegt einen Helden oder Drachen allein. Lass alle anderen zurück.
tiny_epic-no-going-token = Die Karte verlangt ein Gebiet, in dem ein Machtmarker der einzige Feind ist, und nicht die letzte Einheit seines Hauses; { $domain } ist keines. Wähle ein anderes Gebiet.
tiny_epic-no-going-fief = Die Karte verlangt eine Schlacht in einem Burggebiet oder in King's Landing, und { $domain } ist keines davon. Wähle ein anderes Gebiet.
tiny_epic-no-going-played = Die Karte verlangt eine Schlacht mit einem Haus, das niemand führt und das mit niemandem verbündet ist. Wähle ein anderes Gebiet als { $domain }.
tiny_epic-no-going-single = Die Karte verlangt ein Gebiet, das eine einzelne feindliche Einheit hält, und { $domain } ist keines. Wähle ein anderes Gebiet.
tiny_epic-no-going-ambush = Die Karte verlangt einen Angriff, und in { $domain } käme der Eisdrache wegen des Drachenglases und griffe dich an. Wähle ein anderes Gebiet, oder zieh ohne Karte dorthin.
tiny_epic-no-whisper-cards = Abwerfen kannst du nur Intrigenkarten deiner Hand, bei voller Hand mindestens eine.
tiny_epic-no-plot-card = Kein Schild dieser Karte lässt sich jetzt ausführen. Wähle eine andere Karte, oder passe.
tiny_epic-no-plot-gold = Dieser Schild kostet { $price } Gold, und { $shared ->
    [0] du hast
   *[other] das Bündnis hat
} { $gold }. Wähle einen anderen, oder passe.
tiny_epic-no-plot-shield = Dieser Schild lässt sich jetzt nicht ausführen. Wähle einen anderen.
tiny_epic-no-plot-target = Das gibt es für diesen Schild nicht. Wähle etwas anderes, oder einen anderen Schild.
tiny_epic-no-event-what = Darauf kann die Karte nicht zielen. Wähle etwas anderes, oder lass es weg und lass dich fragen.
tiny_epic-no-event-card = Diese Karte hast du nicht auf der Hand. Wähle eine von dort, oder passe.
tiny_epic-no-event-vain = { $card } bewirkte jetzt nichts, oder nicht alles, was sie verlangt, ist möglich. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-gold = { $card } verlangt { $needed } Gold, und { $shared ->
    [0] du hast
   *[other] das Bündnis hat
} weniger. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-no_gold = { $card } spielt nur, { $shared ->
    [0] wer gar kein Gold hat
   *[other] wessen Bündnis gar kein Gold hat
}. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-vp = { $card } kostet Punkte, und { $shared ->
    [0] du hast
   *[other] das Bündnis hat
} keine. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-castles = { $card } verlangt { $needed } Burgen, und { $shared ->
    [0] du hältst
   *[other] das Bündnis hält
} weniger. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-force_track_tokens = { $card } verlangt { $needed } Marker auf deiner Truppenleiste, und du hast weniger. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-ally_pool = { $card } verlangt einen Marker im Bündnisvorrat, und { $shared ->
    [0] du hast keinen
   *[other] dort liegt keiner
}. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-another_player_ally_pool = { $card } verlangt einen Marker in { $shared ->
    [0] einem anderen Bündnisvorrat, und niemand sonst hat einen
   *[other] dem Schreckensvorrat, und dort liegt keiner
}. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-control_hero = { $card } verlangt einen Helden oder Drachen von dir auf der Karte. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-hero_alone_in_domain = { $card } verlangt einen Helden von dir, der allein in einem Gebiet steht. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-own_hero_card_in_hand_or_played = { $card } verlangt deinen Helden auf der Karte. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-own_hero_on_mat = { $card } bringt deinen Helden zurück, und er steht schon auf der Karte. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-eggs_in_supply = { $card } verlangt ein Ei im Vorrat, und keines ist übrig. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-egg_cost = { $card } verlangt das Gold, das ein Ei kostet, und { $shared ->
    [0] du hast
   *[other] das Bündnis hat
} weniger. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-has_alliance = { $card } verlangt ein verbündetes Haus, und { $shared ->
    [0] du hast
   *[other] das Bündnis hat
} keines. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-sole_leader_is_another_player = { $card } { $shared ->
    [0] trifft, wer allein die meisten Punkte hat, und das ist gerade niemand sonst
   *[other] verlangt, dass der Nachtkönig mehr Punkte hat als das Bündnis
}. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-kings_landing_controlled_by_a_player = { $card } verlangt jemanden, der King's Landing hält, und niemand hält es. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-walker_in_kings_landing = { $card } verlangt in King's Landing einen Weißen Wanderer ohne den Nachtkönig. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-kings_landing_controller_has_ally_token = { $card } verlangt einen Marker im Bündnisvorrat dessen, der King's Landing hält. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-power_token_in_kings_landing = { $card } verlangt einen Machtmarker in King's Landing, und dort steht keiner. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-legal_attack_target = { $card } verlangt einen Angriff, und du erreichst damit niemanden. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-legal_single_unit_target = { $card } verlangt eine einzelne Einheit als Ziel, und keine ist zu erreichen. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-legal_single_token_target = { $card } verlangt einen einzelnen Marker als Ziel, und keiner ist zu erreichen. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-adjacent_hostile_domain = { $card } verlangt Feinde neben Einheiten von dir, außer in King's Landing. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-leverage_on_target_ally = { $card } verlangt Verbündete von jemand anderem, die deine Marker gewinnen können. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-own_power_token_removable = { $card } verlangt einen Machtmarker von dir, der sich aufgeben lässt. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-own_house_unit_removable = { $card } verlangt eine Einheit deines Hauses, die sich aufgeben lässt. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-np_pool_token_of_non_ally = { $card } verlangt im Vorrat eines Hauses, das nicht mit dir verbündet ist, einen Marker, und dort liegt keiner. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-np_token_on_map = { $card } verlangt auf der Karte einen Marker eines Hauses, das niemand führt. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-adjacent_enemy_power_token = { $card } verlangt einen feindlichen Machtmarker neben Einheiten von dir, außer in King's Landing. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-control_hero_removable = { $card } verlangt einen Helden von dir, der sich aufgeben lässt. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-hero_available = { $card } verlangt einen Helden, der nicht auf der Karte steht. Wähle eine andere Karte, oder passe.
tiny_epic-no-event-lacks-way = { $card } schickt einen Helden in ein Gebiet: keinen, der schon dort ist, und niemanden, wo kein Platz ist oder wo der Nachtkönig, der Eisdrache oder jemand anderes vom Bündnis steht. Wähle eine andere Karte, oder passe.
tiny_epic-no-commit-card = Diese Karte kannst du nicht einsetzen: Sie muss auf deiner Hand sein, und in der Verteidigung muss sie bezahlt werden. Setz eine andere ein, oder keine.
tiny_epic-no-commit-second = Diese Karte kann hier nicht deine zweite sein. Wähle eine andere, oder lass sie weg.
tiny_epic-no-lose-unit = Diese Einheit kann es hier nicht sein. Wähle eine der angebotenen.
tiny_epic-no-retreat-domain = Dorthin können sie sich nicht zurückziehen. Wähle eines der nächsten Gebiete.
tiny_epic-no-choose-what = Das lässt sich hier nicht wählen. Wähle etwas von dem, was angeboten wird.
tiny_epic-no-standing-matter = Nach so etwas wird nicht gefragt. Wähle etwas von dem, was angeboten wird.
tiny_epic-no-standing-answer = Das ist keine Antwort darauf. Wähle eine der angebotenen.
tiny_epic-no-standing-against = Nur Karten für eine Schlacht lassen sich für einen Gegner oder ein Gebiet aufheben. Lass es weg.
tiny_epic-no-turn-house = { $seat } nimmt zuerst ein Haus.
tiny_epic-no-turn-draft = { $seat } nimmt zuerst einen Würfel.
tiny_epic-no-turn-draft_bottom = { $seat } entscheidet zuerst über den unteren Würfel.
tiny_epic-no-turn-bottom = { $seat } darf zuerst den unteren Würfel nutzen.
tiny_epic-no-turn-place = { $seat } ist am Zug.
tiny_epic-no-turn-optional = { $seat } darf zuerst auf dem Feld handeln.
tiny_epic-no-turn-die = { $seat } darf zuerst den Würfel nutzen.
tiny_epic-no-turn-follow = { $seat } darf zuerst dem Würfel folgen.
tiny_epic-no-turn-step = { $seat } führt zuerst eine Karte aus.
tiny_epic-no-turn-march = { $seat } ist noch auf dem Marsch.
tiny_epic-no-turn-plot = { $seat } spinnt noch eine Intrige.
tiny_epic-no-turn-choose = { $seat } wählt zuerst.
tiny_epic-no-turn-battle = Eine Schlacht wartet auf die Karten von { $asked_seats }.
tiny_epic-no-turn-loss = { $seat } nennt zuerst die verlorene Einheit.
tiny_epic-no-turn-retreat = { $seat } sagt zuerst, wohin der Rückzug geht.
tiny_epic-no-turn-too_many = { $seat } nennt zuerst eine Einheit, für die kein Platz ist.
tiny_epic-no-first-house = Nimm zuerst ein Haus.
tiny_epic-no-first-draft = Nimm zuerst einen Würfel.
tiny_epic-no-first-draft_bottom = Leg zuerst einen Würfel auf das untere Feld.
tiny_epic-no-first-bottom = Der untere Würfel erlaubt nur { $what }; tu es, oder passe.
tiny_epic-no-first-place = Leg zuerst einen Würfel.
tiny_epic-no-first-optional = Das Feld erlaubt nur { $what }; tu es, oder passe.
tiny_epic-no-first-die = Der Würfel erlaubt nur { $what }; tu es, oder passe.
tiny_epic-no-first-follow = Der Würfel erlaubt nur { $what }; tu es, oder passe.
tiny_epic-no-first-step = Die Karte verlangt zuerst: { $what }.
tiny_epic-no-first-march = Setz zuerst den Marsch von { $domain } fort.
tiny_epic-no-first-plot = Führ zuerst einen weiteren Schild von { $card } aus, oder hör auf.
tiny_epic-no-first-choose = Wähle zuerst für { $card }.
tiny_epic-no-first-battle = Setz zuerst eine Karte für { $domain } ein, oder keine.
tiny_epic-no-first-loss = Nenne zuerst die Einheit, die in { $domain } verloren geht.
tiny_epic-no-first-retreat = Sag zuerst, wohin der Rückzug von { $domain } geht.
tiny_epic-no-first-too_many = Nenne zuerst eine Einheit, für die in { $domain } kein Platz ist.
