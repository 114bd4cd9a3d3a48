-- Until when the requests that all processes together may make of Discord are given away.
CREATE TABLE requests (until REAL NOT NULL);
INSERT INTO requests VALUES (0);
