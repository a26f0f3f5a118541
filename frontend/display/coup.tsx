// The result display of a table: the coup in large cards, the five roads, the shoe in figures, the last results.
import { CoupBoard } from "../lib/board.tsx";
import { handName, type Side } from "../lib/game_words.ts";
import { Roads } from "../lib/roads.tsx";
import type { GameView, HistoryView } from "../lib/types.ts";
import { speaker } from "../lib/words.ts";
import { Head, type Shown } from "./head.tsx";

const say = speaker({
  cards: ["Cards", "牌"],
  shoe: ["This shoe", "本靴"],
  pairsPlayer: ["Player pairs", "闲对"],
  pairsBanker: ["Banker pairs", "庄对"],
  naturals: ["Naturals", "例牌"],
  last: ["Last results", "最近结果"],
});

const SIDES: readonly Side[] = ["banker", "player", "tie"];
const LETTERS = { B: "banker", P: "player", T: "tie" } as const;
/** The latest in a row of its own, and three rows of three. */
const LAST = 10;

export function CoupDisplay({ game, history, line }: Shown) {
  return (
    <main class="wall coup">
      <Head game={game} line={line} />
      <section class="wall-board"><h2 class="visually-hidden">{say("cards")}</h2><CoupBoard game={game} /></section>
      <Shoe history={history} />
      <section class="wall-roads">{history ? <Roads history={history} columns={36} /> : null}</section>
      <Latest game={game} />
    </main>
  );
}

/** The shoe in figures: how often each side won, and how often there were pairs and naturals. */
function Shoe({ history }: { history: HistoryView | null }) {
  const tally = history?.tally;
  const all = tally?.coups ?? 0;
  return (
    <section class="shoe" aria-label={say("shoe")}>
      <h2>{say("shoe")} <span class="number">{all}</span></h2>
      <ul class="sides">
        {SIDES.map((side) => {
          const times = tally?.[side] ?? 0;
          return (
            <li key={side} class={side}>
              <span>{handName(side)}</span><b>{times}</b>
              <i style={{ width: `${all ? (100 * times) / all : 0}%` }} />
            </li>
          );
        })}
      </ul>
      <dl>
        <div><dt>{say("pairsBanker")}</dt><dd>{tally?.banker_pair ?? 0}</dd></div>
        <div><dt>{say("pairsPlayer")}</dt><dd>{tally?.player_pair ?? 0}</dd></div>
        <div><dt>{say("naturals")}</dt><dd>{tally?.naturals ?? 0}</dd></div>
      </dl>
    </section>
  );
}

/** The last results, the latest first. */
function Latest({ game }: { game: GameView }) {
  const latest = (game.table?.road ?? []).slice(-LAST).reverse();
  return (
    <section class="latest">
      <h2>{say("last")}</h2>
      <ol>
        {latest.map((mark, n) => {
          const side = LETTERS[mark.winner as keyof typeof LETTERS];
          return <li key={latest.length - n} class={side}>{handName(side)}</li>;
        })}
      </ol>
    </section>
  );
}
