// The log in words: its events, their streams and their fields.
import { ACTS, actTitle, VALUES, valueWords } from "../lib/words/act_words.ts";
import { ALARMS } from "../lib/words/alarm_words.ts";
import { dateOf } from "../lib/words/times.ts";
import { faultName } from "../lib/words/device_words.ts";
import { editionTitle } from "../lib/words/game_words.ts";
import { kindWords as irregularWords, postWords } from "../lib/words/irregular_words.ts";
import { cardText } from "../lib/acts/keypad.tsx";
import { dollars } from "../lib/words/money.ts";
import type { LogRow } from "../lib/types.ts";
import { recordedWords } from "../lib/words/floor_words.ts";
import { codeName, sentence } from "../lib/words/refusals.ts";
import { fill, language, lookup, type Words } from "../lib/words/words.ts";
import { gameOf, type Titles, titlesOf, wagerWords } from "./titles.ts";
import { commandName, moveName, valueName } from "./value_words.ts";

/** Events by their types; a name in braces is a field of the event. */
export const EVENTS: Words = {
  "table-acted": ["Something was done at a table", "赌桌操作"],
  "wheel-acted": ["Something was done at a wheel", "轮盘操作"],
  "wager-placed": ["Chips placed: {stakes}", "投注：{stakes}"],
  "wager-withdrawn": ["{cents} taken off a wager", "撤回投注 {cents}"],
  "chips-moved": ["{cents} moved to another wager", "{cents} 移至其他注项"],
  "chips-taken-off": ["Chips taken off: {stakes}", "撤回筹码：{stakes}"],
  "wagers-settled": ["Wagers settled", "投注已结算"],
  "wagers-returned": ["Wagers of {cents} returned: {reason}", "退回投注 {cents}：{reason}"],
  "wagers-forfeited": ["Wagers of {cents} forfeited: {reason}", "没收投注 {cents}：{reason}"],
  "settlement-corrected": ["Settlement corrected: {reason}", "结算已更正：{reason}"],
  "settlement-voided": ["Settlement taken back: {reason}", "结算已撤销：{reason}"],
  "correction-owed": ["A correction leaves {owed} owed", "更正后尚欠 {owed}"],
  "owed-paid": ["{owed} that was owed is paid at the cage", "差额 {owed} 已在账房结付"],
  "owed-cleared": ["{owed} that was owed is settled", "差额 {owed} 已结清"],
  "note-inserted": ["Note of {cents} inserted", "放入纸币 {cents}"],
  "ticket-taken": ["Ticket of {cents} inserted", "放入票券 {cents}"],
  "ticket-printed": ["Ticket of {cents} printed", "打印票券 {cents}"],
  "ticket-issued": ["Ticket …{ends} over {cents} issued", "签发票券 …{ends}，{cents}"],
  "ticket-redeemed": ["Ticket of {cents} paid", "兑付票券 {cents}"],
  "ticket-withheld": ["Ticket withheld: {reason}", "票券暂缓支付：{reason}"],
  "ticket-released": ["Ticket released: {determination}", "票券解除暂缓：{determination}"],
  "ticket-refused": ["Ticket of {cents} refused: {determination}", "拒付票券 {cents}：{determination}"],
  "ticket-lapsed": ["Ticket of {cents} never claimed", "票券 {cents} 无人认领"],
  "ticket-claimed": ["Unclaimed ticket of {cents} paid after all: {reason}", "补付无人认领票券 {cents}：{reason}"],
  "ticket-reinstated": ["Refusal of a ticket of {cents} reversed: {determination}", "撤销对票券 {cents} 的拒付：{determination}"],
  "transfer-taken": ["Transfer {reference} of {cents} is used up", "转入编号 {reference}（{cents}）已使用"],
  "voucher-exchanged": [
    "Voucher {voucher} of {promotion} is used up: {tokens} in tokens",
    "{promotion} 的兑换券 {voucher} 已使用：代币 {tokens}",
  ],
  "payment-counted": ["{cents} counted among what {person} has paid", "{person} 已付金额计入 {cents}"],
  "credit-transferred": ["{cents} transferred to the terminal", "转入余额 {cents}"],
  "credit-cancelled": ["Credits of {cents} paid by voucher", "凭单支付余额 {cents}"],
  "credits-adjusted": ["Credits adjusted by {change}: {reason}", "余额调整 {change}：{reason}"],
  "hand-pay-called": ["{cents} to be paid by hand", "需人工支付 {cents}"],
  "hand-paid": ["{cents} paid by hand", "人工支付 {cents}"],
  "hand-pay-withheld": ["Payment by hand withheld: {reason}", "人工支付暂缓：{reason}"],
  "hand-pay-released": ["Payment by hand released: {determination}", "人工支付解除暂缓：{determination}"],
  "hand-pay-reinstated": ["Refusal of a payment of {cents} reversed: {determination}", "撤销对 {cents} 的拒付：{determination}"],
  "hand-pay-refused": ["Payment of {cents} refused: {determination}", "拒付 {cents}：{determination}"],
  "stacker-emptied": ["Note stacker emptied: {cents}", "清空钞箱：{cents}"],
  "terminal-set": ["Terminal set up", "终端已设置"],
  "account-locked": ["Terminal locked: {incident}", "终端已锁定：{incident}"],
  "account-unlocked": ["Terminal unlocked: {note}", "终端已解锁：{note}"],
  "service-called": ["A player calls for service", "客人呼叫服务"],
  "call-answered": ["A call for service is answered", "已响应服务呼叫"],
  moved: ["Transaction: {move}, {cents}: {note}", "交易：{move} {cents}：{note}"],
  reversed: ["Taken back: {move}, {cents}: {reason}", "冲销：{move} {cents}：{reason}"],
  "card-read": ["The shoe read {card}", "牌靴读到 {card}"],
  "ball-read": ["The sensor read {pocket}", "传感器读到 {pocket}"],
  "reading-refused": ["A reading could not be used: {message}", "读数无法使用：{message}"],
  "device-failed": ["Device {fault}: {detail}", "设备{fault}：{detail}"],
  "device-restored": ["Device works again: {note}", "设备已恢复：{note}"],
  "key-granted": ["Key given to {device}", "已发放密钥：{device}"],
  "key-withdrawn": ["Key of {device} withdrawn", "已收回密钥：{device}"],
  "deal-committed": ["A deal is promised", "发牌承诺已公布"],
  "deal-revealed": ["The seed of a deal is revealed", "发牌种子已公开"],
  "deal-withdrawn": ["A promise is withdrawn: {reason}", "承诺已撤回：{reason}"],
  "number-committed": ["A terminal adds a number to a deal", "终端为一局加入随机数"],
  "number-revealed": ["A terminal tells its number", "终端公开随机数"],
  "deal-mixed": ["The numbers of terminals are put together", "各终端随机数已合并"],
  "deal-disputed": ["A terminal disputes a deal: {finding}", "终端对一局提出异议：{finding}"],
  "software-checked": ["Software checked", "软件已校验"],
  "floor-restored": ["The floor was restored to event {seq}", "已恢复至第 {seq} 号事件"],
  "restore-ended": ["What was under way before the restore is ended", "恢复前进行中的各局已终止"],
  "slip-presented": [
    "Slip …{ends} of terminal {terminal} over {cents}, lost in a restore, presented",
    "出示恢复时丢失的票券 …{ends}，终端 {terminal}，{cents}",
  ],
  "slip-paid": ["Slip of {cents} lost in a restore paid: {reason}", "支付恢复时丢失的票券 {cents}：{reason}"],
  "slip-refused": ["Slip lost in a restore refused: {reason}", "拒付恢复时丢失的票券：{reason}"],
  "software-accepted": ["Software accepted: {note}", "软件已核准：{note}"],
  "alarm-raised": ["Alarm: {kind}, {subject}", "警报：{kind}，{subject}"],
  "alarm-acknowledged": ["Alarm seen by {acknowledged_by}: {kind}, {subject}", "{acknowledged_by} 已查看警报：{kind}，{subject}"],
  "register-begun": ["Register begun: two administrators sign together from now on", "登记册启用：此后须两位系统管理员共同签署"],
  "administrator-registered": ["{name} is entered as an administrator", "{name} 登记为系统管理员"],
  "place-registered": ["{place} is served by {device}", "{place} 由 {device} 服务"],
  "staff-added": ["{name} begins to work here", "{name} 入职"],
  "posts-changed": ["{name} has other work", "{name} 职务变更"],
  "staff-suspended": ["{name} suspended: {reason}", "{name} 已停职：{reason}"],
  "staff-restored": ["{name} restored", "{name} 已恢复"],
  "staff-unlocked": ["{name} unlocked", "{name} 已解锁"],
  "password-set": ["Password of {name} set", "{name} 的密码已设置"],
  "signed-in": ["{name} signed in", "{name} 登录"],
  "signed-out": ["{name} signed out", "{name} 退出"],
  "sign-in-failed": ["Wrong password for {name}", "{name} 密码错误"],
  "act-refused": ["{name} was refused: {command}", "{name} 被拒：{command}"],
};

/** Streams by the first part of their names. */
export const STREAMS: Words = {
  table: ["Table", "赌桌"],
  wheel: ["Wheel", "轮盘"],
  pt: ["Terminal", "终端"],
  ticket: ["Ticket", "票券"],
  staff: ["Staff", "员工"],
  device: ["Device", "设备"],
  key: ["Key", "密钥"],
  fair: ["Promised deals", "发牌承诺"],
  software: ["Server", "服务器"],
  alarm: ["Alarms", "警报"],
  recovery: ["Restores", "恢复记录"],
  "lost-slip": ["Lost slip", "丢失票券"],
  register: ["Register", "登记册"],
  house: ["House books", "赌场账目"],
  cage: ["Cage", "账房"],
  kiosk: ["Kiosk", "自助机"],
  tournament: ["Tournament", "锦标赛"],
  promotion: ["Promotion", "推广活动"],
  prize: ["Prize", "奖品"],
  payer: ["Payments of", "付款"],
  transfer: ["Transfer", "转入"],
  voucher: ["Voucher", "优惠券"],
};

const FIELDS: Words = {
  act: ["Act", "操作"],
  approved: ["Approved by", "批准人"],
  approved_by: ["Approved by", "批准人"],
  at: ["Time", "时间"],
  attempt: ["Attempt", "次序"],
  banker: ["Banker", "庄家"],
  box: ["Box", "注位"],
  by: ["By", "操作人"],
  card: ["Card", "牌"],
  cards: ["Cards", "牌"],
  cents: ["Amount", "金额"],
  change: ["Change", "变动"],
  chips: ["Chips", "筹码"],
  clause: ["Clause", "条款"],
  clauses: ["Clauses", "条款"],
  cleared_by: ["Cleared by", "处理人"],
  code: ["Refusal", "拒绝代码"],
  command: ["Asked for", "请求"],
  commitment: ["Commitment", "承诺值"],
  counts: ["What counts", "有效金额"],
  coup: ["Coup", "局号"],
  credit_limit: ["Credit limit", "余额上限"],
  cut: ["Cut", "切牌位置"],
  deal: ["Deal", "发牌编号"],
  decks: ["Decks", "副数"],
  detail: ["Detail", "说明"],
  determination: ["Finding", "结论"],
  device: ["Device", "设备"],
  edition: ["Rules", "规则版本"],
  ends: ["Last digits", "末四位"],
  expires: ["Good until", "有效期至"],
  failures: ["Failures", "失败次数"],
  fault: ["Fault", "故障"],
  files: ["Files", "文件数"],
  finding: ["Found", "发现"],
  game: ["Game", "游戏"],
  hand: ["Hand", "手牌"],
  hand_pay_over: ["Paid by hand over", "人工支付起点"],
  head: ["Hash of the log", "记录散列值"],
  how: ["How", "方式"],
  identify: ["Identification", "核实身份"],
  incident: ["Incident", "事件"],
  incidents: ["Incidents", "事件"],
  inspector: ["Inspector", "监察员"],
  issued: ["Issued", "签发时间"],
  key: ["Name", "名称"],
  kind: ["Kind", "种类"],
  limits: ["Limits", "限额"],
  lines: ["Settled", "结算"],
  message: ["Message", "信息"],
  missed: ["Missed", "漏读"],
  money: ["Money", "资金"],
  move: ["Transaction", "交易"],
  n: ["Reading", "读数序号"],
  name: ["Name", "姓名"],
  names: ["For", "对象"],
  note: ["Note", "备注"],
  notes: ["Notes accepted", "接受面额"],
  number: ["Number", "号码"],
  numbers: ["Numbers of terminals", "各终端随机数"],
  once: ["For one time", "一次性"],
  out: ["Cards out", "已发牌"],
  outcome: ["Outcome", "结果"],
  owed: ["Owed", "差额"],
  patron: ["Player", "客人"],
  place: ["Place", "地点"],
  play: ["Coup or spin", "局号"],
  played: ["Played", "对局"],
  player: ["Player", "玩家"],
  pocket: ["Number", "号码"],
  posts: ["Posts", "职务"],
  posts_before: ["Posts before", "原职务"],
  reason: ["Reason", "原因"],
  reference: ["Reference", "参考号"],
  returned: ["Returned", "返还"],
  reverses: ["Reverses", "冲销编号"],
  role: ["Role", "职务"],
  rounding: ["Rounded up", "进位"],
  ruling: ["Ruling", "裁决"],
  scheme: ["Scheme", "承诺方案"],
  seed: ["Seed", "种子"],
  sequence: ["Sequence", "序号"],
  server: ["Server", "服务器"],
  serves: ["Serves", "服务对象"],
  settings: ["Settings", "设置"],
  sha256: ["Fingerprint", "指纹"],
  source: ["Source", "来源"],
  stake: ["Stake", "本金"],
  stakes: ["Stakes", "投注"],
  table: ["Table", "赌桌"],
  taken_back: ["Taken back", "收回"],
  terminal: ["Terminal", "终端"],
  ticket: ["Ticket", "票券"],
  ticket_months: ["Tickets good for months", "票券有效月数"],
  to: ["To", "至"],
  turns: ["Turns", "圈数"],
  until: ["Until", "直至"],
  value: ["Number", "随机数"],
  venue: ["Venue", "场所"],
  version: ["Version", "版本"],
  wager: ["Wager", "注项"],
  wagers: ["Wagers", "投注"],
  wheel: ["Wheel", "轮盘"],
  why: ["Why", "原因"],
  witness: ["Witness", "见证人"],
  won: ["Won", "赢得"],
  words: ["In words", "说明"],
};

const AMOUNTS = new Set([
  "cents",
  "change",
  "owed",
  "stake",
  "returned",
  "taken_back",
  "won",
  "credit_limit",
  "hand_pay_over",
  "chips",
  "tokens",
  "paid",
  "due",
  "least",
  "most",
  "forfeited",
  "rounding",
]);
const MOMENTS = new Set(["at", "until", "expires", "issued", "change_at", "close_at", "told_at"]);
const YES_NO = { true: ["yes", "是"], false: ["no", "否"] } as const;

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
const plain = (key: string): string => capital(key.replaceAll(/[-_]/g, " "));
/** A sentence without its fields. */
const bare = (words: string): string => words.replaceAll(/[:：]?\s*[“…]*\{\w+\}”?\s*/g, " ").trim();

/** Fields whose values are keys, and what people call them. */
const NAMES: Readonly<Record<string, (key: string, titles: Titles) => string>> = {
  act: (act) => bare(lookup(ACTS, act, plain(act))),
  card: cardText,
  cards: cardText,
  code: codeName,
  command: commandName,
  detail: (english) => sentence(english),
  edition: editionTitle,
  fault: faultName,
  hand: (hand) => valueWords("hand", hand),
  how: valueName,
  incident: (english) => sentence(english),
  kind: (kind) => lookup(ALARMS, kind, "") || irregularWords(kind, plain(kind)),
  move: moveName,
  out: cardText,
  outcome: valueName,
  posts: postWords,
  posts_before: postWords,
  role: postWords,
  source: (source) => lookup(VALUES, source, valueName(source)),
  to: wagerWords,
  wager: wagerWords,
  words: recordedWords,
};

/** The type of an event without its version. */
export const kindOf = (type: string): string => type.replace(/\.\d+$/, "");
export const fieldWords = (field: string): string => lookup(FIELDS, field, plain(field));
/** An event by its kind alone, with dots for its fields. */
export const kindWords = (kind: string): string =>
  lookup(EVENTS, kind, plain(kind))
    .replaceAll(/…?\{\w+\}/g, "…")
    .replace(/[:：]\s*…[…,:： ]*$/, "");

/** "Table rapid-1". Of a ticket's name only the start is shown. */
export function streamWords(stream: string): string {
  const [prefix = "", ...rest] = stream.split("/");
  const name = rest.join("/");
  return `${lookup(STREAMS, prefix, plain(prefix))} ${prefix === "ticket" ? name.slice(0, 6) : prefix === "house" ? "" : name}`.trim();
}

/** One value of a field for people; null if it has parts. `titles` has the wagers of the game. */
export function simple(field: string, value: unknown, titles: Titles = {}): string | null {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return YES_NO[`${value}`][language.value === "zh" ? 1 : 0];
  if (typeof value === "number") return AMOUNTS.has(field) ? dollars(value) : MOMENTS.has(field) ? dateOf(value) : String(value);
  if (typeof value === "string") return NAMES[field]?.(value, titles) ?? value;
  if (Array.isArray(value) && value.every((each) => typeof each !== "object" || each === null)) {
    return value.map((each) => simple(field, each, titles)).join(", ") || "–";
  }
  return null;
}

/** Stakes by their wagers come to one amount. */
const sum = (stakes: object): string =>
  dollars(Object.values(stakes).reduce((all: number, each) => all + (typeof each === "number" ? each : 0), 0));

/** Whether a field has parts by their wagers. */
export const byWager = (field: string): boolean => ["stakes", "wagers", "counts", "clauses"].includes(field);

/** What an event holds. */
export const fieldsOf = (row: LogRow): Readonly<Record<string, unknown>> => row.body as Readonly<Record<string, unknown>>;

/** Acts that an earlier release called otherwise. */
const RENAMED: Readonly<Record<string, string>> = { "rule-on": "report-irregularity" };

/** The name of an act: in the log it has its version, as in `draw-card.1`. */
function actName(tag: string): string {
  const name = tag.replace(/\.\d+$/, "");
  return RENAMED[name] ?? name;
}

/** An act in one line: its title, and the card, player and amount if the title lacks them. */
function actWords(logged: { act: string } & Readonly<Record<string, unknown>>, titles: Titles): string {
  const act: typeof logged = { ...logged, act: actName(logged.act) };
  const title = actTitle(act, titles);
  const more = [
    typeof act.card === "string" ? cardText(act.card) : "",
    typeof act.player === "string" ? act.player : "",
    typeof act.cents === "number" ? dollars(act.cents) : "",
  ].filter((each) => each && !title.includes(each));
  return [title, ...more].join(" · ");
}

/** What an event says in one line. */
export function eventWords(row: LogRow, titles: Titles = titlesOf(gameOf(row))): string {
  const kind = kindOf(row.type);
  const { act, ...fields } = fieldsOf(row);
  if (typeof act === "object" && act !== null && "act" in act) return actWords(act as { act: string }, titles);
  const values = Object.fromEntries(
    Object.entries({ note: "", ...fields }).map(([field, value]) => [
      field,
      field === "stakes" && typeof value === "object" && value !== null ? sum(value) : (simple(field, value, titles) ?? ""),
    ]),
  );
  return fill(lookup(EVENTS, kind, plain(kind)), values).replace(/[:：]\s*(–)?$/, "");
}

/** Actors by the first part of their names: streams, and the server, which has none. */
const ACTORS: Words = { ...STREAMS, server: ["Server", "服务器"] };

/** Actors that do not sign in. */
const OTHERS: Words = {
  clockwork: ["The clock", "时钟"],
  console: ["The console", "控制台"],
  setup: ["Set-up", "初始设置"],
  "virtual-dealer": ["Virtual dealer", "虚拟荷官"],
  "virtual-manager": ["Virtual manager", "虚拟经理"],
  "virtual-supervisor": ["Virtual supervisor", "虚拟主管"],
};

/** An actor by name: a member of staff, a device, or the server itself. Staff have their names alone. */
export function byWords(by: string): string {
  const [prefix = "", ...rest] = by.split("/");
  if (prefix === "staff" || rest.length === 0) return lookup(OTHERS, rest.join("/") || by);
  return `${lookup(ACTORS, prefix, plain(prefix))} ${rest.join("/")}`;
}

/** Who did it. An act at a game names the person there and the approver: the virtual dealer acts through the server. */
export function actorWords(row: LogRow): string {
  const { by, approved } = fieldsOf(row) as { by?: unknown; approved?: unknown };
  const named = [by, approved].filter((each): each is { name: string } => typeof each === "object" && each !== null && "name" in each);
  return named.length ? named.map((each) => byWords(each.name)).join(", ") : byWords(row.by);
}

/** An actor as the log names it, from what pages call it. */
export const actorKey = (typed: string): string =>
  Object.keys(OTHERS).find((key) => OTHERS[key]?.some((words) => words.toLowerCase() === typed.toLowerCase())) ?? typed;
