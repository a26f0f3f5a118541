// The supervisor's list of terminals: those that need attention are on top, and as fresh as the floor.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listed } from "../../supervisor/listing.ts";

const LOCKED = { type: "text", key: "refusal-account-locked" } as const;
const ALL = [
  { terminal: "1", credits: 500, called: 7 },
  { terminal: "2", credits: 0, held: 200 },
  { terminal: "12", credits: 100 },
];

test("terminals that need attention come first", () => {
  const rows = listed(ALL, [{ terminal: "12", locked: LOCKED }]);
  assert.deepEqual(
    rows.map((each) => each.terminal),
    ["12", "1", "2"],
  );
  assert.deepEqual(rows[0], { terminal: "12", locked: LOCKED, credits: 100, held: 0 });
});

test("a call in an older list is ignored", () => {
  assert.equal(
    listed(ALL, []).some((each) => each.called),
    false,
  );
});

test("a terminal is found by a part of its number", () => {
  assert.deepEqual(
    listed(ALL, [], "2").map((each) => each.terminal),
    ["2", "12"],
  );
  assert.deepEqual(listed(ALL, [], "9"), []);
});
