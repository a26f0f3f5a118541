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

## Refusals at every game
refusal-table-not-set = 须先设置{ $kind }。
refusal-table-closed = { $kind }已关闭：须先开台。
refusal-bad-name-person = 操作者或批准者须有姓名。
refusal-not-authorised-for-others = 此事由{ $roles }执行。
refusal-not-authorised-result-changes = 此操作会改变已知结果的赔付：须由规则指定的主管输入。
refusal-not-yours-for-yourself = 您只能为自己操作。
refusal-second-person-needed-stakes-go-back = 结果可能已知，而注码将退回：须由第二人签字。
refusal-second-person-needed-result-changes = 此操作会改变已知结果的赔付：须由同级或更高级别的第二人签字。
refusal-second-person-needed-tokens-for-voucher = 以礼券兑换代币须由两人办理：由主管查看礼券并签字。
refusal-out-of-range-too-many-values = 一次操作最多有 { $most } 个数值。
refusal-out-of-range-number-too-large = 数值太大：最大为 { $most }。
refusal-bad-text = 每段文字须为一行，最多 { $most } 个可打印字符。
refusal-no-open-incident = 事件 { $incident } 已无须再通报任何人。
refusal-nobody-to-tell = 事件 { $incident } 已无须再通报{ $who }。

## Refusals about notice to players
refusal-notice-not-given-tell-players = 须先告知玩家，才可{ $act }。
refusal-notice-not-given-show-sign = 须提前 { $minutes } 分钟以告示展示。
refusal-notice-too-short = 须提前 { $minutes } 分钟以告示展示：尚余 { $left } 分钟。
refusal-named-too-soon = 所写时间须至少在 { $minutes } 分钟之后。

## Refusals about disputes
refusal-reason-needed-dispute-about = 请说明争议内容。
refusal-reason-needed-decision = 请说明裁定内容。
refusal-not-first-instance = 须先由{ $role }裁定；其不在场时才由他人裁定。
refusal-decision-final-no-review = { $edition } 没有复核程序。
refusal-decision-final-reviewed = 争议已复核：裁定为最终裁定。
refusal-review-pending-asked-already = 已要求复核。
refusal-review-pending-comes-first = 须先完成客人要求的复核。
refusal-no-recourse = { $edition } 没有规定由谁受理投诉。
refusal-advice-due = 须先告知客人有权提出：{ $recourse }。

## Refusals about wrong payments
refusal-bad-amount-paid-and-due = 请以整分说明已付多少、应付多少。
refusal-bad-amount-how-much = 请以整分说明金额。
refusal-payment-right = 应付与实付均为 { $paid }。
refusal-reason-needed-enquiries = 请说明查询结果。
refusal-reason-needed-attempt = 请说明做了什么、结果如何。
refusal-wrong-attempt-own-record = 查询或姓名须另行记录。
refusal-wrong-attempt-too-much = 客人多收了钱：请要求退回。
refusal-wrong-attempt-too-little = 客人少收了钱：请补付。
refusal-more-than-owed = 尚欠的只有 { $owed }。

## Refusals of a set-up
refusal-no-such-box-not-at-table = 本桌没有 { $box } 号注位。
refusal-box-closed = { $box } 号注位已停用。
refusal-out-of-range-places = 一张赌桌有 1 至 { $most } 个座位，不能是 { $places } 个。
refusal-too-many-places = 此处最多可坐 { $most } 人，不能是 { $places } 人。
refusal-area-not-allowed = 本游戏只可在{ $areas }进行。
refusal-equipment-missing = 赌桌须有 { $needed } 件{ $equipment }；现有 { $there } 件。
refusal-equipment-unfit-none = 如有{ $item }，至少须有一件。
refusal-equipment-unfit-figure = { $item }须为{ $right }，不能是 { $figure }。
refusal-equipment-unfit-no-figure = { $item }须为{ $right }。
refusal-equipment-unfit-diagram = { $item }须符合图 { $diagrams }，不能是图 { $diagram }。
refusal-equipment-unfit-no-diagram = { $item }须符合图 { $diagrams }。
refusal-equipment-unfit-metallic = { $item }须完全不含金属。
refusal-equipment-unfit-not-approved = { $item }使用前须获批准。
refusal-equipment-unfit-pockets = 轮盘有 { $pockets } 个号码格：零为绿色，其余红黑相间。
refusal-equipment-unfit-order = 号码依次为 { $first }，如此类推。
area-main-floor = 主厅
area-salon = 贵宾厅
area-private-table = 私人赌桌

## Refusals of a sign
refusal-sign-incomplete-amount = 告示须显示{ $wager }的限额。
refusal-sign-incomplete-multiples = 告示须显示注码的倍数。
refusal-bad-limits-not-sound = 限额须为大于零的整数，最低不得高于最高。
refusal-limit-not-used = { $game }没有此项限额：{ $limit }。
refusal-unknown-wager-no-such-kind = { $game }没有 { $wager }。可选：{ $wagers }。

## Refusals at a wheel
refusal-table-open-close-wheel-first = 重新设置前须先关闭轮盘。
refusal-table-open-wheel-already = 轮盘已开台。
refusal-one-wheel-only = 一局由一个轮盘决定：其他轮盘须另行设置。
refusal-wheel-differs = 此轮盘尚有未结算的局：规则不同的轮盘须另起名称。
refusal-spin-in-progress-change-limits = 限额须在两局之间更改。
refusal-spin-in-progress-finish-first = 须先完成本局，或宣布作废。
refusal-spin-in-progress-game-under-way = 本局进行中：须先有号码，或宣布作废。
refusal-round-over-no-name-for-game = { $name } 不能作为下一局的名称。
refusal-wagers-closed-spin-period-over = 本局的下注时间已结束。
refusal-ball-not-examined = 滚珠曾离开轮盘：须由主管检查后才可再转。
refusal-ball-not-rolling-nothing-to-fit = { $kind }：目前没有可能发生此情况的转动中的滚珠。
refusal-no-reading-by-hand = 轮盘自行读取号码：读不出时由主管更正。
refusal-reading-again-dealer-enters = 传感器已报告：由荷官输入号码。
refusal-reading-again-known-already = 滚珠的位置已经知道。
refusal-result-in-doubt = 号码存疑：须由主管输入正确号码。
refusal-number-unchanged = 本局号码已是 { $number }。
refusal-irregularity-does-not-fit-about-the-spin = 此事与转动有关：请{ $instead }。
refusal-irregularity-does-not-fit-other-order = { $kind }：规则对此另有规定。
remedy-no-spin = 宣布无效转动
remedy-correct-number = 更正号码
refusal-spin-not-recalled = 此局不在最近 { $games } 局之中。
refusal-spin-over = 下一局已开始：此后只能更正故障。
refusal-nothing-to-end-wheel = 此轮盘没有进行中的局。
refusal-bad-result-spin = 转动的结果是号码，不是牌。
refusal-nothing-to-promise-live-wheel = 无人能承诺人手轮盘的滚珠会落在哪里。
refusal-deal-too-late-spin = 转动须在开局前承诺，而 { $deal } 已开局。
refusal-promise-says-otherwise-spin = 本次转动已事先承诺，结果为 { $number }。请改为宣布本局作废。
refusal-promise-says-otherwise-spin-unknown = 本次转动已事先承诺，结果会随种子公布。请改为宣布本局作废。
refusal-no-cards-none-dealt = 此处不发牌。
