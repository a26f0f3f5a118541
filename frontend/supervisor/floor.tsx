// All games at a glance, and what needs attention now.
import { go } from "../lib/realtime/address.ts";
import { alarmFacts, alarmTitle } from "../lib/words/alarm_words.ts";
import { onTable } from "../lib/felt/board_logic.ts";
import { letterOf } from "../lib/felt/roads.tsx";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { Card } from "../lib/felt/cards.tsx";
import { secondsLeft, tick } from "../lib/realtime/clock.ts";
import { timeOf } from "../lib/words/times.ts";
import { colourName, editionTitle, gameTitle, handName } from "../lib/words/game_words.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import type { Connection } from "../lib/realtime/connection.ts";
import { dollars } from "../lib/words/money.ts";
import type { CageView, FloorView, GameView, Hand, Mark } from "../lib/types.ts";
import { notifyAnswer } from "../lib/ui/parts.tsx";
import { render, sentence } from "../lib/words/texts.ts";
import { recipientWords } from "../lib/words/irregular_words.ts";
import { faultName } from "../lib/words/device_words.ts";
import { phaseName, say } from "./words.ts";
import { deviceName, gameName, terminalName } from "../lib/words/places.ts";

type GameLine = NonNullable<FloorView["games"]>[number];

export function Floor({ session, floor }: { session: StaffSession; floor: FloorView }) {
  return (
    <main class="desk overview" {...pressGuard}>
      <section class="games" aria-label={say("games")}>
        {(floor.games ?? []).map((game) => (
          <GameCard key={game.name} connection={session.connection} game={game} />
        ))}
      </section>
      <Needed session={session} floor={floor} />
    </main>
  );
}

/** From here on a countdown is urgent. */
const URGENT_S = 5;

/** A phase with a mark of its own shape, and the seconds that are left of a wagering period. */
export function Phase({ game, connection }: { game: Pick<GameView, "phase" | "ends_at">; connection: Connection }) {
  void tick.value;
  const left = game.ends_at ? secondsLeft(game.ends_at, connection.now()) : null;
  return (
    <span class={`phase ${game.phase}${left !== null && left <= URGENT_S ? " last" : ""}`}>
      {phaseName(game.phase)}
      {left === null ? null : <span class="number"> {say("seconds", { n: left })}</span>}
    </span>
  );
}

function GameCard({ connection, game }: { connection: Connection; game: GameLine }) {
  void tick.value;
  const view = connection.view<GameView>(`game/${game.name}/supervisor`).value;
  const incidents = (view?.table ?? view?.wheel)?.incidents ?? [];
  const clock = connection.now();
  const yours = view ? forSupervisor(view) : null;
  const held = game.ruling || yours !== null || view?.concerns?.length;
  return (
    <article class={`panel game-card ${held ? "held" : incidents.length > 0 ? "open-incident" : ""}`} aria-label={gameName(game.name)}>
      <div class="spread">
        <h2>
          <button
            type="button"
            class="quiet cover"
            aria-label={`${say("open")} ${gameName(game.name)}`}
            onClick={() => go({ game: game.name })}
          >
            {gameName(game.name)}
          </button>
        </h2>
        <Phase game={view ?? game} connection={connection} />
      </div>
      <p class="soft small cut-short">{view ? `${gameTitle(view.title)} · ${editionTitle(view.edition)}` : ""}</p>
      <div class="card-state">
        {view?.table ? <Hands view={view} /> : view?.wheel ? <Number view={view} /> : <span />}
        <Trail view={view} />
      </div>
      <p class="soft small cut-short">{view ? facts(view).join(" · ") : ""}</p>
      <div class="row badges">
        {game.unplayable ? <span class="badge bad">! {say("unplayable")}</span> : null}
        {game.ruling ? <span class="badge bad">! {say("ruling")}</span> : null}
        {yours ? <span class="badge bad">! {say("yours", { what: yours })}</span> : null}
        {view?.concerns?.length ? <span class="badge bad">! {say("device-fails")}</span> : null}
        {incidents.length > 0 ? <span class="badge warn">{say("to-tell", { n: incidents.length })}</span> : null}
        {(view?.changes ?? []).map(({ change, text, due }) => (
          <span key={change} class={due > clock ? "badge" : "badge bad"}>
            {due > clock ? "" : "! "}
            {render(text)}
          </span>
        ))}
      </div>
    </article>
  );
}

/** What a game waits for from a supervisor, apart from a ruling. */
function forSupervisor({ course, phase }: GameView): string | null {
  return course?.on === "supervisor" && phase !== "paused" ? sentence(course.headline) : null;
}

function facts(view: GameView): string[] {
  const matters = view.table?.matters ?? view.wheel?.matters;
  const shoe = view.table?.shoe;
  const guests = view.table?.guests?.length ?? 0;
  return [
    ...(matters?.limits ? [`${dollars(matters.limits.each.least, true)} – ${dollars(matters.limits.each.most, true)}`] : []),
    ...(shoe ? [say("cards-left", { n: shoe.remaining })] : []),
    ...(shoe?.coups_left == null ? [] : [say("coups-left", { n: shoe.coups_left })]),
    ...(guests > 0 ? [say("at-table", { n: guests })] : []),
  ];
}

function Hands({ view }: { view: GameView }) {
  const lying = onTable(view);
  const hand = (side: Hand) => (
    <div class={`lies ${side} ${lying.winner === side ? "won" : ""}`}>
      <strong>
        {handName(side)} <span class="points">{lying.totals[side] ?? ""}</span>
      </strong>
      <span class="cards">
        {lying[side].map((each, nth) => (
          <Card key={nth} code={each.card ?? null} delay={-1} />
        ))}
      </span>
    </div>
  );
  return (
    <div class="both">
      {hand("player")}
      {hand("banker")}
    </div>
  );
}

function Number({ view }: { view: GameView }) {
  const last = view.wheel?.numbers?.at(-1);
  const shown = view.phase === "result" || view.phase === "void" ? last : undefined;
  return (
    <p class={`pocket ${shown?.colour ?? ""}`}>
      {shown?.number ?? "–"} <span class="small">{shown?.colour ? colourName(shown.colour) : ""}</span>
    </p>
  );
}

const SIDES: Readonly<Record<Mark["winner"], "banker" | "player" | "tie">> = { B: "banker", P: "player", T: "tie" };

/** As many as fit in a row beside two hands. */
const TRAIL = 7;

/** The last results as beads, each with its letter or number. */
function Trail({ view }: { view: GameView | null }) {
  const beads = view?.wheel
    ? (view.wheel.numbers ?? []).map((each) => ({
        key: each.key,
        words: each.void ? "×" : String(each.number ?? "×"),
        tone: each.colour ?? "",
      }))
    : (view?.table?.road ?? []).map((mark, i) => ({
        key: String(i),
        words: letterOf(mark.winner),
        tone: SIDES[mark.winner],
      }));
  return (
    <ol class="trail" aria-label={say("last-results")}>
      {beads.slice(-TRAIL).map((bead) => (
        <li key={bead.key} class={bead.tone}>
          {bead.words}
        </li>
      ))}
    </ol>
  );
}

interface Need {
  key: string;
  words: string;
  urgent: boolean;
  act: () => void;
  label: string;
}

/** Everything that needs attention, what holds up a game first. */
function needs({ connection, me }: StaffSession, floor: FloorView): Need[] {
  const yours = (name: string): string | null => {
    const view = connection.view<GameView>(`game/${name}/supervisor`).value;
    return view && forSupervisor(view);
  };
  const terminal = (number: string) => () => go({ tab: "terminals", game: null, terminal: number });
  const slips = connection.view<CageView>("cage").value?.lost_slips?.length ?? 0;
  const answer = (number: string) => () => void connection.do({ type: "answer-call", terminal: number, by: me.name }).then(notifyAnswer);
  return [
    ...(floor.games ?? [])
      .filter((game) => game.ruling)
      .map((game) => ({
        key: `ruling ${game.name}`,
        words: say("ruling-at", { game: gameName(game.name) }),
        urgent: true,
        act: () => go({ game: game.name }),
        label: say("open"),
      })),
    ...(floor.games ?? []).flatMap(({ name }) => {
      const what = yours(name);
      return what
        ? [
            {
              key: `yours ${name}`,
              words: say("yours-at", { game: gameName(name), what }),
              urgent: true,
              act: () => go({ game: name }),
              label: say("open"),
            },
          ]
        : [];
    }),
    ...(floor.terminals ?? []).flatMap((each) => [
      ...(each.called
        ? [
            {
              key: `call ${each.terminal}`,
              words: say("calls", { terminal: terminalName(each.terminal), time: timeOf(each.called) }),
              urgent: true,
              act: answer(each.terminal),
              label: say("coming"),
            },
          ]
        : []),
      ...(each.locked
        ? [
            {
              key: `lock ${each.terminal}`,
              words: say("locked-at", { terminal: terminalName(each.terminal), why: sentence(each.locked) }),
              urgent: true,
              act: terminal(each.terminal),
              label: say("open"),
            },
          ]
        : []),
      ...(each.payouts
        ? [
            {
              key: `pay ${each.terminal}`,
              words: say("payouts-at", { terminal: terminalName(each.terminal), n: each.payouts }),
              urgent: false,
              act: terminal(each.terminal),
              label: say("open"),
            },
          ]
        : []),
      ...(each.owed
        ? [
            {
              key: `owed ${each.terminal}`,
              words: say("owed-at", { terminal: terminalName(each.terminal) }),
              urgent: false,
              act: terminal(each.terminal),
              label: say("open"),
            },
          ]
        : []),
    ]),
    ...(slips
      ? [{ key: "slips", words: say("slips-at", { n: slips }), urgent: false, act: () => window.open("/cage/"), label: say("open") }]
      : []),
    ...(floor.faults ?? []).map((each) => ({
      key: `fault ${each.name}`,
      words: say("fault-at", { device: deviceName(each.name), fault: faultName(each.fault) }),
      urgent: true,
      act: () => go({ tab: "devices", game: null }),
      label: say("open"),
    })),
    ...(floor.incidents ?? []).flatMap(({ game, incident }) =>
      (incident.duties ?? [])
        .filter((each) => !each.told_at && each.by < connection.now())
        .map((each) => ({
          key: `tell ${game} ${incident.number} ${each.who}`,
          words: say("late-notice", { game: gameName(game), who: recipientWords(each.who), time: timeOf(each.by) }),
          urgent: false,
          act: () => go({ tab: "incidents", game: null }),
          label: say("open"),
        })),
    ),
    ...(floor.alarms ?? []).map((alarm) => ({
      key: `alarm ${alarm.kind} ${alarm.subject}`,
      words: say("alarm", { what: alarmTitle(alarm), facts: alarmFacts(alarm) }),
      urgent: true,
      act: () =>
        void connection.do({ type: "acknowledge-alarm", kind: alarm.kind, subject: alarm.subject, by: me.name }).then(notifyAnswer),
      label: say("acknowledge"),
    })),
    ...(floor.software ?? []).map((server) => ({
      key: `software ${server}`,
      words: say("software", { server }),
      urgent: true,
      act: () => go({ tab: "devices", game: null }),
      label: say("open"),
    })),
  ];
}

function Needed({ session, floor }: { session: StaffSession; floor: FloorView }) {
  void tick.value;
  const all = needs(session, floor);
  return (
    <aside class="panel stack needed" aria-label={say("needed")}>
      <h2>{say("needed")}</h2>
      {all.length === 0 ? <p class="soft">{say("quiet")}</p> : null}
      <ul class="plain" aria-live="polite">
        {all.map((need) => (
          <li key={need.key} class={need.urgent ? "urgent" : ""}>
            <span>{need.words}</span>
            <button type="button" onClick={need.act}>
              {need.label}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
