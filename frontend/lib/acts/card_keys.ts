// A card as it is keyed in: a rank and a suit, in any order.

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export const SUITS = ["S", "H", "D", "C"] as const;

export interface Keyed {
  rank: string;
  suit: string;
}

export const NOTHING: Keyed = { rank: "", suit: "" };

/** Keys beside the letters of ranks and suits: a ten by its first or last digit, an ace as one. */
const ALIASES: Readonly<Record<string, string>> = { "0": "T", "1": "A" };

/** What is keyed in after one more key; the same as before if the key means nothing here. */
export function keyed(before: Keyed, key: string): Keyed {
  const letter = ALIASES[key] ?? key.toUpperCase();
  if (key === "Backspace" || key === "Escape") return NOTHING;
  if ((RANKS as readonly string[]).includes(letter)) return { ...before, rank: letter };
  if ((SUITS as readonly string[]).includes(letter)) return { ...before, suit: letter };
  return before;
}

/** The code of the card, once it is whole: "9S". */
export const codeOf = ({ rank, suit }: Keyed): string | null => (rank && suit ? rank + suit : null);

export const keyedFrom = (code: string | null | undefined): Keyed => (code ? { rank: code.slice(0, -1), suit: code.slice(-1) } : NOTHING);
