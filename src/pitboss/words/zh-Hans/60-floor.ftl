### The floor: terminals, chip accounts, tickets, devices, people and fair deals.

## Parts of sentences
kind-of-game-table = 赌桌
kind-of-game-wheel = 轮盘
deal-shoe = 牌靴
deal-spin = 轮盘局
place-pt = 终端 { $name }
place-cage = 账房
place-kiosk = 自助机 { $name }
bet-on-numbers = { $bet } { $numbers }

## Names of games, devices and people
refusal-bad-name-game = { $name } 不能用作{ $kind }的名称。
refusal-bad-name-device = { $device } 不是有效的设备名称，或未说明其所属。
refusal-bad-name-device-of-place = { $serves } 的 { $kind } 须名为 { $kind }-{ $serves }。
refusal-bad-name-staff = { $name } 不能用作姓名：请用小写字母、数字及 . _ -
refusal-bad-name-actor = 须填写办理人的姓名。
refusal-bad-name-terminal = 终端须有名称。
refusal-bad-name-letters-digits = { $name } 不是有效名称：请用字母、数字和连字符。
refusal-name-taken = 已有名为 { $name } 的{ $other }：请为{ $kind }另取名称。
refusal-reserved-name-guest = { $name } 代表系统或设备，不能用作客人的名称：请另取名称。
refusal-reserved-name-device = { $name } 是人员或系统的名称：请另取名称。
refusal-reserved-name-person = { $name } 代表系统或设备，不能用作人员的名称：请另取名称。
refusal-unknown-game-of-deal-kind = 没有使用{ $deals }的游戏 { $game }。
refusal-unknown-game-not-on-floor = 场内没有游戏 { $game }。
refusal-unknown-game-of-set-up = 规则版本 { $edition } 没有此处设置的游戏。
refusal-unknown-game-of-other-kind = 名为 { $name } 的是{ $other }，不是{ $kind }。
refusal-no-such-game-other-kind = 此处不能进行{ $game }：请设置同类的游戏。
refusal-game-not-found = 场内没有游戏 { $game }。

## Staff, keys and second persons
refusal-second-person-needed-administrator = 须由第二名系统管理员以姓名和密码签署。
refusal-second-person-needed-no-administrator = { $name } 不是系统管理员，或已被停职。
refusal-second-person-needed-signs-for-self = 不得为自己签署：请另一名系统管理员签署。
refusal-second-person-needed-for-self = 不得为自己办理此事：请另一名系统管理员办理。
refusal-second-person-needed-another-person = 须由{ $who }签字，且不得与申请人为同一人。
refusal-made-by-each-other = { $until } 之前 { $first } 与 { $second } 不得共同签署：其中一人在 24 小时内由另一人开户、任职或发放密码。请由其他系统管理员签署，或在服务器上以 `pitboss staff reset` 重新发放密码。
refusal-staff-suspended-you = 您已被停职：请联系系统管理员。
refusal-staff-suspended-already = { $name } 已被停职。
refusal-not-suspended = { $name } 没有停职。
refusal-unknown-staff = 没有名为 { $name } 的员工。
refusal-staff-exists = 已有名为 { $name } 的员工。
refusal-posts-unchanged = { $name } 的职务没有变化。
refusal-bad-posts-each-once = 至少填写一个职务，每个职务只填一次。
refusal-posts-apart = { $post }不得兼任其他职务。
refusal-reason-needed-why = 请用一行文字说明原因。
refusal-reason-needed-refusal = 请说明拒绝了什么，以及拒绝的代码。
refusal-unknown-device-kind = 没有 { $kind } 这种设备：可为 { $kinds }。
refusal-unknown-device-no-key = 设备 { $device } 没有密钥。

## Devices and their readings
refusal-unknown-device-name = { $device } 不是设备：须为 { $names }。
refusal-wrong-device-reads-nothing = { $device } 不为 { $game } 读取。
refusal-bad-reading-short-text = 牌靴读出的内容须为一小段文字。
refusal-bad-reading-whole-numbers = 号码格和圈数须为整数。
refusal-bad-reading-number = 读数的编号须从 1 开始。
refusal-bad-reading-not-waiting = 第 { $reading } 号读数并非等待游戏处理的读数。
refusal-bad-reading-no-code = 拒绝读数须有代码。
refusal-reading-differs = { $detail }请检查 { $device }。
refusal-already-read = { $device } 的第 { $reading } 号读数先前已收到：没有变化。
refusal-reading-late-too-late = { $device } 的第 { $reading } 号读数来得太迟，不能使用。
refusal-device-failed = 第 { $reading } 号读数不予使用：{ $device } 当时正等待员工处理。
refusal-unknown-fault = 设备故障只有以下几种：{ $faults }。
refusal-reason-needed-device-fault = 请用一行文字说明设备出了什么问题。
refusal-reason-needed-device-cleared = 请用一行文字说明由谁检查了设备、做了什么。
refusal-already-failed = { $device } 的故障已登记：须由员工检查。
refusal-no-fault = { $device } 没有已知故障。
refusal-wheel-failed = 轮盘故障：{ $detail }下一局开始前须由员工检查。
device-contradicts = 第 { $reading } 号读数先为{ $first }，后又报为{ $second }。
device-read-nothing = 无读数
device-lost-readings = 第 { $before } 号读数之前有 { $missed } 个读数没有收到。

## Alarms and software
refusal-bad-alarm-incomplete = 警报须写明对象、发生次数和少量事实。
refusal-bad-alarm-looked-by = 请说明由谁查看了警报。
refusal-no-alarm = 已没有此警报：他人已经确认。
refusal-bad-software-incomplete = 校验须写明服务器、版本和文件数。
refusal-bad-software-hash = 哈希值须为 64 位 0 至 9 和 a 至 f。
refusal-software-not-found = 上次校验时服务器 { $server } 上不是此软件。
refusal-reason-needed-software-changed = 请用一行文字说明软件为何更改。

## Fair deals
refusal-deal-committed = { $deal } 已公布承诺。
refusal-deal-not-committed = 没有人承诺过此游戏的发牌 { $deal }。
refusal-deal-withdrawn = { $deal } 的承诺已撤回：{ $reason }
refusal-deal-revealed = { $deal } 的种子已经公开。
refusal-deal-in-play-not-over = { $deal } 尚未结束：结束之前种子保密。
refusal-deal-in-play-seed-secret = 种子尚未公开：请在发牌结束后再验证。
refusal-seed-differs = 这不是 { $deal } 承诺时的种子。
refusal-reason-needed-promise-withdrawn = 请用一行文字说明为何不能履行承诺。
refusal-bad-number-commitment = 随机数的承诺值须为 64 位 0 至 9 和 a 至 f。
refusal-bad-number-hash = 事件的哈希值须为 64 位 0 至 9 和 a 至 f。
refusal-number-left-out = 本终端多次未提交随机数：再过 { $deals } 次发牌后才重新计入。
refusal-number-too-late-not-taken = { $deal } 不再接受随机数。
refusal-number-too-late-replaced = { $deal } 的随机数已经合并：迟到的已由承诺值代替。
refusal-number-too-early-bets-open = 停止下注之后才公开随机数：请先保密。
refusal-number-too-early-wagers-may-follow = { $deal } 的随机数公开后仍可能有人投注。
refusal-number-not-committed = 本终端在 { $deal } 中没有随机数。
refusal-number-told = { $deal } 的随机数已经公开。
refusal-deal-mixed = { $deal } 的结果已定。
refusal-reason-needed-dispute = 请用一行文字说明哪里不符。
refusal-deal-disputed = 员工已收到本终端对 { $deal } 的异议。
refusal-numbers-told = 各终端已公开本局的随机数：不得再投注。请改为宣布本局无效。

## What the proof of a deal shows
proof-seed = 种子
proof-seed-and-numbers = 种子和随机数
proof-withdrawn = 承诺已撤回，无法证明此次发牌：{ $reason }。
proof-other-seed = 承诺值不是用此种子产生的。
proof-committed = { $game } 的{ $kind } { $deal } 的承诺值是用此种子产生的。
proof-dealt-too-early = 在合并各终端的随机数之前就已发牌。
proof-not-dealt = 各终端的随机数没有合并：没有发牌。
proof-wrong-number = 终端 { $terminal } 的随机数与其承诺值不符。
proof-two-numbers = 其中一个终端有两个随机数。
proof-no-numbers = 没有终端加入随机数：由日志的哈希值代替。
proof-numbers = { $terminals } 个终端加入了随机数：{ $named }。
proof-many-numbers = { $terminals } 个终端加入了随机数：{ $named }，以及另外 { $more } 个。
proof-late-numbers = { $numbers }其中 { $late } 个随机数没有提交，由承诺值代替。
proof-order-by-seed = 由此得出 { $decks } 副牌的次序，在第 { $cut } 张牌之后切牌。
proof-order = 由它们得出 { $decks } 副牌的次序，在第 { $cut } 张牌之后切牌。
proof-order-as-committed = 由它们得出 { $decks } 副牌的次序，在第 { $cut } 张牌之后切牌，与承诺值所定一致。
proof-order-chosen = 由它们得出 { $decks } 副牌的次序，在第 { $cut } 张牌之后切牌，切牌位置由人选定。
proof-cards = { $cards } 张牌离开牌靴，次序全部相符：销牌 { $burned } 张，{ $coups } 局共发出 { $dealt } 张。
proof-cards-unread = { $cards }其中 { $unread } 张无人读取，因此无从比较。
proof-too-many-cards = { $cards } 张牌离开牌靴，而牌靴中只有 { $held } 张。
proof-between-coups = 两局之间
proof-in-coup = 在第 { $coup } 局
proof-wrong-card = 第 { $place } 张牌（{ $where }）为 { $card }，而按{ $by }应为 { $due }。
proof-no-number = 轮盘没有读到号码；按{ $by }应为 { $due }。
proof-other-number = 轮盘读到 { $number }，而按{ $by }应为 { $due }。
proof-other-entered = 员工为此局输入了 { $number }，而按{ $by }应为 { $due }。
proof-number-by-seed = 号码 { $number } 正是种子得出的号码。
proof-number = 号码 { $number } 正是种子和随机数得出的号码。

## Chips on the layout of a terminal
refusal-bad-stake-none-named = 请选择要下的注。
refusal-bad-stake-lie-there = 筹码已在该处。
refusal-wagers-closed-no-wagers-now = 本局现在不接受投注：请等下一局。
refusal-part-not-permitted = 只能取回 { $part }，或全部取回。
refusal-wager-not-placed-no-chips = 没有可取回的筹码。
refusal-wager-not-placed-lies-there = 该处的注额为 { $lies }。
refusal-wager-not-placed-not-recalled = 终端 { $terminal } 查不到在 { $play } 的投注。
refusal-outside-limits-comes-back = { $why }：退回 { $back }。
terminal-limit-over-maximum = 超过最高限额 { $limit }
terminal-limit-over-aggregate = 超过总投注上限 { $limit }
terminal-limit-wrong-unit = 此处投注须以 { $limit } 递增
refusal-insufficient-credits = 余额仅剩 { $left }，需要 { $needed }。
chips-come-back = { $wager }：限额内计 { $counts }，{ $back } 已退回。

## Chip accounts
refusal-unknown-terminal = 没有玩家终端 { $terminal }。
refusal-payout-waiting = 工作人员将先人工支付 { $payout }，请稍候。
refusal-wagers-placed-on-layout = 请先取回台面上的筹码，或等待结果。
refusal-insufficient-funds-no-credits = 没有可提取的余额。
refusal-over-limit-credit-meter = 余额上限为 { $most }，现有 { $there }：已退回。
refusal-account-locked = 账户已锁定：{ $problem }请呼叫主管。
refusal-account-not-locked = 终端 { $terminal } 没有锁定。
meters-differ = 计数器为 { $meters }，账户余额为 { $account }。
held-for-no-wager = 有 { $held } 被占用而无对应注码。
refusal-player-left = 玩家已提取余额离开：差额由账房支付或追收。
refusal-bad-settings-notes = 终端至少须接受一种面额的纸币。
refusal-bad-settings-ticket-months = 票券有效期须为 1 至 { $most } 个月。
refusal-bad-settings-venue = 场所须有名称，票券上的文字须为一行。
refusal-note-not-accepted = 本终端接受 { $accepted } 的纸币；{ $note } 已退回。
refusal-stacker-failed = 收钞机故障，已退回：{ $detail }请呼叫工作人员。
refusal-printer-failed = 打印机故障：{ $detail }由工作人员凭单支付余额。
refusal-transfer-repeated = 转入编号 { $reference } 已使用过：{ $amount }，终端 { $terminal }。
refusal-no-service-call = 终端 { $terminal } 没有等待服务，或已有人响应。

## What staff approve at terminals and tickets
refusal-not-authorised-adjust = 调整余额须由主管批准，并说明原因。
refusal-not-authorised-unlock = 须由主管查明此事，并写明情况。
refusal-not-authorised-void-play = 宣布一局无效须由主管作出，并说明原因。
refusal-not-authorised-clear-owed = 请说明如何处理，以及由谁批准。
refusal-not-authorised-late-claim = 逾期支付须由主管批准，并说明原因。
refusal-not-authorised-lost-slip = 须由两名负责人裁定，并用一行文字说明原因。

## Settlements at terminals
refusal-play-unknown = 游戏已查不到 { $play }：其投注须由主管处理。
refusal-play-void = { $play } 已经无效。
refusal-nothing-owed = { $play } 在本终端没有未结的差额。
refusal-amount-differs-owed = { $play } 未结的差额为 { $owed }，不是 { $amount }。
refusal-amount-differs-form = 单据写明 { $form }，应付 { $payable }。
reason-result-corrected = 结果已更正。
reason-by-clause = { $reason }（{ $clause }）

## Payments that wait
refusal-no-payout-not-waiting = 终端 { $terminal } 没有待付的人工支付 { $payout }。
refusal-payout-on-hold = 暂缓支付：{ $reason }
refusal-form-not-signed-form = 支付单须由玩家签名，并由见证人会签。
refusal-form-not-signed-voucher = 凭单须由玩家签名，并由见证人会签。
refusal-reason-needed-payment-waits = 请用一行文字说明为何暂缓支付。
refusal-inspector-not-told-inquiry = 须先告知监察员，并写明其姓名。
refusal-inspector-not-told-refusal = 拒付须由监察员审核：请写明其姓名。
refusal-inspector-not-told-reversal = 撤销拒付须由监察员审核：请写明其姓名。
refusal-bad-time = 约定的支付时间须在将来，且不超过 { $months } 个月。
refusal-release-needed-payment = 超过 { $most } 须由工作人员支付，并由第二人批准。
refusal-release-needed-into-the-books = 现金或筹码入账须由第二人签字。
refusal-release-needed-over = 超过 { $most } 须由第二人签字。
refusal-release-needed-alone-today = { $person } 今日已独自支付 { $paid }，上限为 { $most }：须由第二人签字。

## Tickets and vouchers
refusal-bad-validation-number-digits = 票券号码须为 { $digits } 位数字：{ $number } 不是。
refusal-bad-validation-number-check-digits = 校验位不符：有数字看错或输错。
refusal-unknown-place = 票券只在 cage 或 kiosk/NAME 兑付，不在 { $place }。
refusal-ticket-on-hold-waits = 票券暂缓支付：{ $reason }
refusal-ticket-on-hold-no-lapse = 暂缓支付的票券不会过期。
refusal-ticket-amount-differs = 票券的签发金额不是 { $claimed }：请呼叫主管。
refusal-ticket-redeemed = 票券已在{ $place }兑付。
refusal-ticket-lost-in-restore = 终端 { $terminal } 于 { $after } 至 { $before } 之间打印，为其第 { $slip } 张票券。该时段的记录在恢复时丢失：由主管裁定。
refusal-slip-too-much = 终端 { $terminal } 不会打印超过 { $most } 的票券：请重新核对。
refusal-slip-paid = 票券 …{ $ends } 已经支付：{ $reason }
refusal-slip-refused = 已裁定不支付票券 …{ $ends }：{ $reason }
refusal-slip-presented = 票券 …{ $ends } 已出示，正等待主管裁定。
refusal-voucher-number-needed = 请输入兑换券上的号码：最多 48 个字母和数字，可用 . _ - 连接。
refusal-voucher-exchanged = { $promotion } 的兑换券 { $voucher } 已在 { $table } 桌兑换过：{ $tokens }。

## Words on tickets and forms
slip-ticket = 可兑换票券
slip-form = 人工支付单
slip-voucher = 支付凭单
slip-terminal = 终端
slip-sequence = 序号
slip-time = 日期时间
slip-expires = 有效期至
slip-released = 批准人
slip-checked = 本人已核对此笔付款的金额。
slip-received = 本人已如数收到。
slip-patron = 客人
slip-witness = 见证人
