// The clocks of the house: screens tell the time by them, whatever clock the machine under a screen has, and so does the paper.
import { signal } from "@preact/signals";

const MINUTE_MS = 60_000;

/** How many minutes they are ahead of UTC, as the server says when it lets a page in. */
export const zoneMinutes = signal(0);

const two = (value: number): string => String(value).padStart(2, "0");

/** "UTC+10:00". */
export function zoneName(minutes: number = zoneMinutes.value): string {
  const ahead = Math.abs(minutes);
  return minutes === 0 ? "UTC" : `UTC${minutes < 0 ? "-" : "+"}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** `2026-03-01T15:04:05`: a moment as clocks of the house show it, and as fields of a browser take it. */
export const houseTime = (at: number): string => new Date(at + zoneMinutes.value * MINUTE_MS).toISOString().slice(0, 19);

/** The moment at which clocks of the house show `2026-03-01T15:04`; not a number where that is no time. */
export const parseHouseTime = (text: string): number => Date.parse(`${text}Z`) - zoneMinutes.value * MINUTE_MS;

/** "2026-03-01 15:04:05". */
export const momentOf = (at: number): string => houseTime(at).replace("T", " ");

const STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** What the server wrote, with its moments by the clocks of the house. */
export const withHouseTimes = (words: string): string => words.replace(STAMP, (stamp) => momentOf(Date.parse(stamp)));
