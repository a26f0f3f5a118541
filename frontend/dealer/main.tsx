// The dealer terminal: one table or wheel, or two that are dealt in turn.
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { mount } from "../lib/ui/mount.ts";
import { type ActContext, disconnected } from "../lib/acts/acting.tsx";
import { address, go } from "../lib/realtime/address.ts";
import { useFetched } from "../lib/realtime/fetched.ts";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { secondsLeft, tick } from "../lib/realtime/clock.ts";
import { Desk, type StaffSession } from "../lib/acts/desk.tsx";
import { gameTitle, titlesOf } from "../lib/words/game_words.ts";
import { IrregularityDesk } from "../lib/acts/irregular.tsx";
import { UnlikeChips } from "../lib/acts/unlike.tsx";
import { refusal } from "../lib/words/refusals.ts";
import type { Venue } from "../lib/types.ts";
import { Numbers, Roads } from "../lib/felt/roads.tsx";
import type { Layout } from "../lib/types.ts";
import type { GameView, HistoryView } from "../lib/types.ts";
import { Barred } from "../lib/ui/barred.tsx";
import { Changes, Standing } from "../lib/ui/changes.tsx";
import { LanguageSwitch } from "../lib/ui/parts.tsx";
import { sentence } from "../lib/words/texts.ts";
import { Seats } from "./seats.tsx";
import { Last, Missed, Others, Shoe, Sign, DeviceConcern } from "./side.tsx";
import { Stage } from "./stage.tsx";
import { askableOf, byPlace, nextOf, offersOf } from "./view.ts";
import { say } from "./words.ts";
import "./style.css";
import { gameName } from "../lib/words/places.ts";
import { noGame } from "../lib/words/words.ts";

const view = (session: StaffSession, game: string): GameView | null => session.connection.view<GameView>(`game/${game}/dealer`).value;

/** One game as it is dealt. */
function Dealing({ session, game }: { session: StaffSession; game: GameView }) {
  const wrong = useSignal(false);
  const titles = titlesOf(game);
  const context: ActContext = { connection: session.connection, me: session.me, game: game.name, kind: game.kind, titles };
  const { table, wheel } = game;
  const offers = offersOf(game);
  const places = byPlace(offers, nextOf(game));
  // At a table without guests there is room below the cards.
  const roomy = game.kind === "table" && game.rapid;
  const last = <Last game={game} titles={titles} />;
  const sign = <Sign wagers={game.wagers ?? []} lines={table?.sign ?? wheel?.sign ?? []} open={roomy} />;
  const history = session.connection.view<HistoryView>(`history/${game.name}`).value;
  const layout = useFetched<Layout>(game.kind === "wheel" ? `/api/games/${game.name}/layout` : null, { token: session.token });
  return (
    <main class="dealing" {...pressGuard}>
      <div class="stack middle">
        {game.concerns?.map((concern) => (
          <DeviceConcern key={concern.device} context={context} concern={concern} />
        ))}
        <UnlikeChips context={context} game={game} />
        <Standing game={game} />
        <Changes game={game} now={session.connection.now} />
        <Barred game={game} />
        <Missed game={game} />
        {table?.options?.length ? (
          <div class="note spread" role="status">
            <span>{say("left-open")}</span>
            <button
              type="button"
              disabled={disconnected(session.connection)}
              onClick={() => {
                wrong.value = true;
              }}
            >
              {say("decide")} …
            </button>
          </div>
        ) : null}
        <Stage
          context={context}
          game={game}
          onWrong={() => {
            wrong.value = true;
          }}
          layout={layout?.ok ? layout.body : null}
        />
        {table && !game.rapid && table.opened ? (
          <Seats context={context} table={table} offers={offers} listed={game.reserved_for ?? []} />
        ) : null}
        {roomy ? (
          <>
            {last}
            {sign}
          </>
        ) : null}
      </div>
      <div class="stack side">
        <button
          type="button"
          class="danger wrong"
          disabled={disconnected(session.connection)}
          onClick={() => {
            wrong.value = true;
          }}
        >
          {say("wrong")}
        </button>
        {table?.shoe ? <Shoe shoe={table.shoe} context={context} correct={askableOf(game, "correct-cutting-card")[0] ?? null} /> : null}
        <Others context={context} places={places} />
        {roomy ? null : last}
        {history ? (
          <section class="panel" aria-label={say("history")}>
            {game.kind === "wheel" ? <Numbers history={history} /> : <Roads history={history} ask={false} columns={18} />}
          </section>
        ) : null}
        {roomy ? null : sign}
      </div>
      {wrong.value ? (
        <IrregularityDesk
          context={context}
          view={game}
          onClose={() => {
            wrong.value = false;
          }}
        />
      ) : null}
    </main>
  );
}

/** Two games under one dealer: how far each is, and whose turn it is. */
function Turns({ session, games, shown }: { session: StaffSession; games: readonly string[]; shown: string }) {
  void tick.value;
  return (
    <nav class="turns" aria-label={say("turns")}>
      {games.map((name) => {
        const game = view(session, name);
        const due = game !== null && nextOf(game) !== null;
        return (
          <button type="button" key={name} aria-pressed={name === shown} onClick={() => go({ game: name })}>
            <strong>{gameName(name)}</strong>
            <span>
              {game?.course ? sentence(game.course.headline) : "…"}
              {game?.ends_at ? ` ${secondsLeft(game.ends_at, session.connection.now())}` : ""}
            </span>
            {due ? <span class="badge good">{say("turn-of")}</span> : null}
          </button>
        );
      })}
    </nav>
  );
}

function Terminal({ session, own }: { session: StaffSession; own: string }) {
  const first = view(session, own);
  const partner = first?.partner ?? address.value.with ?? null;
  const games = partner ? [own, partner] : [own];
  const wanted = address.value.game ?? own;
  const shown = games.includes(wanted) ? wanted : own;
  const game = view(session, shown);
  const refused = session.connection.refusal(`game/${shown}/dealer`).value;
  return (
    <>
      {partner ? <Turns session={session} games={games} shown={shown} /> : null}
      {refused ? (
        <p class="note bad apart" role="alert">
          {refusal(refused)}
        </p>
      ) : null}
      {game ? <Dealing key={shown} session={session} game={game} /> : null}
    </>
  );
}

/** A terminal without a game, or with one that the floor does not have. */
function Choose({ games, missing }: { games: Venue["games"]; missing: string | null }) {
  return (
    <main class="panel-page">
      <div class="panel stack">
        <div class="spread">
          <h1>{say("title")}</h1>
          <LanguageSwitch />
        </div>
        {missing === null ? null : (
          <p class="note bad" role="alert">
            {noGame(missing)}
          </p>
        )}
        <p>{say("choose")}</p>
        {games.map((game) => (
          <a class="button" key={game.name} href={`#at=dt/${game.name}`}>
            {gameName(game.name)} · {gameTitle(game.title)}
          </a>
        ))}
      </div>
    </main>
  );
}

function Page() {
  const at = address.value.at ?? null;
  const own = useMemo(() => at?.split("/")[1] ?? null, [at]);
  const venue = useFetched<Venue>("/api/venue");
  const games = venue?.ok ? venue.body.games : null;
  if (at === null || own === null) return <Choose games={games ?? []} missing={null} />;
  // No sign-in before the game is known to exist.
  if (venue === null) return null;
  if (games?.every((game) => game.name !== own)) return <Choose games={games} missing={own} />;
  return (
    <Desk title={`${say("title")} · ${gameName(own)}`} at={at}>
      {(session) => <Terminal session={session} own={own} />}
    </Desk>
  );
}

void mount(<Page />);
