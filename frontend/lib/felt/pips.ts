// Where pips are on a card of 200 by 280 units.

const [LEFT, MIDDLE, RIGHT] = [67, 100, 133];
const [TOP, BOTTOM] = [56, 224];

type Place = readonly [x: number, y: number];

const both = (...shares: readonly number[]): Place[] =>
  shares.flatMap(
    (share) =>
      [
        [LEFT, down(share)],
        [RIGHT, down(share)],
      ] as Place[],
  );
const mid = (...shares: readonly number[]): Place[] => shares.map((share) => [MIDDLE, down(share)]);
const down = (share: number): number => Math.round(TOP + (BOTTOM - TOP) * share);

/** Where the pips of a rank are, in the usual pattern of printed cards. */
const PIPS: Readonly<Record<string, readonly Place[]>> = {
  "2": mid(0, 1),
  "3": mid(0, 1 / 2, 1),
  "4": both(0, 1),
  "5": [...both(0, 1), ...mid(1 / 2)],
  "6": both(0, 1 / 2, 1),
  "7": [...both(0, 1 / 2, 1), ...mid(1 / 4)],
  "8": [...both(0, 1 / 2, 1), ...mid(1 / 4, 3 / 4)],
  "9": [...both(0, 1 / 3, 2 / 3, 1), ...mid(1 / 2)],
  T: [...both(0, 1 / 3, 2 / 3, 1), ...mid(1 / 6, 5 / 6)],
};

/** The pips of a rank, none for an ace or a court; those below the middle are upside down. */
export function pipsOf(rank: string): readonly { x: number; y: number; over: boolean }[] {
  return (PIPS[rank] ?? []).map(([x, y]) => ({ x, y, over: y > (TOP + BOTTOM) / 2 }));
}
