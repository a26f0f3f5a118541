-- What long streams stand at, so that they need not be read from their first event. Only a cache.

CREATE TABLE snapshots (
  stream text COLLATE "C" PRIMARY KEY,
  version bigint NOT NULL,
  shape text NOT NULL,
  body bytea NOT NULL
);
