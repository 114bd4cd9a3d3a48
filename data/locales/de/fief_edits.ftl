# Was eine Spielleitung von Hand ändert.

fief-do-set_units = Truppen in einem Dorf
fief-do-set_building = Gebäude eines Dorfes
fief-do-move_noble = Ort eines Adligen
fief-do-set_captor = Wer wen gefangen hält
fief-do-set_title = Wer einen Titel trägt
fief-do-set_spouse = Ehe eines Adligen
fief-do-set_mark = Zeichen von jemandem
fief-field-move_noble-village = In welches Dorf?
fief-field-unit = Welche Art?
fief-field-number = Wie viele?
fief-field-set_title-noble = Wer trägt ihn?
fief-field-set_captor-player = Bei wem gefangen?
fief-field-set_spouse-spouse = Mit wem?
fief-do-move_card = Ort einer Karte
fief-field-place = Wohin?
fief-do-set_first = Wer die Runde beginnt
fief-do-revive = Wer starb, lebt wieder
fief-do-let_die = Wer hätte sterben sollen
fief-do-set_wall = Was auf der Mauer liegt
fief-do-set_markers = Marker von jemandem
fief-do-set_mercenaries = Söldner im Sold
fief-do-set_idols = Die falschen Götzen
fief-do-bring_back = Wer gegangen ist
fief-field-part = Was von der Mauer?
fief-field-marker = Welche Marker?
fief-edit-wall-threat = Bedrohung
fief-edit-wall-supplies = Vorräte
fief-edit-wall-recruits = Rekruten
fief-edit-wall-breach = Bresche
fief-edit-wall-call = Schlacht ausgerufen
fief-edit-marker-diplomacy = Diplomatie
fief-edit-marker-defender = Verteidiger der Mauer
fief-field-mark = Welcher Marker?
fief-field-set_mark-how = Gesetzt oder entfernt?
fief-edit-idols-standing = stehen
fief-edit-idols-destroyed = zerstört
fief-field-set_idols-how = Stehen sie noch?
fief-edit-nobody = niemand
fief-edit-discard = abgelegt
fief-edit-deck = ihr Stapel
fief-edit-under = unter ihren Stapel
fief-edit-mark-outlaw = geächtet
fief-edit-mark-banished = verbannt
fief-edit-mark-heir = Erbe des Eisernen Throns
fief-edit-mark-assassin = Mörder
fief-edit-mark-gods_cursed = von den Göttern verflucht
fief-edit-mark-brother = Bruder
fief-edit-mark-ranger = Grenzer
fief-edit-mark-set = gesetzt
fief-edit-mark-removed = entfernt

fief-units-set = 🛠️ { $unit } von { $seat } in { $village } jetzt: { $number }.
fief-building-set-mill = 🛠️ Mühlen in { $village } jetzt: { $number }.
fief-building-set-sept = 🛠️ { $village } hat jetzt { $number ->
    [0] keine Septe
   *[other] eine Septe
}.
fief-building-set-stronghold = 🛠️ { $village } hat jetzt { $number ->
    [0] keine Festung
   *[other] eine Festung
}.
fief-building-set-fortified_city = 🛠️ { $village } ist jetzt { $number ->
    [0] keine Befestigte Stadt
   *[other] eine Befestigte Stadt
}.
fief-noble-moved = 🛠️ { $noble } von { $seat } ist jetzt in { $village }.
fief-captor-set = 🛠️ { $noble } von { $seat } ist jetzt bei { $captor_seat } gefangen.
fief-mark-set-outlaw = 🛠️ Jetzt geächtet: { $noble }.
fief-mark-set-banished = 🛠️ Jetzt verbannt: { $noble }.
fief-mark-set-heir = 🛠️ Jetzt Erbe des Eisernen Throns: { $noble }.
fief-mark-removed-outlaw = 🛠️ Nicht mehr geächtet: { $noble }.
fief-mark-removed-banished = 🛠️ Nicht mehr verbannt: { $noble }.
fief-mark-removed-heir = 🛠️ Nicht mehr Erbe des Eisernen Throns: { $noble }.
fief-title-set = 🛠️ { $title } jetzt: { $noble }.
fief-title-set-nobody = 🛠️ { $title } jetzt: niemand.
fief-spouse-set = 🛠️ { $noble } von { $seat } ist jetzt mit { $spouse } von { $other_seat } vermählt.
fief-spouse-set-nobody = 🛠️ { $noble } von { $seat } und { $spouse } von { $other_seat } sind nicht mehr vermählt.
fief-card-moved-hand-shown = 🛠️ „{ $card }“ geht auf die Hand von { $seat }.
fief-card-moved-hand-hidden = 🛠️ Eine Karte geht auf die Hand von { $seat }: { $deck }.
fief-card-moved-deck-shown = 🛠️ „{ $card }“ geht ganz nach unten: { $deck }.
fief-card-moved-deck-hidden = 🛠️ Eine Karte geht ganz nach unten: { $deck }.
fief-card-moved-discard-shown = 🛠️ „{ $card }“ wird abgelegt.
fief-nothing-moved-hand = 🛠️ { $seat } hat keine solche Karte ({ $what }). Nichts ändert sich.
fief-nothing-moved-deck = 🛠️ Keine solche Karte ({ $what }) ist dort: { $deck }. Nichts ändert sich.
fief-nothing-moved-discard = 🛠️ Keine solche Karte ({ $what }) liegt unter den abgelegten. Nichts ändert sich.
fief-first-set = 🛠️ { $seat } beginnt jetzt die Runde.
fief-revived = 🛠️ { $noble } von { $seat } lebt und ist jetzt in { $village }.
fief-died-by_hand = 🛠️ { $noble } von { $seat } ist tot.
fief-wall-set-threat = 🛠️ Die Bedrohung an der Mauer nun: { $number }.
fief-wall-set-supplies = 🛠️ Vorräte der Mauer nun: { $number } Gold.
fief-wall-set-recruits = 🛠️ Rekruten auf der Mauer nun: { $number }.
fief-wall-set-breach = 🛠️ { $number ->
    [0] Die Mauer ist wieder heil: Der Norden bringt sein Einkommen.
   *[other] In der Mauer klafft eine Bresche: Der Norden bringt in der nächsten Einkommensphase nichts.
}
fief-wall-set-call = 🛠️ { $number ->
    [0] Für diese Runde ist keine Schlacht an der Mauer ausgerufen.
   *[other] Für diese Runde ist eine Schlacht an der Mauer ausgerufen.
}
fief-ranger-set = 🛠️ { $noble } hat wieder einen Grenzer.
fief-markers-set-diplomacy = 🛠️ Diplomatiemarker von { $seat } nun: { $number }.
fief-markers-set-defender = 🛠️ Marker Verteidiger der Mauer von { $seat } nun: { $number }.
fief-mercenaries-set = 🛠️ Söldner im Sold von { $seat } nun: { $number }.
fief-idols-set = 🛠️ Die falschen Götzen stehen, und Septen dürfen wieder gebaut werden.
fief-idols-set-destroyed = 🛠️ Die falschen Götzen sind zerstört, und jede Septe mit ihnen.
fief-brought-back = 🛠️ { $seat } entscheidet wieder für das Haus.

fief-no-edit-now = Etwas ist im Gange, das die Karte festhält, etwa eine Schlacht, eine Wahl oder Gebote. Lass es erst enden; eine Schlacht endet durch `call_off`.
fief-no-edit-fog = Im Nebel des Krieges zählt Truppen nur, wem sie gehören. Geh stattdessen mit `/leitung zurückspulen` zurück.
fief-no-edit-gone = { $seat } hat das Spiel verlassen. Wähle jemanden, der noch dabei ist.
fief-no-edit-siege = { $seat } belagert { $village } nicht. Belagerungsmaschinen stehen nur bei einer eigenen Belagerung.
fief-no-edit-units = { $unit } von { $seat } in { $village }: { $most ->
    [0] Im Vorrat sind keine mehr
   *[other] Wähle 0 bis { $most }, denn mehr sind nicht im Vorrat
}.
fief-no-edit-value = „{ $value }“ gehört nicht zu diesem Spiel. Wähle etwas Angebotenes.
fief-no-edit-closed = { $village } ist an einem so kleinen Tisch geschlossen: Dort wird nichts gebaut oder beherrscht. Wähle ein offenes Dorf.
fief-no-edit-buildings = { $building } in { $village }: Wähle 0 bis { $most }.
fief-no-edit-stock = So viele sind nicht mehr im Vorrat ({ $building }). Nimm erst anderswo eins weg.
fief-no-edit-sept = Es lässt sich keine Septe bauen: Die Götzen sind zerstört, oder diese Ausgabe kennt Septen nur mit der Nachtwache.
fief-no-edit-city = { $village } liegt in einem kleinen Lehen, das keine Befestigte Stadt hat. Wähle eine Festung.
fief-no-edit-cities = Eine Domäne hat nie zwei Befestigte Städte, und { $other } ist eine. Nimm diese erst weg.
fief-no-edit-bound = { $noble } hält { $title } durch die Befestigte Stadt in { $village }. Nimm erst den Titel weg, durch `set_title`.
fief-no-edit-captive = { $noble } ist gefangen, und Gefangene sind dort, wo sie bewacht werden. Wähle jemanden, der frei ist.
fief-no-edit-wall = { $noble } ist Lordkommandant und bleibt auf der Mauer. Nimm mit `set_title` zuerst den Titel weg.
fief-no-edit-there = { $noble } ist schon in { $village }. Wähle ein anderes Dorf.
fief-no-edit-noble = Dieser Adlige ist nicht im Spiel. Wähle jemanden, der angeboten wird.
fief-no-edit-free = { $noble } ist schon frei. Wähle jemanden, der gefangen ist, oder wer { $noble } gefangen hält.
fief-no-edit-held = { $noble } ist schon bei { $seat } gefangen. Wähle jemand anderen.
fief-no-edit-own = { $noble } gehört zum Haus von { $seat }, und niemand hält die Eigenen gefangen. Wähle jemand anderen, oder niemanden.
fief-no-edit-guard = { $seat } hat weder Truppen noch freien Adel, wo { $noble } ist, und Gefangene brauchen Wachen. Stell erst welche hin, oder wähle jemand anderen.
fief-no-edit-title = Dieser Titel wird nicht von Hand gesetzt: Brüder schwören, die Königin ist die Frau des Königs, Drachen folgen einer Karte, und geschlossene Lehen hat niemand. Wähle etwas Angebotenes.
fief-no-edit-vacant = { $title }: Niemand trägt diesen Titel. Wähle einen anderen, oder jemanden, der ihn trägt.
fief-no-edit-titled = { $noble } trägt den Titel { $title } schon. Wähle jemand anderen, oder niemanden.
fief-no-edit-unfit-brother = { $noble } ist Bruder der Nachtwache und trägt keinen anderen Titel. Wähle jemand anderen.
fief-no-edit-unfit-barred = { $noble } ist geächtet oder verbannt. Wähle jemand anderen.
fief-no-edit-unfit-lady = Den Titel { $title } trägt nur ein Lord. Wähle jemand anderen.
fief-no-edit-unfit-slot = { $noble } hat keinen Platz für { $title }: Man trägt je einen hohen und militärischen Titel und zwei Lehen. Nimm erst einen weg, oder wähle jemand anderen.
fief-no-edit-unfit-city = { $title } ist der Titel eines großen Lehens und hängt an einer Befestigten Stadt, die es in seiner Domäne nicht gibt. Setz erst eine, durch `set_building`.
fief-no-edit-unfit-lost = Ein anderes Haus beherrscht das Dorf, an dem { $title } hängt, also verlöre { $noble } den Titel sofort. Wähle jemanden aus jenem Haus.
fief-no-edit-wed = { $noble } ist schon mit { $spouse } vermählt. Wähle jemand anderen oder niemanden.
fief-no-edit-unwed = { $noble } ist nicht vermählt. Wähle jemanden für die Ehe.
fief-no-edit-wed-house = { $noble } und { $spouse } sind von einem Haus. Wähle jemanden aus einem anderen.
fief-no-edit-wed-kind = Es heiraten ein Lord und eine Lady, und { $noble } und { $spouse } sind kein solches Paar. Wähle jemand anderen.
fief-no-edit-wed-bound = Das Haus von { $seat } ist schon durch eine Ehe gebunden. Beende erst diese: Nenn, wer vermählt ist, und niemand.
fief-no-edit-wed-barred = { $noble } darf nicht heiraten: ein Bastard, ein Bruder, die Mutter der Drachen oder durch ein Amt gebunden. Wähle jemand anderen.
fief-no-edit-mark = Diesen Marker kennt der Tisch nicht. Wähle einen der angebotenen.
fief-no-edit-marked-set = { $noble } hat diesen Marker schon. Wähle einen anderen, oder entferne ihn.
fief-no-edit-marked-removed = { $noble } hat diesen Marker nicht. Wähle einen anderen, oder setze ihn.
fief-no-edit-mark-laws = { $noble } ist Meister der Gesetze und wird von niemandem geächtet. Nimm erst den Titel weg, durch `set_title`.
fief-no-edit-mark-crown = { $noble } ist König oder Erbe, und beide werden nicht verbannt. Nimm das erst weg, oder wähle jemand anderen.
fief-no-edit-mark-lord = { $noble } kann nicht Erbe sein: eine Lady, ein Heckenritter oder der König. Wähle einen anderen Lord.
fief-no-edit-mark-brother = { $noble } ist Bruder der Nachtwache, und keiner von ihnen ist Erbe. Wähle einen anderen Lord.
fief-no-edit-mark-barred = { $noble } ist geächtet oder verbannt und so nicht Erbe. Entferne erst diesen Marker, oder wähle einen anderen Lord.
fief-no-edit-cards = Gerade werden Karten einer Hand abgeworfen, oder eine gezogene steht noch in Frage. Lass das erst enden.
fief-no-edit-zone = Die Karte bliebe, wo sie ist. Wähle einen anderen Ort für sie.
fief-no-edit-full = { $seat } hat schon { $most } Karten, und größer ist keine Hand. Leg erst eine davon anderswohin.
fief-no-edit-first = { $seat } beginnt die Runde schon. Wähle jemand anderen.
fief-no-edit-dead = Niemand dieses Namens ist gestorben. Wähle jemanden, der angeboten wird.
fief-no-edit-home = { $village } ist kein Dorf aus dem Haus von { $noble }, oder es wird belagert. Wähle ein anderes, oder stell erst Truppen des Hauses dorthin.
fief-no-edit-crowded = { $seat } hat schon { $most } Adlige im Spiel, und mehr hat kein Haus.
fief-no-edit-same = Es ist schon so. Wähle etwas anderes.
fief-no-edit-bids = An diesem Tisch ist nur der Lordkommandant auf der Mauer und kommt mit dem Titel dorthin. Ändere mit `set_title`, wer ihn hält.
fief-no-edit-uncalled = Auf der Mauer steht man nur in einer Runde, für die dort eine Schlacht ausgerufen ist, und bis sie geschlagen ist. Ruf zuerst mit `set_wall` eine aus, oder geh mit `/leitung zurückspulen` zurück.
fief-no-edit-part = Das gibt es auf der Mauer an diesem Tisch nicht. Wähle, was angeboten wird, oder ändere etwas anderes.
fief-no-edit-part-number = Wähle 0 bis { $most }.
fief-no-edit-call-late = Für diese Runde ist es zu spät: Niemand steigt mehr auf die Mauer. Geh stattdessen mit `/leitung zurückspulen` zurück.
fief-no-edit-call-stand = Auf der Mauer steht schon jemand. Nimm sie mit `move_noble` und `set_units` zuerst weg.
fief-no-edit-marker = Solche Marker gibt es an diesem Tisch nicht. Wähle, was angeboten wird.
fief-no-edit-markers = Wähle 0 bis { $most }: Mehr gibt es nicht, oder andere haben sie.
fief-no-edit-mercenaries-none = An diesem Tisch gibt es keine Söldner. Ändere etwas anderes.
fief-no-edit-mercenaries-late = Von den Schlachten an können Söldner in einer stehen. Warte auf die nächste Runde, oder geh mit `/leitung zurückspulen` zurück.
fief-no-edit-mercenaries = Wähle 0 bis { $most }: Mehr gibt es nicht, oder andere bezahlen sie.
fief-no-edit-idols = Diese Ausgabe kennt die falschen Götzen nur mit der Nachtwache. Ändere etwas anderes.
fief-no-edit-converting = Die Götzen sind eben gefallen, und die Hand wird gefragt, ob sie sich bekehrt. Lass das erst beantworten, oder lass es mit `/leitung überspringen` beantworten.
fief-no-edit-back = { $seat } hat das Spiel nicht verlassen. Wähle jemanden, der gegangen ist.
fief-no-edit-unfit-watch = { $noble } ist kein freier Bruder der Nachtwache, und nur so einer befiehlt sie. Wähle einen Bruder, oder mach mit `set_mark` einen dazu.
fief-no-edit-mark-sworn = { $noble } ist Bruder der Nachtwache, und keiner von ihnen ein Mörder. Wähle jemand anderen.
fief-no-edit-mark-assassins = Es gibt keine Mördermarker mehr. Nimm zuerst anderswo einen weg.
fief-no-edit-mark-vows = { $noble } kann das Schwarz nicht anlegen: eine Lady, verheiratet, König oder Erbe. Nimm das zuerst weg, oder wähle einen anderen Lord.
fief-no-edit-mark-brothers = Es gibt schon so viele Brüder, wie Leute spielen. Nimm zuerst einen weg.
fief-no-edit-mark-ranger = { $noble } ist kein freier Bruder der Nachtwache, und nur so einer hat einen Grenzer. Wähle jemand anderen.
