"""The editions, a file each. A new file with an `EDITION` in it is a new edition, everywhere."""
