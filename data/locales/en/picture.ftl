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
picture-attack = Attack from { $source } on { $targets }.
picture-conquest = { $targets } { $count ->
    [one] was
   *[other] were
} taken by a march from { $source }.
picture-move = Armies moved from { $source } to { $targets }.
picture-counts = The number after a place says how many stand there.
picture-shares = Who holds how many places, by region:
picture-holds = { $side } holds { $places }.

picture-hand = { $count ->
        [one] One card
       *[other] { $count } cards
    } in your hand: { $cards }.
picture-hand-empty = Your hand is empty.
picture-open = { $title }: { $cards }.
picture-order = The numbers say who inherits after whom.

picture-token-of = { $kind } ({ $letter })
picture-token-named = { $name }, { $kind }
picture-beside = Below the map: { $places }.
picture-besides = Besides: { $places }.
picture-seal = { $place }: { $tokens }

picture-mark-castle = castle
picture-mark-port = port
picture-mark-changed = changed hands this turn
picture-mark-capital = capital
picture-mark-stronghold = Stronghold
picture-mark-city = Fortified City
picture-mark-siege = besieged
picture-mark-battle = a battle is fought
picture-legend = The letter says whose a place is (– nobody’s), the number how many stand there.
picture-not-in-play = Not in play: { $places }.
picture-mark-closed = not in play

# RISK
picture-token-knight = Knight
picture-token-siege_engine = Siege Engine
picture-token-fortification = Fortification
picture-token-crown = Seat of Power

# Tiny Epic
picture-token-power_token = Power Token
picture-token-hero = Hero
picture-token-dragon = Dragon
picture-token-egg = Dragon Egg
picture-token-throne = the Iron Throne
picture-token-ruin = a ruined castle
picture-token-white_walker = White Walker
picture-token-night_king = the Night King
picture-token-ice_dragon = the Ice Dragon
picture-token-hidden = a hidden token
picture-token-three_eyed_raven = Three-Eyed Raven
picture-token-dragon_glass = Dragon Glass
picture-token-valyrian_steel = Valyrian Steel
picture-token-cache_of_gold = Cache of Gold
picture-token-lose_gold = loss of gold
picture-token-add_white_walker = a White Walker comes
picture-token-remove_white_walker = a White Walker goes
picture-token-evoke_terror = Evoke Terror

# Fief
picture-token-troops = Troops
picture-token-lord = Lord
picture-token-lady = Lady
picture-token-captive = Captive
picture-token-king = King
picture-token-queen = Queen
picture-token-hand = Hand of the King
picture-token-master = Master of the Small Council
picture-token-outlaw = Outlaw
picture-token-ranger = Ranger
picture-token-mill = Mill
picture-token-sept = Sept
picture-token-siege = siege
picture-token-title = Fief Title
picture-token-warden = Warden
picture-token-tax = Tax
picture-token-famine = Famine
picture-token-heavy_rain = Heavy Rain
picture-token-plague = Plague
picture-token-good_harvest = Good Harvest
picture-token-good_weather = Good Weather
picture-token-threat = Threat beyond the Wall
picture-token-supplies = gold of the Night’s Watch
picture-token-recruit = Recruit
picture-wall = The Wall: { $tokens }
picture-by-sea = by sea { $places }
picture-ships = Ships sail between any two of these: { $places }.
