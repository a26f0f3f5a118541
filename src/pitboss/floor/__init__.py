"""What spans tables: player terminals."""
