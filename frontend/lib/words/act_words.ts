// What may be done at a table or a wheel, in words: the acts, what has to be filled in for them, and what it may be.
import { dateOf } from "./times.ts";
import { dollars } from "./money.ts";
import { fill, language, lookup, type Words } from "./words.ts";

/** The title of each act. A name in braces is a field of the act, in words. */
export const ACTS: Words = {
  "accept-role": ["{player} takes the banker's role", "{player} 接受庄家角色"],
  "advise-patron": ["Tell the patron where to complain", "告知客人投诉途径"],
  "allow-over-maximum": ["Let {player} bet over the maximum", "允许 {player} 超过上限投注"],
  "alter-limits": ["Change the limits", "更改限额"],
  "announce-counts": ["Announce the counts", "宣布点数"],
  "announce-limits": ["Put up a sign with new limits", "公布新限额"],
  "ask-review": ["Ask for a review", "申请复核"],
  "ball-at-rest": ["Enter the number", "输入号码"],
  "bring-cards": ["Bring in cards", "取牌上桌"],
  "bring-chips": ["More chips for {player}", "{player} 增加筹码"],
  burn: ["Burn cards", "烧牌"],
  "buy-chips": ["{player} buys chips", "{player} 购买筹码"],
  call: ["Call: {announcement}", "宣布：{announcement}"],
  "call-last-coup": ["Announce the last coup", "宣布最后一局"],
  "change-game": ["Change the game to {game}", "更换游戏为{game}"],
  "check-cards": ["Check the cards", "检查牌"],
  "choose-dealing": ["Dealing: {method}, {face}", "发牌方式：{method}，{face}"],
  "choose-option": ["Do what the ruling allows", "执行裁决允许的处理"],
  "close-dispute": ["Close the dispute", "结束争议"],
  "close-table": ["Close the table", "关闭赌桌"],
  "close-wheel": ["Close the wheel", "关闭轮盘"],
  collect: ["Take back the {hand} cards", "收回{hand}牌"],
  "confirm-number": ["Confirm number {number}", "确认号码 {number}"],
  "confirm-result": ["Confirm result", "确认结果"],
  "correct-number": ["Correct the number", "更正号码"],
  cut: ["Cut: {player}", "切牌：{player}"],
  "decide-dispute": ["Decide the dispute", "裁定争议"],
  "decline-cut": ["{player} does not cut", "{player} 不切牌"],
  "decline-role": ["{player} declines the banker's role", "{player} 不接受庄家角色"],
  designate: ["{hand} cards to {player} first", "{hand}牌先交给 {player}"],
  "draw-card": ["Draw a card", "发一张牌"],
  "draw-out-of-turn": ["A card came out of turn", "牌在非轮次时发出"],
  "drop-cards": ["Cards were dropped", "牌掉落"],
  "end-period": ["No more bets", "停止下注"],
  "restart-period": ["Restart the wagering period", "重新开始下注时间"],
  enquire: ["Enquire about the payment", "查询付款"],
  "examine-ball": ["The ball was examined", "已检查滚珠"],
  "exchange-voucher": ["Tokens for a voucher of {player}", "为 {player} 兑换代币"],
  "excuse-holding": ["Let {player} go on", "允许 {player} 继续"],
  "expose-card": ["Turn card {place}", "翻开第 {place} 张牌"],
  "find-misplaced": ["A wager of {player} lies wrongly", "{player} 的注码位置错误"],
  "find-wrong-payment": ["A wrong payment was found", "发现付款错误"],
  "forfeit-cards": ["Take the cards from {player}", "收回 {player} 手中的牌"],
  "insert-cutting-card": ["Insert the cutting card, load the shoe", "插入切牌卡并装靴"],
  join: ["Join the table: {seat}", "加入赌桌：{seat}"],
  leave: ["{player} leaves", "{player} 离开"],
  "let-players-cut": ["Players cut: {players}", "由玩家切牌：{players}"],
  "limit-players": ["Limit the players", "限制玩家人数"],
  "load-device": ["Load the shuffling device", "装入洗牌机"],
  "meet-cutting-card": ["The cutting card comes", "切牌卡出现"],
  "name-card": ["Key in card {place}", "输入第 {place} 张牌"],
  "new-game": ["New game", "新一局"],
  "no-spin": ["No spin: {kind}", "无效转动：{kind}"],
  "open-table": ["Open the table", "开桌"],
  "open-wheel": ["Open the wheel", "开启轮盘"],
  "order-no-bet": ["No-bet coup: {why}", "飞牌局：{why}"],
  "pair-tables": ["Deal two tables in turn", "两桌轮流发牌"],
  "part-tables": ["Deal the two tables apart", "两桌分开发牌"],
  "pass-out": ["{hand} cards to {to}", "{hand}牌交给 {to}"],
  "pass-role": ["{player} gives up the banker's role", "{player} 放弃庄家角色"],
  "place-wager": ["{wager}", "{wager}"],
  "raise-at-once": ["Raise the minimum at once", "立即提高下限"],
  "raise-dispute": ["Dispute something", "提出争议"],
  "raise-kept": ["The minimum holds for all", "下限适用于所有人"],
  "rectify-payment": ["Put the payment right", "更正付款"],
  "reduce-wagers": ["Reduce the wagers", "缩减注码"],
  "refuse-cards": ["{player} does not want the {hand} cards", "{player} 不看{hand}牌"],
  "refuse-wager": ["Refuse {wager} of {player}", "拒绝 {player} 的{wager}"],
  reopen: ["Open the wagers again", "重新开放下注"],
  "report-breach": ["Report a breach of conduct", "报告违规行为"],
  "report-holding": ["{player} holds the cards wrongly", "{player} 持牌不当"],
  "restrict-optional": ["Keep {wager} for those with a main wager", "{wager}仅限有主注者"],
  "resume-coup": ["Go on with the coup", "继续本局"],
  "review-dispute": ["Review the dispute", "复核争议"],
  riffle: ["Riffle the cards", "交错洗牌"],
  "report-irregularity": ["Report what happened", "报告情况"],
  "select-result": ["{winner}", "{winner}"],
  "set-table": ["Set the table up", "设置赌桌"],
  "set-wheel": ["Set the wheel up", "设置轮盘"],
  settle: ["Settle the coup", "结算本局"],
  "settle-initial-deal": ["Settle what four cards decide", "结算由前四张牌决定的注"],
  "show-closing": ["Put up a sign: the table closes", "公布收桌时间"],
  "show-game": ["Put up a sign: {game} comes", "公布将更换为{game}"],
  "show-rules": ["The rules were shown", "已出示规则"],
  shuffle: ["Shuffle", "洗牌"],
  "spin-ball": ["Spin the ball", "转动滚珠"],
  "start-round": ["New game", "新一局"],
  "take-measure": ["Take a measure", "采取措施"],
  "take-off": ["Take {wager} off", "取回{wager}"],
  "take-out-cards": ["{why}", "{why}"],
  "end-by-restore": ["End what was under way before the restore", "终止恢复前进行中的局"],
  "take-seat": ["{player} moves: {seat}", "{player} 换位：{seat}"],
  "take-wagers": ["Take wagers again", "恢复下注"],
  "tell-about": ["Incident {incident}: {who} was told", "事件 {incident}：已通知{who}"],
  "tell-regulator": ["The regulator was told", "已告知监管机构"],
  "try-to-rectify": ["Try to put the payment right", "尝试更正付款"],
  turn: ["Turn the {hand} cards", "翻开{hand}牌"],
  vacate: ["{player} has to give up the seat", "{player} 须让出座位"],
  "void-spin": ["Declare the game void", "宣布本局无效"],
};

/** What has to be filled in. */
export const FIELDS: Words = {
  about: ["What is it about?", "争议内容"],
  agreed: ["Who agrees", "同意者"],
  against_wheel: ["The ball runs against the wheel", "滚珠与轮盘反向"],
  asked: ["Who was asked", "已询问者"],
  at: ["Cards in front of the cut", "切牌位置（前面的张数）"],
  back: ["Colour of the backs", "牌背颜色"],
  behind: ["Cards behind the cutting card", "切牌卡后面的张数"],
  box: ["Box", "注位"],
  card: ["Card", "牌"],
  cards: ["Cards", "牌"],
  cents: ["Amount", "金额"],
  change_at: ["From when it holds", "生效时间"],
  chips: ["Chips", "筹码"],
  close_at: ["When it closes", "关闭时间"],
  coup: ["Which coup", "哪一局"],
  grounds: ["Why", "理由"],
  limits: ["Limits", "限额"],
  marker: ["The marker is in place", "标记已放好"],
  missing: ["Cards that are missing", "缺少的牌"],
  nobody_plays: ["Nobody plays at its terminals", "终端无人游戏"],
  number: ["Number", "号码"],
  only: ["Only one card", "只交一张牌"],
  player: ["Name", "姓名"],
  pocket: ["Number", "号码"],
  promotion: ["Promotion", "推广活动"],
  reason: ["Reason", "原因"],
  revolutions: ["How often the ball went round", "滚珠转了几圈"],
  said: ["What is so", "实际情况"],
  seat: ["Seat (none for standing)", "座位（站立则留空）"],
  source: ["Where the cards come from", "牌的来源"],
  spin: ["Which game", "哪一局"],
  surplus: ["Cards too many", "多出的牌"],
  surveillance_told: ["Surveillance was told", "已通知监控"],
  tokens: ["In promotional tokens", "推广代币金额"],
  voucher: ["Number of the voucher", "兑换券号码"],
  way: ["How", "方式"],
  wheel_turns: ["The wheel turns", "轮盘在转动"],
};

/** Values that come from the server, in words. */
export const VALUES: Words = {
  "place your bets": ["Place your bets", "请下注"],
  "no more bets": ["No more bets", "停止下注"],
  player: ["Player", "闲家"],
  banker: ["Banker", "庄家"],
  tie: ["Tie", "和"],
  dealer: ["by the dealer", "由荷官"],
  "face-up": ["cards open", "明牌"],
  up: ["face up", "牌面朝上"],
  down: ["face down", "牌面朝下"],
  red: ["Red", "红色"],
  blue: ["Blue", "蓝色"],
  new: ["New cards", "新牌"],
  used: ["The cards of the last shoe", "上一靴的牌"],
  "casino-pre-shuffled": ["Pre-shuffled by the casino", "赌场预洗牌"],
  "maker-pre-shuffled": ["Pre-shuffled by the maker", "厂家预洗牌"],
  "face-down": ["Face down", "牌面朝下"],
  shown: ["Shown", "展示牌面"],
  "by-value": ["As many as the first card counts", "按首张牌点数"],
  "call-a-no-bet-coup-that-all-agree-to": ["all agree to it", "全体同意"],
  "call-a-no-bet-coup-without-players": ["nobody plays", "无人下注"],
  "declare-a-shoe-void": ["Declare the shoe void", "宣布本靴无效"],
  "declare-the-cards-unfit": ["Declare the cards unfit", "宣布牌不合用"],
  "order-a-check-of-the-cards": ["Order a check of the cards", "要求检查牌"],
  "order-a-shuffle": ["Order a shuffle", "要求洗牌"],
  "replace-the-cards": ["Replace the cards", "更换牌"],
  baccarat: ["Baccarat", "百家乐"],
  "even-money": ["Even Money Baccarat", "免佣百家乐"],
  premium: ["Premium Baccarat", "贵宾百家乐"],
  "tie-premium": ["Tie Premium Baccarat", "贵宾和局派彩百家乐"],
  commission: ["Baccarat with commission", "百家乐（抽佣）"],
  "non-commission": ["Baccarat without commission", "百家乐（免佣）"],
  "no-commission": ["Baccarat without commission", "百家乐（免佣）"],
  inspector: ["Inspector", "监察员"],
  regulator: ["regulator", "监管机构"],
  surveillance: ["surveillance", "监控"],
  "ball-left-wheel": ["the ball left the wheel", "滚珠离开轮盘"],
  "early-ball": ["the ball was spun too early", "滚珠转动过早"],
  "foreign-object": ["a foreign object", "异物"],
  interference: ["somebody interfered", "有人干扰"],
  "no-pocket": ["the ball lies in no pocket", "滚珠未落入号码格"],
  "still-wheel": ["the wheel did not turn", "轮盘未转动"],
  "too-few-turns": ["too few turns", "圈数不足"],
  "wrong-direction": ["the wrong direction", "方向错误"],
};

/** What a game waits for, as the server says it, for the dealer. */
const WAITS: Words = {
  "the table to open": ["Open the table", "等待开桌"],
  "the last coup to be announced": ["Announce the last coup", "请宣布最后一局"],
  "the shuffle": ["Shuffle the cards", "请洗牌"],
  "the cut": ["Cut the cards", "请切牌"],
  "the cutting card": ["Insert the cutting card", "请插入切牌卡"],
  "cards to be brought in": ["Bring in cards", "请取牌上桌"],
  "the next coup": ["The next coup", "下一局"],
  "the burn": ["Burn the first cards", "请烧牌"],
  "the banker's role to be taken or declined": ["Offer the banker's role", "请询问庄家角色"],
  "the wager of the player with the banker's role": ["The banker's wager is missing", "庄家角色尚未下注"],
  "a ruling on a card that was not due": ["A card was not due", "多出一张牌：需要裁决"],
  "the players to keep their wagers or take them off": ["Players may take wagers off", "玩家可取回注码"],
  "the call to place bets": ["Call: Place your bets", "宣布：请下注"],
  "the call of no more bets": ["Call: No more bets", "宣布：停止下注"],
  "the other table's coup": ["The other table is dealt first", "请先发另一桌"],
  "the other table to be joined": ["The other table has to be joined, too", "另一桌也须加入轮流发牌"],
  "a card": ["The next card", "下一张牌"],
  "the first card": ["The first card", "第一张牌"],
  "a card from the shoe": ["The next card", "下一张牌"],
  "the cards to be exposed": ["Turn the cards", "请翻牌"],
  "the dealer's choice of the result": ["Choose the result", "请选择结果"],
  "the dealer's confirmation": ["Confirm the result", "请确认结果"],
  "the settlement": ["Settle the coup", "请结算"],
  "a supervisor's word on the breach": ["A supervisor decides", "等待主管处理违规"],
  "the holder to expose the cards or give them back": ["The holder turns the cards", "等待持牌者亮牌或交回"],
  "the dealer to take the cards back": ["Take the cards back", "请收回牌"],
  "the dealer to name a card that no shoe has read": ["Key in the unread card", "请输入未读取的牌"],
  "the dealer to pass the cards out": ["Pass the cards out", "请交牌"],
  "the dealer to turn the cards": ["Turn the cards", "请翻牌"],
  "the counts to be announced": ["Announce the counts", "请宣布点数"],
  "the wheel to open": ["Open the wheel", "等待开启轮盘"],
  "the next game": ["The next game", "下一局"],
  "a supervisor to enter the number": ["A supervisor enters the number", "等待主管输入号码"],
  "the ball to be examined": ["Examine the ball", "等待检查滚珠"],
  "the dealer to enter the number": ["Enter the number", "请输入号码"],
  "the ball to be spun": ["Spin the ball", "请转动滚珠"],
  "no more bets": ["Close the bets", "请停止下注"],
  "the ball to come to rest": ["The ball is running", "滚珠转动中"],
};

/** Why a ball does not count, as the server says it. */
const NO_SPINS: Words = {
  "spun with the wheel": ["it ran with the wheel", "滚珠与轮盘同向"],
  "spun on a still wheel": ["the wheel did not turn", "轮盘未转动"],
  "short of its revolutions": ["it went round too few times", "圈数不足"],
  "met by something else in the wheel": ["something else was in the wheel", "轮盘内有异物"],
  "caught in no pocket": ["it lies in no pocket", "未落入号码格"],
  "out of the wheel": ["it left the wheel", "离开轮盘"],
  "interfered with": ["somebody interfered with it", "受到干扰"],
};
export const noSpinWords = (why: string): string => lookup(NO_SPINS, why);

const STAFF = ["staff", "工作人员"] as const;
const STANDING = ["standing", "站立"] as const;
const SEAT = ["seat {n}", "{n} 号座"] as const;
const YES = ["yes", "是"] as const;
const NO = ["no", "否"] as const;
const inLanguage = (pair: readonly [string, string]): string => pair[language.value === "zh" ? 1 : 0];

/** A missing name means the staff, or a player who stands. */
const NOTHING: Readonly<Record<string, readonly [string, string]>> = { player: STAFF, seat: STANDING };
const AMOUNTS = new Set(["cents", "chips", "tokens", "paid", "due"]);
const MOMENTS = new Set(["change_at", "close_at"]);

/** What a field of an act says to people. Cards are counted from one there. */
export function valueWords(field: string, value: unknown, titles: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined) return field in NOTHING ? inLanguage(NOTHING[field] as readonly [string, string]) : "–";
  if (typeof value === "boolean") return inLanguage(value ? YES : NO);
  if (field === "seat") return fill(inLanguage(SEAT), { n: String(value) });
  if (field === "place") return String(Number(value) + 1);
  if (typeof value === "number" && AMOUNTS.has(field)) return dollars(value);
  if (typeof value === "number" && MOMENTS.has(field)) return dateOf(value);
  if (typeof value !== "string") return String(value);
  if (field === "wager") return titles[value] ?? value;
  // A person's name is not translated, even if it is "player" or "red".
  return field === "player" || field === "to" ? value : lookup(VALUES, value);
}

/** What an act is called on its button; `titles` has the wagers of the game by their keys. */
export function actTitle(act: { act: string }, titles: Readonly<Record<string, string>> = {}): string {
  const fields = { seat: null, player: null, ...act };
  const values = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueWords(field, value, titles)]));
  return fill(lookup(ACTS, act.act, act.act.replaceAll("-", " ")), values);
}

export const waitsWords = (waits: string): string => lookup(WAITS, waits);
