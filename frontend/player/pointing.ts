// Where the table of play has the coup on the screen: by the counts that the server told as the cards came.
import type { Pointed } from "../lib/tableau.tsx";
import type { GameView, Hand } from "../lib/types.ts";

type Counts = Readonly<Partial<Record<Hand, number>>>;

/** A coup as it came: the counts of two cards each, and what each hand counts now. */
export interface Seen {
  play: string;
  first: Counts;
  now: Counts;
  /** Whether the Player's hand has a third card. */
  third: boolean;
}

/** What has been seen of the coup with this view; what was seen before is kept while no cards lie there. */
export function seen(before: Seen | null, game: GameView): Seen | null {
  const { coup, past = [], totals = [] } = game.table ?? {};
  const last = past.at(-1);
  const hands = coup ? (coup.cards ?? []).map((card) => card.hand) : (last?.hands ?? []);
  const play = coup?.key ?? last?.key;
  const cards = (hand: Hand): number => hands.filter((each) => each === hand).length;
  if (play === undefined || cards("player") < 2 || cards("banker") < 2) return before;
  const now: Counts = Object.fromEntries(totals);
  const known = before?.play === play ? before.first : {};
  const first = (hand: Hand): Counts => (cards(hand) === 2 && now[hand] !== undefined ? { [hand]: now[hand] } : {});
  return { play, first: { ...known, ...first("player"), ...first("banker") }, now, third: cards("player") > 2 };
}

/** What the table of play points at. What a third card added to a count, tens left out, is what it counts. */
export function pointed(coup: Seen | null): Pointed {
  if (coup === null) return {};
  const { first: { player, banker }, now, third } = coup;
  if (!third) return { player: player ?? null, banker: banker ?? null, third: null };
  if (player === undefined || now.player === undefined) return {};
  return { player, banker: banker ?? null, third: (now.player - player + 10) % 10 };
}
