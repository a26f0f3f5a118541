-- Finds the events of one deal among all the promises of a game: anybody may ask for them.
CREATE INDEX events_of_deals
ON events (stream, CASE WHEN json_valid(CAST(body AS TEXT)) THEN json_extract(CAST(body AS TEXT), '$.deal') END)
WHERE stream >= 'fair/' AND stream < 'fair0';
