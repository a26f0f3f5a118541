// An alarm calls people and devices by the names that staff know.
import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../catalogue.ts";

await speak("en");
const { alarmTitle } = await import("../../lib/words/alarm_words.ts");

const title = (subject: string): string => alarmTitle({ kind: "tickets-guessed", subject, first: 0, last: 0, count: 1, facts: {} });

test("the subject of an alarm is shown by its name", () => {
  assert.equal(title("staff/cas"), "Ticket numbers are guessed: cas");
  assert.equal(title("key/stacker-7/2"), "Ticket numbers are guessed: stacker-7");
  assert.equal(title("192.0.2.9"), "Ticket numbers are guessed: 192.0.2.9");
});
