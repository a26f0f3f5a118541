"""Who is there and what they may ask for: sessions, passwords, keys, permits."""
