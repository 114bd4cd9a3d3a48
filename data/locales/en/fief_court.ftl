fief-family-court = Marry, vote and judge
fief-topic-vote = Elections
fief-topic-talk = Offers and embassies
fief-feat-weddings = { $count ->
    [one] one wedding
   *[other] { $count } weddings
}
fief-do-answer = Say yes or no
fief-do-answer-yes = Say yes
fief-do-answer-no = Say no
fief-do-propose = Propose a marriage
fief-do-betroth = Answer the proposals
fief-do-betroth-none = Accept none
fief-do-betroth-named = Accept what is chosen
fief-do-dissolve = Ask to part
fief-do-decree = Name somebody, or nobody
fief-do-decree-none = Name nobody
fief-do-decree-named = Name whom you chose
fief-do-convert = Convert
fief-do-stand = Name a candidate
fief-do-vote = Vote
fief-do-vote-named = Vote, as chosen
fief-do-vote-blank = Lay no marker
fief-do-vote-blank-title = Vote
fief-do-retire = Retire a Noble
fief-do-offer = Begin an offer
fief-do-put = Put in or take out
fief-do-send = Send the offer
fief-do-send-proposal = Send the proposal
fief-do-accept = Accept an offer
fief-do-decline = Refuse or withdraw
fief-do-decline-refuse = Refuse
fief-do-decline-withdraw = Withdraw the offer
fief-do-counter = Make a counter-offer
fief-do-embassy = Call an embassy
fief-do-spy = Look at a hand
fief-field-yes = Yes or no?
fief-field-spouse = With whom?
fief-field-proposals = Which proposals do you accept?
fief-field-decree-nobles = Whom?
fief-field-sacrifice = Whom do you burn?
fief-field-office = For which office?
fief-field-instead_of = Which Title would be given up?
fief-field-passed_to = To whom would it be passed on?
fief-field-favour = Your vote for whom?
fief-field-decoy = Your decoy on whom?
fief-field-defender = Spend a Defender token?
fief-field-until = Until the end of which phase?
fief-field-side = Do you give it or want it?
fief-field-put-matter = What is it about?
fief-field-put-what = What, or where?
fief-field-amount = How much?
fief-field-offer = Which offer?
fief-field-players = Which players?

fief-prompt-propose = to propose marriages, or be done
fief-prompt-betroth = to answer proposals of marriage
fief-prompt-part = to grant or refuse an end of marriages
fief-prompt-idols = to say whether the false idols fall
fief-prompt-convert = to say whether the Hand converts
fief-prompt-pardon = to pardon an Outlaw, or nobody
fief-prompt-outlaw = to declare an Outlaw, or nobody
fief-prompt-banish = to banish somebody, lift a ban, or neither
fief-prompt-stand = to name candidates: { $title }
fief-prompt-vote = to vote: { $title }
fief-prompt-ransom = to bargain over Captives, or be done
fief-prompt-talk = to talk in the embassy, and leave when all is said
fief-prompt-offer = to answer an offer of { $seat }

fief-wed = { $noble } of { $seat } and { $spouse } of { $other_seat } are wed.
fief-parted-divorce = { $noble } and { $spouse } are divorced.
fief-parted-annulment = The marriage of { $noble } and { $spouse } is annulled.
fief-parted-broken = The marriage of { $noble } and { $spouse } is broken.
fief-lapsed = { $noble } and { $spouse } can no longer be wed.
fief-parting-asked = { $seat } asks for an end of the marriage of { $noble }.
fief-marked-outlaw = { $noble } is declared an Outlaw.
fief-marked-banished = { $noble } is banished.
fief-marked-gods_cursed = { $noble } turns to R’hllor, and the gods curse { $noble }.
fief-marked-heir = { $noble } is Heir to the Iron Throne now.
fief-unmarked-outlaw = { $noble } is pardoned.
fief-unmarked-banished = The ban on { $noble } is lifted.
fief-unmarked-heir = { $noble } is no longer Heir to the Iron Throne.
fief-unmarked-assassin = { $noble } is no longer an Assassin.
fief-unmarked-gods_cursed = { $noble } is no longer cursed by the gods.
fief-gods-rolled = The gods judge { $noble }: { $die }; death on 1.
fief-idols-destroyed = { $noble } declares the gods false: { $septs ->
    [0] no Sept stands
    [one] one Sept falls
   *[other] { $septs } Septs fall
}, and none will be built again.
fief-city-inherited = { $heir_seat } inherits the city of { $village }.
fief-died-gods = The gods kill { $noble } of { $seat }.
fief-died-pyre = { $noble } of { $seat } is burnt for R’hllor.
fief-died-retired = { $noble } of { $seat } retires from the game.
fief-title-elected = { $noble } is elected: { $title }.
fief-title-crowned = { $noble } is crowned: { $title }.
fief-title-wed = { $noble } is now { $title }.
fief-title-granted = The Crown grants { $noble } the Title { $title }.
fief-title-passed = { $noble } is passed the Title { $title }.
fief-stood = { $noble } of { $seat } stands for { $title }.
fief-voted = { $seat } lays markers on { $nobles } ({ $title }).
fief-voted-none = { $seat } lays no marker ({ $title }).
fief-tallied = { $noble } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
}, of { $seats }, and becomes { $title }.
fief-tallied-nobody = Nobody is elected { $title }: { $why ->
    [vote-none] there was no vote for anybody
    [vote-equal] the most votes are equal
    [vote-few] the votes are too few
   *[vote-wardens] whoever had most had the votes neither of two Wardens nor of a Member of the Small Council
}.
fief-counted = { $noble } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
} for { $title }, of { $seats }.
fief-vote-lost = The vote of { $seats } was for { $noble } and does not count: { $noble } does not stand any more.
fief-decoy-shown = What { $seats } laid on { $noble } was a decoy.
fief-token-spent = { $seat } spends a Defender of the Wall token.
fief-spied = { $seat } looks at the hand of { $other_seat }.
fief-spied-cards = { $seat } looks at the hand of { $other_seat }: { $cards }.
fief-proposed = { $seat } proposes to { $other_seat } a marriage of { $noble } and { $spouse }{ $count ->
    [0] {""}
   *[other] ; with it { $seat } gives { $gives }, { $other_seat } gives { $wants }
}.
fief-offered = { $seat } offers { $other_seat } { $gives } for { $wants }.
fief-offer-accepted = { $other_seat } accepts what { $seat } offered.
fief-offer-accepted-terms = { $other_seat } accepts: { $seat } gives { $gives }, { $other_seat } gives { $wants }.
fief-offer-stood-terms = { $other_seat } accepts: { $seat } gives { $gives }, { $other_seat } gives { $wants }; it stands until it is used.
fief-offer-refused-terms = { $other_seat } refuses what { $seat } offered: { $gives } for { $wants }.
fief-proposal-accepted = { $other_seat } accepts the marriage of { $noble } and { $spouse }{ $count ->
    [0] {""}
   *[other] ; with it { $seat } gives { $gives }, { $other_seat } gives { $wants }
}.
fief-proposal-refused = { $other_seat } refuses the marriage of { $noble } and { $spouse }.
fief-offer-refused = { $other_seat } refuses what { $seat } offered.
fief-offer-withdrawn = { $seat } withdraws what was offered to { $other_seat }.
fief-offer-void = What { $seat } offered { $other_seat } cannot be carried out, and is void. What is missing: { $units }.
fief-cards-given = { $seat } gives { $to_seat } { $count ->
    [one] a card
   *[other] { $count } cards
}.
fief-talk-began = { $seat } calls an embassy with { $other_seats }. The game stands still.
fief-talk-ended = The embassy is over.

fief-pick-proposal = { $noble } and { $spouse } ({ $seat })
fief-pick-offer = { $seat } gives { $gives }; { $other_seat } gives { $wants }

fief-no-answer-yes = Say yes or no.
fief-no-propose = You cannot propose a marriage now: two a round, by an unmarried Noble of an unmarried House, before proposals are answered.
fief-no-propose-noble = That Noble cannot marry: who is married, a bastard, a Brother or the Mother of Dragons does not, nor a Warden or Member where office binds them. Choose one of those offered.
fief-no-propose-spouse = These two cannot marry. Choose a Lord and a Lady of two unmarried Houses.
fief-no-betroth-proposals = Choose among the proposals made to you.
fief-no-dissolve = You can ask for the end of no marriage now: it takes a free Master of Laws, or a free Hand where he annuls, and a marriage of your House that nobody has asked about yet; none that is royal while the Heir lives. Propose a marriage, or pass.
fief-no-dissolve-noble = The end of that marriage cannot be asked for. Choose a married Noble of yours for whom nobody has asked yet; no royal marriage ends while the Heir lives.
fief-no-decree-nobles = That Noble cannot be named here: an Outlaw is pardoned; neither an Outlaw nor the Master of Laws is declared one; neither King nor Heir is banished; who asked for it is parted. Choose one of those offered, or nobody.
fief-no-convert-sacrifice = Only a Noble without any Title may be burnt. Choose another one, or nobody.
fief-no-stand-office = There is no election for that office, or you have named your candidate. Choose one of those offered, or pass.
fief-no-stand-noble = That Noble cannot stand for it. It takes a free Lord, no Outlaw and not banished: for King one with a Fief; for Hand a Warden or Member, neither King nor Heir; for Warden one with room for the Title, where they have to be unmarried neither King nor Heir nor a Warden already; for Lord Commander a Brother. Choose one of those offered.
fief-no-stand-instead_of = That Title need not or cannot be given up for it. Choose one of those offered, or leave it out.
fief-no-stand-passed_to = That Noble cannot take it over. Choose one of those offered, or nobody: then it goes back to the board.
fief-no-vote-office = You have no vote for that office, or you have voted. Choose one of those offered, or pass.
fief-no-vote-favour = Choose one of the candidates.
fief-no-vote-decoy = A decoy lies on one of the candidates, and only where votes are laid in turn.
fief-no-vote-defender = A Defender of the Wall token, if you have one, is spent together with your vote: name for whom it is, or vote without one.
fief-no-retire = Nobody of yours can retire: it takes a free Noble without Title or spouse, in the first two phases.
fief-no-retire-noble = Only a free Noble of yours without Title or spouse can retire.
fief-no-offer = There is nobody to make an offer to.
fief-no-offer-player = Choose another player who is still in the game.
fief-no-offer-until = Choose this phase or a later one of the round.
fief-no-put = Begin an offer first.
fief-no-put-side = Say whether you give it or want it.
fief-no-put-matter = Nothing of that kind can change hands here. Choose one of those offered.
fief-no-put-what = That cannot change hands here, or six things stand on that side already. Choose one of those offered.
fief-no-put-amount = There is not that much gold. Choose less.
fief-no-put-by = That Noble cannot take it. Choose one of those offered.
fief-no-send = It cannot be sent: an offer needs something in it, whom it is for in the game, and six can be open at a time; two to be wed must still be free to marry; what was begun in an embassy goes out in it.
fief-no-accept = No offer to you can be accepted now. In the midst of a battle or of another step nothing changes hands; one with gold waits while bids lie sealed, a grant until Titles are bought; a marriage is answered once all have proposed.
fief-no-accept-offer = That offer cannot be accepted now. Choose one of those offered, or refuse it.
fief-no-decline = No offer stands that you could refuse or withdraw; a marriage is answered once all have proposed, and then no longer withdrawn.
fief-no-decline-offer = That offer is neither yours nor made to you. Choose one of those offered.
fief-no-counter = No offer is made to you.
fief-no-counter-offer = That offer is not made to you. Choose one that is.
fief-no-embassy = You cannot call an embassy now: it takes a Diplomacy marker, no other embassy, and no battle, sealed answers, stage of an election or draw of two cards under way.
fief-no-embassy-players = Choose at least one other player.
fief-no-spy = It takes a free Master of Whisperers, once a round.
fief-no-spy-player = Choose another player who is still in the game.
fief-no-turn-propose = Marriages are being proposed; it is { $seat }'s turn.
fief-no-turn-betroth = First come answers to proposals, from { $asked_seats }.
fief-no-turn-part = First { $seat } grants or refuses an end of marriages.
fief-no-turn-idols = First { $seat } says whether the false idols fall.
fief-no-turn-convert = First { $seat } says whether the Hand converts.
fief-no-turn-pardon = First { $seat } may pardon.
fief-no-turn-outlaw = First { $seat } may declare an Outlaw.
fief-no-turn-banish = First { $seat } may banish.
fief-no-turn-stand = First { $seat } names a candidate.
fief-no-turn-vote = Votes are being laid.
fief-no-turn-ransom = Captives are being bargained over; it is { $seat }'s turn.
fief-no-turn-talk = An embassy is going on. The game goes on after it.
fief-no-first-propose = Be done with proposals first.
fief-no-first-betroth = Answer the proposals made to you first.
fief-no-first-part = Grant or refuse the end of marriages first.
fief-no-first-idols = First say whether the false idols fall.
fief-no-first-convert = First say whether the Hand converts.
fief-no-first-pardon = Pardon an Outlaw first, or nobody.
fief-no-first-outlaw = Declare an Outlaw first, or nobody.
fief-no-first-banish = Banish somebody first, or nobody.
fief-no-first-stand = Name a candidate first, or pass.
fief-no-first-vote = Vote first, or pass.
fief-no-first-ransom = Be done with Captives first.
fief-no-first-talk = Leave the embassy first.

fief-do-bestow = Pass a Title on
fief-field-title = Which Title?
fief-field-bestow-noble = To whom?
fief-prompt-concession = to pass a Title on within the House, or none
fief-title-handed-on = { $noble } passes the Title { $title } on to { $spouse }.
fief-no-bestow = No Title of yours can be passed on now: it takes another free Noble of your House with room for it who could be elected to it, or buy it. Pass.
fief-no-bestow-title = That Title cannot be passed on now. Choose one of those offered.
fief-no-bestow-noble = That Noble cannot take it. Choose one of those offered.
fief-no-turn-concession = Titles are being passed on; it is { $seat }'s turn.
fief-no-first-concession = Pass a Title on first, or none.

fief-do-recall = Take your answer back
fief-no-recall = You have said nothing here that could still be taken back.

# ── what may be decided in advance ──

fief-moment-discard = discards and a draw plan
fief-moment-draw = your draws
fief-moment-play = cards you play
fief-moment-buy = your purchases
fief-moment-move = your marches
fief-moment-declare = battles you declare
fief-moment-siege = your sieges
fief-moment-stand = candidates you name
fief-moment-vote = your votes
fief-moment-propose = marriages you propose
fief-moment-idols = the false idols
fief-moment-convert = whether the Hand converts
fief-moment-part = marriages your office ends
fief-moment-pardon = whom you pardon
fief-moment-outlaw = whom you declare an Outlaw
fief-moment-banish = whom you banish
fief-moment-concession = a Title you pass on
fief-moment-oaths = vows broken or taken
fief-moment-call = the call to the Wall
fief-moment-command = the supplies of the Wall
fief-moment-wall_bid = your bid for the Wall
fief-moment-keep = Mercenaries you keep
fief-moment-bid = your bids for Mercenaries and the Small Council
fief-moment-objective = your objective at the Wall
fief-moment-limit = cards you keep
fief-offer-stood = { $other_seat } accepts what { $seat } offered; it stands until it is used.
