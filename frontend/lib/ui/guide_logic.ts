// What the guide draws from the words and figures that the server gave.
import type { WagerGuide } from "../types.ts";

/** What is said of when a wager wins beside the rows of what it pays: that it comes back on a tie, or the parts of a call bet. */
export function furtherConditions({ wins, pays }: Pick<WagerGuide, "wins" | "pays">): string {
  const rest = pays.reduce((left, pay) => left.replace(pay.on, ""), wins);
  return rest.replace(/^[\s.;,。；，]+/, "");
}

/** How many cards lie there after a step. */
export const cardsAfter = (steps: readonly { deals?: number }[], at: number): number =>
  steps.slice(0, at + 1).reduce((sum, step) => sum + (step.deals ?? 0), 0);

/** A share such as "1.06 %" as the length of a bar, of a hundred. */
export const barPercent = (text: string): number => Math.min(100, Math.max(0, Number.parseFloat(text) || 0));
