// A guest's seat at a live table: chips on the felt, cards in hand, the cut, coming and going.
import { useSignal } from "@preact/signals";
import { render } from "preact";
import { useMemo } from "preact/hooks";
import { ActForm, actTitle, type Offer } from "../lib/acting.tsx";
import { address } from "../lib/address.ts";
import { useAsked } from "../lib/asked.ts";
import { Countdown, CoupBoard, PhaseBanner } from "../lib/board.tsx";
import type { Layout } from "../lib/felt.tsx";
import { gameTitle } from "../lib/game_words.ts";
import { connect, type Line } from "../lib/live.ts";
import { dollars, readDollars } from "../lib/money.ts";
import { refusal } from "../lib/refusals.ts";
import { Roads } from "../lib/roads.tsx";
import type { Cut, HistoryView, SeatView } from "../lib/types.ts";
import { LanguageSwitch, LineState, tellAnswer, Toasts } from "../lib/ui.tsx";
import { language } from "../lib/words.ts";
import { act, heldBy, offered, offersOf, onBoard, type Sitting, stakesOf } from "./acting.ts";
import { Betting, Lying } from "./betting.tsx";
import { Squeeze } from "./squeeze.tsx";
import { say } from "./words.ts";
import "./style.css";

const does = (sitting: Sitting, what: Parameters<typeof act>[1]) => async (): Promise<void> => void tellAnswer(await act(sitting, what));

/** Somebody who is on the way to the table: the free seats, and the chips to come with. */
function Join({ sitting }: { sitting: Sitting }) {
  const chips = useSignal("");
  const seats = offered(sitting.view, "join");
  if (seats.length === 0) return <p class="panel">{say("closed")}</p>;
  return (
    <section class="panel stack join">
      <h2>{say("welcome", { name: sitting.view.guest })}</h2>
      <label>{say("joinChips")}<input inputmode="decimal" value={chips.value} onInput={(event) => { chips.value = event.currentTarget.value; }} /></label>
      <p class="soft small">{say("joinHint")}</p>
      <div class="seats">
        {seats.map((seat) => (
          <button type="button" key={seat.seat ?? 0} onClick={() => void does(sitting, { ...seat, chips: readDollars(chips.value) ?? 0 })()}>
            {seat.seat == null ? say("standing") : say("seat", { n: seat.seat })}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The cards that the guest holds. */
function InHand({ sitting }: { sitting: Sitting }) {
  const held = heldBy(sitting.view);
  if (held.length === 0) return null;
  const turn = (place: number) => does(sitting, { act: "expose-card", player: sitting.view.guest, place });
  const turnAll = async (): Promise<void> => {
    for (const { place } of held) await turn(place)();
  };
  return (
    <section class="panel stack in-hand" aria-label={say("cards")}>
      <div class="spread"><h2>{say("cards")}</h2><span class="soft small">{say("squeeze")}</span></div>
      <div class="row held">
        {held.map(({ place, code }) => (
          <div class="stack" key={place}>
            <Squeeze code={code} place={place} />
            <button type="button" onClick={() => void turn(place)()}>{say("turn")}</button>
          </div>
        ))}
      </div>
      {held.length > 1 ? <button type="button" class="primary" onClick={() => void turnAll()}>{say("turnAll")}</button> : null}
    </section>
  );
}

/** The cut, where it is this guest's. The example of the server lies in the middle. */
function CutCards({ sitting, offer }: { sitting: Sitting; offer: Cut }) {
  const at = useSignal(offer.at);
  const decline = offered(sitting.view, "decline-cut")[0];
  return (
    <section class="panel stack" aria-label={say("cut")}>
      <h2>{say("cut")}</h2>
      <input
        type="range" min={1} max={offer.at * 2 - 1} value={at.value} aria-label={say("cutHere")} aria-valuetext={say("cutAt", { n: at.value })}
        onInput={(event) => { at.value = Number(event.currentTarget.value); }}
      />
      <p class="number">{say("cutAt", { n: at.value })}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => void does(sitting, { ...offer, at: at.value })()}>{say("cutHere")}</button>
        {decline ? <button type="button" onClick={() => void does(sitting, decline)()}>{say("noCut")}</button> : null}
      </div>
    </section>
  );
}

/** What has no place of its own: other seats, the banker's role, disputes, leaving. */
const PLACED = new Set(["place-wager", "take-off", "expose-card", "cut", "decline-cut", "join"]);

function More({ sitting }: { sitting: Sitting }) {
  const open = useSignal<Offer | null>(null);
  const { view } = sitting;
  const offers = offersOf(view).filter((offer) => !PLACED.has(offer.act.act));
  return (
    <details class="panel">
      <summary>{say("more")}</summary>
      <div class="row">
        {offers.map((offer) => (
          <button type="button" key={JSON.stringify(offer.act)} onClick={() => { open.value = offer; }}>{actTitle(offer.act)} …</button>
        ))}
      </div>
      {open.value ? <ActForm offer={open.value} send={(what) => act(sitting, what)} onClose={() => { open.value = null; }} /> : null}
    </details>
  );
}

function Meters({ view }: { view: SeatView }) {
  const staked = Object.values(stakesOf(view)).reduce((sum, cents) => sum + cents, 0);
  return (
    <dl class="meters">
      <div><dt>{say("chips")}</dt><dd class="number">{dollars(view.chips ?? 0)}</dd></div>
      {view.tokens ? <div><dt>{say("tokens")}</dt><dd class="number">{dollars(view.tokens)}</dd></div> : null}
      <div><dt>{say("bet")}</dt><dd class="number">{dollars(staked)}</dd></div>
    </dl>
  );
}

function Table({ line, view, token }: { line: Line; view: SeatView; token: string }) {
  const sitting = { line, view };
  const { game } = view;
  const layout = useAsked<Layout>(`/api/games/${game.name}/layout?lang=${language.value}`, { token });
  const history = line.view<HistoryView>(`history/${game.name}`).value;
  const seated = view.chips != null;
  const cut = offered(view, "cut")[0];
  return (
    <>
      <header class="bar">
        <h1>{gameTitle(game.title)} · {say("table", { table: game.name })}</h1>
        <div class="row"><span class="soft">{view.guest}</span><LanguageSwitch /></div>
      </header>
      <main class="seat-page">
        <div class="stack middle">
          <section class="stage">
            <h2 class="visually-hidden">{say("coup")}</h2>
            <div class="spread"><PhaseBanner game={game} />{game.ends_at ? <Countdown endsAt={game.ends_at} now={line.now} /> : null}</div>
            <CoupBoard game={onBoard(view)} />
          </section>
          {game.table?.coup?.choosing ? <p class="note">{say("choosing")} <span class="clause">{game.table.coup.choosing}</span></p> : null}
          {seated && layout?.ok ? <Betting sitting={sitting} layout={layout.body} /> : null}
        </div>
        <div class="stack own">
          {seated ? <Meters view={view} /> : <Join sitting={sitting} />}
          {cut ? <CutCards key={cut.at} sitting={sitting} offer={cut} /> : null}
          <InHand sitting={sitting} />
        </div>
        <div class="stack side">
          {seated ? <Lying sitting={sitting} /> : null}
          {history ? <section class="panel" aria-label={say("roads")}><Roads history={history} columns={18} /></section> : null}
          {seated ? <More sitting={sitting} /> : null}
          <p class="soft small">{game.notice}</p>
        </div>
      </main>
    </>
  );
}

function Page() {
  const token = address.value.key ?? "";
  const line = useMemo(() => (token ? connect(token) : null), [token]);
  if (line === null) return <main class="gate"><p class="panel">{say("noKey")}</p></main>;
  const me = line.me.value;
  const channel = me?.type === "device" ? `seat/${me.serves}` : null;
  const view = channel ? line.view<SeatView>(channel).value : null;
  const refused = channel ? line.refusal(channel).value : null;
  return (
    <>
      <LineState line={line} />
      {refused ? <main class="gate"><p class="panel note bad" role="alert">{refusal(refused)}</p></main> : null}
      {view ? <Table line={line} view={view} token={token} /> : null}
      <Toasts />
    </>
  );
}

render(<Page />, document.getElementById("app") as HTMLElement);
