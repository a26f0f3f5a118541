// What waits at the cage: payments by hand, withheld tickets, and amounts owed after corrections.
import type { ComponentChildren } from "preact";
import { sentence } from "../lib/words/texts.ts";
import { dateOf, momentOf } from "../lib/words/times.ts";
import { dollars } from "../lib/words/money.ts";
import type { CageView, PayoutLine, TicketLine } from "../lib/types.ts";
import {
  type CageForm,
  clearOwed,
  decideSlip,
  type Due,
  paperName,
  payOut,
  payoutName,
  refuse,
  reinstate,
  release,
  withhold,
} from "./acts.ts";
import { answerWords, say, ticketState } from "./words.ts";
import { gameName, terminalName } from "../lib/words/places.ts";

interface Waiting {
  view: CageView;
  may: ReadonlySet<string>;
  openForm: (makeForm: () => CageForm) => void;
  onForm: (line: PayoutLine) => void;
}

function Panel({ title, empty, rows, hint }: { title: string; empty: string; rows: ComponentChildren[]; hint?: string }) {
  return (
    <section class="panel stack" aria-label={title}>
      <div class="spread">
        <h2>{title}</h2>
        {rows.length ? <span class="badge warn">{rows.length}</span> : null}
      </div>
      {rows.length ? <ul class="lines">{rows}</ul> : <p class="empty">{empty}</p>}
      {rows.length && hint ? <p class="soft small">{hint}</p> : null}
    </section>
  );
}

const where = (terminal: string): string => terminalName(terminal);

export function Payouts({ view, may, openForm, onForm }: Waiting) {
  const rows = (view.payouts ?? []).map((line) => {
    const called = payoutName(line);
    const due: Due = { of: "payout", line };
    // A payment that waits for a time is paid when it comes; one that waits for a decision, once it is released.
    const payable = !line.withheld || line.until != null;
    return (
      <li key={called}>
        <div class="spread">
          <span>
            <strong class="amount">{dollars(line.cents)}</strong> <span class="soft">{called}</span>
          </span>
          <span class={`badge ${line.withheld ? "warn" : "good"}`}>{line.withheld ? ticketState("withheld") : say("waiting")}</span>
        </div>
        {line.withheld ? (
          <p class="soft">
            {line.withheld}
            {line.until ? ` · ${say("until")} ${dateOf(line.until)}` : ""}
          </p>
        ) : null}
        <InspectorsWord line={line} />
        <div class="row">
          {payable && may.has("pay-hand") ? (
            <button class={line.withheld ? "" : "primary"} onClick={() => openForm(() => payOut(line))}>
              {say("pay-out")}
            </button>
          ) : null}
          <button onClick={() => onForm(line)}>{say("form")}</button>
          {may.has("withhold-hand-pay") && !line.inquiry ? (
            <button onClick={() => openForm(() => withhold(due))}>{say("withhold")}</button>
          ) : null}
          {line.withheld && may.has("release-hand-pay") ? (
            <button onClick={() => openForm(() => release(due))}>{say("release")}</button>
          ) : null}
          {line.answer?.agrees && may.has("refuse-hand-pay") ? (
            <button class="danger" onClick={() => openForm(() => refuse(due))}>
              {say("refuse")}
            </button>
          ) : null}
        </div>
      </li>
    );
  });
  return <Panel title={say("by-hand")} empty={say("by-hand-none")} rows={rows} />;
}

/** Payments by hand that were refused, as long as the refusal can be reversed. */
export function Refused({ view, may, openForm }: Waiting) {
  const rows = (view.refused ?? []).map((line) => {
    const called = payoutName(line);
    return (
      <li key={called}>
        <span>
          <strong class="amount">{dollars(line.cents)}</strong> <span class="soft">{called}</span>
        </span>
        {may.has("reinstate-hand-pay") ? (
          <div class="row">
            <button onClick={() => openForm(() => reinstate({ of: "payout", line }))}>{say("reinstate")}</button>
          </div>
        ) : null}
      </li>
    );
  });
  return rows.length ? <Panel title={say("refused-by-hand")} empty="" rows={rows} /> : null;
}

/** What the Inspector said to an inquiry, or that the answer is awaited. */
function InspectorsWord({ line }: { line: PayoutLine | TicketLine }) {
  if (!line.inquiry) return null;
  return (
    <p class="soft">
      {answerWords(line.answer?.agrees)}
      {line.answer ? ` · ${line.answer.by}: ${line.answer.note}` : ""}
    </p>
  );
}

/** Vouchers that are not paid yet, and withheld tickets. Who has the paper looks it up; the casino may also act without it. */
export function Held({ view, may, openForm }: Waiting) {
  const rows = (view.tickets ?? []).map((line) => {
    const due: Due = { of: "ticket", number: line.ticket, ends: line.ends, kind: line.kind };
    return (
      <li key={line.ticket} data-testid="held-ticket">
        <div class="spread">
          <span>
            <strong class="amount">{dollars(line.cents)}</strong>{" "}
            <span class="soft">
              {paperName(line)} · {where(line.terminal)}
            </span>
          </span>
          <span class={`badge ${line.reason ? "warn" : ""}`}>
            {line.until
              ? `${say("until")} ${dateOf(line.until)}`
              : line.demanded
                ? say("demanded-back")
                : line.reason
                  ? ticketState("withheld")
                  : say(line.presented ? "presented-state" : "issued-state")}
          </span>
        </div>
        {line.reason ? <p class="soft">{sentence(line.reason)}</p> : null}
        <InspectorsWord line={line} />
        {line.presented ? <p class="soft">{say("presented-by", { patron: line.presented })}</p> : null}
        {line.returned ? <p class="soft">{say("given-back", { patron: line.returned })}</p> : null}
        <div class="row">
          {!line.inquiry && may.has("withhold-ticket") ? (
            <button onClick={() => openForm(() => withhold(due))}>{say("withhold")}</button>
          ) : null}
          {line.reason && may.has("release-ticket") ? <button onClick={() => openForm(() => release(due))}>{say("release")}</button> : null}
          {line.answer?.agrees && may.has("refuse-ticket") ? (
            <button class="danger" onClick={() => openForm(() => refuse(due))}>
              {say("refuse")}
            </button>
          ) : null}
        </div>
      </li>
    );
  });
  return <Panel title={say("held")} empty={say("held-none")} hint={say("held-hint")} rows={rows} />;
}

/** Slips of tickets lost in a restore; hidden if there are none, as on most days. */
export function LostSlips({ view, may, openForm }: Waiting) {
  const rows = (view.lost_slips ?? []).map((line) => (
    <li key={line.slip} data-testid="lost-slip">
      <div class="spread">
        <span>
          <strong class="amount">{dollars(line.cents)}</strong>{" "}
          <span class="soft">
            …{line.ends} · {where(line.terminal)} · {say("sequence")} {String(line.sequence).padStart(6, "0")}
          </span>
        </span>
        <span class="badge warn">{say("undecided")}</span>
      </div>
      <p class="soft">{say("printed-between", { after: momentOf(line.after), before: momentOf(line.before) })}</p>
      {may.has("decide-lost-slip") ? (
        <div class="row">
          <button class="primary" onClick={() => openForm(() => decideSlip(line, true))}>
            {say("pay", { amount: dollars(line.cents) })}
          </button>
          <button class="danger" onClick={() => openForm(() => decideSlip(line, false))}>
            {say("refuse")}
          </button>
        </div>
      ) : null}
    </li>
  ));
  return rows.length ? <Panel title={say("lost-slips")} empty="" hint={say("lost-hint")} rows={rows} /> : null;
}

export function Owed({ view, may, openForm }: Waiting) {
  const rows = (view.owed ?? []).map((line) => (
    <li key={`${line.terminal}-${line.play}`}>
      <div class="spread">
        <span>
          <span class="soft">{say(line.cents > 0 ? "owes-player" : "owes-house")}</span>{" "}
          <strong class="amount">{dollars(Math.abs(line.cents))}</strong>
        </span>
        <span class="soft">
          {where(line.terminal)} · {gameName(line.game)}
        </span>
      </div>
      <p class="soft">{sentence(line.reason)}</p>
      {may.has("clear-owed") ? (
        <div class="row">
          <button onClick={() => openForm(() => clearOwed(line))}>{say("settle")}</button>
        </div>
      ) : null}
    </li>
  ));
  return <Panel title={say("owed")} empty={say("owed-none")} rows={rows} />;
}
