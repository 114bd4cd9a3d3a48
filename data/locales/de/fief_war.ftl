fief-do-side = Partei ergreifen
fief-do-side-none = Weiter, ohne jemanden zu wählen
fief-do-side-named = Meine Wahl festlegen
fief-do-side-alone = Weiterkämpfen
fief-do-side-alone-title = Partei ergreifen
fief-field-help = Wem hilfst du?
fief-field-accept = Wessen Hilfe nimmst du an?
fief-field-shelter = Deine Leute hinter die Mauern bringen?
fief-field-aim = Auf wen schießen die Bogenschützen?

fief-prompt-sides = sagen, wer wem hilft, wo { $seat } angreift: in { $village }
fief-prompt-sheltered = die Mauern von { $village } stürmen, aufhören oder aufgeben
fief-prompt-spoils = in { $village } jemanden der Besiegten nehmen

fief-pick-help-attacker = Dem Angreifer
fief-pick-help-defender = Dem Angegriffenen
fief-pick-shelter-always = Ja
fief-pick-shelter-if_helped = Wenn jemand dem Angreifer hilft
fief-pick-fight-leave = Den Kampf verlassen
fief-pick-fight-surrender = Aufgeben
fief-pick-fight-storm = Die Mauern stürmen

fief-declared-sortie = { $seat } bricht aus { $village } aus, gegen { $defender_seat }.
fief-declared-raid = { $seat } überfällt { $village }, gegen { $defender_seat }.
fief-side-taken = { $seat } kämpft an der Seite von { $to_seat } in { $village }.
fief-side-left = { $seat } verlässt den Kampf in { $village }.
fief-surrendered = { $seat } gibt in { $village } auf.
fief-rethrown = { $seat } wirft noch einmal: Die Würfel zeigten { $hits }.
fief-scattered = In { $village } zerstreut sich, von { $seat }: { $units }.
fief-rallied = In { $village } sammelt sich wieder, von { $seat }: { $units }.
fief-rallied-nowhere = Ohne Ort zum Sammeln geht heim, von { $seat }: { $units }.

fief-no-side-help = Helfen kannst du nur, wo du im Feld stehst und nicht schon kämpfst. Lass es weg, um neutral zu bleiben.
fief-no-side-accept = Hilfe annehmen kann nur, wer angreift oder angegriffen wird, und nur von denen, die dort sind. Wähle, wer angeboten wird, oder niemanden.
fief-no-side-shelter = Es braucht dort eine Befestigung von dir und einen Angriff im Feld. Bleib im Feld.
fief-no-side-aim = Hier können keine Bogenschützen von dir auf Adel schießen. Lass es weg: Sie schießen auf Truppen.
fief-no-turn-sides = Wer in dieser Schlacht wem hilft, sagen { $asked_seats }.
fief-no-turn-sheltered = Ob die Mauern gestürmt werden, sagen { $asked_seats }.
fief-no-turn-spoils = { $seat } nimmt in { $village } zuerst jemanden der Besiegten.
fief-no-first-sides = Sag zuerst, was du in der Schlacht in { $village } tust.
fief-no-first-sheltered = Sag zuerst, was du tust, bevor die Mauern von { $village } gestürmt werden.
fief-no-first-spoils = Nimm in { $village } zuerst jemanden der Besiegten.

fief-do-fight-on = Weiterkämpfen
fief-do-fight-stop = Aufhören
fief-do-fight-leave = Den Kampf verlassen
fief-do-fight-surrender = Aufgeben
fief-do-fight-storm = Die Mauern stürmen
fief-do-fight-at-sides = Aufgeben
fief-do-fight-at-sheltered = Stürmen, aufhören oder aufgeben
fief-do-pillage = Plündern
fief-do-execute = Hinrichten
fief-do-siege = Belagern
fief-do-siege-none = Nichts belagern
fief-do-siege-lift = Nicht mehr belagern
fief-do-siege-lift-title = Belagern
fief-do-siege-named = Das Gewählte belagern
fief-field-building = Welches Gebäude?
fief-field-villages = Welche Dörfer?
fief-prompt-siege = sagen, was von nun an belagert wird
fief-prompt-rally = sagen, wo sich zerstreute Truppen sammeln
fief-besieged = { $seat } belagert { $village }{ $engines ->
    [0] {""}
   *[other] ; Belagerungsmaschinen dort: { $engines }
}.
fief-siege-lifted = { $seat } hebt die Belagerung von { $village } auf.
fief-razed = { $village } verliert: { $building }.
fief-died-execution = { $noble } von { $seat } ist hingerichtet.
fief-no-pillage = Jetzt lässt sich nichts plündern: Es braucht eine Mühle, eine Septe oder eine Festung in einem unbelagerten Dorf von dir, in dem jemand führt und Truppen von dir stehen. Erkläre eine Schlacht, oder passe.
fief-no-pillage-village = Plündern braucht ein unbelagertes Dorf von dir, in dem jemand führt und Truppen von dir stehen.
fief-no-pillage-building = Ein solches Gebäude, das du zerstören dürftest, gibt es nicht: Eine Befestigte Stadt bleibt stehen, und eine Festung, in der Gäste sind. Wähle, was angeboten wird.
fief-no-execute = Jetzt kann niemand hingerichtet werden: Es braucht freien grausamen Adel von dir neben jemandem, den du gefangen hältst, einmal je Runde. Erkläre eine Schlacht, oder passe.
fief-no-execute-noble = Es braucht grausamen Adel von dir neben jemandem, den du gefangen hältst, einmal je Runde.
fief-no-siege-villages = Eine Belagerung braucht jemanden, der führt, und Truppen im Feld, und dort kein Heer des Besitzers. Wähle unter den angebotenen Dörfern oder keines.
fief-no-turn-siege = { $seat } sagt zuerst, was belagert wird.
fief-no-turn-rally = { $seat } sagt zuerst, wo sich Truppen sammeln.
fief-no-first-siege = Sag zuerst, was du belagerst.
fief-no-first-rally = Sag zuerst, wo sich deine zerstreuten Truppen sammeln.

fief-do-raid = Überfallen
fief-do-leave = Um Durchzug bitten
fief-do-sail = Segeln
fief-do-lose = Wählen, wer fällt
fief-field-route = Welcher Weg?
fief-field-let_pass = Den Überfall vorbeilassen?
fief-field-hired = Wie viele Söldner kommen dazu?
fief-field-march-where = Wohin, wenn nicht hinter die Mauern?
fief-prompt-passing = sagen, ob { $seat } von { $source } nach { $target } ziehen darf
fief-prompt-landing = sagen, ob { $seat } in { $target } landen darf
fief-prompt-raid = von { $village } weiterreiten
fief-prompt-lose = sagen, wer in { $village } fällt
fief-prompt-breaking = die Ehe von { $noble } beenden oder bestehen lassen
fief-pick-route = { $units }
fief-leave-given = { $seat } lässt { $to_seat } durchziehen.
fief-leave-refused = { $seat } lässt { $to_seat } nicht durchziehen.
fief-landing-given = { $seat } lässt { $to_seat } in { $village } landen.
fief-landing-refused = { $seat } lässt { $to_seat } in { $village } nicht landen.
fief-let-in = { $seat } lässt { $guest_seat } hinter die eigenen Mauern.
fief-not-let-in = { $seat } lässt { $guest_seat } nicht mehr hinter die eigenen Mauern.
fief-stepped-aside = { $seat } lässt die Reiter von { $to_seat } in { $village } vorbei.
fief-sailed = Von { $source } nach { $target } segelt, von { $seat }: { $units }.
fief-shot = Bogenschützen in { $village }: { $hits } Treffer für { $seat }, { $against } für { $defender_seat }.
fief-shot-at = Bogenschützen in { $village }: { $hits } Treffer für { $seat }; { $defender_seat } schießt auf { $noble }.
fief-hired = In { $village } kämpft für { $seat }: { $units }.
fief-no-march-where = Dort steht ihnen keine Befestigung offen, vor der sie bleiben könnten. Lass es weg.
fief-no-raid = Beim Weiterreiten lässt sich niemand mehr überfallen: Es braucht einen Gegner im Feld, keine Gefangenen dabei, und danach Punkte zum Weiterreiten. Marschiere weiter.
fief-no-raid-target = Ein Überfall braucht nur Adel und Ritter, einen Gegner im Feld, niemanden von dir dort, und Punkte zum Weiterreiten.
fief-no-leave-route = Auf diesem Weg ist niemand zu fragen, oder es wurde verweigert. Nach zwei Fragen im Zug zählt nur, was vorher erlaubt wurde.
fief-no-sail-target = Es braucht einen freien Meister der Schiffe, der in dieser Runde noch nicht geholfen hat, an beiden Enden eine Küste, und jemanden vom Adel, der noch nicht marschiert ist; der Meister eines anderen Hauses muss zugestimmt haben, und sein Preis muss da sein.
fief-no-lose-men = Es müssen so viele Treffer verbraucht werden, wie irgendeine Wahl von Truppen verbrauchen kann. Wähle, was angeboten wird.
fief-no-ground-nobles = Sie sind nicht dort. Wähle unter denen, die angeboten werden.
fief-no-ground-men = Diese Truppen sind nicht dort. Wähle unter denen, die angeboten werden.
fief-no-side-let_pass = Vorbeilassen kann man nur einen Überfall. Lass es weg.
fief-no-side-hired = Solche Söldner hast du für diesen Kampf nicht in Reserve, und durch eine Belagerung kommen keine zu denen in der Festung. Wähle weniger oder keine.
fief-no-fight-hired = Solche Söldner hast du für diesen Kampf nicht in Reserve, und durch eine Belagerung kommen keine zu denen in der Festung. Wähle weniger oder keine.
fief-no-turn-passing = Ob { $seat } durchzieht, sagen { $asked_seats }.
fief-no-turn-landing = Ob { $seat } landet, sagen { $asked_seats }.
fief-no-turn-raid = { $seat } reitet zuerst weiter.
fief-no-turn-lose = { $seat } wählt, wer fällt.
fief-no-turn-breaking = { $seat } sagt zuerst, ob eine Ehe zu Ende ist.
fief-no-first-passing = Sag zuerst, ob sie durchziehen dürfen.
fief-no-first-landing = Sag zuerst, ob sie landen dürfen.
fief-no-first-raid = Reite zuerst weiter: Ein Überfall bleibt nicht, wo er gesiegt hat.
fief-no-first-lose = Sag zuerst, wer fällt.
fief-no-first-breaking = Sag zuerst, ob die Ehe zu Ende ist.
fief-do-welcome = Gäste
fief-field-inside = Sind sie hinter deinen Mauern willkommen?
fief-no-welcome-player = Wähle ein anderes Haus.
fief-no-welcome-inside = So ist es schon. Wähle die andere Antwort oder lass es dabei.
fief-no-welcome = Du hast keine Mauern, hinter die du jemanden lassen könntest.
fief-odds = Bis zum Ende: **{ $won } %** für den Sieg, { $lost } % für die Niederlage{ $neither ->
    [0] {""}
   *[other] , { $neither } %, dass keiner siegt
}; etwa { $loss } { $loss ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
} verloren, { $against } vernichtet.
fief-odds-raid = In höchstens zwei Runden: **{ $won } %** für den Sieg, { $lost } % für die Niederlage{ $neither ->
    [0] {""}
   *[other] , { $neither } %, dass keiner siegt
}; etwa { $loss } { $loss ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
} verloren, { $against } vernichtet.
fief-odds-last = In seiner letzten Runde: **{ $won } %** für den Sieg, { $lost } % für die Niederlage{ $neither ->
    [0] {""}
   *[other] , { $neither } %, dass keiner siegt
}; etwa { $loss } { $loss ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
} verloren, { $against } vernichtet.
fief-odds-both = Wie beide Seiten stehen, bis zum Ende: **{ $won } %**, dass der Angriff siegt, **{ $lost } %**, dass er geschlagen wird{ $neither ->
    [0] {""}
   *[other] , { $neither } %, dass keiner siegt
}; etwa { $loss } { $loss ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
} des Angriffs vernichtet, { $against } der Verteidigung.
fief-odds-both-raid = In höchstens zwei Runden: **{ $won } %**, dass der Angriff siegt, **{ $lost } %**, dass er geschlagen wird{ $neither ->
    [0] {""}
   *[other] , { $neither } %, dass keiner siegt
}; etwa { $loss } { $loss ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
} des Angriffs vernichtet, { $against } der Verteidigung.
fief-odds-both-last = In seiner letzten Runde: **{ $won } %**, dass der Angriff siegt, **{ $lost } %**, dass er geschlagen wird{ $neither ->
    [0] {""}
   *[other] , { $neither } %, dass keiner siegt
}; etwa { $loss } { $loss ->
    [one] Stärkepunkt
   *[other] Stärkepunkte
} des Angriffs vernichtet, { $against } der Verteidigung.
