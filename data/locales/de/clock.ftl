# Zeit am Tisch: Fristen, Erinnerungen, Abwesenheit.

clock-until = Die Zeit läuft { $until } ab.
clock-until-seat = Für { $seat } läuft die Zeit { $until } ab.
clock-still = Inzwischen läuft keine Uhr.
clock-paused = Der Tisch hat { $since } eine Pause begonnen, und keine Uhr läuft.
clock-default = Die Zeit von { $seat } ist um. Das Übliche wurde an dieser Stelle getan.
clock-default-opened = Die Zeit von { $late_seats } war um. Das Übliche wurde an dieser Stelle geantwortet.
clock-reminder = { $game } in { $channel }: Es wird auf dich gewartet: { $what }. Die Zeit läuft { $until } ab.
clock-reminder-late = { $game } in { $channel }: Es wird auf dich gewartet: { $what }. Die Zeit lief { $until } ab, und der Tisch wartet auf dich.

## Wie viel Zeit es gibt

lobby-clock = Zeit
clock-pace-ask = Wie viel Zeit dieser Tisch lässt
clock-hours = Zeit für eine Entscheidung
clock-hours-None = keine Uhr
clock-minutes = Live-Zeit für eine Entscheidung
clock-minutes-None = kein Live-Spiel
clock-minutes-5 = 5 Minuten
clock-minutes-10 = 10 Minuten
clock-minutes-15 = 15 Minuten
clock-preset = Wie schnell?
clock-preset-live = Live: 10 Minuten für eine Entscheidung
clock-preset-live-about = Alle sitzen einen Abend zusammen. Für Abwesende wird gespielt.
clock-preset-days = Tage: 24 Stunden für eine Entscheidung
clock-preset-days-about = Ein paar Züge am Tag, von überall. Alle haben einen Tag in Reserve.
clock-preset-free = Keine Uhr
clock-preset-free-about = Unter Freunden: Für niemanden wird je gespielt.
clock-hours-1 = 1 Stunde
clock-hours-6 = 6 Stunden
clock-hours-12 = 12 Stunden
clock-hours-24 = 24 Stunden
clock-hours-48 = 48 Stunden
clock-hours-72 = 72 Stunden
clock-bank = Zusätzliche Zeit für das ganze Spiel
clock-bank-0 = keine
clock-bank-6 = 6 Stunden
clock-bank-12 = 12 Stunden
clock-bank-24 = 24 Stunden
clock-bank-48 = 48 Stunden
clock-bank-72 = 72 Stunden
clock-weekend = Am Wochenende stehen die Uhren
clock-weekend-True = ja
clock-weekend-False = nein
clock-late = Wenn die Zeit um ist
clock-late-default = wird das Übliche getan
clock-late-regent = spielt der Computer, bis jemand zurück ist
clock-late-substitute = spielt der Computer, bis jemand den Platz nimmt oder zurück ist
clock-late-wait = wartet das Spiel und erinnert

## Abwesenheit

act-regent = Die Zeit von { $seat } ist um. An dieser Stelle spielt der Computer bis zum nächsten eigenen Zug oder bis `/spiel zurück`.
act-return = { $seat } ist zurück und spielt wieder selbst.
act-substitute = { $seat } hat den Platz von { $before } übernommen, mit allem, was dazugehört.
clock-open = Für { $seat } wird Ersatz gesucht: `/spiel platz nehmen` in diesem Kanal.
clock-closed = { $seat } behält den Platz; es wird kein Ersatz mehr gesucht.
clock-returned = Du spielst wieder selbst. Willkommen zurück.
clock-opened = Der Platz steht auf der Liste. Wer ihn nimmt, erbt die Hand, und dir wird von da an nichts mehr davon gezeigt.
clock-kept = Der Platz steht nicht mehr auf der Liste.
clock-taken = Der Platz ist dein, samt der Hand. Wer ihn vorher hatte, sieht nichts mehr davon, behält aber die privaten Nachrichten.
clock-list = Plätze, für die Ersatz gesucht wird
clock-list-seat = { $game } in { $channel }: { $seat }
clock-list-empty = Auf diesem Server wird für keinen Platz Ersatz gesucht.
clock-no-regent = Du spielst deinen Platz schon selbst.
clock-not-open = Für diesen Platz sucht niemand Ersatz. `/spiel platz liste` zeigt die freien Plätze.
clock-removed = Die Spielleitung hat dich von diesem Tisch genommen; einen Platz gibt dir hier nur sie wieder: mit `/leitung ersetzen`.
clock-out = Dieser Platz ist aus dem Spiel; es gibt dort nichts mehr zu spielen.
clock-seated = Du hast an diesem Tisch schon einen Platz, und ein zweiter würde dir zwei Hände zeigen.
clock-not-yours = Über einen Platz bestimmt nur, wer dort sitzt, oder der Gastgeber.
clock-which = Hier sind mehrere Plätze frei. Nenne einen davon.

## Pausen, Urlaub, die eigene Zeit

clock-pause = Der Tisch macht Pause. Keine Uhr läuft, bis es weitergeht: `/spiel weiter`.
clock-resume = Es geht weiter, und die Uhren laufen wieder.
clock-vote-pause = { $seat } möchte eine Pause: { $votes } von { $needed } Stimmen. `/spiel pause` gibt deine dazu.
clock-vote-resume = { $seat } möchte weiterspielen: { $votes } von { $needed } Stimmen. `/spiel weiter` gibt deine dazu.
clock-voted = Deine Stimme ist notiert: { $votes } von { $needed }.
clock-voted-pause = Deine Stimme war die letzte, die fehlte. Der Tisch macht Pause.
clock-voted-resume = Deine Stimme war die letzte, die fehlte. Es geht weiter.
clock-vacation = Gute Reise. In keinem Spiel läuft eine Uhr für dich: Zurück bist du { $until }. `/spiel urlaub tage:0` beendet das früher.
clock-home = Willkommen zurück. Deine Uhren laufen wieder. Urlaubstage, die dir in einem Jahr noch bleiben: { $left }.
clock-days-left = Urlaubstage, die dir in einem Jahr noch bleiben: { $left }. `/spiel urlaub tage:3` beginnt einen.
clock-zone = Deine Zeitzone: **{ $zone }**
clock-quiet = Ruhezeit, in der keine Uhr für dich läuft: **{ $start } bis { $end }**
clock-quiet-none = Ruhezeit, in der keine Uhr für dich läuft: **keine**
clock-reminders-dm = Erinnerungen: **unter vier Augen**
clock-reminders-channel = Erinnerungen: **im Kanal** (an geheime Entscheidungen unter vier Augen)
clock-reminders-none = Erinnerungen: **keine**
clock-calls-channel = Wenn du am Zug bist: **eine Erwähnung im Kanal**
clock-calls-dm = Wenn du am Zug bist: **eine private Nachricht**
clock-calls-none = Wenn du am Zug bist: **kein Ruf**
clock-hands-dm = Wenn sich deine Hand ändert: **eine private Nachricht**
clock-hands-none = Wenn sich deine Hand ändert: **nichts**
clock-passes = Antwortest du nicht, ob du eingreifst: { $minutes ->
    [0] **warte ich, bis deine Zeit um ist**
   *[other] **passe ich nach { $minutes } bis { $latest } Minuten für dich**, wo eine Uhr läuft
}
clock-passes-at = Sagst du nichts, passe ich für dich { $at }.

call-awaited = { $game } in { $channel }: Es wird auf dich gewartet: { $what }.
call-agree = { $game } in { $channel }: Jemand bittet den Tisch, einen Zug zurückzunehmen. Bist du einverstanden, drück dort **{ undo-agree }**.
call-regent = { $game } in { $channel }: Deine Zeit ist um, darum spielt der Computer für dich. Mit deinem nächsten Zug, oder dort mit `/spiel zurück`, spielst du wieder selbst.
call-told = { $game } in { $channel }: { $told }
call-over = { $game } in { $channel } ist vorbei. { $won }.
clock-none = Dieser Tisch hat keine Uhr: Hier wird niemand gedrängt.
clock-no-vote-away = Der Computer spielt für dich, darum hast du keine Stimme. Mit `/spiel zurück` spielst du wieder selbst und stimmst auch mit ab.
clock-no-vote-out = Du bist aus dem Spiel, darum hast du keine Stimme über seine Uhren.
clock-no-pause = Der Tisch macht schon Pause. `/spiel weiter` stimmt fürs Weiterspielen.
clock-no-resume = Die Uhren laufen schon. `/spiel pause` stimmt für eine Pause.
clock-days-or-until = Gib entweder `tage` oder `bis` an: Das eine sagt, wie lange du fort bist, das andere, wann du zurück bist.
clock-no-days = So viel Urlaub hast du nicht. Tage, die dir in einem Jahr noch bleiben: { $left }.
clock-no-zone = Diese Zeitzone gibt es nicht. Wähle eine aus der Liste, etwa Europe/Berlin.
clock-no-moment = Diesen Zeitpunkt kann ich nicht lesen. Wähle einen mit @time, oder schreib ihn so: 2026-12-24 18:00.
clock-moment-over = Dieser Zeitpunkt ist vorbei: das war { $at }. Wähle einen, der noch kommt.
clock-too-quiet = Höchstens { $most } Stunden am Tag können Ruhezeit sein.
