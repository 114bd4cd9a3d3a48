# What the table is told of what was done to it.

gm-who = { $plays ->
    [0] The game master { $who }
   *[1] The game master { $who }, who also plays,
}

act-removal = The seat of { $before } is empty; an agent keeps it until somebody takes it.
act-removal-signed = { gm-who } has taken the seat of { $before }; an agent keeps it until somebody else takes it. The reason: “{ $why }”
act-substitute-signed = { gm-who } has given the seat of { $before } to { $seat }, with all that belongs to it. The reason: “{ $why }”
act-rewind = The table goes back to before move { NUMBER($move, useGrouping: 0) }. What came since is undone.
act-rewind-signed = { gm-who } takes the table back to before move { NUMBER($move, useGrouping: 0) }. What came since is undone. The reason: “{ $why }”
act-reseal = This game was put back from a backup. It stands as the board shows; what was played after the backup counts no more. Its dice come from a new secret, so nobody can foresee them. Seal of the dice: `{ $commitment }`
act-pause-signed = { gm-who } has stopped the clocks. The reason: “{ $why }”
act-resume-signed = { gm-who } lets the clocks run again. The reason: “{ $why }”
act-sleep = Nobody plays at this table any more, so its clocks stand still. They run again as soon as one of its players acts.
act-wake = Somebody is back at the table, and the clocks run again.
act-lock-signed = { gm-who } has locked the table: nobody moves until it is unlocked. The reason: “{ $why }”
act-unlock-signed = { gm-who } has unlocked the table. Play on. The reason: “{ $why }”
act-extend-signed = { gm-who } gives { $seat } { $hours ->
    [one] one hour
   *[other] { $hours } hours
} more. The reason: “{ $why }”
act-audit-signed = { gm-who } has looked at what { $seat } hides. The reason: “{ $why }”
act-note-signed = 📝 { $words } ({ gm-who } notes it: “{ $why }”)
act-announce-signed = 📣 “{ $words }” ({ gm-who } says it: “{ $why }”)
act-ruling-signed = ⚖️ { gm-who } rules { $clause ->
    [none] so
   *[other] on { $clause }
}: “{ $words }” The reason: “{ $why }”
act-edit = { gm-who } has changed the board. The reason: “{ $why }”
act-for = { gm-who } has moved for { $seat }. The reason: “{ $why }”

gm-locked = The game master has locked this table. It goes on when it is unlocked.
gm-over = This game is over. `/gm rewind` takes it back to before its end; `/game new` opens another.
gm-not-begun = The game has not begun. The host starts it with `/game start`, and frees a seat before that with `/game remove`.
gm-turn-new = Nothing has been done in this turn yet. `turns:2` takes the table back to the beginning of the one before.
gm-nothing-yet = Nothing has been done in this game yet, so there is nothing to take back.
gm-no-moment = The game has never been there: choose a move from 1 to { NUMBER($most, useGrouping: 0) }.
gm-channel-gone = The channel of that game is gone. `/gm export` with `game:{ NUMBER($game, useGrouping: 0) }` gives the game as a file, and `/gm import` takes that up in another channel.
gm-channel-taken = Another game is on in this channel. End it first, or wait until it is over.
gm-no-pause = The clocks stand still already. `/gm resume` lets them run, or `/gm unlock` if the table is locked.
gm-no-resume = The clocks run already.
gm-unlock-first = The table is locked, and its clocks stand still with it: `/gm unlock` lets all go on.
gm-no-lock = The table is locked already.
gm-no-unlock = The table is not locked. If its clocks stand still, `/gm resume` lets them run.
gm-no-archive = The game is in the archive already.
gm-no-restore = The game is not in the archive. Another one is brought back by its number, `game`.
gm-archived = The game is in the archive. Bring it back with `/gm restore`, and rewind it then.
gm-other-rules = The game was played by other rules than this Maester has, so it stays over.
gm-hours = Give from one hour to { $most } hours.
gm-until = That gives no more time: the clock of { $seat } runs out { $at } as it is. Choose a moment after that.
gm-how-long = Say either how many hours more, or until when.
gm-not-awaited = Nobody waits for that player now. `/game status` says for whom the table waits.
gm-untimed = No clock runs for that player now: this is a talk, or an agent plays the seat. Give more time once a clock runs again.
gm-seated = That person sits at this table already. Choose somebody who has no seat here.
gm-no-player = No person sits there: an agent plays that seat. `/gm replace` gives it to somebody.
gm-breaks = That would break the board, so it is not done. Make a smaller change, or go back with `/gm rewind`.

undo-answer = Nobody has seen your answer yet, so you may take it back.
undo-nothing = You have made no move that could be taken back.
undo-asked = Somebody else has been asked since, so you cannot take that back alone. You may ask the table.
undo-turn = That turn is over, so you cannot take it back alone. You may ask the table.
undo-chance = The dice have been thrown, so you cannot take that back alone. You may ask the table.
undo-seen = Something hidden has been seen, so you cannot take that back alone. You may ask the table.
undo-alone = Dice have been thrown since, and nobody else plays here who could agree to take that back. If it was a misclick, a game master can help with `/gm rewind`.
undo-no-say = You are out of the game, or an agent plays for you, so you have no say in that. A game master can help with `/gm rewind`.
undo-wish = { $seat } asks the table to go back to before move { NUMBER($move, useGrouping: 0) }. That undoes all that came since, and any gift made until all agree. { $votes } of { $needed } agree; all must.
act-archive-signed = { gm-who } has put this game into the archive. The reason: “{ $why }”
act-restore-signed = { gm-who } has brought this game back, as it stood. The reason: “{ $why }”
act-skip-signed = { gm-who } waits no longer{ $seat ->
    [none] : for whoever has not answered, Maester makes the usual move.
   *[other] {" "}for { $seat }: Maester makes the usual move.
} The reason: “{ $why }”
act-attempt-signed = { gm-who } tried to move for { $seat }: “{ $line }”. The rules did not allow it. The reason: “{ $why }”
act-appoint-signed = { gm-who } has named a game master: { $name }. The reason: “{ $why }”
act-dismiss-signed = { gm-who } has dismissed as game master: { $name }. The reason: “{ $why }”

gm-no-appoint = That is a game master of this table already.
gm-no-dismiss = That is no game master of this table.
undo-others = Others have moved since your last move, so you cannot take it back alone. You may ask the table.
undo-button = Take back
undo-done = Your last move is taken back.
undo-ask = Ask the table
undo-agree = Agree
undo-sent = The table has been asked: { $votes } of { $needed } agree; all must.
undo-agreed = You agree: { $votes } of { $needed } do; all must.
undo-granted = All agree: the table goes back to before move { NUMBER($move, useGrouping: 0) }.
undo-gone = The board has moved on, and there is nothing to agree to any more.

gm-preview = Before it is done: all will read this
gm-becomes = **What it changes:**
gm-confirm = Confirm
gm-cancel = Cancel
gm-done = It is done, and all are told. (Game { NUMBER($game, useGrouping: 0) })
gm-done-closed = It is done, and stands in `/game log`. But nobody is told of it: in { $channel } Maester is not allowed to { $rights }. (Game { NUMBER($game, useGrouping: 0) })
gm-done-gone = It is done, and stands in the record. But nobody is told of it, for the channel of the game is gone. (Game { NUMBER($game, useGrouping: 0) })
gm-cancelled = Nothing is done.
gm-gone = This preview is out of date. Give the command again.
gm-stale = The board has moved on since this preview. Give the command again.
gm-answered = You have answered this preview already. `/game log` tells what was done.
gm-not-you = Only the host and the game masters of this table may do that. Ask one of them.
gm-no-dismiss-host = The host stays game master of this table as long as the game lasts.
gm-rests = This game rests: it began under other rules than this Maester has. Whoever runs Maester brings it up to date; nothing is lost meanwhile. `/gm archive` frees the channel.
gm-not-yours-to-name = Only the host, and those who manage this server, may name game masters.
gm-whom = Name either one person or one role.
gm-when = Say either a move or a number of turns.
gm-lacks = “{ $field }” is missing: { $about } Write it into `fields`, which offers as you type what fits.
gm-surplus = “{ $value }” has no place there. It takes, once each: { $names }.
gm-surplus-empty = “{ $value }” has no place there. Leave `fields` empty: nothing is to be said here.
gm-no-kind = There is no such thing to do here. Choose one from the list.
gm-no-winner = “{ $value }” cannot win here. Possible: { $near }.
gm-no-person = A bot cannot take a seat. `/gm kick` gives the seat to an agent.
gm-concedes = { $seat } leaves the game for good, and the seat goes to an agent.
gm-hand = What { $seat } holds
gm-hand-empty = { $seat } holds no cards.

act-export-signed = { gm-who } has exported this game into a sealed file. The reason: “{ $why }”
act-import-signed = { gm-who } has brought this game here from a sealed file, as it stood. The reason: “{ $why }”
gm-exported = Here is the game, sealed with the key of whoever runs this Maester. Nobody can read it without that key; `/gm import` takes it up.
gm-file-large = The game is larger than a file may be here, so it is not exported.
gm-file-damaged = That file is damaged, or no file of `/gm export`. Nothing is done.
gm-file-newer = That file was made by a newer Maester. Whoever runs this one can upgrade it.
gm-file-foreign = That file is sealed with another key. Whoever runs this Maester can set the same key here.
gm-file-rules = That game began under version { $began } of the rules. This Maester has version { $have }, by which it would have gone another way. Import it where version { $began } is still in use.
gm-copy-live = That game is still on here, as game { NUMBER($game, useGrouping: 0) }, and a copy would show the dice to come. Archive it first.
gm-copy-ahead = That game went further here, as game { NUMBER($game, useGrouping: 0) }, and its dice are known. Take that one back by `/gm rewind` instead.
gm-copy-elsewhere = That game belongs to another server. Import it there.
gm-not-yours-to-import = Only the host of that game, and those who manage this server, may import it.
