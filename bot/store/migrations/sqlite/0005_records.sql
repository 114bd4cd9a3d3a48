-- What the records need beside the journals.

-- The message that told the story up to entry n, so that the log can point to it.
CREATE TABLE stories (
  game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n          INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, n)
) STRICT, WITHOUT ROWID;

-- How a game ended, as it was found when it was at this version: a cache, may be deleted at any time.
CREATE TABLE results (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  result  TEXT NOT NULL
) STRICT;

CREATE INDEX games_by_guild ON games (guild_id, status);
CREATE INDEX seatings_by_user ON seatings (user_id) WHERE user_id IS NOT NULL;
