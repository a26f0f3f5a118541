// Sentences of the server that name amounts or people, in Chinese.

/** Who may have to sign or act, as the server names them. Longer names come before names that they contain. */
const POSTS: readonly (readonly [RegExp, string])[] = [
  [/Electronic Gaming Supervisor/g, "电子博彩主管"],
  [/Assistant Gaming Manager/g, "助理博彩经理"],
  [/Gaming Supervisor/g, "博彩主管"],
  [/Casino Supervisor/g, "赌场主管"],
  [/Gaming Manager/g, "博彩经理"],
  [/Casino Operator/g, "赌场经营者"],
  [/Inspector/g, "监察员"],
  [/Surveillance/g, "监控"],
  [/Cashier/g, "出纳"],
  [/Administrator/g, "系统管理员"],
  [/Dealer/g, "荷官"],
  [/,? or /g, "或"],
  [/, /g, "、"],
  [/\bthe /g, ""],
];

const posts = (named: string): string => POSTS.reduce((words, [english, chinese]) => words.replace(english, chinese), named);

/** If it is not known who must sign instead. */
const ANOTHER = "须由另一名工作人员签字批准。";

/** Sentences with amounts or names in them, and their translation. */
const SENTENCES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Nobody signs for themselves\. (.+)$/, (rest) => `不得自行签字。${inChinese(rest) ?? ANOTHER}`],
  [/^(\S+) cannot sign for this\. (.+)$/, (name, rest) => `${name} 无权为此签字。${inChinese(rest) ?? ANOTHER}`],
  [
    /^(\S+) and (\S+) cannot sign together before (\S+ \S+): /,
    (one, other, until) =>
      `${until} 之前 ${one} 与 ${other} 不得共同签署：其中一人在 24 小时内由另一人开户、任职或发放密码。请由其他系统管理员签署，或在服务器上以 pitboss staff reset 重新发放密码。`,
  ],
  [
    /^Terminal (\S+) printed this as its slip (\d+) between (\S+ \S+) and (\S+ \S+)\. /,
    (terminal, slip, after, before) =>
      `终端 ${terminal} 于 ${after} 至 ${before} 之间打印，为其第 ${slip} 张票券。该时段的记录在恢复时丢失：由主管裁定。`,
  ],
  [/^Over (\$[\d.,]+) a second person signs\.$/, (over) => `超过 ${over} 须由第二人签字。`],
  [
    /^(\S+) has paid (\$[\d.,]+) alone today, and (\$[\d.,]+) is the most/,
    (name, paid, most) => `${name} 今日已独自支付 ${paid}，上限为 ${most}：须由第二人签字。`,
  ],
  [/^The (.+) must sign for this/, (named) => `须由${posts(named)}以姓名和密码签字。`],
  [/^This changes what a known result pays: a second person/, () => "此举更改已知结果的赔付：须由同级或更高级别的第二人签字。"],
  [/^This changes what a known result pays: a supervisor/, () => "此举更改已知结果的赔付：须由规则指定的主管输入。"],
  [/^A result may be known, and stakes would go back/, () => "结果可能已知，赌注将退回：须由第二人签字。"],
  [/^A second person signs for cash or chips that come into the books/, () => "现金或筹码入账须由第二人签字。"],
  [/^Tokens for a voucher are given by two/, () => "兑换代币须由两人办理：请主管查看兑换券并签字。"],
  [
    /^The voucher (\S+) of (\S+) was exchanged before: (\S+) at table (\S+)\.$/,
    (voucher, promotion, amount, table) => `${promotion} 的兑换券 ${voucher} 已在 ${table} 桌兑换过：${amount}。`,
  ],
  [/^This is for the (.+) to do\.$/, (named) => `此操作由${posts(named)}进行。`],
  [/([\d.]+) counts, ([\d.]+) goes back\.$/, (counts, back) => `有效 $${counts}，$${back} 超出限额退回。`],
  [/(\$[\d.]+) fits the limits, (\$[\d.]+) comes back\.$/, (fits, back) => `限额内计 ${fits}，${back} 已退回。`],
  [/^Over the maximum of (\$[\d.]+): (\$[\d.]+) comes back\.$/, (most, back) => `超过最高限额 ${most}：退回 ${back}。`],
  [
    /^Over the maximum of (\$[\d.]+) for all bets together: (\$[\d.]+) comes back\.$/,
    (most, back) => `超过总投注上限 ${most}：退回 ${back}。`,
  ],
  [/^Bets here go in steps of (\$[\d.]+): (\$[\d.]+) comes back\.$/, (step, back) => `此处投注须以 ${step} 递增：退回 ${back}。`],
  [/ of ([\d.]+) is under the minimum of ([\d.]+)\.$/, (stake, least) => `投注 $${stake} 低于最低限额 $${least}。`],
  [/ of ([\d.]+) is over the maximum of ([\d.]+)\.$/, (stake, most) => `投注 $${stake} 超过最高限额 $${most}。`],
  [/ of ([\d.]+) is not in steps of ([\d.]+)\.$/, (stake, step) => `投注 $${stake} 须以 $${step} 递增。`],
  [/^(\$[\d.]+) is left on the credit meter, (\$[\d.]+) is needed\.$/, (left, needed) => `余额仅剩 ${left}，需要 ${needed}。`],
  [
    /^Up to (\$[\d.]+) can be on the credit meter, and (\$[\d.]+) is there: this goes back\.$/,
    (most, there) => `余额上限为 ${most}，现有 ${there}：已退回。`,
  ],
  [/^The staff pay (\$[\d.]+) by hand first: please wait for them\.$/, (cents) => `工作人员将先人工支付 ${cents}，请稍候。`],
  [/^Only (\$[\d.]+) can come off, or all of it\.$/, (cents) => `只能取回 ${cents}，或全部取回。`],
  [/^Called off before its first card\.$/, () => "发第一张牌前已取消。"],
  [/^Dealt without wagers\.$/, () => "无投注局。"],
  [/^The meters say ([\d.]+), the account holds ([\d.]+)\.$/, (meters, account) => `计数器为 $${meters}，账户余额为 $${account}。`],
  [/^([\d.]+) is held for no wager\.$/, (cents) => `有 $${cents} 被占用而无对应注码。`],
  [/^Name a time at least (\d+) minutes from now\.$/, (minutes) => `请填写至少 ${minutes} 分钟之后的时间。`],
  [/^The form says ([\d.]+), and ([\d.]+) is payable\.$/, (form, due) => `单据写明 $${form}，应付 $${due}。`],
  [/^(\d+) of its readings before number (\d+) never came\.$/, (missed, before) => `第 ${before} 号读数之前有 ${missed} 个读数没有收到。`],
  [/^Reading (\d+) was (.+), and came again as (.+)\.$/, (n, first, second) => `第 ${n} 号读数先为 ${first}，后又报为 ${second}。`],
  [
    /^A malfunction, or a mistake in a result/,
    () => "设备故障或工作人员更正的错误结果，可能使一局作废或改变派彩：何时如此以游戏规则为准。如认为有误，请询问工作人员。",
  ],
  [/^The (?:ticket|payout) waits: (.+)$/, (why) => `暂缓支付：${why}`],
];

/** The translation of a sentence; null if its code says enough. */
export function inChinese(english: string): string | null {
  for (const [pattern, chinese] of SENTENCES) {
    const found = pattern.exec(english);
    if (found) return chinese(...found.slice(1));
  }
  return null;
}
