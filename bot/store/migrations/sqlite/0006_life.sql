-- One life of a database: from its making to the next restore. Posts are numbered within it.

CREATE TABLE life (
  id    INTEGER PRIMARY KEY CHECK (id = 1),
  stamp TEXT NOT NULL
) STRICT;

INSERT INTO life (id, stamp) VALUES (1, lower(hex(randomblob(4))));
