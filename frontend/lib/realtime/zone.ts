// The time zone of the house: screens and paper show its times, whatever zone the machine is set to.
import { signal } from "@preact/signals";

const MINUTE_MS = 60_000;

/** Minutes ahead of UTC, as the server's welcome says. */
export const zoneMinutes = signal(0);

const two = (value: number): string => String(value).padStart(2, "0");

/** "UTC+10:00". */
export function zoneName(minutes: number = zoneMinutes.value): string {
  const ahead = Math.abs(minutes);
  return minutes === 0 ? "UTC" : `UTC${minutes < 0 ? "-" : "+"}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** `2026-03-01T15:04:05`: a moment in house time, in the format of a browser's date fields. */
export const houseTime = (at: number): string => new Date(at + zoneMinutes.value * MINUTE_MS).toISOString().slice(0, 19);

/** The moment of `2026-03-01T15:04` in house time; NaN if that is no time. */
export const parseHouseTime = (text: string): number => Date.parse(`${text}Z`) - zoneMinutes.value * MINUTE_MS;
