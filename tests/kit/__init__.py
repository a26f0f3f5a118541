"""What tests share: floors, tables, servers and stores in few words."""
