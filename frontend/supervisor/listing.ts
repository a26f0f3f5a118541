// The list of all terminals: what was asked for last, with what is known since, and whatever needs somebody first.
import type { TerminalAccount, TerminalLine } from "../lib/types.ts";

/** Terminals whose number has what is sought. What needs somebody comes with the floor, and so is never late. */
export function listed(all: readonly TerminalAccount[], needing: readonly TerminalLine[], sought = ""): TerminalAccount[] {
  const needs = new Map(needing.map((line) => [line.terminal, line]));
  const rows = all
    .filter(({ terminal }) => terminal.includes(sought))
    .map(({ terminal, credits = 0, held = 0 }) => ({ ...(needs.get(terminal) ?? { terminal }), credits, held }));
  return [...rows.filter(({ terminal }) => needs.has(terminal)), ...rows.filter(({ terminal }) => !needs.has(terminal))];
}
