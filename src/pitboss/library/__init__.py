"""The library: editions and their games for people who write Python, over the functions of the commands."""
