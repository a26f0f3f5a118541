// A game as its dealer sees it: the offers, which one is next, and where the others are drawn.
import type { Offer } from "../lib/acts/acting.tsx";
import type { GameView, Place } from "../lib/types.ts";

export const offersOf = (game: GameView): readonly Offer[] => game.table?.offers ?? game.wheel?.offers ?? [];
/** Acts of some kinds that need a second person's approval. */
export const askableOf = (game: GameView, ...acts: readonly string[]): readonly Offer[] =>
  ((game.table?.askable ?? game.wheel?.askable ?? []) as readonly Offer[]).filter(({ act }) => acts.includes(act.act));

/** The offer that continues the game; null if it waits for another person, a device or the clock. */
export const nextOf = (game: GameView): Offer | null => offersOf(game)[game.course?.next ?? -1] ?? null;

/** The guest of an act, if it has one: who names somebody beside the table, too. */
export function guestOf({ act, free = [] }: Offer): string | null {
  if (act.act === "cut" && free.includes("player")) return act.nominated_by ?? null;
  if ("player" in act && typeof act.player === "string") return act.player;
  return "to" in act ? act.to : null;
}

/** The offers by where they are drawn, without the one that is next. */
export function byPlace(offers: readonly Offer[], next: Offer | null): Map<Place, Offer[]> {
  const places = new Map<Place, Offer[]>();
  for (const offer of offers) {
    if (offer === next) continue;
    const place = offer.place ?? "table";
    places.set(place, [...(places.get(place) ?? []), offer]);
  }
  return places;
}
