// The words of the cage.
import { lookup, translator } from "../lib/words/words.ts";

export const say = translator({
  title: ["Cage", "账房"],
  ticket: ["Ticket", "票券"],
  number: ["Number on the ticket", "票券号码"],
  numberHint: ["Scan the ticket, or type all 18 digits.", "扫描票券，或输入全部 18 位数字。"],
  lookUp: ["Look up", "查询"],
  clear: ["Clear", "清除"],
  noTicket: ["The next ticket can be scanned.", "可以扫描下一张票券。"],
  fromTerminal: ["Terminal", "终端"],
  sequence: ["Sequence", "序号"],
  issued: ["Issued", "签发时间"],
  expires: ["Good until", "有效期至"],
  paidAt: ["Paid", "支付时间"],
  paidBy: ["Paid by", "支付人"],
  reason: ["Reason", "原因"],
  until: ["Until", "直至"],
  pay: ["Pay {amount}", "支付 {amount}"],
  compare: ["Is this the amount on the paper? Then count it out and pay.", "与纸面金额一致吗？一致则点清付款。"],
  withhold: ["Withhold", "暂缓支付"],
  release: ["Release", "解除暂缓"],
  refuse: ["Refuse payment", "拒绝支付"],
  voids: ["Void the ticket", "作废票券"],
  voidWhy: ["Payment is refused for good, and nothing is paid on this ticket any more.", "永久拒付，此票券不再兑付。"],
  lapse: ["Book as unclaimed", "转为无人认领"],
  lapseWhy: ["The ticket is past its date. Its value goes to what was never claimed.", "票券已过期，其金额转入无人认领款项。"],
  claim: ["Pay a late claim", "逾期支付"],
  claimWhy: [
    "The ticket was booked as unclaimed. Compare the amount on the paper; it is paid once, and a supervisor approves it.",
    "此票券已转为无人认领。请核对纸面金额；只支付一次，由主管批准。",
  ],
  reinstate: ["Reverse the refusal", "撤销拒付"],
  reinstateWhy: ["The payment is good again, and is made in the usual way.", "此款项恢复有效，按通常方式支付。"],
  reinstated: ["Refusal reversed", "已撤销拒付"],
  paper: ["The ticket as printed", "票券原样"],
  print: ["Print", "打印"],

  byHand: ["Payments by hand", "人工支付"],
  refusedByHand: ["Refused after an inquiry", "经调查拒付"],
  byHandNone: ["No payment waits.", "没有待付款项。"],
  form: ["Payment form", "支付单"],
  formAgain: ["Print a form again", "补打支付单"],
  sequenceIf: ["Sequence, if it is not the latest", "序号（非最近一张时填写）"],
  payOut: ["Pay", "支付"],
  patron: ["Player, as signed on the form", "客人（单上签名）"],
  witness: ["Witness", "见证人"],
  formSigned: [
    "Print the form, have the player check and sign it, then pay {amount}. The witness signs here.",
    "打印支付单，由客人核对并签名后支付 {amount}。见证人在此签字。",
  ],
  waiting: ["To be paid", "待支付"],

  held: ["Withheld tickets", "暂缓支付的票券"],
  heldNone: ["No ticket is withheld.", "没有暂缓支付的票券。"],
  heldHint: ["To release or refuse one, look it up by the number on the paper.", "要解除或拒付，请按票面号码查询。"],
  ground: ["It waits for", "暂缓原因"],
  inquiry: ["an inquiry, of which an Inspector was told", "调查（已告知监察员）"],
  time: ["a time that was agreed with the player", "与客人约定的时间"],
  identity: ["the player to show who they are", "客人出示身份证明"],
  inspector: ["Inspector who was told", "已告知的监察员"],
  why: ["Why, in one line", "原因（一行）"],
  found: ["What was found, in one line", "调查结论（一行）"],
  reviewed: ["Inspector who reviewed it", "审核的监察员"],

  presentSlip: ["Take the slip down", "登记票券"],
  presentWhy: [
    "The log of this ticket was lost in a restore. Type the amount that is printed on the slip, and keep the paper: a supervisor decides.",
    "此票券的记录已在恢复时丢失。请输入纸面金额并保留票券，由主管裁定。",
  ],
  printedAmount: ["Amount printed on the slip", "纸面金额"],
  presented: ["Slip taken down", "已登记票券"],
  lostSlips: ["Slips lost in a restore", "恢复时丢失的票券"],
  lostHint: [
    "The supervisor decides here, at the page of the cage, with a second person in charge. Look at the paper, the footage and the count of the stacker before one is paid.",
    "由主管在此账房页面会同另一名负责人裁定。支付前请核对纸面、录像及钞箱清点。",
  ],
  undecided: ["To be decided", "待裁定"],
  printedBetween: ["Printed between {after} and {before}", "打印于 {after} 至 {before} 之间"],
  decideWhy: ["It is decided once. A second person in charge signs for it.", "只裁定一次，须另一位主管签字。"],

  owed: ["Owed after corrections", "更正后的差额"],
  owedNone: ["Nothing is owed.", "没有未结差额。"],
  owesPlayer: ["The house owes", "赌场应付"],
  owesHouse: ["The player owes", "客人应付"],
  settle: ["Settle", "结清"],
  settleWhy: ["Pay {amount} to the player out of the cage. A supervisor approves it.", "从账房向客人支付 {amount}，由主管批准。"],
  collectWhy: [
    "Collect {amount} from the player, or give it up. A supervisor approves it.",
    "向客人收取 {amount}，或予以放弃，由主管批准。",
  ],
  givenUp: ["The house gives it up: no cash changes hands", "赌场放弃该款项，无现金往来"],
  note: ["Note", "备注"],
  approver: ["Supervisor who approves", "批准的主管"],

  money: ["Cash and chips", "现金与筹码"],
  cash: ["Cash in the cage", "账房现金"],
  cashShort: [
    "More was paid than was ever booked into the cage. Count the cash and book it as cash from the house; until then nothing is paid here.",
    "支付金额超过入账金额。请清点现金并以赌场拨入现金入账，此前不能付款。",
  ],
  moves: ["Move money", "资金调动"],
  move: ["What happens", "事项"],
  amount: ["Amount", "金额"],
  table: ["Table", "赌桌"],
  kiosk: ["Kiosk", "自助机"],
  cancelCredit: ["Pay credits by voucher", "凭单支付余额"],
  cancelWhy: [
    "All credits of the terminal are paid here, for instance because its printer has no paper.",
    "在此支付终端全部余额，例如打印机缺纸。",
  ],
  emptyStacker: ["Count a note stacker", "清点钞箱"],
  counted: ["Counted", "清点金额"],
  terminal: ["Terminal number", "终端号"],

  ownMoves: ["Your latest transactions", "您最近的交易"],
  reverse: ["Take back", "冲销"],
  reverseWhy: [
    "{move}, {amount}: it is taken back by a transaction of its own. A supervisor approves it.",
    "{move}，{amount}：以一笔反向交易冲销，由主管批准。",
  ],
  reversed: ["Taken back: {amount}", "已冲销 {amount}"],
  paid: ["Paid {amount}", "已支付 {amount}"],
  withheld: ["Payment withheld", "已暂缓支付"],
  released: ["Payment released", "已解除暂缓"],
  refused: ["Payment refused", "已拒绝支付"],
  lapsed: ["Booked as unclaimed", "已转为无人认领"],
  settled: ["Settled {amount}", "已结清 {amount}"],
  cancelled: ["Credits paid by voucher", "已凭单支付余额"],
  emptied: ["Note stacker counted", "已清点钞箱"],
  done: ["Done at this desk", "本台已办"],
  doneNone: ["Nothing yet.", "暂无。"],
});

/** The states of a ticket. */
export const STANDING = {
  open: ["Good", "有效"],
  withheld: ["Withheld", "暂缓支付"],
  redeemed: ["Paid", "已支付"],
  refused: ["Refused and void", "已拒付作废"],
  lapsed: ["Unclaimed", "无人认领"],
  expired: ["Past its date", "已过期"],
} as const;

/** What a cashier does with money apart from tickets and terminals, and the names that each needs. */
export const MOVES = {
  fill: { words: ["Chips to a table", "向赌桌补充筹码"], names: ["table"] },
  "float-credit": { words: ["Chips back from a table", "从赌桌收回筹码"], names: ["table"] },
  "drop-counted": { words: ["Drop box of a table counted", "清点赌桌钱箱"], names: ["table"] },
  "chips-cashed": { words: ["Chips bought back for cash", "现金兑回筹码"], names: [] },
  "kiosk-filled": { words: ["Cash into a kiosk", "向自助机补充现金"], names: ["kiosk"] },
  "chips-sold": { words: ["Chips sold for cash", "现金售出筹码"], names: [] },
  capital: { words: ["Cash from the house into the cage", "赌场向账房拨入现金"], names: [] },
  "chips-made": { words: ["New chips into the cage", "新筹码入库"], names: [] },
  "chips-outstanding": { words: ["Chips that players had before they were booked", "入账前已在客人手中的筹码"], names: [] },
} as const satisfies Record<string, { words: readonly [string, string]; names: readonly ("table" | "kiosk")[] }>;

/** What a transaction is called. */
export const moveName = (move: string): string => {
  const row = (MOVES as Readonly<Record<string, { words: readonly [string, string] }>>)[move];
  return row ? lookup({ [move]: row.words }, move) : move;
};
