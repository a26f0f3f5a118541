"""What screens show of a table: the view of each audience, offers, matters, history, replays."""
