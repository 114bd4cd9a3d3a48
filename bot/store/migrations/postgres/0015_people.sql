-- How many people play the game of a post: what they wait for is sent before what agents alone have done.
ALTER TABLE outbox ADD COLUMN people BIGINT NOT NULL DEFAULT 1;
