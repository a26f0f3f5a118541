// What a game waits for, in words, for the dealer and for everyone who watches.
import { waitsWords } from "./act_words.ts";
import { handName } from "./game_words.ts";
import type { GameView, Hand } from "../types.ts";
import { lookup, translator } from "./words.ts";

const say = translator("waiting");

export const waitsOf = (game: GameView): string | null => game.table?.waits_for ?? game.wheel?.waits_for ?? null;

/** What comes first even while bets are open: the holder of the banker's role has to bet, and the ball is examined before it is spun. */
const FIRST = new Set(["the banker's role to be taken or declined", "the ball to be examined"]);

/** Whether the game waits only for bets. */
export const onlyBets = (game: GameView): boolean => game.phase === "open" && !FIRST.has(waitsOf(game) ?? "");

/** "Banker's third card". */
const cardDue = (hand: Hand, nth: number): string => lookup("card-due", String(nth), "", { hand: handName(hand) });

/** What comes once bets are closed, as a headline; for a card, whose it is. */
export function headline(game: GameView): string {
  const { hand, nth } = game.table?.due ?? {};
  const waits = waitsOf(game) ?? "";
  return hand && nth && /card/.test(waits) && !/call/.test(waits) ? cardDue(hand, nth) : waitsWords(waits);
}

/** What comes next. While bets are open that is not a card: they close first, by the clock or by a call. A live ball is spun before that. */
export function nextWords(game: GameView): string {
  const waits = waitsOf(game) ?? "";
  if (!onlyBets(game) || (waits === "the ball to be spun" && game.wheel?.kind !== "automated")) return headline(game);
  if (game.ends_at) return say("clock");
  return /card/.test(waits) ? waitsWords("the call of no more bets") : waitsWords(waits);
}
