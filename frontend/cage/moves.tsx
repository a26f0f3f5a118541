// The latest transactions of the signed-in person, each with a button to reverse it.
import { useFetched } from "../lib/realtime/fetched.ts";
import { timeOf } from "../lib/words/times.ts";
import { dollars } from "../lib/words/money.ts";
import { gameName, placeName } from "../lib/words/places.ts";
import type { MoveLine } from "../lib/types.ts";
import { type CageForm, reverse } from "./acts.ts";
import { labelled } from "../lib/words/texts.ts";
import { moveName, say } from "./words.ts";

/** The places among the names of a transaction. */
const PLACES: Readonly<Record<string, (name: string) => string>> = { table: gameName, kiosk: (name) => placeName(`kiosk/${name}`) };

/** `after` counts what was done at this desk: the list is fetched again when it changes. */
export function OwnMoves({ token, after, openForm }: { token: string; after: number; openForm: (makeForm: () => CageForm) => void }) {
  const got = useFetched<MoveLine[]>("/api/moves", { token, refreshOn: String(after) });
  const moves = got?.ok ? got.body : [];
  if (moves.length === 0) return null;
  return (
    <>
      <h3>{say("own-moves")}</h3>
      <ul class="lines moves">
        {moves.map((each) => (
          <li key={`${each.stream} ${each.version}`} class="spread">
            <span>
              <time class="soft number">{timeOf(each.at)}</time> <strong class="amount">{dollars(each.cents)}</strong> {moveName(each.move)}
              <span class="soft">
                {" "}
                {[...Object.entries(each.names).map(([what, name]) => PLACES[what]?.(name) ?? name), each.note].filter(Boolean).join(" · ")}
              </span>
            </span>
            <button
              aria-label={labelled(say("reverse"), `${moveName(each.move)} ${dollars(each.cents)}`)}
              onClick={() => openForm(() => reverse(each))}
            >
              {say("reverse")} …
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
