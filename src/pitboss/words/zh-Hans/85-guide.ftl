## Odds, as a sign shows them
# A commission is a decimal by custom.
odds-to = { $staked ->
    [20] { $won ->
        [19] 1 赔 0.95
       *[other] 20 赔 { $won }
    }
    [2] { $won ->
        [1] 1 赔 0.5
       *[other] 2 赔 { $won }
    }
   *[other] { $staked } 赔 { $won }
}
odds-percent = { $percent } %

## Numbers in a row, as part of a sentence
span = { $least }–{ $most }

## The rules in short: what a rule is about
topic-aim = 目标
topic-cards = 牌点
topic-decks = 副数
topic-closing = 停止下注
topic-deal = 发牌
topic-natural = 例牌
topic-third-card = 补牌
topic-wheel = 轮盘
topic-colours = 颜色
topic-zero = 零
topic-no-spin = 无效转动
topic-call-bets = 叫注

## The rules in short: Baccarat
rule-aim-cards = 发两手牌：闲和庄。押较接近九点的一手，或押和。所有人押的是同样的两手牌。
rule-cards = A 算 1 点，2 至 9 按牌面计，10 和花牌算 0 点。总和只取个位：7 加 8 是 5 点。
rule-decks = { $decks } 副牌，每副 52 张。
rule-closing-first-card-removed = 第一张牌离开牌靴后，注码不得更改。
rule-closing-first-card-exposed = 第一张牌翻开后，注码不得更改。
rule-closing-period-ends = 倒计时结束后，注码不得更改。
rule-deal = 每手先发两张牌，闲先庄后，轮流发。
rule-natural = 任一手头两张牌为 8 或 9 点，双方都不补牌。
rule-player = { $draws } 点补第三张牌，{ $stands } 点不补。
rule-banker-alone = 闲不补牌时：{ $draws } 点补牌，{ $stands } 点不补。
rule-banker = 闲补牌时：由闲的第三张牌决定，见上表。
rule-third-card = 每手最多补一张牌。
rule-tie = 押闲和押庄不输不赢，本金退回。
rule-tie-pays = 押闲和押庄按告示牌上的百分比派彩，由 { $least } 至 { $most }。此处按 { $paid } 计算。

## The rules in short: Roulette
rule-aim-wheel = 押球停在哪里：押一个号码或多个号码。
rule-wheel = { $pockets } 格，由 0 至 { $most }。
rule-colours = 零为绿色，{ $red } 个号码为红色，其余为黑色。
rule-zero = 开零时，只有包含零的注才赢。
rule-no-spin = 球的转动不合规定时重新转动，注码保留。
rule-call-bets = 一个名称代表多个注：本金平均分到各注，各注分别计算输赢。

## What a wager wins on
event-player-wins = 闲赢
event-banker-wins = 庄赢
event-tie = 和
event-banker-wins-without-six = 庄赢，但不是 6 点
event-banker-wins-with-six = 庄以 6 点赢
event-tie-on-six = 双方同为 6 点
event-two-card-tiger = 庄以两张牌 6 点赢
event-three-card-tiger = 庄以三张牌 6 点赢
event-single-tiger-pair = 其中一手头两张牌成对
event-double-tiger-pair = 双方头两张牌都成对，点数不同
event-twin-tiger-pair = 双方头两张牌成同样的对子
event-player-pair = 闲的头两张牌成对
event-banker-pair = 庄的头两张牌成对
event-player-mixed-pair = 闲的对子一红一黑
event-player-coloured-pair = 闲的对子同色不同花
event-player-perfect-pair = 闲的对子同花
event-banker-mixed-pair = 庄的对子一红一黑
event-banker-coloured-pair = 庄的对子同色不同花
event-banker-perfect-pair = 庄的对子同花
event-player-wins-with-natural = 闲以例牌赢
event-banker-wins-with-natural = 庄以例牌赢
event-equal-naturals = 双方同点例牌
event-player-wins-by = 闲以非例牌赢 { $points } 点
event-banker-wins-by = 庄以非例牌赢 { $points } 点
event-its-number = 开出该号码
event-one-of-its-numbers = 开出其 { $count } 个号码之一
event-numbers = 开出 { $numbers }

## What else a player should know of a wager
comes-back = 退回本金：{ $events }。
comes-back-more = { $list }；{ $next }
call-bet-parts = 平均分押于 { $pieces }。

## The steps of a coup
step-opening = 闲得 { $player_cards }，共 { $player } 点。庄得 { $banker_cards }，共 { $banker } 点。
step-player-gets = 闲得 { $card }，共 { $points } 点。
step-banker-gets = 庄得 { $card }，共 { $points } 点。
step-natural = 两张牌 { $points } 点为例牌：双方都不补牌。
step-player-draws = 闲 { $points } 点，补牌：{ $draws } 点都补。
step-player-stands = 闲 { $points } 点，不补：只有 { $draws } 点才补。
step-banker-alone-draws = 闲没有补牌。庄 { $points } 点，补牌：此时 { $draws } 点都补。
step-banker-alone-stands = 闲没有补牌。庄 { $points } 点，不补：此时只有 { $draws } 点才补。
step-banker-always-draws = 庄 { $points } 点，补牌：{ $points } 点一定补。
step-banker-always-stands = 庄 { $points } 点，不补：{ $points } 点一定不补。
step-banker-draws = 庄 { $points } 点，补牌：闲的第三张牌算 { $thirds } 点时，庄 { $points } 点要补。
step-banker-stands = 庄 { $points } 点，不补：闲的第三张牌算 { $thirds } 点时才补，{ $third } 点不补。
step-ball = 球停在 { $number }（{ $colour }）。

## The result of a coup or spin
result-player = 闲赢，{ $high } 比 { $low }
result-banker = 庄赢，{ $high } 比 { $low }
result-tie = 和，{ $high } 比 { $low }
result-spin = { $number }，{ $colour }

## What a wager brought
settled-win = { $stake } 赢 { $won }，共取回 { $returned }。
settled-lose = { $stake } 输。
settled-standoff = 不输不赢，退回 { $stake }。

## Worked examples
example-natural = 例牌立即结束
example-five-against-ten = 庄五点遇十不补
example-tie-on-six = 六点和局
example-banker-six = 庄以六点赢
example-three-against-eight = 庄三点遇八不补
example-pair = 一手对子，另一手例牌
example-black = 黑色号码
example-red = 红色号码
example-zero = 零

## Questions and answers of a lesson
lesson-player-draws = 闲是否补第三张牌？
lesson-banker-draws = 庄是否补第三张牌？
lesson-draw = 补牌
lesson-stand = 不补
lesson-who-wins = 谁赢？
lesson-counts = 闲 { $player } 点，庄 { $banker } 点。
lesson-coup-pays = { $result }。{ $wager }押了 { $stake }，共取回多少？
lesson-spin-pays = 开出 { $number }。{ $wager } 押了 { $stake }，共取回多少？
lesson-nothing = 没有
lesson-which-covers = 开出 { $number }。哪一注赢？
lesson-covers = { $bet }包含 { $numbers }。

## The pages of a floor
page-player = 玩家终端 { $number }
page-seat = { $table } 的 { $guest }
page-display = { $game } 显示屏
page-dealer = { $game } 荷官
page-supervisor = 主管
page-cage = 账房
page-inspector = 督察与监控
page-admin = 管理
page-guide = 规则与赔率
page-learn = 练习
