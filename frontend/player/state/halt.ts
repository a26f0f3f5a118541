// Whether a terminal takes bets and money at all, whatever its games do.
import type { TerminalView } from "../../lib/types.ts";

/** Why nothing goes on at a terminal until staff have been there. */
export type Halt = "locked" | "payout";

/** A payout that was put aside stops nobody: others may play meanwhile. */
export function haltOf(view: TerminalView): Halt | null {
  if (view.locked != null) return "locked";
  return view.payouts?.some((payout) => !payout.aside) ? "payout" : null;
}

/** Whether a device of the terminal has failed. */
export const deviceFailed = (view: TerminalView, kind: "printer" | "stacker"): boolean =>
  view.faults?.some(({ name }) => name.startsWith(kind)) ?? false;
