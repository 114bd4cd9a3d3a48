tiny_epic-open-hand = Die Hand von { $seat }
tiny_epic-do-explore = Erkunden
tiny_epic-do-take = Den Marker bergen
tiny_epic-prompt-take = den Marker bergen, der in { $domain } offen liegt ({ $token }), oder passen und ihn liegen lassen
tiny_epic-prompt-walker = einen Weißen Wanderer nennen, der fällt
tiny_epic-moment-take = Ein Marker, der offen liegt
tiny_epic-token-dragon_glass = In { $domain } wird Drachenglas geborgen: Der Nachtkönig wird schwächer.
tiny_epic-token-three_eyed_raven = In { $domain } fliegt ein Rabe auf.
tiny_epic-token-valyrian_steel = In { $domain } wird Valyrischer Stahl gefunden: Die Weißen Wanderer werden schwächer.
tiny_epic-token-remove_white_walker = Von { $domain } aus wird ein Weißer Wanderer erschlagen.
tiny_epic-token-cache_of_gold = In { $domain } öffnet sich ein Versteck mit { $amount } Gold.
tiny_epic-token-lose_gold = Ein Missgeschick in { $domain } kostet bis zu { $amount } Gold.
tiny_epic-token-add_white_walker = In { $domain } regen sich die Toten.
tiny_epic-token-evoke_terror = Von { $domain } breitet sich Schrecken aus.
tiny_epic-dragon-joined = Das dritte Drachenglas ist geborgen: Der Eisdrache schließt sich dem Nachtkönig an.
tiny_epic-no-explore-domain = Dieses Gebiet lässt sich jetzt nicht erkunden: Es braucht einen Marker und mindestens drei Einheiten, die alle du bewegen darfst. Wähle ein anderes, oder mach ohne weiter.
tiny_epic-no-explore-when = Du erkundest nur im eigenen Zug oder wenn du einen unteren Würfel nutzt, bevor du sonst etwas mit ihm tust; nicht beim Folgen und nicht mitten in einer Karte. Mach weiter, und erkunde dann.
tiny_epic-no-turn-take = { $seat } darf zuerst einen Marker bergen.
tiny_epic-no-turn-walker = { $seat } nennt zuerst einen Weißen Wanderer.
tiny_epic-no-first-take = Birg zuerst den Marker in { $domain }, oder lass ihn liegen.
tiny_epic-no-first-walker = Nenne zuerst einen Weißen Wanderer.
tiny_epic-choice-terror-token = { $house }, im Schreckensvorrat
tiny_epic-choice-terror-swap = { $house } aus dem Schreckensvorrat nehmen, { $own } geben
tiny_epic-choice-terror-give = { $house }, in den Schreckensvorrat
tiny_epic-choice-treaty-token = { $house }, gehalten vom Bündnis
tiny_epic-choice-unit-walker = Der Weiße Wanderer in { $domain }
tiny_epic-option-mode-cooperative = 2 bis 5 Spieler gemeinsam gegen den Nachtkönig
tiny_epic-option-mode-cooperative-about = Ihr gewinnt zusammen oder gar nicht. Live anderthalb Stunden, sonst zwei Wochen.
tiny_epic-guide-cooperative =
    Ihr teilt Gold, Punkte, Burgen und Verbündete; die Hände liegen für alle am Tisch offen. Besiegt den Nachtkönig in einer Schlacht, bevor sechs Runden vorbei sind, und alle gewinnen.
    Jede Runde beginnt mit einer Grenzerkarte, und nach jedem Zug breitet sich Schrecken aus. Drei Einheiten, die in deinem Zug zusammen einziehen, erkunden: Valyrischer Stahl und Drachenglas schwächen die Toten.
    Bekämpft werden kann er nur, solange ihr mindestens so viele Punkte habt wie er, und er bekommt Punkte für jeden Weißen Wanderer auf der Karte. Wer die Hand des Königs hält, entscheidet für alle.
tiny_epic-came-back = { $seat } wird wieder gespielt und redet ab jetzt überall mit.
