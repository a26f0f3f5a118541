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
cli-complaint = pitboss：{ $problem }
cli-complaint-rule = pitboss：{ $problem }（规则 { $clause }）
cli-not-open = 它没有打开
cli-standard-input = 标准输入
cli-output-unwritten = 无法写入标准输出：{ $why }。
refusal-unknown-language = 没有语言 { $given }。可选：{ $known }。

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
