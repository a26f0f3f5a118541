// What a game's view shows on the table: the current or last coup, or the number that came.
import type { GameView, Hand, Winner } from "../types.ts";

interface OnTable {
  key: string;
  player: { card?: string | null }[];
  banker: { card?: string | null }[];
  totals: Record<Hand, number | null>;
  winner: Winner | null;
  isVoid: boolean;
}

export const HANDS: readonly Hand[] = ["player", "banker"];

/** The cards that came to one hand of a coup that is over. */
export const cardsOf = ({ cards = [], hands = [] }: { cards?: readonly string[]; hands?: readonly Hand[] }, hand: Hand): string[] =>
  cards.filter((_, nth) => hands[nth] === hand);

const WINNERS: Readonly<Record<string, Winner>> = { B: "banker", P: "player", T: "tie" };

/**
 * Both hands on the table. The cards of a finished coup stay until the next one begins. For players, those of the last coup
 * of a shoe stay until the first card of the next shoe.
 */
export function onTable(game: GameView, forPlayers = false): OnTable {
  const { coup: live, past = [], road = [], totals: totalRows = [], announcement } = game.table ?? {};
  const last = past.at(-1);
  const keeps = forPlayers && last !== undefined && last.void == null && announcement?.key === "announcement-new-shoe";
  const coup = keeps ? null : live;
  const shown = last !== undefined && (keeps || game.phase === "result" || game.phase === "void");
  // The server sends totals longer than the cards of the last coup are shown; both go together.
  const totals = { player: null, banker: null, ...(coup || shown ? Object.fromEntries(totalRows) : {}) };
  if (coup) {
    const of = (hand: Hand) => (coup.cards ?? []).filter((card) => card.hand === hand);
    return { key: coup.key, player: of("player"), banker: of("banker"), totals, winner: null, isVoid: false };
  }
  const of = (hand: Hand) => (shown ? cardsOf(last, hand).map((card) => ({ card })) : []);
  const won = keeps || game.phase === "result" ? road.at(-1)?.winner : undefined;
  return {
    key: last?.key ?? "",
    player: of("player"),
    banker: of("banker"),
    totals,
    winner: won ? (WINNERS[won] ?? null) : null,
    isVoid: game.phase === "void",
  };
}

interface OnWheel {
  spinning: boolean;
  number: number | null;
  colour: string | null;
  isVoid: boolean;
}

/** Whether the ball runs, and the number on which it last came to rest. On the screen a ball runs until its number counts. */
export function onWheel(game: GameView): OnWheel {
  const { spin, phase, numbers = [] } = game.wheel ?? {};
  const spinning = (spin?.rolling ?? false) || phase === "at-rest";
  const last = spinning || game.phase === "void" || game.phase === "paused" ? undefined : numbers.at(-1);
  return { spinning, number: last?.number ?? null, colour: last?.colour ?? null, isVoid: game.phase === "void" };
}
