// Places are called as the house calls them, in the language of the reader.
import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../catalogue.ts";

const { placeName, usePlaces } = await import("../../lib/words/places.ts");
const { render } = await import("../../lib/words/texts.ts");

const game = {
  title: "game-baccarat",
  edition: "star-baccarat-2024",
  game: "baccarat",
  kind: "table",
  rapid: false,
  phase: "open",
} as const;
usePlaces({
  games: [{ ...game, name: "star-1", names: { en: "Baccarat 1", "zh-Hans": "百家乐 1 号台" } }],
  terminals: [{ number: "7", names: { en: "Lounge 3" } }],
});

const PLACES = {
  "table/star-1": ["Baccarat 1", "百家乐 1 号台"],
  "device/shoe-star-1": ["Shoe of Baccarat 1", "百家乐 1 号台的牌靴"],
  "dt/star-1": ["Dealer of Baccarat 1", "百家乐 1 号台荷官"],
  "table/rapid-1": ["Table rapid-1", "赌桌 rapid-1"],
  "wheel/roulette-1": ["Wheel roulette-1", "轮盘 roulette-1"],
  "pt/7": ["Lounge 3", "终端 7"],
  "device/stacker-7": ["Note slot of Lounge 3", "终端 7 的入钞口"],
  "kiosk/2": ["Kiosk 2", "自助机 2"],
  cage: ["the cage", "账房"],
  "desk/supervisor": ["Supervisor", "主管"],
} as const;

test("a place has the name of the house, or else the words of the catalogue", async () => {
  for (const [nth, language] of ["en", "zh-Hans"].entries()) {
    await speak(language);
    for (const [place, names] of Object.entries(PLACES)) assert.equal(placeName(place), names[nth]);
  }
});

test("a text names a place of the floor", async () => {
  await speak("en");
  const waits = { key: "refusal-no-service-call", facts: { terminal: { type: "place", key: "pt/7" } } } as const;
  assert.equal(render(waits), "Nobody waits at Lounge 3, or somebody else was there first.");
  // An answer of an earlier release has the number alone.
  assert.equal(render({ ...waits, facts: { terminal: "7" } }), "Nobody waits at 7, or somebody else was there first.");
});
