// One player terminal: its line to the server, its note slot in the demonstration, and what both show.
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { address } from "../../lib/realtime/address.ts";
import { onWheel } from "../../lib/felt/board_logic.ts";
import type { Layout } from "../../lib/felt/felt.tsx";
import { get } from "../../lib/realtime/http.ts";
import { type FairPlay, playFair } from "../../lib/realtime/fair_play.ts";
import { connect, type Line } from "../../lib/realtime/live.ts";
import type { GameView, HistoryView, TerminalView } from "../../lib/types.ts";
import { language } from "../../lib/words/words.ts";
import { type Betting, bettingOn } from "./betting.ts";
import { total, unsettled } from "./stakes.ts";

export interface Terminal {
  /** What opens routes and the line. */
  key: string;
  line: Line;
  /** The note slot: in the demonstration this page has its key, elsewhere it is a machine. */
  slot: Line | null;
  number: ReadonlySignal<string | null>;
  view: ReadonlySignal<TerminalView | null>;
  /** The game that is on the screen. */
  chosen: ReadonlySignal<string | null>;
  /** Whether a ball runs on the screen. Until it lies still only the wheel knows its number: all else here is as it was before. */
  rolls: Signal<boolean>;
  /** A game as the server tells it now. */
  live(name: string): ReadonlySignal<GameView | null>;
  game(name: string): ReadonlySignal<GameView | null>;
  history(name: string): ReadonlySignal<HistoryView | null>;
  place(name: string): Place;
}

/** A game as this terminal plays it. */
export interface Place extends Betting {
  /** Where its wagers are placed; null until the server told. */
  layout: ReadonlySignal<Layout | null>;
  /** The chip that a tap puts down. */
  chip: Signal<number>;
  /** The terminal's numbers in what is dealt, and the checks of it. */
  fair: FairPlay;
}

/** Opens the terminal whose key it is; with the key of its note slot, notes can be put in on the screen. */
export function openTerminal(key: string, slotKey: string | null): Terminal {
  const line = connect(key);
  const number = computed(() => {
    const me = line.me.value;
    return me?.type === "device" && me.kind === "player-terminal" ? me.serves : null;
  });
  const told = computed(() => (number.value === null ? null : line.view<TerminalView>(`terminal/${number.value}`).value));
  const chosen = computed(() => {
    const games = told.value?.games ?? [];
    return games.find((each) => each === address.value.game) ?? games[0] ?? null;
  });
  const live = (name: string) => line.view<GameView>(`game/${name}`);
  const rolls = signal(false);
  const rolling = (name: string): boolean => rolls.value && chosen.value === name;
  const view = computed(() => {
    const [now, name] = [told.value, chosen.value];
    return now !== null && name !== null && rolling(name) ? unsettled(now, live(name).value?.play ?? null) : now;
  });
  const game = once((name) =>
    heldBack(live(name), () => {
      const now = live(name).value;
      return rolling(name) && now !== null && !onWheel(now).spinning;
    }),
  );
  const history = once((name) => heldBack(line.view<HistoryView>(`history/${name}`), () => rolling(name)));
  function sitDown(name: string): Place {
    const layout = layoutOf(key, name, line, game(name));
    const chip = signal(0);
    // The second chip is a good first choice: the least makes many taps, the others large bets.
    effect(() => {
      const chips = layout.value?.chips ?? [];
      if (!chips.includes(chip.peek())) chip.value = chips[1] ?? chips[0] ?? 0;
    });
    const betting = bettingOn(line, view, name, game(name));
    const fair = playFair(line, name, live(name), {
      terminal: number,
      // A spin gets a number with the first bet on it. A shoe is for many games to come: whoever has credits adds one.
      adds: ({ kind, deal }) =>
        kind === "shoe"
          ? (told.value?.credits ?? 0) + (told.value?.held ?? 0) > 0
          : live(name).value?.play === deal && total(betting.stakes.value) + total(betting.pending.value) > 0,
      shown: ({ kind, deal }) =>
        kind === "shoe"
          ? {
              coups: Object.fromEntries(
                (told.peek()?.recall ?? []).filter((each) => each.game === name).map((each) => [each.play, each.cards ?? []]),
              ),
            }
          : {
              number:
                live(name)
                  .peek()
                  ?.wheel?.numbers?.find((each) => each.key === deal)?.number ?? null,
            },
    });
    return { ...betting, layout, chip, fair };
  }
  return {
    key,
    line,
    number,
    view,
    chosen,
    rolls,
    live,
    game,
    history,
    place: once(sitDown),
    slot: slotKey === null ? null : connect(slotKey),
  };
}

/** What is made for a name when it is first asked for, and then kept. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name) ?? make(name);
    known.set(name, found);
    return found;
  };
}

/** A value that stands still for as long as it has to wait. */
function heldBack<T>(live: ReadonlySignal<T>, waits: () => boolean): ReadonlySignal<T> {
  let shown = live.peek();
  return computed(() => {
    if (!waits()) shown = live.value;
    return shown;
  });
}

/** The layout of a game, asked for anew whenever its wagers, its limits or the language change. */
function layoutOf(key: string, name: string, line: Line, game: ReadonlySignal<GameView | null>): ReadonlySignal<Layout | null> {
  const layout = signal<Layout | null>(null);
  const offered = computed(() => JSON.stringify([game.value?.table?.game, game.value?.wagers]));
  const ready = computed(() => game.value !== null && line.state.value.is === "open");
  let asked = 0;
  effect(() => {
    if (!ready.value) return;
    void offered.value;
    const mine = ++asked;
    void get<Layout>(`/api/games/${encodeURIComponent(name)}/layout?lang=${language.value}`, key).then((got) => {
      if (got.ok && mine === asked) layout.value = got.body;
    });
  });
  return layout;
}
