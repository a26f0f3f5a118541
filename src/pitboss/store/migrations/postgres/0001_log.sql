-- The log, its postings, and what became of every command. Nothing here is ever changed or taken away.
-- Names are compared byte by byte (COLLATE "C"): an index in the order of some language would be spoilt
-- whenever the operating system learns to sort that language better.

CREATE TABLE events (
  seq bigint PRIMARY KEY,
  stream text NOT NULL,
  version bigint NOT NULL,
  prior bigint NOT NULL,
  type text NOT NULL,
  at bigint NOT NULL,
  "by" text NOT NULL,
  command text NOT NULL,
  body bytea NOT NULL,
  hash bytea NOT NULL
);

CREATE TABLE postings (
  seq bigint NOT NULL,
  line integer NOT NULL,
  account text NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (seq, line)
);

CREATE TABLE commands (
  id text COLLATE "C" PRIMARY KEY,
  input bytea NOT NULL,
  first bigint NOT NULL,
  events integer NOT NULL,
  refused bytea
);

-- The end of every stream. Its events are found by going back from one to the one before it: an index over
-- streams and versions would scatter each commit over many pages.
CREATE TABLE streams (
  stream text COLLATE "C" PRIMARY KEY,
  version bigint NOT NULL,
  seq bigint NOT NULL
);

-- The end of the log. Whoever has its one row locked has the pen, among all servers.
CREATE TABLE head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  seq bigint NOT NULL,
  hash bytea NOT NULL
);

INSERT INTO head (seq, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

CREATE TABLE settings (
  key text COLLATE "C" PRIMARY KEY,
  value bytea NOT NULL
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What stands in % is never changed or taken away.', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER postings_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER commands_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON commands
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
