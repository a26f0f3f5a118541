## Editions of the rules
edition-star-baccarat-2024 = The Star：百家乐
edition-star-premium-baccarat-2021 = The Star：贵宾百家乐
edition-star-rapid-etg-2016 = The Star：快速轮盘与百家乐
edition-canberra-mini-baccarat-2023 = 堪培拉赌场：迷你百家乐
edition-mini-baccarat-guide = 迷你百家乐指南

## Games
game-baccarat = 百家乐
game-even-money-baccarat = 免佣百家乐
game-premium-baccarat = 贵宾百家乐
game-even-money-premium-baccarat = 贵宾免佣百家乐
game-tie-premium-baccarat = 贵宾和局派彩百家乐
game-rapid-baccarat = 快速百家乐
game-rapid-even-money-baccarat = 快速免佣百家乐
game-rapid-roulette = 快速轮盘
game-mini-baccarat = 迷你百家乐
game-no-commission-baccarat = 免佣百家乐
game-mini-baccarat-with-commission = 迷你百家乐（抽佣）
game-mini-baccarat-without-commission = 迷你百家乐（免佣）

## Wagers of Baccarat, as the house calls them
wager-player = 闲
wager-banker = 庄
wager-tie = 和
wager-player-pair = 闲对
wager-banker-pair = 庄对
wager-pairs-player = 闲对
wager-pairs-banker = 庄对
wager-canberra-pairs-player = 堪培拉闲对
wager-canberra-pairs-banker = 堪培拉庄对
wager-perfect-pairs-player = 闲完美对子
wager-perfect-pairs-banker = 庄完美对子
wager-dragon-bonus-player = 闲龙宝
wager-dragon-bonus-banker = 庄龙宝
wager-super-six = 超级六
wager-super-6 = 超级六
wager-tiger-tie = 老虎和
wager-tiger-pair = 老虎对
wager-tiger = 老虎
wager-big-tiger = 大老虎
wager-small-tiger = 小老虎

## Kinds of bets at Roulette
bet-straight = 直注
bet-split = 分注
bet-street = 街注
bet-corner = 角注
bet-six-line = 线注
bet-column = 列注
bet-dozen = 打注
bet-low = 小（1–18）
bet-high = 大（19–36）
bet-even = 双
bet-odd = 单
bet-red = 红
bet-black = 黑

## Call bets
call-bet-tier = 小系列
call-bet-orphelins = 孤儿注
call-bet-grand-series = 大系列
call-bet-zero-spiel = 零区注

## Bets at one place of the layout: its numbers, or which column or dozen it is
placed-straight = 号码 { $place }
placed-split = 分注 { $place }
placed-street = 街注 { $place }
placed-corner = 角注 { $place }
placed-six-line = 线注 { $place }
placed-column = 第 { $place } 列
placed-dozen = 第 { $place } 打
placed-neighbours = { $place } 及其邻号

## What is printed on the layout where a title is too long
printed-low = 1–18
printed-high = 19–36
printed-dozen-1 = 第一打
printed-dozen-2 = 第二打
printed-dozen-3 = 第三打
