-- What long streams stand at, so that they need not be read from their first event. Only a cache.

CREATE TABLE snapshots (
  stream TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  shape TEXT NOT NULL,
  body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
