// Time on screens: a tick that counts down by the server's clock, and moments as people write them.
import { signal } from "@preact/signals";
import { houseText } from "./zone.ts";

/** Changes five times a second, for whatever counts. */
export const tick = signal(0);
setInterval(() => {
  tick.value += 1;
}, 200);

/** Whole seconds until a moment, never below zero. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

const two = (value: number): string => String(value).padStart(2, "0");

/** "15:04" or "15:04:05" by the clocks of the house. */
export const timeOf = (at: number, seconds = false): string => houseText(at).slice(11, seconds ? 19 : 16);

/** "2026-03-01 15:04". */
export const dateOf = (at: number): string => houseText(at).slice(0, 16).replace("T", " ");

/** "1:05" for 65 seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
