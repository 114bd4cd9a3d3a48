-- What is due, and whose it is, is found without a look at all the rest: a start, a tick and a look-up cost the same however many games there are.

-- Whether an agent may have something to do in a game at play: such a game goes on by itself after a start.
ALTER TABLE games ADD COLUMN astir INTEGER NOT NULL DEFAULT 1;
UPDATE games SET astir = 0 WHERE NOT EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND agent IS NOT NULL);

CREATE INDEX games_astir ON games (id) WHERE astir = 1 AND status = 'playing';
CREATE INDEX games_by_rules ON games (system, rules_version) WHERE status = 'playing';
CREATE INDEX games_by_status ON games (status);
CREATE INDEX games_by_host ON games (host_id);
CREATE INDEX games_by_birth ON games (created_at, system);
CREATE INDEX seats_open ON seats (game_id) WHERE open = 1;
CREATE INDEX plans_at_work ON plans (game_id) WHERE status IN ('ready', 'begun');

-- Which of a game's posts: those of a lane are shown in order.
ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT '';
UPDATE outbox SET lane = CASE
  WHEN kind IN ('hand', 'plan', 'reminder', 'invitation', 'no-room') THEN 'seat ' || json_extract(payload, '$.seat')
  WHEN kind = 'room' THEN 'rooms'
  ELSE '' END;

CREATE INDEX outbox_by_lane ON outbox (game_id, lane, id);

-- All that names a person.
CREATE INDEX masters_by_id ON masters (id);
CREATE INDEX entries_by_signer ON entries (json_extract(signed, '$.who')) WHERE signed != '';
CREATE INDEX plans_by_user ON plans (user_id);
CREATE INDEX votes_by_user ON votes (user_id);
CREATE INDEX room_people_by_user ON room_people (user_id);
