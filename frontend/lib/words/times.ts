// Times and durations as people write them, by the clocks of the house.
import { houseTime } from "../realtime/zone.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** "15:04" or "15:04:05". */
export const timeOf = (at: number, seconds = false): string => houseTime(at).slice(11, seconds ? 19 : 16);

/** "2026-03-01 15:04". */
export const dateOf = (at: number): string => houseTime(at).slice(0, 16).replace("T", " ");

/** "1:05" for 65 seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
