// The words of the administration page.
import { gameName, terminalName } from "../lib/words/places.ts";
import { lookup, translator } from "../lib/words/words.ts";

export const say = translator("admin");
export const deviceKind = (kind: string): string => lookup("device-kind", kind);
export const DEVICE_KINDS = [
  "display",
  "kiosk",
  "metrics",
  "monitoring",
  "player-terminal",
  "printer",
  "rfid",
  "seat",
  "shoe",
  "stacker",
  "wheel",
];

/** How the place that a device of a kind serves is named. */
const SERVED: Readonly<Record<string, (name: string) => string>> = {
  display: gameName,
  "player-terminal": terminalName,
  printer: terminalName,
  rfid: gameName,
  seat: terminalName,
  shoe: gameName,
  stacker: terminalName,
  wheel: gameName,
};

/** "Terminal 7", "Baccarat 1", "Seat 3 at Baccarat 1". */
export const servedName = (kind: string, serves: string): string => SERVED[kind]?.(serves) ?? serves;
