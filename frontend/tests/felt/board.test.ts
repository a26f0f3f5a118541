// What a game's view shows on the table: never a result before its time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onTable, onWheel } from "../../lib/felt/board_logic.ts";
import type { GameView, TableView, WheelView } from "../../lib/types.ts";

const table = (phase: GameView["phase"], more: Partial<TableView>): GameView => ({
  view: "game",
  name: "star-1",
  kind: "table",
  edition: "e",
  title: "Baccarat",
  rapid: false,
  phase,
  table: { table: "star-1", edition: "e", game: "baccarat", opened: true, ...more },
});
const wheel = (phase: GameView["phase"], more: Partial<WheelView>): GameView => ({
  view: "game",
  name: "roulette-1",
  kind: "wheel",
  edition: "e",
  title: "Roulette",
  rapid: true,
  phase,
  wheel: { wheel: "roulette-1", edition: "e", game: "roulette", opened: true, ...more },
});
const OVER = {
  key: "star-1-1",
  cards: ["KS", "4D", "9H", "2C"],
  hands: ["player", "banker", "player", "banker"] as ("player" | "banker")[],
};

test("the cards of a coup under way lie at their hands, backs among them", () => {
  const seen = onTable(
    table("closed", {
      coup: { key: "star-1-2", cards: [{ hand: "player", card: "KS" }, { hand: "banker" }] },
      totals: [["player", 0]],
      past: [OVER],
    }),
  );
  assert.deepEqual(seen.totals, { player: 0, banker: null });
  assert.deepEqual(
    seen.player.map((each) => each.card),
    ["KS"],
  );
  assert.deepEqual(
    seen.banker.map((each) => each.card),
    [undefined],
  );
  assert.equal(seen.winner, null);
});

test("for players the last coup of a shoe stays until the first card of the next shoe", () => {
  const waiting = table("open", {
    announcement: { type: "text", key: "announcement-new-shoe" },
    coup: { key: "star-1-2", cards: [] },
    past: [OVER],
    road: [{ winner: "P" }],
    totals: [
      ["player", 9],
      ["banker", 6],
    ],
  });
  const [players, staff] = [onTable(waiting, true), onTable(waiting)];
  assert.deepEqual([players.winner, players.key, players.totals], ["player", "star-1-1", { player: 9, banker: 6 }]);
  assert.deepEqual([staff.winner, staff.key, staff.player], [null, "star-1-2", []]);
});

test("a coup that is over stays with its winner, and without one where it is void", () => {
  const over = onTable(
    table("result", {
      past: [OVER],
      road: [{ winner: "P" }],
      totals: [
        ["player", 9],
        ["banker", 6],
      ],
    }),
  );
  assert.deepEqual(over.totals, { player: 9, banker: 6 });
  assert.deepEqual(
    over.player.map((each) => each.card),
    ["KS", "9H"],
  );
  assert.equal(over.winner, "player");
  const empty = onTable(table("void", { past: [{ ...OVER, void: "7.3" }], road: [{ winner: "P" }] }));
  assert.equal(empty.winner, null);
  assert.equal(empty.isVoid, true);
  const gone = onTable(
    table("waiting", {
      past: [OVER],
      totals: [
        ["player", 9],
        ["banker", 6],
      ],
    }),
  );
  assert.deepEqual([gone.player, gone.totals.player], [[], null]);
});

const CAME = [
  { key: "1", number: 4, colour: "black" },
  { key: "2", number: 25, colour: "red" },
];
const SPIN = { key: "3", began: 0, takes_wagers: false, rolling: true };

test("while a ball runs no number is shown, nor until the one that came counts", () => {
  assert.deepEqual(onWheel(wheel("closed", { spin: SPIN, phase: "no-more-bets", numbers: CAME })), {
    spinning: true,
    number: null,
    colour: null,
    isVoid: false,
  });
  const still = onWheel(wheel("closed", { spin: { ...SPIN, rolling: false }, phase: "at-rest", numbers: CAME }));
  assert.deepEqual([still.spinning, still.number], [true, null]);
});

test("a ball rests on the last number until it runs again", () => {
  const over = wheel("result", { numbers: CAME });
  assert.deepEqual([onWheel(over).number, onWheel(over).colour], [25, "red"]);
  const next = wheel("open", { spin: { ...SPIN, rolling: false, takes_wagers: true }, phase: "place-your-bets", numbers: CAME });
  assert.equal(onWheel(next).number, 25);
  const nothing = wheel("void", { numbers: CAME });
  assert.deepEqual([onWheel(nothing).number, onWheel(nothing).isVoid], [null, true]);
});
