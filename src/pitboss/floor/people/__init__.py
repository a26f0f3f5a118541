"""Staff, device keys, second persons, dual control and the register of administrators."""
