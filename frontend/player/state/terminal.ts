// One player terminal: its connection to the server, its note slot in the demonstration, and what both show.
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { address } from "../../lib/realtime/address.ts";
import { onWheel } from "../../lib/felt/board_logic.ts";
import type { Layout } from "../../lib/felt/felt.tsx";
import { get } from "../../lib/realtime/http.ts";
import { type FairDealing, joinFairDealing } from "../../lib/realtime/fair_dealing.ts";
import { connect, type Connection } from "../../lib/realtime/connection.ts";
import type { GameView, HistoryView, TerminalView } from "../../lib/types.ts";
import { type Betting, bettingOn } from "./betting.ts";
import { total, unsettled } from "./stakes.ts";

export interface Terminal {
  /** The key for HTTP requests and the connection. */
  key: string;
  connection: Connection;
  /** The note slot: in the demonstration this page has its key, elsewhere it is a machine. */
  slot: Connection | null;
  number: ReadonlySignal<string | null>;
  view: ReadonlySignal<TerminalView | null>;
  /** The game that is on the screen. */
  chosen: ReadonlySignal<string | null>;
  /** Whether a ball runs on the screen. Until it rests, only the wheel knows its number, and all else stays as it was. */
  rolls: Signal<boolean>;
  /** A game as the server sends it, without delay. */
  live(name: string): ReadonlySignal<GameView | null>;
  game(name: string): ReadonlySignal<GameView | null>;
  history(name: string): ReadonlySignal<HistoryView | null>;
  place(name: string): Place;
}

/** A game as this terminal plays it. */
export interface Place extends Betting {
  /** Where its wagers are placed; null until it is loaded. */
  layout: ReadonlySignal<Layout | null>;
  /** The chip that a tap puts down. */
  chip: Signal<number>;
  /** The terminal's numbers in the deals, and its checks. */
  fair: FairDealing;
}

/** Opens the terminal of a key; with the key of its note slot, notes can be inserted on the screen. */
export function openTerminal(key: string, slotKey: string | null): Terminal {
  const connection = connect(key);
  const number = computed(() => {
    const me = connection.me.value;
    return me?.type === "device" && me.kind === "player-terminal" ? me.serves : null;
  });
  const received = computed(() => (number.value === null ? null : connection.view<TerminalView>(`terminal/${number.value}`).value));
  const chosen = computed(() => {
    const games = received.value?.games ?? [];
    return games.find((each) => each === address.value.game) ?? games[0] ?? null;
  });
  const live = (name: string) => connection.view<GameView>(`game/${name}`);
  const rolls = signal(false);
  const rolling = (name: string): boolean => rolls.value && chosen.value === name;
  const view = computed(() => {
    const [now, name] = [received.value, chosen.value];
    return now !== null && name !== null && rolling(name) ? unsettled(now, live(name).value?.play ?? null) : now;
  });
  const game = memoByName((name) =>
    freezeWhile(live(name), () => {
      const now = live(name).value;
      return rolling(name) && now !== null && !onWheel(now).spinning;
    }),
  );
  const history = memoByName((name) => freezeWhile(connection.view<HistoryView>(`history/${name}`), () => rolling(name)));
  function openPlace(name: string): Place {
    const layout = layoutOf(key, name, connection, game(name));
    const chip = signal(0);
    // The second chip is a good default: the least needs many taps, the others make large bets.
    effect(() => {
      const chips = layout.value?.chips ?? [];
      if (!chips.includes(chip.peek())) chip.value = chips[1] ?? chips[0] ?? 0;
    });
    const betting = bettingOn(connection, view, name, game(name));
    const fair = joinFairDealing(connection, name, live(name), {
      terminal: number,
      // A spin gets a number with the first bet. A shoe serves many games, so a terminal with credits adds one.
      adds: ({ kind, deal }) =>
        kind === "shoe"
          ? (received.value?.credits ?? 0) + (received.value?.held ?? 0) > 0
          : live(name).value?.play === deal && total(betting.stakes.value) + total(betting.pending.value) > 0,
      shown: ({ kind, deal }) =>
        kind === "shoe"
          ? {
              coups: Object.fromEntries(
                (received.peek()?.recall ?? []).filter((each) => each.game === name).map((each) => [each.play, each.cards ?? []]),
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
    connection,
    number,
    view,
    chosen,
    rolls,
    live,
    game,
    history,
    place: memoByName(openPlace),
    slot: slotKey === null ? null : connect(slotKey),
  };
}

/** Makes a value once per name. */
function memoByName<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name) ?? make(name);
    known.set(name, found);
    return found;
  };
}

/** A value that does not change while `waits` is true. */
function freezeWhile<T>(live: ReadonlySignal<T>, waits: () => boolean): ReadonlySignal<T> {
  let shown = live.peek();
  return computed(() => {
    if (!waits()) shown = live.value;
    return shown;
  });
}

/** The layout of a game, fetched again when its wagers or its limits change. */
function layoutOf(key: string, name: string, connection: Connection, game: ReadonlySignal<GameView | null>): ReadonlySignal<Layout | null> {
  const layout = signal<Layout | null>(null);
  const offered = computed(() => JSON.stringify([game.value?.table?.game, game.value?.wagers]));
  const ready = computed(() => game.value !== null && connection.state.value.is === "open");
  let requests = 0;
  effect(() => {
    if (!ready.value) return;
    void offered.value;
    const mine = ++requests;
    void get<Layout>(`/api/games/${encodeURIComponent(name)}/layout`, key).then((got) => {
      if (got.ok && mine === requests) layout.value = got.body;
    });
  });
  return layout;
}
