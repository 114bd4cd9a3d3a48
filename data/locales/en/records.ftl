# What is kept of games: the log, the numbers, the hall of fame.

## The log

story-turn = The turn of { $seat }
story-dice = 🎲 { $count ->
    [one] One roll
   *[other] { $count } rolls
  }
story-dice-all = Every roll
story-more = The rest of this turn is in `/game log`.
log-empty = Nothing has happened that can be told here.
log-turn = Turn { NUMBER($number, useGrouping: 0) }, { $at }
log-story = the story
log-undone = (undone)
log-page = Page { $page } of { $pages }
log-older = Older
log-newer = Newer
log-newest = Newest
log-all = All
topic-battle = Battles
topic-card = Cards
topic-table = The table

## The numbers of a game

statistics-title = The numbers of this war
statistics-dice = Dice rolled openly: { $dice }
statistics-none = No die has been rolled yet.
statistics-die = Dice of { $sides } sides
statistics-face = { $face }: **{ $count }** times (fair dice: { $low } to { $high })
statistics-face-odd = { $face }: **{ $count }** times (fair dice: { $low } to { $high }) ← out of the ordinary
statistics-way = Fair dice stay within each of these bounds in 95 games of 100; now and then they leave one by chance alone.
statistics-dice-of = { $seat }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} of { $sides } sides, { $mean } on average; chance gives { $low } to { $high }
statistics-battles = Battles
statistics-feats = Deeds
statistics-attacks = { $party }: { $won } of { $attacks } attacks won, { $held } of { $defences } defences held
statistics-answers = How long the table waited for a first move
statistics-answer = { $seat }: mostly { $median }, { $longest } at most
statistics-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
statistics-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
statistics-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
statistics-days = { $count ->
    [one] one day
   *[other] { $count } days
}
statistics-alt = How often each face fell

## The hall of fame

fame-title = The hall of fame
fame-none = No game has come to its end on this server yet.
fame-system = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
fame-standing = { $place }. { $name } · { $rating } ± { $give } · { $wins } of { $games } won
fame-campaigns = Longest campaigns
fame-campaign = { $days ->
    [0] Less than a day
    [one] One day
   *[other] { $days } days
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $names }
fame-champions = Recent champions
fame-champion = { $at }: { $winners } ({ $reason })
fame-way = The number estimates how well somebody plays here; the one after ± says how unsure that is. Whoever surely plays well comes first. A seat counts for whoever held it from start to end.

## Why a move was made

explain-why = Why?
explain-title = Why, as far as all could see
explain-nothing = The moves of this turn explain themselves.
explain-no-story = That message tells of no turn. Choose one with the story of a turn.
