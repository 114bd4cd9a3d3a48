-- A plan belongs to a moment: its player's own turn (''), or a kind of decision filed for in advance. Ids go on as before.

ALTER TABLE plans RENAME TO plans_of_turns;

CREATE TABLE plans (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat       INTEGER NOT NULL,
  user_id    INTEGER NOT NULL,
  lines      TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('draft', 'ready', 'begun', 'stopped')),
  done       INTEGER NOT NULL,
  entry      INTEGER,
  reason     TEXT NOT NULL,
  moment     TEXT NOT NULL DEFAULT '',
  regardless INTEGER NOT NULL DEFAULT 0,
  UNIQUE (game_id, seat, moment)
) STRICT;

INSERT INTO plans (id, game_id, seat, user_id, lines, status, done, entry, reason)
SELECT id, game_id, seat, user_id, lines, status, done, entry, reason FROM plans_of_turns;

DELETE FROM sqlite_sequence WHERE name = 'plans';

INSERT INTO sqlite_sequence (name, seq) SELECT 'plans', seq FROM sqlite_sequence WHERE name = 'plans_of_turns';

DROP TABLE plans_of_turns;
