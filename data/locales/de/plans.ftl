# Pläne: ein Zug, vorher aufgeschrieben. Alles hier liest nur, wem der Plan gehört.

plan-title = Dein Plan
plan-ask = Was du vorhast, Zeile für Zeile
plan-about = Wird in deinem Zug ausgeführt, bis etwas dazwischenkommt. Niemand sonst sieht ihn.
plan-replan = Ändern
plan-unplan = Zurückziehen
plan-goon = Mit meinem Plan weiter
plan-not-stopped = Hier ist kein Plan von dir stehen geblieben.
plan-ready = Er beginnt, wenn du am Zug bist. Niemand sonst weiß davon.
plan-begun = Er geht weiter, sobald andere geantwortet haben.
plan-rests = Der Computer spielt für dich, darum geschieht nichts davon, bis du wieder selbst spielst: `/spiel zurück`.
plan-done = Dein Plan ist ausgeführt.
plan-forgotten = Von dir gibt es keinen Plan mehr.
plan-draft = Das lässt sich noch nicht lesen, darum geschieht nichts davon:
plan-long = Ein Plan hat höchstens { $most } Zeilen. Mach ihn kürzer.
plan-fault-kind = Zeile { $line }: „{ $typed }“ kannst du nicht tun.
plan-fault-name = Zeile { $line }: „{ $typed }“ ist hier unbekannt oder mehrdeutig.
plan-fault-number = Zeile { $line }: „{ $typed }“ sollte eine ganze Zahl sein.
plan-fault-value = Zeile { $line }: „{ $typed }“ kann dort nicht stehen.
plan-fault-extra = Zeile { $line }: „{ $typed }“ gehört dort nicht hin.
plan-fault-missing = Zeile { $line } sagt nicht: { $asked }
plan-near = Meinst du { $either }?
plan-how-kind = Eine Zeile beginnt mit einem Zug, benannt, wie ihn Discord nach `{ $command }` auflistet.
plan-how-name = Schreib einen Namen oder einen Teil davon so, wie er auf dem Brett oder der Karte steht.
plan-stopped = ⚠️ Dein Plan hielt vor Zeile { $line } an und geht nicht von selbst weiter.
plan-why-upset = Jemand kam dazwischen.
plan-why-hand = Du hast seither von Hand gezogen.
plan-why-turn = Dein Zug war vorbei.
plan-why-table = Mit dem Tisch ist seither etwas geschehen.
plan-told = { $game } in { $channel }: dein Plan
plan-hand = **Deine Hand**
plan-why-news = Seither ist etwas geschehen, was du nicht wissen konntest.
plan-why-over = Die Entscheidung war vorbei.
plan-told-filed = { $game } in { $channel }: was du für diesen Fall hinterlegt hast: { $moment }
plan-turn = Dein eigener Zug
plan-choose = Wofür ist es?
plan-idle = Du bist gerade nach nichts gefragt.
plan-could =
    { $count ->
        [one] Für eines ließe sich etwas hinterlegen: { $moments }.
       *[other] Für { $count } Dinge ließe sich etwas hinterlegen: { $moments }.
    }
plan-filed-about = Ausgeführt, sobald du gefragt wirst. Erste Zeile „regardless“: was auch kommt.
plan-filed-ready = Es wird ausgeführt, sobald du gefragt wirst. Niemand sonst weiß davon.
plan-careful = Haben Würfel oder fremde Züge dir inzwischen etwas Neues gezeigt, hält es an, und du wirst gefragt.
plan-regardless = Es wird ausgeführt, was auch kommt.
plan-is-draft = noch nicht lesbar
plan-is-stopped = angehalten
plan-no-moment = Dafür lässt sich nichts hinterlegen. Wähle eine der angebotenen Entscheidungen.

risk-plan-example = deploy { $source } 3; attack { $source } > { $target } until 2; end
