-- Finds the events of one deal among all the promises of a game: anybody may ask for them.
CREATE FUNCTION deal_of(body bytea) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT convert_from(body, 'UTF8')::json ->> 'deal'
$$;
CREATE INDEX events_of_deals ON events (stream, deal_of(body)) WHERE starts_with(stream, 'fair/');
