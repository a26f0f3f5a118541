// The guests at a live table: who they are, what they have before them and on the layout, and what is done for them.
import { useSignal } from "@preact/signals";
import { ActForm, type ActContext, disconnected, doAct, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { FreeFields, type Fields } from "../lib/acts/act_fields.tsx";
import { cents, Form, text } from "../lib/acts/form.tsx";
import { freeName } from "../lib/words/guests.ts";
import { patronName } from "../lib/words/floor_words.ts";
import { handName } from "../lib/words/game_words.ts";
import { dollars } from "../lib/words/money.ts";
import { refusal } from "../lib/words/refusals.ts";
import type { Listed, PlaceWager, SeenGuest, SeenWager, TableView } from "../lib/types.ts";
import { Dialog } from "../lib/ui/parts.tsx";
import { labelled, listed as listText } from "../lib/words/texts.ts";
import { guestOf } from "./view.ts";
import { say } from "./words.ts";

type Placing = Offer & { act: PlaceWager };
const placing = (offer: Offer): offer is Placing => offer.act.act === "place-wager";

/** A wager that the dealer places for a guest: which one, and how much. */
function WagerForm({
  context,
  guest,
  offers,
  onClose,
}: {
  context: ActContext;
  guest: SeenGuest;
  offers: readonly Placing[];
  onClose: () => void;
}) {
  const chosen = useSignal(offers[0] as Placing);
  const fields = useSignal<Fields>({ tokens: 0, ...chosen.value.act });
  const problem = useSignal("");
  const busy = useSignal(false);
  const choose = (wager: string): void => {
    chosen.value = offers.find((offer) => offer.act.wager === wager) ?? chosen.value;
    fields.value = { tokens: 0, ...chosen.value.act };
  };
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    // A second Enter does not bet twice.
    if (busy.value) return;
    const dialog = (event.currentTarget as HTMLElement).closest("dialog");
    busy.value = true;
    const answer = await doAct(context, fields.value as unknown as PlaceWager);
    busy.value = false;
    if (answer.type === "done") dialog?.close();
    else problem.value = refusal(answer.error);
  }
  return (
    <Dialog title={say("place-for", { name: guest.called ?? guest.name })} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <div class="wager-choice" role="group" aria-label={say("wager")}>
          {offers.map(({ act }) => (
            <button type="button" key={act.wager} aria-pressed={act.wager === chosen.value.act.wager} onClick={() => choose(act.wager)}>
              {context.titles?.[act.wager] ?? act.wager}
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
        {problem.value ? (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        ) : null}
        <button class="primary" disabled={busy.value || disconnected(context.connection)}>
          {say("place")}
        </button>
      </form>
    </Dialog>
  );
}

function PlacedWager({ context, wager, offers }: { context: ActContext; wager: SeenWager; offers: readonly Offer[] }) {
  const ways = offers.filter(({ act }) => act.act === "take-off" && act.wager === wager.wager && act.box === wager.box);
  const off = ways.find(({ free = [] }) => free.length === 0);
  const less = ways.find(({ free = [] }) => free.includes("leaves"));
  return (
    <li class="spread">
      <span>
        {context.titles?.[wager.wager] ?? wager.wager} <strong class="number">{dollars(wager.cents, true)}</strong>
      </span>
      {off ? <OfferButton context={context} offer={off} label={say("off")} /> : null}
      {less ? <OfferButton context={context} offer={less} label={say("less")} /> : null}
    </li>
  );
}

/** What a guest may get at the table at any time: chips for cash, and tokens for a voucher. */
const counter = (player: string): Offer[] => [
  { act: { act: "buy-chips", player, cents: 0 }, free: ["cents"] },
  { act: { act: "exchange-voucher", player, promotion: "", voucher: "", tokens: 0 }, free: ["promotion", "voucher", "tokens"] },
];

interface GuestProps {
  context: ActContext;
  guest: SeenGuest;
  table: TableView;
  offers: readonly Offer[];
}

function Guest({ context, guest, table, offers }: GuestProps) {
  const open = useSignal<"wager" | "chips" | null>(null);
  const own = offers.filter((offer) => guestOf(offer) === guest.name);
  const bets = own.filter(placing);
  const designations = (table.askable ?? []).filter(({ act }) => act.act === "designate" && act.player === guest.name);
  const rest = [...own.filter((offer) => !placing(offer) && offer.act.act !== "take-off"), ...designations, ...counter(guest.name)];
  const wagers = (table.coup?.wagers ?? []).filter((wager) => wager.player === guest.name);
  const held = table.coup?.cards?.find((card) => card.with === guest.name);
  const close = (): void => {
    open.value = null;
  };
  return (
    <li class="guest panel" data-testid={`guest-${guest.name}`}>
      <div class="spread">
        <h3>
          <bdi>{guest.called ?? guest.name}</bdi>
        </h3>
        <span class="badge">{guest.seat == null ? say("standing") : say("seat", { n: guest.seat })}</span>
      </div>
      <p class="soft">
        {say("chips")} <strong class="number">{dollars(guest.chips ?? 0)}</strong>
        {guest.tokens ? ` · ${say("tokens")} ${dollars(guest.tokens)}` : ""}
      </p>
      {table.banker === guest.name ? <p class="badge">{say("role")}</p> : null}
      {held ? <p class="badge warn">{say("holds", { hand: handName(held.hand) })}</p> : null}
      <ul class="wager-list">
        {wagers.map((wager) => (
          <PlacedWager key={`${wager.wager} ${wager.box}`} context={context} wager={wager} offers={own} />
        ))}
      </ul>
      <div class="row">
        {bets.length > 0 ? (
          <button
            type="button"
            disabled={disconnected(context.connection)}
            onClick={() => {
              open.value = "wager";
            }}
          >
            {say("place")} …
          </button>
        ) : null}
        <button
          type="button"
          disabled={disconnected(context.connection)}
          onClick={() => {
            open.value = "chips";
          }}
        >
          + {say("chips")} …
        </button>
      </div>
      <details>
        <summary>{say("more-for", { name: guest.called ?? guest.name })}</summary>
        <div class="row">
          {rest.map((offer) => (
            <OfferButton
              key={JSON.stringify(offer.act)}
              context={context}
              offer={offer}
              label={offer.free?.includes("player") ? say("another-cuts") : undefined}
            />
          ))}
        </div>
      </details>
      {open.value === "wager" && bets.length > 0 ? <WagerForm context={context} guest={guest} offers={bets} onClose={close} /> : null}
      {open.value === "chips" ? (
        <ActForm
          connection={context.connection}
          offer={{ act: { act: "bring-chips", player: guest.name, chips: 0 }, free: ["chips"] }}
          send={(act) => doAct(context, act)}
          onClose={close}
        />
      ) : null}
    </li>
  );
}

/** The name under which somebody on the list sits: one of theirs that nobody at the table has. */
function ownName(listed: readonly Listed[], number: number, guests: readonly SeenGuest[] = []): string {
  const names = listed.find((each) => each.number === number)?.names ?? [];
  return names.find((name) => freeName(guests, name) === name) ?? freeName(guests, names[0] ?? "");
}

interface SeatsProps {
  context: ActContext;
  table: TableView;
  offers: readonly Offer[];
  /** Who may be seated, if the table is reserved. */
  listed: readonly Listed[];
}

export function Seats({ context, table, offers, listed }: SeatsProps) {
  const seating = useSignal(false);
  const close = (): void => {
    seating.value = false;
  };
  const guests = [...(table.guests ?? [])].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
  return (
    <section class="stack" aria-label={say("seats")}>
      <div class="spread">
        <h2>{say("seats")}</h2>
        <button
          type="button"
          disabled={disconnected(context.connection)}
          onClick={() => {
            seating.value = true;
          }}
        >
          {say("seat-somebody")} …
        </button>
      </div>
      {guests.length === 0 ? <p class="soft">{say("nobody")}</p> : null}
      <ul class="guests">
        {guests.map((guest) => (
          <Guest key={guest.name} context={context} guest={guest} table={table} offers={offers} />
        ))}
      </ul>
      {listed.length > 0 ? <p class="soft small">{labelled(say("reserved"), listText(listed.map(patronName)))}</p> : null}
      {seating.value && listed.length > 0 ? (
        <Form
          title={say("seat-somebody")}
          label={say("seat-somebody")}
          fields={[
            { name: "number", label: say("on-list"), choices: listed.map((each) => [String(each.number), patronName(each)]) },
            { name: "seat", label: say("at-seat"), kind: "whole", optional: true },
            { name: "chips", label: say("brings"), kind: "dollars", value: "0" },
          ]}
          send={(values) =>
            doAct(context, {
              act: "join",
              player: ownName(listed, Number(text(values, "number")), table.guests),
              seat: Number(text(values, "seat")) || null,
              chips: cents(values, "chips"),
              number: Number(text(values, "number")),
            })
          }
          onClose={close}
        />
      ) : null}
      {seating.value && listed.length === 0 ? (
        <ActForm
          title={say("seat-somebody")}
          connection={context.connection}
          offer={{ act: { act: "join", player: "", seat: null, chips: 0 }, free: ["player", "seat", "chips"] }}
          send={(act) => doAct(context, act.act === "join" ? { ...act, player: freeName(table.guests, act.player) } : act)}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
