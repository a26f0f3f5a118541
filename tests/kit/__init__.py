"""Helpers that tests share: floors, tables, servers and stores."""
