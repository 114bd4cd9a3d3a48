# Was der Tisch davon erfährt, was mit ihm geschah.

gm-who = { $plays ->
    [0] Die Spielleitung ({ $who })
   *[1] Die Spielleitung ({ $who }, auch am Tisch)
}

act-removal = Der Platz von { $before } ist leer; der Computer hält ihn, bis ihn jemand nimmt.
act-removal-signed = { gm-who } hat { $before } den Platz genommen; der Computer hält ihn, bis ihn jemand anders nimmt. Der Grund: „{ $why }“
act-substitute-signed = { gm-who } hat den Platz von { $before } an { $seat } gegeben, mit allem, was dazugehört. Der Grund: „{ $why }“
act-rewind = Der Tisch geht vor Zug { NUMBER($move, useGrouping: 0) } zurück. Was seither kam, gilt nicht mehr.
act-rewind-signed = { gm-who } setzt den Tisch vor Zug { NUMBER($move, useGrouping: 0) } zurück. Was seither kam, gilt nicht mehr. Der Grund: „{ $why }“
act-reseal = Dieses Spiel kommt aus einer Sicherung. Es steht, wie das Brett es zeigt; was nach der Sicherung gespielt wurde, zählt nicht mehr. Seine Würfel kommen aus einem neuen Geheimnis, darum kann sie niemand vorhersehen. Siegel der Würfel: `{ $commitment }`
act-pause-signed = { gm-who } hat die Uhren angehalten. Der Grund: „{ $why }“
act-resume-signed = { gm-who } lässt die Uhren wieder laufen. Der Grund: „{ $why }“
act-sleep = An diesem Tisch spielt niemand mehr, darum stehen seine Uhren. Sie laufen wieder, sobald jemand vom Tisch etwas tut.
act-wake = Es ist wieder jemand am Tisch, und die Uhren laufen.
act-lock-signed = { gm-who } hat den Tisch gesperrt: Niemand zieht, bis er wieder frei ist. Der Grund: „{ $why }“
act-unlock-signed = { gm-who } hat den Tisch freigegeben. Spielt weiter. Der Grund: „{ $why }“
act-extend-signed = { gm-who } gibt { $seat } { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr. Der Grund: „{ $why }“
act-audit-signed = { gm-who } hat angesehen, was { $seat } verbirgt. Der Grund: „{ $why }“
act-note-signed = 📝 { $words } ({ gm-who } notiert es: „{ $why }“)
act-announce-signed = 📣 „{ $words }“ ({ gm-who } sagt es: „{ $why }“)
act-ruling-signed = ⚖️ { gm-who } entscheidet { $clause ->
    [none] so
   *[other] zu { $clause }
}: „{ $words }“ Der Grund: „{ $why }“
act-edit = { gm-who } hat das Brett geändert. Der Grund: „{ $why }“
act-for = { gm-who } hat für { $seat } gezogen. Der Grund: „{ $why }“

gm-locked = Die Spielleitung hat diesen Tisch gesperrt. Es geht weiter, wenn er freigegeben ist.
gm-over = Dieses Spiel ist vorbei. `/leitung zurückspulen` bringt es vor sein Ende zurück; `/spiel neu` eröffnet ein anderes.
gm-not-begun = Das Spiel hat noch nicht begonnen. Der Gastgeber beginnt es mit `/spiel beginnen` und macht vorher mit `/spiel freimachen` einen Platz frei.
gm-turn-new = In diesem Zug ist noch nichts geschehen. `züge:2` setzt den Tisch an den Anfang des vorigen zurück.
gm-nothing-yet = In diesem Spiel ist noch nichts geschehen, also gibt es nichts zurückzunehmen.
gm-no-moment = Dort war das Spiel nie: Wähle einen Zug von 1 bis { NUMBER($most, useGrouping: 0) }.
gm-channel-gone = Den Kanal jenes Spiels gibt es nicht mehr. `/leitung export` mit `partie:{ NUMBER($game, useGrouping: 0) }` gibt das Spiel als Datei, und `/leitung import` nimmt sie in einem anderen Kanal auf.
gm-channel-taken = In diesem Kanal läuft ein anderes Spiel. Beendet es zuerst, oder wartet, bis es vorbei ist.
gm-no-pause = Die Uhren stehen schon. `/leitung weiter` lässt sie laufen, oder `/leitung entsperren`, wenn der Tisch gesperrt ist.
gm-no-resume = Die Uhren laufen schon.
gm-unlock-first = Der Tisch ist gesperrt, und mit ihm stehen die Uhren: `/leitung entsperren` lässt alle weiterspielen.
gm-no-lock = Der Tisch ist schon gesperrt.
gm-no-unlock = Der Tisch ist nicht gesperrt. Stehen seine Uhren, lässt `/leitung weiter` sie laufen.
gm-no-archive = Das Spiel liegt schon im Archiv.
gm-no-restore = Das Spiel liegt nicht im Archiv. Ein anderes holst du mit seiner Nummer heraus, `partie`.
gm-archived = Das Spiel liegt im Archiv. Hol es mit `/leitung zurückholen` heraus, und spul es dann zurück.
gm-other-rules = Das Spiel lief unter anderen Regeln, als dieser Maester sie hat; darum bleibt es beendet.
gm-hours = Gib eine bis { $most } Stunden.
gm-until = Das gibt nicht mehr Zeit: Die Uhr von { $seat } läuft ohnehin erst { $at } ab. Wähle einen Zeitpunkt danach.
gm-how-long = Gib entweder an, wie viele Stunden mehr, oder bis wann.
gm-not-awaited = Auf diese Person wartet gerade niemand. `/spiel stand` sagt, auf wen der Tisch wartet.
gm-untimed = Für diesen Platz läuft gerade keine Uhr: Es ist ein Gespräch, oder ein Agent spielt. Gib mehr Zeit, sobald wieder eine Uhr läuft.
gm-seated = Diese Person sitzt schon an diesem Tisch. Wähl jemanden, der hier keinen Platz hat.
gm-no-player = Dort sitzt kein Mensch: Der Computer spielt den Platz. `/leitung ersetzen` gibt ihn jemandem.
gm-breaks = Das brächte das Brett in Unordnung, darum geschieht es nicht. Ändere weniger, oder geh mit `/leitung zurückspulen` zurück.

undo-answer = Niemand hat deine Antwort bisher gesehen, also kannst du sie zurücknehmen.
undo-nothing = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
undo-asked = Seither wurde schon jemand anderes gefragt, darum kannst du das nicht allein zurücknehmen. Du kannst den Tisch fragen.
undo-turn = Dieser Zug ist vorbei, darum kannst du das nicht allein zurücknehmen. Du kannst den Tisch fragen.
undo-chance = Die Würfel sind gefallen, darum kannst du das nicht allein zurücknehmen. Du kannst den Tisch fragen.
undo-seen = Verborgenes wurde gesehen, darum kannst du das nicht allein zurücknehmen. Du kannst den Tisch fragen.
undo-alone = Seither sind Würfel gefallen, und sonst spielt hier niemand, der zustimmen könnte. Hast du dich verdrückt, hilft eine Spielleitung mit `/leitung zurückspulen`.
undo-no-say = Du bist aus dem Spiel, oder ein Agent spielt für dich, darum hast du dabei keine Stimme. Die Spielleitung kann mit `/leitung zurückspulen` helfen.
undo-wish = { $seat } bittet den Tisch, vor Zug { NUMBER($move, useGrouping: 0) } zurückzugehen. Dann gilt nicht mehr, was seither kam, und kein Geschenk, bis alle zustimmen. { $votes } von { $needed } stimmen zu; alle müssen es.
act-archive-signed = { gm-who } hat dieses Spiel ins Archiv gelegt. Der Grund: „{ $why }“
act-restore-signed = { gm-who } hat dieses Spiel zurückgeholt, wie es stand. Der Grund: „{ $why }“
act-skip-signed = { gm-who } wartet nicht länger{ $seat ->
    [none] : Was offen war, wird wie üblich beantwortet.
   *[other] {" "}auf { $seat }: Das Übliche wird getan.
} Der Grund: „{ $why }“
act-attempt-signed = { gm-who } wollte für { $seat } ziehen: „{ $line }“. Die Regeln ließen es nicht zu. Der Grund: „{ $why }“
act-appoint-signed = { gm-who } hat zur Spielleitung ernannt: { $name }. Der Grund: „{ $why }“
act-dismiss-signed = { gm-who } hat aus der Spielleitung abberufen: { $name }. Der Grund: „{ $why }“

gm-no-appoint = Das gehört schon zur Spielleitung dieses Tisches.
gm-no-dismiss = Das gehört nicht zur Spielleitung dieses Tisches.
undo-others = Seit deinem letzten Zug haben andere gezogen, darum kannst du ihn nicht allein zurücknehmen. Du kannst den Tisch fragen.
undo-button = Zurücknehmen
undo-done = Dein letzter Zug ist zurückgenommen.
undo-ask = Den Tisch fragen
undo-agree = Zustimmen
undo-sent = Der Tisch ist gefragt: { $votes } von { $needed } stimmen zu; alle müssen es.
undo-agreed = Du stimmst zu: { $votes } von { $needed }; alle müssen es.
undo-granted = Alle stimmen zu: Der Tisch geht vor Zug { NUMBER($move, useGrouping: 0) } zurück.
undo-gone = Das Spiel ist weitergegangen, und es gibt nichts mehr, dem man zustimmen könnte.

gm-preview = Bevor es geschieht: Das werden alle lesen
gm-becomes = **Was sich ändert:**
gm-confirm = Bestätigen
gm-cancel = Abbrechen
gm-done = Es ist geschehen, und alle wissen davon. (Spiel { NUMBER($game, useGrouping: 0) })
gm-done-closed = Es ist geschehen und steht in `/spiel chronik`. Nur weiß niemand davon: In { $channel } fehlt Maester das Recht: { $rights }. (Spiel { NUMBER($game, useGrouping: 0) })
gm-done-gone = Es ist geschehen und steht in der Chronik. Nur weiß niemand davon, denn den Kanal des Spiels gibt es nicht mehr. (Spiel { NUMBER($game, useGrouping: 0) })
gm-cancelled = Nichts geschieht.
gm-gone = Diese Vorschau ist veraltet. Gib den Befehl noch einmal.
gm-stale = Seit dieser Vorschau ist das Spiel weitergegangen. Gib den Befehl noch einmal.
gm-answered = Diese Vorschau hast du schon beantwortet. `/spiel chronik` zeigt, was geschehen ist.
gm-not-you = Das dürfen nur der Gastgeber und die Spielleitung dieses Tisches. Frag dort nach.
gm-no-dismiss-host = Der Gastgeber bleibt in der Spielleitung dieses Tisches, solange das Spiel dauert.
gm-rests = Dieses Spiel ruht: Es begann unter anderen Regeln, als dieser Maester sie hat. Wer Maester betreibt, bringt ihn auf den Stand; bis dahin geht nichts verloren. `/leitung archivieren` macht den Kanal frei.
gm-not-yours-to-name = Eine Spielleitung ernennen dürfen nur der Gastgeber und wer diesen Server verwaltet.
gm-whom = Nenne entweder eine Person oder eine Rolle.
gm-when = Nenne entweder einen Zug oder eine Zahl von Zügen.
gm-lacks = „{ $field }“ fehlt: { $about } Schreib es in `felder`; dort wird beim Tippen angeboten, was passt.
gm-surplus = „{ $value }“ hat dort keinen Platz. Dorthin gehört, je einmal: { $names }.
gm-surplus-empty = „{ $value }“ hat dort keinen Platz. Lass `felder` leer: Hier ist nichts zu sagen.
gm-no-kind = So etwas gibt es hier nicht zu tun. Wähle aus der Liste.
gm-no-winner = „{ $value }“ kann hier nicht gewinnen. Möglich: { $near }.
gm-no-person = Ein Bot kann keinen Platz nehmen. `/leitung entfernen` gibt den Platz dem Computer.
gm-concedes = { $seat } verlässt das Spiel endgültig, und den Platz bekommt der Computer.
gm-hand = Was { $seat } hält
gm-hand-empty = { $seat } hält keine Karten.

act-export-signed = { gm-who } hat dieses Spiel in eine versiegelte Datei geschrieben. Der Grund: „{ $why }“
act-import-signed = { gm-who } hat dieses Spiel aus einer versiegelten Datei hierhergebracht, wie es stand. Der Grund: „{ $why }“
gm-exported = Hier ist das Spiel, versiegelt mit dem Schlüssel dessen, der diesen Maester betreibt. Ohne den Schlüssel kann es niemand lesen; `/leitung import` nimmt es wieder auf.
gm-file-large = Das Spiel ist größer, als eine Datei hier sein darf, darum wird es nicht ausgegeben.
gm-file-damaged = Diese Datei ist beschädigt oder keine von `/leitung export`. Nichts geschieht.
gm-file-newer = Diese Datei stammt von einem neueren Maester. Wer diesen hier betreibt, kann ihn erneuern.
gm-file-foreign = Diese Datei ist mit einem anderen Schlüssel versiegelt. Wer diesen Maester betreibt, kann denselben Schlüssel hier einsetzen.
gm-file-rules = Dieses Spiel begann unter Version { $began } der Regeln. Dieser Maester hat Version { $have }, nach der es anders verlaufen wäre. Nimm es dort auf, wo noch Version { $began } gilt.
gm-copy-live = Dieses Spiel läuft hier noch, als Spiel { NUMBER($game, useGrouping: 0) }, und eine Kopie zeigte die kommenden Würfel. Archiviere es zuerst.
gm-copy-ahead = Dieses Spiel ging hier weiter, als Spiel { NUMBER($game, useGrouping: 0) }, und seine Würfel sind bekannt. Setze lieber jenes mit `/leitung zurückspulen` zurück.
gm-copy-elsewhere = Dieses Spiel gehört zu einem anderen Server. Nimm es dort auf.
gm-not-yours-to-import = Aufnehmen dürfen das Spiel nur sein Gastgeber und wer diesen Server verwaltet.
