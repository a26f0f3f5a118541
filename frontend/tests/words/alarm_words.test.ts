// An alarm calls people and devices by the names that staff know.
import assert from "node:assert/strict";
import { test } from "node:test";

import type { AlarmLine } from "../../lib/types.ts";
import { speak } from "../catalogue.ts";

await speak("en");
const { alarmFacts, alarmTitle } = await import("../../lib/words/alarm_words.ts");

const title = (subject: string, kind = "tickets-guessed"): string => alarmTitle({ kind, subject, first: 0, last: 0, count: 1, facts: {} });

test("the subject of an alarm is shown by its name", () => {
  assert.equal(title("staff/cas"), "Ticket numbers are guessed: cas");
  assert.equal(title("key/stacker-7/2"), "Ticket numbers are guessed: Note slot of Terminal 7");
  assert.equal(title("192.0.2.9"), "Ticket numbers are guessed: 192.0.2.9");
  assert.equal(title("7", "numbers-withheld"), "A terminal withholds its numbers: Terminal 7");
  assert.equal(title("star-1/3", "deal-disputed"), "A terminal disputes a deal: Seat 3 at star-1");
  assert.equal(title("table/star-1", "snapshot-spoiled"), "A snapshot differs from the log: Table star-1");
});

test("what is known of an alarm is typed, and has its words in every language", async () => {
  const at = Date.parse("2026-03-01T05:00:00Z");
  const lost = { type: "text", key: "alarm-line-period", facts: { from: { type: "moment", at }, until: { type: "moment", at } } } as const;
  const facts = { lost, returned: { type: "amount", cents: 125_000 } } as const;
  const restored: AlarmLine = { kind: "floor-restored", subject: "event/412", first: at, last: at, count: 1, facts };
  const step = { type: "text", key: "alarm-line-time", facts: { ms: -45_250 } } as const;
  const stepped: AlarmLine = { ...restored, kind: "clock-step", subject: "one", facts: { step } };
  const known = (alarm: AlarmLine): string => alarmFacts(alarm).split(" · ").slice(1).join(" · ");
  assert.equal(alarmTitle(restored), "The floor was restored from a backup: event 412");
  assert.match(known(restored), /^what happened then is lost: .*05:00:00 – .*05:00:00 · stakes given back: \$1,250$/);
  assert.equal(known(stepped), "by -45,250 ms");
  assert.equal(known({ ...stepped, facts: { step: "-45.2 s" } }), "by -45.2 s", "as an earlier release wrote it");
  await speak("zh-Hans");
  assert.equal(alarmTitle(restored), "系统已从备份恢复：第 412 号事件");
  assert.match(known(restored), /^丢失时段：.*05:00:00 – .*05:00:00 · 退还本金 \$1,250$/);
  assert.equal(known(stepped), "幅度 -45,250 毫秒");
});
