// What the guide draws from the words and figures that the server gave.
import type { WagerGuide } from "../types.ts";

/** When a wager wins, without what the rows of its pays say already: it comes back on a tie, or the parts of a call bet. */
export function furtherConditions({ wins, pays }: Pick<WagerGuide, "wins" | "pays">): string {
  const rest = pays.reduce((left, pay) => left.replace(pay.on, ""), wins);
  return rest.replace(/^[\s.;,。；，]+/, "");
}

/** How many cards are dealt after a step. */
export const cardsAfter = (steps: readonly { deals?: number }[], at: number): number =>
  steps.slice(0, at + 1).reduce((sum, step) => sum + (step.deals ?? 0), 0);

/** A share such as "1.06 %" as the length of a bar, of a hundred. */
export const barPercent = (text: string): number => Math.min(100, Math.max(0, Number.parseFloat(text) || 0));
