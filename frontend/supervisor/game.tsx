// The desk of one game: what happens there, what can be done, its limits and signs, its last games and what is open.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type ActContext, actTitle, type AnyAct, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { go } from "../lib/realtime/address.ts";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { CoupBoard, SpinBoard } from "../lib/felt/board.tsx";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { UnlikeChips } from "../lib/acts/unlike.tsx";
import { concernWords } from "../lib/words/device_words.ts";
import { editionTitle, gameTitle, titlesOf } from "../lib/words/game_words.ts";
import { get } from "../lib/realtime/http.ts";
import { IrregularityDesk } from "../lib/acts/irregular.tsx";
import { Standing } from "../lib/ui/changes.tsx";
import { OpenOptions } from "../lib/acts/irregular_options.tsx";
import type { GameView, Layout } from "../lib/types.ts";
import { sentence } from "../lib/words/texts.ts";
import { Barred } from "../lib/ui/barred.tsx";
import { Clear } from "./devices.tsx";
import { Phase } from "./floor.tsx";
import { Incidents } from "./incidents.tsx";
import { LimitsAndSigns } from "./limits.tsx";
import { Conduct, Disputes, WrongPayments } from "./matters.tsx";
import { LastGames } from "./past.tsx";
import { Reserved } from "./reserved.tsx";
import { TableSetting } from "./setting.tsx";
import { say } from "./words.ts";
import { deviceName, gameName } from "../lib/words/places.ts";
import { oneMoment } from "../lib/words/words.ts";

/** Acts without a button here: they have their own place on this desk, or are for guests. */
const ELSEWHERE = new Set([
  "report-irregularity",
  "choose-option",
  "tell-about",
  "correct-number",
  "correct-plays",
  "void-spin",
  "no-spin",
  "place-wager",
  "take-off",
  "resume-coup",
  "alter-limits",
  "change-tie-percent",
  "take-down-sign",
  "lift-restriction",
  "end-over-maximum",
]);

/** A supervisor's acts; all others are the dealer's, which a supervisor may do, too. */
const OWN = new Set<AnyAct["act"]>([
  "open-table",
  "open-wheel",
  "show-closing",
  "close-table",
  "close-wheel",
  "reopen",
  "examine-ball",
  "check-cards",
  "instruct-check",
  "take-out-cards",
  "order-no-bet",
  "take-wagers",
  "let-players-cut",
  "refuse-wager",
  "vacate",
  "excuse-holding",
  "forfeit-cards",
  "designate",
  "choose-dealing",
  "show-game",
  "change-game",
]);

/** `tables` are all of the floor. */
export function GameDesk({
  session,
  game,
  kind,
  tables,
}: {
  session: StaffSession;
  game: string;
  kind: string;
  tables: readonly string[];
}) {
  const view = session.connection.view<GameView>(`game/${game}/supervisor`).value;
  const wrong = useSignal<{ coup: string | null } | null>(null);
  if (view === null)
    return (
      <main class="desk">
        <p class="soft">{oneMoment()}</p>
      </main>
    );
  const titles = titlesOf(view);
  const context: ActContext = { ...session, game, kind, titles };
  const seen = view.table ?? view.wheel;
  return (
    <main class="desk game-desk" {...pressGuard}>
      <header class="panel spread game-head">
        <div class="row">
          <button type="button" class="quiet" onClick={() => go({ game: null })}>
            ← {say("back")}
          </button>
          <div>
            <h2>{gameName(game)}</h2>
            <p class="soft small">
              {gameTitle(view.title)} · {editionTitle(view.edition)}
            </p>
          </div>
          <Phase game={view} connection={session.connection} />
          {view.course ? <span>{say("comes-next", { what: sentence(view.course.headline) })}</span> : null}
        </div>
        <button
          type="button"
          class="danger"
          onClick={() => {
            wrong.value = { coup: null };
          }}
        >
          {say("wrong")}
        </button>
      </header>
      <div class="stack">
        {(view.concerns ?? []).map((each) => (
          <div key={each.device} class="note bad spread">
            <span>{say("concern", { device: deviceName(each.device), detail: concernWords(each) })}</span>
            <Clear {...session} device={each.device} />
          </div>
        ))}
        <Barred game={view} />
        <UnlikeChips context={context} game={view} />
        <Standing game={view} />
        <OpenOptions context={context} view={view} />
        <section class="panel stack" aria-label={say("now")}>
          {view.table ? <CoupBoard game={view} /> : <Spin session={session} view={view} />}
        </section>
        <section class="panel stack" aria-label={say("acts")}>
          <h2>{say("acts")}</h2>
          <Acts context={context} offers={(seen?.offers ?? []) as Offer[]} />
        </section>
        <LastGames
          context={context}
          view={view}
          onReport={(coup) => {
            wrong.value = { coup };
          }}
        />
      </div>
      <div class="stack">
        <LimitsAndSigns context={context} view={view} />
        {view.table?.matters?.setting?.reservable ? (
          <Reserved context={context} listed={view.reserved_for ?? []} clause={view.table.matters.setting.reservable} />
        ) : null}
        {seen?.matters?.setting ? (
          <TableSetting
            context={context}
            setting={seen.matters.setting}
            tables={tables.filter((name) => name !== game)}
            offers={(seen.offers ?? []) as Offer[]}
          />
        ) : null}
      </div>
      <div class="stack">
        <section class="panel stack" aria-label={say("open-notices")}>
          <h2>{say("open-notices")}</h2>
          <Incidents waiting={(seen?.incidents ?? []).map((incident) => ({ context, incident }))} />
        </section>
        {view.table ? (
          <>
            <Disputes context={context} view={view} />
            <WrongPayments context={context} view={view} />
            <Conduct context={context} view={view} />
          </>
        ) : (
          <>
            <Disputes context={context} view={view} />
            <Conduct context={context} view={view} />
          </>
        )}
      </div>
      {wrong.value ? (
        <IrregularityDesk
          context={context}
          view={view}
          coup={wrong.value.coup}
          onClose={() => {
            wrong.value = null;
          }}
        />
      ) : null}
    </main>
  );
}

/** The wheel, drawn in the order that the layout of the game has. */
function Spin({ session, view }: { session: StaffSession; view: GameView }) {
  const layout = useSignal<Layout | null>(null);
  useEffect(() => {
    void get<Layout>(`/api/games/${view.name}/layout`, session.token).then((got) => {
      if (got.ok) layout.value = got.body;
    });
  }, [view.name]);
  return <SpinBoard game={view} layout={layout.value} />;
}

function Acts({ context, offers }: { context: ActContext; offers: readonly Offer[] }) {
  const shown = offers.filter((offer) => !ELSEWHERE.has(offer.act.act));
  const own = shown.filter((offer) => OWN.has(offer.act.act));
  const dealers = shown.filter((offer) => !OWN.has(offer.act.act));
  return (
    <>
      {own.length === 0 ? <p class="soft">{say("no-acts")}</p> : <Buttons context={context} offers={own} />}
      {dealers.length > 0 ? (
        <details>
          <summary>{say("dealing")}</summary>
          <Buttons context={context} offers={dealers} />
        </details>
      ) : null}
    </>
  );
}

/** A button for each act; if one act is offered in several ways, a choice among them. */
function Buttons({ context, offers }: { context: ActContext; offers: readonly Offer[] }) {
  const byAct = new Map<string, Offer[]>();
  for (const offer of offers) byAct.set(offer.act.act, [...(byAct.get(offer.act.act) ?? []), offer]);
  return (
    <div class="row acts">
      {[...byAct].map(([act, ways]) =>
        ways.length > 2 ? (
          <Ways key={act} context={context} ways={ways} />
        ) : (
          ways.map((offer, i) => <OfferButton key={`${act} ${i}`} context={context} offer={offer} />)
        ),
      )}
    </div>
  );
}

function Ways({ context, ways }: { context: ActContext; ways: readonly Offer[] }) {
  const picked = useSignal(0);
  const offer = ways[Math.min(picked.value, ways.length - 1)] as Offer;

  return (
    <div class="ways">
      <select
        aria-label={say("choose")}
        value={String(picked.value)}
        onChange={(event) => {
          picked.value = globalThis.Number(event.currentTarget.value);
        }}
      >
        {ways.map((each, i) => (
          <option key={`${i}`} value={String(i)}>
            {actTitle(each.act, context.titles)}
          </option>
        ))}
      </select>
      <OfferButton key={String(picked.value)} context={context} offer={offer} label={say("do-it")} />
    </div>
  );
}
