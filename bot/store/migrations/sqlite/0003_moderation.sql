-- The game master: who may moderate a game, what is locked, who sat where when, and who did what for which reason.

ALTER TABLE games ADD COLUMN locked INTEGER NOT NULL DEFAULT 0;
-- Of what a game master did: their name and their reason, as JSON; else empty.
ALTER TABLE entries ADD COLUMN signed TEXT NOT NULL DEFAULT '';

-- The seats as they were after entry n, wherever that entry changed them.
CREATE TABLE seatings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n       INTEGER NOT NULL,
  seat    INTEGER NOT NULL,
  user_id INTEGER,
  name    TEXT NOT NULL,
  agent   TEXT,
  words   TEXT NOT NULL,
  open    INTEGER NOT NULL,
  PRIMARY KEY (game_id, n, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE masters (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL CHECK (kind IN ('user', 'role')),
  id      INTEGER NOT NULL,
  PRIMARY KEY (game_id, kind, id)
) STRICT, WITHOUT ROWID;
