// The lines of a table's sign, in groups under their headings.
import type { OnOffer, PayLine, SignLine, Text } from "../types.ts";
import { isSame, render } from "./texts.ts";

/** What each of several odds is for, if the guide to the game has exactly those odds. */
export function purposesOfOdds(odds: readonly Text[], guide: readonly PayLine[]): readonly PayLine[] {
  const known = (each: Text): boolean => guide.some((pay) => isSame(pay.odds, each));
  const all = guide.every((pay) => odds.some((each) => isSame(each, pay.odds)));
  return odds.length > 1 && all && odds.every(known) ? guide : [];
}

/** The wager that a line of a sign is about, if it is about one. */
export function wagerOf({ text }: SignLine, wagers: readonly OnOffer[]): OnOffer | undefined {
  const wager = text.facts?.wager;
  return typeof wager === "object" && wager.type === "text" ? wagers.find((each) => each.title === wager.key) : undefined;
}

/** Lines under the same heading form a group; a line without a heading is alone. */
export function grouped(lines: readonly SignLine[]): { heading: string; words: string[] }[] {
  const groups: SignLine[][] = [];
  for (const line of lines) {
    const group = line.heading && groups.find(([first]) => isSame(first?.heading, line.heading));
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    heading: group[0]?.heading ? render(group[0].heading) : "",
    words: group.map((line) => render(line.text)),
  }));
}
