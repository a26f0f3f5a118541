// The words of the games of a page: phases, hands, wagers, outcomes, editions.
import type { GameView } from "../types.ts";
import { find, lookup, say, translator } from "./words.ts";

/** What a phase of a game means for players. */
export const phaseWords = (phase: string): string => lookup("phase", phase);

type Side = "player" | "banker" | "tie";
export const handName = (hand: Side): string => say(`hand-${hand}`);
export const colourName = (colour: string): string => lookup("colour", colour);

/** The titles of a wager that no game names, by its key. */
const UNNAMED = ["wager", "bet", "call-bet"] as const;

/** A wager for people: "split:1/2" is "Split 1–2". `title` is the key of the title that its house gives it. */
export function wagerTitle(wager: string, title: string | null = null): string {
  const [kind = wager, place] = wager.split(":");
  if (place !== undefined) return lookup("placed", kind, wager, { numbers: place.replaceAll("/", "–") });
  const unnamed = (): string => UNNAMED.map((prefix) => find(`${prefix}-${wager}`)).find((found) => found !== null) ?? wager;
  return title === null || title === wager ? unnamed() : (find(title) ?? title);
}

/** The wagers of a game by their keys, in words. */
export const titlesOf = (game: Pick<GameView, "wagers"> | null): Readonly<Record<string, string>> =>
  Object.fromEntries((game?.wagers ?? []).map(({ key, title }) => [key, wagerTitle(key, title)]));

const outcome = translator("outcome");

/** "Banker wins, 7 to 6", or "Tie at 6". */
export const wonWords = ({ player, banker, winner }: { player: number; banker: number; winner: Side }): string =>
  outcome(winner === "tie" ? "tied" : "won", { winner: handName(winner), high: Math.max(player, banker), low: Math.min(player, banker) });

export const voidWords = (): string => outcome("void");
export const pointsWords = (points: number): string => outcome("points", { points });
export const editionTitle = (key: string): string => lookup("edition", key);
export const gameTitle = (title: string): string => find(title) ?? title;

const ofSuit = translator("card");

/** "Ten of hearts", or what a back is called. */
export function cardName(code: string | null): string {
  if (code === null) return ofSuit("back");
  const [rank, suit] = [code.slice(0, -1), code.slice(-1)];
  return ofSuit("card", { rank: lookup("rank", rank.toLowerCase(), rank), suit: lookup("suit", suit.toLowerCase()) });
}
