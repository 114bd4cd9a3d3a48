-- Several processes: how often what one may have in memory of a game was changed, which of them moves its agents and plans
-- on, and which is about to send a post. No number: there is one process only.
ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN keeper INTEGER;
ALTER TABLE outbox ADD COLUMN claimant INTEGER;
