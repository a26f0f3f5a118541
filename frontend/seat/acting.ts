// What a guest does in person: the acts that the server offers, carried out in the guest's own name.
import type { AnyAct, Offer } from "../lib/acts/acting.tsx";
import type { Answer, Connection } from "../lib/realtime/connection.ts";
import type { ActAtTable, PlaceWager, SeatView, SeenPlay, TakeOff } from "../lib/types.ts";

export interface SeatContext {
  connection: Connection;
  view: SeatView;
}

/** Sends an act of the guest. No second person signs for a guest, so a refusal is final. */
export const act = ({ connection, view }: SeatContext, what: AnyAct): Promise<Answer> =>
  connection.do({
    type: "act-at-table",
    table: view.game.name,
    act: what as ActAtTable["act"],
    // Who sits down acts under the name that they give.
    by: { name: what.act === "join" ? what.player : view.guest, role: "player" },
  });

export const offersOf = (view: SeatView): readonly Offer[] => view.game.table?.offers ?? [];

type Named = AnyAct["act"];
type ActOf<N extends Named> = Extract<AnyAct, { act: N }>;

/** The offered acts of one kind. */
export const offered = <N extends Named>(view: SeatView, name: N): ActOf<N>[] =>
  offersOf(view)
    .map((offer) => offer.act)
    .filter((each): each is ActOf<N> => each.act === name);

/** What the guest may bet on, by wager, and take off again. */
export const bets = (view: SeatView): Map<string, PlaceWager> => new Map(offered(view, "place-wager").map((each) => [each.wager, each]));
export const removable = (view: SeatView): TakeOff[] => offered(view, "take-off").filter(({ leaves = 0 }) => leaves === 0);
/** The wagers of the guest that a ruling lets them lower, each with how much may stay as an example. */
export const lowerable = (view: SeatView): TakeOff[] => offered(view, "take-off").filter(({ leaves = 0 }) => leaves > 0);

/** The wagers of the guest, by their keys. */
export function stakesOf(view: SeatView): Record<string, number> {
  const stakes: Record<string, number> = {};
  for (const { player, wager, cents } of view.game.table?.coup?.wagers ?? []) {
    if (player === view.guest) stakes[wager] = (stakes[wager] ?? 0) + cents;
  }
  return stakes;
}

/** What the coup on the table came to for the guest, once it is over. */
export function overFor(view: SeatView): SeenPlay | undefined {
  const { phase, play } = view.game;
  return phase === "result" || phase === "void" ? view.recall?.find((each) => each.play === play) : undefined;
}

interface HeldCard {
  place: number;
  code: string;
}

/** The cards that only the guest has seen, which may still be exposed. */
export function heldCards(view: SeatView): HeldCard[] {
  const cards = view.game.table?.coup?.cards ?? [];
  return offered(view, "expose-card").flatMap(({ place }) => {
    const code = cards[place]?.card;
    return code ? [{ place, code }] : [];
  });
}

/** The game as everyone sees it: cards in the guest's hand are face down on the board until turned. */
export function onBoard(view: SeatView): SeatView["game"] {
  const held = new Set(heldCards(view).map(({ place }) => place));
  const { table } = view.game;
  if (held.size === 0 || !table?.coup) return view.game;
  const dealt = table.coup.cards ?? [];
  const hidden = new Set(dealt.filter((_, place) => held.has(place)).map((card) => card.hand));
  const cards = dealt.map((card, place) => (held.has(place) ? { ...card, card: null } : card));
  const totals = (table.totals ?? []).filter(([hand]) => !hidden.has(hand));
  return { ...view.game, table: { ...table, totals, coup: { ...table.coup, cards } } };
}
