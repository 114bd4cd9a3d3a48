# Karten, Einkünfte und Käufe (FIEF-2 bis 4), Überraschungskarten (FIEF-8).

fief-prompt-redraw = die eben von { $deck } gezogene Karte behalten, oder eine andere ziehen
fief-no-turn-redraw = { $seat } darf gerade eine Karte ablehnen.
fief-no-first-redraw = Sag zuerst, ob du die eben gezogene Karte behältst.
fief-no-discard-first = Nenne einen der beiden Stapel.
fief-no-discard-second = Nenne einen der beiden Stapel; nur eine Karte je Runde kommt vom Stapel der Hofkarten.
fief-no-discard-instead = Es kann nur der Stapel der Hofkarten sein, und nur, wenn du sonst nicht von ihm ziehst.
fief-pick-keep = Behalten
fief-pick-redraw = Eine andere ziehen
fief-pick-keep-all = Behalten, und in dieser Runde nicht mehr fragen
fief-pick-realm = Jede Region mit einem Wächter
fief-turned-down = { $seat } lehnt { $card } ab und zieht eine andere Karte.
fief-tallage = { $noble } von { $seat } erhebt eine Abgabe: { $title }.
fief-warden-tax = { $noble } von { $seat } erhebt die Steuer des Wächters: { $regions }.
