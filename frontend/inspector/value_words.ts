// Words for the keys in the log: commands, transactions, ways to sign in, outcomes.
import { lookup } from "../lib/words/words.ts";

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
const plain = (key: string): string => key.replaceAll(/[-_]/g, " ");

export const commandName = (command: string): string => capital(lookup("command", command, plain(command)));
export const moveName = (move: string): string => capital(lookup("move", move, plain(move)));
export const valueName = (value: string): string => capital(lookup("log-value", value, plain(value)));
