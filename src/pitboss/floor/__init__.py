"""What spans tables: player terminals, chip accounts, tickets, tills, staff, devices and fair dealing."""
