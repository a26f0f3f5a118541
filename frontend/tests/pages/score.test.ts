import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSeed, percent, scoreOf } from "../../learn/score.ts";

test("a wrong answer ends a streak, and the best one is kept", () => {
  assert.deepEqual(scoreOf([true, true, false, true]), { right: 3, wrong: 1, streak: 1, best: 2 });
  assert.deepEqual(scoreOf([]), { right: 0, wrong: 0, streak: 0, best: 0 });
});

test("there is no share of right answers before the first", () => {
  assert.equal(percent([]), null);
  assert.equal(percent([true, false, false]), 33);
});

test("the next lesson is another one, for ever", () => {
  assert.equal(nextSeed(7), 8);
  assert.equal(nextSeed(999_983), 1);
});
