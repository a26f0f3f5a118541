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
account-pt-payable = 待人工支付
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
account-house-unclaimed = 逾期无人认领
account-house-adjustments = 故障后的余额调整
account-house-withheld = 调查后拒付
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
refusal-not-by-hand-follows = 交易 { $move } 随票券、派彩或操作自动入账，不能单独手工入账。
refusal-not-by-hand-by-acts = 玩家的筹码现在随赌桌上的操作入账。
refusal-release-needed-unbooked-chips = 从未入账的筹码须由第二人签字。
refusal-not-reversible = { $stream } 没有可冲销的交易 { $version }：无此交易、已冲销，或之后已有超过 { $most } 笔交易。
refusal-not-authorised-reversal = 冲销须有人批准并说明原因。
refusal-id-reused = 编号 { $id } 已用于另一指令：请使用新的编号。

## Requests and channels

refusal-bad-command-fields = 指令格式不正确：{ $why }。
refusal-bad-command-type = 指令格式不正确：{ $why }。可用的指令有：{ $known }。
refusal-unknown-channel-name = 没有频道 { $channel }。
refusal-unknown-channel-nothing = { $channel } 没有可查看的内容。
refusal-unknown-channel-game = 没有游戏 { $game }。
refusal-unknown-channel-no-cards = { $game } 不发牌。
refusal-not-permitted-asked = 您无权查询此内容。
refusal-not-permitted-channel = 您无权查看频道 { $channel }。
refusal-not-permitted-served = 设备 { $device } 只能为其所属的终端或赌桌操作。
refusal-not-permitted-own-name = 请以本人姓名和本人岗位操作。
refusal-not-permitted-dealer-terminal = 请在该游戏的荷官终端登录。
refusal-not-permitted-floor-staff = 荷官终端只供赌场楼面员工使用。
refusal-not-permitted-sensor = 只有感应器可报告其读数：请由荷官输入号码。
refusal-not-permitted-clock = 只有计时器可重新开始下注时间：请主管重开下注。
refusal-not-permitted-posts = 此事须由{ $posts }办理。
refusal-not-permitted-outside = 此指令不接受外部请求。
refusal-not-permitted-no-device = 此游戏不由设备发牌，不能作出承诺。
refusal-too-many-connections-full = 此服务器的连接已满：请稍后重试。
refusal-too-many-connections-address = 此地址有太多未说明身份的连接：请稍后重试。
refusal-too-many-connections-one = 同一使用者最多同时有 { $most } 个连接：请关闭一些。
refusal-no-payout-none = 终端 { $terminal } 没有人工派彩。
refusal-no-payout-no-number = 终端 { $terminal } 没有编号为 { $number } 的人工派彩。

## Signing in

refusal-sign-in-delayed = 密码错误次数过多：请在 { $seconds } 秒后重试。
refusal-staff-suspended-restore = { $name } 已停职：请先用 `pitboss staff restore { $name }` 恢复。
refusal-second-person-needed-another = 须由另一名员工批准。
refusal-second-person-needed-person = 此操作须由{ $role } { $name } 以姓名和密码签字。
refusal-second-person-needed-posts = 此操作须由{ $posts }以姓名和密码签字。
refusal-second-person-needed-own = 任何人不得为自己签字。{ $needed }
refusal-second-person-needed-signed = { $signer } 不能为此签字。{ $needed }
refusal-second-person-refused-wrong = 第二人未能签字：姓名或密码错误。
refusal-second-person-refused-delayed = 第二人未能签字：此处密码错误次数过多，请稍候一分钟。
refusal-second-person-refused-busy = 第二人未能签字：登录请求过多，请稍候再试。
refusal-second-person-refused-suspended = 第二人未能签字：其账户已停用。
refusal-second-person-refused-own-password = 第二人未能签字：其须先登录并设置自己的密码。

## Games and devices

notice-of-errors = 设备故障或工作人员更正的错误结果，可能使一局作废或改变派彩：何时如此以游戏规则为准。如认为有误，请询问工作人员。
refusal-reading-late-play = 此读数属于 { $play }，该局已结束或尚未开始。
refusal-numbers-awaited = { $deal } 的随机数正在合成：请重试。
refusal-unknown-game-floor = 本楼面没有游戏 { $game }。
refusal-nothing-to-promise-game = { $game } 没有可以预先承诺的发牌。
refusal-seed-lost = { $deal } 的种子已丢失：请宣布本局作废，并更换牌。
refusal-shoe-reads = 牌靴自行读牌：请先报告其故障，再手动输入。

## Starting a server

refusal-demo-apart-real-floor = 这是正式楼面的数据库：--demo 请使用另一个。
refusal-demo-apart-demonstration = 这是演示用的数据库：请使用另一个。
refusal-demo-exposed = 演示会向所有人公开其密钥和密码：只能在 127.0.0.1 上监听。
refusal-tls-needed = 在 { $address } 上，密码和密钥可能在传输途中被读取：请设置 tls-certificate 和 tls-key；如前置代理使用 TLS，请在配置中设 tls-proxy = true。
refusal-server-twin = 本楼面另一台机器上已有名为 { $name }、地址为 { $address } 的服务器：请为本机另取名称，或为本服务器设另一个 --address。
refusal-cannot-read-config = 无法读取 { $file }：{ $problem }。
refusal-not-text-config = { $file } 不是 UTF-8 文本。
refusal-bad-config-unread = { $file }：{ $problem }。
refusal-bad-config-key = { $file }：{ $key }：{ $why }
refusal-bad-config-option = 命令选项：{ $key }：{ $why }
refusal-bad-config-setup = { $problem }。
refusal-bad-config-language = { $key }：这里没有 { $language } 的文字。
config-venue = 楼面须有名称。
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
config-seat = 座位须在本楼面的现场赌桌。
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
refusal-store-unavailable-mid-transaction = 数据库在交易途中断开：没有存入任何内容。
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
