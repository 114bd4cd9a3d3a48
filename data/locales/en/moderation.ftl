# What the table is told of what was done to it.

act-removal = { $before } plays no more; an agent keeps the seat until somebody takes it.
act-removal-signed = The game master { $who } has taken the seat of { $before }; an agent keeps it until somebody takes it. The reason: “{ $why }”
act-substitute-signed = The game master { $who } has given the seat of { $before } to { $seat }, with all that belongs to it. The reason: “{ $why }”
act-regent-signed = The game master { $who } lets an agent play in the stead of { $seat }. The reason: “{ $why }”
act-return-signed = The game master { $who } lets { $seat } play again. The reason: “{ $why }”
act-rewind = The table goes back to move { $to }. What came after it is undone.
act-rewind-signed = The game master { $who } has gone back to move { $to }. What came after it is undone. The reason: “{ $why }”
act-pause-signed = The game master { $who } has stopped the clocks. The reason: “{ $why }”
act-resume-signed = The game master { $who } lets the clocks run again. The reason: “{ $why }”
act-lock-signed = The game master { $who } has locked the table: nobody moves until it is unlocked. The reason: “{ $why }”
act-unlock-signed = The game master { $who } has unlocked the table. Play on. The reason: “{ $why }”
act-extend-signed = The game master { $who } gives { $seat } { $hours ->
    [one] one hour
   *[other] { $hours } hours
} more. The reason: “{ $why }”
act-audit-signed = The game master { $who } has looked at what { $seat } hides. The reason: “{ $why }”
act-note-signed = 📝 { $words } (noted by { $who }: “{ $why }”)
act-announce-signed = 📣 { $words } (the game master { $who })
act-ruling-signed = ⚖️ The game master { $who } rules { $clause ->
    [none] so
   *[other] on { $clause }
}: { $words } The reason: “{ $why }”
act-edit = The game master { $who } has changed the board. The reason: “{ $why }”
act-for = The game master { $who } has moved for { $seat }. The reason: “{ $why }”

gm-locked = The game master has locked this table. It goes on when it is unlocked.
gm-no-moment = The game has never been there: choose a move from 1 to { $most }.
gm-channel-taken = Another game is on in this channel. End it first, or wait until it is over.
gm-no-pause = The clocks stand still already.
gm-no-resume = The clocks run, or the table is locked: unlock it first.
gm-no-lock = The table is locked already.
gm-no-unlock = The table is not locked.
gm-no-archive = The game is in the archive already.
gm-no-restore = The game is not in the archive.
gm-hours = Give from one hour to { $most } hours.
gm-not-awaited = Nobody waits for that player now.
gm-seated = That person sits at this table already.
gm-no-player = No person sits there.
gm-breaks = That would break the board, so it is not done: { $what }.

undo-nothing = You have made no move that could be taken back.
undo-asked = Somebody else has been asked since, so you cannot take that back alone. You may ask the table.
undo-turn = That turn is over, so you cannot take it back alone. You may ask the table.
undo-chance = The dice have been thrown, so you cannot take that back alone. You may ask the table.
undo-seen = Something hidden has been seen, so you cannot take that back alone. You may ask the table.
undo-asked-all = { $seat } asks the table to go back to move { $to }. { $votes } of { $needed } agree; all must.
act-archive-signed = The game master { $who } has put this game into the archive. The reason: “{ $why }”
act-restore-signed = The game master { $who } has brought this game back. Play on. The reason: “{ $why }”
