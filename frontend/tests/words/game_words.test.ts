// The names of wagers as people read them.
import assert from "node:assert/strict";
import { test } from "node:test";

// What a browser would have: words ask it for the language.
Object.assign(globalThis, { location: { hash: "#lang=en" }, localStorage: { getItem: () => null }, document: { documentElement: {} } });
const { wagerTitle } = await import("../../lib/words/game_words.ts");

test("a wager has the title of the house, and words of its own where none is told", () => {
  assert.equal(wagerTitle("player-pair", "Pairs Player"), "Pairs Player");
  assert.equal(wagerTitle("player-pair"), "Player Pair");
  assert.equal(wagerTitle("player-dragon-bonus", "player-dragon-bonus"), "Player Dragon Bonus");
  assert.equal(wagerTitle("split:17/20"), "Split 17–20");
});
