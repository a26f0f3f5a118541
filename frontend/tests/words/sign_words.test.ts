import assert from "node:assert/strict";
import { test } from "node:test";
import { purposesOfOdds, signWords, grouped } from "../../lib/words/sign_words.ts";

test("amounts on a sign are dollars, in both languages", () => {
  assert.deepEqual(signWords("Each wager: 5.00 to 2500.00", "en"), { heading: "", words: "Each wager: $5 to $2,500" });
  assert.equal(signWords("Above the minimum in steps of 2.50", "zh").words, "超出最低限额部分以 $2.50 递增");
});

test("limits that are to come say so", () => {
  assert.deepEqual(signWords("New limits, Table differential: 500.00", "zh"), { heading: "新限额", words: "台面差额：$500" });
});

test("titles are in the games' words, and an unknown line is shown as it came", () => {
  const name = (text: string): string => (text === "Tiger" ? "老虎" : text);
  assert.equal(signWords("Tiger: 5.00 to 100.00", "zh", name).words, "老虎：$5 至 $100");
  assert.equal(signWords("Something new", "zh").words, "Something new");
});

test("each of several odds has its purpose, if the guide has exactly those", () => {
  const guide = [
    { on: "a natural", odds: "1 to 1" },
    { on: "by 9", odds: "30 to 1" },
    { on: "by 4", odds: "1 to 1" },
  ];
  assert.equal(purposesOfOdds(["1 to 1", "30 to 1"], guide), guide);
  assert.deepEqual(purposesOfOdds(["1 to 1", "25 to 1"], guide), []);
  assert.deepEqual(purposesOfOdds(["1 to 1"], [{ on: "Tie", odds: "1 to 1" }]), []);
});

test("new limits of one moment stand under one heading", () => {
  const line = (heading: string, words: string, at: number | null = null) => ({ heading, words, at });
  assert.deepEqual(grouped([line("", "a"), line("New limits", "b", 5), line("New limits", "c", 5), line("", "d")]), [
    { heading: "", at: null, words: ["a"] },
    { heading: "New limits", at: 5, words: ["b", "c"] },
    { heading: "", at: null, words: ["d"] },
  ]);
});
