// Limits and signs: what the sign says, new limits with the clock of their notice, and limits of single players.
import { type Signal, useSignal } from "@preact/signals";
import { type ActContext, doAct, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { secondsLeft, tick } from "../lib/realtime/clock.ts";
import { minutes } from "../lib/words/times.ts";
import { cents, checked, FormButton, text } from "../lib/acts/form.tsx";
import { render } from "../lib/words/texts.ts";
import { wagerTitle } from "../lib/words/game_words.ts";
import { LimitsEditor } from "../lib/acts/limits_editor.tsx";
import { amountFigure } from "../lib/words/money.ts";
import type { GameView, Matters, SeenChange, SignLine, TableLimits } from "../lib/types.ts";
import { say } from "./words.ts";
import { Clause } from "../lib/felt/clause.tsx";

/** In how many minutes new limits are to hold unless the rules name a notice. */
const SOON_MIN = 20;
/** Milliseconds that the sign may take to be up, so that its notice is not cut short. */
const SLACK_MS = 5_000;

export function LimitsAndSigns({ context, view }: { context: ActContext; view: GameView }) {
  const seen = view.table ?? view.wheel;
  const matters = seen?.matters;
  const sign = seen?.sign ?? [];
  const may = (act: NonNullable<Matters["limit_acts"]>[number]): boolean => (matters?.limit_acts ?? []).includes(act);
  const lineWords = ({ heading, text }: SignLine): string => (heading ? `${render(heading)} · ${render(text)}` : render(text));
  return (
    <section class="panel stack" aria-label={say("limits")}>
      <h2>{say("limits")}</h2>
      {sign.length === 0 ? (
        <p class="soft">{say("no-sign")}</p>
      ) : (
        <ul class="plain sign" aria-label={say("on-sign")}>
          {sign.map((line) => (
            <li key={lineWords(line)} class="spread">
              <span>{lineWords(line)}</span>
              <Clause of={line.clause} />
            </li>
          ))}
        </ul>
      )}
      {(view.changes ?? []).map((change) => (
        <Announced key={change.change} context={context} change={change} offers={(seen?.offers ?? []) as Offer[]} />
      ))}
      {matters?.limits && may("alter-the-limits") ? (
        <NewLimits key={JSON.stringify(matters.limits)} context={context} matters={matters} limits={matters.limits} />
      ) : null}
      {matters?.limits && may("change-what-a-tie-pays") ? (
        <TiePercent key={matters.tie_percent} context={context} matters={matters} />
      ) : null}
      {view.table && matters?.limits && may("allow-wagers-over-the-maximum") ? (
        <Personal context={context} view={view} limits={matters.limits} />
      ) : null}
    </section>
  );
}

/** The act that carries out each change, once its time has come. */
const CARRIED_OUT_BY: Readonly<Record<SeenChange["change"], readonly string[]>> = {
  limits: ["alter-limits"],
  "tie-percent": ["change-tie-percent"],
  game: ["change-game"],
  closing: ["close-table", "close-wheel"],
};

/** A change that a sign announces: the time until then, what carries it out, and taking the sign down. */
function Announced({ context, change, offers }: { context: ActContext; change: SeenChange; offers: readonly Offer[] }) {
  void tick.value;
  const { due, shown_at: shown } = change;
  const left = secondsLeft(due, context.connection.now());
  const carries = offers.find(({ act }) => CARRIED_OUT_BY[change.change].includes(act.act));
  const down = offers.find(({ act }) => act.act === "take-down-sign" && act.change === change.change);
  return (
    <div class={`note stack${left > 0 ? "" : " bad"}`} role="timer">
      <strong class="spread">
        {render(change.text)} <Clause of={change.clause} />
      </strong>
      <span class="number">{left > 0 ? say("to-go", { left: minutes(left) }) : carries ? say("due") : say("due-later")}</span>
      {left > 0 ? (
        <progress max={due - shown} value={due - shown - left * 1000} aria-label={say("to-go", { left: minutes(left) })} />
      ) : null}
      <div class="row">
        {left === 0 && carries ? <OfferButton context={context} offer={carries} primary label={say("make-hold")} /> : null}
        {down ? <OfferButton context={context} offer={down} label={say("take-down")} /> : null}
      </div>
    </div>
  );
}

/** When what a sign announces is to hold. A sign names a whole minute. */
const holdsAt = (context: ActContext, minutes: number): number =>
  Math.ceil((context.connection.now() + SLACK_MS) / 60_000 + minutes) * 60_000;

function InMinutes({ wait }: { wait: Signal<number> }) {
  return (
    <label>
      {say("from")}
      <input
        type="number"
        min={1}
        max={1440}
        step={1}
        defaultValue={String(wait.value)}
        onInput={(event) => {
          wait.value = Number(event.currentTarget.value);
        }}
      />
    </label>
  );
}

/** What a tie pays by the sign, and another percentage with its sign. */
function TiePercent({ context, matters }: { context: ActContext; matters: Matters }) {
  const percent = useSignal(matters.tie_percent ?? "");
  const notice = (matters.notices ?? []).find((each) => each.act === "change-what-a-tie-pays");
  const wait = useSignal(notice?.minutes ?? SOON_MIN);
  return (
    <details>
      <summary>{matters.tie_percent ? say("tie-percent", { percent: matters.tie_percent }) : say("no-tie-percent")}</summary>
      <form class="stack" onSubmit={(event) => event.preventDefault()}>
        {notice ? (
          <p class="soft small">
            {say("tie-notice", { n: notice.minutes ?? SOON_MIN })} <Clause of={notice.clause} />
          </p>
        ) : null}
        <label>
          {say("new-tie-percent")}
          <input
            inputMode="decimal"
            defaultValue={percent.value}
            onInput={(event) => {
              percent.value = event.currentTarget.value.trim();
            }}
          />
        </label>
        <InMinutes wait={wait} />
        <div class="row">
          <button
            type="button"
            class="primary"
            onClick={() =>
              void doAct(context, { act: "show-tie-percent", percent: percent.value, change_at: holdsAt(context, wait.value) })
            }
          >
            {say("put-up-sign")}
          </button>
          <button type="button" onClick={() => void doAct(context, { act: "change-tie-percent", percent: percent.value })}>
            {say("alter-now")}
          </button>
        </div>
      </form>
    </details>
  );
}

function NewLimits({ context, matters, limits }: { context: ActContext; matters: Matters; limits: TableLimits }) {
  const draft = useSignal(limits);
  const notice = (matters.notices ?? []).find((each) => each.act === "raise-the-minimum" || each.act === "alter-the-limits");
  const wait = useSignal(notice?.minutes ?? SOON_MIN);
  const table = context.kind === "table";
  return (
    <details>
      <summary>{say("new-limits")}</summary>
      <form class="stack" onSubmit={(event) => event.preventDefault()}>
        {notice ? (
          <p class="soft small">
            {notice.minutes ? say("notice", { n: notice.minutes }) : say("notice-any")} <Clause of={notice.clause} />
          </p>
        ) : null}
        <LimitsEditor
          limits={draft.value}
          titles={context.titles}
          perArea={Boolean(matters.limits_per_area)}
          onChange={(next) => {
            draft.value = next;
          }}
        />
        {table ? <InMinutes wait={wait} /> : null}
        <div class="row">
          {table ? (
            <button
              type="button"
              class="primary"
              onClick={() => void doAct(context, { act: "announce-limits", limits: draft.value, change_at: holdsAt(context, wait.value) })}
            >
              {say("put-up-sign")}
            </button>
          ) : null}
          <button type="button" onClick={() => void doAct(context, { act: "alter-limits", limits: draft.value })}>
            {say("alter-now")}
          </button>
          {table && matters.limit_acts?.includes("raise-the-minimum") ? (
            <>
              <button type="button" onClick={() => void doAct(context, { act: "raise-at-once", limits: draft.value })}>
                {say("raise-at-once")}
              </button>
              <button type="button" onClick={() => void doAct(context, { act: "raise-kept" })}>
                {say("raise-kept")}
              </button>
            </>
          ) : null}
        </div>
      </form>
    </details>
  );
}

/** The markers of single players, and letting one bet over the maximum. */
function Personal({ context, view, limits }: { context: ActContext; view: GameView; limits: TableLimits }) {
  const guests = view.table?.guests ?? [];
  const markers = view.table?.markers ?? [];
  if (guests.length === 0) return null;
  return (
    <div class="stack">
      <h3>{say("markers")}</h3>
      {markers.map(([player, box, words, clause]) => (
        <p key={`${player} ${words.key}`} class="spread">
          <span>{say("marker", { player, box, words: render(words) })}</span>
          <Clause of={clause} />
        </p>
      ))}
      <div class="row">
        {((view.table?.offers ?? []) as Offer[])
          .filter((offer) => offer.act.act === "end-over-maximum")
          .map((offer) => (
            <OfferButton key={JSON.stringify(offer.act)} context={context} offer={offer} />
          ))}
        <FormButton
          label={say("personal")}
          fields={[
            { name: "player", label: say("player"), choices: guests.map((guest) => [guest.name, guest.name]) },
            {
              name: "wager",
              label: say("wager"),
              choices: (view.wagers ?? []).map((each) => [each.key, wagerTitle(each.key, each.title)]),
            },
            { name: "least", label: say("least"), kind: "dollars", value: amountFigure(limits.each.least, true) },
            { name: "most", label: say("most"), kind: "dollars", value: amountFigure(limits.each.most * 2, true) },
            { name: "shown", label: say("sign-shown"), kind: "check" },
          ]}
          send={(values) =>
            doAct(context, {
              act: "allow-over-maximum",
              player: text(values, "player"),
              limits: { [text(values, "wager")]: { least: cents(values, "least"), most: cents(values, "most") } },
              sign_shown: checked(values, "shown"),
            })
          }
        />
      </div>
    </div>
  );
}
