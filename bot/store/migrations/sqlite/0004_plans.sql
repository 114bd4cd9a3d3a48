-- What players wrote down for their own turns, known to nobody but them: see bot/store/plans.py for the columns.

CREATE TABLE plans (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat    INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  lines   TEXT NOT NULL,
  status  TEXT NOT NULL CHECK (status IN ('draft', 'ready', 'begun', 'stopped')),
  done    INTEGER NOT NULL,
  entry   INTEGER,
  reason  TEXT NOT NULL,
  UNIQUE (game_id, seat)
) STRICT;
