// The key pad of the dealer: what the keys of a keyboard make of a card.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, type Keyed, keyed, keyedFrom, NOTHING } from "../../lib/acts/card_keys.ts";

const typed = (...keys: string[]): Keyed => keys.reduce(keyed, NOTHING);

test("a card is a rank and a suit, in either order and either case", () => {
  assert.equal(codeOf(typed("9", "s")), "9S");
  assert.equal(codeOf(typed("H", "k")), "KH");
});

test("a ten and an ace have a digit, too", () => {
  assert.equal(codeOf(typed("0", "d")), "TD");
  assert.equal(codeOf(typed("1", "c")), "AC");
});

test("the last rank counts, other keys change nothing, and half a card is none", () => {
  assert.equal(codeOf(typed("9", "8", "x", "Shift", "d")), "8D");
  assert.equal(codeOf(typed("9")), null);
});

test("everything is taken back at once", () => {
  assert.deepEqual(typed("9", "s", "Backspace"), NOTHING);
});

test("a code is read as what was keyed in", () => {
  assert.equal(codeOf(keyedFrom("TD")), "TD");
  assert.deepEqual(keyedFrom(null), NOTHING);
});
