// A guest's seat at a live table: chips on the felt, cards in hand, the cut, coming and going.
import { computed } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { mount } from "../lib/ui/mount.ts";
import { address } from "../lib/realtime/address.ts";
import { useFetched } from "../lib/realtime/fetched.ts";
import { Countdown, CoupBoard, PhaseBanner } from "../lib/felt/board.tsx";
import type { Layout } from "../lib/felt/felt.tsx";
import { Barred } from "../lib/ui/barred.tsx";
import { Changes } from "../lib/ui/changes.tsx";
import { FairLine } from "../lib/ui/fair_line.tsx";
import { type FairDealing, joinFairDealing } from "../lib/realtime/fair_dealing.ts";
import { OwnPayments } from "../lib/felt/payments.tsx";
import { Net, OwnGames, ResultBanner } from "../lib/felt/outcome.tsx";
import { called } from "../lib/words/guests.ts";
import { gameTitle, titlesOf } from "../lib/words/game_words.ts";
import { connect, type Connection } from "../lib/realtime/connection.ts";
import { dollars } from "../lib/words/money.ts";
import { keyRefusal, refusal } from "../lib/words/refusals.ts";
import { sentence } from "../lib/words/texts.ts";
import { Roads } from "../lib/felt/roads.tsx";
import type { HistoryView, SeatView } from "../lib/types.ts";
import { EarlierShoes } from "../lib/ui/shoes.tsx";
import { Clause } from "../lib/felt/clause.tsx";
import { LanguageSwitch, ConnectionBanner, Toasts } from "../lib/ui/parts.tsx";
import { resetLanguage } from "../lib/words/words.ts";
import { lowerable, offered, onBoard, overFor, stakesOf } from "./acting.ts";
import { Before } from "./before.tsx";
import { Betting, WagersOnLayout, WagersSettled } from "./betting.tsx";
import { BankersRole, CutCards, InHand, Join, More } from "./parts.tsx";
import { say } from "./words.ts";
import "./style.css";
import { gameName } from "../lib/words/places.ts";

function Meters({ view }: { view: SeatView }) {
  const last = view.recall?.[0];
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
      {last ? (
        <div>
          <dt>{say("win")}</dt>
          <dd class="number" data-testid="win">
            {dollars(last.returned)}{" "}
            <small>
              <Net cents={last.net} words />
            </small>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Table({ connection, view, token }: { connection: Connection; view: SeatView; token: string }) {
  const sitting = { connection, view };
  const { game } = view;
  const layout = useFetched<Layout>(`/api/games/${game.name}/layout`, {
    token,
    refreshOn: JSON.stringify(game.wagers),
  });
  const history = connection.view<HistoryView>(`history/${game.name}`).value;
  const seated = view.chips != null;
  useHouseLanguageAfter(seated);
  const fair = useFair(connection, view);
  const cut = offered(view, "cut")[0];
  const over = overFor(view);
  return (
    <>
      <header class="bar">
        <h1>
          {gameTitle(game.title)} · {gameName(game.name)}
        </h1>
        <div class="row">
          <span class="soft">
            {view.place == null ? null : say("seat", { n: view.place })}{" "}
            {seated ? <bdi>{called(game.table?.guests, view.guest)}</bdi> : null}
          </span>
          <LanguageSwitch />
        </div>
      </header>
      <main class="seat-page">
        <div class="stack middle">
          <section class="stage">
            <h2 class="visually-hidden">{say("coup")}</h2>
            <div class="spread">
              {over ? <ResultBanner key={over.play} play={over} /> : <PhaseBanner game={game} />}
              <Countdown endsAt={game.ends_at} now={connection.now} />
            </div>
            <CoupBoard game={onBoard(view)} forPlayers />
          </section>
          {game.table?.payments ? <OwnPayments payments={game.table.payments} titles={titlesOf(game)} /> : null}
          <Changes game={game} now={connection.now} />
          <Barred game={game} own />
          {game.table?.coup?.choosing ? (
            <p class="note">
              {say(lowerable(view).length > 0 ? "choosing-less" : "choosing")} <Clause of={game.table.coup.choosing} />
            </p>
          ) : null}
          {!seated ? <Before view={view} /> : layout?.ok ? <Betting seatContext={sitting} layout={layout.body} /> : null}
        </div>
        <div class="stack own">
          {seated ? <Meters view={view} /> : <Join seatContext={sitting} />}
          {cut ? <CutCards key={cut.at} seatContext={sitting} offer={cut} /> : null}
          <BankersRole seatContext={sitting} />
          <InHand seatContext={sitting} />
        </div>
        <div class="stack side">
          {!seated ? null : over ? <WagersSettled play={over} titles={titlesOf(game)} /> : <WagersOnLayout seatContext={sitting} />}
          {seated ? (
            <details class="panel">
              <summary>{say("my-coups")}</summary>
              <OwnGames recall={view.recall ?? []} played={view.played} titles={() => titlesOf(game)} />
            </details>
          ) : null}
          {history ? (
            <section class="panel" aria-label={say("roads")}>
              <Roads history={history} columns={18} />
              <EarlierShoes history={history} token={token} />
            </section>
          ) : null}
          {seated ? <More seatContext={sitting} /> : null}
          <FairLine fair={fair} name={game.name} />
          <p class="soft small">{sentence(game.notice ?? "")}</p>
        </div>
      </main>
    </>
  );
}

/** Forgets the language of a guest who has left the table. */
function useHouseLanguageAfter(seated: boolean): void {
  const before = useRef(seated);
  useEffect(() => {
    if (before.current && !seated) void resetLanguage();
    before.current = seated;
  }, [seated]);
}

/** A seated guest adds a number to each shoe. The coups are checked at the table, where the chips are. */
function useFair(connection: Connection, view: SeatView): FairDealing {
  const seat = `seat/${view.game.name}/${view.place ?? view.guest}`;
  return useMemo(() => {
    const now = connection.view<SeatView>(seat);
    return joinFairDealing(
      connection,
      view.game.name,
      computed(() => now.value?.game ?? null),
      {
        terminal: computed(() => seat.slice("seat/".length)),
        adds: () => now.value?.chips != null,
        shown: () => ({}),
      },
    );
  }, [connection, seat]);
}

function Page() {
  const token = address.value.key ?? "";
  const connection = useMemo(() => (token ? connect(token) : null), [token]);
  if (connection === null)
    return (
      <main class="panel-page">
        <p class="panel">{say("no-key")}</p>
      </main>
    );
  const me = connection.me.value;
  const channel = me?.type === "device" ? `seat/${me.serves}` : null;
  const view = channel ? connection.view<SeatView>(channel).value : null;
  const refused = channel ? connection.refusal(channel).value : null;
  return (
    <>
      <ConnectionBanner connection={connection} describe={keyRefusal} />
      {refused ? (
        <main class="panel-page">
          <p class="panel note bad" role="alert">
            {refusal(refused)}
          </p>
        </main>
      ) : null}
      {view ? <Table connection={connection} view={view} token={token} /> : null}
      <Toasts />
    </>
  );
}

void mount(<Page />);
