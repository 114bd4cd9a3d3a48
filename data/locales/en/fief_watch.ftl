# ── what a table may choose ──

fief-preset-watch = The Night’s Watch
fief-preset-watch-about = Edition A, the Wall held by sealed bids, Archers and Mercenaries. Five weeks by days.
fief-preset-fog = Fog of war
fief-preset-fog-about = Edition A; armies and purses are hidden, and windows keep their time. Five weeks by days.
fief-option-end_alliance = Who ends marriages
fief-option-end_alliance-edition = as the edition has it
fief-option-end_alliance-divorce = the Master of Laws
fief-option-end_alliance-annulment = the Hand
fief-option-idols_actor = Who destroys the idols
fief-option-idols_actor-edition = as the edition has it
fief-option-idols_actor-protector = the Protector of the Realm
fief-option-idols_actor-king = the King
fief-option-idols_first_roll = First roll of the gods
fief-option-idols_first_roll-edition = as the edition has it
fief-option-idols_first_roll-at_once = at once
fief-option-idols_first_roll-next_round = in the next round
fief-option-censure = What the Hand declares
fief-option-censure-edition = as the edition has it
fief-option-censure-outlaw = Outlaws
fief-option-censure-banish = bans
fief-option-wall_system = The Wall
fief-option-wall_system-edition = as the edition has it
fief-option-wall_system-bids = held by sealed bids
fief-option-wall_system-battle = held in battle

# ── the Night’s Watch ──

fief-do-oath = Break or take vows
fief-do-oath-none = Keep all vows, take none
fief-do-oath-named = Break or take the vows chosen
fief-do-supply = Dispose of the supplies
fief-do-supply-none = Leave the supplies
fief-do-supply-named = Dispose of them, as chosen
fief-do-bid = Bid
fief-do-bid-none = Bid nothing
fief-do-bid-named = Bid, as chosen
fief-field-oath-nobles = Who breaks a vow, or takes one?
fief-field-gate = Where does the Lord Commander come down?
fief-field-recruits = How many Recruits, at 2 gold each?
fief-field-defence = How much gold for this defence?
fief-field-treasury = How much for your treasury?
fief-field-seat = How much for the seat on the Small Council, from 5 gold?
fief-prompt-oaths = to break or take the vows of the Night’s Watch
fief-prompt-command = to dispose of { $gold } gold of supplies{ $strength ->
    [0] {""}
   *[other] , wildlings of strength { $strength } coming
}
fief-prompt-wall_bid = to bid for the Wall: { $strength } come, { $defence } stand there
fief-pick-brother = no card: { $noble } takes the black
fief-title-sworn = { $noble } takes the black and is a { $title }.
fief-went-to-wall = { $noble } of { $seat } goes to the Wall.
fief-came-down = { $noble } of { $seat } comes down from the Wall to { $village }.
fief-vow-missed = No Brother card is left for { $noble }, who does not take the black.
fief-ranger-fell = The Ranger of { $noble } falls.
fief-threat-rose = Beyond the Wall the die shows { $die }. The Threat is { $threat }.
fief-threat-attack = Beyond the Wall the die shows { $die }. The Threat is { $threat }: wildlings attack with strength { $strength }.
fief-supplies-used = { $seat } disposes of the supplies: { $recruits ->
    [one] one Recruit
   *[other] { $recruits } Recruits
}, { $defence } gold for the defence, { $treasury } for the treasury.
fief-bid-shown = { $seat } pays { $gold } gold for the Wall.
fief-wall-held = The Watch holds: { $defence } against { $strength }, { $bids } of it in gold. { $surplus } gold goes to the supplies.
fief-wall-breached = The Wall is breached: { $defence } against { $strength }, { $bids } of it in gold. The North yields nothing in the next Income phase.
fief-commander-rolled = { $noble } stands in the breach: { $die }; death on 1 or 2.
fief-died-wall = { $noble } of { $seat } dies at the Wall.
fief-no-oath-nobles = Choose Brothers of yours, or Outlaws who may take the black.
fief-no-oath-gate = Choose one of the Villages at the Wall, for a Lord Commander.
fief-no-supply-recruits = Recruits cost 2 gold of the supplies each; twelve can stand on the Wall. Choose fewer.
fief-no-supply-defence = There is not so much gold left of the supplies, or no attack. Choose less, or none.
fief-no-supply-treasury = You may take at most 3 gold of the supplies each round, of what is left. Take less, or nothing.
fief-no-bid-gold = Bid no more than you have; where bids were equal, at least what you bid before. For no bid leave it out.
fief-no-bid-seat = A seat on the Small Council takes a free Warden of yours, a Master Title that is left, and 5 gold or more; all your bids together may be no more than you have.
fief-no-bid-noble = That Noble cannot take it. Choose a free Warden of yours who is no Member of the Small Council yet.
fief-no-bid-title = That Title cannot be taken. Choose a Master Title that is left.
fief-no-turn-oaths = Vows are being broken and taken; it is { $seat }'s turn.
fief-no-turn-command = First { $seat } disposes of the supplies.
fief-no-turn-wall_bid = First come bids for the Wall, from { $asked_seats }.
fief-no-first-oaths = First say whose vows are broken or taken.
fief-no-first-command = Dispose of the supplies first.
fief-no-first-wall_bid = Bid for the Wall first, even if it is 0.
fief-line-wall = The Wall: Threat { $threat }, supplies { $gold } gold, { $recruits ->
    [one] one Recruit
   *[other] { $recruits } Recruits
}
fief-field-sworn = Only among Brothers of the Night’s Watch?
fief-no-embassy-sworn = It takes a Brother in your House and one in another, and can be called once a round.

# ── the Battle at the Wall ──

fief-do-climb = Step onto the Wall
fief-do-assail = Take an objective
fief-do-redeem = Pay Mance Rayder’s ransom
fief-field-objective = Which objective?
fief-field-welcome = Who else may join you there?
fief-prompt-call = to declare a Battle at the Wall, or not
fief-prompt-objective = to take an objective at the Wall
fief-prompt-return = to come down from the Wall
fief-pick-return = { $noble }: { $village }
fief-wall-called = { $noble } of { $seat } calls the realm to the Wall.
fief-stepped-up = { $seat } steps onto the Wall from { $source }: { $units }.
fief-objective-chosen = { $seat } goes to { $objective }.
fief-wall-shot = Archers at the Wall ({ $objective }): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
fief-wall-fought = At the Wall ({ $objective }), wildlings: { $wildlings }. Hits: the Watch { $hits }, the wildlings { $against }.
fief-fell-on-wall = { $seat } loses { $units } at the Wall.
fief-cleared = { $seat } clears { $objective }.
fief-cleared-token = { $seat } clears { $objective } and is a Defender of the Wall.
fief-mance-came = Mance Rayder comes with { $wildlings } wildlings.
fief-wall-won = The Watch has won at the Wall.
fief-wall-lost = The Wall is lost: whoever stands there falls or is taken.
fief-troops-came-down = { $seat } brings { $units } back to { $village }.
fief-no-climb = Nobody of those gathered can step onto the Wall: it takes a Battle declared for this round, and a Wall gate Village, or fresh Brothers in the North.
fief-no-climb-captives = Captives are not taken onto the Wall. Gather the others without them.
fief-no-climb-leave = To go on from there onto the Wall the leave of { $seats } is needed. Ask for it, or stay.
fief-no-assail-objective = Choose an objective that nobody has taken, or, if you come too late for one of your own, one where you are let in.
fief-no-assail-welcome = Choose among Houses that come too late for an objective of their own.
fief-no-redeem-noble = Mance Rayder does not hold that Noble, or you do not have 5 gold.
fief-no-redeem = Nobody can be ransomed from Mance Rayder now: he holds none of your Nobles, or you do not have 5 gold. Bargain for other Captives, or pass.
fief-no-turn-call = First { $seat } may call the realm to the Wall.
fief-no-turn-objective = { $seat } chooses at the Wall.
fief-no-turn-return = { $seat } comes down from the Wall.
fief-no-first-call = First say whether you call the realm to the Wall.
fief-no-first-objective = Take an objective first.
fief-no-first-return = Come down from the Wall first.
