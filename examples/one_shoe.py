"""Deals a shoe of Baccarat, bets 100 dollars on Banker in every coup, and prints the roads."""

from pitboss import edition
from pitboss.kernel.money import dollars

game = edition("star-baccarat-2024").game("baccarat")
coups = list(game.deal(42))
returned = sum(game.settle(coup.cards, {"banker": 100_00}).returned for coup in coups)
print(f"{len(coups)} coups: {dollars(100_00 * len(coups))} staked, {dollars(returned)} returned")
print(game.roads(coups))
