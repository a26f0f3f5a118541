// What comes next in a game, as screens show it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameView, TableView, WheelView } from "../../lib/types.ts";

import { speak } from "../catalogue.ts";

speak("en");
const { nextWords } = await import("../../lib/words/waiting_words.ts");

const game = (kind: GameView["kind"], phase: GameView["phase"], ends_at: number | null): GameView => ({
  view: "game",
  name: "g",
  kind,
  edition: "e",
  title: "Game",
  rapid: true,
  phase,
  ...(ends_at === null ? {} : { ends_at }),
});
const table = (phase: GameView["phase"], more: Partial<TableView>, ends: number | null = null): GameView => ({
  ...game("table", phase, ends),
  table: { table: "g", edition: "e", game: "baccarat", opened: true, ...more },
});
const wheel = (phase: GameView["phase"], more: Partial<WheelView>, ends: number | null = null): GameView => ({
  ...game("wheel", phase, ends),
  wheel: { wheel: "g", edition: "e", game: "roulette", opened: true, ...more },
});
const FIRST = { waits_for: "the first card", due: { hand: "player", nth: 1 } } as const;

test("while bets are open no card comes next: a clock or a call closes them first", () => {
  assert.equal(nextWords(table("open", FIRST, 9_000)), "No more bets when the time is over");
  assert.equal(nextWords(table("open", FIRST)), "Call: No more bets");
  assert.equal(nextWords(table("open", { waits_for: "the call of no more bets" })), "Call: No more bets");
});

test("once bets are closed the next card is named with its hand", () => {
  assert.equal(nextWords(table("closed", FIRST)), "Player's first card");
  assert.equal(nextWords(table("closed", { waits_for: "the settlement" })), "Settle the coup");
});

test("what comes before bets close is shown while they are open", () => {
  assert.equal(nextWords(table("open", { waits_for: "the banker's role to be taken or declined" })), "Offer the banker's role");
  assert.equal(nextWords(wheel("open", { waits_for: "the ball to be spun", kind: "live" }, 9_000)), "Spin the ball");
  assert.equal(
    nextWords(wheel("open", { waits_for: "the ball to be spun", kind: "automated" }, 9_000)),
    "No more bets when the time is over",
  );
});
