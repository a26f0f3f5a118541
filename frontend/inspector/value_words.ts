// Words for the keys in the log: commands, transactions, ways to sign in, outcomes.
import { lookup } from "../lib/words/words.ts";

/** A code without a message. */
export const plain = (code: string): string => code.replaceAll(/[-_]/g, " ").replace(/^./, (first) => first.toUpperCase());

export const commandName = (command: string): string => lookup("command", command, plain(command));
export const moveName = (move: string): string => lookup("move", move, plain(move));
export const valueName = (value: string): string => lookup("log-value", value, plain(value));
