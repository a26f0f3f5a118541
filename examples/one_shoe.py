"""Deals a shoe of Baccarat, bets 100 dollars on Banker in every coup, and prints the roads."""

from pitboss import edition
from pitboss.kernel.money import dollars

game = edition("star-baccarat-2024").game("baccarat")
shoe = game.deal(seed=42)
settled = [game.settle(coup.cards, {"banker": 100_00}) for coup in shoe]

staked, returned = sum(each.staked for each in settled), sum(each.returned for each in settled)
print(f"{len(settled)} coups, cut at card {shoe.cut}: {dollars(staked)} staked, {dollars(returned)} returned")

board = game.roads(shoe)
for row in board.big_road:
    print(" ".join((cell.mark or "T") if cell else "." for cell in row))
print("Big eye boy  ", board.big_eye_boy)
print("Small road   ", board.small_road)
print("Cockroach pig", board.cockroach)
