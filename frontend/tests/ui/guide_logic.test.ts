import assert from "node:assert/strict";
import { test } from "node:test";
import { furtherConditions, cardsAfter, barPercent } from "../../lib/ui/guide_logic.ts";

const pay = (on: string) => ({ on, odds: "1 to 1", clause: "8.7" });

test("what the rows of pays say is not repeated", () => {
  assert.equal(furtherConditions({ wins: "Tie.", pays: [pay("Tie")] }), "");
  assert.equal(
    furtherConditions({
      wins: "Banker wins, but not with 6; Banker wins with 6. Comes back: Tie.",
      pays: [pay("Banker wins, but not with 6"), pay("Banker wins with 6")],
    }),
    "Comes back: Tie.",
  );
  assert.equal(furtherConditions({ wins: "闲赢。退回本金：和。", pays: [pay("闲赢")] }), "退回本金：和。");
});

test("what a step deals lies there from then on", () => {
  const steps = [{ deals: 4 }, {}, { deals: 1 }];
  assert.deepEqual(
    [0, 1, 2].map((at) => cardsAfter(steps, at)),
    [4, 4, 5],
  );
});

test("a bar is never longer than its place", () => {
  assert.deepEqual(["1.06 %", "250 %", "-0.1 %", "none"].map(barPercent), [1.06, 100, 0, 0]);
});
