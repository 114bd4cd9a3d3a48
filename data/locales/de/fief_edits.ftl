# Was eine Spielleitung von Hand ändert.

fief-do-set_units = Truppen in einem Dorf
fief-do-set_building = Gebäude eines Dorfes
fief-do-move_noble = Ort eines Adligen
fief-do-set_captor = Wer wen gefangen hält
fief-do-set_title = Wer einen Titel trägt
fief-do-set_spouse = Ehe eines Adligen
fief-do-set_mark = Geächtet, verbannt oder Erbe
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
fief-field-mark = Welcher Marker?
fief-field-set_mark-how = Gesetzt oder entfernt?
fief-edit-nobody = niemand
fief-edit-discard = abgelegt
fief-edit-deck = ihr Stapel
fief-edit-under = unter ihren Stapel
fief-edit-mark-outlaw = geächtet
fief-edit-mark-banished = verbannt
fief-edit-mark-heir = Erbe des Eisernen Throns
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
fief-no-edit-wall = { $noble } steht auf der Mauer, von der man nur nach den Regeln herabkommt. Wähle jemand anderen.
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
