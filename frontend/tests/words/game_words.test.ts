// The names of wagers as people read them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../catalogue.ts";

await speak("en");
const { wagerTitle } = await import("../../lib/words/game_words.ts");

test("a wager has the title of the house, or its own words without one", () => {
  assert.equal(wagerTitle("player-pair", "wager-pairs-player"), "Pairs Player");
  assert.equal(wagerTitle("player-pair"), "Player Pair");
  assert.equal(wagerTitle("player-dragon-bonus", "player-dragon-bonus"), "Player Dragon Bonus");
  assert.equal(wagerTitle("split:17/20"), "Split 17–20");
});
