// A meter that runs: the figure on its way from one amount to another.

/** How long a meter runs, in milliseconds: a larger win is counted longer, but nobody waits for it. */
export const runsFor = (cents: number): number => Math.min(2400, 500 + Math.sqrt(Math.abs(cents)) * 6);

/** What a meter shows after `elapsed` milliseconds: whole dollars while it runs, and the exact amount at the end. */
export function shown(from: number, to: number, elapsed: number): number {
  const part = elapsed / runsFor(to - from);
  if (part >= 1) return to;
  return from + Math.trunc(((to - from) * Math.max(0, part)) / 100) * 100;
}
