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
no-bet-if-nobody = 桌边没有人
no-bet-if-players = 桌边有玩家
no-bet-if-no-wagers = 没有投注
no-bet-if-idle-period = 设定的下注时间内无人下注
no-bet-if-request = 有玩家要求
no-bet-if-all-agree = 全部玩家同意
no-bet-if-marker = 台面上有标记牌表明
no-bet-if-surveillance = 已通知监控部门

## Refusals: the table and its people
refusal-table-open-close-table-first = 请先收台，再重新设置赌桌。
refusal-table-open-table-already = 赌桌已经开台。
refusal-no-such-game-wheel-opens = 此桌由其轮盘开台。
refusal-no-decks-no-cards = { $game }不使用纸牌。
refusal-seats-not-on-layout = 台面布局 { $layout } 有 { $places } 个座位，而不是 { $seats } 个。
refusal-unknown-layout-two-games = 两个游戏须在台面布局 { $needed } 上轮流发牌，而不是 { $layout }。
refusal-chips-on-seats = 座位上有此前留下的筹码：请先人工结清。
refusal-nothing-to-end-table = 本桌没有进行中的局或牌。
refusal-not-at-table = { $player } 不在本桌。
refusal-already-there = { $player } 已在本桌。
refusal-table-full-no-room = 本桌已有 { $people } 人，没有更多位置。
refusal-out-of-range-guests-stay = 本桌现有 { $guests } 人：不得因限制人数而请人离开。
refusal-seat-taken = { $seat } 号座位已由 { $player } 就座。
refusal-not-seated-no-seat = { $player } 没有座位可让出。
refusal-not-seated-no-marker-place = { $player } 站立且尚未下注：没有位置放标记牌。
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
refusal-minimum-not-raised = 只有最低限额可以立即提高：其他更改请更改限额。
refusal-bad-limits-name-wagers = 请说明限额适用于哪些注项。
refusal-bad-limits-personal-maximum = { $wager }的个人最高限额须高于本桌的最高限额。
refusal-sign-not-shown-personal-limits = 请先展示 { $player } 的限额。
refusal-closing-differs-period-not-stated = 下注在设定时间结束时截止：告示须写明秒数。
refusal-closing-differs-period-not-used = 告示写明了下注时间：本桌须在该时间结束时截止下注。
refusal-outside-limits-under-minimum = { $player } 的{ $wager }注 { $stake } 低于最低限额 { $least }。
refusal-outside-limits-over-maximum = { $player } 的{ $wager }注 { $stake } 超过最高限额 { $most }。
refusal-outside-limits-wrong-steps = { $player } 的{ $wager }注 { $stake } 须以 { $step } 递增。
refusal-outside-limits-over-in-one-box = 同一投注格内{ $wager }的注码合计超出 { $over }。
refusal-outside-limits-over-differential = { $wager }的注码超出台面差额 { $over }。

## Refusals: cards before the shoe
refusal-no-cards-none-on-table = 桌上没有牌：请先取牌。
refusal-no-cards-none-in-shoe = 牌靴中没有牌：请先取牌。
refusal-cards-on-table-already = 桌上已有牌。
refusal-cards-on-table-shuffle-there = 牌在桌上：请就地洗牌或检查。
refusal-cards-on-table-load-first = 桌上有牌：请先放入牌靴。
refusal-cards-not-checked-taken-out = 这些牌是从牌靴取出待检查的。
refusal-other-shoe-last-used = 本桌上次使用的牌：{ $back }。
refusal-other-shoe-none-used = 本桌上次使用的牌：无。
refusal-other-shoe-not-of-this-table = 这些牌不是本桌的牌。
refusal-not-asked-cut-to-player = 现由 { $player } 切牌。
refusal-not-asked-cut-to-dealer = 现由荷官切牌。
refusal-not-asked-cut-to-supervisor = 现由主管切牌。
refusal-not-authorised-cutter-named-to-dealer = 须由轮到切牌的玩家向荷官说出代切者的名字。

## Refusals: the coup
refusal-coup-in-progress-finish-first = 请先完成本局。
refusal-coup-in-progress-finish-or-return = 请先完成本局，或退回其注码。
refusal-coup-in-progress-under-way = 本局正在进行。
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
refusal-card-waiting-two-waiting = 已有一张牌等待下一局：若有两张，请报告发错牌。
refusal-too-many-cards-complete-after = 本局在 { $cards } 张牌后已经完成。
refusal-shoe-empty-all-out = 牌已全部发出：请检查牌。
refusal-no-bet-coup-already = 本局已定为飞牌，不接受投注。
refusal-no-bet-coup-not-ordered = 台面没有注码：请接受投注，或安排飞牌。
refusal-no-bet-coup-over = 飞牌是为另一局安排的：请接受投注，或重新安排。
refusal-no-bet-coup-not-allowed-report-irregularity = 只有发生异常才有这种飞牌：请报告发生了什么。
refusal-no-bet-coup-not-allowed-only-if = 须符合：{ $facts }。

## Refusals: wagers
refusal-wagers-closed-called = 停止下注：荷官已经宣布。
refusal-wagers-closed-period-over = 本局下注时间已结束。
refusal-wagers-closed-only-off = 现在只能取回注码，不得加注。
refusal-wagers-open-already = 已在接受投注。
refusal-wagers-open-put-right = 投注仍可更改：请让玩家更正。
refusal-wagers-open-none-closed = 没有已截止而可重新开放的投注。
refusal-reopening-not-allowed = 发牌方式 { $method } 下不得重新开放下注。
refusal-wagers-placed-chips-on-layout = { $player } 在台面上有注码。
refusal-wagers-placed-return-first = 请先退回注码：本局不接受投注。
refusal-wager-not-placed-not-there = { $player } 在那里没有{ $wager }注。
refusal-wager-not-placed-not-there-to-take-off = { $player } 在那里没有可取回的{ $wager }注。
refusal-wager-not-placed-say-which = 请说明本局哪一注无效。
refusal-box-taken-who-sits-there = { $box } 号投注格留给就座者使用。
refusal-bad-stake-tokens-over-stake = 代币不得超过 { $stake }。
refusal-bad-stake-leave-less = 留下的须少于现有的 { $stake }。
refusal-bad-stake-place-another = 请取回此注，再另行下注。
refusal-reason-needed-refused-wager = 请说明拒绝此注的理由。
refusal-refusal-too-late = 只有在第一张牌离开牌靴之前才能拒绝投注。
refusal-not-authorised-layout-by-staff = 只有工作人员可以登记台面上已有的注码。
refusal-not-authorised-reduce-wagers = 只有{ $role }可以减少注码。

## Refusals: holding the cards, and the banker's role
refusal-step-not-due-waits = 本局正在等待{ $step }。
refusal-step-not-due-coup-complete = 本局已经完成。
refusal-no-such-cards-none-held = { $player } 本局没有持过牌。
refusal-no-such-cards-none-controlled = { $player } 没有掌管的牌。
refusal-no-such-cards-none-unknown = 那里没有牌面朝上而未知的牌。
refusal-no-such-cards-none-to-pass-out = 没有这张待交出的牌。
refusal-no-such-cards-none-face-down = { $player } 手中没有这张暗牌。
refusal-no-such-cards-none-out = 没有交出的{ $hand }家牌。
refusal-no-such-cards-all-face-up = { $hand }家的牌已全部翻开。
refusal-dealer-keeps-cards = { $hand }家的牌由荷官保留。
refusal-not-a-backer = { $hand }家的牌只交给投注该手的玩家。
refusal-not-designated = 牌应交给 { $player }，而不是 { $other }。
refusal-cards-held = { $player } 手中有牌：请先收回。
refusal-no-such-duty = 此处对持牌者没有这项要求：{ $rule }。
refusal-nothing-to-excuse = 没有关于 { $player } 的报告。
refusal-role-not-held-not-by-player = { $player } 没有担任庄家角色。
refusal-role-not-held-by-nobody = 目前无人担任庄家角色。
refusal-role-on-offer = 请先向 { $player } 提供庄家角色。
refusal-role-binds = { $player } 已担任庄家角色，须接庄家的牌。
refusal-banker-wager-needed = { $player } 担任庄家角色：须投注庄，或转交角色。
refusal-not-asked-other-turn = 现在轮到 { $next }，而不是 { $player }。
refusal-not-asked-nobody = 现在没有轮到任何人，也不是 { $player }。

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
refusal-forfeit-not-allowed = 只有报告中指明的作弊者，才在结果作废时失去本金。
refusal-coup-not-recalled = { $coup } 不在最近 { $coups } 局之中。
refusal-coup-over-about-live-coup = { $coup } 已经结束：此报告只针对进行中的局。
refusal-coup-over-not-taken-up = { $coup } 不能再继续。
refusal-coup-void = { $coup } 已经作废。
refusal-not-forbidden-no-rule = { $edition } 对此没有规定：{ $breach }。
refusal-not-forbidden-binds-others = 此规则不约束{ $role }。
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
