-- Where a life of the database is lived, if its server can tell, and why no Maester may begin on it, if none may.

ALTER TABLE life ADD COLUMN home TEXT NOT NULL DEFAULT '';
ALTER TABLE life ADD COLUMN shut TEXT NOT NULL DEFAULT '';
