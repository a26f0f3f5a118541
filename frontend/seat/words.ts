// The words of a guest's seat.
import { translator } from "../lib/words/words.ts";

export const say = translator("seat");
