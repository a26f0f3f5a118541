// A running meter: the figure between one amount and another.

/** How long a meter runs, in milliseconds: longer for a larger win, within a bound. */
const runsFor = (cents: number): number => Math.min(2400, 500 + Math.sqrt(Math.abs(cents)) * 6);

/** What a meter shows after `elapsed` milliseconds: whole dollars while it runs, and the exact amount at the end. */
export function shown(from: number, to: number, elapsed: number): number {
  const part = elapsed / runsFor(to - from);
  if (part >= 1) return to;
  return from + Math.trunc(((to - from) * Math.max(0, part)) / 100) * 100;
}
