// The words of the cage.
import { lookup, translator } from "../lib/words/words.ts";

export const say = translator("cage");

/** What a cashier does with money apart from tickets and terminals, and the names that each needs. */
export const MOVES = {
  fill: ["table"],
  "float-credit": ["table"],
  "chips-cashed": [],
  "kiosk-filled": ["kiosk"],
  "kiosk-emptied": ["kiosk"],
  "chips-sold": [],
  capital: [],
  "chips-made": [],
  "chips-outstanding": [],
} as const satisfies Record<string, readonly ("table" | "kiosk")[]>;

/** What a transaction is called. */
export const moveName = (move: string): string => lookup("cage-move", move);

/** What the Inspector answered to an inquiry. */
export const answerWords = (agrees: boolean | null | undefined): string =>
  say(agrees == null ? "answer-waits" : agrees ? "answer-agrees" : "answer-objects");

/** The state of a ticket. */
export const ticketState = (state: string): string => lookup("ticket-state", state);
