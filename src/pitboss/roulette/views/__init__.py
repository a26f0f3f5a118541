"""What screens show of a wheel: the view of each audience, offers, matters, history, replays."""
