// Words for the keys in the log: commands, transactions, ways to sign in, outcomes.
import { lookup } from "../lib/words/words.ts";

/** A code without a message. */
export const plain = (code: string): string => code.replaceAll(/[-_]/g, " ").replace(/^./, (first) => first.toUpperCase());

export const commandName = (command: string): string => lookup("command", command, plain(command));
export const moveName = (move: string): string => lookup("move", move, plain(move));
export const valueName = (value: string): string => lookup("log-value", value, plain(value));

/** Fields that mean something else in an act than elsewhere. */
const FIELDS_IN_ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { "limit-players": { most: "most_players" } };

/** A field by what it means in its part of an event. */
export const fieldIn = (part: Readonly<Record<string, unknown>>, field: string): string =>
  (typeof part.act === "string" && FIELDS_IN_ACTS[part.act.replace(/\.\d+$/, "")]?.[field]) || field;
