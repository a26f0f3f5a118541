// What a play came to, as it is drawn: chips and areas of the layout, and how much a win is celebrated.
import type { SeenPlay, SeenSettled } from "../types.ts";

type Cents = Readonly<Record<string, number>>;

/** The layout once a play is settled: losing stakes are gone, and winning ones have their pay beside them. */
export function settled(play: Pick<SeenPlay, "void" | "wagers">): { stakes: Cents; paid: Cents } {
  const winners = play.wagers.filter((each) => play.void == null && each.returned > 0);
  return {
    stakes: Object.fromEntries(winners.map(({ wager, stake, returned }) => [wager, Math.min(stake, returned)])),
    paid: Object.fromEntries(winners.filter(({ net }) => net > 0).map(({ wager, net }) => [wager, net])),
  };
}

/** What each wager of a play came to, by its area. */
export const outcomesOf = ({ wagers }: Pick<SeenPlay, "wagers">): Readonly<Record<string, SeenSettled>> =>
  Object.fromEntries(wagers.map((each) => [each.wager, each]));

/** From how many times the stakes on a net win has the next grade. */
const GRADES = [2, 10] as const;
type Grade = 0 | 1 | 2 | 3;

/** How much a play is celebrated: by its net win alone, and not at all without one. */
export function gradeOf({ net, staked }: { net: number; staked: number }): Grade {
  return net <= 0 ? 0 : ((1 + GRADES.filter((times) => net >= times * staked).length) as Grade);
}

/** Whether a play won, lost or did neither, on the whole. */
export const tone = (net: number): "won" | "lost" | "even" => (net > 0 ? "won" : net < 0 ? "lost" : "even");
