// A ticket in the cashier's hand: looked up by its number, paid, withheld, released, refused or booked as unclaimed.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { dateOf } from "../lib/words/times.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { get } from "../lib/realtime/http.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { Command, TicketFound } from "../lib/types.ts";
import { language } from "../lib/words/words.ts";
import {
  type CageForm,
  claim,
  type Due,
  giveBack,
  lapse,
  present,
  presentSlip,
  redeem,
  refuse,
  reinstate,
  release,
  withhold,
} from "./acts.ts";
import { Slip } from "./paper.tsx";
import { labelled } from "../lib/words/texts.ts";
import { answerWords, say, ticketState } from "./words.ts";

const number = signal("");
/** The found ticket with its number: what is typed next does not change it. */
const found = signal<{ digits: string; ticket: TicketFound } | null>(null);
const problem = signal("");
/** The number of a slip whose ticket was lost in a restore. */
const lost = signal<string | null>(null);
/** The last lookup: answers to earlier ones are dropped. */
let lastLookup: { digits: string } | null = null;

/** What can be done with a ticket in each state, the usual act first. */
const ACTS: Readonly<Record<TicketFound["standing"], readonly Command["type"][]>> = {
  open: ["redeem-ticket", "present-ticket", "withhold-ticket"],
  withheld: ["release-ticket", "refuse-ticket", "return-ticket", "withhold-ticket"],
  expired: ["lapse-ticket"],
  redeemed: [],
  refused: ["reinstate-ticket"],
  lapsed: ["claim-ticket"],
};
const TONES: Partial<Record<Command["type"], string>> = {
  "redeem-ticket": "primary",
  "release-ticket": "primary",
  "refuse-ticket": "danger",
};
const TONE = { open: "good", withheld: "warn", expired: "warn", redeemed: "", refused: "bad", lapsed: "" } as const;

/** "12-3456-7890-1234-5678", as the paper has it. */
const spaced = (digits: string): string => [digits.slice(0, 2), ...(digits.slice(2).match(/\d{1,4}/g) ?? [])].join("-");

export function Tickets({
  session,
  may,
  openForm,
}: {
  session: StaffSession;
  may: ReadonlySet<string>;
  openForm: (makeForm: () => CageForm, after: () => void) => void;
}) {
  const entry = useRef<HTMLInputElement>(null);
  const shown = found.value;

  async function lookUp(digits: string): Promise<void> {
    const mine = (lastLookup = { digits });
    if (found.value?.digits !== digits) found.value = null;
    const got = await get<TicketFound>(`/api/tickets/${encodeURIComponent(digits)}?lang=${language.value}`, session.token);
    if (mine !== lastLookup) return;
    found.value = got.ok ? { digits, ticket: got.body } : null;
    problem.value = got.ok ? "" : refusal(got.error);
    lost.value = !got.ok && got.error.code === "ticket-lost-in-restore" ? digits : null;
    // The next number replaces this one; what is being typed already stays.
    if (number.value === digits) entry.current?.select();
  }
  // The server writes the amount in words in the language of the request.
  useEffect(() => {
    if (lastLookup) void lookUp(lastLookup.digits);
  }, [language.value]);
  function typed(field: HTMLInputElement): void {
    number.value = field.value.replace(/\D/g, "");
    // The same number again redraws nothing: spacing it later would move the cursor during typing.
    field.value = spaced(number.value);
  }
  function clear(): void {
    lastLookup = null;
    number.value = "";
    found.value = null;
    problem.value = "";
    lost.value = null;
    entry.current?.focus();
  }

  return (
    <section class="panel stack" aria-labelledby="ticket-title">
      <h2 id="ticket-title">{say("ticket")}</h2>
      <form
        class="lookup"
        onSubmit={(event) => {
          event.preventDefault();
          void lookUp(number.value);
        }}
        role="search"
      >
        <label>
          {say("number")}
          <input
            ref={entry}
            class="digits"
            inputMode="numeric"
            autocomplete="off"
            autofocus
            required
            maxLength={30}
            data-testid="ticket-number"
            aria-describedby="number-hint"
            value={spaced(number.value)}
            onInput={(event) => typed(event.currentTarget)}
          />
        </label>
        <div class="row">
          <button class="primary">{say("look-up")}</button>
          <button type="button" onClick={clear}>
            {say("clear")}
          </button>
        </div>
      </form>
      <p id="number-hint" class="soft small">
        {say("number-hint")}
      </p>
      <div aria-live="polite" class="stack">
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        ) : null}
        {lost.value !== null && may.has("present-lost-slip") ? (
          <div class="row">
            <button class="primary" onClick={() => openForm(() => presentSlip(lost.value ?? ""), clear)}>
              {say("present-slip")}
            </button>
          </div>
        ) : null}
        {shown ? (
          <Found {...shown} session={session} may={may} openForm={(makeForm) => openForm(makeForm, () => void lookUp(shown.digits))} />
        ) : null}
        {!shown && !problem.value ? <p class="empty">{say("no-ticket")}</p> : null}
      </div>
    </section>
  );
}

/** A voucher is presented before it is paid, a paper comes back once that is demanded, and an Inspector agrees first to a refusal. */
function fits(act: Command["type"], ticket: TicketFound): boolean {
  switch (act) {
    case "redeem-ticket":
      return Boolean(ticket.presented) || (ticket.kind !== "voucher" && !ticket.returned);
    case "return-ticket":
      return Boolean(ticket.demanded);
    case "refuse-ticket":
      return ticket.agrees === true;
    case "withhold-ticket":
      return !ticket.inquiry;
    default:
      return true;
  }
}

function Found({
  session,
  digits,
  ticket,
  may,
  openForm,
}: {
  session: StaffSession;
  digits: string;
  ticket: TicketFound;
  may: ReadonlySet<string>;
  openForm: (makeForm: () => CageForm) => void;
}) {
  const due: Due = { of: "ticket", number: digits, ends: ticket.ends, ...(ticket.kind ? { kind: ticket.kind } : {}) };
  const offered: Partial<Record<Command["type"], { words: string; form: () => CageForm }>> = {
    "redeem-ticket": { words: say("pay", { amount: dollars(ticket.cents) }), form: () => redeem(ticket, digits) },
    "present-ticket": { words: say("present"), form: () => present(ticket, digits) },
    "return-ticket": { words: say("give-back"), form: () => giveBack(ticket, digits) },
    "withhold-ticket": { words: say("withhold"), form: () => withhold(due) },
    "release-ticket": { words: say("release"), form: () => release(due) },
    "refuse-ticket": { words: say("voids"), form: () => refuse(due) },
    "claim-ticket": { words: say("claim"), form: () => claim(ticket, digits) },
    "reinstate-ticket": { words: say("reinstate"), form: () => reinstate(due) },
    "lapse-ticket": { words: say("lapse"), form: () => lapse(ticket) },
  };
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [say("from-terminal"), ticket.terminal],
    [say("sequence"), String(ticket.sequence).padStart(6, "0")],
    [say("issued"), dateOf(ticket.issued)],
    [say("expires"), dateOf(ticket.expires)],
    [say("reason"), ticket.reason],
    [say("until"), ticket.until ? dateOf(ticket.until) : null],
    [say("inspectors-answer"), ticket.inquiry ? answerWords(ticket.agrees) : null],
    [say("presenter"), ticket.presented ? labelled(ticket.presented, say(`pay-as-${ticket.form ?? "cash"}`)) : null],
    [say("returner"), ticket.returned],
    [say("paid-at"), ticket.paid_at ? dateOf(ticket.paid_at) : null],
    [say("paid-by"), ticket.paid_by?.split("/").at(-1)],
  ];
  return (
    <article class="found" data-testid="ticket-found">
      <div class="stack">
        <div class="spread">
          <strong class="amount">{dollars(ticket.cents)}</strong>
          {ticket.kind === "voucher" ? <span class="badge">{say("voucher")}</span> : null}
          <span class={`badge ${TONE[ticket.standing]}`}>{ticketState(ticket.standing)}</span>
        </div>
        <p class="soft">{ticket.words}</p>
        {ticket.demanded ? (
          <p class="note bad" role="alert">
            {say("demanded")}
          </p>
        ) : null}
        <dl class="facts">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <div class="row">
          {ACTS[ticket.standing]
            .filter((act) => may.has(act) && fits(act, ticket))
            .map((act) => {
              const row = offered[act];
              return row ? (
                <button key={act} class={TONES[act] ?? ""} onClick={() => openForm(row.form)}>
                  {row.words}
                </button>
              ) : null;
            })}
        </div>
      </div>
      <figure class="stack">
        <figcaption class="soft small">{say("paper")}</figcaption>
        <Slip path={`/api/slips/ticket/${encodeURIComponent(digits)}`} token={session.token} />
      </figure>
    </article>
  );
}
