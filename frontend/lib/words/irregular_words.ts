// The words of the irregularity desk: what happened, the questions, the orders, who authorises them and who is informed.
import { timeOf } from "./times.ts";
import type { Due, Effect, Given, Kind, Recipient } from "../types.ts";
import { joined } from "./texts.ts";
import { find, lookup, say } from "./words.ts";

/** The kinds of irregularities in the groups in which staff would look for them. */
export const GROUPS = {
  cards: [
    "stray-player-card",
    "stray-banker-card",
    "excess-card",
    "opening-card-exposed",
    "misdeal",
    "wrong-area",
    "wrong-receiver",
    "revealed-by-dealer",
    "wrong-shoe",
    "too-few-cards",
    "prompted-dummy",
  ],
  shoe: [
    "face-up-in-shoe",
    "wrong-cut",
    "shuffle-forgotten",
    "burn-forgotten",
    "burned-in-error",
    "card-missing",
    "foreign-card",
    "order-revealed",
    "shoe-differs",
    "shoe-misreads",
    "shoe-dead",
    "shuffling-device-fails",
    "multishuffler-fails",
  ],
  wheel: [
    "wrong-number",
    "wrong-direction",
    "still-wheel",
    "too-few-turns",
    "foreign-object",
    "no-pocket",
    "ball-left-wheel",
    "interference",
    "early-ball",
    "automated-wheel-error",
    "automated-wheel-faulty",
  ],
  wagers: ["invalid-wager", "wrong-odds", "wrong-payment", "wrong-credits"],
  room: ["display-wrong", "terminal-interrupted", "terminal-malfunction", "system-malfunction", "disruption", "impractical", "fraud"],
} as const satisfies Record<string, readonly Kind[]>;

export const groupTitle = (group: keyof typeof GROUPS): string => say(`irregular-group-${group}`);
export const kindWords = (kind: string, otherwise?: string): string => lookup("irregularity", kind, otherwise);
export const questionWords = (fact: Given): string => lookup("question", fact);
/** The instruction of an order; of an optional one, that it may be done. */
export const effectWords = (effect: Effect, optional = false): string => (optional && find(`option-${effect}`)) || say(`effect-${effect}`);

/** A post or role. */
export const postWords = (post: string): string => lookup("role", post);

/** "A, B or C". */
export const either = (words: readonly string[]): string => joined("any-of", words);
export const recipientWords = (who: Recipient): string => say(`recipient-named-${who}`);
export const dueWords = (due: Due): string => say(`due-when-${due}`);

/** A coup or spin by the time at which it began, which its name ends in. */
export function playWords(key: string): string {
  const began = Number(/\d{13}$/.exec(key)?.[0] ?? Number.NaN);
  return Number.isNaN(began) ? key : timeOf(began, true);
}
