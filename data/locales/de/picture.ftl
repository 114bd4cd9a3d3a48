# Was in Bildern steht, und was denen gesagt wird, die sie nicht sehen können.

picture-side =
    { $side } ({ $letter }){ $state ->
        [out] , aus dem Spiel
        [active] , gerade am Zug
       *[in] {""}
    }{ $figures ->
        [none] .
       *[other] : { $figures }.
    }
picture-changed = In diesem Zug neu besetzt: { $places }.
picture-attack = Angriff von { $source } auf { $targets }.
picture-conquest = { $targets } { $count ->
    [one] wurde
   *[other] wurden
} von { $source } aus genommen.
picture-move = Armeen zogen von { $source } nach { $targets }.
picture-counts = Die Zahl nach einem Ort sagt, wie viele dort stehen.
picture-shares = Wer wie viele Orte hält, nach Regionen:
picture-holds = { $side } hält { $places }.

picture-hand = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } auf deiner Hand: { $cards }.
picture-hand-empty = Deine Hand ist leer.
picture-open = { $title }: { $cards }.
picture-order = Die Zahlen sagen, wer nach wem erbt.

picture-token-of = { $kind } ({ $letter })
picture-token-named = { $name }, { $kind }
picture-beside = Unter der Karte: { $places }.
picture-besides = Außerdem: { $places }.
picture-seal = { $place }: { $tokens }

picture-mark-castle = Burg
picture-mark-port = Hafen
picture-mark-changed = in diesem Zug neu besetzt
picture-mark-capital = Hauptstadt
picture-mark-stronghold = Festung
picture-mark-city = befestigte Stadt
picture-mark-siege = belagert
picture-mark-battle = eine Schlacht wird geschlagen
picture-legend = Der Buchstabe sagt, wem ein Ort gehört (– niemandem), die Zahl, wie viele dort stehen.
picture-not-in-play = Nicht im Spiel: { $places }.
picture-mark-closed = nicht im Spiel

# RISIKO
picture-token-knight = Ritter
picture-token-siege_engine = Belagerungsmaschine
picture-token-fortification = Befestigung
picture-token-crown = Machtsitz

# Tiny Epic
picture-token-power_token = Machtmarker
picture-token-hero = Held
picture-token-dragon = Drache
picture-token-egg = Drachenei
picture-token-throne = der Eiserne Thron
picture-token-ruin = eine Burgruine
picture-token-white_walker = Weißer Wanderer
picture-token-night_king = der Nachtkönig
picture-token-ice_dragon = der Eisdrache
picture-token-hidden = ein verdeckter Marker
picture-token-three_eyed_raven = Dreiäugiger Rabe
picture-token-dragon_glass = Drachenglas
picture-token-valyrian_steel = Valyrischer Stahl
picture-token-cache_of_gold = Goldversteck
picture-token-lose_gold = Verlust von Gold
picture-token-add_white_walker = ein Weißer Wanderer kommt
picture-token-remove_white_walker = ein Weißer Wanderer geht
picture-token-evoke_terror = Schrecken

# Fief
picture-token-troops = Truppen
picture-token-lord = Lord
picture-token-lady = Lady
picture-token-captive = Gefangene
picture-token-king = König
picture-token-queen = Königin
picture-token-hand = Hand des Königs
picture-token-master = Meister des Kleinen Rats
picture-token-outlaw = Geächtete
picture-token-ranger = Grenzer
picture-token-mill = Mühle
picture-token-sept = Septe
picture-token-siege = Belagerung
picture-token-title = Lehenstitel
picture-token-warden = Wächter
picture-token-tax = Steuer
picture-token-famine = Hungersnot
picture-token-heavy_rain = Dauerregen
picture-token-plague = Seuche
picture-token-good_harvest = Gute Ernte
picture-token-good_weather = Gutes Wetter
picture-token-threat = Bedrohung jenseits der Mauer
picture-token-supplies = Gold der Nachtwache
picture-token-recruit = Rekrut
picture-wall = Die Mauer: { $tokens }
picture-by-sea = über See { $places }
picture-ships = Schiffe fahren zwischen allen diesen: { $places }.
