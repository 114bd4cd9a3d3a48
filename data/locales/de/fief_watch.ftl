# ── was ein Tisch wählen kann ──

fief-preset-watch = Die Nachtwache
fief-preset-watch-about = Ausgabe A, die Mauer durch geheime Gebote gehalten, Bogenschützen und Söldner. Fünf Wochen.
fief-preset-fog = Nebel des Krieges
fief-preset-fog-about = Ausgabe A; Heere und Kassen sind verborgen, Fenster halten ihre Zeit. Fünf Wochen.
fief-option-end_alliance = Wer Ehen beendet
fief-option-end_alliance-edition = wie in der Ausgabe
fief-option-end_alliance-divorce = der Meister der Gesetze
fief-option-end_alliance-annulment = die Hand
fief-option-idols_actor = Wer die Götzen zerstört
fief-option-idols_actor-edition = wie in der Ausgabe
fief-option-idols_actor-protector = der Protektor des Reiches
fief-option-idols_actor-king = der König
fief-option-idols_first_roll = Erster Wurf der Götter
fief-option-idols_first_roll-edition = wie in der Ausgabe
fief-option-idols_first_roll-at_once = sofort
fief-option-idols_first_roll-next_round = in der nächsten Runde
fief-option-censure = Was die Hand verhängt
fief-option-censure-edition = wie in der Ausgabe
fief-option-censure-outlaw = die Acht
fief-option-censure-banish = den Bann
fief-option-wall_system = Die Mauer
fief-option-wall_system-edition = wie in der Ausgabe
fief-option-wall_system-bids = durch geheime Gebote gehalten
fief-option-wall_system-battle = in der Schlacht gehalten

# ── die Nachtwache ──

fief-do-oath = Eide brechen oder leisten
fief-do-oath-none = Keinen Eid brechen oder leisten
fief-do-oath-named = Gewählte Eide brechen oder leisten
fief-do-supply = Über die Vorräte verfügen
fief-do-supply-none = Die Vorräte liegen lassen
fief-do-supply-named = Verwenden, wie gewählt
fief-do-bid = Bieten
fief-do-bid-none = Nichts bieten
fief-do-bid-named = Bieten, wie gewählt
fief-field-oath-nobles = Wer bricht einen Eid, oder leistet einen?
fief-field-gate = Wo kommt der Lordkommandant herunter?
fief-field-recruits = Wie viele Rekruten, zu je 2 Gold?
fief-field-defence = Wie viel Gold für diese Verteidigung?
fief-field-treasury = Wie viel für deine Kasse?
fief-field-seat = Wie viel für den Sitz im Kleinen Rat?
fief-prompt-oaths = die Eide der Nachtwache brechen oder leisten
fief-prompt-command = über { $gold } Gold an Vorräten verfügen{ $strength ->
    [0] {""}
   *[other] , Wildlinge der Stärke { $strength } kommen
}
fief-prompt-wall_bid = für die Mauer bieten: { $strength } kommen, { $defence } stehen dort
fief-pick-brother = keine Karte: { $noble } wird Bruder
fief-title-sworn = { $noble } legt das Schwarz an und ist { $title }.
fief-went-to-wall = { $noble } von { $seat } geht zur Mauer.
fief-came-down = { $noble } von { $seat } kommt von der Mauer nach { $village }.
fief-vow-missed = Für { $noble } ist keine Bruderkarte mehr da: Es bleibt beim Alten.
fief-ranger-fell = Der Grenzer von { $noble } fällt.
fief-threat-rose = Jenseits der Mauer zeigt der Würfel { $die }. Die Bedrohung ist { $threat }.
fief-threat-attack = Jenseits der Mauer zeigt der Würfel { $die }. Die Bedrohung ist { $threat }: Wildlinge greifen mit Stärke { $strength } an.
fief-supplies-used = { $seat } verfügt über die Vorräte: { $recruits ->
    [one] ein Rekrut
   *[other] { $recruits } Rekruten
}, { $defence } Gold für die Verteidigung, { $treasury } für die Kasse.
fief-bid-shown = { $seat } zahlt { $gold } Gold für die Mauer.
fief-wall-held = Die Wache hält stand: { $defence } gegen { $strength }, { $bids } davon in Gold. { $surplus } Gold geht an die Vorräte.
fief-wall-breached = Die Mauer ist durchbrochen: { $defence } gegen { $strength }, { $bids } davon in Gold. Der Norden bringt in der nächsten Phase der Einkünfte nichts.
fief-commander-rolled = { $noble } steht in der Bresche: { $die }; Tod bei 1 oder 2.
fief-died-wall = { $noble } von { $seat } stirbt an der Mauer.
fief-no-oath-nobles = Wähle Brüder von dir, oder Geächtete, die das Schwarz anlegen dürfen.
fief-no-oath-gate = Wähle eines der Dörfer an der Mauer, für einen Lordkommandanten.
fief-no-supply-recruits = Rekruten kosten je 2 Gold der Vorräte; zwölf können auf der Mauer stehen. Wähle weniger.
fief-no-supply-defence = So viel Gold ist von den Vorräten nicht mehr da, oder es gibt keinen Angriff. Wähle weniger oder keines.
fief-no-supply-treasury = Von den Vorräten darfst du je Runde höchstens 3 Gold nehmen, von dem, was übrig ist. Nimm weniger oder nichts.
fief-no-bid-gold = Biete nicht mehr, als du hast, und wo Gebote gleich waren, mindestens so viel wie zuvor. Für kein Gebot lass es weg.
fief-no-bid-seat = Ein Sitz im Kleinen Rat verlangt einen freien Wächter von dir, einen freien Meistertitel und mindestens 5 Gold; alle deine Gebote zusammen dürfen nicht mehr sein, als du hast.
fief-no-bid-noble = Dieser Adlige kann ihn nicht nehmen. Wähle einen freien Wächter von dir, der noch nicht im Kleinen Rat ist.
fief-no-bid-title = Dieser Titel lässt sich nicht nehmen. Wähle einen Meistertitel, der noch frei ist.
fief-no-turn-oaths = Eide werden gebrochen und geleistet; gewartet wird auf { $seat }.
fief-no-turn-command = { $seat } verfügt zuerst über die Vorräte.
fief-no-turn-wall_bid = Jetzt bieten für die Mauer: { $asked_seats }.
fief-no-first-oaths = Sag zuerst, wessen Eide gebrochen oder geleistet werden.
fief-no-first-command = Verfüge zuerst über die Vorräte.
fief-no-first-wall_bid = Biete zuerst für die Mauer, und sei es 0.
fief-line-wall = Die Mauer: Bedrohung { $threat }, Vorräte { $gold } Gold, { $recruits ->
    [one] ein Rekrut
   *[other] { $recruits } Rekruten
}
fief-field-sworn = Nur unter Brüdern der Nachtwache?
fief-no-embassy-sworn = Es braucht einen Bruder in deinem Haus und einen in einem anderen, und geht einmal je Runde.

# ── die Schlacht an der Mauer ──

fief-do-climb = Auf die Mauer treten
fief-do-assail = Ein Ziel nehmen
fief-do-redeem = Mance Rayders Lösegeld zahlen
fief-field-objective = Welches Ziel?
fief-field-welcome = Wer sonst darf dort dazukommen?
fief-prompt-call = eine Schlacht an der Mauer ausrufen, oder nicht
fief-prompt-objective = an der Mauer ein Ziel nehmen
fief-prompt-return = von der Mauer herunterkommen
fief-pick-return = { $noble }: { $village }
fief-wall-called = { $noble } von { $seat } ruft das Reich zur Mauer.
fief-stepped-up = { $seat } tritt von { $source } auf die Mauer: { $units }.
fief-objective-chosen = { $seat } geht zu { $objective }.
fief-wall-shot = Bogenschützen an der Mauer ({ $objective }), Treffer: { $hits }.
fief-wall-fought = An der Mauer ({ $objective }), Wildlinge: { $wildlings }. Treffer: die Wache { $hits }, die Wildlinge { $against }.
fief-fell-on-wall = { $seat } verliert an der Mauer: { $units }.
fief-cleared = { $seat } säubert { $objective }.
fief-cleared-token = { $seat } säubert { $objective } und verdient einen Marker Verteidiger der Mauer.
fief-mance-came = Mance Rayder kommt mit { $wildlings } Wildlingen.
fief-wall-won = Die Wache hat an der Mauer gesiegt.
fief-wall-lost = Die Mauer ist verloren: Wer dort steht, fällt oder wird gefangen.
fief-troops-came-down = { $seat } bringt nach { $village } zurück: { $units }.
fief-no-climb = Von den Versammelten kann niemand auf die Mauer treten: Es braucht eine für diese Runde ausgerufene Schlacht und ein Dorf am Tor, oder frische Brüder im Norden.
fief-no-climb-captives = Gefangene nimmt man nicht mit auf die Mauer. Versammle die anderen ohne sie.
fief-no-climb-leave = Um von dort auf die Mauer zu treten, ist die Erlaubnis von { $seats } nötig. Bitte darum, oder bleib.
fief-no-assail-objective = Wähle ein Ziel, das niemand genommen hat, oder, wenn du für ein eigenes zu spät kommst, eines, bei dem man dich mitmachen lässt.
fief-no-assail-welcome = Wähle unter Häusern, die für ein eigenes Ziel zu spät kommen.
fief-no-redeem-noble = Diesen Adligen hält Mance Rayder nicht, oder du hast keine 5 Gold.
fief-no-redeem = Gerade lässt sich niemand von Mance Rayder auslösen: Er hält niemanden von deinem Adel, oder du hast keine 5 Gold. Verhandle über andere Gefangene, oder passe.
fief-no-turn-call = { $seat } darf zuerst das Reich zur Mauer rufen.
fief-no-turn-objective = { $seat } wählt gerade an der Mauer.
fief-no-turn-return = { $seat } kommt gerade von der Mauer.
fief-no-first-call = Sag zuerst, ob du das Reich zur Mauer rufst.
fief-no-first-objective = Nimm zuerst ein Ziel.
fief-no-first-return = Komm zuerst von der Mauer herunter.
