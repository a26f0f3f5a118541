// Which colour a chip has, and which chips of an amount are drawn.
import { chipsOf } from "../words/money.ts";

/** The least value of each colour; every chip of a rack has its own colour. */
const COLOURS: readonly (readonly [from: number, colour: string])[] = [
  [10_000_000, "teal"],
  [5_000_000, "orange"],
  [1_000_000, "brown"],
  [500_000, "pink"],
  [100_000, "yellow"],
  [50_000, "purple"],
  [10_000, "black"],
  [2_500, "green"],
  [1_000, "blue"],
  [500, "red"],
  [100, "white"],
  [0, "grey"],
];
/** The colour of a chip of this value. */
export const chipColour = (cents: number): string => COLOURS.find(([from]) => cents >= from)?.[1] ?? "grey";

/** How many chips of a stack are drawn at most; the figure on it gives the amount. */
const MAX_DRAWN_CHIPS = 6;

/** The chips that are drawn of an amount, the lowest and largest first. */
export function shownChips(cents: number, values: readonly number[]): readonly number[] {
  return chipsOf(cents, values).slice(0, MAX_DRAWN_CHIPS);
}
