import assert from "node:assert/strict";
import { test } from "node:test";
import type { OnOffer, PayLine, SignLine, Text } from "../../lib/types.ts";
import { speak } from "../catalogue.ts";

await speak("en");
const { grouped, purposesOfOdds, wagerOf } = await import("../../lib/words/sign_words.ts");

const odds = (won: number): Text => ({ type: "text", key: "odds-to", facts: { won, staked: 1 } });
const line = (text: Text, heading: Text | null = null): SignLine => ({ text, heading, clause: null });
const steps = (cents: number): Text => ({ type: "text", key: "sign-steps", facts: { amount: { type: "amount", cents } } });
const FROM: Text = { type: "text", key: "sign-new-limits", facts: { at: { type: "moment", at: 0 } } };

test("several odds are explained if the guide has exactly those", () => {
  const guide: PayLine[] = [1, 30].map((won) => ({ on: `for ${won}`, odds: odds(won), clause: "8" }));
  assert.equal(purposesOfOdds([odds(1), odds(30)], guide), guide);
  assert.deepEqual(purposesOfOdds([odds(1), odds(25)], guide), []);
  assert.deepEqual(purposesOfOdds([odds(1)], guide.slice(0, 1)), []);
});

test("lines under one heading are one group, and a line without a heading is alone", () => {
  assert.deepEqual(grouped([line(steps(500)), line(steps(1000), FROM), line(steps(2_500_00), FROM), line(steps(500))]), [
    { heading: "", words: ["Above the minimum in steps of $5"] },
    {
      heading: "New limits from 1 Jan 1970, 00:00:00",
      words: ["Above the minimum in steps of $10", "Above the minimum in steps of $2,500"],
    },
    { heading: "", words: ["Above the minimum in steps of $5"] },
  ]);
});

test("a line is about the wager whose title it names", () => {
  const tie: OnOffer = { key: "tie", title: "wager-tie", least: 500, most: 5000 };
  const about = (key: string): SignLine => line({ type: "text", key: "sign-wager", facts: { wager: { type: "text", key } } });
  assert.equal(wagerOf(about("wager-tie"), [tie]), tie);
  assert.equal(wagerOf(about("wager-banker"), [tie]), undefined);
  assert.equal(wagerOf(line(steps(500)), [tie]), undefined);
});
