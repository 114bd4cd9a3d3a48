tiny_epic-walker-rose-ranger = Die Grenzerkarte bringt einen Weißen Wanderer nach { $domain }.
tiny_epic-walker-rose-spread = Ein Weißer Wanderer folgt dem Nachtkönig nach { $domain }.
tiny_epic-walker-rose-ranger-several = Die Grenzerkarte bringt Weiße Wanderer nach { $domain }.
tiny_epic-walker-rose-spread-several = Weiße Wanderer folgen dem Nachtkönig nach { $domain }.
tiny_epic-walker-rose-token = Der Marker bringt einen Weißen Wanderer nach { $domain }.
tiny_epic-walker-rose-flight = Ein Weißer Wanderer erhebt sich in { $domain }, wo der Eisdrache gelandet ist.
tiny_epic-walker-fell = Der Weiße Wanderer in { $domain } ist fort.
tiny_epic-walker-lurked = Ein Weißer Wanderer kommt in den Schreckensvorrat.
tiny_epic-terror-spreads = Schrecken breitet sich aus, durch die Schilde auf „{ $card }“: { $shields }.
tiny_epic-walkers-dispersed = { $count ->
    [one] Ein Weißer Wanderer verlässt
   *[other] { $count } Weiße Wanderer verlassen
} den Schreckensvorrat.
tiny_epic-dragon-home = Der Eisdrache fliegt zur Mauer zurück.
tiny_epic-dragon-went = Der Eisdrache fährt auf { $domain } nieder.
tiny_epic-confronted-treaty = { $seat } führt das Bündnis in { $target } gegen { $foe }.
tiny_epic-confronted-mate = { $house }, der Gefährte, führt das Bündnis in { $target } gegen { $foe }.
tiny_epic-confronted-dead = Ein Angriff auf { $target } durch { $foe }.
tiny_epic-faced-won = Das Bündnis siegt in { $target } gegen { $foe }, { $treaty } gegen { $dead }{ $tie ->
    [yes] ; bei Gleichstand gewinnt die Verteidigung
   *[no] {""}
}.
tiny_epic-faced-lost = Das Bündnis unterliegt in { $target } gegen { $foe }, { $treaty } gegen { $dead }{ $tie ->
    [yes] ; bei Gleichstand gewinnt die Verteidigung
   *[no] {""}
}.
tiny_epic-moved-terror-in = In den Schreckensvorrat: { $army }.
tiny_epic-moved-terror-from_in = Für zwei Weiße Wanderer kommt ein Marker ({ $from_party }) in den Schreckensvorrat: { $army }.
tiny_epic-moved-card-from_in = Aus dem Bündnisvorrat ({ $from_party }) in den Schreckensvorrat: { $army }.
tiny_epic-moved-card-out_to = Aus dem Schreckensvorrat in den Bündnisvorrat ({ $to_party }): { $army }.
tiny_epic-moved-card-out = Aus dem Schreckensvorrat zurück in den Vorrat der Marker: { $army }.
tiny_epic-moved-plot-out = Aus dem Schreckensvorrat zurück in den Vorrat der Marker: { $army }.
tiny_epic-moved-cull-out = Aus dem Schreckensvorrat zurück in den Vorrat der Marker: { $army }; ein Vorrat behält zwei.
tiny_epic-moved-lost-in = In { $source } verloren: { $army } (in den Schreckensvorrat).
tiny_epic-scored-walker_there = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Dort steht schon ein Weißer Wanderer.
tiny_epic-scored-no_walker = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Es kann kein Weißer Wanderer mehr kommen.
tiny_epic-prompt-champion = jemanden nennen, der in { $domain } eine Karte einsetzen darf, oder niemanden
tiny_epic-reason-night_king_slain = Der Nachtkönig ist gefallen.
tiny_epic-scored-walkers = { $party } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Weiße Wanderer auf der Karte.
tiny_epic-terrified = { $house } ist verängstigt; sein Schild liegt im Schreckensvorrat.
tiny_epic-wall-fell = Die Mauer ist gefallen.
tiny_epic-king-came-ranger = Die Grenzerkarte schickt den Nachtkönig gegen { $domain }.
tiny_epic-king-came-flight = Der Eisdrache trägt den Nachtkönig nach { $domain }, zur nächsten Burg, die noch zu nehmen ist.
tiny_epic-castle-razed = Die Burg von { $domain } ist für immer zerstört.
tiny_epic-ranger = Die Grenzerkarte der Runde { $round }: Marker in { $tokens }; Weiße Wanderer in { $walkers }.
tiny_epic-ranger-attack = Die Grenzerkarte der Runde { $round }: Marker in { $tokens }; Weiße Wanderer in { $walkers }; der Nachtkönig greift { $target } an.
tiny_epic-token-laid = Ein Marker liegt verdeckt in { $domain }.
tiny_epic-token-turned = Der Marker in { $domain } wird aufgedeckt: { $token }.
tiny_epic-topic-token = Marker
tiny_epic-prompt-order = sagen, wohin der { $number ->
    [1] erste
   *[other] nächste
} Weiße Wanderer kommt, oder den Rest der Folge auf der Karte überlassen
tiny_epic-prompt-advance = sagen, zu welcher Burg der Nachtkönig fliegt
tiny_epic-prompt-tribute = einen Marker für die Weißen Wanderer im Schreckensvorrat hergeben ({ $owed } geschuldet)
tiny_epic-no-turn-champion = { $seat } nennt zuerst, wer eine Karte einsetzen darf.
tiny_epic-no-turn-order = { $seat } sagt zuerst, in welcher Folge die Weißen Wanderer kommen.
tiny_epic-no-turn-advance = { $seat } sagt zuerst, wohin der Nachtkönig fliegt.
tiny_epic-no-turn-tribute = { $seat } gibt zuerst einen Marker her.
tiny_epic-no-first-champion = Nenne zuerst jemanden, der in { $domain } eine Karte einsetzen darf, oder passe.
tiny_epic-no-first-order = Sag zuerst, wohin der { $number ->
    [1] erste
   *[other] nächste
} Weiße Wanderer kommt, oder passe.
tiny_epic-no-first-advance = Sag zuerst, zu welcher Burg der Nachtkönig fliegt.
tiny_epic-no-first-tribute = Gib zuerst einen Marker für die Weißen Wanderer im Schreckensvorrat her ({ $owed } geschuldet).
tiny_epic-reason-long_night = Sechs Runden sind vergangen, und der Nachtkönig steht: Die Lange Nacht ist da.
tiny_epic-figure-walkers = { $count ->
    [one] ein Weißer Wanderer
   *[other] { $count } Weiße Wanderer
}
tiny_epic-figure-terror = { $count } im Schreckensvorrat
tiny_epic-caption-wall = Das Bündnis { $treaty }, der Nachtkönig { $dead }. Die Mauer steht.
tiny_epic-caption-fallen = Das Bündnis { $treaty }, der Nachtkönig { $dead }. Die Mauer ist gefallen.
tiny_epic-night = Der Nachtkönig ist in { $domain }. { $count ->
    [0] Kein Weißer Wanderer ist auf der Karte
    [one] Ein Weißer Wanderer
   *[other] { $count } Weiße Wanderer
} ({ $pool ->
    [one] 1 kommt noch
   *[other] { $pool } kommen noch
}){ $count ->
    [0] { "" }
   *[other] : { $walkers }
}
tiny_epic-night-away = Der Nachtkönig ist noch nicht da. { $count ->
    [0] Kein Weißer Wanderer ist auf der Karte
    [one] Ein Weißer Wanderer
   *[other] { $count } Weiße Wanderer
} ({ $pool ->
    [one] 1 kommt noch
   *[other] { $pool } kommen noch
}){ $count ->
    [0] { "" }
   *[other] : { $walkers }
}
tiny_epic-night-strength = Ein Weißer Wanderer kämpft mit { $walker } und einer Karte, der Nachtkönig mit { $king }, den Weißen Wanderern um ihn und einer Karte.
tiny_epic-night-arms = Das Bündnis hat Drachenglas { $glass } von { $all_glass }, Valyrischen Stahl { $steel } von { $all_steel }; beides schwächt die Toten. Eisdrache: { $dragon }
tiny_epic-terror-pool = Schreckensvorrat: { $count ->
    [0] {""}
    [one] ein Weißer Wanderer
   *[other] { $count } Weiße Wanderer
}{ $pool ->
    [0] {""}
   *[other] { $count ->
        [0] { $tokens }
       *[other] ; { $tokens }
    }
}
tiny_epic-terrified-houses = Verängstigt: { $houses }
tiny_epic-tokens-open = { $count ->
    [one] Ein Marker liegt offen
   *[other] { $count } Marker liegen offen
}: { $tokens }
tiny_epic-treaty-has = Das Bündnis:{ $pool ->
    [0] {""}
   *[other] {""} Bündnisvorrat { $tokens };
}{ $allied ->
    [0] {""}
   *[other] {""} verbündet mit { $allies };
} { $held ->
    [0] keine Burg
    [one] Burg { $castles }
   *[other] Burgen { $castles }
}
tiny_epic-before-facing = Vor den Karten hat das Bündnis { $treaty } gegen { $dead } für { $foe }; die Toten decken eine Karte des Stapels auf. Das Bündnis hat { $gold } Gold.
tiny_epic-before-glass = Der Eisdrache kommt wegen des Drachenglases, das dort liegt, und greift mit { $strength } und einer Karte an; ein Gleichstand gehört dir.
tiny_epic-before-gold-treaty = Das Bündnis hat { $gold } Gold{ $full ->
    [0] {""}
   *[other] , und keinen Platz für mehr
}.
tiny_epic-before-by-deck = Dein Gefährte kämpft: Setzt du keine Karte ein, so deckt auch er eine des Stapels auf.
tiny_epic-before-mate = Wähle ein Haus aus der Liste: Es zieht nach eigenen Würfeln und Karten, und was es gewinnt, gehört auch dir. Ohne Wahl entscheidet das Los.
tiny_epic-beside-home = beginnt in { $domain }
tiny_epic-beside-hidden = ein Marker verdeckt
tiny_epic-beside-open = { $tokens } offen
tiny_epic-beside-pools = Bündnisvorrat { $ours }, Schreckensvorrat { $his }
tiny_epic-beside-from-terror = davon geht einer
tiny_epic-before-order = In jedes kommt einer, in deiner Folge. Wo Einheiten des Bündnisses stehen, kommt es zur Schlacht; von einem Haus, das nicht verbündet ist, geht ein Marker in den Schreckensvorrat, und die anderen ziehen sich zurück.
tiny_epic-before-order-short = Es sind zu wenige: Für jeden, der fehlt, bekommt der Nachtkönig einen Punkt.
tiny_epic-before-others = Der Bündnisvorrat eines anderen am Tisch ist hier der Schreckensvorrat.
tiny_epic-beside-price = { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
tiny_epic-beside-walker-goes = Wanderer geht
tiny_epic-beside-for = für { $house }
tiny_epic-beside-walker = { $count } dort, zwei nehmen 1 Marker
tiny_epic-teach-facing = Die höhere Summe gewinnt, bei Gleichstand die Verteidigung. Ein Sieg ist { $foe ->
    [king] das Ende des Nachtkönigs und des Spiels
   *[other] ein Punkt für das Bündnis
}; eine Niederlage kostet eine Einheit, und die anderen ziehen sich zurück.
tiny_epic-teach-march-treaty = Ein Schritt oder zwei; wo die Toten stehen, oder ein Haus, das nicht verbündet ist, kommt es zur Schlacht, und der Marsch ist zu Ende. Drei Einheiten, die in deinem Zug zusammen ankommen, decken auf, was dort verdeckt liegt.
tiny_epic-teach-plot-treaty = Ein Schild bringt einen Machtmarker in den Bündnisvorrat, oder einen Weißen Wanderer aus dem Schreckensvorrat fort. Zwei eines Hauses, und nicht weniger, als der Schreckensvorrat hat, machen es am Ende der Runde zum Verbündeten.
