-- A game is the fold of its entries. Everything else here can be made again from them, or is a setting.

CREATE TABLE games (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  guild_id      INTEGER,
  channel_id    INTEGER NOT NULL,
  host_id       INTEGER NOT NULL,
  system        TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  options       TEXT NOT NULL,
  status        TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'archived')),
  secret        TEXT NOT NULL,
  version       INTEGER NOT NULL DEFAULT 0,
  stamp         INTEGER NOT NULL DEFAULT 0,
  rolls         INTEGER NOT NULL DEFAULT 0,
  dashboard_id  INTEGER,
  locale        TEXT NOT NULL,
  created_at    REAL NOT NULL,
  ended_at      REAL
) STRICT;

-- One game at a time in a channel.
CREATE UNIQUE INDEX one_live_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX games_by_channel ON games (channel_id, id);

CREATE TABLE seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat    INTEGER NOT NULL,
  user_id INTEGER,
  name    TEXT NOT NULL,
  agent   TEXT,
  words   TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE entries (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n       INTEGER NOT NULL,
  seat    INTEGER,
  by      TEXT NOT NULL,
  action  TEXT NOT NULL,
  draws   TEXT NOT NULL,
  events  TEXT NOT NULL,
  at      REAL NOT NULL,
  PRIMARY KEY (game_id, n)
) STRICT, WITHOUT ROWID;

-- What came in from Discord, so that the same press twice is one move.
CREATE TABLE interactions (
  id      INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n       INTEGER NOT NULL
) STRICT;

CREATE TABLE snapshots (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  state   TEXT NOT NULL
) STRICT;

CREATE TABLE outbox (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind     TEXT NOT NULL,
  key      TEXT NOT NULL,
  payload  TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at   REAL NOT NULL DEFAULT 0,
  error    TEXT NOT NULL DEFAULT '',
  UNIQUE (game_id, key)
) STRICT;

CREATE INDEX outbox_due ON outbox (due_at, id);
