// What the player terminal says.
import { translator } from "../lib/words/words.ts";

/** Where players find help. It is the same in the whole country. */
export const HELPLINE = "1800 858 858";
export const HELP_PAGE = "gamblinghelponline.org.au";

export const say = translator("player");
