-- Which server has what to itself. Whoever has it counts up; who sees that nobody counts on may take it over.
-- No clock has a say. Nothing is lost with the old table: a server that runs takes its leases again.
DROP TABLE leases;

CREATE TABLE leases (
  name text COLLATE "C" PRIMARY KEY,
  owner text NOT NULL,
  address text NOT NULL,
  renewals bigint NOT NULL
);
