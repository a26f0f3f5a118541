"""The auditor's checks of gaming tables: cards, hands, wagers, rulings and the money due."""
