## What comes next at a game
waits-banker-role = 请询问庄家角色
waits-banker-wager = 庄家角色尚未下注
waits-bets = 下注进行中
waits-breach = 等待主管处理违规
waits-burn = 请烧牌
waits-card =
    { $nth ->
        [1] { $hand }第一张牌
        [2] { $hand }第二张牌
       *[3] { $hand }第三张牌
    }
waits-cards = 请取牌上桌
waits-collect = 请收回牌
waits-confirmation = 请确认结果
waits-counts = 请宣布点数
waits-cut = 请切牌
waits-cutting-card = 请插入切牌卡
waits-expose = 等待持牌者亮牌或交回
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
waits-stray-card = 多出一张牌：需要裁决
waits-table-opening = 等待开桌
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
waits-wheel-opening = 等待开启轮盘

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
