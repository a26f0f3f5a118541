// Payments that wait for the end of an inquiry. An Inspector answers each under their own name (Rapid 9.2).
import type { StaffSession } from "../lib/acts/desk.tsx";
import { FormButton, text } from "../lib/acts/form.tsx";
import { Clause } from "../lib/felt/clause.tsx";
import type { CageView, Command, InspectorsAnswer } from "../lib/types.ts";
import { notifyAnswer } from "../lib/ui/parts.tsx";
import { dollars } from "../lib/words/money.ts";
import { terminalName } from "../lib/words/places.ts";
import { labelled } from "../lib/words/texts.ts";
import { say } from "./words.ts";

/** A payment that is inquired into: what it is, why it waits, and the command that answers. */
interface Inquiry {
  key: string;
  cents: number;
  what: string;
  reason: string;
  answer: InspectorsAnswer | null | undefined;
  command: (answered: { agrees: boolean; note: string; by: string }) => Command;
}

const CHOICES = ["objects", "agrees"] as const;

export function inquiriesOf(view: CageView | null): Inquiry[] {
  const tickets = (view?.tickets ?? []).filter((line) => line.inquiry);
  const payouts = (view?.payouts ?? []).filter((line) => line.inquiry);
  return [
    ...tickets.map((line) => ({
      key: line.ticket,
      cents: line.cents,
      what: `${say(line.kind === "voucher" ? "a-voucher" : "a-ticket")} …${line.ends} · ${terminalName(line.terminal)}`,
      reason: line.reason ?? "",
      answer: line.answer,
      command: (answered: { agrees: boolean; note: string; by: string }): Command => ({
        type: "review-ticket",
        ticket: line.ticket,
        ...answered,
      }),
    })),
    ...payouts.map((line) => ({
      key: `${line.terminal}/${line.sequence}`,
      cents: line.cents,
      what: `${say("by-hand")} · ${terminalName(line.terminal)}`,
      reason: line.withheld ?? "",
      answer: line.answer,
      command: (answered: { agrees: boolean; note: string; by: string }): Command => ({
        type: "review-hand-pay",
        terminal: line.terminal,
        sequence: line.sequence,
        ...answered,
      }),
    })),
  ];
}

export function Inquiries({ session }: { session: StaffSession }) {
  const rows = inquiriesOf(session.connection.view<CageView>("cage").value);
  return (
    <section class="panel stack" aria-label={say("inquiries")}>
      <div class="spread">
        <h2>{say("inquiries")}</h2>
        <Clause of="9.2" />
      </div>
      <p class="soft small">{say("inquiries-hint")}</p>
      {rows.length ? (
        <ul class="plain">
          {rows.map((each) => (
            <OneInquiry key={each.key} session={session} inquiry={each} />
          ))}
        </ul>
      ) : (
        <p class="empty">{say("inquiries-none")}</p>
      )}
    </section>
  );
}

function OneInquiry({ session, inquiry }: { session: StaffSession; inquiry: Inquiry }) {
  const { connection, me } = session;
  const { answer, cents, what, reason, command } = inquiry;
  return (
    <li class="stack" data-testid="inquiry">
      <div class="spread">
        <span>
          <strong class="amount">{dollars(cents)}</strong> <span class="soft">{what}</span>
        </span>
        <span class={`badge ${answer ? "" : "warn"}`}>{say(answer ? (answer.agrees ? "agreed" : "objected") : "unanswered")}</span>
      </div>
      <p>{reason}</p>
      {answer ? <p class="soft">{labelled(answer.by, answer.note)}</p> : null}
      {me.posts.includes("inspector") ? (
        <div class="row">
          <FormButton
            label={say("answer")}
            words={say("answer-why")}
            fields={[
              { name: "agrees", label: say("answer"), choices: CHOICES.map((each) => [each, say(each)] as const) },
              { name: "note", label: say("answer-note") },
            ]}
            send={async (values) => {
              const agrees = text(values, "agrees") === "agrees";
              const sent = await connection.do(command({ agrees, note: text(values, "note"), by: me.name }));
              if (sent.type === "done") notifyAnswer(sent);
              return sent;
            }}
          />
        </div>
      ) : null}
    </li>
  );
}
