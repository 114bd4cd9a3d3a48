# What stands in pictures, and what is said of them to those who cannot see them.

picture-side =
    { $side } ({ $letter }){ $state ->
        [out] , out of the game
        [active] , at play now
       *[in] {""}
    }{ $figures ->
        [none] .
       *[other] : { $figures }.
    }
picture-changed = Changed hands this turn: { $places }.
picture-attack = Attack from { $source } on { $target }.
picture-conquest = { $target } was taken from { $source }.
picture-move = Armies moved from { $source } to { $target }.
picture-holds = { $side } holds { $places }.

picture-hand = { $count ->
        [one] One card
       *[other] { $count } cards
    } in your hand: { $cards }.
picture-hand-empty = Your hand is empty.

picture-mark-castle = castle
picture-mark-port = port
picture-mark-changed = changed hands this turn
picture-mark-seat = seat of power

picture-token-knight = Knight
picture-token-siege_engine = Siege Engine
picture-token-fortification = Fortification
picture-token-hidden = a hidden token
