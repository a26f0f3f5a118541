"""The editions, one file each. A new file with an `EDITION` adds an edition everywhere."""
