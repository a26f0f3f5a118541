// How a ball comes to rest, in degrees and in units from the middle of the wheel.

/** How far from the middle the ball runs, and where it lies. */
export const TRACK = 180;
export const POCKET = 116;

/** A movement that slows down towards its end. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Where the ball is on its way to rest: it stays on the track, drops, bounces once and lies still. */
export function ballRadius(share: number): number {
  if (share < 0.55) return TRACK;
  const fall = (share - 0.55) / 0.45;
  const bounce = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall);
  return POCKET + (TRACK - POCKET) * bounce * (1 - fall * 0.4);
}

/** The angle reached from another by turning in one direction, with so many whole turns in between. */
export function turnTo(from: number, to: number, turns: number, way: 1 | -1): number {
  const rest = ((((to - from) * way) % 360) + 360) % 360;
  return from + way * (rest + 360 * turns);
}

/** The angle at which the wheel rests with a number at the top. */
export const restingAngle = (order: readonly number[], number: number): number => (-360 * order.indexOf(number)) / order.length;
