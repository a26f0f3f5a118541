// The cage: tickets are looked up and paid, payments by hand made against their form, and money moved.
import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { careful } from "../lib/acts/careful.ts";
import { timeOf } from "../lib/words/times.ts";
import { Desk, type Duty } from "../lib/acts/desk.tsx";
import { Form, FormButton, text } from "../lib/acts/form.tsx";
import { get } from "../lib/realtime/http.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { CageView, GameView, PayoutLine } from "../lib/types.ts";
import { tell } from "../lib/ui/parts.tsx";
import { type Asking, cancelCredit, emptyStacker, moveMoney, type PaperOf } from "./acts.ts";
import { OwnMoves } from "./moves.tsx";
import { PaperDialog } from "./paper.tsx";
import "./style.css";
import { Tickets } from "./tickets.tsx";
import { Held, LostSlips, Owed, Payouts, Refused } from "./waiting.tsx";
import { say } from "./words.ts";

const may = signal<ReadonlySet<string>>(new Set());
const tables = signal<readonly string[]>([]);
const asked = signal<{ asking: Asking; after: () => void } | null>(null);
const form = signal<PaperOf | null>(null);
/** What was done here since the page was opened, the latest first. */
const doneHere = signal<readonly { at: number; words: string; paper: PaperOf | null }[]>([]);
/** What was filled in for what is asked. */
let filled = new FormData();

const ask = (asking: Asking, after: () => void = () => undefined): void => {
  asked.value = { asking, after };
};

function answered(line: Duty["line"], done: boolean): void {
  const open = asked.value;
  asked.value = null;
  if (open === null || !done) return;
  const words = open.asking.done(filled);
  const paper = open.asking.paper?.(filled) ?? null;
  doneHere.value = [{ at: line.now(), words, paper }, ...doneHere.value];
  tell(words, "good");
  // A voucher is signed once it is known what it is over; the form of a payout was signed before.
  if (paper?.sequence === null) form.value = paper;
  open.after();
}

function Cage({ duty }: { duty: Duty }) {
  useEffect(() => {
    void get<string[]>("/api/commands", duty.token).then((got) => {
      if (got.ok) may.value = new Set(got.body);
    });
    void get<GameView[]>("/api/games", duty.token).then((got) => {
      if (got.ok) tables.value = got.body.filter((game) => game.kind === "table" && !game.rapid).map((game) => game.name);
    });
  }, [duty.token]);
  const refused = duty.line.refusal("cage").value;
  const view = duty.line.view<CageView>("cage").value;
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
    ask,
    onForm: (line: PayoutLine) => {
      form.value = line;
    },
  };
  const acts = [
    { type: "move-money", words: say("moves"), asking: () => moveMoney(tables.value) },
    { type: "cancel-credit", words: say("cancelCredit"), asking: cancelCredit },
    { type: "empty-stacker", words: say("emptyStacker"), asking: emptyStacker },
  ].filter((act) => may.value.has(act.type));
  return (
    <main class="desk cage-desk" {...careful}>
      <div class="stack">
        <Tickets duty={duty} may={may.value} ask={ask} />
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
            {(view.cash ?? 0) < 0 ? (
              <p class="note bad" role="alert">
                {say("cashShort")}
              </p>
            ) : null}
            <div class="row">
              {acts.map((act) => (
                <button key={act.type} onClick={() => ask(act.asking())}>
                  {act.words} …
                </button>
              ))}
              <FormAgain />
            </div>
            {may.value.has("reverse-move") ? <OwnMoves token={duty.token} after={doneHere.value.length} ask={ask} /> : null}
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
            <p class="empty">{say("doneNone")}</p>
          )}
        </section>
      </div>
      <div class="stack">
        <Payouts {...waiting} />
        <Refused {...waiting} />
        <LostSlips {...waiting} />
        <Owed {...waiting} />
        <Held view={view} />
      </div>
      {asked.value ? <Asked line={duty.line} asking={asked.value.asking} /> : null}
      {form.value ? (
        <PaperDialog
          title={say("form")}
          path={["/api/slips/payout", encodeURIComponent(form.value.terminal), form.value.sequence ?? []].flat().join("/")}
          token={duty.token}
          onClose={() => {
            form.value = null;
          }}
        />
      ) : null}
    </main>
  );
}

/** Something that was done, with its form if it has one. */
function Done({ at, words, paper }: { at: number; words: string; paper: PaperOf | null }) {
  return (
    <li class="spread">
      <span class="row">
        <time class="soft number">{timeOf(at, true)}</time>
        {words}
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

/** A form that was paid before is found by its terminal, and by its sequence if it is not the latest. */
function FormAgain() {
  return (
    <FormButton
      label={say("formAgain")}
      fields={[
        { name: "terminal", label: say("terminal") },
        { name: "sequence", label: say("sequenceIf"), kind: "whole", optional: true },
      ]}
      send={async (values) => {
        form.value = { terminal: text(values, "terminal"), sequence: Number(text(values, "sequence")) || null };
        return { type: "done" };
      }}
    />
  );
}

/** The form of what is asked. Where the server says that somebody must release it, whoever signs does. */
function Asked({ line, asking: { command, done, paper, ...form } }: { line: Duty["line"]; asking: Asking }) {
  return (
    <Form
      {...form}
      send={(values, second, refused) => {
        filled = values;
        return line.do(command(values, second?.name ?? null, refused.has("release-needed")), second);
      }}
      onClose={(sent) => answered(line, sent)}
    />
  );
}

function App() {
  return <Desk title={say("title")}>{(duty) => <Cage duty={duty} />}</Desk>;
}

render(<App />, document.getElementById("app") as HTMLElement);
