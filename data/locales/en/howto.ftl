# How to play: a few short pages for each game. Those with a number are for all, the others for what a table has chosen.

risk-howto-1 =
    ### 1 · What it is about
    The board is divided into lands. The number on a shield is how many armies stand there; colour, pattern and letter say whose they are. Take lands from the others and hold them.
    Mostly it ends when the **End Game card** is drawn: then most points win, one for every land, castle ♜ and port ⚓. The last House standing wins at once.
risk-howto-1-dominion =
    ### 1 · What it is about
    The board is divided into lands. The number on a shield is how many armies stand there; colour, pattern and letter say whose they are. Take lands from the others and hold them.
    You win with **ten points**, won with Objectives, secret tasks such as five ports. The last House standing wins at once.
risk-howto-2 =
    ### 2 · Your turn
    Press **Your move**. It leads you through the turn:
    1. **Deploy** new armies: a third of your lands and castles, at least three, and more for every region that is wholly yours.
    2. **Attack** linked lands, as often as you like.
    3. **Maneuver** once: move armies from one land of yours to another.
    4. **End the turn.** If you took a land, you draw a card.
risk-howto-3 =
    ### 3 · Battles
    The attack rolls up to three dice, the defence up to two. The highest dice are compared, then the second highest: the lower one loses an army, and **a tie is won by the defence**.
    Before you attack, the panel says how likely the land falls. **Attack to the end** rolls until it has fallen or your army is spent; one army always stays behind.
    A good rule: attack with at least two or three armies more than stand there.
risk-howto-4 =
    ### 4 · Regions and cards
    All lands of a region together bring armies every turn. Every list says how far you are: “The Riverlands 4 of 5, +2”. A small region that you can defend beats a large one that you cannot.
    Three cards of a kind, or one of each, are a set: four to seven armies at the beginning of a turn. **My hand** says what you still lack.
risk-howto-5 =
    ### 5 · Playing together
    You need not be here at the same time: the newest board in the channel calls whoever is next. Lands defend themselves while you are away. **Your plan** writes your next turn down beforehand.
    A misclick is taken back as long as nobody has learnt anything by it. Nobody sees your cards, and every throw can be checked.
risk-howto-dominion-1 =
    ### 6 · Dominion: gold and cards
    With the armies of your lands, castles and regions comes gold, 100 for each, and 100 for each port. It buys **Maester cards** (200 each) and pays for your four **Characters**. Each has its moment: in your turn, or when somebody attacks you. Then the panel asks whether you use it; **Pass for this turn** if you do not want to be asked again.
    Before anything is paid you see what it does, what it costs and what it ends.
risk-howto-dominion-2 =
    ### 7 · Dominion: Objectives
    You hold secret **Objectives**, such as five ports. **My hand** says how near you are. Once a turn, after your attacks, you may score one that is met. Ten points win, if your own Seat of Power is yours.
    Beside armies stand **Special Units**: a Knight adds one to your best die, a Siege Engine rolls eight sides, a Fortification adds one to every defence die.
risk-howto-mitchell-1 =
    ### 6 · House Mitchell
    Houses that nobody plays hold lands too, and grow. Who loses the last land goes into exile and may come back over the sea. Instead of drawing the card you earned you may call an exile, or the Wildlings, against somebody.
    It ends as a Skirmish does; Houses that nobody plays score nothing at the end.
tiny_epic-howto-1 =
    ### 1 · What it is about
    Six rounds in Westeros, five with five players. You lead a great House, gather influence in the lands, win battles and make the small Houses your allies. Most points at the end win.
tiny_epic-howto-2 =
    ### 2 · Your turn
    Press **Your move**. Place one of your dice on a free slot: do what the slot says, then what the die says. The others may follow your die, and you may follow theirs; to pass costs nothing.
    - **Recruit** puts units on the map; **March** leads them by land, **Sail** over water.
    - **Whisper** turns cards into gold and draws new ones; **Plot** uses the shields of a card for Power Tokens of other Houses; **Event** does what a card says.
    When all have had their turn the round ends: alliances are settled, gold comes in.
tiny_epic-howto-3 =
    ### 3 · Battles and allies
    In a battle units, one card played in secret and the castle count together; the defender wins a tie. Two tokens of a House that nobody leads, and more than anybody else, make it your ally.
    Before you fight the panel says who stands there and what your cards do.
tiny_epic-howto-4 =
    ### 4 · Playing together
    You need not be here at the same time: the board calls whoever is next. Leave word for dice you never follow and for battles, and nobody has to wait for you. A misclick is taken back as long as nobody has learnt anything by it.
tiny_epic-howto-1-solo =
    ### 1 · What it is about
    Six rounds in Westeros, you against the Rival, a House that the bot leads. You gather influence in the lands, win battles and make the small Houses your allies. Most points at the end win.
tiny_epic-howto-2-solo =
    ### 2 · Your turn
    Press **Your move**. Place one of your dice on a free slot: do what the slot says, then what the die says; to pass costs nothing. Then the Rival throws a die of its own, and you may follow it.
    - **Recruit** puts units on the map; **March** leads them by land, **Sail** over water.
    - **Whisper** turns cards into gold and draws new ones; **Plot** uses the shields of a card for Power Tokens of other Houses; **Event** does what a card says.
    After two turns of each the round ends: alliances are settled, gold comes in.
tiny_epic-howto-4-solo =
    ### 4 · At your own pace
    You move whenever you like, and the Rival at once; the board tells what it did. Leave word for dice you never follow and for battles, and you are not asked. A misclick is taken back as long as you have learnt nothing by it.
tiny_epic-howto-1-cooperative =
    ### 1 · What it is about
    Six rounds in Westeros, all of you together against the Night King. Each leads a great House: win battles, make the small Houses your allies, and find what makes him weak. You win together, by beating him in a battle, or not at all.
tiny_epic-howto-2-cooperative =
    ### 2 · Your turn
    A round begins with a **Ranger Card**: it brings tokens, White Walkers, and at times the Night King. Then press **Your move**. Place one of your dice on a free slot: do what the slot says, then what the die says. The others may follow your die, and you may follow theirs; to pass costs nothing.
    - **Recruit** puts units on the map; **March** leads them by land, **Sail** over water.
    - **Whisper** turns cards into gold and draws new ones; **Plot** uses the shields of a card for Power Tokens of other Houses; **Event** does what a card says.
    After each turn Terror spreads. When all have had theirs the round ends: alliances are settled, gold comes in.
tiny_epic-howto-3-cooperative =
    ### 3 · Battles and allies
    In a battle units, a card and the castle count together; the defender wins a tie. For the dead, and for a House that is no ally, the top card of the deck is turned over.
    Two tokens of a House, and no fewer than the Terror Pool has, make it your ally when the round ends.
    Before you fight the panel says who stands there, what your cards do, and how likely you win.
tiny_epic-howto-1-solo_night_king =
    ### 1 · What it is about
    Six rounds in Westeros, you and your Teammate, a House that the bot leads, against the Night King. Win battles, make the small Houses your allies, and find what makes him weak. You win by beating him in a battle, or not at all.
tiny_epic-howto-2-solo_night_king =
    ### 2 · Your turn
    A round begins with a **Ranger Card**: it brings tokens, White Walkers, and at times the Night King. Then press **Your move**. Place one of your dice on a free slot: do what the slot says, then what the die says; to pass costs nothing. Terror spreads, your Teammate throws a die of its own, and you may follow it.
    - **Recruit** puts units on the map; **March** leads them by land, **Sail** over water.
    - **Whisper** turns cards into gold and draws new ones; **Plot** uses the shields of a card for Power Tokens of other Houses; **Event** does what a card says.
    After two turns of each the round ends: alliances are settled, gold comes in.
tiny_epic-howto-3-solo_night_king = { tiny_epic-howto-3-cooperative }
tiny_epic-howto-4-solo_night_king =
    ### 4 · At your own pace
    You move whenever you like, and your Teammate at once; the board tells what it did. Leave word for dice you never follow and for battles, and you are not asked. A misclick is taken back as long as you have learnt nothing by it.
fief-howto-1 =
    ### 1 · What it is about
    You lead a noble House of Westeros: its Lords and Ladies, its Villages, its gold. Marry, bargain, vote and fight your way to the crown.
    With **three points** at the end of a round you win: the King, his right hand (the Hand, elected like him) and every great Fief are one each. Two Houses joined by a wedding win only together, with four.
    On the map colour and letter say who controls a Village, ♜ where there are walls. Nobles stand there by name.
fief-howto-2 =
    ### 2 · A round
    1. **Hear Ye**: weddings, decrees, elections (from the second round on).
    2. **Cards**: throw away, draw two, play.
    3. **Income**: 1 gold a Village, 2 a Mill.
    4. **Purchases**: secret bids, then Troops, buildings, Fief Titles.
    5. **Movement**: each House marches.
    6. **Battles**, if anybody wants one.
    Press **Your move**: what you are asked comes first, and **Pass** goes on.
fief-howto-3 =
    ### 3 · Fiefs, the way to points
    The Villages of a domain belong together. Control all of them, have a free Noble in one and walls of yours in the domain, and you may buy its Title in the Purchase phase: a great Fief, one point.
    Troops march only with a **leader**: a Lord, or a Lady with a Fief. **Gather a group**, then **March** step by step; a Noble goes two roads a round. A single man left behind holds a Village.
fief-howto-4 =
    ### 4 · Battles
    Entering a Village starts no fight; somebody has to declare it. **Strength** is what stands there: a Man at Arms 1, a Knight 3, a Noble who leads 1. Up to 6 it throws one die, 7 to 12 two, from 13 on three. A Stronghold takes a die from its attackers, a City two: so it is called once its Fief Title is bought.
    A Man at Arms falls to one hit, a Knight to three. Whoever loses all Troops loses the Nobles too: slain, or **captive** and worth a ransom.
    Others in the field say in secret whom they would help.
fief-howto-5 =
    ### 5 · Talk
    What is exchanged at once binds; promises do not. **Begin an offer** (beside a decision: *{ fief-family-trade }*), put in what you give and what you want, and send it: nobody waits for the answer.
    A **Diplomacy marker** (you have three) calls an embassy: a private room, all clocks stand, and only there cards change hands.
    Votes are laid face down: one marker counts, one is a decoy.
fief-howto-6 =
    ### 6 · Playing together
    You need not be here at the same time: the board calls whoever is next. **Standing answer** says beforehand how long you fight and who falls first.
    If your time runs out nothing is begun and nothing given up. Nobody sees your hand, your votes or your offers in an embassy, and every throw can be checked.
fief-howto-a-1 =
    ### 7 · Edition A: Outlaws
    The Hand names an **Outlaw** each round: no vote, most Titles lost, and Justice may strike. The Master of Laws and the King pardon; the Master of Laws divorces.
    Nobles have traits that stand beside their names. Whoever captures somebody's spouse where a *heart breaker* or a *cruel* Noble is with the victors may end that marriage.
fief-howto-b-1 =
    ### 7 · Edition B: bans
    The Hand **banishes** one Noble at a time: no vote, and the offices of Warden, Master and Hand are lost. The Hand annuls marriages.
    Only an unmarried Lord becomes Warden, and office holders do not marry; but the King may.
fief-howto-watch-1 =
    ### 7 · The Night’s Watch
    Lords may take the black: a **Brother** marries nobody and gives up his Titles, but leads a Ranger and may become Lord Commander, who is worth a point. Allies need five points together.
    In Edition A all bid gold in secret when the wildlings come, and the lowest bidders pay in Troops if the Wall falls. In Edition B its Lord Commander calls all to a battle at the Wall.
tiny_epic-howto-competitive-1 =
    ### 5 · Points
    Points are counted after rounds 3, 5 and 6: castles, by rank; your House's objectives, which open as you recruit; one for each alliance. Besides, every battle won is a point.
    Each castle you hold leaves less room for gold, so spend it: recruit, plot for tokens, and keep a card for your defence.
tiny_epic-howto-competitive_if-1 =
    ### 5 · Points
    Points are counted after rounds 3, 5 and 6: castles, by rank; your House's objectives; one for each alliance. Every battle won is a point.
tiny_epic-howto-competitive_if-2 =
    ### 6 · Ice & Fire
    The Night's Watch and Targaryen join the Houses, and 17 cards the deck. Whoever leads Daenerys may pay for Eggs with her card. Keep units beside them: at the taxes they hatch. A Dragon counts 2, brings gold, and **flies** three domains in place of a march or a sail.
tiny_epic-howto-competitive_5-1 =
    ### 5 · Five Houses
    You play five rounds with six dice; points are counted after rounds 2, 4 and 5: castles, by rank; objectives; alliances. The Night's Watch, Targaryen and their Dragons are in the game.
    With five at the table little lies open for long. Take what is free in the first round, and mind who stands next to your home.
tiny_epic-howto-cooperative-1 =
    ### 5 · Together against the Night King
    All of you are the **Treaty**, and win together by beating him in **one battle** before six rounds are over. Gold, points, castles and allies are the Treaty's, whoever won them; hands lie open to all who play. Through a domain with another player's units you may pass, but not stay.
    He may be fought only while you have at least as many points as he. He gets one for every White Walker on the map, so send them back: each is a point for you too.
tiny_epic-howto-cooperative-2 =
    ### 6 · What makes him weak
    Lead **three units** onto a token in your own turn, or press **Explore** where they stand. South of the Wall lies Valyrian Steel: each piece makes every White Walker weaker. In the north lies Dragon Glass: it makes the Night King weaker, and the Ice Dragon guards it.
    At the standard difficulty small tables begin with some of both.
tiny_epic-howto-cooperative-3 =
    ### 7 · What makes you strong
    Win **allies**: with two tokens of a House, and no fewer than the Terror Pool has, its units march with yours: three of your own and three of theirs are an army. A shield in a Plot sends a White Walker out of the Terror Pool; every two of them there cost you a token.
    Then come near him together. A card with **Conscripts** calls all of you who stand around him.
tiny_epic-howto-solo-1 =
    ### 5 · Alone against the Rival
    You have three dice and two turns a round. After each of them the Rival throws a die and turns up a card; you may follow its die. It has neither hand nor gold: in a battle it draws a card after yours lies open.
    The slots you used are closed in the next round. Most points win; a tie at the very end is the Rival's.
tiny_epic-howto-solo_night_king-1 =
    ### 5 · You and a Teammate
    You take two Houses: yours, and one that moves by cards and hunts White Walkers on your side. You win by beating the Night King in **one battle** within six rounds, while you have at least as many points as he.
    The two of you are the **Treaty**: gold, points, castles and allies are shared. When your Teammate defends itself you may lay a card for it.
tiny_epic-howto-solo_night_king-2 =
    ### 6 · How to beat him
    Lead **three units** onto the tokens: Valyrian Steel weakens the White Walkers, Dragon Glass the Night King. Win allies, two tokens at a time, and recruit them into the domain of your army, where they are cheap.
    Every White Walker on the map is a point for him each round: beat them where you can.
