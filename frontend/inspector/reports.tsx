// The reports: each a table that the server makes when it is asked for.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { address, go } from "../lib/realtime/address.ts";
import { dateOf, withZone } from "../lib/words/times.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { get } from "../lib/realtime/http.ts";
import { codeName, refusal } from "../lib/words/refusals.ts";
import type { ReportLine, ReportTable } from "../lib/types.ts";
import { language, oneMoment } from "../lib/words/words.ts";
import { commandName } from "./value_words.ts";
import { say } from "./words.ts";

const list = signal<readonly ReportLine[]>([]);
const report = signal<ReportTable | null>(null);
const problem = signal("");
const busy = signal(false);

/** The last requested report: others arrive too late to be shown. */
let latest = "";

async function make(token: string, key: string): Promise<void> {
  latest = key;
  busy.value = true;
  const got = await get<ReportTable>(`/api/reports/${encodeURIComponent(key)}?lang=${language.value}`, token);
  if (latest !== key) return;
  busy.value = false;
  problem.value = got.ok ? "" : refusal(got.error);
  report.value = got.ok ? got.body : null;
}

/** The text of a cell, by the kind of its column. */
const CELLS: Readonly<Record<ReportTable["kinds"][number], (cell: string) => string>> = {
  text: (cell) => cell,
  figure: (cell) => cell,
  command: commandName,
  refusal: codeName,
};

export function Reports({ session }: { session: StaffSession }) {
  const key = address.value.report ?? "";
  useEffect(() => {
    void get<ReportLine[]>(`/api/reports?lang=${language.value}`, session.token).then((got) => {
      problem.value = got.ok ? "" : refusal(got.error);
      if (got.ok) list.value = got.body;
    });
  }, [session.token, language.value]);
  useEffect(() => {
    if (key) void make(session.token, key);
    else report.value = null;
  }, [key, session.token, language.value]);
  return (
    <section class="split" aria-label={say("reports")}>
      <aside class="panel stack">
        <h2>{say("reports")}</h2>
        <ul class="picks">
          {list.value.map((each) => (
            <li key={each.key}>
              <button aria-pressed={each.key === key} onClick={() => go({ report: each.key })}>
                {each.title}
              </button>
            </li>
          ))}
        </ul>
      </aside>
      <div class="stack" aria-busy={busy.value}>
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        ) : null}
        {report.value && key ? (
          <Table table={report.value} onAgain={() => void make(session.token, key)} />
        ) : (
          <p class="panel empty">{busy.value ? oneMoment() : say("no-report")}</p>
        )}
      </div>
    </section>
  );
}

function Table({ table, onAgain }: { table: ReportTable; onAgain: () => void }) {
  const aligned = table.kinds.map((kind) => (kind === "figure" ? "number" : ""));
  return (
    <article class="panel stack report">
      <div class="spread">
        <div>
          <h2>{table.title}</h2>
          <p class="soft small">{say("made", { at: withZone(dateOf(table.made)) })}</p>
        </div>
        <div class="row noprint">
          <button onClick={onAgain}>{say("again")}</button>
          <button onClick={() => print()}>{say("print")}</button>
        </div>
      </div>
      {table.notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      {table.rows.length ? (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                {table.columns.map((column, place) => (
                  <th key={column} scope="col" class={aligned[place]}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column} class={aligned[column]}>
                      {CELLS[table.kinds[column] ?? "text"](cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p class="empty">{say("none")}</p>
      )}
    </article>
  );
}
