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
