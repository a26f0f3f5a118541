-- What is counted for all servers of a floor, such as wrong passwords: by names that say nothing, for a while, and only
-- the latest thirty thousand. Whoever changes one says which of all changes it saw last, so that none is lost.
CREATE TABLE counts (
  name TEXT PRIMARY KEY,
  level REAL NOT NULL,
  turn INTEGER NOT NULL UNIQUE,
  at REAL NOT NULL
) STRICT, WITHOUT ROWID;
