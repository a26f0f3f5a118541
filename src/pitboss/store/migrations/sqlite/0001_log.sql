-- The log, its postings, and what became of every command. Nothing here is ever changed or taken away.

CREATE TABLE events (
  seq INTEGER PRIMARY KEY,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  prior INTEGER NOT NULL,
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  "by" TEXT NOT NULL,
  command TEXT NOT NULL,
  body BLOB NOT NULL,
  hash BLOB NOT NULL
) STRICT;

CREATE TABLE postings (
  seq INTEGER NOT NULL,
  line INTEGER NOT NULL,
  account TEXT NOT NULL,
  cents INTEGER NOT NULL,
  PRIMARY KEY (seq, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
  id TEXT PRIMARY KEY,
  input BLOB NOT NULL,
  first INTEGER NOT NULL,
  events INTEGER NOT NULL,
  refused BLOB
) STRICT, WITHOUT ROWID;

-- The end of every stream. Its events are found by going back from one to the one before it: an index over
-- streams and versions would scatter each commit over many pages.
CREATE TABLE streams (
  stream TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_stay_as_they_are BEFORE UPDATE ON events
BEGIN SELECT raise(ABORT, 'Events are never changed.'); END;

CREATE TRIGGER events_stay BEFORE DELETE ON events
BEGIN SELECT raise(ABORT, 'Events are never taken away.'); END;

CREATE TRIGGER postings_stay_as_they_are BEFORE UPDATE ON postings
BEGIN SELECT raise(ABORT, 'Postings are never changed.'); END;

CREATE TRIGGER postings_stay BEFORE DELETE ON postings
BEGIN SELECT raise(ABORT, 'Postings are never taken away.'); END;

CREATE TRIGGER commands_stay_as_they_are BEFORE UPDATE ON commands
BEGIN SELECT raise(ABORT, 'Answers are never changed.'); END;

CREATE TRIGGER commands_stay BEFORE DELETE ON commands
BEGIN SELECT raise(ABORT, 'Answers are never taken away.'); END;
