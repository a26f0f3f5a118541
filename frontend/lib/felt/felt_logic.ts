// What the felt computes before it draws: lettering in lines, and which area is in which direction.
import type { BetArea, Shape } from "../types.ts";
import { render, type TextLine } from "../words/texts.ts";

/** Roughly the width of letters for their height: Chinese characters are square. */
export const fitWidth = (words: string, size: number): number =>
  [...words].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.63), 0) * size;

/** The size at which words fill a line, within bounds. */
export const fitSize = (words: string, [least, most]: readonly [number, number], room: number): number =>
  Math.max(least, Math.min(most, room / Math.max(1, fitWidth(words, 1))));

/** Words in one line if they fit, or else in two that are as even as can be. */
export function splitLines(words: string, size: number, room: number): readonly string[] {
  const spaces = [...words.matchAll(/ /g)].map((found) => found.index);
  if (fitWidth(words, size) < room + 1 || spaces.length === 0) return [words];
  const middle = words.length / 2;
  const at = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best));
  return [words.slice(0, at), words.slice(at + 1)];
}

/** Odds in few words: those that differ in one figure share all else, as "5/12/25 to 1". */
export function shortOdds(odds: readonly TextLine[]): string {
  const [first] = odds;
  const facts = first?.facts ?? {};
  const [differing, ...more] = Object.keys(facts).filter((name) => odds.some((each) => each.facts?.[name] !== facts[name]));
  if (!first || !differing || more.length > 0 || odds.some((each) => each.key !== first.key)) return odds.map(render).join(" / ");
  return render({ key: first.key, facts: { ...facts, [differing]: odds.map((each) => each.facts?.[differing]).join("/") } });
}

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isDirection = (key: string): key is Direction => key in STEPS;

/** The next area in a direction: near, and not far off the straight line. */
export function nextArea(areas: readonly BetArea[], from: BetArea, direction: Direction): BetArea {
  const [dx, dy] = STEPS[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const area of areas) {
    const [x, y] = [area.at[0] - from.at[0], area.at[1] - from.at[1]];
    const along = x * dx + y * dy;
    const beside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 0 && along + 3 * beside < least) [best, least] = [area, along + 3 * beside];
  }
  return best;
}

/** A rectangle with all its sides; null if the shape is a path. */
export function rectangle(shape: Shape): { x: number; y: number; w: number; h: number } | null {
  const { x, y, w, h } = shape;
  return x == null || y == null || w == null || h == null ? null : { x, y, w, h };
}
