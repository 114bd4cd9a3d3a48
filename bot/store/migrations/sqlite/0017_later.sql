-- Almost every post is due at once: only those that are not have to be found by when they are.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at > 0;
