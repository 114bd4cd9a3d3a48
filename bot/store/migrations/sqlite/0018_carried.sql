-- Which entries came from plans: their lines have negative numbers in place of an interaction's id.
CREATE INDEX interactions_of_plans ON interactions (game_id, n) WHERE id < 0;
