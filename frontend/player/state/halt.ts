// Whether a terminal takes bets and money at all, apart from its games.
import type { TerminalView } from "../../lib/types.ts";

/** Why a terminal is blocked until staff have come. */
type Halt = "locked" | "payout";

/** A withheld payout does not block the terminal: others may play meanwhile. */
export function haltOf(view: TerminalView): Halt | null {
  if (view.locked != null) return "locked";
  return view.payouts?.some((payout) => !payout.aside) ? "payout" : null;
}

/** Whether a device of the terminal has failed. */
export const deviceFailed = (view: TerminalView, kind: "printer" | "stacker"): boolean =>
  view.faults?.some(({ name }) => name.startsWith(kind)) ?? false;
