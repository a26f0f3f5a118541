// One player terminal: its line to the server, its note slot in the demonstration, and what both show.
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { address } from "../lib/address.ts";
import type { Layout } from "../lib/felt.tsx";
import { get } from "../lib/http.ts";
import { connect, type Line } from "../lib/live.ts";
import type { GameView, HistoryView, TerminalView } from "../lib/types.ts";
import { language } from "../lib/words.ts";
import { type Betting, bettingOn } from "./betting.ts";

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
}

/** Opens the terminal whose key it is; with the key of its note slot, notes can be put in on the screen. */
export function openTerminal(key: string, slotKey: string | null): Terminal {
  const line = connect(key);
  const number = computed(() => {
    const me = line.me.value;
    return me?.type === "device" && me.kind === "player-terminal" ? me.serves : null;
  });
  const view = computed(() => (number.value === null ? null : line.view<TerminalView>(`terminal/${number.value}`).value));
  const chosen = computed(() => {
    const games = view.value?.games ?? [];
    return games.find((each) => each === address.value.game) ?? games[0] ?? null;
  });
  const game = (name: string) => line.view<GameView>(`game/${name}`);
  const places = new Map<string, Place>();
  function place(name: string): Place {
    const known = places.get(name) ?? sitDown(name);
    places.set(name, known);
    return known;
  }
  function sitDown(name: string): Place {
    const layout = layoutOf(key, name, line, game(name));
    const chip = signal(0);
    // The second chip is a good first choice: the least makes many taps, the others large bets.
    effect(() => {
      const chips = layout.value?.chips ?? [];
      if (!chips.includes(chip.peek())) chip.value = chips[1] ?? chips[0] ?? 0;
    });
    return { ...bettingOn(line, view, name, game(name)), layout, chip };
  }
  return {
    key, line, number, view, chosen, game, place,
    slot: slotKey === null ? null : connect(slotKey),
    history: (name) => line.view<HistoryView>(`history/${name}`),
  };
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
