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
clock-late-wait = the game waits and reminds
