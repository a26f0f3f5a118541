// Texts of the server: a key and typed facts, rendered in the language of the page.
import type { Text } from "../types.ts";
import { dollars } from "./money.ts";
import { placeName } from "./places.ts";
import { figure } from "./numbers.ts";
import { momentOf } from "./times.ts";
import { find, lookup, say } from "./words.ts";

export type Facts = NonNullable<Text["facts"]>;
type Fact = Facts[string];
export type TextLine = Omit<Text, "type">;

/** The sentence of an older release, shown as it is. */
const LEGACY = "legacy-text";

/** A text in words. */
export function render({ key, facts = {} }: TextLine): string {
  if (LEGACY in facts) return String(facts[LEGACY]);
  return find(key, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]))) ?? key;
}

/** The most characters of a fact, as on the server. */
const LONGEST_CHARACTERS = 2_000;
const cut = (words: string): string => words.slice(0, LONGEST_CHARACTERS);

function shown(fact: Fact): string | number {
  return typeof fact === "number" ? fact : cut(written(fact));
}

function written(fact: Exclude<Fact, number>): string {
  if (typeof fact === "string") return fact;
  switch (fact.type) {
    case "amount":
      return dollars(fact.cents, true);
    case "moment":
      return momentOf(fact.at);
    case "place":
      return placeName(fact.key);
    case "text":
      return render(fact);
    default:
      return joined(fact.type === "list-of" ? "list-more" : fact.type, fact.of);
  }
}

/** Whether two facts would say the same. */
export const isSame = (one: Fact | TextLine | null | undefined, other: Fact | TextLine | null | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A text, or words that a person wrote. */
export const sentence = (text: string | TextLine): string => (typeof text === "string" ? text : render(text));

/** Characters as of Latin words and figures, and Chinese ones: a space stands between the two, as on the server. */
const NARROW = "[!-~À-ɏ−]";
const CHINESE = "[㐀-鿿]";
const NARROW_LAST = new RegExp(`${NARROW}$`);
const NARROW_FIRST = new RegExp(`^${NARROW}`);
const CHINESE_LAST = new RegExp(`${CHINESE}$`);
const CHINESE_FIRST = new RegExp(`^${CHINESE}`);

/** Two things as one text. */
function joinedTwo(key: string, list: string, next: string): string {
  const joint = find(key, { list: "", next: "" }) ?? "";
  const before = NARROW_LAST.test(list) && CHINESE_FIRST.test(joint) ? " " : "";
  const after = CHINESE_LAST.test(joint) && NARROW_FIRST.test(next) ? " " : "";
  return find(key, { list: cut(list + before), next: cut(after + next) }) ?? next;
}

/** Several things as one text: all but the last with the separator of the language. */
export function joined(last: "any-of" | "all-of" | "list-more", things: readonly Fact[]): string {
  const words = things.map(shown).map((each) => (typeof each === "number" ? figure(each) : each));
  return words.reduce((list, next, nth) => (nth === 0 ? next : joinedTwo(nth === words.length - 1 ? last : "list-more", list, next)), "");
}

/** "Label: words", or the label alone without words. */
export const labelled = (label: string, words: string): string => (words ? say("labelled", { label, words }) : label);

/** "ada (you)". */
export const aside = (words: string, more: string): string => say("aside", { words, more });

/** A clause by its number, or by the name of its section in a document without numbers. */
export const clauseWords = (clause: string, numbered = `§\u00a0${clause}`): string => lookup("section", clause, numbered);

/** One sentence after the other. Chinese writes no space after a full stop. */
export const sentences = (words: readonly string[]): string =>
  words.filter(Boolean).reduce((first, second) => (first ? say("two-sentences", { first, second }) : second), "");

/** "A, B, C". */
export const listed = (words: readonly string[]): string => joined("list-more", words);
