// Plays put right at all terminals at once: which plays, what each terminal would come to, and for which of them it is done.
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { sessionToken } from "./desk.tsx";
import type { Details } from "./irregular_details.tsx";
import { NumberPicker } from "./keypad.tsx";
import { post } from "../realtime/http.ts";
import type { DraftCorrection, GameView, Recalculation, Report, TerminalResult } from "../types.ts";
import { playWords } from "../words/irregular_words.ts";
import { dollars } from "../words/money.ts";
import { terminalName } from "../words/places.ts";
import { refusal } from "../words/refusals.ts";
import { translator } from "../words/words.ts";
import "../../styles/recalculation.css";

const say = translator("recalculation");

/** How many of the last plays can be chosen. A terminal recalls as many. */
const MOST_PLAYS = 10;

interface RecalculationProps {
  game: string;
  view: GameView;
  report: Report;
  /** Whether plays are settled again; otherwise they are void. */
  again: boolean;
  details: Details;
  onChange: (part: Partial<Details>) => void;
}

/** The plays of a game that are over, the newest first, and the one under way if it may be void. */
function playsOf(view: GameView, again: boolean): string[] {
  const over = view.table
    ? (view.table.past ?? []).filter((past) => !past.void).map((past) => past.key)
    : (view.wheel?.numbers ?? []).filter((past) => !past.void).map((past) => past.key);
  const live = again || !view.play || over.includes(view.play) ? [] : [view.play];
  return [...over, ...live].reverse().slice(0, MOST_PLAYS);
}

const sameWager = (one: TerminalResult, other: TerminalResult): boolean => one.terminal === other.terminal && one.play === other.play;

interface TerminalResultsProps {
  title: string;
  results: readonly TerminalResult[];
  /** How a terminal is named in its line. */
  children?: (result: TerminalResult) => ComponentChildren;
}

/** A line for each terminal and play, with what its player gets more or less. Nothing where no terminal has one. */
function TerminalResults({ title, results, children = ({ terminal }) => terminalName(terminal) }: TerminalResultsProps) {
  if (results.length === 0) return null;
  return (
    <table class="recalculation" aria-label={title}>
      <thead>
        <tr>
          <th>{say("terminal")}</th>
          <th>{say("play")}</th>
          <th>{say("what")}</th>
          <th class="figure">{say("change")}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((each) => (
          <tr key={`${each.terminal} ${each.play} ${each.how}`}>
            <td>{children(each)}</td>
            <td>{playWords(each.play)}</td>
            <td>{say(each.how)}</td>
            <td class="figure">{each.change > 0 ? `+${dollars(each.change)}` : dollars(each.change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the last corrections and voids did, terminal by terminal. */
export function PutRight({ results }: { results: readonly TerminalResult[] }) {
  if (results.length === 0) return null;
  return (
    <section class="stack">
      <h3>{say("done")}</h3>
      <TerminalResults title={say("done")} results={results} />
    </section>
  );
}

/** What becomes of every terminal, as the server has worked it out. Nothing is done yet. */
export function RecalculationFields({ game, view, report, again, details, onChange }: RecalculationProps) {
  const plays = playsOf(view, again);
  const chosen = details.plays.length > 0 ? details.plays : plays.slice(0, 1);
  const seen = useSignal<Recalculation | null>(null);
  const draft = JSON.stringify({ report, plays: chosen, number: again && chosen.length === 1 ? details.number : null });
  const asked = useSignal(draft);
  if (asked.peek() !== draft) asked.value = draft;
  useSignalEffect(() => {
    const body = JSON.parse(asked.value) as DraftCorrection;
    let over = false;
    void post<Recalculation>(`/api/games/${game}/recalculation`, body, sessionToken()).then((got) => {
      if (over) return;
      seen.value = got.ok ? got.body : { refused: got.error };
      onChange({ plays: body.plays, results: got.ok ? [...(got.body.results ?? [])] : [] });
    });
    return () => {
      over = true;
    };
  });
  const results = seen.value?.results ?? [];
  const leaveOut = (result: TerminalResult, so: boolean): void =>
    onChange({ results: results.filter((each) => (sameWager(each, result) ? so : details.results.some((one) => sameWager(one, each)))) });
  return (
    <>
      <fieldset>
        <legend>{say("plays")}</legend>
        <div class="row">
          {plays.map((play) => (
            <label class="check" key={play}>
              <input
                type="checkbox"
                checked={chosen.includes(play)}
                onChange={(event) =>
                  onChange({ plays: plays.filter((each) => (each === play ? event.currentTarget.checked : chosen.includes(each))) })
                }
              />
              {playWords(play)}
            </label>
          ))}
        </div>
      </fieldset>
      {again && view.wheel && chosen.length === 1 ? (
        <details>
          <summary>{say("number")}</summary>
          <NumberPicker number={details.number} onPick={(number) => onChange({ number: number === details.number ? null : number })} />
        </details>
      ) : null}
      {seen.value?.refused ? <p class="note">{refusal(seen.value.refused)}</p> : null}
      {seen.value !== null && !seen.value.refused && results.length === 0 ? <p class="note">{say("none")}</p> : null}
      <TerminalResults title={say("title")} results={results}>
        {(each) =>
          again ? (
            terminalName(each.terminal)
          ) : (
            <label class="check">
              <input
                type="checkbox"
                checked={details.results.some((one) => sameWager(one, each))}
                onChange={(event) => leaveOut(each, event.currentTarget.checked)}
              />
              {terminalName(each.terminal)}
            </label>
          )
        }
      </TerminalResults>
      <label>
        {say("reason")}
        <input value={details.reason} maxLength={200} required onInput={(event) => onChange({ reason: event.currentTarget.value })} />
      </label>
    </>
  );
}
