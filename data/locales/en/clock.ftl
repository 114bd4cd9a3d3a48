# Time at the table: deadlines, reminders, absences.

clock-until = The sand runs out { $until }.
clock-until-seat = For { $seat } the sand runs out { $until }.
clock-paused = The table pauses, and no clock runs: since { $since }.
clock-default = The time of { $seat } is over. What is usual has been done in their stead.
clock-reminder = { $game } in { $channel }: you are awaited { $what }. The sand runs out { $until }.

## How much time there is

lobby-clock = Time
clock-pace-ask = How much time this table gives
clock-hours = Time for a decision
clock-hours-None = no clock
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
clock-late-default = what is usual is done
clock-late-regent = an agent plays until the player is back
clock-late-wait = the game waits and reminds

## Absences

clock-regent = The time of { $seat } is over. An agent plays in their stead until they act again, or say `/game return`.
clock-return = { $seat } is back, and plays again.
clock-substitute = { $seat } has taken the seat of { $before }, with all that belongs to it.
clock-open = A substitute is wanted for { $seat }: `/game seat take` in this channel.
clock-closed = { $seat } keeps the seat; no substitute is wanted any more.
clock-returned = You play again. Welcome back.
clock-opened = The seat is listed. Whoever takes it inherits the hand, and nothing of it is shown to you from then on.
clock-kept = The seat is listed no longer.
clock-taken = The seat is yours, with its hand. Nothing of it is shown any more to whoever had it before; what they were sent in private before stays with them.
clock-list = Seats that want a substitute
clock-list-seat = { $game } in { $channel }: { $seat }
clock-list-empty = No seat on this server wants a substitute.
clock-no-regent = You play your seat yourself already.
clock-not-open = Nobody wants a substitute for that seat. `/game seat list` shows the seats that are open.
clock-seated = You have a seat at this table already, and a second one would show you two hands.
clock-not-yours = Only its player or the host may do that with a seat.
clock-which = Several seats are open here. Name one of them.
