// Wagers by the names that the games of this floor give them.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { wagerTitle } from "../lib/words/game_words.ts";
import { get } from "../lib/realtime/http.ts";
import { currencySign, readDollars } from "../lib/words/money.ts";
import type { GameView, LogRow } from "../lib/types.ts";

type Titled = Pick<GameView, "name" | "wagers">;
const games = signal<readonly Titled[]>([]);

/** Fetches the names that the games give their wagers. */
export function useTitles(token: string): void {
  useEffect(() => {
    void get<GameView[]>("/api/games", token).then((got) => {
      if (got.ok) games.value = got.body;
    });
  }, [token]);
}

export type Titles = Readonly<Record<string, string>>;

/** The wagers of a game by their keys, in the language chosen. */
export const titlesOf = (game: string, known: readonly Titled[] = games.value): Titles =>
  Object.fromEntries((known.find((each) => each.name === game)?.wagers ?? []).map((each) => [each.key, wagerTitle(each.key, each.title)]));

/** The name of a wager in its game; without one, from its key. */
export const wagerWords = (wager: string, titles: Titles): string => titles[wager] ?? wagerTitle(wager);

/** The game of an event: where it happened, or on which a terminal bet. */
export function gameOf({ stream, body }: Pick<LogRow, "stream" | "body">): string {
  const [room = "", name = ""] = stream.split("/");
  const { table } = body as { table?: unknown };
  return ["table", "wheel"].includes(room) ? name : typeof table === "string" ? table : "";
}

/** The coup or spin that an event begins or is about, if it names one. */
export function playOf({ body }: Pick<LogRow, "body">): string | null {
  const { play, act } = body as { play?: unknown; act?: { key?: unknown } };
  const key = play ?? act?.key;
  return typeof key === "string" ? key : null;
}

const SUITS: Readonly<Record<string, string>> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** Typed text as the log has it: an amount, a card, a wager. */
export function textKey(typed: string, known: readonly Titled[] = games.value): string {
  const [, rank = "", suit = ""] = /^(10|[2-9AJQK])([♠♥♦♣])$/i.exec(typed) ?? [];
  if (rank) return `${rank === "10" ? "T" : rank.toUpperCase()}${SUITS[suit]}`;
  const cents = typed.includes(currencySign()) ? readDollars(typed) : null;
  if (cents !== null) return String(cents);
  const named = known
    .flatMap((game) => game.wagers ?? [])
    .find((each) => [each.title, wagerTitle(each.key, each.title)].some((title) => title.toLowerCase() === typed.toLowerCase()));
  return named?.key ?? typed;
}
