// What is open at a table: disputes, wrong payments, conduct. Each step is an act that the server checks.
import type { ComponentChildren } from "preact";
import { type ActContext, doAct } from "../lib/acts/acting.tsx";
import { dateOf } from "../lib/words/times.ts";
import { cents, checked, chosen, FormButton, text } from "../lib/acts/form.tsx";
import { playWords } from "../lib/words/irregular_words.ts";
import { handsText } from "../lib/acts/keypad.tsx";
import type { Answer } from "../lib/realtime/connection.ts";
import { amountFigure, dollars } from "../lib/words/money.ts";
import type { CameBack, Dispute, Forbidden, GameView, PaymentError, PaymentErrorStep, TakeMeasure } from "../lib/types.ts";
import { Clause } from "../lib/felt/clause.tsx";
import { notify } from "../lib/ui/parts.tsx";
import { breachName, measureName } from "../lib/words/floor_words.ts";
import { say, STEP_KEYS, stepName } from "./words.ts";
import { staffWords } from "../lib/words/staff.ts";
import { aside, clauseWords, labelled } from "../lib/words/texts.ts";

type Measures = TakeMeasure["measures"];

interface Props {
  context: ActContext;
  view: GameView;
}

function Panel({ title, none, empty, children }: { title: string; none: string; empty: boolean; children: ComponentChildren }) {
  return (
    <section class="panel stack" aria-label={title}>
      <h2>{title}</h2>
      {empty ? <p class="soft">{none}</p> : null}
      {children}
    </section>
  );
}

const mattersOf = (view: GameView) => (view.table ?? view.wheel)?.matters;

const coups = (view: GameView): (readonly [string, string])[] =>
  (view.table?.past ?? []).map((past) => [past.key, `${playWords(past.key)} · ${handsText(past)}`] as const).reverse();

export function Disputes({ context, view }: Props) {
  const open = mattersOf(view)?.disputes ?? [];
  return (
    <Panel title={say("disputes")} none={say("no-disputes")} empty={open.length === 0}>
      <ul class="plain">
        {open.map((each) => (
          <OneDispute key={each.number} context={context} dispute={each} />
        ))}
      </ul>
      <div>
        <FormButton
          label={say("raise-dispute")}
          fields={[
            { name: "patron", label: say("patron") },
            { name: "about", label: say("about") },
            { name: "coup", label: say("which"), choices: [["", "–"], ...coups(view)], optional: true },
          ]}
          send={(values) =>
            doAct(context, {
              act: "raise-dispute",
              patron: text(values, "patron"),
              about: text(values, "about"),
              coup: text(values, "coup") || null,
            })
          }
        />
      </div>
    </Panel>
  );
}

function OneDispute({ context, dispute }: { context: ActContext; dispute: Dispute }) {
  const { number, decision, review } = dispute;
  const words = { name: "words", label: say("decision") };
  return (
    <li class="stack matter">
      <div>
        <strong>{labelled(dispute.patron, dispute.about)}</strong>
        <p class="soft small">{dateOf(dispute.raised_at)}</p>
      </div>
      {decision ? (
        <p class="small">
          {say("decided-by", { name: staffWords(decision.by), words: decision.words })} <Clause of={decision.clause} />
        </p>
      ) : null}
      {dispute.review_asked_at && !review ? <p class="small">{say("review-asked")}</p> : null}
      {review ? <p class="small">{say("reviewed-by", { name: staffWords(review.by), words: review.words })}</p> : null}
      {dispute.advice ? (
        <p class="small">
          {say("advised")} <Clause of={dispute.advice.clause} />
        </p>
      ) : null}
      <div class="row">
        {decision ? null : (
          <FormButton
            label={say("decide")}
            fields={[words, { name: "absent", label: say("absent"), kind: "check" }]}
            send={(values) =>
              doAct(context, { act: "decide-dispute", dispute: number, words: text(values, "words"), absent: checked(values, "absent") })
            }
          />
        )}
        {decision && !dispute.review_asked_at ? (
          <button type="button" onClick={() => void doAct(context, { act: "ask-review", dispute: number })}>
            {say("ask-review")}
          </button>
        ) : null}
        {dispute.review_asked_at && !review ? (
          <FormButton
            label={say("review")}
            fields={[words]}
            send={(values) => doAct(context, { act: "review-dispute", dispute: number, words: text(values, "words") })}
          />
        ) : null}
        {decision && !dispute.advice ? (
          <button type="button" onClick={() => void doAct(context, { act: "advise-patron", dispute: number })}>
            {say("advise")}
          </button>
        ) : null}
        {decision ? (
          <FormButton
            label={say("close-dispute")}
            fields={[{ name: "satisfied", label: say("satisfied"), kind: "check" }]}
            send={(values) => doAct(context, { act: "close-dispute", dispute: number, satisfied: checked(values, "satisfied") })}
          />
        ) : null}
      </div>
    </li>
  );
}

export function WrongPayments({ context, view }: Props) {
  const errors = view.table?.matters?.errors ?? [];
  const settled = [...(view.table?.came_back ?? [])].reverse();
  return (
    <Panel title={say("payments")} none={say("no-payments")} empty={errors.length === 0}>
      <ul class="plain">
        {[...errors].reverse().map((each) => (
          <OneError key={each.number} context={context} error={each} />
        ))}
      </ul>
      <div>
        <FormButton
          label={say("found")}
          fields={[
            {
              name: "which",
              label: say("payee"),
              choices: settled.map(
                (each, n) =>
                  [
                    String(n),
                    `${playWords(each.coup)} · ${say("payee-due", { player: each.player, due: dollars(each.cents, true) })}`,
                  ] as const,
              ),
            },
            { name: "paid", label: say("paid"), kind: "dollars" },
            { name: "words", label: say("how-found") },
            { name: "suspected", label: say("on-purpose"), kind: "check" },
          ]}
          send={(values) => {
            const { coup, player, cents: due } = settled[Number(text(values, "which"))] as CameBack;
            return doAct(context, {
              act: "find-wrong-payment",
              coup,
              paid: cents(values, "paid"),
              due,
              patron: player,
              suspected: checked(values, "suspected"),
              words: text(values, "words"),
            });
          }}
        />
      </div>
    </Panel>
  );
}

function OneError({ context, error }: { context: ActContext; error: PaymentError }) {
  const { number, paid, due, parts = [], attempts = [], enquiry } = error;
  const wrong = Math.abs(paid - due);
  const left = wrong - parts.reduce((sum, part) => sum + part.cents, 0);
  return (
    <li class="stack matter">
      <div>
        <strong>{say(paid > due ? "over" : "under", { amount: dollars(wrong) })}</strong> {error.found_patron ?? ""}
        <p class="soft small">
          {playWords(error.coup)} · {dateOf(error.found_at)} · {error.found_by}
        </p>
      </div>
      <p class="small">{left > 0 ? say("outstanding", { amount: dollars(left) }) : `✓ ${say("settled")}`}</p>
      {enquiry ? (
        <p class="small">{labelled(say("enquire"), enquiry.suspected ? aside(enquiry.words, say("on-purpose")) : enquiry.words)}</p>
      ) : null}
      {attempts.map((each) => (
        <p key={each.at} class="small">
          {labelled(stepName(each.step), each.words)}
        </p>
      ))}
      <div class="row">
        <FormButton
          label={say("enquire")}
          fields={[
            { name: "words", label: say("enquiry-found") },
            { name: "suspected", label: say("on-purpose"), kind: "check" },
          ]}
          send={(values) =>
            doAct(context, { act: "enquire", error: number, words: text(values, "words"), suspected: checked(values, "suspected") })
          }
        />
        {left > 0 ? (
          <>
            <FormButton
              label={say("attempt")}
              fields={[
                { name: "step", label: say("step"), choices: STEP_KEYS.map((step) => [step, stepName(step)]) },
                { name: "words", label: say("detail") },
                { name: "patron", label: say("patron-known"), optional: true },
              ]}
              send={(values) =>
                doAct(context, {
                  act: "try-to-rectify",
                  error: number,
                  step: text(values, "step") as PaymentErrorStep,
                  words: text(values, "words"),
                  patron: text(values, "patron") || null,
                })
              }
            />
            <FormButton
              label={say("rectify")}
              fields={[{ name: "cents", label: say("amount"), kind: "dollars", value: amountFigure(left) }]}
              send={(values) => doAct(context, { act: "rectify-payment", error: number, cents: cents(values, "cents") })}
            />
          </>
        ) : null}
        {error.regulator_told_at ? (
          <span class="badge good">✓ {say("regulator")}</span>
        ) : (
          <button type="button" class="quiet" onClick={() => void doAct(context, { act: "tell-regulator", error: number })}>
            {say("regulator")}
          </button>
        )}
      </div>
    </li>
  );
}

/** Confirms what is recorded but not shown on this page. */
async function confirmRecorded(sending: Promise<Answer>): Promise<Answer> {
  const answer = await sending;
  if (answer.type === "done") notify(say("on-record"), "good");
  return answer;
}

/** Breaches of conduct, and the measures that the rules of the table provide. */
export function Conduct({ context, view }: Props) {
  const forbidden = mattersOf(view)?.forbidden ?? [];
  const punished = forbidden.filter((row) => row.measures?.length);
  const nth = <T,>(rows: readonly T[], values: FormData): T => rows[Number(text(values, "which"))] as T;
  const who = { name: "who", label: say("who") };
  const terminals = view.wheel !== undefined || view.rapid === true;
  return (
    <section class="panel stack" aria-label={say("conduct")}>
      <h2>{say("conduct")}</h2>
      <div class="row">
        <FormButton
          label={say("breach")}
          fields={[
            {
              name: "which",
              label: say("what"),
              choices: forbidden.map((row, n) => [String(n), aside(breachName(row.breach), clauseWords(row.clause))]),
            },
            who,
          ]}
          send={(values) => {
            const { breach, against }: Forbidden = nth(forbidden, values);
            return confirmRecorded(doAct(context, { act: "report-breach", breach, against, who: text(values, "who") }));
          }}
        />
        {punished.length > 0 ? (
          <FormButton
            label={say("measure")}
            fields={[
              {
                name: "which",
                label: say("measure-what"),
                choices: punished.map((row, n) => [String(n), aside(breachName(row.breach), clauseWords(row.clause))]),
              },
              ...punished.map((row, n) => ({
                name: `measures-${n}`,
                label: say("measures"),
                several: true,
                choices: (row.measures ?? []).map((measure) => [measure, measureName(measure)] as const),
                if: (values: FormData) => (text(values, "which") || "0") === String(n),
              })),
              who,
              { name: "number", label: say("patron-number"), kind: "whole", optional: true },
              ...(terminals ? [{ name: "terminals", label: say("their-terminals"), optional: true }] : []),
            ]}
            send={(values) => {
              const row = nth(punished, values);
              return confirmRecorded(
                doAct(context, {
                  act: "take-measure",
                  breach: row.breach,
                  against: row.against,
                  measures: chosen(values, `measures-${text(values, "which")}`) as Measures,
                  who: text(values, "who"),
                  number: Number(text(values, "number")) || null,
                  terminals: text(values, "terminals")
                    .split(/[\s,]+/)
                    .filter((each) => each !== ""),
                }),
              );
            }}
          />
        ) : null}
        <FormButton
          label={say("rules-shown")}
          fields={[who]}
          send={(values) => confirmRecorded(doAct(context, { act: "show-rules", who: text(values, "who") }))}
        />
      </div>
    </section>
  );
}
