import assert from "node:assert/strict";
import { test } from "node:test";
import { keyIn, screenOf } from "../../home/way_in.ts";

test("a key is found in a whole address, which keeps all it says", () => {
  const found = keyIn(" http://127.0.0.1:8000/player/#key=pk_a&stacker=pk_b ");
  assert.deepEqual(found, { key: "pk_a", rest: "key=pk_a&stacker=pk_b" });
});

test("a key on its own is enough", () => {
  assert.deepEqual(keyIn("pk_a-_b"), { key: "pk_a-_b", rest: "key=pk_a-_b" });
});

test("what has no screen opens none", () => {
  assert.equal(screenOf("seat"), "/seat/");
  assert.equal(screenOf("printer"), null);
});
