import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsAfter, barPercent } from "../../lib/ui/guide_logic.ts";

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
