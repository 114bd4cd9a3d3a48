# What Maester keeps of people, and how it forgets them.

privacy-former = a former player
privacy-export = All that is stored about you. It shows what your own seat hides in a game, and nobody else's, so keep it to yourself while you play.
privacy-ask = **Delete what is stored about you?** This cannot be taken back.
privacy-goes = What goes: your settings, vacations, votes, plans and rights, and your name and id wherever they stand: in seats, in the log, in the hall of fame. There you will be “a former player”, and your rating is gone.
privacy-seats = Your seats: you leave every table that has not begun. In games that are on, an agent plays your seat until somebody takes it.
privacy-stays = What stays, without your name unless you typed it: your moves, and the words you gave to the dice or typed with a move. Every roll is reckoned from them; without them nobody could check the dice.
privacy-elsewhere = Messages in channels stay where they are, and so do the backups that whoever runs this Maester has made before now. Ask them about those.
privacy-sure = Delete for good
privacy-forgotten = It is done. Maester does not know you any more. Whatever you do here from now on is kept anew.
