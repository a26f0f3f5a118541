// Texts of the server: a key and typed facts, rendered in the language of the page.
import { momentOf } from "../realtime/zone.ts";
import type { Text } from "../types.ts";
import { dollars } from "./money.ts";
import { find, language } from "./words.ts";

export type Facts = NonNullable<Text["facts"]>;
type Fact = Facts[string];
type TextLine = Omit<Text, "type">;

/** The sentence of an older release, shown as it is. */
const LEGACY = "legacy-text";

/** A text in words. */
export function render({ key, facts = {} }: TextLine): string {
  if (LEGACY in facts) return String(facts[LEGACY]);
  return find(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]))) ?? key;
}

function shown(fact: Fact): string | number {
  if (typeof fact !== "object") return fact;
  switch (fact.type) {
    case "amount":
      return dollars(fact.cents, true);
    case "moment": {
      const [date = "", time = ""] = momentOf(fact.at).split(" ");
      return find("moment", { date, time }) ?? "";
    }
    case "text":
      return render(fact);
    default:
      return joined(fact.type === "list-of" ? "list-more" : fact.type, fact.of);
  }
}

/** A text, or words that a person wrote. */
export const sentence = (text: string | TextLine): string => (typeof text === "string" ? text : render(text));

/** Several things as one text: all but the last with the separator of the language. */
export function joined(last: "any-of" | "all-of" | "list-more", things: readonly Fact[]): string {
  const numbers = new Intl.NumberFormat(language.value);
  const words = things.map(shown).map((each) => (typeof each === "number" ? numbers.format(each) : each));
  return words.reduce(
    (list, next, nth) => (nth === 0 ? next : (find(nth === words.length - 1 ? last : "list-more", { list, next }) ?? next)),
    "",
  );
}

/** "A, B, C". */
export const listed = (words: readonly string[]): string => joined("list-more", words);
