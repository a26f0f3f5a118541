// The floor now: every game, what needs attention, and one game in full detail.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { address, go } from "../lib/realtime/address.ts";
import { type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { alarmFacts, alarmTitle } from "../lib/words/alarm_words.ts";
import { CoupBoard, Countdown, PhaseBanner, SpinBoard } from "../lib/felt/board.tsx";
import { dateOf } from "../lib/words/times.ts";
import type { StaffSession } from "../lib/acts/desk.tsx";
import { concernWords, faultName } from "../lib/words/device_words.ts";
import { labelled, listed, sentence } from "../lib/words/texts.ts";
import { incidentDetail, incidentKind, incidentWords } from "../lib/words/floor_words.ts";
import { editionTitle, gameTitle, handName, phaseWords, wagerTitle, wonWords } from "../lib/words/game_words.ts";
import { get } from "../lib/realtime/http.ts";
import { dueWords, recipientWords } from "../lib/words/irregular_words.ts";
import { handText } from "../lib/acts/keypad.tsx";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import { Numbers, Roads } from "../lib/felt/roads.tsx";
import type { FloorView, GameView, HistoryView, Layout, TableView } from "../lib/types.ts";
import { say } from "./words.ts";
import { deviceName, gameName, terminalName } from "../lib/words/places.ts";
import { Clause } from "../lib/felt/clause.tsx";
import { Barred } from "../lib/ui/barred.tsx";

const AUDIENCES = ["inspector", "surveillance"] as const;

export function Live({ session, floor }: { session: StaffSession; floor: FloorView }) {
  const games = floor.games ?? [];
  const chosen = address.value.game ?? games[0]?.name ?? "";
  return (
    <section class="split" aria-label={say("live")}>
      <aside class="stack">
        <div class="panel stack">
          <h2>{say("games")}</h2>
          <ul class="picks">
            {games.map((game) => (
              <li key={game.name}>
                <button aria-pressed={game.name === chosen} onClick={() => go({ game: game.name, play: null })}>
                  <strong>{gameName(game.name)}</strong>
                  <span class="soft">{phaseWords(game.phase)}</span>
                  {game.ruling ? <span class="badge bad">{say("ruling")}</span> : null}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <Attention floor={floor} />
      </aside>
      {chosen ? <OneGame key={chosen} session={session} name={chosen} /> : <p class="panel empty">{say("none")}</p>}
    </section>
  );
}

/** Everything on the floor that needs attention. */
function Attention({ floor }: { floor: FloorView }) {
  const lines = [
    ...(floor.faults ?? []).map((fault) => ({ key: `d ${fault.name}`, what: deviceName(fault.name), words: faultName(fault.fault) })),
    ...(floor.alarms ?? []).map((alarm) => ({
      key: `a ${alarm.kind} ${alarm.subject}`,
      what: alarmTitle(alarm),
      words: alarmFacts(alarm),
    })),
    ...(floor.software ?? []).map((name) => ({ key: `s ${name}`, what: name, words: say("software") })),
    ...(floor.terminals ?? []).map((line) => ({
      key: `t ${line.terminal}`,
      what: terminalName(line.terminal),
      words: listed(
        [
          line.locked ? say("locked") : "",
          line.payouts ? say("payouts", { n: line.payouts }) : "",
          line.owed ? say("owed", { n: line.owed }) : "",
          line.called ? say("called") : "",
        ].filter(Boolean),
      ),
    })),
    ...(floor.incidents ?? []).map((line) => ({
      key: `i ${line.game} ${line.incident.number}`,
      what: gameName(line.game),
      words: incidentWords(line.incident),
    })),
  ];
  return (
    <div class="panel stack">
      <div class="spread">
        <h2>{say("attention")}</h2>
        {lines.length ? <span class="badge warn">{lines.length}</span> : null}
      </div>
      {lines.length ? (
        <ul class="plain">
          {lines.map((line) => (
            <li key={line.key}>
              <strong>{line.what}</strong>
              <br />
              <span class="soft">{line.words}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="empty">{say("quiet")}</p>
      )}
    </div>
  );
}

function OneGame({ session, name }: { session: StaffSession; name: string }) {
  const audience = AUDIENCES.find((post) => session.me.posts.includes(post));
  const channel = audience ? `game/${name}/${audience}` : `game/${name}`;
  const layout = useLayout(session, name);
  useEffect(
    () => () => {
      session.connection.leave(channel);
      session.connection.leave(`history/${name}`);
    },
    [channel],
  );
  const refused = session.connection.refusal(channel).value;
  const game = session.connection.view<GameView>(channel).value;
  const history = session.connection.view<HistoryView>(`history/${name}`).value;
  if (refused)
    return (
      <p class="note bad" role="alert">
        {refusal(refused)}
      </p>
    );
  if (game === null) return <div class="panel" aria-busy="true" />;
  return (
    <div class="stack">
      <article class="panel stack">
        <div class="spread">
          <div>
            <h2>{gameName(game.name)}</h2>
            <p class="soft small">
              {gameTitle(game.title)} · {editionTitle(game.edition)}
            </p>
          </div>
          <div class="row">
            <PhaseBanner game={game} />
            {game.ends_at ? (
              <div class="clock">
                <Countdown endsAt={game.ends_at} now={session.connection.now} />
              </div>
            ) : null}
          </div>
        </div>
        {game.table ? (
          <div class="stage">
            <CoupBoard game={game} />
          </div>
        ) : null}
        {game.wheel ? (
          <div class="stage">
            <SpinBoard game={game} layout={layout.value} />
          </div>
        ) : null}
        {game.play ? (
          <p class="soft small">
            {say("play")} {game.play}
          </p>
        ) : null}
      </article>
      <div class="pair">
        <div class="stack">
          <div class="panel stack">
            <Barred game={game} />
            {game.table ? <AtTable game={game} table={game.table} /> : null}
            <Instructions session={session} game={game} />
            <Waiting game={game} />
          </div>
          {game.table ? <Past name={name} table={game.table} /> : null}
        </div>
        {history ? (
          <div class="panel">{history.kind === "wheel" ? <Numbers history={history} /> : <Roads history={history} ask={false} />}</div>
        ) : null}
      </div>
    </div>
  );
}

/** The layout has the order of the wheel. */
function useLayout(session: StaffSession, name: string) {
  useEffect(() => {
    layouts.value = null;
    void get<Layout>(`/api/games/${encodeURIComponent(name)}/layout`, session.token).then((got) => {
      if (got.ok) layouts.value = got.body;
    });
  }, [name, session.token]);
  return layouts;
}
const layouts = signal<Layout | null>(null);

function AtTable({ game, table }: { game: GameView; table: TableView }) {
  const title = (wager: string): string => wagerTitle(wager, game.wagers?.find((each) => each.key === wager)?.title);
  const shoe = table.shoe;
  return (
    <>
      {game.course ? (
        <p>
          <span class="soft">{say("waits-for")}</span> {sentence(game.course.headline)}
        </p>
      ) : null}
      {shoe ? (
        <dl class="facts" aria-label={say("shoe")}>
          <div>
            <dt>{say("coups")}</dt>
            <dd>{shoe.coups}</dd>
          </div>
          <div>
            <dt>{say("remaining")}</dt>
            <dd>{shoe.remaining}</dd>
          </div>
          {shoe.coups_left == null ? null : (
            <div>
              <dt>{say("coups-left")}</dt>
              <dd>{shoe.coups_left}</dd>
            </div>
          )}
        </dl>
      ) : null}
      {table.guests?.length ? (
        <table>
          <caption>{say("people")}</caption>
          <thead>
            <tr>
              <th>{say("name")}</th>
              <th>{say("seat")}</th>
              <th class="number">{say("chips")}</th>
            </tr>
          </thead>
          <tbody>
            {table.guests.map((guest) => (
              <tr key={guest.name}>
                <td>{guest.called ?? guest.name}</td>
                <td>{guest.seat ?? say("standing")}</td>
                <td class="number">{guest.chips == null ? "–" : dollars(guest.chips)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {table.coup?.wagers?.length ? (
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
            {table.coup.wagers.map((each, place) => (
              <tr key={place}>
                <td>{each.player}</td>
                <td>{title(each.wager)}</td>
                <td class="number">{dollars(each.cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}

/** What an Inspector may order at a game: the server offers nothing else. */
function Instructions({ session, game }: { session: StaffSession; game: GameView }) {
  const offers = (game.table?.offers ?? []) as Offer[];
  if (offers.length === 0) return null;
  return (
    <div class="row">
      {offers.map((offer) => (
        <OfferButton key={offer.act.act} context={{ ...session, game: game.name, kind: game.kind }} offer={offer} />
      ))}
    </div>
  );
}

function Waiting({ game }: { game: GameView }) {
  const incidents = (game.table ?? game.wheel)?.incidents ?? [];
  const concerns = game.concerns ?? [];
  return (
    <>
      {concerns.length ? <h3>{say("devices")}</h3> : null}
      {concerns.map((each) => (
        <p key={each.device} class="note bad">
          {labelled(deviceName(each.device), concernWords(each))}
        </p>
      ))}
      <h3>{say("incidents")}</h3>
      {incidents.length === 0 ? <p class="empty">{say("quiet")}</p> : null}
      {incidents.map((each) => (
        <div key={each.number} class="note">
          <p>
            <strong>{incidentWords(each)}</strong> <Clause of={each.clause} />
          </p>
          <p class="soft small">{labelled(incidentKind(each), incidentDetail(each))}</p>
          {(each.duties ?? [])
            .filter((duty) => duty.told_at == null)
            .map((duty) => (
              <p key={`${duty.who} ${duty.due}`} class="soft small">
                {recipientWords(duty.who)} {dueWords(duty.due)} · {dateOf(duty.by)}
              </p>
            ))}
        </div>
      ))}
    </>
  );
}

function Past({ name, table: { past = [], results = [] } }: { name: string; table: TableView }) {
  if (past.length === 0) return null;
  const came = new Map(results.map((result) => [result.key, wonWords(result)]));
  return (
    <div class="panel">
      <table class="log">
        <caption>{say("past")}</caption>
        <thead>
          <tr>
            <th>{handName("player")}</th>
            <th>{handName("banker")}</th>
            <th>{say("result")}</th>
            <th>
              <span class="visually-hidden">{say("watch-replay")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...past]
            .reverse()
            .slice(0, 8)
            .map((coup) => (
              <tr key={coup.key}>
                <td>{handText(coup, "player")}</td>
                <td>{handText(coup, "banker")}</td>
                <td>
                  {came.get(coup.key) ?? ""}{" "}
                  {coup.void ? (
                    <span class="badge warn">
                      {say("void")} {coup.void}
                    </span>
                  ) : null}
                </td>
                <td>
                  <button class="quiet tight" onClick={() => go({ show: "replay", game: name, play: coup.key })}>
                    {say("watch-replay")}
                  </button>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
