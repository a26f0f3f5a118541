## Editions of the rules
edition-star-baccarat-2024 = The Star：百家樂
edition-star-premium-baccarat-2021 = The Star：貴賓百家樂
edition-star-rapid-etg-2016 = The Star：快速輪盤與百家樂
edition-canberra-mini-baccarat-2023 = 堪培拉賭場：迷你百家樂
edition-mini-baccarat-guide = 迷你百家樂指南

## Games
game-baccarat = 百家樂
game-even-money-baccarat = 免傭百家樂
game-premium-baccarat = 貴賓百家樂
game-even-money-premium-baccarat = 貴賓免傭百家樂
game-tie-premium-baccarat = 貴賓和局派彩百家樂
game-rapid-baccarat = 快速百家樂
game-rapid-even-money-baccarat = 快速免傭百家樂
game-rapid-roulette = 快速輪盤
game-mini-baccarat = 迷你百家樂
game-no-commission-baccarat = 免傭百家樂
game-mini-baccarat-with-commission = 迷你百家樂（抽傭）
game-mini-baccarat-without-commission = 迷你百家樂（免傭）

## Wagers of Baccarat, as the house calls them
wager-player = 閒
wager-banker = 莊
wager-tie = 和
wager-player-pair = 閒對
wager-banker-pair = 莊對
wager-pairs-player = 閒對
wager-pairs-banker = 莊對
wager-canberra-pairs-player = 堪培拉閒對
wager-canberra-pairs-banker = 堪培拉莊對
wager-perfect-pairs-player = 閒完美對子
wager-perfect-pairs-banker = 莊完美對子
wager-dragon-bonus-player = 閒龍寶
wager-dragon-bonus-banker = 莊龍寶
wager-super-six = 超級六
wager-super-6 = 超級六
wager-tiger-tie = 老虎和
wager-tiger-pair = 老虎對
wager-tiger = 老虎
wager-big-tiger = 大老虎
wager-small-tiger = 小老虎

## Kinds of bets at Roulette
bet-straight = 直注
bet-split = 分注
bet-street = 街注
bet-corner = 角注
bet-six-line = 線注
bet-column = 列注
bet-dozen = 打注
bet-low = 小（1–18）
bet-high = 大（19–36）
bet-even = 雙
bet-odd = 單
bet-red = 紅
bet-black = 黑

## Call bets
call-bet-tier = 小系列
call-bet-orphelins = 孤兒注
call-bet-grand-series = 大系列
call-bet-zero-spiel = 零區注

## Bets at one place of the layout: its numbers, or which column or dozen it is
placed-straight = 號碼 { $place }
placed-split = 分注 { $place }
placed-street = 街注 { $place }
placed-corner = 角注 { $place }
placed-six-line = 線注 { $place }
placed-column = 第 { $place } 列
placed-dozen = 第 { $place } 打
placed-neighbours = { $place } 及其鄰號

## What is printed on the layout where a title is too long
printed-low = 1–18
printed-high = 19–36
printed-dozen-1 = 第一打
printed-dozen-2 = 第二打
printed-dozen-3 = 第三打
