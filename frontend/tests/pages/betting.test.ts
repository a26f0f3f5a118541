// Betting at the player terminal, against a small fake server: nothing counts before it is answered.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { signal } from "@preact/signals";
import type { Answer, Connection } from "../../lib/realtime/connection.ts";
import type { Command, GameView, TerminalView } from "../../lib/types.ts";

/** Stubs of the browser that these modules need. */
const stored = new Map<string, string>();
const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) };
for (const [name, value] of Object.entries({
  location: { hash: "" },
  document: { documentElement: {} },
  localStorage: storage,
  sessionStorage: storage,
}))
  Object.defineProperty(globalThis, name, { value, configurable: true });
const { speak } = await import("../catalogue.ts");
const { bettingOn } = await import("../../player/state/betting.ts");
await speak("en");

const MOST = 50_00;

/** A terminal at a table with a limit of fifty dollars a wager. It answers when the test says so. */
function sitDown() {
  const sent: { command: Command; answer: (answer: Answer) => void }[] = [];
  const state = signal<Connection["state"]["value"]>({ is: "open" });
  const view = signal({
    view: "terminal",
    terminal: "7",
    venue: "",
    credits: 0,
    held: 0,
    notes: [],
    credit_limit: 0,
    layouts: [],
  } as TerminalView);
  const game = signal({
    view: "game",
    name: "rapid-1",
    kind: "table",
    edition: "",
    title: "",
    rapid: true,
    phase: "open",
    play: "rapid-1-7",
  } as GameView);
  const connection = {
    state,
    do: (command: Command) => new Promise<Answer>((answer) => sent.push({ command, answer })),
  } as unknown as Connection;
  const lies = (): Record<string, number> => ({ ...view.peek().layouts?.[0]?.stakes });
  function show(stakes: Record<string, number>): void {
    view.value = { ...view.peek(), layouts: [{ game: "rapid-1", play: "rapid-1-7", stakes }] };
  }
  /** Carries the next command out, or refuses it. */
  async function serve(refused = false): Promise<Command> {
    const { command, answer } = sent.shift() ?? assert.fail("nothing was sent");
    if (refused) answer({ type: "refused", id: "", error: { code: "wagers-closed", facts: { case: "called" } } });
    else {
      const stakes = lies();
      if (command.type === "drag-chips")
        for (const [wager, cents] of Object.entries(command.stakes)) stakes[wager] = Math.min(MOST, (stakes[wager] ?? 0) + cents);
      else if (command.type === "take-off-chips")
        stakes[command.wager] = (stakes[command.wager] ?? 0) - (command.cents ?? stakes[command.wager] ?? 0);
      else if (command.type === "clear-chips") for (const wager of Object.keys(stakes)) delete stakes[wager];
      answer({ type: "done", id: "", events: [] });
      show(Object.fromEntries(Object.entries(stakes).filter(([, cents]) => cents > 0)));
    }
    await settle();
    return command;
  }
  return { sent: sent, state, view, game, serve, betting: bettingOn(connection, view, "rapid-1", game) };
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
beforeEach(() => stored.clear());

test("chips are pending until the server took them", async () => {
  const { betting, serve } = sitDown();
  betting.place("banker", { banker: 500 });
  await settle();
  assert.deepEqual([betting.pending.value, betting.stakes.value], [{ banker: 500 }, {}]);
  await serve();
  assert.deepEqual([betting.pending.value, betting.stakes.value], [{}, { banker: 500 }]);
});

test("commands are sent one after the other", async () => {
  const { betting, sent: sent, serve } = sitDown();
  betting.place("banker", { banker: 500 });
  betting.place("tie", { tie: 500 });
  await settle();
  assert.equal(sent.length, 1);
  assert.deepEqual(betting.pending.value, { banker: 500, tie: 500 });
  await serve();
  await serve();
  assert.deepEqual(betting.stakes.value, { banker: 500, tie: 500 });
});

test("a refusal is shown at its area and leaves nothing behind", async () => {
  const { betting, serve } = sitDown();
  betting.place("banker", { banker: 500 });
  await settle();
  await serve(true);
  assert.deepEqual(betting.objection.value, { area: "banker", words: "No more bets: the dealer has called it." });
  assert.deepEqual([betting.pending.value, betting.stakes.value, betting.canUndo.value], [{}, {}, false]);
});

test("a cut wager is shown at its area", async () => {
  const { betting, serve } = sitDown();
  betting.place("banker", { banker: 60_00 });
  await settle();
  await serve();
  assert.equal(betting.objection.value?.words, "Banker: $50 fits the limits, $10 comes back.");
});

test("undo goes back step by step, also after a reload", async () => {
  const { betting, view, game, state, serve } = sitDown();
  betting.place("banker", { banker: 500 });
  betting.place("banker", { banker: 500 });
  betting.double();
  await settle();
  for (let nth = 0; nth < 3; nth++) await serve();
  assert.deepEqual(betting.stakes.value, { banker: 2000 });
  betting.undo();
  await settle();
  assert.equal((await serve()).type, "take-off-chips");
  assert.deepEqual(betting.stakes.value, { banker: 1000 });

  const sent: Command[] = [];
  const connection = { state, do: (command: Command) => (sent.push(command), new Promise<Answer>(() => {})) } as unknown as Connection;
  const reloaded = bettingOn(connection, view, "rapid-1", game);
  assert.ok(reloaded.canUndo.value);
  reloaded.undo();
  await settle();
  assert.deepEqual(sent, [{ type: "take-off-chips", terminal: "7", game: "rapid-1", play: "rapid-1-7", wager: "banker", cents: 500 }]);
});

test("nothing is sent while the connection is lost or the wagers are closed", async () => {
  const { betting, sent: sent, state, game } = sitDown();
  state.value = { is: "lost" };
  betting.place("banker", { banker: 500 });
  state.value = { is: "open" };
  game.value = { ...game.value, phase: "closed" };
  betting.place("banker", { banker: 500 });
  await settle();
  assert.deepEqual([sent, betting.pending.value], [[], {}]);
});
