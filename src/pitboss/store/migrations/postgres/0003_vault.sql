-- What may change and never stands in the log: hashes of passwords and keys, sessions, seeds not yet shown.
CREATE TABLE vault (
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  value bytea NOT NULL,
  PRIMARY KEY (kind, name)
);

-- Which server runs the clockwork of which game, and until when by the clock of the database.
CREATE TABLE leases (
  name text COLLATE "C" PRIMARY KEY,
  owner text NOT NULL,
  address text NOT NULL,
  until timestamptz NOT NULL
);
