// What the dealer terminal makes of offers and of a settled coup.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byWager, total } from "../../dealer/settlement.ts";
import { byPlace, guestOf, nextOf } from "../../dealer/view.ts";
import type { Offer } from "../../lib/acts/acting.tsx";
import type { GameView, SeenCourse, TableOffer, WagerResult } from "../../lib/types.ts";

const leave: Offer = { act: { act: "leave", player: "ann" }, place: "guest" };
const close: Offer = { act: { act: "call", announcement: "no-more-bets" }, place: "calls" };
const shows: Offer = { act: { act: "close-table" } };

function dealt(next: number | null): GameView {
  const course: SeenCourse = { headline: { type: "text", key: "waits-no-more-bets" }, on: "bets", next };
  const table = { table: "1", edition: "e", game: "baccarat", opened: true, offers: [leave, close, shows] as TableOffer[] };
  return { view: "game", name: "1", kind: "table", edition: "e", title: "Game", rapid: false, phase: "open", course, table };
}

test("the next act is the one that the server names, if it names one", () => {
  assert.equal(nextOf(dealt(1)), close);
  assert.equal(nextOf(dealt(null)), null);
  assert.equal(nextOf({ ...dealt(1), course: null }), null);
});

test("other acts are drawn where the server says, and the next act is not drawn twice", () => {
  assert.deepEqual(
    [...byPlace([leave, close, shows], close)],
    [
      ["guest", [leave]],
      ["table", [shows]],
    ],
  );
});

test("what is done for a guest is drawn with the guest", () => {
  assert.equal(guestOf({ act: { act: "pass-out", hand: "player", to: "ann" } }), "ann");
  assert.equal(guestOf({ act: { act: "cut", at: 208, player: null } }), null);
  const other = { act: "cut", at: 208, player: "bob", nominated_by: "ann" } as const;
  assert.equal(guestOf({ act: other }), "bob");
  assert.equal(guestOf({ act: { ...other, player: "Guest" }, free: ["at", "player"] }), "ann");
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
