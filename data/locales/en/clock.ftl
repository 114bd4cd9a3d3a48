# Time at the table: deadlines, reminders, absences.

clock-until = Time runs out { $until }.
clock-until-seat = For { $seat } time runs out { $until }.
clock-still = No clock runs meanwhile.
clock-paused = The table pauses, and no clock runs: since { $since }.
clock-default = { $seat } ran out of time, so Maester made the usual move.
clock-default-opened = Time ran out for { $late_seats }, so Maester gave the usual answer.
clock-reminder = { $game } in { $channel }: it is your turn { $what }. Time runs out { $until }.
clock-reminder-late = { $game } in { $channel }: it is your turn { $what }. Time ran out { $until }, and the table waits for you.

## How much time there is

lobby-clock = Time
clock-pace-ask = How much time this table gives
clock-hours = Time for a decision
clock-hours-None = no clock
clock-minutes = Live time for a decision
clock-minutes-None = no live game
clock-minutes-5 = 5 minutes
clock-minutes-10 = 10 minutes
clock-minutes-15 = 15 minutes
clock-preset = How fast?
clock-preset-live = Live: 10 minutes for a decision
clock-preset-live-about = All sit down together for an evening. Who is away is played for.
clock-preset-days = Days: 24 hours for a decision
clock-preset-days-about = A few moves a day, from anywhere. Everybody has a day in reserve.
clock-preset-free = No clock
clock-preset-free-about = Among friends: nobody is ever played for.
clock-hours-1 = 1 hour
clock-hours-6 = 6 hours
clock-hours-12 = 12 hours
clock-hours-24 = 24 hours
clock-hours-48 = 48 hours
clock-hours-72 = 72 hours
clock-bank = Extra time for the whole game
clock-bank-0 = none
clock-bank-6 = 6 hours
clock-bank-12 = 12 hours
clock-bank-24 = 24 hours
clock-bank-48 = 48 hours
clock-bank-72 = 72 hours
clock-weekend = Clocks stand still at weekends
clock-weekend-True = yes
clock-weekend-False = no
clock-late = When time is over
clock-late-default = Maester makes the usual move
clock-late-regent = an agent plays until the player is back
clock-late-substitute = an agent plays until somebody takes the seat, or the player is back
clock-late-wait = the game waits and reminds

## Absences

act-regent = { $seat } ran out of time. An agent plays for them until they move again or use `/game return`.
act-return = { $seat } is back, and plays again.
act-substitute = { $seat } has taken the seat of { $before }, with all that belongs to it.
clock-open = A substitute is wanted for { $seat }: `/game seat take` in this channel.
clock-closed = { $seat } keeps the seat; no substitute is wanted any more.
clock-returned = You play again. Welcome back.
clock-opened = The seat is listed. Whoever takes it inherits the hand, and nothing of it is shown to you from then on.
clock-kept = The seat is listed no longer.
clock-taken = The seat is yours, with its hand. Whoever had it before sees no more of it, but keeps the private messages they got.
clock-list = Seats that want a substitute
clock-list-seat = { $game } in { $channel }: { $seat }
clock-list-empty = No seat on this server wants a substitute.
clock-no-regent = You play your seat yourself already.
clock-not-open = Nobody wants a substitute for that seat. `/game seat list` shows the seats that are open.
clock-removed = A game master has removed you from this table, so only a game master can give you a seat here again: with `/gm replace`.
clock-out = That seat is out of the game, so there is nothing to play in it.
clock-seated = You have a seat at this table already, and a second one would show you two hands.
clock-not-yours = Only its player or the host may do that with a seat.
clock-which = Several seats are open here. Name one of them.

## Pauses, vacations, one's own time

clock-pause = The table pauses. No clock runs until it goes on: `/game resume`.
clock-resume = The table goes on, and the clocks run again.
clock-vote-pause = { $seat } wants to pause the table: { $votes } of { $needed } votes. `/game pause` adds yours.
clock-vote-resume = { $seat } wants to go on: { $votes } of { $needed } votes. `/game resume` adds yours.
clock-voted = Your vote is noted: { $votes } of { $needed }.
clock-voted-pause = Your vote was the last it took. The table pauses.
clock-voted-resume = Your vote was the last it took. The table goes on.
clock-vacation = A good journey. No clock of yours runs in any game: you are back { $until }. `/game vacation days:0` ends it sooner.
clock-home = Welcome back. Your clocks run again. Days of vacation left within a year: { $left }.
clock-days-left = Days of vacation left within a year: { $left }. `/game vacation days:3` begins one.
clock-zone = Your time zone: **{ $zone }**
clock-quiet = Quiet hours, in which no clock of yours runs: **{ $start } to { $end }**
clock-quiet-none = Quiet hours, in which no clock of yours runs: **none**
clock-reminders-dm = Reminders: **in private**
clock-reminders-channel = Reminders: **in the channel** (of what is decided in secret, in private)
clock-reminders-none = Reminders: **none**
clock-calls-channel = When it is your turn: **a mention in the channel**
clock-calls-dm = When it is your turn: **a private message**
clock-calls-none = When it is your turn: **no call**
clock-hands-dm = When your hand changes: **a private message**
clock-hands-none = When your hand changes: **no word**
clock-passes = When you do not answer whether you step in: { $minutes ->
    [0] **I wait until your time is over**
   *[other] **I pass for you after { $minutes } to { $latest } minutes**, where a clock runs
}
clock-passes-at = If you say nothing I pass for you { $at }.

call-awaited = { $game } in { $channel }: it is your turn { $what }.
call-agree = { $game } in { $channel }: somebody asks the table to take back a move. If you agree, press **{ undo-agree }** there.
call-regent = { $game } in { $channel }: your time ran out, so an agent plays for you. Your next move, or `/game return` there, gives you the seat back.
call-told = { $game } in { $channel }: { $told }
call-over = { $game } in { $channel } is over. { $won }.
clock-none = This table has no clock: nobody is pressed for time here.
clock-no-vote-away = An agent plays for you, so you have no vote. `/game return` gives you the seat back, and the vote with it.
clock-no-vote-out = You are out of the game, so you have no vote on its clocks.
clock-no-pause = The table pauses already. `/game resume` votes to go on.
clock-no-resume = The clocks run already. `/game pause` votes to stop them.
clock-days-or-until = Give either `days` or `until`: the one says how long you are away, the other when you are back.
clock-no-days = That is more vacation than you have. Days left within a year: { $left }.
clock-no-zone = There is no such time zone. Choose one from the list, such as Europe/Berlin.
clock-no-moment = That is no moment I can read. Choose one with @time, or write it like this: 2026-12-24 18:00.
clock-moment-over = That moment is over: it was { $at }. Choose one to come.
clock-too-quiet = You can have at most { $most } quiet hours a day.
