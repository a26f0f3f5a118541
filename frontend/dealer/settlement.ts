// A coup that is over, wager by wager: what was staked, paid, taken and given back.
import type { WagerResult } from "../lib/types.ts";

interface Sum {
  staked: number;
  paid: number;
  taken: number;
  back: number;
}

const NOTHING: Sum = { staked: 0, paid: 0, taken: 0, back: 0 };

function add(sum: Sum, line: WagerResult): Sum {
  return {
    staked: sum.staked + line.stake,
    paid: sum.paid + line.won,
    taken: sum.taken + (line.outcome === "lose" ? line.counts : 0),
    // Stakes that did not count went back, and so did standoffs.
    back: sum.back + line.stake - line.counts + (line.outcome === "standoff" ? line.counts : 0),
  };
}

/** The sums of each wager, in the order in which they were settled. */
export function byWager(lines: readonly WagerResult[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const line of lines) sums.set(line.wager, add(sums.get(line.wager) ?? NOTHING, line));
  return sums;
}

export const total = (lines: readonly WagerResult[]): Sum => lines.reduce(add, NOTHING);
