// The regular course of a game for the dealer: which offered act is next, and where the others are drawn.
import type { AnyAct, Offer } from "../lib/acts/acting.tsx";

/** The acts that continue the game, by what it waits for; of several on offer the first is next. */
const COURSE: Readonly<Record<string, readonly string[]>> = {
  "the table to open": ["open-table"],
  "the last coup to be announced": ["call-last-coup"],
  "the shuffle": ["load-device", "shuffle", "check-cards"],
  "the cut": ["cut", "load-device"],
  "the cutting card": ["insert-cutting-card"],
  "cards to be brought in": ["bring-cards"],
  "the next coup": ["take-wagers", "start-round"],
  "the banker's role to be taken or declined": ["accept-role"],
  "the burn": ["burn"],
  "the players to keep their wagers or take them off": ["resume-coup"],
  "the call to place bets": ["call-last-coup", "call place your bets"],
  "the call of no more bets": ["call no more bets"],
  "a card": ["settle-initial-deal", "draw-card", "order-no-bet"],
  "the first card": ["settle-initial-deal", "draw-card", "order-no-bet"],
  "a card from the shoe": ["settle-initial-deal", "draw-card"],
  "the cards to be exposed": ["turn", "collect"],
  "the dealer's choice of the result": ["select-result"],
  "the dealer's confirmation": ["confirm-result", "confirm-number"],
  "the settlement": ["settle"],
  "a supervisor's word on the breach": ["excuse-holding"],
  "the dealer to take the cards back": ["collect"],
  "the dealer to name a card that no shoe has read": ["name-card"],
  "the dealer to pass the cards out": ["pass-out"],
  "the dealer to turn the cards": ["turn"],
  "the counts to be announced": ["announce-counts"],
  "the wheel to open": ["open-wheel"],
  "the next game": ["new-game"],
  "the ball to be examined": ["examine-ball"],
  "the dealer to enter the number": ["ball-at-rest"],
  "the ball to be spun": ["spin-ball"],
  "no more bets": ["end-period"],
  "the ball to come to rest": ["ball-at-rest"],
};

const named = (act: AnyAct): string => (act.act === "call" ? `call ${act.announcement}` : act.act);

/** While bets are open, the dealer first calls them closed. If a clock closes them, no such call is next. */
const CLOSING = ["call no more bets"];
const CLOCKED = new Set(["spin-ball"]);

/** The offer that continues the game; null if it waits for another person or a device. */
export function nextOffer(offers: readonly Offer[], waits: string | null, bets: "closed" | "open" | "clocked" = "closed"): Offer | null {
  const regular = COURSE[waits ?? ""] ?? [];
  const course = { closed: regular, open: [...CLOSING, ...regular], clocked: regular.filter((act) => CLOCKED.has(act)) };
  for (const wanted of course[bets]) {
    const found = offers.find((offer) => named(offer.act) === wanted);
    if (found) return found;
  }
  return null;
}

export type Place = "calls" | "cards" | "hands" | "table" | "stage" | "desk" | "guest";

/** Where an act is drawn. Irregularities have their own desk. */
const PLACES: Readonly<Record<Exclude<Place, "guest">, readonly string[]>> = {
  calls: [
    "call",
    "call-last-coup",
    "end-period",
    "reopen",
    "take-wagers",
    "order-no-bet",
    "new-game",
    "start-round",
    "spin-ball",
    "examine-ball",
    "ball-at-rest",
    "confirm-number",
  ],
  cards: [
    "bring-cards",
    "check-cards",
    "shuffle",
    "riffle",
    "let-players-cut",
    "cut",
    "insert-cutting-card",
    "load-device",
    "burn",
    "draw-card",
    "meet-cutting-card",
    "draw-out-of-turn",
  ],
  hands: [
    "turn",
    "collect",
    "announce-counts",
    "name-card",
    "confirm-result",
    "settle-initial-deal",
    "settle",
    "reduce-wagers",
    "resume-coup",
  ],
  table: [],
  stage: ["select-result"],
  desk: ["report-irregularity", "choose-option", "no-spin", "correct-number", "void-spin", "take-out-cards", "tell-about"],
};

/** The guest of an act, if it has one. */
export function guestOf(act: AnyAct): string | null {
  if ("player" in act && typeof act.player === "string") return act.player;
  return "to" in act ? act.to : null;
}

function placeOf(act: AnyAct): Place {
  if (guestOf(act) !== null) return "guest";
  const found = Object.entries(PLACES).find(([, acts]) => acts.includes(act.act));
  return (found?.[0] as Place | undefined) ?? "table";
}

/** The offers by where they are drawn, without the one that is next. */
export function byPlace(offers: readonly Offer[], next: Offer | null): Map<Place, Offer[]> {
  const places = new Map<Place, Offer[]>();
  for (const offer of offers) {
    if (offer === next) continue;
    const place = placeOf(offer.act);
    places.set(place, [...(places.get(place) ?? []), offer]);
  }
  return places;
}
