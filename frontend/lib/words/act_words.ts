// What may be done at a table or a wheel, in words: the acts, what has to be filled in for them, and what it may be.
import { dateOf } from "./times.ts";
import { dollars } from "./money.ts";
import type { Key } from "../keys.ts";
import { lookup, say } from "./words.ts";
export const noSpinWords = (why: string): string => lookup("no-spin", why);

/** A missing name means the staff, or a player who stands. */
const NOTHING: Readonly<Record<string, Key>> = { player: "value-staff", seat: "value-standing" };
const AMOUNTS = new Set(["cents", "chips", "tokens", "paid", "due"]);
const MOMENTS = new Set(["change_at", "close_at"]);
/** Where the words of a field's codes are. A log of an earlier release has a phrase there, which is shown as it is. */
const CODES: Readonly<Record<string, string>> = { fault: "misplaced", rule: "card-rule" };

/** What a field of an act says to people. Cards are counted from one there. */
export function valueWords(field: string, value: unknown, titles: Readonly<Record<string, string>> = {}): string {
  const nothing = NOTHING[field];
  if (value === null || value === undefined) return nothing ? say(nothing) : "–";
  if (typeof value === "boolean") return say(value ? "value-yes" : "value-no");
  if (field === "seat") return say("value-seat", { n: String(value) });
  if (field === "place") return String(Number(value) + 1);
  if (typeof value === "number" && AMOUNTS.has(field)) return dollars(value);
  if (typeof value === "number" && MOMENTS.has(field)) return dateOf(value);
  if (typeof value !== "string") return String(value);
  if (field === "wager") return titles[value] ?? value;
  const coded = CODES[field];
  if (coded) return lookup(coded, value);
  // A person's name is not translated, even if it is "player" or "red".
  return field === "player" || field === "to" ? value : lookup("value", value);
}

/** What an act is called on its button; `titles` has the wagers of the game by their keys. */
export function actTitle(act: { act: string }, titles: Readonly<Record<string, string>> = {}): string {
  const fields = { seat: null, player: null, ...act };
  const values = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueWords(field, value, titles)]));
  return lookup("act", act.act, act.act.replaceAll("-", " "), values);
}
