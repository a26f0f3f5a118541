// What a screen says about a game as a whole: the changes that signs announce, and that it stands still.
import { secondsLeft, tick } from "../realtime/clock.ts";
import type { GameView, SeenChange } from "../types.ts";
import { render } from "../words/texts.ts";
import { minutes, timeOf } from "../words/times.ts";
import { translator } from "../words/words.ts";

const say = translator("changes");
const sayStands = translator("stands");

/** That a game has stood still for longer than its course allows. */
export function Standing({ game: { stands } }: { game: Pick<GameView, "stands"> }) {
  if (!stands) return null;
  return (
    <p class="note bad" role="alert">
      {sayStands("since", { at: timeOf(stands) })}
    </p>
  );
}

/** "Closing: 19 Nov 2026, 15:04 in 12:30". `now` is the server's clock. */
export function Coming({ change: { text, due }, now }: { change: SeenChange; now: () => number }) {
  void tick.value;
  const left = secondsLeft(due, now());
  return (
    <span class={`coming${left > 0 ? "" : " due"}`}>
      {render(text)} <b class="number">{left > 0 ? say("in", { left: minutes(left) }) : say("due")}</b>
    </span>
  );
}

/** All coming changes of a game; nothing if there are none. */
export function Changes({ game, now }: { game: Pick<GameView, "changes">; now: () => number }) {
  const changes = game.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <ul class="changes" aria-label={say("label")}>
      {changes.map((change) => (
        <li key={change.change}>
          <Coming change={change} now={now} />
        </li>
      ))}
    </ul>
  );
}
