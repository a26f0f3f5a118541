// What the dealer collects now from the layout or, with that done, pays: wager by wager, in the order of the places.
import { wagerTitle } from "../lib/words/game_words.ts";
import { dollars } from "../lib/words/money.ts";
import type { WagerResult } from "../lib/types.ts";
import { total } from "./settlement.ts";
import { say } from "./words.ts";

const SUMS = ["taken", "paid", "back"] as const;

interface ToSettleProps {
  lines: readonly WagerResult[];
  titles: Readonly<Record<string, string>>;
}

export function ToSettle({ lines, titles }: ToSettleProps) {
  if (lines.length === 0) return null;
  const all = total(lines);
  const sums = SUMS.filter((sum) => all[sum] > 0);
  const placed = [...lines].sort((one, other) => (one.box ?? 0) - (other.box ?? 0));
  return (
    <table class="to-settle" aria-label={say("to-settle")}>
      <thead>
        <tr>
          <th>{say("seats")}</th>
          <th>{say("wager")}</th>
          {sums.map((sum) => (
            <th key={sum} class="number">
              {say(sum)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed.map((line) => {
          const own = total([line]);
          return (
            <tr key={`${line.box} ${line.player} ${line.wager}`}>
              <th scope="row">
                {line.box == null ? "" : `${line.box} · `}
                {line.player}
              </th>
              <td>{titles[line.wager] ?? wagerTitle(line.wager)}</td>
              {sums.map((sum) => (
                <td key={sum} class="number">
                  {own[sum] ? dollars(own[sum]) : "–"}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
