// Player terminals: those that need somebody, and one of them looked at closely.
import { address, go } from "../lib/address.ts";
import { timeOf } from "../lib/clock.ts";
import type { Duty } from "../lib/desk.tsx";
import { cents, doSigned, FormButton, text } from "../lib/form_button.tsx";
import { outcomeWords, wagerTitle } from "../lib/game_words.ts";
import { playWords } from "../lib/irregular_words.ts";
import { dollars } from "../lib/money.ts";
import type { FloorView, Ground, TerminalView } from "../lib/types.ts";
import { tellAnswer } from "../lib/ui.tsx";
import { faultName, say } from "./words.ts";

export function Terminals({ duty, floor }: { duty: Duty; floor: FloorView }) {
  const waiting = floor.terminals ?? [];
  const chosen = address.value.terminal;
  const look = (event: Event): void => {
    event.preventDefault();
    go({ terminal: text(new FormData(event.currentTarget as HTMLFormElement), "terminal") || null });
  };
  return (
    <main class="desk two">
      <section class="panel stack" aria-label={say("waitingTerminals")}>
        <h2>{say("waitingTerminals")}</h2>
        {waiting.length === 0 ? <p class="soft">{say("allWell")}</p> : null}
        <ul class="plain">
          {waiting.map((each) => (
            <li key={each.terminal} class="spread">
              <span>
                <strong>{say("terminal", { n: each.terminal })}</strong><br />
                <span class="soft small">
                  {[
                    ...(each.called ? [say("callsHere", { time: timeOf(each.called) })] : []),
                    ...(each.locked ? [`${say("lockedWhy")}: ${each.locked}`] : []),
                    ...(each.payouts ? [say("payoutsHere", { n: each.payouts })] : []),
                    ...(each.owed ? [say("owedHere")] : []),
                  ].join(" · ")}
                </span>
              </span>
              <span class="row">
                {each.called ? <button type="button" onClick={() => void duty.line.do({ type: "answer-call", terminal: each.terminal, by: duty.me.name }).then(tellAnswer)}>{say("coming")}</button> : null}
                <button type="button" onClick={() => go({ terminal: each.terminal })}>{say("open")}</button>
              </span>
            </li>
          ))}
        </ul>
        <form class="row look-up" onSubmit={look}>
          <label>{say("lookUp")}<input name="terminal" inputMode="numeric" placeholder={say("number")} required /></label>
          <button>{say("open")}</button>
        </form>
      </section>
      {chosen ? <Terminal key={chosen} duty={duty} number={chosen} /> : null}
    </main>
  );
}

function Terminal({ duty, number }: { duty: Duty; number: string }) {
  const { line } = duty;
  const view = line.view<TerminalView>(`terminal/${number}`).value;
  if (line.refusal(`terminal/${number}`).value) return <p class="note bad">{say("noTerminal", { n: number })}</p>;
  if (view === null) return <p class="soft">{say("wait")}</p>;
  const plays = [
    ...(view.layouts ?? []).map((each) => ({ game: each.game, play: each.play })),
    ...(view.recall ?? []).map((each) => ({ game: each.game, play: each.play })),
  ];
  return (
    <section class="panel stack" aria-label={say("terminal", { n: number })}>
      <div class="spread">
        <h2>{say("terminal", { n: number })}</h2>
        <Adjust duty={duty} number={number} plays={plays} />
      </div>
      {view.locked ? (
        <div class="note bad spread">
          <span>{say("lockedWhy")}: {view.locked}</span>
          <FormButton label={say("unlock")} fields={[{ name: "note", label: say("note") }]} send={(values) => doSigned(line, (approved_by) => ({ type: "unlock-account", terminal: number, note: text(values, "note"), approved_by }))} />
        </div>
      ) : null}
      {(view.faults ?? []).map((each) => <p key={each.name} class="note bad">{each.name} {faultName(each.fault)}: {each.detail}</p>)}
      <dl class="meters">
        <div><dt>{say("credits")}</dt><dd class="number">{dollars(view.credits)}</dd></div>
        <div><dt>{say("onLayout")}</dt><dd class="number">{dollars(view.held)}</dd></div>
        <div><dt>{say("wonLast")}</dt><dd class="number">{dollars(view.won ?? 0)}</dd></div>
      </dl>
      {(view.payouts ?? []).map((each) => (
        <div key={each.sequence} class="spread">
          <span>{say("payout", { n: each.sequence, amount: dollars(each.cents) })}{each.withheld ? ` · ${say("withheld", { why: each.withheld })}` : ""}</span>
          {each.withheld ? <FormButton label={say("release")} fields={[{ name: "determination", label: say("determination") }]} send={(values) => line.do({ type: "release-hand-pay", terminal: number, sequence: each.sequence, determination: text(values, "determination") })} /> : null}
        </div>
      ))}
      <h3>{say("recall")}</h3>
      {plays.length === 0 ? <p class="soft">{say("noPlays")}</p> : null}
      <div class="wide-table" hidden={plays.length === 0}>
        <table>
          <thead>
            <tr><th scope="col">{say("when")}</th><th scope="col">{say("game")}</th><th scope="col">{say("outcome")}</th><th scope="col" class="number">{say("staked")}</th><th scope="col" class="number">{say("returned")}</th><td /></tr>
          </thead>
          <tbody>
            {(view.layouts ?? []).map((each) => (
              <tr key={each.play}>
                <th scope="row" class="number">{playWords(each.play)}</th><td>{each.game}</td>
                <td>{say("underWay")}: {Object.entries(each.stakes).map(([wager, stake]) => `${wagerTitle(wager, wager)} ${dollars(stake, true)}`).join(", ")}</td>
                <td class="number">{dollars(Object.values(each.stakes).reduce((sum, stake) => sum + stake, 0))}</td><td class="number">–</td>
                <td><VoidPlay duty={duty} number={number} game={each.game} play={each.play} /></td>
              </tr>
            ))}
            {(view.recall ?? []).map((each) => (
              <tr key={each.play}>
                <th scope="row" class="number">{playWords(each.play)}</th><td>{each.game}</td>
                <td>{outcomeWords(each.outcome)} {each.void ? <span class="badge bad">{say("void")} {each.void}</span> : null}</td>
                <td class="number">{dollars(each.staked)}</td><td class="number">{dollars(each.returned)}</td>
                <td>{each.void ? null : <VoidPlay duty={duty} number={number} game={each.game} play={each.play} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}



function VoidPlay({ duty, number, game, play }: { duty: Duty; number: string; game: string; play: string }) {
  return (
    <FormButton
      label={say("voidPlay")}
      tone="danger"
      fields={[{ name: "kind", label: say("ground"), choices: [["malfunction", say("malfunction")], ["wagers-unconfirmed", say("unconfirmed")]] }, { name: "reason", label: say("reason") }]}
      send={(values) => doSigned(duty.line, (approved_by) => ({ type: "void-terminal-play", terminal: number, game, play, kind: text(values, "kind") as Ground, reason: text(values, "reason"), approved_by }))}
    />
  );
}

function Adjust({ duty, number, plays }: { duty: Duty; number: string; plays: readonly { game: string; play: string }[] }) {
  if (plays.length === 0) return null;
  return (
    <FormButton
      label={say("adjust")}
      fields={[
        { name: "play", label: say("recall"), choices: plays.map((each) => [each.play, `${playWords(each.play)} · ${each.game}`]) },
        { name: "way", label: say("way"), choices: [["add", say("add")], ["off", say("takeOff")]] },
        { name: "cents", label: say("amount"), kind: "dollars" },
        { name: "reason", label: say("reason") },
      ]}
      send={(values) =>
        doSigned(duty.line, (approved_by) => ({
          type: "adjust-credits",
          terminal: number,
          play: text(values, "play"),
          change: cents(values, "cents") * (text(values, "way") === "add" ? 1 : -1),
          reason: text(values, "reason"),
          approved_by,
        }))}
    />
  );
}
