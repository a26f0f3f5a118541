// The guests at a live table: who they are, what they have before them and on the layout, and what is done for them.
import { useSignal } from "@preact/signals";
import { ActForm, type Acting, away, doAct, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { FreeFields, type Fields } from "../lib/acts/act_fields.tsx";
import { handName } from "../lib/words/game_words.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { PlaceWager, SeenGuest, SeenWager, TableView } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { guestOf } from "./course.ts";
import { say } from "./words.ts";

type Placing = Offer & { act: PlaceWager };
const placing = (offer: Offer): offer is Placing => offer.act.act === "place-wager";

/** A wager that the dealer takes down for somebody: which one, and how much. */
function WagerForm({
  acting,
  guest,
  offers,
  onClose,
}: {
  acting: Acting;
  guest: SeenGuest;
  offers: readonly Placing[];
  onClose: () => void;
}) {
  const chosen = useSignal(offers[0] as Placing);
  const fields = useSignal<Fields>({ tokens: 0, ...chosen.value.act });
  const trouble = useSignal("");
  const busy = useSignal(false);
  const choose = (wager: string): void => {
    chosen.value = offers.find((offer) => offer.act.wager === wager) ?? chosen.value;
    fields.value = { tokens: 0, ...chosen.value.act };
  };
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    // Whoever presses Enter twice bets once.
    if (busy.value) return;
    const dialog = (event.currentTarget as HTMLElement).closest("dialog");
    busy.value = true;
    const answer = await doAct(acting, fields.value as unknown as PlaceWager);
    busy.value = false;
    if (answer.type === "done") dialog?.close();
    else trouble.value = refusal(answer.error);
  }
  return (
    <Dialog title={say("placeFor", { name: guest.name })} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <div class="wager-choice" role="group" aria-label={say("wager")}>
          {offers.map(({ act }) => (
            <button type="button" key={act.wager} aria-pressed={act.wager === chosen.value.act.wager} onClick={() => choose(act.wager)}>
              {acting.titles?.[act.wager] ?? act.wager}
            </button>
          ))}
        </div>
        <FreeFields
          key={chosen.value.act.wager}
          free={guest.tokens ? ["cents", "tokens", "box"] : ["cents", "box"]}
          fields={fields.value}
          onChange={(next) => {
            fields.value = next;
          }}
        />
        {trouble.value ? (
          <p class="note bad" role="alert">
            {trouble.value}
          </p>
        ) : null}
        <button class="primary" disabled={busy.value || away(acting.line)}>
          {say("place")}
        </button>
      </form>
    </Dialog>
  );
}

function Laid({ acting, wager, offers }: { acting: Acting; wager: SeenWager; offers: readonly Offer[] }) {
  const off = offers.find(({ act }) => act.act === "take-off" && act.wager === wager.wager && act.box === wager.box);
  return (
    <li class="spread">
      <span>
        {acting.titles?.[wager.wager] ?? wager.wager} <strong class="number">{dollars(wager.cents, true)}</strong>
      </span>
      {off ? <OfferButton acting={acting} offer={off} label={say("off")} /> : null}
    </li>
  );
}

/** What somebody may ask for at the table at any time: chips for cash, and tokens for a voucher. */
const counter = (player: string): Offer[] => [
  { act: { act: "buy-chips", player, cents: 0 }, free: ["cents"] },
  { act: { act: "exchange-voucher", player, promotion: "", voucher: "", tokens: 0 }, free: ["promotion", "voucher", "tokens"] },
];

interface GuestProps {
  acting: Acting;
  guest: SeenGuest;
  table: TableView;
  offers: readonly Offer[];
}

function Guest({ acting, guest, table, offers }: GuestProps) {
  const open = useSignal<"wager" | "chips" | null>(null);
  const own = offers.filter((offer) => guestOf(offer.act) === guest.name);
  const bets = own.filter(placing);
  const asked = (table.askable ?? []).filter(({ act }) => act.act === "designate" && act.player === guest.name);
  const rest = [...own.filter((offer) => !placing(offer) && offer.act.act !== "take-off"), ...asked, ...counter(guest.name)];
  const wagers = (table.coup?.wagers ?? []).filter((wager) => wager.player === guest.name);
  const held = table.coup?.cards?.find((card) => card.with === guest.name);
  const close = (): void => {
    open.value = null;
  };
  return (
    <li class="guest panel" data-testid={`guest-${guest.name}`}>
      <div class="spread">
        <h3>{guest.name}</h3>
        <span class="badge">{guest.seat == null ? say("standing") : say("seat", { n: guest.seat })}</span>
      </div>
      <p class="soft">
        {say("chips")} <strong class="number">{dollars(guest.chips ?? 0)}</strong>
        {guest.tokens ? ` · ${say("tokens")} ${dollars(guest.tokens)}` : ""}
      </p>
      {table.banker === guest.name ? <p class="badge">{say("role")}</p> : null}
      {held ? <p class="badge warn">{say("holds", { hand: handName(held.hand) })}</p> : null}
      <ul class="laid">
        {wagers.map((wager) => (
          <Laid key={`${wager.wager} ${wager.box}`} acting={acting} wager={wager} offers={own} />
        ))}
      </ul>
      <div class="row">
        {bets.length > 0 ? (
          <button
            type="button"
            disabled={away(acting.line)}
            onClick={() => {
              open.value = "wager";
            }}
          >
            {say("place")} …
          </button>
        ) : null}
        <button
          type="button"
          disabled={away(acting.line)}
          onClick={() => {
            open.value = "chips";
          }}
        >
          + {say("chips")} …
        </button>
      </div>
      <details>
        <summary>{say("moreFor", { name: guest.name })}</summary>
        <div class="row">
          {rest.map((offer) => (
            <OfferButton key={JSON.stringify(offer.act)} acting={acting} offer={offer} />
          ))}
        </div>
      </details>
      {open.value === "wager" && bets.length > 0 ? <WagerForm acting={acting} guest={guest} offers={bets} onClose={close} /> : null}
      {open.value === "chips" ? (
        <ActForm
          line={acting.line}
          offer={{ act: { act: "bring-chips", player: guest.name, chips: 0 }, free: ["chips"] }}
          send={(act) => doAct(acting, act)}
          onClose={close}
        />
      ) : null}
    </li>
  );
}

export function Seats({ acting, table, offers }: { acting: Acting; table: TableView; offers: readonly Offer[] }) {
  const seating = useSignal(false);
  const guests = [...(table.guests ?? [])].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
  return (
    <section class="stack" aria-label={say("seats")}>
      <div class="spread">
        <h2>{say("seats")}</h2>
        <button
          type="button"
          disabled={away(acting.line)}
          onClick={() => {
            seating.value = true;
          }}
        >
          {say("seatSomebody")} …
        </button>
      </div>
      {guests.length === 0 ? <p class="soft">{say("nobody")}</p> : null}
      <ul class="guests">
        {guests.map((guest) => (
          <Guest key={guest.name} acting={acting} guest={guest} table={table} offers={offers} />
        ))}
      </ul>
      {seating.value ? (
        <ActForm
          title={say("seatSomebody")}
          line={acting.line}
          offer={{ act: { act: "join", player: "", seat: null, chips: 0 }, free: ["player", "seat", "chips"] }}
          send={(act) => doAct(acting, act)}
          onClose={() => {
            seating.value = false;
          }}
        />
      ) : null}
    </section>
  );
}
