import assert from "node:assert/strict";
import { test } from "node:test";
import { parseKey, screenOf } from "../../home/device_key.ts";

test("a key is found in a whole address, which keeps all it says", () => {
  const found = parseKey(" http://127.0.0.1:8000/player/#key=pk_a&stacker=pk_b ");
  assert.deepEqual(found, { key: "pk_a", rest: "key=pk_a&stacker=pk_b" });
});

test("a key on its own is enough", () => {
  assert.deepEqual(parseKey("pk_a-_b"), { key: "pk_a-_b", rest: "key=pk_a-_b" });
});

test("what has no screen opens none", () => {
  assert.equal(screenOf("seat"), "/seat/");
  assert.equal(screenOf("printer"), null);
});
