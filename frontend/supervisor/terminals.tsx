// Player terminals: all at a glance, those that need attention first, and one in detail.
import { useSignal } from "@preact/signals";
import { address, go } from "../lib/realtime/address.ts";
import { useFetched } from "../lib/realtime/fetched.ts";
import { pressGuard } from "../lib/acts/press_guard.ts";
import { timeOf } from "../lib/words/times.ts";
import { roleOf, type StaffSession } from "../lib/acts/desk.tsx";
import { cents, doSigned, FormButton, text } from "../lib/acts/form.tsx";
import { titlesOf, wagerTitle } from "../lib/words/game_words.ts";
import { playWords } from "../lib/words/irregular_words.ts";
import { amountFigure, dollars, signed } from "../lib/words/money.ts";
import type { FloorView, GameView, Ground, SeenLayout, TerminalAccount, TerminalView } from "../lib/types.ts";
import { notifyAnswer } from "../lib/ui/parts.tsx";
import { faultName } from "../lib/words/device_words.ts";
import { joined, labelled, render, sentence } from "../lib/words/texts.ts";
import { listed } from "./listing.ts";
import { say } from "./words.ts";
import { deviceName, gameName, terminalName } from "../lib/words/places.ts";
import { oneMoment } from "../lib/words/words.ts";

/** How often the list is fetched again; what needs attention arrives at once. */
const REFRESH_MS = 3000;

export function Terminals({ session, floor }: { session: StaffSession; floor: FloorView }) {
  const sought = useSignal("");
  const fetched = useFetched<TerminalAccount[]>("/api/terminals", { token: session.token, every: REFRESH_MS });
  const rows = listed(fetched?.ok ? fetched.body : [], floor.terminals ?? [], sought.value);
  const chosen = address.value.terminal;
  return (
    <main class="desk two" {...pressGuard}>
      <section class="panel stack" aria-label={say("terminals")}>
        <div class="spread">
          <h2>{say("terminals")}</h2>
          <label class="look-up">
            {say("look-up")}
            <input
              inputMode="numeric"
              value={sought.value}
              onInput={(event) => {
                sought.value = event.currentTarget.value.trim();
              }}
            />
          </label>
        </div>
        {fetched && rows.length === 0 ? <p class="soft">{say("no-terminal", { n: sought.value })}</p> : null}
        <table class="terminals">
          <thead>
            <tr>
              <th scope="col">{say("number")}</th>
              <th scope="col" class="number">
                {say("credits")}
              </th>
              <th scope="col" class="number">
                {say("on-layout")}
              </th>
              <th scope="col">{say("needs")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((each) => (
              <tr key={each.terminal} class={each.terminal === chosen ? "picked" : ""}>
                <th scope="row">{each.terminal}</th>
                <td class="number">{dollars(each.credits ?? 0)}</td>
                <td class="number">{each.held ? dollars(each.held) : "–"}</td>
                <td>
                  <Needs of={each} />
                </td>
                <td class="row end">
                  {each.called ? (
                    <button
                      type="button"
                      aria-label={labelled(say("coming"), terminalName(each.terminal))}
                      onClick={() =>
                        void session.connection.do({ type: "answer-call", terminal: each.terminal, by: session.me.name }).then(notifyAnswer)
                      }
                    >
                      {say("coming")}
                    </button>
                  ) : null}
                  <button
                    type="button"
                    aria-label={`${say("open")} ${terminalName(each.terminal)}`}
                    aria-pressed={each.terminal === chosen}
                    onClick={() => go({ terminal: each.terminal })}
                  >
                    {say("open")}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chosen ? <Terminal key={chosen} session={session} number={chosen} /> : <p class="panel soft">{say("pick-terminal")}</p>}
    </main>
  );
}

function Needs({ of }: { of: TerminalAccount }) {
  return (
    <span class="row">
      {of.called ? <span class="badge warn">{say("called-at", { time: timeOf(of.called) })}</span> : null}
      {of.locked ? (
        <span class="badge bad" title={sentence(of.locked)}>
          {say("locked-why")}
        </span>
      ) : null}
      {of.payouts ? <span class="badge warn">{say("payouts-here", { n: of.payouts })}</span> : null}
      {of.owed ? <span class="badge warn">{say("owed-here")}</span> : null}
    </span>
  );
}

function Terminal({ session, number }: { session: StaffSession; number: string }) {
  const { connection } = session;
  const view = connection.view<TerminalView>(`terminal/${number}`).value;
  if (connection.refusal(`terminal/${number}`).value) return <p class="note bad">{say("no-terminal", { n: number })}</p>;
  if (view === null) return <p class="soft">{oneMoment()}</p>;
  const plays = [
    ...(view.layouts ?? []).map((each) => ({ game: each.game, play: each.play })),
    ...(view.recall ?? []).map((each) => ({ game: each.game, play: each.play })),
  ];
  return (
    <section class="panel stack" aria-label={terminalName(number)}>
      <div class="spread">
        <h2>{terminalName(number)}</h2>
        <div class="row">
          <WhoPlays session={session} number={number} />
          <Adjust session={session} number={number} plays={plays} />
          {view.credits > 0 ? <CancelCredit session={session} number={number} credits={view.credits} /> : null}
        </div>
      </div>
      {view.patron ? (
        <p class={view.barred ? "note bad" : "soft small"}>{say(view.barred ? "barred-here" : "plays-here", { n: String(view.patron) })}</p>
      ) : null}
      {view.called ? (
        <div class="note spread">
          <span>{say("calls-here", { time: timeOf(view.called) })}</span>
          <button
            type="button"
            onClick={() => void connection.do({ type: "answer-call", terminal: number, by: session.me.name }).then(notifyAnswer)}
          >
            {say("coming")}
          </button>
        </div>
      ) : null}
      {view.locked ? (
        <div class="note bad spread">
          <span>{say("locked-here", { why: sentence(view.locked) })}</span>
          <FormButton
            label={say("unlock")}
            fields={[{ name: "note", label: say("note") }]}
            send={(values) =>
              doSigned(connection, (approved_by) => ({ type: "unlock-account", terminal: number, note: text(values, "note"), approved_by }))
            }
          />
        </div>
      ) : null}
      {(view.faults ?? []).map((each) => (
        <p key={each.name} class="note bad">
          {labelled(`${deviceName(each.name)} ${faultName(each.fault)}`, sentence(each.detail))}
        </p>
      ))}
      <dl class="meters">
        <div>
          <dt>{say("credits")}</dt>
          <dd class="number">{dollars(view.credits)}</dd>
        </div>
        <div>
          <dt>{say("on-layout")}</dt>
          <dd class="number">{dollars(view.held)}</dd>
        </div>
        <div>
          <dt>{say("back-last")}</dt>
          <dd class="number">{dollars(view.recall?.[0]?.returned ?? 0)}</dd>
        </div>
        <div>
          <dt>{say("net-last")}</dt>
          <dd class="number">{signed(view.recall?.[0]?.net ?? 0)}</dd>
        </div>
      </dl>
      {(view.payouts ?? []).map((each) => (
        <div key={each.sequence} class="spread">
          <span>
            {say("payout", { n: each.sequence, amount: dollars(each.cents) })}
            {each.withheld ? ` · ${say("withheld", { why: each.withheld })}` : ""}
          </span>
          {each.withheld ? (
            <FormButton
              label={say("release")}
              fields={[{ name: "determination", label: say("determination") }]}
              send={(values) =>
                connection.do({
                  type: "release-hand-pay",
                  terminal: number,
                  sequence: each.sequence,
                  determination: text(values, "determination"),
                })
              }
            />
          ) : null}
        </div>
      ))}
      <h3>{say("recall")}</h3>
      {plays.length === 0 ? <p class="soft">{say("no-plays")}</p> : null}
      <div class="wide-table" hidden={plays.length === 0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("when")}</th>
              <th scope="col">{say("game")}</th>
              <th scope="col">{say("outcome")}</th>
              <th scope="col" class="number">
                {say("staked")}
              </th>
              <th scope="col" class="number">
                {say("returned")}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {(view.layouts ?? []).map((each) => (
              <tr key={each.play}>
                <th scope="row" class="number">
                  {playWords(each.play)}
                </th>
                <td>{gameName(each.game)}</td>
                <td>
                  {labelled(
                    say("under-way"),
                    joined(
                      "list-more",
                      Object.entries(each.stakes).map(
                        ([wager, stake]) =>
                          `${titlesOf(connection.view<GameView>(`game/${each.game}/supervisor`).value)[wager] ?? wagerTitle(wager)} ${dollars(stake, true)}`,
                      ),
                    ),
                  )}
                </td>
                <td class="number">{dollars(Object.values(each.stakes).reduce((sum, stake) => sum + stake, 0))}</td>
                <td class="number">–</td>
                <td class="row">
                  <Relieve session={session} number={number} layout={each} />
                  <VoidPlay session={session} number={number} game={each.game} play={each.play} />
                </td>
              </tr>
            ))}
            {(view.recall ?? []).map((each) => (
              <tr key={each.play}>
                <th scope="row" class="number">
                  {playWords(each.play)}
                </th>
                <td>{gameName(each.game)}</td>
                <td>
                  {each.outcome ? render(each.outcome) : ""}{" "}
                  {each.void ? (
                    <span class="badge bad">
                      {say("void")} {sentence(each.void)}
                    </span>
                  ) : null}
                </td>
                <td class="number">{dollars(each.staked)}</td>
                <td class="number">{dollars(each.returned)}</td>
                <td>{each.void ? null : <VoidPlay session={session} number={number} game={each.game} play={each.play} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function VoidPlay({ session, number, game, play }: { session: StaffSession; number: string; game: string; play: string }) {
  return (
    <FormButton
      label={say("void-play")}
      tone="danger"
      fields={[
        {
          name: "kind",
          label: say("ground"),
          choices: [
            ["malfunction", say("malfunction")],
            ["wagers-unconfirmed", say("unconfirmed")],
          ],
        },
        { name: "reason", label: say("reason") },
      ]}
      send={(values) =>
        doSigned(session.connection, (approved_by) => ({
          type: "void-terminal-play",
          terminal: number,
          game,
          play,
          kind: text(values, "kind") as Ground,
          reason: text(values, "reason"),
          approved_by,
        }))
      }
    />
  );
}

function Adjust({ session, number, plays }: { session: StaffSession; number: string; plays: readonly { game: string; play: string }[] }) {
  if (plays.length === 0) return null;
  return (
    <FormButton
      label={say("adjust")}
      fields={[
        {
          name: "play",
          label: say("recall"),
          choices: plays.map((each) => [each.play, `${playWords(each.play)} · ${gameName(each.game)}`]),
        },
        {
          name: "way",
          label: say("way"),
          choices: [
            ["add", say("add")],
            ["off", say("take-off")],
          ],
        },
        { name: "cents", label: say("amount"), kind: "dollars" },
        { name: "reason", label: say("reason") },
      ]}
      send={(values) =>
        doSigned(session.connection, (approved_by) => ({
          type: "adjust-credits",
          terminal: number,
          play: text(values, "play"),
          change: cents(values, "cents") * (text(values, "way") === "add" ? 1 : -1),
          reason: text(values, "reason"),
          approved_by,
        }))
      }
    />
  );
}

/** Staff say by number who plays here, or that the person has gone. */
function WhoPlays({ session: { connection, me }, number }: { session: StaffSession; number: string }) {
  return (
    <FormButton
      label={say("who-plays")}
      fields={[{ name: "patron", label: say("patron-or-none"), kind: "whole", optional: true }]}
      send={(values) =>
        connection.do({ type: "name-player", terminal: number, patron: globalThis.Number(text(values, "patron")) || null, by: me.name })
      }
    />
  );
}

/** After the period a supervisor changes one player's wagers, where strictness would be unfair. */
function Relieve({ session, number, layout }: { session: StaffSession; number: string; layout: SeenLayout }) {
  const { connection, me } = session;
  const game = connection.view<GameView>(`game/${layout.game}/supervisor`).value;
  const titles = titlesOf(game);
  const others = (game?.wagers ?? []).map((each) => each.key).filter((key) => !(key in layout.stakes));
  return (
    <FormButton
      label={say("relieve")}
      words={say("relieve-why")}
      fields={[
        ...Object.entries(layout.stakes).map(([wager, stake]) => ({
          name: `wager-${wager}`,
          label: titles[wager] ?? wagerTitle(wager),
          kind: "dollars" as const,
          value: amountFigure(stake),
          optional: true,
        })),
        ...(game?.table
          ? [
              {
                name: "other",
                label: say("other-wager"),
                choices: [["", "–"] as const, ...others.map((key) => [key, titles[key] ?? wagerTitle(key)] as const)],
                optional: true,
              },
              { name: "other-stake", label: say("amount"), kind: "dollars" as const, optional: true },
            ]
          : []),
        { name: "reason", label: say("reason") },
      ]}
      send={(values) => {
        const kept = Object.keys(layout.stakes).map((wager) => [wager, cents(values, `wager-${wager}`)] as const);
        const all = [...kept, [text(values, "other"), cents(values, "other-stake")] as const];
        return connection.do({
          type: "relieve-player",
          terminal: number,
          game: layout.game,
          play: layout.play,
          stakes: Object.fromEntries(all.filter(([wager, stake]) => wager !== "" && stake > 0)),
          reason: text(values, "reason"),
          by: { name: me.name, role: roleOf(me) },
        });
      }}
    />
  );
}

/** All credits are paid in cash against a voucher that the player signs before a witness. */
function CancelCredit({ session, number, credits }: { session: StaffSession; number: string; credits: number }) {
  return (
    <FormButton
      label={say("cancel-credit")}
      words={say("cancel-why", { amount: dollars(credits) })}
      fields={[{ name: "patron", label: say("signed-by") }]}
      signs={say("witness")}
      send={(values, second) =>
        session.connection.do(
          { type: "cancel-credit", terminal: number, patron: text(values, "patron"), witness: second?.name ?? "" },
          second,
        )
      }
    />
  );
}
