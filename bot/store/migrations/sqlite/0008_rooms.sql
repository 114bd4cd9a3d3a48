-- The private talks of a game as they stand on Discord: see bot/store/rooms.py for the columns.

CREATE TABLE rooms (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  room      TEXT NOT NULL,
  thread_id INTEGER UNIQUE,
  status    TEXT NOT NULL CHECK (status IN ('opening', 'open', 'refused', 'closed')),
  since     REAL NOT NULL
) STRICT;

-- One at a time of each room; after a rewind it may come again.
CREATE UNIQUE INDEX one_live_thread_per_room ON rooms (game_id, room) WHERE status != 'closed';

-- Who was let into the thread, or told that there is none.
CREATE TABLE room_people (
  room_id INTEGER NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (room_id, user_id)
) STRICT, WITHOUT ROWID;
