### Pitboss 简体中文。

# The language itself.
language-name = 简体中文

# How amounts, moments and lists are written.
amount = ${ $figure }
amount-negative = −${ $figure }
moment = { $date } { $time }
list-more = { $list }、{ $next }
any-of = { $list }或{ $next }
all-of = { $list }与{ $next }

## Refusals with one sentence each
refusal-administrators-only = 此事须由系统管理员办理。
refusal-already-found = 此付款错误已在登记册中。
refusal-backup-damaged = 备份已损坏或不完整：请使用另一份备份。
refusal-bad-deal = 发牌须有名称和承诺值（64 位 0 至 9 和 a 至 f）。
refusal-bad-epoch = 恢复编号须为 16 位十六进制数字，且未曾用过。
refusal-bad-id = 编号与提交者须为 1 至 64 个字母、数字或 - . _ : / 。
refusal-bad-note = 备注须为一行文字，或留空。
refusal-bad-password = 密码须为 10 至 128 个字符，且不得与旧密码相同。
refusal-bad-path = 网址不正确。
refusal-ball-already-spun = 本局的滚珠已经转动。
refusal-ball-at-rest = 滚珠已停定：投注不得更改。
refusal-ball-not-at-rest = 滚珠尚未停定。
refusal-burn-due = 开局前须先烧牌。
refusal-burn-not-due = 只在第一局前烧牌一次。
refusal-cage-short = 请先将账房收到的款项入账。
refusal-card-seen = 已有牌被看到：投注不得更改。
refusal-card-was-seen = 有一张认得出的牌被看到：请如实说明，否则不要写出牌名。
refusal-cards-must-be-replaced = 这些牌已被触碰：请换新牌。
refusal-cards-not-secured = 牌在使用前须妥善保管。
refusal-cards-unfit = 这些牌不合用：请换新牌。
refusal-cards-unknown = 请先说明桌上是哪些牌：裁决取决于此。
refusal-cashless-table = 本桌不收现金。
refusal-change-not-due = 告示所写的更改时间尚未到。
refusal-chips-not-sold = 筹码须先在赌桌或账房购买。
refusal-chips-unseen = 请把筹码放在桌上，由荷官登记。
refusal-clock-not-shown = 请先在赌桌上放置倒计时钟。
refusal-common-password = 此密码过于常见：请使用几个互不相关的词。
refusal-confirmation-not-due = 没有等待确认的号码。
refusal-cut-due = 放入牌靴的牌须先洗牌和切牌。
refusal-cut-not-chosen = 由谁切牌由规则规定，不得另选。
refusal-cut-not-due = 牌只在洗牌之后切一次。
refusal-cutting-card-met = 切牌卡已经出现。
refusal-cutting-card-not-due = 切牌之后才放入切牌卡。
refusal-determination-needed = 请用一行文字写下调查结论。
refusal-device-is-not-cut = 放入洗牌机的牌不切牌。
refusal-dispute-closed = 争议已经结束。
refusal-dispute-decided = 争议已经裁定，可以复核。
refusal-dispute-undecided = 须先裁定争议。
refusal-float-short = 请先补充筹码盘。
refusal-floor-exists = 数据库中已有一个场地：请指定另一个数据库，或先将此数据库移走。
refusal-game-not-settled = 上一局仍在结算终端：请稍候。
refusal-guide-not-made = 指南未能生成：请重试。
refusal-head-forged = 签名与此链头不符：链头已被更改或伪造。
refusal-head-needed = 密钥只用于已签名的链头：请用 --against 指定链头。
refusal-hello-missing = 连接后 5 秒内须先说明身份。
refusal-hello-twice = 身份已经说明过。
refusal-hold-unclear = 请说明暂缓原因：调查、约定时间或身份核实。
refusal-inquiry-needed = 只有经过调查才能拒绝支付。
refusal-inquiry-open = 款项正等待调查：须先结束调查。
refusal-inspectors-apart = 系统管理员不能更改监察员账户：须由监察员办理，或由服务器操作员用 `pitboss staff` 办理。
refusal-internal-error = Pitboss 内部错误：操作没有执行。
refusal-key-elsewhere = 此密钥正在另一处使用：请关闭另一处的页面；如没有，请呼叫工作人员。
refusal-kiosk-short = 请先为自助机补充现金，或在账房支付。
refusal-last-coup-not-called = 请先宣布最后一局。
refusal-last-coup-not-due = 尚未到宣布最后一局的时候。
refusal-last-coup-not-over = 最后一局结束后才能换牌。
refusal-malformed-message = 无法识别此消息。
refusal-method-not-allowed = 此网址不支持这种操作。
refusal-moved-on = 其间情况已有变化：请查看后重试。
refusal-named-password = 密码不得包含您的姓名。
refusal-no-banker-role = 此发牌方式没有庄家角色。
refusal-no-card-out = 发牌之后才能说明由谁接牌。
refusal-no-choice-open = 没有等待玩家选择的局。
refusal-no-cutting-card = 洗牌机没有切牌卡。
refusal-no-pong = 太久没有回应：请重新连接。
refusal-no-spin-under-way = 没有进行中的局：请开始新一局。
refusal-no-stack = 洗牌机自行混牌，不保留牌的次序。
refusal-no-wagering-period = 本桌不按设定的下注时间停止下注。
refusal-nomination-not-allowed = 只有最先被询问的玩家可以指定他人。
refusal-nominees-take-both = 头两张牌须全由受指定者亮出，或全不由其亮出。
refusal-not-found = 没有找到。
refusal-not-on-hold = 此款项没有暂缓支付。
refusal-not-owed = 没有欠款，不能支付。
refusal-not-refused = 此款项未被拒付。
refusal-not-signed-in = 您尚未登录或登录已失效：请重新登录。
refusal-nothing-due = 该局对此终端没有应结算的款项。
refusal-nothing-to-examine = 滚珠没有飞出轮盘。
refusal-nothing-to-reduce = 没有超过合计上限的投注。
refusal-nothing-to-settle = 头四张牌没有可结算的投注。
refusal-number-differs = 这不是终端承诺的随机数。
refusal-one-card-at-a-time = 请先收回另一张牌。
refusal-one-hand-at-a-time = 请先收回另一手牌。
refusal-other-games-turn = 现在轮到另一游戏发牌。
refusal-other-house-key = 此数据库由另一主密钥封存，与所指定的不同：请使用正确的主密钥。
refusal-other-table = 这些筹码在另一游戏的台面上。
refusal-owed-to-player = 赌场只能放弃玩家所欠的款项。
refusal-own-decision = 裁定须由他人复核。
refusal-password-change-needed = 请先登录并设置自己的密码。
refusal-path-too-long = 网址太长。
refusal-patron-unknown = 请先查明付给了谁。
refusal-period-with-differential = 设有下注时间时不设台面差额。
refusal-position-is-good = 此处注码无论怎样摆放都有效。
refusal-reduction-not-allowed = 此处不得代为减注：请让玩家自行更改。
refusal-reference-needed = 转入须有监控系统的参考号。
refusal-register-begun = 本场的登记册已启用。
refusal-regulator-told = 已通知监管机构。
refusal-restore-not-pending = 系统未经恢复，或恢复已处理完毕。
refusal-review-not-asked = 客人要求后才复核裁定。
refusal-riffle-not-asked = 玩家要求时才交叠洗牌。
refusal-riffle-not-due = 只有预洗牌可以交叠洗牌，且须在切牌之前。
refusal-server-busy = 请求过多：请稍候。
refusal-service-called = 已呼叫工作人员：正在前来。
refusal-session-locked = 终端无人操作，已锁定：请输入密码继续。
refusal-settlement-due = 请先结算头四张牌的投注。
refusal-shoe-in-use = 牌靴仍在使用：请先取出其中的牌。
refusal-sign-in-busy = 登录请求过多：请稍候再试。
refusal-sign-in-refused = 姓名或密码错误。
refusal-slip-not-lost = 记录中有此票券：请照常兑付。
refusal-slip-not-presented = 无人出示过此票券：请先由账房登记。
refusal-software-accepted = 此软件已经核准。
refusal-spin-void = 本局已作废，注码已退回。
refusal-stack-not-ready = 请先切牌并放入切牌卡。
refusal-staff-only = 只有员工可以请人会签。
refusal-store-closed = 系统正在停止：请稍后重试。
refusal-store-corrupt = 数据库已损坏：请停止使用，并从备份恢复。
refusal-store-older = 此数据库比这里原先使用的旧：有人用副本替换了它。请换回正确的数据库；如已丢失，请运行 `pitboss restore --in-place`。
refusal-store-replaced = 此数据库已被另一个取代：请重新启动系统。
refusal-strange-origin = 不接受其他网站的页面。
refusal-surveillance-not-told = 请先通知监控部门。
refusal-tables-not-paired = 本桌没有与其他赌桌配对。
refusal-ticket-expired = 票券已过期：请联系账房。
refusal-ticket-not-expired = 票券仍然有效。
refusal-ticket-not-found = 没有这个号码的票券。
refusal-ticket-not-lapsed = 此票券没有转为无人认领。
refusal-ticket-refused = 经调查，此票券不予支付。
refusal-too-large = 请求内容太大。
refusal-too-many-guesses = 多次输入不存在的票券号码：请等一分钟，再核对号码。
refusal-too-many-messages = 消息过多：请减少发送，并等待答复。
refusal-too-many-requests = 请求过于频繁：请稍候。
refusal-too-many-watches = 同时查看的内容太多：请减少一些。
refusal-too-slow = 接收太慢：请重新连接。
refusal-tournament-not-offered = 低限额游戏不举办锦标赛。
refusal-unknown-host = 此服务器用另一名称：请用该名称访问，或在其配置的 hosts 中加入此名称。
refusal-unknown-key = 此处没有本终端的密钥：请用带有其密钥的地址打开页面。
refusal-unknown-number = 没有这个号码：轮盘只有 0 至 36。
refusal-unknown-play = 此游戏没有这一局，或尚未结束。
refusal-unknown-report = 没有这份报表。
refusal-unknown-session = 没有此登录，或已结束。
refusal-use-unknown = 请说明上一靴这些牌由谁经手。
refusal-wagers-not-open = 请等待荷官宣布下注。
refusal-whole-wagers-only = 现在投注只能整注取回，或保留。

## Roles and posts
role-player = 玩家
role-patron = 客人
role-dealer = 荷官
role-gaming-supervisor = 博彩主管
role-electronic-gaming-supervisor = 电子博彩主管
role-casino-supervisor = 赌场主管
role-assistant-gaming-manager = 助理博彩经理
role-gaming-manager = 博彩经理
role-casino-operator = 赌场经营者
role-inspector = 监察员
role-cashier = 出纳
role-surveillance = 监控
role-administrator = 系统管理员

## What may be done, as part of a sentence
authority-check-the-cards = 检查牌
authority-order-a-check-of-the-cards = 下令检查牌
authority-replace-the-cards = 更换牌
authority-allow-new-cards-with-the-same-backs = 允许使用相同牌背的新牌
authority-declare-the-cards-unfit = 宣布牌不合用
authority-order-a-shuffle = 下令洗牌
authority-allow-a-riffle-of-pre-shuffled-cards = 允许对预洗牌交叠洗牌
authority-allow-a-shuffle-of-pre-shuffled-cards = 允许重洗预洗牌
authority-cut-the-cards = 切牌
authority-verify-dropped-cards = 核实掉落的牌
authority-declare-a-shoe-void = 宣布一靴牌作废
authority-limit-the-players = 限制玩家人数
authority-restrict-optional-wagers = 限制附加投注
authority-alter-the-limits = 更改限额
authority-raise-the-minimum = 提高最低限额
authority-allow-wagers-over-the-maximum = 允许超过最高限额的投注
authority-call-a-no-bet-coup-without-players = 在无玩家时宣布飞牌局
authority-call-a-no-bet-coup-that-all-agree-to = 在全体玩家同意时宣布飞牌局
authority-take-the-cards-from-a-player = 从玩家手中收回牌
authority-approve-a-nominated-player = 批准受指定的玩家
authority-designate-a-player-without-a-wager = 指定没有投注的玩家
authority-declare-a-coup-void = 宣布一局作废
authority-order-a-shuffle-after-a-void-coup = 在一局作废后下令洗牌
authority-reopen-the-wagers = 重新开放下注
authority-confirm-the-outcome = 确认结果
authority-enter-the-correct-result = 输入正确的结果
authority-key-cards-in = 手动输入牌
authority-declare-a-wager-void = 宣布一注作废
authority-exclude-a-person-from-the-game = 禁止某人参与游戏
authority-exclude-a-person-from-the-casino = 禁止某人进入赌场
authority-have-a-person-detained = 扣留某人
authority-invalidate-an-outcome = 宣布结果无效
authority-forfeit-a-wager = 没收注码
authority-refuse-a-wager = 拒绝投注
authority-change-the-game = 更换游戏
authority-close-the-table = 收台
authority-rule-on-a-dispute = 裁定争议
authority-review-a-dispute = 复核争议
authority-announce-no-spin = 宣布无效转动
authority-examine-the-ball = 检查滚珠
authority-have-results-recalculated = 下令重新计算结果
authority-have-an-automated-spin-recalculated = 下令重新计算自动轮盘的一次转动
authority-declare-unconfirmed-wagers-void = 宣布未经证实的注码作废
authority-call-a-no-bet-coup-for-a-card-too-many = 因多出一张牌而宣布飞牌局
authority-allow-a-no-bet-coup-that-the-system-asks-for = 允许系统要求的飞牌局
authority-have-the-cards-of-a-device-checked = 下令检查洗牌机内的牌
authority-abandon-a-coup = 中止一局
authority-set-the-wagering-period = 设定下注时间
authority-choose-the-way-of-dealing = 选择发牌方式
authority-offer-optional-wagers = 提供附加投注

## Limits, as part of a sentence
limit-case-limits-per-player = 每位玩家的限额
limit-case-limits-per-playing-area = 每个投注区的限额
limit-case-limits-per-kind-of-wager = 每种投注的限额
limit-case-table-differential = 台面差额
limit-case-unit-above-the-minimum = 最低限额以上的递增单位
limit-case-least-and-most-total = 合计最低与最高额
limit-case-wagering-period = 下注时间
limit-case-under-minimum = 低于最低限额
limit-case-under-minimum-total = 低于合计最低额
limit-case-over-maximum = 超过最高限额
limit-case-over-area-maximum-before-close = 停止下注前超过投注区上限
limit-case-over-area-maximum-after-close = 停止下注后超过投注区上限
limit-case-over-aggregate = 超过合计上限
limit-case-wrong-unit = 不符合递增单位
limit-case-over-differential-before-close = 停止下注前超过差额
limit-case-over-differential-after-close = 停止下注后超过差额
limit-case-over-limit-on-past-coup = 已结束的一局超过限额
limit-case-old-minimum-kept = 保留原最低限额
limit-case-old-minimum-raised = 提高原最低限额
limit-case-two-minimums = 两种最低限额
limit-case-low-limit-tournament = 低限额锦标赛

## Equipment, as part of a sentence
equipment-table = 赌桌
equipment-shoe = 牌靴
equipment-scanning-shoe = 扫描牌靴
equipment-shuffling-device = 洗牌机
equipment-multishuffler = 多副洗牌机
equipment-discard-holder = 弃牌盒
equipment-float-tray = 筹码盘
equipment-drop-box = 钱箱
equipment-countdown-clock = 倒计时钟
equipment-box-closed-marker = 注位停用标志
equipment-player-terminal = 玩家终端
equipment-note-stacker = 钞箱
equipment-ticket-printer = 票券打印机
equipment-dealer-terminal = 荷官终端
equipment-game-system = 游戏系统
equipment-game-hardware = 游戏硬件
equipment-dealer-layout = 荷官台面
equipment-live-wheel = 真人轮盘
equipment-automated-wheel = 自动轮盘
equipment-ball = 滚珠

## Breaches of conduct, as part of a sentence
breach-predicting-device = 使用预测设备
breach-fraud = 欺诈
breach-staff-advice = 员工提供建议
breach-staff-advantage = 员工谋取利益
breach-staff-procedure = 员工违反程序
breach-influencing = 影响他人
breach-side-bet = 私下对赌
breach-proxy-betting = 代人下注
breach-unreported-malfunction = 未报告故障
breach-other-rule = 违反其他规则

## Excuses, as part of a sentence
excuse-staff-or-inspector-on-duty = 当值员工或监察员
excuse-the-player-asked = 应玩家要求
excuse-to-keep-to-the-rules = 为遵守规则

## Where a patron may complain, as part of a sentence
recourse-complaint-to-an-inspector = 向监察员投诉
recourse-review-by-the-commission = 要求监管委员会复核

## Who must be notified
recipient-surveillance = 监控部门
recipient-inspector = 监察员
recipient-regulator = 监管机构

## By when
due-at-once = 立即
due-24-hours = 24 小时内
due-48-hours = 48 小时内
due-daily-summary = 列入当日汇总
due-end-of-month = 月底前

## Irregularities
irregularity-misdeal = 发牌有误，或次序存疑
irregularity-stray-player-card = 闲得了一张不应补的牌
irregularity-stray-banker-card = 庄得了不应补的第三张牌
irregularity-excess-card = 多发了一张双方都不需要的牌
irregularity-opening-card-exposed = 一局的第一张牌过早被看到
irregularity-face-up-in-shoe = 牌靴或洗牌机内有一张牌牌面朝上
irregularity-too-few-cards = 牌不够完成本局
irregularity-wrong-cut = 未切牌或切牌不当
irregularity-shuffle-forgotten = 切牌卡出现后未洗牌
irregularity-burn-forgotten = 忘记烧牌
irregularity-burned-in-error = 误烧了一张牌
irregularity-card-missing = 缺少一张牌
irregularity-foreign-card = 混入不属于所用牌副的牌
irregularity-order-revealed = 洗牌或切牌时玩家看到了牌序
irregularity-wrong-shoe = 兼发两个游戏的荷官从另一游戏的牌靴发牌
irregularity-wrong-receiver = 牌交给了不该持牌的人
irregularity-wrong-area = 牌放到了另一方的牌区
irregularity-revealed-by-dealer = 荷官亮了应由玩家亮的牌
irregularity-prompted-dummy = 系统要求发一局飞牌
irregularity-shoe-differs = 牌靴读数与实际牌不符
irregularity-shoe-misreads = 牌靴读牌错误
irregularity-shoe-dead = 牌靴停止读牌
irregularity-shuffling-device-fails = 洗牌机故障
irregularity-multishuffler-fails = 多副洗牌机故障
irregularity-invalid-wager = 第一张牌发出后发现注码无效
irregularity-wrong-odds = 投注按另一游戏的赔率结算
irregularity-wrong-payment = 多付或少付
irregularity-display-wrong = 结果显示有误
irregularity-disruption = 骚乱、火警、抢劫等扰乱游戏
irregularity-impractical = 本局难以继续
irregularity-fraud = 有人作弊并影响结果
irregularity-wrong-direction = 滚珠与轮盘同向转动
irregularity-still-wheel = 轮盘静止时转动滚珠
irregularity-too-few-turns = 滚珠转动圈数不足
irregularity-foreign-object = 有异物落入轮盘
irregularity-no-pocket = 滚珠未落入号码格
irregularity-ball-left-wheel = 滚珠飞出轮盘
irregularity-interference = 有人触碰滚珠或轮盘
irregularity-wrong-number = 记录了错误的号码
irregularity-automated-wheel-error = 自动轮盘报告错误
irregularity-automated-wheel-faulty = 自动轮盘运作异常
irregularity-early-ball = 滚珠在下注时间结束前停定
irregularity-wrong-credits = 终端余额与注码、赔率不符
irregularity-terminal-interrupted = 终端游戏中断或屏幕故障
irregularity-terminal-malfunction = 玩家或荷官终端故障
irregularity-system-malfunction = 游戏系统故障

## Facts on which a ruling depends, after "whether"
given-too-late = 下一局已开始、牌靴已清空或本桌已收台
given-next-begun = 下一局已开始
given-first-card-out = 本局已有牌发出
given-in-progress = 本局已有牌发出而尚未完成
given-between-coups = 没有进行中的局
given-exposed = 本局有牌已亮出
given-player-stands-on-two = 闲两张牌不补
given-banker-draws = 庄须补牌
given-banker-stands-on-two = 无须补牌且庄只有两张牌
given-complete = 无须补牌
given-shoe = 使用牌靴
given-scanning-shoe = 使用扫描牌靴
given-shuffling-device = 使用洗牌机
given-live-wheel = 由荷官转动轮盘
given-automated-wheel = 轮盘自动转动
given-reconstructed = 本局可以还原
given-card-seen = 这张牌被看到
given-more-suspected = 怀疑还有其他牌朝向不对
given-all-agree = 所有玩家同意
given-outcome-confirmed = 实际结果得到确认
given-all-stand = 保留所有注码完成本局
given-offer-first = 先让玩家选择取回或减少注码
given-harmed = 故障使赌场或玩家受损
given-spare = 有备用设备
given-movable = 牌能移到备用设备
given-damaged = 有牌受损
given-suspected = 怀疑是故意所为
given-over-1000 = 差额超过 $1,000
given-records-confirm = 记录能证实注码
given-malfunction = 终端或轮盘发生故障

## Orders of a ruling
effect-reconstruct = 将牌还原为正确次序
effect-offer-withdrawal = 允许每位玩家全数取回自己的注码，取回后不得再下
effect-offer-reduction = 允许每位玩家取回或减少注码
effect-no-bet-if-all-off = 若无注码剩下，按飞牌局完成
effect-void-coup = 宣布本局作废并退还所有注码
effect-void-past-coup = 宣布发生问题的一局作废并退还注码
effect-results-stand = 已完成各局的结果有效
effect-card-to-banker = 该牌作为庄的第三张牌
effect-card-starts-next-coup = 该牌留作下一局的第一张牌
effect-card-starts-no-bet-coup = 以该牌开始发一局飞牌
effect-play-card = 该牌视同牌面朝下照常使用
effect-play-on = 用剩余的牌继续
effect-complete = 保留所有注码完成本局，结果有效
effect-play-as-no-bet = 按飞牌局进行
effect-clear-wagers = 先清走台面所有注码
effect-finish-then-shuffle = 完成本局后洗牌并切牌
effect-shuffle-or-replace = 取出剩余的牌，重洗或更换
effect-shuffle-and-cut = 洗牌并切牌
effect-stays-burned = 该牌仍作烧牌
effect-check-remaining-cards = 取出剩余的牌检查
effect-void-shoe = 宣布本靴作废
effect-confirm-outcome = 按确认的实际结果结算
effect-key-cards = 手动输入牌
effect-move-cards = 将完好的牌移到备用设备
effect-remove-damaged = 取出受损的牌
effect-replace-damaged = 用新的一副牌替换受损的牌
effect-finish-from-shoe = 改用牌靴为留下的玩家完成本局
effect-right-odds = 按现行游戏的赔率继续
effect-disregard-display = 不理会显示，以实际结果为准
effect-return-wager = 退还该注码
effect-rectify = 尽快更正或设法更正付款
effect-identify-patron = 设法查明客人身份
effect-invalidate = 宣布结果无效
effect-refund = 退还该结果的注码
effect-forfeit-wager = 没收作弊者的注码
effect-no-spin = 宣布“无效转动”：无论滚珠落在哪里均不算
effect-remove-ball = 尽量在滚珠停定前取出
effect-examine-ball = 找到滚珠后安排检查
effect-respin = 重新转动
effect-enter-result = 输入正确号码
effect-recalculate = 按记录重新计算结果并调整余额
effect-void-unconfirmed = 宣布无记录证实的注码作废
effect-void-terminal-plays = 宣布相关终端上的游戏与派彩作废

## Editions of the rules
edition-star-baccarat-2024 = 星亿：百家乐
edition-star-premium-baccarat-2021 = 星亿：贵宾百家乐
edition-star-rapid-etg-2016 = 星亿：快速轮盘与百家乐
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
bet-low = 小，1 至 18
bet-high = 大，19 至 36
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

## Words of the rules, as part of a sentence
play-cards = 纸牌
play-wheel = 轮盘
burn-way-face-down = 牌面朝下
burn-way-shown = 展示牌面
burn-way-by-value = 按点数
closed-by-period-ends = 下注时间已结束
closed-by-first-card-removed = 第一张牌已离开牌靴
closed-by-first-card-exposed = 第一张牌已亮出
tender-chips = 筹码
tender-promotional-tokens = 推广代币
tender-credits = 余额
fault-with-the-wheel = 与轮盘同向转动
fault-still-wheel = 在静止的轮盘上转动
fault-too-short = 转动圈数不足
fault-foreign-object = 碰到轮盘内的异物
fault-no-pocket = 未落入号码格
fault-left-wheel = 飞出轮盘
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
listed-if = 如{ $facts }，{ $step }
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
refusal-malformed-line-no-pocket = { $given } 不是号码格及其颜色。
refusal-malformed-line-unknown = { $given } 不是以下任何一种行：{ $known }。
refusal-missing-line = 缺少“{ $name }”一行。
refusal-no-header = 记录应以“{ $title }”开头，而不是 { $given }。
refusal-nothing-recorded = 文件到此结束，没有任何一靴牌或一组转动。
refusal-out-of-order-another-due = 此处应为 { $due }，而不是 { $given }。
refusal-out-of-order-number = { $part } 的编号须大于前一个。
refusal-out-of-order-wager-first = 投注写在第一个 { $round } 之前。
refusal-repeated-line = { $name } 前面已经写过。
refusal-repeated-wager = { $box } 号注位已有 { $wager } 投注。
refusal-unknown-source = { $given } 既不是种子，也不是 { $others }。
refusal-unknown-word = { $given } 不是以下任何一项：{ $known }。
refusal-wrong-part = 本游戏按 { $part } 记录，而不是 { $given }。
refusal-wrong-version = { $given } 不是“{ $title }”：无法读取。

## Editions, games and tables
refusal-bad-chip-not-positive = 最小筹码须为不小于 1 的整数分，而不是 { NUMBER($given, useGrouping: 0) }。
refusal-bad-percent-not-a-figure = { $given } 不是百分比：请写数字，例如 5 或 2.5。
refusal-bad-percent-not-on-sign = { $percent } % 无法写在告示上。
refusal-box-taken-one-player = { $box } 号注位只供其玩家使用。
refusal-closing-not-allowed = 此处停止下注的时刻为：{ $ways }。
refusal-no-decks-none-to-name = { $game }不使用纸牌：请勿指定副数或牌靴。
refusal-no-such-box-not-on-layout = 台面上没有 { $box } 号注位。
refusal-no-tie-percent = 游戏 { $game } 的和局不按百分比赔付。
refusal-not-authorised-burn-approval = 以“{ $way }”方式烧牌须由{ $role }批准。
refusal-not-authorised-nobody = { $edition } 不允许任何人{ $act }。
refusal-not-authorised-others-only = 只有{ $roles }可以{ $act }。
refusal-out-of-range-no-players = 赌桌至少须容一位玩家。
refusal-restriction-not-allowed = { $wager }在此可以单独投注，不得限制。
refusal-sign-not-shown-put-up-first = 请先公布告示。
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
refusal-cutting-card-too-deep-overdue = 切牌卡须在最后 { $least } 张牌之前：应已出现。
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
refusal-unknown-card = { $given } 不是牌。请写牌面（{ $ranks } 之一）和花色（{ $suits } 之一），例如 9S 或 TH。
refusal-wrong-cutting-cards = 此处使用 { $needed } 张切牌卡，而不是 { $given } 张。

## The coup and the spin
refusal-ball-not-rolling-none-running = 轮盘上没有转动中的滚珠。
refusal-coup-in-progress-deal-chosen-before = 请在本局开始前选择发牌方式。
refusal-coup-not-complete = 本局还须为{ $hand }发一张牌。
refusal-no-spin-not-announced = { $wheel }上的滚珠{ $fault }时，不宣布无效转动。
refusal-result-differs-on-the-wheel = 轮盘登记的是 { $registered }，而确认的是 { $confirmed }：请检查轮盘。
refusal-too-few-cards-one-due = 只发了 { $dealt } 张：本局还须为{ $hand }发一张牌。
refusal-too-few-cards-shoe-empty = 牌靴已空，而{ $hand }还须补牌：本局作废。
refusal-too-many-cards-coup-complete = 本局在 { $dealt } 张牌后已完成：{ $card } 是多出的一张。

## Wagers
refusal-approval-needed = 同时投注{ $wagers }须由{ $role }批准。
refusal-bad-stake-whole-cents = { $wager } 的注额须为 1 至 { NUMBER($most, useGrouping: 0) } 之间的整数分。
refusal-combination-not-allowed = 任何人不得同时投注{ $wagers }。
refusal-either-or = 一张赌桌只提供 { $one } 或 { $other }。
refusal-layout-not-approved = { $wager }的台面布局须先获批准才能使用。
refusal-main-wager-needed = { $wager }仅限有主注的玩家。
refusal-no-bet-coup-without-wagers = 本局为飞牌局，不接受投注。
refusal-one-of-a-kind = 每位玩家每局只能有一注{ $wager }。
refusal-tender-not-taken = 此处只接受{ $accepted }投注，不接受{ $given }。
refusal-uneven-stake = { $wager } 分为 { $pieces } 等份：{ $stake } 无法平均分配。
refusal-unknown-wager-no-place = 台面上没有 { $given } 这个位置。投注有：{ $bets }；号码须由小到大书写，例如 straight:17、split:17/20 或 column:1。
refusal-unknown-wager-no-side-wager = 本桌没有名为 { $given } 的附加投注。
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
refusal-bad-state-not-a-coup = 内容不是对一局的描述：{ $problem }。
refusal-bad-state-other-kind = 报告的是 { $reported }，而不是 { $asked }。
refusal-fact-needed-to-state = 请说明是否{ $fact }：“{ $name }”，true 或 false。
refusal-fact-not-asked = 请去掉 { $fact }：裁决与它无关。
refusal-hands-unlawful = 这些牌不是按补牌规则发的：请报告发牌有误。
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
refusal-bad-limits-no-stake = 最低限额 { $minimum } 与最高限额 { $maximum } 之间没有可用完整筹码下的注额。
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

## Winners, as part of a sentence
winner-player = 闲
winner-banker = 庄
winner-tie = 和

## What the dealer calls, as part of a sentence
call-place-your-bets = “请下注”
call-no-more-bets = “停止下注”

## What a display shows of the last call
announcement-place-your-bets = 请下注
announcement-no-more-bets = 停止下注
announcement-no-bet-coup = 飞牌局（不下注）
announcement-last-coup = 本靴最后一局

## Conditions of a no-bet coup, after "only if"
no-bet-if-shoe = 使用牌靴
no-bet-if-nobody = 赌桌上没有人
no-bet-if-players = 赌桌上有玩家
no-bet-if-no-wagers = 没有投注
no-bet-if-idle-period = 设定的下注时间内无人下注
no-bet-if-request = 有玩家要求
no-bet-if-all-agree = 全部玩家同意
no-bet-if-marker = 台面上有标记表明
no-bet-if-surveillance = 已通知监控部门

## Refusals: the table and its people
refusal-table-open-close-table-first = 请先收台，再重新设置赌桌。
refusal-table-open-table-already = 本桌已经开台。
refusal-no-such-game-wheel-opens = 本桌随其轮盘开台。
refusal-no-decks-no-cards = { $game }不使用纸牌。
refusal-seats-not-on-layout = 台面布局 { $layout } 有 { $places } 个座位，而不是 { $seats } 个。
refusal-unknown-layout-two-games = 两个游戏须在台面布局 { $needed } 上轮流发牌，而不是 { $layout }。
refusal-chips-on-seats = 座位上有此前留下的筹码：请先人工办理离座。
refusal-nothing-to-end-table = 本桌没有进行中的局或牌。
refusal-not-at-table = { $player } 不在本桌。
refusal-already-there = { $player } 已在本桌。
refusal-table-full-no-room = 本桌已有 { $people } 人，没有更多位置。
refusal-out-of-range-guests-stay = 本桌现有 { $guests } 人：不得因限制人数而请人离开。
refusal-seat-taken = { $seat } 号座位已由 { $player } 就座。
refusal-not-seated-no-seat = { $player } 没有座位可让出。
refusal-not-seated-no-marker-place = { $player } 站立且尚未下注：没有位置放置标记。
refusal-not-seated-role-holder = { $player } 担任庄家角色但没有就座：请将角色转交下一位。
refusal-not-seated-card-holder = { $player } 须就座才能持牌。
refusal-seat-kept-no-rule = { $edition } 没有要求玩家让座的规定。
refusal-seat-kept-seats-free = 无须让座：尚有 { $seats } 个空位。
refusal-seat-kept-coups-passed = 连续 { $coups } 局不下注才须让座：至今 { $idle } 局。
refusal-person-excluded = { $person } 已被禁止参与本游戏。
refusal-bad-name-guest = { $name } 不能作为名称：请用不超过 48 个字母和数字，其间可用 . _ 或 - 连接。
refusal-bad-name-promotion = { $name } 不能作为推广活动的名称。
refusal-bad-name-cutter = 请说明由谁代玩家切牌。
refusal-terminals-only-money = 此处款项须投入玩家终端。
refusal-terminals-only-wagers = 此处须在玩家终端下注。

## Refusals: limits and notices
refusal-bad-notice-time-to-come = 请填写将来的时间。
refusal-bad-notice-game-and-time = 请填写此规则版本的另一游戏，以及将来的时间。
refusal-unknown-game-change-to = 本桌可以改为：{ $games }。
refusal-limits-unchanged-in-force = 这些限额已经生效。
refusal-limits-unchanged-no-older-minimum = 没有玩家沿用原最低限额。
refusal-minimum-not-raised = 只有最低限额可以立即提高：其他更改请用“更改限额”。
refusal-bad-limits-name-wagers = 请说明限额适用于哪些注项。
refusal-bad-limits-personal-maximum = { $wager }的个人最高限额须高于本桌的最高限额。
refusal-sign-not-shown-personal-limits = 请先公布 { $player } 的限额。
refusal-closing-differs-period-not-stated = 设定的下注时间结束时停止下注：告示须写明秒数。
refusal-closing-differs-period-not-used = 告示写明了下注时间：本桌须在该时间结束时停止下注。
refusal-outside-limits-under-minimum = { $player } 的{ $wager }注 { $stake } 低于最低限额 { $least }。
refusal-outside-limits-over-maximum = { $player } 的{ $wager }注 { $stake } 超过最高限额 { $most }。
refusal-outside-limits-wrong-steps = { $player } 的{ $wager }注 { $stake } 须以 { $step } 递增。
refusal-outside-limits-over-in-one-box = 同一注位内{ $wager }的注码合计超出 { $over }。
refusal-outside-limits-over-differential = { $wager }的注码超出台面差额 { $over }。

## Refusals: cards before the shoe
refusal-no-cards-none-on-table = 桌上没有牌：请先送牌。
refusal-no-cards-none-in-shoe = 牌靴中没有牌：请先送牌。
refusal-cards-on-table-already = 桌上已有牌。
refusal-cards-on-table-shuffle-there = 牌在桌上：请就地洗牌或检查。
refusal-cards-on-table-load-first = 桌上有牌：请先放入牌靴。
refusal-cards-not-checked-taken-out = 这些牌是从牌靴取出待检查的。
refusal-other-shoe-last-used = 本桌上次使用的牌：{ $back }。
refusal-other-shoe-none-used = 本桌上次使用的牌：无。
refusal-other-shoe-not-of-this-table = 这些牌不是本桌的牌。
refusal-not-asked-cut-to-player = 现请 { $player } 切牌。
refusal-not-asked-cut-to-dealer = 现请荷官切牌。
refusal-not-asked-cut-to-supervisor = 现请主管切牌。
refusal-not-authorised-cutter-named-to-dealer = 须由轮到切牌的玩家向荷官说出代切者的名字。

## Refusals: the coup
refusal-coup-in-progress-finish-first = 请先完成本局。
refusal-coup-in-progress-finish-or-return = 请先完成本局，或退还其注码。
refusal-coup-in-progress-under-way = 有一局正在进行。
refusal-coup-in-progress-begun = 本局已经开始。
refusal-coup-in-progress-dealt-from-shoe = 正用此牌靴发一局牌。
refusal-coup-in-progress-other-game = 请先完成另一游戏的一局。
refusal-coup-in-progress-call-before-card = 本局已经开始：须在发第一张牌之前宣布。
refusal-coup-in-progress-report-invalid-wager = 牌已发出：请报告无效注码。
refusal-coup-in-progress-allow-before-card = 请在下一局发第一张牌之前批准。
refusal-coup-in-progress-wagers-next-coup = 从下一局起重新接受投注。
refusal-coup-in-progress-limits-before-wagers = 请在下一局接受投注之前更改限额。
refusal-coup-in-progress-game-before-wagers = 请在下一局接受投注之前更换游戏。
refusal-coup-in-progress-game-after-coup = 请在本局结束后更换游戏。
refusal-coup-in-progress-restrict-between-coups = 请在两局之间限制注项。
refusal-coup-in-progress-role-between-coups = 庄家角色在两局之间提供。
refusal-coup-in-progress-role-after-coup = 庄家角色在本局结束后转交。
refusal-no-round-start-coup = 目前没有进行中的局：请开始下一局。
refusal-no-round-nothing-to-rule-on = 没有进行中的局可与此有关。
refusal-round-over-no-name-for-coup = { $name } 不能作为下一局的编号。
refusal-round-over-settle-coup = 本局已经发完：只待结算。
refusal-round-not-over-waits = 尚未轮到：本局正在等待{ $step }。
refusal-round-not-over-other-step = 这不是本游戏的下一步。
refusal-call-not-known = { $game }没有{ $call }这种宣布。
refusal-result-differs-cards = 按牌面结果为{ $dealt }，所选为{ $chosen }：请核对牌。
refusal-card-needed-none-due = 不应再发牌：请将此牌报告为多发的一张。
refusal-card-needed-say-which = 请说明是哪张牌。
refusal-card-waiting-other-first = 已有另一张牌作为本局的第一张。
refusal-card-waiting-two-waiting = 已有一张牌等待下一局：若有两张，请报告发牌有误。
refusal-too-many-cards-complete-after = 本局在 { $cards } 张牌后已经完成。
refusal-shoe-empty-all-out = 牌已全部发出：请检查牌。
refusal-no-bet-coup-already = 本局已定为飞牌局，不接受投注。
refusal-no-bet-coup-not-ordered = 台面没有注码：请接受投注，或安排飞牌局。
refusal-no-bet-coup-over = 飞牌局是为另一局安排的：请接受投注，或重新安排。
refusal-no-bet-coup-not-allowed-report-irregularity = 只有发生异常才发这种飞牌局：请报告发生了什么。
refusal-no-bet-coup-not-allowed-only-if = 须符合：{ $facts }。

## Refusals: wagers
refusal-wagers-closed-called = 停止下注：荷官已经宣布。
refusal-wagers-closed-period-over = 本局下注时间已结束。
refusal-wagers-closed-only-off = 现在只能取回注码，不得加注。
refusal-wagers-open-already = 已在接受投注。
refusal-wagers-open-put-right = 投注仍可更改：请让玩家更正。
refusal-wagers-open-none-closed = 没有已停止而可重新开放的下注。
refusal-reopening-not-allowed = 以 { $method } 方式发牌时不得重新开放下注。
refusal-wagers-placed-chips-on-layout = { $player } 在台面上有注码。
refusal-wagers-placed-return-first = 请先退还注码：本局不接受投注。
refusal-wager-not-placed-not-there = { $player } 在那里没有{ $wager }注。
refusal-wager-not-placed-not-there-to-take-off = { $player } 在那里没有可取回的{ $wager }注。
refusal-wager-not-placed-say-which = 请说明本局哪一注无效。
refusal-box-taken-who-sits-there = { $box } 号注位留给就座者使用。
refusal-bad-stake-tokens-over-stake = 代币不得超过 { $stake }。
refusal-bad-stake-leave-less = 留下的须少于现有的 { $stake }。
refusal-bad-stake-place-another = 请取回此注，再另行下注。
refusal-reason-needed-refused-wager = 请说明拒绝此注的理由。
refusal-refusal-too-late = 只有在第一张牌离开牌靴之前才能拒绝投注。
refusal-not-authorised-layout-by-staff = 只有员工可以登记台面上已有的注码。
refusal-not-authorised-reduce-wagers = 只有{ $role }可以减少注码。

## Refusals: holding the cards, and the banker's role
refusal-step-not-due-waits = 本局正在等待{ $step }。
refusal-step-not-due-coup-complete = 本局已经完成。
refusal-no-such-cards-none-held = { $player } 本局没有持过牌。
refusal-no-such-cards-none-controlled = { $player } 没有掌管的牌。
refusal-no-such-cards-none-unknown = 那里没有牌面朝上而未知的牌。
refusal-no-such-cards-none-to-pass-out = 没有这张待交出的牌。
refusal-no-such-cards-none-face-down = { $player } 手中没有这张暗牌。
refusal-no-such-cards-none-out = 没有交出的{ $hand }牌。
refusal-no-such-cards-all-face-up = { $hand }的牌已全部翻开。
refusal-dealer-keeps-cards = { $hand }的牌由荷官保管。
refusal-not-a-backer = { $hand }的牌只交给投注{ $hand }的玩家。
refusal-not-designated = 牌应交给 { $player }，而不是 { $other }。
refusal-cards-held = { $player } 手中有牌：请先收回。
refusal-no-such-duty = 此处对持牌者没有这项要求：{ $rule }。
refusal-nothing-to-excuse = 没有关于 { $player } 的报告。
refusal-role-not-held-not-by-player = { $player } 没有担任庄家角色。
refusal-role-not-held-by-nobody = 目前无人担任庄家角色。
refusal-role-on-offer = 请先向 { $player } 提供庄家角色。
refusal-role-binds = { $player } 已担任庄家角色，须接庄的牌。
refusal-banker-wager-needed = { $player } 担任庄家角色：须投注庄，或转交角色。
refusal-not-asked-other-turn = 现在轮到 { $next }，而不是 { $player }。
refusal-not-asked-nobody = 现在没有询问任何人，也没有询问 { $player }。

## Refusals: two games under one dealer
refusal-games-not-paired-two-tables = 由一名荷官轮流发牌的须是两个百家乐游戏，各在一桌。
refusal-games-not-paired-not-one-dealer = 这两个游戏不由一名荷官轮流发牌。
refusal-tables-paired-this-table = 本桌已与 { $partner } 配对：请先解除配对。
refusal-tables-paired-other-table = { $table } 已与 { $partner } 配对：请先解除配对。
refusal-pair-not-complete = { $partner } 尚未与本桌配对：请配对，或解除配对。
refusal-card-in-turn-dealt-now = 现正为本桌发牌：请照常发牌。
refusal-card-in-turn-this-turn = 轮到本桌：请照常发牌。

## Refusals: irregularities, conduct and disputes
refusal-ruling-due-report-card = 出现了多余的牌：请先报告。
refusal-ruling-due-other-card = 多余的牌是另一张：请先报告那一张。
refusal-choice-open = 玩家可取回注码：待其选择后再继续本局。
refusal-irregularity-does-not-fit-dealer-handles-cards = { $irregularity }：不可能发生，因为此处只有荷官接触牌。
refusal-not-authorised-must-authorise = 须由{ $roles }批准。
refusal-option-not-open = 没有裁决留下此选择：{ $effect }。
refusal-fact-needed-only-if = 须符合：{ $fact }。
refusal-forfeit-not-allowed = 结果作废时，只没收报告所指作弊者的注码。
refusal-coup-not-recalled = { $coup } 不在最近 { $coups } 局之中。
refusal-coup-over-about-live-coup = { $coup } 已经结束：此报告只针对进行中的局。
refusal-coup-over-not-taken-up = { $coup } 不能再继续。
refusal-coup-void = { $coup } 已经作废。
refusal-not-forbidden-no-rule = { $edition } 对此没有规定：{ $breach }。
refusal-not-forbidden-binds-others = 此规则只约束他人，不约束{ $role }。
refusal-not-forbidden-excused = 此处允许：{ $excuse }。
refusal-no-excuse = 规则没有这种豁免：{ $excuse }。
refusal-measure-not-provided = 规则没有为此违规规定这项措施：{ $measure }。
refusal-measure-too-early = 须先采取这项措施：{ $measure }。
refusal-not-yours-review-by-patron = 须由提出争议者要求复核。
refusal-no-such-dispute = 没有编号为 { $dispute } 的未结争议。
refusal-no-such-error = 登记册中没有编号为 { $payment } 的付款错误。

## Refusals: promised shoes, and results at terminals
refusal-promise-says-otherwise-shoe = 本靴的牌序已事先承诺：牌以离开牌靴时为准。请改为宣布本局作废。
refusal-nothing-to-promise-shuffling-device = 洗牌机没有可预先承诺的牌序。
refusal-deal-too-late-shoe = 牌靴须在切牌之前承诺，下一靴为 { $next }。
refusal-bad-result-coup = 百家乐一局的结果是牌，不是号码。

## What comes next at a game
waits-banker-role = 请询问谁担任庄家角色
waits-banker-wager = 庄家角色尚未投注庄
waits-bets = 正在接受下注
waits-breach = 等待主管决定
waits-burn = 请烧牌
waits-card =
    { $nth ->
        [1] { $hand }第一张牌
        [2] { $hand }第二张牌
       *[3] { $hand }第三张牌
    }
waits-cards = 请送牌上桌
waits-collect = 请收回牌
waits-confirmation = 请确认结果
waits-counts = 请宣布点数
waits-cut = 请切牌
waits-cutting-card = 请放入切牌卡
waits-expose = 等待持牌者亮牌
waits-exposure = 请翻牌
waits-last-coup = 请宣布最后一局
waits-name-card = 请输入未读取的牌
waits-next-coup = 下一局
waits-no-more-bets = 宣布：停止下注
waits-other-coup = 请先发另一桌
waits-other-joins = 另一桌也须加入轮流发牌
waits-pass-out = 请交牌
waits-place-your-bets = 宣布：请下注
waits-players-choice = 玩家可取回注码
waits-result = 请选择结果
waits-settlement = 请结算
waits-shuffle = 请洗牌
waits-stray-card = 多出一张牌
waits-table-opening = 等待开台
waits-time = 时间到即停止下注
waits-turn = 请翻牌

## What comes next at a wheel
waits-ball-at-rest = 滚珠转动中
waits-ball-examined = 等待检查滚珠
waits-close-bets = 请停止下注
waits-next-game = 下一局
waits-number = 请输入号码
waits-number-in-doubt = 等待主管输入号码
waits-own-spin = 请转动滚珠
waits-spin = 请转动滚珠
waits-wheel-opening = 等待轮盘开台

## What a coup waits for, as part of a sentence
round-step-card = 发牌
round-step-confirmation = 荷官确认结果
round-step-exposure = 亮牌
round-step-no-more-bets = 宣布停止下注
round-step-place-your-bets = 宣布请下注
round-step-result = 荷官选择结果
exposure-step-breach = 主管就违规作出决定
exposure-step-collect = 荷官收回牌
exposure-step-counts = 宣布点数
exposure-step-deal = 牌靴发牌
exposure-step-expose = 持牌者亮牌或交回
exposure-step-name-card = 荷官输入牌靴未读取的牌
exposure-step-pass-out = 荷官交牌
exposure-step-turn = 荷官翻牌

## A sentence that an older release wrote
legacy-text = { $legacy-text }

## Incidents: what goes on record at a game
incident-irregularity = { $irregularity }。
incident-ordered = { $order }。
incident-breach = 违规：{ $breach }。
incident-measure = 违规处理：{ $measure }。
incident-rules-shown = 已向客人出示规则。
incident-cards-held-wrongly = 持牌不合规则：{ $rule }。
incident-wager-refused = 拒绝投注：{ $grounds }
incident-wager-misplaced = 注码无效：{ $position }。
incident-wagers-reduced = 合计超额的注码已按比例减少。
incident-wagers-reopened = 因无牌被看到，停止下注后仍可更改注码。
incident-over-maximum = 允许一位玩家超过最高限额下注。
incident-no-bet-coup = 安排了一局飞牌。
incident-decks-incomplete = 送来的牌不是整副：须另换一批。
incident-cards-dropped = 有牌掉落，已全部收回。
incident-order-revealed = 牌序被看到：本靴作废。
incident-new-limits = 告示新限额。
incident-change-of-game = 告示将改为{ $game }。
incident-table-closing = 告示本桌的收台时间。
incident-wheel-closing = 告示轮盘的收台时间。
incident-dispute = 争议：{ $about }。
incident-wrong-payment = 付款错误：{ $coup }。
incident-ball-examined = 已检查滚珠。
incident-number-entered = 输入号码 { $number }：{ $reason }
incident-spin-void = 作废：{ $reason }
incident-early-ball = 滚珠在下注时间结束前停定。
incident-ball-unread = 传感器未能读出滚珠位置。
incident-numbers-differ = 登记号码为 { $registered }，其后报出 { $number }。

## Why a play is void or was ended
reason-floor-restored = 系统已从备份恢复。
reason-unattended = 无人在场裁定。
reason-no-bet-coup = 飞牌局，不接受投注。
reason-called-off = 发第一张牌前已取消。

## How cards are held and passed on, after "see to it that"
card-rule-dealer-keeps = 无人接的牌由荷官保管
card-rule-passed-out = 荷官必须（而非可以）把牌交给玩家
card-rule-seated = 持牌者须在桌前就座
card-rule-in-full-view = 牌须完全可见
card-rule-over-the-layout = 牌须保持在台面上方
card-rule-one-hand = 每次只交出一手牌
card-rule-both-to-nominees = 头两张牌须全由受指定者亮出
card-rule-one-card = 给两位受指定者的牌须逐张交出
card-rule-exposed = 持牌者可以亮牌
card-rule-collected = 荷官收回牌
card-rule-placed-face-up = 收回的牌须牌面朝上放置
card-rule-turned = 无人亮出的牌由荷官翻开
card-rule-announced = 须宣布双方点数，先闲后庄
card-rule-role-taken = 担任庄家角色者须投注庄并接庄的牌
card-rule-role-passed = 庄家角色在两局之间转交
card-rule-marked = 可用标记显示指定的玩家

## Where chips lie wrongly, after "it lies"
misplaced-outside-area = 放在投注区之外
misplaced-not-separate = 未单独成注
misplaced-not-flat = 未平放在台面上
misplaced-on-another = 叠放在另一注上

## The sign of a game
sign-each-wager = 每注：{ $least } 至 { $most }
sign-wager = { $wager }：{ $least } 至 { $most }
sign-box = { $wager }，同一注位合计：{ $least } 至 { $most }
sign-differential = 台面差额：{ $amount }
sign-multiples = 须为最低限额的倍数
sign-steps = 超出最低限额部分以 { $amount } 递增
sign-least-total = 所有注项合计至少 { $amount }
sign-most-total = 所有注项合计最多 { $amount }
sign-period = 下注时间：{ $seconds } 秒
sign-main-wager-only = { $wager }：须有主注
sign-pays = { $wager }：{ $odds }
sign-pays-banker-wins-with-six = { $wager }（六点赢）：{ $odds }
sign-pays-banker-wins-without-six = { $wager }（非六点赢）：{ $odds }
sign-pays-tie = { $wager }（和局时）：{ $odds }
sign-new-limits = 新限额自 { $at } 起
sign-previous-limits = 原限额
sign-previous-minimum = 原最低限额

## Refusals at every game
refusal-table-not-set = 请先设置{ $kind }。
refusal-table-closed = { $kind }已收台：请先开台。
refusal-bad-name-person = 操作者或批准者须有姓名。
refusal-not-authorised-for-others = 此事须由{ $roles }办理。
refusal-not-authorised-result-changes = 此操作会改变已知结果的赔付：须由规则指定的主管输入。
refusal-not-yours-for-yourself = 您只能为自己操作。
refusal-second-person-needed-stakes-go-back = 结果可能已知，而注码将退还：须由第二人签字。
refusal-second-person-needed-result-changes = 此操作会改变已知结果的赔付：须由同级或更高级别的第二人签字。
refusal-second-person-needed-tokens-for-voucher = 以兑换券兑换代币须由两人办理：由主管查看兑换券并签字。
refusal-out-of-range-too-many-values = 一次操作最多有 { $most } 个数值。
refusal-out-of-range-number-too-large = 数值太大：最大为 { $most }。
refusal-bad-text = 每段文字须为一行，最多 { $most } 个可打印字符。
refusal-no-open-incident = 事件 { $incident } 已无须再通知任何人。
refusal-nobody-to-tell = 事件 { $incident } 已无须再通知{ $who }。

## Refusals about notice to players
refusal-notice-not-given-tell-players = 须先告知玩家，才可{ $act }。
refusal-notice-not-given-show-sign = 须提前 { $minutes } 分钟公布告示。
refusal-notice-too-short = 须提前 { $minutes } 分钟公布告示：尚余 { $left } 分钟。
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
refusal-advice-due = 请先告知客人可以{ $recourse }。

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
refusal-sign-incomplete-amount = 告示须写明{ $wager }的限额。
refusal-sign-incomplete-multiples = 告示须写明注码的倍数。
refusal-bad-limits-not-sound = 限额须为大于零的整数，最低不得高于最高。
refusal-limit-not-used = { $game }没有此项限额：{ $limit }。
refusal-unknown-wager-no-such-kind = { $game }没有 { $wager }。可选：{ $wagers }。

## Refusals at a wheel
refusal-table-open-close-wheel-first = 请先将轮盘收台，再重新设置。
refusal-table-open-wheel-already = 轮盘已开台。
refusal-one-wheel-only = 一局由一个轮盘决定：其他轮盘须另行设置。
refusal-wheel-differs = 此轮盘尚有未结算的局：规则不同的轮盘须另起名称。
refusal-spin-in-progress-change-limits = 限额须在两局之间更改。
refusal-spin-in-progress-finish-first = 须先完成本局，或宣布作废。
refusal-spin-in-progress-game-under-way = 本局进行中：须先有号码，或宣布作废。
refusal-round-over-no-name-for-game = { $name } 不能作为下一局的名称。
refusal-wagers-closed-spin-period-over = 本局的下注时间已结束。
refusal-ball-not-examined = 滚珠曾飞出轮盘：须由主管检查后才可再转。
refusal-ball-not-rolling-nothing-to-fit = { $kind }：没有转动中的滚珠可能发生此情况。
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
refusal-spin-over = 下一局已开始：此后只能更正故障所致的错误。
refusal-nothing-to-end-wheel = 此轮盘没有进行中的局。
refusal-bad-result-spin = 转动的结果是号码，不是牌。
refusal-nothing-to-promise-live-wheel = 无人能承诺真人轮盘的滚珠会落在哪里。
refusal-deal-too-late-spin = 转动须在开局前承诺，而 { $deal } 已开局。
refusal-promise-says-otherwise-spin = 本次转动已事先承诺，结果为 { $number }。请改为宣布本局作废。
refusal-promise-says-otherwise-spin-unknown = 本次转动已事先承诺，结果会随种子公布。请改为宣布本局作废。
refusal-no-cards-none-dealt = 此处不发牌。

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
refusal-bad-name-device = { $device } 不是有效的设备名称，或未指明服务对象。
refusal-bad-name-device-of-place = { $serves } 的 { $kind } 须名为 { $kind }-{ $serves }。
refusal-bad-name-staff = { $name } 不能用作姓名：请用小写字母、数字及 . _ -
refusal-bad-name-actor = 须填写操作者的姓名。
refusal-bad-name-terminal = 终端须有名称。
refusal-bad-name-letters-digits = { $name } 不是有效名称：请用字母、数字和连字符。
refusal-name-taken = 已有名为 { $name } 的{ $other }：请为{ $kind }另取名称。
refusal-reserved-name-guest = { $name } 代表系统或设备，不能用作客人的名称：请另取名称。
refusal-reserved-name-device = { $name } 是人员或系统的名称：请另取名称。
refusal-reserved-name-person = { $name } 代表系统或设备，不能用作人员的名称：请另取名称。
refusal-unknown-game-of-deal-kind = 没有采用{ $deals }的游戏 { $game }。
refusal-unknown-game-not-on-floor = 本场没有游戏 { $game }。
refusal-unknown-game-of-set-up = { $edition } 没有此处设置的游戏。
refusal-unknown-game-of-other-kind = 名为 { $name } 的是{ $other }，不是{ $kind }。
refusal-no-such-game-other-kind = 此处不能进行{ $game }：请设置同类的游戏。
refusal-game-not-found = 本场没有游戏 { $game }。

## Staff, keys and second persons
refusal-second-person-needed-administrator = 须由第二位系统管理员以姓名和密码签字。
refusal-second-person-needed-no-administrator = { $name } 不是系统管理员，或已停职。
refusal-second-person-needed-signs-for-self = 不得为自己签字：请另一位系统管理员签字。
refusal-second-person-needed-for-self = 不得为自己办理此事：请另一位系统管理员办理。
refusal-second-person-needed-another-person = 须由{ $who }签字，且不得与申请人为同一人。
refusal-made-by-each-other = { $until } 之前 { $first } 与 { $second } 不得共同签字：其中一人在 24 小时内由另一人新增账户、授予职务或设置密码。请由其他系统管理员签字，或在服务器上以 `pitboss staff reset` 重设该密码。
refusal-staff-suspended-you = 您已停职：请联系系统管理员。
refusal-staff-suspended-already = { $name } 已经停职。
refusal-not-suspended = { $name } 没有停职。
refusal-unknown-staff = 没有名为 { $name } 的员工。
refusal-staff-exists = 已有名为 { $name } 的员工。
refusal-posts-unchanged = { $name } 的职务已是如此。
refusal-bad-posts-each-once = 至少填写一个职务，每个职务只填一次。
refusal-posts-apart = { $post }不得兼任其他职务。
refusal-reason-needed-why = 请用一行文字说明原因。
refusal-reason-needed-refusal = 请说明拒绝了什么，以及拒绝的代码。
refusal-unknown-device-kind = 没有 { $kind } 这种设备：可用 { $kinds }。
refusal-unknown-device-no-key = 设备 { $device } 没有密钥。

## Devices and their readings
refusal-unknown-device-name = 没有设备 { $device }：可用 { $names }。
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
refusal-no-alarm = 已没有此警报：他人已经查看。
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
refusal-deal-in-play-seed-secret = 种子尚未公开：请在结束后再验证。
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
refusal-numbers-told = 各终端已公开本局的随机数：不得再投注。请改为宣布本局作废。

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
proof-cards = { $cards } 张牌离开牌靴，次序全部相符：烧牌 { $burned } 张，{ $coups } 局共发出 { $dealt } 张。
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
refusal-bad-stake-none-named = 请说明要下哪些注。
refusal-bad-stake-lie-there = 筹码已在该处。
refusal-wagers-closed-no-wagers-now = 现在不接受投注：请等下一局。
refusal-part-not-permitted = 只能取回 { $part }，或全部取回。
refusal-wager-not-placed-no-chips = 没有可取回的筹码。
refusal-wager-not-placed-lies-there = 该处的注额为 { $lies }。
refusal-wager-not-placed-not-recalled = 终端 { $terminal } 查不到在 { $play } 的投注。
refusal-outside-limits-comes-back = { $why }：退回 { $back }。
terminal-limit-over-maximum = 超过最高限额 { $limit }
terminal-limit-over-aggregate = 超过合计上限 { $limit }
terminal-limit-wrong-unit = 此处投注须以 { $limit } 递增
refusal-insufficient-credits = 余额只剩 { $left }，需要 { $needed }。
chips-come-back = { $wager }：限额内 { $counts } 有效，退回 { $back }。

## Chip accounts
refusal-unknown-terminal = 没有玩家终端 { $terminal }。
refusal-payout-waiting = 工作人员须先人工支付 { $payout }：请稍候。
refusal-wagers-placed-on-layout = 请先取回台面上的筹码，或等待结果。
refusal-insufficient-funds-no-credits = 没有可兑现的余额。
refusal-over-limit-credit-meter = 余额上限为 { $most }，现有 { $there }：已退回。
refusal-account-locked = 账户已锁定：{ $problem }请呼叫主管。
refusal-account-not-locked = 终端 { $terminal } 没有锁定。
meters-differ = 计数器为 { $meters }，账户余额为 { $account }。
held-for-no-wager = 有 { $held } 被占用而无对应注码。
refusal-player-left = 玩家其后已兑现：差额由账房支付或追收。
refusal-bad-settings-notes = 终端至少须接受一种面额的纸币。
refusal-bad-settings-ticket-months = 票券有效期须为 1 至 { $most } 个月。
refusal-bad-settings-venue = 场所须有名称，票券上的文字须为一行。
refusal-note-not-accepted = 本终端接受 { $accepted } 的纸币；{ $note } 已退回。
refusal-stacker-failed = 入钞口故障，已退回：{ $detail }请呼叫工作人员。
refusal-printer-failed = 打印机故障：{ $detail }由工作人员凭单支付余额。
refusal-transfer-repeated = 转入编号 { $reference } 已使用过：{ $amount }，终端 { $terminal }。
refusal-no-service-call = 终端 { $terminal } 没有等待服务，或已有人响应。

## What staff approve at terminals and tickets
refusal-not-authorised-adjust = 调整余额须由主管批准，并说明原因。
refusal-not-authorised-unlock = 须由主管查明此事，并写明情况。
refusal-not-authorised-void-play = 宣布一局作废须由主管作出，并说明原因。
refusal-not-authorised-clear-owed = 请说明如何处理，以及由谁批准。
refusal-not-authorised-late-claim = 逾期支付须由主管批准，并说明原因。
refusal-not-authorised-lost-slip = 须由两名负责人裁定，并用一行文字说明原因。

## Settlements at terminals
refusal-play-unknown = 游戏已查不到 { $play }：其投注须由主管处理。
refusal-play-void = { $play } 已经作废。
refusal-nothing-owed = { $play } 在本终端没有未结的差额。
refusal-amount-differs-owed = { $play } 未结的差额为 { $owed }，不是 { $amount }。
refusal-amount-differs-form = 单据写明 { $form }，应付 { $payable }。
reason-result-corrected = 结果已更正。
reason-by-clause = { $reason }（{ $clause }）

## Payments that wait
refusal-no-payout-not-waiting = 终端 { $terminal } 没有待付的人工支付 { $payout }。
refusal-payout-on-hold = 暂缓支付：{ $reason }
refusal-form-not-signed-form = 支付单须由玩家签名，并由见证人一同签名。
refusal-form-not-signed-voucher = 凭单须由玩家签名，并由见证人一同签名。
refusal-reason-needed-payment-waits = 请用一行文字说明为何暂缓支付。
refusal-inspector-not-told-inquiry = 须先告知监察员，并写明其姓名。
refusal-inspector-not-told-refusal = 拒付须由监察员审核：请写明其姓名。
refusal-inspector-not-told-reversal = 撤销拒付须由监察员审核：请写明其姓名。
refusal-bad-time = 约定的支付时间须在将来，且不超过 { $months } 个月。
refusal-release-needed-payment = 超过 { $most } 须由员工支付，并由第二人批准。
refusal-release-needed-into-the-books = 现金或筹码入账须由第二人签字。
refusal-release-needed-over = 超过 { $most } 须由第二人签字。
refusal-release-needed-alone-today = { $person } 今日已独自支付 { $paid }，上限为 { $most }：此笔须由第二人签字。

## Tickets and vouchers
refusal-bad-validation-number-digits = 票券号码须为 { $digits } 位数字，{ $number } 不是。
refusal-bad-validation-number-check-digits = 校验位不符：有数字看错或输错。
refusal-unknown-place = 票券只在 cage 或 kiosk/NAME 兑付，不在 { $place }。
refusal-ticket-on-hold-waits = 票券暂缓支付：{ $reason }
refusal-ticket-on-hold-no-lapse = 暂缓支付的票券不会转为无人认领。
refusal-ticket-amount-differs = 票券的签发金额不是 { $claimed }：请呼叫主管。
refusal-ticket-redeemed = 票券已在{ $place }兑付。
refusal-ticket-lost-in-restore = 此为终端 { $terminal } 于 { $after } 至 { $before } 之间打印的第 { $slip } 张票券。该时段的记录在恢复时丢失：由主管裁定。
refusal-slip-too-much = 终端 { $terminal } 不打印超过 { $most } 的票券：请重新核对。
refusal-slip-paid = 票券 …{ $ends } 已经支付：{ $reason }
refusal-slip-refused = 票券 …{ $ends } 不予支付：{ $reason }
refusal-slip-presented = 票券 …{ $ends } 已在等待主管裁定。
refusal-voucher-number-needed = 请输入兑换券号码：最多 48 个字母和数字，其间可用 . _ 或 - 连接。
refusal-voucher-exchanged = { $promotion } 的兑换券 { $voucher } 已在 { $table } 桌兑换：{ $tokens }。

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

## The server

refusal-unknown-language = 这里没有 { $language } 的文字。
refusal-malformed-request-unclear = 请求不正确。
refusal-malformed-request-fields = 请求不正确。{ $why }
refusal-malformed-request-nested = 请求嵌套太深。

## Languages of the house

refusal-bad-catalogue-unread = 无法读取 { $folder } 中的语言文件：{ $problem }。
refusal-bad-catalogue-none = { $folder } 中没有语言文件：每种语言一个文件，例如 fr.ftl。
refusal-bad-catalogue-tag = { $file } 的文件名不是本场可添加的语言，例如 fr.ftl 或 pt-BR.ftl。
refusal-bad-catalogue-syntax = { $place }：{ $problem }。
refusal-bad-catalogue-twice = { $place }：文字 { $key } 出现了两次。
refusal-bad-catalogue-empty = { $place }：文字 { $key } 没有内容。
refusal-bad-catalogue-unknown-fact = { $place }：文字 { $key } 没有名为 { $name } 的数据。
refusal-bad-catalogue-unknown-reference = { $place }：文字 { $key } 引用了 { $name }，但其上方没有。

## Accounts

account-pt-chips = 终端余额
account-pt-held = 终端台面注码
account-pt-payable = 待填单的人工支付
account-pt-stacker = 终端钞箱内纸币
account-ticket-value = 未兑付票券
account-lost-slip-paid = 支付恢复时丢失的票券
account-table-win = 赌桌净赢
account-table-float = 赌桌筹码盘
account-table-drop = 赌桌钱箱内现金
account-table-cash = 赌桌上尚未入箱的现金
account-table-seat-buy-in = 已付款待发筹码
account-table-seat-stack = 座位前的筹码
account-table-seat-held = 座位下的注码
account-table-seat-tokens = 座位前的推广代币
account-table-seat-token-held = 座位下注的推广代币
account-table-overpaid = 赌桌多付待追回
account-table-underpaid = 赌桌少付待补付
account-cage-cash = 账房现金
account-cage-chips = 账房筹码
account-kiosk-cash = 自助机现金
account-promotion-cost = 已赠出的推广代币
account-promotion-tokens = 未使用的推广代币
account-prize-payable = 待领奖品
account-house-prizes = 赌场承担的奖品
account-tournament-fees = 锦标赛报名费
account-tournament-pool = 锦标赛奖池
account-tournament-prize = 锦标赛待领奖品
account-tournament-issued = 已发锦标赛筹码
account-tournament-entrant-chips = 参赛者的锦标赛筹码
account-house-capital = 赌场投入资金
account-house-issue = 已制筹码（面值）
account-house-chips = 客人持有的筹码（面值）
account-house-pockets = 客人携带的筹码
account-house-tokens = 客人携带的推广代币
account-house-transit = 在途金额（完成后为零）
account-house-monitoring = 监控系统转入的余额
account-house-unclaimed = 逾期无人认领的票券与奖品
account-house-adjustments = 故障后的余额调整
account-house-withheld = 调查后拒付的款项
account-house-rounding = 进位至最小筹码的成本
accounts-tickets = 未兑付票券 { $count } 张
unit-cents = 分
unit-tournament-chips = 锦标赛筹码

## Transactions

refusal-unknown-account = 账目表中没有账户 { $account }。
refusal-bad-amount-posting = 账户 { $account } 上的 { $cents } 分不是有效金额：不得为零，也不得超过 { $most } 分。
refusal-bad-amount-cents = 金额须为 1 至 { $most } 分的整数。
refusal-unbalanced-sum = 分录各行之和须为零，现相差 { $left } { $unit }。
refusal-unbalanced-lines = 分录至少须有两行。
refusal-insufficient-funds-short = 账户 { $account } 有 { $there }，需要 { $needed }。
refusal-over-limit = 账户 { $account } 已有 { $there }，再加 { $adds } 便超过上限 { $most }。
refusal-float-short-float = 赌桌筹码盘：现有 { $there }，需要 { $needed }。{ $advice }
refusal-cage-short-cash = 账房现金：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-cage-short-chips = 账房筹码：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-kiosk-short-cash = 自助机现金：现有 { $there }，需要 { $needed }。{ $advice }
refusal-chips-not-sold-chips = 客人持有的筹码（面值）：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-chips-not-sold-pockets = 客人携带的筹码：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-chips-not-sold-tokens = 客人携带的推广代币：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-overpaid = 赌桌多付待追回：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-underpaid = 赌桌少付待补付：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-unclaimed = 逾期无人认领：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-not-owed-withheld = 调查后拒付：账面有 { $there }，需要 { $needed }。{ $advice }
refusal-unknown-move = 没有交易 { $move }。可手工入账的有：{ $known }。
refusal-name-needed = 交易 { $move } 缺少 { $name }。
refusal-name-not-used = 交易 { $move } 没有 { $name } 一项。
refusal-not-by-hand-follows = 交易 { $move } 随票券、人工支付或操作自动入账，不能单独手工入账。
refusal-not-by-hand-by-acts = 玩家的筹码现在随赌桌上的操作入账。
refusal-release-needed-unbooked-chips = 从未入账的筹码须由第二人签字。
refusal-not-reversible = { $stream } 没有可冲销的交易 { $version }：无此交易、已冲销，或之后已有超过 { $most } 笔交易。
refusal-not-authorised-reversal = 冲销须有人批准并说明原因。
refusal-id-reused = 编号 { $id } 已用于另一指令：请使用新的编号。

## Requests and channels

refusal-bad-command-fields = 指令不正确：{ $why }。
refusal-bad-command-type = 指令不正确：{ $why }。可用的指令有：{ $known }。
refusal-unknown-channel-name = 没有频道 { $channel }。
refusal-unknown-channel-nothing = { $channel } 没有可查看的内容。
refusal-unknown-channel-game = 没有游戏 { $game }。
refusal-unknown-channel-no-cards = { $game } 不发牌。
refusal-not-permitted-asked = 您无权查询此内容。
refusal-not-permitted-channel = 您无权查看频道 { $channel }。
refusal-not-permitted-served = { $device } 只能为其服务对象操作。
refusal-not-permitted-own-name = 请以本人姓名和本人职务操作。
refusal-not-permitted-dealer-terminal = 请在该游戏的荷官终端登录。
refusal-not-permitted-floor-staff = 荷官终端只供赌场楼面员工使用。
refusal-not-permitted-sensor = 只有传感器可报告其读数：请由荷官输入号码。
refusal-not-permitted-clock = 只有计时器可重新开始下注时间：请主管重新开放下注。
refusal-not-permitted-posts = 此事须由{ $posts }办理。
refusal-not-permitted-outside = 此指令不接受外部请求。
refusal-not-permitted-no-device = 此游戏不由设备发牌，不能作出承诺。
refusal-too-many-connections-full = 此服务器的连接已满：请稍后重试。
refusal-too-many-connections-address = 此地址有太多未说明身份的连接：请稍后重试。
refusal-too-many-connections-one = 同一使用者最多同时有 { $most } 个连接：请关闭一些。
refusal-no-payout-none = 终端 { $terminal } 没有人工支付。
refusal-no-payout-no-number = 终端 { $terminal } 没有编号为 { $number } 的人工支付。

## Signing in

refusal-sign-in-delayed = 密码错误次数过多：请在 { $seconds } 秒后重试。
refusal-staff-suspended-restore = { $name } 已停职：请先用 `pitboss staff restore { $name }` 恢复。
refusal-second-person-needed-another = 须由另一位员工批准。
refusal-second-person-needed-person = 须由{ $role } { $name } 以姓名和密码签字。
refusal-second-person-needed-posts = 须由{ $posts }以姓名和密码签字。
refusal-second-person-needed-own = 任何人不得为自己签字。{ $needed }
refusal-second-person-needed-signed = { $signer } 不能为此签字。{ $needed }
refusal-second-person-refused-wrong = 第二人不能签字：姓名或密码错误。
refusal-second-person-refused-delayed = 第二人不能签字：此处密码错误次数过多，请等一分钟。
refusal-second-person-refused-busy = 第二人不能签字：登录请求过多，请稍候再试。
refusal-second-person-refused-suspended = 第二人不能签字：其已停职。
refusal-second-person-refused-own-password = 第二人不能签字：其须先登录并设置自己的密码。

## Games and devices

notice-of-errors = 设备故障，或工作人员更正有误的结果，都可能使一局作废或改变派彩：何时如此，以游戏规则为准。如认为有误，请询问工作人员。
refusal-reading-late-play = 此读数属于 { $play }，该局已结束或尚未开始。
refusal-numbers-awaited = { $deal } 的随机数正在合并：请重试。
refusal-unknown-game-floor = 本场没有游戏 { $game }。
refusal-nothing-to-promise-game = { $game } 没有可以预先承诺的发牌。
refusal-seed-lost = { $deal } 的种子已丢失：请宣布本局作废，并更换牌。
refusal-shoe-reads = 牌靴自行读牌：请先报告其故障，再手动输入。

## Starting a server

refusal-demo-apart-real-floor = 这是正式场地的数据库：--demo 请使用另一个。
refusal-demo-apart-demonstration = 这是演示用的数据库：请使用另一个。
refusal-demo-exposed = 演示会向所有人公开其密钥和密码：只能在 127.0.0.1 上监听。
refusal-tls-needed = 在 { $address } 上，密码和密钥可能在传输途中被读取：请设置 tls-certificate 和 tls-key；如前置代理使用 TLS，请在配置中设 tls-proxy = true。
refusal-server-twin = 本场另一台机器上已有名为 { $name }、地址为 { $address } 的服务器：请为本机另取名称，或为本服务器设另一个 --address。
refusal-cannot-read-config = 无法读取 { $file }：{ $problem }。
refusal-not-text-config = { $file } 不是 UTF-8 文本。
refusal-bad-config-unread = { $file }：{ $problem }。
refusal-bad-config-key = { $file }：{ $key }：{ $why }
refusal-bad-config-option = 命令选项：{ $key }：{ $why }
refusal-bad-config-setup = { $problem }。
refusal-bad-config-language = { $key }：这里没有 { $language } 的文字。
config-venue = 场地须有名称。
config-address = 请写成 HOST:PORT，例如 127.0.0.1:8000。
config-proxy = { $proxy } 不是地址，也不是 10.0.0.0/8 一类的网段。
config-tls-key = 证书与其密钥须同时设置。
config-twice-games = 名称 { $name } 重复。
config-twice-terminals = 编号 { $name } 重复。
config-names = 名称须为一行文字，最多 { $most } 个字符。
config-game = { $name } 不能作为游戏的名称。
config-shoe = 虚拟荷官不能手动输入：其牌靴或轮盘须为模拟或设备。
config-partner = 同一荷官的两个游戏须为互相指明的赌桌。
config-terminal = { $number } 不能作为终端的名称。
config-seat = 座位须在本场的实体赌桌。
config-guest = { $guest } 不能作为客人的名称。

## The database

refusal-unknown-database-kind = { $url } 不是数据库：请指定文件（例如 { $file }）或 postgresql://USER@HOST/NAME。
refusal-unknown-database-url = 请这样指定数据库：postgresql://USER@HOST/NAME
refusal-no-database-path = 没有数据库 { $path }。
refusal-no-database-empty = 数据库是空的：从未存入任何内容。
refusal-not-a-database-path = { $path } 不是 Pitboss 的数据库。
refusal-not-a-database-foreign = 数据库中有其他程序的表：请给 Pitboss 单独的数据库。
refusal-newer-database = 此数据库由更新版本的 Pitboss 建立（迁移 { $migration }）：请使用该版本。
refusal-other-migration = 此数据库的迁移 { $migration } 与本版本的不同。
refusal-store-unavailable-mid-transaction = 数据库在事务途中断开：没有存入任何内容。
refusal-store-unavailable-unreachable = 无法连接数据库：恢复之前不进行任何资金变动。
refusal-store-unavailable-no-file = 数据库文件不存在：恢复之前不进行任何资金变动。
refusal-store-unavailable-disk = 磁盘没有响应：恢复之前不进行任何资金变动。
refusal-store-unavailable-unopened = 无法打开数据库：恢复之前不进行任何资金变动。
refusal-store-unavailable-writer-stopped = 数据库的写入进程已停止：恢复之前不进行任何资金变动。
refusal-store-unavailable-no-writer = 数据库的写入进程无法启动，因此不进行任何资金变动：{ $problem }。
refusal-store-unavailable-path = 无法打开 { $path }：{ $problem }。
refusal-store-busy-server = 另一台服务器正在写入：请稍后重试。
refusal-store-busy-program = 另一程序独占了数据库：请稍后重试。
refusal-store-full-database = 数据库的磁盘已满：腾出空间之前不进行任何资金变动。
refusal-store-full-disk = 磁盘已满：腾出空间之前不进行任何资金变动。
refusal-store-read-only-database = 数据库只能读取：可写入之前不进行任何资金变动。
refusal-store-read-only-disk = 磁盘只能读取：可写入之前不进行任何资金变动。
refusal-store-read-only-folder = { $folder } 只能读取：数据库须能在旁边建立文件。
refusal-store-unsafe-postgresql = 断电会造成资金损失：PostgreSQL 中 { $settings } 须全部开启。
refusal-store-unsafe-sqlite = 断电会造成资金损失：SQLite 的 synchronous 须为 FULL，journal_mode 须为 WAL。
refusal-store-unavailable-at = { $path }：{ $why }
refusal-store-unavailable-opening = 无法打开数据库：{ $why }
refusal-store-busy-at = { $path }：{ $why }
refusal-store-busy-opening = 无法打开数据库：{ $why }
refusal-store-full-at = { $path }：{ $why }
refusal-store-full-opening = 无法打开数据库：{ $why }
refusal-store-read-only-at = { $path }：{ $why }
refusal-store-read-only-opening = 无法打开数据库：{ $why }
refusal-store-corrupt-at = { $path }：{ $why }
refusal-store-corrupt-opening = 无法打开数据库：{ $why }

## Keys and backups

refusal-house-key-needed-unnamed = 此数据库不是文件，须指明其主密钥：请设置 { $variable }、传入凭据 { $credential }，或在配置中写 house-key 或使用 --house-key。主密钥为 64 个十六进制数字，可用 `openssl rand -hex 32` 生成。
refusal-house-key-needed-without = 此操作需要主密钥，而数据库是在没有主密钥的情况下打开的。
refusal-house-key-missing-gone = { $place } 没有主密钥：请放回原处。
refusal-house-key-missing-unread = 主密钥 { $place } 无法读写：{ $problem }。
refusal-bad-house-key-place = { $place } 没有指明主密钥：请写下列之一：{ $kinds }。
refusal-bad-house-key-digits = { $place } 给出的不是主密钥。主密钥为 64 个十六进制数字，可用 `openssl rand -hex 32` 生成。
refusal-not-a-backup = 此文件不是备份，或本版本无法读取。
refusal-log-broken = 事件 { $event } 与哈希链不符：日志被篡改或已损坏。
refusal-bad-head-damaged = 此文件不是已签名的链头，或已损坏。
refusal-bad-head-other-release = 此文件不是本版本可读取的已签名链头。
refusal-other-key = 链头由另一密钥签名：{ $key }。
refusal-bad-key-unwritten = 密钥 { $path } 无法读写：{ $problem }。
refusal-bad-key-unread = 无法读取密钥 { $path }：{ $problem }。
refusal-bad-key-not-private = { $path } 中没有 PEM 格式的 Ed25519 私钥。
refusal-bad-key-not-public = { $path } 中没有 PEM 格式的 Ed25519 公钥。

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
rule-aim-cards = 发两手牌：闲与庄。押较接近九点的一手，或押和。所有人押的是同样的两手牌。
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
rule-tie = 押闲与押庄不输不赢，本金退回。
rule-tie-pays = 押闲和押庄按告示上的百分比派彩，由 { $least } 至 { $most }。此处按 { $paid } 计算。

## The rules in short: Roulette
rule-aim-wheel = 押滚珠停在哪里：押一个号码或多个号码。
rule-wheel = { $pockets } 格，由 0 至 { $most }。
rule-colours = 零为绿色，{ $red } 个号码为红色，其余为黑色。
rule-zero = 开零时，只有包含零的注才赢。
rule-no-spin = 滚珠转动不合规定时重新转动，注码保留。
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
event-double-tiger-pair = 双方头两张牌都成对，牌面不同
event-twin-tiger-pair = 双方头两张牌都成对，牌面相同
event-player-pair = 闲头两张牌成对
event-banker-pair = 庄头两张牌成对
event-player-mixed-pair = 闲的对子一红一黑
event-player-coloured-pair = 闲的对子同色不同花
event-player-perfect-pair = 闲的对子同花
event-banker-mixed-pair = 庄的对子一红一黑
event-banker-coloured-pair = 庄的对子同色不同花
event-banker-perfect-pair = 庄的对子同花
event-player-wins-with-natural = 闲以例牌赢
event-banker-wins-with-natural = 庄以例牌赢
event-equal-naturals = 双方同点例牌
event-player-wins-by = 闲以非例牌胜 { $points } 点
event-banker-wins-by = 庄以非例牌胜 { $points } 点
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
step-ball = 滚珠停在 { $number }（{ $colour }）。

## The result of a coup or spin
result-player = 闲赢，{ $high } 比 { $low }
result-banker = 庄赢，{ $high } 比 { $low }
result-tie = 和，{ $high } 比 { $low }
result-spin = { $number }，{ $colour }

## What a wager brought
settled-win = { $stake } 赢 { $won }，共取回 { $returned }。
settled-lose = 输 { $stake }。
settled-standoff = 不输不赢，退回 { $stake }。

## Worked examples
example-natural = 例牌：立即结束
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
page-inspector = 监察员与监控
page-admin = 系统管理
page-guide = 规则与赔率
page-learn = 练习

## What happened at a table or wheel, step by step. No sentence names a card that may be face down
replay-set-table = 赌桌已设置。
replay-open-table = 开台。
replay-choose-dealing = 更改发牌方式。
replay-limit-players = 限制玩家人数。
replay-restrict-optional = 附加投注只限有主注的玩家。
replay-show-game = 告示公布更换游戏。
replay-change-game = 更换游戏。
replay-show-closing = 告示公布收台时间。
replay-close-table = 收台。
replay-pair-tables = 一名荷官轮流发两张赌桌。
replay-part-tables = 两张赌桌恢复单独发牌。
replay-draw-out-of-turn = 一张牌未按次序发出。
replay-announce-limits = 告示公布新限额。
replay-alter-limits = 新限额生效。
replay-raise-at-once = 立即提高最低限额。
replay-raise-kept = 所有玩家适用本桌最低限额。
replay-allow-over-maximum = { $player } 可超过最高限额下注。
replay-join = { $player } 来到赌桌。
replay-bring-chips = { $player } 带来更多筹码。
replay-buy-chips = { $player } 购买筹码 { $amount }。
replay-exchange-voucher = { $player } 兑换一张兑换券。
replay-take-seat = { $player } 更换座位。
replay-leave = { $player } 离开。
replay-vacate = { $player } 让出座位。
replay-bring-cards = 送牌上桌。
replay-check-cards = 检查牌。
replay-drop-cards = 牌掉落，已全部收回。
replay-shuffle = 洗牌。
replay-riffle = 交叠洗牌。
replay-let-players-cut = 决定由谁切牌。
replay-decline-cut = { $player } 不切牌。
replay-cut = 切牌。
replay-insert-cutting-card = 放入切牌卡。
replay-load-device = 牌放入牌靴或洗牌机。
replay-burn = 烧牌。
replay-take-out-cards = 取出牌，不再使用。
replay-start-round = 新一局开始。
replay-call = 荷官宣布：{ $announcement }。
replay-call-last-coup = 荷官宣布最后一局。
replay-end-period = 下注时间结束。
replay-restart-period = 下注时间重新开始。
replay-reopen = 重新开放下注。
replay-draw-card = 发出一张牌。
replay-meet-cutting-card = 切牌卡出现。
replay-name-card = 确认一张牌：{ $card }。
replay-select-result = 荷官选择结果：{ $winner }。
replay-confirm-result = 荷官确认结果。
replay-settle-initial-deal = 结算头四张牌的投注。
replay-settle = 结算所有投注。
replay-pass-out = { $hand }：牌交给 { $to }。
replay-expose-card = { $player } 翻开一张牌。
replay-collect = { $hand }：荷官收回牌。
replay-turn = { $hand }：荷官翻牌。
replay-announce-counts = 宣布点数。
replay-refuse-cards = { $hand }：{ $player } 不接牌。
replay-designate = { $hand }：{ $player } 优先接牌。
replay-report-holding = { $player } 持牌不合规则。
replay-excuse-holding = { $player } 可继续。
replay-forfeit-cards = { $player } 交出牌。
replay-accept-role = { $player } 担任庄家角色。
replay-decline-role = { $player } 不担任庄家角色。
replay-pass-role = { $player } 放弃庄家角色。
replay-place-wager = { $player } 押 { $amount } 于{ $wager }。
replay-take-off = { $player } 取回{ $wager }的筹码。
replay-reduce-wagers = 荷官减少投注。
replay-refuse-wager = 拒绝 { $player } 的{ $wager }注。
replay-find-misplaced = { $player } 的{ $wager }注放置有误，退回。
replay-order-no-bet = 安排一局飞牌。
replay-take-wagers = 恢复接受投注。
replay-report-irregularity = 员工报告异常情况。
replay-choose-option = 员工选择处理方式。
replay-resume-coup = 继续本局。
replay-report-breach = 记录违规行为。
replay-take-measure = 采取措施。
replay-tell-about = 已就事件通知有关人员。
replay-show-rules = 已出示规则。
replay-find-wrong-payment = 发现付款错误。
replay-enquire = 已查询付款错误。
replay-try-to-rectify = 尝试更正付款。
replay-rectify-payment = 付款已更正。
replay-tell-regulator = 已就付款错误通知监管机构。
replay-raise-dispute = { $patron } 提出争议。
replay-decide-dispute = 裁定争议。
replay-ask-review = 要求复核。
replay-review-dispute = 复核争议。
replay-advise-patron = 告知客人投诉途径。
replay-close-dispute = 争议结束。
replay-set-wheel = 轮盘已设置。
replay-open-wheel = 轮盘开台。
replay-close-wheel = 轮盘收台。
replay-new-game = 请下注。
replay-spin-ball = 滚珠开始转动。
replay-ball-at-rest = 滚珠已停定：{ $pocket }。
replay-ball-at-rest-unread = 滚珠已停定：未能读出号码。
replay-confirm-number = 荷官报出号码：{ $number }。
replay-no-spin = 宣布无效转动，此次不算。
replay-examine-ball = 检查滚珠。
replay-correct-number = 主管输入号码：{ $number }。
replay-end-by-restore = 系统已从备份恢复：本局作废，退还注码。
replay-void-spin = 宣布本局作废。

## Cards of a coup
replay-card-up = { $hand }：{ $card }。
replay-card-down = { $hand }：一张暗牌。
replay-card-stray = 发出一张多余的牌。

## Reports
report-accounts = 试算平衡表
report-meters = 终端计数器
report-incidents = 本月事件
report-refusals = 本月被拒操作
report-staff = 已登录员工
report-software = 服务器软件
report-conformance = 条款验证

## Columns of reports
column-account = 账户
column-meaning = 说明
column-kept = 资产
column-owed = 负债
column-terminal = 终端
column-plays = 局数
column-game = 游戏
column-number = 编号
column-time = 时间
column-kind = 种类
column-incident = 经过
column-clause = 条款
column-to-be-told = 尚须通知
column-person = 人员
column-command = 操作
column-refusal = 原因
column-name = 姓名
column-place = 位置
column-since = 登录时间
column-last-seen = 最近活动
column-server = 服务器
column-version = 版本
column-hash-found = 实测哈希
column-hash-accepted = 核准哈希
column-edition = 规则版本
column-clauses = 条款数
column-need-proof = 须验证
column-proven = 已验证
column-unproven = 未验证

## Cells and notes of reports
report-total = 合计
report-unit-cents = 货币
report-unit-tournament-chips = 锦标赛筹码
report-note-sides-differ = 资产与负债两边不符。
report-note-meters = { $terminal }：{ $problem }
report-due = { $recipient }（{ $by }）
report-note-to-be-told = 尚有 { $count } 项须通知。
report-locked = 已锁定
report-note-software-differs = { $server }：并非已核准的软件

## Meters of a terminal
meter-notes-in = 入钞
meter-tickets-in = 入票
meter-transfers-in = 转入
meter-turnover = 投注总额
meter-wins = 派彩
meter-tickets-out = 出票
meter-hand-pays = 人工支付
meter-cancelled = 凭单支付

## The page of administration
admin-title = 系统管理
admin-staff = 员工账户
admin-devices = 设备与密钥
admin-sessions = 当前登录
admin-software = 软件
admin-alarms = 警报
admin-no-alarms = 没有未处理的警报。
admin-acknowledge = 已查看
admin-wait = 请稍候……
admin-not-yours = 本页面仅供系统管理员使用。
admin-name = 姓名
admin-posts = 职务
admin-status = 状态
admin-acts = 操作
admin-active = 正常
admin-suspended = 已停职
admin-must-change = 一次性密码
admin-own-account = 您自己的账户：须由其他系统管理员更改
admin-add-staff = 新增员工
admin-change-posts = 更改职务
admin-new-password = 新密码
admin-new-password-why = 其所有登录将结束，旧密码失效。
admin-suspend = 停职
admin-reason = 原因
admin-restore = 恢复
admin-signs = 须由第二位系统管理员签字：{ $names }
admin-by-two = 账户、职务、密码与密钥须由两位系统管理员签字；停职或收回密钥一人即可。
admin-first-alone = 目前仅有一位系统管理员：请先新增第二位，此后其余事项须两人签字。
admin-inspectors-apart = 监察员账户须在服务器上以 pitboss staff add 新增。
admin-inspector = 系统管理员不能更改监察员账户
admin-secret = 仅显示一次
admin-password-of = { $name } 的一次性密码
admin-password-why = 首次登录后须设置自己的密码。
admin-key-of = { $name } 的密钥
admin-key-why = 请填入终端地址或设备设置。
admin-page-at = 页面地址
admin-device = 设备
admin-kind = 类型
admin-serves = 服务对象
admin-serves-hint = 终端编号、游戏名称；座位填“桌/客人”
admin-add-device = 生成密钥
admin-add-device-why = 该设备或其终端原有的密钥将同时失效。
admin-drop-key = 收回密钥
admin-drop-why = { $name } 的密钥立即失效。
admin-at = 位置
admin-since = 登录时间
admin-seen = 最近活动
admin-locked-short = 已锁定
admin-you = 您
admin-end = 结束登录
admin-end-why = { $name } 须重新登录。
admin-check = 立即校验软件
admin-check-why = 本服务器将校验自身文件，并与已核准版本比较。
admin-server = 服务器
admin-version = 版本
admin-found = 实测哈希
admin-accepted = 核准哈希
admin-agrees = 与已核准版本一致。
admin-differs = 与已核准版本不一致。
admin-accept = 核准
admin-note = 核准理由

## Kinds of devices
device-kind-display = 墙面显示屏
device-kind-metrics = 监测指标
device-kind-monitoring = 监控系统
device-kind-player-terminal = 玩家终端
device-kind-printer = 票券打印机
device-kind-seat = 实体桌座位
device-kind-shoe = 扫描牌靴
device-kind-stacker = 入钞口（含票券）
device-kind-wheel = 轮盘传感器

## The page of the cage
cage-title = 账房
cage-ticket = 票券
cage-number = 票券号码
cage-number-hint = 扫描票券，或输入全部 18 位数字。
cage-look-up = 查询
cage-clear = 清除
cage-no-ticket = 可以扫描下一张票券。
cage-from-terminal = 终端
cage-sequence = 序号
cage-issued = 签发时间
cage-expires = 有效期至
cage-paid-at = 支付时间
cage-paid-by = 支付人
cage-reason = 原因
cage-until = 暂缓至
cage-pay = 支付 { $amount }
cage-compare = 与票面金额一致吗？一致则点清付款。
cage-withhold = 暂缓支付
cage-release = 解除暂缓
cage-refuse = 拒绝支付
cage-voids = 作废票券
cage-void-why = 永久拒付，此票券不再兑付。
cage-lapse = 转为无人认领
cage-lapse-why = 票券已过期，其金额转入无人认领款项。
cage-claim = 逾期支付
cage-claim-why = 此票券已转为无人认领。请核对票面金额；只支付一次，由主管批准。
cage-reinstate = 撤销拒付
cage-reinstate-why = 此款项恢复有效，按通常方式支付。
cage-reinstated = 已撤销拒付
cage-paper = 票券原样
cage-print = 打印
cage-by-hand = 人工支付
cage-refused-by-hand = 经调查拒付
cage-by-hand-none = 没有待付款项。
cage-form = 支付单
cage-form-again = 补打支付单
cage-sequence-if = 序号（非最近一张时填写）
cage-pay-out = 支付
cage-patron = 客人（单上签名）
cage-witness = 见证人
cage-form-signed = 打印支付单，由客人核对并签名后支付 { $amount }。见证人在此签字。
cage-waiting = 待支付
cage-held = 暂缓支付的票券
cage-held-none = 没有暂缓支付的票券。
cage-held-hint = 要解除或拒付，请按票面号码查询。
cage-ground = 暂缓原因
cage-inquiry = 调查（已通知监察员）
cage-time = 与客人约定的时间
cage-identity = 客人出示身份证明
cage-inspector = 获通知的监察员
cage-why = 原因（一行）
cage-found = 调查结论（一行）
cage-reviewed = 审核的监察员
cage-present-slip = 登记票券
cage-present-why = 此票券的记录已在恢复时丢失。请输入票面金额并保留票券，由主管裁定。
cage-printed-amount = 票面金额
cage-presented = 已登记票券
cage-lost-slips = 恢复时失去记录的票券
cage-lost-hint = 由主管在此账房页面会同另一名负责人裁定。支付前请核对票券、录像及钞箱清点记录。
cage-undecided = 待裁定
cage-printed-between = 打印于 { $after } 至 { $before } 之间
cage-decide-why = 只裁定一次，须由另一名负责人签字。
cage-owed = 更正后的差额
cage-owed-none = 没有未结差额。
cage-owes-player = 赌场应付
cage-owes-house = 客人应付
cage-settle = 结清
cage-settle-why = 从账房向客人支付 { $amount }，由主管批准。
cage-collect-why = 向客人收取 { $amount }，或予以放弃，由主管批准。
cage-given-up = 赌场放弃该款项，无现金往来
cage-note = 备注
cage-approver = 批准的主管
cage-money = 现金与筹码
cage-cash = 账房现金
cage-cash-short = 付出的现金多于入账金额。请清点现金，并按“赌场向账房拨入现金”入账；此前本处不能付款。
cage-moves = 资金调动
cage-move = 事项
cage-amount = 金额
cage-table = 赌桌
cage-kiosk = 自助机
cage-cancel-credit = 凭单支付余额
cage-cancel-why = 在此支付终端全部余额，例如打印机缺纸时。
cage-empty-stacker = 清点钞箱
cage-counted = 清点金额
cage-terminal = 终端号
cage-own-moves = 您最近的交易
cage-reverse = 冲销
cage-reverse-why = { $move }，{ $amount }：以一笔反向交易冲销，由主管批准。
cage-reversed = 已冲销 { $amount }
cage-paid = 已支付 { $amount }
cage-withheld = 已暂缓支付
cage-released = 已解除暂缓
cage-refused = 已拒绝支付
cage-lapsed = 已转为无人认领
cage-settled = 已结清 { $amount }
cage-cancelled = 已凭单支付余额
cage-emptied = 已清点钞箱
cage-done = 本柜台已办
cage-done-none = 暂无。

## States of a ticket
ticket-state-open = 有效
ticket-state-withheld = 暂缓支付
ticket-state-redeemed = 已支付
ticket-state-refused = 已拒付作废
ticket-state-lapsed = 无人认领
ticket-state-expired = 已过期

## The page of the dealer
dealer-title = 荷官
dealer-choose = 本终端主持哪个游戏？
dealer-no-game = 这里没有“{ $game }”这个游戏。
dealer-next = 下一步
dealer-waiting = 等待
dealer-other-person = 需由其他人员处理。
dealer-approval = 暂不能发牌。经主管批准可：
dealer-ruling = 查看裁决
dealer-left-open = 上次裁决留有选择，下一局开始前有效。
dealer-decide = 查看
dealer-wrong = 出现异常
dealer-says = 牌面结果
dealer-choice = 请按所见选择结果，然后确认。
dealer-clause = 条款 { $clause }
dealer-confirm = 确认结果
dealer-confirm-number = 确认 { $number }
dealer-another = 其他号码
dealer-face-down = 牌面朝下发出
dealer-key = 输入
dealer-shoe = 牌靴
dealer-to-cut = 距切牌卡还有 { $n } 张
dealer-left = 剩余 { $n } 张
dealer-cut-met = 切牌卡已出：再发 { $n } 局
dealer-coups = 已发 { $n } 局
dealer-history = 历史结果
dealer-last = 上一局
dealer-last-spin = 上一局
dealer-wager = 注项
dealer-staked = 投注
dealer-paid = 赔付
dealer-taken = 收取
dealer-back = 退还
dealer-count = 注数
dealer-returned = 返还
dealer-total = 合计
dealer-no-wagers = 没有注码。
dealer-sign = 告示
dealer-pays = 赔率
dealer-least = 最低
dealer-most = 最高
dealer-calls = 宣布
dealer-cards = 牌与牌靴
dealer-hands = 桌上的牌
dealer-table = 赌桌与告示
dealer-seats = 本桌客人
dealer-nobody = 本桌没有客人。
dealer-seat-somebody = 安排入座
dealer-seat = { $n } 号座
dealer-standing = 站立
dealer-chips = 筹码
dealer-tokens = 代币
dealer-role = 庄家角色
dealer-holds = 持有{ $hand }牌
dealer-nominate = 由他人翻牌
dealer-nominate-hint = 由 { $name } 指定，须经主管批准。
dealer-who = 由谁
dealer-which = 哪些牌
dealer-all = 全部
dealer-nth = 第 { $n } 张
dealer-give = 交牌
dealer-place = 代为下注
dealer-place-for = 为 { $name } 下注
dealer-more-for = { $name } 的更多操作
dealer-off = 取回
dealer-misplaced = 注码须更正
dealer-device = { $device }{ $fault }：请检查
dealer-cleared = 已恢复正常
dealer-what-done = 处理说明
dealer-turns = 轮流发牌的游戏
dealer-turn-to = 转到 { $game }
dealer-turn-of = 轮到您
dealer-no-bet = 飞牌局（不下注）
dealer-doubt = 先登记 { $first }，后报 { $second }。
dealer-no-spin = 本次转动无效：{ $why }。须重新转动，注码保留。
dealer-ball-out = 滚珠飞出轮盘：检查后方可再用。
dealer-stray = 多余的牌

## A coup on the wall
display-coup-cards = 牌
display-coup-shoe = 本靴
display-coup-pairs-player = 闲对
display-coup-pairs-banker = 庄对
display-coup-naturals = 例牌
display-coup-last = 最近结果

## The wall display
display-no-key = 请使用本显示屏自己的地址（末尾带密钥）打开。
display-no-game = 这里没有“{ $game }”这个游戏。
display-wait = 请稍候……

## The sign on the wall
display-sign-least = 最低
display-sign-most = 最高
display-sign-wager = 注项
display-sign-pays = 赔率
display-sign-limits = 限额
display-sign-pieces = 按所含各注
display-sign-none = 开台时公布告示。
display-sign-from = 自 { $at } 起

## A spin on the wall
display-spin-numbers = 历史号码
display-spin-hot = 热号
display-spin-cold = 冷号
display-spin-winner = 开出号码
display-spin-before = 上一号码
display-spin-times = { $n } 次
display-spin-since = { $n } 局前
display-spin-never = { $n } 局未出
display-spin-latest = 最新
display-spin-shares = 最近 { $n } 局
display-spin-zero = 零

## The page of rules and odds
guide-page-title = 规则与赔率
guide-page-lead = 每个注项的赔率、长期成本，以及游戏如何决定胜负。
guide-page-odds = 规则与赔率
guide-page-examples = 玩法说明
guide-page-parts = 指南内容

## The home page
home-lead = 按核准规则运行的百家乐与单零轮盘：从第一张牌到最后一分钱。
home-playing = 当前场内游戏
home-terminals = 玩家终端
home-live = 实体桌
home-rules = 规则与赔率
home-practise = 练习
home-play = 玩家
home-play-words = 玩家终端、实体桌座位和墙面显示屏各有自己的地址，地址末尾带有密钥。
home-sit-down = 进入玩家终端
home-player-screens = 玩家终端
home-seat-screens = 实体桌座位
home-display-screens = 墙面显示屏
home-sign = 告示
home-real-keys = 请向本场系统管理员索取本屏幕的地址。
home-key = 粘贴地址或密钥
home-open = 打开屏幕
home-not-aScreen = 此密钥属于没有屏幕的设备。
home-bad-key = 这不是本场的密钥。请确认已完整复制。
home-staff = 员工
home-staff-words = 请用本人姓名和密码登录。可用功能取决于职务。
home-demo-staff = 演示中所有人使用同一密码：
home-dealer = 荷官终端
home-dealer-words = 主持游戏：开局、发牌、确认结果。
home-supervisor = 主管
home-supervisor-words = 全场概览、限额、异常处理。
home-cage = 账房
home-cage-words = 票券兑付、人工支付与资金。
home-inspector = 监控与监察员
home-inspector-words = 可查看一切，不可更改。
home-admin = 系统管理
home-admin-words = 人员、设备与密钥。
home-newcomer = 第一次玩？
home-guide-words = 各游戏每个注项的赔率与长期成本。
home-learn-words = 二十道补牌与派彩题，即时评分。

## Events of the log
event-table-acted = 赌桌操作
event-wheel-acted = 轮盘操作
event-wager-placed = 投注：{ $stakes }
event-wager-withdrawn = 取回投注 { $cents }
event-chips-moved = { $cents } 移至其他注项
event-chips-taken-off = 取回筹码：{ $stakes }
event-wagers-settled = 投注已结算
event-wagers-returned = 退回投注 { $cents }：{ $reason }
event-wagers-forfeited = 没收投注 { $cents }：{ $reason }
event-settlement-corrected = 结算已更正：{ $reason }
event-settlement-voided = 结算已撤销：{ $reason }
event-correction-owed = 更正后尚欠 { $owed }
event-owed-paid = 差额 { $owed } 已在账房结付
event-owed-cleared = 差额 { $owed } 已结清
event-note-inserted = 放入纸币 { $cents }
event-ticket-taken = 放入票券 { $cents }
event-ticket-printed = 打印票券 { $cents }
event-ticket-issued = 签发票券 …{ $ends }，{ $cents }
event-ticket-redeemed = 兑付票券 { $cents }
event-ticket-withheld = 票券暂缓支付：{ $reason }
event-ticket-released = 票券解除暂缓：{ $determination }
event-ticket-refused = 拒付票券 { $cents }：{ $determination }
event-ticket-lapsed = 票券 { $cents } 无人认领
event-ticket-claimed = 补付无人认领票券 { $cents }：{ $reason }
event-ticket-reinstated = 撤销对票券 { $cents } 的拒付：{ $determination }
event-transfer-taken = 转入编号 { $reference }（{ $cents }）已使用
event-voucher-exchanged = { $promotion } 的兑换券 { $voucher } 已使用：代币 { $tokens }
event-payment-counted = { $cents } 计入 { $person } 的已付金额
event-credit-transferred = 转入余额 { $cents }
event-credit-cancelled = 凭单支付余额 { $cents }
event-credits-adjusted = 余额调整 { $change }：{ $reason }
event-hand-pay-called = 需人工支付 { $cents }
event-hand-paid = 人工支付 { $cents }
event-hand-pay-withheld = 人工支付暂缓：{ $reason }
event-hand-pay-released = 人工支付解除暂缓：{ $determination }
event-hand-pay-reinstated = 撤销对 { $cents } 的拒付：{ $determination }
event-hand-pay-refused = 拒付 { $cents }：{ $determination }
event-stacker-emptied = 清空钞箱：{ $cents }
event-terminal-set = 终端已设置
event-account-locked = 终端已锁定：{ $incident }
event-account-unlocked = 终端已解锁：{ $note }
event-service-called = 玩家呼叫服务
event-call-answered = 已响应服务呼叫
event-moved = 交易：{ $move }，{ $cents }：{ $note }
event-reversed = 冲销：{ $move }，{ $cents }：{ $reason }
event-card-read = 牌靴读到 { $card }
event-ball-read = 传感器读到 { $pocket }
event-reading-refused = 读数无法使用：{ $code }
event-device-failed = 设备{ $fault }：{ $detail }
event-device-restored = 设备已恢复：{ $note }
event-key-granted = 已发放密钥：{ $device }
event-key-withdrawn = 已收回密钥：{ $device }
event-deal-committed = 发牌承诺已公布
event-deal-revealed = 发牌种子已公开
event-deal-withdrawn = 承诺已撤回：{ $reason }
event-number-committed = 终端为一局加入随机数
event-number-revealed = 终端公开随机数
event-deal-mixed = 各终端随机数已合并
event-deal-disputed = 终端对一局提出异议：{ $finding }
event-software-checked = 软件已校验
event-floor-restored = 系统已恢复至第 { $seq } 号事件
event-restore-ended = 恢复前进行中的各局已终止
event-slip-presented = 出示恢复时失去记录的票券 …{ $ends }，终端 { $terminal }，{ $cents }
event-slip-paid = 支付恢复时失去记录的票券 { $cents }：{ $reason }
event-slip-refused = 拒付恢复时失去记录的票券：{ $reason }
event-software-accepted = 软件已核准：{ $note }
event-alarm-raised = 警报：{ $kind }，{ $subject }
event-alarm-acknowledged = { $acknowledged_by } 已查看警报：{ $kind }，{ $subject }
event-register-begun = 登记册启用：此后须两位系统管理员共同签字
event-administrator-registered = { $name } 登记为系统管理员
event-place-registered = { $place } 由 { $device } 服务
event-staff-added = { $name } 入职
event-posts-changed = { $name } 职务变更
event-staff-suspended = { $name } 已停职：{ $reason }
event-staff-restored = { $name } 已恢复
event-staff-unlocked = { $name } 已解锁
event-password-set = { $name } 的密码已设置
event-signed-in = { $name } 登录
event-signed-out = { $name } 退出
event-sign-in-failed = { $name } 密码错误
event-act-refused = { $name } 被拒：{ $command }

## Where events happen
stream-table = 赌桌
stream-wheel = 轮盘
stream-pt = 终端
stream-ticket = 票券
stream-staff = 员工
stream-device = 设备
stream-key = 密钥
stream-fair = 发牌承诺
stream-software = 服务器
stream-alarm = 警报
stream-recovery = 恢复记录
stream-lost-slip = 失去记录的票券
stream-register = 登记册
stream-house = 赌场账目
stream-cage = 账房
stream-kiosk = 自助机
stream-tournament = 锦标赛
stream-promotion = 推广活动
stream-prize = 奖品
stream-payer = 付款人
stream-transfer = 转入
stream-voucher = 兑换券

## Fields of events
log-field-acknowledged_by = 查看人
log-field-act = 操作
log-field-address = 地址
log-field-administrators = 系统管理员
log-field-agrees = 与发布版本一致
log-field-approved = 批准人
log-field-approved_by = 批准人
log-field-at = 时间
log-field-attempt = 第几次
log-field-banker = 庄家
log-field-box = 注位
log-field-by = 操作人
log-field-card = 牌
log-field-cards = 牌
log-field-cents = 金额
log-field-change = 变动
log-field-chips = 筹码
log-field-clause = 条款
log-field-clauses = 条款
log-field-cleared_by = 处理人
log-field-code = 拒绝代码
log-field-command = 请求
log-field-commitment = 承诺值
log-field-count = 次数
log-field-counts = 有效金额
log-field-coup = 局号
log-field-credit_limit = 余额上限
log-field-cut = 切牌位置
log-field-day = 日期
log-field-deal = 发牌编号
log-field-decks = 副数
log-field-detail = 说明
log-field-determination = 结论
log-field-device = 设备
log-field-digest = 备份的哈希值
log-field-edition = 规则版本
log-field-ends = 末四位
log-field-epoch = 恢复编号
log-field-expires = 有效期至
log-field-facts = 详情
log-field-failures = 失败次数
log-field-fault = 故障
log-field-files = 文件数
log-field-finding = 发现
log-field-findings = 认定
log-field-forfeited = 没收
log-field-game = 游戏
log-field-hand = 庄/闲
log-field-hand_pay_over = 人工支付起点
log-field-head = 记录哈希
log-field-how = 方式
log-field-identify = 核实身份
log-field-incident = 事件
log-field-incidents = 事件
log-field-inspector = 监察员
log-field-issued = 签发时间
log-field-key = 名称
log-field-kind = 种类
log-field-last = 最后事件
log-field-limits = 限额
log-field-lines = 结算
log-field-made_by = 建立人
log-field-message = 信息
log-field-missed = 漏读
log-field-money = 资金
log-field-move = 交易
log-field-n = 读数序号
log-field-name = 姓名
log-field-names = 对象
log-field-new_key = 新密钥
log-field-note = 备注
log-field-notes = 接受面额
log-field-number = 号码
log-field-numbers = 各终端随机数
log-field-once = 一次性
log-field-original = 原票券
log-field-out = 已发牌
log-field-outcome = 结果
log-field-owed = 差额
log-field-patron = 客人
log-field-person = 人员
log-field-place = 位置
log-field-places = 地点
log-field-play = 局号
log-field-played = 该局
log-field-player = 玩家
log-field-pocket = 号码
log-field-posts = 职务
log-field-posts_before = 原职务
log-field-printed_after = 打印不早于
log-field-printed_before = 打印不晚于
log-field-promotion = 推广活动
log-field-reason = 原因
log-field-reference = 参考号
log-field-returned = 返还
log-field-reverses = 冲销编号
log-field-role = 职务
log-field-rounding = 进位
log-field-ruling = 裁决
log-field-scheme = 承诺方案
log-field-seed = 种子
log-field-seq = 事件
log-field-sequence = 序号
log-field-sequences = 序号
log-field-server = 服务器
log-field-serves = 服务对象
log-field-settings = 设置
log-field-sha256 = 指纹
log-field-signed_by = 签字人
log-field-slip = 票券
log-field-source = 来源
log-field-stake = 本金
log-field-stakes = 投注
log-field-subject = 对象
log-field-table = 赌桌
log-field-taken_back = 已撤销
log-field-terminal = 终端
log-field-ticket = 票券
log-field-ticket_months = 票券有效月数
log-field-to = 至
log-field-tokens = 推广代币
log-field-turns = 圈数
log-field-unlocked = 已解锁
log-field-until = 直至
log-field-value = 随机数
log-field-venue = 场所
log-field-version = 版本
log-field-voided = 作废
log-field-voucher = 兑换券
log-field-wager = 注项
log-field-wagers = 投注
log-field-wheel = 轮盘
log-field-why = 原因
log-field-withdrawn = 撤回
log-field-withholding = 未公布随机数
log-field-witness = 见证人
log-field-won = 赢得
log-field-words = 说明

## Actors that do not sign in
actor-clockwork = 时钟
actor-console = 控制台
actor-setup = 初始设置
actor-virtual-dealer = 虚拟荷官
actor-virtual-manager = 虚拟经理
actor-virtual-supervisor = 虚拟主管

## Commands in the log
command-accept-software = 核准软件
command-acknowledge-alarm = 查看警报
command-act-at-table = 赌桌操作
command-act-at-wheel = 轮盘操作
command-add-staff = 新增员工
command-adjust-credits = 调整余额
command-answer-call = 响应服务呼叫
command-begin-register = 启用登记册
command-call-service = 呼叫服务
command-cancel-credit = 凭单支付余额
command-cash-out = 兑现
command-change-posts = 变更职务
command-check-software = 校验软件
command-clear-chips = 清空注码
command-clear-fault = 报告设备恢复
command-clear-owed = 结清差额
command-commit-deal = 承诺发牌
command-commit-number = 为一局加入随机数
command-dispute-deal = 对一局提出异议
command-drag-chips = 下注
command-empty-stacker = 清空钞箱
command-grant-key = 发放密钥
command-insert-note = 放入纸币
command-insert-ticket = 放入票券
command-claim-ticket = 补付无人认领票券
command-reinstate-ticket = 撤销票券拒付
command-reinstate-hand-pay = 撤销人工支付的拒付
command-lapse-ticket = 票券转为无人认领
command-mix-deal = 合并随机数
command-move-chips = 移动注码
command-move-money = 资金调动
command-note-password = 设置密码
command-note-refusal = 记录拒绝
command-note-sign-in = 记录登录
command-note-sign-in-failure = 记录登录失败
command-note-sign-out = 记录退出
command-pay-hand = 人工支付
command-reconcile-play = 核对终端与游戏
command-record-restore = 记录恢复
command-end-restore = 终止恢复前的各局
command-present-lost-slip = 出示恢复时失去记录的票券
command-decide-lost-slip = 裁定恢复时失去记录的票券
command-raise-alarm = 发出警报
command-read-ball = 读取滚珠
command-read-card = 读牌
command-redeem-ticket = 兑付票券
command-refuse-hand-pay = 拒绝人工支付
command-refuse-reading = 拒绝读数
command-refuse-ticket = 拒付票券
command-release-hand-pay = 解除人工支付暂缓
command-release-ticket = 解除票券暂缓
command-report-fault = 报告设备故障
command-restore-staff = 恢复员工
command-reveal-deal = 公开发牌种子
command-reveal-number = 公开随机数
command-reverse-move = 冲销交易
command-set-terminal = 设置终端
command-suspend-staff = 员工停职
command-take-off-chips = 取回注码
command-transfer-credit = 转入余额
command-unlock-account = 解锁终端
command-void-terminal-play = 作废终端一局
command-withdraw-deal = 撤回承诺
command-withdraw-key = 收回密钥
command-withhold-hand-pay = 暂缓人工支付
command-withhold-ticket = 暂缓兑付票券

## Transactions in the log
move-note-in = 纸币入钞箱
move-ticket-in = 票券转为余额
move-transfer-in = 监控系统转入
move-wager = 下注
move-wager-back = 取回注码
move-stake-lost = 输注归赌场
move-win-paid = 派彩
move-win-rounded = 派彩进位
move-ticket-out = 余额出票
move-hand-pay = 余额待人工支付
move-hand-paid = 人工支付
move-hand-pay-reinstated = 拒付的人工支付恢复待付
move-hand-pay-refused = 拒绝人工支付
move-credit-cancelled = 凭单支付余额
move-credits-added = 补回故障损失余额
move-credits-taken = 扣除故障多得余额
move-stake-forfeited = 没收作弊注码
move-stacker-emptied = 钞箱入账房
move-ticket-issued = 票券签发
move-ticket-to-terminal = 终端收票
move-ticket-to-cage = 账房兑票
move-ticket-to-kiosk = 自助机兑票
move-ticket-lapsed = 票券无人认领
move-ticket-reinstated = 拒付票券恢复有效
move-ticket-refused = 票券拒付
move-lost-slip = 支付恢复时失去记录的票券
move-late-win = 账房补付更正派彩
move-late-return = 客人退还错误派彩
move-late-claim = 补付无人认领款项
move-late-payment = 补付曾拒付款项
move-capital = 赌场拨入现金
move-chips-made = 新筹码入库
move-chips-outstanding = 入账前已在客人手中的筹码
move-chips-sold = 售出筹码
move-kiosk-filled = 自助机补充现金
move-chips-cashed = 兑回筹码
move-fill = 补充筹码盘
move-float-credit = 筹码盘退码
move-buy-in = 客人买码
move-chips-passed = 现金换出筹码
move-cash-dropped = 现金入钱箱
move-drop-counted = 清点钱箱
move-seat-joined = 客人带筹码入座
move-seat-left = 客人带筹码离座
move-seat-wager = 下注
move-seat-wager-back = 退回注码
move-seat-stake-lost = 收取输注
move-seat-win-paid = 派彩
move-seat-win-rounded = 派彩进位
move-tokens-exchanged = 兑换券换代币
move-tokens-joined = 客人带代币入座
move-tokens-left = 客人带代币离座
move-token-wager = 代币下注
move-token-wager-back = 退回代币
move-token-stake-lost = 收取输掉的代币
move-win-claimed = 待追回派彩
move-stake-owed = 待退还注码
move-overpaid = 多付
move-overpaid-back = 追回多付
move-overpaid-lost = 放弃追回
move-underpaid = 少付
move-underpaid-paid = 补付少付
move-tokens-given = 赠送代币
move-tokens-played = 收回已用代币
move-prize-won = 奖品待领
move-prize-paid = 奖品已付
move-prize-unclaimed = 奖品无人认领
move-entry-fee = 报名费
move-pool-fed = 费用入奖池
move-pool-added = 赌场追加奖池
move-pool-prize = 奖池派奖
move-pool-prize-paid = 奖池奖品已付
move-pool-prize-unclaimed = 奖池奖品无人认领
move-tournament-chips = 发放锦标赛筹码
move-tournament-chips-back = 收回锦标赛筹码

## Other values in the log
log-value-sign-in = 登录
log-value-unlock = 解锁工作台
log-value-second-person = 作为第二人签字
log-value-win = 赢
log-value-lose = 输
log-value-standoff = 不输不赢
log-value-dealer = 荷官
log-value-sensor = 传感器

## The page of inspectors and surveillance
inspector-title = 监控与监察
inspector-sections = 栏目
inspector-live = 实时赌桌
inspector-log = 事件记录
inspector-replay = 回放
inspector-reports = 报表
inspector-read-only = 只读
inspector-choose = 请选择游戏
inspector-none = 没有内容。
inspector-wait = 请稍候……
inspector-games = 游戏
inspector-ruling = 等待裁决
inspector-play = 局号
inspector-people = 本桌客人
inspector-name = 姓名
inspector-seat = 座位
inspector-standing = 站立
inspector-chips = 筹码
inspector-wagers = 投注
inspector-player = 投注人
inspector-wager = 注项
inspector-amount = 金额
inspector-shoe = 牌靴
inspector-coups = 已发局数
inspector-remaining = 剩余张数
inspector-coups-left = 剩余局数
inspector-waits-for = 下一步
inspector-incidents = 待通知事项
inspector-past = 最近各局
inspector-result = 结果
inspector-watch-replay = 回放
inspector-devices = 需要处理的设备
inspector-attention = 需要处理
inspector-locked = 已锁定
inspector-payouts = { $n } 笔待人工支付
inspector-owed = { $n } 笔更正差额
inspector-called = 呼叫服务
inspector-quiet = 一切正常。
inspector-software = 软件与已核准版本不符
inspector-where = 位置
inspector-what = 事项
inspector-who = 操作人
inspector-text = 包含文字
inspector-since = 自
inspector-until = 至
inspector-everywhere = 全部
inspector-anything = 全部
inspector-search = 搜索
inspector-newest = 最新
inspector-older = 更早
inspector-time = 时间
inspector-number = 编号
inspector-details = 详情
inspector-event = 事件 { $n }
inspector-fingerprint = 指纹
inspector-request = 请求编号
inspector-later = 待桌上无暗牌后显示
inspector-face-down = 暗牌
inspector-withheld = 桌上有暗牌：此事件中的牌在本局结束后显示。
inspector-no-events = 没有符合的事件。
inspector-look-further = 此范围内没有，请继续往前查。
inspector-plays = 各局
inspector-game = 游戏
inspector-void = 作废
inspector-first = 回到开头
inspector-back = 上一步
inspector-run = 播放
inspector-pause = 暂停
inspector-on = 下一步
inspector-last = 跳到结尾
inspector-step = 第 { $n } 步，共 { $of } 步
inspector-position = 位置
inspector-settled = 投注结算
inspector-stake = 本金
inspector-returned = 返还
inspector-no-cards = 尚未发牌。
inspector-no-play = 请选择一局逐步回放。
inspector-total = 全部终端
inspector-report = 报表
inspector-made = 生成时间 { $at }
inspector-print = 打印
inspector-no-report = 请选择报表。
inspector-again = 重新生成

## The practice page
learn-title = 玩法练习
learn-lead = 二十道题，即时评分。答案依据赌桌实际使用的规则。
learn-loading = 请稍候……
learn-question = 第 { $n } 题，共 { $all } 题
learn-score = 答对
learn-streak = 连对
learn-best = 最佳连对
learn-right = 正确
learn-wrong = 不对
learn-answer = 答案：{ $words }
learn-next = 下一题
learn-finish = 查看成绩
learn-done = { $all } 题答对 { $right } 题
learn-perfect = 全对。您可以上桌发牌了。
learn-good = 做得好。
learn-keep = 继续努力：规则见指南。
learn-again = 再来二十题
learn-guide = 打开指南
learn-to-review = 需要复习
learn-keys = 按 1 至 { $n } 选择，回车继续。
learn-progress = 进度

## Fields of an act
act-fields-add = 添加
act-fields-unseen = 未看到
act-fields-remove = 移除{ $card }
act-fields-amount = 请输入金额，例如 25 或 12.50

## Acting at a game
acting-approval = 需要另一人批准
acting-name = 姓名
acting-password = 密码
acting-approve = 批准
acting-signed = 须由第二人签字。
acting-not-now = 取消
acting-go = 执行
acting-disconnected = 连接已中断：未发送任何内容。恢复后请重试。

## The frame of every staff page
desk-name = 姓名
desk-password = 密码
desk-sign-in = 登录
desk-sign-out = 退出
desk-clock = 本场时间：页面及打印件上的时间均以此为准
desk-lock = 锁定
desk-unlock = 解锁
desk-locked = { $name }，本工作台已锁定。请输入密码继续。
desk-own = 请设置您自己的密码
desk-keep = 保存

## Forms
form-cancel = 取消
form-wait = 请稍候……
form-amount = 请输入金额，例如 25 或 12.50
form-second = 第二人签字
form-name = 姓名
form-password = 密码

## The irregularity desk
irregular-title = 出现异常
irregular-another = 选择其他情况
irregular-yes = 是
irregular-no = 否
irregular-ruling = 按规则的裁决
irregular-clause = 条款 { $clause }
irregular-asking = 请先回答问题：裁决取决于此。
irregular-only-if = 仅当
irregular-authorise = 由谁授权
irregular-anybody = 在场的任何员工
irregular-supervision = 任何主管或经理
irregular-yourself = 您可以自行下令。
irregular-second = 需要另一人在旁登录批准。
irregular-both = 结果可能已知：须由第二人签字。
irregular-signers = 可签字者：{ $who }
irregular-colleague = 任何其他员工
irregular-not-yours = 此举更改已知结果：须由主管在主管工作台输入，并由另一名主管签字。
irregular-informed = 须通知
irregular-carry-out = 执行裁决
irregular-with-approval = 经批准后执行……
irregular-how = 如何处理
irregular-report-irregularity = 记录在案
irregular-no-spin = 宣布“无效转动”
irregular-correct-number = 输入正确号码
irregular-void-spin = 宣布本局作废
irregular-elsewhere = 此处仅作记录。相关终端的各局由主管在工作台“终端”页逐一作废。
irregular-done = 已执行并记录在案。
irregular-close = 关闭

## The irregularity desk: what happened
irregular-choice-what = 发生了什么？
irregular-choice-waits = 等待裁决
irregular-choice-unlikely = 目前不可能的情况

## The irregularity desk: details
irregular-details-card = 是哪一张牌？
irregular-details-cards = 本局牌的正确次序
irregular-details-actual = 实际的牌，按发牌次序
irregular-details-coup = 是哪一局？
irregular-details-spin = 是哪一局？
irregular-details-latest = 进行中的一局或最近一局
irregular-details-players = 涉及的人
irregular-details-terminals = 涉及的终端，例如 3、5
irregular-details-wagers = 涉及的注码
irregular-details-nowagers = 台面上没有注码。
irregular-details-add = 添加{ $card }
irregular-details-pick = 请选牌
irregular-details-remove = 移除{ $card }
irregular-details-lying = 桌上的牌
irregular-details-number = 实际开出的号码
irregular-details-reason = 简述原因
irregular-details-void = 作废

## The irregularity desk: options
irregular-options-title = 上次裁决留给您决定
irregular-options-by = 由{ $who }决定
irregular-options-doit = 执行
irregular-options-actual = 实际的牌，按发牌次序
irregular-options-done = 已执行并记录在案。

## The key pad for cards
keypad-rank = 点数
keypad-suit = 花色
keypad-clear = 清除
keypad-S = 黑桃
keypad-H = 红桃
keypad-D = 方块
keypad-C = 梅花
keypad-keys = 也可键入：9 S；0 H 为红桃 10；按回车确认

## Limits, as staff enter them
limits-each = 每注
limits-least = 最低
limits-most = 最高
limits-unit = 递增单位
limits-most_total = 每位玩家总注上限
limits-amount = 请输入金额，例如 25 或 12.50

## A password of one's own
own-password-password = 密码
own-password-change = 更改密码
own-password-old = 现用密码
own-password-fresh = 新密码
own-password-again = 再次输入新密码
own-password-differ = 两次输入的新密码不一致。
own-password-rule = 至少 10 个字符，不得包含您的姓名，也不得为常用密码。建议使用几个互不相关的词。
own-password-others = 您在其他地方的登录将结束。
own-password-done = 密码已更改。
own-password-cancel = 取消

## The cards of a coup
board-seconds = 剩余 { $seconds } 秒
board-wins = { $hand }赢
board-tie = 和局

## Chips
chip-rack = 筹码
chip-chip = { $amount } 筹码

## The layout
felt-limits = { $least } 至 { $most }
felt-staked = 已下注 { $amount }
felt-pending = { $amount } 尚未接受
felt-won = 赢

## The roads
road-bead = 珠盘路
road-big = 大路
road-bigeye = 大眼仔
road-small = 小路
road-cockroach = 曱甴路
road-ask = 问路
road-coups = 局数
road-banker-pair = 庄对
road-player-pair = 闲对
road-naturals = 例牌
road-red = 红
road-black = 黑
road-odd = 单
road-even = 双
road-low = 小 1–18
road-high = 大 19–36
road-zero = 零
road-hot = 热号
road-cold = 冷号
road-last = 最近号码
road-times = { $times } 次
road-since = { $since } 局前
road-none = 暂无结果

## The table of play
tableau-D = 补
tableau-S = 停
tableau-N = 例
tableau-draws-long = 补第三张牌
tableau-stands-long = 停牌（不补牌）
tableau-natural-long = 例牌：不再补牌
tableau-total = 头两张牌点数
tableau-third = 闲的第三张牌点数
tableau-none = 未补
tableau-player-caption = 闲
tableau-banker-caption = 庄

## The wheel
wheel-wheel = 轮盘
wheel-rolling = 滚珠正在转动
wheel-rests = 滚珠停在 { $number } { $colour }

## Fair dealing
fair-deal = 公平验证 { $short }
fair-title = 公平验证
fair-why = 接受下注之前，赌场已定下秘密种子并公布其承诺值。参与的终端各加入一个停止下注前无人知晓的随机数。种子与随机数共同决定结果，本屏幕会重新计算核对。
fair-name = 局
fair-commitment = 赌场承诺值
fair-terminals = 加入随机数的终端
fair-not-yet = 汇总后公布
fair-nobody = 无
fair-own = 本终端随机数
fair-own-in = 含本终端随机数
fair-own-not = 尚无：参与后加入
fair-own-late = 无：参与之前随机数已截止，下一局可加入
fair-unable = 本页面没有安全连接：不加入随机数，也无法核对。
fair-last = 上一局 { $deal }
fair-last-short = 上一局
fair-checked = 已核对
fair-checked-long = 本屏幕已核对：种子、随机数与结果均与事先公布的一致。
fair-withdrawn = 无法证明
fair-withdrawn-long = 承诺已撤回：此局无法证明。
fair-wrong = 核对不符
fair-promise = 承诺值与事先显示的不同。已通知工作人员。
fair-seed = 种子与承诺值不符。已通知工作人员。
fair-own-lost = 本终端的随机数已提交却未计入。已通知工作人员。
fair-numbers = 某终端的随机数与其承诺值不符。已通知工作人员。
fair-outcome = 结果与种子和随机数得出的不同。已通知工作人员。
fair-elsewhere = 也可在别处核对，证明位于 { $path }

## The guide to a game
guide-view-loading = 请稍候……
guide-view-rules = 规则摘要
guide-view-odds = 注项与赔率
guide-view-odds-note = 概率与赌场优势均为精确值：所有可能的结果都已计算在内。赌场优势指长期而言每下注一元赌场所保留的部分。
guide-view-play = 补牌规则
guide-view-wheel = 轮盘
guide-view-errors = 出现异常时
guide-view-wager = 注项
guide-view-pays = 胜出条件与赔率
guide-view-hit = 胜出概率
guide-view-edge = 赌场优势
guide-view-examples = 实例讲解
guide-view-step = 第 { $n } 步，共 { $all } 步
guide-view-back = 上一步
guide-view-next = 下一步
guide-view-again = 重新开始

## Parts of every page
part-connecting = 正在连接……
part-lost = 连接已中断。恢复之前不会接受任何操作；正在重试……
part-language = 语言
part-close = 关闭

## Public pages
public-home = 首页
public-guide = 规则与赔率
public-learn = 练习
public-pages = 页面
public-game = 游戏
public-loading = 请稍候……
public-away = 服务器没有响应；正在重试……
public-care = 请在游戏前设定限额并遵守。如果博彩不再是乐趣，请寻求帮助：免费、保密、全天候。
public-helpline = 博彩求助热线

## Acts at a table or a wheel
act-accept-role = { $player } 担任庄家角色
act-advise-patron = 告知客人投诉途径
act-allow-over-maximum = 允许 { $player } 超过最高限额投注
act-alter-limits = 更改限额
act-announce-counts = 宣布点数
act-announce-limits = 公布新限额告示
act-ask-review = 申请复核
act-ball-at-rest = 输入号码
act-bring-cards = 取牌上桌
act-bring-chips = { $player } 增加筹码
act-burn = 烧牌
act-buy-chips = { $player } 购买筹码
act-call = 宣布：{ $announcement }
act-call-last-coup = 宣布最后一局
act-change-game = 更换游戏为{ $game }
act-check-cards = 检查牌
act-choose-dealing = 发牌方式：{ $method }，{ $face }
act-choose-option = 执行裁决允许的处理
act-close-dispute = 结束争议
act-close-table = 收台
act-close-wheel = 关闭轮盘
act-collect = 收回{ $hand }牌
act-confirm-number = 确认号码 { $number }
act-confirm-result = 确认结果
act-correct-number = 更正号码
act-cut = 切牌：{ $player }
act-decide-dispute = 裁定争议
act-decline-cut = { $player } 不切牌
act-decline-role = { $player } 不担任庄家角色
act-designate = { $hand }牌先交给 { $player }
act-draw-card = 发一张牌
act-draw-out-of-turn = 牌未按次序发出
act-drop-cards = 牌掉落
act-end-period = 停止下注
act-restart-period = 重新开始下注时间
act-enquire = 查询付款
act-examine-ball = 已检查滚珠
act-exchange-voucher = 为 { $player } 兑换代币
act-excuse-holding = 允许 { $player } 继续
act-expose-card = 翻开第 { $place } 张牌
act-find-misplaced = { $player } 的注码位置错误
act-find-wrong-payment = 发现付款错误
act-forfeit-cards = 收回 { $player } 手中的牌
act-insert-cutting-card = 插入切牌卡并装靴
act-join = 加入赌桌：{ $seat }
act-leave = { $player } 离开
act-let-players-cut = 由玩家切牌：{ $players }
act-limit-players = 限制玩家人数
act-load-device = 装入洗牌机
act-meet-cutting-card = 切牌卡出现
act-name-card = 输入第 { $place } 张牌
act-new-game = 新一局
act-no-spin = 无效转动：{ $kind }
act-open-table = 开台
act-open-wheel = 开启轮盘
act-order-no-bet = 飞牌局：{ $why }
act-pair-tables = 两桌轮流发牌
act-part-tables = 两桌分开发牌
act-pass-out = { $hand }牌交给 { $to }
act-pass-role = { $player } 放弃庄家角色
act-place-wager = { $wager }
act-raise-at-once = 立即提高最低限额
act-raise-dispute = 提出争议
act-raise-kept = 最低限额适用于所有人
act-rectify-payment = 更正付款
act-reduce-wagers = 减少注码
act-refuse-cards = { $player } 不接{ $hand }牌
act-refuse-wager = 拒绝 { $player } 的{ $wager }
act-reopen = 重新开放下注
act-report-breach = 报告违规行为
act-report-holding = { $player } 持牌不当
act-restrict-optional = { $wager }仅限有主注者
act-resume-coup = 继续本局
act-review-dispute = 复核争议
act-riffle = 交叠洗牌
act-report-irregularity = 报告情况
act-select-result = { $winner }
act-set-table = 设置赌桌
act-set-wheel = 设置轮盘
act-settle = 结算本局
act-settle-initial-deal = 结算由头四张牌决定的注项
act-show-closing = 公布收台时间
act-show-game = 公布将更换为{ $game }
act-show-rules = 已出示规则
act-shuffle = 洗牌
act-spin-ball = 转动滚珠
act-start-round = 新一局
act-take-measure = 采取措施
act-take-off = 取回{ $wager }
act-take-out-cards = { $why }
act-end-by-restore = 终止恢复前进行中的局
act-take-seat = { $player } 换位：{ $seat }
act-take-wagers = 恢复下注
act-tell-about = 事件 { $incident }：已通知{ $who }
act-tell-regulator = 已通知监管机构
act-try-to-rectify = 尝试更正付款
act-turn = 翻开{ $hand }牌
act-vacate = { $player } 须让出座位
act-void-spin = 宣布本局作废

## What has to be filled in for an act
act-field-about = 争议内容
act-field-agreed = 同意者
act-field-against_wheel = 滚珠与轮盘反向
act-field-asked = 已询问者
act-field-at = 切牌位置（前面的张数）
act-field-back = 牌背颜色
act-field-behind = 切牌卡后面的张数
act-field-box = 注位
act-field-card = 牌
act-field-cards = 牌
act-field-cents = 金额
act-field-change_at = 生效时间
act-field-chips = 筹码
act-field-close_at = 关闭时间
act-field-coup = 哪一局
act-field-grounds = 理由
act-field-limits = 限额
act-field-marker = 标记已放好
act-field-missing = 缺少的牌
act-field-nobody_plays = 终端无人游戏
act-field-number = 号码
act-field-only = 只交一张牌
act-field-player = 姓名
act-field-pocket = 号码
act-field-promotion = 推广活动
act-field-reason = 原因
act-field-revolutions = 滚珠转了几圈
act-field-said = 实际情况
act-field-seat = 座位（站立则留空）
act-field-source = 牌的来源
act-field-spin = 哪一局
act-field-surplus = 多出的牌
act-field-surveillance_told = 已通知监控部门
act-field-tokens = 推广代币金额
act-field-voucher = 兑换券号码
act-field-way = 方式
act-field-wheel_turns = 轮盘在转动

## Values of acts
value-place-your-bets = 请下注
value-no-more-bets = 停止下注
value-player = 闲
value-banker = 庄
value-tie = 和
value-dealer = 由荷官
value-face-up = 明牌
value-up = 牌面朝上
value-down = 牌面朝下
value-red = 红色
value-blue = 蓝色
value-new = 新牌
value-used = 上一靴的牌
value-casino-pre-shuffled = 赌场预洗牌
value-maker-pre-shuffled = 厂家预洗牌
value-face-down = 牌面朝下
value-shown = 展示牌面
value-by-value = 按首张牌点数
value-call-a-no-bet-coup-that-all-agree-to = 全体同意
value-call-a-no-bet-coup-without-players = 无人下注
value-declare-a-shoe-void = 宣布本靴作废
value-declare-the-cards-unfit = 宣布牌不合用
value-order-a-check-of-the-cards = 下令检查牌
value-order-a-shuffle = 下令洗牌
value-replace-the-cards = 更换牌
value-baccarat = 百家乐
value-even-money = 免佣百家乐
value-premium = 贵宾百家乐
value-tie-premium = 贵宾和局派彩百家乐
value-commission = 百家乐（抽佣）
value-non-commission = 百家乐（免佣）
value-no-commission = 百家乐（免佣）
value-inspector = 监察员
value-regulator = 监管机构
value-surveillance = 监控部门
value-ball-left-wheel = 滚珠飞出轮盘
value-early-ball = 滚珠转动过早
value-foreign-object = 异物
value-interference = 有人干扰
value-no-pocket = 滚珠未落入号码格
value-still-wheel = 轮盘未转动
value-too-few-turns = 圈数不足
value-wrong-direction = 方向错误

## Why a ball does not count
no-spin-spun-with-the-wheel = 与轮盘同向
no-spin-spun-on-a-still-wheel = 在静止的轮盘上转动
no-spin-short-of-its-revolutions = 圈数不足
no-spin-met-by-something-else-in-the-wheel = 碰到轮盘内异物
no-spin-caught-in-no-pocket = 未落入号码格
no-spin-out-of-the-wheel = 飞出轮盘
no-spin-interfered-with = 受到干扰

## Alarms
alarm-clock-step = 服务器时钟被更改
alarm-clock-behind = 服务器时钟落后于记录
alarm-connections-refused = 连接过多
alarm-floor-restored = 系统已从备份恢复
alarm-deal-disputed = 终端对一局提出异议
alarm-key-in-two-places = 密钥在两处使用
alarm-numbers-withheld = 终端多次未提交随机数
alarm-passwords-guessed = 有人猜测密码
alarm-server-twin = 另一台服务器占用了运行中服务器的名称
alarm-snapshot-spoiled = 快照与记录不符
alarm-store-unsafe = 数据库曾不安全：期间未受理任何操作
alarm-tickets-guessed = 有人猜测票券号码

## What is known of an alarm
alarm-fact-address = 来源
alarm-fact-actor = 操作者
alarm-fact-deal = 局
alarm-fact-finding = 发现
alarm-fact-game = 游戏
alarm-fact-behind = 落后
alarm-fact-lasted = 持续
alarm-fact-other_address = 同时位于
alarm-fact-limit = 上限
alarm-fact-lost = 丢失时段
alarm-fact-returned = 退还本金
alarm-fact-step = 幅度

## An alarm in one line
alarm-line-title = { $kind }：{ $subject }
alarm-line-others = 其他
alarm-line-event = 至第 { $n } 号事件
alarm-line-often = { $first } 至 { $last } 共 { $n } 次
alarm-line-once = { $last }

## Faults of devices
device-fault-contradicts = 读数矛盾
device-fault-dead = 无响应
device-fault-full = 已满
device-fault-jammed = 卡住
device-fault-lost = 连接中断
device-fault-misreads = 读取错误
device-fault-no-paper = 缺纸
device-fault-refused = 读数不合理

## Devices by what they serve
device-shoe = { $of } 的牌靴
device-wheel = { $of } 的轮盘
device-stacker = 终端 { $of } 的入钞口
device-printer = 终端 { $of } 的打印机

## Breaches of conduct
breach-name-fraud = 欺诈
breach-name-influencing = 影响他人
breach-name-other-rule = 违反其他规则
breach-name-predicting-device = 使用预测设备
breach-name-proxy-betting = 代人下注
breach-name-side-bet = 私下对赌
breach-name-staff-advantage = 员工谋取利益
breach-name-staff-advice = 员工提供建议
breach-name-staff-procedure = 员工违反程序
breach-name-unreported-malfunction = 未报告故障

## Measures against a person
measure-declare-a-wager-void = 注码作废
measure-exclude-a-person-from-the-game = 禁止参与游戏
measure-exclude-a-person-from-the-casino = 禁止进入赌场
measure-have-a-person-detained = 扣留
measure-invalidate-an-outcome = 结果无效
measure-forfeit-a-wager = 没收注码

## Kinds of incidents
incident-kind-irregularity = 异常
incident-kind-refused-wager = 拒绝注码
incident-kind-void = 作废
incident-kind-notice = 告示
incident-kind-breach = 违规
incident-kind-dispute = 争议
incident-kind-wrong-payment = 付款错误
incident-kind-override = 主管决定
incident-kind-correction = 更正

## Phases of a game, for players
phase-waiting = 请稍候
phase-open = 请下注
phase-closed = 停止下注
phase-paused = 请等候工作人员
phase-result = 结果
phase-void = 本局作废
phase-place-your-bets = 请下注
phase-no-more-bets = 停止下注
phase-at-rest = 滚珠已停定
phase-between-games = 下一局即将开始
phase-in-doubt = 请等候工作人员

## Hands
hand-player = 闲
hand-banker = 庄
hand-tie = 和

## Colours
colour-red = 红
colour-black = 黑
colour-green = 绿
colour-zero = 零

## What a play came to
outcome-won = { $winner }赢，{ $high } 比 { $low }
outcome-tied = 和局，各 { $high } 点
outcome-number = { $number } { $colour }
outcome-void = 作废
outcome-points = { $points } 点

## Ranks of cards
rank-a = A
rank-t = 10
rank-j = J
rank-q = Q
rank-k = K

## Suits of cards
suit-s = 黑桃
suit-h = 红桃
suit-d = 方块
suit-c = 梅花

## Cards
card-card = { $suit }{ $rank }
card-back = 一张暗牌

## Questions at the irregularity desk
question-reconstructed = 能否还原本局？
question-card-seen = 这张牌是否被看到？
question-more-suspected = 是否怀疑还有牌面朝上的牌？
question-all-agree = 所有玩家是否同意？
question-outcome-confirmed = 实际结果是否得到确认？
question-all-stand = 是否保留所有注码完成本局？
question-offer-first = 是否先让玩家选择取回或减少注码？
question-harmed = 故障是否使赌场或玩家受损？
question-spare = 是否有备用设备？
question-movable = 牌能否移到备用设备？
question-damaged = 是否有牌受损？
question-suspected = 是否怀疑是故意所为？
question-over-1000 = 差额是否超过 $1,000？
question-records-confirm = 记录能否确认注码？
question-malfunction = 终端或轮盘是否发生故障？

## Who is told, in a sentence
recipient-named-surveillance = 监控部门
recipient-named-inspector = 监察员
recipient-named-regulator = 监管机构

## By when somebody is told, in a sentence
due-when-at-once = 立即
due-when-24-hours = 24 小时内
due-when-48-hours = 48 小时内
due-when-daily-summary = 列入当日汇总
due-when-end-of-month = 月底前

## The player terminal
player-terminal = 终端 { $number }
player-loading = 请稍候……
player-key-needed = 本屏幕尚未设置
player-key-why = 请输入本终端的密钥。密钥由负责设置的工作人员保管。
player-key = 密钥
player-begin = 开始
player-not-terminal = 此密钥不属于玩家终端。
player-games = 游戏
player-rules = 规则与赔率
player-how-to = 玩法说明
player-sound = 声音
player-call = 呼叫服务
player-called = 工作人员即将到来
player-called-at = { $time } 已呼叫
player-no-game = 本游戏尚未开放。
player-no-games = 本终端暂无可玩的游戏。
player-felt = 下注台面
player-racetrack = 赛道
player-your-chips = 您在此已下注 { $cents }
player-pays = 派彩 { $odds }
player-pays-pieces = 按所含各注赔付
player-least = 最低 { $cents }
player-most = 最高 { $cents }
player-pieces = 共 { $n } 注，每注一枚筹码
player-hint-money = 请先存入资金，选择筹码，再放到台面上。
player-hint-tap = 点按区域或将筹码拖到该处。长按区域可查看赔率。
player-take-off = 取回这些筹码
player-cut = { $wager }：限额内有效 { $counts }，退回 { $over }。
player-rack = 筹码
player-undo = 撤销
player-clear = 清除
player-rebet = 重复下注
player-double = 加倍
player-credit = 余额
player-bet = 下注
player-sending = { $cents } 提交中
player-not-sent = { $cents } 未接受
player-win = 赢得
player-money = 存入
player-cash-out = 兑现
player-notes = 纸币
player-note-slot = 请将纸币放入入钞口。可接受：{ $notes }。
player-demo-slot = 演示：点按纸币即可放入。
player-insert = 放入 { $cents }
player-ticket = 票券
player-ticket-number = 票券号码
player-ticket-in = 存入票券
player-added = { $cents } 已存入余额。
player-credit-limit = 余额最多为 { $cents }。
player-cash-out-ask = 您将兑现 { $cents }。
player-leave-later = 台面上仍有您的 { $cents }。请先取回，或等待结果。
player-leave-by-hand = 金额超过票券上限，工作人员将到此为您支付。
player-leave-by-voucher = 票券打印机故障。请呼叫工作人员，他们将到此为您支付。
player-cash-out-by-hand = 请工作人员支付
player-cash-out-yes = 打印票券
player-stay = 继续游戏
player-printed = 您的票券
player-printed-where = 请持票到账房兑换现金，或放入本场任一终端。
player-taken = 我已取票
player-redeemable = 可兑换票券
player-issued = 打印时间
player-expires = 有效期至
player-hand-pay = 工作人员将为您人工支付 { $cents }，请在此等候。
player-hand-pay-aside = 本终端有 { $cents } 由工作人员保管待付。
player-payout-short = 工作人员正在送款
player-payout-hint = 收到付款后即可继续下注。
player-too-little = { $cents } 已退回余额：低于最低限额（§ { $clauses }）。
player-came-back-why = { $cents } 已退回余额：{ $reason }
player-dismiss = 知道了
player-locked = 本终端已锁定。在工作人员检查之前，资金无法进出。您的余额是安全的。
player-locked-short = 本终端已锁定
player-locked-hint = 已通知工作人员，检查之后即可继续下注。
player-printer-fails = 票券打印机故障。工作人员可为您人工支付。
player-slot-fails = 入钞口暂不接受纸币和票券。已通知工作人员。
player-history = 历史
player-roads = 路单
player-numbers = 号码
player-last-ten = 我的记录
player-no-plays = 您下注过的游戏将列在此处。
player-staked = 下注 { $cents }
player-won-cents = 赢得 { $cents }
player-won-nothing = 未赢
player-came-back = 退回 { $cents }
player-credit-after = 余额 { $before } → { $after }
player-third-card = 补牌规则
player-third-title = 补牌规则
player-third-words = 无需选择：由头两张牌的点数决定。在表中找到点数，其下即为补牌或停牌。
player-care = 量力而行，理性娱乐。
player-care-help = 全天候免费保密求助热线：
player-care-more = 博彩还有乐趣吗？
player-care-title = 理性博彩
player-care-words = 长期而言，这里的每种游戏返还的都少于下注总额。游戏前请先决定愿意花费的金钱和时间，用完即离开。生活所需的钱不应用于博彩。
player-care-talk = 如果博彩不再是娱乐，请与人谈谈。帮助免费、保密、全天候开放。
player-care-staff = 您也可以向任何一位工作人员求助。

## The page of a seat
seat-no-key = 本座位没有密钥：请使用末尾带密钥的地址打开。
seat-seat = { $n } 号座
seat-standing = 站立
seat-welcome = 欢迎，{ $name }。请入座。
seat-join-chips = 带来的筹码
seat-join-hint = 有荷官的赌桌：请将筹码放在桌上，由荷官登记。
seat-places = 本桌客人
seat-free = 空位
seat-sign = 限额与赔率
seat-wager = 注项
seat-least = 最低
seat-most = 最高
seat-rules = 规则
seat-closed = 赌桌尚未开放。
seat-coup = 本局
seat-chips = 筹码
seat-tokens = 代币
seat-bet = 已下注
seat-layout = 投注区
seat-mine = 您的注码
seat-others = 其他玩家
seat-none = 暂无
seat-off = 取回{ $wager }
seat-off-short = 取回
seat-off-all = 全部取回
seat-cards = 您的牌
seat-squeeze = 向上拖动眯牌，他人看不到
seat-peek = 查看第 { $n } 张牌：按住可见
seat-turn = 亮牌
seat-turn-all = 全部亮出
seat-cut = 您可以切牌
seat-cut-here = 在此切牌
seat-cut-at = 前面 { $n } 张
seat-no-cut = 不切牌
seat-role = 您担任庄家角色：请投注庄，庄牌由您翻开。
seat-offered-role = 您是否担任庄家角色？
seat-role-means = 您须投注庄，庄牌由您翻开，直到庄输或您放弃角色。
seat-take-role = 担任
seat-no-role = 不担任
seat-choosing = 您可取回或保留注码
seat-done = 已完成。
seat-more = 更多
seat-pays = 派彩
seat-limits = { $least } 至 { $most }
seat-roads = 本靴结果
seat-not-yet = 现在不能下注。

## The page of the supervisor
supervisor-title = 主管工作台
supervisor-floor = 全场
supervisor-incidents = 事件
supervisor-terminals = 终端
supervisor-devices = 设备
supervisor-staff = 员工
supervisor-games = 游戏
supervisor-wait = 请稍候……
supervisor-no-game = 这里没有“{ $game }”这个游戏。
supervisor-not-yours = 本页面仅供主管和经理使用。
supervisor-unplayable = 本版本没有该游戏的规则
supervisor-needed = 需要处理
supervisor-quiet = 暂无待办事项。
supervisor-ruling-at = { $game }：需要裁决
supervisor-calls = { $terminal }：玩家自 { $time } 起呼叫服务
supervisor-calls-here = 玩家自 { $time } 起呼叫服务
supervisor-payouts-here = { $n } 笔待人工支付
supervisor-owed-here = 有差额待结
supervisor-no-plays = 尚无游戏记录。
supervisor-locked-at = { $terminal } 已锁定：{ $why }
supervisor-locked-here = 已锁定：{ $why }
supervisor-payouts-at = { $terminal }：{ $n } 笔待人工支付
supervisor-slips-at = 账房有 { $n } 张恢复时失去记录的票券，待您到账房裁定
supervisor-owed-at = { $terminal }：有差额待结
supervisor-fault-at = { $device }：{ $fault }
supervisor-alarm = { $what }（{ $facts }）
supervisor-acknowledge = 已查看
supervisor-software = { $server }：软件与已核准版本不符
supervisor-late-notice = { $game }：应于 { $time } 前通知{ $who }
supervisor-coming = 马上过去
supervisor-open = 打开
supervisor-seconds = { $n } 秒
supervisor-cards-left = 剩 { $n } 张
supervisor-coups-left = 最后 { $n } 局
supervisor-at-table = { $n } 位玩家
supervisor-last-results = 最近结果
supervisor-to-tell = { $n } 项待通知
supervisor-ruling = 需要裁决
supervisor-yours = 待您处理：{ $what }
supervisor-yours-at = { $game }：{ $what }
supervisor-device-fails = 设备故障
supervisor-closing = { $time } 关闭
supervisor-back = 全部游戏
supervisor-wrong = 出现异常
supervisor-now = 当前
supervisor-comes-next = 下一步：
supervisor-acts = 可执行操作
supervisor-dealing = 荷官操作
supervisor-no-acts = 暂无。
supervisor-choose = 请选择……
supervisor-do-it = 执行
supervisor-history = 最近各局
supervisor-no-games = 尚无记录。
supervisor-when = 时间
supervisor-result = 结果
supervisor-void = 作废
supervisor-corrected = 已更正
supervisor-no-bet = 飞牌
supervisor-report-it = 报告
supervisor-concern = 须检查 { $device }：{ $detail }
supervisor-cleared = 已恢复
supervisor-what-done = 处理情况
supervisor-limits = 限额与告示
supervisor-on-sign = 告示内容
supervisor-no-sign = 未开台，无告示。
supervisor-markers = 标记与个人限额
supervisor-marker = { $player } ({ $box })：{ $words }
supervisor-new-limits = 新限额
supervisor-notice = 须提前 { $n } 分钟公布告示。
supervisor-notice-any = 须事先告知玩家。
supervisor-sign-tells = 告示：新限额自 { $time } 起生效
supervisor-to-go = 还有 { $left }
supervisor-due = 现在可以生效。
supervisor-make-hold = 使其生效
supervisor-put-up-sign = 公布告示
supervisor-alter-now = 立即更改
supervisor-raise-at-once = 提高，保留原最低限额
supervisor-raise-kept = 统一最低限额
supervisor-from = 几分钟后生效
supervisor-personal = 允许玩家超过最高限额
supervisor-player = 玩家
supervisor-wager = 注项
supervisor-least = 最低
supervisor-most = 最高
supervisor-sign-shown = 其标记已放好
supervisor-open-notices = 待通知
supervisor-no-notices = 全部已通知。
supervisor-confirm-informed = 已通知{ $who }
supervisor-due-by = { $due }，{ $time } 前
supervisor-late = 逾期
supervisor-informed = { $time } 由 { $name } 通知
supervisor-incident = 事件 { $n }
supervisor-money = 金额
supervisor-people = 涉及
supervisor-disputes = 争议
supervisor-no-disputes = 暂无争议。
supervisor-raise-dispute = 客人提出争议
supervisor-patron = 客人
supervisor-about = 内容
supervisor-decide = 裁定
supervisor-decision = 裁定内容
supervisor-absent = 应先裁定的人不在场
supervisor-ask-review = 客人要求复核
supervisor-review = 复核
supervisor-advise = 已告知投诉途径
supervisor-close-dispute = 结束
supervisor-satisfied = 客人满意
supervisor-decided-by = { $name } 裁定：{ $words }
supervisor-reviewed-by = { $name } 复核：{ $words }
supervisor-review-asked = 已要求复核。
supervisor-advised = 已告知投诉途径。
supervisor-payments = 付款错误
supervisor-no-payments = 未发现付款错误。
supervisor-found = 发现付款错误
supervisor-which = 局
supervisor-paid = 实付
supervisor-was-due = 应付
supervisor-patron-known = 客人（如已知）
supervisor-over = 多付 { $amount }
supervisor-under = 少付 { $amount }
supervisor-outstanding = 尚有 { $amount } 未更正
supervisor-settled = 已更正
supervisor-enquire = 查询
supervisor-enquiry-found = 查询结果
supervisor-on-purpose = 怀疑是故意所为
supervisor-attempt = 更正尝试
supervisor-step = 所采取步骤
supervisor-rectify = 已收付款项
supervisor-amount = 金额
supervisor-regulator = 已通知监管机构
supervisor-conduct = 行为规范
supervisor-on-record = 已记录在案。
supervisor-breach = 报告违规
supervisor-who = 何人
supervisor-what = 何事
supervisor-measure = 采取措施
supervisor-measure-what = 事由与措施
supervisor-rules-shown = 已向客人出示规则
supervisor-setting = 赌桌设置
supervisor-limit-players = 限制玩家
supervisor-most-players = 最多人数（留空为不限）
supervisor-one-per-box = 每个注位仅限一人
supervisor-limit-now = 最多 { $n } 人。
supervisor-box-now = 每个注位仅限一人。
supervisor-restrict = 附加投注须有主注
supervisor-surveillance-told = 已通知监控部门
supervisor-sign-up = 告示已公布
supervisor-pair = 两桌轮流发牌
supervisor-pair-with = 与哪张赌桌
supervisor-paired-with = 与 { $table } 轮流发牌。
supervisor-part = 分开发牌
supervisor-look-up = 查找终端
supervisor-number = 编号
supervisor-needs = 需要处理
supervisor-pick-terminal = 打开一台终端，查看最近各局并进行处理。
supervisor-called-at = { $time } 呼叫
supervisor-cancel-credit = 凭单支付余额
supervisor-cancel-why = 全部余额 { $amount } 以现金支付，由客人在凭单上签字。
supervisor-signed-by = 客人（凭单签名）
supervisor-witness = 见证人
supervisor-credits = 余额
supervisor-on-layout = 台面注码
supervisor-won-last = 最近赢得
supervisor-locked-why = 已锁定
supervisor-unlock = 解锁
supervisor-note = 调查与处理情况
supervisor-recall = 最近各局
supervisor-staked = 下注
supervisor-returned = 返还
supervisor-game = 游戏
supervisor-outcome = 结果
supervisor-void-play = 作废此局
supervisor-ground = 理由
supervisor-malfunction = 终端故障
supervisor-unconfirmed = 注码无法确认
supervisor-reason = 原因
supervisor-adjust = 调整余额
supervisor-way = 增加或扣除
supervisor-add = 增加
supervisor-take-off = 扣除
supervisor-payout = 人工支付 { $n }：{ $amount }
supervisor-withheld = 暂缓：{ $why }
supervisor-release = 解除暂缓
supervisor-determination = 调查结论
supervisor-no-terminal = 没有终端 { $n }。
supervisor-under-way = 进行中
supervisor-faults = 故障设备
supervisor-no-faults = 设备全部正常。
supervisor-report-fault = 报告设备故障
supervisor-device = 设备
supervisor-fault = 故障
supervisor-detail = 简述
supervisor-on-duty = 在岗
supervisor-off-duty = 未登录
supervisor-posts = 职务
supervisor-at = 登录位置

## Phases of a game, for supervisors
floor-phase-waiting = 未进行
floor-phase-open = 下注中
floor-phase-closed = 进行中
floor-phase-paused = 暂停
floor-phase-result = 结果
floor-phase-void = 作废

## Attempts to put a payment right
rectify-step-enquire = 查询
rectify-step-identify-the-patron = 设法查明客人身份
rectify-step-contact-the-patron = 设法联系客人
rectify-step-reimburse-the-patron = 设法补偿客人
rectify-step-ask-the-money-back = 要求退还款项
rectify-step-find-it-not-practical = 认为不可行

## Transactions of the cage
cage-move-fill = 向赌桌补充筹码
cage-move-float-credit = 从赌桌收回筹码
cage-move-drop-counted = 清点赌桌钱箱
cage-move-chips-cashed = 现金兑回筹码
cage-move-kiosk-filled = 向自助机补充现金
cage-move-chips-sold = 现金售出筹码
cage-move-capital = 赌场向账房拨入现金
cage-move-chips-made = 新筹码入库
cage-move-chips-outstanding = 入账前已在客人手中的筹码

## Groups of irregularities
irregular-group-cards = 本局的牌
irregular-group-shoe = 牌靴、洗牌与切牌
irregular-group-wheel = 滚珠与轮盘
irregular-group-wagers = 注码与赔付
irregular-group-room = 屏幕、终端与现场

## Values of acts
value-staff = 工作人员
value-standing = 站立
value-seat = { $n } 号座
value-yes = 是
value-no = 否

## Refusals that only a page makes
refusal-unknown-key-at-a-page = 本终端的密钥无效：请使用末尾带密钥的地址打开本页。
refusal-no-answer = 服务器没有响应，请重试。
refusal-line-lost = 连接已中断：未发送任何内容。恢复后请重试。

stream-server = 服务器

## The letters on a bead
road-letter-banker = 庄
road-letter-player = 闲
road-letter-tie = 和
refusal-second-person-needed-signs-here = 须由一位主管在您身旁以姓名和密码签字。

## Wagers by their keys, where no game names them
wager-player-perfect-pair = 闲完美对子
wager-banker-perfect-pair = 庄完美对子
wager-player-dragon-bonus = 闲龙宝
wager-banker-dragon-bonus = 庄龙宝

## Commands of the command line: what each does
cli-command-accounts =
    显示所有账户和所有计数表。

    左边是赌场保有或已支出的，右边是赌场欠付或已赚得的，两边合计相等。所有未兑现的票券合为一行。如有任何不符，或不得低于零的账户低于零，退出状态为 1。
cli-command-apply =
    执行 JSON 行中的指令。

    进一行，出一行，次序相同，金额以分为单位。指令确实存妥后才有答复。如没有答复，请再送同一行：同一 id 的指令只执行一次，之后得到的是第一次的答复。被拒绝的指令得到 {"{"}"id":…,"error":{"{"}…{"}"}{"}"}，不是指令的行得到 {"{"}"line":…,"error":{"{"}…{"}"}{"}"}。其余各行照常进行，退出状态为 1。
cli-command-backup =
    把全部内容写进一个文件。

    文件保存场地在某一时刻的全部状态，场地可照常运行。文件写好后会重读一遍并核对，才得到它的名称；只有其所有者能读取。其中的机密以场地密钥密封，密钥不在文件里：请另存一份。任何种类的数据库都能恢复备份，因此也可用来在 SQLite 与 PostgreSQL 之间迁移。
cli-command-restore =
    把备份恢复到空数据库。

    写入之前先核对整个文件。已有场地的数据库不会被改动。备份时正在进行的一律结束：已承诺的牌靴和转动撤回，牌局和转动作废，本金退还。此后票券编号改用另一序列，不会重复。之后请用手上最新的签名日志头运行 `pitboss verify`。
cli-command-device-shoe =
    赌桌要牌时抽一张牌，并报告牌面。
cli-command-device-wheel =
    让转动中的球停下，并报告落入的号码格。
cli-command-device-stacker =
    把钞票放入它的投注终端。
cli-command-device-printer =
    把它的投注终端的每张票券印成文件。
cli-command-export =
    导出日志或其分录。

    导出的是某一时刻的内容，场地可照常运行。金额以分为单位。日志不含票券号码，导出的内容也没有。
cli-command-serve =
    运行真实场地的服务器：游戏、终端、员工和设备。

    选项优先于配置文件。多台服务器可共用一个 PostgreSQL 数据库：每个游戏由其中一台运行，如它出故障，另一台会在数秒内接手。
cli-command-staff-add =
    添加一名人员，并给予一次性密码。

    用来添加最初两名管理员，以及管理员不能添加的督察员。其他人由管理员添加。服务器可照常运行。日志会记录此事在控制台进行。
cli-command-staff-reset =
    给一名人员一次性密码，并结束其所有登录。

    供忘记密码的管理员或督察员使用。服务器可照常运行。日志会记录此事在控制台进行。
cli-command-staff-restore =
    恢复被停用的人员。

    日志会记录此事在控制台进行。
cli-command-verify =
    检查整份日志。

    由事件重新计算每个散列值、余额、计数表和结算，并与所存的比较。全部无误时退出状态为 0；否则为 1，并指出第一个有误的事件。较早签名的日志头还能发现此后被改写或截断的日志。不会写入任何内容，场地可照常运行。
cli-command-head =
    为日志的末端签名。

    持有此文件的人以后可用 `pitboss verify --against` 与日志核对。密钥在第一次使用时生成，公钥在旁边的 .pub 文件里。请以他人无法篡改的方式，把公钥一次交给督察员。
cli-command-deal =
    发整靴牌，或转整轮轮盘。

    两个投注位下注，结果写成 `pitboss replay` 能读的记录。相同的种子在任何机器上都得出相同的牌靴。文件含有种子；洗牌机不保留牌的次序，故没有种子。
cli-command-demo =
    在屏幕上发一靴牌。

    或转动轮盘。逐步显示牌、结算和路单。
cli-command-editions =
    列出规则版本、游戏、牌副数和注项。

    显示每个注项在何时赔多少、依据哪条规则。
cli-command-irregularities =
    列出异常情况和规则要求的处理。

    并列显示各规则版本及其条文，或显示一个版本的全部事实和处理。
cli-command-replay =
    重新计算一份发牌记录。

    逐行重算每张牌、每个结果和每次结算并作比较。全部相同时退出状态为 0，遇到第一处不同时为 1，文件无法读取时为 2。
cli-command-roads =
    画出一靴牌的五张路单。

    即珠盘路、大路、大眼仔、小路和曱甴路。

    一行 B、P、T 是一靴牌，输出一行 JSON。如每行只有一个字母，则所有行合为一靴。字母间的空白和空行不计。
cli-command-rule =
    显示规则对一种异常情况的处理。

    文件含有牌局的状态和员工所知的事实：{"{"}"coup": {"{"}...{"}"}, "report": {"{"}...{"}"}{"}"}。
cli-command-settle =
    结算 JSON 行中的牌局或转动。

    进一行，出一行，次序相同，金额以分为单位。有误的行在原位得到 {"{"}"line":…,"error":{"{"}…{"}"}{"}"}。其余各行照常进行，退出状态为 1。
cli-command-verify-deal =
    检查一次发牌是否公平。

    FILE 是发牌的证明，由场地在 /api/deals/GAME/DEAL 提供。由种子重新计算承诺值和牌的次序，或转动的号码。与承诺相符时退出状态为 0，不符时为 1，文件无法读取或发牌未完时为 2。
cli-command-study-bankroll =
    模拟大量客人使用一种投注法。

    每名客人各自玩到最后一局，或玩到本钱少于最小注额（输光）为止。报告以百分位数列出输赢、回撤和所玩局数，输光的比例及其 95 % 区间，以及投注额的损失率与精确的赌场优势。按 Ctrl-C 可提前结束，只计已完成的客人。
cli-command-conformance =
    显示哪些条文已经证明。

    每个规则版本：有多少条文已定处置方式，需要证明的条文中有多少已证明。
cli-command-study-counting =
    显示算牌能在多大程度上胜过每个注项。

    供赌场监控部使用：真实终端从不显示。按 `pitboss simulate` 的方式发牌，每局之前计算未见牌的精确赔率。报告列出每种牌点移除的影响、由此得出的算牌法、随牌靴变浅注项转为有利的频率和幅度，以及切牌卡各深度的得益。按 Ctrl-C 可提前结束，只计已完成的牌靴。
cli-command-odds =
    显示每个注项的精确赔率。

    赔率是下一局的，由整靴牌或剩余的牌计算：每个结果的概率、赌场优势、RTP、方差和中奖率。分数是精确值。轮盘每种注只显示一个。
cli-command-par =
    写出一个游戏的 PAR 表。

    一份 PDF：规则摘要、每个注项的各种结果及其精确赔率、赌场优势、RTP 和波动率，以及 RTP 随局数的范围。相同的游戏得出相同的文件。
cli-command-simulate =
    发数百万局牌，与精确赔率比较。

    一直发整靴牌，到局数足够为止。不论多少线程或工作机，相同的种子得出相同的计数。按 Ctrl-C 可提前结束，并报告已发的牌局。如差异不能以机会解释，退出状态为 1。
cli-command-pitboss =
    开放的电子赌桌系统：依核准规则逐条实现的百家乐和轮盘。
cli-command-study =
    供赌场营运和监控部门使用的研究。
cli-command-device =
    为场地服务的模拟设备。
cli-command-staff =
    员工账号，供机器的操作者使用。

## Options and arguments of commands
cli-staff-option-posts = 其职位。
cli-backup-option-file = 要写的文件，须尚不存在。
cli-restore-option-in-place = 把原处较旧的数据库副本当作已恢复。
cli-restore-option-new-house-key = 不用旧密钥恢复：旧票券将无法识别。
cli-bankroll-option-base = 投注法的单位。
cli-bankroll-option-chip = 最小筹码；派彩进位至此。
cli-bankroll-option-coups = 每人最多玩的局数或转数。
cli-bankroll-option-maximum = 赌桌的最高注额。
cli-bankroll-option-minimum = 赌桌的最低注额。
cli-bankroll-option-patrons = 客人数目。
cli-bankroll-option-purse = 每名客人带来的本钱。
cli-bankroll-option-system = flat、martingale、paroli、dalembert、fibonacci、1-3-2-6，或自己的 FILE.py:FUNCTION。
cli-bankroll-option-wager = 注项，例如 banker 或 red。
cli-conformance-option-edition = 一个规则版本，逐条列出。
cli-counting-option-shoes = 要发牌并求解的牌靴数。
cli-counting-option-threads = 同时求解的线程数；不填则每个核心一条。
cli-deal-option-device = 牌从何处发出；不填则用该版本的第一种。
cli-deal-option-shoes = 牌靴数，或以 100 次转动为一轮的轮数，或洗牌机每 100 局的组数。
cli-demo-option-coups = 这么多局或转之后停止。
cli-demo-option-game = 该版本的游戏；不填则为第一个。
cli-demo-option-pace = 每一步的秒数；在终端上为 0.4，其他情况为零。
cli-demo-option-seed = 相同的种子发相同的牌；不填则用新的。
cli-device-option-breakdown = 要它怎样发生故障。
cli-device-option-every = 每多少件出一次差错。
cli-device-option-fault = 要它出什么差错。
cli-device-option-key = 密钥本身：别人看得到命令行。
cli-device-option-key-file = 存有密钥的文件。
cli-device-option-pace = 所需的时间。
cli-device-option-seed = 供测试：每次都有相同的机会。
cli-device-option-url = 场地，例如 ws://127.0.0.1:8000；每台服务器写一次。
cli-editions-option-format = 供人阅读的表格，或 JSON。
cli-export-option-after = 略去日志中到此位置为止的事件。
cli-export-option-format = 每行一个 JSON 对象，或以逗号分隔的值。
cli-option-output = 要写的文件；- 表示标准输出。
cli-export-option-what = 事件，或事件引起的分录。
cli-head-option-key = 私钥；不填则用数据库旁的 DATABASE.key。
cli-head-option-output = 写入日志头的文件。
cli-irregularities-option-edition = 一个规则版本及其全部处理。
cli-odds-option-format = 供人阅读的表格、JSON 或 CSV。
cli-odds-option-remaining = 牌靴里剩下的牌：牌，或 JSON，例如 {"{"}"AS": 8, …{"}"}；- 表示标准输入。
cli-odds-option-removed = 从牌靴取出的牌，例如 'AS,9H,9H'。
cli-option-database = 一切数据所在：文件，或 postgresql://USER@HOST/NAME。
cli-option-decks = 牌靴的副数；不填则用允许的最多副数。
cli-option-edition = 规则版本，见 `pitboss editions`。
cli-option-format = 供人阅读的表格，或 JSON。
cli-option-game = 该版本的游戏。
cli-option-house-key = 场地密钥：file:PATH、env:NAME、credential:NAME 或 command:LINE。
cli-option-plot = 把研究画成 .png、.svg 或 .pdf 文件。
cli-option-seed = 种子；不填则用新的。
cli-option-tie-percent = 告示牌所示和局赔付的百分比；不填则为 5。
cli-par-option-output = 要写的 PDF；- 表示标准输出。
cli-option-version = 显示版本后结束。
cli-printer-option-ending = 图像或文字。
cli-printer-option-folder = 印出的票券所在的文件夹。
cli-replay-option-file = 记录；- 表示标准输入。
cli-restore-option-file = `pitboss backup` 所写的文件。
cli-roads-option-draw = 在终端上画图，不输出 JSON。
cli-roads-option-file = 字母所在的文件；- 或不填表示标准输入。
cli-rule-option-kind = 出了什么差错，见 `pitboss irregularities`。
cli-rule-option-state = 牌局的 JSON；- 表示标准输入。
cli-serve-option-address = 监听的地址。
cli-serve-option-certificate = HTTPS 的证书。
cli-serve-option-demo = 运行供试用的场地，自带账号。
cli-serve-option-key = 证书的密钥。
cli-serve-option-url = 终端连接的地址，如与上述不同。
cli-settle-option-smallest-chip = 最小筹码，以分为单位；派彩进位至此。
cli-settle-option-tie-percent = 告示牌所示和局赔付的百分比。
cli-simulate-option-coups = 至少多少局或转：500、10k、100M、2G。
cli-simulate-option-threads = 同时发牌的线程数；不填则每个核心一条。
cli-simulate-option-workers = 改由 dask 集群发牌。
cli-stacker-option-notes = 以元为单位；不填则读标准输入的各行。
cli-staff-option-name = 账号的持有人。
cli-verify-deal-option-file = 证明；- 表示标准输入。
cli-verify-option-against = 日志必须经过的已签名日志头。
cli-verify-option-public-key = 日志头只可用这把密钥签名。
cli-option-language = 语言，例如 en、zh-Hans 或 zh-Hant；不填则用环境所设的语言。
cli-serve-option-config = 场地的配置；不填则为 floor.toml。

## Help pages
cli-help-usage = 用法：
cli-help-example = 示例：
cli-help-arguments = 参数
cli-help-options = 选项
cli-help-commands = 命令
cli-help-help = 显示此说明后结束。
cli-help-required = 必填
cli-help-default = 默认：{ $value }
cli-help-variable = 环境变量：{ $name }

## Errors in a command line
cli-usage = { $problem }。请看 { $command } --help。
cli-usage-missing-option = 缺少选项 { $name }
cli-usage-missing-argument = 缺少参数 { $name }
cli-usage-no-such-option = 没有这个选项：{ $name }
cli-usage-bad-value = { $name } 的值无效：{ $problem }
cli-usage-not-a-choice = 请从 { $known } 中选择
cli-usage-not-in-range = 须是 { $least } 至 { $most } 的数
cli-usage-argument-needed = 选项 { $name } 须有一个值
cli-usage-no-argument = 选项 { $name } 不接受值
cli-usage-no-such-command = 没有这个命令：{ $name }
cli-usage-too-many = 多余的参数：{ $given }
cli-complaint = pitboss：{ $problem }
cli-complaint-rule = pitboss：{ $problem }（规则 { $clause }）
cli-not-open = 它没有打开
cli-standard-input = 标准输入
cli-output-unwritten = 无法写入标准输出：{ $why }。
## Files, lines and numbers
refusal-cannot-read-source = 无法读取 { $source }：{ $why }。
refusal-not-text-source = { $source } 不是 UTF-8 文字。
refusal-out-of-range-option = --{ $option } 须是 { $least } 至 { $most } 的数字，不是 { $given }。
refusal-file-exists = { $file } 已经存在：请用新的文件名。
refusal-not-a-file = { $file } 不是可以写入的文件。
refusal-cannot-write = 无法写入 { $file }：{ $why }。
refusal-repeated-key = 键 { $key } 在同一对象中出现两次。
refusal-malformed-json-not-text = 这一行不是 JSON：第 { NUMBER($byte, useGrouping: 0) } 个字节不是 UTF-8。
refusal-malformed-json-syntax = 这一行不是 JSON：第 { NUMBER($character, useGrouping: 0) } 个字符处 { $problem }。
refusal-malformed-json-too-deep = 这一行不是 JSON：嵌套太深。
refusal-malformed-json-no-number = 这一行不是 JSON：{ $word } 不是数字。
refusal-unknown-format = 图须是 study.png、.svg 或 .pdf 一类的文件，不是 { $given }。

## What several commands say
cli-sign = ，和局赔 { $percent } %
cli-no-sign = {""}
cli-seed = 种子 { $seed }
cli-player = 闲
cli-banker = 庄
cli-tie = 和
cli-decks = { $decks } 副牌
cli-coups = { NUMBER($count, useGrouping: 0) } 局
cli-spins = { NUMBER($count, useGrouping: 0) } 转
cli-shoes = { NUMBER($count, useGrouping: 0) } 靴
cli-runs = { NUMBER($count, useGrouping: 0) } 轮
cli-patrons = { NUMBER($count, useGrouping: 0) } 名客人
cli-part-patron = 名客人
cli-part-shoe = 靴牌
cli-part-run = 轮
cli-stopped-empty = 连一{ $part }都未完成就已停止。

## A coup, a spin and settlements in words
cli-two-sentences = { $first }{ $second }
cli-full-stop = { $sentence }。
cli-card-for-player = 闲补一张牌
cli-card-for-banker = 庄补一张牌
cli-tie-at = { $count } 点和
cli-player-wins = 闲以 { $winner } 比 { $loser } 赢
cli-banker-wins = 庄以 { $winner } 比 { $loser } 赢
cli-hand-draws = { $cards } 补 { $third } = { $count }
cli-hand-natural = { $cards } 例牌 { $count } 点
cli-hand-has = { $cards } { $count } 点
cli-hand-stands = { $cards } 停于 { $count } 点
cli-natural-player = 闲例牌：双方都不补牌。
cli-natural-banker = 庄例牌：双方都不补牌。
cli-natural-both = 闲和庄都是例牌：双方都不补牌。
cli-player-draws = 闲 { $count } 点，须补牌。
cli-player-stands = 闲 { $count } 点，停牌。
cli-banker-always-draws = 庄 { $count } 点，一律补牌。
cli-banker-always-stands = 庄 { $count } 点，一律停牌。
cli-banker-draws-alone = 庄 { $count } 点，因闲停牌而补牌。
cli-banker-stands-alone = 庄 { $count } 点，因闲停牌而停牌。
cli-banker-draws-against = 庄 { $count } 点，闲第三张牌为 { $third } 点，补牌。
cli-banker-stands-against = 庄 { $count } 点，闲第三张牌为 { $third } 点，停牌。
cli-felt-player = 闲
cli-felt-banker = 庄
cli-felt-wins = 赢
cli-felt-tie = 和
cli-column-box = 投注位
cli-column-wager-title = 注项
cli-column-stake = 注额
cli-column-outcome-title = 结果
cli-column-odds = 赔率
cli-column-returned = 返还
cli-column-rule = 规则
cli-and-more = 还有 { $count } 项
cli-box-even = 不输不赢
cli-box-up = 赢 { $amount }
cli-box-down = 输 { $amount }
cli-box-result = { $box } 号投注位{ $result }
cli-colour-red = 红
cli-colour-black = 黑
cli-colour-green = 绿
cli-pocket = { $number } { $colour }
cli-no-outside-bet = 外围注全输
cli-outside-column = 第 { $number } 列
cli-outside-dozen = 第 { $number } 打
cli-outside-low = 小
cli-outside-high = 大
cli-outside-odd = 单
cli-outside-even = 双
cli-outside-red = 红
cli-outside-black = 黑

## Roads
cli-roads-legend = B 庄  P 闲  T 和  ˙ 庄对  . 闲对  : 庄闲皆对  * 例牌  ¹²³ 其后和局数
cli-lower-roads-legend = ● 红：有规律  ○ 蓝：无规律
cli-big-road-legend = 大路  ˙庄对 .闲对 *例牌 ¹和
cli-bead-plate = 珠盘路
cli-big-road = 大路
cli-big-eye-boy = 大眼仔
cli-small-road = 小路
cli-cockroach-pig = 曱甴路
cli-numbers = 号码：上红、中零、下黑
cli-no-mark = 尚无记号
refusal-unknown-letter-at-line = 第 { NUMBER($line, useGrouping: 0) } 行有 { $letter }：每局写大写字母，B 为庄，P 为闲，T 为和。

## A demonstration
cli-demo-closed = 本桌已关闭。用种子 { $seed } 可再发同样的牌。
cli-demo-tally = { $coups }：庄 { $banker }，闲 { $player }，和 { $tie }
cli-demo-spins-tally = { $spins }：红 { $red }，黑 { $black }，零 { $zero }
cli-demo-cards-left = 牌靴里剩下 { $left } 张牌，共 { $cards } 张。
cli-demo-shuffled = { $decks } 副新牌，{ $cards } 张：已洗牌。
cli-demo-cut = 切牌：前面 { $cards } 张移到后面。
cli-demo-cutting-card = 插入切牌卡，其后有 { $cards } 张牌。
cli-demo-burn-face-down = 第一张牌牌面向下烧掉。
cli-demo-burn-shown = 第一张牌亮明后烧掉。
cli-demo-burn-by-value = 第一张牌亮明烧掉，再按其点数烧掉同样张数。
cli-demo-wheel-turns = 轮盘转动：零和 1 至 36。
cli-demo-stopped = 按要求在第 { NUMBER($coup, useGrouping: 0) } 局后停止；这一靴牌本可发到第 { NUMBER($last, useGrouping: 0) } 局。
cli-demo-ended-after = 切牌卡在第 { $coup } 局{ $place }出现，其后再发 { $more } 局（规则 { $clause }）。
cli-demo-ended-last = 切牌卡在第 { $coup } 局{ $place }出现，该局为最后一局（规则 { $clause }）。
cli-demo-ended-tie = 其中一局因和局而加发。
cli-demo-again = 再来一次：pitboss demo { $options }（pitboss deal { $options } 可写成记录）
cli-before-play = 开局之前
cli-coup-number = 第 { $number } 局
cli-spin-number = 第 { $number } 转
cli-call-bets = 请下注。停止下注。
cli-call-last-bets = 本靴最后一局。请下注。停止下注。
cli-call-cutting-card-after = 第 { $card } 张牌之后切牌卡出现。
cli-call-cutting-card-first = 第一张牌之前切牌卡出现。
cli-call-one-more = 此局之后还有一局。
cli-call-this-is-last = 此局为最后一局。
cli-call-tie-on-last = 最后一局和：再发一局。
cli-cutting-card-after = 第 { $card } 张牌之后
cli-cutting-card-first = 第一张牌之前
cli-dealing = 发牌中
refusal-no-decks-option = { $game }不用纸牌：请去掉 --{ $option }。

## Editions
cli-approved-by = { $edition }，由 { $authority } 核准
cli-decks-allowed = { $numbers } 副牌（{ $clause }）
cli-column-wager = 注项
cli-column-when = 条件
cli-column-pays = 赔率
cli-column-clause = 条文
cli-when-its-number = 开出其号码，或其号码之一
cli-pays-as-pieces = 按其各注
cli-percent-of-stake = 注额的 { $least } 至 { $most } %

## Irregularities
cli-irregularities = 异常情况及其条文
cli-orders-nothing = { $edition } 没有规定出现差错时的处理。
cli-column-kind = 种类
cli-column-what-happened = 发生的事
cli-column-if = 如果
cli-column-ordered = 规定的处理
cli-order = { $order }（{ $clause }）
cli-order-by = { $order }（{ $clause }，{ $by }）
cli-order-if = { $order }，如果{ $needs }
cli-order-may = 可以：{ $order }

## Records, lines and proofs
cli-replay-differs = 第 { NUMBER($line, useGrouping: 0) } 行不同。
cli-replay-recorded = {"  "}记录：{ $line }
cli-replay-recomputed = {"  "}重算：{ $line }
cli-replay-same = 相同：{ $parts }。
cli-replay-no-line = （没有这一行）
cli-replay-empty-line = （空行）
refusal-bad-line-cards = "cards" 须是按发牌次序排列的牌代码列表。
refusal-bad-line-play = 一行须是含有 "{ $field }" 和 "wagers" 的对象，别无其他。
refusal-bad-line-wagers = "wagers" 须是由注项及其以分为单位的注额组成的对象。
refusal-bad-line-command = 一行须是含有 "id"、"by" 和 "command" 的对象，别无其他。
refusal-bad-chip-not-cents = { $given } 不是筹码：请以整分写出面值，例如 250。
refusal-bad-proof = 这不是发牌的证明：{ $problem }。

## Odds
cli-odds-title = { $edition }，{ $game }
cli-odds-title-decks = { $edition }，{ $game }：{ $decks } 副牌，牌靴里 { $cards } 张{ $sign }
cli-solving-odds = 求解中：第一次要多等几秒
cli-column-edge = 赌场优势 %
cli-column-rtp = RTP %
cli-column-variance = 方差
cli-column-hit = 中奖率 %
cli-column-outcome = 结果
cli-column-chance = 概率 %
cli-not-offered = * 用 { $decks } 副牌时不设此注
refusal-two-shoes-options = 请只说取出的牌或剩下的牌：--removed 或 --remaining。
refusal-no-decks-shoe = { $game }不用纸牌：请去掉 --removed 和 --remaining。

## Simulations
cli-decks-and-sign = { $decks }{ $sign }
cli-threads = { $threads } 条线程
cli-column-observed-edge = 实测赌场优势
cli-column-within = 95 % 范围
cli-column-exact-edge = 精确赌场优势
cli-column-z = z
cli-off = 偏离
cli-coups-per-second = 每秒 { $millions } 百万局
cli-spins-per-second = 每秒 { $millions } 百万转
cli-simulated-coups = { $parts } 靴共 { $rounds } 局，用时 { $seconds } 秒：每秒 { $millions } 百万局（{ $by }）
cli-simulated-spins = { $parts } 轮共 { $rounds } 转，用时 { $seconds } 秒：每秒 { $millions } 百万转（{ $by }）
cli-joint-outcome = 联合结果：卡方 { $statistic }，自由度 { $degrees }，p = { $p }。
cli-stopped-coups = 已手动停止：原要求 { $total } 局。
cli-stopped-spins = 已手动停止：原要求 { $total } 转。
refusal-out-of-range-coups = --coups 须是 1 至 1000G 的数字，例如 500、10k 或 100M，不是 { $given }。
refusal-bad-workers-threads = 工作机有自己的线程：请去掉 --threads。
refusal-no-cluster-lost = 与 { $address } 的集群失去联系。
refusal-unknown-language-option = 没有语言 { $given }。请选择：{ $known }。

## Studies
cli-playing = 投注中
cli-solving = 求解中
cli-stopped-early = 已停止：{ $total }中完成了 { $done }。
cli-bankroll-title = { $wager }：{ $edition } 的{ $game }
cli-bankroll-title-decks = { $wager }：{ $edition } 的{ $game }，{ $decks } 副牌{ $sign }
cli-bankroll-subtitle = { $patrons } · { $system }，单位 { $base } · 本钱 { $bankroll } · 限红 { $minimum } 至 { $maximum } · { $rounds } · 种子 { $seed }
cli-column-result = 输赢
cli-column-drawdown = 回撤
cli-figure-mean = 平均
cli-figure-sd = 标准差
cli-ruined = 输光：{ $patrons }中 { $ruined } 名，{ $share }（95 % 区间 { $low } 至 { $high }）。
cli-turnover = 投注额 { $turnover }，其中输 { $lost }：{ $rate }，标准误差 { $error }；精确的赌场优势为 { $edge }。
cli-paid-in-chips = 派彩进位至最小筹码；精确的赌场优势按派彩至分计算。
refusal-bad-money-option = --{ $option } 须是以元为单位的金额，例如 25 或 2.50，不是 { $given }。
refusal-out-of-range-sum = --{ $option } 须是 0.01 至 { $most } 元的金额，不是 { $given }。
cli-counting-title = 算牌：{ $edition } 的{ $game }，{ $decks }{ $sign }
cli-counting-subtitle = { $shoes } · { $coups } 局，每局精确求解 · 种子 { $seed }
cli-counting-note = 算牌数由起始值开始，每见一张牌加上其记分；除以未见的副数即为真数。r 是记分与影响的相关系数。若各种牌点都没有影响，则没有算牌法。
cli-best-count = 小记分的最佳算牌法，及可下注的真数下限
cli-how-often-positive = 按已发副数：有利的频率，及当时一注的得益（%）
cli-units-by-depth = 按切牌卡后的张数：每逢有利即下一单位，每靴所得单位
cli-column-start = 起始
cli-column-bet-over = 下注真数
cli-column-to = 至 { $decks }
cli-column-best = 最高
cli-row-bet-gains = {"  "}一注得益
cli-row-coups-a-shoe = 每靴局数
cli-row-standard-error = {"  "}标准误差
cli-row-positive = {"  "}有利，占局数 %
cli-row-gain = {"  "}得益，占一注 %
cli-row-found = {"  "}算牌法发现的 %
cli-row-made = {"  "}算牌法所得
cli-beaten-first = { $wager }（切牌卡后 { $cards } 张或更少；{ $least } 张时 { $gain }）
cli-beaten = { $wager }（{ $cards } 张；{ $gain }）
cli-verdict-beaten = 每逢有利即下一单位，每靴得益 { $units } 单位或以上的注项：{ $wagers }。
cli-verdict-others-safe = 任何深度的得益都少于 { $units } 单位的注项：{ $wagers }。
cli-verdict-safe = 每逢有利即下一单位，任何深度的得益都少于 { $units } 单位的注项：{ $wagers }。
refusal-nothing-to-count = { $game }没有记忆：上一转与下一转无关，没有可算的牌。

## Conformance
cli-clauses-proven = 已证明的条文
cli-all = 合计
cli-column-edition = 规则版本
cli-column-clauses = 条文
cli-column-need-proof = 需证明
cli-column-proven = 已证明
cli-column-unproven = 未证明
cli-column-disposition = 处置方式
cli-column-says = 内容
cli-column-proven-by = 证明
cli-unproven = 尚无
cli-needs-no-proof = 无需证明

## Accounts
cli-no-money-moved = 尚无资金往来。
cli-terminal-wrong = 终端 { $terminal }：{ $problem }
cli-below-zero = { $account } 比零少 { $amount }，此账户绝不可低于零。
cli-unbalanced-cents = 分录合计为 { $left } 分，不是零。
cli-unbalanced-tournament-chips = 分录合计为 { $left } 比赛筹码，不是零。
cli-column-account = 账户
cli-column-what-it-is-cents = 说明
cli-column-what-it-is-tournament-chips = 说明（以比赛筹码计）
cli-column-kept = 保有
cli-column-owed = 欠付
cli-total = 合计
cli-column-terminal = 终端
cli-meter-cash-in = 入钞
cli-meter-tickets-in = 入票
cli-meter-transfers-in = 转入
cli-meter-turnover = 投注额
cli-meter-wins = 派彩
cli-meter-tickets-out = 出票
cli-meter-hand-pays = 手付
cli-meter-cancelled = 取消
cli-meter-plays = 局数

## Backups
cli-backing-up = 备份中
cli-restoring = 恢复中
cli-exporting = 导出中
cli-verifying = 检查中
cli-done-events = { $count } 个事件
cli-done-postings = { $count } 条分录
cli-backed-up = 已备份{ $contents }。
cli-restored = 已恢复{ $contents }。
cli-contents = { $events }、{ $postings }和{ $answers }；日志头为 { $seq } { $hash }
cli-events = { NUMBER($count, useGrouping: 0) } 个事件
cli-streams = { NUMBER($count, useGrouping: 0) } 条流
cli-postings = { NUMBER($count, useGrouping: 0) } 条分录
cli-answers = { NUMBER($count, useGrouping: 0) } 个答复
cli-withdrew = 已撤回 { $deal } 的承诺。
cli-voided = 已宣布 { $play } 作废。
cli-gave-back = 已在 { $whose } 退还 { $amount }。
cli-new-house-key = 场地密钥是新的：以前的票券一律无法识别。
cli-lost-since = { $time } 之后发生的事已失去。其后印出的票券可以识别，并交由主管处理。
refusal-bad-option-no-backup = 请指定备份文件；如副本已在原处，请加 --in-place。
refusal-backup-key-needed = { $problem }没有密封此备份的密钥，就无法识别未兑现的票券；如密钥已永久遗失，请用 --new-house-key 恢复。

## Verification
cli-event-wrong = 事件 { $seq } 有误。{ $why }
cli-event-of-stream-wrong = { $stream } 的事件 { $seq } 有误。{ $why }
cli-summary-sound = 无误
cli-summary-time = 时间
cli-summary-clock = 时钟
cli-summary-restored = 恢复
cli-summary-incidents = 事故
cli-summary-notice = 注意
cli-summary-settlements = 结算
cli-summary-accounts = 账户
cli-summary-patrons = 客人
cli-summary-head = 日志头
cli-summary-signed = 签名
cli-summary-key = 密钥
cli-sound = { $streams }共 { $events }
cli-span = { $first } 至 { $last }
cli-backwards = { $events }的时间早于前一个
cli-restored-at = 于 { $at } 恢复到 { $last } 的事件 { $seq }
cli-restored-out-of-order = 于 { $at } 恢复到 { $last } 的事件 { $seq }；尚未整理：请启动服务器，或再恢复一次
cli-locked-accounts = { $count } 个账户因计数表不符而锁定
cli-recomputed = 已重算 { $count } 次
cli-accounts-balanced = { $count } 个有余额；所有分录合计为 0.00
cli-owed-to-patrons = { $amount }，另有 { $tickets } 张票券未兑现
cli-signed-on = { $seq } { $hash }，签于 { $time }
cli-key-in-file = { $key }，在 { $file }
cli-compare-key = { $key }：请与交给你的那把比较
refusal-key-needed-no-folder = 此数据库旁没有可存放密钥的文件夹：请给出 --key。

## Devices
cli-device-shoe = 牌靴
cli-device-wheel = 轮盘
cli-device-stacker = 钞箱
cli-device-printer = 打印机
cli-device-serves = { $name } 为 { $serves } 服务。
refusal-key-needed-device = 请用 --key-file 或 { $variable } 指定密钥。
refusal-wrong-device-key = 这是 { $name } 的密钥，它不是{ $kind }。
refusal-no-floor = 无法连接场地：{ $problem }

## A server
cli-open-at = { $venue } 已在 { $url } 开放
cli-demonstration-only = 仅供演示：没有真钱。密钥和账号只供在本机试用。
cli-sign-in-as = 登录名：{ $names }
cli-with-password = 密码：{ $password }
cli-first-start = 这是本场地第一次启动。管理员以 admin 登录，只可用一次以下密码：
cli-password-once = 登录时须另选密码。此密码不会再显示。
cli-two-administrators = 账号和密钥须由两名管理员处理：请用以下命令添加第二名
cli-earlier-release = 此数据库来自较早的版本：
cli-ctrl-c = 按 Ctrl-C 结束。
cli-address-taken = 已有别的程序在该处监听
refusal-bad-option-demo-and-config = --demo 自带场地：请去掉 --config。
refusal-bad-option-certificate = 证书与其密钥不相配，或不是证书。
refusal-cannot-read-no-config = 这里没有 { $file }：请用 --config 指定，或试用 --demo。
refusal-cannot-read-certificate = 无法读取证书或其密钥：{ $why }。
refusal-cannot-listen = 不能使用 { $address }：{ $why }。请另选 --address。

## Accounts of staff
cli-signs-in-again = { $name } 可以再次登录。
cli-signs-in-once = { $name } 只可用一次以下密码登录：
refusal-bad-posts-unknown = { $given } 不是职位。有以下职位：{ $known }。

## The library for Python
library-refused = { $problem }（规则 { $clause }）
library-seed = 种子
library-shoe = 牌靴号
library-run = 轮号
library-number-of-coups = 局数
library-number-of-decks = 副数
library-smallest-chip = 最小筹码
library-rule-cards = 牌须是一段文字或代码列表
library-rule-edition-key = 规则版本的键须是文字
library-rule-game-key = 游戏的键须是文字
library-rule-roads = 路单须由已发的牌局，或由 B、P、T 字母组成的一段文字画出
library-rule-said = 所说的须是事实与真假的对应
library-rule-wagers = 注须是注项与分数额的对应
library-rule-wagers-of-players = 注须是玩家与其注的对应
refusal-out-of-range-whole = { $number }须是 { $least } 至 { $most } 的整数，不是 { $given }。
refusal-wrong-type = { $rule }，不是 { $given }。
refusal-unknown-letter-no-coup = { $letter } 不是一局：请写大写字母，B 为庄，P 为闲，T 为和。
refusal-unknown-wager-not-here = 这里没有注项 { $given }。可选：{ $known }。
refusal-unknown-game-not-here = 这里没有游戏 { $given }。可选：{ $known }。

## What must happen for a wager to win
lab-event-banker-coloured-pair = 庄同色对
lab-event-banker-mixed-pair = 庄杂色对
lab-event-banker-pair = 庄对
lab-event-banker-perfect-pair = 庄完美对子
lab-event-banker-wins = 庄赢
lab-event-banker-wins-by-4 = 庄胜 4 点
lab-event-banker-wins-by-5 = 庄胜 5 点
lab-event-banker-wins-by-6 = 庄胜 6 点
lab-event-banker-wins-by-7 = 庄胜 7 点
lab-event-banker-wins-by-8 = 庄胜 8 点
lab-event-banker-wins-by-9 = 庄胜 9 点
lab-event-banker-wins-with-natural = 庄以例牌赢
lab-event-banker-wins-with-six = 庄以 6 点赢
lab-event-banker-wins-without-six = 庄赢但非 6 点
lab-event-double-tiger-pair = 双老虎对
lab-event-equal-naturals = 例牌点数相同
lab-event-player-coloured-pair = 闲同色对
lab-event-player-mixed-pair = 闲杂色对
lab-event-player-pair = 闲对
lab-event-player-perfect-pair = 闲完美对子
lab-event-player-wins = 闲赢
lab-event-player-wins-by-4 = 闲胜 4 点
lab-event-player-wins-by-5 = 闲胜 5 点
lab-event-player-wins-by-6 = 闲胜 6 点
lab-event-player-wins-by-7 = 闲胜 7 点
lab-event-player-wins-by-8 = 闲胜 8 点
lab-event-player-wins-by-9 = 闲胜 9 点
lab-event-player-wins-with-natural = 闲以例牌赢
lab-event-single-tiger-pair = 单老虎对
lab-event-three-card-tiger = 三张牌老虎
lab-event-tie = 和
lab-event-tie-on-six = 6 点和
lab-event-twin-tiger-pair = 孪生老虎对
lab-event-two-card-tiger = 两张牌老虎
lab-event-win-on = 开出 { $numbers } 时赢

## Outcomes and odds of a wager
lab-outcome-win = 赢
lab-outcome-lose = 输
lab-outcome-standoff = 退注
lab-odds =
    { $staked ->
        [20]
            { $won ->
                [19] 1 赔 0.95
               *[other] 20 赔 { $won }
            }
        [2]
            { $won ->
                [1] 1 赔 0.5
               *[other] 2 赔 { $won }
            }
       *[other] { $staked } 赔 { $won }
    }

## What a simulation shows
lab-verdict-agrees = 通过：每个注项和联合结果都在机会容许的范围内与精确赔率相符。
lab-verdict-cutting-card = 通过：机会不能解释的部分，不超过切牌卡带来的偏差。
lab-verdict-off = 偏离：{ $off }。
lab-off-wager = { $wager } 偏离 { $errors } 个标准误差
lab-off-joint = 联合结果
lab-off-impossible = 联合结果，其中 { $coups } 局不可能出现

## Fonts of documents and pictures, the best first
lab-fonts = Noto Serif CJK SC, Noto Serif SC, Source Han Serif SC, Noto Sans CJK SC, Noto Sans SC, Source Han Sans SC, Songti SC, PingFang SC, SimSun, Microsoft YaHei, WenQuanYi Zen Hei
refusal-no-font = 本机没有{ $language }的字体：请安装其中一种：{ $fonts }。

## Dispositions of clauses
lab-disposition-computed = 由系统计算
lab-disposition-enforced = 由系统强制
lab-disposition-guided = 由系统引导
lab-disposition-displayed = 由系统显示
lab-disposition-physical = 实体操作
lab-disposition-informative = 仅供参考

## Coups and spins
lab-plain = { $text }
lab-coups = 局
lab-spins = 转
lab-coups-played = 已玩局数
lab-spins-played = 已玩转数

## Rules in short: the subjects
lab-subject-decks = 副数
lab-subject-cutting-cards = 切牌卡张数
lab-subject-dealt-from = 发牌器具
lab-subject-cut = 切牌
lab-subject-cutting-card = 切牌卡
lab-subject-burn = 烧牌
lab-subject-end-of-shoe = 牌靴终结
lab-subject-out-of-cards = 牌不够
lab-subject-wagers-close = 停止下注
lab-subject-either-or = 二择其一
lab-subject-pockets = 号码格
lab-subject-colours = 颜色
lab-subject-spin = 转动
lab-subject-zero = 零

## Rules in short
lab-rule-decks = { $decks } 副，每副 52 张
lab-rule-decks-also = { $decks } 副，每副 52 张；{ $others } 副亦可
lab-device-shoe = 牌靴
lab-device-scanning-shoe = 扫描牌靴
lab-device-shuffling-device = 洗牌机
lab-rule-not-low-limit = { $device }，不用于低限红游戏
lab-rule-cut = 离两端各 { $cards } 张或以上
lab-rule-cutting-card = 其后 { $cards } 张或以上
lab-burn-face-down = 牌面向下
lab-burn-shown = 亮明
lab-burn-by-value = 按点数
lab-rule-burn-approved = { $way }，由{ $role }批准
lab-rule-end-during = 切牌卡在一局的第一张牌之后出现：{ $more }
lab-rule-end-first = 切牌卡代替一局的第一张牌出现：{ $more }
lab-rule-end-tie = 最后一局若为和，再发一局
lab-rule-more-coups = 该局之后再发 { $coups } 局
lab-rule-last-coup = 该局为最后一局
lab-rule-void = 该局作废
lab-closing-first-card-exposed = 第一张牌亮出时
lab-closing-first-card-removed = 第一张牌抽出时
lab-closing-period-ends = 投注时间结束时
lab-rule-either-or = { $one }，或{ $other }
lab-rule-pockets = { $count } 个，由 0 至 { $most }
lab-rule-colours = 零为绿，{ $red } 个为红，其余为黑
lab-wheel-live = 荷官转动的轮盘
lab-wheel-automated = 自动轮盘
lab-rule-revolutions = 至少转 { $count } 圈
lab-rule-confirmed = 由荷官确认
lab-rule-zero = 只有包括零的注赢
lab-piece-straight = 直注 { $numbers }
lab-piece-split = 分注 { $numbers }
lab-piece-street = 街注 { $numbers }
lab-piece-corner = 角注 { $numbers }
lab-piece-six-line = 线注 { $numbers }

## The picture of a counting study
lab-effect-of-removal = 移除一张牌的影响，以 0.00001 单位计
lab-axis-rank = 移除的牌点
lab-how-often = 有利的频率：占局数的比例
lab-how-much = 有利的幅度：每 100 局所得单位
lab-axis-decks = 已发副数
lab-gain-a-shoe = 得益：每靴单位
lab-axis-behind = 切牌卡后的张数

## The picture of a bankroll study
lab-still-there = 结束时仍在桌上
lab-ruined = 输光
lab-result = 输赢
lab-dollars-won = 赢或输的金额（元）
lab-median = 中位数
lab-median-of = 中位数 { $amount }
lab-drawdown = 回撤
lab-dollars-down = 由最高点下跌的金额（元）
lab-fell-by = { $percent } % 的客人下跌不超过 { $amount }
lab-share-still-there = 仍在桌上：结束时 { $percent } %
lab-share-of-patrons = 占客人的比例
lab-band-of-patrons = { $low } 至 { $high } % 的客人
lab-first-patrons = 前 { NUMBER($count, useGrouping: 0) } 名客人
lab-coups-played-by = 已玩局数，前 { NUMBER($count, useGrouping: 0) } 名客人
lab-spins-played-by = 已玩转数，前 { NUMBER($count, useGrouping: 0) } 名客人
lab-on-the-way = 途中的本钱
lab-dollars = 元
lab-last-bar = { $label }；最后一条包括更高的全部

## The plots of a PAR sheet
lab-share-win = 赢
lab-share-standoff = 退注
lab-share-lose = 输
lab-axis-edge = 赌场优势，占注额 %
lab-axis-shares = 各结果的比例，%
lab-axis-rtp = RTP，%

## The PAR sheet
par-document = PAR 表：{ $game }，{ $edition }
par-sheet = PAR 表
par-page = 第 { $page } 页，共 { $pages } 页
par-edition = 规则版本
par-edition-is = { $title }（{ $key }）
par-approved-by = 核准
par-approved-by-is = { $authority }，{ $date }
par-game = 游戏
par-game-is = { $title }（{ $key }），规则 { $clause }
par-sign = 告示牌
par-sign-is = 和局赔注额的 { $percent } %
par-fresh-shoe = { $decks } 副，新牌靴共 { $cards } 张
par-wheel = 轮盘
par-pockets = { $pockets } 个号码格
par-glance = 注项一览
par-wager = 注项
par-rtp = RTP
par-house-edge = 赌场优势
par-hit-rate = 中奖率
par-variance = 方差
par-standard-deviation = 标准差
par-volatility-index = 波动指数
par-overview-picture = 每个注项的条形图：赌场优势、各结果的比例、波动指数。
par-overview-caption = 每个注项的赌场优势、各结果的比例和波动指数。
par-edge-by-decks = 不同副数的赌场优势
par-decks = { $decks } 副
par-edge-by-sign = 告示牌不同百分比的赌场优势
par-tie-pays = 和局赔
par-rules-in-short = 规则摘要
par-subject = 项目
par-rule = 规则
par-clause = 条文
par-table-of-play = 补牌表
par-table-note = D 为补牌，S 为停牌，N 为例牌，该局即告结束（{ $natural }）。两手牌各先发两张（{ $deal }），每手最多再补一张（{ $card }）。
par-count-of-hand = 点数
par-player = 闲
par-third-card = 闲的第三张牌
par-no-third-card = 无
par-banker-with = 庄 { $count } 点
par-wheel-order = 轮盘，由零顺时针
par-one-by-one = 各注项
par-wager-rule = { $key }，规则 { $clause }
par-optional = 可选
par-with-decks = 用 { $decks } 副牌
par-layouts = 台面 { $layouts }
par-settled-early = 首四张牌后结算
par-outcome = 结果
par-pays = 赔率
par-ways = 组合数
par-exact-probability = 精确概率
par-decimal = 小数
par-part-of-rtp = 占 RTP
par-all = 合计
par-measure = 指标
par-exact = 精确值
par-number-of-rounds = { $rounds }数
par-band-90 = RTP %，90 % 范围
par-band-95 = RTP %，95 % 范围
par-by-rounds = 按{ $rounds }数的 RTP
par-bands-picture = 漏斗图：注数越多，RTP 的范围越窄。
par-bands-caption = 每个注项的 RTP 按{ $rounds }数所在的范围。
par-worked-out = 数字如何得出
par-coup-ways-note = 新牌靴的下六张牌有 { $ways } 种次序，机会均等，全部计算在内。用牌较少的一局把其余的牌留在牌靴里。未亮明而烧掉的牌不改变赔率。
par-spin-ways-note = 球可落入 { $ways } 个号码格，机会均等，全部计算在内。同一种注的赔率都相同。叫注的注额平均分到其各注。
par-exact-figures = 精确值
par-exact-note = 分数为最简分数，是精确值。小数由分数四舍五入得出。
par-payments = 派彩
par-payments-note = 派彩按精确赔率计算。赌桌因最小筹码而进位多付的不计在内。
par-edge-and-rtp = 赌场优势、RTP
par-edge-note = 长远而言，每投注一单位所输和所返还的。退注算作已投注，其注额算作返还。两者之和为 1。
par-part-note = 一种结果的概率，乘以每投注一单位所返还的全部。
par-hit-rate-note = 该注项赢的{ $rounds }数所占比例。
par-variance-and-deviation = 方差、标准差
par-variance-note = 每{ $rounds }投注一单位所返还的。
par-volatility-note = 标准差的 { $z } 倍。
par-rtp-bands = RTP 范围
par-bands-note = { $n } { $rounds }等额投注的 RTP ± { $z } · 标准差 / { $root }，90 % 取 { $z } = { $low }，95 % 取 { $high }，以百分比计。这里把大量结果之和当作正态分布；{ $rounds }数少而奖项罕见时较粗略。返还不会少于零：范围止于 0。
