// Beside the stage: devices in trouble, the shoe, what else may be done, the last coup, the sign.
import { useSignal } from "@preact/signals";
import { PutRight } from "../lib/acts/recalculation.tsx";
import { type ActContext, disconnected, doCommand, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { grouped } from "../lib/words/sign_words.ts";
import { concernWords, faultName } from "../lib/words/device_words.ts";
import { deviceName } from "../lib/words/places.ts";
import { playWords } from "../lib/words/irregular_words.ts";
import { PaymentList } from "../lib/felt/payments.tsx";
import { wagerTitle } from "../lib/words/game_words.ts";
import { listed, render } from "../lib/words/texts.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { Concern, GameView, OnOffer, Place, SettledSum, SignLine, TableView, WagerResult } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { byWager, total } from "./settlement.ts";
import { say } from "./words.ts";

/** A device that staff must look at before it counts again. */
export function DeviceConcern({ context, concern }: { context: ActContext; concern: Concern }) {
  const open = useSignal(false);
  const busy = useSignal(false);
  async function clear(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.value) return;
    const form = event.currentTarget as HTMLFormElement;
    const note = String(new FormData(form).get("note") ?? "");
    busy.value = true;
    const answer = await doCommand(context.connection, { type: "clear-fault", device: concern.device, by: context.me.name, note });
    busy.value = false;
    if (answer.type === "done") form.closest("dialog")?.close();
  }
  return (
    <div class="note bad stack" role="alert">
      <strong>{say("device", { device: deviceName(concern.device), fault: faultName(concern.fault) })}</strong>
      <p>{concernWords(concern)}</p>
      <div class="row">
        <button
          type="button"
          disabled={disconnected(context.connection)}
          onClick={() => {
            open.value = true;
          }}
        >
          {say("cleared")} …
        </button>
      </div>
      {open.value ? (
        <Dialog
          title={say("cleared")}
          onClose={() => {
            open.value = false;
          }}
        >
          <form class="stack" onSubmit={clear}>
            <label>
              {say("what-done")}
              <textarea name="note" rows={2} required autofocus />
            </label>
            <button class="primary" disabled={busy.value || disconnected(context.connection)}>
              {say("cleared")}
            </button>
          </form>
        </Dialog>
      ) : null}
    </div>
  );
}

interface ShoeProps {
  shoe: NonNullable<TableView["shoe"]>;
  context: ActContext;
  /** To say that the cutting card lies elsewhere, which a supervisor signs. */
  correct: Offer | null;
}

/** How far the shoe is from the cutting card. */
export function Shoe({ shoe, context, correct }: ShoeProps) {
  const { to_cut: ahead, coups_left: last, remaining, coups, cards } = shoe;
  const words =
    typeof last === "number"
      ? say("cut-met", { n: last })
      : typeof ahead === "number"
        ? say("to-cut", { n: ahead })
        : say("left", { n: remaining });
  return (
    <section class="panel stack" aria-label={say("shoe")}>
      <div class="spread">
        <h2>{say("shoe")}</h2>
        <span class="soft">{say("coups", { n: coups })}</span>
      </div>
      {cards ? (
        <progress
          max={cards - remaining + (ahead ?? (typeof last === "number" ? 0 : remaining))}
          value={cards - remaining}
          aria-label={words}
        />
      ) : null}
      <p class="number">{words}</p>
      {correct ? (
        <div>
          <OfferButton context={context} offer={correct} />
        </div>
      ) : null}
    </section>
  );
}

const ORDER: readonly (Place & ("calls" | "cards" | "hands" | "table"))[] = ["calls", "hands", "cards", "table"];

/** All other acts on offer, in groups. */
export function Others({ context, places }: { context: ActContext; places: ReadonlyMap<Place, readonly Offer[]> }) {
  return (
    <>
      {ORDER.filter((place) => places.has(place)).map((place) => (
        <section key={place} class="panel stack" aria-label={say(place)}>
          <h2>{say(place)}</h2>
          <div class="row">
            {places.get(place)?.map((offer) => (
              <OfferButton
                key={JSON.stringify(offer.act)}
                context={context}
                offer={offer}
                alwaysConfirm={offer.act.act === "draw-card" || offer.act.act === "draw-out-of-turn"}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

const SUMS = ["staked", "paid", "taken", "back"] as const;
const amount = (of: string, cents: number) => (
  <td key={of} class="number">
    {cents ? dollars(cents) : "–"}
  </td>
);

type Titles = Readonly<Record<string, string>>;

/** The wagers of the guests at a live table, as they were paid and taken. */
function AtTable({ lines, titles }: { lines: readonly WagerResult[]; titles: Titles }) {
  const all = total(lines);
  return (
    <table>
      <thead>
        <tr>
          <th>{say("wager")}</th>
          {SUMS.map((sum) => (
            <th key={sum} class="number">
              {say(sum)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...byWager(lines)].map(([wager, each]) => (
          <tr key={wager}>
            <th scope="row">{titles[wager] ?? wagerTitle(wager)}</th>
            {SUMS.map((sum) => amount(sum, each[sum]))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("total")}</th>
          {SUMS.map((sum) => amount(sum, all[sum]))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The wagers of all player terminals together. */
function AtTerminals({ sums, titles }: { sums: readonly SettledSum[]; titles: Titles }) {
  const all = (of: "stakes" | "staked" | "returned"): number => sums.reduce((sum, each) => sum + each[of], 0);
  const row = (title: string, stakes: number, staked: number, returned: number) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      <td class="number">{stakes}</td>
      {amount("staked", staked)}
      {amount("returned", returned)}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <th>{say("wager")}</th>
          <th class="number">{say("count")}</th>
          <th class="number">{say("staked")}</th>
          <th class="number">{say("returned")}</th>
        </tr>
      </thead>
      <tbody>{sums.map((each) => row(titles[each.wager] ?? wagerTitle(each.wager), each.stakes, each.staked, each.returned))}</tbody>
      <tfoot>{row(say("total"), all("stakes"), all("staked"), all("returned"))}</tfoot>
    </table>
  );
}

/** What the last coup or spin came to, wager by wager. */
export function Last({ game, titles }: { game: GameView; titles: Titles }) {
  const past = game.table?.past?.at(-1);
  const spun = game.wheel?.numbers?.at(-1);
  if (!past && !spun) return null;
  const title = say(game.kind === "wheel" ? "last-spin" : "last");
  const sums = game.settled ?? [];
  const lines = past?.lines ?? [];
  const wagers =
    sums.length > 0 ? (
      <AtTerminals sums={sums} titles={titles} />
    ) : lines.length > 0 ? (
      <AtTable lines={lines} titles={titles} />
    ) : (
      <p class="soft">{say(past?.void || spun?.void ? "void" : "no-wagers")}</p>
    );
  const payments = game.table?.payments;
  return (
    <section class="panel stack" aria-label={title}>
      <h2>{title}</h2>
      {payments ? (
        <>
          {payments.coup === past?.key ? null : <h3>{playWords(payments.coup)}</h3>}
          <PaymentList payments={payments} guests={game.table?.guests} titles={titles} />
        </>
      ) : null}
      {payments && lines.length === 0 && sums.length === 0 && payments.coup === past?.key ? null : wagers}
      <PutRight results={game.put_right ?? []} />
    </section>
  );
}

/** The sign: each wager, and changes to come. */
export function Sign({ wagers, lines, open }: { wagers: readonly OnOffer[]; lines: readonly SignLine[]; open: boolean }) {
  return (
    <details class="panel" open={open}>
      <summary>{say("sign")}</summary>
      <table>
        <thead>
          <tr>
            <th>{say("wager")}</th>
            <th>{say("pays")}</th>
            <th class="number">{say("least")}</th>
            <th class="number">{say("most")}</th>
          </tr>
        </thead>
        <tbody>
          {wagers.map((wager) => (
            <tr key={wager.key}>
              <th scope="row">{wagerTitle(wager.key, wager.title)}</th>
              <td>{listed((wager.pays ?? []).map(render))}</td>
              <td class="number">{wager.least ? dollars(wager.least, true) : "–"}</td>
              <td class="number">{wager.most ? dollars(wager.most, true) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {grouped(lines.filter((line) => line.heading)).map(({ heading, words }) => (
        <p key={heading} class="small">
          <strong>{heading}</strong> {words.join(" · ")}
        </p>
      ))}
    </details>
  );
}

/** Which wagers have to be put right before they close. */
export function Missed({ game }: { game: GameView }) {
  const missed = game.table?.limits_missed;
  return missed ? (
    <div class="note bad" role="alert">
      <strong>{say("misplaced")}</strong>
      <p>{refusal(missed)}</p>
    </div>
  ) : null;
}
