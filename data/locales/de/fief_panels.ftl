# Was Felder von der Entscheidung sagen, von dem, was gewählt ist, und davon, was etwas kostet, bringt und beendet.

fief-teach-house = Dieses Haus führst du bis zum Ende. Jedes hat eine Stärke für sich, die neben seinem Namen steht; gewonnen wird mit jedem gleich, nach Punkten.
fief-teach-home = Dort beginnst du mit deinem ersten Adligen. Alle Dörfer einer Domäne zusammen ergeben ihr Lehen; das deiner Heimat ist ein großes, und ein großes Lehen ist ein Punkt.
fief-teach-propose = Eine Hochzeit macht zwei Häuser zu Verbündeten, die nur zusammen gewinnen. Niemand muss heiraten.
fief-teach-propose-three = Zu dritt macht eine Hochzeit keine Verbündeten: Sie bringt Erben, und die Frau des Königs wird Königin. Niemand muss heiraten.
fief-facing-office-warden = Ein Wächter ist kein Punkt; er zählt zwei Stimmen, wo Wächter gewählt werden, und eine für den König, darf seine Region besteuern und im Kleinen Rat sitzen.
fief-facing-office-king = Der König ist **ein Punkt**, 5 Gold je Runde, und er verleiht Lehen.
fief-facing-office-hand = Die Hand ist **ein Punkt**, 5 Gold je Runde, und { $censure ->
    [outlaw] ächtet
   *[banish] verbannt
}; einen Meistertitel gibt sie dafür auf.
fief-facing-office-lord_commander = Der Lordkommandant ist **ein Punkt**, und er { $wall ->
    [bids] verfügt über die Vorräte; auf der Mauer bleibt er sein Leben lang
   *[battle] darf alle zu einer Schlacht an die Mauer rufen
}.
fief-teach-discard = In jeder Runde darfst du Karten abwerfen, dann ziehst du zwei. Hast du nichts abzuwerfen, drücke **{ fief-do-discard-none }**. Sagst du gleich, von welchen Stapeln du ziehst, wartet später niemand auf dich.
fief-teach-discard-empty = Du hältst noch keine Karten und kannst keine abwerfen. Du ziehst zwei; sag gleich, von welchen Stapeln, oder drücke **{ fief-do-discard-none }** und werde einzeln gefragt.
fief-teach-draw = Im Glücksstapel liegen Ernten, Steuern und Ränke, aber auch Unglücke; im Stapel der Hofkarten neue Adlige für dein Haus.
fief-teach-play = Eine Karte tut, was daneben steht, und ist verbraucht. Drei darfst du für später behalten.
fief-teach-buy = Eine Mühle zahlt sich in zwei Runden zurück; Truppen halten Dörfer und ziehen mit einem Anführer. Gold, das du behältst, geht nicht verloren.
fief-teach-move = Zieh in Dörfer, die niemand hält: Jedes bringt 1 Gold je Runde. Lass einen Mann zurück, sonst gehört das Dorf wieder niemandem.
fief-teach-declare = Wo du neben jemand anderem stehst, darfst du angreifen; **{ fief-do-pass }** lässt alle in Frieden.
fief-facing-window-may = Eine deiner Karten könnte jetzt passen: **{ fief-do-play }** spielt sie, **{ fief-do-pass }** behält sie.
fief-facing-nothing = Hier gibt es für dich nichts zu sagen: Drücke **Passen**.
fief-facing-nothing-but = Nach einer Seite wirst du nicht gefragt; eine deiner Karten könnte jetzt passen: **{ fief-do-play }** spielt sie, **{ fief-do-pass }** behält sie.
fief-facing-riding = Du hast gesiegt und darfst nicht bleiben: Reite auf einer Straße weiter, für die deine Punkte reichen, auch dorthin zurück, woher du kamst. Erlaubnis brauchst du keine.
fief-facing-no-join = Du hast keine solche Karte: Drücke **{ fief-do-join-none }**.
fief-facing-join = Jede Aufstandskarte, die du hinzufügst, bringt 6 Rebellen mehr; ein Geheimgang führt sie an den Mauern vorbei.
fief-facing-rising = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}, { $rebels } Rebellen der Stärke 1, gegen { $target }{ $what ->
    [noble] {""}
   *[other] : { $what }
}.
fief-facing-window = Du hast keine Karte, die sich jetzt spielen ließe: Drücke **Passen**.
fief-facing-decks = { $fortune } Karten im Glücksstapel, { $back ->
    [disaster] **oben ein Unglück**: Gezogen zählt es als deine Karte und trifft vielleicht eine Region
   *[other] oben kein Unglück
}; { $court } im Stapel der Hofkarten.
fief-facing-gold = Du hast { $gold } Gold.
fief-facing-near = { $domain }: { $count ->
    [0] **Alle Dörfer sind dein**; mit freiem Adel in einem davon{ $tier ->
        [great] {" "}und eigenen Mauern
       *[other] {""}
    } darfst du den Titel in der Phase der Käufe für { $price } Gold kaufen
   *[other] Nur { $villages } { $count ->
        [one] fehlt
       *[other] fehlen
    } noch { $tier ->
        [great] zum großen Lehen
       *[other] zum kleinen Lehen
    }; sein Titel kostet { $price } Gold
}.
fief-facing-leader = { $noble } in { $place }: { $count ->
    [0] kein Bewegungspunkt übrig
    [one] noch ein Bewegungspunkt
   *[other] noch { $count } Bewegungspunkte
}.
fief-facing-group = **Deine Gruppe** in { $place }: { $units }.
fief-facing-bare = **Von deinen bleibt niemand in { $place }**: Ziehen sie fort, gehört es dir nicht mehr.{ $fewer ->
    [fewer] {" "}**{ fief-do-muster }**, noch einmal und mit weniger, lässt jemanden dort.
   *[none] {""}
}
fief-facing-extinct = **Dein Haus hat niemanden vom Adel mehr**, ist aber nicht ausgeschieden: Wer als Nächstes kommt, kommt umsonst, wenn die nächste Phase *Karten* beginnt. Bis dahin marschiert, wählt und heiratet niemand von dir; deine Truppen halten ihren Boden.
fief-facing-unguarded = **{ $nobles } { $count ->
    [one] kommt
   *[other] kommen
} damit frei**, denn niemand bleibt als Wache: Nimm Gefangene mit oder lass jemanden da.
fief-facing-no-leader = Niemand von dir kann anführen: Dazu braucht es einen freien Lord oder eine freie Lady mit einem Lehen oder einer Krone. Deine Truppen bleiben, wo sie sind.
fief-facing-points = Jeder Anführer zieht eine Straße für 1 Punkt, eine Seestrecke für 2.
fief-facing-no-way = Von deinen kann in diesem Zug niemand mehr weiter: Drücke **{ fief-do-pass }**.
fief-facing-declare = Niemand muss kämpfen. Wenn du passt, erklärst du in dieser Runde nichts mehr.
fief-facing-propose = Ehen trägst du mit **Eine Ehe antragen** an, höchstens zwei; zum Schluss drücke **{ fief-do-pass-at-propose }**.
fief-facing-part = **{ fief-do-dissolve }** bittet um das Ende einer Ehe deines Hauses; zum Schluss drücke **{ fief-do-pass-at-propose }**.
fief-facing-proposed = Mehr kannst du nicht antragen: Drücke **{ fief-do-pass-at-propose }**.
fief-facing-votes = { $title }: Stimmen { $votes }. { $need ->
    [of-king] Drei sind nötig, darunter die zweier Wächter oder eines Mitglieds des Kleinen Rates.
    [of-hand] Zwei sind nötig.
    [of-lord_commander] Zwei sind nötig.
   *[other] Gewählt ist, wer mehr hat als jeder andere.
}
fief-facing-votes-vain = **So, wie es steht, kann niemand gewählt werden**: Auch alle Stimmen zusammen erfüllen das nicht.
fief-facing-standing = Zur Wahl stehen: { $nobles }.
fief-facing-no-slot = { $noble } ist schon { $held } und hat keinen Platz für { $title }: Sag, welcher Titel dafür aufgegeben wird, sonst kann ihn niemand wählen.
fief-facing-captive = { $noble } von { $seat }: gefangen bei { $party } in { $place }.
fief-facing-talk = Alle Uhren stehen. Nur hier wechseln Karten die Hand: **Ein Angebot beginnen**. **Passen** verlässt den Raum.
fief-facing-attack = Angriff, { $seats }: { $units }. Stärke { $strength }, { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}.
fief-facing-defence = Verteidigung, { $seats }: { $units }. Stärke { $strength }, { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}.

fief-facing-attack-hidden = Angriff, { $seats }: { $units }. Wie stark sie sind, siehst du nicht.
fief-facing-defence-hidden = Verteidigung, { $seats }: { $units }. Wie stark sie sind, siehst du nicht.
fief-facing-sheltered = **{ $seat } ist vor dem ersten Schlag hinter die Mauern** von { $village } gegangen: Du kannst sie stürmen, mit den Würfeln unten, oder aufhören.
fief-facing-cards-fit = { $count ->
    [one] Eine Überraschungskarte von dir passt
   *[other] Überraschungskarten von dir passen
} hier: **{ $cards }**. Reiche { $count ->
    [one] sie
   *[other] eine
} ein, ehe du antwortest.
fief-facing-hits = **{ $hits ->
    [one] Ein Treffer fällt
   *[other] { $hits } Treffer fallen
} auf dich**; so viele wie möglich sind zu verbrauchen: { $takes }.
fief-facing-takes = { $hits } für { $units }
fief-facing-spoils = Die Schlacht ist gewonnen: Du und { $seats } nehmt reihum je jemanden der Besiegten, du zuerst. Wer gefangen ist, behält Titel und Einkünfte, stimmt aber nicht ab und führt nicht; wer ihn hält, kann in der Phase der Käufe Lösegeld nehmen.
fief-facing-breaking = { $noble } ({ $seat }) ist mit { $spouse } ({ $other_seat }) vermählt{ $allies ->
    [allied] , und ihre Häuser sind dadurch verbündet
   *[apart] {""}
}. In dieser Schlacht war ein Herzbrecher{ $law ->
    [divorce] {" "}oder jemand Grausames
   *[annulment] {""}
} von dir dabei: Du darfst diese Ehe beenden.
fief-facing-rally = Zerstreut, als niemand mehr sie führte: { $units }. Sie sammeln sich sofort wieder, hinter den Mauern, die du wählst, wenn du welche hast.
fief-facing-guests = { $seat } bittet für eine Gruppe in { $place }. Dort stehen: { $units }.
fief-facing-shut-in = **Du wirst in { $villages } belagert**: Hinaus kommen nur Anführer, allein oder mit Rittern, durch einen Überfall auf die Belagerer, oder wer einen Geheimgang kennt. Mit allen anderen kannst du in der Phase der Schlachten ausbrechen.
fief-facing-convert = { $noble } hat die Götter für falsch erklärt: Die Septen sind { $gold } Gold wert. **{ fief-do-convert }**, und die Hälfte gehört dir, { $half }; aber deine Hand wird verflucht und würfelt jede Runde um ihr Leben. **{ fief-do-pass }**, und alles geht dorthin.
fief-facing-on-wall = Du stehst auf der Mauer mit { $units }: Stärke { $strength }.

fief-terms-offer = { $seat } gibt { $gives }; { $other_seat } gibt { $wants }. Es gilt, bis die Phase *{ $phase }* vorbei ist.
fief-terms-proposal = { $seat } bietet { $noble } für { $spouse } von { $other_seat }. { $count ->
    [0] Mit der Hochzeit wechselt nichts den Besitzer.
   *[other] Mit der Hochzeit gibt { $seat } { $gives }, { $other_seat } gibt { $wants }.
}

fief-terms-ugly = Hässlich: { $noble }. Dafür zahlt { $seat } { $other_seat } { $gold } Gold.

fief-domain = { $tier ->
    [great] Großes Lehen, { $price } Gold, ein Punkt
   *[other] Kleines Lehen, { $price } Gold
}{ $held ->
    [nobody] {""}
    [yours] ; { $mine } von { $villages } sind dein
   *[other] ; gehalten von { $held }
}

fief-house-stark = Regen hält seine Märsche nicht auf.
fief-house-lannister = 2 Gold mehr je Runde mit Casterly Rock.
fief-house-baratheon = Wirft einmal je Runde in der Schlacht neu.
fief-house-greyjoy = Segelt doppelt so weit.
fief-house-tyrell = Eine Stimme mehr für den König, durch seine Ladies.
fief-house-martell = Seine Morde misslingen nie.
fief-house-arryn = Seine Mauern kosten Angreifer einen Würfel mehr.
fief-house-tully = Darf jede Runde eine Karte neu ziehen.
fief-house-targaryen = Daenerys, Unbefleckte, eine Küste nach Wahl.
fief-beside-battle = Stärke { $strength } gegen { $against }, { $dice } gegen { $defence } Würfel
fief-beside-villages = Dörfer: deine { $mine }, andere { $others }
fief-beside-mills = Mühlen: deine { $mine }, andere { $others }; deine Dörfer: { $villages }
fief-beside-capital = die Hauptstadt
fief-beside-coast = am Meer
fief-beside-sea = { $count ->
    [one] zur See: 1 Punkt
   *[other] zur See: { $count } Punkte
}
fief-beside-nobody = niemandem gehörig
fief-beside-closed = geschlossen, niemand kann es halten
fief-beside-spouse = vermählt mit { $noble }
fief-beside-captive = gefangen bei { $party }

fief-means-price = Es kostet { $cost } von deinen { $gold } Gold; danach hast du noch { $left }.
fief-means-fief = { $domain }: { $tier ->
    [great] **ein Punkt**, eine Stimme für den König, und seine Dörfer bleiben dein, auch wenn sie leer stehen. Eine Festung wird zu seiner Stadt.
   *[other] für sich kein Punkt, aber eine Stimme für den König, und seine Dörfer bleiben dein, auch wenn sie leer stehen.
}
fief-means-mill = Sie bringt 2 Gold je Runde.
fief-means-sept = Sie bringt 2 Gold je Runde und hält Seuche und Aufstände fern.
fief-means-stronghold = Mauern kosten Angreifer einen Würfel, dort lassen sich Truppen ausheben, und sie kann zur Stadt werden.
fief-means-attack = Jeder Würfel zeigt 0 bis 3 Treffer. Andere im Feld können beiden Seiten helfen. Wer alle Truppen verliert, verliert auch seinen Adel, erschlagen oder gefangen.
fief-means-alone = Niemand dort hat Truppen: Der Adel wird ohne Würfel gefangen.
fief-means-raid = Jeder Würfel zeigt 0 bis 3 Treffer. Wer siegt, **muss** sofort **weiterreiten**, mit allen, die dabei gefangen werden, und nimmt damit kein Dorf ein. Siegst du nicht, { $walls ->
    [walls] gehst du wieder hinein
   *[field] bleibst du in { $village }
}, und deine Bewegung ist zu Ende. Wer alle Truppen verliert, verliert auch seinen Adel, erschlagen oder gefangen.
fief-means-seize = Niemand verteidigt es: Ohne Würfel gehört es dir.
fief-means-fight-on = Noch eine Runde der Schlacht in { $village }.
fief-means-fight-stop = Der Angriff ist vorbei; deine Leute bleiben, wo sie sind.
fief-means-fight-leave = Du verlässt den Kampf; deine Leute bleiben im Dorf und schaden niemandem.
fief-means-fight-surrender = **Dein Adel in dieser Schlacht wird gefangen**, und deine Truppen dort zerstreuen sich. Das lässt sich nicht zurücknehmen.
fief-means-fight-storm = Du stürmst stattdessen die Mauern: Sie kosten dich Würfel.
fief-means-pillage = { $building }: für immer zerstört; du bekommst { $gold } Gold.
fief-means-heir = Er kann unten zum **Erben des Eisernen Throns** erklärt werden: Stirbt der König, so ist er ohne Wahl König, und Gerechtigkeit erreicht ihn nicht. Es gibt nur einen Erben.
fief-means-play-vain = Dort steht keine Mühle: **Sie bringt nichts**.
fief-means-play = Die Karte ist dann verbraucht.
fief-means-surprise = Sie wird ausgeführt, wenn der laufende Schritt vorbei ist; dann ist sie verbraucht. Niemand erfährt vorher davon.
fief-means-surprise-not-now = Jetzt kann sie nichts tun. Du darfst sie für einen Augenblick zurücklegen, den du nennst: Bis dahin bleibt sie auf deiner Hand, und du kannst sie zurücknehmen.
fief-means-surprise-later = Sie bleibt bis zu diesem Augenblick auf deiner Hand und wird ausgeführt, wenn der Schritt vorbei ist, in dem er kommt; bis dahin kannst du sie zurücknehmen. Niemand erfährt vorher davon.
fief-means-murder = { $how ->
    [sure] Er kann nicht misslingen.
    [judged] Bei einer 1 misslingt er; der Meister der Gesetze darf noch einmal würfeln lassen.
   *[thrown] Bei einer 1 misslingt er.
} Wer ihn begeht, bleibt so oder so auf Lebenszeit Mörder: **Die Gerechtigkeit darf ihn oder sie hinrichten**.
fief-means-uprising = Er bringt 6 Rebellen der Stärke 1, die höchstens drei Runden lang gegen alle dort kämpfen. Wo niemand übrig bleibt, fallen Mühlen und Festung. Andere dürfen Karten hinzufügen oder ihn beruhigen.
fief-means-calm-warden = { $noble } würfelt für jede Karte, die er versucht: Bei 3 bis 6 ist sie beruhigt, bei 1 oder 2 **ist er erschlagen** und versucht keine mehr.
fief-means-calm-pay = Ein Mitglied deines Kleinen Rates beruhigt eine Karte für { $cost } Gold, und zwar sicher; der Wächter versucht es zuerst, und was dann schon beruhigt ist, kostet dich nichts.
fief-means-calm-left = Jede Karte, die übrig bleibt, bringt ihre 6 Rebellen. Keine Antwort sieht jemand, ehe alle gegeben sind.
fief-means-gift = Du hast { $gold } Gold. Dafür kommt nichts zurück; was du dafür willst, verlange in einem Angebot.
fief-means-embassy = Es verbraucht { $count ->
    [one] deinen letzten Diplomatiemarker
   *[other] einen deiner { $count } Diplomatiemarker
}, endgültig. Alle Uhren stehen, bis alle bis auf einen gegangen sind.
fief-means-accept = Alles davon wechselt sofort den Besitzer.
fief-means-accept-later = Es gilt, bis es in dieser Runde genutzt wird, und lässt sich bis dahin zurückziehen; was dafür gegeben wird, wechselt dann den Besitzer.
fief-means-send = Es kann sofort angenommen werden; bis dahin kannst du es zurückziehen. Niemand wartet auf eine Antwort.
fief-means-send-proposal = Alle dürfen davon wissen. Beantwortet wird es, wenn alle angetragen haben; bis dahin kannst du es zurückziehen.
fief-means-vote = { $count ->
    [0] Du hast hier keine Stimme.
    [one] Du hast hier eine Stimme.
   *[other] Du hast hier { $count } Stimmen.
} Der Marker *dafür* gibt { $count ->
    [one] sie
   *[other] sie alle
} an eine Person, die Täuschung gibt nichts. Was was ist, sieht vor dem Zählen niemand.
fief-means-propose = Vermählte Häuser sind verbündet: Sie gewinnen zusammen mit { $need } Punkten, und keines allein. Bedingungen kannst du vor dem Senden hineinlegen.
fief-means-propose-three = Zu dritt stiftet eine Hochzeit kein Bündnis. Bedingungen kannst du vor dem Senden hineinlegen.
fief-means-betroth = Wen du wählst, heiratest du, in der Reihenfolge der Anträge; alle anderen sind abgelehnt. { $allies ->
    [allied] Vermählte Häuser gewinnen nur gemeinsam, mit { $need } Punkten.
   *[apart] Zu dritt stiftet eine Hochzeit kein Bündnis.
} Eine Ehe endet durch Tod, durch Verfügung oder durch Ehebruch.
fief-means-welcome = Gäste dürfen hinter alle deine Mauern und verteidigen sie mit dir. Es kostet nichts, und alle sehen es. Aber wo niemand von dir bleibt, dürfen sie das Dorf in Besitz nehmen; und wen du nicht mehr einlässt, der geht mit der nächsten Bewegung hinaus, aus einer Belagerung erst, wenn sie vorbei ist.
fief-means-spy = Dein freier Meister der Flüsterer sieht alle Karten von jemandem am Tisch, umsonst, einmal je Runde. Alle erfahren, wessen Hand es war; was darin ist, nur ihr beide.
fief-means-keep = Jeder kostet 1 Gold für diese Runde und darf mit Stärke 1 zu deinen Schlachten stoßen. Wen du nicht bezahlst, der geht zurück an die Bank, und in der Phase der Käufe wird wieder um ihn geboten.
fief-means-retire = Er oder sie verlässt das Spiel endgültig.
fief-means-release = Wer gefangen war, ist sofort frei, ohne Lösegeld.
fief-means-execute = Wer gefangen ist, stirbt; die Lehen gehen an die Erben.
fief-means-convert = Ihr teilt das Gold gerecht, und du darfst jemanden vom Adel ohne Titel verbrennen; aber deine Hand würfelt { $first ->
    [at_once] **sofort** und in jeder Runde
   *[next_round] in jeder Runde, von der nächsten an,
} und stirbt bei 1.
fief-means-dissolve = Wer das Amt hält, entscheidet. Was bezahlt wurde, kommt nicht zurück.
fief-means-oath = Ein Bruder, den du nennst, bricht seinen Eid: Er ist geächtet, und sein Grenzer ist fort. Geächtete, die du nennst, legen das Schwarz an und verlieren ihre Titel. Du musst niemanden nennen. Das lässt sich nicht zurücknehmen.
fief-means-black = Statt dieses Zuges wird { $noble } Bruder der Nachtwache, und zwar endgültig: Er verliert seine anderen Titel und heiratet niemanden, führt aber einen Grenzer. Das lässt sich nicht zurücknehmen.
fief-means-siege = Niemand kommt hinein oder hinaus, und das Dorf zahlt nichts. Sie dauert, solange jemand, der führt, und Truppen von dir vor den Mauern stehen; wer darin ist, darf gegen dich ausbrechen. Von der nächsten Phase der Käufe an kommt jede Runde eine Belagerungsmaschine: Eine gleicht eine Festung aus, zwei eine Stadt.
fief-facing-besieging = Du belagerst { $village }: **Wähle es wieder, um weiterzumachen**. Was nicht gewählt ist, wird nicht mehr belagert, und die Maschinen dort sind fort.
fief-facing-ransom = Für Gefangene darfst du Gold, Dörfer oder andere Gefangene bieten oder nehmen: **{ fief-do-offer }**. Ohne Handel ändert sich nichts: Wer gefangen ist, behält Titel und Einkünfte, stimmt aber nicht ab und führt nicht.
fief-means-grant = Das Lehen kostet nichts. Es wird gegeben, wenn Titel gekauft werden, falls das Haus, das es bekommt, dann alle seine Dörfer hat, in einem großen Lehen auch Mauern, und sein Adel darin steht.
fief-means-sail = Es ersetzt alle anderen Bewegungen dieses Adligen, und der Meister bringt in dieser Runde niemanden sonst übers Meer.
fief-means-muster = Wer kann, geht mit, Adlige wie Truppen, wenn du nicht einige davon wählst.
fief-means-bare = Nach { $target }: **Von deinen bleibt niemand in { $place }**, und es gehört dir nicht mehr.{ $fewer ->
    [fewer] {" "}Um es zu behalten, drücke **{ panel-back }**, dann **{ fief-do-muster }** mit weniger.
   *[none] {""}
}
fief-means-craven = Feige { $count ->
    [one] ist
   *[other] sind
} { $nobles }: bei einem Angriff ohne Stärke, und ohne Recht, eine Schlacht zu erklären.
fief-means-leave = Andere stehen auf diesem Weg: Deine Gruppe zieht sofort weiter, wenn alle Gefragten ja sagen, und bleibt hier, wenn jemand es nicht tut. Zweimal in deinem Zug darfst du andere so warten lassen.
fief-means-bid = Kein Gebot sieht jemand, ehe alle geboten haben. Wer am meisten bietet, zahlt, und sonst niemand.
fief-means-bid-again = Kein Gebot sieht jemand, ehe alle da sind. Sind sie wieder gleich, bekommt es niemand, und niemand zahlt.
fief-means-bid-mercenaries = Für Gold: { $count ->
    [one] ein Söldner, der
   *[other] alle { $count } Söldner, die
} mit je Stärke 1 zu deinen Schlachten { $count ->
    [one] kommt
   *[other] kommen
}, für je 1 Gold in jeder späteren Runde.
fief-means-bid-council = Für den Sitz im Kleinen Rat: Ein Wächter von dir bekommt einen Meistertitel, wenn die Hand ihn nicht ablehnt; dann kommt das Gold zurück.
fief-means-bid-wall = { $missing ->
    [0] Die Wache hielte auch ohne dein Gold.
   *[other] Von allen zusammen fehlen noch **{ $missing } Gold**, damit die Mauer hält.
} Kein Gebot sieht jemand, ehe alle geboten haben, und bezahlt ist es in jedem Fall. Hält sie: Wer allein am meisten bot, zieht eine Glückskarte. Fällt sie: Der Norden zahlt in der nächsten Phase der Einkünfte nichts, alle, die am wenigsten boten, verlieren Truppen für bis zu drei Treffer{ $commander ->
    [nobody] {""}
   *[other] , und { $commander }, Lordkommandant, stirbt bei 1 oder 2
}.
fief-means-supply = Ein Rekrut kostet 2 Gold und bleibt, in jeder Verteidigung 2 wert. Gold für diese Verteidigung zählt je 1, einmal. Bis zu 3 Gold dürfen in deinen eigenen Schatz; was du liegen lässt, bleibt für später.
fief-means-climb = Sie bleiben auf der Mauer bis zur Schlacht dort, nach Phase 6; die Dörfer, die sie verlassen, können verloren gehen. Siegt die Wache, kommen sie mit 2 Gold für das Haus zurück; wenn nicht, fallen die Truppen, und der Adel ist bei Mance Rayder gefangen.
fief-means-assail = Höchstens drei Runden mit Würfeln gegen Wildlinge der Stärke 2, die bei zwei Treffern fallen. Ist es frei, bringt es, was daneben steht, und einen Marker, der eine Stimme wert ist. Wer dort alle Truppen verliert, verliert auch den Adel. Danach kommt Mance Rayder über alle.
fief-means-redeem = { $cost } Gold, und der oder die Adlige ist frei, in { $village }. Für wen in zwei Phasen der Käufe niemand zahlt, stirbt.
fief-means-call = **Ja**: In der Bewegung dieser Runde gehst du auf die Mauer, und wer will, folgt von ihren Toren aus. Nach Phase 6 wird dort gegen Wildlinge gekämpft, um Gold, Karten und Marker, dann gegen Mance Rayder mit zwei Würfeln von ihnen. Ist die Mauer verloren, fallen die Truppen dort, und der Adel ist bei ihm gefangen. Nicht in zwei Runden hintereinander. **Nein**: Es geschieht nichts.
fief-means-refuse = **Ja**: In dieser Runde bekommt er keinen Sitz; ein Gebot wird zurückgezahlt, eine Karte geht zurück auf die Hand. **Nein**: Er sitzt im Kleinen Rat und stimmt ab, wenn eine Hand gewählt wird.
fief-means-rethrow = **Ja**: Der zweite Wurf gilt, und das Opfer stirbt bei 2 bis 6. Einmal je Runde. **Nein**: Der Würfel bleibt, wie er fiel.
fief-means-breaking = **Ja**: Die Ehe ist sofort zu Ende, und mit ihr ein Bündnis. **Nein**: Sie bleibt, obwohl von beiden jemand gefangen ist.
fief-means-passing = **Ja**: Sie ziehen in diesem Zug auf dieser Straße an deinen Leuten vorbei. **Nein**: Sie bleiben, wo sie sind, oder überfallen dich.
fief-means-landing = **Ja**: Sie landen neben deinen Leuten und dürfen sie angreifen wie alle, die dort stehen. **Nein**: Sie bleiben, wo sie sind.
fief-means-idols = Ja: { $count ->
    [0] Keine Septe steht, die Gold brächte
    [one] Eine Septe fällt, für { $gold } Gold
   *[other] { $count } Septen fallen, für { $gold } Gold
}, und keine wird je wieder gebaut. Wer es tut, würfelt { $first ->
    [at_once] **sofort** und in jeder Runde
   *[next_round] in jeder Runde, von der nächsten an,
} und stirbt bei 1; das Gold bleibt. Einmal im Spiel.
fief-means-pardon = Wen du nennst, ist nicht mehr geächtet; verlorene Titel kommen nicht zurück. Du musst niemanden nennen.
fief-means-bestow = Er geht sofort an jemand anderen vom freien Adel deines Hauses; einer je Runde, und es kostet nichts.
fief-means-outlaw = Geächtete haben keine Stimme, verlieren alle Titel außer Lehen, König, Königin und Mutter der Drachen, und die Gerechtigkeit darf sie töten. Du musst niemanden nennen.
fief-means-outlaw-watch = Geächtete haben keine Stimme, verlieren alle Titel außer Lehen, König, Königin und Mutter der Drachen, und die Gerechtigkeit darf sie töten. Ein Lord ohne Frau legt stattdessen das Schwarz an, wenn sein Haus niemanden in der Wache hat. Du musst niemanden nennen.
fief-means-outlaw-black = **{ $nobles } legt stattdessen das Schwarz an** und ist nicht geächtet: Er verliert alle Titel, auch Lehen, heiratet niemanden und dient als Bruder der Nachtwache mit einem Grenzer.
fief-means-banish = Verbannte haben keine Stimme und verlieren die Titel Wächter, Meister und Hand endgültig. Verbannt ist immer nur eine Person: Ein neuer Bann hebt den alten auf. Wer verbannt ist und genannt wird, ist vom Bann frei. Du musst niemanden nennen.
fief-means-part = Die Ehen derer, die du nennst, enden sofort; alle anderen bleiben. Was bezahlt wurde, kommt nicht zurück.
fief-facing-play-none = Nichts von dem, was du hältst, lässt sich jetzt spielen: Drücke **{ fief-do-pass }**.
fief-facing-famine = Hungersnot: In dieser Runde lassen sich keine Truppen kaufen in { $villages }.
fief-facing-fights-on = Du kämpfst weiter, solange der Angriff dauert, außer du drückst **{ fief-do-recall }**.
fief-facing-draft = **Dein Angebot bisher**, noch von niemandem gesehen: { $terms } **{ fief-do-put }** ändert es; **{ fief-do-send }** macht es, sobald etwas darin steht.
fief-facing-draft-proposal = **Dein Antrag bisher**, noch von niemandem gesehen: { $terms } **{ fief-do-put }** fügt Bedingungen hinzu; **{ fief-do-send-proposal }** macht ihn.
fief-facing-sent = Du hast geschickt: { $terms }
fief-facing-handed = Du hast **{ $card }** eingereicht: { $what }. { $when }. Niemand sonst weiß davon; reichst du sie noch einmal ein, kannst du sie zurücknehmen.
fief-means-vote-none = Noch ist niemand gewählt: So, wie es steht, zählt kein Marker von dir.
fief-means-stand-no-slot = { $noble } hat keinen Platz für { $title }: So, wie es steht, kann er nicht gewählt werden. Sag, welcher Titel dafür aufgegeben wird.
fief-means-stand-instead = Wird er gewählt, gibt { $noble } für { $title } den Titel { $held } auf.
fief-means-side = Wählst du niemanden, hältst du dich heraus. Hilfe zählt nur, wo sie angenommen wird, und du kämpfst mit bis zum Ende oder bis du nach einer Runde gehst.
fief-means-side-own = Nur Hilfe, die du annimmst, zählt. Deine Antwort sieht niemand, ehe alle geantwortet haben.
fief-means-side-shelter = Drinnen kämpfst du von den Mauern. Der Angreifer hört entweder auf, und das Dorf bleibt dein, oder er stürmt sie{ $count ->
    [0] , wofür er so, wie es steht, keinen Würfel hätte
    [one] , so, wie es steht, mit einem Würfel
   *[other] , so, wie es steht, mit { $count } Würfeln
}.
fief-means-side-alone = Niemand sonst steht dort und könnte einer Seite helfen.
fief-means-side-stakes = Wer alle Truppen verliert, verliert auch den Adel, tot oder gefangen.

fief-about-offer = Leg zusammen, was du gibst und was du willst, dann sende es; es kann gleich angenommen werden.
fief-about-embassy = Ein Gespräch unter euch, das einen deiner Diplomatiemarker kostet; alle Uhren stehen, und nur dort wechseln Karten den Besitzer.
fief-about-gift = Jemand bekommt sofort Gold von dir; dafür kommt nichts zurück.
fief-about-standing = Sag im Voraus, was du auf häufige Fragen antwortest, etwa wie lange du kämpfst; niemand sonst sieht es.
fief-about-welcome = Sag, wessen Leute hinter deinen Mauern stehen dürfen, oder nicht mehr.
fief-about-retire = Jemand aus deinem Adel verlässt das Spiel für immer.

fief-beside-grant = { $seat }: { $count } von { $villages } Dörfern{ $walls ->
    [none] , keine Mauern
   *[some] {""}
}
fief-beside-objective = { $count } Wildlinge; { $gold ->
    [0] je eine Karte beider Stapel
   *[other] { $gold } Gold
}
fief-beside-heir = folgt dem König; bleibt es offen, ist er ein Lord wie andere
fief-beside-let-in = schon eingelassen
fief-beside-deck-fortune = Ernten, Steuern und Ränke, aber auch Unglücke
fief-beside-deck-court_event = neue Adlige für dein Haus
fief-beside-deck-instead = neue Adlige für dein Haus; eine Glückskarte wird immer gezogen

fief-beside-buy-man_at_arms = Stärke 1
fief-beside-buy-knight = Stärke 3, drei Treffer
fief-beside-buy-archer = Stärke 1, schießt zuerst
fief-beside-buy-bannermen_captain = Stärke 2, führt allein
fief-beside-buy-mill = 2 Gold je Runde
fief-beside-buy-sept = 2 Gold je Runde, keine Seuche
fief-beside-buy-stronghold = Mauern, hebt Truppen aus
fief-beside-buy-great = ein Punkt
fief-beside-buy-lesser = ein Titel
