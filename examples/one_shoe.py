"""Deals a shoe of Baccarat, bets 100 dollars on Banker in every coup, and prints the roads."""

from pitboss.game.dealer import deal_shoe, prepare
from pitboss.game.roads import mark_of, roads
from pitboss.game.settlement import Terms
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import sure
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.editions.star_baccarat_2024 import EDITION

game = EDITION.game("baccarat")
assert isinstance(game, BaccaratGame)

stack, cut = prepare(EDITION, game, decks=8, entropy=SeededEntropy(seed=42))
dealt = sure(deal_shoe(EDITION, game, stack, stakes=lambda _: {1: {"banker": 100_00}}, terms=Terms()))

returned = sum(coup.settled[1]["banker"].returned for coup in dealt.coups)
staked = 100_00 * len(dealt.coups)
print(f"{len(dealt.coups)} coups, cut at card {cut}: {dollars(staked)} staked, {dollars(returned)} returned")

board = roads(mark_of(coup.coup.result) for coup in dealt.coups)
for row in board.big_road:
    print(" ".join((cell.mark or "T") if cell else "." for cell in row))
print("Big eye boy  ", board.big_eye_boy)
print("Small road   ", board.small_road)
print("Cockroach pig", board.cockroach)
