// Alarms in words: what happened, to whom, how often, and when.
import { timeOf } from "./times.ts";
import type { AlarmLine } from "../types.ts";
import { lookup, translator, type Words } from "./words.ts";
import { withHouseTimes } from "../realtime/zone.ts";

/** A row for each kind of alarm. */
export const ALARMS: Words = {
  "clock-step": ["The clock of a server was set", "服务器时钟被更改"],
  "clock-behind": ["The clock of a server is behind the log", "服务器时钟落后于记录"],
  "connections-refused": ["Too many connections", "连接过多"],
  "floor-restored": ["The floor was restored from a backup", "已从备份恢复"],
  "deal-disputed": ["A terminal disputes a deal", "终端对一局提出异议"],
  "key-in-two-places": ["A key is used in two places", "密钥在两处使用"],
  "numbers-withheld": ["A terminal withholds its numbers", "终端多次未提交随机数"],
  "passwords-guessed": ["Passwords are guessed", "有人猜测密码"],
  "server-twin": ["Another server took the name of one that runs", "另一台服务器占用了运行中服务器的名称"],
  "snapshot-spoiled": ["A snapshot differs from the log", "快照与记录不符"],
  "store-unsafe": ["The database was not safe: nothing was taken", "数据库曾不安全：期间未受理任何操作"],
  "tickets-guessed": ["Ticket numbers are guessed", "有人猜测票券号码"],
};

/** What is known of an alarm, by the names of the facts. */
const FACTS: Words = {
  address: ["from", "来源"],
  actor: ["by", "操作者"],
  deal: ["deal", "局"],
  finding: ["found", "发现"],
  game: ["game", "游戏"],
  behind: ["behind by", "落后"],
  lasted: ["for", "持续"],
  other_address: ["while it is at", "同时位于"],
  limit: ["limit", "上限"],
  lost: ["what happened then is lost:", "丢失时段"],
  returned: ["stakes given back", "退还本金"],
  step: ["by", "幅度"],
};

/** The subject of an alarm about more than can be listed. */
const OTHERS = "others";

const say = translator({
  title: ["{kind}: {subject}", "{kind}：{subject}"],
  others: ["others", "其他"],
  event: ["up to event {n}", "至第 {n} 号事件"],
  often: ["{n} times from {first} to {last}", "{first} 至 {last} 共 {n} 次"],
  once: ["at {last}", "{last}"],
});

/** The subject of an alarm by its name: `key/stacker-7/2` is the second key of a device, and `staff/cas` an account. */
function subjectWords(subject: string): string {
  const [, event] = /^event (\d+)$/.exec(subject) ?? [];
  if (event) return say("event", { n: event });
  return subject === OTHERS ? say("others") : subject.replace(/^key\/(.+)\/\d+$/, "$1").replace(/^staff\//, "");
}

/** What staff read: "Ticket numbers are guessed: stacker-7". */
export const alarmTitle = ({ kind, subject }: AlarmLine): string =>
  say("title", { kind: lookup(ALARMS, kind), subject: subjectWords(subject) });

/** "12 times from 15:04 to 15:09 · from 10.0.0.9". */
export function alarmFacts({ count, first, last, facts = {} }: AlarmLine): string {
  const when = say(count > 1 ? "often" : "once", { n: count, first: timeOf(first), last: timeOf(last) });
  return [when, ...Object.entries(facts).map(([name, value]) => `${lookup(FACTS, name)} ${withHouseTimes(value)}`)].join(" · ");
}
