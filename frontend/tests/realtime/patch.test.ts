// Merge patches, by the examples of RFC 7396.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Json, patched } from "../../lib/realtime/patch.ts";

const EXAMPLES: [old: Json, patch: Json, next: Json][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test("a view after a patch is what the standard says", () => {
  for (const [old, patch, next] of EXAMPLES) assert.deepEqual(patched(old, patch), next);
});

test("what was shown before stays as it was", () => {
  const old = { a: { b: 1 } };
  patched(old, { a: { b: 2 } });
  assert.deepEqual(old, { a: { b: 1 } });
});
