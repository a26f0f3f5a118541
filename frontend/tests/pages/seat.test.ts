// A guest's seat: its stakes, and which cards only the guest may see.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatView } from "../../lib/types.ts";
import { bets, heldCards, onBoard, stakesOf } from "../../seat/acting.ts";

const view = {
  view: "seat",
  guest: "ann",
  chips: 49000,
  game: {
    view: "game",
    name: "star-1",
    kind: "table",
    edition: "star-baccarat-2024",
    title: "Baccarat",
    rapid: false,
    phase: "closed",
    table: {
      table: "star-1",
      edition: "star-baccarat-2024",
      game: "baccarat",
      opened: true,
      totals: [["player", 3]],
      coup: {
        key: "c1",
        wagers: [
          { player: "ann", wager: "player", box: 2, cents: 1000 },
          { player: "ann", wager: "player", box: 3, cents: 500 },
          { player: "bob", wager: "tie", box: 1, cents: 100 },
        ],
        cards: [{ hand: "player", card: "9S", with: "ann" }, { hand: "banker" }, { hand: "player", card: "4D" }],
      },
      offers: [
        { act: { act: "expose-card", player: "ann", place: 0 } },
        { act: { act: "place-wager", player: "ann", box: 2, wager: "tie", cents: 1000 } },
      ],
    },
  },
} as SeatView;

test("the stakes of the guest are summed up by wager, without those of others", () => {
  assert.deepEqual(stakesOf(view), { player: 1500 });
});

test("a card in hand is one that may still be exposed", () => {
  assert.deepEqual(heldCards(view), [{ place: 0, code: "9S" }]);
});

test("on the board a card in hand lies face down, and the others stay as they are", () => {
  assert.deepEqual(
    onBoard(view).table?.coup?.cards?.map((card) => card.card ?? null),
    [null, null, "4D"],
  );
  assert.deepEqual(onBoard(view).table?.totals, [], "the points of the hand would betray it");
});

test("bets are those that the server offers", () => {
  assert.deepEqual([...bets(view).keys()], ["tie"]);
});
