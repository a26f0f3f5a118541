// The cage: tickets are looked up and paid, payments by hand made against their form, and money moved.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { mount } from "../lib/ui/mount.ts";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { timeOf } from "../lib/words/times.ts";
import { Desk, type StaffSession } from "../lib/acts/desk.tsx";
import { ExcludedPeople } from "../lib/acts/excluded.tsx";
import { Form, FormButton, text } from "../lib/acts/form.tsx";
import { get } from "../lib/realtime/http.ts";
import { dollars } from "../lib/words/money.ts";
import { placeName } from "../lib/words/places.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { CageView, GameView, PayoutLine } from "../lib/types.ts";
import { notify } from "../lib/ui/parts.tsx";
import { type CageForm, cancelCredit, countMoney, emptyStacker, issueVouchers, moveMoney, type PaperOf } from "./acts.ts";
import { OwnMoves } from "./moves.tsx";
import { PaperDialog } from "./paper.tsx";
import "./style.css";
import { Tickets } from "./tickets.tsx";
import { Held, LostSlips, Owed, Payouts, Refused } from "./waiting.tsx";
import { say } from "./words.ts";

const may = signal<ReadonlySet<string>>(new Set());
const tables = signal<readonly string[]>([]);
/** The form is made again when it is drawn: so it follows the language. */
const currentForm = signal<{ makeForm: () => CageForm; after: () => void } | null>(null);
const form = signal<PaperOf | null>(null);
/** An act with its words, which follow the language, and with its form if it has one. */
interface DoneAct {
  at: number;
  words: () => string;
  paper: PaperOf | null;
}

/** What was done here since the page opened, the latest first. */
const doneHere = signal<readonly DoneAct[]>([]);
/** The values of the open form. */
let filled = new FormData();

const openForm = (makeForm: () => CageForm, after: () => void = () => undefined): void => {
  currentForm.value = { makeForm, after };
};

function closeForm(connection: StaffSession["connection"], done: boolean): void {
  const open = currentForm.value;
  currentForm.value = null;
  if (open === null || !done) return;
  const { makeForm } = open;
  const typed = filled;
  const words = (): string => makeForm().done(typed);
  const paper = makeForm().paper?.(typed) ?? null;
  doneHere.value = [{ at: connection.now(), words, paper }, ...doneHere.value];
  notify(words(), "good");
  // A voucher is signed once its amount is known; the form of a payout was signed before.
  if (paper?.sequence === null) form.value = paper;
  open.after();
}

function Cage({ session }: { session: StaffSession }) {
  useEffect(() => {
    void get<string[]>("/api/commands", session.token).then((got) => {
      if (got.ok) may.value = new Set(got.body);
    });
    void get<GameView[]>("/api/games", session.token).then((got) => {
      if (got.ok) tables.value = got.body.filter((game) => game.kind === "table" && !game.rapid).map((game) => game.name);
    });
  }, [session.token]);
  const refused = session.connection.refusal("cage").value;
  const view = session.connection.view<CageView>("cage").value;
  if (refused)
    return (
      <main class="desk">
        <p class="note bad" role="alert">
          {refusal(refused)}
        </p>
      </main>
    );
  if (view === null) return <main class="desk" aria-busy="true" />;
  const waiting = {
    view,
    may: may.value,
    openForm,
    onForm: (line: PayoutLine) => {
      form.value = line;
    },
  };
  const acts = [
    { type: "move-money", words: say("moves"), form: () => moveMoney(tables.value) },
    { type: "cancel-credit", words: say("cancel-credit"), form: cancelCredit },
    { type: "count-money", words: say("count"), form: () => countMoney(tables.value) },
    { type: "issue-vouchers", words: say("issue-vouchers"), form: () => issueVouchers(tables.value) },
    { type: "empty-stacker", words: say("empty-stacker"), form: emptyStacker },
  ].filter((act) => may.value.has(act.type));
  return (
    <main class="desk cage-desk" {...pressGuard}>
      <div class="stack">
        <Tickets session={session} may={may.value} openForm={openForm} />
        {acts.length ? (
          <section class="panel stack" aria-label={say("money")}>
            <div class="spread">
              <h2>{say("money")}</h2>
              <span>
                {say("cash")}{" "}
                <strong class="amount" data-testid="cage-cash">
                  {dollars(view.cash ?? 0)}
                </strong>
              </span>
            </div>
            {view.kiosks?.map((line) => (
              <p key={line.kiosk} class="spread" data-testid="kiosk-cash">
                <span>{placeName(`kiosk/${line.kiosk}`)}</span>
                <strong class="amount">{dollars(line.cents)}</strong>
              </p>
            ))}
            {(view.cash ?? 0) < 0 ? (
              <p class="note bad" role="alert">
                {say("cash-short")}
              </p>
            ) : null}
            <div class="row">
              {acts.map((act) => (
                <button key={act.type} onClick={() => openForm(act.form)}>
                  {act.words} …
                </button>
              ))}
              <FormAgain />
            </div>
            {may.value.has("reverse-move") ? <OwnMoves token={session.token} after={doneHere.value.length} openForm={openForm} /> : null}
          </section>
        ) : null}
        <section class="panel stack" aria-label={say("done")}>
          <h2>{say("done")}</h2>
          {doneHere.value.length ? (
            <ul class="lines small">
              {doneHere.value.slice(0, 12).map((each) => (
                <Done key={each.at} {...each} />
              ))}
            </ul>
          ) : (
            <p class="empty">{say("done-none")}</p>
          )}
        </section>
      </div>
      <div class="stack">
        <Payouts {...waiting} />
        <Refused {...waiting} />
        <LostSlips {...waiting} />
        <Owed {...waiting} />
        <Held {...waiting} />
        <ExcludedPeople session={session} lifts={false} />
      </div>
      {currentForm.value ? <CageFormDialog connection={session.connection} cageForm={currentForm.value.makeForm()} /> : null}
      {form.value ? (
        <PaperDialog
          title={say("form")}
          path={["/api/slips/payout", encodeURIComponent(form.value.terminal), form.value.sequence ?? []].flat().join("/")}
          token={session.token}
          onClose={() => {
            form.value = null;
          }}
        />
      ) : null}
    </main>
  );
}

function Done({ at, words, paper }: DoneAct) {
  return (
    <li class="spread">
      <span class="row">
        <time class="soft number">{timeOf(at, true)}</time>
        {words()}
      </span>
      {paper ? (
        <button
          class="quiet tight"
          onClick={() => {
            form.value = paper;
          }}
        >
          {say("form")}
        </button>
      ) : null}
    </li>
  );
}

/** A paid form is found by its terminal, and by its sequence if it is not the latest. */
function FormAgain() {
  return (
    <FormButton
      label={say("form-again")}
      fields={[
        { name: "terminal", label: say("terminal") },
        { name: "sequence", label: say("sequence-if"), kind: "whole", optional: true },
      ]}
      send={async (values) => {
        form.value = { terminal: text(values, "terminal"), sequence: Number(text(values, "sequence")) || null };
        return { type: "done" };
      }}
    />
  );
}

/** The open form. If the server demands a release, the signer releases it. */
function CageFormDialog({
  connection,
  cageForm: { command, done, paper, ...form },
}: {
  connection: StaffSession["connection"];
  cageForm: CageForm;
}) {
  return (
    <Form
      {...form}
      send={(values, second, refused) => {
        filled = values;
        return connection.do(command(values, second?.name ?? null, refused.has("release-needed")), second);
      }}
      onClose={(sent) => closeForm(connection, sent)}
    />
  );
}

function App() {
  return <Desk title={say("title")}>{(session) => <Cage session={session} />}</Desk>;
}

void mount(<App />);
