// Roads as screens show them: the last columns, and what is read out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastColumns, latest } from "../../lib/felt/road_logic.ts";

test("a short road is filled up with empty cells", () => {
  assert.deepEqual(lastColumns([["B", "P"], ["B"]], 4), [
    ["B", "P", null, null],
    ["B", null, null, null],
  ]);
});

test("a long road shows its end, with one column free for the next coup", () => {
  const drawn = [
    ["1", "2", "3", "4", "5"],
    ["1", null, "3", null, "5"],
  ];
  assert.deepEqual(lastColumns(drawn, 3), [
    ["4", "5", null],
    [null, "5", null],
  ]);
});

test("an empty shoe has empty cells in every row", () => {
  assert.deepEqual(lastColumns([[], []], 2), [
    [null, null],
    [null, null],
  ]);
});

test("the bead plate is read column by column, and only its end is read out", () => {
  const plate = [["a", "d"], ["b", "e"], ["c"]];
  assert.deepEqual(latest(plate), ["a", "b", "c", "d", "e"]);
  assert.deepEqual(latest(plate, 2), ["d", "e"]);
});
