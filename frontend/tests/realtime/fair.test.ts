// What the browser makes of a proof: the deals of the page on fair dealing, and the same with something forged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, numberCommitment, type Observed, type Verdict } from "../../lib/realtime/fair.ts";
import type { Proof } from "../../lib/types.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const [SEVEN, HEAD] = ["07".repeat(32), "1e".repeat(32)];
const COMMITMENT = "cb9b29f6de4373757decfe59350952227494ed0f5a9fc826fc5518ec1c7bce5e";
const SPIN: Proof = {
  game: "wheel-1",
  edition: "star-rapid-etg-2016",
  deal: "spin-1",
  kind: "spin",
  commitment: COMMITMENT,
  seed: SEED,
  number: 6,
  scheme: 2,
  head: HEAD,
  numbers: [
    { terminal: "7", commitment: "282805510dd0a58e83300462f7d07d43042668b23cb963019e228f47eecf5aba", number: SEVEN },
    { terminal: "8", commitment: "1f859ab84bffb67707e67bebd82e96ea51314d2161391cad333d88d1ac7ec553" },
  ],
};
const SHOE: Proof = {
  game: "rapid-1",
  edition: "star-rapid-etg-2016",
  deal: "1",
  kind: "shoe",
  seed: SEED,
  scheme: 2,
  head: HEAD,
  decks: 8,
  cut: 67,
  commitment: "16bba844b97a4574c95298c5a12deb69fd96484c42cbd9a81d0defff2853bf65",
  numbers: [{ terminal: "7", commitment: "d3d04aede4d9d700e4cb2f1f0711a0248f21ae30eb4c04c14f6c8041b32cffbc", number: SEVEN }],
  burned: [null],
  coups: [
    { coup: "c-1", cards: ["JS", "3H", "8C", "7S"] },
    { coup: null, cards: ["2S"] },
    { coup: "c-2", cards: ["5D", "8D"] },
  ],
};
const seen = (proof: Proof, shown: Observed["shown"] = {}): Observed => ({
  commitment: proof.commitment,
  number: SEVEN,
  terminal: "7",
  shown,
});

test("an honest spin and an honest shoe are checked", async () => {
  assert.equal(await check(SPIN, seen(SPIN, { number: 6 })), "checked");
  assert.equal(
    await check(SHOE, seen(SHOE, { coups: { "c-1": ["JS", "3H", "8C", "7S"], "c-2": ["2S", "5D", "8D"], other: ["9S"] } })),
    "checked",
  );
});

test("a deal that the seed alone decided is checked as it was", async () => {
  const old: Proof = {
    ...SPIN,
    commitment: "51c2ff427797ee0ed97886fbf3c769cba9b20f0c45c8d98b3a5b4b1eaf9a27ea",
    number: 32,
    scheme: 1,
    head: null,
    numbers: [],
  };
  assert.equal(await check(old, { ...seen(old), number: null }), "checked");
  assert.equal(await check({ ...old, number: 6 }, { ...seen(old), number: null }), "outcome");
});

const FORGED: readonly [string, Partial<Proof>, Verdict][] = [
  ["another commitment than the one that was shown", { commitment: "ab".repeat(32) }, "promise"],
  ["another seed", { seed: "00".repeat(32) }, "seed"],
  ["no seed", { seed: null }, "seed"],
  ["a number of ours that was left out", { numbers: SPIN.numbers?.slice(1) ?? [] }, "own"],
  ["a number of ours that is said not to have come", { numbers: SPIN.numbers?.map(({ number: _, ...each }) => each) ?? [] }, "own"],
  [
    "a number of another that does not fit",
    { numbers: SPIN.numbers?.map((each) => (each.terminal === "8" ? { ...each, number: SEVEN.replace("0", "1") } : each)) ?? [] },
    "numbers",
  ],
  ["a number that was left out later", { numbers: SPIN.numbers?.slice(0, 1) ?? [] }, "outcome"],
  ["another hash of the log", { head: "ab".repeat(32) }, "outcome"],
  ["a result before the numbers were together", { head: null }, "numbers"],
  ["another result", { number: 7 }, "outcome"],
  ["a promise that was withdrawn", { withdrawn: "The seed is lost." }, "withdrawn"],
];
for (const [what, change, verdict] of FORGED) {
  test(`${what} is found`, async () => {
    assert.equal(await check({ ...SPIN, ...change }, seen(SPIN, { number: 6 })), verdict);
  });
}

test("what the screen showed counts, and not what the proof says of it", async () => {
  assert.equal(await check(SPIN, seen(SPIN, { number: 7 })), "outcome");
  assert.equal(await check(SHOE, seen(SHOE, { coups: { "c-1": ["JS", "3H", "8C", "6S"] } })), "outcome");
  assert.equal(await check({ ...SHOE, cut: 68 }, seen(SHOE)), "outcome");
});

test("names of any letters go into the commitment", async () => {
  assert.equal(await numberCommitment("spin", "wheel-1", "spin-1", "7", SEVEN), SPIN.numbers?.[0]?.commitment);
  assert.match(await numberCommitment("shoe", "live-1", "1", "live-1/李", SEVEN), /^[0-9a-f]{64}$/);
});
