// The winning-number display of a wheel: the number large, what came before, hot and cold numbers.
import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { useFetched } from "../lib/realtime/fetched.ts";
import { wheelOf } from "../lib/felt/board.tsx";
import { onWheel } from "../lib/felt/board_logic.ts";
import { colourName, voidWords, wagerTitle } from "../lib/words/game_words.ts";

import type { HistoryView, Layout } from "../lib/types.ts";
import { Wheel } from "../lib/felt/wheel.tsx";
import { translator } from "../lib/words/words.ts";
import { Head, type Shown } from "./head.tsx";

const say = translator("display-spin");

/** How many of the last numbers a wall has room for. */
const LISTED = 18;
const PAIRS = [
  ["red", "black"],
  ["even", "odd"],
  ["low", "high"],
] as const;

export function SpinDisplay({ game, history, connection, token }: Shown) {
  const layout = useFetched<Layout>(`/api/games/${game.name}/layout`, { token });
  const wheel = useMemo(() => (layout?.ok ? wheelOf(layout.body) : null), [layout]);
  const { number, spinning } = onWheel(game);
  const rolls = useSignal(false);
  // The result is not shown before the ball rests.
  const shown = useRef({ game, history });
  if (!rolls.value) shown.current = { game, history };
  return (
    <main class="wall spin">
      <Head game={game} connection={connection} />
      <section class="wall-board">{wheel ? <Wheel {...wheel} number={number} spinning={spinning} rolls={rolls} /> : null}</section>
      <Winner {...shown.current} />
      <Came history={shown.current.history} />
      <Heat history={shown.current.history} />
      <Shares history={shown.current.history} />
    </main>
  );
}

/** The number of this game in large type; before it comes, that of the last game. */
function Winner({ game, history }: Pick<Shown, "game" | "history">) {
  const latest = history?.numbers?.[0];
  const fresh = game.phase === "result" && latest?.play === game.play;
  const isVoid = game.phase === "void";
  return (
    <section class={`winner ${isVoid ? "" : (latest?.colour ?? "")}${fresh ? " fresh" : ""}`} role="status">
      <h2>{say(fresh ? "winner" : "before")}</h2>
      {isVoid ? (
        <b class="words">{voidWords()}</b>
      ) : latest ? (
        <>
          <b>{latest.number}</b>
          <span>{colourName(latest.colour)}</span>
        </>
      ) : null}
    </section>
  );
}

/** The numbers as wheels post them: black on the left, red on the right, zero between them; the latest on top. */
function Came({ history }: { history: HistoryView | null }) {
  return (
    <section class="came">
      <h2>{say("numbers")}</h2>
      <ol>
        {history?.numbers?.slice(0, LISTED).map((each) => (
          <li key={each.play} class={each.colour}>
            <b>{each.number}</b>
            <span class="visually-hidden">{colourName(each.colour)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Heat({ history }: { history: HistoryView | null }) {
  const games = history?.shares?.games ?? 0;
  const ago = (since: number, times: number): string =>
    times === 0 ? say("never", { n: since }) : since === 0 ? say("latest") : say("since", { n: since });
  return (
    <section class="heat">
      {(["hot", "cold"] as const).map((which) => (
        <div key={which} class={which}>
          <h2>{say(which)}</h2>
          <ul>
            {(games ? history?.[which] : [])?.map((each) => (
              <li key={each.number}>
                <b class={`pocket ${each.colour}`}>{each.number}</b>
                <span>{which === "hot" ? say("times", { n: each.times }) : ago(each.since, each.times)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** How the even chances came out, each pair as one bar. */
function Shares({ history }: { history: HistoryView | null }) {
  const shares = history?.shares;
  const games = shares?.games ?? 0;
  const percent = (times: number): number => (games ? Math.round((100 * times) / games) : 0);
  return (
    <section class="shares">
      <h2>{say("shares", { n: games })}</h2>
      {PAIRS.map(([left, right]) => (
        <div key={left} class="share">
          <span>
            {wagerTitle(left)} <b>{percent(shares?.[left] ?? 0)} %</b>
          </span>
          <span>
            <b>{percent(shares?.[right] ?? 0)} %</b> {wagerTitle(right)}
          </span>
          <div class={`bar ${left}`}>
            <i class={left} style={{ flexGrow: shares?.[left] ?? 0 }} />
            <i class="green" style={{ flexGrow: shares?.zero ?? 0 }} />
            <i class={right} style={{ flexGrow: shares?.[right] ?? 0 }} />
          </div>
        </div>
      ))}
      <p class="soft">
        {say("zero")} <b>{percent(shares?.zero ?? 0)} %</b>
      </p>
    </section>
  );
}
