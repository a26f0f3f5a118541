// What plays came to for a player: the banner, and the list of the last games. All figures come from the server.
import { Card } from "./cards.tsx";
import { cardsOf, HANDS } from "./board_logic.ts";
import { gradeOf, tone } from "./outcome_logic.ts";
import type { Hand, SeenPlay, SeenSum } from "../types.ts";
import { handName, voidWords, wagerTitle } from "../words/game_words.ts";
import { dollars, signed } from "../words/money.ts";
import { render } from "../words/texts.ts";
import { timeOf } from "../words/times.ts";
import { translator } from "../words/words.ts";
import "../../styles/outcome.css";

const say = translator("got");

type Titles = Readonly<Record<string, string>>;

/** How a play ended: "Banker wins, 7 to 4", "Void". */
const outcomeWords = ({ void: why, outcome }: SeenPlay): string => (why == null ? (outcome ? render(outcome) : "") : voidWords());
const backWords = (cents: number): string => (cents > 0 ? say("back", { cents: dollars(cents, true) }) : say("nothing"));
/** A net result in words, for people who do not see its sign. */
export const netSaid = (net: number): string => {
  const cents = dollars(Math.abs(net), true);
  return { won: say("won", { cents }), lost: say("lost", { cents }), even: say("even") }[tone(net)];
};

/** A net result: drawn with its sign, and said in words. */
export function Net({ cents, words = false }: { cents: number; words?: boolean }) {
  return (
    <span class={`net ${tone(cents)}`}>
      <span aria-hidden="true">{words ? say("net", { net: signed(cents) }) : signed(cents)}</span>
      <span class="visually-hidden">{netSaid(cents)}</span>
    </span>
  );
}

/** The result of a play for the player who had wagers on it, in place of the phase. It is read out once. */
export function ResultBanner({ play }: { play: SeenPlay }) {
  return (
    <p class={`phase-banner outcome ${tone(play.net)} grade-${gradeOf(play)}`} role="status" aria-live="polite" data-testid="result">
      <span>{outcomeWords(play)}</span>
      <small>
        {backWords(play.returned)} · <Net cents={play.net} words />
      </small>
    </p>
  );
}

/** The last games of a player, the newest first, with their sum, and those that somebody played there before. */
export function OwnGames({
  recall,
  played,
  titles,
}: {
  recall: readonly SeenPlay[];
  played: SeenSum | null | undefined;
  titles(play: SeenPlay): Titles;
}) {
  const own = played?.plays ?? 0;
  const list = (plays: readonly SeenPlay[]) => (
    <ol class="own-games">
      {plays.map((play) => (
        <OwnGame key={play.play} play={play} titles={titles(play)} />
      ))}
    </ol>
  );
  return (
    <div class="stack">
      {own === 0 ? <p class="soft">{say("no-plays")}</p> : null}
      {played && own > 0 ? (
        <p class="own-sum" data-testid="sum">
          <b>{say("sum", { n: own })}</b>
          <Figures of={played} />
        </p>
      ) : null}
      {own > 0 ? list(recall.slice(0, own)) : null}
      {own < recall.length ? (
        <>
          <h3 class="soft small">{say("before-you")}</h3>
          {list(recall.slice(own))}
        </>
      ) : null}
    </div>
  );
}

/** What was staked, what came back, and the net. */
function Figures({ of }: { of: { staked: number; returned: number; net: number } }) {
  return (
    <span class="figures">
      <span class="soft">{say("staked", { cents: dollars(of.staked, true) })}</span>
      <span class="soft">{say("came-back", { cents: dollars(of.returned, true) })}</span>
      <Net cents={of.net} />
    </span>
  );
}

/** The cards of one hand, under its name. */
function OwnHand({ play, hand }: { play: SeenPlay; hand: Hand }) {
  return (
    <div role="group" aria-label={handName(hand)}>
      <span class="soft small">{handName(hand)}</span>
      <div>
        {cardsOf(play, hand).map((card, nth) => (
          <Card key={nth} code={card} />
        ))}
      </div>
    </div>
  );
}

/** Each wager of a player on a game that is over: the stake, what came back of it and by what pay, and the net. */
export function OwnWagers({ play, titles }: { play: SeenPlay; titles: Titles }) {
  return (
    <table class="own-wagers">
      <thead>
        <tr>
          <th scope="col">{say("wager")}</th>
          <th scope="col" class="number">
            {say("stake")}
          </th>
          <th scope="col" class="number">
            {say("back-of")}
          </th>
          <th scope="col" class="number">
            {say("net-of")}
          </th>
        </tr>
      </thead>
      <tbody>
        {play.wagers.map(({ wager, stake, returned, net, pay }) => (
          <tr key={wager}>
            <th scope="row">
              {titles[wager] ?? wagerTitle(wager)}
              {pay ? <small class="soft">{render(pay)}</small> : null}
            </th>
            <td class="number">{dollars(stake, true)}</td>
            <td class="number">{dollars(returned, true)}</td>
            <td class="number">
              <Net cents={net} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OwnGame({ play, titles }: { play: SeenPlay; titles: Titles }) {
  return (
    <li>
      <details>
        <summary>
          {play.at == null ? null : <span class="soft number">{timeOf(play.at)}</span>}
          <b>{outcomeWords(play)}</b>
          <Figures of={play} />
        </summary>
        {play.cards?.length ? (
          <div class="own-cards">
            {HANDS.map((hand) => (
              <OwnHand key={hand} play={play} hand={hand} />
            ))}
          </div>
        ) : null}
        <OwnWagers play={play} titles={titles} />
        {play.before == null || play.after == null ? null : (
          <p class="soft small">{say("credit-after", { before: dollars(play.before, true), after: dollars(play.after, true) })}</p>
        )}
      </details>
    </li>
  );
}
