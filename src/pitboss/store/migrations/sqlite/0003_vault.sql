-- What may change and never stands in the log: hashes of passwords and keys, sessions, seeds not yet shown.
CREATE TABLE vault (
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value BLOB NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;

-- Which server runs the clockwork of which game, and until when, in milliseconds since the start of 1970.
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  address TEXT NOT NULL,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
