// The lines of a table's sign, in groups under their headings.
import type { OnOffer, PayLine, SignLine, Text } from "../types.ts";
import { render } from "./texts.ts";

const same = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What each of several odds is for, if the guide to the game has exactly those odds. */
export function purposesOfOdds(odds: readonly Text[], guide: readonly PayLine[]): readonly PayLine[] {
  const known = (each: Text): boolean => guide.some((pay) => same(pay.odds, each));
  const all = guide.every((pay) => odds.some((each) => same(each, pay.odds)));
  return odds.length > 1 && all && odds.every(known) ? guide : [];
}

/** The wager that a line of a sign is about, if it is about one. */
export function wagerOf({ text }: SignLine, wagers: readonly OnOffer[]): OnOffer | undefined {
  const wager = text.facts?.wager;
  return typeof wager === "object" && wager.type === "text" ? wagers.find((each) => each.title === wager.key) : undefined;
}

/** Lines under the same heading form a group; a line without a heading is alone. */
export function grouped(lines: readonly SignLine[]): { heading: string; words: string[] }[] {
  const found: { heading: string; words: string[] }[] = [];
  for (const { text, heading } of lines) {
    const head = heading ? render(heading) : "";
    const group = head ? found.find((each) => each.heading === head) : undefined;
    if (group) group.words.push(render(text));
    else found.push({ heading: head, words: [render(text)] });
  }
  return found;
}
