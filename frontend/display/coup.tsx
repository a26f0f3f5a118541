// The result display of a table: the coup in large cards, the five roads, the shoe in figures, the last results.
import { CoupBoard } from "../lib/felt/board.tsx";
import { handName } from "../lib/words/game_words.ts";
import { letterOf, Roads } from "../lib/felt/roads.tsx";
import type { GameView } from "../lib/types.ts";
import { translator } from "../lib/words/words.ts";
import { Head, type Shown } from "./head.tsx";

const say = translator("display-coup");

const SIDES = { B: "banker", P: "player", T: "tie" } as const;
/** How many of the last results are in a row. */
const LAST_RESULTS = 8;

export function CoupDisplay({ game, history, connection }: Shown) {
  return (
    <main class="wall coup">
      <Head game={game} connection={connection} />
      <section class="wall-board">
        <h2 class="visually-hidden">{say("cards")}</h2>
        <CoupBoard game={game} forPlayers />
      </section>
      <Shoe game={game} history={history} />
      <section class="wall-roads">{history ? <Roads history={history} columns={36} beads={14} lower={24} /> : null}</section>
    </main>
  );
}

/** The shoe in figures: how often each side won, and how often there were pairs and naturals. */
function Shoe({ game, history }: Pick<Shown, "game" | "history">) {
  const tally = history?.tally;
  const all = tally?.coups ?? 0;
  return (
    <section class="shoe" aria-label={say("shoe")}>
      <h2>
        {say("shoe")} <span class="number">{all}</span>
      </h2>
      <ul class="sides">
        {Object.values(SIDES).map((side) => {
          const times = tally?.[side] ?? 0;
          return (
            <li key={side} class={side}>
              <span>{handName(side)}</span>
              <b>{times}</b>
              <i style={{ width: `${all ? (100 * times) / all : 0}%` }} />
            </li>
          );
        })}
      </ul>
      <dl>
        <div>
          <dt>{say("pairs-banker")}</dt>
          <dd>{tally?.banker_pair ?? 0}</dd>
        </div>
        <div>
          <dt>{say("pairs-player")}</dt>
          <dd>{tally?.player_pair ?? 0}</dd>
        </div>
        <div>
          <dt>{say("naturals")}</dt>
          <dd>{tally?.naturals ?? 0}</dd>
        </div>
      </dl>
      <Latest game={game} />
    </section>
  );
}

/** The last results, the latest first. */
function Latest({ game }: { game: GameView }) {
  const latest = (game.table?.road ?? []).slice(-LAST_RESULTS).reverse();
  return (
    <div class="latest">
      <h2>{say("last")}</h2>
      <ol>
        {latest.map(({ winner }, n) => {
          const mark = winner as keyof typeof SIDES;
          return (
            <li key={latest.length - n} class={SIDES[mark]} aria-label={handName(SIDES[mark])}>
              {letterOf(mark)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
