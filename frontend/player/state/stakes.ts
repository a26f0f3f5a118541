// Chips on a layout as plain values: stakes, their differences, and what can be undone or bet again.
import type { SeenPlay, SeenSum, TerminalView } from "../../lib/types.ts";

/** Cents by wager; a missing wager has none. */
export type Stakes = Readonly<Record<string, number>>;

/** How many steps can be undone. */
const MAX_UNDO = 10;

export const total = (stakes: Stakes): number => Object.values(stakes).reduce((sum, cents) => sum + cents, 0);

/** The sum of two layouts. */
export function sumOf(one: Stakes, other: Stakes): Stakes {
  const sum: Record<string, number> = { ...one };
  for (const [wager, cents] of Object.entries(other)) sum[wager] = (sum[wager] ?? 0) + cents;
  return sum;
}

/** What `wanted` has more than `now`, wager by wager. */
export function excess(wanted: Stakes, now: Stakes): Stakes {
  const more = Object.entries(wanted).map(([wager, cents]) => [wager, cents - (now[wager] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, cents]) => cents > 0));
}

/** The layouts before each step of one play, the oldest first. */
export interface Steps {
  play: string;
  before: readonly Stakes[];
}

/** The steps of a play after one more; those of another play are dropped. */
export function addStep(steps: Steps | null, play: string, before: Stakes): Steps {
  const known = steps?.play === play ? steps.before : [];
  return { play, before: [...known, before].slice(-MAX_UNDO) };
}

/** The layout to go back to, and the steps that are left then. */
export function undoStep(steps: Steps | null, play: string | null): { layout: Stakes; left: Steps } | null {
  const layout = steps?.play === play ? steps?.before.at(-1) : undefined;
  return steps && layout ? { layout, left: { play: steps.play, before: steps.before.slice(0, -1) } } : null;
}

/** What the player had on the last play of a game: the layout to bet again. */
export function lastLayout(recall: readonly SeenPlay[], game: string): Stakes {
  const last = recall.find((each) => each.game === game);
  return Object.fromEntries((last?.wagers ?? []).map(({ wager, stake }) => [wager, stake]));
}

/** The terminal without the settlement of one play. */
export function unsettled(view: TerminalView, play: string | null): TerminalView {
  const over = view.recall?.find((each) => each.play === play);
  if (over === undefined) return view;
  const recall = (view.recall ?? []).filter((each) => each !== over);
  const stakes = Object.fromEntries(over.wagers.map(({ wager, stake }) => [wager, stake]));
  return {
    ...view,
    recall,
    played: view.played && without(view.played, over),
    credits: view.credits - over.returned,
    held: view.held + over.staked,
    layouts: [...(view.layouts ?? []), { game: over.game, play: over.play, stakes }],
    leaves: "after-play",
  };
}

/** A sum of the last plays without the newest. If a player has left since, it is not one of them. */
function without(sum: SeenSum, play: SeenPlay): SeenSum {
  if (sum.plays === 0) return sum;
  return {
    plays: sum.plays - 1,
    staked: sum.staked - play.staked,
    returned: sum.returned - play.returned,
    net: sum.net - play.net,
  };
}
