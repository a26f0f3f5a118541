// The guests who are excluded and still at a game: they take no part any more, and leave.
import { Clause } from "../felt/clause.tsx";
import type { GameView } from "../types.ts";
import { translator } from "../words/words.ts";

const say = translator("barred");

/** A line for each of them; nothing if there are none. `own` is for the guest's own screen. */
export function Barred({ game, own = false }: { game: Pick<GameView, "barred">; own?: boolean }) {
  return (
    <>
      {(game.barred ?? []).map(({ name, scope, clause }) => (
        <p key={name} class="note bad" role="status">
          {own ? say("own") : say(scope, { person: name })} <Clause of={clause} />
        </p>
      ))}
    </>
  );
}
