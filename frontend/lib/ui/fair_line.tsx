// Fair dealing on the screen: the commitment before bets, this terminal's number, and the result of the check.
import { useState } from "preact/hooks";
import { canCheck, type Verdict } from "../realtime/fair.ts";
import type { FairDealing } from "../realtime/fair_dealing.ts";
import type { GameView } from "../types.ts";
import { Dialog } from "./parts.tsx";
import { translator } from "../words/words.ts";

const say = translator({
  deal: ["Fair deal {short}", "公平承诺 {short}"],
  title: ["Fair dealing", "公平发牌"],
  why: [
    "Before bets were taken the house fixed a secret seed and showed its commitment. Terminals that play add numbers that nobody knows until bets are closed. Seed and numbers decide, and this screen works it out again.",
    "接受下注之前，赌场已定下秘密种子并公布其承诺值。参与的终端各加入一个停止下注前无人知晓的随机数。种子与随机数共同决定结果，本屏幕会重新计算核对。",
  ],
  name: ["Deal", "局"],
  commitment: ["Commitment of the house", "赌场承诺值"],
  terminals: ["Terminals with a number in it", "加入随机数的终端"],
  notYet: ["revealed once they are put together", "汇总后公布"],
  nobody: ["none", "无"],
  own: ["Your terminal's number", "本终端随机数"],
  ownIn: ["your number is in it", "含本终端随机数"],
  ownNot: ["none yet: it is added once you play", "尚无：参与后加入"],
  ownLate: ["none: the numbers were closed before you played; yours goes into the next deal", "无：参与之前随机数已截止，下一局可加入"],
  unable: [
    "This page has no secure connection: it adds no number and can check nothing.",
    "本页面没有安全连接：不加入随机数，也无法核对。",
  ],
  last: ["Last deal, {deal}", "上一局 {deal}"],
  lastShort: ["last deal", "上一局"],
  checked: ["checked", "已核对"],
  checkedLong: [
    "Checked by this screen: seed, numbers and result fit what was shown before.",
    "本屏幕已核对：种子、随机数与结果均与事先公布的一致。",
  ],
  withdrawn: ["not proven", "无法证明"],
  withdrawnLong: ["The promise was withdrawn: nothing proves this deal.", "承诺已撤回：此局无法证明。"],
  wrong: ["does not fit", "核对不符"],
  promise: ["The commitment is not the one that was shown before. Staff have been told.", "承诺值与事先显示的不同。已通知职员。"],
  seed: ["The seed does not fit the commitment. Staff have been told.", "种子与承诺值不符。已通知职员。"],
  ownLost: ["Your number was taken, and is not in it. Staff have been told.", "本终端的随机数已提交却未计入。已通知职员。"],
  numbers: ["The number of a terminal does not fit its commitment. Staff have been told.", "某终端的随机数与承诺值不符。已通知职员。"],
  outcome: ["The result is not the one that seed and numbers give. Staff have been told.", "结果与种子和随机数得出的不同。已通知职员。"],
  elsewhere: ["Check it elsewhere, too: the proof is at {path}", "也可在别处核对，证明位于 {path}"],
});

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
  checked: "checkedLong",
  withdrawn: "withdrawnLong",
  promise: "promise",
  seed: "seed",
  own: "ownLost",
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
        {number ? <span>· {say("ownIn")}</span> : null}
        {last ? (
          <span>
            · {say("lastShort")}{" "}
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
            <dd>{settled ? deal.numbers || say("nobody") : say("notYet")}</dd>
            <dt>{say("own")}</dt>
            <dd class={number ? "digits" : ""}>{number ?? say(deal.asks === "commit" ? "ownNot" : "ownLate")}</dd>
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
