// A game as its dealer sees it: beside what every view has, whose card comes next and how far the shoe is.
import type { Offer } from "../lib/acting.tsx";
import type { GameView, Hand, SeenShoe, TableView } from "../lib/types.ts";
import { nextOffer } from "./course.ts";

export interface Due {
  hand?: Hand | null;
  /** Which card of the hand comes next; none where no card is to be drawn. */
  nth?: number | null;
  who?: string | null;
  clause?: string | null;
}

/** `cards` are all that it held, and `to_cut` those before the cutting card, as long as that has not come. */
export type DealtShoe = SeenShoe & { cards?: number; to_cut?: number | null };
export type DealtTable = Omit<TableView, "shoe"> & { due?: Due | null; shoe?: DealtShoe | null };
export type DealtGame = Omit<GameView, "table"> & { table?: DealtTable | null; partner?: string | null };

export const offersOf = (game: DealtGame): readonly Offer[] => game.table?.offers ?? game.wheel?.offers ?? [];
export const nextOf = (game: DealtGame): Offer | null =>
  nextOffer(offersOf(game), waitsOf(game), game.phase !== "open" ? "closed" : game.ends_at ? "clocked" : "open");
export const waitsOf = (game: DealtGame): string | null => game.table?.waits_for ?? game.wheel?.waits_for ?? null;
