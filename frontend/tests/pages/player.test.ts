// The player terminal's own logic: layouts as values, steps that can be undone, meters that run, what a rolling ball keeps secret.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeenPlay, TerminalView } from "../../lib/types.ts";
import { gradeOf, settled } from "../../lib/felt/outcome_logic.ts";
import { shown } from "../../player/state/meter.ts";
import { excess, lastLayout, type Steps, undoStep, addStep, sumOf, total, unsettled } from "../../player/state/stakes.ts";

const play = (over: Partial<SeenPlay>): SeenPlay => ({
  game: "rapid-1",
  play: "rapid-1-7",
  outcome: null,
  staked: 0,
  returned: 0,
  net: 0,
  before: 0,
  after: 0,
  wagers: [],
  ...over,
});

test("layouts lie on top of each other", () => {
  assert.deepEqual(sumOf({ banker: 500 }, { banker: 500, tie: 100 }), { banker: 1000, tie: 100 });
  assert.equal(total({ banker: 1000, tie: 100 }), 1100);
});

test("what one layout has beyond another is what has to be placed, and the other way round taken off", () => {
  const now = { banker: 1000, tie: 100 };
  const wanted = { banker: 500, player: 200 };
  assert.deepEqual(excess(wanted, now), { player: 200 });
  assert.deepEqual(excess(now, wanted), { banker: 500, tie: 100 });
});

test("ten steps can be taken back, one after the other", () => {
  let steps: Steps | null = null;
  for (let nth = 0; nth < 13; nth++) steps = addStep(steps, "one", { banker: nth });
  const seen: number[] = [];
  for (let back = undoStep(steps, "one"); back; back = undoStep(steps, "one")) {
    seen.push(back.layout.banker ?? -1);
    steps = back.left;
  }
  assert.deepEqual(seen, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test("steps of another play are over", () => {
  const steps = addStep(null, "one", {});
  assert.equal(undoStep(steps, "two"), null);
  assert.deepEqual(addStep(steps, "two", { tie: 5 }), { play: "two", before: [{ tie: 5 }] });
  assert.equal(undoStep(null, null), null);
});

test("the layout to bet again is that of the last play of the same game", () => {
  const recall = [
    play({ game: "roulette-1", wagers: [{ wager: "red", stake: 100, returned: 0, net: -100 }] }),
    play({ wagers: [{ wager: "banker", stake: 500, returned: 975, net: 475 }] }),
    play({ wagers: [{ wager: "tie", stake: 900, returned: 0, net: -900 }] }),
  ];
  assert.deepEqual(lastLayout(recall, "rapid-1"), { banker: 500 });
  assert.deepEqual(lastLayout(recall, "elsewhere"), {});
});

test("losers are taken in, and beside winners lies what they are paid", () => {
  const wagers = [
    { wager: "player", stake: 500, returned: 0, net: -500 },
    { wager: "banker", stake: 500, returned: 975, net: 475 },
    { wager: "tie", stake: 100, returned: 100, net: 0 },
    { wager: "tier", stake: 600, returned: 100, net: -500 },
  ];
  assert.deepEqual(settled(play({ wagers })), { stakes: { banker: 500, tie: 100, tier: 100 }, paid: { banker: 475 } });
  assert.deepEqual(settled(play({ wagers, void: "7.1" })), { stakes: {}, paid: {} });
});

test("only a net win is celebrated, and the more the larger it is for its stakes", () => {
  const grades = [-8000, 0, 1, 29_999, 30_000, 150_000].map((net) => gradeOf({ net, staked: 15_000 }));
  assert.deepEqual(grades, [0, 0, 1, 1, 2, 3]);
});

test("a meter runs in whole dollars and ends on the exact amount", () => {
  const to = 12_345;
  assert.equal(shown(0, to, 0), 0);
  const half = shown(0, to, 600);
  assert.ok(half > 0 && half < to && half % 100 === 0);
  assert.equal(shown(0, to, 1200), to);
});

test("a meter runs longer for a larger win, within a bound", () => {
  const large = 100_000_000;
  assert.ok(shown(0, large, 2399) < large);
  assert.equal(shown(0, large, 2400), large);
});

test("before a play was settled its chips lay there, and its winnings nowhere", () => {
  const won = play({
    game: "roulette-1",
    play: "roulette-1-3",
    staked: 300,
    returned: 200,
    net: -100,
    wagers: [
      { wager: "red", stake: 100, returned: 200, net: 100 },
      { wager: "tier", stake: 200, returned: 0, net: -200 },
    ],
  });
  const earlier = play({ staked: 500, returned: 975, net: 475 });
  const view: TerminalView = {
    view: "terminal",
    terminal: "7",
    venue: "",
    credits: 900,
    held: 50,
    notes: [],
    credit_limit: 0,
    recall: [won, earlier],
    played: { plays: 2, staked: 800, returned: 1175, net: 375 },
    layouts: [],
  };
  const before = unsettled(view, "roulette-1-3");
  assert.deepEqual([before.credits, before.held, before.recall], [700, 350, [earlier]]);
  assert.deepEqual(before.played, { plays: 1, staked: 500, returned: 975, net: 475 });
  assert.deepEqual(before.layouts, [{ game: "roulette-1", play: "roulette-1-3", stakes: { red: 100, tier: 200 } }]);
  assert.equal(unsettled(view, "roulette-1-4"), view);
});
