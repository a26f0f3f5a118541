// A clause beside what it orders.
import { clauseWords } from "../words/texts.ts";

/** The clause that orders something, if one does. */
export function Clause({ of }: { of: string | null | undefined }) {
  return of ? <span class="clause">{clauseWords(of)}</span> : null;
}
