"""The Chinese words of guides, lessons, layouts and page links, keyed by the English ones."""

from collections.abc import Iterable

from pitboss.kernel.words import Language, either
from pitboss.words.rendering import say as title


def say(words: str, language: Language, **facts: object) -> str:
    """Words in a language, with their facts filled in. Words without a row stay English.

    >>> say("{stake} is lost.", Language.CHINESE, stake="$10.00")
    '$10.00 输。'
    """
    # Titles are keys of the catalogue.
    chinese = language is Language.CHINESE
    text = CHINESE.get(words) if chinese else words
    if text is None or text == words:
        text = title(words, "zh-Hans" if chinese else "en")
    return text.format(**facts) if facts else text


def listed(things: Iterable[object], language: Language) -> str:
    """Several alternatives as one text.

    >>> listed([1, 17, 20], Language.ENGLISH), listed([1, 17, 20], Language.CHINESE)
    ('1, 17 or 20', '1、17、20')
    """
    return "、".join(map(str, things)) if language is Language.CHINESE else either(things)


def odds_in(odds: str, language: Language) -> str:
    """Odds as a sign shows them.

    >>> odds_in("19 to 20", Language.CHINESE), odds_in("5 %", Language.CHINESE)
    ('20 赔 19', '5 %')
    """
    won, _, staked = odds.partition(" to ")
    return say("{won} to {staked}", language, won=won, staked=staked) if staked else odds


NAMES = {
    "The Star: Baccarat": "The Star：百家乐",
    "The Star: Premium Baccarat": "The Star：贵宾百家乐",
    "The Star: Rapid Roulette and Baccarat": "The Star：快速轮盘与百家乐",
    "Casino Canberra: Mini-Baccarat": "堪培拉赌场：迷你百家乐",
    "Mini Baccarat guide": "迷你百家乐指南",
    "Baccarat": "百家乐",
    "Even Money Baccarat": "免佣百家乐",
    "Premium Baccarat": "贵宾百家乐",
    "Even Money Premium Baccarat": "贵宾免佣百家乐",
    "Tie Premium Baccarat": "贵宾和局派彩百家乐",
    "Rapid Baccarat": "快速百家乐",
    "Rapid Even Money Baccarat": "快速免佣百家乐",
    "Rapid Roulette": "快速轮盘",
    "Mini Baccarat": "迷你百家乐",
    "No Commission Baccarat": "免佣百家乐",
    "Mini-Baccarat with commission": "迷你百家乐（抽佣）",
    "Mini-Baccarat without commission": "迷你百家乐（免佣）",
}
"""Editions and games."""

WAGERS = {
    "Player": "闲",
    "Banker": "庄",
    "Tie": "和",
    "Player Pair": "闲对",
    "Banker Pair": "庄对",
    "Pairs Player": "闲对",
    "Pairs Banker": "庄对",
    "Canberra Pairs Player": "堪培拉闲对",
    "Canberra Pairs Banker": "堪培拉庄对",
    "Perfect Pairs Player": "闲完美对子",
    "Perfect Pairs Banker": "庄完美对子",
    "Dragon Bonus Player": "闲龙宝",
    "Dragon Bonus Banker": "庄龙宝",
    "Super Six": "超级六",
    "Super 6": "超级六",
    "Tiger Tie": "老虎和",
    "Tiger Pair": "老虎对",
    "Tiger": "老虎",
    "Big Tiger": "大老虎",
    "Small Tiger": "小老虎",
    "Straight up": "直注",
    "Split": "分注",
    "Street": "街注",
    "Corner": "角注",
    "Six-line": "线注",
    "Column": "列注",
    "Dozen": "打注",
    "Low, 1 to 18": "小，1 至 18",
    "High, 19 to 36": "大，19 至 36",
    "Even": "双",
    "Odd": "单",
    "Red": "红",
    "Black": "黑",
    "Tier": "小系列",
    "Orphelins": "孤儿注",
    "Grand Series": "大系列",
    "Zero Spiel": "零区注",
    "{number} and its neighbours": "{number} 及其相邻号码",
    "1st 12": "第一打",
    "2nd 12": "第二打",
    "3rd 12": "第三打",
}
"""Wagers, kinds of bets, and the words on the layout."""

RULES = {
    "Aim": "目标",
    "Cards": "牌点",
    "Decks": "副数",
    "No more bets": "停止下注",
    "Deal": "发牌",
    "Natural": "例牌",
    "Third card": "补牌",
    "Wheel": "轮盘",
    "Colours": "颜色",
    "Zero": "零",
    "No spin": "无效转动",
    "Call bets": "报注",
    "Two hands are dealt, Player and Banker. Bet on the hand that comes closer to nine, or on a tie."
    " Everybody bets on the same two hands.": (
        "发两手牌：闲和庄。押较接近九点的一手，或押和。所有人押的是同样的两手牌。"
    ),
    "An ace counts 1, cards from 2 to 9 their number, tens and pictures nothing. Of a total only the last"
    " digit counts: 7 and 8 are 5.": (
        "A 算 1 点，2 至 9 按牌面计，10 和花牌算 0 点。总和只取个位：7 加 8 是 5 点。"
    ),
    "{decks} decks of 52 cards.": "{decks} 副牌，每副 52 张。",
    "Wagers stand from the moment when the first card leaves the shoe.": "第一张牌离开牌靴后，注码不得更改。",
    "Wagers stand from the moment when the first card is turned.": "第一张牌翻开后，注码不得更改。",
    "Wagers stand when the countdown ends.": "倒计时结束后，注码不得更改。",
    "Each hand gets two cards, in turn, Player first.": "每手先发两张牌，闲先庄后，轮流发。",
    "With 8 or 9 on two cards nobody draws.": "任一手头两张牌为 8 或 9 点，双方都不补牌。",
    "Draws a third card on {draws}, stands on {stands}.": "{draws} 点补第三张牌，{stands} 点不补。",
    "If Player stood: draws on {draws}, stands on {stands}.": (
        "闲不补牌时：{draws} 点补牌，{stands} 点不补。"
    ),
    "If Player drew: the third card of Player decides, as the table shows.": (
        "闲补牌时：由闲的第三张牌决定，见下表。"
    ),
    "No hand gets more than one.": "每手最多补一张牌。",
    "Wagers on Player and Banker neither win nor lose: they come back.": "押闲和押庄不输不赢，本金退回。",
    "Wagers on Player and Banker win a percentage that the sign shows, from {least} to {most}."
    " Here it is taken to be {paid}.": (
        "押闲和押庄按告示牌上的百分比派彩，由 {least} 至 {most}。此处按 {paid} 计算。"
    ),
    "Bet on where the ball comes to rest: on one number, or on several.": (
        "押球停在哪里：押一个号码或多个号码。"
    ),
    "{pockets} pockets, from 0 to {most}.": "{pockets} 格，由 0 至 {most}。",
    "Zero is green, {red} numbers are red, the others black.": ("零为绿色，{red} 个号码为红色，其余为黑色。"),
    "Only bets that cover zero win when it comes.": "开零时，只有包含零的注才赢。",
    "A ball that does not run as it should is spun again, and the bets stay.": (
        "球的转动不合规定时重新转动，注码保留。"
    ),
    "One word for several bets: the stake lies in equal parts on them, and each wins for itself.": (
        "一个名称代表多个注：本金平均分到各注，各注分别计算输赢。"
    ),
    "A malfunction, or a mistake in a result that staff put right, may void a game or change what it paid:"
    " the rules of the game say when. Ask the staff if you think that something is wrong.": (
        "如遇故障，或职员更正错误的结果，该局可能作废或改变派彩，以游戏规则为准。如有疑问，请询问职员。"
    ),
}
"""The rules in short."""

EVENTS = {
    "Player wins": "闲赢",
    "Banker wins": "庄赢",
    "Banker wins, but not with 6": "庄赢，但不是 6 点",
    "Banker wins with 6": "庄以 6 点赢",
    "Tie with 6 each": "双方同为 6 点",
    "Banker wins with 6 on two cards": "庄以两张牌 6 点赢",
    "Banker wins with 6 on three cards": "庄以三张牌 6 点赢",
    "One of the hands begins with a pair": "其中一手头两张牌成对",
    "Both hands begin with a pair, of different ranks": "双方头两张牌都成对，点数不同",
    "Both hands begin with a pair of the same rank": "双方头两张牌成同样的对子",
    "Player's first two cards are a pair": "闲的头两张牌成对",
    "Banker's first two cards are a pair": "庄的头两张牌成对",
    "Player's pair is red and black": "闲的对子一红一黑",
    "Player's pair is of one colour, but two suits": "闲的对子同色不同花",
    "Player's pair is of one suit": "闲的对子同花",
    "Banker's pair is red and black": "庄的对子一红一黑",
    "Banker's pair is of one colour, but two suits": "庄的对子同色不同花",
    "Banker's pair is of one suit": "庄的对子同花",
    "Player wins with a natural": "闲以例牌赢",
    "Banker wins with a natural": "庄以例牌赢",
    "Both hands have the same natural": "双方同点例牌",
    "Player wins by {points}, not with a natural": "闲以非例牌赢 {points} 点",
    "Banker wins by {points}, not with a natural": "庄以非例牌赢 {points} 点",
    "Its number comes": "开出该号码",
    "One of its {count} numbers comes": "开出其 {count} 个号码之一",
    "{numbers} comes": "开出 {numbers}",
    "In equal parts on {pieces}.": "平均分押于 {pieces}。",
    "{wins} Comes back: {back}": "{wins}退回本金：{back}",
    "{won} to {staked}": "{staked} 赔 {won}",
    "; ": "；",
    ".": "。",
    "{least} to {most}": "{least} 至 {most}",
}
"""What wagers win on, and what they pay."""

STEPS = {
    "{hand} gets {cards} and has {points}.": "{hand}得 {cards}，共 {points} 点。",
    "{points} on two cards is a natural: nobody draws.": "两张牌 {points} 点为例牌：双方都不补牌。",
    "Player has {points} and draws: it draws on {draws}.": "闲 {points} 点，补牌：{draws} 点都补。",
    "Player has {points} and stands: it draws on {draws} only.": (
        "闲 {points} 点，不补：只有 {draws} 点才补。"
    ),
    "Player stood. Banker has {points} and draws: then it draws on {draws}.": (
        "闲没有补牌。庄 {points} 点，补牌：此时 {draws} 点都补。"
    ),
    "Player stood. Banker has {points} and stands: then it draws on {draws} only.": (
        "闲没有补牌。庄 {points} 点，不补：此时只有 {draws} 点才补。"
    ),
    "Banker has {points} and draws: on {points} it always draws.": (
        "庄 {points} 点，补牌：{points} 点一定补。"
    ),
    "Banker has {points} and stands: on {points} it always stands.": (
        "庄 {points} 点，不补：{points} 点一定不补。"
    ),
    "Banker has {points} and draws: on {points} it draws when Player's third card counts {thirds}.": (
        "庄 {points} 点，补牌：闲的第三张牌算 {thirds} 点时，庄 {points} 点要补。"
    ),
    "Banker has {points} and stands: on {points} it draws only when Player's third card counts {thirds},"
    " not {third}.": "庄 {points} 点，不补：闲的第三张牌算 {thirds} 点时才补，{third} 点不补。",
    "{won}, {high} to {low}": "{won}，{high} 比 {low}",
    "{stake} wins {won}: {returned} comes back.": "{stake} 赢 {won}，共取回 {returned}。",
    "{stake} is lost.": "{stake} 输。",
    "Standoff: {stake} comes back.": "不输不赢，退回 {stake}。",
    "{number}, {colour}": "{number}，{colour}",
    "The ball comes to rest in {number}, which is {colour}.": "球停在 {number}，{colour}。",
    "red": "红色",
    "black": "黑色",
    "green": "绿色",
    "A natural ends it at once": "例牌立即结束",
    "Banker stands on five against a ten": "庄五点遇十不补",
    "A tie with six each": "六点和局",
    "Banker wins with six": "庄以六点赢",
    "Banker stands on three against an eight": "庄三点遇八不补",
    "A pair, and a natural of the other hand": "一手对子，另一手例牌",
    "A black number": "黑色号码",
    "A red number": "红色号码",
}
"""Examples, and the steps of a coup or spin."""

LESSONS = {
    "Does Player draw a third card?": "闲是否补第三张牌？",
    "Does Banker draw a third card?": "庄是否补第三张牌？",
    "It draws": "补牌",
    "It stands": "不补",
    "Who wins?": "谁赢？",
    "Player has {player}, Banker has {banker}.": "闲 {player} 点，庄 {banker} 点。",
    "{result}. {stake} lies on {wager}. How much comes back?": "{result}。{wager}押了 {stake}，共取回多少？",
    "{number} comes. {stake} lies on {wager}. How much comes back?": (
        "开出 {number}。{wager}押了 {stake}，共取回多少？"
    ),
    "Nothing": "没有",
    "{number} comes. Which of these bets wins?": "开出 {number}。哪一注赢？",
    "{title} covers {numbers}.": "{title}包含 {numbers}。",
}
"""Questions and answers."""

DEMO_LINKS = {
    "Player terminal {number}": "玩家终端 {number}",
    "{guest} at {table}": "{table} 的 {guest}",
    "Display of {game}": "{game} 显示屏",
    "Dealer of {game}": "{game} 荷官",
    "Supervisor": "主管",
    "Cage": "账房",
    "Inspector and surveillance": "督察与监控",
    "Administration": "管理",
    "Rules and odds": "规则与赔率",
    "Practice": "练习",
}
"""The pages of a floor."""

CHINESE = NAMES | WAGERS | RULES | EVENTS | STEPS | LESSONS | DEMO_LINKS
"""Every sentence and title, keyed by its English."""
