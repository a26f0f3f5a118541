// The sign of a game: what its wagers pay, the least and the most they take, and what else the rules want shown.
import { useFetched } from "../lib/realtime/fetched.ts";
import { gameTitle, wagerTitle } from "../lib/words/game_words.ts";
import { dollars } from "../lib/words/money.ts";
import { Changes } from "../lib/ui/changes.tsx";
import { Care } from "../lib/ui/public.tsx";
import { grouped, purposesOfOdds, wagerOf } from "../lib/words/sign_words.ts";
import { render } from "../lib/words/texts.ts";
import type { GameView, Guide, OnOffer, PayLine, SignLine } from "../lib/types.ts";
import { language, translator } from "../lib/words/words.ts";
import { gameName } from "../lib/words/places.ts";

const say = translator("display-sign");

const range = (wager: OnOffer): string => (wager.least && wager.most ? `${dollars(wager.least, true)} – ${dollars(wager.most, true)}` : "");

const isAlike = (one: OnOffer, other: OnOffer): boolean => one.least === other.least && one.most === other.most;

/** Wagers are in two columns if there are many, or if the odds of one need more than a line. */
const MANY = 9;
const LINE = 2;

/** The range that most wagers have: it is shown large, and the others state theirs. */
function commonest(wagers: readonly OnOffer[]): OnOffer | undefined {
  const times = (one: OnOffer): number => wagers.filter((each) => isAlike(each, one)).length;
  return wagers.filter((each) => range(each) !== "").sort((a, b) => times(b) - times(a))[0];
}

/** Whether a line of the sign repeats its row of wagers; `purposes` has the wagers that explain their odds. */
function inTable(line: SignLine, game: GameView, purposes: ReadonlyMap<string, readonly PayLine[]>): boolean {
  const { key } = line.text;
  if (line.heading) return false;
  if (key === game.title || key === "sign-each-wager") return true;
  const row = wagerOf(line, game.wagers ?? []);
  if (row === undefined) return false;
  if (key === "sign-wager") return true;
  return key.startsWith("sign-pays") && ((row.pays?.length ?? 0) === 1 || (purposes.get(row.key)?.length ?? 0) > 0);
}

/** The purpose of each of several odds of a wager, from the guide to the game. */
function usePurposes(game: GameView): ReadonlyMap<string, readonly PayLine[]> {
  const { edition, game: of } = game.table ?? game.wheel ?? { edition: game.edition, game: "" };
  const guide = useFetched<Guide>(of ? `/api/guide/${edition}/${of}?lang=${language.value}` : null);
  const pays = new Map(guide?.ok ? guide.body.wagers.map((wager) => [wager.key, wager.pays]) : []);
  return new Map((game.wagers ?? []).map((wager) => [wager.key, purposesOfOdds(wager.pays ?? [], pays.get(wager.key) ?? [])]));
}

function Pays({ wager, each }: { wager: OnOffer; each: readonly PayLine[] }) {
  if (each.length > 0)
    return (
      <span class="pays each">
        {each.map((pay) => (
          <span key={pay.on}>
            <small>{pay.on}</small> <b>{render(pay.odds)}</b>
          </span>
        ))}
      </span>
    );
  return (
    <span class="pays">
      {wager.pays?.length ? wager.pays.map((odds, n) => <span key={n}>{render(odds)}</span>) : <span class="soft">{say("pieces")}</span>}
    </span>
  );
}

export function Sign({ game, now }: { game: GameView; now: () => number }) {
  const wagers = game.wagers ?? [];
  const usual = commonest(wagers);
  const purposes = usePurposes(game);
  const two = wagers.length > MANY || [...purposes.values()].some((each) => each.length > LINE);
  const lines = (game.table?.sign ?? game.wheel?.sign ?? []).filter((line) => !inTable(line, game, purposes));
  return (
    <main class="wall sign">
      <header class="wall-head">
        <h1>{gameTitle(game.title)}</h1>
        <p class="wall-name">{gameName(game.name)}</p>
        <Changes game={game} now={now} />
      </header>
      {usual === undefined ? (
        <p class="note">{say("none")}</p>
      ) : (
        <dl class="sign-limits">
          <div>
            <dt>{say("least")}</dt>
            <dd>{dollars(usual.least ?? 0, true)}</dd>
          </div>
          <div>
            <dt>{say("most")}</dt>
            <dd>{dollars(usual.most ?? 0, true)}</dd>
          </div>
        </dl>
      )}
      <ul class={`sign-wagers${two ? " two" : ""}`}>
        {wagers.map((wager) => (
          <li key={wager.key}>
            <b>{wagerTitle(wager.key, wager.title)}</b>
            {usual && !isAlike(wager, usual) ? <span class="own-limits">{range(wager)}</span> : null}
            <Pays wager={wager} each={purposes.get(wager.key) ?? []} />
          </li>
        ))}
      </ul>
      <ul class="sign-lines">
        {grouped(lines).map(({ heading, words }) => (
          <li key={`${heading} ${words[0]}`} class={heading ? "change" : ""}>
            {heading ? <b>{heading}</b> : null}
            {words.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </li>
        ))}
      </ul>
      <footer class="wall-foot">
        <Care />
      </footer>
    </main>
  );
}
