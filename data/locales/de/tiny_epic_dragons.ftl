tiny_epic-option-mode-competitive_if = 2 bis 4 Spieler, mit Eis & Feuer
tiny_epic-option-mode-competitive_if-about = Mit Drachen, Nachtwache und 17 Karten mehr. Live anderthalb Stunden, sonst zwei Wochen.
tiny_epic-option-mode-competitive_5 = 5 Spieler, mit Eis & Feuer
tiny_epic-option-mode-competitive_5-about = Fünf Runden, sechs Würfel, Drachen. Live zwei Stunden, sonst drei Wochen.
tiny_epic-guide-competitive_if =
    In deinem Zug: Leg einen deiner zwei Würfel auf ein freies Feld, tu, was das Feld sagt, dann, was der Würfel sagt. Die anderen können deinem Würfel folgen, und du ihren.
    Eine Schlacht gewinnen Einheiten, eine geheime Karte und die Burg; bei Gleichstand gewinnt die Verteidigung. Zwei Marker eines Hauses, das niemand führt, und mehr als alle anderen, machen es am Ende der Runde zu deinem Verbündeten.
    Wer Daenerys hat, darf Eier legen, die bei den Steuern schlüpfen; ein Drache fliegt drei Schritte, statt zu marschieren oder zu segeln. Gewertet wird nach den Runden 3, 5 und 6.
tiny_epic-guide-competitive_5 =
    In deinem Zug: Leg einen deiner zwei Würfel auf ein freies Feld, tu, was das Feld sagt, dann, was der Würfel sagt. Die anderen können deinem Würfel folgen, und du ihren.
    Eine Schlacht gewinnen Einheiten, eine geheime Karte und die Burg; bei Gleichstand gewinnt die Verteidigung. Zwei Marker eines Hauses, das niemand führt, und mehr als alle anderen, machen es am Ende der Runde zu deinem Verbündeten.
    Wer Daenerys hat, darf Eier legen, die bei den Steuern schlüpfen; ein Drache fliegt drei Schritte, statt zu marschieren oder zu segeln. Fünf Runden; gewertet wird nach den Runden 2, 4 und 5.

tiny_epic-beast = { $unit }
tiny_epic-beside-comfort-dragon = wieder ein Ei, von der Karte; du bekommst nichts
tiny_epic-do-fly = Fliegen
tiny_epic-do-discard = Karten abwerfen
tiny_epic-do-stack = Eine Karte auf den Stapel legen
tiny_epic-field-hero = Welcher Held?
tiny_epic-prompt-gather = sagen, wer noch nach { $domain } kommt, oder kämpfen
tiny_epic-prompt-discard = { $count ->
    [one] die Karte abwerfen, die zu viel ist
   *[other] die { $count } Karten abwerfen, die zu viel sind
}
tiny_epic-prompt-stack = sagen, welche Karte als Nächste gezogen wird

tiny_epic-moved-fly-seat = { $seat } fliegt mit { $army } von { $source } nach { $target }.
tiny_epic-moved-place-seat = { $seat } stellt { $army } nach { $target }.
tiny_epic-hatched = Geschlüpft in { $domains }: { $dragons }.
tiny_epic-set-aside = { $seat } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} beiseite.
tiny_epic-put-back = { $seat } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} oben auf den Stapel.
tiny_epic-kept = { $seat } behält { $card } neben der Tafel.
tiny_epic-released = { $seat } legt { $card } ab.
tiny_epic-choice-give = { $house } → { $party }
tiny_epic-choice-unit-dragon-red = Der rote Drache in { $domain }
tiny_epic-choice-unit-dragon-green = Der grüne Drache in { $domain }
tiny_epic-choice-unit-dragon-cream = Der helle Drache in { $domain }

tiny_epic-no-house-hero = Dieser Held führt das Haus hier nicht. Wähle einen anderen, oder lass ihn weg.
tiny_epic-no-fly-source = Von dort kann kein Drache von dir fliegen. Wähle ein Gebiet, in dem einer steht.
tiny_epic-no-fly-target = Von hier kann kein Drache dorthin fliegen. Wähle ein Gebiet mit Platz, höchstens drei Schritte entfernt.
tiny_epic-no-fly-army = Sie können nicht zusammen dorthin fliegen. Wähle einen Drachen, allein oder mit Daenerys.
tiny_epic-no-discard-cards = Wähle genau so viele Intrigenkarten deiner Hand, wie zu viel sind.
tiny_epic-no-stack-card = Das ist keine der Karten, die du beiseitegelegt hast. Wähle eine von ihnen.
tiny_epic-no-turn-gather = { $seat } sammelt zuerst ein Heer.
tiny_epic-no-turn-discard = { $seat } wirft zuerst Karten ab.
tiny_epic-no-turn-stack = { $seat } legt zuerst Karten auf den Stapel.
tiny_epic-no-first-gather = Sag zuerst, wer noch nach { $domain } kommt, oder passe und kämpfe.
tiny_epic-no-first-discard = Wirf zuerst ab, was zu viel ist: { $count }.
tiny_epic-no-first-stack = Sag zuerst, welche Karte als Nächste gezogen wird.
