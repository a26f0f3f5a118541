// Replay: any coup or spin that is over, card by card, with the controls of a player.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { address, go } from "../lib/realtime/address.ts";
import { HandOfCards } from "../lib/felt/cards.tsx";
import { dateOf, timeOf } from "../lib/words/times.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { phaseWords } from "../lib/words/game_words.ts";
import { get } from "../lib/realtime/http.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { Error as ApiError, FloorView, PlayLine, PlayStep, Replayed } from "../lib/types.ts";
import { render, sentences } from "../lib/words/texts.ts";
import { byWords } from "./event_words.ts";
import { titlesOf, wagerWords } from "./titles.ts";
import { say } from "./words.ts";
import { gameName } from "../lib/words/places.ts";
import { Clause } from "../lib/felt/clause.tsx";

/** Between two steps of a replay that runs. */
const PACE_MS = 1100;
const plays = signal<readonly PlayLine[]>([]);
const more = signal(false);
const shown = signal<Replayed | null>(null);
const at = signal(0);
const running = signal(false);
const problem = signal<ApiError | null>(null);

/** What was done, and then what went on record. */
const stepWords = (step: PlayStep): string => sentences(step.words.map(render));

/** The last request: answers to earlier ones are dropped. */
const wanted = { list: "", play: "" };

async function list(token: string, game: string, before: number | null = null): Promise<void> {
  if (wanted.list !== game) plays.value = [];
  wanted.list = game;
  const query = before === null ? "" : `?before=${before}`;
  const got = await get<PlayLine[]>(`/api/replay/${encodeURIComponent(game)}${query}`, token);
  if (wanted.list !== game) return;
  problem.value = got.ok ? null : got.error;
  if (!got.ok) return;
  plays.value = before === null ? got.body : [...plays.value, ...got.body];
  more.value = got.body.length > 0;
}

async function show(token: string, game: string, play: string): Promise<void> {
  wanted.play = play;
  const got = await get<Replayed>(`/api/replay/${encodeURIComponent(game)}/${encodeURIComponent(play)}`, token);
  if (wanted.play !== play) return;
  problem.value = got.ok ? null : got.error;
  shown.value = got.ok ? got.body : null;
}

export function Replay({ session, games }: { session: StaffSession; games: NonNullable<FloorView["games"]> }) {
  const game = address.value.game ?? games[0]?.name ?? "";
  const play = address.value.play ?? "";
  useEffect(() => {
    if (game) void list(session.token, game);
  }, [game, session.token]);
  useEffect(() => {
    if (game && play) void show(session.token, game, play);
    else shown.value = null;
  }, [game, play, session.token]);
  useEffect(() => {
    at.value = 0;
    running.value = false;
  }, [game, play]);
  const steps = shown.value?.steps.length ?? 0;
  useEffect(() => {
    if (!running.value) return undefined;
    const timer = setInterval(() => {
      if (at.value + 1 >= steps) running.value = false;
      else at.value += 1;
    }, PACE_MS);
    return () => clearInterval(timer);
  }, [running.value, steps]);

  return (
    <section class="split" aria-label={say("replay")}>
      <aside class="panel stack">
        <label>
          {say("game")}
          <select value={game} onChange={(event) => go({ game: event.currentTarget.value, play: null })}>
            {games.map((each) => (
              <option key={each.name} value={each.name}>
                {gameName(each.name)}
              </option>
            ))}
          </select>
        </label>
        <h2>{say("plays")}</h2>
        <ul class="picks">
          {plays.value.map((each) => (
            <li key={each.key}>
              <button aria-pressed={each.key === play} onClick={() => go({ game, play: each.key })}>
                <span>{each.outcome ? render(each.outcome) : each.key}</span>
                {each.void ? (
                  <span class="badge warn">
                    {say("void")} {each.void}
                  </span>
                ) : null}
                <span class="when">{dateOf(each.at)}</span>
              </button>
            </li>
          ))}
        </ul>
        {plays.value.length === 0 ? <p class="empty">{say("none")}</p> : null}
        {more.value && plays.value.length ? (
          <button onClick={() => void list(session.token, game, plays.value.at(-1)?.seq ?? null)}>{say("older")}</button>
        ) : null}
      </aside>
      <div class="stack">
        {problem.value ? (
          <p class="note bad" role="alert">
            {refusal(problem.value)}
          </p>
        ) : null}
        {shown.value ? <ReplayPlayer film={shown.value} /> : <p class="panel empty">{say("no-play")}</p>}
      </div>
    </section>
  );
}

function ReplayPlayer({ film }: { film: Replayed }) {
  const last = film.steps.length - 1;
  const place = Math.min(at.value, last);
  const step = film.steps[place];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list is scrolled: the page stays where it is.
    const row = list.current?.children[place];
    if (list.current && row instanceof HTMLElement) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [place, film]);
  if (step === undefined) return null;
  const to = (next: number): void => {
    running.value = false;
    at.value = Math.max(0, Math.min(last, next));
  };
  function press(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last };
    const next = moves[event.key];
    if (next === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    to(next);
  }
  return (
    <div class="stack" onKeyDown={press}>
      <div class="panel stack film">
        <div class="spread">
          <div>
            <h2>{gameName(film.game)}</h2>
            <p class="soft small">
              {say("play")} {film.play}
            </p>
          </div>
          <span class="badge">{phaseWords(step.phase)}</span>
        </div>
        <Picture film={film} step={step} />
        <p class="caption" aria-live="polite">
          <span class="soft number">{timeOf(step.at, true)}</span> {stepWords(step)} <Clause of={step.clause} />
        </p>
        <div class="controls">
          <div class="row center">
            <button aria-label={say("first")} title={say("first")} onClick={() => to(0)} disabled={place === 0}>
              <Icon of="first" />
            </button>
            <button aria-label={say("back")} title={say("back")} onClick={() => to(place - 1)} disabled={place === 0}>
              <Icon of="back" />
            </button>
            <button
              class="primary"
              onClick={() => {
                if (!running.value && place === last) at.value = 0;
                running.value = !running.value;
              }}
            >
              {say(running.value ? "pause" : "run")}
            </button>
            <button aria-label={say("on")} title={say("on")} onClick={() => to(place + 1)} disabled={place === last}>
              <Icon of="on" />
            </button>
            <button aria-label={say("last")} title={say("last")} onClick={() => to(last)} disabled={place === last}>
              <Icon of="last" />
            </button>
          </div>
          <label class="slider">
            <span class="number">{say("step", { n: place + 1, of: last + 1 })}</span>
            <input
              type="range"
              min={0}
              max={last}
              value={place}
              aria-label={say("position")}
              onInput={(event) => to(Number(event.currentTarget.value))}
            />
          </label>
        </div>
      </div>
      <div class="pair">
        <ol ref={list} class="panel steps" aria-label={say("plays")}>
          {film.steps.map((each, number) => (
            <li key={`${each.seq}-${number}`}>
              <button class="quiet" aria-current={number === place ? "step" : undefined} onClick={() => to(number)}>
                <span class="number soft">{timeOf(each.at, true)}</span>
                <span>{stepWords(each)}</span>
                <span class="soft small">{byWords(each.by)}</span>
              </button>
            </li>
          ))}
        </ol>
        <div class="panel stack">
          {step.wagers?.length ? <Wagers game={film.game} step={step} /> : null}
          <Settled film={film} />
        </div>
      </div>
    </div>
  );
}

/** The icons of the buttons: not every font has these characters. */
const ICONS = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  back: "M18 4v16L6 12z",
  on: "M6 4v16l12-8z",
  last: "M17 4h3v16h-3zM4 4v16l12-8z",
} as const;

function Icon({ of }: { of: keyof typeof ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[of]} />
    </svg>
  );
}

function Picture({ film, step }: { film: Replayed; step: PlayStep }) {
  if (film.kind === "wheel")
    return (
      <div class="picture">
        {step.number == null ? <p class="coming">{phaseWords(step.phase)}</p> : <strong class="pocket">{step.number}</strong>}
      </div>
    );
  const cards = step.cards ?? [];
  return (
    <div class="picture hands">
      {(["player", "banker"] as const).map((hand) => (
        <HandOfCards key={hand} hand={hand} cards={cards.filter((card) => card.hand === hand)} total={step.counts?.[hand] ?? null} />
      ))}
      {cards.length === 0 ? <p class="soft nothing">{say("no-cards")}</p> : null}
    </div>
  );
}

function Wagers({ game, step }: { game: string; step: PlayStep }) {
  const titles = titlesOf(game);
  return (
    <table>
      <caption>{say("wagers")}</caption>
      <thead>
        <tr>
          <th>{say("player")}</th>
          <th>{say("wager")}</th>
          <th class="number">{say("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {(step.wagers ?? []).map((each, place) => (
          <tr key={place}>
            <td>{each.who ? byWords(each.who) : say("total")}</td>
            <td>{wagerWords(each.wager, titles)}</td>
            <td class="number">{dollars(each.cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Settled({ film }: { film: Replayed }) {
  const titles = titlesOf(film.game);
  return (
    <>
      <p class="large">
        {film.outcome ? render(film.outcome) : ""}
        {film.void ? (
          <>
            {" "}
            <span class="badge warn">
              {say("void")} {film.void}
            </span>
          </>
        ) : null}
      </p>
      {film.settled?.length ? (
        <table>
          <caption>{say("settled")}</caption>
          <thead>
            <tr>
              <th>{say("player")}</th>
              <th>{say("wager")}</th>
              <th class="number">{say("stake")}</th>
              <th class="number">{say("returned")}</th>
            </tr>
          </thead>
          <tbody>
            {film.settled.map((each, place) => (
              <tr key={place}>
                <td class="nowrap">{byWords(each.who)}</td>
                <td>{wagerWords(each.wager, titles)}</td>
                <td class="number">{dollars(each.stake)}</td>
                <td class="number">{dollars(each.returned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
