-- Time at the table. Who is awaited since when is told by these rows alone; no deadline lives in a sleeping task.

ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT '{}';
-- Since when the table is paused, if it is.
ALTER TABLE games ADD COLUMN paused_at REAL;
-- Whether the seat wants a substitute.
ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 0;

-- The time of one seat. `since`, `used` and `bank` are facts; `deadline` and `next_at` follow from them and may be made again.
CREATE TABLE clocks (
  game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  bank     REAL NOT NULL,
  decision TEXT NOT NULL,
  since    REAL,
  used     REAL NOT NULL,
  lapsed   INTEGER NOT NULL,
  reminded INTEGER NOT NULL,
  deadline REAL,
  next_at  REAL,
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;

-- Pauses that are over.
CREATE TABLE pauses (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  since   REAL NOT NULL,
  until   REAL NOT NULL
) STRICT;

CREATE INDEX pauses_by_game ON pauses (game_id, until);

CREATE TABLE votes (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  matter  TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, matter, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
  user_id    INTEGER PRIMARY KEY,
  zone       TEXT NOT NULL,
  quiet_from INTEGER NOT NULL,
  quiet_to   INTEGER NOT NULL,
  reminders  TEXT NOT NULL
) STRICT;

CREATE TABLE vacations (
  user_id INTEGER NOT NULL,
  since   REAL NOT NULL,
  until   REAL NOT NULL
) STRICT;

CREATE INDEX vacations_by_user ON vacations (user_id, until);

-- When the bot was last known to be up, and when it was not.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at REAL NOT NULL
) STRICT;

CREATE TABLE gaps (
  since REAL NOT NULL,
  until REAL NOT NULL
) STRICT;

CREATE INDEX gaps_by_end ON gaps (until);
