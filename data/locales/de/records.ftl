# Was von Spielen bleibt: Chronik, Zahlen, Ruhmeshalle.

## Die Chronik

story-turn = Der Zug von { $seat }
story-dice = 🎲 { $count ->
    [one] Ein Wurf
   *[other] { $count } Würfe
  }
story-dice-all = Alle Würfe
story-more = Der Rest dieses Zuges steht in `/spiel chronik`.
log-empty = Hier ist nichts geschehen, was sich erzählen ließe.
log-turn = Zug { NUMBER($number, useGrouping: 0) }, { $at }
log-story = die Geschichte
log-undone = (zurückgenommen)
log-page = Seite { $page } von { $pages }
log-older = Älter
log-newer = Neuer
log-newest = Neueste
log-all = Alles
topic-battle = Schlachten
topic-card = Karten
topic-table = Der Tisch

## Die Zahlen eines Spiels

statistics-title = Dieser Krieg in Zahlen
statistics-dice = Offen geworfene Würfel: { $dice }
statistics-none = Noch ist kein Würfel gefallen.
statistics-die = Würfel mit { $sides } Seiten
statistics-face = { $face }: **{ $count }**-mal (redliche Würfel: { $low } bis { $high })
statistics-face-odd = { $face }: **{ $count }**-mal (redliche Würfel: { $low } bis { $high }) ← ungewöhnlich
statistics-way = Redliche Würfel bleiben in 95 von 100 Spielen in jeder dieser Grenzen; ab und zu verlassen sie eine aus reinem Zufall.
statistics-dice-of = { $seat }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} mit { $sides } Seiten, im Schnitt { $mean }; der Zufall gibt { $low } bis { $high }
statistics-battles = Schlachten
statistics-feats = Taten
statistics-attacks = { $party }: { $won } von { $attacks } Angriffen gewonnen, { $held } von { $defences } Verteidigungen gehalten
statistics-answers = So lange wartete der Tisch auf einen ersten Zug
statistics-answer = { $seat }: meist { $median }, höchstens { $longest }
statistics-seconds = { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
}
statistics-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
statistics-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
statistics-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
statistics-alt = Wie oft jede Seite fiel

## Die Ruhmeshalle

fame-title = Die Ruhmeshalle
fame-none = Auf diesem Server ist noch kein Spiel zu Ende gegangen.
fame-system = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
fame-standing = { $place }. { $name } · { $rating } ± { $give } · { $wins } von { $games } gewonnen
fame-campaigns = Längste Feldzüge
fame-campaign = { $days ->
    [0] Weniger als ein Tag
    [one] Ein Tag
   *[other] { $days } Tage
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}: { $names }
fame-champions = Jüngste Siege
fame-champion = { $at }: { $winners } ({ $reason })
fame-way = Die Zahl schätzt, wie gut jemand hier spielt; die nach ± sagt, wie unsicher das ist. Vorn steht, wer am sichersten gut spielt. Ein Platz zählt für den, der ihn von Anfang bis Ende hatte.

## Warum ein Zug geschah

explain-why = Warum?
explain-title = Warum, so weit es alle sehen konnten
explain-nothing = Die Züge erklären sich von selbst.
explain-no-story = Diese Nachricht erzählt von keinem Zug. Wähle eine mit der Geschichte eines Zuges.
