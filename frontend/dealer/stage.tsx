// The middle of the dealer terminal: what comes next in large letters, one button for it, and the cards or the wheel.
import { useEffect, useRef } from "preact/hooks";
import { type ActContext, disconnected, doAct, type Offer, OfferButton } from "../lib/acts/acting.tsx";
import { noSpinWords } from "../lib/words/act_words.ts";
import { Countdown, CoupBoard, SpinBoard } from "../lib/felt/board.tsx";
import { go } from "../lib/realtime/address.ts";
import { clauseWords, labelled, render } from "../lib/words/texts.ts";
import { handName, titlesOf } from "../lib/words/game_words.ts";
import { CardPad, cardText } from "../lib/acts/keypad.tsx";
import type { Layout } from "../lib/types.ts";
import type { GameView, Winner } from "../lib/types.ts";
import { Nominate } from "./nominate.tsx";
import { ToSettle } from "./to_settle.tsx";
import { sentence, sentences } from "../lib/words/texts.ts";
import { askableOf, nextOf, offersOf } from "./view.ts";
import { say } from "./words.ts";
import { gameName } from "../lib/words/places.ts";

interface StageProps {
  context: ActContext;
  game: GameView;
  /** Opens the irregularity desk. */
  onWrong: () => void;
}

/** Whose cards it is about, who holds them, and the clause that has a third one drawn. */
function Detail({ game }: { game: GameView }) {
  const { hand, nth, who, clause } = game.table?.due ?? {};
  const words = [nth || !hand ? null : handName(hand), who, game.table?.coup?.no_bet ? say("no-bet") : null].filter(Boolean);
  return (
    <p class="detail soft">
      {words.join(" · ")} {clause ? <span class="clause">{clauseWords(clause, say("clause", { clause }))}</span> : null}&nbsp;
    </p>
  );
}

const WINNERS: readonly Winner[] = ["player", "tie", "banker"];

/** The three results. The one that the cards give is marked. */
function Results({ context, offer }: { context: ActContext; offer: Offer }) {
  const says = offer.act.act === "select-result" ? offer.act.winner : null;
  return (
    <div class="results" role="group" aria-label={say("choice")}>
      {WINNERS.map((winner) => (
        <button
          type="button"
          key={winner}
          class={winner === says ? "primary" : ""}
          disabled={disconnected(context.connection)}
          onClick={() => void doAct(context, { act: "select-result", winner })}
        >
          {handName(winner)}
          {winner === says ? <small>{say("says")}</small> : null}
        </button>
      ))}
    </div>
  );
}

/** "Confirm result: Banker". A chosen result may be chosen again, so it is still offered. */
function confirmWords(game: GameView): string {
  const chosen = offersOf(game)
    .map(({ act }) => act)
    .find((act) => act.act === "select-result");
  return chosen ? labelled(say("confirm"), handName(chosen.winner)) : say("confirm");
}

/** The card that no shoe reads, keyed in by the dealer. */
function Keyed({ context, offer, title }: { context: ActContext; offer: Offer; title: string }) {
  const { act } = offer;
  if (act.act === "name-card")
    return (
      <CardPad title={say("key")} disabled={disconnected(context.connection)} onCard={(card) => void doAct(context, { ...act, card })} />
    );
  return (
    <div class="stack">
      <CardPad
        title={title}
        disabled={disconnected(context.connection)}
        onCard={(card) => void doAct(context, { act: "draw-card", card })}
      />
      <div>
        <OfferButton context={context} offer={{ act: { act: "draw-card", card: null } }} label={say("face-down")} />
      </div>
    </div>
  );
}

function Number({ context, offer }: { context: ActContext; offer: Offer }) {
  const { act } = offer;
  if (act.act !== "confirm-number") return null;
  return (
    <div class="row">
      <button type="button" class="primary" disabled={disconnected(context.connection)} onClick={() => void doAct(context, act)}>
        {say("confirm-number", { number: act.number })}
      </button>
      <OfferButton context={context} offer={offer} label={say("another")} />
    </div>
  );
}

/** Shown if the dealer cannot continue alone: another person has to act or approve. */
function Stuck({ context, game, onWrong }: StageProps) {
  if (game.phase === "paused")
    return (
      <button type="button" class="primary" disabled={disconnected(context.connection)} onClick={onWrong}>
        {say("ruling")} …
      </button>
    );
  const partner = game.partner;
  if (partner && game.course?.on === "other-table")
    return (
      <button type="button" class="primary" onClick={() => go({ game: partner })}>
        {say("turn-to", { game: gameName(partner) })}
      </button>
    );
  const coup = game.table?.coup;
  const begun = !coup || coup.cards?.length;
  const examine = askableOf(game, "examine-ball")[0];
  if (examine) return <OfferButton context={context} offer={examine} primary />;
  // Cards may come back unturned, and a role may be given up.
  const instead = offersOf(game).filter(({ act }) => act.act === "collect" || act.act === "pass-role");
  // Whoever may cut, or say who does, does it at this terminal.
  const askable = [...askableOf(game, "cut", "let-players-cut"), ...(begun ? [] : askableOf(game, "reopen", "order-no-bet"))];
  const buttons = (offers: readonly Offer[]) => (
    <div class="row">
      {offers.map((offer) => (
        <OfferButton key={JSON.stringify(offer.act)} context={context} offer={offer} />
      ))}
    </div>
  );
  return (
    <div class="stack">
      {begun && askable.length === 0 ? <p class="soft">{say("other-person")}</p> : null}
      {instead.length > 0 ? buttons(instead) : null}
      {askable.length > 0 ? (
        <>
          <p class="soft">{say("approval")}</p>
          {buttons(askable)}
        </>
      ) : null}
    </div>
  );
}

/** The banker's role, offered to one player after the other. */
function Role({ context, game, offer }: { context: ActContext; game: GameView; offer: Offer }) {
  const decline = offersOf(game).find(({ act }) => act.act === "decline-role");
  return (
    <div class="row">
      <OfferButton context={context} offer={offer} primary />
      {decline ? <OfferButton context={context} offer={decline} /> : null}
    </div>
  );
}

/** The one thing to do now. */
function Primary({ offer, ...stage }: StageProps & { offer: Offer | null }) {
  const { context, game } = stage;
  const on = game.course?.on;
  if (offer === null && (on === "clock" || on === "bets")) return null;
  if (offer === null) return <Stuck {...stage} />;
  switch (offer.act.act) {
    case "accept-role":
      return <Role context={context} game={game} offer={offer} />;
    case "pass-out":
      return (
        <div class="row">
          <OfferButton context={context} offer={offer} primary />
          <Nominate context={context} game={game} hand={offer.act.hand} />
        </div>
      );
    case "select-result":
      return <Results context={context} offer={offer} />;
    case "spin-ball":
      // A regular spin takes one press. Any other is reported at the irregularity desk.
      return <OfferButton context={context} offer={{ act: offer.act }} primary />;
    case "confirm-result":
      return <OfferButton context={context} offer={offer} primary label={confirmWords(game)} />;
    case "confirm-number":
      return <Number context={context} offer={offer} />;
    case "draw-card":
    case "name-card":
      return offer.free?.includes("card") ? (
        <Keyed context={context} offer={offer} title={sentence(game.table?.waits_for ?? "")} />
      ) : (
        <OfferButton context={context} offer={offer} primary />
      );
    default:
      return <OfferButton context={context} offer={offer} primary />;
  }
}

export function Stage({ context, game, layout, onWrong }: StageProps & { layout: Layout | null }) {
  const slot = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  // Keyboard users continue with the next act, since the last act's button is gone.
  useEffect(() => {
    if (focused.current && document.activeElement === document.body)
      slot.current?.querySelector<HTMLElement>("button.primary:enabled")?.focus({ preventScroll: true });
  });
  const offer = nextOf(game);
  const spin = game.wheel?.spin;
  const stray = game.table?.coup?.stray;
  const call = game.table?.announcement;
  return (
    <section class="panel stage" aria-label={say("next")}>
      <div class="next" aria-live="polite">
        <p class="row">
          <span>{offer === null ? say("waiting") : say("next")}</span>
          {call ? <span class="badge">{render(call)}</span> : null}
        </p>
        <h2 data-testid="next">{sentence(game.course?.headline ?? "")}</h2>
        <Detail game={game} />
      </div>
      {game.ends_at ? <Countdown endsAt={game.ends_at} now={context.connection.now} /> : null}
      <div
        ref={slot}
        class="primary-act"
        onFocusIn={() => {
          focused.current = true;
        }}
        onFocusOut={(event) => {
          if (event.relatedTarget) focused.current = false;
        }}
      >
        <Primary key={`${game.play} ${offer?.act.act}`} context={context} game={game} offer={offer} onWrong={onWrong} />
      </div>
      <ToSettle lines={game.table?.to_settle ?? []} titles={titlesOf(game)} />
      {spin?.doubt && spin.registered != null && spin.dealer != null ? (
        <p class="note bad" role="alert">
          {say("doubt", { first: spin.registered, second: spin.dealer })}
        </p>
      ) : null}
      {spin?.no_spin ? (
        <p class="note bad" role="alert">
          {sentences([say("no-spin", { why: noSpinWords(spin.no_spin) }), spin.ball_out ? say("ball-out") : ""])}
        </p>
      ) : null}
      {stray ? (
        <p class="note bad" role="alert">
          {labelled(say("stray"), /^[2-9TJQKA][SHDC]$/.test(stray) ? cardText(stray) : "")}
        </p>
      ) : null}
      {game.kind === "wheel" ? <SpinBoard game={game as GameView} layout={layout} /> : <CoupBoard game={game as GameView} />}
    </section>
  );
}
