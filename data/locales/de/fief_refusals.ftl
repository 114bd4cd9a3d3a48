# Warum ein Kauf, ein Marsch oder eine Karte nicht geht (FIEF-2 bis 5, 8).

fief-no-buy-gold = Das kostet { $gold } Gold, und du hast { $held }. Wähle etwas Günstigeres, oder passe.
fief-no-buy-stock = Davon ist nichts mehr vorrätig: { $what }. Wähle etwas anderes, oder passe.
fief-no-buy-tactics = Bogenschützen und Hauptleute gibt es nur zu kaufen, wo mit Taktik gespielt wird. Wähle andere Truppen.
fief-no-buy-troops = Truppen kommen in eine Befestigung von dir, in der du eine Einheit hast, oder in eine Stadt, deren Lehen dir gehört; nicht bei Belagerung und nicht bei Hungersnot.
fief-no-buy-stronghold = Eine Festung braucht ein Dorf von dir ohne Mauern, darin freien Adel von dir und keine Einheiten anderer.
fief-no-buy-mill = Eine Mühle braucht ein Dorf von dir mit weniger als zweien und ohne Belagerung.
fief-no-buy-sept = Eine Septe braucht ein Dorf von dir ohne Septe und ohne Belagerung.
fief-no-buy-idols = Septen werden nicht mehr gebaut: Die falschen Götzen sind gefallen. Wähle etwas anderes.
fief-no-buy-watch = An diesem Tisch werden Septen nur gebaut, wo mit der Nachtwache gespielt wird. Wähle etwas anderes.
fief-no-buy-closed = Bei so wenigen Spielern ist dieses Lehen geschlossen. Wähle ein anderes.
fief-no-buy-held = { $noble } hält dieses Lehen. Wähle eines, das niemand hält.
fief-no-buy-villages = Für dieses Lehen musst du alle seine Dörfer beherrschen. Nimm zuerst, was fehlt: { $villages }.
fief-no-buy-walls = Ein großes Lehen braucht eine Festung oder Befestigte Stadt von dir darin; eine belagerte Festung wird keine Stadt. Baue zuerst eine.
fief-no-buy-city = Dieses Lehen wird in { $either } genommen. Wähle das.
fief-no-march-far = Von { $village } führt dorthin weder Straße noch Seestrecke. Geh Schritt für Schritt, über das, was daneben liegt.
fief-no-march-siege = Sie sind belagert: Sie kommen nur mit einem Überfall oder durch einen Geheimgang heraus, oder kämpfen sich in der nächsten Phase frei.
fief-no-march-rain = Auf dem Weg liegt schwerer Regen, der alle aufhält außer dem Adel von Haus Stark und denen, die mit ihm gehen. Wähle einen Weg darum herum, oder bleib.
fief-no-march-captain = Ein Hauptmann ohne Adligen zieht nur auf Straßen. Wähle eine Straße.
fief-no-march-points = Dieser Schritt kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und nicht alle in der Gruppe haben noch so viele: { $left }. Bleib, oder geh mit denen weiter, die sie haben.
fief-no-march-leave = Für diese Straße ist die Erlaubnis von { $seats } nötig. Bitte darum, reite einen Überfall, oder bleib.

fief-no-play-good_harvest = Gute Ernte lässt sich auf eine Region ohne glücklosen Adel spielen, auf jede einmal je Runde. Wähle eine andere Region, oder behalte die Karte.
fief-no-play-good_weather = Gutes Wetter lässt sich auf eine Region ohne glücklosen Adel spielen, auf jede einmal je Runde. Wähle eine andere Region, oder behalte die Karte.
fief-no-play-tax = Eine Steuer braucht einen Steuermarker und jemanden von dir, der sie erheben darf: wer ein Lehen hält, oder die Krone, auf ein noch unbesteuertes Lehen, ein Wächter auf seine Region, ein Meister auf irgendeine, die Hand, wo es Wächter gibt.
fief-no-play-a_lord_comes_of_age = Damit jemand mündig wird, braucht dein Haus weniger als vier Adlige, jemanden, der noch kommen kann, und einen Ort: von der besten Art, die es gibt. Behalte die Karte bis dahin.
fief-no-play-a_lady_comes_of_age = Damit jemand mündig wird, braucht dein Haus weniger als vier Adlige, jemanden, der noch kommen kann, und einen Ort: von der besten Art, die es gibt. Behalte die Karte bis dahin.
fief-no-play-assassination = Ein Meuchelmord braucht einen der zwei Mördermarker und jemanden vom Adel deines Hauses, der keinen trägt, kein Bruder ist und nicht das Opfer; in einer Schlacht an der Mauer jemanden, der dort ist.
fief-no-play-justice = Gerechtigkeit trifft, wer einen Mördermarker trägt oder geächtet ist, und nie den Erben. Wähle davon jemanden, oder behalte die Karte.
fief-no-play-secret_passage = Ein Geheimgang ist für einen Sturm deiner Seite, für deine eigene Bewegung oder für einen Aufstand. Behalte die Karte bis dahin.
fief-no-play-ambush = Ein Hinterhalt braucht eine Schlacht mit einem anderen Haus, in der Adel von dir kämpft, und feindlichen Adel darin. Behalte die Karte bis dahin.
fief-no-play-uprising = Ein Aufstand braucht ein offenes Dorf ohne Septe, das jemand beherrscht, oder jemanden, den das Volk hasst. Wähle davon etwas, oder behalte die Karte.
fief-no-play-join_the_small_council = Es braucht einen freien Wächter von dir, der nicht Mitglied ist und Platz hat, und einen freien Meistertitel; eine Karte, die die Hand abgelehnt hat, ruht bis zur nächsten Runde.
fief-no-play-mother_of_dragons = Es braucht eine freie Lady von dir, die nicht verheiratet ist, solange niemand Mutter der Drachen ist. Behalte die Karte bis dahin.
