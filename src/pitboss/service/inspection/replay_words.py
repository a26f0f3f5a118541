"""The sentences for each act at a table or wheel in a replay, in both languages."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from pitboss.acting.acts.act import Act
from pitboss.acting.replaying import CardCame
from pitboss.game.cards import CARDS
from pitboss.guide.explaining import card_words, money
from pitboss.guide.words import say
from pitboss.kernel.words import Language
from pitboss.rules.edition import Edition

ACTS: dict[str, tuple[str, str]] = {
    "set-table": ("The table is set up.", "赌桌已设置。"),
    "open-table": ("The table opens.", "赌桌开台。"),
    "choose-dealing": ("Another way of dealing is chosen.", "更改发牌方式。"),
    "limit-players": ("The number of players is limited.", "限制玩家人数。"),
    "restrict-optional": ("An optional wager is kept for main wagers.", "附加投注仅限主要投注者。"),
    "show-game": ("A sign tells of another game.", "告示更换游戏。"),
    "change-game": ("Another game is played from now on.", "更换游戏。"),
    "show-closing": ("A sign tells when the game closes.", "告示收台时间。"),
    "close-table": ("The table closes.", "赌桌收台。"),
    "pair-tables": ("One dealer deals two tables in turn.", "一名荷官轮流发两张赌桌。"),
    "part-tables": ("Each table is dealt by itself again.", "两张赌桌恢复单独发牌。"),
    "draw-out-of-turn": ("A card came out of turn.", "一张牌未按次序发出。"),
    "announce-limits": ("A sign tells of new limits.", "告示新限额。"),
    "alter-limits": ("New limits hold.", "新限额生效。"),
    "raise-at-once": ("A higher minimum holds at once.", "提高最低限额。"),
    "raise-kept": ("The table's minimum holds for all.", "所有玩家适用本桌最低限额。"),
    "allow-over-maximum": ("{player} may bet over the maximum.", "{player} 可超过最高限额。"),
    "join": ("{player} comes to the table.", "{player} 来到赌桌。"),
    "bring-chips": ("{player} brings more chips.", "{player} 拿出更多筹码。"),
    "buy-chips": ("{player} buys chips for {cents}.", "{player} 购买 {cents} 筹码。"),
    "exchange-voucher": ("{player} exchanges a voucher.", "{player} 兑换券。"),
    "take-seat": ("{player} takes another place.", "{player} 更换座位。"),
    "leave": ("{player} leaves.", "{player} 离开。"),
    "vacate": ("{player} gives the seat up.", "{player} 让出座位。"),
    "bring-cards": ("Cards are brought in.", "送来纸牌。"),
    "check-cards": ("The cards are checked.", "检查纸牌。"),
    "drop-cards": ("Cards were dropped and collected.", "纸牌掉落并已收回。"),
    "shuffle": ("The cards are shuffled.", "洗牌。"),
    "riffle": ("The cards are riffled.", "交叠洗牌。"),
    "let-players-cut": ("Who cuts is decided.", "决定由谁切牌。"),
    "decline-cut": ("{player} does not cut.", "{player} 不切牌。"),
    "cut": ("The cards are cut.", "切牌。"),
    "insert-cutting-card": ("The cutting card goes in.", "放入切牌卡。"),
    "load-device": ("The cards go into the device.", "纸牌放入洗牌机。"),
    "burn": ("Cards are burned.", "销牌。"),
    "take-out-cards": ("The cards are taken out of play.", "取出纸牌。"),
    "start-round": ("The next coup begins.", "新一局开始。"),
    "call": ("The dealer calls: {announcement}.", "荷官宣布：{announcement}。"),
    "call-last-coup": ("The dealer announces the last coup.", "荷官宣布最后一局。"),
    "end-period": ("The wagering period is over.", "下注时间结束。"),
    "restart-period": ("The wagering period began again.", "下注时间重新开始。"),
    "reopen": ("Wagers may be changed again.", "重新开放下注。"),
    "draw-card": ("A card leaves the shoe.", "发出一张牌。"),
    "meet-cutting-card": ("The cutting card comes.", "切牌卡出现。"),
    "name-card": ("A card is named: {card}.", "确认一张牌：{card}。"),
    "select-result": ("The dealer chooses the result: {winner}.", "荷官选择结果：{winner}。"),
    "confirm-result": ("The dealer confirms the result.", "荷官确认结果。"),
    "settle-initial-deal": ("Wagers on the first four cards are settled.", "结算前四张牌的投注。"),
    "settle": ("All wagers are settled.", "结算所有投注。"),
    "pass-out": ("{hand}: the cards go to {to}.", "{hand}：牌交给 {to}。"),
    "expose-card": ("{player} turns a card.", "{player} 翻开一张牌。"),
    "collect": ("{hand}: the dealer takes the cards back.", "{hand}：荷官收回牌。"),
    "turn": ("{hand}: the dealer turns the cards.", "{hand}：荷官翻牌。"),
    "announce-counts": ("The counts are announced.", "宣布点数。"),
    "refuse-cards": ("{hand}: {player} does not want the cards.", "{hand}：{player} 不接牌。"),
    "designate": ("{hand}: {player} receives the cards first.", "{hand}：{player} 优先接牌。"),
    "report-holding": ("{player} does not hold the cards as the rules want.", "{player} 持牌不合规则。"),
    "excuse-holding": ("{player} may go on.", "{player} 可继续。"),
    "forfeit-cards": ("{player} gives the cards up.", "{player} 失去持牌权。"),
    "accept-role": ("{player} takes the banker's role.", "{player} 接受庄家角色。"),
    "decline-role": ("{player} does not want the banker's role.", "{player} 不接受庄家角色。"),
    "pass-role": ("{player} gives the banker's role up.", "{player} 放弃庄家角色。"),
    "place-wager": ("{player} bets {cents} on {wager}.", "{player} 下注 {cents}：{wager}。"),
    "take-off": ("{player} takes chips off {wager}.", "{player} 取回 {wager} 的筹码。"),
    "reduce-wagers": ("The dealer reduces wagers.", "荷官减少投注。"),
    "refuse-wager": ("{wager} of {player} is refused.", "拒绝 {player} 的 {wager}。"),
    "find-misplaced": ("{wager} of {player} lies wrongly and goes back.", "{player} 的 {wager} 放错，退回。"),
    "order-no-bet": ("A coup without wagers is ordered.", "安排一局不下注。"),
    "take-wagers": ("Wagers are taken again.", "恢复接受投注。"),
    "report-irregularity": ("Staff report what happened.", "员工报告异常情况。"),
    "choose-option": ("Staff choose what to do.", "员工选择处理方式。"),
    "resume-coup": ("The coup goes on.", "继续本局。"),
    "report-breach": ("A breach of the rules goes on record.", "记录违规行为。"),
    "take-measure": ("A measure is taken.", "采取措施。"),
    "tell-about": ("Somebody was told of an incident.", "已通报事件。"),
    "show-rules": ("The rules were shown.", "已出示规则。"),
    "find-wrong-payment": ("A payment turns out to be wrong.", "发现付款错误。"),
    "enquire": ("A wrong payment was looked into.", "已查询付款错误。"),
    "try-to-rectify": ("Somebody tried to put a payment right.", "尝试更正付款。"),
    "rectify-payment": ("A payment was put right.", "付款已更正。"),
    "tell-regulator": ("The regulator was told of a wrong payment.", "已向监管机构通报付款错误。"),
    "raise-dispute": ("{patron} disputes something.", "{patron} 提出争议。"),
    "decide-dispute": ("A dispute is decided.", "裁定争议。"),
    "ask-review": ("A review is asked for.", "要求复核。"),
    "review-dispute": ("A dispute is decided again.", "复核争议。"),
    "advise-patron": ("The patron is told where to complain.", "告知顾客投诉途径。"),
    "close-dispute": ("The dispute is over.", "争议结束。"),
    "set-wheel": ("The wheel is set up.", "轮盘已设置。"),
    "open-wheel": ("The wheel opens.", "轮盘开台。"),
    "close-wheel": ("The wheel closes.", "轮盘收台。"),
    "new-game": ("Place your bets.", "请下注。"),
    "spin-ball": ("The ball is sent round.", "转球。"),
    "ball-at-rest": ("The ball comes to rest: {pocket}.", "球已停定：{pocket}。"),
    "confirm-number": ("The dealer says the number: {number}.", "荷官报号：{number}。"),
    "no-spin": ("No spin is called: the ball does not count.", "宣布无效转动。"),
    "examine-ball": ("The ball is examined.", "检查球。"),
    "correct-number": ("A supervisor enters the number: {number}.", "主管更正号码：{number}。"),
    "end-by-restore": (
        "The floor was restored: the play is void, and stakes go back.",
        "系统已恢复：本局作废，退还注额。",
    ),
    "void-spin": ("The game is declared void.", "本局作废。"),
}
"""The sentence for an act, by its tag. No sentence names a card that may be face down."""

VALUES = {
    "player": ("Player", "闲"),
    "banker": ("Banker", "庄"),
    "tie": ("Tie", "和"),
    "place your bets": ("place your bets", "请下注"),
    "no more bets": ("no more bets", "停止下注"),
    "None": ("unread", "未读出"),
}
"""Values that people read differently from how they are stored."""

DEALT = {
    Language.ENGLISH: ("{hand}: {card}.", "{hand}: a card face down.", "A card came that was not due."),
    Language.CHINESE: ("{hand}：{card}。", "{hand}：一张暗牌。", "发出一张多余的牌。"),
}
"""The sentences for a card: face up, face down, and unexpected."""

OUTCOMES = {
    "table": ("Player {player}, Banker {banker}: {winner}", "闲 {player}，庄 {banker}：{winner}"),
    "wheel": ("{number} {colour}", "{number} {colour}"),
}
"""The result of a play, by kind of game. Of any other kind, the facts are named one by one."""
COLOURS = {"red": ("red", "红"), "black": ("black", "黑"), "green": ("green", "绿")}


def act_words(act: Act, language: Language, titles: Mapping[str, str] = MappingProxyType({})) -> str:
    """An act in a sentence. `titles` has the titles of the edition's wagers.

    An act without a sentence is named by its tag alone, since what it states may be a hidden card.

    >>> from pitboss.baccarat.acts.play import Call
    >>> from pitboss.rules.procedure import Announcement
    >>> act_words(Call(Announcement.NO_MORE_BETS), Language.CHINESE)
    '荷官宣布：停止下注。'
    """
    tag = str(type(act).__struct_config__.tag)
    if tag not in ACTS:
        return f"{tag.replace('-', ' ').capitalize()}."
    template = pick(ACTS[tag], language)
    fields = msgspec.structs.asdict(act)
    return template.format_map({name: _value(name, each, language, titles) for name, each in fields.items()})


def came_words(came: CardCame, language: Language) -> str:
    """A dealt card in a sentence."""
    up, down, stray = DEALT[language]
    if came.hand is None:
        return stray
    hand = named(came.hand, language)
    if came.card is None:
        return down.format(hand=hand)
    return up.format(hand=hand, card=card_words([CARDS[came.card]]))


def outcome_words(kind: str, facts: Mapping[str, object], language: Language) -> str:
    """The result of a play in words.

    >>> outcome_words("wheel", {"number": 17, "colour": "black"}, Language.CHINESE)
    '17 黑'
    >>> outcome_words("dice", {"first": 4, "second": 3}, Language.ENGLISH)
    'first 4, second 3'
    """
    words = {
        name: pick(COLOURS[str(value)], language) if name == "colour" else named(value, language)
        for name, value in facts.items()
    }
    if kind not in OUTCOMES:
        return ", ".join(f"{name} {value}" for name, value in words.items())
    return pick(OUTCOMES[kind], language).format_map(words)


def named(value: object, language: Language) -> str:
    """A value as people read it.

    >>> named("banker", Language.ENGLISH), named("ann", Language.ENGLISH)
    ('Banker', 'ann')
    """
    text = str(value)
    return pick(VALUES[text], language) if text in VALUES else text


def pick(words: tuple[str, str], language: Language) -> str:
    """The words of a language, from a pair."""
    return words[language is Language.CHINESE]


def titles_of(edition: Edition, language: Language) -> dict[str, str]:
    """What the wagers of an edition are called on its layouts.

    >>> from pitboss.rules.catalogue import catalogue
    >>> titles_of(catalogue()["canberra-mini-baccarat-2023"], Language.ENGLISH)["player-pair"]
    'Canberra Pairs Player'
    """
    return {key: say(title, language) for game in edition.games for key, title in game.titles.items()}


def _value(name: str, value: Any, language: Language, titles: Mapping[str, str]) -> str:
    if name == "wager":
        return titles.get(value, value)
    if name == "card" and value in CARDS:
        return card_words([CARDS[value]])
    return money(value) if name == "cents" else named(value, language)
