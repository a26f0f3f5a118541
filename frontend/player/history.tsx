// The side of the terminal: roads or numbers of the game, and the player's own last games.
import { useState } from "preact/hooks";
import { cardsOf, HANDS } from "../lib/felt/board_logic.ts";
import { Card } from "../lib/felt/cards.tsx";
import { timeOf } from "../lib/words/times.ts";
import { render } from "../lib/words/texts.ts";
import { handName, titlesOf, voidWords, wagerTitle } from "../lib/words/game_words.ts";
import { dollars } from "../lib/words/money.ts";
import { Numbers, Roads } from "../lib/felt/roads.tsx";
import type { Hand, SeenPlay, TerminalView } from "../lib/types.ts";
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
      <div class="side-tabs" role="tablist">
        <button role="tab" aria-selected={shows === "game"} onClick={() => show("game")}>
          {say(wheel ? "numbers" : "roads")}
        </button>
        <button role="tab" aria-selected={shows === "own"} onClick={() => show("own")}>
          {say("last-ten")}
        </button>
      </div>
      {shows === "own" ? (
        <OwnGames at={at} recall={view.recall ?? []} />
      ) : history === null ? null : wheel ? (
        <Numbers history={history} last={LISTED} />
      ) : (
        <Roads history={history} columns={COLUMNS} />
      )}
    </aside>
  );
}

/** The last games that this terminal bet on, the newest first. */
function OwnGames({ at, recall }: { at: Terminal; recall: readonly SeenPlay[] }) {
  if (recall.length === 0) return <p class="soft">{say("no-plays")}</p>;
  return (
    <ol class="own-games">
      {recall.slice(0, 10).map((play) => (
        <OwnGame key={play.play} play={play} titles={titlesOf(at.game(play.game).value)} />
      ))}
    </ol>
  );
}

/** The cards of one hand, under its name. */
function OwnHand({ play, hand }: { play: SeenPlay; hand: Hand }) {
  return (
    <div role="group" aria-label={handName(hand)}>
      <span class="soft small">{handName(hand)}</span>
      <div>
        {cardsOf(play, hand).map((card, nth) => (
          <Card key={nth} code={card} />
        ))}
      </div>
    </div>
  );
}

function OwnGame({ play, titles }: { play: SeenPlay; titles: Readonly<Record<string, string>> }) {
  return (
    <li>
      <details>
        <summary>
          <span class="soft number">{play.at == null ? "" : timeOf(play.at)}</span>
          <b>{play.void == null ? (play.outcome ? render(play.outcome) : "") : voidWords()}</b>
          <span class="soft">{say("staked", { cents: dollars(play.staked, true) })}</span>
          <span class={play.won > 0 ? "won" : "soft"}>
            {play.won > 0
              ? say("won-cents", { cents: dollars(play.won, true) })
              : play.returned > 0
                ? say("came-back", { cents: dollars(play.returned, true) })
                : say("won-nothing")}
          </span>
        </summary>
        {play.cards?.length ? (
          <div class="own-cards">
            {HANDS.map((hand) => (
              <OwnHand key={hand} play={play} hand={hand} />
            ))}
          </div>
        ) : null}
        <table>
          <tbody>
            {play.wagers.map(({ wager, stake, returned }) => (
              <tr key={wager}>
                <th scope="row">{titles[wager] ?? wagerTitle(wager)}</th>
                <td class="number">{dollars(stake, true)}</td>
                <td class="number">{returned > 0 ? dollars(returned, true) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="soft small">{say("credit-after", { before: dollars(play.before, true), after: dollars(play.after, true) })}</p>
      </details>
    </li>
  );
}
