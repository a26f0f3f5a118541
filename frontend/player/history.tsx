// The side of the terminal: roads or numbers of the game, and the player's own last games.
import { useState } from "preact/hooks";
import { OwnGames } from "../lib/felt/outcome.tsx";
import { titlesOf } from "../lib/words/game_words.ts";
import { Numbers, Roads } from "../lib/felt/roads.tsx";
import { EarlierShoes } from "../lib/ui/shoes.tsx";
import type { TerminalView } from "../lib/types.ts";
import type { Terminal } from "./state/terminal.ts";
import { say } from "./words.ts";

/** How many of the last numbers, and how many columns of the big road, the side has room for. */
const LISTED = 49;
const COLUMNS = 22;

export function History({ at, view, name }: { at: Terminal; view: TerminalView; name: string }) {
  const [shows, show] = useState<"game" | "own">("game");
  const history = at.history(name).value;
  const wheel = history?.kind === "wheel";
  return (
    <aside class="side panel">
      <h2 class="visually-hidden">{say("history")}</h2>
      <div class="side-head">
        <div class="side-tabs" role="tablist">
          <button role="tab" aria-selected={shows === "game"} onClick={() => show("game")}>
            {say(wheel ? "numbers" : "roads")}
          </button>
          <button role="tab" aria-selected={shows === "own"} onClick={() => show("own")}>
            {say("last-ten")}
          </button>
        </div>
        {history === null ? null : <EarlierShoes history={history} token={at.key} />}
      </div>
      {shows === "own" ? (
        <OwnGames recall={view.recall ?? []} played={view.played} titles={(play) => titlesOf(at.game(play.game).value)} />
      ) : history === null ? null : wheel ? (
        <Numbers history={history} last={LISTED} />
      ) : (
        <Roads history={history} columns={COLUMNS} />
      )}
    </aside>
  );
}
