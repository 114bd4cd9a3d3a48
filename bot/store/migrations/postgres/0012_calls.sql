-- How somebody is called, and whether they are told of their hand.
ALTER TABLE people ADD COLUMN calls TEXT NOT NULL DEFAULT 'channel';
ALTER TABLE people ADD COLUMN hands TEXT NOT NULL DEFAULT 'dm';
