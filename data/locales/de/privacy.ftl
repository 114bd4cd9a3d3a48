# Was Maester von Menschen aufbewahrt, und wie er sie vergisst.

privacy-former = jemand von früher
privacy-export = Alles, was über dich gespeichert ist. Es zeigt, was dein eigener Platz in einem Spiel verbirgt, und nichts von anderen; behalte es für dich, solange ihr spielt.
privacy-ask = **Löschen, was über dich gespeichert ist?** Das lässt sich nicht zurücknehmen.
privacy-goes = Was verschwindet: deine Einstellungen, Urlaube, Stimmen, Pläne und Rechte, und dein Name und deine Kennung, wo immer sie stehen: auf Plätzen, in der Chronik, in der Ruhmeshalle. Dort heißt du dann „jemand von früher“, und deine Wertung ist fort.
privacy-seats = Deine Plätze: Du verlässt jeden Tisch, der noch nicht begonnen hat. In laufenden Spielen spielt der Computer an deiner Stelle, bis jemand den Platz nimmt.
privacy-stays = Was bleibt, ohne deinen Namen, außer du hast ihn selbst geschrieben: deine Züge, und die Worte, die du den Würfeln gabst oder zu einem Zug schriebst. Aus ihnen wird jeder Wurf berechnet; ohne sie könnte niemand die Würfel prüfen.
privacy-elsewhere = Nachrichten in Kanälen bleiben, wo sie sind, ebenso frühere Sicherungen dessen, der diesen Maester betreibt. Frage dort nach.
privacy-sure = Endgültig löschen
privacy-forgotten = Es ist geschehen. Maester kennt dich nicht mehr. Was du von nun an hier tust, wird neu aufbewahrt.
