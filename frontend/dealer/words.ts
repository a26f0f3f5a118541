// The words of the dealer terminal.
import { translator } from "../lib/words/words.ts";

export const say = translator("dealer");
