// What the guide draws from the words and figures that the server gave.
/** How many cards are dealt after a step. */
export const cardsAfter = (steps: readonly { deals?: number }[], at: number): number =>
  steps.slice(0, at + 1).reduce((sum, step) => sum + (step.deals ?? 0), 0);

/** A share such as "1.06 %" as the length of a bar, of a hundred. */
export const barPercent = (text: string): number => Math.min(100, Math.max(0, Number.parseFloat(text) || 0));
