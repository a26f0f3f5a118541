// The tick that countdowns follow, by the server's clock.
import { signal } from "@preact/signals";

const TICK_MS = 200;

/** Changes at every tick; whatever counts down reads it. */
export const tick = signal(0);
setInterval(() => {
  tick.value += 1;
}, TICK_MS);

/** Whole seconds until a moment, never below zero. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));
