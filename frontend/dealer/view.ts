// A game as its dealer sees it: beside what every view has, whose card comes next and how far the shoe is.
import type { Offer } from "../lib/acting.tsx";
import type { GameView } from "../lib/types.ts";
import { nextOffer } from "./course.ts";

export const offersOf = (game: GameView): readonly Offer[] => game.table?.offers ?? game.wheel?.offers ?? [];
export const nextOf = (game: GameView): Offer | null =>
  nextOffer(offersOf(game), waitsOf(game), game.phase !== "open" ? "closed" : game.ends_at ? "clocked" : "open");
export const waitsOf = (game: GameView): string | null => game.table?.waits_for ?? game.wheel?.waits_for ?? null;
