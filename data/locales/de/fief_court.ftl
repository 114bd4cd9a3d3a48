fief-family-court = Heiraten, wählen und richten
fief-topic-vote = Wahlen
fief-topic-talk = Angebote und Gesandtschaften
fief-feat-weddings = { $count ->
    [one] eine Hochzeit
   *[other] { $count } Hochzeiten
}
fief-do-answer = Ja oder nein sagen
fief-do-answer-yes = Ja sagen
fief-do-answer-no = Nein sagen
fief-do-propose = Eine Ehe antragen
fief-do-betroth = Auf die Anträge antworten
fief-do-betroth-none = Keinen annehmen
fief-do-betroth-named = Das Gewählte annehmen
fief-do-dissolve = Um Trennung bitten
fief-do-decree = Jemanden nennen, oder niemanden
fief-do-decree-none = Niemanden nennen
fief-do-decree-named = Die Gewählten nennen
fief-do-convert = Bekehren
fief-do-stand = Jemanden zur Wahl stellen
fief-do-vote = Abstimmen
fief-do-vote-named = Abstimmen, wie gewählt
fief-do-vote-blank = Keinen Marker legen
fief-do-vote-blank-title = Abstimmen
fief-do-retire = Jemanden vom Adel entlassen
fief-do-offer = Ein Angebot beginnen
fief-do-put = Hineinlegen oder herausnehmen
fief-do-send = Das Angebot senden
fief-do-send-proposal = Den Antrag senden
fief-do-accept = Ein Angebot annehmen
fief-do-decline = Ablehnen oder zurückziehen
fief-do-decline-refuse = Ablehnen
fief-do-decline-withdraw = Das Angebot zurückziehen
fief-do-counter = Ein Gegenangebot machen
fief-do-embassy = Eine Gesandtschaft rufen
fief-do-spy = Eine Hand ansehen
fief-field-yes = Ja oder nein?
fief-field-spouse = Mit wem?
fief-field-proposals = Welche Anträge nimmst du an?
fief-field-decree-nobles = Wen?
fief-field-sacrifice = Wen verbrennst du?
fief-field-office = Für welches Amt?
fief-field-instead_of = Welcher Titel würde aufgegeben?
fief-field-passed_to = An wen ginge er?
fief-field-favour = Deine Stimme für wen?
fief-field-decoy = Deine Täuschung auf wen?
fief-field-defender = Einen Marker Verteidiger einsetzen?
fief-field-until = Bis zum Ende welcher Phase?
fief-field-side = Gibst du es, oder willst du es?
fief-field-put-matter = Worum geht es?
fief-field-put-what = Was, oder wo?
fief-field-amount = Wie viel?
fief-field-offer = Welches Angebot?
fief-field-players = Wer am Tisch?

fief-prompt-propose = Ehen antragen, oder fertig sein
fief-prompt-betroth = Anträge beantworten
fief-prompt-part = ein Ende von Ehen gewähren oder verweigern
fief-prompt-idols = sagen, ob die falschen Götzen fallen
fief-prompt-convert = sagen, ob sich die Hand bekehrt
fief-prompt-pardon = jemanden begnadigen, oder niemanden
fief-prompt-outlaw = jemanden ächten, oder niemanden
fief-prompt-banish = jemanden verbannen, einen Bann aufheben, oder keines von beiden
fief-prompt-stand = jemanden zur Wahl stellen: { $title }
fief-prompt-vote = abstimmen: { $title }
fief-prompt-ransom = über Gefangene verhandeln, oder fertig sein
fief-prompt-talk = in der Gesandtschaft reden und gehen, wenn alles gesagt ist
fief-prompt-offer = ein Angebot von { $seat } beantworten

fief-wed = { $noble } von { $seat } und { $spouse } von { $other_seat } sind vermählt.
fief-parted-divorce = { $noble } und { $spouse } sind geschieden.
fief-parted-annulment = Die Ehe von { $noble } und { $spouse } ist annulliert.
fief-parted-broken = Die Ehe von { $noble } und { $spouse } ist zerbrochen.
fief-lapsed = { $noble } und { $spouse } können nicht mehr heiraten.
fief-parting-asked = { $seat } bittet um ein Ende der Ehe von { $noble }.
fief-marked-outlaw = { $noble } ist geächtet.
fief-marked-banished = { $noble } ist verbannt.
fief-marked-gods_cursed = { $noble } wendet sich R’hllor zu, und die Götter verfluchen { $noble }.
fief-marked-heir = { $noble } erbt jetzt den Eisernen Thron.
fief-unmarked-outlaw = { $noble } ist begnadigt.
fief-unmarked-banished = Der Bann auf { $noble } ist aufgehoben.
fief-unmarked-heir = { $noble } erbt den Eisernen Thron nicht mehr.
fief-unmarked-assassin = { $noble } gilt nicht mehr als Mörder.
fief-unmarked-gods_cursed = { $noble } ist nicht mehr von den Göttern verflucht.
fief-gods-rolled = Die Götter richten { $noble }: { $die }; Tod bei 1.
fief-idols-destroyed = { $noble } erklärt die Götter für falsch: { $septs ->
    [0] Keine Septe steht
    [one] Eine Septe fällt
   *[other] { $septs } Septen fallen
}, und keine wird je wieder gebaut.
fief-city-inherited = { $heir_seat } erbt die Stadt von { $village }.
fief-died-gods = Die Götter töten { $noble } von { $seat }.
fief-died-pyre = { $noble } von { $seat } wird für R’hllor verbrannt.
fief-died-retired = { $noble } von { $seat } verlässt das Spiel.
fief-title-elected = { $noble } ist gewählt: { $title }.
fief-title-crowned = { $noble } ist gekrönt: { $title }.
fief-title-wed = { $noble } ist nun { $title }.
fief-title-granted = Die Krone verleiht { $noble } den Titel { $title }.
fief-title-passed = { $noble } bekommt den Titel { $title } übertragen.
fief-stood = { $noble } von { $seat } steht zur Wahl: { $title }.
fief-voted = { $seat } legt Marker auf { $nobles } ({ $title }).
fief-voted-none = { $seat } legt keinen Marker ({ $title }).
fief-tallied = { $noble } hat { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}, von { $seats }, und wird { $title }.
fief-tallied-nobody = Niemand ist gewählt ({ $title }): { $why ->
    [vote-none] Für niemanden wurde gestimmt
    [vote-equal] Die meisten Stimmen sind gleich
    [vote-few] Die Stimmen sind zu wenige
   *[vote-wardens] Wer die meisten hatte, hatte weder die Stimmen zweier Wächter noch die eines Mitglieds des Kleinen Rates
}.
fief-counted = { $noble } hat { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
} ({ $title }), von { $seats }.
fief-vote-lost = Die Stimme von { $seats } galt { $noble } und zählt nicht: { $noble } steht nicht mehr zur Wahl.
fief-decoy-shown = Was { $seats } auf { $noble } gelegt hat, war eine Täuschung.
fief-token-spent = { $seat } setzt einen Marker Verteidiger der Mauer ein.
fief-spied = { $seat } sieht sich die Hand von { $other_seat } an.
fief-spied-cards = { $seat } sieht sich die Hand von { $other_seat } an: { $cards }.
fief-proposed = { $seat } trägt { $other_seat } eine Ehe von { $noble } und { $spouse } an{ $count ->
    [0] {""}
   *[other] ; mit ihr gibt { $seat } { $gives }, { $other_seat } gibt { $wants }
}.
fief-offered = { $seat } bietet { $other_seat } an: { $gives }, gegen { $wants }.
fief-offer-accepted = { $other_seat } nimmt an, was { $seat } bot.
fief-offer-stood = { $other_seat } nimmt an, was { $seat } bot; es gilt, bis es genutzt wird.
fief-offer-accepted-terms = { $other_seat } nimmt an: { $seat } gibt { $gives }, { $other_seat } gibt { $wants }.
fief-offer-stood-terms = { $other_seat } nimmt an: { $seat } gibt { $gives }, { $other_seat } gibt { $wants }; es gilt, bis es genutzt wird.
fief-offer-refused-terms = { $other_seat } lehnt ab, was { $seat } bot: { $gives }, gegen { $wants }.
fief-proposal-accepted = { $other_seat } nimmt die Ehe von { $noble } und { $spouse } an{ $count ->
    [0] {""}
   *[other] ; mit ihr gibt { $seat } { $gives }, { $other_seat } gibt { $wants }
}.
fief-proposal-refused = { $other_seat } lehnt die Ehe von { $noble } und { $spouse } ab.
fief-offer-refused = { $other_seat } lehnt ab, was { $seat } bot.
fief-offer-withdrawn = { $seat } zieht zurück, was { $other_seat } geboten war.
fief-offer-void = Was { $seat } { $other_seat } bot, lässt sich nicht ausführen und gilt nicht mehr. Es fehlt: { $units }.
fief-cards-given = { $seat } gibt { $to_seat } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
fief-talk-began = { $seat } ruft eine Gesandtschaft mit { $other_seats }. Das Spiel steht still.
fief-talk-ended = Die Gesandtschaft ist vorbei.

fief-pick-proposal = { $noble } und { $spouse } ({ $seat })
fief-pick-offer = { $seat } gibt { $gives }; { $other_seat } gibt { $wants }

fief-no-answer-yes = Sag ja oder nein.
fief-no-propose = Du kannst jetzt keine Ehe antragen: zwei je Runde, durch ledigen Adel eines ledigen Hauses, bevor Anträge beantwortet werden.
fief-no-propose-noble = Dieser Adlige kann nicht heiraten: Wer verheiratet ist, ein Bastard, ein Bruder der Nachtwache oder die Mutter der Drachen, heiratet nicht, und wo das Amt bindet, auch kein Wächter und kein Mitglied des Kleinen Rates. Wähle, wer angeboten wird.
fief-no-propose-spouse = Diese beiden können nicht heiraten. Wähle einen Lord und eine Lady zweier lediger Häuser.
fief-no-betroth-proposals = Wähle unter den Anträgen, die dir gemacht wurden.
fief-no-dissolve = Gerade kannst du um das Ende keiner Ehe bitten: Dazu braucht es einen freien Meister der Gesetze, oder eine freie Hand, wo sie annulliert, und eine Ehe deines Hauses, um die noch niemand gebeten hat; keine königliche, solange der Erbe lebt. Schlag eine Heirat vor, oder passe.
fief-no-dissolve-noble = Um das Ende dieser Ehe lässt sich nicht bitten. Wähle verheirateten Adel von dir, für den noch niemand gebeten hat; keine königliche Ehe endet, solange der Erbe lebt.
fief-no-decree-nobles = Dieser Adlige kann hier nicht genannt werden: Begnadigt werden Geächtete; weder Geächtete noch der Meister der Gesetze werden geächtet; weder König noch Erbe werden verbannt; getrennt wird, wer darum gebeten hat. Wähle, wer angeboten wird, oder niemanden.
fief-no-convert-sacrifice = Verbrannt werden kann nur, wer keinen Titel hat. Wähle jemand anderen oder niemanden.
fief-no-stand-office = Für dieses Amt gibt es keine Wahl, oder du hast schon jemanden aufgestellt. Wähle, was angeboten wird, oder passe.
fief-no-stand-noble = Dieser Adlige kann dafür nicht antreten. Das kann ein freier Lord, weder geächtet noch verbannt: als König einer mit einem Lehen; als Hand ein Wächter oder Mitglied des Kleinen Rates, weder König noch Erbe; als Wächter einer mit Platz für den Titel, wo nur Ledige es werden, weder König noch Erbe noch schon Wächter; als Lordkommandant ein Bruder. Wähle, wer angeboten wird.
fief-no-stand-instead_of = Dieser Titel muss oder kann dafür nicht aufgegeben werden. Wähle, was angeboten wird, oder lass es weg.
fief-no-stand-passed_to = Dieser Adlige kann ihn nicht übernehmen. Wähle, wer angeboten wird, oder niemanden: Dann geht er an das Brett zurück.
fief-no-vote-office = Für dieses Amt hast du keine Stimme, oder du hast schon abgestimmt. Wähle, was angeboten wird, oder passe.
fief-no-vote-favour = Wähle, wer zur Wahl steht.
fief-no-vote-decoy = Eine Täuschung liegt auf jemandem, der zur Wahl steht, und nur, wo der Reihe nach gelegt wird.
fief-no-vote-defender = Ein Marker Verteidiger der Mauer, wenn du einen hast, setzt du mit deiner Stimme ein: Nenne, für wen sie ist, oder stimme ohne ihn ab.
fief-no-retire = Niemand von dir kann das Spiel verlassen: Es braucht freien Adel ohne Titel und Ehe, in den ersten zwei Phasen.
fief-no-retire-noble = Das Spiel verlassen kann nur freier Adel von dir ohne Titel und Ehe.
fief-no-offer = Es gibt niemanden, dem du ein Angebot machen könntest.
fief-no-offer-player = Wähle jemand anderen, der noch im Spiel ist.
fief-no-offer-until = Wähle diese Phase oder eine spätere der Runde.
fief-no-put = Beginne zuerst ein Angebot.
fief-no-put-side = Sag, ob du es gibst oder willst.
fief-no-put-matter = So etwas kann hier nicht den Besitzer wechseln. Wähle, was angeboten wird.
fief-no-put-what = Das kann hier nicht den Besitzer wechseln, oder auf dieser Seite stehen schon sechs Dinge. Wähle, was angeboten wird.
fief-no-put-amount = So viel Gold ist nicht da. Wähle weniger.
fief-no-put-by = Dieser Adlige kann es nicht nehmen. Wähle, wer angeboten wird.
fief-no-send = Das lässt sich nicht senden: Ein Angebot braucht Inhalt, für wen es ist, muss noch mitspielen, und höchstens sechs sind zugleich offen; wer vermählt werden soll, muss noch frei dafür sein; was in einer Gesandtschaft begonnen wurde, geht in ihr hinaus.
fief-no-accept = Gerade kannst du kein Angebot annehmen. Mitten in einer Schlacht oder einem anderen Schritt wechselt nichts den Besitzer; eines mit Gold wartet, solange Gebote verdeckt liegen, eine Belehnung, bis Titel gekauft werden; eine Heirat wird beantwortet, wenn alle vorgeschlagen haben.
fief-no-accept-offer = Dieses Angebot lässt sich jetzt nicht annehmen. Wähle eines, das dir offensteht, oder lehne es ab.
fief-no-decline = Es gibt kein offenes Angebot, das du ablehnen oder zurückziehen könntest; ein Heiratsantrag wird beantwortet, wenn alle ihre gemacht haben, und dann nicht mehr zurückgezogen.
fief-no-decline-offer = Dieses Angebot ist weder von dir noch an dich. Wähle eines der angebotenen.
fief-no-counter = Dir wurde kein Angebot gemacht.
fief-no-counter-offer = Dieses Angebot wurde nicht dir gemacht. Wähle eines, das an dich geht.
fief-no-embassy = Du kannst jetzt keine Gesandtschaft rufen: Es braucht einen Diplomatiemarker, keine andere Gesandtschaft, und weder Schlacht noch verdeckte Antworten noch einen Teil einer Wahl noch ein Ziehen von zwei Karten im Gange.
fief-no-embassy-players = Wähle mindestens noch jemanden.
fief-no-spy = Es braucht einen freien Meister der Flüsterer, einmal je Runde.
fief-no-spy-player = Wähle jemand anderen, der noch im Spiel ist.
fief-no-turn-propose = Ehen werden angetragen; gewartet wird auf { $seat }.
fief-no-turn-betroth = Jetzt beantworten Anträge: { $asked_seats }.
fief-no-turn-part = { $seat } gewährt oder verweigert gerade ein Ende von Ehen.
fief-no-turn-idols = { $seat } sagt zuerst, ob die falschen Götzen fallen.
fief-no-turn-convert = { $seat } sagt zuerst, ob sich die Hand bekehrt.
fief-no-turn-pardon = { $seat } darf zuerst begnadigen.
fief-no-turn-outlaw = { $seat } darf zuerst ächten.
fief-no-turn-banish = { $seat } darf zuerst verbannen.
fief-no-turn-stand = { $seat } stellt zuerst jemanden zur Wahl.
fief-no-turn-vote = Es wird abgestimmt.
fief-no-turn-ransom = Über Gefangene wird verhandelt; gewartet wird auf { $seat }.
fief-no-turn-talk = Eine Gesandtschaft ist im Gange. Das Spiel geht danach weiter.
fief-no-first-propose = Sei zuerst mit den Anträgen fertig.
fief-no-first-betroth = Beantworte zuerst die Anträge an dich.
fief-no-first-part = Gewähre oder verweigere zuerst das Ende von Ehen.
fief-no-first-idols = Sag zuerst, ob die falschen Götzen fallen.
fief-no-first-convert = Sag zuerst, ob sich die Hand bekehrt.
fief-no-first-pardon = Begnadige zuerst jemanden, oder niemanden.
fief-no-first-outlaw = Ächte zuerst jemanden, oder niemanden.
fief-no-first-banish = Verbanne zuerst jemanden, oder niemanden.
fief-no-first-stand = Stell zuerst jemanden zur Wahl, oder passe.
fief-no-first-vote = Stimm zuerst ab, oder passe.
fief-no-first-ransom = Sei zuerst mit den Gefangenen fertig.
fief-no-first-talk = Verlass zuerst die Gesandtschaft.

fief-do-bestow = Einen Titel weitergeben
fief-field-title = Welcher Titel?
fief-field-bestow-noble = An wen?
fief-prompt-concession = einen Titel im Haus weitergeben, oder keinen
fief-title-handed-on = { $noble } gibt den Titel { $title } an { $spouse } weiter.
fief-no-bestow = Gerade lässt sich keiner deiner Titel weitergeben: Dazu braucht es anderen freien Adel deines Hauses mit Platz dafür, der ihn durch Wahl oder Kauf haben könnte. Passe.
fief-no-bestow-title = Dieser Titel lässt sich jetzt nicht weitergeben. Wähle, was angeboten wird.
fief-no-bestow-noble = Dieser Adlige kann ihn nicht nehmen. Wähle, wer angeboten wird.
fief-no-turn-concession = Titel werden weitergegeben; gewartet wird auf { $seat }.
fief-no-first-concession = Gib zuerst einen Titel weiter, oder keinen.
fief-do-recall = Deine Antwort zurücknehmen
fief-no-recall = Du hast hier nichts gesagt, was sich noch zurücknehmen ließe.

fief-moment-discard = Abwürfe und ein Ziehplan
fief-moment-draw = was du ziehst
fief-moment-play = Karten, die du spielst
fief-moment-buy = deine Käufe
fief-moment-move = deine Märsche
fief-moment-declare = Schlachten, die du erklärst
fief-moment-siege = deine Belagerungen
fief-moment-stand = wen du zur Wahl stellst
fief-moment-vote = deine Stimmen
fief-moment-propose = Ehen, die du anträgst
fief-moment-idols = die falschen Götzen
fief-moment-convert = ob sich die Hand bekehrt
fief-moment-part = Ehen, die dein Amt beendet
fief-moment-pardon = wen du begnadigst
fief-moment-outlaw = wen du ächtest
fief-moment-banish = wen du verbannst
fief-moment-concession = ein Titel, den du weitergibst
fief-moment-oaths = gebrochene oder geleistete Eide
fief-moment-call = der Ruf zur Mauer
fief-moment-command = die Vorräte der Mauer
fief-moment-wall_bid = dein Gebot für die Mauer
fief-moment-keep = Söldner, die du behältst
fief-moment-bid = deine Gebote auf Söldner und den Kleinen Rat
fief-moment-objective = dein Ziel an der Mauer
fief-moment-limit = Karten, die du behältst
