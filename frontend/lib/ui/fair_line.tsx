// Fair dealing on the screen: the commitment before bets, this terminal's number, and the result of the check.
import { useState } from "preact/hooks";
import { canCheck, type Verdict } from "../realtime/fair.ts";
import type { FairDealing } from "../realtime/fair_dealing.ts";
import type { GameView } from "../types.ts";
import { Dialog } from "./parts.tsx";
import { translator } from "../words/words.ts";

const say = translator("fair");

const SHORT: Readonly<Record<Verdict, Parameters<typeof say>[0]>> = {
  checked: "checked",
  withdrawn: "withdrawn",
  promise: "wrong",
  seed: "wrong",
  own: "wrong",
  numbers: "wrong",
  outcome: "wrong",
};
const LONG: Readonly<Record<Verdict, Parameters<typeof say>[0]>> = {
  checked: "checked-long",
  withdrawn: "withdrawn-long",
  promise: "promise",
  seed: "seed",
  own: "own-lost",
  numbers: "numbers",
  outcome: "outcome",
};
const MARK: Readonly<Record<string, string>> = { checked: "✓", withdrawn: "–", wrong: "✗" };
const tone = (verdict: Verdict): string => (verdict === "checked" ? "good" : verdict === "withdrawn" ? "soft" : "bad");

/** The first digits of a commitment, enough for a person to compare. */
const shortCommitment = (commitment: string): string => commitment.slice(0, 8);

/** "Fair deal 51c2ff42", for a wall; nothing without a promised deal. */
export function FairShort({ game }: { game: GameView }) {
  const deal = (game.deals ?? []).find((each) => !each.told && !each.withdrawn);
  return deal ? (
    <span class="fair-short" title={deal.commitment}>
      {say("deal", { short: shortCommitment(deal.commitment) })}
    </span>
  ) : null;
}

/** The same at a terminal, which adds its number and checks; a tap shows the details. */
export function FairLine({ fair, name }: { fair: FairDealing; name: string }) {
  const [open, setOpen] = useState(false);
  const [deal, number, last] = [fair.deal.value, fair.number.value, fair.last.value];
  if (deal === null) return null;
  const settled = (deal.asks ?? "nothing") === "nothing";
  return (
    <>
      <button class="quiet fair" data-testid="fair" data-verdict={last?.verdict ?? ""} onClick={() => setOpen(true)}>
        <span>{say("deal", { short: shortCommitment(deal.commitment) })}</span>
        {number ? <span>· {say("own-in")}</span> : null}
        {last ? (
          <span>
            · {say("last-short")}{" "}
            <b class={tone(last.verdict)}>
              {MARK[SHORT[last.verdict]]} {say(SHORT[last.verdict])}
            </b>
          </span>
        ) : null}
      </button>
      {open ? (
        <Dialog title={say("title")} onClose={() => setOpen(false)} wide>
          <p class="soft">{canCheck() ? say("why") : say("unable")}</p>
          <dl class="fair-details">
            <dt>{say("name")}</dt>
            <dd>{deal.deal}</dd>
            <dt>{say("commitment")}</dt>
            <dd class="digits">{deal.commitment}</dd>
            <dt>{say("terminals")}</dt>
            <dd>{settled ? deal.numbers || say("nobody") : say("not-yet")}</dd>
            <dt>{say("own")}</dt>
            <dd class={number ? "digits" : ""}>{number ?? say(deal.asks === "commit" ? "own-not" : "own-late")}</dd>
          </dl>
          {last ? (
            <div class="stack">
              <h3>{say("last", { deal: last.deal })}</h3>
              <p class={`note ${tone(last.verdict)}`} role="status">
                {MARK[SHORT[last.verdict]]} {say(LONG[last.verdict])}
              </p>
              <p class="soft small">{say("elsewhere", { path: `/api/deals/${name}/${last.deal}` })}</p>
            </div>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
