// The words of the irregularity desk: what happened, the questions, the orders, who authorises them and who is informed.
import { timeOf } from "./times.ts";
import type { Due, Effect, Given, Kind, Recipient, Role } from "../types.ts";
import { language, lookup, type Words } from "./words.ts";

type Pair = readonly [en: string, zh: string];
const inLanguage = (pair: Pair): string => pair[language.value === "zh" ? 1 : 0];

/** What happened, as staff would say it, in the groups in which they would look for it. */
export const GROUPS: readonly { title: Pair; kinds: Partial<Record<Kind, Pair>> }[] = [
  {
    title: ["The cards of the coup", "本局的牌"],
    kinds: {
      "stray-player-card": ["Player got a card that was not due", "闲家多得了一张牌"],
      "stray-banker-card": ["Banker got a third card that was not due", "庄家多得了第三张牌"],
      "excess-card": ["A card was drawn that no hand needs", "多抽了一张无人需要的牌"],
      "opening-card-exposed": ["The first card of a coup was seen too early", "一局的首张牌过早被看到"],
      misdeal: ["Cards were dealt wrongly, or their order is in doubt", "发牌有误，或次序存疑"],
      "wrong-area": ["Cards were laid in the other hand's area", "牌放到了另一方的区域"],
      "wrong-receiver": ["Cards went to somebody who should not have them", "牌交给了不该持牌的人"],
      "revealed-by-dealer": ["The dealer showed a card that was a player's to show", "荷官亮了应由玩家亮的牌"],
      "wrong-shoe": ["The dealer of two games dealt from the other game's shoe", "双桌荷官从另一桌的牌靴发了牌"],
      "too-few-cards": ["There are too few cards to finish the coup", "牌不够完成本局"],
      "prompted-dummy": ["The system asks for a dummy hand", "系统要求空发一局"],
    },
  },
  {
    title: ["Shoe, shuffle and cut", "牌靴、洗牌与切牌"],
    kinds: {
      "face-up-in-shoe": ["A card lies face up in the shoe or device", "牌靴或洗牌机内有牌面朝上"],
      "wrong-cut": ["The cards were not cut, or not as they should be", "未切牌或切牌不当"],
      "shuffle-forgotten": ["The cards were not shuffled after the cutting card", "切牌卡出现后未洗牌"],
      "burn-forgotten": ["The burn was forgotten", "忘记烧牌"],
      "burned-in-error": ["A card was burned by mistake", "误烧了一张牌"],
      "card-missing": ["A card is missing", "缺少一张牌"],
      "foreign-card": ["A card does not belong to the decks", "出现不属于本副的牌"],
      "order-revealed": ["Shuffle or cut let players see the order of the cards", "洗牌或切牌时玩家看到了牌序"],
      "shoe-differs": ["The shoe says something else than the cards", "牌靴读数与实际牌不符"],
      "shoe-misreads": ["The shoe reads cards wrongly", "牌靴读牌错误"],
      "shoe-dead": ["The shoe has stopped reading", "牌靴停止读牌"],
      "shuffling-device-fails": ["The shuffling device fails", "洗牌机故障"],
      "multishuffler-fails": ["The multishuffler fails", "多副洗牌机故障"],
    },
  },
  {
    title: ["Ball and wheel", "滚珠与轮盘"],
    kinds: {
      "wrong-number": ["A wrong number was recorded", "记录了错误的号码"],
      "wrong-direction": ["The ball was spun the way the wheel turns", "滚珠与轮盘同向转动"],
      "still-wheel": ["The ball was spun on a still wheel", "轮盘静止时转动滚珠"],
      "too-few-turns": ["The ball will not go round often enough", "滚珠转动圈数不足"],
      "foreign-object": ["Something fell into the wheel", "有异物落入轮盘"],
      "no-pocket": ["The ball fell into no pocket", "滚珠未落入号码格"],
      "ball-left-wheel": ["The ball left the wheel", "滚珠飞出轮盘"],
      interference: ["Somebody touched the ball or the wheel", "有人触碰滚珠或轮盘"],
      "early-ball": ["The ball came to rest before the wagering period ended", "滚珠在下注结束前停下"],
      "automated-wheel-error": ["The automated wheel reports an error", "自动轮盘报告错误"],
      "automated-wheel-faulty": ["The automated wheel does not work as it should", "自动轮盘运作异常"],
    },
  },
  {
    title: ["Wagers and payments", "注码与赔付"],
    kinds: {
      "invalid-wager": ["A wager turns out invalid after the first card", "首张牌发出后发现注码无效"],
      "wrong-odds": ["Wagers were settled at the other game's odds", "按另一游戏的赔率结算"],
      "wrong-payment": ["Too much or too little was paid", "多付或少付"],
      "wrong-credits": ["The credits on a terminal do not fit stakes and odds", "终端点数与注码赔率不符"],
    },
  },
  {
    title: ["Screens, terminals and the room", "屏幕、终端与现场"],
    kinds: {
      "display-wrong": ["The result display is wrong", "结果显示有误"],
      "terminal-interrupted": ["Play on a terminal broke off, or its screen is faulty", "终端游戏中断或屏幕故障"],
      "terminal-malfunction": ["A player's or the dealer's terminal does not work", "玩家或荷官终端故障"],
      "system-malfunction": ["The game system malfunctions", "游戏系统故障"],
      disruption: ["Commotion, fire, robbery or the like disturbed the game", "骚乱、火警、抢劫等扰乱游戏"],
      impractical: ["The coup cannot well go on", "本局难以继续"],
      fraud: ["Somebody cheated, and it touched the outcome", "有人作弊并影响结果"],
    },
  },
];

const KINDS: Words = Object.assign({}, ...GROUPS.map((group) => group.kinds));
export const kindWords = (kind: string, otherwise?: string): string => lookup(KINDS, kind, otherwise);
export const groupTitle = (group: { title: Pair }): string => inLanguage(group.title);

/** What staff are asked, to be answered with yes or no. */
const QUESTIONS: Partial<Record<Given, Pair>> = {
  reconstructed: ["Can the coup be reconstructed?", "能否还原本局？"],
  "card-seen": ["Was the card seen?", "这张牌是否被看到？"],
  "more-suspected": ["Are more cards thought to lie the wrong way up?", "是否怀疑还有牌面朝上的牌？"],
  "all-agree": ["Do all players agree?", "所有玩家是否同意？"],
  "outcome-confirmed": ["Could the actual outcome be confirmed?", "实际结果是否得到确认？"],
  "all-stand": ["Is the coup to be finished with all wagers as they lie?", "是否保留所有注码完成本局？"],
  "offer-first": ["Are players to choose first whether to take wagers off or lower them?", "是否先让玩家选择取回或减少注码？"],
  harmed: ["Did the failure put the house or a player at a disadvantage?", "故障是否使赌场或玩家受损？"],
  spare: ["Is a spare device at hand?", "是否有备用设备？"],
  movable: ["Can the cards be moved to it?", "牌能否移到备用设备？"],
  damaged: ["Were cards damaged?", "是否有牌受损？"],
  suspected: ["Is it suspected that it was done on purpose?", "是否怀疑是故意所为？"],
  "over-1000": ["Is the difference over $1,000?", "差额是否超过 $1,000？"],
  "records-confirm": ["Do the records confirm the wagers?", "记录能否确认注码？"],
  malfunction: ["Did a terminal or the wheel malfunction?", "终端或轮盘是否发生故障？"],
};
export const questionWords = (fact: Given): string => lookup(QUESTIONS as Words, fact);

const EFFECTS: Readonly<Record<Effect, Pair>> = {
  reconstruct: ["Put the cards back into their right order", "将牌还原为正确次序"],
  "offer-withdrawal": ["Let each player take their own wager off, whole and for good", "让每位玩家可全数取回自己的注码，不得再下"],
  "offer-reduction": ["Let each player take off or lower their wagers", "让每位玩家取回或减少注码"],
  "no-bet-if-all-off": ["If no wager is left, finish it as a no-bet coup", "若无注码剩下，按无注局完成"],
  "void-coup": ["Declare the coup void and give all stakes back", "宣布本局作废并退还所有注码"],
  "void-past-coup": ["Declare the coup in which it happened void and give its stakes back", "宣布发生问题的一局作废并退还注码"],
  "results-stand": ["Let the results of completed coups stand", "已完成各局的结果有效"],
  "card-to-banker": ["Give the card to Banker as its third", "该牌作为庄家第三张牌"],
  "card-starts-next-coup": ["Keep the card as the first of the next coup", "该牌留作下一局的首张牌"],
  "card-starts-no-bet-coup": ["Deal a no-bet coup that starts with the card", "以该牌开始发一局无注局"],
  "play-card": ["Play the card as if it had lain face down", "该牌视同牌面朝下照常使用"],
  "play-on": ["Play on with the cards that are left", "用剩余的牌继续"],
  complete: ["Finish the coup with all wagers as they lie; its result counts", "保留所有注码完成本局，结果有效"],
  "play-as-no-bet": ["Play it as a no-bet coup", "按无注局进行"],
  "clear-wagers": ["Clear all wagers from the layout first", "先清走台面所有注码"],
  "finish-then-shuffle": ["Finish the coup, then shuffle and cut", "完成本局后洗牌切牌"],
  "shuffle-or-replace": ["Take out the cards that are left, and shuffle or replace them", "取出剩余的牌，重洗或更换"],
  "shuffle-and-cut": ["Shuffle and cut the cards", "洗牌并切牌"],
  "stays-burned": ["Leave the card burned", "该牌保持烧掉"],
  "check-remaining-cards": ["Take out the cards that are left and check them", "取出剩余的牌检查"],
  "void-shoe": ["Declare the shoe void", "宣布本靴作废"],
  "confirm-outcome": ["Settle on the actual outcome, as confirmed", "按确认的实际结果结算"],
  "key-cards": ["Key the cards in by hand", "人工输入牌"],
  "move-cards": ["Move the sound cards to the spare device", "将完好的牌移到备用设备"],
  "remove-damaged": ["Take the damaged cards out of play", "取出受损的牌"],
  "replace-damaged": ["Replace the damaged cards from a new deck", "用新牌替换受损的牌"],
  "finish-from-shoe": ["Finish the coup from a card shoe for those who stay in", "改用牌靴为留下的玩家完成本局"],
  "right-odds": ["Go on at the odds of the game in play", "按现行游戏的赔率继续"],
  "disregard-display": ["Disregard the display; the actual outcome counts", "不理会显示，以实际结果为准"],
  "return-wager": ["Give the wager back", "退还该注码"],
  rectify: ["Put the payment right, or try to, and soon", "尽快更正或设法更正付款"],
  "identify-patron": ["Try to find out who the patron was", "设法查明客人身份"],
  invalidate: ["Declare the outcome invalid", "宣布结果无效"],
  refund: ["Give the stakes of that outcome back", "退还该结果的注码"],
  "forfeit-wager": ["Forfeit the wager of the player who cheated", "没收作弊者的注码"],
  "no-spin": ["Announce “no spin”: it counts no more, wherever the ball lands", "宣布“无效转动”：无论滚珠落在哪里均不算"],
  "remove-ball": ["Try to take the ball out before it comes to rest", "尽量在滚珠停下前取出"],
  "examine-ball": ["Have the ball examined once it is found", "找到滚珠后交主管检查"],
  respin: ["Spin again", "重新转动"],
  "enter-result": ["Enter the right number", "输入正确号码"],
  recalculate: ["Work the results out again from the records, and adjust the credits", "按记录重新计算结果并调整点数"],
  "void-unconfirmed": ["Declare the wagers that no record confirms void", "宣布无记录证实的注码无效"],
  "void-terminal-plays": ["Declare all plays and payouts on the terminals concerned void", "宣布相关终端上的游戏与派彩无效"],
};
export const effectWords = (effect: Effect): string => inLanguage(EFFECTS[effect]);

const LABELS = new Map([...Object.values(KINDS), ...Object.values(EFFECTS)].map((pair) => [pair[0], pair]));
/** The reason of a correction: in the words of a kind or an order if it is one, or as it was typed. */
export const reasonWords = (reason: string): string => inLanguage(LABELS.get(reason) ?? [reason, reason]);

const ROLES: Readonly<Record<Role, Pair>> = {
  player: ["Player", "玩家"],
  patron: ["Patron", "客人"],
  dealer: ["Dealer", "荷官"],
  "gaming-supervisor": ["Gaming Supervisor", "博彩主管"],
  "electronic-gaming-supervisor": ["Electronic Gaming Supervisor", "电子博彩主管"],
  "casino-supervisor": ["Casino Supervisor", "赌场主管"],
  "assistant-gaming-manager": ["Assistant Gaming Manager", "助理博彩经理"],
  "gaming-manager": ["Gaming Manager", "博彩经理"],
  "casino-operator": ["Casino Operator", "赌场经营者"],
  inspector: ["Inspector", "监察员"],
};
const POSTS: Words = {
  ...ROLES,
  surveillance: ["Surveillance", "监控"],
  cashier: ["Cashier", "出纳"],
  administrator: ["Administrator", "系统管理员"],
};
/** A post or role. */
export const postWords = (post: string): string => lookup(POSTS, post);

/** "A, B or C". */
export function either(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return language.value === "zh"
    ? `${words.slice(0, -1).join("、")}或${words.at(-1)}`
    : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

const RECIPIENTS: Readonly<Record<Recipient, Pair>> = {
  surveillance: ["Surveillance", "监控部门"],
  inspector: ["the Inspector", "监察员"],
  regulator: ["the regulator", "监管机构"],
};
export const recipientWords = (who: Recipient): string => inLanguage(RECIPIENTS[who]);

const DUES: Readonly<Record<Due, Pair>> = {
  "at-once": ["at once", "立即"],
  "24-hours": ["within 24 hours", "24 小时内"],
  "48-hours": ["within 48 hours", "48 小时内"],
  "daily-summary": ["in the summary of the day", "列入当日汇总"],
  "end-of-month": ["by the end of the month", "月底前"],
};
export const dueWords = (due: Due): string => inLanguage(DUES[due]);

/** A coup or spin by the time at which it began, which its name ends in. */
export function playWords(key: string): string {
  const began = Number(/\d{13}$/.exec(key)?.[0] ?? Number.NaN);
  return Number.isNaN(began) ? key : timeOf(began, true);
}
