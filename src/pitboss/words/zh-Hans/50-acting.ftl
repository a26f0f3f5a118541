## A sentence that an older release wrote
legacy-text = { $legacy-text }

## Incidents: what goes on record at a game
incident-irregularity = { $irregularity }。
incident-ordered = { $order }。
incident-breach = 违规：{ $breach }。
incident-measure = 违规处理：{ $measure }。
incident-rules-shown = 已向客人出示规则。
incident-cards-held-wrongly = 持牌不合规则：{ $rule }。
incident-wager-refused = 拒绝注码：{ $grounds }
incident-wager-misplaced = 注码无效：{ $position }。
incident-wagers-reduced = 合计超额的注码已按比例减少。
incident-wagers-reopened = 因无牌被看到，停止下注后仍可更改注码。
incident-over-maximum = 允许一位玩家超过上限下注。
incident-no-bet-coup = 安排了一局飞牌。
incident-decks-incomplete = 送来的牌不是整副：须另换一批。
incident-cards-dropped = 有牌掉落，已全部收回。
incident-order-revealed = 牌序被看到：本靴作废。
incident-new-limits = 告示新限额。
incident-change-of-game = 告示将改为{ $game }。
incident-table-closing = 告示赌桌的关闭时间。
incident-wheel-closing = 告示轮盘的关闭时间。
incident-dispute = 争议：{ $about }。
incident-wrong-payment = 错误付款：{ $coup }。
incident-ball-examined = 已检查滚珠。
incident-number-entered = 输入号码 { $number }：{ $reason }
incident-spin-void = 作废：{ $reason }
incident-early-ball = 滚珠在下注结束前停下。
incident-ball-unread = 传感器未能读出滚珠位置。
incident-numbers-differ = 登记号码为 { $registered }，其后报出 { $number }。

## Why a play is void or was ended
reason-floor-restored = 赌场系统已从备份恢复。
reason-unattended = 无人在场裁定。
reason-no-bet-coup = 飞牌，不设投注。
reason-called-off = 发第一张牌前已取消。

## How cards are held and passed on, after "see to it that"
card-rule-dealer-keeps = 无人领取的牌由荷官保管
card-rule-passed-out = 荷官必须（而非可以）把牌交给玩家
card-rule-seated = 持牌人须在桌前就座
card-rule-in-full-view = 牌须完全可见
card-rule-over-the-layout = 牌须保持在台面上方
card-rule-one-hand = 每次只发出一手牌
card-rule-both-to-nominees = 获指定的玩家须开最先两张牌
card-rule-one-card = 给两位获指定玩家的牌须逐张发出
card-rule-exposed = 持牌人可以开牌
card-rule-collected = 荷官收回牌
card-rule-placed-face-up = 收回的牌须牌面朝上放置
card-rule-turned = 无人开的牌由荷官翻开
card-rule-announced = 须报出双方点数，先报闲
card-rule-role-taken = 做庄者须投注庄并领取庄牌
card-rule-role-passed = 庄位在两局之间交接
card-rule-marked = 可用标记显示获指定的玩家

## Where chips lie wrongly, after "it lies"
misplaced-outside-area = 放在投注区之外
misplaced-not-separate = 未单独成注
misplaced-not-flat = 未平放在台面上
misplaced-on-another = 叠放在另一注上

## The sign of a game
sign-each-wager = 每注：{ $least } 至 { $most }
sign-wager = { $wager }：{ $least } 至 { $most }
sign-box = { $wager }，同一投注格合计：{ $least } 至 { $most }
sign-differential = 台面差额：{ $amount }
sign-multiples = 须为最低限额的倍数
sign-steps = 超出最低限额部分以 { $amount } 递增
sign-least-total = 所有注项合计至少 { $amount }
sign-most-total = 所有注项合计最多 { $amount }
sign-period = 下注时间：{ $seconds } 秒
sign-main-wager-only = { $wager }：须同时下主注
sign-pays = { $wager }：{ $odds }
sign-pays-banker-wins-with-six = { $wager }（六点赢）：{ $odds }
sign-pays-banker-wins-without-six = { $wager }（非六点赢）：{ $odds }
sign-pays-tie = { $wager }（和局时）：{ $odds }
sign-new-limits = 新限额，自 { $at } 起
sign-previous-limits = 原限额
sign-previous-minimum = 原最低限额
