// The home page: what is played here, and links to every screen.
import { useSignal } from "@preact/signals";
import { mount } from "../lib/ui/mount.ts";
import { useFetched } from "../lib/realtime/fetched.ts";
import { Card } from "../lib/felt/cards.tsx";
import { Chip } from "../lib/felt/chips.tsx";
import { phaseWords } from "../lib/words/game_words.ts";
import { get } from "../lib/realtime/http.ts";
import { PublicPage } from "../lib/ui/public.tsx";
import { refusal } from "../lib/words/refusals.ts";
import type { Actor, PageLink, Venue } from "../lib/types.ts";
import { language, translator } from "../lib/words/words.ts";
import { parseKey, screenOf } from "./device_key.ts";
import "./style.css";
import { gameName } from "../lib/words/places.ts";
import { editionTitle, gameTitle } from "../lib/words/game_words.ts";
import { labelled, render } from "../lib/words/texts.ts";

const say = translator("home");

const DESKS = ["supervisor", "cage", "inspector", "admin"] as const;
/** The pages of the floor's devices, each with its heading. */
const SCREENS = ["player", "seat", "display"] as const;

type Game = Venue["games"][number];

function Games({ games, heading }: { games: readonly Game[]; heading: string }) {
  if (games.length === 0) return null;
  return (
    <section class="stack">
      <h3>{heading}</h3>
      <ul class="tiles">
        {games.map((game) => (
          <li key={game.name} class={`tile ${game.kind}`}>
            <div class="spread">
              <b class="tile-title">{gameTitle(game.title)}</b>
              <span class={`badge phase-${game.phase}`}>{phaseWords(game.phase)}</span>
            </div>
            <p class="soft small">
              {editionTitle(game.edition)} · {gameName(game.name)}
            </p>
            <p class="row">
              <a class="button" href={`/guide/#edition=${game.edition}&game=${game.game}`}>
                {say("rules")}
              </a>
              <a class="button" href={`/learn/#edition=${game.edition}&game=${game.game}`}>
                {say("practise")}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Desks({ games }: { games: readonly Game[] }) {
  return (
    <ul class="desks">
      <li class="dealer-desk">
        <b>{say("dealer")}</b>
        <span>{say("dealer-words")}</span>
        <p class="row">
          {games.map((game) => (
            <a key={game.name} class="button" href={`/dealer/#at=dt/${game.name}`}>
              {gameName(game.name)}
            </a>
          ))}
        </p>
      </li>
      {DESKS.map((desk) => (
        <li key={desk}>
          <a href={`/${desk}/`}>
            <b>{say(desk)}</b>
            <span>{say(`${desk}-words`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who can sign in at the demonstration, and how. */
function DemoStaff({ staff, password }: { staff: readonly string[]; password: string }) {
  return (
    <div class="note stack demo-staff">
      <p>
        {say("demo-staff")} <code>{password}</code>
      </p>
      <p class="row">
        {staff.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </div>
  );
}

/** The screens of the demonstration, each one click away. */
function Screens({ links }: { links: readonly PageLink[] }) {
  return (
    <>
      {SCREENS.map((page) => (
        <div key={page} class="stack">
          <h3>{say(`${page}-screens`)}</h3>
          <p class="row">
            {links
              .filter((link) => link.page === page)
              .map((link) => (
                <span key={link.address} class="row">
                  <a class="button" href={link.address}>
                    {render(link.title)}
                  </a>
                  {page === "display" ? (
                    <a class="button quiet-link" aria-label={labelled(say("sign"), render(link.title))} href={`${link.address}&show=sign`}>
                      {say("sign")}
                    </a>
                  ) : null}
                </span>
              ))}
          </p>
        </div>
      ))}
    </>
  );
}

/** A field that takes a key or a whole address, and opens the screen that it is for. */
function ByKey() {
  const problem = useSignal<(() => string) | null>(null);
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget as HTMLFormElement).get("key") ?? "");
    const found = parseKey(text);
    const me = await get<Actor>("/api/me", found.key);
    const screen = me.ok && me.body.type === "device" ? screenOf(me.body.kind) : null;
    if (!me.ok) problem.value = () => (me.error.code === "no-answer" ? refusal(me.error) : say("bad-key"));
    else if (screen === null) problem.value = () => say("no-screen");
    else location.assign(`${screen}#${found.rest}`);
  }
  return (
    <form class="by-key" onSubmit={send}>
      <label>
        {say("key")}
        <input name="key" required autocomplete="off" spellcheck={false} placeholder="pk_…" />
      </label>
      <button class="primary">{say("open")}</button>
      {problem.value ? (
        <p class="note bad" role="alert">
          {problem.value()}
        </p>
      ) : null}
    </form>
  );
}

function Page() {
  const fetched = useFetched<Venue>(`/api/venue?lang=${language.value}`, { every: 4000 });
  const venue = fetched?.ok ? fetched.body : null;
  const links = venue?.demo_links ?? [];
  const seat = links.find((link) => link.page === "player");
  return (
    <PublicPage page="home">
      <section class="hero">
        <div class="hero-words">
          <h1>{venue?.venue ?? "Pitboss"}</h1>
          <p>{say("lead")}</p>
          {seat ? (
            <p class="row">
              <a class="button sit-down" href={seat.address}>
                {say("sit-down")}
              </a>
            </p>
          ) : null}
        </div>
        <div class="hero-art" aria-hidden="true">
          <div class="hero-cards">
            {["4D", "5C", "KH", "9S"].map((code) => (
              <Card key={code} code={code} />
            ))}
          </div>
          <div class="hero-chips">
            {[500, 2_500, 10_000, 50_000].map((cents) => (
              <Chip key={cents} cents={cents} size={72} />
            ))}
          </div>
        </div>
      </section>
      <div class="screens">
        <section class="panel stack">
          <h2>{say("play")}</h2>
          {venue && links.length > 0 ? (
            <Screens links={links} />
          ) : (
            <>
              <p>{say("play-words")}</p>
              <p class="soft">{say("real-keys")}</p>
              <ByKey />
            </>
          )}
        </section>
        <section class="panel stack staff">
          <h2>{say("staff")}</h2>
          <p>{say("staff-words")}</p>
          {venue?.password ? <DemoStaff staff={venue.staff ?? []} password={venue.password} /> : null}
          <Desks games={venue?.games ?? []} />
        </section>
        <section class="panel stack">
          <h2>{say("newcomer")}</h2>
          <ul class="desks">
            <li>
              <a href="/guide/">
                <b>{say("rules")}</b>
                <span>{say("guide-words")}</span>
              </a>
            </li>
            <li>
              <a href="/learn/">
                <b>{say("practise")}</b>
                <span>{say("learn-words")}</span>
              </a>
            </li>
          </ul>
        </section>
      </div>
      <section class="stack floor">
        <h2>{say("playing")}</h2>
        <Games heading={say("terminals")} games={venue?.games.filter((game) => game.rapid) ?? []} />
        <Games heading={say("live")} games={venue?.games.filter((game) => !game.rapid) ?? []} />
      </section>
    </PublicPage>
  );
}

void mount(<Page />);
