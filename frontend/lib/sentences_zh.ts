// Sentences of the server that name amounts or people, in Chinese.

/** Who may have to sign or to act, as sentences of the server name them. Longer names come before those within them. */
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

/** Sentences with amounts or names in them, and what is said instead. */
const SENTENCES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^The (.+) must sign for this/, (named) => `须由${posts(named)}以姓名和密码签字。`],
  [/^This is for the (.+) to do\.$/, (named) => `此操作由${posts(named)}进行。`],
  [/([\d.]+) counts, ([\d.]+) (?:goes back|is over the limits)\.$/, (counts, back) => `有效 $${counts}，$${back} 超出限额退回。`],
  [/ of ([\d.]+) is under the minimum of ([\d.]+)\.$/, (stake, least) => `投注 $${stake} 低于最低限额 $${least}。`],
  [/ of ([\d.]+) is over the maximum of ([\d.]+)\.$/, (stake, most) => `投注 $${stake} 超过最高限额 $${most}。`],
  [/ of ([\d.]+) is not in steps of ([\d.]+)\.$/, (stake, step) => `投注 $${stake} 须以 $${step} 递增。`],
  [/^([\d.]+) is left on the credit meter, ([\d.]+) is needed\.$/, (left, needed) => `余额仅剩 $${left}，需要 $${needed}。`],
  [/^The form says ([\d.]+), and ([\d.]+) is payable\.$/, (form, due) => `单据写明 $${form}，应付 $${due}。`],
  [/^([\d.]+) on \S+ was too little for the limits \((.+)\) and went back to your credits\.$/, (cents, clauses) => `$${cents} 低于限额（${clauses}），已退回余额。`],
  [/^([\d.]+) on \S+ went back to your credits: (.+)$/, (cents, why) => `$${cents} 已退回余额：${why}`],
  [/^The (?:ticket|payout) waits: (.+)$/, (why) => `暂缓支付：${why}`],
];

/** What is said for a sentence of the server; null where its code says enough. */
export function inChinese(english: string): string | null {
  for (const [pattern, chinese] of SENTENCES) {
    const found = pattern.exec(english);
    if (found) return chinese(...found.slice(1));
  }
  return null;
}
