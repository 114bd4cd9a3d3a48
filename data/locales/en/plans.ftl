# Plans: a turn written down beforehand. Everything here is told to the plan's owner alone.

plan-title = Your plan
plan-ask = What you mean to do, line by line
plan-about = Carried out on your turn, until something comes up. Nobody else sees it.
plan-replan = Change it
plan-unplan = Take it back
plan-goon = Go on with my plan
plan-not-stopped = No plan of yours has stopped here.
plan-ready = It begins when your turn has come. Nobody else knows of it.
plan-begun = It goes on as soon as others have answered.
plan-rests = An agent plays for you, so nothing of it is done until you play again: `/game return`.
plan-done = Your plan has been carried out.
plan-forgotten = There is no plan of yours any more.
plan-draft = This cannot be read yet, so nothing of it will be done:
plan-long = A plan has at most { $most } lines. Make it shorter.
plan-fault-kind = Line { $line }: “{ $typed }” is not a move of this game.
plan-fault-name = Line { $line }: “{ $typed }” is not known here, or may be several.
plan-fault-number = Line { $line }: “{ $typed }” should be a whole number.
plan-fault-value = Line { $line }: “{ $typed }” cannot stand there.
plan-fault-extra = Line { $line }: “{ $typed }” has no place there.
plan-fault-missing = Line { $line } does not say: { $asked }
plan-near = Did you mean { $either }?
plan-how-kind = A line begins with a move, called as Discord lists it after `{ $command }`.
plan-how-name = Write a name, or a part of it, as it stands on the board or the card.
plan-stopped = ⚠️ Your plan stopped before line { $line }, and does not go on by itself.
plan-why-upset = Somebody else stepped in.
plan-why-hand = You have moved by hand since.
plan-why-turn = Your turn was over.
plan-why-table = Something was done to the table since.
plan-told = { $game } in { $channel }: your plan
plan-hand = **Your hand**
plan-why-news = Something has come up since that you could not know.
plan-why-over = The decision was over.
plan-told-filed = { $game } in { $channel }: what you filed for { $moment }
plan-turn = Your own turn
plan-choose = What is it for?
plan-idle = Nothing is asked of you now.
plan-could =
    { $count ->
        [one] One thing could be filed: { $moments }.
       *[other] { $count } things could be filed: { $moments }.
    }
plan-filed-about = Carried out as soon as you are asked. First line “regardless”: whatever comes up.
plan-filed-ready = It is carried out as soon as you are asked. Nobody else knows of it.
plan-careful = If dice or somebody’s move have told you something new meanwhile, it stops, and you are asked.
plan-regardless = It goes on, whatever comes up.
plan-is-draft = cannot be read yet
plan-is-stopped = stopped
plan-no-moment = Nothing can be filed for that. Choose one of the decisions that are offered.

risk-plan-example = deploy { $source } 3; attack { $source } > { $target } until 2; end
