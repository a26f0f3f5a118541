// The felt's own logic: lettering, odds in few words, the way of the arrow keys, chips of a stack, pips, the wheel.
import assert from "node:assert/strict";
import { test } from "node:test";

import "../catalogue.ts";
import { chipColour, shownChips } from "../../lib/felt/chip_logic.ts";
import type { TextLine } from "../../lib/words/texts.ts";
import { speak } from "../catalogue.ts";
import { pipsOf } from "../../lib/felt/pips.ts";
import type { BetArea } from "../../lib/types.ts";
import { ballRadius, turnTo, POCKET, restingAngle, TRACK } from "../../lib/felt/wheel_logic.ts";

// After the catalogue, which sets what only a browser has.
const { fitSize, splitLines, nextArea, rectangle, shortOdds } = await import("../../lib/felt/felt_logic.ts");

const area = (wager: string, x: number, y: number): BetArea => ({
  wager,
  title: { type: "text", key: wager },
  kind: wager,
  group: "number",
  shape: { x: 0, y: 0, w: 1, h: 1 },
  at: [x, y],
  label: "",
  numbers: [],
  colour: null,
  pays: [],
  least: null,
  most: null,
  pieces: 1,
  parts: [],
});

test("words that fit are in one line, others in two even ones", () => {
  assert.deepEqual(splitLines("Tie", 40, 200), ["Tie"]);
  assert.deepEqual(splitLines("Canberra Pairs Player", 22, 200), ["Canberra", "Pairs Player"]);
  assert.deepEqual(splitLines("Orphelins", 40, 20), ["Orphelins"]);
  assert.deepEqual(splitLines("堪培拉庄对", 22, 100), ["堪培拉庄对"]);
});

test("lettering fills its line within bounds, and Chinese is wider", () => {
  assert.equal(fitSize("Tie", [20, 60], 1000), 60);
  assert.equal(fitSize("A very long title of a wager", [20, 60], 100), 20);
  assert.equal(fitSize("老虎老虎", [20, 60], 160), 40);
});

test("odds say once what they have in common, in either language", async () => {
  const to = (won: number, staked: number): TextLine => ({ key: "odds-to", facts: { won, staked } });
  const percent = { key: "odds-percent", facts: { percent: "5" } };
  await speak("zh-Hans");
  assert.equal(shortOdds([to(5, 1), to(12, 1)]), "1 赔 5/12");
  await speak("en");
  assert.equal(shortOdds([to(5, 1), to(12, 1), to(25, 1)]), "5/12/25 to 1");
  assert.equal(shortOdds([to(1, 1)]), "1 to 1");
  assert.equal(shortOdds([to(1, 1), to(1, 2)]), "1 to 1/2");
  assert.equal(shortOdds([to(3, 2), to(5, 1)]), "3 to 2 / 5 to 1");
  assert.equal(shortOdds([to(8, 1), percent]), "8 to 1 / 5 %");
  assert.equal(shortOdds([]), "");
});

test("arrow keys go to the nearest place ahead, and stay where nothing is", () => {
  const areas = [area("1", 0, 0), area("1/2", 50, 0), area("2", 100, 0), area("3", 60, 100)];
  const [one] = areas as [BetArea];
  assert.equal(nextArea(areas, one, "ArrowRight").wager, "1/2");
  assert.equal(nextArea(areas, one, "ArrowDown").wager, "3");
  assert.equal(nextArea(areas, one, "ArrowLeft").wager, "1");
});

test("a shape is a rectangle only with all its sides, and zero is a side", () => {
  assert.deepEqual(rectangle({ x: 0, y: 0, w: 10, h: 20 }), { x: 0, y: 0, w: 10, h: 20 });
  assert.equal(rectangle({ path: "M0 0Z" }), null);
});

test("a stack shows its largest chips first, and never grows too high", () => {
  assert.deepEqual(shownChips(13_500, [500, 1000, 2500, 10_000]), [10_000, 2500, 1000]);
  assert.equal(shownChips(100_000, [500]).length, 6);
});

test("every chip of the house has a colour of its own", () => {
  const colours = [50, 100, 500, 1000, 2500, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000].map(chipColour);
  assert.equal(new Set(colours).size, colours.length);
});

test("a rank has as many pips as it counts, the same from both ends", () => {
  for (const rank of ["2", "3", "4", "5", "6", "8", "9", "T"]) {
    const pips = pipsOf(rank).map(({ x, y }) => `${x} ${y}`);
    const turned = pipsOf(rank).map(({ x, y }) => `${200 - x} ${280 - y}`);
    assert.equal(pips.length, rank === "T" ? 10 : Number(rank));
    assert.deepEqual(pips.toSorted(), turned.toSorted());
  }
  assert.equal(pipsOf("7").length, 7);
  assert.equal(pipsOf("K").length, 0);
});

test("the wheel stands still with the number at the top, reached without turning back", () => {
  const order = [0, 32, 15, 19];
  assert.equal(restingAngle(order, 15), -180);
  assert.equal(turnTo(350, 10, 0, 1), 370);
  assert.equal(turnTo(10, 350, 1, -1), -370);
});

test("the ball leaves the track late and ends in its pocket", () => {
  assert.equal(ballRadius(0), TRACK);
  assert.equal(ballRadius(0.5), TRACK);
  assert.equal(ballRadius(1), POCKET);
  for (let share = 0; share <= 1; share += 0.01) assert.ok(ballRadius(share) >= POCKET && ballRadius(share) <= TRACK);
});
