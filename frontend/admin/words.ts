// The words of the administration page.
import { lookup, translator } from "../lib/words/words.ts";

export const say = translator("admin");
export const deviceKind = (kind: string): string => lookup("device-kind", kind);
export const DEVICE_KINDS = ["display", "metrics", "monitoring", "player-terminal", "printer", "seat", "shoe", "stacker", "wheel"];
