# So geht das Spiel: ein paar kurze Seiten für jedes Spiel. Die mit Nummer sind für alle, die anderen für das, was ein Tisch gewählt hat.

risk-howto-1 =
    ### 1 · Worum es geht
    Das Brett besteht aus Ländern. Die Zahl auf einem Schild sagt, wie viele Armeen dort stehen; Farbe, Muster und Buchstabe sagen, wem sie gehören. Nimm den anderen Länder ab und halte sie.
    Meist endet es, wenn die Karte **Spielende** gezogen wird: Dann gewinnen die meisten Punkte, je einer für Land, Burg ♜ und Hafen ⚓. Das letzte Haus, das steht, gewinnt sofort.
risk-howto-1-dominion =
    ### 1 · Worum es geht
    Das Brett besteht aus Ländern. Die Zahl auf einem Schild sagt, wie viele Armeen dort stehen; Farbe, Muster und Buchstabe sagen, wem sie gehören. Nimm den anderen Länder ab und halte sie.
    Du gewinnst mit **zehn Punkten**; sie kommen von Zielen, geheimen Aufgaben wie fünf Häfen. Das letzte Haus, das steht, gewinnt sofort.
risk-howto-2 =
    ### 2 · Dein Zug
    Drücke **Dein Zug**. Du wirst durch den Zug geführt:
    1. **Aufstellen**: neue Armeen, ein Drittel deiner Länder und Burgen, mindestens drei, und mehr für jede Region, die dir ganz gehört.
    2. **Angreifen**: verbundene Länder, so oft du magst.
    3. **Verlegen**: einmal Armeen von einem deiner Länder in ein anderes bringen.
    4. **Den Zug beenden.** Hast du ein Land genommen, ziehst du eine Karte.
risk-howto-3 =
    ### 3 · Schlachten
    Der Angriff wirft bis zu drei Würfel, die Verteidigung bis zu zwei. Die höchsten werden verglichen, dann die zweithöchsten: Der niedrigere verliert eine Armee, und **bei Gleichstand gewinnt die Verteidigung**.
    Bevor du angreifst, erfährst du, wie wahrscheinlich das Land fällt. **Bis zum Ende angreifen** würfelt, bis es gefallen ist oder dein Heer verbraucht; eine Armee bleibt immer zurück.
    Eine gute Regel: Greif mit mindestens zwei oder drei Armeen mehr an, als dort stehen.
risk-howto-4 =
    ### 4 · Regionen und Karten
    Alle Länder einer Region zusammen bringen jeden Zug Armeen. Jede Liste sagt, wie weit du bist: „The Riverlands 4 von 5, +2“. Eine kleine Region, die du halten kannst, ist besser als eine große, die du nicht halten kannst.
    Drei gleiche Karten, oder von jeder Art eine, sind ein Satz: vier bis sieben Armeen am Anfang eines Zuges. **Meine Hand** sagt, was dir noch fehlt.
risk-howto-5 =
    ### 5 · Miteinander spielen
    Ihr müsst nicht zur selben Zeit hier sein: Das neueste Brett im Kanal ruft, wer als Nächstes zieht. Länder verteidigen sich selbst, solange du fort bist. **Dein Plan** schreibt deinen nächsten Zug vorher auf.
    Ein versehentlicher Zug wird zurückgenommen, solange niemand etwas daraus erfahren hat. Niemand sieht deine Karten, und jeder Wurf lässt sich prüfen.
risk-howto-dominion-1 =
    ### 6 · Dominion: Gold und Karten
    Mit den Armeen deiner Länder, Burgen und Regionen kommt Gold, je 100, und 100 für jeden Hafen. Es kauft **Maesterkarten** (je 200) und bezahlt deine vier **Charaktere**. Jeder hat seinen Augenblick: in deinem Zug, oder wenn dich jemand angreift. Dann wirst du gefragt, ob du ihn einsetzt; **Für diesen Zug passen**, wenn du nicht mehr gefragt werden willst.
    Bevor etwas bezahlt wird, siehst du, was es bewirkt, was es kostet und was es beendet.
risk-howto-dominion-2 =
    ### 7 · Dominion: Aufträge
    Du hältst geheime **Aufträge**, etwa fünf Häfen. **Meine Hand** sagt, wie nah du bist. Einmal im Zug, nach deinen Angriffen, darfst du einen erfüllten werten. Zehn Punkte gewinnen, wenn dein eigener Machtsitz dir gehört.
    Neben den Armeen stehen **Spezialeinheiten**: Ein Ritter gibt deinem besten Würfel eins dazu, eine Belagerungsmaschine wirft acht Seiten, eine Befestigung gibt jedem Würfel der Verteidigung eins dazu.
risk-howto-mitchell-1 =
    ### 6 · Haus Mitchell
    Auch Häuser, die niemand spielt, halten Länder und wachsen. Wer das letzte Land verliert, geht ins Exil und kehrt vielleicht über das Meer zurück. Statt die verdiente Karte zu ziehen, darfst du Verbannte oder die Wildlinge gegen jemanden rufen.
    Es endet wie ein Scharmützel; Häuser, die niemand spielt, bekommen am Ende keine Punkte.
tiny_epic-howto-1 =
    ### 1 · Worum es geht
    Sechs Runden in Westeros, zu fünft fünf. Du führst ein großes Haus, sammelst Einfluss in den Ländern, gewinnst Schlachten und machst die kleinen Häuser zu Verbündeten. Die meisten Punkte gewinnen.
tiny_epic-howto-2 =
    ### 2 · Dein Zug
    Drücke **Dein Zug**. Lege einen deiner Würfel auf ein freies Feld: Tu, was das Feld sagt, dann, was der Würfel sagt. Die anderen können deinem Würfel folgen, und du ihren; zu passen kostet nichts.
    - **Anwerben** bringt Einheiten auf die Karte; **Marschieren** führt sie über Land, **Segeln** übers Wasser.
    - **Flüstern** macht Karten zu Gold und zieht neue; **Intrige** nutzt die Schilde einer Karte für Machtmarker anderer Häuser; **Ereignis** tut, was eine Karte sagt.
    Waren alle am Zug, endet die Runde: Bündnisse werden geklärt, Gold kommt herein.
tiny_epic-howto-3 =
    ### 3 · Schlachten und Verbündete
    In der Schlacht zählen Einheiten, eine geheim gespielte Karte und die Burg zusammen; bei Gleichstand gewinnt die Verteidigung. Zwei Marker eines Hauses, das niemand führt, und mehr als alle anderen, machen es zu deinem Verbündeten.
    Bevor du kämpfst, erfährst du, wer dort steht und was deine Karten tun.
tiny_epic-howto-4 =
    ### 4 · Miteinander spielen
    Ihr müsst nicht zur selben Zeit hier sein: Das Brett ruft, wer als Nächstes zieht. Hinterlege, welchen Würfeln du nie folgst und was du in Schlachten legst, und niemand muss auf dich warten. Ein versehentlicher Zug wird zurückgenommen, solange niemand etwas daraus erfahren hat.
tiny_epic-howto-1-solo =
    ### 1 · Worum es geht
    Sechs Runden in Westeros, du gegen den Rivalen, ein Haus, das der Bot führt. Du sammelst Einfluss in den Ländern, gewinnst Schlachten und machst die kleinen Häuser zu Verbündeten. Die meisten Punkte gewinnen.
tiny_epic-howto-2-solo =
    ### 2 · Dein Zug
    Drücke **Dein Zug**. Lege einen deiner Würfel auf ein freies Feld: Tu, was das Feld sagt, dann, was der Würfel sagt; zu passen kostet nichts. Dann wirft der Rivale einen eigenen Würfel, und du darfst ihm folgen.
    - **Anwerben** bringt Einheiten auf die Karte; **Marschieren** führt sie über Land, **Segeln** übers Wasser.
    - **Flüstern** macht Karten zu Gold und zieht neue; **Intrige** nutzt die Schilde einer Karte für Machtmarker anderer Häuser; **Ereignis** tut, was eine Karte sagt.
    Nach je zwei Zügen endet die Runde: Bündnisse werden geklärt, Gold kommt herein.
tiny_epic-howto-4-solo =
    ### 4 · In deinem eigenen Takt
    Du ziehst, wann du magst, der Rivale sofort; das Brett erzählt, was er getan hat. Hinterlege, welchen Würfeln du nie folgst und was du in Schlachten legst, und du wirst nicht gefragt. Ein versehentlicher Zug wird zurückgenommen, solange du nichts daraus erfahren hast.
tiny_epic-howto-1-cooperative =
    ### 1 · Worum es geht
    Sechs Runden in Westeros, ihr alle gemeinsam gegen den Nachtkönig. Jeder führt ein großes Haus: Gewinnt Schlachten, macht die kleinen Häuser zu Verbündeten, und findet, was ihn schwächt. Ihr gewinnt zusammen, durch einen Sieg über ihn in der Schlacht, oder gar nicht.
tiny_epic-howto-2-cooperative =
    ### 2 · Dein Zug
    Eine Runde beginnt mit einer **Grenzerkarte**: Sie bringt Marker, Weiße Wanderer und manchmal den Nachtkönig. Dann drücke **Dein Zug**. Lege einen deiner Würfel auf ein freies Feld: Tu, was das Feld sagt, dann, was der Würfel sagt. Die anderen können deinem Würfel folgen, und du ihren; zu passen kostet nichts.
    - **Anwerben** bringt Einheiten auf die Karte; **Marschieren** führt sie über Land, **Segeln** übers Wasser.
    - **Flüstern** macht Karten zu Gold und zieht neue; **Intrige** nutzt die Schilde einer Karte für Machtmarker anderer Häuser; **Ereignis** tut, was eine Karte sagt.
    Nach jedem Zug breitet sich Schrecken aus. Waren alle am Zug, endet die Runde: Bündnisse werden geklärt, Gold kommt herein.
tiny_epic-howto-3-cooperative =
    ### 3 · Schlachten und Verbündete
    In der Schlacht zählen Einheiten, eine Karte und die Burg zusammen; bei Gleichstand gewinnt die Verteidigung. Für die Toten, und für ein Haus, das nicht verbündet ist, wird die oberste Karte des Stapels aufgedeckt.
    Zwei Marker eines Hauses, und nicht weniger, als der Schreckensvorrat hat, machen es am Ende der Runde zum Verbündeten.
    Bevor du kämpfst, erfährst du, wer dort steht, was deine Karten tun und wie wahrscheinlich du siegst.
tiny_epic-howto-1-solo_night_king =
    ### 1 · Worum es geht
    Sechs Runden in Westeros, du und dein Gefährte, ein Haus, das der Bot führt, gegen den Nachtkönig. Gewinne Schlachten, mach die kleinen Häuser zu Verbündeten, und finde, was ihn schwächt. Du gewinnst durch einen Sieg über ihn in der Schlacht, oder gar nicht.
tiny_epic-howto-2-solo_night_king =
    ### 2 · Dein Zug
    Eine Runde beginnt mit einer **Grenzerkarte**: Sie bringt Marker, Weiße Wanderer und manchmal den Nachtkönig. Dann drücke **Dein Zug**. Lege einen deiner Würfel auf ein freies Feld: Tu, was das Feld sagt, dann, was der Würfel sagt; zu passen kostet nichts. Schrecken breitet sich aus, dein Gefährte wirft einen eigenen Würfel, und du darfst ihm folgen.
    - **Anwerben** bringt Einheiten auf die Karte; **Marschieren** führt sie über Land, **Segeln** übers Wasser.
    - **Flüstern** macht Karten zu Gold und zieht neue; **Intrige** nutzt die Schilde einer Karte für Machtmarker anderer Häuser; **Ereignis** tut, was eine Karte sagt.
    Nach je zwei Zügen endet die Runde: Bündnisse werden geklärt, Gold kommt herein.
tiny_epic-howto-3-solo_night_king = { tiny_epic-howto-3-cooperative }
tiny_epic-howto-4-solo_night_king =
    ### 4 · In deinem eigenen Takt
    Du ziehst, wann du magst, dein Gefährte sofort; das Brett erzählt, was er getan hat. Hinterlege, welchen Würfeln du nie folgst und was du in Schlachten legst, und du wirst nicht gefragt. Ein versehentlicher Zug wird zurückgenommen, solange du nichts daraus erfahren hast.
fief-howto-1 =
    ### 1 · Worum es geht
    Du führst ein edles Haus von Westeros: Lords und Ladies, Dörfer, Gold. Heirate, verhandle, wähle und kämpfe dich zur Krone.
    Mit **drei Punkten** am Ende einer Runde gewinnst du: Der König, seine rechte Hand (die Hand, gewählt wie er) und jedes große Lehen sind je einer. Zwei durch Hochzeit verbundene Häuser gewinnen nur gemeinsam, mit vier.
    Auf der Karte sagen Farbe und Buchstabe, wer ein Dorf beherrscht, ♜, wo Mauern stehen. Adlige stehen dort mit Namen.
fief-howto-2 =
    ### 2 · Eine Runde
    1. **Hört, hört**: Hochzeiten, Verfügungen, Wahlen (ab der zweiten Runde).
    2. **Karten**: abwerfen, zwei ziehen, spielen.
    3. **Einkünfte**: 1 Gold je Dorf, 2 je Mühle.
    4. **Käufe**: geheime Gebote, dann Truppen, Gebäude, Lehenstitel.
    5. **Bewegung**: Jedes Haus zieht.
    6. **Schlachten**, wenn jemand eine will.
    Drücke **Dein Zug**: Zuerst kommt, wonach du gefragt bist, und **Passen** geht weiter.
fief-howto-3 =
    ### 3 · Lehen, der Weg zu Punkten
    Die Dörfer einer Domäne gehören zusammen. Beherrsche alle, habe freien Adel in einem und eigene Mauern in der Domäne, und du darfst in der Phase der Käufe den Titel kaufen: ein großes Lehen, ein Punkt.
    Truppen marschieren nur mit **Führung**: einem Lord, oder einer Lady mit Lehen. **Eine Gruppe sammeln**, dann Schritt für Schritt **Marschieren**; Adlige gehen zwei Straßen je Runde. Ein einziger Mann, der zurückbleibt, hält ein Dorf.
fief-howto-4 =
    ### 4 · Schlachten
    Wer ein Dorf betritt, beginnt keinen Kampf; jemand muss ihn erklären. **Stärke** ist, was dort steht: ein Soldat 1, ein Ritter 3, Adel, der führt, 1. Bis 6 wirft sie einen Würfel, 7 bis 12 zwei, ab 13 drei. Eine Festung nimmt Angreifern einen Würfel, eine Stadt zwei: Das wird sie, wenn ihr Lehenstitel gekauft ist.
    Ein Soldat fällt bei einem Treffer, ein Ritter bei dreien. Wer alle Truppen verliert, verliert auch seinen Adel: erschlagen, oder **gefangen** und ein Lösegeld wert.
    Andere im Feld sagen geheim, wem sie helfen würden.
fief-howto-5 =
    ### 5 · Reden
    Was sofort getauscht wird, bindet; Versprechen nicht. **Ein Angebot beginnen** (neben einer Entscheidung: *{ fief-family-trade }*), hineinlegen, was du gibst und was du willst, und senden: Niemand wartet auf die Antwort.
    Ein **Diplomatiemarker** (du hast drei) ruft eine Gesandtschaft: ein privater Raum, alle Uhren stehen, und nur dort wechseln Karten die Hand.
    Stimmen liegen verdeckt: Ein Marker zählt, einer täuscht.
fief-howto-6 =
    ### 6 · Miteinander spielen
    Ihr müsst nicht zur selben Zeit hier sein: Das Brett ruft, wer als Nächstes zieht. **Dauerantwort** sagt vorher, wie lange du kämpfst und wer zuerst fällt.
    Läuft deine Zeit ab, wird nichts begonnen und nichts hergegeben. Niemand sieht deine Hand, deine Stimmen oder deine Angebote in einer Gesandtschaft, und jeder Wurf lässt sich prüfen.
fief-howto-a-1 =
    ### 7 · Ausgabe A: Geächtete
    Die Hand **ächtet** jede Runde jemanden: keine Stimme, die meisten Titel verloren, und die Gerechtigkeit darf zuschlagen. Der Meister der Gesetze und der König begnadigen; der Meister der Gesetze scheidet.
    Adlige haben Eigenschaften, die neben ihrem Namen stehen. Wer jemandes Gemahl gefangen nimmt, während *herzbrechender* oder *grausamer* Adel bei den Siegern ist, darf diese Ehe beenden.
fief-howto-b-1 =
    ### 7 · Ausgabe B: Bann
    Die Hand **verbannt** jeweils einen vom Adel: keine Stimme, und die Ämter Wächter, Meister und Hand sind verloren. Die Hand annulliert Ehen.
    Nur ein lediger Lord wird Wächter, und wer ein Amt hält, heiratet nicht; der König aber darf.
fief-howto-watch-1 =
    ### 7 · Die Nachtwache
    Lords dürfen das Schwarz anlegen: Ein **Bruder** heiratet niemanden und gibt seine Titel auf, führt aber einen Grenzer und kann Lordkommandant werden, der einen Punkt wert ist. Verbündete brauchen dann fünf Punkte.
    In Ausgabe A bieten alle geheim Gold, wenn die Wildlinge kommen, und wer am wenigsten bot, zahlt mit Truppen, falls die Mauer fällt. In Ausgabe B ruft der Lordkommandant alle zu einer Schlacht an der Mauer.
tiny_epic-howto-competitive-1 =
    ### 5 · Punkte
    Gewertet wird nach den Runden 3, 5 und 6: Burgen nach Rang; die Ziele deines Hauses, die sich beim Anwerben öffnen; ein Punkt für jedes Bündnis. Außerdem ist jede gewonnene Schlacht ein Punkt.
    Jede Burg, die du hältst, lässt weniger Platz für Gold. Gib es also aus: Wirb an, spinne Ränke um Marker, und behalte eine Karte für die Verteidigung.
tiny_epic-howto-competitive_if-1 =
    ### 5 · Punkte
    Gewertet wird nach den Runden 3, 5 und 6: Burgen nach Rang; die Ziele deines Hauses; ein Punkt für jedes Bündnis. Jede gewonnene Schlacht ist ein Punkt.
tiny_epic-howto-competitive_if-2 =
    ### 6 · Eis & Feuer
    Zu den Häusern kommen die Nachtwache und Targaryen, zum Stapel 17 Karten. Wer Daenerys führt, kann mit ihrer Karte Eier kaufen. Lass Einheiten bei ihnen: Bei den Steuern schlüpfen sie. Ein Drache zählt 2, bringt Gold und **fliegt** statt eines Marsches oder einer Fahrt drei Gebiete weit.
tiny_epic-howto-competitive_5-1 =
    ### 5 · Fünf Häuser
    Ihr spielt fünf Runden mit sechs Würfeln; gewertet wird nach den Runden 2, 4 und 5: Burgen nach Rang, Ziele, Bündnisse. Die Nachtwache, Targaryen und ihre Drachen sind dabei.
    Zu fünft liegt wenig lange offen. Nimm in der ersten Runde, was frei ist, und achte darauf, wer neben deiner Heimat steht.
tiny_epic-howto-cooperative-1 =
    ### 5 · Gemeinsam gegen den Nachtkönig
    Ihr alle seid das **Bündnis** und gewinnt gemeinsam, wenn ihr ihn in **einer Schlacht** schlagt, ehe sechs Runden vorbei sind. Gold, Punkte, Burgen und Verbündete gehören dem Bündnis, wer sie auch gewonnen hat; eure Karten liegen für alle offen, die mitspielen. Durch ein Gebiet mit Einheiten anderer dürft ihr ziehen, aber nicht dort bleiben.
    Bekämpfen könnt ihr ihn nur, solange ihr mindestens so viele Punkte habt wie er. Er bekommt einen für jeden Weißen Wanderer auf der Karte. Schickt sie also zurück: Jeder ist auch für euch ein Punkt.
tiny_epic-howto-cooperative-2 =
    ### 6 · Was ihn schwächt
    Führe in deinem Zug **drei Einheiten** auf ein Plättchen, oder drücke **Erkunden**, wo sie stehen. Südlich der Mauer liegt Valyrischer Stahl: Jedes Stück schwächt alle Weißen Wanderer. Im Norden liegt Drachenglas: Es schwächt den Nachtkönig, und der Eisdrache bewacht es.
    Im Schwierigkeitsgrad „Standard“ beginnen kleine Runden mit etwas von beidem.
tiny_epic-howto-cooperative-3 =
    ### 7 · Was euch stärkt
    Gewinnt **Verbündete**: Mit zwei Markern eines Hauses, und nicht weniger als im Schreckensvorrat, ziehen seine Einheiten mit euren. Drei eigene und drei von ihnen sind ein Heer. Ein Wappen bei Ränken schickt einen Weißen Wanderer aus dem Schreckensvorrat; je zwei von ihnen kosten euch dort einen Marker.
    Dann rückt gemeinsam an ihn heran. Eine Karte mit **Aufgebot** ruft alle, die um ihn herum stehen.
tiny_epic-howto-solo-1 =
    ### 5 · Allein gegen den Rivalen
    Du hast drei Würfel und zwei Züge je Runde. Nach jedem würfelt der Rivale und deckt eine Karte auf; du darfst seinem Würfel folgen. Er hat weder Handkarten noch Gold: In der Schlacht zieht er eine Karte, wenn deine offen liegt.
    Die Felder, die du benutzt hast, sind in der nächsten Runde gesperrt. Die meisten Punkte gewinnen; ein Gleichstand ganz am Ende gehört dem Rivalen.
tiny_epic-howto-solo_night_king-1 =
    ### 5 · Du und ein Gefährte
    Du nimmst zwei Häuser: deines und eines, das nach Karten zieht und auf deiner Seite Weiße Wanderer jagt. Du gewinnst, wenn du den Nachtkönig binnen sechs Runden in **einer Schlacht** schlägst, solange du mindestens so viele Punkte hast wie er.
    Ihr beide seid das **Bündnis**: Gold, Punkte, Burgen und Verbündete sind gemeinsam. Verteidigt sich dein Gefährte, darfst du eine Karte für ihn legen.
tiny_epic-howto-solo_night_king-2 =
    ### 6 · Wie man ihn schlägt
    Führe **drei Einheiten** auf die Plättchen: Valyrischer Stahl schwächt die Weißen Wanderer, Drachenglas den Nachtkönig. Gewinne Verbündete, je zwei Marker, und wirb sie dort an, wo dein Heer steht; sie sind billig.
    Jeder Weiße Wanderer auf der Karte ist in jeder Runde ein Punkt für ihn: Schlage sie, wo du kannst.
