# Words of the table itself: what every game shares. Markdown is allowed.

yes = yes
no = no

## The lobby

lobby-intro = { $host } has set a table. Take a seat; when all are here, { $host } begins.
lobby-players = At the table: { $count } ({ $low } to { $high } can play)
lobby-players-exactly = At the table: { $count } of { $high }
lobby-too-few = Too few? **{ lobby-agent }** seats an agent, a player whom I lead.
lobby-agent-name = { $name } (an agent)
lobby-agent-strength = { $name } (an agent: { $strength })
lobby-strength = Agents play as
lobby-plays = How this table plays
lobby-value-alone = Name the option, too, that is to have this value.
lobby-no-options = There is nothing to choose here.
lobby-commitment = Seal of the dice: `{ $hash }`. When the game is over the secret behind it is revealed, and every roll can be checked.
lobby-join = Join
lobby-leave = Leave
lobby-words = Words for the dice
lobby-words-ask = Your words
lobby-words-about = Mixed into every roll, so that nobody can know it beforehand. You may leave it empty.
lobby-agent = Add an agent
lobby-options = Options
lobby-remove = Free somebody's seat
lobby-preset = Choose a game, ready made
lobby-preset-named = Ready-made game: { $name }
lobby-advanced = Advanced
lobby-howto = How to play
lobby-usual = { $value } ({ $usual })
lobby-earlier = Back
lobby-later = More options
lobby-start = Begin
lobby-joined = You have a seat. Well met.
lobby-seated = You sit at this table already, so all is well. **{ lobby-leave }** would free your seat.
lobby-seal = Seal of the dice: `{ $hash }…` (**{ lobby-words }** says what that is).
lobby-words-changed = Your words for the dice are noted.
lobby-joined-agent = An agent has taken a seat.
lobby-left = Your seat is free again.
lobby-removed = That seat is free again.
lobby-cleared = Everybody has left, and the table is cleared.
lobby-chosen = Done. The table plays by it.
lobby-started = The game has begun. The board is in the channel.
lobby-begun = The game has begun.
lobby-opened = The table is set in { $channel }.
agent-names = Maester Wick, Maester Pell, Maester Orm, Maester Tybald, Maester Hale, Maester Corso, Maester Ryam

## The dashboard

dashboard-play = Your move
dashboard-hand = My hand
dashboard-board = Board
dashboard-rules = Rules
dashboard-howto = How to play

## The coach of a first game

coach-welcome = Welcome! This is a first game: you against an agent, a player whom I lead, on a few lands. I say what is asked, why, and what a good move looks like; later I wait until you ask me.
coach-taken = This channel has a game already. For your first one, use `/learn` in another channel, or open a thread here and use `/learn` in it.
coach-name = Your coach
coach-move = A good move: { $move }
coach-do = Do that: { $move }
coach-hint = A hint, please
coach-farewell = 🎓 That was your first game. **Rematch** plays it once more; `/game new` opens the next one: under **Options**, *Quick* plays for all of Westeros, and **{ lobby-agent }** fills a free seat.

## Help

howto-page = Page { $page } of { $pages }
howto-back = Back
howto-on = Next
help-none =
    ### Nothing is played here yet
    - `/learn` begins a first game at once, with somebody who tells you what to do.
    - `/game new` opens a table in this channel: choose the game, let others join, begin.
    - `/hall` shows who has won before.
help-host =
    ### Your table
    Wait until all have joined, or press **{ lobby-agent }**: agents play by themselves. **Options** chooses what you play, **Time** how fast. Then press **Begin**.
help-guest =
    ### You have a seat
    The host begins when all are here. Read **How to play** meanwhile: a few short pages.
help-new =
    ### A table is being set
    Press **Join** to take a seat. **How to play** tells in a few short pages what awaits you.
help-turn =
    Press **Your move**: it asks you step by step, and says beforehand what a move costs and how likely it works.
    Not sure? **How to play** has the whole game on a few pages, **Rules** what matters at this moment. A misclick is undone with **Take back** or `/game undo`.
help-wait =
    Until it is your turn: look at **My hand** and **Board**, or write your next turn down with `/plan`.
    Away for a while? `/game vacation` stops your clocks. `/game clock` chooses how you are called and reminded.
help-watch = You have no seat in this game, but you may watch: **Board** shows the map, `/game log` what happened, `/game status` whose turn it is.
help-over =
    This game is over. `/game film` shows it again, `/game statistics` the dice and battles, `/game export` gives you all of it. `/game new` opens the next table.

## The private panel

panel-you = It is your turn { $what }.
panel-others = Waiting for { $seats } { $what }.
panel-sealed = What you have answered, and nobody else knows yet:
panel-then = So it stood when you looked. **{ panel-look }** shows how it stands.
panel-others-too = Also asked: { $seats }.
panel-invited = You are invited { $what }. Nobody waits for it.
panel-over = The game is over.
panel-look = What is due now?
panel-back = Back
panel-more = More to choose from
panel-nothing = Nothing is possible here just now. Go back and choose something else.
panel-not-now = ⚠️ That cannot be done here and now: there is nothing to choose for it.
panel-type = Type it
panel-typed = That is more than a button can hold. Type it instead, with what you have chosen: `{ $command }`.
panel-instead = { $asked } Possible: { $names }.
panel-concede = Concede
panel-concede-ask = Leave the game for good? { $then } This cannot be taken back.
panel-concede-then = Your pieces stay behind and act no more.
panel-concede-sure = Leave for good

## The rules

rules-read = Read { $clause }
rules-earlier = Earlier
rules-later = Later
rules-chapters = Chapters { $first } to { $last }
rules-other-language = The text of the rules is in English.
rules-no-book = There is no text of this game's rules to look up. `/game rules` without a clause says how it is played.
rules-no-clause = No rule of this game is called “{ $clause }” or speaks of it. Try a number such as { $first }, or one word.

## Hands, logs, files

hand-title = Your hand
hand-empty = You hold no cards.
hand-none = no card
hand-gained = New in your hand:
hand-gained-many = New in your hand (*My hand* says what each does):
invitation-told = { $game } in { $channel }: you are invited
hand-changed = { $game } in { $channel }: your hand
export-done = The transcript of the whole game. On a computer with Maester, `maester replay` plays it again and `maester verify` checks the dice.
export-part = The transcript so far, as you may know it. All of it comes when the game is over.

## To the host, in private

host-no-rights = In { $channel } Maester is not allowed to { $rights }. The game of { $game } goes on, and your buttons and commands still work; the board comes back once Maester is allowed to again.
host-no-post = Discord does not take a message of the game of { $game } in { $channel }, so something is missing there. The game goes on: `/game board` and `/game log` show it.
host-locked = The thread { $channel } is locked, so the game of { $game } cannot be shown there. The game goes on: once the thread is unlocked, or Maester is allowed to manage threads, the board comes back with the next move.
host-gone = The channel of the game of { $game } is gone. In another channel of the server `/gm export` with `game:{ NUMBER($number, useGrouping: 0) }` gives the game as a file, and `/gm import` takes it up there.
host-no-channel = Maester cannot reach { $channel } any more, so the game of { $game } cannot be shown there.
host-no-rights-for-rooms = In { $channel } Maester is not allowed to { $rights }, so the private talks of the game of { $game } have no thread. The game goes on without; those in a talk were told by direct message.
host-no-rooms = Discord does not let Maester open a private thread in { $channel }, or lock it again, so a private talk of the game of { $game } has none. The game goes on without; those in it were told by direct message.
may-view_channel = see the channel
may-send_messages = write messages
may-send_messages_in_threads = write in threads
may-attach_files = attach files
may-create_public_threads = open threads
may-create_private_threads = open private threads
may-manage_threads = manage threads

## Private talks

room-name = { $title }: { $seats }
room-opened =
    ### { $title }
    { $seats } talk here among themselves. It belongs to the game of { $game } in { $channel }, and no clock runs for it.
    Commands and buttons work here as they do there, and their answers are for you alone. Maester reads nothing of what you write; whoever may manage threads on this server can.
room-none =
    ### { $title }
    In the game of { $game } in { $channel }, { $seats } talk among themselves. Maester may open no private thread for it, so write to each other as you like; no clock runs meanwhile.
    Your panel offers: { $offered }.

## The end

end-winner = { $parties } wins
end-winners = { $parties } share the victory
end-side = { $parties } has won{ $players ->
    [one] {""}
   *[other] , and every player has lost
}
end-sides = { $parties } have won{ $players ->
    [one] {""}
   *[other] , and every player has lost
}
end-together = { $parties } have won together
end-nobody = Nobody wins
end-battles = ⚔️ Most battles won: { $party }, { $won } of { $fought }
end-dice = 🎲 Kindest dice: { $best_seat } ({ $best } a die) · harshest: { $worst_seat } ({ $worst })
end-rematch = Rematch
end-film-all = Film
end-statistics = Statistics
end-check-dice = Check the dice
end-checked = ✅ { $count ->
    [one] The one roll follows
   *[other] All { $count } rolls follow
  } from the secret that was sealed before the game, and every move was legal.
end-checked-not = The record of this game does not hold:
table-not-over = You can have that once the game is over.
rematch-only = Only those who sat at this table can call for a rematch.
end-secret = The secret behind the dice: `{ $secret }`. With the transcript (`/game export`) anyone can check every roll.

## Refusals

table-stale = The board has moved on since that button was made. Here is what you may do now.
table-seat = { $seat }
table-gone = That game is no longer here.
table-none-here = There is no game in this channel. Open one with `/game new`.
table-archived = The game of this channel is in the archive. Its game master brings it back with `/gm restore`; `/game new` opens another.
table-none-yours = You are in no running game. Open one with `/game new` in a channel of a server.
table-which = You are in several games. Use the command in the game's own channel: { $either }.
table-taken = This channel has a game already. Go to another channel, or open a thread for yours with `/game new thread:True`.
table-taken-lobby = A table is being set in this channel already: `/game join` takes a seat. Another can be set once all have left it with `/game leave`; or in another channel, or in a thread: `/game new thread:True`.
table-no-system = There is no game called “{ $system }” here. Choose one from the list.
table-no-direct = A table stands in a channel of a server. Use `/game new` there.
table-not-on-server = You are not on the server of this game any more, so you do not play in it from here. Once you are back there, you play on.
table-only-server = That works in a channel of a server. Use the command there.
table-no-rights = Here Maester is not allowed to { $rights }. Ask whoever runs this server to allow it, then try again.
table-forbidden = Discord does not let Maester do that here. Ask whoever runs this server to let it see the channel, write and attach files.
table-no-lesson = No game here has a first game to learn it by. `/game new` opens a table, and **How to play** is in its lobby.
table-no-thread = A thread can only be opened from a text channel. Use `/game new` in one.
table-no-agent = There is no agent called “{ $agent }”. Choose one from the list.
table-no-action = There is no such move in this game. Choose one from `/game play`.
table-no-option = “{ $value }” is not a choice for “{ $option }”. Possible: { $near }.
table-begun = The game has begun; that can no longer be changed.
table-late-leave = The game has begun, and your seat would stand empty. `/game seat open` looks for somebody to take it; `/game concede` leaves the game for good.
table-late-join = This game has begun. If a seat wants a substitute, take it with `/game seat take`. An agent's seat the host can give you, with `/gm replace`. Or watch: `/game board`.
table-late-full = This game has begun, and every seat has its player. You may watch: `/game board`, `/game log`. `/game new` in another channel opens a table of your own.
table-not-begun = The game has not begun. The host starts it with `/game start`.
table-other-rules = This game rests: it began under other rules than this Maester has. Whoever runs Maester brings it up to date; nothing is lost meanwhile.
table-held = Maester has new rules, and this game began under the old ones. It rests, and no clock runs, until whoever runs Maester has checked that the new rules change nothing in it.
table-too-fast = One thing after the other. Wait a few seconds, then go on; nothing of what you did before is lost.
table-late = That reached Maester too late, so it was not done. Look at the board, then do it again if it is still what you want.
table-too-long = That is too long for “{ $field }”: it takes { $most } characters at most. Say it shorter.
table-no-fit = “{ $field }” cannot be that. Choose one of those offered.
table-unwritable = It holds a character that cannot be stored. Leave it out, then try again.
table-closing = Maester is about to rest for a moment. Try again in a minute; nothing is lost.
table-over = This game is over. Open a new one with `/game new`.
table-full = The table is full: at most { $most } can play. The host may free a seat, or you open a table in another channel.
table-not-seated = You have no seat at this table.
table-no-player = Nobody of that name sits here. Choose one from the list.
table-not-yours = You have no seat at this table. You may watch: `/game status`, `/game board`.
table-host-only = Only the host of this table may do that. Ask the host for it.
table-not-a-number = “{ $value }” is not a number that can be used here. Give a plain whole number.
table-yes-or-no = “{ $value }” is neither yes nor no. Say one of the two.
table-no-words = There is nothing to read in what you wrote. Say it in words.
table-long-words = That is too long. Say it in { $most } characters.
table-no-value = “{ $value }” is no value for that. Choose one of those offered.
table-unknown-value = “{ $value }” is not known here. Did you mean { $either }?
table-unknown-value-few = “{ $value }” is not known here. Possible: { $names }.
table-unknown-value-many = “{ $value }” is not known here. Clear the field: Discord then lists what may stand there.
table-unknown-value-none = “{ $value }” is not known here, and nothing can be chosen there just now.
table-old-button = That button is of an older Maester. Use the newest message, or `/game play`.
table-no-member = That person is not on this server. Name somebody who is.
table-old-command = That command has changed. Reload Discord, then type it again.
table-not-stored = Maester's archive does not answer just now. Look at the board in a moment: if your move is not there, make it again.
table-too-late = Discord did not wait for the answer. Look at the board: if your move is not there, make it again.
table-broken = Something went wrong, and nothing has changed. Whoever runs Maester finds it in the bot's own log under { $reference }.

## The film

film-waiting = Your last film is still on its way. It comes as soon as it is drawn.
film-progress = Drawing the film: { $done } of { $total } turns.
film-done = The war so far, turn by turn.
film-posted = The film stands in the channel: { $where }
film-drawn = The film of this game is being drawn already. It comes into the channel, for all.
film-alt = A film of the map, one picture a turn, up to round { $count }.

## The game as a page for a browser

page-done = The game as a page: open it in a browser, with no network. It shows what you may know.
page-turn = Turn
page-back = Back one turn
page-on = On one turn
page-play = Play
page-pause = Pause
page-dice = The dice of this turn
board-ways = What is next to what
board-ways-on = What is next to what: { $board }
