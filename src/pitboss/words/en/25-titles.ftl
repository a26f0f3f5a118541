## Editions of the rules
edition-star-baccarat-2024 = The Star: Baccarat
edition-star-premium-baccarat-2021 = The Star: Premium Baccarat
edition-star-rapid-etg-2016 = The Star: Rapid Roulette and Baccarat
edition-canberra-mini-baccarat-2023 = Casino Canberra: Mini-Baccarat
edition-mini-baccarat-guide = Mini Baccarat guide

## Games
game-baccarat = Baccarat
game-even-money-baccarat = Even Money Baccarat
game-premium-baccarat = Premium Baccarat
game-even-money-premium-baccarat = Even Money Premium Baccarat
game-tie-premium-baccarat = Tie Premium Baccarat
game-rapid-baccarat = Rapid Baccarat
game-rapid-even-money-baccarat = Rapid Even Money Baccarat
game-rapid-roulette = Rapid Roulette
game-mini-baccarat = Mini Baccarat
game-no-commission-baccarat = No Commission Baccarat
game-mini-baccarat-with-commission = Mini-Baccarat with commission
game-mini-baccarat-without-commission = Mini-Baccarat without commission

## Wagers of Baccarat, as the house calls them
wager-player = Player
wager-banker = Banker
wager-tie = Tie
wager-player-pair = Player Pair
wager-banker-pair = Banker Pair
wager-pairs-player = Pairs Player
wager-pairs-banker = Pairs Banker
wager-canberra-pairs-player = Canberra Pairs Player
wager-canberra-pairs-banker = Canberra Pairs Banker
wager-perfect-pairs-player = Perfect Pairs Player
wager-perfect-pairs-banker = Perfect Pairs Banker
wager-dragon-bonus-player = Dragon Bonus Player
wager-dragon-bonus-banker = Dragon Bonus Banker
wager-super-six = Super Six
wager-super-6 = Super 6
wager-tiger-tie = Tiger Tie
wager-tiger-pair = Tiger Pair
wager-tiger = Tiger
wager-big-tiger = Big Tiger
wager-small-tiger = Small Tiger

## Kinds of bets at Roulette
bet-straight = Straight up
bet-split = Split
bet-street = Street
bet-corner = Corner
bet-six-line = Six-line
bet-column = Column
bet-dozen = Dozen
bet-low = Low, 1 to 18
bet-high = High, 19 to 36
bet-even = Even
bet-odd = Odd
bet-red = Red
bet-black = Black

## Call bets
call-bet-tier = Tier
call-bet-orphelins = Orphelins
call-bet-grand-series = Grand Series
call-bet-zero-spiel = Zero Spiel

## Bets at one place of the layout: its numbers, or which column or dozen it is
placed-straight = Number { $place }
placed-split = Split { $place }
placed-street = Street { $place }
placed-corner = Corner { $place }
placed-six-line = Six-line { $place }
placed-column = Column { $place }
placed-dozen = Dozen { $place }
placed-neighbours = { $place } and its neighbours

## What is printed on the layout where a title is too long
printed-low = 1–18
printed-high = 19–36
printed-dozen-1 = 1st 12
printed-dozen-2 = 2nd 12
printed-dozen-3 = 3rd 12
