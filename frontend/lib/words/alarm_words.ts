// Alarms in words: what happened, to whom, how often, and when.
import { timeOf } from "./times.ts";
import type { AlarmLine } from "../types.ts";
import { lookup, translator } from "./words.ts";
import { withHouseTimes } from "../realtime/zone.ts";

/** The subject of an alarm about more than can be listed. */
const OTHERS = "others";

const say = translator("alarm-line");

/** The subject of an alarm by its name: `key/stacker-7/2` is the second key of a device, and `staff/cas` an account. */
function subjectWords(subject: string): string {
  const [, event] = /^event (\d+)$/.exec(subject) ?? [];
  if (event) return say("event", { n: event });
  return subject === OTHERS ? say("others") : subject.replace(/^key\/(.+)\/\d+$/, "$1").replace(/^staff\//, "");
}

/** What staff read: "Ticket numbers are guessed: stacker-7". */
export const alarmTitle = ({ kind, subject }: AlarmLine): string =>
  say("title", { kind: lookup("alarm", kind), subject: subjectWords(subject) });

/** "12 times from 15:04 to 15:09 · from 10.0.0.9". */
export function alarmFacts({ count, first, last, facts = {} }: AlarmLine): string {
  const when = say(count > 1 ? "often" : "once", { n: count, first: timeOf(first), last: timeOf(last) });
  return [when, ...Object.entries(facts).map(([name, value]) => `${lookup("alarm-fact", name)} ${withHouseTimes(value)}`)].join(" · ");
}
