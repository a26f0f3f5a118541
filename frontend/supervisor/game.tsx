// The desk of one game: what happens there, what can be done, its limits and signs, its last games and what is open.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Acting, actTitle, type AnyAct, type Offer, OfferButton } from "../lib/acting.tsx";
import { go } from "../lib/address.ts";
import { careful } from "../lib/careful.ts";
import { CoupBoard, SpinBoard } from "../lib/board.tsx";
import type { Duty } from "../lib/desk.tsx";
import { concernWords, deviceName } from "../lib/device_words.ts";
import { editionTitle, gameTitle, titlesOf } from "../lib/game_words.ts";
import { get } from "../lib/http.ts";
import { IrregularityDesk } from "../lib/irregular.tsx";
import { LeftOpen } from "../lib/irregular_options.tsx";
import type { GameView, Layout } from "../lib/types.ts";
import { nextWords } from "../lib/waiting.ts";
import { Clear } from "./devices.tsx";
import { Phase } from "./floor.tsx";
import { Incidents } from "./incidents.tsx";
import { LimitsAndSigns } from "./limits.tsx";
import { Conduct, Disputes, WrongPayments } from "./matters.tsx";
import { LastGames } from "./past.tsx";
import { TableSetting } from "./setting.tsx";
import { say } from "./words.ts";

/** What is no button here: it has a place of its own on this desk, or is for guests. */
const ELSEWHERE = new Set(["report-irregularity", "choose-option", "tell-about", "correct-number", "void-spin", "no-spin", "place-wager", "take-off", "resume-coup"]);

/** What a supervisor does at a game; everything else is the dealer's, and a supervisor may do it, too. */
const OWN = new Set<AnyAct["act"]>([
  "open-table", "open-wheel", "show-closing", "close-table", "close-wheel", "reopen", "examine-ball", "check-cards", "take-out-cards",
  "order-no-bet", "take-wagers", "let-players-cut", "refuse-wager", "vacate", "excuse-holding", "forfeit-cards", "designate", "choose-dealing", "show-game", "change-game",
]);

/** `tables` are all of the floor. */
export function GameDesk({ duty, game, kind, tables }: { duty: Duty; game: string; kind: "table" | "wheel"; tables: readonly string[] }) {
  const view = duty.line.view<GameView>(`game/${game}/supervisor`).value;
  const wrong = useSignal<{ coup: string | null } | null>(null);
  if (view === null) return <main class="desk"><p class="soft">{say("wait")}</p></main>;
  const titles = titlesOf(view);
  const acting: Acting = { ...duty, game, kind, titles };
  const seen = view.table ?? view.wheel;
  return (
    <main class="desk game-desk" {...careful}>
      <header class="panel spread game-head">
        <div class="row">
          <button type="button" class="quiet" onClick={() => go({ game: null })}>← {say("back")}</button>
          <div><h2>{game}</h2><p class="soft small">{gameTitle(view.title)} · {editionTitle(view.edition)}</p></div>
          <Phase game={view} line={duty.line} />
          {seen?.waits_for ? <span><span class="soft">{say("comesNext")}</span> {nextWords(view)}</span> : null}
        </div>
        <button type="button" class="danger" onClick={() => { wrong.value = { coup: null }; }}>{say("wrong")}</button>
      </header>
      <div class="stack">
        {(view.concerns ?? []).map((each) => (
          <div key={each.device} class="note bad spread">
            <span>{say("concern", { device: deviceName(each.device), detail: concernWords(each) })}</span>
            <Clear {...duty} device={each.device} />
          </div>
        ))}
        <LeftOpen acting={acting} view={view} />
        <section class="panel stack" aria-label={say("now")}>
          {view.table ? <CoupBoard game={view} /> : <Spin duty={duty} view={view} />}
        </section>
        <section class="panel stack" aria-label={say("acts")}>
          <h2>{say("acts")}</h2>
          <Acts acting={acting} offers={(seen?.offers ?? []) as Offer[]} />
        </section>
        <LastGames view={view} onReport={(coup) => { wrong.value = { coup }; }} />
      </div>
      <div class="stack">
        <LimitsAndSigns acting={acting} view={view} />
        {seen?.matters?.setting ? <TableSetting acting={acting} setting={seen.matters.setting} tables={tables.filter((name) => name !== game)} /> : null}
      </div>
      <div class="stack">
        <section class="panel stack" aria-label={say("tell")}>
          <h2>{say("tell")}</h2>
          <Incidents waiting={(seen?.incidents ?? []).map((incident) => ({ acting, incident }))} />
        </section>
        {view.table ? (
          <>
            <Disputes acting={acting} view={view} />
            <WrongPayments acting={acting} view={view} />
            <Conduct acting={acting} view={view} />
          </>
        ) : null}
      </div>
      {wrong.value ? <IrregularityDesk acting={acting} view={view} coup={wrong.value.coup} onClose={() => { wrong.value = null; }} /> : null}
    </main>
  );
}

/** The wheel, drawn in the order that the layout of the game has. */
function Spin({ duty, view }: { duty: Duty; view: GameView }) {
  const layout = useSignal<Layout | null>(null);
  useEffect(() => {
    void get<Layout>(`/api/games/${view.name}/layout`, duty.token).then((got) => { if (got.ok) layout.value = got.body; });
  }, [view.name]);
  return <SpinBoard game={view} layout={layout.value} />;
}

function Acts({ acting, offers }: { acting: Acting; offers: readonly Offer[] }) {
  const shown = offers.filter((offer) => !ELSEWHERE.has(offer.act.act));
  const own = shown.filter((offer) => OWN.has(offer.act.act));
  const dealers = shown.filter((offer) => !OWN.has(offer.act.act));
  return (
    <>
      {own.length === 0 ? <p class="soft">{say("noActs")}</p> : <Buttons acting={acting} offers={own} />}
      {dealers.length > 0 ? (
        <details>
          <summary>{say("dealing")}</summary>
          <Buttons acting={acting} offers={dealers} />
        </details>
      ) : null}
    </>
  );
}

/** A button for each act; where one act is offered in several ways, a choice among them. */
function Buttons({ acting, offers }: { acting: Acting; offers: readonly Offer[] }) {
  const byAct = new Map<string, Offer[]>();
  for (const offer of offers) byAct.set(offer.act.act, [...(byAct.get(offer.act.act) ?? []), offer]);
  return (
    <div class="row acts">
      {[...byAct].map(([act, ways]) => (ways.length > 2 ? <Ways key={act} acting={acting} ways={ways} /> : ways.map((offer, i) => <OfferButton key={`${act} ${i}`} acting={acting} offer={offer} />)))}
    </div>
  );
}

function Ways({ acting, ways }: { acting: Acting; ways: readonly Offer[] }) {
  const picked = useSignal(0);
  const offer = ways[Math.min(picked.value, ways.length - 1)] as Offer;

  return (
    <div class="ways">
      <select aria-label={say("choose")} value={String(picked.value)} onChange={(event) => { picked.value = globalThis.Number(event.currentTarget.value); }}>
        {ways.map((each, i) => <option key={`${i}`} value={String(i)}>{actTitle(each.act, acting.titles)}</option>)}
      </select>
      <OfferButton key={String(picked.value)} acting={acting} offer={offer} label={say("doIt")} />
    </div>
  );
}
