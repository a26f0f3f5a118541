// Times and durations as people write them, by the clocks of the house.
import { houseTime, zoneName } from "../realtime/zone.ts";
import { say } from "./words.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** "15:04" or "15:04:05". */
export function timeOf(at: number, seconds = false): string {
  const [hour = "", minute = "", second = ""] = houseTime(at).slice(11).split(":");
  return seconds ? say("time-seconds", { hour, minute, second }) : say("time", { hour, minute });
}

function dateAndTime(at: number, seconds: boolean): string {
  const [year = "", month, day] = houseTime(at).slice(0, 10).split("-");
  const date = say("date", { year, month: Number(month), day: Number(day) });
  return say("moment", { date, time: timeOf(at, seconds) });
}

/** "1 Mar 2026, 15:04". */
export const dateOf = (at: number): string => dateAndTime(at, false);

/** "1 Mar 2026, 15:04:05". */
export const momentOf = (at: number): string => dateAndTime(at, true);

/** A date and time with the zone of the house: "1 Mar 2026, 15:04 UTC+10:00". */
export const withZone = (moment: string): string => say("moment-zone", { moment, zone: zoneName() });

/** "1:05" for 65 seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
