// Time on screens: a tick that counts down by the server's clock, and moments as people write them.
import { signal } from "@preact/signals";

/** Changes five times a second, for whatever counts. */
export const tick = signal(0);
setInterval(() => {
  tick.value += 1;
}, 200);

/** Whole seconds until a moment, never below zero. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

const two = (value: number): string => String(value).padStart(2, "0");

/** "15:04" or "15:04:05" by this machine's clock. */
export function timeOf(at: number, seconds = false): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}${seconds ? `:${two(date.getSeconds())}` : ""}`;
}

/** "2026-03-01 15:04". */
export function dateOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${timeOf(at)}`;
}

/** "1:05" for 65 seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
