// A game as its dealer sees it: beside what every view has, whose card comes next and how far the shoe is.
import type { Offer } from "../lib/acts/acting.tsx";
import type { GameView } from "../lib/types.ts";
import { onlyBets, waitsOf } from "../lib/words/waiting_words.ts";
import { nextOffer } from "./course.ts";

export const offersOf = (game: GameView): readonly Offer[] => game.table?.offers ?? game.wheel?.offers ?? [];
/** Acts of some kinds that need a second person's approval. */
export const askableOf = (game: GameView, ...acts: readonly string[]): readonly Offer[] =>
  ((game.table?.askable ?? game.wheel?.askable ?? []) as readonly Offer[]).filter(({ act }) => acts.includes(act.act));
export const nextOf = (game: GameView): Offer | null =>
  nextOffer(offersOf(game), waitsOf(game), !onlyBets(game) ? "closed" : game.ends_at ? "clocked" : "open");
