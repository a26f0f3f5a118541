// Chips on one game: sent one after the other, and placed only once the server accepts them.
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { wagerTitle } from "../../lib/words/game_words.ts";
import type { Connection } from "../../lib/realtime/connection.ts";
import { dollars } from "../../lib/words/money.ts";
import { refusal } from "../../lib/words/refusals.ts";
import type { Command, GameView, TerminalView } from "../../lib/types.ts";
import { haltOf } from "./halt.ts";
import { play as sound } from "./sound.ts";
import { excess, lastLayout, type Stakes, type Steps, undoStep, addStep, sumOf, total } from "./stakes.ts";
import { say } from "../words.ts";

/** Why chips, or some of them, were not placed on an area. */
interface Objection {
  area: string | null;
  words: string;
}

export interface Betting {
  /** What the server accepted. */
  stakes: ReadonlySignal<Stakes>;
  /** What was sent and has no answer yet. */
  pending: ReadonlySignal<Stakes>;
  objection: ReadonlySignal<Objection | null>;
  /** Whether chips can be put down now. */
  open: ReadonlySignal<boolean>;
  /** The layout that "rebet" places. */
  last: ReadonlySignal<Stakes>;
  canUndo: ReadonlySignal<boolean>;
  /** Puts chips on an area: one wager, or each of those that it stands for. */
  place(area: string, stakes: Stakes): void;
  move(from: string, to: string, cents: number): void;
  takeOff(wager: string): void;
  undo(): void;
  clear(): void;
  rebet(): void;
  double(): void;
}

const OBJECTION_MS = 6000;
/** The view follows some milliseconds after the answer. */
const VIEW_DELAY_MS = 500;

const same = (one: Stakes, other: Stakes): boolean => total(excess(one, other)) === 0 && total(excess(other, one)) === 0;

export function bettingOn(
  connection: Connection,
  view: ReadonlySignal<TerminalView | null>,
  name: string,
  game: ReadonlySignal<GameView | null>,
): Betting {
  const play = computed(() => game.value?.play ?? null);
  const stakes = computed<Stakes>(() => view.value?.layouts?.find((each) => each.game === name && each.play === play.value)?.stakes ?? {});
  const open = computed(
    () => connection.state.value.is === "open" && game.value?.phase === "open" && view.value !== null && haltOf(view.value) === null,
  );
  const last = computed(() => lastLayout(view.value?.recall ?? [], name));
  const pending = signal<Stakes>({});
  const objection = signal<Objection | null>(null);

  const stepsKey = `pitboss-steps/${name}`;
  const steps = signal<Steps | null>(JSON.parse(sessionStorage.getItem(stepsKey) ?? "null") as Steps | null);
  effect(() => sessionStorage.setItem(stepsKey, JSON.stringify(steps.value)));
  /** The terminal of the steps: another one may have used this browser before. */
  const round = computed(() => (play.value === null ? null : `${view.value?.terminal}/${play.value}`));
  const canUndo = computed(() => open.value && undoStep(steps.value, round.value) !== null);

  let forget: ReturnType<typeof setTimeout> | undefined;
  function object(area: string | null, words: string): void {
    objection.value = { area, words };
    sound("refused");
    clearTimeout(forget);
    forget = setTimeout(() => {
      objection.value = null;
    }, OBJECTION_MS);
  }

  /** Waits until the view has what was answered. */
  const drawn = (before: Stakes): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(end, VIEW_DELAY_MS);
      const stop = effect(() => {
        if (!same(stakes.value, before)) queueMicrotask(end);
      });
      function end(): void {
        clearTimeout(timer);
        stop();
        done();
      }
    });

  let turn = Promise.resolve();
  type BuildCommands = (at: { terminal: string; game: string; play: string }, now: Stakes) => readonly Command[];
  /** Sends commands once those before them are answered. `adds` is drawn as pending until then. */
  function request(area: string | null, adds: Stakes, commands: BuildCommands, { undoing = false } = {}): void {
    const [terminal, of, its] = [view.peek()?.terminal, play.peek(), round.peek()];
    if (terminal === undefined || of === null || its === null || !open.peek()) return;
    objection.value = null;
    pending.value = sumOf(pending.value, adds);
    turn = turn.then(async () => {
      const before = stakes.peek();
      let done = false;
      for (const command of commands({ terminal, game: name, play: of }, before)) {
        const answer = await connection.do(command);
        if (answer.type === "refused") {
          object(area, refusal(answer.error));
          break;
        }
        done = true;
      }
      if (done) await drawn(before);
      pending.value = excess(pending.value, adds);
      if (!done || play.peek() !== of) return;
      if (!undoing) steps.value = addStep(steps.peek(), its, before);
      objectToCut(area, adds, excess(stakes.peek(), before));
    });
  }

  /** Objects if only a part of the chips fits the limits. */
  function objectToCut(area: string | null, requested: Stakes, counted: Stakes): void {
    const cut = Object.entries(excess(requested, counted)).map(([wager, over]) =>
      say("cut", { wager: wagerTitle(wager, title(wager)), counts: dollars(counted[wager] ?? 0, true), over: dollars(over, true) }),
    );
    if (cut.length) object(area, cut.join(" "));
  }
  const title = (wager: string): string | undefined => game.peek()?.wagers?.find((each) => each.key === wager)?.title;

  const drag = (area: string | null, adds: Stakes): void => request(area, adds, (at) => [{ type: "drag-chips", ...at, stakes: adds }]);

  return {
    stakes,
    pending,
    objection,
    open,
    last,
    canUndo,
    place(area, adds) {
      sound("chip");
      drag(area, adds);
    },
    move: (from, to, cents) => request(to, {}, (at) => [{ type: "move-chips", ...at, wager: from, to, cents }]),
    takeOff: (wager) => request(wager, {}, (at) => [{ type: "take-off-chips", ...at, wager }]),
    clear: () => request(null, {}, (at) => [{ type: "clear-chips", ...at }]),
    rebet: () => drag(null, last.peek()),
    double: () => drag(null, sumOf(stakes.peek(), pending.peek())),
    undo() {
      const back = undoStep(steps.peek(), round.peek());
      if (back === null) return;
      steps.value = back.left;
      request(null, {}, (at, now) => commandsToward(at, now, back.layout), { undoing: true });
    },
  };
}

/** The commands that turn the present chips into `wanted`. */
function commandsToward(at: { terminal: string; game: string; play: string }, now: Stakes, wanted: Stakes): Command[] {
  const off = Object.entries(excess(now, wanted));
  const on = excess(wanted, now);
  const cleared = total(wanted) === 0 && off.length > 0;
  return [
    ...(cleared
      ? [{ type: "clear-chips" as const, ...at }]
      : off.map(([wager, cents]) => ({ type: "take-off-chips" as const, ...at, wager, cents }))),
    ...(total(on) > 0 ? [{ type: "drag-chips" as const, ...at, stakes: on }] : []),
  ];
}
