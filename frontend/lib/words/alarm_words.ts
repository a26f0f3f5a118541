// Alarms in words: what happened, to whom, how often, and when.
import { timeOf } from "./times.ts";
import type { AlarmLine } from "../types.ts";
import { deviceName, placeName, terminalName } from "./places.ts";
import { render } from "./texts.ts";
import { lookup, translator } from "./words.ts";

/** The subject of an alarm about more than can be listed. */
const OTHERS = "others";

const say = translator("alarm-line");

/** What the subject of an alarm is, if it is no address, server or stream. */
const SUBJECTS: Readonly<Record<string, (subject: string) => string>> = {
  "deal-disputed": terminalName,
  "key-in-two-places": deviceName,
  "numbers-withheld": terminalName,
};

/** The subject of an alarm by its name: `key/stacker-7/2` is the second key of a device, and `staff/cas` an account. */
export function subjectWords(kind: string, subject: string): string {
  if (subject === OTHERS) return say("others");
  const [, device] = /^key\/(.+)\/\d+$/.exec(subject) ?? [];
  if (device) return deviceName(device);
  return SUBJECTS[kind]?.(subject) ?? placeName(subject.replace(/^staff\//, ""));
}

/** What staff read: "Ticket numbers are guessed: stacker-7". */
export const alarmTitle = ({ kind, subject }: AlarmLine): string =>
  say("title", { kind: lookup("alarm", kind), subject: subjectWords(kind, subject) });

/** "12 times from 15:04 to 15:09 · from 10.0.0.9". */
export function alarmFacts({ count, first, last, facts = {} }: AlarmLine): string {
  const when = say(count > 1 ? "often" : "once", { n: count, first: timeOf(first), last: timeOf(last) });
  return [when, ...Object.entries(facts).map(([name, value]) => render({ key: `alarm-fact-${name}`, facts: { value } }))].join(" · ");
}
