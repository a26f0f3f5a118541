// The words of surveillance and inspection.
import { translator } from "../lib/words/words.ts";

export const say = translator("inspector");
