# What Maester keeps of people, and how it forgets them.

privacy-former = a former player
privacy-export = All that is stored about you. Of what is hidden in a game it holds your own seat's alone, so keep it to yourself while you play.
privacy-ask = **Delete what is stored about you?** This cannot be taken back.
privacy-goes = What goes: your settings, vacations, votes, plans and rights, and your name and id wherever they stand: in seats, in the log, in the hall of fame. There you will be “a former player”, and your rating is gone.
privacy-seats = Your seats: you leave every table that has not begun. In games that are on, an agent plays your seat until somebody takes it.
privacy-stays = What stays: your moves, and the words you gave to the dice or typed as a part of a move, since every roll of their games is reckoned from them. Without them nobody could check the dice any more. They stand there without your name, unless you typed it.
privacy-elsewhere = Messages in channels stay where they are, and so do the backups that whoever runs this Maester has made before now. Ask them about those.
privacy-sure = Delete for good
privacy-forgotten = It is done. Maester does not know you any more. Whatever you do here from now on is kept anew.
