// What is printed on the felt: the areas of a layout with their lettering, and the cloth under it.
import { useId } from "preact/hooks";
import { fitSize, splitLines, rectangle, shortOdds } from "./felt_logic.ts";
import type { BetArea } from "../types.ts";
import { sentence } from "../words/texts.ts";

/** How large the lettering of each group is, at least and at most. */
const LETTERS: Readonly<Record<BetArea["group"], readonly [number, number]>> = {
  main: [40, 54],
  optional: [19, 28],
  number: [44, 44],
  inside: [0, 0],
  outside: [19, 34],
  call: [23, 26],
};
/** The same for the odds below it. */
const ODDS: readonly [number, number] = [15, 26];
/** The room for words where the shape is a path. */
const ROOM = 130;
/** How far above the chips the name of a call bet is; a pocket has its number under them. */
const ABOVE = 48;

/** What is printed on the cloth for an area. */
export function Printed({ area }: { area: BetArea }) {
  const { group, colour } = area;
  const label = sentence(area.label);
  const box = rectangle(area.shape);
  if (box === null)
    return (
      <>
        <path class="ground" d={area.shape.path ?? ""} />
        <Lettering words={label} size={LETTERS[group]} room={ROOM} x={area.at[0]} y={area.at[1] - (colour ? 0 : ABOVE)} />
      </>
    );
  const { x, y, w, h } = box;
  const [middle, half] = [x + w / 2, y + h / 2];
  if (group === "inside")
    return (
      <>
        <rect class="hit" x={x} y={y} width={w} height={h} />
        <circle class="dot" cx={middle} cy={half} r={w / 4} />
      </>
    );
  if (group === "main" || group === "optional") {
    const odds = shortOdds(area.pays);
    return (
      <>
        <rect class="ground" x={x} y={y} width={w} height={h} rx="12" />
        <rect class="inner" x={x + 8} y={y + 8} width={w - 16} height={h - 16} rx="7" />
        <Lettering words={label} size={LETTERS[group]} room={w - 24} x={middle} top={y + 14} />
        <text class="odds" x={middle} y={y + h - 16} font-size={fitSize(odds, ODDS, w - 32)} text-anchor="middle">
          {odds}
        </text>
      </>
    );
  }
  return (
    <>
      <rect class="ground" x={x} y={y} width={w} height={h} />
      {group === "number" ? <rect class="plate" x={x + 8} y={y + 8} width={w - 16} height={h - 16} rx="28" /> : null}
      {group === "outside" && colour ? (
        <path class="plate" d={`M${middle} ${y + 8}L${x + w - 20} ${half}L${middle} ${y + h - 8}L${x + 20} ${half}Z`} />
      ) : null}
      <Lettering words={label} size={LETTERS[group]} room={w - 16} x={middle} y={half} />
    </>
  );
}

/** Words in one line or two, around a point or from a top downwards. */
function Lettering({
  words,
  size: bounds,
  room,
  x,
  y,
  top,
}: {
  words: string;
  size: readonly [number, number];
  room: number;
  x: number;
  y?: number;
  top?: number;
}) {
  const size = fitSize(words, bounds, room);
  const lines = splitLines(words, size, room);
  const first = top === undefined ? (y ?? 0) + size * (0.35 - 0.54 * (lines.length - 1)) : top + size * 0.9;
  // The space is not drawn: it keeps words apart for screen readers.
  return (
    <>
      {lines.map((line, nth) => [
        <text key={nth} class="name" x={x} y={first + nth * size * 1.08} font-size={size} text-anchor="middle">
          {line}
        </text>,
        " ",
      ])}
    </>
  );
}

/** Short fibres, scattered the same way every time, on a tile of so many pixels. */
const TILE = 120;
function fibres(seed: number, count: number): string {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * most;
  };
  return Array.from(
    { length: count },
    () =>
      `M${next(TILE).toFixed(1)} ${next(TILE).toFixed(1)}q${(next(6) - 3).toFixed(1)} ${(next(6) - 3).toFixed(1)} ${(next(10) - 5).toFixed(1)} ${(next(10) - 5).toFixed(1)}`,
  ).join("");
}
const LIGHT = fibres(7, 260);
const DARK = fibres(11, 260);

/** The cloth itself, in a layer that is painted once. */
export function Cloth() {
  const id = useId();
  return (
    <svg class="felt-cloth" aria-hidden="true">
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path class="fibre light" d={LIGHT} />
          <path class="fibre dark" d={DARK} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
