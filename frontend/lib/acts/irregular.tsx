// The irregularity desk: staff report what happened, see what the rules order, and carry it out. The server knows the rules.
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { type ActContext, type AnyAct, doAct } from "./acting.tsx";
import { sessionToken, holds, roleAmong } from "./desk.tsx";
import { IrregularityChoice } from "./irregular_choice.tsx";
import { type Detail, DetailEditor, type Details, NO_DETAILS, pastCoup, Reason, RemedyFields } from "./irregular_details.tsx";
import { OpenOptions } from "./irregular_options.tsx";
import { dueWords, effectWords, either, kindWords, postWords, questionWords, recipientWords } from "../words/irregular_words.ts";
import { post } from "../realtime/http.ts";
import { RecalculationFields } from "./recalculation.tsx";
import { refusal } from "../words/refusals.ts";
import type { RulingPreview, GameView, Given, Kind, Ordered, Role, StaffActor, DraftReport, Remedy, Tell } from "../types.ts";
import { Clause } from "../felt/clause.tsx";
import { Dialog, notify } from "../ui/parts.tsx";
import { clauseWords, labelled } from "../words/texts.ts";
import { translator } from "../words/words.ts";
import "../../styles/irregular.css";

const say = translator("irregular");

interface DeskProps {
  context: ActContext;
  view: GameView;
  onClose: () => void;
  /** The coup or spin of the report, if it is not the latest. */
  coup?: string | null;
}

/** The desk as a dialog over the page of a dealer or a supervisor. */
export function IrregularityDesk({ context, view, onClose, coup = null }: DeskProps) {
  const at = useSignal<Kind | "choosing" | "ruled">("choosing");
  const left = useSignal<Left>(NOTHING_LEFT);
  const go = (next: typeof at.value) => () => {
    at.value = next;
  };
  const now = at.value;
  return (
    <Dialog title={now === "choosing" || now === "ruled" ? say("title") : kindWords(now)} onClose={onClose} wide>
      <OpenOptions context={context} view={view} />
      {now === "choosing" ? (
        <IrregularityChoice
          context={context}
          view={view}
          onChoose={(next) => {
            at.value = next;
          }}
        />
      ) : null}
      {now === "ruled" ? <Ruled left={left.value} onMore={go("choosing")} onClose={onClose} /> : null}
      {now === "choosing" || now === "ruled" ? null : (
        <ReportForm
          key={now}
          context={context}
          view={view}
          kind={now}
          coup={coup}
          onBack={go("choosing")}
          onDone={(now) => {
            left.value = now;
            if (now.orders.length + now.tells.length > 0) go("ruled")();
            else onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** What a ruling that is on record leaves to people: orders to carry out or to choose, and whom to tell. */
interface Left {
  orders: readonly Ordered[];
  tells: readonly Tell[];
}
const NOTHING_LEFT: Left = { orders: [], tells: [] };

/** After a ruling that left something to people. Options that can be chosen here are shown above. */
function Ruled({ left, onMore, onClose }: { left: Left; onMore: () => void; onClose: () => void }) {
  return (
    <>
      <div class="note" role="status">
        <strong>{say("left")}</strong>
        <ol>
          {left.orders.map((order) => (
            <li key={order.effect}>
              {effectWords(order.effect, order.may)} <Clause of={order.clause} />
            </li>
          ))}
          {left.tells.map((each) => (
            <li key={each.who}>
              {say("to-tell", { who: recipientWords(each.who), due: dueWords(each.due) })} <Clause of={each.clause} />
            </li>
          ))}
        </ol>
      </div>
      <div class="row end">
        <button type="button" class="quiet" onClick={onMore}>
          {say("another")}
        </button>
        <button type="button" class="primary" onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </>
  );
}

type Answers = readonly (readonly [Given, boolean])[];

/** A report as far as it has come. */
function draftReport(kind: Kind, answers: Answers, details: Details): DraftReport {
  return {
    report: { kind, said: Object.fromEntries(answers), card: details.card, cards: details.cards, players: details.players },
    coup: details.coup,
    actual: details.actual,
    wagers: details.wagers,
    reason: details.reason || null,
    odds: details.odds,
    payment: details.payment,
  };
}

/** The act that carries a ruling out. */
function actOf(remedy: Remedy, { report, coup, reason, payment, ...rest }: DraftReport, details: Details, view: GameView): AnyAct {
  switch (remedy.act) {
    case "find-wrong-payment": {
      const key = pastCoup(view, coup) ?? "";
      const { patron = "", paid = 0 } = payment ?? {};
      const due = view.table?.came_back?.find((each) => each.coup === key && each.player === patron)?.cents ?? 0;
      return { act: "find-wrong-payment", coup: key, patron, paid, due, suspected: report.said?.suspected ?? false, words: details.reason };
    }
    case "no-spin":
      return { act: "no-spin", kind: report.kind };
    case "correct-number":
      return { act: "correct-number", report, number: details.number ?? 0, reason: details.reason, spin: coup ?? null };
    case "correct-plays": {
      const { plays, results, reason, number } = details;
      return { act: "correct-plays", report, plays, results, reason, number: plays.length === 1 ? number : null };
    }
    case "void-spin":
      return { act: "void-spin", report, reason: details.reason, spin: coup ?? null, forfeit: details.players };
    default:
      return details.wheel
        ? { act: "report-irregularity", report }
        : { act: "report-irregularity", report, coup: coup ?? null, reason: reason ?? null, ...rest };
  }
}

interface ReportFormProps {
  context: ActContext;
  view: GameView;
  kind: Kind;
  coup: string | null;
  onBack: () => void;
  /** Called when it was carried out. */
  onDone: (left: Left) => void;
}

function ReportForm({ context, view, kind, coup, onBack, onDone }: ReportFormProps) {
  const answers = useSignal<Answers>([]);
  const details = useSignal<Details>({ ...NO_DETAILS, coup, wheel: view.kind === "wheel" });
  const preview = useRulingPreview(context.game, kind, answers, details, view.play ?? "");
  const chosen = useSignal(0);
  const busy = useSignal(false);
  const now = preview.value;
  const remedies = now?.remedies ?? [];
  const remedy = remedies[Math.min(chosen.value, remedies.length - 1)];
  const answer = (fact: Given, so: boolean): void => {
    const before = answers.value.findIndex(([each]) => each === fact);
    answers.value = [...(before < 0 ? answers.value : answers.value.slice(0, before)), [fact, so]];
  };
  const change = (part: Partial<Details>): void => {
    details.value = { ...details.value, ...part };
  };
  async function carryOut(event: Event): Promise<void> {
    event.preventDefault();
    if (remedy === undefined || busy.value) return;
    busy.value = true;
    const act = actOf(remedy, draftReport(kind, answers.value, details.value), details.value, view);
    const done = await doAct(context, act, roleAmong(context.me, remedy.by));
    busy.value = false;
    if (done.type !== "done") return;
    const left = { orders: remedy.left ?? [], tells: now?.tells ?? [] };
    if (left.orders.length + left.tells.length === 0) notify(say("done"), "good");
    onDone(left);
  }
  return (
    <form class="case" onSubmit={carryOut}>
      <div class="stack">
        {answers.value.map(([fact, so]) => (
          <Question key={fact} fact={fact} so={so} onAnswer={answer} />
        ))}
        {now?.lacks ? <Question key={now.lacks} fact={now.lacks} so={null} onAnswer={answer} /> : null}
        {(now?.details ?? [])
          .filter((each) => remedy?.act !== "correct-plays" || !ROUNDS.has(each))
          .map((detail: Detail) => (
            <DetailEditor key={detail} detail={detail} view={view} details={details.value} games={now?.games} onChange={change} />
          ))}
        {remedies.length > 1 ? (
          <fieldset>
            <legend>{say("how")}</legend>
            {remedies.map((each, i) => (
              <label class="check" key={each.act}>
                <input
                  type="radio"
                  name="way"
                  checked={each === remedy}
                  onChange={() => {
                    chosen.value = i;
                  }}
                />
                {remedyWords(each)}
              </label>
            ))}
          </fieldset>
        ) : null}
        {now?.against ? <p class="note">{refusal(now.against)}</p> : null}
        {now?.against ? <Reason details={details.value} onChange={change} /> : null}
        {remedy?.act === "correct-plays" ? (
          <RecalculationFields
            game={context.game}
            view={view}
            report={draftReport(kind, answers.value, details.value).report}
            again={now?.orders?.some((order) => order.effect === "recalculate") ?? false}
            details={details.value}
            onChange={change}
          />
        ) : null}
        {remedy ? <RemedyFields act={remedy.act} details={details.value} onChange={change} /> : null}
        <div>
          <button type="button" class="quiet" onClick={onBack}>
            ← {say("another")}
          </button>
        </div>
      </div>
      <Ruling
        preview={now}
        remedy={remedy}
        me={context.me}
        busy={busy.value}
        elsewhere={view.kind === "table" && kind === BY_TERMINAL && remedy?.act === "report-irregularity"}
      />
    </form>
  );
}

/** The round that a report is about. Where several plays are put right, they are chosen instead. */
const ROUNDS: ReadonlySet<Detail> = new Set<Detail>(["coup", "spin"]);

const REMEDY_ACTS = ["report-irregularity", "no-spin", "correct-number", "void-spin", "correct-plays", "find-wrong-payment"] as const;
const remedyWords = (remedy: Remedy): string => say(REMEDY_ACTS.find((each) => each === remedy.act) ?? "carry-out");

/** Asks the server for its ruling whenever the report changes, and keeps the latest answer. */
function useRulingPreview(
  game: string,
  kind: Kind,
  answers: Signal<Answers>,
  details: Signal<Details>,
  play: string,
): Signal<RulingPreview | null> {
  const preview = useSignal<RulingPreview | null>(null);
  const playing = useSignal(play);
  playing.value = play;
  useSignalEffect(() => {
    const body = draftReport(kind, answers.value, details.value);
    // A coup that continues may change what the rules order.
    void playing.value;
    let over = false;
    void post<RulingPreview>(`/api/games/${game}/ruling`, body, sessionToken()).then((got) => {
      if (!over) preview.value = got.ok ? got.body : { refused: got.error };
    });
    return () => {
      over = true;
    };
  });
  return preview;
}

function Question({ fact, so, onAnswer }: { fact: Given; so: boolean | null; onAnswer: (fact: Given, so: boolean) => void }) {
  return (
    <div class={`yes-no-question ${so === null ? "now" : ""}`} role="group" aria-label={questionWords(fact)}>
      <p>{questionWords(fact)}</p>
      <div class="row">
        <button type="button" aria-pressed={so === true} onClick={() => onAnswer(fact, true)}>
          {say("yes")}
        </button>
        <button type="button" aria-pressed={so === false} onClick={() => onAnswer(fact, false)}>
          {say("no")}
        </button>
      </div>
    </div>
  );
}

/** Who may authorise it, in words; general if a dealer or every supervisor may. */
function signerWords(by: readonly Role[]): string {
  if (by.includes("dealer")) return say("anybody");
  return by.length > 4 ? say("supervision") : either(by.map(postWords));
}

/** The kind that voids plays of single terminals, while the coup counts for all others. */
const BY_TERMINAL: Kind = "system-malfunction";

interface RulingProps {
  preview: RulingPreview | null;
  remedy: Remedy | undefined;
  me: StaffActor;
  busy: boolean;
  /** Whether the report only goes on record here, and what it orders is done at the terminals. */
  elsewhere: boolean;
}

function Ruling({ preview, remedy, me, busy, elsewhere }: RulingProps) {
  const signs = remedy?.signs ?? [];
  const named = remedy?.by.some((role) => holds(me, role)) ?? false;
  const alone = named && signs.length === 0;
  const mayEnter = remedy?.enters?.some((role) => holds(me, role)) ?? false;
  return (
    <section class="ruling" aria-label={say("ruling")} aria-live="polite">
      <div class="spread">
        <h3>{say("ruling")}</h3>
        {preview?.clause ? <span class="badge">{clauseWords(preview.clause, say("clause", { clause: preview.clause }))}</span> : null}
      </div>
      {preview?.lacks ? <p class="soft">{say("asking")}</p> : null}
      {preview?.orders?.length ? (
        <ol>
          {preview.orders.map((order) => (
            <Order key={order.effect} order={order} />
          ))}
        </ol>
      ) : null}
      {remedy ? (
        <dl>
          <dt>{say("authorise")}</dt>
          <dd>
            {signerWords(remedy.by)}
            <br />
            <span class="soft small">{alone ? say("yourself") : signs.length === 0 ? say("second") : say("both")}</span>
          </dd>
          {signs.length === 0 ? null : (
            <dd class="soft small">{say("signers", { who: signs.includes("dealer") ? say("colleague") : signerWords(signs) })}</dd>
          )}
          {preview?.tells?.length ? <dt>{say("informed")}</dt> : null}
          {(preview?.tells ?? []).map((each) => (
            <dd key={each.who}>
              {say("tell", { who: recipientWords(each.who), due: dueWords(each.due) })} <Clause of={each.clause} />
            </dd>
          ))}
        </dl>
      ) : null}
      {preview?.refused && preview.refused.code !== preview.against?.code ? <p class="note">{refusal(preview.refused)}</p> : null}
      {remedy && elsewhere ? <p class="note">{say("elsewhere")}</p> : null}
      {remedy && !mayEnter ? <p class="note">{say("not-yours")}</p> : null}
      {remedy && mayEnter ? (
        <div class="row end">
          <button class="primary" disabled={busy}>
            {elsewhere ? say("report-irregularity") : alone ? say("carry-out") : say("with-approval")}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Order({ order }: { order: Ordered }) {
  return (
    <li class={order.may ? "may" : ""}>
      <div>
        {effectWords(order.effect, order.may)} <Clause of={order.clause} />
        {order.may && order.by?.length ? <div class="soft small">{either(order.by.map(postWords))}</div> : null}
        {(order.needs ?? []).map((fact) => (
          <div key={fact} class="soft small">
            {labelled(say("only-if"), questionWords(fact))}
          </div>
        ))}
      </div>
    </li>
  );
}
