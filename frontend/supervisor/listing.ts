// The list of all terminals: the last fetched list with newer facts, and those that need attention first.
import type { TerminalAccount, TerminalLine } from "../lib/types.ts";

/** Terminals whose number contains the search text. Those that need attention come with the floor's view, so they are never late. */
export function listed(all: readonly TerminalAccount[], needing: readonly TerminalLine[], sought = ""): TerminalAccount[] {
  const needs = new Map(needing.map((line) => [line.terminal, line]));
  const rows = all
    .filter(({ terminal }) => terminal.includes(sought))
    .map(({ terminal, credits = 0, held = 0 }) => ({ ...(needs.get(terminal) ?? { terminal }), credits, held }));
  return [...rows.filter(({ terminal }) => needs.has(terminal)), ...rows.filter(({ terminal }) => !needs.has(terminal))];
}
