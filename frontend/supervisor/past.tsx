// The last games of a table or a wheel, each with a way to report something about it.
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { colourName, handName, titlesOf, wonWords } from "../lib/words/game_words.ts";
import { playWords } from "../lib/words/irregular_words.ts";
import { staffWords } from "../lib/words/staff.ts";
import { labelled, render, sentence } from "../lib/words/texts.ts";
import { dateOf } from "../lib/words/times.ts";
import { refusal } from "../lib/words/refusals.ts";
import { get } from "../lib/realtime/http.ts";
import { type ActContext, doAct } from "../lib/acts/acting.tsx";
import { sessionToken } from "../lib/acts/desk.tsx";
import { HANDS } from "../lib/felt/board_logic.ts";
import { PaymentList } from "../lib/felt/payments.tsx";
import { handText } from "../lib/acts/keypad.tsx";
import { PutRight } from "../lib/acts/recalculation.tsx";
import type { GameView, PlayLine, Text } from "../lib/types.ts";
import { say } from "./words.ts";

const MOST = 8;

interface Row {
  key: string;
  /** The cards of each hand, at a table. */
  hands: string[];
  result: string;
  marks: ComponentChildren;
  by: string | null | undefined;
  reason: string | Text | null | undefined;
}

const isVoid = (clause: string | null | undefined) =>
  clause ? (
    <span class="badge bad">
      {say("void")} {clause}
    </span>
  ) : null;

function coups({ past = [], results = [] }: NonNullable<GameView["table"]>): Row[] {
  const came = new Map(results.map((result) => [result.key, wonWords(result)]));
  return past.map((coup) => ({
    key: coup.key,
    hands: HANDS.map((hand) => handText(coup, hand)),
    result: came.get(coup.key) ?? "",
    marks: (
      <>
        {isVoid(coup.void)}
        {coup.no_bet ? <span class="badge">{say("no-bet")}</span> : null}
      </>
    ),
    by: coup.ruled_by,
    reason: coup.reason,
  }));
}

function spins({ numbers = [] }: NonNullable<GameView["wheel"]>): Row[] {
  return numbers.map((spin) => ({
    key: spin.key,
    hands: [],
    result: `${spin.number ?? ""} ${spin.colour ? colourName(spin.colour) : ""}`,
    marks: (
      <>
        {isVoid(spin.void)}
        {spin.corrected && !spin.void ? (
          <span class="badge warn">
            {say("corrected")} {spin.corrected}
          </span>
        ) : null}
      </>
    ),
    by: spin.corrected_by,
    reason: spin.reason,
  }));
}

interface Props {
  context: ActContext;
  view: GameView;
  onReport: (play: string) => void;
}

export function LastGames({ context, view, onReport }: Props) {
  const rows = view.table ? coups(view.table) : view.wheel ? spins(view.wheel) : [];
  const payments = view.table?.payments;
  return (
    <section class="panel stack" aria-label={say("history")}>
      <h2>{say("history")}</h2>
      {payments ? (
        <section class="stack" aria-label={say("pay-take")}>
          <h3>
            {say("pay-take")} · {playWords(payments.coup)}
          </h3>
          <PaymentList payments={payments} guests={view.table?.guests} titles={titlesOf(view)} />
        </section>
      ) : null}
      <PutRight results={view.put_right ?? []} />
      {rows.length === 0 ? (
        <p class="soft">{say("no-games")}</p>
      ) : (
        <table class="past">
          <thead>
            <tr>
              <th scope="col">{say("when")}</th>
              {view.table
                ? HANDS.map((hand) => (
                    <th key={hand} scope="col">
                      {handName(hand)}
                    </th>
                  ))
                : null}
              <th scope="col">{say("result")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(-MOST)
              .reverse()
              .map((row) => (
                <tr key={row.key}>
                  <th scope="row">{playWords(row.key)}</th>
                  {row.hands.map((cards, nth) => (
                    <td key={nth} class="nowrap">
                      {cards}
                    </td>
                  ))}
                  <td>
                    {row.result} {row.marks}
                    {row.by ? (
                      <span class="soft small"> {labelled(staffWords(row.by), row.reason ? sentence(row.reason) : "")}</span>
                    ) : null}
                  </td>
                  <td class="number">
                    <button
                      type="button"
                      class="quiet"
                      aria-label={`${say("report-it")} ${playWords(row.key)}`}
                      onClick={() => onReport(row.key)}
                    >
                      {say("report-it")}
                    </button>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <EarlierGames context={context} view={view} onReport={onReport} />
    </section>
  );
}

/** All games of the log. One that the game no longer remembers is brought back before it is reported. */
function EarlierGames({ context, view, onReport }: Props) {
  const plays = useSignal<readonly PlayLine[] | null>(null);
  const problem = useSignal("");
  async function load(): Promise<void> {
    const before = plays.value?.at(-1)?.seq;
    const query = before === undefined ? "" : `?before=${before}`;
    const got = await get<PlayLine[]>(`/api/games/${encodeURIComponent(view.name)}/plays${query}`, sessionToken());
    problem.value = got.ok ? "" : refusal(got.error);
    if (got.ok) plays.value = [...(plays.value ?? []), ...got.body];
  }
  async function report(play: string): Promise<void> {
    const known = (view.table?.past ?? view.wheel?.numbers ?? []).some((each) => each.key === play);
    const act = view.table ? ({ act: "recall-coup", coup: play } as const) : ({ act: "recall-spin", spin: play } as const);
    if (known || (await doAct(context, act)).type === "done") onReport(play);
  }
  return (
    <section class="stack" aria-label={say("earlier")}>
      {problem.value ? (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      ) : null}
      {plays.value ? (
        <ul class="plain">
          {plays.value.map((play) => (
            <li key={play.key} class="spread">
              <span>
                {dateOf(play.at)} · {play.outcome ? render(play.outcome) : ""} {isVoid(play.void)}
              </span>
              <button
                type="button"
                class="quiet"
                aria-label={`${say("report-it")} ${playWords(play.key)}`}
                onClick={() => void report(play.key)}
              >
                {say("report-it")}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <button type="button" class="quiet" onClick={() => void load()}>
          {say("earlier")}
        </button>
      </div>
    </section>
  );
}
