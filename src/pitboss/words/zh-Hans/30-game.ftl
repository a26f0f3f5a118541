## Words of the rules, as part of a sentence
play-cards = 纸牌
play-wheel = 轮盘
burn-way-face-down = 牌面朝下
burn-way-shown = 展示牌面
burn-way-by-value = 按点数
closed-by-period-ends = 下注时间已结束
closed-by-first-card-removed = 第一张牌已离开牌靴
closed-by-first-card-exposed = 第一张牌已牌面朝上
tender-chips = 筹码
tender-promotional-tokens = 推广代币
tender-credits = 点数
fault-with-the-wheel = 与轮盘同向转动
fault-still-wheel = 在静止的轮盘上转动
fault-too-short = 转动圈数不足
fault-foreign-object = 碰到轮盘内的异物
fault-no-pocket = 未落入号码格
fault-left-wheel = 离开轮盘
fault-interfered = 受到干扰
figure-decks = { $least } 至 { $most } 副牌
figure-decks-at-least = 至少 { $least } 副牌
figure-millimetres = { $least } 至 { $most } 毫米
figure-millimetres-at-least = 至少 { $least } 毫米
face-up = 朝上
face-down = 朝下

## Rulings on irregularities
option-check-remaining-cards = 可取出剩余的牌检查
option-forfeit-wager = 可没收作弊者的注码
option-invalidate = 可宣布结果无效
option-key-cards = 可手动输入牌
option-refund = 可退还该结果的注码
option-shuffle-and-cut = 可洗牌并切牌
option-shuffle-or-replace = 可取出剩余的牌，重洗或更换
option-void-coup = 可宣布本局作废并退还所有注码
order = { $step }。
order-if = 如{ $facts }，{ $step }。
order-by = { $step }：由{ $roles }批准。
order-if-by = 如{ $facts }，{ $step }：由{ $roles }批准。
order-tell = 通知{ $who }：{ $due }（{ $clause }）
ruling-title = { $kind }（{ $edition }，规则 { $clause }）
ruling-step = { $number }. { $order }（{ $clause }）
ruling-returns = 退还 { $player }：{ $stakes }

## The table of irregularities
listed-may = 可选：{ $step }
listed-if = { $step }，如{ $facts }
listed-order = { $step }（{ $clause }）
listed-order-by = { $step }（{ $clause }，{ $roles }）

## Records of shoes and runs
refusal-at-line = 第 { NUMBER($line, useGrouping: 0) } 行：{ $problem }
replayed-shoe = { NUMBER($parts, useGrouping: 0) } 靴，{ NUMBER($rounds, useGrouping: 0) } 局
replayed-run = { NUMBER($parts, useGrouping: 0) } 组，{ NUMBER($rounds, useGrouping: 0) } 次转动
refusal-bad-money-in-a-record = { $given } 不是以元为单位的金额，例如 100.00。
refusal-bad-number-not-whole = { $given } 不是 { NUMBER($least, useGrouping: 0) } 至 { NUMBER($most, useGrouping: 0) } 之间的整数。
refusal-empty-file = 文件是空的：应以“{ $title }”开头。
refusal-malformed-line-no-burn = { $given } 没有写明烧牌方式和所烧的牌。
refusal-malformed-line-no-pocket = { $given } 不是号码及其颜色。
refusal-malformed-line-unknown = { $given } 不是以下任何一种行：{ $known }。
refusal-missing-line = 缺少“{ $name }”一行。
refusal-no-header = 记录应以“{ $title }”开头，而不是 { $given }。
refusal-nothing-recorded = 文件到此结束，没有任何一靴牌或一组转动。
refusal-out-of-order-another-due = 此处应为 { $due }，而不是 { $given }。
refusal-out-of-order-number = { $part } 的编号须大于前一个。
refusal-out-of-order-wager-first = 投注写在第一个 { $round } 之前。
refusal-repeated-line = { $name } 前面已经写过。
refusal-repeated-wager = 注位 { $box } 已有 { $wager } 投注。
refusal-unknown-source = { $given } 既不是种子，也不是 { $others }。
refusal-unknown-word = { $given } 不是以下任何一项：{ $known }。
refusal-wrong-part = 本游戏按 { $part } 记录，而不是 { $given }。
refusal-wrong-version = { $given } 不是“{ $title }”：无法读取。

## Editions, games and tables
refusal-bad-chip-not-positive = 最小筹码须为不小于 1 的整数分，而不是 { NUMBER($given, useGrouping: 0) }。
refusal-bad-percent-not-a-figure = { $given } 不是百分比：请写数字，例如 5 或 2.5。
refusal-bad-percent-not-on-sign = 百分之 { $percent } 无法写在告示上。
refusal-box-taken-one-player = 注位 { $box } 已由其玩家专用。
refusal-closing-not-allowed = 此处停止下注的方式为：{ $ways }。
refusal-no-decks-none-to-name = { $game }不使用纸牌：请勿指定副数或牌靴。
refusal-no-such-box-not-on-layout = 台面上没有注位 { $box }。
refusal-no-tie-percent = 游戏 { $game } 的和局不按百分比赔付。
refusal-not-authorised-burn-approval = 以“{ $way }”方式烧牌须由{ $role }批准。
refusal-not-authorised-nobody = { $edition } 不允许任何人{ $act }。
refusal-not-authorised-others-only = 只有{ $roles }可以{ $act }。
refusal-out-of-range-no-players = 赌桌至少须容一位玩家。
refusal-restriction-not-allowed = { $wager }在此始终可以单独投注。
refusal-sign-not-shown-put-up-first = 请先展示告示。
refusal-table-full-players-limited = 本桌最多只可有 { $most } 位玩家。
refusal-tie-percent-needed = { $game } 的告示写明和局赔付：请给出 { $least } 至 { $most } 之间的百分比。
refusal-unknown-edition = 没有规则版本 { $given }。可选：{ $known }。
refusal-unknown-game-none-of-these = { $edition } 没有游戏 { $given }。可选：{ $games }。
refusal-unknown-layout-not-in-edition = { $edition } 没有台面布局 { $given }。可选：{ $layouts }。
refusal-unknown-method = { $game }的发牌方式为：{ $methods }。

## Cards and the shoe
refusal-backs-differ = 所有牌背须一致，不得有 { $colours }。
refusal-burn-card-needed = 以“{ $way }”方式烧牌须看到第一张牌。
refusal-burn-not-allowed = { $edition } 的烧牌方式为：{ $ways }，不是“{ $given }”。
refusal-burn-size = 此处须烧 { $needed } 张牌，而不是 { $given } 张。
refusal-card-not-in-shoe-all-out = { $decks } 副牌共有 { $decks } 张 { $card }，已全部发出：请检查牌。
refusal-card-not-in-shoe-only-held = 牌靴内只有 { $held } 张 { $card }。
refusal-card-not-in-shoe-too-often = { $card } 出现 { $copies } 次，而 { $decks } 副牌只有 { $decks } 张。
refusal-cards-not-checked-by-anyone = 须先由荷官、赌场主管或设备检查这些牌。
refusal-cards-not-checked-by-roles = 须先由{ $roles }检查这些牌。
refusal-cards-not-handled = 以 { $method } 方式发牌时，{ $role }不得接触牌。
refusal-cut-too-near-the-end = 切牌须在两端各留至少 { $least } 张：距前端 { $first } 至 { $last } 张，而不是 { $given } 张。
refusal-cutting-card-too-deep-overdue = 切牌卡须在最后 { $least } 张牌之前：早该出现。
refusal-cutting-card-too-deep-too-few-behind = 切牌卡后面至少须有 { $least } 张牌，而不是 { $given } 张。
refusal-decks-incomplete-both = 这不是完整的 { $decks } 副牌：缺少 { $missing }；多出 { $surplus }。
refusal-decks-incomplete-missing = 这不是完整的 { $decks } 副牌：缺少 { $missing }。
refusal-decks-incomplete-surplus = 这不是完整的 { $decks } 副牌：多出 { $surplus }。
refusal-decks-not-allowed = { $game }使用 { $allowed } 副牌，而不是 { $given } 副。
refusal-device-not-allowed = { $game }在此以{ $devices }发牌。
refusal-face-not-allowed = 以 { $method } 方式发牌时，牌离开牌靴须牌面{ $faces }。
refusal-same-backs = 新牌的牌背颜色须与 { $back } 不同。
refusal-shoe-empty-all-decks = { $decks } 副牌已全部发出：请检查牌。
refusal-shoe-ended-last-coup-over = 最后一局已结束：请洗牌或换牌。
refusal-shoe-ended-taken-out = 牌已取出：请洗牌或换牌。
refusal-unknown-card = { $given } 不是牌。请写 { $ranks } 中的一个点数和 { $suits } 中的一个花色，例如 9S 或 TH。
refusal-wrong-cutting-cards = 此处使用 { $needed } 张切牌卡，而不是 { $given } 张。

## The coup and the spin
refusal-ball-not-rolling-none-running = 轮盘上没有转动中的滚珠。
refusal-coup-in-progress-deal-chosen-before = 请在本局开始前选择发牌方式。
refusal-coup-not-complete = 本局还需为{ $hand }家发一张牌。
refusal-no-spin-not-announced = { $wheel }上的滚珠{ $fault }时，不宣布无效转动。
refusal-result-differs-on-the-wheel = 轮盘登记的号码为 { $registered }，而确认的是 { $confirmed }：请检查轮盘。
refusal-too-few-cards-one-due = 只发了 { $dealt } 张：本局还需为{ $hand }家发一张牌。
refusal-too-few-cards-shoe-empty = 牌靴已空，而{ $hand }家还须补牌：本局作废。
refusal-too-many-cards-coup-complete = 本局在 { $dealt } 张牌后已完成：{ $card } 是多出的一张。

## Wagers
refusal-approval-needed = 同时投注{ $wagers }须由{ $role }批准。
refusal-bad-stake-whole-cents = { $wager } 的注额须为 1 至 { NUMBER($most, useGrouping: 0) } 之间的整数分。
refusal-combination-not-allowed = 任何人不得同时投注{ $wagers }。
refusal-either-or = 一张赌桌只提供 { $one } 或 { $other }。
refusal-layout-not-approved = { $wager }的台面布局须先获批准才能使用。
refusal-main-wager-needed = { $wager }仅限有主要投注的玩家。
refusal-no-bet-coup-without-wagers = 本局为飞牌，不接受投注。
refusal-one-of-a-kind = 每位玩家每局只能有一注{ $wager }。
refusal-tender-not-taken = 此处只接受{ $accepted }投注，不接受{ $given }。
refusal-uneven-stake = { $wager } 分为 { $pieces } 等份：{ $stake } 无法平均分配。
refusal-unknown-wager-no-place = 台面上没有 { $given } 这个位置。投注有：{ $bets }；号码须由小到大书写，例如 straight:17、split:17/20 或 column:1。
refusal-unknown-wager-no-side-wager = 本桌没有名为 { $given } 的边注。
refusal-unknown-wager-none-of-these = 游戏 { $game } 没有注项 { $given }。注项有：{ $wagers }。
refusal-unknown-wager-not-in-game = 游戏 { $game } 没有注项 { $given }。
refusal-wager-needs-decks = { $wager }须用 { $decks } 副牌。
refusal-wager-not-offered = 本桌不接受 { $given }。本桌接受：{ $wagers }。
refusal-wager-not-on-layout = 只有台面布局 { $layouts } 有{ $wager }。
refusal-wager-not-placed-no-bet = { $wager } 上没有可取回的投注。
refusal-wager-not-placed-no-wager = { $wager } 上没有可取回的注码。
refusal-wagers-closed-no-more-bets = 停止下注：{ $reason }。
refusal-wagers-closed-over-already = 下注时间早已结束。
refusal-wagers-not-together = 没有台面同时提供 { $wagers }。
refusal-wagers-open-still-open = 投注仍可更改。

## Irregularities
refusal-bad-state-names = 姓名和名称须为一行可打印的字符。
refusal-bad-state-not-a-coup = 内容不是一局的描述：{ $problem }。
refusal-bad-state-other-kind = 报告的是 { $reported }，而不是 { $asked }。
refusal-fact-needed-to-state = 请说明是否{ $fact }：“{ $name }”，true 或 false。
refusal-fact-not-asked = 请去掉 { $fact }：裁决与它无关。
refusal-hands-unlawful = 这些牌不是按补牌规则发的：请报告发错牌。
refusal-irregularity-does-not-fit-only-if = { $kind }：只有在{ $conditions }时才可能。请作为其他情况报告。
refusal-irregularity-does-not-fit-other-play = { $kind }：只会在使用{ $play }的游戏中发生。
refusal-irregularity-unknown-choose = { $edition } 对 { $given } 没有规定。可选：{ $known }。
refusal-irregularity-unknown-no-order = { $edition } 对此没有规定：{ $kind }。
refusal-irregularity-unknown-none-known = { $edition } 对 { $given } 没有规定。
refusal-reconstruction-differs = 这些不是桌上的牌。
refusal-reconstruction-needed = 请说明本局各牌的正确次序。
refusal-reconstruction-not-ordered = 请勿列出牌：本局不需还原。

## Odds and simulation
answer-places = 位置
answer-stakes = 注额
function-of-file = { $file } 的 { $name }
value-array = 类型为 { $type }、形状为 { $shape } 的数组
value-of-type = 类型为 { $type } 的值
refusal-bad-limits-no-stake = 最低限额 { $minimum } 与最高限额 { $maximum } 之间没有可用整数筹码的注额。
refusal-bad-remaining-count = 剩余的 { $card } 不可能是 { $given } 张。
refusal-bad-remaining-not-json = 剩余的牌不是写明张数的 JSON 对象：{ $problem }。
refusal-bad-remaining-twice = 剩余的牌中有一张写了两次。
refusal-bad-system-failed = { $function } 运行失败：{ $problem }。
refusal-bad-system-no-array = { $function } 返回的{ $part }是{ $value }，而不是含 { NUMBER($size, useGrouping: 0) } 个整数的数组。
refusal-bad-system-no-function = { $file } 没有函数 { $name }。
refusal-bad-system-no-tuple = { $function } 返回的是{ $value }，而不是由位置和注额组成的元组。
refusal-bad-system-not-loaded = 无法载入 { $file }：{ $problem }。
refusal-bad-system-unknown = 没有投注法 { $given }。可用：{ $known }，以及自己的函数，写作 FILE.py:FUNCTION。
refusal-bad-workers-address = --workers 写作 dask://HOST:PORT，而不是 { $given }。
refusal-no-cluster-cannot-deal = { $address } 的工作进程无法发牌：{ $problem }。
refusal-no-cluster-no-answer = { $address } 没有集群应答。
refusal-no-cluster-no-workers = { $address } 的集群没有工作进程。
refusal-out-of-range-bankroll = 本钱 { $bankroll } 少于最小注额 { $stake }。
refusal-shoe-too-long = 赔率计算最多用于 { NUMBER($most, useGrouping: 0) } 张牌的牌靴，而不是 { NUMBER($size, useGrouping: 0) } 张。
refusal-shoe-too-short = 一局最多需要 { $needed } 张牌，而牌靴内只有 { $size } 张。
refusal-two-shoes-not-both = 请说明已取出的牌或剩余的牌，二者只能选一。
