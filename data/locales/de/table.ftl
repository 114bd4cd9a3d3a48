# Worte des Tisches: was allen Spielen gemeinsam ist. Markdown ist erlaubt.

yes = ja
no = nein

## Vor dem Spiel

lobby-intro = { $host } hat einen Tisch gedeckt. Nimm Platz; wenn alle da sind, beginnt { $host } das Spiel.
lobby-players = Am Tisch: { $count } (für { $low } bis { $high } Personen)
lobby-players-exactly = Am Tisch: { $count } von { $high }
lobby-too-few = Zu wenige? **{ lobby-agent }** setzt einen Mitspieler an den Tisch, den ich führe.
lobby-agent-name = { $name } (ein Computerspieler)
lobby-agent-strength = { $name } (ein Computerspieler: { $strength })
lobby-strength = Der Computer spielt wie ein
lobby-plays = So wird gespielt
lobby-value-alone = Nenne auch die Option, die diesen Wert haben soll.
lobby-no-options = Hier gibt es nichts zu wählen.
lobby-commitment = Siegel der Würfel: `{ $hash }`. Nach dem Spiel wird das Geheimnis dahinter offengelegt, und jeder Wurf lässt sich nachprüfen.
lobby-join = Platz nehmen
lobby-leave = Aufstehen
lobby-words = Worte für die Würfel
lobby-words-ask = Deine Worte
lobby-words-about = Sie gehen in jeden Wurf ein, damit ihn niemand vorher kennen kann. Du darfst das Feld leer lassen.
lobby-agent = Computerspieler dazu
lobby-options = Optionen
lobby-remove = Einen Platz freimachen
lobby-preset = Ein fertiges Spiel wählen
lobby-preset-named = Fertiges Spiel: { $name }
lobby-advanced = Mehr Einstellungen
lobby-howto = So geht das Spiel
lobby-usual = { $value } ({ $usual })
lobby-earlier = Zurück
lobby-later = Weitere Optionen
lobby-start = Beginnen
lobby-joined = Du hast einen Platz. Sei willkommen.
lobby-seated = Du sitzt schon an diesem Tisch, alles gut. **{ lobby-leave }** gäbe deinen Platz frei.
lobby-seal = Siegel der Würfel: `{ $hash }…` (**{ lobby-words }** sagt, was das ist).
lobby-words-changed = Deine Worte für die Würfel sind notiert.
lobby-joined-agent = Ein Computerspieler hat Platz genommen.
lobby-left = Dein Platz ist wieder frei.
lobby-removed = Dieser Platz ist wieder frei.
lobby-cleared = Alle sind gegangen, und der Tisch ist abgeräumt.
lobby-chosen = Gut. So wird an diesem Tisch gespielt.
lobby-started = Das Spiel hat begonnen. Das Brett steht im Kanal.
lobby-begun = Das Spiel hat begonnen.
lobby-opened = Der Tisch steht in { $channel }.
agent-names = Maester Wick, Maester Pell, Maester Orm, Maester Tybald, Maester Hale, Maester Corso, Maester Ryam

## Die Tafel im Kanal

dashboard-play = Dein Zug
dashboard-hand = Meine Hand
dashboard-board = Brett
dashboard-rules = Regeln
dashboard-howto = So geht das Spiel

## Die Begleitung des ersten Spiels

coach-welcome = Willkommen! Das ist ein erstes Spiel: du gegen einen Computerspieler, den ich führe, auf wenigen Ländern. Ich sage dir, was gefragt ist, warum, und wie ein guter Zug aussieht; später warte ich, bis du mich fragst.
coach-taken = Dieser Kanal hat schon ein Spiel. Gib `/lernen` für dein erstes in einem anderen Kanal, oder öffne hier einen Thread und gib `/lernen` dort.
coach-name = Deine Begleitung
coach-move = Ein guter Zug: { $move }
coach-do = So machen: { $move }
coach-hint = Einen Rat, bitte
coach-farewell = 🎓 Das war dein erstes Spiel. **Revanche** spielt es noch einmal; `/spiel neu` öffnet das nächste: Unter **Optionen** geht es mit *Schnell* um ganz Westeros, und **{ lobby-agent }** besetzt einen freien Platz.

## Hilfe

howto-page = Seite { $page } von { $pages }
howto-back = Zurück
howto-on = Weiter
help-none =
    ### Hier wird noch nichts gespielt
    - `/lernen` beginnt sofort ein erstes Spiel, und jemand sagt dir, was zu tun ist.
    - `/spiel neu` eröffnet einen Tisch in diesem Kanal: Spiel wählen, andere beitreten lassen, beginnen.
    - `/ruhmeshalle` zeigt, wer bisher gewonnen hat.
help-host =
    ### Dein Tisch
    Warte, bis alle da sind, oder drücke **{ lobby-agent }**: Der Computer spielt von selbst. **Optionen** bestimmt, was ihr spielt, **Zeit**, wie schnell. Dann drücke **Beginnen**.
help-guest =
    ### Du hast einen Platz
    Das Spiel beginnt, wenn alle da sind. Lies inzwischen **So geht das Spiel**: ein paar kurze Seiten.
help-new =
    ### Hier wird ein Tisch gedeckt
    Mit **Platz nehmen** bist du dabei. **So geht das Spiel** erzählt auf ein paar kurzen Seiten, was dich erwartet.
help-turn =
    Drücke **Dein Zug**: Du wirst Schritt für Schritt gefragt und erfährst vorher, was ein Zug kostet und wie wahrscheinlich er gelingt.
    Unsicher? **So geht das Spiel** erklärt alles auf wenigen Seiten, **Regeln** das, worauf es gerade ankommt. Verdrückt? **Zurücknehmen** oder `/spiel zurücknehmen`.
help-wait =
    Bis du am Zug bist: Sieh dir **Meine Hand** und **Brett** an, oder schreib deinen nächsten Zug mit `/plan` auf.
    Länger fort? `/spiel urlaub` hält deine Uhren an. `/spiel uhr` regelt, wie du gerufen und erinnert wirst.
help-watch = Du hast in diesem Spiel keinen Platz, darfst aber zusehen: **Brett** zeigt die Karte, `/spiel chronik` was geschah, `/spiel stand` auf wen gewartet wird.
help-over =
    Dieses Spiel ist vorbei. `/spiel film` zeigt es noch einmal, `/spiel statistik` die Würfel und Schlachten, `/spiel export` gibt dir alles. `/spiel neu` eröffnet den nächsten Tisch.

## Das persönliche Feld

panel-you = Du bist am Zug: { $what }.
panel-others = Warten auf { $seats }: { $what }.
panel-sealed = Was du geantwortet hast und sonst noch niemand weiß:
panel-then = So stand es, als du nachgesehen hast. **{ panel-look }** zeigt, wie es steht.
panel-others-too = Gefragt sind auch noch: { $seats }.
panel-invited = Du bist eingeladen: { $what }. Niemand wartet darauf.
panel-over = Das Spiel ist vorbei.
panel-look = Was ist jetzt dran?
panel-back = Zurück
panel-more = Mehr zur Auswahl
panel-nothing = Hier ist gerade nichts möglich. Geh zurück und wähle etwas anderes.
panel-not-now = ⚠️ Das geht hier und jetzt nicht: Es gibt nichts dafür zu wählen.
panel-type = Eintippen
panel-typed = Das ist mehr, als ein Knopf fassen kann. Tippe es stattdessen ein, mit dem, was du gewählt hast: `{ $command }`.
panel-instead = { $asked } Möglich: { $names }.
panel-concede = Aufgeben
panel-concede-ask = Das Spiel endgültig verlassen? { $then } Das lässt sich nicht zurücknehmen.
panel-concede-then = Deine Figuren bleiben stehen und tun nichts mehr.
panel-concede-sure = Endgültig verlassen

## Die Regeln

rules-read = { $clause } lesen
rules-earlier = Davor
rules-later = Danach
rules-chapters = Kapitel { $first } bis { $last }
rules-other-language = Die Regeln dieses Spiels gibt es nur auf Englisch.
rules-no-book = Für dieses Spiel gibt es keinen Regeltext zum Nachschlagen. `/spiel regeln` ohne Angabe sagt, wie es gespielt wird.
rules-no-clause = Keine Regel dieses Spiels heißt „{ $clause }“ oder spricht davon. Versuche eine Nummer wie { $first } oder ein einzelnes Wort.

## Hände, Chroniken, Dateien

hand-title = Deine Hand
hand-empty = Du hältst keine Karten.
hand-none = keine Karte
hand-gained = Neu auf deiner Hand:
hand-gained-many = Neu auf deiner Hand (*Meine Hand* sagt, was jede kann):
invitation-told = { $game } in { $channel }: Du bist eingeladen
hand-changed = { $game } in { $channel }: deine Hand
export-done = Die Niederschrift des ganzen Spiels. Auf einem Rechner mit Maester spielt `maester replay` sie noch einmal, und `maester verify` prüft die Würfel.
export-part = Die Niederschrift bis hierher, so weit du sie kennen darfst. Nach dem Spiel bekommst du alles.

## An den Gastgeber, unter vier Augen

host-no-rights = In { $channel } fehlt Maester das Recht: { $rights }. Das Spiel { $game } geht weiter, und deine Knöpfe und Befehle wirken noch; das Brett kommt zurück, sobald Maester wieder darf.
host-no-post = Discord nimmt eine Nachricht des Spiels { $game } in { $channel } nicht an, deshalb fehlt dort etwas. Das Spiel geht weiter: `/spiel brett` und `/spiel chronik` zeigen es.
host-locked = Der Thread { $channel } ist gesperrt, deshalb kann das Spiel { $game } dort nicht gezeigt werden. Es geht weiter: Sobald der Thread entsperrt ist oder Maester Threads verwalten darf, kommt das Brett mit dem nächsten Zug zurück.
host-gone = Den Kanal des Spiels { $game } gibt es nicht mehr. In einem anderen Kanal des Servers gibt `/leitung export` mit `partie:{ NUMBER($number, useGrouping: 0) }` das Spiel als Datei, und `/leitung import` nimmt sie dort auf.
host-no-channel = Maester erreicht { $channel } nicht mehr und kann das Spiel { $game } dort nicht zeigen.
host-no-rights-for-rooms = In { $channel } fehlt Maester das Recht: { $rights }. Die vertraulichen Gespräche des Spiels { $game } haben deshalb keinen Thread. Das Spiel geht ohne sie weiter; wer dazugehört, wurde direkt benachrichtigt.
host-no-rooms = Discord lässt Maester in { $channel } keinen privaten Thread öffnen oder wieder schließen, darum hat ein vertrauliches Gespräch des Spiels { $game } keinen. Das Spiel geht ohne ihn weiter; wer dazugehört, wurde direkt benachrichtigt.
may-view_channel = den Kanal sehen
may-send_messages = Nachrichten schreiben
may-send_messages_in_threads = in Threads schreiben
may-attach_files = Dateien anhängen
may-create_public_threads = Threads öffnen
may-create_private_threads = private Threads öffnen
may-manage_threads = Threads verwalten

## Vertrauliche Gespräche

room-name = { $title }: { $seats }
room-opened =
    ### { $title }
    Hier sprechen { $seats } unter sich. Das gehört zum Spiel { $game } in { $channel }, und keine Uhr läuft dafür.
    Befehle und Knöpfe wirken hier wie dort, und ihre Antworten siehst nur du. Maester liest nichts von dem, was ihr schreibt; wer auf diesem Server Threads verwaltet, kann es.
room-none =
    ### { $title }
    Im Spiel { $game } in { $channel } sprechen { $seats } unter sich. Maester darf dafür keinen privaten Thread öffnen, schreibt einander also, wie ihr mögt; keine Uhr läuft inzwischen.
    Dein Feld bietet an: { $offered }.

## Das Ende

end-winner = { $parties } gewinnt
end-winners = { $parties } teilen sich den Sieg
end-side = { $parties } hat gewonnen{ $players ->
    [one] {""}
   *[other] , und alle am Tisch haben verloren
}
end-sides = { $parties } haben gewonnen{ $players ->
    [one] {""}
   *[other] , und alle am Tisch haben verloren
}
end-together = { $parties } haben gemeinsam gewonnen
end-nobody = Niemand gewinnt
end-battles = ⚔️ Die meisten Schlachten gewonnen: { $party }, { $won } von { $fought }
end-dice = 🎲 Freundlichste Würfel: { $best_seat } ({ $best } je Würfel) · grausamste: { $worst_seat } ({ $worst })
end-rematch = Revanche
end-film-all = Film
end-statistics = Statistik
end-check-dice = Würfel prüfen
end-checked = ✅ { $count ->
    [one] Der eine Wurf folgt
   *[other] Alle { $count } Würfe folgen
  } aus dem Geheimnis, das vor dem Spiel versiegelt wurde, und jeder Zug war erlaubt.
end-checked-not = Die Aufzeichnung dieses Spiels stimmt nicht:
table-not-over = Das bekommst du, sobald das Spiel vorbei ist.
rematch-only = Nur wer an diesem Tisch saß, kann eine Revanche fordern.
end-secret = Das Geheimnis hinter den Würfeln: `{ $secret }`. Mit der Niederschrift (`/spiel export`) kann jeder jeden Wurf nachprüfen.

## Was nicht geht

table-stale = Seit es diesen Knopf gibt, ist das Spiel weitergegangen. Das kannst du jetzt tun.
table-seat = { $seat }
table-gone = Dieses Spiel ist nicht mehr hier.
table-none-here = In diesem Kanal wird nichts gespielt. `/spiel neu` eröffnet einen Tisch.
table-archived = Das Spiel dieses Kanals liegt im Archiv. Seine Spielleitung holt es mit `/leitung zurückholen` heraus; `/spiel neu` eröffnet ein anderes.
table-none-yours = Du bist in keinem laufenden Spiel. Eröffne eines mit `/spiel neu` im Kanal eines Servers.
table-which = Du bist in mehreren Spielen. Gib den Befehl im Kanal des Spiels: { $either }.
table-taken = Dieser Kanal hat schon ein Spiel. Geh in einen anderen Kanal, oder eröffne deines in einem Thread: `/spiel neu thread:True`.
table-taken-lobby = In diesem Kanal wird schon ein Tisch gedeckt: Mit `/spiel beitreten` nimmst du Platz. Einen anderen kann man decken, wenn alle ihn mit `/spiel verlassen` verlassen haben; oder in einem anderen Kanal, oder in einem Thread: `/spiel neu thread:True`.
table-no-system = Ein Spiel namens „{ $system }“ gibt es hier nicht. Wähle eines aus der Liste.
table-no-direct = Ein Tisch steht im Kanal eines Servers. Gib `/spiel neu` dort.
table-not-on-server = Du bist nicht mehr auf dem Server dieses Spiels und spielst von hier aus nicht mit. Sobald du wieder dort bist, geht es für dich weiter.
table-only-server = Das geht nur im Kanal eines Servers. Gib den Befehl dort.
table-no-rights = Hier fehlt Maester das Recht: { $rights }. Bitte die Verwaltung dieses Servers darum und versuche es dann noch einmal.
table-forbidden = Discord lässt Maester das hier nicht tun. Bitte die Verwaltung dieses Servers, es den Kanal sehen, schreiben und Dateien anhängen zu lassen.
table-no-lesson = Kein Spiel hier hat ein erstes Spiel zum Lernen. `/spiel neu` eröffnet einen Tisch, und dort steht **So geht das Spiel**.
table-no-thread = Ein Thread lässt sich nur aus einem Textkanal öffnen. Gib `/spiel neu` in einem solchen.
table-no-agent = Einen Computerspieler namens „{ $agent }“ gibt es nicht. Wähle einen aus der Liste.
table-no-action = Einen solchen Zug gibt es in diesem Spiel nicht. Wähle einen mit `/spiel ziehen`.
table-no-option = „{ $value }“ steht bei „{ $option }“ nicht zur Wahl. Möglich: { $near }.
table-begun = Das Spiel hat begonnen; das lässt sich nicht mehr ändern.
table-late-leave = Das Spiel hat begonnen, und dein Platz bliebe leer. `/spiel platz anbieten` sucht jemanden dafür; `/spiel aufgeben` verlässt das Spiel endgültig.
table-late-join = Dieses Spiel hat begonnen. Sucht ein Platz Ersatz, nimm ihn mit `/spiel platz nehmen`. Den Platz eines Computerspielers kann dir der Gastgeber mit `/leitung ersetzen` geben. Oder sieh zu: `/spiel brett`.
table-late-full = Dieses Spiel hat begonnen, und jeder Platz ist besetzt. Zusehen darfst du: `/spiel brett`, `/spiel chronik`. `/spiel neu` in einem anderen Kanal eröffnet einen eigenen Tisch.
table-not-begun = Das Spiel hat noch nicht begonnen. Der Gastgeber beginnt es mit `/spiel beginnen`.
table-other-rules = Dieses Spiel ruht: Es begann unter anderen Regeln, als dieser Maester sie hat. Wer Maester betreibt, bringt ihn auf den Stand; bis dahin geht nichts verloren.
table-held = Maester hat neue Regeln, und dieses Spiel begann unter den alten. Es ruht, und keine Uhr läuft, bis der Betreiber von Maester geprüft hat, dass die neuen Regeln nichts daran ändern.
table-too-fast = Eins nach dem anderen. Warte ein paar Sekunden und mach dann weiter; was du vorher getan hast, ist nicht verloren.
table-late = Das kam zu spät bei Maester an und wurde nicht getan. Sieh aufs Brett, und tu es noch einmal, wenn du es noch willst.
table-too-long = Das ist zu lang für „{ $field }“: Höchstens { $most } Zeichen passen hinein. Sag es kürzer.
table-no-fit = Das kann „{ $field }“ nicht sein. Wähle, was angeboten wird.
table-unwritable = Darin ist ein Zeichen, das sich nicht aufschreiben lässt. Lass es weg und versuche es noch einmal.
table-closing = Maester ruht gleich einen Augenblick. Versuche es in einer Minute wieder; nichts geht verloren.
table-over = Dieses Spiel ist vorbei. `/spiel neu` eröffnet ein neues.
table-full = Der Tisch ist voll: höchstens { $most }. Der Gastgeber kann einen Platz freimachen, oder du eröffnest einen Tisch in einem anderen Kanal.
table-not-seated = Du hast keinen Platz an diesem Tisch.
table-no-player = So heißt hier niemand. Wähle jemanden aus der Liste.
table-not-yours = Du hast keinen Platz an diesem Tisch. Zusehen darfst du: `/spiel stand`, `/spiel brett`.
table-host-only = Das darf nur der Gastgeber dieses Tisches. Bitte ihn darum.
table-not-a-number = „{ $value }“ ist keine Zahl, die hier passt. Gib eine einfache ganze Zahl.
table-yes-or-no = „{ $value }“ ist weder Ja noch Nein. Sag eines von beiden.
table-no-words = In dem, was du geschrieben hast, gibt es nichts zu lesen. Sag es in Worten.
table-long-words = Das ist zu lang. Sag es in { $most } Zeichen.
table-no-value = „{ $value }“ passt dort nicht. Wähle, was angeboten wird.
table-unknown-value = „{ $value }“ ist hier unbekannt. Meinst du { $either }?
table-unknown-value-few = „{ $value }“ ist hier unbekannt. Möglich: { $names }.
table-unknown-value-many = „{ $value }“ ist hier unbekannt. Leere das Feld: Discord listet dann auf, was dort stehen kann.
table-unknown-value-none = „{ $value }“ ist hier unbekannt, und wählen lässt sich dort gerade nichts.
table-old-button = Dieser Knopf stammt von einem älteren Maester. Nimm die neueste Nachricht oder `/spiel ziehen`.
table-no-member = Diese Person ist nicht auf diesem Server. Nenne jemanden, der hier ist.
table-old-command = Dieser Befehl hat sich geändert. Lade Discord neu und tippe ihn noch einmal.
table-not-stored = Maesters Archiv antwortet gerade nicht. Sieh gleich aufs Brett: Wenn dein Zug nicht da ist, mach ihn noch einmal.
table-too-late = Discord hat nicht auf die Antwort gewartet. Sieh aufs Brett: Wenn dein Zug nicht da ist, mach ihn noch einmal.
table-broken = Etwas ist schiefgegangen, und nichts hat sich geändert. Wer Maester betreibt, findet es im Protokoll des Bots unter { $reference }.

## Der Film

film-waiting = Dein letzter Film ist noch unterwegs. Er kommt, sobald er gezeichnet ist.
film-progress = Der Film wird gezeichnet: { $done } von { $total } Zügen.
film-done = Der Krieg bis hierher, Zug für Zug.
film-posted = Der Film steht im Kanal: { $where }
film-drawn = Der Film dieses Spiels wird schon gezeichnet. Er kommt in den Kanal, für alle.
film-alt = Ein Film der Karte, ein Bild je Zug, bis Runde { $count }.

## Das Spiel als Seite für den Browser

page-done = Das Spiel als Seite: Öffne sie im Browser, auch ohne Netz. Sie zeigt, was du wissen darfst.
page-turn = Zug
page-back = Einen Zug zurück
page-on = Einen Zug weiter
page-play = Abspielen
page-pause = Anhalten
page-dice = Die Würfel dieses Zuges
board-ways = Was an was grenzt
board-ways-on = Was an was grenzt: { $board }
