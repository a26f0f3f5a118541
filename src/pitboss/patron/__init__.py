"""Who somebody is: a number, names in any script, and exclusions."""
