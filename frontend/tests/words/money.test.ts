// Amounts as people read and type them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../catalogue.ts";

await speak("en");
const { chipsOf, chipText, currencySign, dollars, readDollars } = await import("../../lib/words/money.ts");

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
  for (const text of ["", "-5", "1.234", "five", "1e3", ".", "12,50", "1,2345", "1,,250"]) assert.equal(readDollars(text), null);
});

test("an amount and its words agree", () => {
  for (let cents = 0; cents < 200_000; cents += 97) assert.equal(readDollars(dollars(cents)), cents);
});

/** Languages of a house: how they write an amount, and what is typed in them. */
const HOUSES: readonly [language: string, source: string, written: string, typed: Readonly<Record<string, number | null>>][] = [
  ["de", "amount = { $figure } MOP", "1.250,50 MOP", { "1.250,5": 125_050, "12,50 MOP": 1_250, "1250": 125_000, "12.50": null }],
  ["fr", "amount = { $figure } €", "1\u202f250,50 €", { "1 250,5 €": 125_050, "12.50": null }],
  ["pl", "amount = { $figure } zł", "1\u00a0250,50 zł", { "1250,50": 125_050 }],
  ["ar", "amount = { $figure } MOP", "1,250.50 MOP", { "1,250.50": 125_050 }],
  ["tlh", "amount = { $figure } DeQ", "1,250.50 DeQ", { "1,250.50": 125_050 }],
];

test("amounts are written and read as in the catalogue and the locale of the language", async () => {
  for (const [language, source, written, typed] of HOUSES) {
    await speak(language, source);
    assert.equal(dollars(125_050), written);
    for (const [text, cents] of Object.entries(typed)) assert.equal(readDollars(text), cents, `${language}: ${text}`);
    for (let cents = 0; cents < 200_000; cents += 9_701) assert.equal(readDollars(dollars(cents)), cents);
  }
  assert.equal(currencySign(), "DeQ");
  await speak("en");
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
