// Money in and out: notes and tickets in, and the ticket with which the player leaves.
import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { dateOf } from "../lib/words/times.ts";
import type { Answer, Connection } from "../lib/realtime/connection.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { TerminalView, PrintedTicket } from "../lib/types.ts";
import { Dialog, notifyAnswer } from "../lib/ui/parts.tsx";
import { language, resetLanguage, say as sayAny } from "../lib/words/words.ts";
import { deviceFailed } from "./state/halt.ts";
import { CallStaff } from "./header.tsx";
import { Icon } from "./icons.tsx";
import type { Terminal } from "./state/terminal.ts";
import { HELP_PAGE, HELPLINE, say } from "./words.ts";
import { listed } from "../lib/words/texts.ts";

/** The open dialog about money. */
export const moneyDialog = signal<"money" | "cash-out" | null>(null);

/** The last printed ticket, kept until the player has taken it: a reload must not lose it. */
const STORAGE_KEY = "pitboss-ticket";
const ticket = signal(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as PrintedTicket | null);
ticket.subscribe((now) => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(now)));

export function Money({ at, view }: { at: Terminal; view: TerminalView }) {
  const waits = (view.payouts ?? []).length > 0;
  useEffect(() => {
    if (waits || !paidByHand.value) return;
    paidByHand.value = false;
    void resetLanguage();
  }, [waits]);
  if (ticket.value !== null) return <Printed view={view} ticket={ticket.value} />;
  if (moneyDialog.value === "money") return <MoneyIn at={at} view={view} />;
  if (moneyDialog.value === "cash-out") return <Leaving at={at} view={view} />;
  return null;
}

/** Whether a player has cashed out and waits for staff to pay. */
const paidByHand = signal(false);

const stop = (): void => {
  moneyDialog.value = null;
};

function MoneyIn({ at, view }: { at: Terminal; view: TerminalView }) {
  const [number, setNumber] = useState("");
  const [status, setStatus] = useState<{ words: string; tone: "good" | "bad" } | null>(null);
  async function put(answering: Promise<Answer>, worth: () => Promise<number> | number): Promise<boolean> {
    const answer = await answering;
    if (answer.type === "refused") setStatus({ words: refusal(answer.error), tone: "bad" });
    else setStatus({ words: say("added", { cents: dollars(await worth(), true) }), tone: "good" });
    return answer.type === "done";
  }
  const putNote = (cents: number): void => {
    if (at.slot) void put(at.slot.do({ type: "insert-note", terminal: view.terminal, cents }), () => cents);
  };
  async function putTicket(event: Event): Promise<void> {
    event.preventDefault();
    const answering = at.connection.do({ type: "insert-ticket", terminal: view.terminal, number: number.replace(/\D/g, "") });
    if (await put(answering, () => creditArrived(at, view.credits))) setNumber("");
  }
  const stuck = deviceFailed(view, "stacker");
  const lost = (connection: Connection | null): boolean => connection?.state.value.is !== "open";
  return (
    <Dialog title={say("money")} onClose={stop}>
      <p class="credit-now">
        <span class="soft">{say("credit")}</span> <b class="number">{dollars(view.credits)}</b>
      </p>
      <section class="stack">
        <h3>{say("notes")}</h3>
        {stuck ? (
          <p class="note bad" role="alert">
            {say("slot-fails")}
          </p>
        ) : (
          <p class="soft">
            {at.slot ? say("demo-slot") : say("note-slot", { notes: listed(view.notes.map((each) => dollars(each, true))) })}
          </p>
        )}
        {at.slot ? (
          <div class="notes">
            {view.notes.map((cents) => (
              <button
                key={cents}
                class={`banknote note-${cents / 100}`}
                disabled={stuck || lost(at.slot)}
                aria-label={say("insert", { cents: dollars(cents, true) })}
                onClick={() => putNote(cents)}
              >
                {dollars(cents, true)}
              </button>
            ))}
          </div>
        ) : null}
      </section>
      <form class="stack" onSubmit={putTicket}>
        <h3>{say("ticket")}</h3>
        <div class="row ticket-in">
          <label>
            {say("ticket-number")}
            <input
              value={number}
              inputMode="numeric"
              autocomplete="off"
              required
              disabled={stuck}
              onInput={(event) => setNumber(event.currentTarget.value)}
            />
          </label>
          <button disabled={stuck || lost(at.connection)}>{say("ticket-in")}</button>
        </div>
      </form>
      <p class={`money-status ${status?.tone ?? ""}`} role="status">
        {status?.words ?? ""}
      </p>
      <p class="soft small">{say("credit-limit", { cents: dollars(view.credit_limit, true) })}</p>
    </Dialog>
  );
}

/** The credit beyond `before`, as soon as it arrives. */
function creditArrived(at: Terminal, before: number): Promise<number> {
  return new Promise((come) => {
    const stopLooking = effect(() => {
      const more = (at.view.value?.credits ?? 0) - before;
      if (more > 0) queueMicrotask(() => (stopLooking(), come(more)));
    });
  });
}

const WHY_NO_TICKET = { "hand-pay": "leave-by-hand", voucher: "leave-by-voucher", "after-play": "leave-later" } as const;

function Leaving({ at, view }: { at: Terminal; view: TerminalView }) {
  async function leave(): Promise<void> {
    const answer = await at.connection.do({ type: "cash-out", terminal: view.terminal, language: language.value });
    stop();
    if (!notifyAnswer(answer) || answer.type !== "done") return;
    if (answer.ticket) ticket.value = answer.ticket;
    else paidByHand.value = true;
  }
  const { leaves = "ticket" } = view;
  // Staff may have paid meanwhile.
  useEffect(() => {
    if (view.credits === 0) stop();
  }, [view.credits]);
  return (
    <Dialog title={say("cash-out")} onClose={stop}>
      {leaves === "after-play" ? null : <p class="leaving">{say("cash-out-ask", { cents: dollars(view.credits) })}</p>}
      {leaves === "ticket" ? null : <p class="note">{say(WHY_NO_TICKET[leaves], { cents: dollars(view.held) })}</p>}
      <div class="row">
        {leaves === "voucher" ? (
          <CallStaff at={at} view={view} />
        ) : leaves === "after-play" ? null : (
          <button
            class="primary"
            disabled={at.connection.state.value.is !== "open" || at.connection.waiting.value > 0}
            onClick={() => void leave()}
          >
            <Icon name={leaves === "ticket" ? "ticket" : "bell"} />
            {say(leaves === "ticket" ? "cash-out-yes" : "cash-out-by-hand")}
          </button>
        )}
        <button onClick={stop}>{say("stay")}</button>
      </div>
    </Dialog>
  );
}

/** The ticket as it comes out of the printer. */
function Printed({ view, ticket: printed }: { view: TerminalView; ticket: PrintedTicket }) {
  const taken = (): void => {
    ticket.value = null;
    void resetLanguage();
  };
  return (
    <Dialog title={say("printed")}>
      <article class="paper" data-testid="ticket">
        <header>
          <b>{view.venue}</b>
          <span>{say("redeemable")}</span>
        </header>
        <p class="paper-number" data-testid="ticket-number">
          {printed.number.replace(/\B(?=(\d{4})+$)/g, "-")}
        </p>
        <p class="paper-cents">{dollars(printed.cents)}</p>
        <p>{printed.words[language.value]}</p>
        <dl>
          <div>
            <dt>{say("issued")}</dt>
            <dd>{dateOf(Date.parse(printed.issued))}</dd>
          </div>
          <div>
            <dt>{say("expires")}</dt>
            <dd>{dateOf(Date.parse(printed.expires))}</dd>
          </div>
          <div>
            <dt>{sayAny("slip-terminal")}</dt>
            <dd>{view.terminal}</dd>
          </div>
        </dl>
        <footer>
          {say("care-help")} {HELPLINE} · {HELP_PAGE}
        </footer>
      </article>
      <p>{say("printed-where")}</p>
      <button class="primary" onClick={taken}>
        {say("taken")}
      </button>
    </Dialog>
  );
}
