-- Since when a post waits, and what somebody did on Discord that it came from: for figures and for the log.

ALTER TABLE outbox ADD COLUMN written_at DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN interaction_id BIGINT;
