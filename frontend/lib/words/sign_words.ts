// The lines of a table's sign in the language of the house, with amounts as people write them.
import { dollars, readDollars } from "./money.ts";

type Row = readonly [pattern: RegExp, en: string, zh: string];

/** What the server writes on a sign. A line that is not here is shown as it came. */
const LINES: readonly Row[] = [
  [/^Each wager: ([\d.]+) to ([\d.]+)$/, "Each wager: {1} to {2}", "每注：{1} 至 {2}"],
  [/^(.+), all wagers in one box: ([\d.]+) to ([\d.]+)$/, "{1}, all wagers in one box: {2} to {3}", "{1}，同一投注格合计：{2} 至 {3}"],
  [/^Table differential: ([\d.]+)$/, "Table differential: {1}", "台面差额：{1}"],
  [/^Previous minimum$/, "Previous minimum", "原最低限额"],
  [/^In multiples of the minimum$/, "In multiples of the minimum", "须为最低限额的倍数"],
  [/^Above the minimum in steps of ([\d.]+)$/, "Above the minimum in steps of {1}", "超出最低限额部分以 {1} 递增"],
  [/^All wagers together: ([\d.]+) at the least$/, "All wagers together: {1} at the least", "所有注项合计至少 {1}"],
  [/^All wagers together: ([\d.]+) at the most$/, "All wagers together: {1} at the most", "所有注项合计最多 {1}"],
  [/^Wagering period: (\d+) seconds$/, "Wagering period: {1} seconds", "下注时间：{1} 秒"],
  [/^(.+): with a main wager only$/, "{1}: with a main wager only", "{1}：须同时下主注"],
  [/^(.+), (?:player|banker) wins: (.+)$/, "{1}: {2}", "{1}：{2}"],
  [/^(.+), banker wins with six: (.+)$/, "{1} with six: {2}", "{1}（六点赢）：{2}"],
  [/^(.+), banker wins without six: (.+)$/, "{1} without six: {2}", "{1}（非六点赢）：{2}"],
  [/^Tie, tie: (.+)$/, "Tie: {1}", "和：{1}"],
  [/^(.+), tie: (.+)$/, "{1} on a tie: {2}", "{1}（和局时）：{2}"],
  [/^(.+): ([\d.]+) to ([\d.]+)$/, "{1}: {2} to {3}", "{1}：{2} 至 {3}"],
];

/** What each of several odds is for, if the guide to the game has exactly those odds. */
export function purposesOfOdds<P extends { odds: string }>(odds: readonly string[], guide: readonly P[]): readonly P[] {
  const guideOdds = new Set(guide.map((pay) => pay.odds));
  return odds.length > 1 && odds.length === guideOdds.size && odds.every((each) => guideOdds.has(each)) ? guide : [];
}

const HEADINGS = { New: ["New limits", "新限额"], Previous: ["Previous limits", "原限额"] } as const;

interface SignText {
  /** "New limits", or nothing for what is in force. */
  heading: string;
  words: string;
}

/** Lines with the same heading and moment form a group; a line without a heading is alone. */
export function grouped(lines: readonly (SignText & { at: number | null })[]): { heading: string; at: number | null; words: string[] }[] {
  const found: { heading: string; at: number | null; words: string[] }[] = [];
  for (const { heading, at, words } of lines) {
    const same = heading ? found.find((each) => each.heading === heading && each.at === at) : undefined;
    if (same) same.words.push(words);
    else found.push({ heading, at, words: [words] });
  }
  return found;
}

/** Writes an amount with its currency, and a title or odds as `name` knows them. */
function part(text: string, name: (text: string) => string): string {
  const cents = /^\d+\.\d\d$/.test(text) ? readDollars(text) : null;
  return cents === null ? name(text) : dollars(cents, true);
}

/** A line of the sign as a person reads it. */
export function signWords(line: string, language: string, name: (text: string) => string = (text) => text): SignText {
  const [, when, text] = /^(?:(New|Previous) limits, )?(.*)$/.exec(line) ?? [];
  const heading = when === "New" || when === "Previous" ? HEADINGS[when][language === "en" ? 0 : 1] : "";
  for (const [pattern, en, zh] of LINES) {
    const found = pattern.exec(text ?? "");
    if (found)
      return {
        heading,
        words: (language === "en" ? en : zh).replace(/\{(\d)\}/g, (_, nth: string) => part(found[Number(nth)] ?? "", name)),
      };
  }
  return { heading, words: name(text ?? line) };
}
