// A guest's seat at a live table: chips on the felt, cards in hand, the cut, coming and going.
import { computed } from "@preact/signals";
import { render } from "preact";
import { useMemo } from "preact/hooks";
import { address } from "../lib/realtime/address.ts";
import { useAsked } from "../lib/realtime/asked.ts";
import { Countdown, CoupBoard, PhaseBanner } from "../lib/felt/board.tsx";
import type { Layout } from "../lib/felt/felt.tsx";
import { FairLine } from "../lib/ui/fair_line.tsx";
import { type FairPlay, playFair } from "../lib/realtime/fair_play.ts";
import { gameTitle } from "../lib/words/game_words.ts";
import { connect, type Line } from "../lib/realtime/live.ts";
import { dollars } from "../lib/words/money.ts";
import { keyRefusal, refusal, sentence } from "../lib/words/refusals.ts";
import { Roads } from "../lib/felt/roads.tsx";
import type { HistoryView, SeatView } from "../lib/types.ts";
import { LanguageSwitch, LineState, Toasts } from "../lib/ui/parts.tsx";
import { language } from "../lib/words/words.ts";
import { offered, onBoard, stakesOf } from "./acting.ts";
import { Before } from "./before.tsx";
import { Betting, Lying } from "./betting.tsx";
import { BankersRole, CutCards, InHand, Join, More } from "./parts.tsx";
import { say } from "./words.ts";
import "./style.css";

function Meters({ view }: { view: SeatView }) {
  const staked = Object.values(stakesOf(view)).reduce((sum, cents) => sum + cents, 0);
  return (
    <dl class="meters">
      <div>
        <dt>{say("chips")}</dt>
        <dd class="number">{dollars(view.chips ?? 0)}</dd>
      </div>
      {view.tokens ? (
        <div>
          <dt>{say("tokens")}</dt>
          <dd class="number">{dollars(view.tokens)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{say("bet")}</dt>
        <dd class="number">{dollars(staked)}</dd>
      </div>
    </dl>
  );
}

function Table({ line, view, token }: { line: Line; view: SeatView; token: string }) {
  const sitting = { line, view };
  const { game } = view;
  const layout = useAsked<Layout>(`/api/games/${game.name}/layout?lang=${language.value}`, { token, about: JSON.stringify(game.wagers) });
  const history = line.view<HistoryView>(`history/${game.name}`).value;
  const seated = view.chips != null;
  const fair = useFair(line, view);
  const cut = offered(view, "cut")[0];
  return (
    <>
      <header class="bar">
        <h1>
          {gameTitle(game.title)} · {say("table", { table: game.name })}
        </h1>
        <div class="row">
          <span class="soft">{view.guest}</span>
          <LanguageSwitch />
        </div>
      </header>
      <main class="seat-page">
        <div class="stack middle">
          <section class="stage">
            <h2 class="visually-hidden">{say("coup")}</h2>
            <div class="spread">
              <PhaseBanner game={game} />
              <Countdown endsAt={game.ends_at} now={line.now} />
            </div>
            <CoupBoard game={onBoard(view)} />
          </section>
          {game.table?.coup?.choosing ? (
            <p class="note">
              {say("choosing")} <span class="clause">{game.table.coup.choosing}</span>
            </p>
          ) : null}
          {!seated ? <Before view={view} /> : layout?.ok ? <Betting sitting={sitting} layout={layout.body} /> : null}
        </div>
        <div class="stack own">
          {seated ? <Meters view={view} /> : <Join sitting={sitting} />}
          {cut ? <CutCards key={cut.at} sitting={sitting} offer={cut} /> : null}
          <BankersRole sitting={sitting} />
          <InHand sitting={sitting} />
        </div>
        <div class="stack side">
          {seated ? <Lying sitting={sitting} /> : null}
          {history ? (
            <section class="panel" aria-label={say("roads")}>
              <Roads history={history} columns={18} />
            </section>
          ) : null}
          {seated ? <More sitting={sitting} /> : null}
          <FairLine fair={fair} name={game.name} />
          <p class="soft small">{sentence(game.notice ?? "")}</p>
        </div>
      </main>
    </>
  );
}

/** A guest who sits there adds a number to each shoe. What is shown of its coups is checked at the table: chips lie there. */
function useFair(line: Line, view: SeatView): FairPlay {
  const seat = `seat/${view.game.name}/${view.guest}`;
  return useMemo(() => {
    const now = line.view<SeatView>(seat);
    return playFair(
      line,
      view.game.name,
      computed(() => now.value?.game ?? null),
      {
        terminal: computed(() => seat.slice("seat/".length)),
        adds: () => now.value?.chips != null,
        shown: () => ({}),
      },
    );
  }, [line, seat]);
}

function Page() {
  const token = address.value.key ?? "";
  const line = useMemo(() => (token ? connect(token) : null), [token]);
  if (line === null)
    return (
      <main class="gate">
        <p class="panel">{say("noKey")}</p>
      </main>
    );
  const me = line.me.value;
  const channel = me?.type === "device" ? `seat/${me.serves}` : null;
  const view = channel ? line.view<SeatView>(channel).value : null;
  const refused = channel ? line.refusal(channel).value : null;
  return (
    <>
      <LineState line={line} tells={keyRefusal} />
      {refused ? (
        <main class="gate">
          <p class="panel note bad" role="alert">
            {refusal(refused)}
          </p>
        </main>
      ) : null}
      {view ? <Table line={line} view={view} token={token} /> : null}
      <Toasts />
    </>
  );
}

render(<Page />, document.getElementById("app") as HTMLElement);
