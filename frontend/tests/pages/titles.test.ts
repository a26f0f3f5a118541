// What wagers are called in the log and in replays.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { speak } from "../catalogue.ts";

await speak("en");
const { fieldIn } = await import("../../inspector/value_words.ts");
const { gameOf, playOf, textKey, titlesOf, wagerWords } = await import("../../inspector/titles.ts");

afterEach(async () => {
  await speak("en");
});

const offered = { least: 0, most: 0 };
const GAMES = [
  { name: "canberra-1", wagers: [{ ...offered, key: "player-pair", title: "wager-canberra-pairs-player" }] },
] as unknown as Parameters<typeof titlesOf>[1];

test("a wager is called as its game calls it, in both languages", async () => {
  assert.equal(wagerWords("player-pair", titlesOf("canberra-1", GAMES)), "Canberra Pairs Player");
  await speak("zh-Hans");
  assert.equal(wagerWords("player-pair", titlesOf("canberra-1", GAMES)), "堪培拉闲对");
});

test("a wager that no game names is read by its key", () => {
  assert.equal(wagerWords("player-pair", titlesOf("gone-1", GAMES)), "Player Pair");
  assert.equal(wagerWords("split:17/20", {}), "Split 17–20");
});

test("an event is about the game where it happened, or on which a terminal bet", () => {
  assert.equal(gameOf({ stream: "table/rapid-1", body: {} }), "rapid-1");
  assert.equal(gameOf({ stream: "pt/7", body: { table: "roulette-1" } }), "roulette-1");
  assert.equal(gameOf({ stream: "staff/sue", body: { name: "sue" } }), "");
});

test("an event leads to the coup that it begins or is about", () => {
  assert.equal(playOf({ body: { table: "rapid-1", play: "rapid-1-7" } }), "rapid-1-7");
  assert.equal(playOf({ body: { act: { act: "start-round", key: "rapid-1-8" } } }), "rapid-1-8");
  assert.equal(playOf({ body: { act: { act: "settle" } } }), null);
});

test("what is sought can be typed as pages write it", async () => {
  assert.deepEqual(
    ["$1,250.00", "$5", "10♠", "q♥", "Canberra Pairs Player", "ann lee", "$ome"].map((typed) => textKey(typed, GAMES)),
    ["125000", "500", "TS", "QH", "player-pair", "ann lee", "$ome"],
  );
  await speak("zh-Hans");
  assert.equal(textKey("堪培拉闲对", GAMES), "player-pair");
});

test("the most of a limit is an amount, and that of a limit on players is not", () => {
  assert.equal(fieldIn({ least: 500, most: 50_000 }, "most"), "most");
  assert.equal(fieldIn({ act: "limit-players.1", most: 3 }, "most"), "most_players");
});
