// The event log: searched by where, what, who and words, the newest first, with all that an event says on demand.
import { signal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { address, go } from "../lib/realtime/address.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { get } from "../lib/realtime/http.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { Error as ApiError, FloorView, LogRow } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { momentOf, withZone } from "../lib/words/times.ts";
import { lookup } from "../lib/words/words.ts";
import { parseHouseTime, zoneName } from "../lib/realtime/zone.ts";
import {
  byWager,
  EVENTS,
  eventWords,
  fieldsOf,
  fieldWords,
  kindOf,
  kindWords,
  STREAMS,
  simple,
  streamWords,
  actorKey,
  actorWords,
} from "./event_words.ts";
import { gameOf, playOf, textKey, type Titles, titlesOf, wagerWords } from "./titles.ts";
import { fieldIn } from "./value_words.ts";
import { say } from "./words.ts";
import { aside, labelled } from "../lib/words/texts.ts";
import { gameName } from "../lib/words/places.ts";

/** "2026-03-01 15:04:05". */

const PAGE = 60;
/** A position behind the end of every log. */
const LATEST = 2 ** 52;
const rows = signal<readonly LogRow[]>([]);
const next = signal<number | null>(null);
const problem = signal<ApiError | null>(null);
const busy = signal(false);
const opened = signal<LogRow | null>(null);

/** The search is in the address, so that it can be shared and survives a reload. */
const SEARCH_FIELDS = ["stream", "type", "by", "text", "since", "until"] as const;

/** Typed values as the server expects them: times from house time, and people by their names in the log. */
const TO_QUERY: Partial<Record<(typeof SEARCH_FIELDS)[number], (typed: string) => string>> = {
  by: actorKey,
  text: (typed) => textKey(typed),
  since: (typed) => String(parseHouseTime(typed)),
  // Up to a minute or a second includes all of it.
  until: (typed) => String(parseHouseTime(typed) + (typed.length > 16 ? 999 : 59_999)),
};

/** The last search: answers to earlier ones are dropped. */
let latest = "";

async function search(token: string, before: number | null = null): Promise<void> {
  const query = new URLSearchParams({ limit: String(PAGE), before: String(before ?? LATEST) });
  for (const field of SEARCH_FIELDS) {
    const typed = address.value[field];
    if (typed) query.set(field, TO_QUERY[field]?.(typed) ?? typed);
  }
  const sent = query.toString();
  latest = sent;
  busy.value = true;
  const got = await get<LogRow[]>(`/api/log?${sent}`, token);
  if (latest !== sent) return;
  busy.value = false;
  problem.value = got.ok ? null : got.error;
  if (!got.ok) return;
  const on = got.headers.get("x-next");
  rows.value = before === null ? got.body : [...rows.value, ...got.body];
  next.value = on === null ? null : Number(on);
}

export function Log({ session, games }: { session: StaffSession; games: NonNullable<FloorView["games"]> }) {
  const sought = SEARCH_FIELDS.map((field) => address.value[field] ?? "").join("\n");
  useEffect(() => void search(session.token), [session.token, sought]);

  function send(event: Event): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget as HTMLFormElement);
    const wanted = Object.fromEntries(SEARCH_FIELDS.map((field) => [field, String(typed.get(field) ?? "").trim() || null]));
    if (SEARCH_FIELDS.every((field) => (address.value[field] ?? null) === wanted[field])) void search(session.token);
    else go(wanted);
  }
  const where = [
    ...games.map((game): [string, string] => [`${game.kind}/${game.name}`, gameName(game.name)]),
    ...STREAMS.map((room): [string, string] => [room, lookup("stream", room)]),
  ];
  return (
    <section class="stack" aria-label={say("log")}>
      <form class="panel filters" role="search" onSubmit={send} key={sought}>
        <label>
          {say("where")}
          <Choice name="stream" all={say("everywhere")} options={where} />
        </label>
        <label>
          {say("what")}
          <Choice name="type" all={say("anything")} options={EVENTS.map((kind) => [kind, kindWords(kind)])} />
        </label>
        <label>
          {say("who")}
          <input name="by" defaultValue={address.value.by ?? ""} autocomplete="off" />
        </label>
        <label>
          {say("text")}
          <input name="text" defaultValue={address.value.text ?? ""} autocomplete="off" />
        </label>
        <label>
          {aside(say("since"), zoneName())}
          <input name="since" type="datetime-local" step={1} defaultValue={address.value.since ?? ""} />
        </label>
        <label>
          {aside(say("until"), zoneName())}
          <input name="until" type="datetime-local" step={1} defaultValue={address.value.until ?? ""} />
        </label>
        <button class="primary">{say("search")}</button>
      </form>
      {problem.value ? (
        <p class="note bad" role="alert">
          {refusal(problem.value)}
        </p>
      ) : null}
      <div class="panel scroll" aria-busy={busy.value}>
        <table class="log">
          <thead>
            <tr>
              <th class="number">{say("number")}</th>
              <th>{aside(say("time"), zoneName())}</th>
              <th>{say("where")}</th>
              <th>{say("what")}</th>
              <th>{say("who")}</th>
              <th>
                <span class="visually-hidden">{say("details")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.value.map((row) => (
              <tr key={row.seq}>
                <td class="number soft">{row.seq}</td>
                <td class="moment">{momentOf(row.at)}</td>
                <td class="nowrap">{streamWords(row.stream)}</td>
                <td>
                  {eventWords(row)}
                  {row.withheld ? <span class="badge">{say("face-down")}</span> : null}
                </td>
                <td class="soft nowrap">{actorWords(row)}</td>
                <td>
                  <button
                    class="quiet tight"
                    aria-label={labelled(say("details"), say("event", { n: row.seq }))}
                    onClick={() => {
                      opened.value = row;
                    }}
                  >
                    {say("details")}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {!busy.value && rows.value.length === 0 && !problem.value ? (
          <p class="empty">{next.value === null ? say("no-events") : say("look-further")}</p>
        ) : null}
      </div>
      <div class="row center">
        <button onClick={() => void search(session.token)} disabled={busy.value}>
          {say("newest")}
        </button>
        {next.value === null ? null : (
          <button onClick={() => void search(session.token, next.value)} disabled={busy.value}>
            {say("older")}
          </button>
        )}
      </div>
      {opened.value ? <Details row={opened.value} /> : null}
    </section>
  );
}

function Choice({ name, all, options }: { name: string; all: string; options: readonly (readonly [string, string])[] }) {
  const chosen = address.value[name] ?? "";
  return (
    <select name={name}>
      <option value="" selected={!chosen}>
        {all}
      </option>
      {options.map(([value, words]) => (
        <option key={value} value={value} selected={chosen === value}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Details({ row }: { row: LogRow }) {
  const game = gameOf(row);
  const play = playOf(row);
  return (
    <Dialog
      title={say("event", { n: row.seq })}
      wide
      onClose={() => {
        opened.value = null;
      }}
    >
      <p class="large">{eventWords(row)}</p>
      <dl class="details">
        <dt>{say("what")}</dt>
        <dd>{kindWords(kindOf(row.type))}</dd>
        <dt>{say("time")}</dt>
        <dd>{withZone(momentOf(row.at))}</dd>
        <dt>{say("where")}</dt>
        <dd>
          {streamWords(row.stream)} · <span class="code">{row.stream}</span> · {row.version}
        </dd>
        <dt>{say("who")}</dt>
        <dd>{actorWords(row)}</dd>
        <Fields of={fieldsOf(row)} titles={titlesOf(game)} />
        {row.withheld ? null : (
          <>
            <dt>{say("request")}</dt>
            <dd class="code">{row.command}</dd>
          </>
        )}
        <dt>{say("fingerprint")}</dt>
        <dd class={row.hash ? "code" : "soft"}>{row.hash ?? say("later")}</dd>
      </dl>
      {row.withheld ? <p class="note">{say("withheld")}</p> : null}
      {game && play ? (
        <div class="row end">
          <button
            onClick={() => {
              opened.value = null;
              go({ show: "replay", game, play });
            }}
          >
            {say("watch-replay")}
          </button>
        </div>
      ) : null}
    </Dialog>
  );
}

/** The fields of an event, those within others set in under them. Parts by wagers are amounts, or have fields of their own. */
function Fields({ of, titles, wagers = false }: { of: Readonly<Record<string, unknown>>; titles: Titles; wagers?: boolean }) {
  return (
    <>
      {Object.entries(of)
        .filter(([field, value]) => field !== "at" && value !== null && value !== undefined)
        .map(([name, value]) => [fieldIn(of, name), value] as const)
        .map(([field, value]) => (
          <Fragment key={field}>
            <dt>{wagers ? wagerWords(field, titles) : fieldWords(field)}</dt>
            <dd>
              <Value field={wagers ? "cents" : field} value={value} titles={titles} />
            </dd>
          </Fragment>
        ))}
    </>
  );
}

function Value({ field, value, titles }: { field: string; value: unknown; titles: Titles }) {
  const text = simple(field, value, titles);
  if (text !== null) return <>{text}</>;
  if (Array.isArray(value))
    return (
      <ol class="parts">
        {value.map((each, place) => (
          <li key={place}>
            <Value field={field} value={each} titles={titles} />
          </li>
        ))}
      </ol>
    );
  return (
    <dl class="details inner">
      <Fields of={value as Readonly<Record<string, unknown>>} titles={titles} wagers={byWager(field)} />
    </dl>
  );
}
