// Amounts as people read and type them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsOf, chipText, dollars, readDollars } from "../../lib/words/money.ts";

test("amounts have two places and thousands apart", () => {
  assert.equal(dollars(0), "$0.00");
  assert.equal(dollars(123_456_789), "$1,234,567.89");
  assert.equal(dollars(-5), "−$0.05");
  assert.equal(dollars(250_000, true), "$2,500");
  assert.equal(dollars(250_050, true), "$2,500.50");
});

test("what is typed is read to the cent, and what is no amount is none", () => {
  assert.equal(readDollars("1,250.5"), 125_050);
  assert.equal(readDollars(" $ 20 "), 2_000);
  for (const text of ["", "-5", "1.234", "five", "1e3", "."]) assert.equal(readDollars(text), null);
});

test("an amount and its words agree", () => {
  for (let cents = 0; cents < 200_000; cents += 97) assert.equal(readDollars(dollars(cents)), cents);
});

test("a stack is worth its amount, the largest chips below", () => {
  const values = [100, 500, 2_500, 10_000];
  for (let cents = 100; cents < 60_000; cents += 100) {
    const stack = chipsOf(cents, values);
    assert.equal(
      stack.reduce((sum, each) => sum + each, 0),
      cents,
    );
    assert.deepEqual(
      stack,
      [...stack].sort((a, b) => b - a),
    );
  }
  assert.deepEqual(chipsOf(650, [500]), [500, 150]);
});

test("chips say what they are worth", () => {
  assert.deepEqual([50, 500, 100_000, 500_000].map(chipText), ["50¢", "5", "1K", "5K"]);
});
