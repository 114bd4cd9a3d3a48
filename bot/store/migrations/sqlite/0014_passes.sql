-- Who wishes it is passed for once they have had so many minutes to step in, and when that will be.
ALTER TABLE people ADD COLUMN patience INTEGER NOT NULL DEFAULT 0;
ALTER TABLE clocks ADD COLUMN passes_at REAL;
