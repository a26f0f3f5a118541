// What a guest does from the seat: coming to the table, the cut, the cards in hand, and whatever else is offered.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ActForm, actTitle, disconnected, type AnyAct, type Offer } from "../lib/acts/acting.tsx";
import { amountProblem } from "../lib/acts/form.tsx";
import type { Answer } from "../lib/realtime/connection.ts";
import { freeName } from "../lib/words/guests.ts";
import { readDollars } from "../lib/words/money.ts";
import type { Cut } from "../lib/types.ts";
import { notify, notifyAnswer } from "../lib/ui/parts.tsx";
import { act, heldCards, offered, offersOf, type SeatContext } from "./acting.ts";
import { Squeeze } from "./squeeze.tsx";
import { say } from "./words.ts";

const does = async (seatContext: SeatContext, what: AnyAct): Promise<boolean> => notifyAnswer(await act(seatContext, what));

/** A button for an act of the guest; disabled while the connection is lost. */
export function ActButton({
  seatContext,
  what,
  primary = false,
  disabled = false,
  label,
  children,
}: {
  seatContext: SeatContext;
  what: readonly AnyAct[];
  primary?: boolean;
  disabled?: boolean;
  label?: string;
  children: ComponentChildren;
}) {
  const busy = useSignal(false);
  async function press(): Promise<void> {
    busy.value = true;
    for (const each of what) if (!(await does(seatContext, each))) break;
    busy.value = false;
  }
  return (
    <button
      type="button"
      class={primary ? "primary" : ""}
      aria-label={label}
      disabled={disabled || busy.value || disconnected(seatContext.connection)}
      onClick={press}
    >
      {children}
    </button>
  );
}

/** Joining the table: the free seats, and the chips to bring where no dealer takes them down. */
export function Join({ seatContext }: { seatContext: SeatContext }) {
  const { place, guest, game, brings = false } = seatContext.view;
  const chips = useSignal("");
  const name = useSignal("");
  const seats = offered(seatContext.view, "join").filter(({ seat }) => place == null || seat === place);
  if (seats.length === 0) return <p class="panel">{say(game.table?.reserved ? "reserved" : "closed")}</p>;
  const problem = amountProblem(chips.value);
  return (
    <section class="panel stack join">
      <h2>{place == null ? say("welcome", { name: guest }) : say("seat", { n: place })}</h2>
      {place == null ? null : (
        <label>
          {say("join-name")}
          <input
            autocomplete="off"
            maxLength={48}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
      )}
      {brings ? (
        <label>
          {say("join-chips")}
          <input
            inputmode="decimal"
            value={chips.value}
            onInput={(event) => {
              chips.value = event.currentTarget.value;
            }}
          />
        </label>
      ) : null}
      {problem ? (
        <p class="note bad" role="alert">
          {problem}
        </p>
      ) : null}
      {brings ? null : <p class="soft small">{say("join-hint")}</p>}
      <div class="seats">
        {seats.map((seat) => (
          <ActButton
            key={seat.seat ?? 0}
            seatContext={seatContext}
            what={[
              {
                ...seat,
                player: place == null ? guest : freeName(game.table?.guests, name.value.trim()),
                chips: readDollars(chips.value) ?? 0,
              },
            ]}
            disabled={problem !== "" || (place != null && name.value.trim() === "")}
            primary={place != null}
          >
            {place != null ? say("sit-down") : seat.seat == null ? say("standing") : say("seat", { n: seat.seat })}
          </ActButton>
        ))}
      </div>
    </section>
  );
}

/** The cards that the guest holds. */
export function InHand({ seatContext }: { seatContext: SeatContext }) {
  const held = heldCards(seatContext.view);
  const here = useRef<HTMLElement>(null);
  const holds = held.length > 0;
  // On a small screen the guest may be looking at something further down.
  useEffect(() => here.current?.scrollIntoView({ block: "nearest" }), [holds]);
  if (!holds) return null;
  const turn = (place: number): AnyAct => ({ act: "expose-card", player: seatContext.view.guest, place });
  return (
    <section ref={here} class="panel stack in-hand" aria-label={say("cards")}>
      <div class="spread">
        <h2>{say("cards")}</h2>
        <span class="soft small">{say("squeeze")}</span>
      </div>
      <div class="row held">
        {held.map(({ place, code }) => (
          <div class="stack" key={place}>
            <Squeeze code={code} place={place} />
            <ActButton seatContext={seatContext} what={[turn(place)]}>
              {say("turn")}
            </ActButton>
          </div>
        ))}
      </div>
      {held.length > 1 ? (
        <ActButton seatContext={seatContext} what={held.map(({ place }) => turn(place))} primary>
          {say("turn-all")}
        </ActButton>
      ) : null}
    </section>
  );
}

/** The cut, if it is this guest's. The server's example is the middle. */
export function CutCards({ seatContext, offer }: { seatContext: SeatContext; offer: Cut }) {
  const at = useSignal(offer.at);
  const decline = offered(seatContext.view, "decline-cut")[0];
  return (
    <section class="panel stack" aria-label={say("cut")}>
      <h2>{say("cut")}</h2>
      <input
        type="range"
        min={1}
        max={offer.at * 2 - 1}
        value={at.value}
        aria-label={say("cut-here")}
        aria-valuetext={say("cut-at", { n: at.value })}
        onInput={(event) => {
          at.value = Number(event.currentTarget.value);
        }}
      />
      <p class="number">{say("cut-at", { n: at.value })}</p>
      <div class="row">
        <ActButton seatContext={seatContext} what={[{ ...offer, at: at.value }]} primary>
          {say("cut-here")}
        </ActButton>
        {decline ? (
          <ActButton seatContext={seatContext} what={[decline]}>
            {say("no-cut")}
          </ActButton>
        ) : null}
      </div>
    </section>
  );
}

/** The banker's role, if it is offered to this guest. */
export function BankersRole({ seatContext }: { seatContext: SeatContext }) {
  const [accept, decline] = [offered(seatContext.view, "accept-role")[0], offered(seatContext.view, "decline-role")[0]];
  if (seatContext.view.game.table?.banker === seatContext.view.guest) return <p class="note">{say("role")}</p>;
  if (!accept) return null;
  return (
    <section class="panel stack" aria-label={say("offered-role")}>
      <h2>{say("offered-role")}</h2>
      <p class="soft">{say("role-means")}</p>
      <div class="row">
        <ActButton seatContext={seatContext} what={[accept]} primary>
          {say("take-role")}
        </ActButton>
        {decline ? (
          <ActButton seatContext={seatContext} what={[decline]}>
            {say("no-role")}
          </ActButton>
        ) : null}
      </div>
    </section>
  );
}

/** Acts with their own place; the rest is other seats, giving up the banker's role, disputes, leaving. */
const PLACED = new Set(["place-wager", "take-off", "expose-card", "cut", "decline-cut", "accept-role", "decline-role", "join"]);

export function More({ seatContext }: { seatContext: SeatContext }) {
  const open = useSignal<Offer | null>(null);
  async function send(what: AnyAct): Promise<Answer> {
    const answer = await act(seatContext, what);
    if (answer.type === "done") notify(say("done"), "good");
    return answer;
  }
  const offers = offersOf(seatContext.view).filter((offer) => !PLACED.has(offer.act.act));
  if (offers.length === 0) return null;
  return (
    <details class="panel">
      <summary>{say("more")}</summary>
      <div class="row">
        {offers.map((offer) => (
          <button
            type="button"
            key={JSON.stringify(offer.act)}
            disabled={disconnected(seatContext.connection)}
            onClick={() => {
              open.value = offer;
            }}
          >
            {actTitle(offer.act)} …
          </button>
        ))}
      </div>
      {open.value ? (
        <ActForm
          connection={seatContext.connection}
          offer={open.value}
          send={send}
          onClose={() => {
            open.value = null;
          }}
        />
      ) : null}
    </details>
  );
}
