// The guide to a game: its rules in short, what every wager pays and costs, the table of play, and games worked through.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useFetched } from "../realtime/fetched.ts";
import { HandOfCards } from "../felt/cards.tsx";
import { cardsAfter, barPercent } from "./guide_logic.ts";
import type { Example, Guide as GameGuide, WagerGuide } from "../types.ts";
import { refusal } from "../words/refusals.ts";
import { Tableau } from "../felt/tableau.tsx";
import { render } from "../words/texts.ts";
import { ApprovedRules } from "./rules_copy.tsx";
import { language, oneMoment, translator } from "../words/words.ts";
import "../../styles/guide.css";
import { Clause } from "../felt/clause.tsx";

const say = translator("guide-view");

/** Fetches the guide to a game; `children` draws it. */
function WithGuide({ edition, game, children }: { edition: string; game: string; children: (guide: GameGuide) => ComponentChildren }) {
  const got = useFetched<GameGuide>(`/api/guide/${encodeURIComponent(edition)}/${encodeURIComponent(game)}?lang=${language.value}`);
  if (got === null)
    return (
      <p class="soft guide-wait" role="status">
        {oneMoment()}
      </p>
    );
  if (!got.ok)
    return (
      <p class="note bad" role="alert">
        {refusal(got.error)}
      </p>
    );
  return <div class="guide">{children(got.body)}</div>;
}

/** The rules, the odds and the table of play of one game. */
export function Guide({ edition, game }: { edition: string; game: string }) {
  return (
    <WithGuide edition={edition} game={game}>
      {(guide) => (
        <>
          <Part title={say("odds")}>
            <p class="soft">{say("odds-note")}</p>
            <Odds wagers={guide.wagers} />
          </Part>
          {guide.tableau ? (
            <Part title={say("play")}>
              <Tableau table={guide.tableau} />
            </Part>
          ) : null}
          {guide.wheel ? (
            <Part title={say("wheel")}>
              <Pockets order={guide.wheel} />
            </Part>
          ) : null}
          <Part title={say("rules")}>
            <dl class="guide-rules">
              {guide.rules.map((rule, n) => (
                <div key={n}>
                  <dt>{rule.about}</dt>
                  <dd>
                    {rule.words} <Clause of={rule.clause} />
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title={say("errors")}>
            <p class="note">{guide.about_errors}</p>
          </Part>
          <ApprovedRules edition={edition} />
        </>
      )}
    </WithGuide>
  );
}

/** Games worked through one step after the other. */
export function HowToPlay({ edition, game }: { edition: string; game: string }) {
  return (
    <WithGuide edition={edition} game={game}>
      {(guide) => (
        <Part title={say("examples")}>
          <div class="examples">
            {guide.examples.map((example) => (
              <Worked key={example.title} example={example} wheel={guide.wheel} />
            ))}
          </div>
        </Part>
      )}
    </WithGuide>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Odds({ wagers }: { wagers: readonly WagerGuide[] }) {
  const most = Math.max(...wagers.map((wager) => barPercent(wager.edge)), 1);
  return (
    <table class="odds">
      <thead>
        <tr>
          <th scope="col">{say("wager")}</th>
          <th scope="col">{say("pays")}</th>
          <th scope="col">{say("hit")}</th>
          <th scope="col">{say("edge")}</th>
        </tr>
      </thead>
      <tbody>
        {wagers.map((wager) => (
          <tr key={wager.key}>
            <th scope="row">
              {wager.title} <Clause of={wager.clause} />
            </th>
            <td>
              <ul class="pays">
                {wager.pays.map((pay, n) => (
                  <li key={n}>
                    <span>{pay.on}</span>
                    <b>{render(pay.odds)}</b>
                  </li>
                ))}
              </ul>
              <p class="soft small">{wager.note}</p>
            </td>
            <td data-label={say("hit")} class="figure">
              {wager.hit}
            </td>
            <td data-label={say("edge")} class="figure">
              {wager.edge}
              <i class="edge" style={{ width: `${(100 * barPercent(wager.edge)) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pockets({ order }: { order: readonly (readonly [number, string])[] }) {
  return (
    <ol class="pockets">
      {order.map(([number, colour]) => (
        <li key={number} class={`pocket ${colour}`}>
          {number}
        </li>
      ))}
    </ol>
  );
}

function Worked({ example, wheel }: { example: Example; wheel: GameGuide["wheel"] }) {
  const [at, go] = useState(0);
  const all = example.steps.length;
  const over = at >= all - 1;
  const dealt = example.cards.slice(0, over ? undefined : cardsAfter(example.steps, at));
  const hand = (which: "player" | "banker") => dealt.filter((each) => each.hand === which);
  const colour = wheel?.find(([number]) => number === example.number)?.[1];
  return (
    <article class="panel worked stack">
      <h3>{example.title}</h3>
      <div class="worked-felt">
        {example.cards.length ? (
          <>
            <HandOfCards hand="player" cards={hand("player")} />
            <HandOfCards hand="banker" cards={hand("banker")} />
          </>
        ) : (
          <b class={`pocket ${colour ?? ""}`}>{example.number}</b>
        )}
      </div>
      <ol class="steps">
        {example.steps.map((step, n) => (
          <li key={n} class={n > at ? "later" : n === at ? "now" : ""}>
            {step.words} <Clause of={step.clause} />
          </li>
        ))}
      </ol>
      <div class={`worked-result${over ? "" : " later"}`}>
        <p>
          <b>{example.result}</b>
        </p>
        <ul>
          {example.pays.map((pay) => (
            <li key={pay.wager}>
              <span>{pay.title}</span>
              <span>
                {pay.words} <Clause of={pay.clause} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {all > 1 ? (
        <div class="row">
          <button onClick={() => go(at - 1)} disabled={at === 0}>
            {say("back")}
          </button>
          <button class="primary" onClick={() => go(over ? 0 : at + 1)}>
            {over ? say("again") : say("next")}
          </button>
          <span class="soft small" aria-live="polite">
            {say("step", { n: at + 1, all })}
          </span>
        </div>
      ) : null}
    </article>
  );
}
