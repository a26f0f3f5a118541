// What the dealer terminal makes of offers and of a settled coup.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byPlace, guestOf, nextOffer } from "../../dealer/course.ts";
import { byWager, total } from "../../dealer/settlement.ts";
import type { Offer } from "../../lib/acts/acting.tsx";
import type { WagerResult } from "../../lib/types.ts";

const draw: Offer = { act: { act: "draw-card" } };
const place: Offer = { act: { act: "call", announcement: "place your bets" } };
const close: Offer = { act: { act: "call", announcement: "no more bets" } };
const spin: Offer = { act: { act: "spin-ball" } };

test("the next act is the one that the game waits for, in whatever order it is offered", () => {
  assert.equal(nextOffer([place, close, draw], "a card"), draw);
  assert.equal(nextOffer([place, close, draw], "the call of no more bets"), close);
});

test("nothing is next where the act that is due is not offered, or nobody knows what is due", () => {
  assert.equal(nextOffer([place], "a card"), null);
  assert.equal(nextOffer([draw], null), null);
});

test("what may be repeated is not next: a player who may not cut waits for one who may", () => {
  const shuffle: Offer = { act: { act: "shuffle" } };
  const cut: Offer = { act: { act: "cut", at: 208, player: null } };
  assert.equal(nextOffer([shuffle], "the shuffle"), shuffle);
  assert.equal(nextOffer([shuffle], "the cut"), null);
  assert.equal(nextOffer([shuffle, cut], "the cut"), cut);
});

test("open bets are closed before a card is drawn, by the call or by the clock", () => {
  assert.equal(nextOffer([draw, close], "a card", "open"), close);
  assert.equal(nextOffer([draw, close], "a card", "clocked"), null);
});

test("a ball is spun while the clock runs", () => {
  assert.equal(nextOffer([spin], "the ball to be spun", "clocked"), spin);
});

test("what is done for a guest is drawn with the guest, and irregularities have a desk", () => {
  assert.equal(guestOf({ act: "pass-out", hand: "player", to: "ann" }), "ann");
  assert.equal(guestOf({ act: "cut", at: 208, player: null }), null);
  const leave: Offer = { act: { act: "leave", player: "ann" } };
  const report: Offer = { act: { act: "report-irregularity", report: { kind: "misdeal" } } };
  assert.deepEqual(
    [...byPlace([leave, report], null)],
    [
      ["guest", [leave]],
      ["desk", [report]],
    ],
  );
});

test("the next act is not drawn twice", () => {
  const places = byPlace([draw, close], draw);
  assert.deepEqual([...places], [["calls", [close]]]);
});

const line = (wager: string, stake: number, outcome: WagerResult["outcome"], won = 0, counts = stake): WagerResult => ({
  player: "ann",
  wager,
  box: 1,
  stake,
  counts,
  outcome,
  won,
  clause: "1",
});

test("a settlement is summed up by wager: paid, taken, given back", () => {
  const lines = [
    line("banker", 1000, "win", 950),
    line("banker", 500, "win", 475),
    line("tie", 200, "lose"),
    line("player", 300, "standoff"),
  ];
  assert.deepEqual(byWager(lines).get("banker"), { staked: 1500, paid: 1425, taken: 0, back: 0 });
  assert.deepEqual(byWager(lines).get("player"), { staked: 300, paid: 0, taken: 0, back: 300 });
  assert.deepEqual(total(lines), { staked: 2000, paid: 1425, taken: 200, back: 300 });
});

test("what did not count went back, whatever the rest came to", () => {
  assert.deepEqual(total([line("banker", 1000, "lose", 0, 600)]), { staked: 1000, paid: 0, taken: 600, back: 400 });
});
