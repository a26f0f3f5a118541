// Beside the stage: devices in trouble, the shoe, what else may be done, the last coup, the sign.
import { useSignal } from "@preact/signals";
import { type Acting, doCommand, type Offer, OfferButton } from "../lib/acting.tsx";
import { oddsWords, wagerTitle } from "../lib/game_words.ts";
import { dollars } from "../lib/money.ts";
import { refusal } from "../lib/refusals.ts";
import type { Concern, GameView, OnOffer, PastCoup, SignLine, TableView } from "../lib/types.ts";
import { timeOf } from "../lib/clock.ts";
import { Dialog } from "../lib/ui.tsx";
import { byWager, total } from "./settlement.ts";
import type { Place } from "./course.ts";
import { say } from "./words.ts";

/** A device that staff must look at before it counts again. */
export function Trouble({ acting, concern }: { acting: Acting; concern: Concern }) {
  const open = useSignal(false);
  async function clear(event: Event): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const note = String(new FormData(form).get("note") ?? "");
    const answer = await doCommand(acting.line, { type: "clear-fault", device: concern.device, by: acting.me.name, note });
    if (answer.type === "done") form.closest("dialog")?.close();
  }
  return (
    <div class="note bad" role="alert">
      <strong>{say("device", { device: concern.device })}</strong>
      <p>{concern.detail} {concern.clause ? <span class="clause">{concern.clause}</span> : null}</p>
      <button type="button" onClick={() => { open.value = true; }}>{say("cleared")} …</button>
      {open.value ? (
        <Dialog title={say("cleared")} onClose={() => { open.value = false; }}>
          <form class="stack" onSubmit={clear}>
            <label>{say("whatDone")}<textarea name="note" rows={2} required autofocus /></label>
            <button class="primary">{say("cleared")}</button>
          </form>
        </Dialog>
      ) : null}
    </div>
  );
}

/** How far the shoe is on its way to the cutting card. */
export function Shoe({ shoe }: { shoe: NonNullable<TableView["shoe"]> }) {
  const { to_cut: ahead, coups_left: last, remaining, coups, cards } = shoe;
  const words = typeof last === "number" ? say("cutMet", { n: last }) : typeof ahead === "number" ? say("toCut", { n: ahead }) : say("left", { n: remaining });
  return (
    <section class="panel stack" aria-label={say("shoe")}>
      <div class="spread"><h2>{say("shoe")}</h2><span class="soft">{say("coups", { n: coups })}</span></div>
      {cards ? <progress max={cards} value={cards - remaining} aria-label={words} /> : null}
      <p class="number">{words}</p>
    </section>
  );
}

const ORDER: readonly (Place & ("calls" | "cards" | "hands" | "table"))[] = ["calls", "hands", "cards", "table"];

/** Whatever else may be done now, in groups. */
export function Others({ acting, places }: { acting: Acting; places: ReadonlyMap<Place, readonly Offer[]> }) {
  return (
    <>
      {ORDER.filter((place) => places.has(place)).map((place) => (
        <section key={place} class="panel stack" aria-label={say(place)}>
          <h2>{say(place)}</h2>
          <div class="row">{places.get(place)?.map((offer) => <OfferButton key={JSON.stringify(offer.act)} acting={acting} offer={offer} careful={offer.act.act === "draw-card"} />)}</div>
        </section>
      ))}
    </>
  );
}

const SUMS = ["staked", "paid", "taken", "back"] as const;
const amount = (of: string, cents: number) => <td key={of} class="number">{cents ? dollars(cents) : "–"}</td>;

/** What the last coup came to, wager by wager. */
export function LastCoup({ past, rapid, titles }: { past: PastCoup; rapid: boolean; titles: Readonly<Record<string, string>> }) {
  const lines = past.lines ?? [];
  const all = total(lines);
  return (
    <section class="panel stack" aria-label={say("last")}>
      <h2>{say("last")}</h2>
      {lines.length === 0 ? <p class="soft">{rapid ? say("atTerminals") : say("noWagers")}</p> : (
        <table>
          <thead><tr><th>{say("wager")}</th>{SUMS.map((sum) => <th key={sum} class="number">{say(sum)}</th>)}</tr></thead>
          <tbody>
            {[...byWager(lines)].map(([wager, each]) => (
              <tr key={wager}><th scope="row">{titles[wager] ?? wagerTitle(wager)}</th>{SUMS.map((sum) => amount(sum, each[sum]))}</tr>
            ))}
          </tbody>
          <tfoot><tr><th scope="row">{say("total")}</th>{SUMS.map((sum) => amount(sum, all[sum]))}</tr></tfoot>
        </table>
      )}
    </section>
  );
}

/** What the sign says of each wager, and what it tells of changes to come. */
export function Sign({ wagers, lines }: { wagers: readonly OnOffer[]; lines: readonly SignLine[] }) {
  return (
    <details class="panel">
      <summary>{say("sign")}</summary>
      <table>
        <thead><tr><th>{say("wager")}</th><th>{say("pays")}</th><th class="number">{say("least")}</th><th class="number">{say("most")}</th></tr></thead>
        <tbody>
          {wagers.map((wager) => (
            <tr key={wager.key}>
              <th scope="row">{wagerTitle(wager.key, wager.title)}</th>
              <td>{(wager.pays ?? []).map(oddsWords).join(", ")}</td>
              <td class="number">{wager.least ? dollars(wager.least, true) : "–"}</td>
              <td class="number">{wager.most ? dollars(wager.most, true) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.filter((line) => line.at).map((line) => <p key={line.text}>{line.text} {timeOf(line.at as number)}</p>)}
    </details>
  );
}

/** Which wagers have to be put right before they close. */
export function Missed({ game }: { game: GameView }) {
  const missed = game.table?.limits_missed;
  return missed ? <div class="note bad" role="alert"><strong>{say("misplaced")}</strong><p>{refusal(missed)}</p></div> : null;
}
