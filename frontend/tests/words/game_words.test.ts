// The names of wagers and cards as people read them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../catalogue.ts";

await speak("en");
const { cardName, wagerTitle } = await import("../../lib/words/game_words.ts");

test("a wager has the title of the house, or its own words without one", () => {
  assert.equal(wagerTitle("player-pair", "wager-pairs-player"), "Pairs Player");
  assert.equal(wagerTitle("player-pair"), "Player Pair");
  assert.equal(wagerTitle("player-dragon-bonus", "player-dragon-bonus"), "Player Dragon Bonus");
  assert.equal(wagerTitle("split:17/20"), "Split 17–20");
});

test("a card is named by its rank and suit in every language", async () => {
  const named: [string, string[]][] = [
    ["zh-Hans", ["黑桃A", "红桃10", "方块9", "一张暗牌"]],
    ["zh-Hant", ["葵扇A", "紅心10", "階磚9", "一張暗牌"]],
    ["en", ["Ace of spades", "Ten of hearts", "9 of diamonds", "a card face down"]],
  ];
  for (const [language, names] of named) {
    await speak(language);
    assert.deepEqual(["AS", "TH", "9D", null].map(cardName), names);
  }
});
