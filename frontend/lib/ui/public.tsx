// The frame of the public pages, which need no key: links, the choice of a game, and the helpline.
import type { ComponentChildren } from "preact";
import { address, go } from "../realtime/address.ts";
import { serverSilent, useFetched } from "../realtime/fetched.ts";
import type { Venue } from "../types.ts";
import { refusal } from "../words/refusals.ts";
import { LanguageSwitch } from "./parts.tsx";
import { language, oneMoment, translator } from "../words/words.ts";
import "../../styles/public.css";
import { gameTitle } from "../words/game_words.ts";

const say = translator("public");

const PAGES = { home: "/", guide: "/guide/", learn: "/learn/" } as const;
type Page = keyof typeof PAGES;

/** A public page with its heading, links to the others, and the helpline at the end. */
export function PublicPage({ page, children }: { page: Page; children: ComponentChildren }) {
  const chosen = page === "home" ? "" : location.hash;
  return (
    <>
      <header class="public-bar">
        <a class="mark" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          Pitboss
        </a>
        <nav aria-label={say("pages")}>
          {(Object.keys(PAGES) as Page[]).map((each) => (
            <a
              key={each}
              href={each === "home" ? PAGES[each] : `${PAGES[each]}${chosen}`}
              aria-current={each === page ? "page" : undefined}
            >
              {say(each)}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      {serverSilent.value ? (
        <div class="line-state" role="alert">
          {say("away")}
        </div>
      ) : null}
      <main class="public">{children}</main>
      <footer class="public-foot">
        <Care />
      </footer>
    </>
  );
}

/** The message about gambling with care, and whom to call. */
export function Care() {
  return (
    <p class="care">
      {say("care")}{" "}
      <span class="helpline">
        {say("helpline")} <a href="tel:1800858858">1800 858 858</a> · gamblinghelponline.org.au
      </span>
    </p>
  );
}

/** One game of one edition, chosen in the address; `children` draws it. */
export function OneGame({ children }: { children: (edition: string, game: string) => ComponentChildren }) {
  const venue = useFetched<Venue>(`/api/venue?lang=${language.value}`);
  if (venue === null)
    return (
      <p class="soft" role="status">
        {oneMoment()}
      </p>
    );
  if (!venue.ok)
    return (
      <p class="note bad" role="alert">
        {refusal(venue.error)}
      </p>
    );
  // The first game of the house, unless the address names another.
  const first = venue.body.games[0];
  const { edition: wantedEdition = first?.edition, game: wantedGame = first?.game } = address.value;
  const edition = venue.body.editions.find((each) => each.key === wantedEdition) ?? venue.body.editions[0];
  const game = edition?.games.find((each) => each.key === wantedGame) ?? edition?.games[0];
  if (edition === undefined || game === undefined) return null;
  return (
    <>
      <label class="game-choice">
        {say("game")}
        <select
          value={`${edition.key}/${game.key}`}
          onChange={(event) => {
            const [next = "", of = ""] = event.currentTarget.value.split("/");
            go({ edition: next, game: of });
          }}
        >
          {venue.body.editions.map((each) => (
            <optgroup key={each.key} label={gameTitle(each.title)}>
              {each.games.map((one) => (
                <option key={one.key} value={`${each.key}/${one.key}`}>
                  {gameTitle(one.title)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {children(edition.key, game.key)}
    </>
  );
}
