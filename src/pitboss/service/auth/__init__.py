"""Who is there and what they may do: sessions, passwords, keys, permits."""
